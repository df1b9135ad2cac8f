//! The exact chances against the combats that the rules fight.

use kernel::prelude::*;
use kernel::{Lang, ScriptedDice, Seat};
use siege::odds::{Victim, chances};
use siege::{Action, Event, Order, Siege, State, Unit, UnitSet, strike};

fn unit(name: &str) -> Unit {
    name.parse().expect("a unit's name")
}

/// A legion in the plain against two Gallic units, with Labienus.
fn table() -> State {
    let position = serde_json::json!({
        "turn": 1, "tactical": "rome", "strategic": "rome",
        "phase": {"is": "combat", "force": "roman", "command": ["legio-8"]},
        "counters": {"roman-1": "1204"}, "faces": {"roman-1": "labienus"},
        "units": {"legio-8": "1204", "santons": "1104", "pictons": "1104"},
        "orders": {"pictons": "disorganised"},
    });
    let position = serde_json::from_value(position).expect("a position");
    State::restore(Siege::pack(), &position).expect("it can be played")
}

/// Every die of the attack, thrown by the rules, falls as the chances say.
#[test]
fn chances_are_those_of_the_rules() {
    let pack = Siege::pack();
    let mut seen = [0.0; 5];
    for die in 1..=6 {
        let mut game = table();
        let mut journal = Vec::new();
        for action in [
            Action::Attack { hex: "1104".parse().unwrap() },
            Action::Commit { unit: unit("legio-8") },
            Action::Fight,
        ] {
            let mut dice =
                ScriptedDice::then_seeded([die, 1], kernel::SeededDice::new(1, die.into()));
            game.check(Seat(0), &action).unwrap();
            kernel::apply(&mut game, Seat(0), &action, &mut dice, Some(&mut journal));
        }
        let verdict = journal
            .iter()
            .find_map(|entry| match entry {
                kernel::Entry::Event(Event::Fought { attack, .. }) => Some(attack.verdict),
                kernel::Entry::Event(_) | kernel::Entry::Roll(_) => None,
            })
            .expect("a combat was fought");
        let worst = verdict.one.max(verdict.all).map_or(0, |harm| harm as usize + 1);
        seen[worst] += 1.0 / 6.0;
    }
    let game = table();
    let attackers: UnitSet = [unit("legio-8")].into_iter().collect();
    let defenders: UnitSet = [unit("santons"), unit("pictons")].into_iter().collect();
    let attack = strike(pack, game.public(), attackers, defenders);
    let victims = [
        Victim { unit: unit("santons"), order: Order::Formed, modifier: 0 },
        Victim { unit: unit("pictons"), order: Order::Disorganised, modifier: 0 },
    ];
    let odds = chances(pack, &attack, &victims);
    for (seen, told) in
        seen.iter().zip([odds.nothing, odds.test, odds.disorder, odds.rout, odds.loss])
    {
        assert!((seen - told).abs() < 1e-9, "{seen} is told as {told}");
    }
    assert!(odds.formed <= 6.0 && odds.formed >= 0.0, "{}", odds.formed);
}

#[test]
fn words_are_understood_or_named() {
    let ask = |text: &str| {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        State::odds(Siege::pack(), &words, Lang::En)
    };
    let open = ask("santons rutenes vs legio-8").unwrap();
    let walled = ask("santons rutenes vs legio-8 fort leader=+2").unwrap();
    for report in [&open, &walled] {
        let attack: f64 = report.rows[..5].iter().map(|(_, chance)| chance).sum();
        let riposte: f64 = report.rows[5..10].iter().map(|(_, chance)| chance).sum();
        assert!((attack - 1.0).abs() < 1e-9 && (riposte - 1.0).abs() < 1e-9);
    }
    // Leaders as good or as bad as can be, against each other.
    for text in
        ["leader=+9 santons vs legio-8 against=-9", "leader=-9 santons vs legio-8 against=9"]
    {
        assert!(ask(text).is_ok(), "{text}");
    }
    for word in
        ["leader=127", "leader=10", "against=-128", "against=-10", "against=999", "leader=x"]
    {
        let error = ask(&format!("santons vs legio-8 {word}")).unwrap_err();
        assert_eq!(error, format!("{word}: a leader's modifier goes from −9 to +9"));
    }
    assert!(ask("santons legio-8").is_err(), "no vs");
    assert!(ask("santons vs gauls").unwrap_err().contains("gauls"));
    assert!(ask("santons vs rutenes").unwrap_err().contains("rutenes"));
}
