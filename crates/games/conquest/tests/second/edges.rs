//! What the other files leave open: the end of a rule where they play its beginning.

use serde_json::{Value, json};

use crate::table::*;

/// The plain things of a shock are said until the phase of orders is over or somebody must choose.
fn fight(play: &mut Play) {
    const PLAIN: [&str; 5] = ["end_orders", "end_marks", "allot_rest", "done", "stay"];
    for _ in 0..40 {
        run(play);
        let Some(seat) = play.pending().first().copied() else { return };
        let next = PLAIN.into_iter().find(|kind| offered(play, seat, &word(kind)));
        let Some(next) = next else { return };
        play.act(seat, word(next));
    }
}

fn legion(name: &str) -> Value {
    json!({"do": "legion_order", "legion": name})
}

/// Warriors who stand before a cohort attack it; Ariovistus is with them or far behind.
fn ariovistus(hex: &str, faces: &[u32]) -> Play {
    let mut play = draw("rhine")
        .unit("su-1 2620 E")
        .unit("vii-1 2720 W")
        .leader("ariovistus", hex)
        .leader("trebonius", "3520")
        .orders("ariovistus", 5)
        .play();
    go(&mut play, "tribes", word("end_orders"));
    dice(&mut play, faces);
    go(&mut play, "tribes", of("mark", "su-1"));
    play
}

#[test]
fn r8_36_the_charisma_of_the_dead_counts_against_his_side() {
    let both = |play: &Play| (hits(play, "su-1"), hits(play, "vii-1"));
    let alone: Vec<_> = (0..10).map(|die| both(&ariovistus("2320", &[die]))).collect();
    assert_ne!(alone[1], alone[5]);
    assert_ne!(alone[5], alone[9]);
    // Four more while he lives; he is unhurt with a 5.
    assert_eq!(both(&ariovistus("2620", &[5, 5])), alone[9]);
    assert_eq!(both(&ariovistus("2620", &[5, 1])), alone[5]);
    // He is hit and killed: four less.
    let dead = ariovistus("2620", &[0, 9, 9]);
    assert_eq!(leader(&dead, "ariovistus")["spot"], json!("lost"));
    assert_eq!(both(&dead), alone[5]);
    assert_eq!(both(&ariovistus("2620", &[0, 9, 5])), alone[1]);
}

#[test]
fn r8_34_the_second_die() {
    let hit = |die: u32| {
        let play = ariovistus("2620", &[0, die, 5]);
        let chief = leader(&play, "ariovistus");
        (chief["spot"].clone(), chief["wounds"].as_u64().unwrap_or(0), chief["status"].clone())
    };
    let finished = json!("finished");
    assert_eq!(hit(6), (json!("2620"), 0, finished.clone()));
    assert_eq!(hit(7), (json!("2620"), 1, finished.clone()));
    assert_eq!(hit(8), (json!("2620"), 2, finished.clone()));
    assert_eq!(hit(9), (json!("lost"), 0, finished));
}

/// A warband that routs in 2620 and finds friends where its flight ends.
fn flight(friends: &[&str], faces: &[u32]) -> Play {
    let mut draw = draw("bibracte")
        .unit("he-8 2620 W 5")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2920")
        .leader("divico", "2210")
        .orders("trebonius", 3);
    for friend in friends {
        draw = draw.unit(friend);
    }
    let mut play = draw.play();
    dice(&mut play, &[5, 0]);
    play.may_roll(faces);
    play.act("roman", fire("vii-1", "2620"));
    run(&mut play);
    play
}

const SECOND: [&str; 3] = ["he-9 2419 E", "he-10 2420 E", "he-11 2421 E"];

#[test]
fn r10_35_from_a_friend_one_hex_on() {
    let play = flight(&SECOND, &[0]);
    assert!(is(&play, "he-8", "routed"));
    assert_eq!(&at(&play, "he-8")[..2], "23", "two hexes and one");
    let all: u64 = ["he-9", "he-10", "he-11"].iter().map(|unit| hits(&play, unit)).sum();
    assert_eq!(all, 1);
}

#[test]
fn r10_35_a_second_friend_is_the_end() {
    let mut friends = SECOND.to_vec();
    friends.extend(["he-12 2318 E", "he-13 2319 E", "he-14 2320 E", "he-15 2321 E"]);
    let play = flight(&friends, &[0, 0]);
    assert_eq!(at(&play, "he-8"), "lost");
    let of = |units: &[&str]| units.iter().map(|unit| hits(&play, unit)).sum::<u64>();
    assert_eq!(of(&["he-9", "he-10", "he-11"]), 1);
    assert_eq!(of(&["he-12", "he-13", "he-14", "he-15"]), 1);
}

/// A cohort comes to 2719, face to face with warriors in 2619, and they fight.
fn charge(units: &[&str], faces: &[u32]) -> Play {
    let mut draw = draw("bibracte").leader("trebonius", "3020").leader("divico", "2210");
    for unit in units {
        draw = draw.unit(unit);
    }
    let mut play = draw.orders("trebonius", 3).play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2719"));
    if offered(&play, "roman", &word("stop")) {
        go(&mut play, "roman", word("stop"));
    }
    dice(&mut play, faces);
    play.may_roll(&[0, 0]);
    fight(&mut play);
    play
}

#[test]
fn r8_33_if_all_break_the_defender_runs_and_the_attacker_stays() {
    let play = charge(&["vii-1 2819 W 6", "he-8 2619 E 5"], &[9, 9]);
    assert!(is(&play, "vii-1", "routed") && is(&play, "he-8", "routed"));
    assert_eq!(at(&play, "vii-1"), "2719", "R-62");
    assert_eq!(&at(&play, "he-8")[..2], "24");
}

#[test]
fn r8_33_nobody_leaves_another_zone_after_a_charge() {
    let advanced = |third: &str| {
        let play = charge(&["vii-1 2820 W", "he-8 2619 E 5", third], &[0, 9]);
        assert!(is(&play, "he-8", "routed"));
        at(&play, "vii-1")
    };
    assert_eq!(advanced("he-9 2218 E"), "2619");
    assert_eq!(advanced("he-9 2718 SE"), "2719", "in its zone");
}

#[test]
fn r6_56_nobody_withdraws_from_an_advance() {
    let mut play = draw("bibracte")
        .unit("vii-1 2819 W")
        .unit("he-8 2619 E 5")
        .unit("heln-1 2419 E")
        .leader("trebonius", "3020")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2719"));
    go(&mut play, "roman", word("stop"));
    dice(&mut play, &[0, 9]);
    play.may_roll(&[0, 0]);
    play.act("roman", word("end_orders"));
    for _ in 0..20 {
        run(&mut play);
        assert!(!offered(&play, "tribes", &of("withdraw", "heln-1")));
        let Some(seat) = play.pending().first().copied() else { break };
        let plain = ["end_marks", "allot_rest", "done", "stay"];
        let Some(next) = plain.into_iter().find(|kind| offered(&play, seat, &word(kind))) else {
            break;
        };
        play.act(seat, word(next));
    }
    assert_eq!(at(&play, "vii-1"), "2619", "two hexes from the lancers");
}

#[test]
fn r6_47_a_column_does_not_withdraw() {
    let asked = |words: &str| {
        let mut play = draw("bibracte")
            .tribe("helvetii", "calm", true.into())
            .unit("he-1 2819 E")
            .unit(words)
            .leader("nammeius", "2819")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order("he-1"));
        play.act("tribes", step("2919"));
        offered(&play, "roman", &of("withdraw", "vii-1"))
    };
    assert!(asked("vii-1 3119 W"));
    assert!(!asked("vii-1 3119 side-NW column"));
}

#[test]
fn r8_17_in_woods_one_more() {
    let shot = |hex: &str, from: &str, die: u32| {
        let mut play = draw("bibracte")
            .unit(&format!("bal-1 {from} SE"))
            .unit(&format!("he-8 {hex} SE"))
            .leader("caesar", "2927")
            .orders("caesar", 6)
            .play();
        dice(&mut play, &[die]);
        play.act("roman", fire("bal-1", hex));
        hits(&play, "he-8")
    };
    assert_eq!((shot("2530", "2528", 2), shot("2530", "2528", 3)), (1, 0));
    assert_eq!((shot("2531", "2529", 1), shot("2531", "2529", 2)), (1, 0), "2531 is wood");
}

#[test]
fn r5_52_what_caesar_led_in_his_elite_phase_is_refused_to_the_legate() {
    let scene = |led: bool| {
        draw("bibracte")
            .unit("vii-1 2720 W")
            .leader("trebonius", "2820")
            .leader("caesar", "2920")
            .set("groups", json!({"vii": {"by_proconsul": led}}))
            .turn(1)
            .choosing("trebonius", 3)
            .play()
    };
    assert!(offered(&scene(false), "roman", &legion("vii")));
    scene(true).refused("roman", legion("vii"), "4.24");
}

#[test]
fn r7_24_the_other_side_stops_there_too() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("he-1 2519 E")
        .unit("he-2 2621 NE")
        .leader("nammeius", "2522")
        .leader("divico", "2210")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-2"));
    go(&mut play, "tribes", step("2620"));
    assert!(!offered(&play, "tribes", &step("2619")) && !offered(&play, "tribes", &step("2719")));
}

#[test]
fn r4_44_a_legate_who_falls_back_alone_may_leave_the_eagle() {
    let fallen = |die: u32| {
        let mut play = draw("bibracte")
            .unit("he-8 2519 E")
            .leader("trebonius", "2720")
            .eagle("vii", "2720")
            .leader("nammeius", "2418")
            .leader("divico", "2210")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order("he-8"));
        play.act("tribes", step("2620"));
        dice(&mut play, &[die]);
        play.act("roman", json!({"do": "leader_away", "leader": "trebonius", "to": "2820"}));
        (
            leader(&play, "trebonius")["spot"].clone(),
            play.position()["eagles"]["vii"]["spot"].clone(),
        )
    };
    assert_eq!(fallen(3), (json!("2820"), json!("2820")), "3 of initiative 3");
    assert_eq!(fallen(4), (json!("2820"), json!("2720")));
}

#[test]
fn r8_63_through_a_friend_each_takes_a_hit() {
    let mut play = draw("bibracte")
        .unit("cre-1 2720 W")
        .unit("vii-1 2620 E")
        .unit("he-8 2520 W")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    let way = |from: &str| json!({"do": "harass", "unit": "cre-1", "at": "2520", "from": from});
    assert!(offered(&play, "roman", &way("2620")), "{:?}", kinds(&play, "roman"));
    dice(&mut play, &[9]);
    play.may_roll(&[9]);
    go(&mut play, "roman", way("2620"));
    assert_eq!((hits(&play, "cre-1"), hits(&play, "vii-1")), (1, 1));
}

#[test]
fn r8_63_not_over_a_minor_river() {
    let reach = |from: &str, last: &str, at: &str| {
        let play = draw("sabis")
            .turn(2)
            .unit(&format!("cre-1 {from} SE"))
            .unit(&format!("at-1 {at} NW"))
            .leader("caesar", "2212")
            .orders("caesar", 6)
            .play();
        offered(&play, "roman", &json!({"do": "harass", "unit": "cre-1", "at": at, "from": last}))
    };
    // The river runs between 2310 and 2411, not between 2412 and 2411.
    assert!(reach("2412", "2411", "2510"));
    assert!(!reach("2310", "2411", "2511"));
}

#[test]
fn r10_14_not_in_the_range_of_missiles() {
    let may = |archers: &str| {
        let play = draw("rhine")
            .unit("vii-1 2720 W 3")
            .unit(archers)
            .leader("trebonius", "2820")
            .leader("brinno", "2017")
            .orders("trebonius", 3)
            .play();
        offered(&play, "roman", &of("recover", "vii-1"))
    };
    // A javelin reaches the next hex only, but who stands there is adjacent; two hexes are enough.
    assert!(may("ghi-1 2519 E"));
    assert!(!may("ghi-1 2620 E"));
}

#[test]
fn rtable_cohesion_the_others() {
    // Ground.
    let mut wood = draw("bibracte")
        .unit("vii-1 2530 SE")
        .leader("trebonius", "2529")
        .orders("trebonius", 3)
        .play();
    go(&mut wood, "roman", order("vii-1"));
    go(&mut wood, "roman", step("2531"));
    assert_eq!(hits(&wood, "vii-1"), 1, "into woods");
    go(&mut wood, "roman", pivot("SW"));
    assert_eq!(hits(&wood, "vii-1"), 2, "a turn there");
}
