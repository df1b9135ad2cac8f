//! 6.1 to 6.4, 6.7 and the table of movement costs.

use crate::table::*;

/// A cohort of the Seventh under Trebonius, who has three orders.
fn seventh(words: &str, legate: &str) -> Play {
    let mut play =
        draw("bibracte").unit(words).leader("trebonius", legate).orders("trebonius", 3).play();
    go(&mut play, "roman", order("vii-1"));
    play
}

/// A Helvetian unit under Nammeius.
fn helvetii(words: &str, chief: &str) -> Play {
    let mut play =
        draw("bibracte").unit(words).leader("nammeius", chief).orders("nammeius", 2).play();
    let unit = words.split_whitespace().next().expect("a unit");
    go(&mut play, "tribes", order(unit));
    play
}

#[track_caller]
fn walk(play: &mut Play, seat: &'static str, way: &str) {
    for hex in way.split_whitespace() {
        go(play, seat, step(hex));
    }
}

#[test]
fn r6_21_three_hexes_and_two_levels_cost_five() {
    let mut play = seventh("vii-1 3516 E", "3518");
    walk(&mut play, "roman", "3616 3715");
    assert_eq!(hits(&play, "vii-1"), 0, "one level is free");
    walk(&mut play, "roman", "3815");
    assert_eq!(at(&play, "vii-1"), "3815");
    assert!(!offered(&play, "roman", &step("3914")) && !offered(&play, "roman", &step("3915")));
}

#[test]
fn r6_22_more_than_one_level_in_a_phase_is_a_hit() {
    let mut play = seventh("vii-1 3516 E", "3518");
    walk(&mut play, "roman", "3616 3715 3815");
    assert_eq!(hits(&play, "vii-1"), 1);
    let mut down = seventh("vii-1 3815 W", "3517");
    walk(&mut down, "roman", "3715 3616 3516");
    assert_eq!(hits(&down, "vii-1"), 1, "downhill too");
    let mut britons = draw("britannia")
        .unit("x-1 2225 W")
        .leader("trebonius", "2325")
        .orders("trebonius", 3)
        .play();
    go(&mut britons, "roman", order("x-1"));
    walk(&mut britons, "roman", "2124 2024 1924");
    assert_eq!((at(&britons, "x-1").as_str(), hits(&britons, "x-1")), ("1924", 1));
}

#[test]
fn r6_23_foot_of_the_tribes_takes_none() {
    let mut play = helvetii("he-8 3516 E", "3517");
    walk(&mut play, "tribes", "3616 3715 3815");
    assert_eq!(hits(&play, "he-8"), 0);
    let mut woods = helvetii("he-8 2532 NE", "2533");
    walk(&mut woods, "tribes", "2531");
    assert_eq!(hits(&woods, "he-8"), 0);
}

#[test]
fn r6_13_a_second_move_is_a_hit() {
    let mut play = seventh("vii-1 2720 W moved-before", "2820");
    walk(&mut play, "roman", "2620");
    assert_eq!(hits(&play, "vii-1"), 1);
    walk(&mut play, "roman", "2520");
    assert_eq!(hits(&play, "vii-1"), 1, "once");
    let mut tribe = helvetii("he-8 2720 W moved-before", "2820");
    walk(&mut tribe, "tribes", "2620");
    assert_eq!(hits(&tribe, "he-8"), 1, "6.23 is about ground");
}

#[test]
fn r6_14_not_for_skirmishers() {
    let mut play = draw("bibracte")
        .unit("cre-1 2720 W moved-before")
        .leader("caesar", "2820")
        .orders("caesar", 6)
        .play();
    go(&mut play, "roman", order("cre-1"));
    walk(&mut play, "roman", "2620");
    assert_eq!(hits(&play, "cre-1"), 0);
}

#[test]
fn r6_11_as_far_as_its_allowance() {
    let mut play = seventh("vii-1 2720 W", "2820");
    walk(&mut play, "roman", "2620 2520 2420 2320 2220");
    assert!(!offered(&play, "roman", &step("2120")));
    assert_eq!(at(&play, "vii-1"), "2220");
}

#[test]
fn r6_26_what_cannot_be_paid_is_not_entered() {
    let mut play = seventh("vii-1 2532 NE", "2533");
    go(&mut play, "roman", step("2531"));
    assert_eq!(hits(&play, "vii-1"), 1, "woods");
    // Woods, a turn and woods again are all five.
    go(&mut play, "roman", pivot("SE"));
    go(&mut play, "roman", step("2532"));
    play.refused("roman", step("2533"), "6.26");
}

#[test]
fn r6_32_only_forward() {
    let play = seventh("vii-1 2720 W", "2820");
    play.refused("roman", step("2719"), "6.32");
    play.refused("roman", step("2820"), "6.32");
    play.allowed("roman", step("2620")).allowed("roman", step("2621"));
}

#[test]
fn r6_28_woods_hit_cohorts_and_cavalry() {
    let mut cohort = seventh("vii-1 2532 NE", "2533");
    walk(&mut cohort, "roman", "2531");
    assert_eq!(hits(&cohort, "vii-1"), 1);
    let mut horse = draw("bibracte")
        .unit("rc-1 2532 NE")
        .leader("aemilius", "2533")
        .orders("aemilius", 3)
        .play();
    go(&mut horse, "roman", order("rc-1"));
    walk(&mut horse, "roman", "2531");
    assert_eq!(hits(&horse, "rc-1"), 1);
}

#[test]
fn r6_28_marsh_is_worse_for_cavalry() {
    let mut horse =
        draw("rhine").unit("rc-1 3629 E").leader("crassus", "3529").orders("crassus", 3).play();
    go(&mut horse, "roman", order("rc-1"));
    walk(&mut horse, "roman", "3728 3829");
    assert_eq!(hits(&horse, "rc-1"), 4);
    let mut cohort =
        draw("rhine").unit("x-1 3629 E").leader("fabius", "3529").orders("fabius", 3).play();
    go(&mut cohort, "roman", order("x-1"));
    walk(&mut cohort, "roman", "3728 3829");
    assert_eq!(hits(&cohort, "x-1"), 2);
}

#[test]
fn r6_28_a_minor_river_costs_two_more() {
    let mut horse = draw("sabis")
        .turn(3)
        .unit("rc-1 2624 W")
        .leader("aemilius", "2724")
        .orders("aemilius", 3)
        .play();
    go(&mut horse, "roman", order("rc-1"));
    walk(&mut horse, "roman", "2524");
    assert_eq!(hits(&horse, "rc-1"), 1);
    let mut foot = draw("sabis")
        .turn(3)
        .unit("ne-1 2624 W")
        .tribe("nervii", "calm", true.into())
        .leader("boduagnatus", "2724")
        .orders("boduagnatus", 4)
        .play();
    go(&mut foot, "tribes", order("ne-1"));
    walk(&mut foot, "tribes", "2524 2424 2323");
    assert_eq!(hits(&foot, "ne-1"), 0);
    assert!(
        !offered(&foot, "tribes", &step("2223")) && !offered(&foot, "tribes", &step("2224")),
        "3 and 1 and 1 of 5"
    );
}

#[test]
fn r6_42_a_column_marches_over_a_stream_unharmed() {
    let mut line = seventh("vii-1 2120 W", "2220");
    walk(&mut line, "roman", "2020");
    assert_eq!(hits(&line, "vii-1"), 1, "in line the stream is a hit");
    let mut column = seventh("vii-1 2120 side-NW column", "2220");
    walk(&mut column, "roman", "2020");
    assert_eq!(hits(&column, "vii-1"), 0);
    let mut woods = seventh("vii-1 2532 side-N column", "2533");
    walk(&mut woods, "roman", "2531");
    assert_eq!(hits(&woods, "vii-1"), 1, "woods are marked COL");
}

#[test]
fn r6_42_a_column_has_six_points() {
    let mut play = seventh("vii-1 2730 side-N column", "2731");
    walk(&mut play, "roman", "2729 2728 2727 2726 2725 2724");
    assert_eq!(at(&play, "vii-1"), "2724");
    assert!(!offered(&play, "roman", &step("2723")));
}

#[test]
fn r6_41_forming_column_ends_the_move_and_costs_a_point() {
    let mut play = seventh("vii-1 2720 W", "2820");
    walk(&mut play, "roman", "2620 2520 2420 2320");
    let column = |word: &str| serde_json::json!({"do": "column", "facing": facing(word)});
    play.allowed("roman", column("side-NW")).allowed("roman", column("side-SW"));
    assert!(!offered(&play, "roman", &column("side-N")), "6.43: left or right of its corner");
    go(&mut play, "roman", column("side-NW"));
    assert!(is(&play, "vii-1", "column") && faces(&play, "vii-1", "side-NW"));
    let mut spent = seventh("vii-1 2720 W", "2820");
    walk(&mut spent, "roman", "2620 2520 2420 2320 2220");
    assert!(!offered(&spent, "roman", &column("side-NW")), "no point is left");
}

#[test]
fn r6_48_only_cohorts_form_column() {
    let play = helvetii("he-8 2720 W", "2820");
    let column = serde_json::json!({"do": "column", "facing": facing("side-NW")});
    assert!(!offered(&play, "tribes", &column));
}

#[test]
fn r6_25_nobody_enters_the_sequana() {
    let mut play =
        draw("lutetia").unit("vii-1 0510 W").leader("roscius", "0611").orders("roscius", 3).play();
    go(&mut play, "roman", order("vii-1"));
    play.refused("roman", step("0410"), "6.25");
}

#[test]
fn r6_71_a_tower_is_left_but_not_entered_from_outside() {
    let mut out = draw("bibracte")
        .unit("xii-1 3920 W sheltered")
        .leader("labienus", "4020")
        .orders("labienus", 4)
        .play();
    go(&mut out, "roman", order("xii-1"));
    walk(&mut out, "roman", "3820");
    assert_eq!(at(&out, "xii-1"), "3820");
    let play = seventh("vii-1 3820 E", "3720");
    assert!(!offered(&play, "roman", &step("3920")));
}

#[test]
fn r6_72_walls_gates_and_wagons() {
    let wall = seventh("vii-1 3819 E", "3719");
    assert!(!offered(&wall, "roman", &step("3919")), "a wall");
    let gate = seventh("vii-1 3821 E", "3721");
    assert!(offered(&gate, "roman", &step("3921")), "a gate, for Romans");
    let closed = helvetii("he-8 3821 E", "3720");
    assert!(!offered(&closed, "tribes", &step("3921")), "not for the tribes");
    let wagons = helvetii("he-8 0925 W", "1025");
    assert!(offered(&wagons, "tribes", &step("0825")), "wagons, for the tribes");
    let romans = seventh("vii-1 0925 W", "1025");
    assert!(!offered(&romans, "roman", &step("0825")), "not for Romans");
}

#[test]
fn r6_75_who_walks_into_a_camp_stays() {
    let mut play = seventh("vii-1 3821 E", "3721");
    walk(&mut play, "roman", "3921");
    go(&mut play, "roman", word("stop"));
    let caught = draw("bibracte")
        .unit("vii-1 3921 W trapped")
        .leader("trebonius", "3822")
        .orders("trebonius", 3)
        .play();
    caught.refused("roman", order("vii-1"), "6.75");
    assert!(is(&play, "vii-1", "trapped"));
}

#[test]
fn r6_8_impetuous_foot_goes_one_hex_farther() {
    let mut wild = helvetii("he-8 2720 W", "2820");
    walk(&mut wild, "tribes", "2620 2520 2420 2320 2220 2120");
    assert_eq!(at(&wild, "he-8"), "2120");
    let mut calm = draw("bibracte")
        .tribe("helvetii", "calm", true.into())
        .unit("he-8 2720 W")
        .leader("nammeius", "2820")
        .orders("nammeius", 2)
        .play();
    go(&mut calm, "tribes", order("he-8"));
    walk(&mut calm, "tribes", "2620 2520 2420 2320 2220");
    assert!(!offered(&calm, "tribes", &step("2120")));
    let mut britons = draw("britannia")
        .set("awake", true.into())
        .unit("cai-15 1715 E")
        .leader("segovax", "1716")
        .orders("segovax", 2)
        .play();
    go(&mut britons, "tribes", order("cai-15"));
    let way = ["1816", "1915", "2016", "2115", "2216"];
    assert!(way.iter().all(|hex| offered(&britons, "tribes", &step(hex)) && {
        go(&mut britons, "tribes", step(hex));
        true
    }));
}
