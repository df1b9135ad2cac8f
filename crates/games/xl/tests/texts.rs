//! Everything that the game says is there in both languages.

use kernel::prelude::*;
use kernel::{Entry, Lang, Refuse as _, Seat, SeededDice, Setup, Viewer};
use xl::{Side, State, Xl};

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
    for code in xl::Refusal::CODES {
        let id = format!("refusal-{}", code.replace('_', "-"));
        assert!(messages.contains(id.as_str()), "{id} has no words");
    }
}

/// An owner who calls a card or a place otherwise in his data reads his name everywhere.
#[test]
fn names_come_from_the_data() {
    let called = |text: &str, name: &str, called: &str| {
        let line = format!("name = \"{name}\"\n");
        assert!(text.contains(&line));
        text.replace(&line, &format!("{line}called = \"{called}\"\n"))
    };
    let cards = called(include_str!("../data/cards.toml"), "Antonius", "Marcus Antonius");
    let map = called(include_str!("../data/map.toml"), "Rome", "Roma");
    let own = [("cards.toml".to_owned(), cards), ("map.toml".to_owned(), map)].into();
    let files = State::files().overlaid(own);
    let pack: &'static xl::Pack = Box::leak(Box::new(State::load(&files).expect("no fault")));
    let event = xl::Event::LeaderPlayed {
        side: Side::Caesar,
        unit: xl::Unit::ANTONIUS,
        place: xl::Place::ROME,
    };
    let refusal = xl::Refusal::LeaderNotThere { unit: xl::Unit::ANTONIUS, place: xl::Place::ROME };
    for lang in Lang::ALL {
        let told = State::tell(pack, &event, Viewer::Spectator).expect("it is told");
        for message in [told, refusal.message(pack)] {
            let line = State::phrasebook().say(lang, &message);
            assert!(line.contains("Marcus Antonius") && line.contains("Roma"), "{line}");
        }
    }
}
