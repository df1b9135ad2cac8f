//! The commands of README.md do what it says, and `--json` answers keep their form.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{folder, program};

fn readme() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    std::fs::read_to_string(path).expect("README.md is there")
}

/// The lines of the blocks of code, without the comments behind them.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("    "));
    lines.map(|line| line.split(" # ").next().unwrap_or_default().trim_end())
}

/// Every command is run in one folder, in the order of the page.
#[test]
fn every_command_runs() {
    let text = readme();
    let here = folder("readme");
    let mut commands = BTreeSet::new();
    for line in code(&text).filter_map(|line| line.strip_prefix("rubicon ")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut command = program();
        command.current_dir(&here).env("XDG_DATA_HOME", &here).env("HOME", &here);
        match words[0] {
            "serve" => served(command, &words),
            "play" => {
                let shown = typed(command.args(&words), "q\n");
                assert!(shown.contains("] > "), "rubicon {line}: {shown}");
            }
            "bot" => assert_eq!(typed(command.args(&words), ""), "", "rubicon {line}"),
            _ => {
                // A tournament of the same form, but short.
                let few =
                    |word: &&str| if *word == "100" { "3".to_owned() } else { (*word).into() };
                let output = command.args(words.iter().map(few)).output();
                let output = output.expect("the program starts");
                let fault = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "rubicon {line}: {fault}");
            }
        }
        commands.insert(words[0].to_owned());
    }
    assert!(here.join("alesia.svg").exists() && here.join("my-pack").is_dir());
    for word in ["bot", "data", "games", "map", "odds", "play", "replay", "rules", "serve", "sim"] {
        assert!(commands.contains(word), "README.md shows no `rubicon {word}`");
    }
}

/// Types lines and gives back what the program says.
fn typed(command: &mut Command, lines: &str) -> String {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("the input is piped");
    input.write_all(lines.as_bytes()).expect("the program listens");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// The server starts, shows its page and is stopped. A free port stands for the one on the page.
fn served(mut command: Command, words: &[&str]) {
    let free = |word: &&str| {
        if word.contains(":8080") { "127.0.0.1:0".to_owned() } else { (*word).into() }
    };
    let mut server = command
        .args(words.iter().map(free))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let output = server.stdout.take().expect("the output is piped");
    BufReader::new(output).read_line(&mut line).expect("the server says where it is");
    let address = line.split("http://").nth(1).expect("an address").trim().trim_end_matches('/');
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("the server listens");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the server answers");
    let answer = String::from_utf8_lossy(&answer);
    server.kill().expect("the server can be stopped");
    server.wait().expect("the server ends");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// The conversation with a bot goes as the page says; `…` stands for anything.
#[test]
fn the_bot_protocol_answers_as_it_says() {
    let text = readme();
    let mut asked: Vec<(String, Option<String>)> = Vec::new();
    for line in code(&text) {
        let (question, answer) = match line.split_once('→') {
            Some((question, answer)) => (question.trim(), Some(answer.trim().to_owned())),
            None => (line.trim(), None),
        };
        if question.starts_with("{\"op\"") {
            asked.push((question.to_owned(), answer));
        } else if let (Some((_, last)), Some(answer)) = (asked.last_mut(), answer) {
            *last = Some(answer);
        }
    }
    let questions: Vec<&str> = asked.iter().map(|(question, _)| question.as_str()).collect();
    let answers = typed(program().arg("bot"), &(questions.join("\n") + "\n"));
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), asked.len(), "{answers:?}");
    let mut compared = 0;
    for ((question, expected), answer) in asked.iter().zip(answers) {
        assert!(!answer.contains("\"error\""), "{question}: {answer}");
        let Some(expected) = expected else {
            assert!(answer.starts_with("{\"ok\""), "{question}: {answer}");
            continue;
        };
        let open = expected.contains('…');
        let shown: Value = serde_json::from_str(&expected.replace(",…", ""))
            .unwrap_or_else(|error| panic!("{expected}: {error}"));
        let answered: Value = serde_json::from_str(answer).expect("the answer is JSON");
        let same = if open { begins(&shown, &answered) } else { shown == answered };
        assert!(same, "{question}: not {expected}, but {answer}");
        compared += 1;
    }
    assert!(compared > 2, "the page shows answers");
}

/// Whether an answer is what the page shows of it, and perhaps more.
fn begins(shown: &Value, answer: &Value) -> bool {
    if let (Some(shown), Some(answer)) = (shown.as_object(), answer.as_object()) {
        return shown
            .iter()
            .all(|(key, part)| answer.get(key).is_some_and(|other| begins(part, other)));
    }
    if let (Some(shown), Some(answer)) = (shown.as_array(), answer.as_array()) {
        let same = shown.iter().zip(answer).all(|(part, other)| begins(part, other));
        return same && shown.len() <= answer.len();
    }
    shown == answer
}

/// `--json` answers are stable: every path in them, and what is there, is written down in
/// `shapes.txt`. What is new joins by `RUBICON_WRITE_SHAPES=1`; what went or changed breaks scripts.
#[test]
fn json_answers_keep_their_form() {
    let here = folder("shapes");
    let commands = [
        "games --json",
        "rules julius 6.13 --json",
        "odds julius caesar legio-8 vs pompeius legio-1:3 --json",
        "odds siege eduens senons leader=+2 vs legio-10 fort --json",
        "sim julius --seats random,random --games 1 --seed 7 --record games --json",
        "replay games/julius-7-0.jsonl --verify --json",
        "replay games/julius-7-0.jsonl --json",
        "data export julius my-pack",
        "data check my-pack --json",
    ];
    let mut shapes = String::new();
    for words in commands {
        let output = program()
            .current_dir(&here)
            .args(words.split_whitespace())
            .output()
            .expect("the program starts");
        let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
        assert!(output.status.success(), "rubicon {words}");
        if !words.ends_with("--json") {
            continue;
        }
        let document: Value =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("rubicon {words}: {error}"));
        let mut paths = BTreeMap::new();
        shape("", &document, &mut paths);
        let _ = writeln!(shapes, "rubicon {words}");
        for (path, kinds) in paths {
            let kinds: Vec<&str> = kinds.into_iter().collect();
            let _ = writeln!(shapes, "    {path}: {}", kinds.join(" or "));
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/shapes.txt");
    if std::env::var_os("RUBICON_WRITE_SHAPES").is_some() {
        std::fs::write(&file, &shapes).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&file).expect("shapes.txt is there");
    for (now, then) in shapes.lines().zip(written.lines()) {
        assert_eq!(now, then, "an answer has another form");
    }
    assert_eq!(shapes.lines().count(), written.lines().count(), "an answer has another form");
}

/// Notes what stands at every path of a document.
fn shape(path: &str, value: &Value, paths: &mut BTreeMap<String, BTreeSet<&'static str>>) {
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(items) => {
            for item in items {
                shape(&format!("{path}[]"), item, paths);
            }
            "list"
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| shape(&format!("{path}.{key}"), value, paths));
            "object"
        }
    };
    paths.entry(path.to_owned()).or_default().insert(kind);
}
