//! `rubicon data`.

use crate::{check_fails, check_json, check_runs, folder, run};

#[test]
fn what_is_exported_is_right_and_can_be_played_with() {
    let folder = folder("data-export");
    let path = folder.display();
    let listed = check_runs(&format!("data export julius {path}"));
    assert!(listed.lines().all(|file| std::path::Path::new(file).is_file()), "{listed}");
    assert!(check_runs("data check").contains("no fault"));
    assert!(check_runs(&format!("data check {path}")).contains("no fault"));
    let checked = check_json(&format!("data check {path} --json"));
    assert_eq!(checked[0]["own"].as_array().unwrap().len(), listed.lines().count());
    assert!(check_fails(&format!("data export julius {path}")).contains("--force"));
    check_runs(&format!("data export julius {path} --force"));
    let ours = check_json("sim julius --games 2 --json");
    let own = check_json(&format!("sim julius --games 2 --json --data {path}"));
    assert_eq!(ours["pack"], own["pack"]);
    assert_eq!(ours["actions"], own["actions"]);
}

/// The server says which maps the page does not draw.
#[test]
fn a_map_of_ones_own_is_noted_by_the_server() {
    let folder = folder("data-map");
    check_runs(&format!("data export siege {}", folder.display()));
    let noted = || {
        // No such address: the server stops after it has read the data.
        let output =
            run(&format!("serve --addr nowhere --db sqlite::memory: --data {}", folder.display()));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(!noted().contains("siege"), "{}", noted());
    let file = folder.join("siege").join("map.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, format!("# Mine.\n{text}")).unwrap();
    assert!(noted().contains("siege is played with your map.toml"), "{}", noted());
}

#[test]
fn a_broken_file_is_named_with_its_line() {
    let folder = folder("data-broken");
    let path = folder.display();
    check_runs(&format!("data export julius {path}"));
    let file = folder.join("julius").join("map.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    let lines = text.lines().count();
    std::fs::write(&file, format!("{text}\nthis is no data\n")).unwrap();
    let output = run(&format!("data check {path}"));
    assert!(!output.status.success());
    let complaint = String::from_utf8(output.stderr).unwrap();
    let place = format!("{}:{}: ", file.display(), lines + 2);
    assert!(complaint.contains(&place), "{place} is not in {complaint}");
    let complaint = check_fails(&format!("sim julius --games 1 --data {path}"));
    assert!(complaint.contains(&place), "{complaint}");
    let output = run(&format!("data check {path} --json"));
    assert!(!output.status.success());
    let checked: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(checked[0]["faults"][0]["line"], lines + 2);
}

#[test]
fn files_that_nobody_would_read_are_faults() {
    let folder = folder("data-stray");
    let path = folder.display();
    assert!(check_fails(&format!("data check {path}")).contains("no folder of a game"));
    std::fs::create_dir(folder.join("julius")).unwrap();
    std::fs::write(folder.join("julius").join("maps.toml"), "").unwrap();
    let complaint = check_fails(&format!("sim julius --games 1 --data {path}"));
    assert!(complaint.contains("maps.toml") && complaint.contains("map.toml"), "{complaint}");
    std::fs::create_dir(folder.join("gaul")).unwrap();
    assert!(check_fails(&format!("data check {path}")).contains("no game of this name"));
}
