//! Everything that the game says is there in both languages.

use kernel::prelude::*;
use kernel::{Lang, PieceFace, Refuse as _, Rule, Viewer};
use serde_json::json;
use siege::{Event, GRID, Leader, Siege, State, Unit};

/// Both files have the same messages, and every refusal has its words.
#[test]
fn the_languages_have_the_same_messages() {
    let (en, fr) = (include_str!("../../lang/en.ftl"), include_str!("../../lang/fr.ftl"));
    let messages = kernel::laws::messages(en, fr);
    for code in siege::Refusal::CODES {
        let id = format!("refusal-{}", code.replace('_', "-"));
        assert!(messages.contains(id.as_str()), "{id} has no words");
    }
}

/// Every piece bears the name that the data files give it; detachments have words of their own.
#[test]
fn names_are_those_of_the_data() {
    let pack = Siege::pack();
    for halves in [false, true] {
        let units =
            Unit::all().filter(|unit| if halves { !unit.is_legion() } else { !unit.is_half() });
        let units: Vec<Unit> = units.collect();
        let fates: serde_json::Map<_, _> =
            Leader::all().map(|leader| (leader.to_string(), json!("killed"))).collect();
        let lost: serde_json::Map<_, _> =
            units.iter().map(|unit| (unit.to_string(), json!("lost"))).collect();
        let position = json!({
            "turn": 1, "phase": {"is": "over", "winner": null, "by": "points"},
            "units": lost, "fates": fates,
        });
        let position = serde_json::from_value(position).expect("a position");
        let state = State::restore(pack, &position).expect("a game that is over");
        let scene = State::scene(pack, &state.view(Viewer::Spectator), Lang::En);
        let shown = |id: &str| {
            let piece = scene.pieces.iter().find(|piece| piece.id == id).expect("it is shown");
            let Some(PieceFace::Counter { name, .. }) = piece.face.whole() else {
                panic!("{id} lies face down")
            };
            name.clone()
        };
        for unit in units {
            assert_eq!(shown(unit.name()), pack.unit(unit).name);
        }
        for leader in Leader::all().filter(|leader| !leader.is_detachment()) {
            assert_eq!(shown(&format!("fallen-{leader}")), pack.leader(leader).name);
        }
    }
}

/// Steps of a unit can be told as one way; those of another, or a retreat, are no part of it.
#[test]
fn steps_say_whose_they_are() {
    let told = |event: Event| {
        State::tell(Siege::pack(), &event, Viewer::Spectator).expect("everybody sees it")
    };
    let hexes: Vec<_> = GRID.hexes().take(3).collect();
    let units: Vec<Unit> = Unit::all().take(2).collect();
    let moved = |unit, from: usize, to: usize| {
        told(Event::Moved { unit, from: hexes[from], to: hexes[to] })
    };
    let (first, second) = (moved(units[0], 0, 1), moved(units[0], 1, 2));
    assert_eq!(second.onward(&first), Some(moved(units[0], 0, 2)));
    assert_eq!(moved(units[1], 1, 2).onward(&first), None);
    let fled = told(Event::Retreated { unit: units[0], from: hexes[1], to: hexes[2] });
    assert_eq!(fled.onward(&first), None);
}

/// An owner who renames a piece in his data files reads the new name in labels, refusals, the
/// journal and on the map.
#[test]
fn names_come_from_the_data() {
    let units = include_str!("../../data/units.toml").replace("\"Legio X\"", "\"Leg. Decima\"");
    let files = State::files().overlaid([("units.toml".to_owned(), units)].into());
    let pack: &'static siege::Pack = Box::leak(Box::new(State::load(&files).expect("no fault")));
    let unit: Unit = "legio-10".parse().expect("a unit");
    let hex = GRID.hexes().next().expect("a hex");
    let told = State::tell(pack, &Event::Advanced { unit, to: hex }, Viewer::Spectator);
    let refused = siege::Refusal::CannotAdvance { unit }.message(pack);
    for message in [told.expect("all see it"), refused] {
        let words = State::phrasebook().say(Lang::En, &message);
        assert!(words.contains("Leg. Decima"), "{words}");
    }
}

/// The rules reference prints both combat tables, in both languages, as they are in the data.
#[test]
fn the_reference_prints_the_combat_tables() {
    let pack = Siege::pack();
    for lang in [Lang::En, Lang::Fr] {
        let (_, text) = State::phrasebook().rule(lang, Rule("table-combat")).expect("a rule");
        for side in siege::Side::BOTH {
            let table = pack.table(side);
            let lows = &table.columns;
            let head: Vec<String> =
                lows.iter().map(|low| table.heading(u16::from(*low), 0)).collect();
            assert!(text.contains(&head.join(" | ")), "{}", head.join(" | "));
            for die in 0..=8 {
                let cells = 0..lows.len();
                let row: Vec<String> = cells
                    .map(|column| table.result(column, die).name().replace('-', "–"))
                    .collect();
                assert!(text.contains(&format!("{die}: {}", row.join(" | "))), "{die} {row:?}");
            }
        }
    }
}
