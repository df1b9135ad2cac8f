//! Everything that the game says is there in both languages, and every wish has an answer.

use std::collections::BTreeSet;

use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Game as _, Lang, Pending, Refuse as _, Rng, SeededDice, Setup, Viewer};
use siege::{Action, Siege, State};

fn ids(text: &str) -> BTreeSet<&str> {
    let starts = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    text.lines().filter(starts).filter_map(|line| line.split_whitespace().next()).collect()
}

/// Both files have the same messages, and every refusal has its words.
#[test]
fn the_languages_have_the_same_messages() {
    let (en, fr) = (include_str!("../lang/en.ftl"), include_str!("../lang/fr.ftl"));
    assert_eq!(ids(en), ids(fr));
    for code in siege::Refusal::CODES {
        assert!(ids(en).contains(format!("refusal-{}", code.replace('_', "-")).as_str()), "{code}");
    }
}

/// In random games: whatever is offered is wished; labels and reasons have words; and every piece
/// of the player who must decide, and every hex with enemies, has an answer or an offer.
#[test]
fn every_wish_has_an_answer() {
    for (number, players) in [(1, "2"), (2, "2"), (3, "3")] {
        let set = [("players".to_owned(), players.to_owned())].into();
        speak(&Setup { scenario: String::new(), set }, number);
    }
}

fn speak(setup: &Setup, number: u64) {
    let mut rng = Rng::seed_from_u64(number);
    let mut dice = SeededDice::new(11, number);
    let mut game: State = kernel::start(Siege::pack(), setup, &mut dice, None).expect("it exists");
    let book = State::phrasebook();
    let rules = [State::info().rules, State::info().headings].concat();
    let (mut offers, mut wishes) = (Vec::new(), Vec::new());
    while let Pending::Seats(seats) = game.pending() {
        let seat = seats.iter().next().expect("somebody is asked");
        kernel::offers(&game, seat, &mut offers);
        if rng.next_u64().is_multiple_of(150) {
            wishes.clear();
            game.wishes(seat, &mut wishes);
            let distinct: BTreeSet<Action> = wishes.iter().copied().collect();
            assert_eq!(distinct.len(), wishes.len(), "a wish is there twice");
            for offer in &offers {
                assert!(distinct.contains(offer), "{offer:?} is offered, but nobody wishes it");
            }
            let view = game.view(Viewer::Seat(seat));
            for lang in Lang::ALL {
                let scene = State::scene(Siege::pack(), &view, &wishes, lang);
                for choice in &scene.choices {
                    assert!(!choice.label.contains('⟨') && !choice.path.is_empty(), "{choice:?}");
                }
            }
            for refusal in wishes.iter().filter_map(|wish| game.check(seat, wish).err()) {
                assert!(rules.contains(&refusal.rule()), "{refusal:?}");
                assert!(!book.say(Lang::Fr, &refusal.message()).contains('⟨'), "{refusal:?}");
            }
        }
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        kernel::apply(&mut game, seat, &action, &mut dice, None);
    }
}
