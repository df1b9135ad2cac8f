//! `rubicon replay`.

use std::path::{Path, PathBuf};

use crate::{check_fails, check_json, check_runs, folder, program};

/// A folder with the record of one game.
fn recorded(name: &str) -> (PathBuf, PathBuf) {
    let folder = folder(name);
    check_runs(&format!("sim julius --games 1 --seed 8 --record {}", folder.display()));
    let file = folder.join("julius-8-0.jsonl");
    assert!(file.is_file());
    (folder, file)
}

#[test]
fn a_record_verifies_and_can_be_read() {
    let (_, file) = recorded("replay-read");
    let file = file.display();
    assert!(check_runs(&format!("replay {file} --verify")).contains("verified"));
    let verified = check_json(&format!("replay {file} --verify --json"));
    assert_eq!(verified["verified"], true);
    let actions = verified["actions"].as_u64().unwrap();
    assert!(check_runs(&format!("replay {file}")).lines().count() > 10);
    let journal = check_json(&format!("replay {file} --json --lang fr"));
    assert_eq!(journal["journal"].as_array().unwrap().len() as u64, actions + 1);
    assert_eq!(journal["outcome"], verified["outcome"]);
    let seat = check_runs(&format!("replay {file} --seat caesar"));
    assert_ne!(seat, check_runs(&format!("replay {file} --seat pompey")));
    for at in [0, 1, actions / 2, actions] {
        let position = check_json(&format!("replay {file} --at {at} --json"));
        assert_eq!(position["at"], at);
        assert!(position["position"].is_object());
        let over = position["seats"].as_array().unwrap().is_empty();
        assert_eq!(over, at == actions, "at {at} of {actions}");
        check_runs(&format!("replay {file} --at {at}"));
        check_runs(&format!("replay {file} --at {at} --seat pompey"));
    }
    let text = check_fails(&format!("replay {file} --at {}", actions + 1));
    assert!(text.contains("only"), "{text}");
    assert!(check_fails(&format!("replay {file} --seat brutus")).contains("no seat"));
}

/// A byte changed anywhere is noticed, and the complaint names a line.
#[test]
fn one_changed_byte_is_noticed() {
    let (folder, file) = recorded("replay-changed");
    let good = std::fs::read(file).unwrap();
    let bad = folder.join("bad.jsonl");
    let step = (good.len() / 110).max(1);
    // Spread over the file, and thickly over the header and the end.
    let spread = (0..good.len()).step_by(step);
    let ends = (0..60).map(|index| index * 7).flat_map(|at| [at, good.len() - 1 - at]);
    for (number, at) in spread.chain(ends).enumerate() {
        let mut bytes = good.clone();
        bytes[at] ^= [0x01, 0x02, 0x20, 0x80][number % 4];
        std::fs::write(&bad, &bytes).unwrap();
        check_noticed(&bad, at);
    }
    for (name, bytes) in [
        ("a lost end", &good[..good.len() - 1]),
        ("a lost line", &good[..good.len() / 2]),
        ("nothing", &good[..0]),
    ] {
        std::fs::write(&bad, bytes).unwrap();
        let output = program().arg("replay").arg(&bad).arg("--verify").output().unwrap();
        assert!(!output.status.success(), "{name} is not noticed");
    }
}

fn check_noticed(file: &Path, at: usize) {
    let output = program().arg("replay").arg(file).arg("--verify").output().expect("it starts");
    assert!(!output.status.success(), "the change of byte {at} is not noticed");
    let text = String::from_utf8_lossy(&output.stderr);
    let after = text.split_once(": line ").map(|(_, after)| after);
    let named = after.is_some_and(|after| after.starts_with(|c: char| c.is_ascii_digit()));
    assert!(named, "the complaint on byte {at} names no line: {text}");
}
