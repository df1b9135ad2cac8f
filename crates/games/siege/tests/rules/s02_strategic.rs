//! 2.0-A, 2.0-B: organisation, strategic initiative and marches.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

// ---------------------------------------------------------------- A

/// Labienus in 0714, Antonius next to him in 0715, Trebonius in his own hex, Rebilus far off.
fn organising() -> Play {
    draw()
        .turn(2)
        .organisation()
        .hidden("0714", "labienus")
        .hidden("0715", "antonius")
        .hidden("0714", "trebonius")
        .hidden("0716", "rebilus")
        .hidden("0505", "comnios")
        .boxed("labienus", "legio-7 legio-8 legio-9")
        .boxed("antonius", "legio-1")
        .boxed("trebonius", "legio-6")
        .boxed("rebilus", "legio-10")
        .play()
}

#[test]
fn r2_0_a_units_change_boxes_between_neighbours() {
    let mut play = organising();
    play.allowed("roman", transfer("legio-7", "antonius"));
    play.allowed("roman", transfer("legio-7", "trebonius"));
    play.act("roman", transfer("legio-7", "antonius"));
    assert_eq!(play.in_box("legio-7").as_deref(), Some("antonius"));
    play.act("roman", transfer("legio-6", "labienus"));
    assert_eq!(play.in_box("legio-6").as_deref(), Some("labienus"));
}

#[test]
fn r2_0_a_two_hexes_apart_is_too_far() {
    assert_eq!(distance("0714", "0716"), 2);
    let play = organising();
    play.refused("roman", transfer("legio-7", "rebilus"), "2.0-A");
    play.refused("roman", transfer("legio-10", "labienus"), "2.0-A");
    // Antonius is next to Rebilus.
    play.allowed("roman", transfer("legio-10", "antonius"));
    play.allowed("roman", transfer("legio-1", "rebilus"));
}

/// Labienus, with Legio VII in his box, and Rebilus meet in phase A.
fn exchange() -> Draw {
    draw()
        .turn(2)
        .organisation()
        .hidden("0714", "labienus")
        .hidden("0714", "rebilus")
        .hidden("0505", "comnios")
        .boxed("labienus", "legio-7")
}

/// Rebilus commands six, and a seventh only while two units are exchanged (ruling R-25).
#[test]
fn r2_0_a_within_the_limit_of_the_new_leader() {
    let table = |held: &str| exchange().boxed("rebilus", held).play();
    table("numidae sagittarii auxilia-germani-1 auxilia-germani-2 cohortes-1")
        .allowed("roman", transfer("legio-7", "rebilus"));
    let mut play =
        table("numidae sagittarii auxilia-germani-1 auxilia-germani-2 cohortes-1 cohortes-2");
    play.act("roman", transfer("legio-7", "rebilus"));
    play.refused_as("roman", just("ready"), "2.0-A", "box_overfull");
    play.refused("roman", just("ready"), "2.0-A");
    play.refused_as("roman", split("legio-7"), "2.0-A", "box_overfull");
    play.refused_as("roman", transfer("legio-7", "labienus"), "2.0-A", "already_handled");
    play.act("roman", transfer("numidae", "labienus"));
    assert_eq!(play.in_box("legio-7").as_deref(), Some("rebilus"));
    assert_eq!(play.in_box("numidae").as_deref(), Some("labienus"));
    play.allowed("roman", just("ready"));
}

/// Nobody is left in a full box who could make room: nothing more fits into it.
#[test]
fn r2_0_a_no_exchange_with_those_who_came() {
    let held = "sagittarii auxilia-germani-1 auxilia-germani-2 cohortes-1 cohortes-2 legio-8";
    let came: Vec<&str> = held.split_whitespace().collect();
    let play = exchange().boxed("rebilus", held).transferred("roman", &came).play();
    play.refused("roman", transfer("legio-7", "rebilus"), "3.2");
}

/// Who was transferred with closed boxes is nobody else's business.
#[test]
fn r2_0_a_transfers_are_secret() {
    let mut play = exchange().option("boxes", "closed").play();
    let before = [play.view(Some("gaul")), play.view(None)];
    play.act("roman", transfer("legio-7", "rebilus"));
    assert_eq!([play.view(Some("gaul")), play.view(None)], before);
}

fn assign(unit: &str, leader: &str) -> serde_json::Value {
    json!({"do": "assign", "unit": unit, "leader": leader})
}

/// Ruling R-26: boxes that lie open are closed until all have set up.
#[test]
fn r2_0_a_nobody_sees_the_boxes_before_all_are_ready() {
    let mut play = start(&[("camps", "historical")], &[]);
    let sees = |play: &Play, seat: &str| play.sees_boxes(seat, siege::Force::Roman);
    play.act("roman", assign("legio-7", "caesar"));
    assert!(sees(&play, "roman") && !sees(&play, "gaul"));
    let play = exchange().play();
    assert!(sees(&play, "gaul"), "afterwards they lie open");
}

/// Ruling R-26: in which order units go into the boxes, and how many are there already, tells
/// nobody else anything; when their owner is ready, all are seen to be there at once.
#[test]
fn r2_0_a_nobody_sees_units_go_into_boxes_in_the_set_up() {
    for (seat, other) in [("roman", "gaul"), ("gaul", "roman")] {
        let mut play = start(&[("camps", "historical")], &[]);
        let seen = |play: &Play| [Some(other), None].map(|viewer| play.view(viewer));
        let mut before = seen(&play);
        let mut placed = Vec::new();
        while play.pending().contains(&seat) {
            let offers = play.offers(seat).into_iter();
            let mut offers = offers.map(|offer| serde_json::to_value(offer).expect("an action"));
            let next = offers
                .find(|offer| offer["do"] != "unite" && offer["do"] != "split")
                .expect("somebody can always go on");
            let sort = next["do"].clone();
            if let Some(unit) = next["unit"].as_str().filter(|_| sort == "assign") {
                placed.push(unit.to_owned());
            }
            play.act(seat, next);
            let after = seen(&play);
            if sort == "assign" {
                assert_eq!(after, before);
            }
            before = after;
        }
        assert!(placed.len() > 10, "{placed:?}");
        for unit in placed {
            assert_eq!(play.at(&unit), "boxed", "{unit}, when {seat} is ready");
        }
    }
}

#[test]
fn r2_0_a_the_first_turn_shares_the_units_out() {
    let mut play = start(&[("camps", "historical")], &[]);
    assert_eq!(play.phase(), "setup");
    // Both at the same time: neither need wait for the other.
    assert_eq!(play.pending(), ["roman", "gaul"]);
    set_up_until(&mut play, "gaul", "assign");
    play.act("gaul", assign("senons", "viridomaros"));
    assert_eq!(play.in_box("senons").as_deref(), Some("viridomaros"));
    set_up_until(&mut play, "roman", "assign");
    play.act("roman", assign("legio-7", "rebilus"));
    assert_eq!(play.in_box("legio-7").as_deref(), Some("rebilus"));
    for unit in ["legio-8", "legio-9", "legio-10", "legio-11", "legio-12"] {
        play.act("roman", assign(unit, "rebilus"));
    }
    play.refused("roman", assign("legio-13", "rebilus"), "3.2");
    play.refused("roman", assign("legio-13", "roman-detachment-1"), "3.2");
    play.refused_as("gaul", assign("arvernes", "vercingetorix"), "2.0-A", "not_yours");
}

// ---------------------------------------------------------------- B

const RELIEF: [&str; 6] = [
    "comnios",
    "vercassivellaunos",
    "eporedorix",
    "viridomaros",
    "gallic-detachment-1",
    "gallic-detachment-2",
];

/// Everybody is hidden: the Gauls in 0505 (`gallic-1` is Comnios), the Romans in the ring
/// (`roman-1` is Caesar). Nothing is decided yet.
fn dawn(turn: u8) -> Draw {
    let mut table =
        draw().turn(turn).organisation().set("strategic", json!(null)).set("tactical", json!(null));
    for leader in RELIEF {
        table = table.hidden("0505", leader);
    }
    for leader in ["caesar", "labienus", "antonius", "trebonius", "rebilus", "roman-detachment-1"] {
        table = table.hidden("0714", leader);
    }
    table
}

/// Organisation ends and the strategic dice fall.
fn morning(draw: Draw, rome: u32, gaul: u32) -> Play {
    let mut play = draw.play();
    play.roll(&[rome, gaul]).act("roman", just("ready")).act("gaul", just("ready")).all_rolled();
    play
}

fn strategic(play: &Play) -> (String, u64) {
    let phase = &play.position()["phase"];
    assert_eq!(phase["is"], json!("strategic"), "{phase}");
    (phase["side"].as_str().unwrap_or_default().to_owned(), phase["round"].as_u64().unwrap_or(0))
}

/// Marches a counter one hex and halts it.
#[track_caller]
fn shift(play: &mut Play, seat: &str, counter: &str, to: &str) {
    play.act(seat, march(counter, to));
    if spent(play).is_some() {
        play.act(seat, just("halt"));
    }
    assert_eq!(play.counter(counter).as_deref(), Some(to));
}

/// The counter may not march any more in this round, be it that the round has ended by itself.
#[track_caller]
fn no_more(play: &Play, seat: &str, counter: &str, to: &str, round: u64, rule: &str) {
    if strategic(play).1 == round {
        play.refused(seat, march(counter, to), rule);
    }
    assert!(!play.offers(seat).contains(&action(march(counter, to))));
}

#[test]
fn r2_0_b_the_higher_total_moves_first() {
    // Caesar +3, Comnios +1.
    assert_eq!(strategic(&morning(dawn(1), 4, 5)), ("rome".into(), 1));
    assert_eq!(strategic(&morning(dawn(1), 4, 7)), ("gaul".into(), 1));
    assert_eq!(strategic(&morning(dawn(1), 4, 6)), ("rome".into(), 1), "a tie by day");
    assert_eq!(strategic(&morning(dawn(9), 4, 6)), ("gaul".into(), 1), "a tie by night");
    assert_eq!(strategic(&morning(dawn(9), 5, 6)), ("rome".into(), 1));
}

#[test]
fn r2_0_b_three_rounds_first_second_first() {
    let mut play = morning(dawn(1), 9, 10);
    play.act("roman", just("end_marches"));
    assert_eq!(strategic(&play), ("gaul".into(), 2));
    play.act("gaul", just("end_marches"));
    assert_eq!(strategic(&play), ("rome".into(), 3));
    let mut play = morning(dawn(1), 10, 9);
    play.act("gaul", just("end_marches"));
    assert_eq!(strategic(&play), ("rome".into(), 2));
    play.act("roman", just("end_marches"));
    assert_eq!(strategic(&play), ("gaul".into(), 3));
}

#[test]
fn r2_0_b_1_one_counter_only() {
    let mut play = morning(dawn(1), 9, 10);
    play.allowed("roman", march("roman-2", "0713")).allowed("roman", march("roman-6", "0713"));
    shift(&mut play, "roman", "roman-2", "0713");
    no_more(&play, "roman", "roman-3", "0713", 1, "2.0-B.1");
    if strategic(&play).1 == 1 {
        play.act("roman", just("end_marches"));
    }
    assert_eq!(strategic(&play), ("gaul".into(), 2));
}

/// Caesar's privilege belongs to the rounds of three.
#[test]
fn r2_0_b_1_caesar_is_the_one_or_does_not_move() {
    let mut play = morning(dawn(1), 9, 10);
    shift(&mut play, "roman", "roman-2", "0713");
    no_more(&play, "roman", "roman-1", "0713", 1, "2.0-B.1");
}

#[test]
fn r2_0_b_1_a_counter_in_sight_does_not_march() {
    let table = dawn(1).set(
        "counters",
        json!({"gallic-1": "0505", "gallic-2": "0505", "gallic-3": "0807", "roman-1": "0714"}),
    );
    let table = table.set("faces", json!({"gallic-3": "eporedorix"}));
    let table = table.set(
        "secrets",
        json!({
            "roman": {"counters": {"roman-1": "caesar"}, "boxes": {}},
            "relief": {"counters": {"gallic-1": "comnios", "gallic-2": "viridomaros"}, "boxes": {}},
        }),
    );
    let play = morning(table, 10, 9);
    assert_eq!(strategic(&play), ("gaul".into(), 1));
    play.refused("gaul", march("gallic-3", "0806"), "7.1");
    play.allowed("gaul", march("gallic-2", "0605"));
}

fn second_round_of_gaul(draw: Draw) -> Play {
    let mut play = morning(draw, 9, 10);
    play.act("roman", just("end_marches"));
    assert_eq!(strategic(&play), ("gaul".into(), 2));
    play
}

#[test]
fn r2_0_b_2_up_to_three() {
    let mut play = second_round_of_gaul(dawn(1));
    for counter in ["gallic-4", "gallic-5", "gallic-6"] {
        shift(&mut play, "gaul", counter, "0605");
    }
    no_more(&play, "gaul", "gallic-3", "0605", 2, "2.0-B.2");
}

/// Fewer are free to move when leaders of the relief army are seen already.
fn with_seen(seen: &[(&str, &str)]) -> Play {
    let mut table = draw().organisation().hidden("0714", "caesar").hidden("0714", "labienus");
    for leader in RELIEF {
        table = match seen.iter().find(|(name, _)| *name == leader) {
            Some((_, at)) => table.leader(at, leader),
            None => table.hidden("0505", leader),
        };
    }
    second_round_of_gaul(table)
}

#[test]
fn r2_0_b_2_one_leader_in_sight_leaves_two() {
    let mut play = with_seen(&[("eporedorix", "0807")]);
    shift(&mut play, "gaul", "gallic-5", "0605");
    shift(&mut play, "gaul", "gallic-6", "0605");
    no_more(&play, "gaul", "gallic-4", "0605", 2, "2.0-B.2");
}

#[test]
fn r2_0_b_2_two_leaders_in_sight_leave_one() {
    let mut play = with_seen(&[("eporedorix", "0807"), ("vercassivellaunos", "1105")]);
    shift(&mut play, "gaul", "gallic-5", "0605");
    no_more(&play, "gaul", "gallic-6", "0605", 2, "2.0-B.2");
}

/// Ruling R-08: three in sight cost two moves as well.
#[test]
fn r2_0_b_2_three_leaders_in_sight_leave_one() {
    let seen = [("eporedorix", "0807"), ("vercassivellaunos", "1105"), ("viridomaros", "1106")];
    let mut play = with_seen(&seen);
    shift(&mut play, "gaul", "gallic-5", "0605");
    no_more(&play, "gaul", "gallic-6", "0605", 2, "2.0-B.2");
}

/// Vercingetorix, who is always in sight, and a detachment in sight cost nothing.
#[test]
fn r2_0_b_2_vercingetorix_and_detachments_do_not_count() {
    let mut table = draw()
        .organisation()
        .hidden("0714", "caesar")
        .hidden("0714", "labienus")
        .leader("1114", "vercingetorix")
        .units("1114", "b-senons");
    for leader in &RELIEF[..5] {
        table = table.hidden("0505", leader);
    }
    let mut play = second_round_of_gaul(table.leader("0807", "gallic-detachment-2"));
    for counter in ["gallic-3", "gallic-4", "gallic-5"] {
        shift(&mut play, "gaul", counter, "0605");
    }
}

/// Romans in sight cost the Roman nothing.
#[test]
fn r2_0_b_2_the_reduction_is_gallic_only() {
    let table = draw()
        .organisation()
        .hidden("0505", "comnios")
        .hidden("0505", "viridomaros")
        .hidden("1514", "labienus")
        .hidden("1514", "antonius")
        .hidden("1514", "roman-detachment-1")
        .leader("0812", "trebonius")
        .leader("0812", "rebilus")
        .units("0808", "santons");
    let mut play = morning(table, 10, 9);
    play.act("gaul", just("end_marches"));
    for counter in ["roman-1", "roman-2", "roman-3"] {
        shift(&mut play, "roman", counter, "1515");
    }
}

#[test]
fn r2_0_b_2_somebody_minds_the_camp() {
    // Comnios and two detachments are left in 0505.
    let table = || {
        draw()
            .organisation()
            .hidden("0714", "caesar")
            .hidden("0505", "comnios")
            .hidden("0505", "gallic-detachment-1")
            .hidden("0505", "gallic-detachment-2")
            .hidden("0605", "viridomaros")
    };
    let mut play = second_round_of_gaul(table());
    play.refused("gaul", march("gallic-1", "0605"), "2.0-B.2");
    shift(&mut play, "gaul", "gallic-2", "0605");
    play.refused("gaul", march("gallic-1", "0605"), "2.0-B.2");
    // Another leader comes home; Comnios is free to go.
    shift(&mut play, "gaul", "gallic-4", "0505");
    play.allowed("gaul", march("gallic-1", "0605"));
}

#[test]
fn r2_0_b_2_the_camp_may_be_left_once_a_leader_is_lost() {
    for fate in ["killed", "captured"] {
        let play = second_round_of_gaul(
            draw()
                .organisation()
                .hidden("0714", "caesar")
                .hidden("0505", "comnios")
                .fate("eporedorix", fate),
        );
        play.allowed("gaul", march("gallic-1", "0605"));
    }
    let play = second_round_of_gaul(
        draw()
            .organisation()
            .hidden("0714", "caesar")
            .hidden("0505", "comnios")
            .leader("0605", "eporedorix")
            .fate("eporedorix", "wounded"),
    );
    play.allowed("gaul", march("gallic-1", "0605"));
}

/// Three others and Caesar, in whatever order.
#[test]
fn r2_0_b_2_caesar_moves_besides_the_three() {
    let romans = || {
        let mut play = morning(dawn(1), 10, 9);
        play.act("gaul", just("end_marches"));
        assert_eq!(strategic(&play), ("rome".into(), 2));
        play
    };
    let mut play = romans();
    for counter in ["roman-2", "roman-3", "roman-6"] {
        shift(&mut play, "roman", counter, "0713");
    }
    play.refused("roman", march("roman-4", "0713"), "2.0-B.2");
    shift(&mut play, "roman", "roman-1", "0713");
    no_more(&play, "roman", "roman-4", "0713", 2, "2.0-B.2");
    let mut play = romans();
    for counter in ["roman-1", "roman-2", "roman-3", "roman-6"] {
        shift(&mut play, "roman", counter, "0713");
    }
    no_more(&play, "roman", "roman-4", "0713", 2, "2.0-B.2");
}

/// The player is told how many of the others may still go, and nothing about Caesar is counted.
#[test]
fn r2_0_b_2_the_prompt_counts_the_others() {
    let mut play = morning(dawn(1), 10, 9);
    play.act("gaul", just("end_marches"));
    for (counter, left) in [
        ("roman-1", "3 more"),
        ("roman-2", "2 more"),
        ("roman-3", "1 more"),
        ("roman-6", "but Caesar"),
    ] {
        shift(&mut play, "roman", counter, "0713");
        if strategic(&play).1 == 2 {
            let asked = play.scene_with(kernel::Seat(0), &[]).prompt.text;
            assert!(asked.contains(left), "{counter}: {asked}");
        }
    }
}

#[test]
fn r2_0_b_3_up_to_three_and_the_same_exceptions() {
    let third = |mut play: Play, first: &str, second: &str| {
        play.act(first, just("end_marches")).act(second, just("end_marches"));
        assert_eq!(strategic(&play).1, 3);
        loosen(&mut play);
        play
    };
    let mut play = third(morning(dawn(1), 10, 9), "gaul", "roman");
    for counter in ["gallic-4", "gallic-5", "gallic-6"] {
        shift(&mut play, "gaul", counter, "0605");
    }
    assert!(!play.offers("gaul").contains(&action(march("gallic-3", "0605"))));
    let mut play = third(morning(dawn(1), 9, 10), "roman", "gaul");
    for counter in ["roman-2", "roman-3", "roman-4"] {
        shift(&mut play, "roman", counter, "0713");
    }
    play.refused("roman", march("roman-5", "0713"), "2.0-B.3");
    play.allowed("roman", march("roman-1", "0713"));
    // One Gallic leader in sight.
    let mut table = draw().organisation().hidden("0714", "caesar").hidden("0714", "labienus");
    for leader in RELIEF {
        table = if leader == "eporedorix" {
            table.leader("0807", leader)
        } else {
            table.hidden("0505", leader)
        };
    }
    let mut play = third(morning(table, 10, 9), "gaul", "roman");
    loosen(&mut play);
    shift(&mut play, "gaul", "gallic-5", "0605");
    shift(&mut play, "gaul", "gallic-6", "0605");
    assert!(!play.offers("gaul").contains(&action(march("gallic-4", "0605"))));
    assert!(play.counter("gallic-4").as_deref() == Some("0505"));
}

#[test]
fn r2_0_b_3_the_camp_is_minded_too() {
    let mut play = morning(
        draw()
            .organisation()
            .hidden("0714", "caesar")
            .hidden("0505", "comnios")
            .hidden("0505", "gallic-detachment-1"),
        10,
        9,
    );
    play.refused("gaul", march("gallic-1", "0605"), "2.0-B.2");
    play.act("gaul", just("end_marches")).act("roman", just("end_marches"));
    assert_eq!(strategic(&play), ("gaul".into(), 3));
    play.refused("gaul", march("gallic-1", "0605"), "2.0-B.2");
}

#[test]
fn r2_0_b_move_the_first_hex_in_sight_stops_and_marks() {
    let mut play = draw()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0806", "viridomaros")
        .hidden("0505", "gallic-detachment-1")
        .boxed("viridomaros", "santons rutenes")
        .play();
    play.act("gaul", march("gallic-2", "0807"));
    assert_eq!(play.face("gallic-2").as_deref(), Some("viridomaros"));
    assert_eq!(spent(&play), None, "the move is over");
    play.refused("gaul", march("gallic-2", "0706"), "7.1");
    assert_eq!(play.position()["marked"], json!(["gallic-2"]));
    // Units do not march: they are still in the box.
    assert_eq!(play.at("santons"), "boxed");
}

#[test]
fn r2_0_b_move_a_detachment_in_sight_is_turned_over_too() {
    let mut play = draw()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0806", "gallic-detachment-1")
        .hidden("0505", "gallic-detachment-2")
        .play();
    play.act("gaul", march("gallic-2", "0807"));
    assert_eq!(play.face("gallic-2").as_deref(), Some("gallic-detachment-1"));
}

/// there is always a leader in 0505, in tactical movement too.
#[test]
fn r2_0_b_2_somebody_minds_the_camp_in_tactical_movement() {
    let table = || {
        draw()
            .movement("relief")
            .leader("0505", "comnios")
            .units("0505", "santons")
            .units("0508", "equites-romani-1")
            .hidden("1514", "caesar")
    };
    let play = table().leader("0606", "viridomaros").play();
    play.refused_as("gaul", ride("comnios", "0504"), "2.0-B.2", "last_leader_in_camp");
    assert!(play.journeys("gaul", "gallic-1").is_empty());
    play.allowed("gaul", ride("viridomaros", "0605")).allowed("gaul", step("santons", "0504"));
    // Another stays, or the army has lost a leader.
    table().hidden("0505", "viridomaros").play().allowed("gaul", ride("comnios", "0504"));
    table().fate("eporedorix", "killed").play().allowed("gaul", ride("comnios", "0504"));
    let dummy = table().leader("0505", "gallic-detachment-1").play();
    dummy.refused("gaul", ride("comnios", "0504"), "2.0-B.2");
}

/// nor does the last one go along with an advance.
#[test]
fn r2_0_b_2_somebody_minds_the_camp_in_an_advance() {
    let table = || {
        let battle = json!({
            "stage": "defender", "targets": ["0606"], "stack": "0505",
            "attackers": ["santons", "rutenes"], "struck": ["santons"], "defenders": ["numidae"],
            "attack": "T", "riposte": "-",
        });
        draw()
            .phase(json!({"is": "combat", "force": "relief", "stacks": ["0505"], "battle": battle}))
            .initiative("rome", "gaul")
            .leader("0505", "comnios")
            .units("0505", "santons rutenes")
            .units("0606", "numidae")
            .hidden("1514", "caesar")
    };
    let follow = json!({"do": "follow", "leader": "comnios", "to": "0606"});
    let advanced = |table: Draw| {
        let mut play = table.play();
        play.act("roman", just("fall_back"));
        run_away(&mut play);
        play.act("gaul", advance("santons", "0606"));
        assert_eq!(play.stage(), "advance", "the others may still go");
        play
    };
    advanced(table()).refused_as("gaul", follow.clone(), "2.0-B.2", "last_leader_in_camp");
    // Another stays, or the army has lost a leader.
    advanced(table().hidden("0505", "viridomaros")).allowed("gaul", follow.clone());
    advanced(table().fate("eporedorix", "killed")).allowed("gaul", follow);
}
