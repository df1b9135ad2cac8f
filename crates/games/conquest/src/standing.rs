//! Standing orders: answers to the routine of the other side's phases, given in advance.

use crate::action::Action;
use crate::ids::Unit;
use crate::pack::Kind;
use crate::state::{Phase, State};

kernel::orders! {
    /// An answer in advance.
    pub enum StandingOrder {
        /// 8.23, 8.21: everybody who can shoots at those who come or leave.
        ShootAtAll = "8.23",
        /// 8.23: cohorts keep their pila for heavy units, the others shoot.
        ShootAtHeavy = "8.25",
        /// 8.24: who is shot at shoots back, cohorts excepted.
        ShootBack = "8.24",
        /// 8.24, 8.64: nobody answers shots and harassment.
        HoldReplies = "8.64",
        /// 4.62: leaders who stand alone go away.
        LeadersAway = "4.62",
        /// 10.38: leaders go along with those who rout.
        LeadersFollow = "10.38",
        /// 6.51, 6.61, 7.15, 9.34: nothing else is done when the enemy moves.
        StandFast = "6.51",
        /// 8.35: the unit that does best is named.
        NameTheBest = "8.35",
        /// 8.32: attackers strike what is before them as it lies.
        StrikeAhead = "8.32",
        /// 8.42: after an advance units keep their facing.
        KeepFacing = "8.42",
        /// 5.42: no trump is trumped.
        LetStand = "5.42",
    }
}

/// What a standing order answers.
pub(crate) fn answer(state: &State, order: StandingOrder, offers: &[Action]) -> Option<Action> {
    let top = *state.public.phase.top();
    let window = matches!(top, Phase::React(_) | Phase::Leave(_) | Phase::Queue | Phase::Away(_));
    let shots = || {
        offers.iter().copied().filter_map(|offer| match offer {
            Action::ReactFire { unit, at } => Some((offer, unit, at)),
            _ => None,
        })
    };
    let has = |action: Action| offers.contains(&action).then_some(action);
    // The nearest to rout first.
    let best = |keeps: bool| {
        shots()
            .filter(|(_, unit, at)| {
                !keeps || state.kind(*unit) != Kind::Cohort || state.is_heavy(*at)
            })
            .min_by_key(|(_, unit, at)| (left_to_rout(state, *at), *unit))
            .map(|(offer, _, _)| offer)
    };
    match order {
        StandingOrder::ShootAtAll if window => best(false),
        StandingOrder::ShootAtHeavy if window => best(true),
        StandingOrder::ShootBack => {
            let unit = match top {
                Phase::Reply(aim) => aim.by,
                Phase::Harass(harass) => harass.at,
                _ => return None,
            };
            has(Action::ShootBack).filter(|_| state.kind(unit) != Kind::Cohort)
        }
        StandingOrder::HoldReplies => {
            has(Action::Done).filter(|_| matches!(top, Phase::Reply(_) | Phase::Harass(_)))
        }
        StandingOrder::LeadersAway if window => {
            let alone = |leader: crate::ids::Leader| {
                let hex = state.public.leaders[leader].spot.hex();
                hex.is_some_and(|hex| state.line_units(hex).next().is_none())
            };
            offers
                .iter()
                .rev()
                .copied()
                .find(|offer| matches!(offer, Action::LeaderAway { leader, .. } if alone(*leader)))
        }
        StandingOrder::LeadersFollow => has(Action::Follow),
        StandingOrder::StandFast if window => {
            // Leaders and shots are for other orders or for the player.
            let open = offers
                .iter()
                .any(|offer| matches!(offer, Action::ReactFire { .. } | Action::LeaderAway { .. }));
            has(Action::Done).filter(|_| !open)
        }
        StandingOrder::NameTheBest => name_the_best(state, top, offers),
        StandingOrder::StrikeAhead => has(Action::AllotRest),
        StandingOrder::KeepFacing => has(Action::Done).filter(|_| matches!(top, Phase::Advance(_))),
        StandingOrder::LetStand => has(Action::LetStand),
        StandingOrder::ShootAtAll
        | StandingOrder::ShootAtHeavy
        | StandingOrder::LeadersAway
        | StandingOrder::StandFast => None,
    }
}

fn left_to_rout(state: &State, unit: Unit) -> u8 {
    state.quality(unit).saturating_sub(state.piece(unit).hits)
}

/// 8.35: the column that is best for who decides.
fn name_the_best(state: &State, top: Phase, offers: &[Action]) -> Option<Action> {
    match top {
        Phase::NameDefender { combat } => {
            let combat = state.public.combats.get(usize::from(combat))?;
            let worst = |unit: Unit| {
                combat
                    .attackers
                    .iter()
                    .map(|attacker| harm(state, combat, *attacker, unit))
                    .max()
                    .unwrap_or(0)
            };
            offers.iter().copied().min_by_key(|offer| match offer {
                Action::NameDefender { unit } => worst(*unit),
                _ => i32::MAX,
            })
        }
        Phase::NameAttacker { combat } => {
            let combat = state.public.combats.get(usize::from(combat))?;
            let defender = combat.defender?;
            offers.iter().copied().max_by_key(|offer| match offer {
                Action::NameAttacker { unit } => harm(state, combat, *unit, defender),
                _ => i32::MIN,
            })
        }
        _ => None,
    }
}

/// Hits of the defender less those of the attacker over all dice.
fn harm(state: &State, combat: &crate::state::Combat, attacker: Unit, defender: Unit) -> i32 {
    let odds = state.odds_of(combat, attacker, defender);
    (0..10u8)
        .map(|die| {
            let harm = state.harm_of(combat, &odds, die);
            i32::from(harm.defender) - i32::from(harm.attacker)
        })
        .sum()
}
