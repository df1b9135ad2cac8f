//! The kernel's laws, on every combination of options.

#![allow(
    clippy::wildcard_enum_match_arm,
    clippy::similar_names,
    clippy::cast_precision_loss,
    reason = "a test looks at one case and leaves the others"
)]

use julius::{Julius, State};
use kernel::Setup;
use kernel::laws::{Case, Effort, obey, records, speech};

/// Counts every block wherever it is.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Known::position(state, referee);
    let camps = [&position.camps.caesar, &position.camps.pompey];
    let in_camps: usize = camps
        .iter()
        .map(|camp| {
            let limbo =
                camp.moving.iter().filter(|moving| !camp.blocks.contains_key(&moving.block));
            camp.blocks.len() + camp.pool.len() + limbo.count()
        })
        .sum();
    let lines = match &position.public.phase {
        julius::Phase::Battle(battle) => battle.lines.len(),
        _ => 0,
    };
    in_camps + lines + position.public.fallen.len() + position.public.trophies.len()
}

fn case(deployment: &str, edition: &str) -> Case<State> {
    let set = [("deployment", deployment), ("edition", edition)];
    Case {
        pack: Julius::pack(),
        setup: Setup {
            scenario: String::new(),
            set: set.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
        },
        pieces,
    }
}

/// 100 games of each combination; `RUBICON_LAW_GAMES` asks for more (`make soak`).
fn effort() -> Effort {
    let games = std::env::var("RUBICON_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100);
    Effort { games, from: 0, every: 40, longest: 20_000 }
}

#[test]
fn laws_historical_french() {
    obey(&case("historical", "french"), effort());
}

#[test]
fn laws_historical_english() {
    obey(&case("historical", "english-1.1"), effort());
}

#[test]
fn laws_free_french() {
    obey(&case("free", "french"), effort());
}

#[test]
fn laws_free_english() {
    obey(&case("free", "english-1.1"), effort());
}

#[test]
fn everything_said_has_words() {
    let effort = Effort { games: 12, from: 0, every: 60, longest: 20_000 };
    speech(&case("historical", "french"), effort);
    speech(&case("free", "english-1.1"), effort);
}

#[test]
fn records_verify() {
    records(&case("historical", "french"), 5);
    records(&case("free", "english-1.1"), 5);
}

/// `load(position())` is the identity at every decision of fifty random games.
#[test]
fn positions_at_every_decision() {
    let effort = Effort { games: 50, from: 1_000, every: u64::MAX, longest: 20_000 };
    kernel::laws::every_position(&case("historical", "french"), effort);
}

/// Documents that were tampered with are refused, or can be played.
#[test]
fn damaged_positions_do_no_harm() {
    let effort = Effort { games: 40, from: 2_000, every: 20, longest: 20_000 };
    kernel::laws::damaged_positions(&case("historical", "french"), effort);
    kernel::laws::damaged_positions(&case("free", "english-1.1"), effort);
}
