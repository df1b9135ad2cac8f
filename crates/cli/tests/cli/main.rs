//! The program as its users run it.

mod bot;
mod data;
mod map;
mod play;
mod readme;
mod replay;
mod rules;
mod serve;
mod sim;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The program, ready to be given arguments.
fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_rubicon"))
}

/// Runs the program on words split at spaces.
fn run(words: &str) -> Output {
    program().args(words.split_whitespace()).output().expect("the program starts")
}

/// What a run that succeeds prints.
#[track_caller]
fn check_runs(words: &str) -> String {
    let output = run(words);
    let fault = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "rubicon {words}: {fault}");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// The document that a run that succeeds prints.
#[track_caller]
fn check_json(words: &str) -> Value {
    let text = check_runs(words);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("rubicon {words}: {error}: {text}"))
}

/// What a run that fails complains of: one sentence, after which it stops with a code.
#[track_caller]
fn check_fails(words: &str) -> String {
    let output = run(words);
    assert!(!output.status.success(), "rubicon {words} succeeds");
    let text = String::from_utf8(output.stderr).expect("the complaint is UTF-8");
    assert_eq!(text.lines().count(), 1, "rubicon {words}: {text}");
    assert!(text.starts_with("error: "), "rubicon {words}: {text}");
    text
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        std::fs::remove_dir_all(&path).expect("an old folder can be removed");
    }
    std::fs::create_dir_all(&path).expect("a folder can be made");
    path
}

#[test]
fn games_are_listed_with_their_seats() {
    let games = check_json("games --json");
    let julius = games.as_array().unwrap().iter().find(|game| game["id"] == "julius").unwrap();
    assert_eq!(julius["seats"], serde_json::json!(["caesar", "pompey"]));
    for field in ["title", "scenarios", "options", "credits", "rules"] {
        assert!(!julius[field].is_null(), "{field}");
    }
    let text = check_runs("games");
    assert!(text.contains("julius") && text.contains("pompey"), "{text}");
}

/// Choices are explained in the game's words, in both languages, and so are seats that an option
/// changes.
#[test]
fn games_are_listed_with_words_for_every_choice() {
    let text = check_runs("games");
    for words in [
        "--set rules=bronze|silver (12.0)",
        "silver  Silver. ",
        "A reconstruction",
        "seats with players=3",
        "besieged  Besieged. ",
    ] {
        assert!(text.contains(words), "{words}\n{text}");
    }
    let french = check_runs("games --lang fr");
    assert!(french.contains("silver  Argent. "), "{french}");
    let games = check_json("games --json --lang fr");
    let siege = games.as_array().unwrap().iter().find(|game| game["id"] == "siege").unwrap();
    assert_eq!(siege["labels"]["options"][0]["values"][1]["label"], "Trois");
    assert_eq!(siege["seatings"][1]["set"], serde_json::json!({ "players": "3" }));
}

#[test]
fn every_command_helps_with_an_example() {
    let commands =
        ["games", "sim", "replay", "rules", "odds", "data", "bot", "play", "completions"];
    for command in commands {
        let help = check_runs(&format!("{command} --help"));
        assert!(help.contains("Example"), "{command}: {help}");
    }
    let all = check_runs("--help");
    for command in commands {
        assert!(all.contains(command), "{command}");
    }
}

#[test]
fn completions_exist_for_shells() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(check_runs(&format!("completions {shell}")).contains("rubicon"), "{shell}");
    }
}

#[test]
fn mistakes_get_one_sentence() {
    let cases = [
        ("rules gaul", "no game \"gaul\""),
        ("play julius --seat brutus", "no seat \"brutus\""),
        ("play julius --against deep", "no bot \"deep\""),
        ("games --lang de", "no language \"de\""),
        ("replay /nowhere/at/all.jsonl", "/nowhere/at/all.jsonl"),
        ("sim julius --data /nowhere/at/all", "no folder"),
        ("data export gaul /tmp", "no game \"gaul\""),
        ("data check /nowhere/at/all", "/nowhere/at/all"),
        ("odds gaul", "no game \"gaul\""),
        ("march", "march"),
        ("games --fast", "--fast"),
        ("sim", "<GAME>"),
    ];
    for (words, part) in cases {
        let text = check_fails(words);
        assert!(text.contains(part), "rubicon {words}: {text}");
    }
}
