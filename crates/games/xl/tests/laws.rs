//! The kernel's laws, on both levels of rules.

use kernel::Setup;
use kernel::laws::{Case, Effort, obey, records, speech};
use xl::{Side, State, Unit, Xl};

/// Counts every card and every counter wherever it is.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Known::position(state, referee);
    let public = &position.public;
    let mut cards = usize::from(public.forum.len()) + usize::from(public.discard.len());
    cards += position.deck.len();
    let mut counters = 0;
    for side in Side::BOTH {
        let camp = &position.camps[side];
        cards += usize::from(public.owned[side].len() + camp.hand.len());
        cards += usize::from(camp.tactics.is_some());
        cards += public.board.leaders(side).count();
        for unit in [Unit::LEGION, Unit::ALLY] {
            let on_map = public.board.out(side, unit);
            counters += usize::from(on_map + public.stock(Xl::pack(), side, unit));
        }
    }
    if let xl::Phase::Battle(battle) = &public.phase {
        cards += battle.tactics.iter().flatten().count();
    }
    cards * 100 + counters
}

fn case(rules: &str) -> Case<State> {
    Case {
        pack: Xl::pack(),
        setup: Setup {
            scenario: String::new(),
            set: [("rules".to_owned(), rules.to_owned())].into(),
        },
        pieces,
    }
}

/// 100 games of each option; `RUBICON_LAW_GAMES` asks for more (`make soak`).
fn effort() -> Effort {
    let games = std::env::var("RUBICON_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100);
    Effort { games, from: 0, every: 40, longest: 20_000 }
}

#[test]
fn laws_bronze() {
    obey(&case("bronze"), effort());
}

#[test]
fn laws_silver() {
    obey(&case("silver"), effort());
}

#[test]
fn everything_said_has_words() {
    let effort = Effort { games: 12, from: 0, every: 60, longest: 20_000 };
    speech(&case("bronze"), effort);
    speech(&case("silver"), effort);
}

#[test]
fn records_verify() {
    records(&case("bronze"), 5);
    records(&case("silver"), 5);
}

/// `load(position())` is the identity at every decision of twenty random games of each option.
#[test]
fn positions_at_every_decision() {
    let effort = Effort { games: 20, from: 1_000, every: u64::MAX, longest: 20_000 };
    kernel::laws::every_position(&case("bronze"), effort);
    kernel::laws::every_position(&case("silver"), effort);
}

/// Documents that were tampered with are refused, or can be played.
#[test]
fn damaged_positions_do_no_harm() {
    let effort = Effort { games: 20, from: 2_000, every: 40, longest: 20_000 };
    kernel::laws::damaged_positions(&case("bronze"), effort);
    kernel::laws::damaged_positions(&case("silver"), effort);
}
