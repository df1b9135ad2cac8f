//! What a game calls itself and its choices before a match, in the reader's language, and who sits
//! at its table.
//!
//! The words are messages of the game: `pitch`, with its attributes `kind` and `length`, and one
//! for each seat (`seat-roman`), scenario (`scenario-alesia`), option (`option-camps`) and value
//! (`option-camps-free`), whose attribute `about` explains it in a line. A dot in a name is a dash
//! in its message. Whatever is missing shows its name in `⟨⟩`, which a test of the registry turns
//! into a failure.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Game, Lang, Phrasebook, Setup};

/// A choice in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Label {
    /// The name it has in a set-up.
    pub id: &'static str,
    /// What people call it.
    pub label: String,
    /// What it means, in a line.
    pub about: String,
}

/// An option in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionLabel {
    /// Its key.
    pub id: &'static str,
    /// What people call it.
    pub label: String,
    /// What it decides, in a line.
    pub about: String,
    /// Its values; the first is the default.
    pub values: Vec<Label>,
}

/// A game in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Labels {
    /// What kind of game it is, in a word.
    pub kind: String,
    /// What it is about, in a line.
    pub pitch: String,
    /// For how many, and how long.
    pub length: String,
    /// Every seat that there is under some set-up.
    pub seats: Vec<Label>,
    /// Its scenarios.
    pub scenarios: Vec<Label>,
    /// Its options.
    pub options: Vec<OptionLabel>,
}

/// Who sits at the table under some set-ups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seating {
    /// The scenario that it holds for; none when all scenarios seat alike.
    pub scenario: Option<&'static str>,
    /// The values of options that it holds for; those that change no seat are left out.
    pub set: BTreeMap<&'static str, &'static str>,
    /// The seats.
    pub seats: &'static [&'static str],
}

/// The words of a game for its set-up.
pub fn labels<G: Game>(lang: Lang) -> Labels {
    let (info, book) = (G::info(), G::phrasebook());
    let mut seats: Vec<&'static str> = Vec::new();
    for seat in seatings::<G>().iter().flat_map(|seating| seating.seats) {
        if !seats.contains(seat) {
            seats.push(seat);
        }
    }
    let all = |ids: &[&'static str], kind: &str| {
        ids.iter().map(|id| label(book, lang, id, &format!("{kind}-{id}"))).collect()
    };
    let options = info.options.iter().map(|option| {
        let message = format!("option-{}", option.key);
        let Label { id, label, about } = label(book, lang, option.key, &message);
        OptionLabel { id, label, about, values: all(option.values, &message) }
    });
    Labels {
        kind: attribute(book, lang, "pitch", "kind"),
        pitch: message(book, lang, "pitch"),
        length: attribute(book, lang, "pitch", "length"),
        seats: all(&seats, "seat"),
        scenarios: all(info.scenarios, "scenario"),
        options: options.collect(),
    }
}

/// What people call a seat.
pub fn seat_label<G: Game>(lang: Lang, seat: &str) -> String {
    message(G::phrasebook(), lang, &format!("seat-{seat}"))
}

/// Which seats there are under which set-ups: every set-up fits exactly one of these.
pub fn seatings<G: Game>() -> Vec<Seating> {
    let info = G::info();
    let lengths: Vec<usize> = std::iter::once(info.scenarios.len())
        .chain(info.options.iter().map(|option| option.values.len()))
        .collect();
    let seats = |choice: &[usize]| {
        let set = info.options.iter().zip(&choice[1..]);
        let setup = Setup {
            scenario: info.scenarios[choice[0]].to_owned(),
            set: set.map(|(of, at)| (of.key.to_owned(), of.values[*at].to_owned())).collect(),
        };
        G::seats(&setup)
    };
    let choices = combinations(&lengths);
    let matters: Vec<bool> = (0..lengths.len())
        .map(|axis| {
            choices.iter().any(|choice| {
                let mut other = choice.clone();
                other[axis] = 0;
                seats(choice) != seats(&other)
            })
        })
        .collect();
    choices
        .iter()
        .filter(|choice| choice.iter().zip(&matters).all(|(at, matters)| *matters || *at == 0))
        .map(|choice| Seating {
            scenario: matters[0].then(|| info.scenarios[choice[0]]),
            set: (info.options.iter().zip(&choice[1..]).zip(&matters[1..]))
                .filter(|(_, matters)| **matters)
                .map(|((option, at), _)| (option.key, option.values[*at]))
                .collect(),
            seats: seats(choice),
        })
        .collect()
}

/// Every way to choose one out of each of so many.
fn combinations(lengths: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for length in lengths {
        all = (all.iter())
            .flat_map(|choice| (0..*length).map(move |at| [choice.as_slice(), &[at]].concat()))
            .collect();
    }
    all
}

fn label(book: &Phrasebook, lang: Lang, id: &'static str, name: &str) -> Label {
    Label { id, label: message(book, lang, name), about: attribute(book, lang, name, "about") }
}

fn message(book: &Phrasebook, lang: Lang, name: &str) -> String {
    book.get(lang, &dashed(name)).unwrap_or_else(|| format!("⟨{}⟩", dashed(name)))
}

fn attribute(book: &Phrasebook, lang: Lang, name: &str, attribute: &str) -> String {
    let name = dashed(name);
    book.attribute(lang, &name, attribute).unwrap_or_else(|| format!("⟨{name}.{attribute}⟩"))
}

/// The names of messages have no dots.
fn dashed(name: &str) -> String {
    name.replace('.', "-")
}
