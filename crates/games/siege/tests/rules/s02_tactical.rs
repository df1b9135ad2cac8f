//! 2.0-C to 2.0-E: deployment, the order of the tactical phase, and the end of a turn.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

// ---------------------------------------------------------------- C

/// The strategic phase ends; the tactical dice fall. Both sides have somebody to move.
fn tactical(turn: u8, strategic: &str, rome: u32, gaul: u32) -> Play {
    let mut play = draw()
        .turn(turn)
        .strategic(strategic, 3, 3)
        .initiative(strategic, strategic)
        .set("tactical", json!(null))
        .hidden("0714", "caesar")
        .hidden("0505", "comnios")
        .hidden("0505", "viridomaros")
        .leader("1210", "labienus")
        .units("1210", "legio-8")
        .leader("1106", "vercassivellaunos")
        .units("1106", "santons")
        .play();
    play.roll(&[rome, gaul]);
    play.act(if strategic == "rome" { "roman" } else { "gaul" }, just("end_marches"));
    play.all_rolled();
    play
}

#[test]
fn r2_0_c_the_strategic_initiative_is_worth_one() {
    let winner = |turn, strategic, rome, gaul| {
        let play = tactical(turn, strategic, rome, gaul);
        play.position()["tactical"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(winner(1, "rome", 4, 4), "rome", "5 against 4");
    assert_eq!(winner(1, "gaul", 4, 4), "gaul", "4 against 5");
    assert_eq!(winner(1, "rome", 3, 5), "gaul", "4 against 5");
    assert_eq!(winner(1, "gaul", 5, 3), "rome", "5 against 4");
    assert_eq!(winner(1, "rome", 3, 4), "rome", "a tie by day");
    assert_eq!(winner(9, "rome", 3, 4), "gaul", "a tie by night");
    assert_eq!(winner(1, "gaul", 4, 3), "rome", "a tie by day");
    assert_eq!(winner(14, "gaul", 4, 3), "gaul", "a tie by night");
}

#[test]
fn r2_0_c2_who_has_the_tactical_initiative_moves_first() {
    let play = tactical(1, "rome", 6, 1);
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
    let play = tactical(1, "rome", 1, 6);
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["gaul"]));
}

/// Viridomaros in 0807, four hexes from the camps 0811 and 1109, has these to deploy.
fn deploying(units: &str) -> Draw {
    draw()
        .initiative("gaul", "rome")
        .deployment("gallic-1")
        .leader("0807", "viridomaros")
        .hidden("0505", "comnios")
        .hidden("1514", "caesar")
        .boxed("viridomaros", units)
}

#[test]
fn r2_0_c1_within_command_range() {
    let mut play = deploying("santons rutenes").play();
    // His range is 3.
    assert_eq!((distance("0807", "0804"), distance("0807", "0803")), (3, 4));
    play.allowed("gaul", deploy("santons", "0804"));
    play.refused("gaul", deploy("santons", "0803"), "2.0-C1");
    play.allowed("gaul", deploy("santons", "0807"));
    play.act("gaul", deploy("santons", "0804"));
    assert_eq!(play.at("santons"), "0804");
}

#[test]
fn r2_0_c1_within_the_stacking_limit() {
    let mut play = deploying("santons rutenes blannoviens").play();
    play.act("gaul", deploy("santons", "0807")).act("gaul", deploy("rutenes", "0807"));
    play.refused("gaul", deploy("blannoviens", "0807"), "5.0");
    play.allowed("gaul", deploy("blannoviens", "0806"));
}

#[test]
fn r2_0_c1_all_the_units_of_the_box_and_then_it_is_over() {
    let mut play = deploying("santons rutenes").play();
    loosen(&mut play);
    for what in ["ready", "halt", "end_moves"] {
        assert!(!play.offers("gaul").contains(&action(just(what))), "{what}");
    }
    play.act("gaul", deploy("santons", "0807"));
    assert_eq!(play.phase(), "deployment");
    play.act("gaul", deploy("rutenes", "0807"));
    assert_ne!(play.phase(), "deployment");
    assert_eq!(play.position()["marked"].as_array().map_or(0, Vec::len), 0);
}

#[test]
fn r2_0_c1_not_in_contact_with_a_camp_or_a_line() {
    let play = deploying("santons rutenes").play();
    // 0810 touches the camp in 0811; 0809 does not.
    play.refused("gaul", deploy("santons", "0810"), "2.0-C1");
    play.refused("gaul", deploy("santons", "0710"), "2.0-C1");
    play.allowed("gaul", deploy("santons", "0809"));
    // Without that camp, 0810 is free but 0811 touches the line.
    let play = draw()
        .camps("1109")
        .initiative("gaul", "rome")
        .deployment("gallic-1")
        .leader("0808", "viridomaros")
        .hidden("0505", "comnios")
        .hidden("1514", "caesar")
        .boxed("viridomaros", "santons rutenes")
        .play();
    play.allowed("gaul", deploy("santons", "0810"));
    play.refused("gaul", deploy("santons", "0811"), "2.0-C1");
}

#[test]
fn r2_0_c1_not_in_contact_with_an_enemy_unit() {
    let play = deploying("santons rutenes").units("0708", "numidae").play();
    play.refused("gaul", deploy("santons", "0808"), "2.0-C1");
    play.refused("gaul", deploy("santons", "0809"), "2.0-C1");
    play.refused_as("gaul", deploy("santons", "0708"), "2.0-C1", "contact_with_enemy");
    play.allowed("gaul", deploy("santons", "0806"));
}

/// Two leaders must deploy: their player begins with whom he likes, and finishes one at a time.
#[test]
fn r2_0_c1_leaders_in_the_order_of_their_player() {
    let table = || {
        draw()
            .initiative("gaul", "rome")
            .deployment("gallic-1")
            .set("marked", json!(["gallic-1", "gallic-2", "roman-1"]))
            .leader("0807", "viridomaros")
            .leader("0907", "eporedorix")
            .leader("0812", "labienus")
            .hidden("0505", "comnios")
            .boxed("viridomaros", "santons rutenes")
            .boxed("eporedorix", "pictons turons")
            .boxed("comnios", "parisii")
            .boxed("labienus", "legio-8")
            .play()
    };
    let mut play = table();
    play.allowed("gaul", deploy("santons", "0807")).allowed("gaul", deploy("pictons", "0907"));
    play.refused("gaul", deploy("parisii", "0807"), "2.0-C1");
    play.act("gaul", deploy("pictons", "0907"));
    play.refused("gaul", deploy("santons", "0807"), "2.0-C1");
    play.act("gaul", deploy("turons", "0907"));
    assert_eq!(play.pending(), ["gaul"], "Viridomaros is left");
    play.act("gaul", deploy("santons", "0807")).act("gaul", deploy("rutenes", "0807"));
    assert_eq!((play.phase().as_str(), play.pending()), ("deployment", vec!["roman"]));
    // The others keep their markers until they have deployed.
    let mut play = table();
    play.act("gaul", deploy("pictons", "0907")).act("gaul", deploy("turons", "0907"));
    assert_eq!(play.position()["marked"], json!(["roman-1", "gallic-1"]));
}

/// Phase C1 is for leaders in sight: one with units left in his box deploys without a new marker, a
/// wounded one whom nobody sees does not, although he lies face up.
#[test]
fn r2_0_c1_only_leaders_in_sight_deploy() {
    let table = |at: &str, fate: &str| {
        let mut table = draw()
            .initiative("gaul", "gaul")
            .strategic("gaul", 3, 3)
            .set("tactical", json!(null))
            .hidden("0505", "comnios")
            .leader(at, "viridomaros")
            .boxed("viridomaros", "santons")
            .hidden("1514", "caesar");
        if fate == "wounded" {
            table = table.fate("viridomaros", fate);
        }
        let mut play = table.play();
        loosen(&mut play);
        play.roll(&[1, 6]).act("gaul", just("end_marches"));
        play
    };
    assert_eq!(table("0807", "hale").phase(), "deployment");
    assert_eq!(table("0807", "wounded").phase(), "deployment");
    let play = table("0604", "wounded");
    assert_eq!((play.phase().as_str(), play.at("santons").as_str()), ("movement", "boxed"));
}

/// A breached hex has lost its works (9.2), and nobody is in contact with them.
#[test]
fn r2_0_c1_a_breach_is_no_entrenchment() {
    let table = |breaches: &str| {
        draw()
            .camps("1321")
            .breaches(breaches)
            .initiative("rome", "rome")
            .deployment("gallic-1")
            .leader("0808", "viridomaros")
            .hidden("0505", "comnios")
            .hidden("1514", "caesar")
            .boxed("viridomaros", "santons rutenes")
            .play()
    };
    let around = neighbours("0811");
    let works: Vec<&String> = around.iter().filter(|hex| runs(EXTERNAL, "0811", hex)).collect();
    let list = works.iter().map(|hex| hex.as_str()).collect::<Vec<_>>().join(" ");
    assert!(works.len() > 1);
    table(&list).allowed("gaul", deploy("santons", "0811"));
    table(works[0]).refused_as("gaul", deploy("santons", "0811"), "2.0-C1", "contact_with_works");
}

/// Not into the hex of an enemy leader either.
#[test]
fn r2_0_c1_not_on_an_enemy_leader() {
    let play = deploying("santons rutenes").leader("0806", "antonius").play();
    play.refused_as("gaul", deploy("santons", "0806"), "11.4", "enemy_leader_there");
    play.allowed("gaul", deploy("santons", "0805"));
}

/// A Roman next to a Gallic wall. No site of a camp is, so this camp stands where 9.1 has none.
#[test]
fn r2_0_c1_not_in_contact_with_a_gallic_wall() {
    assert!(runs(DRY_STONE, "1017", "1018") && !runs(DRY_STONE, "1018", "1019"));
    let play = draw()
        .camps("1018 1019")
        .initiative("gaul", "gaul")
        .deployment("roman-1")
        .leader("1019", "labienus")
        .boxed("labienus", "legio-8 legio-9")
        .hidden("0505", "comnios")
        .play();
    play.refused_as("roman", deploy("legio-8", "1018"), "2.0-C1", "contact_with_works");
    play.refused("roman", deploy("legio-8", "1018"), "2.0-C1");
    play.allowed("roman", deploy("legio-8", "1019"));
    // Gauls deploy at their own walls.
    let play = draw()
        .camps("1321")
        .initiative("rome", "rome")
        .deployment("gallic-1")
        .leader("1018", "viridomaros")
        .boxed("viridomaros", "santons rutenes")
        .play();
    play.allowed("gaul", deploy("santons", "1018"));
}

fn romans_deploying() -> Draw {
    draw()
        .initiative("gaul", "gaul")
        .deployment("roman-1")
        .leader("0812", "labienus")
        .boxed("labienus", "legio-8 legio-9")
        .hidden("0505", "comnios")
}

#[test]
fn r2_0_c1_romans_deploy_in_their_lines_or_camps_only() {
    let play = romans_deploying().units("0807", "santons").play();
    for to in ["0812", "0712", "0911", "1011", "0811"] {
        play.allowed("roman", deploy("legio-8", to));
    }
    // Outside the lines, and inside them.
    for to in ["0711", "0910", "0810", "0813", "0912", "1012"] {
        play.refused("roman", deploy("legio-8", to), "2.0-C1");
    }
}

#[test]
fn r2_0_c1_romans_keep_off_enemy_units_too() {
    let play = romans_deploying().camps("1109").units("0811", "santons").play();
    play.refused("roman", deploy("legio-8", "0812"), "2.0-C1");
    play.refused("roman", deploy("legio-8", "0911"), "2.0-C1");
    play.allowed("roman", deploy("legio-8", "0712"));
}

/// Both sides have somebody marked: who lacks the initiative deploys first.
#[test]
fn r2_0_c1_who_lacks_the_initiative_deploys_first() {
    let table = |rome: u32, gaul: u32| {
        let mut play = draw()
            .strategic("rome", 3, 3)
            .set("tactical", json!(null))
            .hidden("1514", "caesar")
            .hidden("0505", "comnios")
            .leader("0807", "viridomaros")
            .boxed("viridomaros", "santons rutenes")
            .leader("1210", "labienus")
            .boxed("labienus", "legio-8 legio-9")
            .units("1206", "pictons")
            .set("marked", json!(["gallic-2", "roman-2"]))
            .play();
        play.roll(&[rome, gaul]).act("roman", just("end_marches"));
        assert_eq!(play.phase(), "deployment");
        play
    };
    assert_eq!(table(6, 1).pending(), ["gaul"]);
    assert_eq!(table(1, 6).pending(), ["roman"]);
    let mut play = table(6, 1);
    play.act("gaul", deploy("santons", "0807")).act("gaul", deploy("rutenes", "0807"));
    assert_eq!((play.phase().as_str(), play.pending()), ("deployment", vec!["roman"]));
}

/// Units deployed in 0809 are three hexes from 0812, where Labienus hid; he deploys in answer.
#[test]
fn r2_0_c1_deployment_brings_out_an_enemy_leader() {
    let mut play = deploying("santons rutenes")
        .hidden("0812", "labienus")
        .boxed("labienus", "legio-8 legio-9")
        .play();
    loosen(&mut play);
    play.act("gaul", deploy("santons", "0809"));
    // He is turned over and marked at once, but the leader who is deploying completes it first.
    assert_eq!(play.face("roman-2").as_deref(), Some("labienus"));
    assert_eq!(play.position()["marked"], json!(["roman-2", "gallic-1"]));
    assert_eq!(play.pending(), ["gaul"]);
    play.act("gaul", deploy("rutenes", "0807"));
    assert_eq!(play.face("roman-2").as_deref(), Some("labienus"));
    assert_eq!((play.phase().as_str(), play.pending()), ("deployment", vec!["roman"]));
    play.act("roman", deploy("legio-8", "0812")).act("roman", deploy("legio-9", "0712"));
    assert_eq!((play.at("legio-8"), play.at("legio-9")), ("0812".into(), "0712".into()));
    // Five hexes away he would have stayed hidden.
    let mut play =
        deploying("santons").hidden("0812", "labienus").boxed("labienus", "legio-8").play();
    loosen(&mut play);
    play.act("gaul", deploy("santons", "0807"));
    assert_eq!(play.face("roman-2"), None);
}

/// Moves, then combats, then rallies; then the other player does the same.
#[test]
fn r2_0_c2_moves_combats_rallies() {
    let mut play = skirmish("rome");
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
    play.refused_as("roman", rally("legio-9"), "12.5", "not_now");
    play.refused_as("roman", attack("1104"), "11.0", "not_now");
    play.act("roman", just("end_moves"));
    assert_eq!((play.phase().as_str(), play.pending()), ("combat", vec!["roman"]));
    play.refused_as("roman", step("numidae", "1203"), "2.0-C2", "not_now");
    play.act("roman", just("end_combats"));
    assert_eq!((play.phase().as_str(), play.pending()), ("rally", vec!["roman"]));
    play.refused_as("roman", attack("1104"), "11.0", "not_now");
}

/// Numidians face the Santons in the plain; behind each line a disorganised unit may rally.
fn skirmish(tactical: &str) -> Play {
    draw()
        .initiative("rome", tactical)
        .movement(if tactical == "rome" { "roman" } else { "relief" })
        .leader("1203", "labienus")
        .units("1204", "numidae")
        .units("1303", "legio-9:d")
        .leader("1003", "viridomaros")
        .units("1104", "santons")
        .units("1003", "rutenes:d")
        .play()
}

#[test]
fn r2_0_c2_only_who_neither_moved_nor_fought_may_rally() {
    // Moved, while another stayed.
    let mut play = draw()
        .movement("roman")
        .leader("1203", "labienus")
        .units("1303", "legio-9:d cohortes-1:d")
        .leader("0903", "viridomaros")
        .units("0903", "santons")
        .play();
    play.act("roman", step("legio-9", "1302")).act("roman", just("halt"));
    play.act("roman", just("end_moves"));
    assert_eq!(play.phase(), "rally");
    play.refused_as("roman", rally("legio-9"), "12.5", "moved_or_fought");
    play.allowed("roman", rally("cohortes-1"));
    // Stayed.
    let mut play = skirmish("rome");
    play.act("roman", just("end_moves")).act("roman", just("end_combats"));
    play.allowed("roman", rally("legio-9"));
    // Fought: a disorganised unit attacks and may not rally afterwards.
    let mut play = draw()
        .movement("roman")
        .leader("1203", "labienus")
        .units("1204", "cohortes-1:d")
        .units("1303", "legio-9:d")
        .leader("1002", "viridomaros")
        .units("1104", "santons")
        .play();
    loosen(&mut play);
    play.act("roman", just("end_moves")).roll(&[1, 1]);
    play.act("roman", attack("1104"))
        .act("roman", commit("cohortes-1"))
        .act("roman", just("fight"));
    settle(&mut play);
    if play.phase() == "combat" {
        play.act("roman", just("end_combats"));
    }
    assert_eq!(play.phase(), "rally");
    play.refused_as("roman", rally("cohortes-1"), "12.5", "moved_or_fought");
    play.allowed("roman", rally("legio-9"));
}

#[test]
fn r2_0_c3_then_the_other_player() {
    let mut play = skirmish("rome");
    loosen(&mut play);
    play.act("roman", just("end_moves")).act("roman", just("end_combats"));
    play.act("roman", just("end_rally"));
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["gaul"]));
    play.act("gaul", just("end_moves"));
    assert_eq!((play.phase().as_str(), play.pending()), ("combat", vec!["gaul"]));
    play.act("gaul", just("end_combats"));
    assert_eq!((play.phase().as_str(), play.pending()), ("rally", vec!["gaul"]));
    play.act("gaul", just("end_rally"));
    assert_eq!(play.position()["turn"], json!(2), "nobody is left to act in this turn");
    // With the initiative the Gaul is first.
    let mut play = skirmish("gaul");
    loosen(&mut play);
    for what in ["end_moves", "end_combats", "end_rally"] {
        assert_eq!(play.pending(), ["gaul"]);
        play.act("gaul", just(what));
    }
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
}

// ---------------------------------------------------------------- D, E

/// Viridomaros, range 3, in 0804, out of everybody's sight, when the Gauls have rallied and phase D
/// begins.
fn retiring(units: &[(&str, &str)]) -> Play {
    let mut table = draw()
        .rally("relief")
        .leader("0804", "viridomaros")
        .units("0101", "caletes:d")
        .hidden("0505", "comnios")
        .hidden("1514", "caesar");
    for (at, names) in units {
        table = table.units(at, names);
    }
    let mut play = table.play();
    loosen(&mut play);
    play.act("gaul", just("end_rally"));
    play
}

#[test]
fn r2_0_d_units_in_range_go_back_to_the_box() {
    assert_eq!((distance("0804", "0801"), distance("0804", "1203")), (3, 4));
    let mut play = retiring(&[("0801", "santons"), ("0804", "rutenes"), ("1203", "pictons")]);
    assert_eq!((play.phase().as_str(), play.face("gallic-1")), ("withdrawal", None));
    play.refused("gaul", withdraw("pictons", "viridomaros"), "2.0-D");
    play.allowed("gaul", withdraw("rutenes", "viridomaros"));
    play.act("gaul", withdraw("santons", "viridomaros"));
    assert_eq!(play.in_box("santons").as_deref(), Some("viridomaros"));
    loosen(&mut play);
    play.act("gaul", just("ready"));
    if play.pending().contains(&"roman") && play.phase() == "withdrawal" {
        play.act("roman", just("ready"));
    }
    // As the player likes: the Rutenes stayed out.
    assert_eq!((play.at("rutenes"), play.at("pictons")), ("0804".into(), "1203".into()));
    assert_eq!(play.face("gallic-1"), None);
}

/// Whether the phase waits for a player tells nobody who is behind an anonymous counter (1.2).
#[test]
fn r2_0_d_waiting_tells_nothing() {
    let waits = |leader: &str| {
        let mut play = draw()
            .rally("besieged")
            .set("second_half", json!(true))
            .hidden("0804", leader)
            .units("0803", "santons:d")
            .hidden("0505", "comnios")
            .leader("1114", "vercingetorix")
            .units("1114", "b-senons:d")
            .hidden("1514", "caesar")
            .play();
        loosen(&mut play);
        play.act("gaul", just("end_rally"));
        assert_eq!(
            (play.phase().as_str(), play.face("gallic-1")),
            ("withdrawal", None),
            "{leader}"
        );
        (play.view(Some("roman")), play.pending())
    };
    let (known, asked) = waits("viridomaros");
    assert_eq!(asked, ["gaul"]);
    assert_eq!(waits("gallic-detachment-1"), (known, asked));
}

#[test]
fn r2_0_d_not_while_the_leader_is_seen() {
    let play = draw()
        .withdrawal()
        .leader("0807", "viridomaros")
        .units("0806", "santons")
        .hidden("0803", "eporedorix")
        .units("0803", "pictons")
        .hidden("0505", "comnios")
        .hidden("1514", "caesar")
        .play();
    play.refused_as("gaul", withdraw("santons", "viridomaros"), "4.0", "leader_in_sight");
    // Eporedorix, three hexes away and out of sight, may take them in.
    play.allowed("gaul", withdraw("santons", "eporedorix"));
}

/// Who was seen when the phase began stays face up, although those who saw him have gone.
#[test]
fn r2_0_d_sight_is_asked_when_the_phase_begins() {
    let mut play = draw()
        .withdrawal()
        .camps("1321")
        .leader("0804", "viridomaros")
        .units("0804", "santons")
        .hidden("0812", "labienus")
        .units("0811", "legio-8")
        .units("0808", "numidae")
        .hidden("0505", "comnios")
        .play();
    play.refused("gaul", withdraw("santons", "viridomaros"), "4.0");
    play.act("roman", withdraw("numidae", "labienus"));
    play.refused("gaul", withdraw("santons", "viridomaros"), "4.0");
}

/// Rebilus commands six units.
#[test]
fn r2_0_d_within_the_limit_of_the_box() {
    let mut play = draw()
        .withdrawal()
        .hidden("1514", "rebilus")
        .units("1514", "numidae sagittarii auxilia-germani-1 auxilia-germani-2")
        .units("1515", "cohortes-1 cohortes-2")
        .units("1513", "legio-7")
        .hidden("0505", "comnios")
        .play();
    for unit in [
        "numidae",
        "sagittarii",
        "auxilia-germani-1",
        "auxilia-germani-2",
        "cohortes-1",
        "cohortes-2",
    ] {
        play.act("roman", withdraw(unit, "rebilus"));
    }
    play.refused("roman", withdraw("legio-7", "rebilus"), "3.2");
}

/// Every disordered unit in a box rolls a d10: above 4 it rallies (12.5).
#[test]
fn r2_0_d_units_in_boxes_rally() {
    let mut play = draw()
        .withdrawal()
        .hidden("0804", "viridomaros")
        .boxed("viridomaros", "santons:d rutenes:d")
        .hidden("0505", "comnios")
        .hidden("1514", "caesar")
        .play();
    loosen(&mut play);
    // Santons and Rutenes have modifier 0, and so has Viridomaros.
    play.roll(&[5, 4]);
    play.act("gaul", just("ready"));
    if play.phase() == "withdrawal" {
        play.act("roman", just("ready"));
    }
    assert_eq!(play.order("santons"), "formed", "5 is above 4");
    assert_eq!(play.order("rutenes"), "disorganised", "4 is not");
}

/// The check comes at the end of the turn, and the automatic victory ends the game.
#[test]
fn r2_0_e_automatic_victory_ends_the_game() {
    let mut play = broken_out().play();
    loosen(&mut play);
    for seat in ["roman", "gaul"] {
        if play.pending().contains(&seat) {
            play.act(seat, just("ready"));
        }
    }
    assert_eq!(play.winners(), Some(vec!["gaul"]));
}

#[test]
fn r2_0_e_without_one_the_next_turn_begins() {
    let mut play = retiring(&[]);
    loosen(&mut play);
    for seat in ["roman", "gaul"] {
        if play.pending().contains(&seat) && play.phase() == "withdrawal" {
            play.act(seat, just("ready"));
        }
    }
    assert_eq!(play.position()["turn"], json!(2));
    assert!(["organisation", "strategic"].contains(&play.phase().as_str()), "{}", play.phase());
    assert_eq!(play.winners(), None);
}

/// Ruling R-03: out of sight a leader turns his anonymous side up, a wounded one does not.
#[test]
fn r2_0_d_a_wounded_leader_stays_face_up() {
    let mut play = draw()
        .rally("relief")
        .initiative("rome", "rome")
        .leader("0403", "viridomaros")
        .fate("viridomaros", "wounded")
        .leader("0303", "eporedorix")
        .hidden("0505", "comnios")
        .units("2001", "caletes:d")
        .play();
    loosen(&mut play);
    play.act("gaul", just("end_rally"));
    assert_eq!(play.face("gallic-1").as_deref(), Some("viridomaros"));
    assert_eq!(play.face("gallic-2"), None);
}
