//! Names come from the data files: who renames a block there reads the new name everywhere.

use julius::{Julius, Pack, Side, State};
use kernel::prelude::*;
use kernel::testing::Play;
use kernel::{Lang, Refuse as _};
use serde_json::json;

/// The built-in data with another name for Legio 10.
fn renamed() -> &'static Pack {
    let blocks = include_str!("../../data/blocks.toml");
    let blocks = blocks.replace("name = \"Legio 10\"", "name = \"Equestris\"");
    let files = Julius::files().overlaid([("blocks.toml".to_owned(), blocks)].into());
    Box::leak(Box::new(Pack::load(&files).expect("the new name is no fault")))
}

#[test]
fn a_new_name_is_read_everywhere() {
    let mut play = Play::<State, Side>::standing(
        renamed(),
        &json!({
            "year": 705, "turn": 1, "first": "caesar", "cards": ["2/1", "2/1"],
            "phase": {"is": "moves", "side": "caesar", "left": 1, "impulse": "command"},
            "secrets": {
                "caesar": {"blocks": {"legio-10": {"at": "Genua", "step": 2}}},
                "pompey": {"blocks": {"legio-1": {"at": "Utica", "step": 2}}},
            },
        }),
    );
    let step = json!({"do": "step", "block": "legio-10", "to": "Roma"});

    let refusal = play.refusal(Side::Caesar, step.clone());
    let why = State::phrasebook().say(Lang::En, &refusal.message(renamed()));
    assert_eq!(why, "Spend a move on the place where Equestris stands before you move it.");

    play.act(Side::Caesar, json!({"do": "activate", "place": "Genua"}));
    let choices = play.scene(Side::Caesar).choices;
    let choice = choices.iter().find(|choice| choice.action == step);
    let label = &choice.expect("the legion can move").label;
    assert!(label.contains("Equestris"), "{label}");

    play.act(Side::Caesar, step);
    let told = play.told(Some(Side::Caesar)).join(" ");
    assert!(told.contains("Equestris"), "{told}");

    let seen = serde_json::to_string(&play.scene(Side::Caesar)).expect("scenes can be written");
    assert!(seen.contains("Equestris") && !seen.contains("Legio 10") && !seen.contains("Legio X "));

    let words = ["legio-10", "vs", "legio-1"].map(str::to_owned);
    let odds = State::odds(renamed(), &words, Lang::En).expect("both can fight");
    assert!(odds.title.contains("Equestris"), "{}", odds.title);
}

/// What the built-in files say with one line of a file replaced, the first that reads so.
#[track_caller]
fn faults(file: &str, old: &str, new: &str) -> Vec<String> {
    let text = Julius::files().0[file].clone();
    let line = text.lines().position(|line| line == old).expect("a line of the file") + 1;
    let files = Julius::files().overlaid([(file.to_owned(), text.replacen(old, new, 1))].into());
    let found = Pack::load(&files).err().unwrap_or_default();
    found.iter().map(|fault| fault.to_string().replace(&format!(":{line}:"), ":HERE:")).collect()
}

/// A fault in a data file names the line and the field.
#[test]
fn faults_say_where_they_are() {
    let road = r#"between = ["Alexandria", "Memphis"]"#;
    assert_eq!(
        faults("map.toml", road, r#"between = ["Alexandria", "Alexandria"]"#),
        ["map.toml:HERE: road.between: a way must join two places"]
    );
    assert_eq!(
        faults("map.toml", road, r#"between = ["Alexandria", "Catabathmus"]"#),
        ["map.toml:HERE: road.between: these places are joined already"]
    );
    assert_eq!(
        faults("blocks.toml", r#"id = "legio-8""#, r#"id = "legio-9""#),
        ["blocks.toml:HERE: block.id: legio-9 stands where legio-8 belongs"]
    );
    assert_eq!(
        faults("scenario.toml", r#"tie_city = "Roma""#, r#"tie_city = "Mare Aegaeum""#),
        ["scenario.toml:HERE: victory.tie_city: Mare Aegaeum is not a city"]
    );
}
