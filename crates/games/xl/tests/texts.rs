//! Everything that the game says is there in both languages.

use std::collections::BTreeSet;

use kernel::prelude::*;
use kernel::{Entry, Lang, Seat, SeededDice, Setup, Viewer};
use xl::{State, Xl};

const ENGLISH: &str = include_str!("../lang/en.ftl");
const FRENCH: &str = include_str!("../lang/fr.ftl");

/// What a drawn card is, only its owner reads in the journal.
#[test]
fn the_journal_keeps_secrets() {
    let mut told = [0; 2];
    for number in 0..20 {
        let mut journal = Vec::new();
        let mut dice = SeededDice::new(12, number);
        let _: State = kernel::start(Xl::pack(), &Setup::default(), &mut dice, Some(&mut journal))
            .expect("the default");
        for entry in &journal {
            let Entry::Event(event @ xl::Event::Drew { .. }) = entry else { continue };
            let line = |viewer| {
                let message = State::tell(Xl::pack(), event, viewer).expect("it is told");
                State::phrasebook().say(Lang::En, &message)
            };
            assert_eq!(line(Viewer::Seat(Seat(1))), "Caesar draws a card.");
            assert_eq!(line(Viewer::Spectator), "Caesar draws a card.");
            assert_ne!(line(Viewer::Seat(Seat(0))), "Caesar draws a card.");
            told[0] += 1;
        }
        told[1] += 1;
    }
    assert!(told[0] > 5 && told[1] == 20);
}

/// Both files have the same messages, and every refusal has its words.
#[test]
fn the_languages_have_the_same_messages() {
    let messages = kernel::laws::messages(ENGLISH, FRENCH);
    assert!(messages.len() > 300);
    let source = include_str!("../src/action.rs");
    let codes: BTreeSet<&str> = source
        .lines()
        .filter(|line| line.trim_start().starts_with("Self::") && line.contains("=> \""))
        .filter_map(|line| line.split('"').nth(1))
        .filter(|code| !code.contains('.') && !code.contains("silver-"))
        .collect();
    assert!(codes.len() > 50, "{}", codes.len());
    for code in codes {
        let id = format!("refusal-{}", code.replace('_', "-"));
        assert!(messages.contains(id.as_str()), "{id} has no words");
    }
}
