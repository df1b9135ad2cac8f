//! 17.0: three and four players.

use kernel::{Rules as _, Seat};
use serde_json::json;

use crate::play::{Play, draw, place, say, step};

fn three() -> crate::play::Draw {
    draw()
        .option("players", "3")
        .phase(json!({"is": "movement", "side": "gaul", "asked": 6, "stage": "map"}))
}

#[test]
fn r17_2_each_his_own() {
    let play = three().on("0318", "aedui-1").on("4421", "b-aedui-1").play();
    play.refused("relief", step("b-aedui-1", "4422"), "17.2");
    play.refused("besieged", step("aedui-1", "0317"), "17.2");
    play.allowed("relief", step("aedui-1", "0317"));
    let setup = play.game.setup();
    assert!(!alesia::State::may_talk(&setup, Seat(1), Seat(2)));
}

/// 17.3: the besieged first when they sally, then both together.
#[test]
fn r17_3_the_sally() {
    let mut play = three()
        .roman()
        .option("players", "3")
        .set("ripe", json!(2))
        .on("0318", "aedui-1")
        .at("town", "b-aedui-1")
        .play();
    play.act("roman", say("end_moves"));
    assert_eq!(play.phase(), "sally");
    let mut stay = play.again();
    stay.act("besieged", say("stay_inside"));
    assert_eq!(stay.pending(), ["relief", "besieged"]);
    stay.act("besieged", json!({"do": "appear", "unit": "b-aedui-1", "at": "2621"}));
    stay.refused("besieged", step("b-aedui-1", "2521"), "17.3");
    play.act("besieged", say("sally"));
    assert_eq!(play.pending(), ["besieged"]);
    play.act("besieged", say("end_moves"));
    assert_eq!(play.pending(), ["relief"]);
}

/// 17.3, 14.32: whoever has joined an attack of the other army comes back for a unit that has
/// nobody else to attack.
#[test]
fn r17_3_a_unit_that_owes_joins_late() {
    let mut play = three()
        .declares("gaul")
        .on("4517", "legio-10-1 legio-13-10")
        .on("4417", "b-arverni-6")
        .on("4617", "ruteni-4")
        .on("4518", "aedui-8")
        .set("attacks", json!({"b-arverni-6": 1, "ruteni-4": 1, "legio-10-1": 1, "legio-13-10": 1}))
        .play();
    play.refused("relief", say("end_declaration"), "14.32");
    play.act("relief", json!({"do": "target", "hex": "4517"}));
    play.refused("relief", say("close"), "14.32");
    play.act("relief", json!({"do": "commit", "unit": "aedui-8"}));
    play.act("relief", say("close"));
    play.refused("relief", json!({"do": "target", "hex": "4517"}), "14.4");
    play.allowed("relief", say("end_declaration"));
}

/// an attack of the relief army ends a raging battle, and a unit of the besieged, who have
/// declared, would have to attack. Nobody asks them again, and the declaration comes to its end.
#[test]
fn r17_3_who_has_declared_owes_nothing_more() {
    let mut play = draw()
        .option("players", "3")
        .declares("gaul")
        .on("4327", "b-bituriges-2")
        .on("4326", "turoni-3")
        .on("4426", "recruits-8")
        .set("rage", json!({"recruits-8": 1}))
        .play();
    play.act("relief", json!({"do": "target", "hex": "4426"}));
    play.act("relief", json!({"do": "commit", "unit": "turoni-3"}));
    play.act("relief", say("close"));
    play.allowed("relief", say("end_declaration"));
    // What its own units owe it still owes.
    let mut play = draw()
        .option("players", "3")
        .declares("gaul")
        .on("4327", "turoni-2")
        .on("4326", "turoni-3")
        .on("4426", "recruits-8")
        .set("rage", json!({"recruits-8": 1}))
        .play();
    play.act("relief", json!({"do": "target", "hex": "4426"}));
    play.act("relief", json!({"do": "commit", "unit": "turoni-3"}));
    play.refused("relief", say("close"), "14.32");
}

fn four() -> crate::play::Draw {
    draw()
        .option("players", "4")
        .set("sphere", json!("VIII"))
        .phase(json!({"is": "movement", "side": "rome", "asked": 9, "stage": "map"}))
}

/// 17.4: zones III to VII are Labienus's.
#[test]
fn r17_4_spheres_of_command() {
    let play = four().on("3606", "legio-7-1").on("3739", "legio-7-2").play();
    play.allowed("labienus", step("legio-7-1", "3607"));
    play.refused("roman", step("legio-7-1", "3607"), "17.4");
    play.allowed("roman", step("legio-7-2", "3738"));
}

/// 17.4, 17.5: the scene tells who commands where; who does so in the other's sphere has an area more.
#[test]
fn r17_4_spheres_are_shown() {
    let spheres = |play: &Play, seat: &str| -> Vec<(String, String, Vec<String>)> {
        let command = |overlay: &kernel::Overlay| overlay.kind == kernel::OverlayKind::Command;
        let overlays = play.scene(seat).overlays.into_iter().filter(command);
        let told = overlays.map(|one| (one.label, one.side.unwrap_or_default(), one.places));
        told.collect()
    };
    let mut play =
        four().on("3606", "caesar").on("2905", "legio-7-1").on("4739", "labienus").play();
    for seat in ["roman", "labienus", "relief", "besieged"] {
        let shown = spheres(&play, seat);
        let [(caesar, his, there), (labienus, other, here)] = shown.as_slice() else {
            panic!("two areas: {shown:?}")
        };
        assert_eq!([caesar, labienus], ["Caesar commands", "Labienus commands"]);
        assert_eq!([his, other], ["roman", "labienus"]);
        assert!(here.contains(&"3606".to_owned()) && !there.contains(&"3606".to_owned()));
        assert!(there.contains(&"3739".to_owned()) && !here.contains(&"3739".to_owned()));
    }
    play.act("roman", say("take_command"));
    let shown = spheres(&play, "relief");
    assert_eq!((shown[2].0.as_str(), shown[2].1.as_str()), ("In command for now", "roman"));
    assert!(shown[2].2.contains(&"2905".to_owned()), "near Caesar, in the sphere of Labienus");
    assert!(!shown[2].2.contains(&"3739".to_owned()), "his own sphere");
    // 17.8: hidden from the Gauls. With two players nobody commands anywhere.
    let secrets = json!({"zones": {"at": {}}, "sphere": "VIII"});
    let hidden = four().option("secret_spheres", "on").set("sphere", json!(null));
    let play = hidden.set("secrets", secrets).on("3606", "caesar").play();
    assert_eq!(spheres(&play, "labienus").len(), 2);
    assert_eq!((spheres(&play, "relief"), spheres(&play, "besieged")), (Vec::new(), Vec::new()));
    assert_eq!(spheres(&draw().on("3606", "caesar").play(), "roman"), Vec::new());
    // 17.6: who is left commands everywhere.
    let play = four().option("leader_out", "on").at("lost", "labienus").play();
    assert_eq!(spheres(&play, "roman"), Vec::new());
}

/// 17.5: taking command in the other's sphere.
#[test]
fn r17_5_taking_command() {
    let mut play =
        four().on("3606", "caesar").on("2905", "legio-7-1").on("4739", "labienus").play();
    play.refused("roman", step("legio-7-1", "2904"), "17.4");
    play.act("roman", say("take_command"));
    play.allowed("roman", step("legio-7-1", "2904"));
    let mut play =
        four().on("3606", "caesar").on("2905", "legio-7-1").on("3610", "labienus").play();
    play.act("roman", say("take_command"));
    assert_eq!(play.pending(), ["labienus"]);
    play.act("labienus", say("refuse"));
    play.refused("roman", say("take_command"), "17.5");
    // Nobody else takes it, in whosever movement.
    let gauls = json!({"is": "movement", "side": "gaul", "asked": 6, "stage": "map"});
    let play = four().phase(gauls).on("3606", "caesar").on("4739", "labienus").play();
    play.refused("relief", say("take_command"), "17.5");
    play.refused("besieged", say("take_command"), "17.5");
}

#[test]
fn r17_6_a_fallen_leaders_player() {
    let on = |value: &str| {
        four().option("leader_out", value).at("lost", "labienus").on("3606", "legio-7-1").play()
    };
    on("on").allowed("roman", step("legio-7-1", "3607"));
    on("on").refused("labienus", step("legio-7-1", "3607"), "17.4");
    on("off").allowed("labienus", step("legio-7-1", "3607"));
}

/// 17.6: who is out is asked nothing any more, in movement or between the periods.
#[test]
fn r17_6_who_is_out_is_not_asked() {
    let turn = |value: &str, fallen: &str| {
        let mut play = draw()
            .option("players", "4")
            .option("leader_out", value)
            .set("sphere", json!("VIII"))
            .phase(json!({"is": "movement", "side": "gaul", "asked": 6, "stage": "map"}))
            .at("lost", fallen)
            .on("3606", "legio-7-1")
            .play();
        play.act("relief", say("end_moves")).act("besieged", say("end_moves"));
        play.pending()
    };
    assert_eq!(turn("off", "labienus"), ["roman", "labienus"]);
    assert_eq!(turn("on", "labienus"), ["roman"]);
    assert_eq!(turn("on", "caesar"), ["labienus"]);
    let mut pause = four()
        .option("leader_out", "on")
        .set("turn", json!(12))
        .at("lost", "caesar")
        .on("3606", "legio-7-1")
        .phase(json!({"is": "movement", "side": "rome", "asked": 8, "stage": "map"}))
        .play();
    pause.act("labienus", say("end_moves"));
    assert_eq!((pause.phase().as_str(), pause.pending()), ("setup", vec!["labienus"]));
    pause.allowed("labienus", json!({"do": "take", "unit": "legio-7-1"}));
    pause.act("labienus", say("ready"));
    assert_eq!(pause.phase(), "movement");
}

/// 17.7, R-84: whoever keeps the time, a turn can be finished at any moment: the unit on its way stops
/// and what is owed is divided by the rules alone.
#[test]
fn r17_7_done_at_any_moment() {
    let mut play = draw()
        .on("0318", "aedui-1")
        .on("0405", "aedui-2 aedui-3")
        .on("0306", "legio-7-1")
        .off("I", "aedui-4")
        .play();
    play.act("gaul", step("aedui-1", "0317"));
    play.act("gaul", say("halt"));
    for _ in 0..3 {
        play.act("gaul", say("end_moves"));
    }
    assert_eq!(play.phase(), "declaration");
    play.refused("gaul", say("end_declaration"), "14.32");
    play.act("gaul", say("propose"));
    play.roll(&[4]).act("gaul", say("end_declaration"));
}

/// 17.7: without the option there is no clock; with it whoever moves has his minutes, and nobody else.
#[test]
fn r17_7_minutes_for_movement() {
    let seats = |players: &str, asked: u8, side: &str| {
        let phase = json!({"is": "movement", "side": side, "asked": asked, "stage": "map"});
        let draw = draw().option("players", players).option("clock", "on").phase(phase);
        let draw = if players == "4" { draw.set("sphere", json!("VIII")) } else { draw };
        let play = draw.on("0318", "aedui-1").on("3606", "legio-7-1").play();
        [0, 1, 2, 3].map(|seat| play.game.minutes(Seat(seat)))
    };
    assert_eq!(seats("2", 2, "gaul"), [None, Some(10), None, None]);
    assert_eq!(seats("2", 1, "rome"), [Some(20), None, None, None]);
    assert_eq!(seats("3", 6, "gaul"), [None, Some(10), Some(10), None]);
    assert_eq!(seats("3", 1, "rome"), [Some(20), None, None, None]);
    assert_eq!(seats("4", 9, "rome"), [Some(10), None, None, Some(10)]);
    let off = draw().on("0318", "aedui-1").play();
    assert_eq!(off.game.minutes(Seat(1)), None);
    off.refused("gaul", say("time_up"), "17.7");
    let fighting = draw().option("clock", "on").on("0318", "aedui-1").declares("gaul").play();
    assert_eq!(fighting.game.minutes(Seat(1)), None, "only movement is timed");
}

/// 17.7, R-84: the unit on its way stops, is fired at for the last time, and nobody else moves; the
/// clock stands still while the Romans decide.
#[test]
fn r17_7_the_time_of_a_gaul() {
    let mut play = draw()
        .option("clock", "on")
        .forts("2640")
        .on("2640", "recruits-1")
        .on("2644", "aedui-1")
        .on("0318", "aedui-2")
        .off("I", "aedui-3")
        .play();
    play.act("gaul", step("aedui-1", "2643"));
    assert_eq!(play.phase(), "window");
    assert_eq!(play.game.minutes(Seat(1)), None);
    play.act("roman", say("hold_fire"));
    assert_eq!(play.game.minutes(Seat(1)), Some(10));
    play.act("gaul", say("time_up"));
    assert_eq!((play.phase().as_str(), play.pending()), ("window", vec!["roman"]));
    play.roll(&[1]).act("roman", crate::play::fort("2640", 3, "aedui-1"));
    let phase = play.position()["phase"].clone();
    assert_eq!((&phase["is"], &phase["side"]), (&json!("movement"), &json!("rome")), "{phase}");
    assert_eq!(place(&play, "aedui-1"), "2643");
    assert_eq!(play.position()["secrets"]["zones"]["at"]["aedui-3"], "I");
}

/// 17.7, 17.3: of two who move together only the one whose time is up has done.
#[test]
fn r17_7_each_has_his_own_time() {
    let mut play =
        three().option("clock", "on").on("0318", "aedui-1").on("4421", "b-aedui-1").play();
    play.act("besieged", step("b-aedui-1", "4422")).act("relief", say("time_up"));
    assert_eq!(play.pending(), ["besieged"]);
    play.act("besieged", step("b-aedui-1", "4423")).act("besieged", say("time_up"));
    assert_eq!(play.position()["phase"]["side"], "rome");
}

/// 17.7, 20.3: archers who must withdraw do so for the Roman whose time is up.
#[test]
fn r17_7_archers_withdraw_for_the_late_roman() {
    let mut play = draw()
        .option("clock", "on")
        .roman()
        .on("0306", "archers-1")
        .on("0405", "aedui-1")
        .on("1010", "legio-7-1")
        .play();
    play.refused("roman", say("end_moves"), "20.3");
    play.act("roman", step("legio-7-1", "1011")).act("roman", say("time_up"));
    assert_ne!(place(&play, "archers-1"), "0306");
    assert_ne!(place(&play, "archers-1"), "lost");
    assert_eq!(place(&play, "legio-7-1"), "1011");
    assert_eq!(play.position()["phase"]["side"], "gaul");
}

#[test]
fn r17_8_hidden_spheres() {
    let play = draw()
        .option("players", "4")
        .option("secret_spheres", "on")
        .set("secrets", json!({"zones": {}, "sphere": "VIII"}))
        .phase(json!({"is": "movement", "side": "rome", "asked": 9, "stage": "map"}))
        .on("3606", "legio-7-1")
        .play();
    assert_eq!(play.view(Some("labienus"))["sphere"], "VIII");
    for who in [Some("relief"), Some("besieged"), None] {
        let view = play.view(who);
        assert!(view.get("sphere").is_none() && view["public"].get("sphere").is_none());
    }
    assert_eq!(place(&play, "legio-7-1"), "3606");
}

/// 17.6: who is out recovers nothing either.
#[test]
fn r17_6_the_other_recovers() {
    let lost: Vec<String> = (1..=10).map(|number| format!("legio-7-{number}")).collect();
    let mut pause = four()
        .option("leader_out", "on")
        .set("turn", json!(12))
        .at("lost", "caesar")
        .at("lost", &lost.join(" "))
        .on("3606", "legio-8-1")
        .phase(json!({"is": "movement", "side": "rome", "asked": 8, "stage": "map"}))
        .play();
    pause.act("labienus", say("end_moves"));
    assert_eq!((pause.phase().as_str(), pause.pending()), ("recovery", vec!["labienus"]));
    pause.act("labienus", json!({"do": "recover", "unit": "legio-7-1"}));
    assert_eq!((pause.phase().as_str(), pause.pending()), ("setup", vec!["labienus"]));
}

/// 17.6: who commands alone goes on when his leader falls too; the other does not come back.
#[test]
fn r17_6_the_last_one_goes_on() {
    let after = |fallen: &str, falls: &str| {
        let mut play = draw()
            .option("players", "4")
            .option("leader_out", "on")
            .set("sphere", json!("VIII"))
            .phase(json!({"is": "movement", "side": "gaul", "asked": 6, "stage": "map"}))
            .at("lost", fallen)
            .on("0306", falls)
            .on("0407", "aedui-1")
            .on("3606", "legio-7-1")
            .play();
        play.act("relief", step("aedui-1", "0406"));
        assert_eq!(place(&play, falls), "lost");
        play.act("relief", say("halt"));
        play.act("relief", say("end_moves")).act("besieged", say("end_moves"));
        play.pending()
    };
    assert_eq!(after("labienus", "caesar"), ["roman"]);
    assert_eq!(after("caesar", "labienus"), ["labienus"]);
}

/// 17.8: the Gauls learn the spheres when the period is over, the second too.
#[test]
fn r17_8_shown_at_the_end() {
    let shown = |turn: u8| {
        let mut play = draw()
            .option("players", "4")
            .option("secret_spheres", "on")
            .set("period", json!(2))
            .set("turn", json!(turn))
            .set("secrets", json!({"zones": {}, "sphere": "VIII"}))
            .phase(json!({"is": "movement", "side": "rome", "asked": 9, "stage": "map"}))
            .on("3606", "legio-7-1")
            .play();
        play.act("roman", say("end_moves")).act("labienus", say("end_moves"));
        play.view(Some("relief"))["public"]["sphere"].clone()
    };
    assert_eq!(shown(11), json!(null));
    assert_eq!(shown(12), "VIII");
}

/// 17.5: a command reaches ten hexes, and ends when its leader leaves the other's sphere.
#[test]
fn r17_5_how_far_and_how_long() {
    let mut play = four()
        .on("3606", "caesar")
        .on("2601", "legio-7-1")
        .on("2501", "legio-7-2")
        .on("4739", "labienus")
        .set("claims", json!(1))
        .play();
    // 2601 is ten hexes from 3606, 2501 eleven.
    play.allowed("roman", step("legio-7-1", "2602"));
    play.refused("roman", step("legio-7-2", "2502"), "17.4");
    play.allowed("labienus", step("legio-7-2", "2502"));
    play.act("roman", say("yield_command"));
    play.refused("roman", step("legio-7-1", "2602"), "17.4");
    let goes_on = |to: &str| {
        let way = four().on("0110", "caesar").on("4739", "labienus");
        let mut play = way.set("claims", json!(1)).play();
        play.act("roman", step("caesar", to));
        !play.position()["claims"].is_null()
    };
    // 0109 lies before zone III, which is Labienus's; 0111 before II as well.
    assert!(goes_on("0109"));
    assert!(!goes_on("0111"));
}

/// 17.8: hidden spheres are named in secret.
#[test]
fn r17_8_named_in_secret() {
    let named = |hidden: &str| {
        let options = [("players", "4"), ("secret_spheres", hidden)];
        let mut play = Play::start(alesia::Alesia::pack(), &options, &[], 1);
        play.act("roman", json!({"do": "sphere", "first": "VIII"}));
        assert_eq!(play.view(Some("labienus"))["public"]["sphere"] == "VIII", hidden == "off");
        play.view(Some("relief"))["public"]["sphere"].clone()
    };
    assert_eq!(named("off"), "VIII");
    assert_eq!(named("on"), json!(null));
}

/// 17.5: each leader in the other's sphere may command there at the same time; where they are near
/// each other, both are asked anew when the Roman turn begins, one after the other.
#[test]
fn r17_5_both_may_command_abroad() {
    let both = |caesar: &str, labienus: &str| {
        four()
            .on(caesar, "caesar")
            .on(labienus, "labienus")
            .on("2905", "legio-7-1")
            .on("4538", "legio-8-1")
    };
    let mut play = both("3606", "4739").play();
    play.refused("roman", step("legio-7-1", "2904"), "17.4");
    play.refused("labienus", step("legio-8-1", "4537"), "17.4");
    play.act("roman", say("take_command"));
    play.refused("roman", say("take_command"), "17.5");
    play.act("labienus", say("take_command"));
    play.allowed("roman", step("legio-7-1", "2904"));
    play.allowed("labienus", step("legio-8-1", "4537"));
    play.act("roman", say("yield_command"));
    play.refused("roman", step("legio-7-1", "2904"), "17.4");
    play.allowed("labienus", step("legio-8-1", "4537"));

    // 0109 is Labienus's, 0111 Caesar's: they are near each other.
    let gauls = json!({"is": "movement", "side": "gaul", "asked": 6, "stage": "map"});
    let near = || both("0109", "0111").set("claims", json!(9)).phase(gauls.clone()).play();
    for (first, second) in [("refuse", "allow"), ("allow", "refuse")] {
        let mut play = near();
        play.act("relief", say("end_moves")).act("besieged", say("end_moves"));
        assert_eq!(play.pending(), ["labienus"], "Caesar's command");
        play.act("labienus", say(first));
        assert_eq!(play.pending(), ["roman"], "Labienus's command");
        play.act("roman", say(second));
        assert_eq!(play.phase(), "movement");
        let left = if first == "allow" { 1 } else { 8 };
        assert_eq!(play.position()["claims"], left);
    }
}

/// 17.3, R-108: one player who leads all Gauls is not asked whether they sally, and moves whom he likes
/// first.
#[test]
fn r17_3_one_player_in_any_order() {
    let mut play = draw()
        .roman()
        .set("ripe", json!(1))
        .set("delay", json!(1))
        .at("town", "b-aedui-1")
        .on("0318", "aedui-1")
        .play();
    play.act("roman", say("end_moves"));
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["gaul"]));
    play.act("gaul", step("aedui-1", "0317")).act("gaul", say("halt"));
    play.allowed("gaul", json!({"do": "appear", "unit": "b-aedui-1", "at": "2621"}));
}

/// 17.2, 17.4: who hears whom: the two Gallic players not each other, the two Romans each other, and
/// enemies as at any table.
#[test]
fn r17_2_who_may_talk_to_whom() {
    for (players, seats) in [("2", 2), ("3", 3), ("4", 4)] {
        let play = Play::start(alesia::Alesia::pack(), &[("players", players)], &[], 1);
        let setup = play.game.setup();
        let silent: Vec<(u8, u8)> = (0..seats)
            .flat_map(|from| (0..seats).map(move |to| (from, to)))
            .filter(|(from, to)| !alesia::State::may_talk(&setup, Seat(*from), Seat(*to)))
            .collect();
        let gauls = if players == "2" { vec![] } else { vec![(1, 2), (2, 1)] };
        assert_eq!(silent, gauls, "{players} players");
    }
}
