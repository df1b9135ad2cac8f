//! Standing orders: answers to the routine of the tactical phases, given in advance.

use kernel::orders;

use crate::action::Action;
use crate::ids::Unit;
use crate::pack::Pack;
use crate::state::{Combats, Phase, Stage};
use crate::view::View;

orders! {
    /// An answer in advance.
    pub enum StandingOrder {
        /// Where one unit must suffer, it is the weakest.
        LetTheWeakestSuffer = "11.3" for Fight,
        /// Results are taken, never a retreat instead.
        StandFast = "11.3" for Fight,
        /// Every unit that can tries to rally.
        RallyAll = "12.5" for Fight,
        /// The works shoot at whatever they can reach, all together.
        ShootAll = "10.1" for Fight,
        /// Nobody advances.
        Stay = "11.5-advance" for Fight,
    }
}

impl StandingOrder {
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
