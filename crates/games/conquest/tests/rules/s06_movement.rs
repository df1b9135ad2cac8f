//! 6.1 to 6.8.

use conquest::Side::{Rome, Tribes};
use conquest::{Gait, Side};
use serde_json::json;

use crate::play::{Words, field, hex, unit};

/// What a step of a kind of unit costs, and the hits.
fn toll(battle: &str, side: Side, gait: Gait, from: u16, to: u16) -> Option<(u8, u8)> {
    let leader = if battle == "lutetia" { "labienus" } else { "caesar" };
    let play = field(battle).leader(leader, "0505").play();
    play.game.toll(side, gait, hex(from), hex(to)).ok().map(|price| (price.points, price.hits))
}

fn bibracte(side: Side, gait: Gait, from: u16, to: u16) -> Option<(u8, u8)> {
    toll("bibracte", side, gait, from, to)
}

/// 6.21, the example: 3516 to 3815 climbs two levels.
#[test]
fn r6_21_ex_a_cohort_climbs_two_levels() {
    let mut play = field("bibracte")
        .unit("vii-1", "3516", "E")
        .unit("he-1", "1010", "E")
        .leader("caesar", "3517")
        .individual("caesar");
    play.order(Rome, "vii-1").steps(Rome, &["3616", "3715"]);
    assert_eq!(play.hits("vii-1"), 0);
    play.steps(Rome, &["3815"]);
    assert_eq!((play.at("vii-1").as_str(), play.hits("vii-1")), ("3815", 1));
    play.refused(Rome, json!({"do": "step", "to": "3914"}), "6.26");
    play.say(Rome, "stop");
}

/// 6.22, the example: the hit falls with the second level, and one level costs none.
#[test]
fn r6_22_ex_levels_cost_order_once() {
    let mut play = field("britannia")
        .unit("vii-1", "2225", "W")
        .unit("cai-1", "0505", "E")
        .leader("fabius", "2226")
        .individual("fabius");
    play.order(Rome, "vii-1").steps(Rome, &["2124", "2024"]);
    assert_eq!(play.hits("vii-1"), 0);
    play.steps(Rome, &["1924"]);
    assert_eq!(play.hits("vii-1"), 1);
}

/// 6.23: barbarian foot takes no hits from ground.
#[test]
fn r6_23_loose_foot_keeps_its_order() {
    for gait in [Gait::Loose, Gait::Leader] {
        assert_eq!(bibracte(Tribes, gait, 2532, 2531), Some((2, 0)));
    }
    assert_eq!(toll("rhine", Tribes, Gait::Loose, 3629, 3728), Some((1, 0)));
}

/// 6.25, 6.28: ground that nobody enters.
#[test]
fn r6_25_closed_ground() {
    assert_eq!(toll("lutetia", Rome, Gait::Cohort, 411, 311), None, "the Sequana");
    let play = field("lutetia").leader("labienus", "1014").play();
    let battle = conquest::Conquest::pack().battle(conquest::Field::LUTETIA);
    let water = battle.grid.hexes().find(|hex| {
        battle.at(*hex).terrain == conquest::Terrain::River
            && battle.next(*hex).any(|next| battle.at(next).terrain == conquest::Terrain::Clear)
    });
    let water = water.expect("the Sequana has a bank");
    let bank = battle.next(water).find(|next| battle.at(*next).terrain != conquest::Terrain::River);
    assert!(play.game.toll(Rome, Gait::Cohort, bank.unwrap(), water).is_err());
}

/// 6.26: without the points there is no step.
#[test]
fn r6_26_every_point_is_paid() {
    let mut play = field("bibracte")
        .unit("vii-1", "2533", "NW")
        .unit("he-1", "1010", "E")
        .leader("caesar", "2534")
        .individual("caesar");
    play.order(Rome, "vii-1").steps(Rome, &["2532", "2531"]);
    assert_eq!(play.hits("vii-1"), 2, "woods");
    play.steps(Rome, &["2530"]);
    play.refused_as(Rome, json!({"do": "step", "to": "2529"}), "6.26", "no_points");
}

/// 6.28, table-movement: a row of the chart after the other.
#[test]
fn rtable_movement_what_ground_takes() {
    assert_eq!(bibracte(Rome, Gait::Cohort, 2120, 2020), Some((1, 1)), "stream");
    assert_eq!(bibracte(Rome, Gait::Column, 2120, 2020), Some((1, 0)), "stream, in column");
    assert_eq!(bibracte(Rome, Gait::Horse, 2120, 2020), Some((1, 0)), "stream, on horseback");
    assert_eq!(bibracte(Rome, Gait::Cohort, 2532, 2531), Some((2, 1)), "woods");
    assert_eq!(bibracte(Rome, Gait::Column, 2532, 2531), Some((2, 1)), "woods, in column");
    assert_eq!(bibracte(Rome, Gait::Horse, 2532, 2531), Some((2, 1)), "woods, on horseback");
    let rhine = |gait, from, to| toll("rhine", Rome, gait, from, to);
    assert_eq!(rhine(Gait::Horse, 3629, 3728), Some((1, 2)), "marsh, on horseback");
    assert_eq!(rhine(Gait::Cohort, 3629, 3728), Some((1, 1)), "marsh");
    let sabis = |gait, from, to| toll("sabis", Rome, gait, from, to);
    assert_eq!(sabis(Gait::Horse, 2624, 2524), Some((3, 1)), "a minor river");
    assert_eq!(sabis(Gait::Cohort, 1707, 1807), Some((3, 1)), "a hedge");
    assert_eq!(sabis(Gait::Horse, 1707, 1807), None, "no horse over a hedge");
    assert_eq!(sabis(Gait::Leader, 1707, 1807), None, "no leader over a hedge");
}

#[test]
fn r6_28_the_sea_is_for_romans_on_foot() {
    let sea = |side, gait, from, to| toll("britannia", side, gait, from, to);
    assert_eq!(sea(Rome, Gait::Cohort, 2514, 2414), Some((2, 2)), "shallow");
    assert_eq!(sea(Rome, Gait::Cohort, 2414, 2313), Some((2, 1)), "beach from the sea");
    assert_eq!(sea(Tribes, Gait::Loose, 2313, 2414), None, "Britons stay ashore");
}

/// 6.24: the beach is land for cohorts, and no ship comes there (S-BRI-1).
#[test]
fn r6_24_beaches() {
    let sea = |gait, from, to| toll("britannia", Rome, gait, from, to);
    assert_eq!(sea(Gait::Galley, 2414, 2313), None);
    assert_eq!(sea(Gait::Galley, 2514, 2414), Some((1, 0)));
    assert_eq!(sea(Gait::Transport, 2514, 2414), None, "too shallow for transports");
}

/// 6.71, 6.72: walls, gates, towers and wagons, both ways.
#[test]
fn r6_71_works() {
    assert_eq!(bibracte(Rome, Gait::Cohort, 4021, 3921), Some((1, 0)));
    assert_eq!(bibracte(Rome, Gait::Cohort, 3921, 3822), Some((2, 0)), "a gate");
    assert_eq!(bibracte(Tribes, Gait::Loose, 3821, 3921), None, "no tribe through a gate");
    assert_eq!(bibracte(Rome, Gait::Cohort, 3920, 3820), Some((1, 0)), "a tower, outwards");
    assert_eq!(bibracte(Rome, Gait::Cohort, 3820, 3920), None, "never inwards");
    assert_eq!(bibracte(Rome, Gait::Horse, 3920, 3820), None, "no horse out of a tower");
}

#[test]
fn r6_72_nobody_crosses_a_wall_and_only_tribes_the_wagons() {
    assert_eq!(bibracte(Rome, Gait::Cohort, 3918, 3818), None);
    assert_eq!(bibracte(Tribes, Gait::Loose, 825, 925), Some((2, 0)), "wagons");
    assert_eq!(bibracte(Rome, Gait::Cohort, 925, 825), None);
}

/// 6.73: no zone of control over works.
#[test]
fn r6_73_no_zone_over_a_gate() {
    let play = field("bibracte").unit("xii-9", "3921", "W").leader("caesar", "4021").play();
    assert!(!play.game.controls(unit("xii-9"), hex(3821)));
    assert!(!play.game.controls(unit("xii-9"), hex(3822)));
}

/// 6.11, 6.12: once a phase, and less than all is allowed.
#[test]
fn r6_11_a_unit_moves_once_a_phase() {
    let mut play = field("bibracte")
        .unit("vii-1", "3116", "W")
        .unit("he-1", "1010", "E")
        .leader("trebonius", "3117")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["3016"]).say(Rome, "stop");
    play.refused_as(Rome, json!({"do": "order", "unit": "vii-1"}), "5.24", "has_acted");
}

/// 6.13, 6.14: the second move of a turn costs a hit, but not skirmishers.
#[test]
fn r6_13_the_second_move_of_a_turn_costs_order() {
    let mut play = field("bibracte")
        .unit("vii-1", "3116", "W")
        .unit("cre-1", "3118", "W")
        .with("vii-1", "moves", json!(1))
        .with("cre-1", "moves", json!(1))
        .unit("he-1", "1010", "E")
        .leader("caesar", "3117")
        .individual("caesar");
    play.order(Rome, "vii-1").steps(Rome, &["3016"]);
    assert_eq!(play.hits("vii-1"), 1);
    play.steps(Rome, &["2916"]);
    assert_eq!(play.hits("vii-1"), 1, "once");
    play.say(Rome, "stop");
    play.order(Rome, "cre-1").steps(Rome, &["3019"]);
    assert_eq!(play.hits("cre-1"), 0, "6.14");
}

#[test]
fn r6_14_skirmishers_move_again_for_nothing() {
    let mut play = field("bibracte")
        .unit("cre-1", "3118", "W")
        .with("cre-1", "moves", json!(2))
        .unit("he-1", "1010", "E")
        .leader("caesar", "3117")
        .individual("caesar");
    play.order(Rome, "cre-1").steps(Rome, &["3019"]).say(Rome, "stop");
    assert_eq!(play.hits("cre-1"), 0);
}

/// 6.32: only into the hexes in front.
#[test]
fn r6_32_units_go_forward() {
    let mut play = field("bibracte")
        .unit("vii-1", "3116", "W")
        .unit("he-1", "1010", "E")
        .leader("trebonius", "3117")
        .individual("trebonius");
    play.order(Rome, "vii-1");
    for to in ["3115", "3117", "3216", "3217"] {
        play.refused_as(Rome, json!({"do": "step", "to": to}), "6.32", "not_in_front");
    }
    play.allowed(Rome, json!({"do": "step", "to": "3016"}));
    play.allowed(Rome, json!({"do": "step", "to": "3017"}));
}

/// 6.31: one at a time.
#[test]
fn r6_31_one_move_after_the_other() {
    let mut play = field("bibracte")
        .unit("vii-1", "3116", "W")
        .unit("vii-3", "3119", "W")
        .unit("he-1", "1010", "E")
        .leader("trebonius", "3117")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["3016"]);
    play.refused(Rome, json!({"do": "order", "unit": "vii-3"}), "6.11");
}

/// 6.41 to 6.45: column.
#[test]
fn r6_41_a_cohort_forms_column_at_the_end_of_its_move() {
    let mut play = field("bibracte")
        .unit("vii-1", "3116", "W")
        .unit("he-1", "1010", "E")
        .leader("trebonius", "3117")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["3016"]);
    // The sides beside the west vertex are south-west (8) and north-west (10).
    play.refused(Rome, json!({"do": "column", "facing": 6}), "6.41");
    play.act(Rome, json!({"do": "column", "facing": 10}));
    assert!(play.has("vii-1", "column"));
    play.refused(Rome, json!({"do": "step", "to": "2915"}), "6.32");
    assert_eq!(play.game.quality(unit("vii-1")), 5, "6.45");
    assert_eq!(play.game.allowance(unit("vii-1")), 6, "6.42");
}

#[test]
fn r6_42_columns_are_quick() {
    let play = field("bibracte")
        .piece("vii-1", json!({"spot": "3116", "facing": 10, "marks": ["column"]}))
        .leader("caesar", "3117")
        .play();
    assert_eq!(play.game.allowance(unit("vii-1")), 6);
}

#[test]
fn r6_43_a_column_faces_a_side() {
    let play = field("bibracte")
        .piece("vii-1", json!({"spot": "3116", "facing": 10, "marks": ["column"]}))
        .leader("caesar", "3117")
        .play();
    let front: Vec<_> = play.game.front(unit("vii-1")).collect();
    assert_eq!(front, [hex(3016)]);
}

#[test]
fn r6_44_a_column_bends_for_nothing() {
    let mut play = field("bibracte")
        .piece("vii-1", json!({"spot": "3116", "facing": 10, "marks": ["column"]}))
        .unit("he-1", "1010", "E")
        .leader("trebonius", "3117")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["3115"]);
    assert_eq!(play.game.piece(unit("vii-1")).facing.twelfths(), 0, "it has turned north");
}

/// 6.47: no withdrawal and no stacking in column; 6.48: only cohorts.
#[test]
fn r6_48_only_cohorts_form_column() {
    let mut play = field("bibracte")
        .unit("he-8", "2319", "E")
        .unit("vii-1", "3116", "W")
        .leader("divico", "2320")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2420"]);
    play.refused_as(Tribes, json!({"do": "column", "facing": 2}), "6.41", "no_column");
}

/// 6.8: impetuous foot has a point more, until the turn in which the second unit has met Romans.
#[test]
fn r6_8_impetuous_foot_goes_six() {
    let mut play = field("bibracte")
        .unit("he-8", "2319", "E")
        .unit("vii-1", "3519", "W")
        .leader("divico", "2320")
        .individual("divico");
    play.order(Tribes, "he-8");
    play.steps(Tribes, &["2420", "2519", "2620", "2719", "2820", "2919"]);
    assert_eq!(play.at("he-8"), "2919");
    let calm =
        field("bibracte").unit("he-8", "2319", "E").calm("helvetii").leader("divico", "2320");
    assert_eq!(calm.play().game.allowance(unit("he-8")), 5);
    let briton = field("britannia").unit("cai-1", "2013", "E").leader("caesar", "1010").play();
    assert_eq!(briton.game.allowance(unit("cai-1")), 6, "Britons are not impetuous");
}

/// 6.51, 6.52: horse withdraws from foot that comes up to two hexes, and from the front for nothing.
#[test]
fn r6_51_horse_withdraws_before_foot() {
    let mut play = field("bibracte")
        .unit("he-8", "2812", "E")
        .unit("rc-3", "3112", "W")
        .leader("divico", "2712")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2912"]);
    assert_eq!(play.top(), "react");
    play.act(Rome, json!({"do": "withdraw", "unit": "rc-3"}));
    play.refused(Rome, json!({"do": "step", "to": "3111"}), "6.55");
    play.steps(Rome, &["3212"]);
    assert_eq!(play.hits("rc-3"), 0, "no hit from the front, no die for horse");
    play.say(Rome, "done");
    assert_eq!(play.top(), "move", "the mover goes on");
}

#[test]
fn r6_51_who_declines_stays_for_this_move() {
    let mut play = field("bibracte")
        .unit("he-8", "2812", "E")
        .unit("rc-3", "3112", "W")
        .leader("divico", "2712")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2912"]).say(Rome, "done");
    assert_eq!(play.top(), "move");
    assert!(play.has("rc-3", "stayed"));
}

/// 6.52: approached by the flank, it takes a hit first.
#[test]
fn r6_52_a_flank_approach_costs_order() {
    let mut play = field("bibracte")
        .unit("he-8", "3010", "SE")
        .unit("rc-3", "3112", "W")
        .leader("divico", "2910")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["3110"]);
    play.act(Rome, json!({"do": "withdraw", "unit": "rc-3"}));
    assert_eq!(play.hits("rc-3"), 1);
}

/// 6.5: barbarian foot never withdraws; a cohort cannot from impetuous foot, which is faster.
#[test]
fn r6_5_who_does_not_withdraw() {
    let mut play = field("bibracte")
        .unit("he-8", "2819", "E")
        .unit("vii-1", "3119", "W")
        .leader("divico", "2719")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2919"]);
    assert_eq!(play.top(), "move", "nobody is asked");
}

/// 6.61 to 6.64: a legion extends when the enemy is two hexes off, the first time.
#[test]
fn r6_61_a_legion_extends_its_line() {
    let mut play = field("bibracte")
        .unit("he-8", "2719", "E")
        .unit("vii-1", "3119", "W")
        .under("vii-2", "3119", "W")
        .leader("divico", "2619")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2820", "2919"]);
    assert_eq!(play.top(), "react");
    play.refused(Rome, json!({"do": "extend", "unit": "vii-2", "to": "3118"}), "6.63");
    play.refused(Rome, json!({"do": "extend", "unit": "vii-1", "to": "3219"}), "6.63");
    play.act(Rome, json!({"do": "extend", "unit": "vii-1", "to": "3118"}));
    assert_eq!(play.at("vii-1"), "3118");
    assert_eq!(play.game.piece(unit("vii-1")).facing, play.game.piece(unit("vii-2")).facing);
}

#[test]
fn r6_62_refused_once_is_refused_for_the_phase() {
    let mut play = field("bibracte")
        .unit("he-8", "2719", "E")
        .unit("he-9", "2721", "E")
        .unit("vii-1", "3119", "W")
        .under("vii-2", "3119", "W")
        .leader("divico", "2720")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2820", "2919"]).say(Rome, "done");
    play.say(Tribes, "stop").order(Tribes, "he-9").steps(Tribes, &["2821", "2920"]);
    assert_eq!(play.top(), "move", "the chance is gone");
}

/// 6.75: who walks into a camp stays there.
#[test]
fn r6_75_a_camp_is_a_trap() {
    let mut play = field("bibracte")
        .unit("vii-1", "3822", "E")
        .unit("he-1", "1010", "E")
        .leader("caesar", "3723")
        .individual("caesar");
    play.order(Rome, "vii-1").steps(Rome, &["3921"]).say(Rome, "stop");
    assert!(play.has("vii-1", "trapped"));
}

/// 6.15: a leader rides nine points over ground for horse.
#[test]
fn r6_15_leaders_ride_nine() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("he-1", "1010", "E")
        .leader("trebonius", "2319")
        .individual("trebonius");
    play.act(Rome, json!({"do": "ride", "rider": {"leader": "trebonius"}}));
    play.refused(Rome, json!({"do": "ride_to", "to": "3419"}), "6.15");
    play.act(Rome, json!({"do": "ride_to", "to": "3119"}));
    play.refused(Rome, json!({"do": "ride", "rider": {"leader": "trebonius"}}), "6.15");
}
