//! Standing orders: answers to the routine of the tactical phases, given in advance.

use kernel::{Lang, Message, OrderSpec, Rule};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::Unit;
use crate::pack::Pack;
use crate::state::{Combats, Phase, Stage};
use crate::text;
use crate::view::View;

/// An answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder {
    /// 11.3: where one unit must suffer, it is the weakest.
    LetTheWeakestSuffer,
    /// 11.3: results are taken, never a retreat instead.
    StandFast,
    /// 12.5: every unit that can tries to rally.
    RallyAll,
    /// 10.1: the works shoot at whatever they can reach, all together.
    ShootAll,
    /// 11.5: nobody advances.
    Stay,
}

impl StandingOrder {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::LetTheWeakestSuffer, Self::StandFast, Self::RallyAll, Self::ShootAll, Self::Stay];

    /// The decision's rule.
    fn rule(self) -> Rule {
        Rule(match self {
            Self::LetTheWeakestSuffer | Self::StandFast => "11.3",
            Self::RallyAll => "12.5",
            Self::ShootAll => "10.1",
            Self::Stay => "11.5-advance",
        })
    }

    /// The order in words.
    pub(crate) fn described(self, lang: Lang) -> OrderSpec<Self> {
        let id = match self {
            Self::LetTheWeakestSuffer => "order-let-the-weakest-suffer",
            Self::StandFast => "order-stand-fast",
            Self::RallyAll => "order-rally-all",
            Self::ShootAll => "order-shoot-all",
            Self::Stay => "order-stay",
        };
        let label = text::phrasebook().say(lang, &Message::new(id, self.rule()));
        OrderSpec { id: self, label, rule: self.rule(), path: Vec::new() }
    }

    /// What the order answers to this decision.
    pub(crate) fn answer(self, pack: &Pack, view: &View, offers: &[Action]) -> Option<Action> {
        let public = &view.public;
        let offered = |wanted: fn(&Action) -> bool| offers.iter().copied().find(&wanted);
        match (self, public.phase()) {
            (Self::LetTheWeakestSuffer, Phase::Combat(_)) => {
                let sufferer = |action: &Action| {
                    if let Action::Suffer { unit } = *action { Some(unit) } else { None }
                };
                let worth =
                    |unit: &Unit| (public.pf(pack, *unit), pack.unit(*unit).modifier, unit.index());
                let unit = offers.iter().filter_map(sufferer).min_by_key(worth)?;
                Some(Action::Suffer { unit })
            }
            (Self::StandFast, Phase::Combat(_)) => {
                offered(|action| matches!(action, Action::Endure))
            }
            (Self::RallyAll, Phase::Rally { .. }) => {
                offered(|action| matches!(action, Action::Rally { .. }))
                    .or_else(|| offered(|action| matches!(action, Action::EndRally)))
            }
            (Self::ShootAll, Phase::Archery(_)) => {
                offered(|action| matches!(action, Action::AimCamp { .. } | Action::AimSide { .. }))
                    .or_else(|| {
                        offered(|action| matches!(action, Action::Loose | Action::EndArchery))
                    })
            }
            (Self::Stay, Phase::Combat(Combats { battle: Some(battle), .. }))
                if battle.stage == Stage::Advance =>
            {
                Some(Action::EndAdvance)
            }
            _ => None,
        }
    }
}
