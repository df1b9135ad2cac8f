//! "Why not?": whatever a player points at, the answer names the rule.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

/// Camps: too high, inside, without a line, next to a Gallic wall, taken.
#[test]
fn r9_1_why_no_camp_there() {
    let mut play = start(&[], &[]);
    play.why_not("roman", "place:0512", "errata-9.1", "camp_too_high")
        .why_not("roman", "place:0912", "9.1", "camp_inside")
        .why_not("roman", "place:0101", "9.1", "camp_needs_line");
    assert!(play.why("roman", "place:1321").iter().all(|(_, code)| !code.starts_with("camp_")));
    play.act("roman", json!({"do": "place_camp", "hex": "1321"}));
    play.why_not("roman", "place:1321", "9.1", "camp_there");
    play.why_not("roman", "button:ready", "14.1", "not_ready");
    // With the historical camps there is nothing to choose.
    let play = start(&[("camps", "historical")], &[]);
    play.why_not("roman", "place:1819", "14.1", "already_placed");
}

/// 14.1: the besieged stand in Alésia and have no boxes; Romans are posted between the lines.
#[test]
fn r14_1_why_not_placed_there() {
    let play = start(&[("camps", "historical")], &[]);
    play.why_not("gaul", "place:1013", "14.1", "not_in_alesia")
        .why_not("gaul", "piece:b-senons", "3.2", "besieged_have_no_box")
        .why_not("roman", "place:0912", "14.1", "not_between_the_lines");
}

#[test]
fn r2_0_a_why_no_transfer() {
    let play = draw()
        .organisation()
        .turn(2)
        .hidden("0714", "labienus")
        .hidden("0712", "antonius")
        .hidden("0714", "caesar")
        .hidden("0505", "comnios")
        .hidden("0505", "viridomaros")
        .boxed("labienus", "legio-8 cohortes-1")
        .boxed("comnios", "santons")
        .units("1206", "pictons")
        .play();
    play.why_not("roman", "piece:cohortes-1", "2.0-A", "leaders_apart")
        .why_not("roman", "piece:cohortes-1", "2.0-A", "same_box")
        .why_not("roman", "piece:cohortes-1", "2.0-C1", "not_now")
        .why_not("gaul", "piece:pictons", "2.0-A", "not_in_a_box")
        .why_not("gaul", "piece:pictons", "2.0-C2", "not_now");
}

/// 7.1, 2.0-B: strategic moves.
#[test]
fn r7_1_why_no_march() {
    let play = draw()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0604", "viridomaros")
        .leader("0807", "eporedorix")
        .leader("1115", "vercingetorix")
        .units("1115", "b-senons")
        .units("0807", "pictons")
        .play();
    play.why_not("gaul", "piece:gallic-1", "2.0-B.2", "last_leader_in_camp")
        .why_not("gaul", "piece:gallic-3", "7.1", "counter_in_sight")
        .why_not("gaul", "piece:vercingetorix", "7.1", "no_strategic_move")
        .why_not("gaul", "piece:gallic-2", "7.1", "out_of_reach")
        .why_not("gaul", "piece:gallic-2", "7.0", "not_adjacent")
        .why_not("gaul", "piece:pictons", "2.0-C2", "not_now")
        .why_not("gaul", "place:2025", "7.1", "out_of_reach");
    let play = draw()
        .strategic("rome", 2, 3)
        .hidden("0714", "labienus")
        .hidden("0714", "caesar")
        .hidden("0505", "comnios")
        .play();
    play.why_not("roman", "place:0814", "7.1", "romans_stay_in_lines")
        .why_not("roman", "place:0505", "7.1", "romans_stay_in_lines")
        .why_not("roman", "place:1519", "7.1", "out_of_reach");
}

#[test]
fn r2_0_b_1_why_no_second_march() {
    let play = draw()
        .phase(json!({"is": "strategic", "side": "gaul", "round": 1, "limit": 1, "moved": ["gallic-1"]}))
        .set("marched", json!(["gallic-1"]))
        .hidden("0605", "comnios")
        .hidden("0604", "viridomaros")
        .hidden("0505", "eporedorix")
        .hidden("0505", "vercassivellaunos")
        .play();
    play.why_not("gaul", "piece:gallic-2", "2.0-B.1", "no_march_left").why_not(
        "gaul",
        "piece:gallic-1",
        "2.0-B",
        "already_marched",
    );
}

#[test]
fn r2_0_c1_why_not_deployed_there() {
    let play = draw()
        .initiative("gaul", "rome")
        .deployment("gallic-1")
        .leader("0807", "viridomaros")
        .hidden("0505", "comnios")
        .boxed("viridomaros", "santons rutenes")
        .boxed("comnios", "pictons")
        .units("0708", "numidae")
        .play();
    play.why_not("gaul", "place:0810", "2.0-C1", "contact_with_works")
        .why_not("gaul", "place:0709", "2.0-C1", "contact_with_enemy")
        .why_not("gaul", "place:2025", "2.0-C1", "out_of_range")
        .why_not("gaul", "piece:pictons", "2.0-C1", "not_in_that_box");
    let play = draw()
        .initiative("gaul", "gaul")
        .deployment("roman-1")
        .leader("0812", "labienus")
        .boxed("labienus", "legio-8 legio-9")
        .hidden("0505", "comnios")
        .units("0807", "santons")
        .play();
    play.why_not("roman", "place:0711", "2.0-C1", "romans_deploy_inside");
}

/// 7.2 and whatever else stands in the way of a tactical move.
#[test]
fn r7_2_why_no_step() {
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1004", "vercassivellaunos")
        .units("1004", "santons")
        .units("1005", "rutenes senons")
        .units("1003", "equites-1")
        .units("2001", "pictons")
        .units("0902", "caletes:r")
        .units("1205", "numidae")
        .hidden("0505", "comnios")
        .play();
    play.why_not("gaul", "piece:santons", "7.2", "out_of_reach")
        .why_not("gaul", "piece:santons", "7.0", "not_adjacent")
        .why_not("gaul", "piece:santons", "5.0", "stack_full")
        .why_not("gaul", "piece:santons", "5.0", "no_mixing")
        .why_not("gaul", "place:1205", "7.0", "enemy_there")
        .why_not("gaul", "piece:pictons", "8.4", "out_of_reach")
        .why_not("gaul", "piece:caletes", "12.4", "routed_flees")
        .why_not("gaul", "piece:gallic-2", "7.2", "not_deployed");
    assert!(!play.why("gaul", "place:2025").is_empty(), "the far corner has an answer too");
    // Zones, works, gates, sorties.
    let play = draw()
        .camps("1617")
        .movement("roman")
        .leader("1516", "labienus")
        .units("1516", "numidae")
        .units("0812", "legio-8")
        .units("0811", "santons")
        .play();
    play.why_not("roman", "place:1616", "7.2", "gate_needed").why_not(
        "roman",
        "piece:legio-8",
        "8.4",
        "out_of_reach",
    );
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1105", "vercassivellaunos")
        .units("1104", "santons")
        .units("1204", "numidae")
        .play();
    play.why_not("gaul", "piece:santons", "7.3", "zone_to_zone");
}

/// A Roman at the ditch in the middle of his move.
#[test]
fn rtable_terrain_why_start_next_to_it() {
    let mut play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0812", "labienus")
        .units("0912", "numidae")
        .play();
    play.act("roman", step("numidae", "1012"));
    play.why_not("roman", "place:1013", "table-terrain", "must_start_next_to");
}

#[test]
fn r7_2_why_not_again() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1011", "viridomaros")
        .units("1009", "equites-1")
        .play();
    play.act("gaul", step("equites-1", "1010"));
    play.why_not("gaul", "piece:equites-1", "7.2", "already_moved");
    play.why_not("gaul", "button:halt", "7.2", "nobody_is_moving");
}

#[test]
fn r10_1_why_no_shot() {
    let play = draw()
        .camps("0811 1109 0719")
        .archery()
        .units("0810", "santons")
        .units("0618", "pictons")
        .units("1010", "rutenes")
        .units("1011", "numidae")
        .breaches("1110")
        .play();
    play.why_not("roman", "place:0618", "10.1", "slope_between")
        .why_not("roman", "place:0719", "10.1", "too_far_to_shoot")
        .why_not("roman", "place:1011", "10.0", "garrisoned")
        .why_not("roman", "place:1110", "9.2-roman", "breached")
        .why_not("roman", "place:1514", "10.1", "no_target")
        .why_not("roman", "button:loose", "10.1", "nobody_aims");
}

#[test]
fn r11_2_why_no_attack() {
    let play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1003", "viridomaros")
        .units("1104", "santons")
        .units("1103", "rutenes:r")
        .units("2001", "pictons")
        .units("1204", "numidae")
        .units("1303", "legio-8")
        .play();
    play.why_not("gaul", "place:1303", "11.2", "nobody_can_attack")
        .why_not("gaul", "place:1001", "11.2", "nothing_to_attack")
        .why_not("gaul", "piece:rutenes", "12.4", "routed_cannot_fight")
        .why_not("gaul", "piece:pictons", "8.4", "out_of_command")
        .why_not("gaul", "piece:santons", "2.0-C2", "not_now");
    let mut play = play;
    play.act("gaul", attack("1204"));
    play.why_not("gaul", "button:fight", "11.2", "nobody_committed").why_not(
        "gaul",
        "piece:rutenes",
        "12.4",
        "routed_cannot_fight",
    );
}

/// 11.3 and 11.5: what is suffered, and who advances.
#[test]
fn r11_3_why_no_retreat_instead() {
    let battle = |stage: &str, attack: &str, attackers: &str| {
        let battle = json!({
            "stage": stage, "targets": ["1104"], "stack": "1204",
            "attackers": [attackers], "struck": [attackers], "defenders": ["caletes", "unelles"],
            "attack": attack, "riposte": "-",
        });
        json!({"is": "combat", "force": "roman", "stacks": ["1204"], "battle": battle})
    };
    let table = |attack: &str, attackers: &str| {
        draw()
            .camps("1321")
            .phase(battle("defender", attack, attackers))
            .leader("1303", "antonius")
            .leader("1001", "viridomaros")
            .units("1204", attackers)
            .units("1104", "caletes unelles")
            .units("1002", "santons")
            .play()
    };
    table("1d", "numidae")
        .why_not("gaul", "button:fall_back", "11.3", "no_retreat_instead")
        .why_not("gaul", "piece:santons", "11.3", "not_among_them");
    let mut play = table("T", "numidae");
    play.act("gaul", just("fall_back"));
    play.why_not("gaul", "place:1103", "6.2", "retreat_into_zone")
        .why_not("gaul", "piece:santons", "11.5-retreat", "not_retreating")
        .why_not("gaul", "button:halt", "11.5-retreat", "retreat_goes_on")
        .why_not("gaul", "place:1204", "11.5-retreat", "retreat_first");
}

#[test]
fn r11_5_advance_why_not() {
    let battle = json!({
        "stage": "advance", "targets": ["1104"], "stack": "1204", "attackers": ["numidae"],
        "struck": ["numidae"], "defenders": ["caletes"], "attack": "T", "riposte": "-",
    });
    let play = draw()
        .camps("1321")
        .phase(json!({"is": "combat", "force": "roman", "stacks": ["1204"], "battle": battle}))
        .leader("1204", "antonius")
        .units("1204", "numidae sagittarii")
        .units("1004", "caletes")
        .leader("1001", "viridomaros")
        .play();
    play.why_not("roman", "piece:sagittarii", "11.5-advance", "cannot_advance")
        .why_not("roman", "place:1203", "11.5-advance", "not_vacated")
        .why_not("roman", "piece:roman-1", "11.5-advance", "nobody_to_follow");
}

#[test]
fn r12_5_why_no_rally() {
    let play = draw()
        .camps("1321")
        .rally("relief")
        .set("moved", json!(["santons"]))
        .leader("1003", "viridomaros")
        .units("1003", "santons:d rutenes")
        .units("1104", "pictons:d")
        .units("1001", "caletes:d")
        .units("1204", "numidae")
        .play();
    play.why_not("gaul", "piece:santons", "12.5", "moved_or_fought")
        .why_not("gaul", "piece:rutenes", "12.5", "nothing_to_rally")
        .why_not("gaul", "piece:pictons", "8.3", "in_enemy_zone");
}

#[test]
fn r2_0_d_why_not_back_to_the_box() {
    let play = draw()
        .camps("1321")
        .withdrawal()
        .hidden("0505", "comnios")
        .leader("1206", "viridomaros")
        .leader("1115", "vercingetorix")
        .units("0506", "santons")
        .units("1204", "pictons")
        .units("1115", "b-senons")
        .units("1305", "numidae")
        .play();
    play.why_not("gaul", "piece:pictons", "2.0-D", "not_in_range")
        .why_not("gaul", "piece:pictons", "4.0", "leader_in_sight")
        .why_not("gaul", "piece:b-senons", "3.2", "besieged_have_no_box");
}

#[test]
fn r8_1_why_not_commander() {
    let play = draw()
        .phase(json!({"is": "succession", "side": "rome"}))
        .fate("caesar", "killed")
        .fate("labienus", "killed")
        .set("commanders", json!([null, "comnios"]))
        .hidden("0714", "antonius")
        .hidden("0714", "trebonius")
        .hidden("0505", "comnios")
        .play();
    play.why_not("roman", "button:caesar", "8.1", "cannot_command");
}

/// Whoever is not asked reads what is being decided, in every phase.
#[test]
fn why_somebody_else_decides() {
    let table = || draw().hidden("1514", "caesar").hidden("0505", "comnios");
    for (table, rule) in [
        (table().strategic("rome", 1, 1), "2.0-B.1"),
        (table().strategic("rome", 2, 3), "2.0-B.2"),
        (table().movement("roman").units("1514", "legio-8"), "7.2"),
        (table().camps("1321").archery().units("0811", "santons"), "10.1"),
        (table().rally("roman").units("1514", "legio-8:d"), "12.5"),
    ] {
        table.play().refused_as("gaul", just("ready"), rule, "not_your_decision");
    }
    let done = |is: &str| draw_done(table(), is);
    done("organisation").refused_as("gaul", just("ready"), "2.0-A", "not_your_decision");
    done("withdrawal").refused_as("gaul", just("ready"), "2.0-D", "not_your_decision");
}

/// A phase in which the Gaul is ready already.
fn draw_done(table: Draw, is: &str) -> Play {
    table.phase(json!({"is": is, "done": 2})).play()
}

/// A combat is widened by those who attack: nobody is committed yet, or none of them is there.
#[test]
fn why_a_combat_is_not_widened() {
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "legio-8")
        .units("1302", "legio-9")
        .units("1104", "santons")
        .units("1301", "rutenes")
        .play();
    play.act("roman", attack("1104"));
    play.refused_as("roman", widen("1301"), "11.2", "nobody_committed");
    play.act("roman", commit("legio-8"));
    play.refused_as("roman", widen("1301"), "11.2", "no_attacker_next_to");
}

/// A leader does not ride over an open detachment, and is not told that it is a leader.
#[test]
fn why_a_leader_stops_at_a_detachment() {
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1104", "viridomaros")
        .units("1103", "santons")
        .leader("1204", "roman-detachment-1")
        .play();
    play.refused_as("gaul", ride("viridomaros", "1204"), "1.2", "enemy_detachment_there");
    play.refused("gaul", ride("viridomaros", "1204"), "1.2")
        .allowed("gaul", step("santons", "1203"));
}

/// 2.0-B.2: with Caesar in sight, or dead, nobody moves besides the three.
#[test]
fn why_the_round_is_over_without_caesar() {
    let table = || {
        draw()
            .initiative("gaul", "gaul")
            .strategic("rome", 2, 1)
            .hidden("0714", "labienus")
            .hidden("0716", "antonius")
            .hidden("0505", "comnios")
    };
    for table in [
        table().leader("1514", "caesar"),
        table().fate("caesar", "killed").set("commanders", json!(["labienus", "comnios"])),
    ] {
        let mut play = table.play();
        play.act("roman", march("roman-1", "0713")).act("roman", just("halt"));
        assert_eq!(play.pending(), ["gaul"], "the round ends by itself");
    }
    let asked = |play: &Play| play.scene_with(kernel::Seat(0), &[]).prompt.text;
    // Where he may be hidden, his player alone knows that he has marched: he is told so.
    let mut play = table().hidden("1514", "caesar").set("marched", json!(["roman-3"])).play();
    play.act("roman", march("roman-1", "0713")).act("roman", just("halt"));
    assert_eq!(asked(&play), "No more counters may move in this round: pass.");
    let mut play = table().hidden("1514", "caesar").play();
    play.act("roman", march("roman-1", "0713")).act("roman", just("halt"));
    assert!(asked(&play).contains("no more but Caesar"));
}

/// The journal names all hexes of a combat, the point for distance, and the phase of who is ready.
#[test]
fn what_the_journal_says() {
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "legio-8")
        .units("1104", "santons")
        .units("1103", "rutenes")
        .play();
    loosen(&mut play);
    play.act("roman", attack("1104")).act("roman", commit("legio-8")).act("roman", widen("1103"));
    play.act("roman", just("fight"));
    let words = play.told(Some("roman")).join(" ");
    assert!(words.contains("Romans attack 1103, 1104. "), "{words}");
    let mut play = draw().camps("0811").archery().units("0809", "santons").play();
    loosen(&mut play);
    play.act("roman", aim_camp("0811", "0809")).roll(&[2]).act("roman", just("loose"));
    assert_eq!(play.told(Some("gaul"))[0], "Archery of 2 on 0809: 2 + 1, no effect.");
    let ready = |play: &mut Play| {
        let events = told(play, "gaul", just("ready"));
        let message = events.iter().find_map(|event| match event {
            siege::Event::IsReady { rule, .. } => Some(rule.0),
            _ => None,
        });
        message.expect("it is told")
    };
    let table =
        || draw().hidden("0714", "caesar").hidden("0714", "labienus").boxed("caesar", "legio-8");
    assert_eq!(ready(&mut table().hidden("0505", "comnios").organisation().play()), "2.0-A");
    assert_eq!(ready(&mut table().hidden("0505", "comnios").withdrawal().play()), "2.0-D");
}
