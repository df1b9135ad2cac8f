//! Standing orders: answers to the routine of auctions and battles, given in advance.

use crate::action::Action;
use crate::battle::Waits;
use crate::odds::{strongest, weakest};
use crate::pack::Pack;
use crate::state::Phase;
use crate::view::View;

kernel::orders! {
    /// An answer in advance.
    pub enum StandingOrder {
        /// Pass wherever one may.
        PassAuctions = "5.0-auction",
        /// Never a card.
        NoTactics = "10.0-tactics" for Fight,
        /// Roll as the turn comes, the strongest unit first.
        RollOn = "10.0-round" for Round,
        /// The weakest unit is lost, also in pursuit (10.0-vaevictis).
        SpareTheBest = "10.0-round" for Fight,
        /// Never retreat.
        FightOn = "10.0-retreat" for Fight,
        /// Battles are fought as they are listed.
        FightAsListed = "10.0-order",
        /// Never intercept.
        LetSail = "silver-fleets",
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
        let plain = |wanted: Action| offers.contains(&wanted).then_some(wanted);
        let public = &view.public;
        match self {
            // An auction of one's own is no routine.
            Self::PassAuctions if view.viewer != Some(public.side) => plain(Action::Pass),
            Self::PassAuctions => None,
            Self::NoTactics => plain(Action::NoTactics),
            Self::FightOn => plain(Action::FightOn),
            Self::LetSail => plain(Action::LetSail),
            Self::FightAsListed => {
                offers.iter().find(|action| matches!(action, Action::Fight { .. })).copied()
            }
            Self::RollOn | Self::SpareTheBest => {
                let Phase::Battle(battle) = &public.phase else { return None };
                let lines = battle.lines(&public.board);
                let role = battle.waits.role();
                match (self, battle.waits) {
                    (Self::RollOn, Waits::Engage { .. }) => {
                        strongest(battle, &lines, pack, role).map(|unit| Action::Engage { unit })
                    }
                    (Self::SpareTheBest, Waits::Hit { .. }) => weakest(battle, &lines, pack, role)
                        .map(|(unit, engaged)| Action::TakeHit { unit, engaged }),
                    _ => None,
                }
            }
        }
    }
}
