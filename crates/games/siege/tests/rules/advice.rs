//! Where the first greedy bot erred, and today's does better.

use std::collections::BTreeSet;

use geometry::hex::Hex;
use kernel::prelude::*;
use kernel::{Judgement, Seat, Today, Viewer};
use serde_json::json;

use crate::play::*;
use crate::reader::attack;
use siege::{Action, Force, GRID, Siege, State, Unit};

/// What a judgement makes of a position for a seat.
fn value(judgement: &dyn Judgement<State>, table: Draw, seat: Seat) -> i64 {
    let view = table.play().game.view(Viewer::Seat(seat));
    judgement.appraise(Siege::pack(), &view, seat)
}

/// Two units in the corner of the map fall back two hexes. Each of them has a whole way, but all of
/// them end where there is room for one: the other is lost. The first judgement looked at each alone.
#[test]
fn r11_5_bots_look_at_whole_ways_of_retreat() {
    let (pack, corner) = (Siege::pack(), hex("0101"));
    let far = |to: &Hex| GRID.distance(corner, *to) == 2;
    let ends: BTreeSet<Hex> =
        pack.next(corner).flat_map(|next| pack.next(next)).filter(far).collect();
    let crowd = Unit::of(Force::Relief).filter(|unit| pack.unit(*unit).strength == 4);
    let with = |judgement: &dyn Judgement<State>, third: &str| {
        let flight = |unit| json!({"unit": unit, "from": "0101", "left": {"hexes": 2}});
        let flights = json!({"is": "retreat", "flights": [flight("eduens"), flight("arvernes")]});
        let mut table = draw().units("0101", "eduens arvernes").units(third, "senons");
        let mut crowd = crowd.clone();
        for end in ends.iter().skip(1) {
            let pair: Vec<String> = crowd.by_ref().take(2).map(|unit| unit.to_string()).collect();
            assert_eq!(pair.len(), 2, "there are units enough");
            table = table.units(&end.to_string(), &pair.join(" "));
        }
        let below = json!({"is": "archery"});
        value(judgement, table.phase(json!([below, flights])), Seat(1))
    };
    let end = ends.first().expect("a corner has hexes around it").to_string();
    let price = |judgement: &dyn Judgement<State>| with(judgement, "0110") - with(judgement, &end);
    let (first, today) = (price(State::first_judgement()), price(&Today));
    assert!(today > first + 1_000, "{today}, at first {first}");
}

/// Labienus alone, four hexes from formed Gauls: they can be with him in one move.
#[test]
fn r11_4_bots_keep_lone_leaders_out_of_reach() {
    let at = |judgement: &dyn Judgement<State>, hex: &str| {
        value(judgement, draw().leader(hex, "labienus").units("0804", "santons rutenes"), Seat(0))
    };
    let (near, far) = ("0808", "0812");
    assert!(at(State::first_judgement(), near) > at(State::first_judgement(), far));
    assert!(at(&Today, near) < at(&Today, far));
}

/// Two leaders with the same troops do no more than the better of them, and both can be lost.
#[test]
fn r11_4_bots_do_not_crowd_leaders() {
    let with = |judgement: &dyn Judgement<State>, hex: &str| {
        let table = draw().leader("0812", "labienus").leader(hex, "rebilus");
        let table = table.units("0812", "legio-7a").units("0912", "legio-8a");
        value(judgement, table.units("0710", "santons rutenes lemovices"), Seat(0))
    };
    assert!(with(&Today, "0912") > with(&Today, "0812"));
}

/// Whether an attack is worth its cost is told by the exact odds: a few Gauls do not attack a
/// legion in its camp, three stacks with a leader do.
#[test]
fn r11_2_bots_attack_by_the_odds() {
    let lean = |table: Draw| {
        let view = table.combat("relief").play().game.view(Viewer::Seat(Seat(1)));
        let mut leans = Vec::new();
        let attack = Action::Attack { hex: hex("0811") };
        State::leans(Siege::pack(), &view, Seat(1), &[attack], &mut leans);
        leans[0]
    };
    let few = || {
        draw()
            .units("0811", "legio-10")
            .leader("0710", "vercassivellaunos")
            .units("0710", "cadurques")
    };
    let many = few()
        .units("0710", "bituriges")
        .units("0711", "arvernes carnutes")
        .units("0810", "senons eduens");
    assert!(lean(few()) < 0, "{}", lean(few()));
    assert!(lean(many) > 0);
}

/// Who has declared an attack commits somebody to it, even if the odds are bad: two halves that are
/// united instead may leave nobody who can.
#[test]
fn r11_2_bots_begin_what_they_declared() {
    let table = draw().units("0811", "legio-10").leader("0710", "vercassivellaunos");
    let mut play = table.units("0710", "cadurques").combat("relief").play();
    play.act("gaul", attack("0811"));
    let view = play.game.view(Viewer::Seat(Seat(1)));
    let (commit, mut leans) = (Action::Commit { unit: unit("cadurques") }, Vec::new());
    State::leans(Siege::pack(), &view, Seat(1), &[commit], &mut leans);
    assert!(leans[0] > 0, "{}", leans[0]);
}

/// Vercingetorix and four units are out, and all depends on the fifth (14.3).
#[test]
fn r14_3_bots_see_a_breakout_coming() {
    let with = |judgement: &dyn Judgement<State>, fifth: &str| {
        let table = draw()
            .leader("0809", "vercingetorix")
            .units("0809", "b-arvernes-1 b-senons")
            .units("0708", "b-carnutes b-parisii")
            .units(fifth, "b-lemovices");
        value(judgement, table, Seat(0))
    };
    let loss = |judgement: &dyn Judgement<State>| with(judgement, "1113") - with(judgement, "0709");
    let (first, today) = (loss(State::first_judgement()), loss(&Today));
    assert!(today > 4 * first, "{today}, at first {first}");
}

/// In closed boxes too a state is worth what its own view of it is.
#[test]
fn r4_0_worth_of_closed_boxes() {
    let table = draw()
        .option("boxes", "closed")
        .withdrawal()
        .hidden("0812", "labienus")
        .boxed("labienus", "legio-7:d legio-8:r");
    let game = table.play().game.clone();
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(game.worth(Seat(0)), State::appraise(Siege::pack(), &view, Seat(0)));
}
