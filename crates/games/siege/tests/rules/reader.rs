//! The map as this reader copied it from the sheet, and what terrain asks of those who move, apart
//! from the engine's own books; and short ways to say actions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use kernel::prelude::*;
use kernel::{Entry, Refuse as _, ScriptedDice, Seat, SeededDice};
use serde_json::{Value, json};
use siege::{Event, Siege, State, Throw};

use crate::play::{Draw, Look as _, Play, action, draw, hex};

/// Levels, a row a line, columns 01 to 20: 0 is the plain, 3 the plateau.
const LEVELS: [&str; 25] = [
    "22222111000111100011",
    "33332211000111000011",
    "33332211000000000001",
    "33332210000000000000",
    "22222100000000000000",
    "22221000000000000000",
    "11110000000000012110",
    "11000000000000123321",
    "00000000000000123321",
    "11000000000001122221",
    "11211110000000112211",
    "22223210001100011111",
    "22333210012210100001",
    "23333210123210111111",
    "23333210123310122222",
    "23333220123210223333",
    "23332220012100223333",
    "23333220011001222333",
    "23333210001011222223",
    "22233210012122122222",
    "22222210012223111112",
    "22222110012333000111",
    "22221110012333000001",
    "11211100011233000000",
    "11110000111121000000",
];

/// Where a hex lies: `A` Alésia, `i` inside the internal line, `b` between the lines, `.` outside.
const REGIONS: [&str; 25] = [
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "..........bbb.......",
    "........bbiiibb.....",
    "......bbiiiiiib.....",
    ".....bbiiiiiiib.....",
    ".....bbiiiAiiib.....",
    ".....bbiiiAAiib.....",
    ".....bbiiiAiiib.....",
    "......biiiiiiibb....",
    "......biiiiiiibbb...",
    ".......bbibibbbb....",
    ".........bbbbb......",
    "...........bb.......",
    "....................",
    "....................",
    "....................",
    "....................",
];

/// The internal line.
pub const INTERNAL: &str = "0712-0813 0713-0813 0713-0814 0714-0814 0714-0815 0715-0815 0715-0816 0716-0816 0716-0817 \
     0717-0817 0717-0818 0718-0818 0812-0813 0812-0912 0818-0819 0819-0918 0911-0912 0911-1012 \
     0918-0919 0919-1019 1011-1012 1011-1111 1019-1020 1019-1119 1110-1111 1110-1211 1118-1119 \
     1119-1219 1210-1211 1211-1310 1219-1220 1219-1319 1310-1311 1311-1411 1318-1319 1318-1419 \
     1411-1412 1412-1511 1412-1512 1413-1512 1413-1513 1414-1513 1414-1514 1415-1514 1415-1515 \
     1416-1515 1416-1516 1417-1516 1417-1517 1418-1419 1418-1517 1418-1518";

/// The external line.
pub const EXTERNAL: &str = "0512-0613 0513-0613 0513-0614 0514-0614 0514-0615 0515-0615 0515-0616 0516-0616 0612-0613 \
     0612-0712 0616-0617 0617-0716 0617-0717 0618-0717 0618-0718 0619-0718 0711-0712 0711-0812 \
     0718-0719 0719-0819 0811-0812 0811-0911 0819-0820 0820-0919 0910-0911 0910-1011 0919-0920 \
     0920-1020 1010-1011 1010-1110 1020-1021 1021-1120 1109-1110 1109-1210 1120-1121 1121-1221 \
     1209-1210 1210-1309 1221-1222 1222-1321 1309-1310 1310-1410 1320-1421 1321-1322 1321-1421 \
     1321-1422 1410-1411 1411-1510 1420-1421 1420-1520 1510-1511 1511-1611 1511-1612 1512-1612 \
     1512-1613 1513-1613 1513-1614 1514-1614 1514-1615 1515-1615 1515-1616 1516-1616 1519-1520 \
     1519-1620 1616-1617 1617-1716 1617-1717 1618-1717 1619-1620 1619-1719 1717-1718 1718-1719 \
     1718-1818 1718-1819";

/// Brenne, Oserain, Ose and Rabutin.
pub const STREAMS: &str = "0108-0109 0109-0209 0209-0210 0209-0309 0308-0309 0308-0409 0408-0409 0408-0508 0507-0508 \
     0507-0608 0607-0608 0608-0707 0707-0708 0707-0808 0724-0825 0725-0825 0807-0808 0807-0907 \
     0808-0907 0808-0908 0809-0908 0809-0909 0810-0909 0810-0910 0811-0910 0811-0911 0812-0911 \
     0812-0912 0813-0912 0813-0913 0814-0913 0814-0914 0815-0914 0815-0915 0816-0915 0816-0916 \
     0817-0916 0817-0917 0818-0917 0818-0918 0819-0918 0819-0919 0820-0919 0820-0920 0821-0920 \
     0821-0921 0822-0921 0822-0922 0823-0922 0823-0923 0824-0825 0824-0923 0824-0924 0906-0907 \
     0906-1007 1006-1007 1006-1106 1105-1106 1106-1206 1206-1207 1206-1306 1305-1306 1305-1406 \
     1307-1408 1308-1408 1308-1409 1309-1409 1309-1410 1310-1410 1310-1411 1311-1411 1311-1412 \
     1312-1412 1312-1413 1313-1413 1313-1414 1314-1414 1314-1415 1315-1415 1315-1416 1316-1416 \
     1316-1417 1317-1417 1317-1418 1318-1418 1405-1406 1405-1505 1406-1505 1406-1506 1407-1408 \
     1407-1506 1407-1507 1413-1414 1413-1513 1418-1419 1419-1518 1419-1519 1420-1519 1420-1520 \
     1421-1520 1421-1521 1422-1521 1504-1505 1504-1605 1512-1513 1512-1613 1521-1522 1522-1622 \
     1522-1623 1523-1623 1523-1624 1524-1624 1604-1605 1605-1704 1612-1613 1613-1712 1624-1625 \
     1625-1724 1625-1725 1704-1705 1704-1805 1712-1713 1712-1813 1804-1805 1804-1904 1812-1813 \
     1813-1912 1903-1904 1903-2004 1912-1913 1912-2013 2003-2004 2012-2013";

/// The Roman ditch.
pub const DITCH: &str =
    "0912-0913 0912-1013 1012-1013 1013-1112 1112-1113 1112-1213 1212-1213 1213-1312 1312-1313";

/// The wall round Alésia.
pub const OPPIDUM: &str = "1014-1114 1015-1114 1015-1115 1016-1115 1016-1116 1017-1116 1113-1114 1114-1214 1115-1216 \
     1116-1117 1116-1216 1116-1217 1214-1215 1215-1216 1215-1314 1215-1315";

/// The dry-stone wall in 0915, 0916 to 1117 and 1216.
pub const DRY_STONE: &str = "0815-0915 0816-0915 0816-0916 0817-0916 0916-0917 0917-1017 1017-1018 1018-1117 1117-1118 \
     1117-1217 1117-1218 1216-1217 1216-1316";

/// Crests.
pub const CRESTS: &str = "0310-0311 0505-0606 0511-0512 0613-0713 0614-0713 0614-0714 0615-0714 0615-0715 0616-0715 \
     0718-0819 0913-1014 1117-1218 1213-1312 1225-1324 1324-1425 1422-1522 1423-1522 1423-1523 \
     1424-1425 1424-1523 1424-1524 1507-1608 1610-1611 1614-1615 1706-1707 1711-1712 1714-1715 \
     1807-1808 1808-1907 1814-1815";

/// The six neighbours of a hex that are on the map. Odd columns lie half a hex lower.
pub fn neighbours(hex: &str) -> Vec<String> {
    let (column, row) = numbers(hex);
    let lower = i32::from(column % 2 == 1);
    [(0, -1), (0, 1), (-1, lower - 1), (-1, lower), (1, lower - 1), (1, lower)]
        .into_iter()
        .map(|(right, down)| (column + right, row + down))
        .filter(|(column, row)| (1..=20).contains(column) && (1..=25).contains(row))
        .map(|(column, row)| format!("{column:02}{row:02}"))
        .collect()
}

fn numbers(hex: &str) -> (i32, i32) {
    (hex[..2].parse().expect("a column"), hex[2..].parse().expect("a row"))
}

fn letter(rows: &[&str; 25], hex: &str) -> char {
    let at = |text: &str| text.parse::<usize>().expect("a number") - 1;
    char::from(rows[at(&hex[2..])].as_bytes()[at(&hex[..2])])
}

/// The level of a hex, 0 to 3.
pub fn level(hex: &str) -> i32 {
    letter(&LEVELS, hex) as i32 - '0' as i32
}

/// Where a hex lies: `A`, `i`, `b` or `.`.
pub fn region(hex: &str) -> char {
    letter(&REGIONS, hex)
}

/// All hexes of the map.
pub fn hexes() -> impl Iterator<Item = String> {
    (1..=20).flat_map(|column| (1..=25).map(move |row| format!("{column:02}{row:02}")))
}

/// Whether a list of hexsides has the one between these two.
pub fn runs(list: &str, one: &str, two: &str) -> bool {
    let side = if one < two { format!("{one}-{two}") } else { format!("{two}-{one}") };
    SIDES.get(list).is_some_and(|sides| sides.contains(side.as_str()))
}

/// The hexsides of each list, for many questions.
static SIDES: LazyLock<BTreeMap<&'static str, BTreeSet<&'static str>>> = LazyLock::new(|| {
    [INTERNAL, EXTERNAL, STREAMS, DITCH, OPPIDUM, DRY_STONE, CRESTS]
        .into_iter()
        .map(|list| (list, list.split_whitespace().collect()))
        .collect()
});

/// Whether a Roman line runs between these two.
pub fn line(one: &str, two: &str) -> bool {
    runs(INTERNAL, one, two) || runs(EXTERNAL, one, two)
}

/// Steps from one hex to the other.
pub fn distance(from: &str, to: &str) -> usize {
    // Slanted rows: a column to the right, odd to even, leads half a hex up.
    let slanted = |hex: &str| {
        let (column, row) = numbers(hex);
        (column, row - (column - column % 2) / 2)
    };
    let (one, two) = (slanted(from), slanted(to));
    let (right, down): (i32, i32) = (two.0 - one.0, two.1 - one.1);
    [right, down, right + down].iter().map(|by| by.unsigned_abs() as usize).max().unwrap_or(0)
}

// ---------------------------------------------------------------- actions

pub fn march(counter: &str, to: &str) -> Value {
    json!({"do": "march", "counter": counter, "to": to})
}

pub fn step(unit: &str, to: &str) -> Value {
    json!({"do": "step", "unit": unit, "to": to})
}

pub fn ride(leader: &str, to: &str) -> Value {
    json!({"do": "ride", "leader": leader, "to": to})
}

pub fn deploy(unit: &str, to: &str) -> Value {
    json!({"do": "deploy", "unit": unit, "to": to})
}

pub fn attack(hex: &str) -> Value {
    json!({"do": "attack", "hex": hex})
}

pub fn widen(hex: &str) -> Value {
    json!({"do": "widen", "hex": hex})
}

pub fn commit(unit: &str) -> Value {
    json!({"do": "commit", "unit": unit})
}

pub fn suffer(unit: &str) -> Value {
    json!({"do": "suffer", "unit": unit})
}

pub fn retreat(unit: &str, to: &str) -> Value {
    json!({"do": "retreat", "unit": unit, "to": to})
}

pub fn advance(unit: &str, to: &str) -> Value {
    json!({"do": "advance", "unit": unit, "to": to})
}

pub fn rally(unit: &str) -> Value {
    json!({"do": "rally", "unit": unit})
}

pub fn aim_camp(camp: &str, at: &str) -> Value {
    json!({"do": "aim_camp", "camp": camp, "at": at})
}

pub fn aim_side(from: &str, at: &str) -> Value {
    json!({"do": "aim_side", "from": from, "at": at})
}

pub fn transfer(unit: &str, leader: &str) -> Value {
    json!({"do": "transfer", "unit": unit, "leader": leader})
}

pub fn withdraw(unit: &str, leader: &str) -> Value {
    json!({"do": "withdraw", "unit": unit, "leader": leader})
}

pub fn split(legion: &str) -> Value {
    json!({"do": "split", "legion": legion})
}

pub fn unite(legion: &str) -> Value {
    json!({"do": "unite", "legion": legion})
}

/// An action that is one word: `halt`, `end_moves`, `fight`, `ready` …
pub fn just(what: &str) -> Value {
    json!({"do": what})
}

// ---------------------------------------------------------------- playing

/// Points that the piece in motion has spent; nothing when none is in motion.
pub fn spent(play: &Play) -> Option<u64> {
    let document = play.position();
    let phase = &document["phase"];
    phase["going"]["spent"].as_u64().or_else(|| phase["march"]["spent"].as_u64())
}

/// What a step to the next hex costs in tactical movement, zones of control apart.
pub fn toll(play: &Play, seat: &str, from: &str, to: &str) -> u8 {
    let side = if seat == "roman" { siege::Side::Rome } else { siege::Side::Gaul };
    let (from, to) = (hex(from), hex(to));
    let toll = play.game.public().toll(Siege::pack(), side, from, to, siege::Pace::Tactical);
    toll.expect("there is a way").cost
}

/// Carries out an action and hands back what the journal told.
#[track_caller]
pub fn told(play: &mut Play, seat: &str, value: Value) -> Vec<Event> {
    let seats = State::seats(&play.game.setup());
    let index = seats.iter().position(|name| *name == seat).expect("a seat");
    let (seat, action) = (Seat(index as u8), action(value));
    if let Err(refusal) = play.game.check(seat, &action) {
        panic!("{action:?} is refused: {} {refusal:?}", refusal.rule());
    }
    let mut journal = Vec::new();
    kernel::apply(&mut play.game, seat, &action, &mut play.dice, Some(&mut journal));
    journal
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Roll(_) => None,
        })
        .collect()
}

/// From here on, rolls that are not scripted fall as a seed says.
pub fn loosen(play: &mut Play) {
    play.dice = ScriptedDice::then_seeded([], SeededDice::new(7, 7));
}

/// Attacks a hex with units and hands back the two throws. Scripted: the attack's die, the
/// riposte's die; whatever they bring about falls as it may.
#[track_caller]
pub fn throws(play: &mut Play, seat: &str, hex: &str, units: &str, dice: [u32; 2]) -> [Throw; 2] {
    loosen(play);
    play.roll(&dice);
    play.act(seat, attack(hex));
    for unit in units.split_whitespace() {
        play.act(seat, commit(unit));
    }
    let events = told(play, seat, just("fight"));
    fought(&events)
}

/// The two throws of a combat, attack and riposte, as the journal told them.
#[track_caller]
pub fn fought(events: &[Event]) -> [Throw; 2] {
    events
        .iter()
        .find_map(|event| match event {
            Event::Fought { attack, riposte, .. } => Some([*attack, *riposte]),
            _ => None,
        })
        .unwrap_or_else(|| panic!("no combat was told: {events:?}"))
}

/// A result as the tables print it.
pub fn print(throw: &Throw) -> String {
    serde_json::to_value(throw.verdict)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .expect("a result is a word")
}

/// What a seat is offered first of one sort.
#[track_caller]
pub fn first_of(play: &Play, seat: &str, sort: &str) -> Value {
    play.offers(seat)
        .into_iter()
        .map(|offer| serde_json::to_value(offer).expect("an action"))
        .find(|offer| offer["do"] == sort)
        .unwrap_or_else(|| panic!("{seat} is offered no {sort}"))
}

/// Sets up a seat's army, each time in the first way offered, until this sort of action comes up.
#[track_caller]
pub fn set_up_until(play: &mut Play, seat: &str, sort: &str) {
    for _ in 0..400 {
        let offers: Vec<Value> = play
            .offers(seat)
            .into_iter()
            .map(|offer| serde_json::to_value(offer).expect("an action"))
            .filter(|offer| {
                !["split", "unite", "ready"].contains(&offer["do"].as_str().unwrap_or(""))
            })
            .collect();
        if offers.iter().any(|offer| offer["do"] == sort) {
            return;
        }
        let first = offers.into_iter().next().unwrap_or_else(|| panic!("no {sort} comes up"));
        play.act(seat, first);
    }
    panic!("{sort} never comes up");
}

/// Fights an attack so that it brings the result that is wanted, whatever the tables say: dice are
/// tried until one does, with as harmless a riposte as there is. `then` are the dice that follow.
#[track_caller]
pub fn fight_until(
    table: impl Fn() -> Play,
    seat: &str,
    hex: &str,
    units: &str,
    wanted: impl Fn(&str) -> bool,
    then: &[u32],
) -> Option<Play> {
    let harmless: [fn(&str) -> bool; 3] =
        [|back| back == "-", |back| !back.contains('*'), |_| true];
    for harmless in harmless {
        for (die, back) in (1..=6).flat_map(|die| (1..=6).map(move |back| (die, back))) {
            let fight = |then: &[u32]| {
                let mut play = table();
                loosen(&mut play);
                play.roll(&[die, back]).roll(then).act(seat, attack(hex));
                for unit in units.split_whitespace() {
                    play.act(seat, commit(unit));
                }
                let mut events = told(&mut play, seat, just("fight"));
                if play.stage() == "riposte" {
                    let other = play.pending()[0];
                    let stack = first_of(&play, other, "riposte");
                    events = told(&mut play, other, stack);
                }
                let throws = fought(&events);
                (print(&throws[0]), print(&throws[1]), play)
            };
            let (hit, struck, _) = fight(&[]);
            if wanted(&hit) && harmless(&struck) {
                return Some(fight(then).2);
            }
        }
    }
    None
}

/// Every unit that must retreat does, each time in the first way offered; what the other side
/// suffers is settled before, in the first way offered too.
pub fn run_away(play: &mut Play) {
    while !play.retreating().is_empty() {
        let seat = play.pending()[0];
        let first = play.offers(seat)[0];
        play.act(seat, serde_json::to_value(first).expect("an action"));
    }
}

/// Answers whatever a combat still asks, in the first way offered.
pub fn settle(play: &mut Play) {
    while !play.stage().is_empty() || !play.retreating().is_empty() {
        let seat = play.pending()[0];
        let first = play.offers(seat)[0];
        play.act(seat, serde_json::to_value(first).expect("an action"));
    }
}

/// Vercingetorix and five besieged units stand beyond both lines, at the end of a turn.
pub fn broken_out() -> Draw {
    let away = ["b-arvernes-1", "b-bituriges", "b-carnutes", "b-senons", "b-cadurques"];
    draw()
        .turn(5)
        .withdrawal()
        .camps("1321")
        .leader("0808", "vercingetorix")
        .units("0808", "b-arvernes-1 b-bituriges")
        .units("0807", "b-carnutes b-senons")
        .units("0806", "b-cadurques")
        .set("vercingetorix_escaped", json!(true))
        .set("escaped", json!(away))
        .hidden("0505", "comnios")
        .hidden("1514", "caesar")
}
