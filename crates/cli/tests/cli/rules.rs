//! `rubicon rules` and `rubicon odds`.

use crate::{check_fails, check_json, check_runs};

#[test]
fn every_rule_is_an_object_of_one_shape() {
    for lang in ["en", "fr"] {
        let rules = check_json(&format!("rules julius --json --lang {lang}"));
        let rules = rules.as_array().unwrap();
        assert!(!rules.is_empty());
        for rule in rules {
            let mut fields: Vec<&str> =
                rule.as_object().unwrap().keys().map(String::as_str).collect();
            fields.sort_unstable();
            assert_eq!(fields, ["id", "kind", "tests", "text", "title"]);
            for field in ["id", "title", "text"] {
                assert!(rule[field].as_str().is_some_and(|text| !text.is_empty()), "{rule}");
            }
            assert!(["mechanic", "heading"].contains(&rule["kind"].as_str().unwrap()), "{rule}");
            assert!(rule["tests"].as_array().unwrap().iter().all(serde_json::Value::is_string));
        }
    }
}

#[test]
fn one_rule_can_be_looked_up() {
    let all = check_json("rules julius --json");
    let first = &all[0];
    let id = first["id"].as_str().unwrap();
    let one = check_json(&format!("rules julius {id} --json"));
    assert_eq!(one.as_array().unwrap().as_slice(), std::slice::from_ref(first));
    assert!(check_runs(&format!("rules julius {id}")).contains(first["text"].as_str().unwrap()));
    assert!(check_runs("rules julius").lines().count() >= all.as_array().unwrap().len());
    assert!(check_fails("rules julius 99.99").contains("no rule 99.99"));
}

#[test]
fn rules_are_told_in_both_languages() {
    assert_ne!(check_runs("rules julius --json"), check_runs("rules julius --json --lang fr"));
}

#[test]
fn odds_add_up() {
    let report = check_json("odds julius legio-10 caesar vs legio-1 legio-2 --json");
    let rows = report["rows"].as_array().unwrap();
    let sum: f64 = rows.iter().map(|row| row[1].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{report}");
    assert!(!report["policies"].as_array().unwrap().is_empty());
    let text = check_runs("odds julius legio-10 caesar vs legio-1 legio-2");
    assert!(text.contains(report["title"].as_str().unwrap()) && text.contains('%'), "{text}");
}

#[test]
fn odds_without_a_fight_say_what_is_wrong() {
    check_fails("odds julius");
    check_fails("odds julius xyzzy plugh --json");
}
