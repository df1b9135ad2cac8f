//! Positions that cannot be played are refused, and the error names the field.

use kernel::prelude::*;
use serde_json::{Value, json};
use siege::{Siege, State};

/// The Eduens before the lines, and this phase.
fn table(phase: &Value) -> Value {
    json!({
        "turn": 1, "strategic": "gaul", "tactical": "gaul", "phase": phase,
        "units": {"eduens": "0811", "numidae": "0812"},
    })
}

/// Reads a position and restores the game.
fn restore(document: Value) -> Result<State, String> {
    let position = serde_json::from_value(document).map_err(|error| error.to_string())?;
    State::restore(Siege::pack(), &position).map_err(|error| error.to_string())
}

#[track_caller]
fn refused(document: Value, what: &str) {
    let error = restore(document).err().expect("it must be refused");
    assert!(error.contains(what), "{error}, not {what}");
}

/// A combat that has come to the advance, with one field changed.
fn advance(field: &str, value: Value) -> Value {
    let mut battle = json!({"stage": "advance", "targets": ["0812"], "attackers": ["eduens"]});
    battle[field] = value;
    json!({"is": "combat", "force": "relief", "battle": battle})
}

#[test]
fn hexes_of_a_combat_are_on_the_map() {
    assert!(restore(table(&advance("targets", json!(["0812"])))).is_ok());
    // 2030 is beyond the last hex; 0130 would be counted as 0205.
    for hex in ["2030", "0130"] {
        for field in ["targets", "lone", "bereft"] {
            let what = format!("`phase.battle.{field}`: there is no hex {hex}");
            refused(table(&advance(field, json!([hex]))), &what);
        }
        let what = format!("`phase.battle.stack`: there is no hex {hex}");
        refused(table(&advance("stack", json!(hex))), &what);
        for field in ["attacked", "owed", "stacks"] {
            let mut phase = json!({"is": "combat", "force": "relief"});
            phase[field] = json!(["0812", hex]);
            refused(table(&phase), &format!("`phase.{field}`: there is no hex {hex}"));
        }
    }
}

/// Somebody must have attacked whom the riposte can strike.
#[test]
fn a_riposte_has_attackers() {
    let riposte = |unit: &str| {
        let battle = json!({"stage": "riposte", "targets": ["0812"], "attackers": [unit]});
        table(&json!({"is": "combat", "force": "relief", "battle": battle}))
    };
    assert!(restore(riposte("eduens")).is_ok());
    refused(riposte("pictons"), "a riposte needs attackers");
}

/// Those who attack are there, and everybody is on his own side.
#[test]
fn a_combat_has_two_sides() {
    let with = |attacker: &str, defender: &str| {
        let battle = json!({
            "stage": "declare", "targets": ["0812"],
            "attackers": [attacker], "defenders": [defender],
        });
        table(&json!({"is": "combat", "force": "relief", "battle": battle}))
    };
    assert!(restore(with("eduens", "numidae")).is_ok());
    refused(with("pictons", "numidae"), "pictons attacks, but is not on the map");
    refused(with("numidae", "numidae"), "numidae is on the wrong side");
    refused(with("eduens", "eduens"), "eduens is on the wrong side");
}

/// Who must retreat has a way before him that can be counted down.
#[test]
fn retreats_have_a_way_to_go() {
    let with = |left: Value| {
        let flights = json!([{"unit": "eduens", "from": "0811", "left": left}]);
        table(&json!([{"is": "archery"}, {"is": "retreat", "flights": flights}]))
    };
    for kind in ["hexes", "upto", "points"] {
        assert!(restore(with(json!({kind: 1}))).is_ok(), "{kind}");
        refused(with(json!({kind: 0})), "`phase.flights.left`");
        refused(with(json!({kind: 61})), "`phase.flights.left`");
    }
}

/// Decision 12: only what is interrupted waits below, and only what it can be interrupted by.
#[test]
fn phases_that_interrupt_each_other() {
    let flights = json!([{"unit": "eduens", "from": "0811", "left": {"points": 3}}]);
    let retreat = json!({"is": "retreat", "flights": flights});
    let moves = json!({"is": "movement", "force": "relief"});
    assert!(restore(table(&json!([moves, retreat]))).is_ok());
    let never = "these phases do not interrupt each other";
    let rally = json!({"is": "rally", "force": "relief"});
    for phases in [json!(retreat), json!([rally, retreat]), json!([moves, rally])] {
        refused(table(&phases), never);
    }
    refused(table(&json!([moves, {"is": "retreat", "flights": []}])), "somebody retreats");
    let twice = json!([moves, {"is": "retreat", "flights": [flights[0], flights[0]]}]);
    refused(table(&twice), "eduens retreats only once");
    refused(table(&json!([])), "up to 2");
    refused(table(&json!([moves, retreat, retreat])), "up to 2");
}

#[test]
fn there_are_three_rounds() {
    let with = |round: u8, limit: u8| {
        table(&json!({"is": "strategic", "side": "gaul", "round": round, "limit": limit}))
    };
    assert!(restore(with(3, 1)).is_ok());
    for round in [0, 4, 255] {
        refused(with(round, 1), "`phase.round`");
    }
    refused(with(1, 0), "`phase.limit`");
    refused(with(1, 255), "`phase.limit`");
}

#[test]
fn hexes_of_archery_are_on_the_map() {
    let archery = |field: &str, value: Value| {
        let mut phase = json!({"is": "archery"});
        phase[field] = value;
        table(&phase)
    };
    assert!(restore(archery("aim", json!({"at": "0811", "value": 1}))).is_ok());
    assert!(restore(archery("sides", json!([["0812", "0811"]]))).is_ok());
    for hex in ["2030", "0130", "2101"] {
        let what = format!("`phase.aim.at`: there is no hex {hex}");
        refused(archery("aim", json!({"at": hex, "value": 1})), &what);
        let what = format!("`phase.sides`: there is no hex {hex}");
        refused(archery("sides", json!([["0812", hex]])), &what);
        refused(archery("sides", json!([[hex, "0811"]])), &what);
    }
    refused(archery("aim", json!({"at": "0811", "value": 255})), "`phase.aim.value`");
    refused(archery("camps", json!(["0130"])), "`phase.camps`: there is no hex 0130");
}

#[test]
fn hexes_of_the_table_are_on_the_map() {
    let with = |field: &str, value: Value| {
        let mut document = table(&json!({"is": "rally", "force": "relief"}));
        document[field] = value;
        document
    };
    for (field, value) in [
        ("units", json!({"eduens": "0130"})),
        ("counters", json!({"gallic-1": "0130"})),
        ("camps", json!([{"hex": "0130"}])),
        ("breaches", json!(["0130"])),
    ] {
        refused(with(field, value), &format!("`{field}`: there is no hex 0130"));
    }
    let flights = json!([{"unit": "eduens", "from": "0130", "left": {"hexes": 1}}]);
    let retreat = json!([{"is": "archery"}, {"is": "retreat", "flights": flights}]);
    refused(table(&retreat), "`phase.flights`: there is no hex 0130");
}

/// A word that is written wrong is not passed over.
#[test]
fn unknown_fields_are_named() {
    let mut document = table(&json!({"is": "rally", "force": "relief"}));
    assert!(restore(document.clone()).is_ok());
    document["breeches"] = json!(["0812"]);
    refused(document, "breeches");
    refused(table(&json!({"is": "rally", "force": "relief", "comand": []})), "comand");
    refused(table(&json!({"is": "archery", "side": []})), "side");
    refused(table(&json!({"is": "combat", "force": "relief", "comand": []})), "comand");
}
