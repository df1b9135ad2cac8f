//! The laws hold for an honest game, and each finds the flaw that it is there for.

#![cfg(feature = "testing")]

mod cups;

use cups::{Cups, PACK};
use kernel::laws::{Case, Compared, Effort, Efforts, Hides, Suite, obey, secrets};
use rubicon_kernel as kernel;

kernel::laws::suite! {
    Suite::<Cups<{ cups::HONEST }>> {
        pack: &PACK,
        pieces: None,
        lost: None,
        hides: Hides::PiecesAndChoices,
        efforts: Efforts::USUAL,
    };
    every combination
}

fn case<const FLAW: u8>() -> Case<Cups<FLAW>> {
    Case {
        pack: &PACK,
        setup: kernel::Setup::default(),
        pieces: None,
        lost: None,
        hides: Hides::PiecesAndChoices,
    }
}

const EFFORT: Effort = Effort { games: 20, from: 0, every: 1, longest: 100 };

#[test]
fn something_is_compared() {
    let Compared { worlds, taken_back, journals, choices } =
        secrets(&case::<{ cups::HONEST }>(), EFFORT);
    assert!(worlds > 100 && taken_back > 10 && journals > 100 && choices > 10);
}

#[test]
#[should_panic(expected = "shows a secret, and can be taken back")]
fn a_secret_that_is_not_said_to_be_shown() {
    secrets(&case::<{ cups::LOOKS_ON_THE_SLY }>(), EFFORT);
}

#[test]
#[should_panic(expected = "a secret decides whether")]
fn a_secret_that_decides_what_can_be_taken_back() {
    secrets(&case::<{ cups::SECRET_STOPS_UNDO }>(), EFFORT);
}

#[test]
#[should_panic(expected = "the journal tells")]
fn a_journal_that_knows_more_than_the_view() {
    secrets(&case::<{ cups::GOSSIPS }>(), EFFORT);
}

#[test]
#[should_panic(expected = "sees whether")]
fn a_hidden_choice_that_is_seen() {
    secrets(&case::<{ cups::STAKES_OPENLY }>(), EFFORT);
}

#[test]
#[should_panic(expected = "changes what seat")]
fn a_hidden_choice_that_binds_others() {
    secrets(&case::<{ cups::STAKES_BIND }>(), EFFORT);
}

#[test]
#[should_panic(expected = "not what was compared")]
fn a_law_that_could_not_be_tried() {
    secrets(&case::<{ cups::NEVER_REVOCABLE }>(), EFFORT);
}

#[test]
#[should_panic(expected = "Pieces is hidden, and not what was compared")]
fn hidden_choices_that_the_game_does_not_speak_of() {
    let case = Case { hides: Hides::Pieces, ..case::<{ cups::HONEST }>() };
    secrets(&case, EFFORT);
}

#[test]
#[should_panic(expected = "Nothing is hidden, and not what was compared")]
fn secrets_of_a_game_that_says_it_has_none() {
    secrets(&Case { hides: Hides::Nothing, ..case::<{ cups::HONEST }>() }, EFFORT);
}

#[test]
#[should_panic(expected = "a derived value is not current")]
fn a_derived_value_that_is_forgotten() {
    obey(&case::<{ cups::FORGETS_TO_COUNT }>(), EFFORT);
}

#[test]
#[should_panic(expected = "rule 9 is cited, but not in the rules reference")]
fn a_gate_without_a_rule() {
    obey(&case::<{ cups::NO_RULE_DUE }>(), EFFORT);
}

#[test]
#[should_panic(expected = "pieces are not conserved")]
fn a_piece_that_is_lost() {
    let case = Case {
        pieces: Some(|game: &Cups<{ cups::HONEST }>, _| game.pile().into()),
        ..case::<{ cups::HONEST }>()
    };
    obey(&case, EFFORT);
}

#[test]
#[should_panic(expected = "nothing is ever lost in 20 games")]
fn a_loss_that_is_never_seen() {
    obey(&Case { lost: Some(|_, _| 0), ..case::<{ cups::HONEST }>() }, EFFORT);
}

#[test]
#[should_panic(expected = "what was lost has come back")]
fn a_piece_that_comes_back() {
    let case = Case {
        lost: Some(|game: &Cups<{ cups::HONEST }>, _| game.pile().into()),
        ..case::<{ cups::HONEST }>()
    };
    obey(&case, EFFORT);
}

#[test]
#[should_panic(expected = "the game does not end")]
fn a_game_that_goes_on() {
    obey(&case::<{ cups::HONEST }>(), Effort { longest: 4, ..EFFORT });
}
