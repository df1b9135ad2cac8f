//! 8.0: command, and what a unit without it may do.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

/// Organisation ends; the dice show 4 for Rome and `gaul` for the Gauls. Who has the initiative?
fn initiative(table: Draw, gaul: u32) -> String {
    let mut play = table.organisation().set("strategic", json!(null)).play();
    loosen(&mut play);
    play.roll(&[4, gaul]);
    for seat in ["roman", "gaul"] {
        if play.pending().contains(&seat) {
            play.act(seat, just("ready"));
        }
    }
    play.position()["strategic"].as_str().unwrap_or_default().to_owned()
}

fn staff() -> Draw {
    draw().hidden("0714", "antonius").hidden("0505", "viridomaros")
}

/// Caesar +3, Labienus +2; Comnios +1, Vercassivellaunos +2. By day a tie is Rome's.
#[test]
fn r8_1_labienus_follows_caesar() {
    let table = || staff().hidden("0714", "labienus").hidden("0505", "comnios");
    // 4 + 3 against 6 + 1 and 7 + 1.
    assert_eq!(initiative(table().hidden("0714", "caesar"), 6), "rome");
    assert_eq!(initiative(table().hidden("0714", "caesar"), 7), "gaul");
    for fate in ["killed", "captured"] {
        // 4 + 2 against 5 + 1 and 6 + 1.
        let table =
            || table().fate("caesar", fate).set("commanders", json!(["labienus", "comnios"]));
        assert_eq!(initiative(table(), 5), "rome");
        assert_eq!(initiative(table(), 6), "gaul");
    }
}

/// a wounded commander goes on commanding, with the modifier of his marker.
#[test]
fn r8_5_a_wounded_commander_brings_nothing_to_the_initiative() {
    let table = || {
        let staff = staff().hidden("0714", "labienus").hidden("0505", "comnios");
        staff.leader("0714", "caesar").fate("caesar", "wounded")
    };
    // 4 + 0 against 3 + 1 and 4 + 1.
    assert_eq!(initiative(table(), 3), "rome");
    assert_eq!(initiative(table(), 4), "gaul");
}

/// Caesar alone in the plain is killed, or taken: Labienus commands from then on.
#[test]
fn r8_1_the_successor_follows_at_once() {
    for (second, fate) in [(6, "killed"), (3, "captured")] {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("1002", "viridomaros")
            .units("1104", "cadurques")
            .leader("1204", "caesar")
            .leader("1403", "labienus")
            .units("1403", "legio-8")
            .play();
        loosen(&mut play);
        assert_eq!(play.position()["commanders"], json!(["caesar", "comnios"]));
        play.roll(&[6, second]).act("gaul", attack("1204")).act("gaul", commit("cadurques"));
        play.act("gaul", just("fight"));
        assert_eq!(play.leader("caesar"), fate);
        next_turn(&mut play);
        assert_eq!(play.position()["commanders"], json!(["labienus", "comnios"]));
    }
    // And Comnios: Vercassivellaunos.
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "numidae")
        .leader("1104", "comnios")
        .hidden("0505", "vercassivellaunos")
        .units("1002", "santons")
        .play();
    loosen(&mut play);
    play.roll(&[6, 6]).act("roman", attack("1104")).act("roman", commit("numidae"));
    play.act("roman", just("fight"));
    next_turn(&mut play);
    assert_eq!(play.position()["commanders"][1], json!("vercassivellaunos"));
    // A wound changes nothing.
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1002", "viridomaros")
        .units("1104", "cadurques")
        .leader("1204", "caesar")
        .units("1403", "legio-8")
        .play();
    loosen(&mut play);
    play.roll(&[6, 1]).act("gaul", attack("1204")).act("gaul", commit("cadurques"));
    play.act("gaul", just("fight"));
    assert!(play.is_wounded("caesar"));
    next_turn(&mut play);
    assert_eq!(play.position()["commanders"], json!(["caesar", "comnios"]));
}

/// Everybody does as little as possible until the strategic moves of the next turn.
fn next_turn(play: &mut Play) {
    while play.position()["turn"] == json!(1) || play.phase() != "strategic" {
        assert_ne!(play.phase(), "succession", "the successor is known");
        let seat = play.pending()[0];
        let last = *play.offers(seat).last().expect("an offer");
        play.act(seat, serde_json::to_value(last).expect("an action"));
    }
}

#[test]
fn r8_1_vercassivellaunos_follows_comnios() {
    let table = || {
        staff()
            .hidden("0714", "labienus")
            .hidden("0714", "caesar")
            .hidden("0505", "vercassivellaunos")
    };
    assert_eq!(initiative(table().hidden("0505", "comnios"), 6), "rome");
    // 4 + 3 against 5 + 2 and 6 + 2.
    let table = |fate: &str| {
        table().fate("comnios", fate).set("commanders", json!(["caesar", "vercassivellaunos"]))
    };
    assert_eq!(initiative(table("killed"), 5), "rome");
    assert_eq!(initiative(table("captured"), 6), "gaul");
}

/// Vercingetorix, +2, never counts.
#[test]
fn r8_1_vercingetorix_does_not_count() {
    let table = || {
        staff()
            .hidden("0714", "caesar")
            .hidden("0505", "comnios")
            .leader("1114", "vercingetorix")
            .units("1114", "b-senons")
    };
    assert_eq!(initiative(table(), 6), "rome", "4 + 3 against 6 + 1 and not 6 + 2");
}

/// When the successor is gone too, the player chooses.
#[test]
fn r8_1_then_the_player_chooses() {
    let mut play = draw()
        .organisation()
        .set("strategic", json!(null))
        .hidden("0714", "antonius")
        .hidden("0714", "trebonius")
        .hidden("0505", "comnios")
        .hidden("0505", "viridomaros")
        .fate("caesar", "killed")
        .fate("labienus", "captured")
        .set("phase", json!({"is": "succession", "side": "rome"}))
        .play();
    let appoint = |leader: &str| json!({"do": "appoint", "leader": leader});
    assert_eq!(play.pending(), ["roman"]);
    play.refused("roman", appoint("caesar"), "8.1").refused("roman", appoint("labienus"), "8.1");
    play.refused("roman", appoint("comnios"), "8.1");
    play.refused("roman", appoint("roman-detachment-1"), "8.1");
    play.allowed("roman", appoint("antonius"));
    loosen(&mut play);
    play.act("roman", appoint("trebonius"));
    assert_ne!(play.phase(), "succession");
}

/// The death of Vercingetorix ends the game: a lone leader dies on 6 and 6.
#[test]
fn r8_1_the_end_of_vercingetorix() {
    for (second, over) in [(6, true), (3, true), (1, false), (2, false)] {
        let mut play = draw()
            .camps("1321")
            .combat("roman")
            .leader("1303", "labienus")
            .units("1204", "numidae")
            .leader("1104", "vercingetorix")
            .units("1003", "b-senons")
            .play();
        loosen(&mut play);
        play.roll(&[6, second]).act("roman", attack("1104")).act("roman", commit("numidae"));
        play.act("roman", just("fight"));
        assert_eq!(play.winners(), over.then(|| vec!["roman"]), "second throw {second}");
    }
}

/// Viridomaros, range 3, in 1004.
fn led(at: &str, unit: &str) -> Draw {
    draw().camps("1321").leader("1004", "viridomaros").units(at, unit)
}

#[test]
fn r8_2_within_the_range_of_a_leader() {
    assert_eq!((distance("1004", "1302"), distance("1004", "1403")), (3, 4));
    let two_steps = |at: &str, first: &str, second: &str| {
        let mut play = led(at, "santons").movement("relief").play();
        play.act("gaul", step("santons", first));
        play.offers("gaul").contains(&action(step("santons", second)))
    };
    assert!(two_steps("1302", "1403", "1503"));
    assert!(!two_steps("1403", "1503", "1603"));
}

/// Command for the move is settled before anybody moves: going out of range makes no difference.
#[test]
fn r8_2_checked_before_movement() {
    let mut play = led("1302", "santons").movement("relief").play();
    for to in ["1403", "1503", "1603", "1703"] {
        play.act("gaul", step("santons", to));
    }
    assert_eq!(play.at("santons"), "1703");
    // Nor does the leader's riding off.
    let mut play = led("1302", "santons").movement("relief").play();
    for to in ["0904", "0804"] {
        play.act("gaul", ride("viridomaros", to));
    }
    play.act("gaul", just("halt"));
    play.act("gaul", step("santons", "1403"));
    play.allowed("gaul", step("santons", "1503"));
}

/// And again before combat: who is out of range then may not attack.
#[test]
fn r8_2_checked_before_combat() {
    let table = |at: &str| {
        let mut play = draw()
            .camps("1321")
            .movement("relief")
            .leader(at, "viridomaros")
            .units("1104", "santons")
            .units("1204", "numidae")
            .play();
        loosen(&mut play);
        play
    };
    let attacks = |play: &Play| {
        play.phase() == "combat" && play.offers("gaul").contains(&action(attack("1204")))
    };
    let mut play = table("1003");
    play.act("gaul", just("end_moves"));
    assert!(attacks(&play));
    // He rides away: out of range when combat begins.
    let mut play = table("1003");
    for to in ["0903", "0803", "0702"] {
        play.act("gaul", ride("viridomaros", to));
    }
    if spent(&play).is_some() {
        play.act("gaul", just("halt"));
    }
    play.act("gaul", just("end_moves"));
    assert_eq!(distance("0702", "1104"), 4);
    assert!(!attacks(&play));
    // He comes up: in range when combat begins.
    let mut play = table("0702");
    play.act("gaul", ride("viridomaros", "0803")).act("gaul", just("halt"));
    play.act("gaul", just("end_moves"));
    assert!(attacks(&play));
}

/// A wounded leader commands two hexes around (8.5), an anonymous one nobody.
#[test]
fn r8_2_leaders_who_do_not_command() {
    let two_steps = |table: Draw| {
        let mut play = table.movement("relief").play();
        play.act("gaul", step("santons", "1403"));
        play.offers("gaul").contains(&action(step("santons", "1503")))
    };
    let table = || draw().camps("1321").units("1302", "santons");
    assert!(two_steps(table().leader("1004", "viridomaros")));
    assert!(!two_steps(table().leader("1004", "viridomaros").fate("viridomaros", "wounded")));
    assert!(two_steps(table().leader("1103", "viridomaros").fate("viridomaros", "wounded")));
    assert!(!two_steps(table().hidden("1004", "viridomaros")));
}

/// any leader of the side commands, of whichever army.
#[test]
fn r8_2_the_besieged_obey_leaders_of_the_relief_army() {
    let two_steps = |leader: &str| {
        let mut play = draw()
            .camps("1321")
            .units("1302", "b-senons")
            .leader("1004", leader)
            .movement("besieged")
            .play();
        play.act("gaul", step("b-senons", "1403"));
        play.offers("gaul").contains(&action(step("b-senons", "1503")))
    };
    assert!(two_steps("viridomaros"));
    assert!(!two_steps("gallic-detachment-1"));
}

#[test]
fn r8_3_in_command_a_unit_moves_fights_and_rallies() {
    let mut play = led("1104", "santons").units("1204", "numidae").combat("relief").play();
    play.allowed("gaul", attack("1204"));
    play.act("gaul", attack("1204"));
    play.allowed("gaul", commit("santons"));
    led("1103", "santons:d").rally("relief").play().allowed("gaul", rally("santons"));
}

/// Not in an enemy zone of control: 1104 is next to the Numidians.
#[test]
fn r8_3_no_rally_in_an_enemy_zone() {
    let play = led("1104", "santons:d").units("1204", "numidae").units("1103", "rutenes:d");
    // 1103 is next to 1204 too; the Pictons in 1002 are not.
    let play = play.units("1002", "pictons:d").rally("relief").play();
    play.refused("gaul", rally("santons"), "8.3").refused("gaul", rally("rutenes"), "8.3");
    play.allowed("gaul", rally("pictons"));
}

#[test]
fn r8_4_out_of_command_one_hex() {
    let mut play = led("1503", "santons").movement("relief").play();
    play.refused_as("gaul", step("santons", "1703"), "8.4", "out_of_reach");
    play.act("gaul", step("santons", "1603"));
    play.refused_as("gaul", step("santons", "1703"), "7.2", "already_moved");
    assert_eq!(spent(&play), None);
}

/// Whatever it costs: by night, 4 PM, over the line and up the slope is 5.
#[test]
fn r8_4_whatever_it_costs() {
    let table = |leader: &str| {
        draw()
            .camps("1321")
            .night()
            .movement("relief")
            .leader(leader, "viridomaros")
            .units("0814", "b-senons")
            .play()
    };
    table("0914").refused("gaul", step("b-senons", "0713"), "7.2");
    table("1004").allowed("gaul", step("b-senons", "0713"));
}

#[test]
fn r8_4_not_into_an_enemy_zone() {
    // 1503 is next to 1604's neighbour: the Numidians stand in 1703, and 1603 is theirs.
    let play = led("1503", "santons").units("1703", "numidae").movement("relief").play();
    assert!(neighbours("1703").contains(&"1603".to_owned()));
    play.refused("gaul", step("santons", "1603"), "8.4");
    play.allowed("gaul", step("santons", "1403"));
}

/// It does not attack, but defends itself.
#[test]
fn r8_4_fights_only_when_attacked() {
    let play = draw()
        .camps("1321")
        .combat("relief")
        .leader("0702", "viridomaros")
        .units("1104", "santons")
        .units("1204", "numidae")
        .units("0802", "pictons")
        .units("0902", "sagittarii")
        .play();
    play.refused_as("gaul", attack("1204"), "11.2", "nobody_can_attack");
    play.refused("gaul", commit("santons"), "8.4");
    play.allowed("gaul", attack("0902"));
    // Next to a unit in command it still may not join.
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("0802", "viridomaros")
        .units("1103", "santons")
        .units("1205", "pictons")
        .units("1204", "numidae")
        .play();
    assert_eq!((distance("0802", "1103"), distance("0802", "1205")), (3, 5));
    play.act("gaul", attack("1204")).act("gaul", commit("santons"));
    play.refused("gaul", commit("pictons"), "8.4");
    // Attacked, it ripostes with its PF.
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "numidae")
        .units("1104", "santons")
        .play();
    let [_, riposte] = throws(&mut play, "roman", "1104", "numidae", [1, 1]);
    assert_eq!((riposte.pf, riposte.die), (6, Some(1)));
}

#[test]
fn r8_4_may_try_to_rally() {
    let play = draw().camps("1321").rally("relief").units("1503", "santons:d").play();
    play.allowed("gaul", rally("santons"));
    let play = draw()
        .camps("1321")
        .rally("relief")
        .units("1503", "santons:d")
        .units("1102", "rutenes:d")
        .units("1603", "numidae")
        .play();
    play.refused_as("gaul", rally("santons"), "8.3", "in_enemy_zone");
}

/// Fate by fate: the lone leader is killed, taken, wounded.
fn alone(faces: &[u32]) -> Play {
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "numidae")
        .leader("1104", "viridomaros")
        .units("1002", "santons")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    play.roll(faces).act("roman", attack("1104")).act("roman", commit("numidae"));
    play.act("roman", just("fight"));
    play
}

#[test]
fn r8_5_killed_or_captured_leaders_are_gone() {
    let play = alone(&[6, 6]);
    assert_eq!((play.leader("viridomaros"), play.counter("gallic-1")), ("killed".into(), None));
    let play = alone(&[6, 3]);
    assert_eq!((play.leader("viridomaros"), play.counter("gallic-1")), ("captured".into(), None));
    let play = alone(&[6, 1]);
    assert!(play.is_wounded("viridomaros"));
    assert_eq!(play.leader("viridomaros"), "1002", "with the nearest unit");
    let play = alone(&[5]);
    assert!(!play.is_wounded("viridomaros"));
    assert_eq!(play.leader("viridomaros"), "1002");
}

/// Wounded: modifier 0, range 2, movement 4.
#[test]
fn r8_5_the_values_of_a_wounded_leader() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("0804", "vercassivellaunos")
        .fate("vercassivellaunos", "wounded")
        .play();
    for to in ["0904", "1004", "1104", "1204"] {
        play.act("gaul", ride("vercassivellaunos", to));
    }
    play.refused_as("gaul", ride("vercassivellaunos", "1304"), "7.2", "already_moved");
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1104", "vercassivellaunos")
        .fate("vercassivellaunos", "wounded")
        .units("1104", "cadurques")
        .units("1204", "numidae")
        .play();
    let [attack, _] = throws(&mut play, "gaul", "1204", "cadurques", [1, 1]);
    assert_eq!(attack.modifier, 0);
}
