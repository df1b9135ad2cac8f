//! `rubicon bot`: the protocol, and what is not the protocol.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};

use crate::{check_json, program};

/// A conversation with the program.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn new() -> Self {
        let mut child = program()
            .arg("bot")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("the input is piped");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        Self { child, input, output }
    }

    /// Sends a line, whatever it is, and gives the one line of the answer.
    fn line(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).expect("the program listens");
        self.input.write_all(b"\n").expect("the program listens");
        self.input.flush().expect("the program listens");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the program answers");
        serde_json::from_str(&answer).expect("the answer is JSON")
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    #[track_caller]
    fn ok(&mut self, request: &Value) -> Value {
        let mut answer = self.ask(request);
        assert!(answer.get("ok").is_some(), "{request}: {answer}");
        answer["ok"].take()
    }

    #[track_caller]
    fn check_error(&mut self, line: &[u8]) {
        let answer = self.line(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        let why = answer.get("error").and_then(Value::as_str);
        assert!(why.is_some_and(|why| !why.is_empty()), "{shown}: {answer}");
        assert_eq!(answer.as_object().map(serde_json::Map::len), Some(1), "{shown}: {answer}");
    }

    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().expect("the program ends").success());
    }
}

fn new_game(seed: u64) -> Value {
    json!({ "op": "new", "game": "julius", "seed": seed, "set": {} })
}

/// Lines that are no requests, or none that make sense, with a game or without one.
fn garbage() -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = [
        "",
        "   ",
        "hello",
        "null",
        "true",
        "42",
        "\"new\"",
        "[]",
        "[\"new\",\"julius\"]",
        "{",
        "}",
        "{}",
        "{\"op\"}",
        "{\"op\":}",
        "{\"op\":null}",
        "{\"op\":7}",
        "{\"op\":[\"new\"]}",
        "{\"op\":\"march\"}",
        "{\"op\":\"NEW\",\"game\":\"julius\"}",
        "{\"op\":\"new\"}",
        "{\"op\":\"new\",\"game\":7}",
        "{\"op\":\"new\",\"game\":\"gaul\"}",
        "{\"op\":\"new\",\"game\":\"julius\",\"scenario\":\"mutina\"}",
        "{\"op\":\"new\",\"game\":\"julius\",\"seed\":-1}",
        "{\"op\":\"new\",\"game\":\"julius\",\"seed\":1.5}",
        "{\"op\":\"new\",\"game\":\"julius\",\"seed\":\"one\"}",
        "{\"op\":\"new\",\"game\":\"julius\",\"seed\":1e999}",
        "{\"op\":\"new\",\"game\":\"julius\",\"set\":{\"colour\":\"red\"}}",
        "{\"op\":\"new\",\"game\":\"julius\",\"set\":[]}",
        "{\"op\":\"new\",\"game\":\"julius\",\"sead\":1}",
        "{\"op\":\"new\",\"op\":\"new\",\"game\":\"julius\"}",
        "{\"op\":\"new\",\"game\":\"julius\"} {\"op\":\"pending\"}",
        "{\"op\":\"pending\"}}",
        "{\"op\":\"load\"}",
        "{\"op\":\"load\",\"position\":7}",
        "{\"op\":\"load\",\"position\":{}}",
        "{\"op\":\"load\",\"position\":{\"game\":\"gaul\"}}",
        "{\"op\":\"load\",\"position\":[[[[[[]]]]]]}",
        "{\"op\":\"legal\"}",
        "{\"op\":\"legal\",\"seat\":\"brutus\"}",
        "{\"op\":\"legal\",\"seat\":0}",
        "{\"op\":\"apply\"}",
        "{\"op\":\"apply\",\"seat\":\"caesar\"}",
        "{\"op\":\"apply\",\"seat\":\"caesar\",\"action\":null}",
        "{\"op\":\"apply\",\"seat\":\"caesar\",\"action\":{}}",
        "{\"op\":\"apply\",\"seat\":\"caesar\",\"action\":{\"do\":\"win\"}}",
        "{\"op\":\"apply\",\"seat\":\"caesar\",\"action\":\"\\ud800\"}",
        "{\"op\":\"apply\",\"seat\":\"brutus\",\"action\":{\"do\":\"halt\"}}",
        "{\"op\":\"explain\",\"seat\":\"caesar\",\"action\":[1,2]}",
        "{\"op\":\"view\"}",
        "{\"op\":\"view\",\"seat\":\"everybody\"}",
        "{\"op\":\"scene\",\"seat\":\"caesar\",\"lang\":\"de\"}",
        "{\"op\":\"scene\",\"seat\":\"caesar\",\"lang\":7}",
        "{\"op\":\"dice\"}",
        "{\"op\":\"dice\",\"script\":[0]}",
        "{\"op\":\"dice\",\"script\":[-1]}",
        "{\"op\":\"dice\",\"script\":\"666\"}",
        "{\"op\":\"undo\"}",
        "\u{feff}{\"op\":\"pending\"}",
        "{'op':'pending'}",
        "{\"op\":\"pending\",}",
        "// {\"op\":\"pending\"}",
    ]
    .iter()
    .map(|line| line.as_bytes().to_vec())
    .collect();
    lines.push(b"\xff\xfe\x00".to_vec());
    lines.push(b"{\"op\":\"legal\",\"seat\":\"\xc3\x28\"}".to_vec());
    lines.push(b"{\"op\":\"pending\"\x00}".to_vec());
    lines.push(b"\x00\x00\x00".to_vec());
    lines.push("[".repeat(100_000).into_bytes());
    lines.push("{\"op\":".repeat(100_000).into_bytes());
    lines.push(format!("{{\"op\":\"{}\"}}", "x".repeat(17 << 20)).into_bytes());
    lines
}

#[test]
fn garbage_is_answered_and_changes_nothing() {
    let lines = garbage();
    assert!(lines.len() >= 25);
    let mut talk = Talk::new();
    for line in &lines {
        talk.check_error(line);
    }
    talk.ok(&new_game(1));
    let before = talk.ok(&json!({ "op": "position" }));
    for line in &lines {
        talk.check_error(line);
        assert!(talk.ok(&json!({ "op": "pending" }))["seats"].is_array());
    }
    assert_eq!(talk.ok(&json!({ "op": "position" })), before);
    talk.end();
}

#[test]
fn nothing_can_be_asked_before_a_game_is_started() {
    let mut talk = Talk::new();
    let requests = [
        json!({ "op": "position" }),
        json!({ "op": "pending" }),
        json!({ "op": "legal", "seat": "caesar" }),
        json!({ "op": "apply", "seat": "caesar", "action": {} }),
        json!({ "op": "explain", "seat": "caesar", "action": {} }),
        json!({ "op": "view", "seat": "caesar" }),
        json!({ "op": "scene", "seat": "caesar" }),
        json!({ "op": "dice", "script": [1] }),
        json!({ "op": "undo" }),
        json!({ "op": "load", "position": {} }),
    ];
    for request in requests {
        talk.check_error(request.to_string().as_bytes());
    }
    talk.end();
}

/// Plays a game through the protocol, always by the n-th offer, and loads its positions elsewhere.
#[test]
fn a_whole_game_is_played_through_the_protocol() {
    let (mut talk, mut other) = (Talk::new(), Talk::new());
    let seats = talk.ok(&new_game(7))["seats"].clone();
    assert_eq!(seats, json!(["caesar", "pompey"]));
    other.ok(&new_game(99));
    for number in 0..20_000 {
        let pending = talk.ok(&json!({ "op": "pending" }));
        let Some(seat) = pending["seats"].get(0) else {
            assert!(pending["outcome"]["rule"].is_string(), "{pending}");
            assert!(number > 0);
            talk.end();
            other.end();
            return;
        };
        assert!(pending["outcome"].is_null(), "{pending}");
        let offers = talk.ok(&json!({ "op": "legal", "seat": seat }));
        let offers = offers.as_array().unwrap();
        if number % 10 == 0 {
            let position = talk.ok(&json!({ "op": "position" }));
            other.ok(&json!({ "op": "load", "position": position }));
            assert_eq!(other.ok(&json!({ "op": "position" })), position);
            for op in ["legal", "view", "scene"] {
                let request = json!({ "op": op, "seat": seat, "lang": "fr" });
                assert_eq!(other.ok(&request), talk.ok(&request), "{op}");
            }
            let spectator = json!({ "op": "view", "seat": "spectator" });
            assert_eq!(other.ok(&spectator), talk.ok(&spectator));
        }
        let action = &offers[(number * 7919) % offers.len()];
        let about = json!({ "seat": seat, "action": action });
        let with = |op: &str| {
            let mut request = about.clone();
            request["op"] = json!(op);
            request
        };
        assert_eq!(talk.ok(&with("explain")), true);
        assert!(talk.ok(&with("apply"))["journal"].is_array());
        let again = talk.ask(&with("explain"));
        assert!(again["ok"] == true || again["refused"]["rule"].is_string(), "{again}");
    }
    panic!("the game does not end");
}

/// An action of somebody who is not asked is refused by a rule that exists, in both languages.
#[test]
fn refusals_name_a_rule() {
    let rules = check_json("rules julius --json");
    let mut talk = Talk::new();
    talk.ok(&new_game(1));
    let seat = talk.ok(&json!({ "op": "pending" }))["seats"][0].clone();
    let action = talk.ok(&json!({ "op": "legal", "seat": seat }))[0].clone();
    talk.ok(&json!({ "op": "apply", "seat": seat, "action": action }));
    let mut why = Vec::new();
    for lang in ["en", "fr"] {
        let request = json!({ "op": "apply", "seat": seat, "action": action, "lang": lang });
        let refused = talk.ask(&request)["refused"].clone();
        let known = rules.as_array().unwrap().iter().any(|rule| rule["id"] == refused["rule"]);
        assert!(known && refused["code"].is_string(), "{refused}");
        why.push(refused["why"].as_str().unwrap().to_owned());
    }
    assert_ne!(why[0], why[1]);
    talk.end();
}

#[test]
fn what_was_done_can_be_undone_until_the_table_learns_of_it() {
    let mut talk = Talk::new();
    talk.ok(&new_game(3));
    let mut undone = false;
    for _ in 0..400 {
        let Some(seat) = talk.ok(&json!({ "op": "pending" }))["seats"].get(0).cloned() else {
            break;
        };
        let before = talk.ok(&json!({ "op": "position" }));
        let action = talk.ok(&json!({ "op": "legal", "seat": seat }))[0].clone();
        let apply = json!({ "op": "apply", "seat": seat, "action": action });
        talk.ok(&apply);
        if talk.ask(&json!({ "op": "undo" })).get("ok").is_some() {
            assert_eq!(talk.ok(&json!({ "op": "position" })), before);
            talk.ok(&apply);
            undone = true;
        }
    }
    assert!(undone, "nothing could be undone");
    talk.end();
}

#[test]
fn a_position_needs_no_game_before_it_when_it_says_which() {
    let mut talk = Talk::new();
    talk.ok(&new_game(5));
    let position = talk.ok(&json!({ "op": "position" }));
    let mut other = Talk::new();
    other.ok(&json!({ "op": "load", "game": "julius", "position": position }));
    assert_eq!(other.ok(&json!({ "op": "position" })), position);
    talk.end();
    other.end();
}
