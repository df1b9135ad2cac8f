//! 17: several players.

use crate::play::*;
use serde_json::json;

/// Four players: Caesar has VIII to II, Labienus III to VII.
fn four() -> Draw {
    draw()
        .option("players", "4")
        .set("sphere", json!("VIII"))
        .set("phase", json!({"is": "movement", "side": "rome", "asked": 9}))
}

/// Units obey the commander of the zones nearest to them.
#[test]
fn r17_4_spheres_of_command() {
    let play = four().at("3605", "legio-1-1").at("3739", "legio-1-2").play();
    play.allowed("labienus", step("legio-1-1", "3604"));
    play.allowed("roman", step("legio-1-2", "3738"));
    play.refused("roman", step("legio-1-1", "3604"), "17.4");
    play.refused("labienus", step("legio-1-2", "3738"), "17.4");
}

/// On the turn of the sally the besieged move first.
#[test]
fn r17_3_the_besieged_first() {
    let mut play = draw()
        .option("players", "3")
        .set("ripe", json!(1))
        .set("phase", json!({"is": "sally"}))
        .town("b-aedui-1")
        .at("0318", "aedui-1")
        .play();
    assert_eq!(play.pending(), ["besieged"]);
    play.act("besieged", json!({"do": "sally"}));
    assert_eq!(play.pending(), ["besieged"]);
    play.act("besieged", appear("b-aedui-1", "2621")).act("besieged", step("b-aedui-1", "2521"));
    play.act("besieged", halt()).act("besieged", end_moves());
    assert_eq!(play.pending(), ["relief"]);
    play.allowed("relief", step("aedui-1", "0317"));
}

/// Later both move, each one unit at a time.
#[test]
fn r17_3_then_both_at_once() {
    let mut play = draw()
        .option("players", "3")
        .released()
        .set("phase", json!({"is": "movement", "side": "gaul", "asked": 6}))
        .at("2521", "b-aedui-1")
        .at("0318", "aedui-1")
        .at("0320", "aedui-2")
        .play();
    let mut pending = play.pending();
    pending.sort_unstable();
    assert_eq!(pending, ["besieged", "relief"]);
    play.act("relief", step("aedui-1", "0317"));
    // Each of them one unit at a time (5.2).
    play.act("besieged", step("b-aedui-1", "2520"));
    play.refused("relief", step("aedui-2", "0319"), "5.2");
    play.act("besieged", halt()).act("relief", halt());
    play.allowed("relief", step("aedui-2", "0319"));
}

/// The chit is the Gaul's secret until somebody leaves.
#[test]
fn r18_2_the_chit_is_secret() {
    let table = |delay: u8| {
        draw()
            .set("turn", json!(9))
            .set("ripe", json!(2))
            .set("secrets", json!({"chit": delay}))
            .town("b-aedui-1")
            .play()
    };
    let (one, three) = (table(1), table(3));
    assert_eq!(one.view(Some("roman")), three.view(Some("roman")));
    assert_eq!(one.view(None), three.view(None));
    assert_ne!(one.view(Some("gaul")), three.view(Some("gaul")));
}

/// Caesar in Labienus's sphere may take command within ten hexes, unless Labienus is near and says no.
#[test]
fn r17_5_a_leader_in_the_others_sphere() {
    let claim = json!({"do": "take_command"});
    // 2905 is seven hexes from 3606, 2005 sixteen.
    let far = || four().at("3606", "caesar").at("3006", "legio-1-1").at("1806", "legio-1-2");
    let mut play = far().at("0914", "labienus").play();
    play.refused("roman", step("legio-1-1", "3005"), "17.4");
    play.act("roman", claim.clone());
    play.allowed("roman", step("legio-1-1", "3005"));
    assert!(!play.may("roman", &step("legio-1-2", "1805")), "eighteen hexes away");
    let mut play = far().at("3404", "labienus").play();
    play.act("roman", claim);
    assert_eq!(play.pending(), ["labienus"]);
    play.act("labienus", json!({"do": "refuse"}));
    assert!(!play.may("roman", &step("legio-1-1", "3005")));
}

/// With 17.6 the player of a fallen leader is out, without it he is not.
#[test]
fn r17_6_a_fallen_leaders_player() {
    for (option, out) in [("on", true), ("off", false)] {
        let table = four().option("leader_out", option).lost("labienus").at("3605", "legio-1-1");
        let asked = if out { 1 } else { 9 };
        let play =
            table.set("phase", json!({"is": "movement", "side": "rome", "asked": asked})).play();
        assert_eq!(play.may("roman", &step("legio-1-1", "3604")), out, "{option}");
        assert_eq!(play.may("labienus", &step("legio-1-1", "3604")), !out, "{option}");
    }
}

/// With 17.8 the Gauls do not see whose zones are whose; without it they do.
#[test]
fn r17_8_secret_spheres() {
    let secret = |first: &str| {
        four()
            .option("secret_spheres", "on")
            .set("sphere", json!(null))
            .set("secrets", json!({"sphere": first}))
            .play()
    };
    let (one, other) = (secret("VIII"), secret("V"));
    for seat in [Some("relief"), Some("besieged"), None] {
        assert_eq!(one.view(seat), other.view(seat), "{seat:?}");
    }
    for seat in [Some("roman"), Some("labienus")] {
        assert_ne!(one.view(seat), other.view(seat), "{seat:?}");
    }
    let open = |first: &str| four().set("sphere", json!(first)).play();
    assert_ne!(open("VIII").view(Some("relief")), open("V").view(Some("relief")));
}
