//! Standing orders: answers to the routine of battles, given in advance.

use kernel::{Lang, Message, OrderSpec, Rule};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::odds::least_valuable;
use crate::pack::Pack;
use crate::state::Phase;
use crate::text;
use crate::view::View;

/// An answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// 7.4: of the strongest, the least valuable block takes each hit.
    SpareTheBest,
    /// 7.2: every block fires when its turn comes, and retreats only when it must.
    StandAndFire,
    /// 7.7: nobody regroups.
    HoldTheField,
    /// 8.5: nobody is disbanded.
    KeepTheArmy,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::SpareTheBest, Self::StandAndFire, Self::HoldTheField, Self::KeepTheArmy];

    /// The decision's rule.
    fn rule(self) -> Rule {
        Rule(match self {
            Self::SpareTheBest => "7.4",
            Self::StandAndFire => "7.2",
            Self::HoldTheField => "7.7",
            Self::KeepTheArmy => "8.5",
        })
    }

    /// The order in words.
    pub(crate) fn described(self, lang: Lang) -> OrderSpec<Self> {
        let id = match self {
            Self::SpareTheBest => "order-spare-the-best",
            Self::StandAndFire => "order-stand-and-fire",
            Self::HoldTheField => "order-hold-the-field",
            Self::KeepTheArmy => "order-keep-the-army",
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
            (Self::HoldTheField, Phase::Regroup(_)) => Some(Action::EndRegroup),
            (Self::KeepTheArmy, Phase::Disband { .. }) => Some(Action::EndDisbanding),
            _ => None,
        }
    }
}
