//! The special rules of the battles.

use conquest::Side::{Rome, Tribes};
use conquest::{Action, Conquest, Field, Mark, Phase, State};
use serde_json::json;

use crate::play::{Play, Words, field, hex, unit};

fn start(scenario: &str, extras: &str) -> Play {
    let mut setup = kernel::Setup { scenario: scenario.to_owned(), ..kernel::Setup::default() };
    setup.set.insert("extras".to_owned(), extras.to_owned());
    let setup = setup.complete(<State as kernel::Rules>::info()).expect("a set-up");
    let mut dice = kernel::SeededDice::new(1, 1);
    Play::new(kernel::start(Conquest::pack(), &setup, &mut dice, None).expect("a battle"))
}

/// S-GEN-1: legates change places, the fixed ones not.
#[test]
fn rs_gen_1_legates_change_places() {
    let mut play = start("bibracte", "without");
    let swap = |one: &str, other: &str| json!({"do": "swap_legates", "one": one, "other": other});
    play.refused_as(Rome, swap("crassus", "labienus"), "4.22", "fixed_legate");
    play.act(Rome, swap("crassus", "trebonius"));
    assert_eq!(play.position()["leaders"]["crassus"]["group"], "vii");
    assert_eq!(play.position()["leaders"]["crassus"]["spot"], "3320");
}

/// T-01: the page of the game tells tuned levels that are played.
#[test]
fn t_01_the_levels_that_are_told_are_those_that_are_played() {
    let pack = Conquest::pack();
    let battles = Field::all().map(|field| pack.battle(field));
    let played: Vec<u16> = battles
        .flat_map(|battle| battle.armies.iter().map(|army| army.level).chain([battle.rome]))
        .map(|level| level.even)
        .collect();
    let texts = [include_str!("../../lang/rules.en.ftl"), include_str!("../../lang/rules.fr.ftl")];
    for (text, word) in texts.into_iter().zip(["to", "à"]) {
        let line = text.lines().find(|line| line.starts_with("tuned-01 =")).expect("it is told");
        let words: Vec<&str> = line.split(|letter: char| !letter.is_alphanumeric()).collect();
        let told: Vec<u16> = words
            .windows(2)
            .filter(|pair| pair[0] == word)
            .filter_map(|pair| pair[1].parse().ok())
            .collect();
        assert_eq!(told.len(), 9, "{line}");
        for level in told {
            assert!(played.contains(&level), "{level} is not played: {line}");
        }
    }
}

/// S-GEN-2, S-GEN-3: levels, and what everything is worth.
#[test]
fn rs_gen_2_levels() {
    let pack = Conquest::pack();
    let bibracte = pack.battle(Field::BIBRACTE);
    assert_eq!(bibracte.rome.series, 150);
    assert!(bibracte.rome.even < bibracte.rome.series, "the rest is tuned (T-01)");
    let worth = |scenario: &str, rome: bool| -> u16 {
        let play = start(scenario, "without");
        let battle = pack.battle(play.game.public().battle);
        battle
            .units
            .iter()
            .filter(|unit| {
                (battle.unit(**unit).side == Rome) == rome && battle.unit(**unit).option.is_none()
            })
            .map(|unit| play.game.worth_of(*unit))
            .sum()
    };
    assert_eq!((worth("bibracte", true), worth("bibracte", false)), (475, 218 + 48 + 36));
    assert_eq!((worth("rhine", true), worth("rhine", false)), (475, 445));
    assert_eq!((worth("lutetia", true), worth("lutetia", false)), (223, 189));
    assert_eq!((worth("britannia", true), worth("britannia", false)), (156, 170));
}

/// S-BIB-2: the legions of the camp may leave it, and obey only Labienus or Caesar inside.
#[test]
fn rs_bib_2_the_legions_of_the_camp() {
    let play = start("bibracte", "without");
    assert!(play.game.is(unit("xi-1"), Mark::SHELTERED));
    let inside = field("bibracte")
        .piece("xi-1", json!({"spot": "4119", "facing": 9, "marks": ["sheltered"]}))
        .unit("he-8", "1919", "E")
        .leader("pedius", "4219")
        .individual("pedius");
    inside.refused_as(Rome, json!({"do": "order", "unit": "xi-1"}), "4.31", "not_commanded");
    let led = field("bibracte")
        .piece("xi-1", json!({"spot": "4119", "facing": 9, "marks": ["sheltered"]}))
        .unit("he-8", "1919", "E")
        .leader("labienus", "4121")
        .individual("labienus");
    led.allowed(Rome, json!({"do": "order", "unit": "xi-1"}));
}

/// S-BIB-4: Boii and Tulingi come on turn three.
#[test]
fn rs_bib_4_boii_and_tulingi() {
    let mut play = start("bibracte", "without");
    assert_eq!(play.at("bo-1"), "waiting");
    let mut document = play.position();
    document["turn"] = json!(2);
    document["phase"] = json!({"is": "momentum", "leader": "caesar", "eager": false});
    document["leaders"]["caesar"]["status"] = json!("active");
    play = Play::standing(Conquest::pack(), &document);
    play.dice(&[9, 9]).say(Rome, "try").say(Tribes, "done");
    assert_eq!(play.position()["turn"], 3);
    assert_ne!(play.at("bo-1"), "waiting");
    assert_ne!(play.at("tu-1"), "waiting");
}

/// S-BIB-5: the Helvetii fall back once.
#[test]
fn rs_bib_5_the_helvetii_fall_back() {
    let mut play = field("bibracte")
        .unit("he-8", "1919", "E")
        .unit("vii-1", "3119", "W")
        .leader("caesar", "3522")
        .leader("divico", "1820")
        .set("phase", json!({"is": "close", "step": "withdrawal"}))
        .play();
    play.say(Tribes, "fall_back");
    let at: u16 = play.at("he-8").parse().unwrap();
    assert_eq!(at / 100, 16);
    assert_eq!(play.position()["tribes"]["helvetii"]["calm"], true);
    assert_eq!(play.position()["withdrawn"], true);
}

/// S-BIB-7: axes are an option.
#[test]
fn rs_bib_7_axes() {
    assert_eq!(start("bibracte", "without").game.missile(unit("bo-1")), None);
    assert!(start("bibracte", "with").game.missile(unit("bo-1")).is_some());
    assert_eq!(start("bibracte", "with").game.missile(unit("he-1")), None);
}

/// S-RHI-2: a pair of horse and foot moves together, with seven points.
#[test]
fn rs_rhi_2_pairs() {
    let mut play = field("rhine")
        .unit("ghc-1", "1907", "E")
        .under("ghi-1", "1907", "E")
        .unit("vii-1", "3119", "W")
        .leader("brinno", "1807")
        .individual("brinno");
    assert_eq!(play.game.allowance(unit("ghc-1")), 7);
    play.act(Tribes, json!({"do": "order_stack", "unit": "ghc-1"})).steps(Tribes, &["2008"]);
    assert_eq!((play.at("ghc-1"), play.at("ghi-1")), ("2008".to_owned(), "2008".to_owned()));
    play.say(Tribes, "stop");
    assert_eq!(play.position()["phase"]["left"], 3, "one order for both");
}

/// S-SAB-1: all tribes act before any Roman on turn one, and nobody trumps.
#[test]
fn rs_sab_1_surprise() {
    let mut play = start("sabis", "without");
    play.say(Rome, "ready");
    assert_eq!((play.top().as_str(), play.pending()), ("due", vec![Tribes]));
    let pick = serde_json::to_value(play.offers(Tribes)[0]).unwrap();
    if pick["do"] == "pick" {
        play.act(Tribes, pick);
    }
    play.refused(Tribes, json!({"do": "trump", "leader": "boduagnatus"}), "5.41");
}

/// S-SAB-2: on turn one woods and the river do not stop them, and auxiliaries are driven off.
#[test]
fn rs_sab_2_the_rush() {
    let board = |turn: u8| {
        field("sabis")
            .turn(turn)
            .unit("ne-1", "2925", "W")
            .unit("vii-1", "1719", "E")
            .leader("boduagnatus", "3028")
            .play()
    };
    let price = |turn: u8, from: u16, to: u16| {
        board(turn).game.price(unit("ne-1"), hex(from), hex(to)).unwrap().points
    };
    assert_eq!((price(1, 3026, 2925), price(2, 3026, 2925)), (1, 2), "woods");
    assert_eq!((price(1, 2626, 2525), price(2, 2626, 2525)), (1, 3), "the river");
}

/// S-SAB-2: however many are driven off, they go back one after the other and each by its owner's
/// choice.
#[test]
fn rs_sab_2_several_are_driven_off_one_after_the_other() {
    let auxiliaries = [("rc-1", 2625), ("rc-2", 2724), ("rc-3", 2626)];
    let mut rush = field("sabis").turn(1).unit("ne-1", "2825", "W").leader("boduagnatus", "2825");
    for (name, from) in auxiliaries {
        rush = rush.unit(name, &from.to_string(), "E");
    }
    let mut rush = rush.individual("boduagnatus");
    rush.act(Tribes, json!({"do": "order", "unit": "ne-1"}));
    rush.act(Tribes, json!({"do": "step", "to": "2725"}));
    let mut asked = Vec::new();
    while rush.pending() == [Rome] {
        let phases: Vec<Phase> = rush.game.public().phase.iter().copied().collect();
        if let Some(Phase::Withdraw(way)) = phases.last()
            && asked.last() != Some(&way.unit)
        {
            asked.push(way.unit);
        }
        let back = phases.iter().filter(|phase| matches!(phase, Phase::Withdraw(_))).count();
        assert!(back <= 1, "one withdrawal at a time: {phases:?}");
        let step = |offer: &Action| matches!(offer, Action::Step { .. });
        let next = rush.offers(Rome).into_iter().find(step).unwrap_or(Action::Done);
        rush.act(Rome, serde_json::to_value(next).expect("an action"));
    }
    assert_eq!(asked.len(), 3, "each of them once: {asked:?}");
    for (name, from) in auxiliaries {
        assert!(rush.game.piece(unit(name)).hits > 0, "{name}");
        assert_ne!(rush.game.piece(unit(name)).spot.hex(), Some(hex(from)), "{name}");
    }
}

/// S-SAB-4, S-SAB-5: unformed cohorts, and how they form.
#[test]
fn rs_sab_5_reforming_ranks() {
    let set = || {
        let mut play = field("sabis")
            .turn(2)
            .piece("vii-1", json!({"spot": "1729", "facing": 3, "marks": ["unformed"]}))
            .unit("ne-1", "3225", "W")
            .leader("crassus", "1730")
            .individual("crassus");
        play.order(Rome, "vii-1").say(Rome, "stop");
        play
    };
    let mut play = set();
    play.dice(&[9]).say(Rome, "end_orders");
    assert!(!play.has("vii-1", "unformed"), "9 less 2 is 7");
    assert!(start("sabis", "without").game.is(unit("x-1"), Mark::UNFORMED));
}

/// S-SAB-8: Labienus leads the Ninth beside his own, and no other.
#[test]
fn rs_sab_8_labienus_and_the_ninth() {
    let play = field("sabis")
        .unit("ix-1", "1709", "E")
        .unit("xi-1", "1711", "E")
        .unit("ne-1", "3225", "W")
        .leader("labienus", "1810")
        .individual("labienus");
    play.allowed(Rome, json!({"do": "order", "unit": "ix-1"}));
    play.refused_as(Rome, json!({"do": "order", "unit": "xi-1"}), "4.31", "not_commanded");
}

/// S-SAB-10: Treviri ride home, as an option.
#[test]
fn rs_sab_10_treviri() {
    let routed = |hex: &str| json!({"spot": hex, "facing": 3, "marks": ["routed"]});
    let mut board = field("sabis")
        .unit("ne-1", "3225", "W")
        .leader("caesar", "1318")
        .set("options", json!({"extras": "with", "levels": "series"}));
    for (name, hex) in [("vii-1", "1727"), ("vii-2", "1626"), ("vii-3", "1725"), ("vii-4", "1627")]
    {
        board = board.piece(name, routed(hex));
    }
    for (name, hex) in [("ln-1", "2010"), ("ln-2", "2012"), ("ln-3", "2014")] {
        board = board.unit(name, hex, "E");
    }
    let mut play = board
        .eagle("vii", "1726")
        .leader("boduagnatus", "3028")
        .leader_with("boduagnatus", "status", json!("active"))
        .set("phase", json!({"is": "momentum", "leader": "boduagnatus", "eager": false}))
        .play();
    play.seeded(5).roll(&[10, 10]);
    play.say(Tribes, "try");
    assert_eq!(play.position()["treviri_left"], true);
    // The Roman says who.
    let home = |unit: &str| json!({"do": "ride_home", "unit": unit});
    play.refused(Rome, home("vii-1"), "S-SAB-10");
    play.act(Rome, home("ln-3")).act(Rome, home("ln-1"));
    assert_eq!(play.at("ln-2"), "2012");
    let lost = ["ln-1", "ln-2", "ln-3"].iter().filter(|name| play.at(name) == "lost").count();
    assert_eq!(lost, 2);
    assert!(play.position().get("lost_rome").is_none_or(|points| points != 10));
}

/// S-LUT-1, S-LUT-8: Labienus commands, and the third legion may be of veterans.
#[test]
fn rs_lut_8_veterans() {
    let quality = |extras: &str| start("lutetia", extras).game.printed_quality(unit("xiv-1"));
    assert_eq!((quality("without"), quality("with")), (6, 7));
}

/// S-LUT-2: two trumps that may fail without harm.
#[test]
fn rs_lut_2_free_trumps() {
    let mut play = field("lutetia")
        .unit("vii-1", "1021", "E")
        .unit("xii-1", "1007", "E")
        .unit("pa-1", "2119", "W")
        .leader("labienus", "1014")
        .leader("fabius", "1008")
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "fabius"}))
        .play();
    play.dice(&[5]).act(Rome, json!({"do": "trump_freely", "leader": "labienus"}));
    assert!(play.position()["leaders"]["labienus"].get("status").is_none(), "not finished");
    assert_eq!(play.position()["phase"]["leader"], "fabius");
}

/// S-LUT-3: before the first shock one line takes all tribes.
#[test]
fn rs_lut_3_one_line() {
    let set = |shocked: bool| {
        let mut play = field("lutetia")
            .unit("au-1", "2108", "W")
            .unit("se-1", "2109", "W")
            .unit("vii-1", "0921", "E")
            .set("shocked", json!(shocked))
            .leader("camulogenus", "2209")
            .leader("segomaros", "2208")
            .turn(2)
            .choosing("segomaros");
        let line = json!({"do": "line_order", "arm": "foot"});
        if shocked {
            play.refused(Tribes, line, "4.54");
        } else {
            play.act(Tribes, line);
        }
        play
    };
    assert!(set(false).has("se-1", "in-line"));
    set(true);
}

/// S-BRI-1, S-BRI-3: a cohort lands in shallow water from a transport in moderate water.
#[test]
fn rs_bri_3_landing() {
    let mut play = field("britannia")
        .piece("tr-6", json!({"spot": "2514"}))
        .piece("vii-1", json!({"spot": {"aboard": "tr-6"}}))
        .unit("cai-1", "1014", "E")
        .leader("caesar", "2614")
        .individual("caesar");
    play.refused(Rome, json!({"do": "land", "unit": "vii-1", "to": "2214"}), "S-BRI-3");
    play.act(Rome, json!({"do": "land", "unit": "vii-1", "to": "2414"}));
    assert_eq!((play.at("vii-1").as_str(), play.hits("vii-1")), ("2414", 2));
    assert_eq!(play.top(), "face", "any facing");
    play.say(Rome, "done").steps(Rome, &["2313"]);
    assert_eq!(play.hits("vii-1"), 3);
    play.refused_as(Rome, json!({"do": "step", "to": "2214"}), "6.26", "no_points");
}

/// S-BRI-6: the Britons sleep until the Romans come near.
#[test]
fn rs_bri_6_frozen() {
    let mut play = start("britannia", "without");
    play.say(Rome, "ready").say(Rome, "skip_auxiliaries").say(Rome, "keep_elite");
    assert_eq!(play.pending(), [Rome], "no chief is due");
}

/// S-BRI-8: mounted light infantry goes ten, and may leave its chariot.
#[test]
fn rs_bri_8_chariots() {
    let set = || {
        field("britannia")
            .unit("cai-1", "1914", "E")
            .piece("cach-1", json!({"spot": "1914"}))
            .unit("vii-1", "2314", "W")
            .set("awake", json!(true))
            .leader("cingetorix", "1813")
            .individual("cingetorix")
    };
    let mut play = set();
    assert_eq!(play.game.allowance(unit("cai-1")), 10);
    play.act(Tribes, json!({"do": "order_stack", "unit": "cai-1"})).steps(Tribes, &["2014"]);
    assert_eq!(play.at("cach-1"), "2014");
    let mut play = set();
    play.order(Tribes, "cai-1").steps(Tribes, &["2014"]);
    assert_eq!((play.at("cach-1").as_str(), play.at("cai-1").as_str()), ("1914", "2014"));
}
