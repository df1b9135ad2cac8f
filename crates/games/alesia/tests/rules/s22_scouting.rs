//! 22.4: Roman cavalry off the map, screens, reports and messengers.

use kernel::Shown as _;
use serde_json::{Value, json};

use crate::play::{Draw, Play, attack, draw, fight, left, place, say, step, told};

fn scouts() -> Draw {
    draw().option("reconnaissance", "on")
}

fn leave(unit: &str, zone: &str) -> Value {
    json!({"do": "leave", "unit": unit, "zone": zone})
}

fn shift(unit: &str, zone: &str) -> Value {
    json!({"do": "shift", "unit": unit, "zone": zone})
}

fn enter(unit: &str, at: &str) -> Value {
    json!({"do": "enter", "unit": unit, "at": at})
}

fn of_zone(what: &str, zone: &str) -> Value {
    json!({"do": what, "zone": zone})
}

fn tell(number: u8) -> Value {
    json!({"do": "tell", "number": number})
}

/// One thing for zone V, and nothing for the others.
#[allow(clippy::needless_pass_by_value, reason = "tests write it in place")]
fn for_five(what: Value, others: Value) -> Value {
    (0..10).map(|zone| if zone == 4 { what.clone() } else { others.clone() }).collect()
}

/// The Gauls must attack cavalry in zone V.
fn screen(romans: &str, gauls: &str) -> Play {
    scouts().phase(json!({"is": "screen", "zone": "V"})).at("zone-V", romans).off("V", gauls).play()
}

const FOUR_HORSE: &str = "equites-1 equites-2 equites-3 equites-4";
const SIX_FOOT: &str = "aedui-1 aedui-2 aedui-3 aedui-4 aedui-5 aedui-6";

#[test]
fn r22_4_only_where_it_is_agreed() {
    let play = draw().roman().on("0120", "germani-1 legio-7-1").play();
    play.refused("roman", leave("germani-1", "II"), "11.3");
    let mut play = scouts().roman().on("0120", "germani-1 legio-7-1").play();
    play.refused("roman", leave("legio-7-1", "II"), "11.3");
    play.act("roman", leave("germani-1", "II"));
    assert_eq!(place(&play, "germani-1"), "zone-II");
    assert!(told(&play).contains("leaves the map at 0120"), "{}", told(&play));
}

/// 22.41: the factors of all in a zone are one, and who is driven off the map is lost.
#[test]
fn r22_41_the_factor_of_reconnaissance() {
    let mut play = screen("germani-1 germani-2", FOUR_HORSE);
    play.roll(&[3]).act("gaul", of_zone("screen", "V"));
    assert!(told(&play).contains("zone V, 2:1"), "8 against 4: {}", told(&play));
    let mut play = scouts()
        .declares("gaul")
        .on("0120", "germani-1 germani-2 germani-3")
        .on("0119", "aedui-1")
        .on("0121", "aedui-2")
        .play();
    attack(&mut play, "gaul", "0120", "aedui-1 aedui-2");
    play.roll(&[2]).act("gaul", say("end_declaration"));
    assert_eq!(place(&play, "germani-1"), "lost", "DR1, and the only way is off the map");
}

#[test]
fn r22_42_off_the_map_as_gauls_do() {
    let mut play = scouts().roman().at("zone-II", "germani-1").play();
    play.allowed("roman", shift("germani-1", "I"));
    play.allowed("roman", shift("germani-1", "III"));
    play.refused("roman", shift("germani-1", "V"), "11.4");
    play.refused("roman", enter("germani-1", "2644"), "11.1");
    let mut back = play.again();
    back.act("roman", enter("germani-1", "0120"));
    assert_eq!(left(&back), Some(28), "a point of fifteen");
    play.act("roman", shift("germani-1", "III"));
    play.refused("roman", shift("germani-1", "IV"), "11.4");
    play.refused("roman", enter("germani-1", "1201"), "11.4");
    let mut out = scouts().roman().on("0120", "germani-1").play();
    out.act("roman", leave("germani-1", "II"));
    out.refused("roman", enter("germani-1", "0120"), "11.4");
}

/// 22.43: the example: 8 against 4, and six units of infantry are three times two.
#[test]
fn r22_43_the_screen() {
    let play = screen("germani-1 germani-2", &format!("{FOUR_HORSE} {SIX_FOOT}"));
    let mut alone = play.again();
    alone.roll(&[3]).act("gaul", of_zone("screen", "V"));
    assert!(told(&alone).contains("2:1"), "{}", told(&alone));
    let mut helped = play.again();
    helped.roll(&[4]).act("gaul", of_zone("screen_with_foot", "V"));
    assert!(told(&helped).contains("3:1"), "{}", told(&helped));
    let five = SIX_FOOT.rsplit_once(' ').expect("six").0;
    let play = screen("germani-1 germani-2", &format!("{FOUR_HORSE} {five}"));
    play.refused("gaul", of_zone("screen_with_foot", "V"), "22.43");
    play.allowed("gaul", of_zone("screen", "V"));
}

/// 22.43: only cavalry in the same zone attacks, after the works and before all battles.
#[test]
fn r22_43_only_cavalry_in_the_zone() {
    let end = |gauls: &str, zone: &str| {
        let draw = scouts().at("zone-V", "germani-1").off(zone, gauls);
        let mut play = draw.off("I", "aedui-9").play();
        for _ in 0..3 {
            play.act("gaul", say("end_moves"));
        }
        play.phase()
    };
    assert_eq!(end("equites-1", "V"), "screen");
    assert_eq!(end("equites-1", "IV"), "movement", "the Romans'");
    assert_eq!(end("aedui-1", "V"), "movement");
}

#[test]
fn r22_44_the_screen_must_attack() {
    let mut play = screen("germani-1 germani-2 germani-3 germani-4", "equites-1");
    assert_eq!(play.offers("gaul").len(), 1, "at 1:4 too");
    play.roll(&[5]).act("gaul", of_zone("screen", "V"));
    assert_eq!(place(&play, "equites-1"), "lost", "AE");
    let mut play = screen("germani-1 germani-2", FOUR_HORSE);
    play.roll(&[2]).act("gaul", of_zone("screen", "V"));
    assert_eq!(place(&play, "germani-1"), "zone-V", "DR1 does nothing");
    let mut play = screen("germani-1", &format!("{FOUR_HORSE} {SIX_FOOT}"));
    play.roll(&[1]).act("gaul", of_zone("screen", "V"));
    assert_eq!(place(&play, "germani-1"), "lost", "DE at 4:1");
    // 5:1 and a column more needs no die.
    let five = format!("{FOUR_HORSE} equites-5 {SIX_FOOT}");
    let mut play = screen("germani-1", &five);
    play.act("gaul", of_zone("screen_with_foot", "V"));
    assert_eq!(place(&play, "germani-1"), "lost");
}

#[test]
fn r22_44_rage_holds_both() {
    let mut play = screen("germani-1 germani-2", &format!("{FOUR_HORSE} aedui-1"));
    play.roll(&[1]).act("gaul", of_zone("screen", "V"));
    play.refused("roman", shift("germani-1", "IV"), "22.44");
    play.refused("roman", enter("germani-1", "4601"), "22.44");
    play.act("roman", say("end_moves")).act("roman", say("send_nobody"));
    play.refused("gaul", enter("equites-1", "4601"), "22.44");
    play.allowed("gaul", enter("aedui-1", "4601"));
    play.act("gaul", say("end_moves")).act("gaul", say("end_moves"));
    play.refused("gaul", shift("equites-1", "IV"), "22.44");
    play.allowed("gaul", shift("aedui-1", "IV"));
    play.act("gaul", say("end_moves"));
    assert_eq!(play.phase(), "screen", "it is repeated");
    play.roll(&[3]).act("gaul", of_zone("screen", "V"));
    play.allowed("roman", shift("germani-1", "IV"));
}

/// A report of zone V is due, as it was seen on a column, with so many infantry and cavalry there.
fn report(column: Value, seen: Value) -> Draw {
    let patrol = json!({"period": 1, "turn": 2, "column": column});
    scouts()
        .set("secrets", json!({"zones": {"at": {}, "seen": for_five(seen, json!([0, 0]))}}))
        .set("patrols", for_five(patrol, Value::Null))
}

/// 22.45: at 2:1 half the truth: 4 and 6 may be 2 to 6 and 3 to 9.
#[test]
fn r22_45_within_the_accuracy() {
    let draw = report(json!(4), json!([6, 4])).phase(json!({"is": "report", "zone": "V"}));
    let mut play = draw.play();
    for wrong in [2, 10] {
        play.refused("gaul", tell(wrong), "22.45");
    }
    play.allowed("gaul", tell(3)).allowed("gaul", tell(9));
    play.act("gaul", tell(9));
    assert_eq!(play.view(Some("roman"))["reports"][4], Value::Null, "not yet");
    for wrong in [1, 7] {
        play.refused("gaul", tell(wrong), "22.45");
    }
    play.allowed("gaul", tell(2));
    play.act("gaul", tell(6));
    let told = json!({"period": 1, "turn": 2, "foot": 9, "horse": 6});
    assert_eq!(play.view(Some("roman"))["reports"][4], told);
    assert!(play.view(None).get("reports").is_none(), "the gallery hears nothing");
}

/// 22.45: halves are rounded up.
#[test]
fn r22_45_halves_up() {
    let numbers = |column: u8, truth: u8| {
        let draw = report(json!(column), json!([truth, 0]));
        let play = draw.phase(json!({"is": "report", "zone": "V"})).play();
        let offers = play.offers("gaul").into_iter().filter_map(|action| match action {
            alesia::Action::Tell { number } => Some(number),
            _ => None,
        });
        offers.collect::<Vec<u8>>()
    };
    assert_eq!(numbers(0, 5), [5, 6], "4.5 to 5.5");
    assert_eq!(numbers(3, 2), [2, 3], "1.5 to 2.5");
    assert_eq!(numbers(7, 2), [1, 2, 3, 4], "0.5 to 3.5");
}

/// 22.46: nothing is heard before a scout is back; then the numbers of the turn of the screen.
#[test]
fn r22_46_back_inside_the_lines() {
    let mut play = report(json!(4), json!([6, 4]))
        .roman()
        .on("2104", "germani-1")
        .set("news", json!({"germani-1": ["V"]}))
        .off("V", "aedui-1")
        .play();
    play.act("roman", step("germani-1", "2105"));
    assert_eq!(play.phase(), "movement", "outside");
    play.act("roman", step("germani-1", "2106"));
    assert_eq!((play.phase().as_str(), play.pending()), ("report", vec!["gaul"]));
    play.refused("gaul", tell(1), "22.45");
    play.act("gaul", tell(3)).act("gaul", tell(2));
    assert!(play.told(Some("roman")).join(" ").contains("infantry 3, cavalry 2"));
    assert_eq!(play.told(None), Vec::<String>::new());
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
    play.allowed("roman", step("germani-1", "2105"));
    assert_eq!(play.position()["news"], json!({}), "told once");
}

/// 22.46: without a screen the truth is told without asking, as it was when the Gallic turn ended.
#[test]
fn r22_46_the_truth_without_a_screen() {
    let mut play = scouts()
        .declares("gaul")
        .at("zone-V", "germani-1")
        .off("V", "aedui-1 aedui-2")
        .on("0306", "legio-7-1")
        .on("0405", "aedui-5")
        .play();
    attack(&mut play, "gaul", "0306", "aedui-5");
    play.roll(&[3]).act("gaul", say("end_declaration"));
    assert_eq!(play.position()["patrols"][4]["turn"], 3);
    assert_eq!(play.position()["news"], json!({"germani-1": ["V"]}));
    let seen = play.position()["secrets"]["zones"]["seen"][4].clone();
    assert_eq!(seen, json!([2, 0]));
}

#[test]
fn r22_47_a_messenger() {
    let messenger = |gauls: &str| {
        let draw = scouts().roman().at("zone-V", "germani-1").off("V", gauls);
        let mut play = draw.play();
        play.act("roman", say("end_moves"));
        assert_eq!(play.phase(), "messenger");
        play.refused("roman", of_zone("send", "IV"), "22.47");
        play
    };
    let foot = messenger("aedui-1 aedui-2");
    let mut fails = foot.again();
    fails.roll(&[2]).act("roman", of_zone("send", "V"));
    assert_eq!(fails.view(Some("roman"))["reports"][4], Value::Null);
    assert_ne!(fails.phase(), "messenger", "once a turn");
    let mut comes = foot.again();
    comes.roll(&[3]).act("roman", of_zone("send", "V"));
    let report = comes.view(Some("roman"))["reports"][4].clone();
    assert_eq!([report["foot"].clone(), report["horse"].clone()], [json!(2), json!(0)]);
    let horse = messenger("equites-1 aedui-1");
    let mut fails = horse.again();
    fails.roll(&[5]).act("roman", of_zone("send", "V"));
    assert_ne!(fails.phase(), "report", "nobody is asked");
    assert_eq!(fails.view(Some("roman"))["reports"][4], Value::Null);
    let mut comes = horse.again();
    comes.roll(&[6]).act("roman", of_zone("send", "V"));
    assert_eq!((comes.phase().as_str(), comes.pending()), ("report", vec!["gaul"]));
    comes.act("gaul", tell(1)).act("gaul", tell(1));
    assert_eq!(comes.pending(), ["gaul"], "the Roman turn is over");
}

/// 22.4: cavalry that is out when the period ends is placed again.
#[test]
fn r22_4_placed_again_in_the_pause() {
    let mut play = scouts().roman().set("turn", json!(12)).at("zone-V", "germani-1").play();
    play.act("roman", say("end_moves")).act("roman", say("send_nobody"));
    assert_eq!(place(&play, "germani-1"), "waiting");
    play.refused("roman", say("ready"), "3.2");
}

/// A fight elsewhere is not delayed by a screen.
#[test]
fn r22_44_then_the_other_battles() {
    let mut play = scouts()
        .phase(json!({"is": "screen", "zone": "V"}))
        .at("zone-V", "germani-1")
        .off("V", "equites-1")
        .on("0306", "legio-7-1")
        .on("0405", "aedui-5")
        .on("0905", "legio-7-2")
        .on("0904", "aedui-6")
        .play();
    play.roll(&[3]).act("gaul", of_zone("screen", "V"));
    assert_eq!(play.phase(), "declaration");
    attack(&mut play, "gaul", "0306", "aedui-5");
    attack(&mut play, "gaul", "0905", "aedui-6");
    play.act("gaul", say("end_declaration"));
    fight(&mut play, "gaul", "0306", &[3, 3]);
}

/// 22.4: whoever rides back onto the map beside engines or archers of his own is not shot at, and is
/// told how far he can go.
#[test]
fn r22_4_riders_come_back_past_their_own_engines() {
    let play = scouts()
        .roman()
        .forts("2103")
        .on("2103", "legio-1-1")
        .on("2203", "archers-1")
        .at("zone-IV", "germani-1")
        .play();
    let ways = play.game.journeys(kernel::Seat(0), "germani-1");
    assert!(ways.iter().any(|way| way.steps.len() > 1), "{ways:?}");
}
