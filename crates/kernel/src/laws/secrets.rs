//! What a seat may not know it does not learn by the way: not by doing something and taking it
//! back, not from the journal, and not from choices that are hidden.

use super::{At, Case, Effort, Walk, walk::below};
use crate::{Choices, Done, Entry, Game, Message, Pending, Rng, Roll, Seat, SeededDice, Viewer};

/// How many offers are tried at a decision, and how many worlds are imagined for each viewer.
const TRIES: usize = 3;

/// What a game hides from its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hides {
    /// Everybody sees everything.
    Nothing,
    /// Something on or beside the table, so that players imagine other worlds.
    Pieces,
    /// That, and choices that are made at the same time and hidden from each other.
    PiecesAndChoices,
}

/// How many worlds differed from the real one in what a viewer cannot know, and how many pairs the
/// laws could compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Worlds that were imagined, and were not the real one.
    pub worlds: u64,
    /// Actions that could be taken back.
    pub taken_back: u64,
    /// Actions after which a viewer saw the same in both worlds.
    pub journals: u64,
    /// Hidden choices that were made in two ways.
    pub choices: u64,
}

/// What can be taken back has shown nothing, and the journal tells a viewer nothing that it does
/// not see: both are tried by doing the same with the same dice in the real world and in one that
/// the viewer takes for possible. And choices that are hidden from each other change nothing for
/// those who have yet to choose.
///
/// # Panics
/// When a secret is told, or when what was compared is not what the game says that it hides.
pub fn secrets<G: Game>(case: &Case<G>, effort: Effort) -> Compared {
    let mut compared = Compared::default();
    let mut offers = Vec::new();
    for number in effort.numbers() {
        let mut walk = Walk::new(case, 0x1a7a, number, effort.longest);
        while let Some((seat, action)) = walk.decision() {
            if walk.now_and_then(effort.every) {
                let (at, seats) = (walk.at(), walk.seats());
                let (game, rng) = walk.parts();
                crate::offers(game, seat, &mut offers);
                for _ in 0..TRIES {
                    let action = &offers[below(rng, offers.len())];
                    let real = Trial::new(game, seat, action);
                    taken_back(game, &real, rng, at, &mut compared);
                    journal(game, &real, seats, rng, at, &mut compared);
                    hidden_choice(
                        game,
                        &real,
                        &offers[below(rng, offers.len())],
                        at,
                        &mut compared,
                    );
                }
            }
            walk.go(seat, &action);
        }
    }
    let worlds = compared.worlds > 0 && compared.taken_back > 0 && compared.journals > 0;
    let seen = match case.hides {
        Hides::Nothing => compared == Compared::default(),
        Hides::Pieces => worlds && compared.choices == 0,
        Hides::PiecesAndChoices => worlds && compared.choices > 0,
    };
    assert!(seen, "{:?} is hidden, and not what was compared: {compared:?}", case.hides);
    compared
}

/// An action as it would go in some world.
struct Trial<'a, G: Game> {
    seat: Seat,
    action: &'a G::Action,
    after: G,
    done: Done,
    journal: Vec<Entry<G::Event>>,
}

impl<'a, G: Game> Trial<'a, G> {
    fn new(world: &G, seat: Seat, action: &'a G::Action) -> Self {
        let (mut after, mut journal) = (world.clone(), Vec::new());
        let dice = &mut SeededDice::new(9, 3);
        let done = crate::apply(&mut after, seat, action, dice, Some(&mut journal));
        Self { seat, action, after, done, journal }
    }

    /// What the journal tells the viewer.
    fn told(&self, viewer: Viewer) -> Vec<Told> {
        let pack = self.after.pack();
        let told = self.journal.iter().filter_map(|entry| match entry {
            Entry::Event(event) => G::tell(pack, event, viewer).map(Told::Message),
            Entry::Roll(roll) => Some(Told::Roll(*roll)),
        });
        told.collect()
    }
}

/// A line of the journal, as a viewer gets it.
#[derive(Debug, PartialEq)]
enum Told {
    Message(Message),
    Roll(Roll),
}

/// A world that the viewer takes for possible, if it is not the real one.
fn other<G: Game>(game: &G, viewer: Viewer, rng: &mut Rng, compared: &mut Compared) -> Option<G> {
    let imagined = G::sample(game.pack(), &game.view(viewer), rng);
    (imagined != *game).then(|| {
        compared.worlds += 1;
        imagined
    })
}

/// What can be taken back has shown nothing to who did it: it could be taken back in every world
/// that he takes for possible, and he would see the same.
///
/// Of other seats nothing can be said so: what they see of his secrets, such as a block that steps
/// from one place to the next, is his own choice in this world, and the same action in another
/// would be another step.
fn taken_back<G: Game>(
    game: &G,
    real: &Trial<'_, G>,
    rng: &mut Rng,
    at: At,
    compared: &mut Compared,
) {
    let viewer = Viewer::Seat(real.seat);
    let Some(world) = other(game, viewer, rng, compared) else { return };
    let imagined = Trial::new(&world, real.seat, real.action);
    let action = real.action;
    if !real.done.revocable() && !imagined.done.revocable() {
        return;
    }
    compared.taken_back += 1;
    assert!(
        real.done.revocable() == imagined.done.revocable(),
        "{at}: a secret decides whether {action:?} can be taken back"
    );
    let (seen, other) = (real.after.view(viewer), imagined.after.view(viewer));
    assert!(
        seen == other,
        "{at}: {action:?} shows a secret, and can be taken back:\n{}\n{}",
        serde_json::to_string(&seen).expect("views can be written"),
        serde_json::to_string(&other).expect("views can be written"),
    );
}

/// If a viewer sees the same in both worlds after an action, then the journal has told him the same.
fn journal<G: Game>(
    game: &G,
    real: &Trial<'_, G>,
    seats: usize,
    rng: &mut Rng,
    at: At,
    compared: &mut Compared,
) {
    let viewers =
        (0..seats).map(|index| Viewer::Seat(Seat(index as u8))).chain([Viewer::Spectator]);
    for viewer in viewers {
        for _ in 0..TRIES {
            let Some(world) = other(game, viewer, rng, compared) else { continue };
            if !world.pending().seats().contains(real.seat)
                || world.check(real.seat, real.action).is_err()
            {
                continue;
            }
            let imagined = Trial::new(&world, real.seat, real.action);
            if real.after.view(viewer) != imagined.after.view(viewer) {
                continue;
            }
            compared.journals += 1;
            let (told, other) = (real.told(viewer), imagined.told(viewer));
            assert!(
                told == other,
                "{at}: of {:?} the journal tells {viewer:?} what its view has not:\n{told:?}\n{other:?}",
                real.action
            );
        }
    }
}

/// Whatever a seat chooses where choices are hidden, the others see and may do the same as long as
/// they are asked.
fn hidden_choice<G: Game>(
    game: &G,
    real: &Trial<'_, G>,
    instead: &G::Action,
    at: At,
    compared: &mut Compared,
) {
    let Pending::Seats(asked, Choices::Hidden) = game.pending() else { return };
    let others = asked.without(real.seat);
    let other = Trial::new(game, real.seat, instead);
    let asked = real.after.pending().seats();
    let asked_too = other.after.pending().seats();
    let (mut offers, mut other_offers) = (Vec::new(), Vec::new());
    for seat in others.iter() {
        if !asked.contains(seat) || !asked_too.contains(seat) {
            continue;
        }
        compared.choices += u64::from(real.action != instead);
        let viewer = Viewer::Seat(seat);
        let same = real.after.view(viewer) == other.after.view(viewer);
        let action = real.action;
        assert!(same, "{at}: seat {} sees whether {action:?} or {instead:?} was chosen", seat.0);
        crate::offers(&real.after, seat, &mut offers);
        crate::offers(&other.after, seat, &mut other_offers);
        let same = offers == other_offers;
        assert!(same, "{at}: {action:?} or {instead:?} changes what seat {} may do", seat.0);
    }
}
