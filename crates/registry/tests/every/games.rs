//! The list of games, and their data.

use kernel::laws::combinations;
use kernel::{Game, Label, Lang, labels, seat_label, seatings};
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

/// The words for the choices of a game, with the name of the message each comes from.
struct Words(Lang);

impl Visitor for Words {
    type Out = Vec<(String, String)>;

    fn visit<G: Game>(self) -> Vec<(String, String)> {
        let words = labels::<G>(self.0);
        let mut all: Vec<(String, String)> = vec![
            ("pitch".to_owned(), words.pitch),
            ("pitch.kind".to_owned(), words.kind),
            ("pitch.length".to_owned(), words.length),
        ];
        let mut add = |kind: &str, label: Label| {
            let id = format!("{kind}-{}", label.id);
            all.push((format!("{id}.about"), label.about));
            all.push((id, label.label));
        };
        words.seats.into_iter().for_each(|label| add("seat", label));
        words.scenarios.into_iter().for_each(|label| add("scenario", label));
        for option in words.options {
            let kind = format!("option-{}", option.id);
            option.values.into_iter().for_each(|label| add(&kind, label));
            add("option", Label { id: option.id, label: option.label, about: option.about });
        }
        all
    }
}

/// Every seat, scenario, option and value has a name and an explanation in a line, in both
/// languages.
#[test]
fn every_choice_has_words() {
    for id in ids() {
        for lang in Lang::ALL {
            for (name, text) in visit(id, Words(lang)).expect("it is listed") {
                let what = format!("{id}, {}: {name}: {text:?}", lang.code());
                assert!(!text.contains('⟨') && !text.trim().is_empty(), "no words for {what}");
                assert!(!text.contains('\n'), "more than a line for {what}");
            }
        }
    }
}

/// Nothing is called by the same name as its neighbour, or explained by its own name.
#[test]
fn choices_can_be_told_apart() {
    for id in ids() {
        for lang in Lang::ALL {
            let all = visit(id, Words(lang)).expect("it is listed");
            let kind = |name: &str| name.rsplit_once('-').map(|(kind, _)| kind.to_owned());
            for (at, (name, text)) in all.iter().enumerate() {
                let twin = all[at + 1..]
                    .iter()
                    .find(|(other, same)| same == text && kind(other) == kind(name));
                assert_eq!(twin, None, "{id}, {}: {name}", lang.code());
            }
        }
    }
}

/// What is a reconstruction of ours says so where it is chosen.
#[test]
fn the_silver_rules_say_that_they_are_a_reconstruction() {
    for lang in Lang::ALL {
        let all = visit("xl", Words(lang)).expect("it is listed");
        let (_, about) =
            all.iter().find(|(name, _)| name == "option-rules-silver.about").expect("it has words");
        assert!(about.to_lowercase().contains("reconstruction"), "{about}");
    }
}

/// Compares what is said of a game's seats with what the game says under every set-up.
struct Seats;

impl Visitor for Seats {
    type Out = usize;

    fn visit<G: Game>(self) -> usize {
        let (info, known) = (G::info(), seatings::<G>());
        for setup in &combinations(info) {
            let fits: Vec<_> = known
                .iter()
                .filter(|seating| seating.scenario.is_none_or(|name| name == setup.scenario))
                .filter(|seating| seating.set.iter().all(|(key, v)| setup.option(key) == *v))
                .map(|seating| seating.seats)
                .collect();
            assert_eq!(fits, [G::seats(setup)], "{} {setup:?}", info.id);
            for seat in G::seats(setup) {
                assert!(!seat_label::<G>(Lang::Fr, seat).contains('⟨'), "{} {seat}", info.id);
            }
        }
        known.len()
    }
}

/// Every set-up has one seating, and no more are listed than differ.
#[test]
fn seatings_agree_with_the_games() {
    assert_eq!(visit("julius", Seats), Ok(1));
    assert_eq!(visit("siege", Seats), Ok(2));
    for id in ids() {
        assert!(visit(id, Seats).expect("it is listed") > 0, "{id}");
    }
}
