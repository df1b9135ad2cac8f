//! The list of games, and their data.

use kernel::Game;
use rubicon_registry::{Visitor, ids, load, visit};

/// A game's id, learnt by visiting it.
struct Id;

impl Visitor for Id {
    type Out = &'static str;

    fn visit<G: Game>(self) -> &'static str {
        G::info().id
    }
}

/// Whether a game's data is read once only.
struct Once;

impl Visitor for Once {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        let packs = [0, 1].map(|_| load::<G>(None).expect("the built-in data has no fault"));
        std::ptr::eq(packs[0].pack, packs[1].pack) && *packs[0].files == G::files()
    }
}

#[test]
fn every_id_leads_to_its_game() {
    for id in ids() {
        assert_eq!(visit(id, Id), Ok(id));
        assert_eq!(ids().iter().filter(|other| **other == id).count(), 1, "{id} is listed twice");
    }
}

#[test]
fn an_unknown_game_is_named() {
    let error = visit("gaul", Id).unwrap_err().to_string();
    assert!(error.contains("\"gaul\"") && error.contains(ids()[0]), "{error}");
}

#[test]
fn data_is_read_once() {
    for id in ids() {
        assert_eq!(visit(id, Once), Ok(true), "{id}");
    }
}
