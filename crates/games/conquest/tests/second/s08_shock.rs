//! 8.3 to 8.5: shock, with every die written down.

use serde_json::json;

use crate::table::*;

/// A cohort in 2819 and what it meets in 2619, both face to face once the cohort is in 2719.
fn before_the_shock(cohorts: &[&str], enemy: &str) -> Play {
    let mut draw = draw("bibracte")
        .unit(enemy)
        .leader("trebonius", "3020")
        .leader("divico", "2210")
        .orders("trebonius", 3);
    for cohort in cohorts {
        draw = draw.unit(cohort);
    }
    draw.play()
}

/// The cohort goes to 2719 and the orders end.
fn contact(play: &mut Play, kind: &str) {
    go(play, "roman", of(kind, "vii-1"));
    go(play, "roman", step("2719"));
    if offered(play, "roman", &word("stop")) {
        go(play, "roman", word("stop"));
    }
}

/// Whatever is still asked before the dice are spent has one plain answer.
fn on(play: &mut Play) {
    for _ in 0..30 {
        run(play);
        let seats = play.pending();
        let Some(seat) = seats.first().copied() else { return };
        let plain = ["end_orders", "end_marks", "allot_rest", "done", "stay"];
        let Some(next) = plain.into_iter().find(|kind| offered(play, seat, &word(kind))) else {
            return;
        };
        play.act(seat, word(next));
    }
}

#[test]
fn r8_33_charge_then_clash_then_collapse() {
    let mut play = before_the_shock(&["vii-1 2819 W"], "he-8 2619 E");
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2719"));
    dice(&mut play, &[3]);
    go(&mut play, "roman", fire("vii-1", "2619"));
    assert_eq!(hits(&play, "he-8"), 1, "a pilum");
    if offered(&play, "roman", &word("stop")) {
        go(&mut play, "roman", word("stop"));
    }
    // Charge 8 and 4; struggle 6 in column 6, doubled; collapse 6; ferocity 9.
    dice(&mut play, &[8, 4, 6, 6, 9]);
    on(&mut play);
    assert_eq!(hits(&play, "vii-1"), 3, "1 in the charge, 2 in the fight");
    assert!(is(&play, "he-8", "routed"), "1 and 4 of 6, and the collapse");
    assert_eq!(at(&play, "vii-1"), "2619", "8.41");
    assert_eq!(supply(&play, "vii-1"), "no");
    assert_eq!(
        play.position()["tribes"]["helvetii"]["tamed"],
        json!(true),
        "8.52: 9 is more than 3"
    );
}

#[test]
fn r8_36_two_cohorts_add_their_sizes() {
    let mut play = before_the_shock(&["vii-1 2819 W", "vii-2 2819 W under"], "he-8 2619 E");
    contact(&mut play, "order_stack");
    // Nobody fails in the charge; 10 to 7, moved, is 2-1: column 7, die 7: 2(3), doubled.
    dice(&mut play, &[0, 0, 0, 7, 0]);
    on(&mut play);
    assert_eq!((hits(&play, "vii-1"), hits(&play, "vii-2")), (1, 1));
    assert!(is(&play, "he-8", "routed"));
    assert_ne!(play.position()["tribes"]["helvetii"]["tamed"], json!(true), "0 keeps it");
}

#[test]
fn r8_36_standing_the_ratio_is_rounded_for_the_defender() {
    let mut play = before_the_shock(&["vii-1 2719 W"], "he-8 2619 E");
    go(&mut play, "roman", word("end_orders"));
    // No charge; 5 to 7 is 1-2: column 5, die 4: 3(2), doubled.
    dice(&mut play, &[4]);
    go(&mut play, "roman", of("mark", "vii-1"));
    on(&mut play);
    assert_eq!((hits(&play, "vii-1"), hits(&play, "he-8")), (3, 4));
}

/// A Helvetian comes to 2620 and attacks what stands in 2720.
fn charge(defender: &str) -> Play {
    let mut play = draw("bibracte")
        .unit("he-8 2519 E")
        .unit(defender)
        .leader("nammeius", "2418")
        .leader("divico", "2210")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-8"));
    go(&mut play, "tribes", step("2620"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    play
}

#[test]
fn r8_51_the_fury_of_the_first_charge() {
    let mut play = charge("vii-1 2720 W");
    // 9 less 1 is 2 over; 6 and 2 is 1 over; 7 to 5 is 2-1: column 7, die 8: 2(3).
    dice(&mut play, &[9, 6, 8]);
    on(&mut play);
    assert_eq!((hits(&play, "he-8"), hits(&play, "vii-1")), (4, 4));
}

#[test]
fn r8_51_without_it_neither_modifier() {
    let mut play = draw("bibracte")
        .tribe("helvetii", "tamed", true.into())
        .unit("he-8 2519 E")
        .unit("vii-1 2720 W")
        .leader("nammeius", "2418")
        .leader("divico", "2210")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-8"));
    go(&mut play, "tribes", step("2620"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    dice(&mut play, &[8, 8, 8]);
    on(&mut play);
    assert_eq!((hits(&play, "he-8"), hits(&play, "vii-1")), (2 + 2, 1 + 3));
}

#[test]
fn r9_11_skirmishers_die_and_their_attacker_does_not_check() {
    let mut play = charge("bal-1 2720 W");
    // The slingers roll 8: 3 over 5, with 2 for the fury 5: they are gone.
    dice(&mut play, &[8]);
    on(&mut play);
    assert_eq!(at(&play, "bal-1"), "lost");
    assert_eq!(hits(&play, "he-8"), 0);
    assert_eq!(at(&play, "he-8"), "2720");
}

#[test]
fn r8_36_the_flank_is_superior() {
    // The Helvetian comes to 2719, the north flank of a cohort that faces west.
    let mut play = draw("bibracte")
        .tribe("helvetii", "tamed", true.into())
        .unit("he-8 2718 SE")
        .unit("vii-1 2720 W")
        .leader("nammeius", "2717")
        .leader("divico", "2210")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-8"));
    go(&mut play, "tribes", step("2719"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    // Charge 0 and 0; flank column 8, 7 to 5 moved 2-1: 9; die 3: 2(2), doubled.
    dice(&mut play, &[0, 0, 3]);
    on(&mut play);
    assert_eq!((hits(&play, "he-8"), hits(&play, "vii-1")), (2, 4));
}

#[test]
fn r10_37_both_at_the_limit_the_defender_runs() {
    let mut play = before_the_shock(&["vii-1 2819 W 5 no"], "he-8 2619 E 2");
    contact(&mut play, "order");
    // Charge 0 and 0; column 6, die 5: 2(2), doubled: 7 of 7 and 6 of 6; ferocity 0.
    dice(&mut play, &[0, 0, 5, 0]);
    on(&mut play);
    assert!(is(&play, "he-8", "routed") && !is(&play, "vii-1", "routed"));
    assert_eq!((hits(&play, "vii-1"), at(&play, "vii-1").as_str()), (6, "2619"));
}

#[test]
fn r8_33_the_attacker_may_break_in_the_charge() {
    let mut play = before_the_shock(&["vii-1 2819 W 5 no"], "he-8 2619 E");
    contact(&mut play, "order");
    // 9 is 2 over 7: 7 of 7. The defender stays and fights nobody.
    dice(&mut play, &[9, 0]);
    on(&mut play);
    assert!(is(&play, "vii-1", "routed") || at(&play, "vii-1") == "lost");
    assert_eq!((at(&play, "he-8").as_str(), hits(&play, "he-8")), ("2619", 0));
}

#[test]
fn r8_34_a_leader_in_the_front_rank() {
    let mut play = draw("bibracte")
        .unit("vii-1 2719 W")
        .unit("he-8 2619 E")
        .leader("trebonius", "2719")
        .leader("caesar", "3019")
        .leader("divico", "2210")
        .orders("caesar", 6)
        .play();
    go(&mut play, "roman", word("end_orders"));
    // The legate rolls 0 and then 7: wounded. His charisma is 1 then: die 4 and 1 in column 5: 2(2).
    dice(&mut play, &[0, 7, 4]);
    go(&mut play, "roman", of("mark", "vii-1"));
    on(&mut play);
    assert_eq!(leader(&play, "trebonius")["wounds"], json!(1));
    assert_eq!(leader(&play, "trebonius")["status"], json!("finished"));
    assert_eq!((hits(&play, "vii-1"), hits(&play, "he-8")), (2, 4));
}

#[test]
fn r8_36_charisma_moves_the_die() {
    let mut play = draw("bibracte")
        .unit("vii-1 2719 W")
        .unit("he-8 2619 E")
        .leader("caesar", "2719")
        .leader("divico", "2210")
        .orders("caesar", 6)
        .play();
    go(&mut play, "roman", word("end_orders"));
    // Caesar is unhurt; die 4 and 5 is 9 in column 5: 2(3), doubled: 6 of 6. Ferocity 0.
    dice(&mut play, &[1, 4, 0]);
    go(&mut play, "roman", of("mark", "vii-1"));
    on(&mut play);
    assert_eq!(hits(&play, "vii-1"), 2);
    assert!(is(&play, "he-8", "routed"));
}

#[test]
fn r8_36_a_cohort_with_pila_is_superior_to_light_cavalry() {
    let attack = |words: &str| {
        let mut play = draw("rhine")
            .unit("ghc-1 2519 E")
            .unit(words)
            .leader("brinno", "2518")
            .leader("ariovistus", "1723")
            .orders("brinno", 3)
            .play();
        go(&mut play, "tribes", order("ghc-1"));
        go(&mut play, "tribes", step("2620"));
        if offered(&play, "tribes", &word("stop")) {
            go(&mut play, "tribes", word("stop"));
        }
        go(&mut play, "tribes", word("attack"));
        // Charge 0 and 0; column 4, 5 to 5: die 5: 3(2).
        dice(&mut play, &[0, 0, 5, 0]);
        play.may_roll(&[]);
        on(&mut play);
        (is(&play, "ghc-1", "routed") || at(&play, "ghc-1") == "lost", hits(&play, "x-1"))
    };
    assert_eq!(attack("x-1 2720 W"), (true, 2), "tripled: 9 of 6");
    assert_eq!(attack("x-1 2720 W no"), (false, 2), "3 of 6");
}
