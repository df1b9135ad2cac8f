//! What a sensible player does in plain positions: the plans of the computer players.

use alesia::{Alesia, GRID, Side, Unit};
use geometry::hex::Hex;
use kernel::{Advised as _, Known as _, Pending, Rules as _, Seat, Viewer};
use serde_json::{Value, json};

use super::play::{Play, draw, place, say};

/// What the plan of a seat does now.
#[track_caller]
fn choice(play: &Play, seat: u8) -> Value {
    let who = play.seats()[usize::from(seat)];
    let offers = play.offers(who);
    let view = play.game.view(Viewer::Seat(Seat(seat)));
    let mut leans = Vec::new();
    alesia::State::leans(Alesia::pack(), &view, Seat(seat), &offers, &mut leans);
    let best = (0..offers.len()).rev().max_by_key(|place| leans[*place]).expect("an offer");
    serde_json::to_value(offers[best]).expect("actions can be written")
}

/// Lets a seat play on by its plan as long as it is asked and `goes_on` says so.
#[track_caller]
fn follow(play: &mut Play, seat: u8, goes_on: impl Fn(&Play) -> bool) -> Vec<Value> {
    let mut done = Vec::new();
    while let Pending::Seats(seats, _) = play.game.pending() {
        if !seats.contains(Seat(seat)) || !goes_on(play) || done.len() > 2000 {
            break;
        }
        let action = choice(play, seat);
        let who = play.seats()[usize::from(seat)];
        play.act(who, action.clone());
        done.push(action);
    }
    done
}

/// Whether units move.
fn moves(play: &Play) -> bool {
    play.phase() == "movement"
}

fn hex(text: &str) -> Hex {
    text.parse().expect("a hex")
}

fn apart(play: &Play, unit: &str, to: &str) -> u8 {
    GRID.distance(hex(&place(play, unit)), hex(to))
}

#[test]
fn r26_1_vercingetorix_runs_when_the_way_is_open() {
    let mut play = draw().on("4124", "vercingetorix").on("0921", "legio-1-1 caesar").play();
    follow(&mut play, 1, |_| true);
    assert_eq!(play.winners(), Some(vec!["gaul"]));
}

#[test]
fn r19_1_vercingetorix_waits_in_alesia_while_a_roman_could_reach_him() {
    let table = || draw().at("town", "vercingetorix").set("ripe", json!(1)).set("delay", json!(1));
    // From the line in the east a cohort reaches every place from which he could get away next turn.
    let mut play = table().on("4523", "legio-14-5").on("0921", "caesar").play();
    follow(&mut play, 1, moves);
    assert_eq!(place(&play, "vercingetorix"), "town");
    // If it is far away, he comes out.
    let mut play = table().on("0921", "legio-14-5 caesar").play();
    follow(&mut play, 1, moves);
    assert_ne!(place(&play, "vercingetorix"), "town");
}

#[test]
fn r26_2_a_roman_who_can_takes_vercingetorix() {
    let mut play = draw()
        .on("4024", "vercingetorix")
        .on("4523", "legio-14-5")
        .on("0921", "caesar")
        .roman()
        .play();
    follow(&mut play, 0, |_| true);
    assert_eq!(play.winners(), Some(vec!["roman"]));
}

#[test]
fn r19_1_romans_bar_a_way_that_is_open() {
    // He stands among guards and would be out next turn; nobody reaches him, but the way is long.
    let mut play = draw()
        .on("4024", "vercingetorix")
        .on("3921", "b-mandubii-1")
        .on("4221", "b-mandubii-2")
        .on("4324", "b-mandubii-3")
        .on("4226", "b-mandubii-4")
        .on("3927", "b-mandubii-5")
        .on("3824", "b-mandubii-6")
        .on("4915", "legio-11-9")
        .on("0921", "caesar")
        .roman()
        .play();
    follow(&mut play, 0, moves);
    let way = (41..=52).map(|column| Hex::new(column, 24).expect("a hex"));
    let stands = hex(&place(&play, "legio-11-9"));
    assert!(way.into_iter().any(|hex| GRID.distance(hex, stands) <= 1), "it stands in {stands}");
}

#[test]
fn r11_4_the_relief_army_gathers_and_leaves_markers_behind() {
    let mut play = Play::start(Alesia::pack(), &[], &[], 1);
    follow(&mut play, 1, moves);
    let zones = play.position()["secrets"]["zones"]["at"].clone();
    let zones = zones.as_object().expect("zones");
    let foot = |zone: &str| {
        let there = zones.iter().filter(|(_, at)| *at == zone);
        there.filter(|(unit, _)| !unit.starts_with("equites")).count()
    };
    assert!(foot("X").max(foot("II")) > 90, "one mass, {zones:?}");
    let shown = play.position()["presence"].as_array().expect("markers").len();
    assert!(shown >= 3, "{shown} markers");
}

#[test]
fn r11_1_the_relief_army_comes_when_most_are_there() {
    let names: Vec<&str> =
        Unit::all().map(Unit::name).filter(|name| name.starts_with("aedui")).collect();
    let more: Vec<&str> =
        Unit::all().map(Unit::name).filter(|name| name.starts_with("arverni")).collect();
    let table = |first: &str, second: &str| {
        let line = "4918 4923 4925 4829";
        let romans =
            line.split_whitespace().zip(["legio-11-10", "legio-12-1", "legio-12-2", "legio-12-3"]);
        let table = draw().off(first, &names.join(" ")).off(second, &more.join(" "));
        romans.fold(table, |table, (hex, unit)| table.on(hex, unit)).on("0921", "caesar").play()
    };
    let entered = |done: &[Value]| done.iter().filter(|action| action["do"] == "enter").count();
    let mut early = table("VII", "IX");
    assert_eq!(entered(&follow(&mut early, 1, moves)), 0, "half of it waits for the rest");
    let mut ripe = table("VII", "VII");
    ripe.seeded(1);
    assert!(entered(&follow(&mut ripe, 1, moves)) > 30, "all come at once");
}

#[test]
fn r18_1_a_small_attack_on_the_way_lets_the_besieged_out_in_time() {
    let foot = |name: &&str| !name.starts_with("b-") && !name.starts_with("equites");
    let names: Vec<&str> =
        Unit::of_side(Side::Gaul).map(Unit::name).filter(foot).skip(1).take(80).collect();
    let mut play = draw()
        .off("X", &names.join(" "))
        .at("town", "vercingetorix")
        .on("2139", "legio-13-2")
        .on("2440", "legio-13-1")
        .on("0921", "caesar legio-1-1")
        .set("turn", json!(2))
        .play();
    play.seeded(1);
    follow(&mut play, 1, moves);
    let crossed = play.position()["crossed"].as_array().map_or(0, Vec::len);
    assert!(crossed >= 10, "{crossed} have crossed");
    let zones = play.position()["secrets"]["zones"]["at"].clone();
    let on = zones.as_object().expect("zones").values().filter(|zone| *zone == "IX").count();
    assert!(on > 50, "{on} march on to where the assault is to be");
}

#[test]
fn r14_3_one_unit_holds_the_strong_hex_and_the_rest_strike_the_weak() {
    let mut play = draw()
        .on("0318", "recruits-1")
        .on("0319", "legio-1-1 legio-1-2")
        .on("0320", "legio-10-1")
        .on("0417", "bituriges-1")
        .on("0418", "b-arverni-1 aedui-1")
        .on("0419", "aedui-2")
        .on("0420", "b-carnutes-1")
        .on("0921", "caesar")
        .declares("gaul")
        .play();
    let done = follow(&mut play, 1, |play| play.phase() == "declaration");
    assert_eq!(done.last(), Some(&say("end_declaration")));
    let attacks = play.position()["attacks"].clone();
    let number = |unit: &str| attacks[unit].as_u64().unwrap_or(0);
    let on = |target: &str| {
        let gauls = ["bituriges-1", "b-arverni-1", "aedui-1", "aedui-2", "b-carnutes-1"];
        gauls.into_iter().filter(|unit| number(unit) == number(target)).count()
    };
    assert_eq!(on("legio-1-1"), 1, "one soaks off, {attacks}");
    assert!(on("recruits-1") >= 2, "most strike the weakest, {attacks}");
}

#[test]
fn r25_1_cohorts_do_not_leave_their_ramparts_for_a_lone_gaul() {
    let mut play = draw()
        .on("2440", "legio-13-1")
        .on("2640", "legio-8-7 legio-8-8")
        .on("2840", "legio-12-1")
        .on("2643", "aulerci-eburovices-1")
        .on("0921", "caesar legio-1-1")
        .forts("2640")
        .roman()
        .play();
    follow(&mut play, 0, moves);
    for unit in ["legio-13-1", "legio-8-7", "legio-8-8", "legio-12-1"] {
        let stands = hex(&place(&play, unit));
        assert!(Alesia::pack().ground(stands).rampart > 0, "{unit} stands in {stands}");
    }
}

#[test]
fn r4_5_the_reserve_goes_to_where_gauls_gather() {
    let gauls = ["aedui-1 aedui-2", "aedui-3 aedui-4", "aedui-5 aedui-6", "aedui-7 aedui-8"];
    let places = ["3042", "3142", "2942", "3043"];
    let table = draw()
        .on("2139", "legio-8-1 legio-8-2 legio-8-3")
        .on("2940", "legio-12-10")
        .on("0921", "caesar legio-1-1");
    let table =
        places.into_iter().zip(gauls).fold(table, |table, (hex, units)| table.on(hex, units));
    let mut play = table.roman().play();
    follow(&mut play, 0, moves);
    let near = ["legio-8-1", "legio-8-2", "legio-8-3"].map(|unit| apart(&play, unit, "3040"));
    let come = near.iter().filter(|far| **far <= 5).count();
    assert!(come >= 2, "they were nine hexes away and are {near:?}");
}

#[test]
fn r24_4_engines_keep_their_primary_range_for_the_assault() {
    let mut play = draw()
        .on("2640", "recruits-1")
        .on("2643", "aedui-1 aedui-2")
        .on("0921", "caesar")
        .forts("2640")
        .play();
    play.act("gaul", json!({"do": "step", "unit": "aedui-1", "to": "2642"}));
    play.roll(&[1]);
    assert_eq!(choice(&play, 0)["range"], 2, "the shot at two hexes is free");
    play.act("roman", choice(&play, 0));
    play.act("gaul", json!({"do": "step", "unit": "aedui-1", "to": "2641"}));
    assert_eq!(choice(&play, 0), say("hold_fire"));
}

#[test]
fn r26_0_a_game_between_the_plans_ends() {
    // The last turns of a game, with a part of both armies.
    let gauls = Unit::all().map(Unit::name).filter(|name| name.starts_with("aedui"));
    let inside = Unit::all().map(Unit::name).filter(|name| name.starts_with("b-arverni"));
    let romans = ["4918", "4920", "4923", "4925", "4827", "4520", "4523", "4526"];
    let mut table = draw().off("VII", &gauls.collect::<Vec<_>>().join(" "));
    table = table.at("town", &inside.collect::<Vec<_>>().join(" ")).at("town", "vercingetorix");
    for (place, hex) in romans.into_iter().enumerate() {
        table = table.on(hex, &format!("legio-7-{} legio-9-{}", place + 1, place + 1));
    }
    let table = table.on("3739", "legio-10-9 caesar").on("3606", "legio-15-7 labienus");
    let table = table.forts("4827 4920").set("period", json!(2)).set("turn", json!(9));
    let mut play = table.play();
    play.seeded(1);
    let mut bots = [0, 1].map(bots::Greedy::<alesia::State>::new);
    let (mut offers, budget) = (Vec::new(), bots::Budget::unlimited());
    for _ in 0..20_000 {
        let Pending::Seats(seats, _) = play.game.pending() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let bot = &mut bots[seat.index()];
        let chosen = bots::decide(bot, &play.game, seat, &mut offers, &budget);
        kernel::apply(&mut play.game, seat, &offers[chosen], &mut play.dice, None);
    }
    assert!(matches!(play.game.pending(), Pending::Over(_)), "it stands at {}", play.phase());
}

#[test]
fn r5_2_what_was_reckoned_at_one_table_misleads_at_no_other() {
    let army = || {
        draw()
            .on("2139", "legio-8-1 legio-8-2 legio-8-3")
            .on("2940", "legio-12-10")
            .on("0921", "caesar legio-1-1")
            .on("3042", "aedui-1 aedui-2")
            .on("3142", "aedui-3 aedui-4")
            .on("2942", "aedui-5 aedui-6")
    };
    // Gauls between the lines bar the way of the reserve.
    let barred = move || army().on("2438", "aedui-7").on("2440", "aedui-8").roman().play();
    let fresh = std::thread::spawn(move || follow(&mut barred(), 0, moves));
    let fresh = fresh.join().expect("the plan of a turn");
    follow(&mut army().roman().play(), 0, moves);
    assert_eq!(follow(&mut barred(), 0, moves), fresh);
}
