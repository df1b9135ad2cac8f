//! 8.0: taxes.

use crate::play::{Look as _, plain};
use crate::reader::*;

/// 8.0: every friendly city pays its gold into the chest.
#[test]
fn r8_0_friendly_cities_pay() {
    let mut p = buying()
        .gold(3, 3)
        .caesar("Rome", "3 legion")
        .caesar("Massilia", "ally")
        .caesar("Vercellae", "curio")
        .pompey("Athens", "legion")
        .pompey("Alexandria", "ally")
        .play();
    p.act(Caesar, plain("end_purchases"));
    assert_eq!(
        (p.gold(Caesar), p.gold(Pompey)),
        (3 + 4 + 2 + 1, 3),
        "a city pays once, and its own side"
    );
    p.act(Caesar, plain("end_marches")).ends(Pompey, "purchase", "end_purchases");
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (10, 3 + 2 + 4));
}

/// 8.0: taxes are collected before the march: a city left in the same turn has paid.
#[test]
fn r8_0_before_the_march() {
    let mut p = buying().caesar("Alexandria", "legion").play();
    p.act(Caesar, plain("end_purchases")).go("legion", "Alexandria", "Cyrene");
    assert_eq!(p.gold(Caesar), 4);
}

/// 8.0: without units there are no taxes.
#[test]
fn r8_0_no_units_no_taxes() {
    let mut p = buying().gold(7, 0).hand("caesar", &["Cato"]).pompey("Athens", "legion").play();
    p.act(Caesar, plain("end_purchases"));
    assert_eq!(p.gold(Caesar), 7);
}

/// 8.0: there is no limit to the gold.
#[test]
fn r8_0_gold_has_no_limit() {
    let mut p = buying().gold(5000, 0).caesar("Rome", "legion").play();
    p.act(Caesar, plain("end_purchases"));
    assert_eq!(p.gold(Caesar), 5004);
}
