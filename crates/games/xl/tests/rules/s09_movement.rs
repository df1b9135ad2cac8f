//! 9.0: movement.

use crate::play::{Look as _, march, plain};
use crate::reader::*;

/// 9.0: two routes, not three.
#[test]
fn r9_0_two_routes() {
    let p = field().caesar("Rome", "legion commander ally antonius").play();
    p.allowed(Caesar, march("legion", "Rome", "Vercellae"));
    p.refused(Caesar, march("legion", "Rome", "Narbo"), "9.0");
    p.refused(Caesar, march("legion", "Rome", "Lugdunum"), "9.0");
    for unit in ["legion", "commander", "ally", "antonius"] {
        assert_eq!(
            p.reach(Caesar, unit, "Rome"),
            [
                "Athens",
                "Brundisium",
                "Caralis",
                "Dyrrachium",
                "Massilia",
                "Messana",
                "Rubicon",
                "Salonae",
                "Utica",
                "Vercellae"
            ]
        );
    }
}

/// 9.0: any number of units, together or apart; or none.
#[test]
fn r9_0_as_many_units_as_one_likes() {
    let mut p =
        field().caesar("Rome", "3 legion").caesar("Gades", "ally").pompey("Athens", "ally").play();
    p.go("2 legion", "Rome", "Rubicon")
        .go("legion", "Rome", "Messana")
        .go("ally", "Gades", "Corduba");
    assert_eq!(
        (p.strength(Caesar, "Rubicon"), p.strength(Caesar, "Messana"), p.strength(Caesar, "Rome")),
        (2, 1, 0)
    );
    let mut p = field().caesar("Rome", "3 legion").pompey("Athens", "ally").play();
    p.act(Caesar, plain("end_marches"));
    assert_eq!((p.strength(Caesar, "Rome"), p.phasing()), (3, Pompey));
}

/// 9.0: there is no limit to the units in a place.
#[test]
fn r9_0_no_limit_to_a_stack() {
    let mut p = field().caesar("Rome", "12 legion 8 ally").caesar("Rubicon", "commander").play();
    p.go("12 legion 8 ally", "Rome", "Rubicon");
    assert_eq!(p.strength(Caesar, "Rubicon"), 21);
}

/// 9.0: a unit that was put down does not move again, even with a route left.
#[test]
fn r9_0_put_down_is_put_down() {
    let mut p = field().caesar("Rome", "legion").caesar("Rubicon", "ally").play();
    p.go("legion", "Rome", "Rubicon");
    p.refused(Caesar, march("legion", "Rubicon", "Vercellae"), "9.0");
    p.refused(Caesar, march("legion", "Rubicon", "Rome"), "9.0");
    p.allowed(Caesar, march("ally", "Rubicon", "Vercellae"));
}

/// 9.0: units of the same kind that have not moved may still go.
#[test]
fn r9_0_the_others_of_a_kind_may_go() {
    let mut p = field().caesar("Rome", "legion").caesar("Rubicon", "legion").play();
    p.go("legion", "Rome", "Rubicon").go("legion", "Rubicon", "Vercellae");
    p.refused(Caesar, march("legion", "Rubicon", "Rome"), "9.0");
    p.refused(Caesar, march("legion", "Vercellae", "Massilia"), "9.0");
}

/// 9.0: a unit stops where an enemy is, and does not pass.
#[test]
fn r9_0_stop_at_the_enemy() {
    // From Rome to Vercellae and Salonae every way leads through Rubicon.
    let mut p = field().caesar("Rome", "legion").pompey("Rubicon", "ally").play();
    p.allowed(Caesar, march("legion", "Rome", "Rubicon"));
    p.refused(Caesar, march("legion", "Rome", "Vercellae"), "9.0");
    p.refused(Caesar, march("legion", "Rome", "Salonae"), "9.0");
    p.go("legion", "Rome", "Rubicon");
    p.refused(Caesar, march("legion", "Rubicon", "Vercellae"), "9.0");
}

/// 9.0: a lone enemy leader stops a unit as well.
#[test]
fn r9_0_a_leader_stops_a_unit() {
    let p = field().caesar("Rome", "legion").pompey("Rubicon", "cato").play();
    p.refused(Caesar, march("legion", "Rome", "Vercellae"), "9.0");
}

/// 9.0: friends who came first do not open the way.
#[test]
fn r9_0_no_way_through_a_contested_place() {
    let mut p = field().caesar("Rome", "2 legion").pompey("Rubicon", "ally").play();
    p.go("legion", "Rome", "Rubicon");
    p.refused(Caesar, march("legion", "Rome", "Vercellae"), "9.0");
    p.allowed(Caesar, march("legion", "Rome", "Rubicon"));
}

/// 9.0: around the enemy, if the way is short enough.
#[test]
fn r9_0_around_the_enemy() {
    // Rome to Dyrrachium goes by Brundisium only; Byzantium to Athens by Pharsalus or Pergamum.
    let p = field()
        .caesar("Rome", "legion")
        .caesar("Byzantium", "legion")
        .pompey("Brundisium", "ally")
        .pompey("Pharsalus", "ally")
        .play();
    p.refused(Caesar, march("legion", "Rome", "Dyrrachium"), "9.0");
    p.allowed(Caesar, march("legion", "Byzantium", "Athens"));
}

/// 9.0: an attack may come over two routes, and by the way one chooses.
#[test]
fn r9_0_attack_over_two_routes() {
    let mut p = field().caesar("Rubicon", "legion").pompey("Massilia", "ally").play();
    p.go("legion", "Rubicon", "Massilia").join("Massilia");
    // Pergamum is reached from Pharsalus over Athens or Byzantium.
    let table = || field().caesar("Pharsalus", "legion").pompey("Pergamum", "ally").play();
    table().allowed(Caesar, march_by("legion", "Pharsalus", "Pergamum", "Athens"));
    table().allowed(Caesar, march_by("legion", "Pharsalus", "Pergamum", "Byzantium"));
    table().refused(Caesar, march_by("legion", "Pharsalus", "Pergamum", "Tarsus"), "9.0");
    table().refused(Caesar, march_by("legion", "Pharsalus", "Pergamum", "Thracia"), "9.0");
}

/// 9.0: only one's own units, from where they are, to somewhere else.
#[test]
fn r9_0_only_ones_own_units() {
    let p = field().caesar("Rome", "legion").pompey("Athens", "ally").play();
    p.refused(Caesar, march("ally", "Athens", "Crete"), "9.0");
    p.refused(Caesar, march("veteran-legion", "Rome", "Rubicon"), "9.0");
    p.refused(Caesar, march("legion", "Gades", "Corduba"), "9.0");
    p.refused(Caesar, march("legion", "Rome", "Rome"), "9.0");
}

/// 9.0: all moves come before the first battle.
#[test]
fn r9_0_all_moves_before_the_battles() {
    let mut p = field().caesar("Rome", "2 legion").pompey("Rubicon", "ally").play();
    p.go("legion", "Rome", "Rubicon");
    assert_eq!(p.phase(), "march");
    p.battle("Rubicon");
    p.refused(Caesar, march("legion", "Rome", "Rubicon"), "10.0-round");
    let p = field().caesar("Rome", "legion").pompey("Rubicon", "ally").play();
    p.refused_by(Caesar, fight("Rubicon"), &["4.0", "10.0-order"]);
}
