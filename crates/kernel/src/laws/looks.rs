//! What a seat sees and is offered depends on nothing that it may not know.

use super::{At, cites, walk::below};
use crate::{Anchor, Game, Lang, Rng, Rule, Seat, SeededDice, Viewer};

/// A seat sees, is offered and is refused the same in every state that its view allows.
pub(super) fn looks<G: Game>(game: &G, seats: usize, strays: &[G::Action], rng: &mut Rng, at: At) {
    let viewers =
        (0..seats).map(|index| Viewer::Seat(Seat(index as u8))).chain([Viewer::Spectator]);
    let (mut offers, mut imagined_offers) = (Vec::new(), Vec::new());
    for viewer in viewers {
        let view = game.view(viewer);
        let json = serde_json::to_string(&view).expect("views can be written");
        let back: G::View = serde_json::from_str(&json)
            .unwrap_or_else(|error| panic!("{at}: a view cannot be read back: {error}"));
        assert!(back == view, "{at}: a view is read back differently");
        let imagined = G::sample(game.pack(), &view, rng);
        let imagined_view = imagined.view(viewer);
        assert!(
            imagined_view == view,
            "{at}: {viewer:?} sees another view of an imagined state:\n{}\n{}",
            json,
            serde_json::to_string(&imagined_view).expect("views can be written"),
        );
        assert_eq!(
            crate::fingerprint::<G>(&imagined_view),
            crate::fingerprint::<G>(&view),
            "{at}: equal views have two fingerprints"
        );
        offers.clear();
        if let Viewer::Seat(seat) = viewer {
            crate::offers(game, seat, &mut offers);
            crate::offers(&imagined, seat, &mut imagined_offers);
            assert_eq!(offers, imagined_offers, "{at}: secrets change the offers");
            journeys(game, &imagined, seat, rng, at);
            for stray in strays {
                assert_eq!(
                    game.check(seat, stray),
                    imagined.check(seat, stray),
                    "{at}: secrets change the answer to {stray:?}"
                );
            }
        }
        for lang in Lang::ALL {
            let scene = crate::scene::<G>(game.pack(), &view, &offers, lang);
            framed(game, viewer, &scene, at);
            let text = serde_json::to_string(&scene).expect("scenes can be written");
            assert!(!text.contains('⟨'), "{at}: a text is missing or broken: {text}");
            assert_eq!(scene.choices.len(), offers.len(), "{at}: a choice is missing");
            for (choice, action) in scene.choices.iter().zip(&offers) {
                let path = G::path(game.pack(), &view, action);
                assert_eq!(choice.path, path, "{at}: two ways to click for {action:?}");
            }
            cites::<G>(rule_named::<G>(&scene.prompt.rule, at), at);
            for choice in &scene.choices {
                cites::<G>(rule_named::<G>(&choice.rule, at), at);
                assert!(!choice.path.is_empty(), "{at}: nothing to click for {}", choice.label);
                for anchor in &choice.path {
                    check_anchor(&scene, anchor, at);
                }
            }
        }
    }
}

/// The frame is the game's: who looks, who must decide, and who wins and loses with the viewer.
fn framed<G: Game>(game: &G, viewer: Viewer, scene: &crate::Scene, at: At) {
    let setup = game.setup();
    let seats = G::seats(&setup);
    let looks = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let name = |seat: Seat| seats[seat.index()].to_owned();
    assert_eq!(scene.viewer, looks.map(name), "{at}: another seat looks");
    let waits: Vec<String> = game.pending().seats().iter().map(name).collect();
    assert_eq!(scene.waiting_for, waits, "{at}: others are waited for");
    let named: Vec<&str> = scene.sides.iter().map(|side| side.seat.as_str()).collect();
    assert_eq!(named, seats, "{at}: the sides are not the seats");
    for (index, side) in scene.sides.iter().enumerate() {
        let allied = looks.is_some_and(|seat| G::allied(&setup, seat, Seat(index as u8)));
        assert_eq!(side.allied, allied, "{at}: whether {} is an ally", side.seat);
    }
}

/// A journey tells nothing about secrets, and can be made as it says: every step is allowed, and
/// none before the last rolls, reveals or hands over. Tried on some pieces and some of their ways.
fn journeys<G: Game>(game: &G, imagined: &G, seat: Seat, rng: &mut Rng, at: At) {
    let scene = crate::scene::<G>(game.pack(), &game.view(Viewer::Seat(seat)), &[], Lang::En);
    let mut some = |of: usize| below(rng, of);
    for _ in 0..scene.pieces.len().min(5) {
        let piece = &scene.pieces[some(scene.pieces.len())];
        let journeys = game.journeys(seat, &piece.id);
        let other = imagined.journeys(seat, &piece.id);
        assert_eq!(journeys, other, "{at}: secrets change where {} may go", piece.id);
        for _ in 0..journeys.len().min(3) {
            let journey = &journeys[some(journeys.len())];
            let mut walked = game.clone();
            for (index, step) in journey.steps.iter().enumerate() {
                let refused = walked.check(seat, step).err();
                assert_eq!(refused, None, "{at}: a journey's step is refused: {step:?}");
                let dice = &mut SeededDice::new(9, 2);
                let done = crate::apply(&mut walked, seat, step, dice, None);
                let last = index + 1 == journey.steps.len();
                assert!(
                    last || done.revocable(),
                    "{at}: something is rolled, revealed or handed over on the way at {step:?}"
                );
            }
        }
    }
}

fn rule_named<G: Game>(number: &str, at: At) -> Rule {
    *G::info()
        .rules
        .iter()
        .find(|rule| rule.0 == number)
        .unwrap_or_else(|| panic!("{at}: rule \"{number}\" is cited, but not in the reference"))
}

fn check_anchor(scene: &crate::Scene, anchor: &Anchor, at: At) {
    let known = match anchor {
        Anchor::Piece(id) => {
            scene.pieces.iter().any(|piece| piece.id == *id)
                || scene.battle.iter().flat_map(|battle| &battle.lines).any(|line| {
                    line.columns.iter().flat_map(|column| &column.pieces).any(|c| c.piece.id == *id)
                })
        }
        Anchor::Card(id) => {
            scene.hands.iter().flat_map(|hand| &hand.cards).any(|card| card.id() == Some(id))
        }
        Anchor::Place(_) | Anchor::Button(_) | Anchor::Facing(_) => true,
    };
    assert!(known, "{at}: {anchor:?} is to be clicked, but is not on the screen");
}
