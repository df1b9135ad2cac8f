//! 4.0: legions are exchanged for their halves, and halves for their legion.
//!
//! Ruling R-05: at every stage at which their owner decides. What has begun is carried out whole: a
//! piece in the middle of its move goes first, and so do results of a combat and retreats, which
//! 11.2 applies at once. And what was just exchanged is not exchanged back before something else
//! has been done, so that no game goes round in a circle.

use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Force, Side, Unit, UnitSet};
use crate::organisation::{check_ready, check_room};
use crate::state::{
    Board, Boxes, Combats, Eyes, Moves, Order, Phase, Public, Round, Spot, Stage, State,
};

/// All legions.
pub(crate) fn legions() -> impl Iterator<Item = Unit> {
    (Unit::FIRST_ROMAN..Unit::FIRST_ROMAN + Unit::LEGIONS).map(Unit)
}

/// 4.0: legions that may be split or united now; all of them are allowed.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if !eyes.decides_for(Force::Roman) || check_moment(eyes.public).is_err() {
        return;
    }
    for legion in legions() {
        if eyes.secret.regrouped.contains(legion) {
            continue;
        }
        let Some(halves) = legion.halves() else { continue };
        if is_placed(eyes, legion) {
            if check_whole(eyes, legion, halves).is_ok() {
                out.push(Action::Split { legion });
            }
        } else if check_halves(eyes, legion, halves).is_ok() {
            out.push(Action::Unite { legion });
        }
    }
}

/// Ruling R-05: whether nothing is under way that must be carried out first.
fn check_moment(public: &Board) -> Result<(), Refusal> {
    match public.phase() {
        Phase::Strategic(Round { march: Some(_), .. }) => {
            Err(Refusal::AnotherIsMoving { rule: Rule("7.1") })
        }
        Phase::Movement(Moves { going: Some(_), .. }) => {
            Err(Refusal::AnotherIsMoving { rule: Rule("7.2") })
        }
        Phase::Retreat { .. } => Err(Refusal::RetreatFirst {}),
        Phase::Combat(Combats { battle: Some(battle), .. }) => match battle.stage {
            Stage::Declare | Stage::Riposte | Stage::Advance => Ok(()),
            Stage::Defender | Stage::Attacker | Stage::Mandatory | Stage::Leaders => {
                Err(Refusal::ResultFirst {})
            }
        },
        Phase::Setup { .. }
        | Phase::Organisation { .. }
        | Phase::Succession { .. }
        | Phase::Strategic(_)
        | Phase::Deployment { .. }
        | Phase::Movement(_)
        | Phase::Archery(_)
        | Phase::Combat(_)
        | Phase::Rally { .. }
        | Phase::Withdrawal { .. }
        | Phase::Over { .. } => Ok(()),
    }
}

/// Whether one of the player's units is on the map or in a box.
fn is_placed(eyes: Eyes<'_>, unit: Unit) -> bool {
    eyes.boxes.of(unit).is_some() || eyes.public.hex_of(unit).is_some()
}

/// 4.0, ruling R-05: the halves of a legion that may be split or united now.
fn check_legion(eyes: Eyes<'_>, legion: Unit) -> Result<[Unit; 2], Refusal> {
    let Some(halves) = legion.halves().filter(|_| eyes.decides_for(Force::Roman)) else {
        return Err(Refusal::NotYours { rule: Rule("4.0") });
    };
    check_moment(eyes.public)?;
    if eyes.secret.regrouped.contains(legion) {
        return Err(Refusal::JustExchanged { legion });
    }
    Ok(halves)
}

/// 4.0: whether a legion may be split.
pub(crate) fn check_split(eyes: Eyes<'_>, legion: Unit) -> Result<(), Refusal> {
    let halves = check_legion(eyes, legion)?;
    check_whole(eyes, legion, halves)
}

/// 4.0: whether a legion can be split where it is.
fn check_whole(eyes: Eyes<'_>, legion: Unit, halves: [Unit; 2]) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    if let Phase::Organisation { .. } = *public.phase() {
        check_ready(eyes)?;
    }
    if let Some(leader) = eyes.boxes.of(legion) {
        return check_room(eyes, leader);
    }
    let hex = public.hex_of(legion).ok_or(Refusal::NoWholeLegion { legion })?;
    let doubled: u8 = match public.order(legion) {
        Order::Formed => halves.iter().map(|half| pack.unit(*half).strength).sum(),
        Order::Disorganised | Order::Routed => {
            halves.iter().map(|half| pack.unit(*half).disorganised).sum()
        }
    };
    if public.pf_in(hex) - public.pf(pack, legion) + doubled > pack.stacking {
        return Err(Refusal::StackFull { to: hex, limit: pack.stacking });
    }
    Ok(())
}

/// 4.0: whether the halves of a legion may be united.
pub(crate) fn check_unite(eyes: Eyes<'_>, legion: Unit) -> Result<(), Refusal> {
    let halves = check_legion(eyes, legion)?;
    check_halves(eyes, legion, halves)
}

/// 4.0: whether halves can be united to their legion where they are.
fn check_halves(eyes: Eyes<'_>, legion: Unit, [one, two]: [Unit; 2]) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    if !is_placed(eyes, one)
        || public.hex_of(one) != public.hex_of(two)
        || eyes.boxes.of(one) != eyes.boxes.of(two)
    {
        return Err(Refusal::HalvesApart { legion });
    }
    if eyes.order(one) != eyes.order(two) {
        return Err(Refusal::HalvesDiffer { legion });
    }
    if let Some((_, battle)) = public.fight()
        && [battle.attackers, public.fought]
            .iter()
            .any(|set| set.contains(one) != set.contains(two))
    {
        // A half that can still fight is not lost to one that has fought: nobody might be left for
        // the attack that was declared.
        return Err(Refusal::HalvesDiffer { legion });
    }
    if let Some(hex) = public.hex_of(one) {
        let data = pack.unit(legion);
        let whole =
            if public.order(one) == Order::Formed { data.strength } else { data.disorganised };
        let halves = public.pf(pack, one) + public.pf(pack, two);
        if public.pf_in(hex) - halves + whole > pack.stacking {
            return Err(Refusal::StackFull { to: hex, limit: pack.stacking });
        }
    }
    Ok(())
}

/// What was true of one of the old units is true of all the new ones.
fn exchange(set: &mut UnitSet, old: &[Unit], new: &[Unit]) {
    let had = old.iter().any(|unit| set.contains(*unit));
    for unit in old {
        set.remove(*unit);
    }
    if had {
        *set = new.iter().fold(*set, |set, unit| set.or(UnitSet::one(*unit)));
    }
}

impl Public {
    /// Units take the place of others on the map, and with it their state and history.
    fn stand_in(&mut self, old: &[Unit], new: &[Unit]) {
        let Self { moved, fought, rallied, tried, phases, .. } = self;
        for set in [moved, fought, rallied, tried] {
            exchange(set, old, new);
        }
        for phase in phases.iter_mut() {
            if let Phase::Movement(Moves { command, .. }) = phase {
                exchange(command, old, new);
            } else if let Phase::Combat(combats) = phase {
                exchange(&mut combats.command, old, new);
                if let Some(battle) = &mut combats.battle {
                    let sides = [&mut battle.attackers, &mut battle.defenders, &mut battle.struck];
                    for set in sides.into_iter().chain([&mut battle.spent, &mut battle.gone]) {
                        exchange(set, old, new);
                    }
                }
            }
        }
    }
}

impl Boxes {
    /// Units take the place of others in a box.
    pub(crate) fn stand_in(&mut self, old: &[Unit], new: &[Unit]) {
        let (leader, order) = (self.of(old[0]), self.order(old[0]));
        for unit in old {
            self.take(*unit);
        }
        for unit in new {
            if let Some(leader) = leader {
                self.put(*unit, leader);
                self.set_order(*unit, order);
            }
        }
    }
}

impl State {
    /// 4.0: a legion becomes its halves, with its state and history.
    pub(crate) fn split(&mut self, legion: Unit, table: &mut Table<'_, Event>) {
        let halves = legion.halves().expect("a legion has halves");
        self.replace(legion, &[legion], &halves, table);
        self.tell_regrouped(Event::SplitUp { legion }, legion, table);
    }

    /// 4.0: two halves become their legion.
    pub(crate) fn unite(&mut self, legion: Unit, table: &mut Table<'_, Event>) {
        let halves = legion.halves().expect("a legion has halves");
        self.replace(legion, &halves, &[legion], table);
        self.tell_regrouped(Event::United { legion }, legion, table);
    }

    /// What happens in a box that is closed, its owner alone is told.
    fn tell_regrouped(&mut self, event: Event, legion: Unit, table: &mut Table<'_, Event>) {
        let united = matches!(event, Event::United { .. });
        let unseen = matches!(self.public.spots[legion], Spot::Boxed | Spot::Waiting);
        if self.public.boxes.is_none() && unseen {
            let what = Concealed::new(self.public.seat_of(Force::Roman), (legion, united));
            table.tell(|| Event::RegroupedUnseen { what });
        } else {
            table.tell(|| event);
        }
        if let Phase::Deployment { counter, .. } = *self.public.phase() {
            self.look_again(counter, table);
        }
    }

    fn replace(&mut self, legion: Unit, old: &[Unit], new: &[Unit], table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let secret = self.secret(Side::Rome, table.referee());
        exchange(&mut secret.transferred, old, new);
        secret.regrouped.insert(legion);
        let boxes = self.boxes_mut(Side::Rome, table.referee());
        if boxes.of(old[0]).is_some() {
            boxes.stand_in(old, new);
            if self.public.boxes.is_none() {
                // Nobody else sees it: the table goes on showing the legion (ruling R-26).
                return;
            }
        }
        let (spot, order) = (self.public.spots[old[0]], self.public.order(old[0]));
        for unit in old {
            self.public.put(pack, *unit, Spot::Aside);
            self.public.orders[*unit] = Order::Formed;
        }
        for unit in new {
            self.public.put(pack, *unit, spot);
            self.public.set_order(pack, *unit, order);
        }
        self.public.stand_in(old, new);
    }

    /// 4.0: something else is done, so that legions may be exchanged again.
    pub(crate) fn forget_regrouped(&mut self, table: &Table<'_, Event>) {
        self.secret(Side::Rome, table.referee()).regrouped = UnitSet::EMPTY;
    }
}
