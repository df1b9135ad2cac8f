//! `rubicon sim`.

use std::path::Path;

use parquet::file::reader::{FileReader as _, SerializedFileReader};
use serde_json::Value;

use crate::{check_fails, check_json, check_runs, folder};

/// What does not depend on the clock.
fn lasting(mut report: Value) -> Value {
    let fields = report.as_object_mut().expect("a report is an object");
    for field in ["seconds", "games_per_second", "actions_per_second"] {
        let number = fields.remove(field).and_then(|value| value.as_f64());
        assert!(number.is_some_and(|number| number >= 0.0), "{field}");
    }
    assert!(fields.remove("decision_ms").is_some());
    report
}

#[test]
fn the_report_adds_up() {
    let report = check_json("sim julius --seats random,random --games 6 --seed 3 --jobs 1 --json");
    let number = |field: &str| {
        report[field].as_u64().unwrap_or_else(|| panic!("{field} is no number: {report}"))
    };
    assert_eq!(number("games"), 6);
    assert_eq!(number("finished"), 6);
    let wins = |seat: &str| report["wins"][seat].as_u64().unwrap();
    assert_eq!(wins("caesar") + wins("pompey") + number("draws"), 6);
    assert!(number("longest") <= number("actions") && number("longest") > 0);
    let text = check_runs("sim julius --games 2 --seed 3 --jobs 1");
    assert!(text.contains("caesar (random)"), "{text}");
    lasting(report);
}

#[test]
fn threads_and_shards_change_nothing() {
    let folder = folder("sim-shards");
    let play = |more: &str, file: &str| {
        let path = folder.join(file);
        let words = format!(
            "sim julius --seats random,random --games 11 --seed 5 --json --out {} {more}",
            path.display()
        );
        (lasting(check_json(&words)), rows(&path))
    };
    let (one, whole) = play("--jobs 1", "one.csv");
    let (two, again) = play("--jobs 2", "two.csv");
    assert_eq!(one, two);
    assert_eq!(whole, again);
    assert_eq!(whole.len(), 11);
    let mut parts = Vec::new();
    let mut sums = [0; 4];
    for part in 1..=3 {
        let (report, rows) = play(&format!("--shard {part}/3"), &format!("part{part}.csv"));
        parts.extend(rows);
        for (sum, number) in sums.iter_mut().zip(numbers(&report)) {
            *sum += number;
        }
    }
    assert_eq!(parts, whole);
    assert_eq!(sums, numbers(&one));
}

fn numbers(report: &Value) -> [u64; 4] {
    [&report["games"], &report["actions"], &report["wins"]["caesar"], &report["wins"]["pompey"]]
        .map(|value| value.as_u64().expect("a count"))
}

/// The lines of a table without its head.
fn rows(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("the table is there");
    let mut lines = text.lines().map(str::to_owned);
    assert_eq!(lines.next().as_deref(), Some("game,seed,finished,winners,rule,actions"));
    lines.collect()
}

#[test]
fn parquet_holds_what_csv_holds() {
    let folder = folder("sim-parquet");
    let [csv, parquet] = ["t.csv", "t.parquet"].map(|name| folder.join(name));
    for path in [&csv, &parquet] {
        check_runs(&format!("sim julius --games 4 --seed 2 --out {}", path.display()));
    }
    let reader = SerializedFileReader::new(std::fs::File::open(parquet).unwrap()).unwrap();
    let table: Vec<String> = reader
        .get_row_iter(None)
        .unwrap()
        .map(|row| {
            let row = row.unwrap();
            let cells: Vec<String> =
                row.get_column_iter().map(|(_, cell)| cell.to_string().replace('"', "")).collect();
            cells.join(",")
        })
        .collect();
    assert_eq!(table, rows(&csv));
}

#[test]
fn games_that_are_stopped_are_not_finished() {
    let report = check_json("sim julius --games 3 --limit 2 --json");
    assert_eq!(report["finished"], 0);
    assert_eq!(report["longest"], 2);
    assert_eq!(report["actions"], 6);
    assert!(check_runs("sim julius --games 3 --limit 2").contains("not finished"));
}

#[test]
fn greedy_plays_whole_games() {
    let words = "sim julius --seats greedy,random --games 1 --seed 4 --json";
    let report = check_json(words);
    assert_eq!(report["finished"], 1);
    // Only who looks before he decides is timed.
    let times = &report["decision_ms"];
    assert!(times["pompey"].is_null(), "{times}");
    let [p50, p99, max] = ["p50", "p99", "max"].map(|key| times["caesar"][key].as_f64().unwrap());
    assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{times}");
    assert_eq!(lasting(report), lasting(check_json(words)));
    let text = check_runs(words.trim_end_matches(" --json"));
    assert!(text.contains("caesar (greedy) decides in "), "{text}");
    assert!(!text.contains("pompey (random) decides"), "{text}");
}

#[test]
fn wrong_requests_are_refused() {
    let cases = [
        ("--seats random", "2: caesar, pompey"),
        ("--seats random,deep", "no bot \"deep\""),
        ("--scenario mutina", "no scenario \"mutina\""),
        ("--set colour=red", "no option \"colour\""),
        ("--set colour", "key=value"),
        ("--shard 0/3", "from 1 to n"),
        ("--shard 4/3", "from 1 to n"),
        ("--shard x", "from 1 to n"),
        ("--out games.xls", ".csv or .parquet"),
        ("--out /nowhere/at/all.csv", "cannot write"),
        ("--jobs 0", "--jobs"),
        ("--limit many", "many"),
    ];
    for (words, part) in cases {
        let text = check_fails(&format!("sim julius --games 1 {words}"));
        assert!(text.contains(part), "{words}: {text}");
    }
}
