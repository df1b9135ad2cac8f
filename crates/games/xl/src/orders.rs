//! Standing orders: answers to the routine of auctions and battles, given in advance.

use kernel::{Lang, Message, OrderSpec, Rule};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::battle::Waits;
use crate::odds::{strongest, weakest};
use crate::pack::Pack;
use crate::state::Phase;
use crate::text;
use crate::view::View;

/// An answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// 5.0-auction: pass wherever one may.
    PassAuctions,
    /// 10.0-tactics: never a card.
    NoTactics,
    /// 10.0-round: roll as the turn comes, the strongest unit first.
    RollOn,
    /// 10.0-round, 10.0-vaevictis: the weakest unit is lost.
    SpareTheBest,
    /// 10.0-retreat: never retreat.
    FightOn,
    /// silver-fleets: never intercept.
    LetSail,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::PassAuctions,
        Self::NoTactics,
        Self::RollOn,
        Self::SpareTheBest,
        Self::FightOn,
        Self::LetSail,
    ];

    /// The decision's rule.
    fn rule(self) -> Rule {
        Rule(match self {
            Self::PassAuctions => "5.0-auction",
            Self::NoTactics => "10.0-tactics",
            Self::RollOn | Self::SpareTheBest => "10.0-round",
            Self::FightOn => "10.0-retreat",
            Self::LetSail => "silver-fleets",
        })
    }

    /// The order in words.
    pub(crate) fn described(self, lang: Lang) -> OrderSpec<Self> {
        let id = match self {
            Self::PassAuctions => "order-pass-auctions",
            Self::NoTactics => "order-no-tactics",
            Self::RollOn => "order-roll-on",
            Self::SpareTheBest => "order-spare-the-best",
            Self::FightOn => "order-fight-on",
            Self::LetSail => "order-let-sail",
        };
        let label = text::phrasebook().say(lang, &Message::new(id, self.rule()));
        OrderSpec { id: self, label, rule: self.rule(), path: Vec::new() }
    }

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
