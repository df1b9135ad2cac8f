//! Standing orders: answers to the routine of battles, given in advance.

use crate::action::Action;
use crate::odds::least_valuable;
use crate::pack::Pack;
use crate::state::Phase;
use crate::view::View;

kernel::orders! {
    /// An answer in advance.
    pub enum StandingOrder {
        /// 7.4: of the strongest, the least valuable block takes each hit.
        SpareTheBest = "7.4" for Fight,
        /// 7.2: every block fires when its turn comes, and retreats only when it must.
        StandAndFire = "7.2" for Round,
        /// 7.6: blocks that must leave a battle go back where they came from.
        GoBack = "7.6" for Fight,
        /// 7.1: battles are fought as they are listed.
        FightAsListed = "7.1",
        /// 7.7: nobody regroups.
        HoldTheField = "7.7",
        /// 8.5: nobody is disbanded.
        KeepTheArmy = "8.5",
    }
}

impl StandingOrder {
    /// What the order answers to this decision.
    pub(crate) fn answer(
        self,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Action> {
        let side = view.viewer?;
        match (self, &view.public.phase) {
            (Self::SpareTheBest, Phase::Battle(battle)) => {
                let takes_hit = |action: &&Action| matches!(action, Action::TakeHit { .. });
                offers.iter().find(takes_hit)?;
                least_valuable(battle, pack, side).map(|block| Action::TakeHit { block })
            }
            (Self::StandAndFire, Phase::Battle(_)) => {
                offers.iter().find(|action| matches!(action, Action::Fire { .. })).copied()
            }
            (Self::GoBack, Phase::Battle(battle)) => {
                let stays =
                    |action: &Action| matches!(action, Action::Fire { .. } | Action::Pass { .. });
                if offers.iter().any(stays) {
                    return None;
                }
                let came = battle.routes[side.index()];
                let back = |action: &&Action| matches!(action, Action::Retreat { to, .. } if came.contains(*to));
                offers.iter().find(back).copied()
            }
            (Self::FightAsListed, Phase::ChooseBattle) => {
                offers.iter().find(|action| matches!(action, Action::Fight { .. })).copied()
            }
            (Self::HoldTheField, Phase::Regroup(_)) => Some(Action::EndRegroup),
            (Self::KeepTheArmy, Phase::Disband { .. }) => Some(Action::EndDisbanding),
            _ => None,
        }
    }
}
