//! 14.0: set-up and victory.

use serde_json::{Value, json};

use crate::play::*;
use crate::reader::*;

fn garrison(unit: &str, hex: &str) -> Value {
    json!({"do": "garrison", "unit": unit, "hex": hex})
}

fn post(counter: &str, hex: &str) -> Value {
    json!({"do": "post", "counter": counter, "hex": hex})
}

fn set_up() -> Play {
    start(&[("camps", "historical")], &[])
}

#[test]
fn r14_1_the_besieged_in_alesia() {
    let mut play = set_up();
    set_up_until(&mut play, "gaul", "garrison");
    let first = first_of(&play, "gaul", "garrison");
    let unit = first["unit"].as_str().expect("a unit").to_owned();
    for hex in ["1114", "1115", "1116", "1215"] {
        play.allowed("gaul", garrison(&unit, hex));
    }
    for hex in ["1113", "1214", "0505", "1216"] {
        play.refused("gaul", garrison(&unit, hex), "14.1");
    }
    play.refused_as("gaul", garrison("senons", "1114"), "14.1", "not_yours");
    play.act("gaul", garrison(&unit, "1114"));
    assert_eq!((play.at(&unit), play.order(&unit)), ("1114".into(), "formed".into()));
    set_up_until(&mut play, "gaul", "garrison_leader");
    for hex in ["1114", "1115", "1116", "1215"] {
        play.allowed("gaul", json!({"do": "garrison_leader", "hex": hex}));
    }
    for hex in ["1113", "1214", "0505", "1216"] {
        play.refused("gaul", json!({"do": "garrison_leader", "hex": hex}), "14.1");
    }
}

/// 44 PF in four hexes of 12: the three units of 4 PF go together, or somebody finds no room.
#[test]
fn r14_1_the_rest_of_the_garrison_must_fit() {
    let mut play = set_up();
    play.act("gaul", garrison("b-arvernes-1", "1114"));
    let four = garrison("b-cadurques", "1114");
    play.refused_as("gaul", four, "5.0", "garrison_would_not_fit");
    play.allowed("gaul", garrison("b-cadurques", "1115"));
}

#[test]
fn r14_1_the_garrison_stacks_up_to_12() {
    let mut play = set_up();
    let places = [
        ("b-arvernes-1", "1114"),
        ("b-arvernes-2", "1114"),
        ("b-bituriges", "1115"),
        ("b-carnutes", "1115"),
        ("b-senons", "1116"),
        ("b-mandubiens", "1116"),
    ];
    for (unit, hex) in places {
        play.act("gaul", garrison(unit, hex));
    }
    play.refused_as("gaul", garrison("b-cadurques", "1114"), "5.0", "stack_full");
    play.refused_as("gaul", garrison("b-cadurques", "1115"), "5.0", "stack_full");
    for unit in ["b-cadurques", "b-parisii", "b-lemovices"] {
        play.act("gaul", garrison(unit, "1215"));
    }
}

#[test]
fn r14_1_the_relief_army_in_its_camp() {
    let play = set_up();
    for counter in ["gallic-1", "gallic-2", "gallic-3", "gallic-4", "gallic-5", "gallic-6"] {
        assert_eq!(play.counter(counter).as_deref(), Some("0505"), "{counter}");
        assert_eq!(play.face(counter), None, "{counter}");
    }
}

#[test]
fn r14_1_roman_leaders_between_the_lines_or_in_camps() {
    let mut play = set_up();
    set_up_until(&mut play, "roman", "post");
    let first = first_of(&play, "roman", "post")["counter"].as_str().expect("a counter").to_owned();
    let post = |_: &str, hex: &str| post(&first, hex);
    // Between the lines; 0811 is a camp outside them.
    for hex in ["0714", "1210", "1718", "0811", "1109"] {
        play.allowed("roman", post("roman-1", hex));
    }
    for hex in ["0711", "0813", "1114", "0505", "0910"] {
        play.refused("roman", post("roman-1", hex), "14.1");
    }
    // With free camps, only those that were placed count.
    let mut play = start(&[], &[]);
    play.act("roman", json!({"do": "place_camp", "hex": "0811"}));
    set_up_until(&mut play, "roman", "post");
    play.allowed("roman", post("roman-1", "0811"));
    let camps = play.position()["camps"].to_string();
    for hex in ["1309", "1109", "1615", "1719"].into_iter().filter(|hex| !camps.contains(hex)) {
        play.refused_as("roman", post("roman-1", hex), "14.1", "not_between_the_lines");
    }
}

/// Everything must be placed before a player is ready; then the first turn begins.
#[test]
fn r14_1_from_set_up_to_the_first_turn() {
    let mut play = set_up();
    play.refused("roman", just("ready"), "14.1").refused("gaul", just("ready"), "14.1");
    while play.phase() == "setup" {
        let seat = play.pending()[0];
        let offers: Vec<Value> = play
            .offers(seat)
            .into_iter()
            .map(|offer| serde_json::to_value(offer).expect("an action"))
            .filter(|offer| offer["do"] != "split" && offer["do"] != "unite")
            .collect();
        let next = offers.iter().find(|offer| offer["do"] == "ready").unwrap_or(&offers[0]);
        let next = next.clone();
        play.act(seat, next);
    }
    let document = play.position();
    assert_eq!(document["turn"], json!(1));
    assert_eq!(play.phase(), "strategic", "there is nothing more to organise on turn 1");
    for unit in siege::Unit::all() {
        let spot = play.at(&unit.to_string());
        assert_ne!(spot, "waiting", "{unit}");
        match unit.force() {
            siege::Force::Besieged => {
                assert!(["1114", "1115", "1116", "1215"].contains(&spot.as_str()));
            }
            siege::Force::Relief => assert_eq!(spot, "boxed", "{unit}"),
            siege::Force::Roman => assert!(["boxed", "aside"].contains(&spot.as_str()), "{unit}"),
        }
    }
    for counter in ["roman-1", "roman-5", "gallic-1", "gallic-6"] {
        assert!(play.counter(counter).is_some());
        assert_eq!(play.face(counter), None);
    }
}

#[test]
fn r14_2_the_historical_camps() {
    let play = set_up();
    let mut camps: Vec<String> = play.position()["camps"]
        .as_array()
        .expect("camps")
        .iter()
        .map(|camp| camp["hex"].as_str().unwrap_or_default().to_owned())
        .collect();
    camps.sort();
    let mut printed =
        ["1309", "1109", "0811", "0613", "0615", "0718", "1321", "1519", "1618", "1615", "1511"];
    printed.sort_unstable();
    assert_eq!(camps, printed);
    play.refused_as("roman", json!({"do": "place_camp", "hex": "1210"}), "14.1", "already_placed");
    // Free camps: none stands yet.
    let play = start(&[], &[]);
    assert!(play.position()["camps"].as_array().is_none_or(Vec::is_empty));
    for hex in printed {
        play.allowed("roman", json!({"do": "place_camp", "hex": hex}));
    }
}

// ---------------------------------------------------------------- victory

const OUT: [(&str, &str); 5] = [
    ("b-arvernes-1", "0808"),
    ("b-bituriges", "0808"),
    ("b-carnutes", "0807"),
    ("b-senons", "0807"),
    ("b-cadurques", "0806"),
];

/// The last player is ready and the turn is checked.
fn check(table: Draw) -> Play {
    let mut play = table.withdrawal().hidden("0505", "comnios").hidden("1514", "caesar").play();
    loosen(&mut play);
    while play.phase() == "withdrawal" {
        let seat = play.pending()[0];
        play.act(seat, just("ready"));
    }
    play
}

fn broken_out(units: usize, leader: &str) -> Play {
    let mut table = draw().turn(5).camps("1321").leader(leader, "vercingetorix");
    for (unit, at) in &OUT[..units] {
        table = table.units(at, unit);
    }
    let names: Vec<&str> = OUT[..units].iter().map(|(unit, _)| *unit).collect();
    check(table.set("escaped", json!(names)).set("vercingetorix_escaped", json!(leader == "0809")))
}

#[test]
fn r14_3_auto_vercingetorix_and_five_units() {
    assert_eq!(broken_out(5, "0809").winners(), Some(vec!["gaul"]));
    assert_eq!(broken_out(4, "0809").winners(), None, "four are not enough");
    assert_eq!(broken_out(5, "1114").winners(), None, "he is still in Alésia");
}

/// They get out by moving over both lines: from 0811's other side, 0812 to 0811.
#[test]
fn r14_3_auto_crossing_the_second_line_is_escaping() {
    let mut play = draw()
        .turn(5)
        .camps("1321")
        .movement("relief")
        .leader("0812", "vercingetorix")
        .units("0812", "b-senons")
        .breaches("0812")
        .play();
    loosen(&mut play);
    play.act("gaul", step("b-senons", "0811"));
    if spent(&play).is_some() {
        play.act("gaul", just("halt"));
    }
    play.act("gaul", ride("vercingetorix", "0811"));
    if spent(&play).is_some() {
        play.act("gaul", just("halt"));
    }
    play.act("gaul", just("end_moves"));
    while play.position()["turn"] == json!(5) && play.winners().is_none() {
        let seat = play.pending()[0];
        let last = *play.offers(seat).last().expect("an offer");
        play.act(seat, serde_json::to_value(last).expect("an action"));
    }
    assert_eq!(play.position()["escaped"], json!(["b-senons"]));
    assert_eq!(play.position()["vercingetorix_escaped"], json!(true));
}

#[test]
fn r14_3_auto_the_death_of_vercingetorix() {
    // Alone in the open, 6 and 3: taken. The Romans win at once, in the middle of the phase.
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "numidae")
        .leader("1104", "vercingetorix")
        .units("1003", "b-senons")
        .play();
    loosen(&mut play);
    play.roll(&[6, 3]).act("roman", attack("1104")).act("roman", commit("numidae"));
    play.act("roman", just("fight"));
    assert_eq!(play.winners(), Some(vec!["roman"]));
    assert!(play.offers("roman").is_empty() && play.offers("gaul").is_empty());
}

/// The last turn ends: the points of Rome and of the Gauls, as the journal tells them.
fn points(table: Draw) -> [u16; 2] {
    let mut play =
        table.turn(20).withdrawal().hidden("0505", "comnios").hidden("1514", "caesar").play();
    loosen(&mut play);
    let mut events = Vec::new();
    while play.phase() == "withdrawal" {
        let seat = play.pending()[0];
        events.extend(told(&mut play, seat, just("ready")));
    }
    assert_eq!(play.phase(), "over");
    events
        .iter()
        .find_map(|event| match event {
            siege::Event::Won { points, .. } => Some(*points),
            _ => None,
        })
        .expect("the end was told")
}

/// Nothing has happened: 25 and 10 for the Romans.
fn quiet() -> Draw {
    draw().camps("1321 0811").leader("1114", "vercingetorix").units("1114", "b-senons")
}

#[test]
fn r14_3_roman_points() {
    assert_eq!(points(quiet()), [35, 0]);
    // Santons 6 PF lost: 12. Disorganised Rutenes: 1 a PF.
    assert_eq!(points(quiet().lost("santons")), [35 + 12, 0]);
    let disorganised = points(quiet().units("0801", "rutenes:d"))[0] - 35;
    assert_eq!(disorganised, 6, "as on the front (R-17)");
    let routed = points(quiet().units("0801", "rutenes:r"))[0] - 35;
    assert_eq!(routed, disorganised);
    // Viridomaros commands 10: killed 10, captured 15; wounded nothing.
    assert_eq!(points(quiet().fate("viridomaros", "killed")), [45, 0]);
    assert_eq!(points(quiet().fate("viridomaros", "captured")), [50, 0]);
    assert_eq!(points(quiet().fate("vercassivellaunos", "killed")), [47, 0]);
}

/// The example: Comnios is worth 15 killed and 20 captured.
#[test]
fn r14_3_roman_ex_comnios() {
    let end = |fate: &str| {
        let mut play = quiet()
            .turn(20)
            .withdrawal()
            .fate("comnios", fate)
            .hidden("0505", "viridomaros")
            .hidden("1514", "caesar")
            .play();
        loosen(&mut play);
        let mut events = Vec::new();
        while play.phase() == "withdrawal" {
            let seat = play.pending()[0];
            events.extend(told(&mut play, seat, just("ready")));
        }
        events
            .iter()
            .find_map(|event| match event {
                siege::Event::Won { points, .. } => Some(*points),
                _ => None,
            })
            .expect("the end was told")
    };
    assert_eq!(end("killed"), [50, 0]);
    assert_eq!(end("captured"), [55, 0]);
}

#[test]
fn r14_3_gallic_points() {
    // A lost legion of 10 PF: 20. Antonius: 8 killed, 13 captured (the example).
    assert_eq!(points(quiet().lost("legio-8")), [35, 20]);
    assert_eq!(points(quiet().fate("antonius", "killed")), [35, 8]);
    assert_eq!(points(quiet().fate("antonius", "captured")), [35, 13]);
    // A destroyed camp 5, a breach 1.
    let table =
        |camps: &str| draw().camps(camps).leader("1114", "vercingetorix").units("1114", "b-senons");
    assert_eq!(points(table("1321 0811!")), [35, 5]);
    assert_eq!(points(table("1321! 0811!")), [35, 10]);
    assert_eq!(points(quiet().breaches("0812 0713")), [35, 2]);
    let disorganised = points(quiet().units("0714", "legio-8:d"))[1];
    assert_eq!(disorganised, 10, "as on the front (R-17)");
}

/// Escapes: 5 for units, 10 for Vercingetorix, and Rome loses 25 and 10.
#[test]
fn r14_3_gallic_escapes() {
    let units = quiet().units("0808", "b-cadurques").set("escaped", json!(["b-cadurques"]));
    assert_eq!(points(units), [10, 5]);
    let two = quiet()
        .units("0808", "b-cadurques b-parisii")
        .set("escaped", json!(["b-cadurques", "b-parisii"]));
    assert_eq!(points(two), [10, 5], "for units, not for each unit");
    let leader = draw()
        .camps("1321 0811")
        .leader("0808", "vercingetorix")
        .units("1114", "b-senons")
        .set("vercingetorix_escaped", json!(true));
    assert_eq!(points(leader), [25, 10]);
}

/// The higher score wins.
#[test]
fn r14_3_gallic_or_roman_the_higher_score_wins() {
    let over = |table: Draw| {
        let mut play =
            table.turn(20).withdrawal().hidden("0505", "comnios").hidden("1514", "caesar").play();
        loosen(&mut play);
        while play.phase() == "withdrawal" {
            let seat = play.pending()[0];
            play.act(seat, just("ready"));
        }
        play.winners()
    };
    assert_eq!(over(quiet()), Some(vec!["roman"]));
    assert_eq!(over(quiet().lost("legio-8 legio-9")), Some(vec!["gaul"]), "40 against 35");
}

/// R-17: the game ends when they are out, in the middle of the movement.
#[test]
fn r14_3_auto_the_breakout_counts_at_once() {
    let mut table = draw().turn(5).camps("1321").movement("relief").breaches("0812");
    for (unit, at) in &OUT[..4] {
        table = table.units(at, unit);
    }
    let mut play = table
        .leader("0812", "vercingetorix")
        .units("0812", "b-cadurques")
        .units("1514", "legio-8")
        .leader("1514", "caesar")
        .play();
    play.act("gaul", ride("vercingetorix", "0811"));
    assert_eq!(play.winners(), None, "four are out with him");
    if spent(&play).is_some() {
        play.act("gaul", just("halt"));
    }
    play.act("gaul", step("b-cadurques", "0811"));
    assert_eq!(play.winners(), Some(vec!["gaul"]));
}
