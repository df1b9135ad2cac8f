//! The kernel's laws, on every combination of options.

use julius::{Julius, State};
use kernel::laws::{Efforts, Hides, Suite};

/// Counts every block wherever it is.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Known::position(state, referee);
    let secrets = [&position.secrets.caesar, &position.secrets.pompey];
    let in_secrets: usize = secrets
        .iter()
        .map(|secret| {
            let limbo =
                secret.moving.iter().filter(|moving| !secret.blocks.contains_key(&moving.block));
            secret.blocks.len() + secret.pool.len() + secret.leaving.len() + limbo.count()
        })
        .sum();
    let lines = position.public.phase.battle().map_or(0, |battle| battle.lines.len());
    in_secrets + lines + position.public.fallen.len() + position.public.trophies.len()
}

/// 7.51: a leader who is a trophy stays one.
fn lost(state: &State, referee: &kernel::Referee) -> usize {
    kernel::Known::position(state, referee).public.trophies.len()
}

kernel::laws::suite! {
    Suite {
        pack: Julius::pack(),
        pieces: Some(pieces),
        lost: Some(lost),
        hides: Hides::PiecesAndChoices,
        efforts: Efforts { games: 100, ..Efforts::USUAL },
    };
    historical_french: "deployment=historical edition=french",
    historical_english: "deployment=historical edition=english-1.1",
    free_french: "deployment=free edition=french",
    free_english: "deployment=free edition=english-1.1",
}
