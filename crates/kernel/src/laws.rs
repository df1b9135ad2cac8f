//! The laws that every game obeys, written once and tried on random play.
//!
//! A game calls [`obey`] in one line. Each law names itself when it is broken.

mod damage;

use std::collections::BTreeSet;

use rand_core::{Rng as _, SeedableRng as _};

use crate::{
    Anchor, Entry, Game, Lang, Match, Phrasebook, Refuse, Rng, Rule, Seat, Seed, SeededDice, Setup,
    Viewer, record,
};

pub use damage::damaged_positions;

/// How thoroughly to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games of random play.
    pub games: u64,
    /// The first game's number, to share the work out.
    pub from: u64,
    /// The slow laws (views, samples, scenes, positions) are tried at one decision in so many.
    pub every: u64,
    /// No game may need more actions than this.
    pub longest: usize,
}

/// What a game tells the laws about itself.
pub struct Case<G: Game> {
    /// Its data.
    pub pack: &'static G::Pack,
    /// The set-up to try.
    pub setup: Setup,
    /// Counts the pieces of a state; the count must never change.
    pub pieces: fn(&G, &crate::Referee) -> usize,
}

/// Tries every law on random play.
///
/// # Panics
/// When a law is broken, with the game's number and the action's.
pub fn obey<G: Game>(case: &Case<G>, effort: Effort) {
    texts::<G>();
    let mut offers: Vec<G::Action> = Vec::new();
    let mut strays: Vec<G::Action> = Vec::new();
    for number in effort.from..effort.from + effort.games {
        let mut dice = SeededDice::new(0x1a75, number);
        let mut rng = Rng::seed_from_u64(number);
        let mut game: G = crate::start(case.pack, &case.setup, &mut dice, None)
            .expect("the laws are tried on a set-up that exists");
        let pieces = (case.pieces)(&game, &crate::Referee::new());
        let seats = G::seats(&case.setup.complete(G::info()).expect("the set-up exists"));
        let mut count = 0;
        while let crate::Pending::Seats(pending) = game.pending() {
            let at = format!("game {number}, action {count}");
            assert!(!pending.is_empty(), "{at}: nobody is asked, and the game is not over");
            assert!(count < effort.longest, "{at}: the game does not end");
            let mut chosen = None;
            for seat in pending.iter() {
                crate::offers(&game, seat, &mut offers);
                assert!(!offers.is_empty(), "{at}: seat {} is asked without an answer", seat.0);
                let pick = offers[(rng.next_u64() % offers.len() as u64) as usize].clone();
                if chosen.is_none() || rng.next_u64().is_multiple_of(2) {
                    chosen = Some((seat, pick));
                }
            }
            let (seat, action) = chosen.expect("some seat is pending");
            if rng.next_u64().is_multiple_of(effort.every) {
                offered_means_accepted(&game, seats.len(), &mut strays, &at);
                looks(&game, seats.len(), &strays, &mut rng, &at);
                positions(&game, &at);
                undo(&game, seat, &action, &at);
            }
            if strays.len() < 400 && rng.next_u64().is_multiple_of(5) {
                strays.push(action.clone());
            } else if !strays.is_empty() {
                let slot = (rng.next_u64() % strays.len() as u64) as usize;
                strays[slot] = action.clone();
            }
            crate::apply(&mut game, seat, &action, &mut dice, None);
            let now = (case.pieces)(&game, &crate::Referee::new());
            assert_eq!(now, pieces, "{at}: pieces are not conserved");
            count += 1;
        }
    }
}

/// Replay is bit-identical, and a record verifies.
///
/// # Panics
/// When a record does not verify.
pub fn records<G: Game>(case: &Case<G>, games: u64) {
    for number in 0..games {
        let text = random_record(case, number);
        let again = random_record(case, number);
        assert_eq!(text, again, "game {number}: replay is not bit-identical");
        record::verify::<G>(&text, case.pack, &G::files())
            .unwrap_or_else(|error| panic!("game {number}: {error}"));
    }
}

/// The record of a whole random game.
pub fn random_record<G: Game>(case: &Case<G>, number: u64) -> String {
    let mut rng = Rng::seed_from_u64(number);
    let seats = G::seats(&case.setup.complete(G::info()).expect("the set-up exists"));
    let players = seats.iter().map(|_| "random".to_owned()).collect();
    let mut game = Match::<G>::new(
        case.pack,
        &G::files(),
        &case.setup,
        &format!("law-{number}"),
        Seed::derived(7, number),
        players,
    )
    .expect("the laws are tried on a set-up that exists");
    let mut offers = Vec::new();
    while let crate::Pending::Seats(pending) = game.game().pending() {
        let seat = pending.iter().next().expect("somebody is asked");
        crate::offers(game.game(), seat, &mut offers);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize].clone();
        let before = (game.game().clone(), game.journal().len());
        game.submit(seat, &action).expect("an offer is accepted");
        if game.undo(seat).is_ok() {
            let after = (game.game().clone(), game.journal().len());
            assert!(before == after, "game {number}: undo does not restore the table exactly");
            game.submit(seat, &action).expect("an action taken back can be done again");
        }
    }
    record::write(&game)
}

/// Whatever the game says has words: every line of the journal to every viewer, with a rule that
/// exists; every roll; and everything that a player may wish, with the reason against it. What is
/// offered is among the wishes, and no wish is there twice.
///
/// # Panics
/// When words are missing.
pub fn speech<G: Game>(case: &Case<G>, effort: Effort) {
    let seats = G::seats(&case.setup.complete(G::info()).expect("the set-up exists")).len();
    let (mut offers, mut wishes) = (Vec::new(), Vec::new());
    for number in effort.from..effort.from + effort.games {
        let mut dice = SeededDice::new(0x1a77, number);
        let mut rng = Rng::seed_from_u64(number);
        let mut journal = Vec::new();
        let mut game: G = crate::start(case.pack, &case.setup, &mut dice, Some(&mut journal))
            .expect("the laws are tried on a set-up that exists");
        let mut count = 0;
        while let crate::Pending::Seats(pending) = game.pending() {
            let at = format!("game {number}, action {count}");
            let seat = pending.iter().next().expect("somebody is asked");
            crate::offers(&game, seat, &mut offers);
            if rng.next_u64().is_multiple_of(effort.every) {
                wishes.clear();
                game.wishes(seat, &mut wishes);
                answered(&game, seat, &offers, &wishes, &at);
            }
            let action = &offers[(rng.next_u64() % offers.len() as u64) as usize];
            crate::apply(&mut game, seat, action, &mut dice, Some(&mut journal));
            count += 1;
        }
        for entry in &journal {
            told::<G>(entry, seats, &format!("game {number}"));
        }
    }
}

/// Wishes have words and answers.
fn answered<G: Game>(game: &G, seat: Seat, offers: &[G::Action], wishes: &[G::Action], at: &str) {
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
        for choice in G::scene(game.pack(), &view, wishes, lang).choices {
            let spoken = !choice.label.contains('⟨') && !choice.path.is_empty();
            assert!(spoken, "{at}: a wish has no words or no path: {choice:?}");
        }
        for refusal in &refusals {
            let why = G::phrasebook().say(lang, &refusal.message());
            assert!(!why.contains('⟨'), "{at}: a reason has no words: {why}");
            cites::<G>(refusal.rule(), at);
        }
    }
}

/// What the journal says has words for everybody.
fn told<G: Game>(entry: &Entry<G::Event>, seats: usize, at: &str) {
    let book = G::phrasebook();
    let viewers =
        (0..seats).map(|index| Viewer::Seat(Seat(index as u8))).chain([Viewer::Spectator]);
    match entry {
        Entry::Event(event) => {
            for message in viewers.filter_map(|viewer| G::tell(event, viewer)) {
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

/// `load(position())` is the identity at every decision.
///
/// # Panics
/// When a position is not restored exactly.
pub fn every_position<G: Game>(case: &Case<G>, effort: Effort) {
    let mut offers = Vec::new();
    for number in effort.from..effort.from + effort.games {
        let mut dice = SeededDice::new(0x1a76, number);
        let mut rng = Rng::seed_from_u64(number);
        let mut game: G = crate::start(case.pack, &case.setup, &mut dice, None)
            .expect("the laws are tried on a set-up that exists");
        let mut count = 0;
        while let crate::Pending::Seats(pending) = game.pending() {
            positions(&game, &format!("game {number}, action {count}"));
            let seat = pending.iter().next().expect("somebody is asked");
            crate::offers(&game, seat, &mut offers);
            let action = offers[(rng.next_u64() % offers.len() as u64) as usize].clone();
            crate::apply(&mut game, seat, &action, &mut dice, None);
            count += 1;
        }
    }
}

/// Offered if and only if accepted: for offers, and for stray actions of other moments.
fn offered_means_accepted<G: Game>(game: &G, seats: usize, strays: &mut [G::Action], at: &str) {
    let mut offers = Vec::new();
    for seat in (0..seats).map(|index| Seat(index as u8)) {
        crate::offers(game, seat, &mut offers);
        for (index, action) in offers.iter().enumerate() {
            assert!(!offers[..index].contains(action), "{at}: {action:?} is offered twice");
            let json = serde_json::to_string(action).expect("actions can be written");
            let back: G::Action = serde_json::from_str(&json)
                .unwrap_or_else(|error| panic!("{at}: {json} cannot be read back: {error}"));
            assert_eq!(&back, action, "{at}: {json} is read back differently");
        }
        for stray in strays.iter() {
            match game.check(seat, stray) {
                Ok(()) => assert!(
                    offers.contains(stray),
                    "{at}: {stray:?} is accepted from seat {} but not offered",
                    seat.0
                ),
                Err(refusal) => {
                    assert!(!offers.contains(stray), "{at}: {stray:?} is offered but refused");
                    cites::<G>(refusal.rule(), at);
                }
            }
        }
    }
}

fn cites<G: Game>(rule: Rule, at: &str) {
    assert!(
        G::info().rules.contains(&rule),
        "{at}: rule {rule} is cited, but not in the rules reference"
    );
}

/// A seat sees, is offered and is refused the same in every state that its view allows.
fn looks<G: Game>(game: &G, seats: usize, strays: &[G::Action], rng: &mut Rng, at: &str) {
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
            let scene = G::scene(game.pack(), &view, &offers, lang);
            let text = serde_json::to_string(&scene).expect("scenes can be written");
            assert!(!text.contains('⟨'), "{at}: a text is missing or broken: {text}");
            assert_eq!(scene.choices.len(), offers.len(), "{at}: a choice is missing");
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

/// A journey tells nothing about secrets, and can be made as it says: every step is allowed, and
/// none before the last rolls, reveals or hands over. Tried on some pieces and some of their ways.
fn journeys<G: Game>(game: &G, imagined: &G, seat: Seat, rng: &mut Rng, at: &str) {
    let scene = G::scene(game.pack(), &game.view(Viewer::Seat(seat)), &[], Lang::En);
    let mut some = |of: usize| (rng.next_u64() % of.max(1) as u64) as usize;
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
                let revocable = crate::apply(&mut walked, seat, step, dice, None);
                let last = index + 1 == journey.steps.len();
                assert!(
                    last || revocable == crate::Revocable::Yes,
                    "{at}: something is rolled, revealed or handed over on the way at {step:?}"
                );
            }
        }
    }
}

fn rule_named<G: Game>(number: &str, at: &str) -> Rule {
    *G::info()
        .rules
        .iter()
        .find(|rule| rule.0 == number)
        .unwrap_or_else(|| panic!("{at}: rule \"{number}\" is cited, but not in the reference"))
}

fn check_anchor(scene: &crate::Scene, anchor: &Anchor, at: &str) {
    let known = match anchor {
        Anchor::Piece(id) => {
            scene.pieces.iter().any(|piece| piece.id == *id)
                || scene.battle.iter().flat_map(|battle| &battle.lines).any(|line| {
                    line.columns.iter().flat_map(|column| &column.pieces).any(|c| c.piece.id == *id)
                })
        }
        Anchor::Card(id) => {
            scene.hands.iter().flat_map(|hand| &hand.cards).any(|card| card.id == *id)
        }
        Anchor::Place(_) | Anchor::Button(_) => true,
    };
    assert!(known, "{at}: {anchor:?} is to be clicked, but is not on the screen");
}

/// Positions survive writing and reading, and restore the state exactly.
fn positions<G: Game>(game: &G, at: &str) {
    let position = crate::position(game);
    let json = serde_json::to_string(&position).expect("positions can be written");
    let back: G::Position = serde_json::from_str(&json)
        .unwrap_or_else(|error| panic!("{at}: a position cannot be read back: {error}\n{json}"));
    assert!(back == position, "{at}: a position is read back differently");
    let restored = G::restore(game.pack(), &back)
        .unwrap_or_else(|error| panic!("{at}: a position cannot be restored: {error}\n{json}"));
    assert!(restored == *game, "{at}: load(position()) is not the identity\n{json}");
}

/// Taking an action back restores the state exactly: an action changes nothing but its own copy.
fn undo<G: Game>(game: &G, seat: Seat, action: &G::Action, at: &str) {
    let before = crate::position(game);
    let run = |stream| {
        let mut after = game.clone();
        crate::apply(&mut after, seat, action, &mut SeededDice::new(9, stream), None);
        after
    };
    let (first, second) = (run(1), run(1));
    assert!(first == second, "{at}: the same action and dice give two results");
    assert!(crate::position(game) == before, "{at}: a copy shares state with the original");
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
fn texts<G: Game>() {
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
