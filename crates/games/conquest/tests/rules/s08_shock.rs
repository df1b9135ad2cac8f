//! 8.3 to 8.5, 8.7: shock.

use conquest::Side::{Rome, Tribes};
use conquest::{Combat, Conquest, Field, Odds, Superior, Terrain, size_columns};
use geometry::hex::{Direction, Hex};
use serde_json::json;

use crate::play::{Board, Play, Words, field, unit};

/// A hex of level, clear ground with such hexes all around, and its neighbours.
fn arena(battle: &str) -> (Hex, [Hex; 6]) {
    let field = Field::all().find(|field| field.name() == battle).expect("a battle");
    let battle = Conquest::pack().battle(field);
    let plain = |hex: Hex, level: u8| {
        let ground = battle.at(hex);
        ground.terrain == Terrain::Clear
            && ground.level == level
            && ground.edges.iter().all(|edge| *edge == conquest::Edge::default())
    };
    battle
        .grid
        .hexes()
        .filter(|hex| hex.column() > 10 && hex.row() > 10)
        .find_map(|hex| {
            let level = battle.at(hex).level;
            let next = battle.at(hex).next;
            let all = next.iter().all(|one| one.is_some_and(|one| plain(one, level)));
            (all && plain(hex, level)).then(|| (hex, next.map(Option::unwrap)))
        })
        .expect("there is open ground")
}

/// A combat of one against one that faces east: attacked in front, in the flank, in the rear.
fn duel(battle: &str, attacker: &str, defender: &str, marks: &[&str]) -> [Odds; 3] {
    let (hex, next) = arena(battle);
    [Direction::Se, Direction::S, Direction::Sw].map(|way| {
        let from = next[way.index()].to_string();
        let leader = if battle == "lutetia" { "labienus" } else { "caesar" };
        let play = field(battle)
            .piece(attacker, json!({"spot": from, "facing": 11, "marks": marks}))
            .unit(defender, &hex.to_string(), "E")
            .leader(leader, "0505")
            .play();
        let mut combat = Combat::default();
        combat.attackers.push(unit(attacker));
        combat.defenders.push(unit(defender));
        play.game.odds_of(&combat, unit(attacker), unit(defender))
    })
}

/// The final columns, and whether the attacker is superior, for one that has moved.
#[track_caller]
fn columns(battle: &str, attacker: &str, defender: &str, expected: [(i8, &str); 3]) {
    let odds = duel(battle, attacker, defender, &["must-check"]).map(|odds| {
        let superior = match odds.superior {
            Superior::Attacker => "AS",
            Superior::Defender | Superior::DefenderWithMissiles => "DS",
            Superior::Nobody => "-",
        };
        (odds.column, superior)
    });
    assert_eq!(odds, expected, "{attacker} against {defender}");
}

/// 8.36[2], the examples of the ratio.
#[test]
fn r8_36_ex_sizes() {
    let ratio = |attack, defence| size_columns(attack, defence, true);
    assert_eq!([ratio(5, 4), ratio(4, 5), ratio(2, 5), ratio(10, 5)], [1, 0, -1, 1]);
    let standing = |attack, defence| size_columns(attack, defence, false);
    assert_eq!([standing(5, 4), standing(4, 5), standing(10, 5)], [0, -1, 1]);
}

/// 8.73: columns of every pairing at Bibracte.
#[test]
fn r8_73_columns_of_bibracte() {
    let row = |attacker, defender, expected| columns("bibracte", attacker, defender, expected);
    row("vii-1", "he-8", [(6, "AS"), (12, "AS"), (13, "AS")]);
    row("vii-1", "heln-1", [(10, "-"), (11, "AS"), (12, "AS")]);
    row("rc-1", "he-8", [(4, "-"), (9, "AS"), (10, "AS")]);
    row("ln-1", "he-8", [(3, "-"), (8, "AS"), (10, "AS")]);
    row("ln-1", "heln-1", [(8, "-"), (8, "AS"), (9, "AS")]);
    row("rc-1", "heln-1", [(9, "-"), (9, "AS"), (10, "AS")]);
    row("he-8", "vii-1", [(7, "-"), (9, "AS"), (11, "AS")]);
    row("he-8", "cre-1", [(12, "AS"), (13, "AS"), (13, "AS")]);
    row("he-8", "rc-1", [(9, "-"), (11, "AS"), (13, "AS")]);
    row("he-8", "ln-1", [(11, "-"), (12, "AS"), (13, "AS")]);
    row("he-8", "cat-vii", [(13, "AS"), (13, "AS"), (13, "AS")]);
    row("heln-1", "vii-1", [(4, "-"), (8, "AS"), (10, "AS")]);
    row("heln-1", "rc-1", [(6, "-"), (7, "AS"), (8, "AS")]);
    row("heln-1", "cre-1", [(10, "AS"), (10, "AS"), (11, "AS")]);
}

#[test]
fn r8_72_superiority_of_light_troops() {
    let row = |attacker, defender, expected| columns("rhine", attacker, defender, expected);
    row("ghi-1", "vii-1", [(5, "DS"), (9, "AS"), (11, "AS")]);
    row("ghc-1", "vii-1", [(4, "DS"), (7, "AS"), (9, "AS")]);
    row("ghc-1", "rc-1", [(6, "-"), (7, "AS"), (8, "AS")]);
    row("ghi-1", "rc-1", [(7, "-"), (8, "AS"), (9, "AS")]);
    row("rc-1", "ghc-1", [(9, "AS"), (9, "AS"), (10, "AS")]);
    row("vii-1", "ghi-1", [(8, "AS"), (9, "AS"), (12, "AS")]);
    row("vii-1", "ghc-1", [(10, "-"), (11, "AS"), (12, "AS")]);
    row("vii-1", "ha-1", [(7, "AS"), (13, "AS"), (13, "AS")]);
    columns("lutetia", "pabc-1", "vii-1", [(7, "DS"), (9, "AS"), (10, "AS")]);
    columns("lutetia", "pabc-1", "rc-1", [(8, "-"), (9, "AS"), (10, "AS")]);
    columns("lutetia", "vii-1", "pabc-1", [(8, "-"), (10, "AS"), (12, "AS")]);
}

/// 8.36: without pila a cohort is no longer superior to horse.
#[test]
fn r8_36_pila_keep_horse_off() {
    let (hex, next) = arena("rhine");
    let odds = |supply: &str| {
        let play = field("rhine")
            .unit("ghc-1", &next[Direction::Se.index()].to_string(), "NW")
            .piece("vii-1", json!({"spot": hex.to_string(), "facing": 3, "supply": supply}))
            .leader("caesar", "0505")
            .play();
        let mut combat = Combat::default();
        combat.attackers.push(unit("ghc-1"));
        combat.defenders.push(unit("vii-1"));
        play.game.odds_of(&combat, unit("ghc-1"), unit("vii-1")).superior
    };
    assert_eq!((odds("full"), odds("no")), (Superior::Defender, Superior::Nobody));
}

/// 8.74: cells of the table, and its ends.
#[test]
fn r8_74_the_table() {
    let charts = &Conquest::pack().charts;
    let cell = |column, die| {
        let harm = charts.shock(column, die);
        (harm.attacker, harm.defender)
    };
    assert_eq!([cell(1, 0), cell(6, 5), cell(13, 9)], [(6, 1), (2, 2), (1, 6)]);
    assert_eq!(cell(17, 12), cell(13, 9));
    assert_eq!(cell(-3, -4), cell(1, 0));
}

/// A cohort next to warriors that it has attacked by an individual order, before its stop.
fn x1() -> Play {
    let mut play = field("bibracte")
        .unit("vii-1", "2820", "W")
        .unit("he-8", "2619", "E")
        .leader("trebonius", "3120")
        .leader("divico", "1919")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["2719"]);
    while play.top() == "react" {
        play.say(Tribes, "done");
    }
    play
}

/// X1: a cohort throws its pila, charges, and breaks warriors.
#[test]
fn r8_33_ex_a_cohort_charges_warriors() {
    let mut play = x1();
    play.dice(&[3]).act(Rome, json!({"do": "fire", "unit": "vii-1", "at": "2619"}));
    assert_eq!(play.hits("he-8"), 1);
    play.say(Rome, "stop");
    // Charge of both, the table, the collapse, ferocity.
    play.dice(&[8, 4, 6, 6, 2]).say(Rome, "end_orders").runs();
    assert_eq!(play.hits("vii-1"), 3);
    assert!(play.has("he-8", "routed"));
    assert_eq!((play.at("vii-1").as_str(), play.top().as_str()), ("2619", "advance"));
    play.act(Rome, json!({"do": "pivot", "facing": 11}));
    assert_eq!(play.top(), "momentum");
}

/// 8.37: the collapse of a unit next to rout, and one that holds.
#[test]
fn r8_37_a_unit_next_to_rout_may_hold() {
    let mut play = x1();
    play.dice(&[3]).act(Rome, json!({"do": "fire", "unit": "vii-1", "at": "2619"}));
    play.say(Rome, "stop").dice(&[8, 4, 6, 5]).say(Rome, "end_orders");
    assert!(!play.has("he-8", "routed"));
    assert_eq!(play.hits("he-8"), 4, "one hit less");
}

/// X3, 8.51: fierce warriors charge a cohort.
#[test]
fn r8_51_ex_a_fierce_charge() {
    let mut play = field("bibracte")
        .unit("he-8", "2919", "E")
        .unit("vii-1", "3119", "W")
        .leader("divico", "2620")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["3019"]).say(Rome, "done").say(Tribes, "stop");
    play.dice(&[9, 6, 8]).say(Tribes, "end_orders");
    assert_eq!((play.hits("he-8"), play.hits("vii-1")), (4, 4));
}

/// X4, 8.35, 8.43: two of them, and the one in the flank counts, gives superiority and advances.
#[test]
fn r8_35_ex_the_flank_counts() {
    let mut play = field("bibracte")
        .unit("he-8", "2919", "E")
        .unit("he-9", "3018", "SE")
        .unit("vii-1", "3119", "W")
        .leader("divico", "2718")
        .individual("divico");
    play.order(Tribes, "he-9").steps(Tribes, &["3118"]);
    while play.top() == "react" {
        play.say(Rome, "done");
    }
    play.say(Tribes, "stop").order(Tribes, "he-8").steps(Tribes, &["3019"]);
    while play.top() == "react" {
        play.say(Rome, "done");
    }
    play.say(Tribes, "stop").dice(&[0, 0, 7]).say(Tribes, "end_orders");
    assert_eq!(play.top(), "name-attacker");
    play.dice(&[4]).act(Tribes, json!({"do": "name_attacker", "unit": "he-9"}));
    assert!(play.has("vii-1", "routed") || play.at("vii-1") != "3119");
    assert_eq!((play.hits("he-8"), play.hits("he-9")), (1, 1));
    assert_eq!(play.at("he-9"), "3119");
}

/// 8.41: after a charge alone the attacker advances too.
#[test]
fn r8_41_an_emptied_hex_is_taken() {
    let mut play = x1();
    play.say(Rome, "stop");
    let mut broken = play.again();
    // The warriors roll 9 and have three hits already.
    broken = {
        let mut document = broken.position();
        document["units"]["he-8"]["hits"] = json!(3);
        let mut next = Play::standing(Conquest::pack(), &document);
        next.dice(&[0, 9, 2]).say(Rome, "end_orders").runs();
        next
    };
    assert!(broken.has("he-8", "routed"));
    assert_eq!(broken.at("vii-1"), "2619");
}

/// 8.32: attackers and defenders are matched; a unit that stood still may join (B21).
#[test]
fn r8_31_units_that_stood_may_join() {
    let mut play = field("bibracte")
        .unit("heln-1", "2319", "E")
        .unit("he-8", "2618", "W")
        .unit("bal-1", "2518", "W")
        .leader("divico", "2520")
        .individual("divico");
    play.refused(Tribes, json!({"do": "mark", "unit": "he-8"}), "8.31");
    play.order(Tribes, "heln-1").steps(Tribes, &["2419"]);
    while play.top() == "react" {
        play.say(Rome, "done");
    }
    play.say(Tribes, "stop").say(Tribes, "end_orders");
    assert_eq!(play.top(), "shock");
    play.allowed(Tribes, json!({"do": "mark", "unit": "he-8"}));
    play.refused(Tribes, json!({"do": "mark", "unit": "heln-1"}), "8.31");
}

/// 8.34: a leader with those who fight may be hit.
#[test]
fn r8_34_leaders_at_risk() {
    let set = || {
        let mut play = field("bibracte")
            .unit("vii-1", "2820", "W")
            .unit("he-8", "2619", "E")
            .leader("caesar", "2820")
            .leader("divico", "1919")
            .individual("caesar");
        play.order(Rome, "vii-1").steps(Rome, &["2719"]);
        while play.top() == "react" {
            play.say(Tribes, "done");
        }
        play.say(Rome, "stop");
        play
    };
    let mut play = set();
    // Charges, Caesar's die, the table with his charisma: 3 + 5 is 8.
    play.dice(&[0, 0, 5, 3, 2]).say(Rome, "end_orders");
    assert!(play.has("he-8", "routed"), "2(3), doubled");
    let mut play = set();
    play.dice(&[0, 0, 0, 7, 1]).say(Rome, "end_orders");
    assert_eq!(play.position()["leaders"]["caesar"]["wounds"], 1);
}

/// 8.52: a rout tests the tribe's ferocity on its commander.
#[test]
fn r8_52_ferocity_is_lost() {
    let mut play = x1();
    play.say(Rome, "stop").dice(&[0, 9, 9, 5]);
    play.say(Rome, "end_orders");
    assert!(play.has("he-8", "routed") == (play.position()["tribes"]["helvetii"]["routs"] == 1));
    assert_eq!(play.position()["tribes"]["helvetii"]["tamed"], true);
}

/// 8.36: ground, from the shifts.
#[test]
fn r6_27_ground_shifts_columns() {
    let (hex, next) = arena("bibracte");
    let base = |board: Board| {
        let play = board.leader("caesar", "0505").play();
        let mut combat = Combat::default();
        combat.attackers.push(unit("he-8"));
        combat.defenders.push(unit("vii-1"));
        play.game.odds_of(&combat, unit("he-8"), unit("vii-1"))
    };
    let from = next[Direction::Se.index()].to_string();
    let board = || {
        field("bibracte")
            .piece("he-8", json!({"spot": from, "facing": 11, "marks": ["must-check"]}))
            .unit("vii-1", &hex.to_string(), "E")
    };
    assert_eq!(base(board()).column, 7);
    let reduced = board().with("he-8", "marks", json!(["must-check", "reduced"]));
    assert_eq!(base(reduced).column, 6, "10.23");
    let reduced = board().with("vii-1", "marks", json!(["reduced"]));
    assert_eq!(base(reduced).column, 8, "10.23");
    let uphill = field("bibracte")
        .piece("he-8", json!({"spot": "3016", "facing": 3, "marks": ["must-check"]}))
        .unit("vii-1", "3115", "W");
    assert_eq!(base(uphill).shifts, -2, "all defenders are higher");
}

/// 6.27, S-SAB-6, S-BRI-4: rivers, hedges and water.
#[test]
fn r6_27_rivers_hedges_and_water_shift_columns() {
    let shifts = |battle: &str, attacker: &str, from: &str, defender: &str, at: &str| {
        let play = field(battle)
            .unit(attacker, from, "W")
            .unit(defender, at, "E")
            .leader("caesar", "0505")
            .play();
        let mut combat = Combat::default();
        combat.attackers.push(unit(attacker));
        combat.defenders.push(unit(defender));
        play.game.odds_of(&combat, unit(attacker), unit(defender)).shifts
    };
    assert_eq!(shifts("sabis", "x-1", "2411", "at-1", "2410"), -1, "the Sabis");
    assert_eq!(shifts("sabis", "x-1", "2410", "at-1", "2409"), 0, "one bank");
    assert_eq!(shifts("sabis", "x-1", "1408", "at-1", "1407"), -1, "a hedge");
    assert_eq!(shifts("britannia", "x-1", "2414", "cai-1", "2313"), -1, "from shallow water");
    assert_eq!(shifts("britannia", "x-1", "2519", "cai-1", "2420"), -2, "from moderate water");
    assert_eq!(shifts("britannia", "cai-1", "2313", "x-1", "2414"), 1, "into the water");
}
