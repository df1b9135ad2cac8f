//! Whole games between bots, as fast as the rules allow: no journal, no record, and no view for a
//! bot that does not look.

use kernel::{Choices, Dice, Game, Outcome, Pending, Seat, SeatSet, Setup, SetupError, Viewer};

use crate::{Bot, Budget};

/// How a game between bots went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// How it ended, unless it was stopped at its longest.
    pub outcome: Option<Outcome>,
    /// How many actions it took.
    pub actions: usize,
}

/// Plays a whole game, `bots` in the order of the seats, and stops after `longest` actions.
/// `offers` is a buffer that is reused from game to game.
pub fn play_out<G: Game>(
    pack: &'static G::Pack,
    setup: &Setup,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut dyn Dice,
    longest: usize,
    offers: &mut Vec<G::Action>,
) -> Result<GameResult, SetupError> {
    let mut game: G = kernel::start(pack, setup, dice, None)?;
    let budget = Budget::unlimited();
    let mut actions = 0;
    loop {
        let (seats, choices) = match game.pending() {
            Pending::Over(outcome) => {
                return Ok(GameResult { outcome: Some(outcome), actions });
            }
            Pending::Seats(seats, choices) => (seats, choices),
        };
        if actions == longest {
            return Ok(GameResult { outcome: None, actions });
        }
        let seat = next_to_decide(seats, choices, actions);
        let choice = decide(bots[seat.index()].as_mut(), &game, seat, offers, &budget);
        kernel::apply(&mut game, seat, &offers[choice], dice, None);
        actions += 1;
    }
}

/// Who of those who are asked decides first, after so many actions. Hidden choices do not know of
/// each other; where they are open, all take turns, so that nobody always sees the others first.
///
/// # Panics
/// When nobody is asked: the kernel's laws promise that somebody is until the game is over.
pub fn next_to_decide(seats: SeatSet, choices: Choices, actions: usize) -> Seat {
    let turn = match choices {
        Choices::Hidden => 0,
        Choices::Open => actions % seats.len().max(1),
    };
    seats.iter().nth(turn).expect("somebody is asked until the game is over")
}

/// Lists a seat's offers and lets its bot choose one, by its number. The bot sees its view only.
///
/// # Panics
/// When the seat has no offer: the kernel's laws promise that whoever is asked has one.
pub fn decide<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    seat: Seat,
    offers: &mut Vec<G::Action>,
    budget: &Budget,
) -> usize {
    kernel::offers(game, seat, offers);
    assert!(!offers.is_empty(), "seat {} is asked without an answer", seat.0);
    bot.choose_blindly(offers.len()).unwrap_or_else(|| {
        bot.choose(game.pack(), &game.view(Viewer::Seat(seat)), offers, seat, budget)
    })
}
