//! Names come from the data files: who renames a block there reads the new name everywhere.

use julius::{Julius, Pack, Side, State};
use kernel::prelude::*;
use kernel::testing::Play;
use kernel::{Lang, Refuse as _};
use serde_json::json;

/// The built-in data with another name for Legio 10.
fn renamed() -> &'static Pack {
    let blocks = include_str!("../data/blocks.toml");
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
