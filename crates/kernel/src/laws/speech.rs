//! Whatever a game says has words, in every language.

use std::collections::BTreeSet;

use super::{At, Case, Effort, Walk, cites};
use crate::{Entry, Game, Lang, Phrasebook, Refuse as _, Seat, Viewer};

/// Whatever the game says has words: every line of the journal to every viewer, with a rule that
/// exists; every roll; and everything that a player may wish, with the reason against it. What is
/// offered is among the wishes, and no wish is there twice.
///
/// # Panics
/// When words are missing.
pub fn speech<G: Game>(case: &Case<G>, effort: Effort) {
    let (mut offers, mut wishes) = (Vec::new(), Vec::new());
    for number in effort.numbers() {
        let mut walk = Walk::new(case, 0x1a77, number, effort.longest);
        while let Some((seat, action)) = walk.decision() {
            let at = walk.at();
            for entry in &walk.journal {
                told::<G>(case.pack, entry, walk.seats(), at);
            }
            if walk.now_and_then(effort.every) {
                crate::offers(walk.game(), seat, &mut offers);
                wishes.clear();
                walk.game().wishes(seat, &mut wishes);
                answered(walk.game(), seat, &offers, &wishes, at);
            }
            walk.go(seat, &action);
        }
        for entry in &walk.journal {
            told::<G>(case.pack, entry, walk.seats(), walk.at());
        }
    }
}

/// Wishes have words and answers.
fn answered<G: Game>(game: &G, seat: Seat, offers: &[G::Action], wishes: &[G::Action], at: At) {
    let key = |wish: &G::Action| serde_json::to_string(wish).expect("actions can be written");
    let distinct: BTreeSet<String> = wishes.iter().map(key).collect();
    assert_eq!(distinct.len(), wishes.len(), "{at}: a wish is there twice");
    for offer in offers {
        assert!(distinct.contains(&key(offer)), "{at}: nobody wishes {offer:?}, which is offered");
    }
    let view = game.view(Viewer::Seat(seat));
    let refusals: Vec<G::Refusal> =
        wishes.iter().filter_map(|wish| game.check(seat, wish).err()).collect();
    for lang in Lang::ALL {
        for choice in crate::choices::<G>(game.pack(), &view, wishes, lang) {
            let spoken = !choice.label.contains('⟨') && !choice.path.is_empty();
            assert!(spoken, "{at}: a wish has no words or no path: {choice:?}");
        }
        for refusal in &refusals {
            let why = G::phrasebook().say(lang, &refusal.message(game.pack()));
            assert!(!why.contains('⟨'), "{at}: a reason has no words: {why}");
            cites::<G>(refusal.rule(), at);
        }
    }
}

/// What the journal says has words for everybody.
fn told<G: Game>(pack: &'static G::Pack, entry: &Entry<G::Event>, seats: usize, at: At) {
    let book = G::phrasebook();
    let viewers =
        (0..seats).map(|index| Viewer::Seat(Seat(index as u8))).chain([Viewer::Spectator]);
    match entry {
        Entry::Event(event) => {
            for message in viewers.filter_map(|viewer| G::tell(pack, event, viewer)) {
                cites::<G>(message.rule, at);
                for line in Lang::ALL.map(|lang| book.say(lang, &message)) {
                    assert!(!line.contains('⟨'), "{at}: the journal has no words: {line}");
                }
            }
        }
        Entry::Roll(roll) => {
            let id = format!("roll-{}", roll.purpose);
            let named = Lang::ALL.iter().all(|lang| book.get(*lang, &id).is_some());
            assert!(named, "{at}: {id} has no words");
        }
    }
}

/// The names of the messages in a game's two Fluent files, which must be the same.
///
/// # Panics
/// When one has a message that the other has not.
pub fn messages<'a>(english: &'a str, french: &'a str) -> BTreeSet<&'a str> {
    let names = |text: &'a str| -> BTreeSet<&'a str> {
        let starts = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
        text.lines().filter(starts).filter_map(|line| line.split_whitespace().next()).collect()
    };
    assert_eq!(names(english), names(french), "the languages have other messages");
    names(english)
}

/// Every rule has a title and a text in both languages.
pub(super) fn texts<G: Game>() {
    let book: &Phrasebook = G::phrasebook();
    for lang in Lang::ALL {
        for rule in G::info().rules {
            let (title, text) = book
                .rule(lang, *rule)
                .unwrap_or_else(|| panic!("rule {rule} has no text in {}", lang.code()));
            assert!(!title.is_empty() && !text.is_empty(), "rule {rule} is empty");
        }
    }
    for heading in G::info().headings {
        assert!(G::info().rules.contains(heading), "heading {heading} is not a rule");
    }
}
