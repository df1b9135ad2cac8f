//! Whole games between bots, as fast as the rules allow: no journal, no record, and no view for a
//! bot that does not look.

use kernel::{Dice, Game, Outcome, Pending, Seat, Setup, SetupError, Viewer};

use crate::Bot;

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
    let mut actions = 0;
    loop {
        let seats = match game.pending() {
            Pending::Over(outcome) => {
                return Ok(GameResult { outcome: Some(outcome), actions });
            }
            Pending::Seats(seats) => seats,
        };
        if actions == longest {
            return Ok(GameResult { outcome: None, actions });
        }
        // Simultaneous decisions are secret, so their order does not matter.
        let seat = seats.iter().next().expect("somebody is asked until the game is over");
        let choice = decide(bots[seat.index()].as_mut(), &game, seat, offers);
        kernel::apply(&mut game, seat, &offers[choice], dice, None);
        actions += 1;
    }
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
) -> usize {
    kernel::offers(game, seat, offers);
    assert!(!offers.is_empty(), "seat {} is asked without an answer", seat.0);
    bot.choose_blindly(offers.len())
        .unwrap_or_else(|| bot.choose(game.pack(), &game.view(Viewer::Seat(seat)), offers, seat))
}
