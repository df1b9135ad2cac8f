//! `rubicon play`.

use std::io::Write as _;
use std::process::Stdio;

use crate::{check_runs, folder, program};

/// Plays with what a person types; gives what the person reads.
fn typed(words: &str, lines: &str) -> String {
    let mut child = program()
        .args(words.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("the input is piped");
    let lines = lines.to_owned();
    // The program may stop before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the lines are written");
    assert!(output.status.success(), "rubicon {words}");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

#[test]
fn a_person_is_asked_and_can_leave() {
    let text =
        typed("play julius --seat caesar --seed 1", "?\n? 1\n?   \nb\nj\nl\nxyz\n999\nu\nq\n");
    assert!(text.contains("quit") && text.contains("Not understood"), "{text}");
    assert!(text.contains("] > "), "{text}");
    assert!(typed("play --seed 1", "").contains("] > "));
    assert!(typed("play julius --seat pompey --lang fr --seed 1", "xyz\n").contains("Pas compris"));
}

#[test]
fn a_whole_game_can_be_played_and_verified() {
    let file = folder("play-whole").join("match.jsonl");
    let words =
        format!("play julius --seat pompey --against random --seed 2 --record {}", file.display());
    let text = typed(&words, &"1\n".repeat(20_000));
    assert!(text.contains("You ") || text.contains("draw"), "the game is not over");
    assert!(check_runs(&format!("replay {} --verify", file.display())).contains("verified"));
}
