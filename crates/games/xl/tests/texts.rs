//! Everything that the game says is there in both languages.

use std::collections::BTreeSet;

use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Entry, Game as _, Lang, Pending, Refuse as _, Rng, Seat, SeededDice, Setup, Viewer};
use xl::{State, Xl};

fn ids(text: &str) -> BTreeSet<&str> {
    let starts = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    text.lines().filter(starts).filter_map(|line| line.split_whitespace().next()).collect()
}

/// Both files have the same messages.
#[test]
fn the_languages_have_the_same_messages() {
    let (en, fr) = (include_str!("../lang/en.ftl"), include_str!("../lang/fr.ftl"));
    assert_eq!(ids(en), ids(fr));
    assert!(ids(en).len() > 300);
}

/// Journal lines, labels of everything a player might wish, and the reasons against it, have
/// words: in random games of both levels of rules.
#[test]
fn everything_said_has_words() {
    for (rules, games) in [("bronze", 12), ("silver", 12)] {
        let setup =
            Setup { scenario: String::new(), set: [("rules".to_owned(), rules.to_owned())].into() };
        for number in 0..games {
            speak(&setup, number);
        }
    }
}

fn speak(setup: &Setup, number: u64) {
    let mut rng = Rng::seed_from_u64(number);
    let mut dice = SeededDice::new(11, number);
    let mut journal = Vec::new();
    let mut game: State =
        kernel::start(Xl::pack(), setup, &mut dice, Some(&mut journal)).expect("it exists");
    let book = State::phrasebook();
    let (mut offers, mut wishes) = (Vec::new(), Vec::new());
    while let Pending::Seats(seats) = game.pending() {
        let seat = seats.iter().next().expect("somebody is asked");
        kernel::offers(&game, seat, &mut offers);
        if rng.next_u64().is_multiple_of(60) {
            wishes.clear();
            game.wishes(seat, &mut wishes);
            let view = game.view(Viewer::Seat(seat));
            for lang in Lang::ALL {
                let scene = State::scene(Xl::pack(), &view, &wishes, lang);
                assert!(scene.choices.iter().all(|choice| !choice.label.contains('⟨')));
                for refusal in wishes.iter().filter_map(|wish| game.check(seat, wish).err()) {
                    let why = book.say(lang, &refusal.message());
                    assert!(!why.contains('⟨'), "{why}");
                }
            }
            for offer in &offers {
                assert!(wishes.contains(offer), "{offer:?} is offered, but nobody wishes it");
            }
        }
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        kernel::apply(&mut game, seat, &action, &mut dice, Some(&mut journal));
    }
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    for entry in &journal {
        match entry {
            Entry::Event(event) => {
                for (viewer, lang) in viewers.iter().flat_map(|v| Lang::ALL.map(|l| (*v, l))) {
                    let Some(message) = State::tell(event, viewer) else { continue };
                    let line = book.say(lang, &message);
                    assert!(!line.contains('⟨'), "{line}");
                    assert!(State::info().rules.contains(&message.rule), "{}", message.rule);
                }
            }
            Entry::Roll(roll) => {
                let id = format!("roll-{}", roll.purpose);
                assert!(book.get(Lang::Fr, &id).is_some(), "{id} has no words");
            }
        }
    }
}

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
                let message = State::tell(event, viewer).expect("it is told");
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

/// Every refusal has words: one of each kind is asked for by name.
#[test]
fn every_refusal_has_words() {
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
        for text in [include_str!("../lang/en.ftl"), include_str!("../lang/fr.ftl")] {
            assert!(ids(text).contains(id.as_str()), "{id} has no words");
        }
    }
}
