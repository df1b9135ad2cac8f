//! A set-up that was kept: which parts of it fit a game that is being set up, and which rules forbid
//! the others.

use kernel::rand_core::SeedableRng as _;
use kernel::{Chore, Game, Lang, Rng, Seat, SeededDice, Viewer};
use serde_json::Value;

use super::refused;
use crate::dto::{Refused, Unfit};

/// What of a set-up fits: see [`crate::dto::SetupFits`].
#[derive(Debug, Default)]
pub(crate) struct Fitting {
    pub(crate) parts: Vec<Vec<Value>>,
    pub(crate) left: Vec<Unfit>,
}

/// So often what did not fit is tried again: another piece may have made room for it.
const ROUNDS: usize = 4;

/// Tries the parts of a kept set-up in a world that fits what the seat sees.
pub(crate) fn fit<G: Game>(game: &G, seat: Seat, parts: &[Vec<Value>], lang: Lang) -> Fitting {
    let view = game.view(Viewer::Seat(seat));
    let mut world: G = kernel::imagine(game.pack(), &view, &mut Rng::seed_from_u64(0));
    let mut fitting = Fitting::default();
    let mut waiting: Vec<&Vec<Value>> = parts.iter().collect();
    for _ in 0..ROUNDS {
        let before = fitting.parts.len();
        fitting.left.clear();
        waiting.retain(|part| match placed(&world, seat, part, lang) {
            Ok(next) => {
                world = next;
                fitting.parts.push((*part).clone());
                false
            }
            Err(unfit) => {
                fitting.left.push(unfit);
                true
            }
        });
        if waiting.is_empty() || fitting.parts.len() == before {
            break;
        }
    }
    fitting
}

/// The world after a part, or what keeps it out.
fn placed<G: Game>(from: &G, seat: Seat, part: &[Value], lang: Lang) -> Result<G, Unfit> {
    let mut world = from.clone();
    let mut labels: Vec<String> = Vec::new();
    let unfit =
        |labels: &[String], reason: Option<Refused>| Unfit { label: labels.join(": "), reason };
    for value in part {
        let Ok(action) = serde_json::from_value::<G::Action>(value.clone()) else {
            return Err(unfit(&labels, None));
        };
        if world.chore() != Some(Chore::SetUp) || !world.pending().seats().contains(seat) {
            return Err(unfit(&labels, None));
        }
        let view = world.view(Viewer::Seat(seat));
        let told = kernel::choices::<G>(world.pack(), &view, &[action], lang);
        labels.extend(told.into_iter().map(|choice| choice.label));
        if let Err(refusal) = world.check(seat, &action) {
            return Err(unfit(&labels, Some(refused::<G>(world.pack(), refusal, lang))));
        }
        let mut offers = Vec::new();
        kernel::offers(&world, seat, &mut offers);
        if !offers.contains(&action) {
            return Err(unfit(&labels, None));
        }
        // What a set-up is made of rolls nothing and hands nothing over.
        let mut dice = SeededDice::new(0, 0);
        if !kernel::apply(&mut world, seat, &action, &mut dice, None).revocable() {
            return Err(unfit(&labels, None));
        }
    }
    Ok(world)
}
