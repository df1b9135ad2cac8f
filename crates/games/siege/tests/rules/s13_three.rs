//! 13.0: three players.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

fn field() -> Draw {
    draw()
        .three()
        .camps("1321")
        .leader("1114", "vercingetorix")
        .units("1114", "b-senons")
        .leader("1004", "viridomaros")
        .units("1004", "santons")
        .leader("1514", "caesar")
        .units("1514", "legio-8")
}

#[test]
fn r13_0_each_gaul_has_his_own_army() {
    let play = field().movement("relief").play();
    assert_eq!(play.pending(), ["relief"]);
    play.allowed("relief", step("santons", "1003"));
    play.allowed("relief", ride("viridomaros", "1003"));
    for action in [step("b-senons", "1115"), ride("vercingetorix", "1115")] {
        assert!(!play.offers("relief").contains(&crate::play::action(action.clone())));
        assert!(play.offers("besieged").is_empty());
    }
    let play = field().movement("besieged").play();
    assert_eq!(play.pending(), ["besieged"]);
    play.allowed("besieged", step("b-senons", "1115"));
    assert!(!play.offers("besieged").contains(&action(step("santons", "1003"))));
    assert!(play.offers("relief").is_empty());
}

/// the relief army moves first, then the besieged.
#[test]
fn r13_0_the_besieged_move_after_the_relief_army() {
    let mut play = field().movement("relief").play();
    play.act("relief", just("end_moves"));
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["besieged"]));
    play.act("besieged", step("b-senons", "1115"));
    assert!(play.offers("relief").is_empty());
    play.act("besieged", just("end_moves"));
    assert_ne!(play.pending(), ["besieged"], "nobody moves after them");
}

/// each Gaul attacks with his own units, the relief army first.
#[test]
fn r13_0_the_besieged_fight_after_the_relief_army() {
    let mut play =
        field().combat("relief").units("1104", "numidae").units("1113", "sagittarii").play();
    play.allowed("relief", attack("1104"));
    play.act("relief", just("end_combats"));
    assert_eq!((play.phase().as_str(), play.pending()), ("combat", vec!["besieged"]));
    assert!(play.offers("relief").is_empty());
    play.act("besieged", attack("1113"));
    play.refused("besieged", commit("santons"), "11.2");
    play.allowed("besieged", commit("b-senons"));
}

/// the besieged rally after the relief army.
#[test]
fn r13_0_the_besieged_rally_after_the_relief_army() {
    let mut play =
        field().rally("relief").units("1004", "santons:d").units("1114", "b-senons:d").play();
    assert_eq!(play.pending(), ["relief"]);
    play.refused("relief", rally("b-senons"), "12.5");
    play.act("relief", just("end_rally"));
    assert_eq!((play.phase().as_str(), play.pending()), ("rally", vec!["besieged"]));
    play.refused("besieged", rally("santons"), "12.5");
    play.roll(&[6]).act("besieged", rally("b-senons")).all_rolled();
    assert_eq!(
        (play.order("b-senons").as_str(), play.order("santons").as_str()),
        ("formed", "disorganised")
    );
}

/// for defenders of both armies the relief player decides; the besieged only for their own.
#[test]
fn r13_0_who_decides_for_the_defenders() {
    let struck = |gauls: &str| {
        let mut play = draw()
            .three()
            .camps("1321")
            .combat("roman")
            .leader("1303", "antonius")
            .units("1204", "legio-7")
            .units("1205", "legio-8")
            .units("1104", gauls)
            .play();
        play.act("roman", attack("1104"));
        play.act("roman", commit("legio-7")).act("roman", commit("legio-8"));
        play.act("roman", just("fight"));
        play
    };
    for (gauls, decides, other) in [
        ("b-parisii cadurques", "relief", "besieged"),
        ("pictons cadurques", "relief", "besieged"),
        ("b-parisii b-cadurques", "besieged", "relief"),
    ] {
        let mut play = struck(gauls);
        assert_eq!((play.stage().as_str(), play.pending()), ("riposte", vec![decides]), "{gauls}");
        assert!(play.offers(other).is_empty(), "{gauls}");
        // A 5 with 24 PF and more, for all are better: 1d. The riposte does nothing.
        play.roll(&[2, 1]).act(decides, json!({"do": "riposte", "hex": "1204"}));
        assert_eq!((play.stage().as_str(), play.pending()), ("defender", vec![decides]), "{gauls}");
        for unit in gauls.split_whitespace() {
            play.allowed(decides, suffer(unit));
        }
        assert!(play.offers(other).is_empty(), "{gauls}");
    }
}

/// With two players one Gaul moves both.
#[test]
fn r13_0_with_two_one_gaul_has_both() {
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1114", "vercingetorix")
        .units("1114", "b-senons")
        .leader("1004", "viridomaros")
        .units("1004", "santons")
        .play();
    play.allowed("gaul", step("santons", "1003")).allowed("gaul", step("b-senons", "1115"));
}

/// Vercingetorix does not know who of the relief army is who.
#[test]
fn r13_0_the_besieged_do_not_know_the_plans() {
    let table = |one: &str, two: &str| {
        draw()
            .three()
            .strategic("gaul", 2, 3)
            .leader("1114", "vercingetorix")
            .units("1114", "b-senons")
            .hidden("0505", "comnios")
            .hidden("0605", one)
            .hidden("0606", two)
            .hidden("1514", "caesar")
            .play()
    };
    let (one, two) =
        (table("viridomaros", "gallic-detachment-1"), table("gallic-detachment-1", "viridomaros"));
    assert_eq!(one.view(Some("besieged")), two.view(Some("besieged")));
    assert_ne!(one.view(Some("relief")), two.view(Some("relief")));
    assert_eq!(one.pending(), ["relief"], "he has no part in strategic moves");
}

#[test]
fn r13_0_three_seats_set_up() {
    let play = start(&[("players", "3"), ("camps", "historical")], &[]);
    let mut pending = play.pending();
    pending.sort_unstable();
    assert_eq!(pending, ["besieged", "relief", "roman"]);
    let garrison = json!({"do": "garrison", "unit": "b-senons", "hex": "1114"});
    play.allowed("besieged", garrison.clone());
    assert!(!play.offers("relief").contains(&action(garrison)));
    let assign = json!({"do": "assign", "unit": "senons", "leader": "comnios"});
    play.allowed("relief", assign.clone());
    assert!(!play.offers("besieged").contains(&action(assign)));
}

/// Both Gauls win together.
#[test]
fn r13_0_gauls_win_together() {
    let mut play = broken_out().three().play();
    loosen(&mut play);
    while play.winners().is_none() {
        let seat = play.pending()[0];
        play.act(seat, just("ready"));
    }
    let mut winners = play.winners().unwrap_or_default();
    winners.sort_unstable();
    assert_eq!(winners, ["besieged", "relief"]);
}

/// 11.1, R-18: a hex that the relief army has attacked is not attacked by the besieged in the same
/// phase.
#[test]
fn r13_0_a_hex_is_attacked_once_by_both_gauls() {
    let table = || {
        draw()
            .three()
            .camps("1321")
            .combat("relief")
            .leader("1003", "viridomaros")
            .units("1104", "santons")
            .leader("1205", "vercingetorix")
            .units("1205", "b-senons")
            .units("1204", "legio-8")
            .leader("1204", "caesar")
            .play()
    };
    let mut play = table();
    play.act("relief", just("end_combats"));
    play.allowed("besieged", attack("1204"));
    let mut play = table();
    loosen(&mut play);
    play.act("relief", attack("1204")).act("relief", commit("santons"));
    play.roll(&[1, 1]).act("relief", just("fight"));
    while play.phase() == "combat" && play.pending() != ["besieged"] {
        let seat = play.pending()[0];
        let last = *play.offers(seat).last().expect("an offer");
        play.act(seat, serde_json::to_value(last).expect("an action"));
    }
    assert!(!play.offers("besieged").contains(&action(attack("1204"))));
}

/// 11.1: a unit strikes back once a phase. The Numidians have fought; attacked again where they
/// have retreated to, they only suffer.
#[test]
fn r11_1_a_unit_strikes_back_once_a_phase() {
    let table = |fought: &[&str]| {
        draw()
            .camps("1321")
            .combat("relief")
            .leader("1003", "viridomaros")
            .units("1104", "santons")
            .units("1204", "legio-8 numidae")
            .set("fought", json!(fought))
            .play()
    };
    let [_, riposte] = throws(&mut table(&[]), "gaul", "1204", "santons", [1, 1]);
    assert_eq!(riposte.pf, 12);
    let [_, riposte] = throws(&mut table(&["numidae"]), "gaul", "1204", "santons", [1, 1]);
    assert_eq!(riposte.pf, 10);
    let spent = &["numidae", "legio-8"];
    let mut play = table(spent);
    loosen(&mut play);
    play.roll(&[1]).act("gaul", attack("1204")).act("gaul", commit("santons"));
    let events = told(&mut play, "gaul", just("fight"));
    assert_eq!((fought(&events)[1].pf, fought(&events)[1].die), (0, None));
}
