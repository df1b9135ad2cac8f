//! The only doors to a game: the kernel lists offers, refuses what was not offered, and holds the
//! referee while an action is carried out.

use crate::{Dice, Entry, Game, PositionError, Referee, Rng, Seat, Setup, SetupError, Table};

/// Starts a game. Reports an unknown scenario or option.
pub fn start<G: Game>(
    pack: &'static G::Pack,
    setup: &Setup,
    dice: &mut dyn Dice,
    journal: Option<&mut Vec<Entry<G::Event>>>,
) -> Result<G, SetupError> {
    let setup = setup.complete(G::info())?;
    Ok(G::start(pack, &setup, &mut Table::new(dice, journal)))
}

/// Lists what the seat may do now, in a stable order, into a buffer that is reused.
pub fn offers<G: Game>(game: &G, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    if !game.pending().seats().contains(seat) {
        return;
    }
    game.candidates(seat, out);
    game.sift(seat, out);
}

/// Carries out an action that was taken from the offers or that [`Game::check`] has allowed.
pub fn apply<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &G::Action,
    dice: &mut dyn Dice,
    journal: Option<&mut Vec<Entry<G::Event>>>,
) -> Done {
    debug_assert!(game.check(seat, action).is_ok(), "{action:?} was not offered");
    let before = game.pending();
    let mut table = Table::new(dice, journal);
    game.apply(seat, action, &mut table);
    let mut done = table.done();
    done.handed_over = game.pending() != before;
    done
}

/// What an action came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// A die fell or a card was drawn.
    pub rolled: bool,
    /// Somebody was shown a secret.
    pub revealed: bool,
    /// Others are asked now than before, or the game is over.
    pub handed_over: bool,
}

impl Done {
    /// Whether it can be taken back: no roll, no reveal, no hand-over.
    pub fn revocable(self) -> bool {
        self == Self::default()
    }
}

/// A state that fits the view.
pub fn imagine<G: Game>(pack: &'static G::Pack, view: &G::View, rng: &mut Rng) -> G {
    G::sample(pack, view, rng)
}

/// A number that equal views share and others hardly ever do, for bots that remember what they have
/// thought of before. It means nothing to another build of the program.
pub fn fingerprint<G: Game>(view: &G::View) -> u64 {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut hasher = DefaultHasher::new();
    view.hash(&mut hasher);
    hasher.finish()
}

/// The whole state as a document. For analysis and storage; never sent to a player.
pub fn position<G: Game>(game: &G) -> G::Position {
    game.position(&Referee::new())
}

/// The state that a document describes.
pub fn restore<G: Game>(
    pack: &'static G::Pack,
    position: &G::Position,
) -> Result<G, PositionError> {
    let game = G::restore(pack, position)?;
    let mut out = Vec::new();
    for seat in game.pending().seats().iter() {
        offers(&game, seat, &mut out);
        if out.is_empty() {
            let name = G::seats(&game.setup())[seat.index()];
            return Err(PositionError(format!("{name} must decide, but can do nothing")));
        }
    }
    Ok(game)
}
