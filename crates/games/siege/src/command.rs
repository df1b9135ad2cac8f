//! 2.0-A, 2.0-D, 3.2, 4.0, 8.1: boxes, transfers, half-legions, withdrawal, successors.

use geometry::hex::Hex;
use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Counter, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{GRID, Pack};
use crate::state::{Board, BoxChoice, Boxes, Eyes, Fate, Moves, Order, Phase, Public, Spot, State};

/// 3.2: whether a leader's box takes one unit more.
pub(crate) fn check_room(eyes: Eyes<'_>, leader: Leader) -> Result<(), Refusal> {
    if !leader.has_box() || !eyes.public.fates[leader].is_present() {
        return Err(Refusal::NoBox { leader });
    }
    let limit = eyes.pack.leader(leader).units;
    if eyes.boxes.count(leader) >= limit {
        return Err(Refusal::BoxFull { leader, limit });
    }
    Ok(())
}

impl Eyes<'_> {
    /// Where one of the player's own leaders is.
    fn leader_hex(&self, leader: Leader) -> Option<Hex> {
        let counter = self.secret.counter(leader)?;
        self.public.counters[counter]
    }

    /// Whether the enemy sees one of the player's own leaders.
    fn leader_is_seen(&self, leader: Leader) -> bool {
        self.secret.counter(leader).is_some_and(|counter| self.public.is_seen(self.pack, counter))
    }

    /// 2.0-D: whether one of the player's own leaders was out of sight when the phase began: his
    /// counter lies face down. A wounded one stays face up (ruling R-03).
    fn lies_hidden(&self, leader: Leader) -> bool {
        self.public.counter_of(leader).is_none()
            || self.public.fates[leader] == Fate::Wounded && !self.leader_is_seen(leader)
    }

    /// The army whose boxes are the player's; the besieged alone have none.
    fn boxes_of(&self) -> Option<Force> {
        [Force::Roman, Force::Relief].into_iter().find(|force| self.decides_for(*force))
    }

    /// The player's leader whose box holds one unit too many.
    fn overfull(&self) -> Option<Leader> {
        overfull(self.pack, self.boxes_of()?, self.boxes)
    }
}

/// 2.0-A: transfers that might be made.
pub(crate) fn transfer_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if let Some(force) = eyes.boxes_of() {
        let leaders = Leader::with_box(force);
        for from in leaders.clone() {
            for to in leaders.clone().filter(|to| *to != from && can_swap(eyes, from, *to)) {
                let units = eyes.boxes.in_box(from).minus(eyes.secret.transferred);
                out.extend(units.iter().map(|unit| Action::Transfer { unit, leader: to }));
            }
        }
    }
    regiment_candidates(eyes, out);
    out.push(Action::Ready);
}

/// Whether two leaders can exchange units: both hidden, in the same hex or in adjacent ones.
fn can_swap(eyes: Eyes<'_>, from: Leader, to: Leader) -> bool {
    let near = eyes
        .leader_hex(from)
        .zip(eyes.leader_hex(to))
        .is_some_and(|(here, there)| GRID.distance(here, there) <= 1);
    near && !eyes.leader_is_seen(from) && !eyes.leader_is_seen(to)
}

/// 2.0-A: whether a unit may go to another box.
pub(crate) fn check_transfer(eyes: Eyes<'_>, unit: Unit, leader: Leader) -> Result<(), Refusal> {
    if !eyes.decides_for(unit.force()) || leader.force() != unit.force() {
        return Err(Refusal::NotYours { rule: Rule("2.0-A") });
    }
    let Some(from) = eyes.boxes.of(unit) else {
        return Err(Refusal::NotInABox { unit });
    };
    if from == leader {
        return Err(Refusal::SameBox { unit, leader });
    }
    match eyes.overfull() {
        Some(full) if from != full => check_ready(eyes)?,
        None if can_make_room(eyes, leader) => {}
        Some(_) | None => check_room(eyes, leader)?,
    }
    for one in [from, leader] {
        if eyes.leader_is_seen(one) {
            return Err(Refusal::LeaderInSight { leader: one });
        }
    }
    if !can_swap(eyes, from, leader) {
        return Err(Refusal::LeadersApart { leader, unit });
    }
    if eyes.secret.transferred.contains(unit) {
        return Err(Refusal::AlreadyHandled { unit, rule: Rule("2.0-A") });
    }
    Ok(())
}

/// 2.0-A, ruling R-25: the leader whose box holds one unit too many while two are exchanged.
pub(crate) fn overfull(pack: &Pack, force: Force, boxes: &Boxes) -> Option<Leader> {
    Leader::with_box(force).find(|leader| boxes.count(*leader) > pack.leader(*leader).units)
}

/// Whether a box has a unit that may make room for one that comes.
fn can_make_room(eyes: Eyes<'_>, leader: Leader) -> bool {
    leader.has_box()
        && eyes.public.fates[leader].is_present()
        && !eyes.boxes.in_box(leader).minus(eyes.secret.transferred).is_empty()
}

/// 2.0-A: nobody is ready with a box that holds too many.
pub(crate) fn check_ready(eyes: Eyes<'_>) -> Result<(), Refusal> {
    eyes.overfull().map_or(Ok(()), |leader| {
        Err(Refusal::BoxOverfull { leader, limit: eyes.pack.leader(leader).units })
    })
}

/// 4.0: legions that might be split or united now.
pub(crate) fn regiment_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if !eyes.decides_for(Force::Roman) {
        return;
    }
    for legion in (Unit::FIRST_ROMAN..Unit::FIRST_ROMAN + Unit::LEGIONS).map(Unit) {
        if eyes.public.regrouped.contains(legion) {
            continue;
        }
        let spot = eyes.public.spots[legion];
        match spot {
            Spot::On(_) | Spot::Boxed => out.push(Action::Split { legion }),
            Spot::Aside => {
                let together = legion.halves().is_some_and(|[one, two]| {
                    let spots = &eyes.public.spots;
                    matches!(spots[one], Spot::On(_) | Spot::Boxed) && spots[one] == spots[two]
                });
                if together {
                    out.push(Action::Unite { legion });
                }
            }
            Spot::Waiting | Spot::Lost => {}
        }
    }
}

/// 4.0, ruling R-05: the halves of a legion that may be split or united now.
fn check_legion(eyes: Eyes<'_>, legion: Unit) -> Result<[Unit; 2], Refusal> {
    let Some(halves) = legion.halves().filter(|_| eyes.decides_for(Force::Roman)) else {
        return Err(Refusal::NotYours { rule: Rule("4.0") });
    };
    let public = eyes.public;
    if let Phase::Organisation { .. } = *public.phase() {
        check_ready(eyes)?;
    }
    if public.regrouped.contains(legion) {
        return Err(Refusal::AlreadyHandled { unit: legion, rule: Rule("4.0") });
    }
    if matches!(public.phase(), Phase::Movement(Moves { going: Some(_), .. })) {
        return Err(Refusal::AnotherIsMoving { rule: Rule("7.2") });
    }
    Ok(halves)
}

/// Whether a legion, or a half of it, is where it can be split or united: on the map, or in a box,
/// in deployment that of the leader who deploys.
fn check_placed(eyes: Eyes<'_>, unit: Unit, legion: Unit) -> Result<(), Refusal> {
    let public = eyes.public;
    match public.spots[unit] {
        Spot::On(_) => Ok(()),
        Spot::Boxed => {
            let deploying = crate::deployment::deployers(public);
            let own = eyes.boxes.of(unit).and_then(|leader| public.counter_of(leader));
            if deploying.is_empty() || own.is_some_and(|counter| deploying.contains(counter)) {
                Ok(())
            } else {
                Err(Refusal::NotInThatBox { unit })
            }
        }
        Spot::Waiting | Spot::Lost | Spot::Aside => Err(Refusal::NoWholeLegion { legion }),
    }
}

/// 4.0: whether a legion may be split.
pub(crate) fn check_split(eyes: Eyes<'_>, legion: Unit) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    let halves = check_legion(eyes, legion)?;
    check_placed(eyes, legion, legion)?;
    let Some(hex) = public.hex_of(legion) else {
        let leader = eyes.boxes.of(legion).ok_or(Refusal::NoWholeLegion { legion })?;
        return check_room(eyes, leader);
    };
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
    let (pack, public) = (eyes.pack, eyes.public);
    let [one, two] = check_legion(eyes, legion)?;
    let apart = Refusal::HalvesApart { legion };
    check_placed(eyes, one, legion).map_err(|_| apart)?;
    if public.spots[one] != public.spots[two] || eyes.boxes.of(one) != eyes.boxes.of(two) {
        return Err(apart);
    }
    if public.order(one) != public.order(two) {
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

/// 2.0-D: units that might go back to a box.
pub(crate) fn withdrawal_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if let Some(force) = eyes.boxes_of() {
        for leader in Leader::with_box(force) {
            let Some(from) = eyes.leader_hex(leader).filter(|_| eyes.lies_hidden(leader)) else {
                continue;
            };
            let range = eyes.public.values(eyes.pack, leader).range;
            let near = |unit: &Unit| {
                eyes.public.hex_of(*unit).is_some_and(|hex| GRID.distance(from, hex) <= range)
            };
            let units = Unit::of(force).filter(near);
            out.extend(units.map(|unit| Action::Withdraw { unit, leader }));
        }
    }
    out.push(Action::Ready);
}

/// 2.0-D: whether a unit may go back to a box.
pub(crate) fn check_withdraw(eyes: Eyes<'_>, unit: Unit, leader: Leader) -> Result<(), Refusal> {
    if !eyes.decides_for(unit.force()) || leader.side() != unit.side() {
        return Err(Refusal::NotYours { rule: Rule("2.0-D") });
    }
    if unit.force() == Force::Besieged {
        return Err(Refusal::BesiegedHaveNoBox { unit });
    }
    let Some(hex) = eyes.public.hex_of(unit) else {
        return Err(Refusal::NotYours { rule: Rule("2.0-D") });
    };
    check_room(eyes, leader)?;
    if !eyes.lies_hidden(leader) {
        return Err(Refusal::LeaderInSight { leader });
    }
    let range = eyes.public.values(eyes.pack, leader).range;
    match eyes.leader_hex(leader) {
        Some(from) if GRID.distance(from, hex) <= range => Ok(()),
        _ => Err(Refusal::NotInRange { unit, leader }),
    }
}

/// Where unseen leaders with a box may be, as far as everybody knows, and how far they can command
/// at most: behind anonymous counters any who are not to be seen elsewhere.
fn unseen(pack: &Pack, public: &Board, force: Force) -> impl Iterator<Item = (Hex, u8)> {
    let range = |leader: Leader| public.values(pack, leader).range;
    let unknown = Leader::with_box(force)
        .filter(|leader| public.fates[*leader].is_present())
        .filter(|leader| public.counter_of(*leader).is_none())
        .map(range)
        .max();
    Counter::of(force).filter(|counter| !public.is_seen(pack, *counter)).filter_map(
        move |counter| {
            let range = match public.faces[counter] {
                Some(leader) => leader.has_box().then(|| range(leader)),
                None => unknown,
            };
            Some((public.counters[counter]?, range?))
        },
    )
}

/// Whether a player may have something to arrange in phase A. Everybody sees who is ready, so this
/// asks only what everybody knows: otherwise it would tell who is behind a counter.
pub(crate) fn may_arrange(eyes: Eyes<'_>) -> bool {
    let Some(force) = eyes.boxes_of() else { return false };
    let (pack, public) = (eyes.pack, eyes.public);
    let boxed = |unit: Unit| public.spots[unit] == Spot::Boxed;
    let meet = || {
        unseen(pack, public, force).enumerate().any(|(index, (one, _))| {
            let mut others = unseen(pack, public, force).skip(index + 1);
            others.any(|(other, _)| GRID.distance(one, other) <= 1)
        })
    };
    let regiment = |legion: Unit| {
        boxed(legion)
            || legion.halves().is_some_and(|halves| halves.into_iter().all(boxed))
            || check_split(eyes, legion).is_ok()
            || check_unite(eyes, legion).is_ok()
    };
    let mut legions = (Unit::FIRST_ROMAN..Unit::FIRST_ROMAN + Unit::LEGIONS).map(Unit);
    Unit::of(force).any(boxed) && meet() || force == Force::Roman && legions.any(regiment)
}

/// Whether a player may have a unit to put back into a box in phase D, as far as everybody knows.
pub(crate) fn may_withdraw(eyes: Eyes<'_>) -> bool {
    let Some(force) = eyes.boxes_of() else { return false };
    let (pack, public) = (eyes.pack, eyes.public);
    unseen(pack, public, force).any(|(from, range)| {
        Unit::of(force)
            .filter_map(|unit| public.hex_of(unit))
            .any(|hex| GRID.distance(from, hex) <= range)
    })
}

/// 8.1: those who can become commander.
pub(crate) fn check_appoint(eyes: Eyes<'_>, side: Side, leader: Leader) -> Result<(), Refusal> {
    let fit = leader.has_box() && leader.side() == side && eyes.public.fates[leader].is_present();
    if fit { Ok(()) } else { Err(Refusal::CannotCommand { leader }) }
}

impl State {
    /// 4.0: once the armies are set up everybody may look into the boxes, unless players have agreed
    /// otherwise.
    pub(crate) fn open_boxes(&mut self, table: &mut Table<'_, Event>) {
        if self.public.options.boxes == BoxChoice::Open {
            let boxes = Side::BOTH
                .map(|side| std::mem::take(&mut self.secret(side, table.referee()).boxes));
            self.public.boxes = Some(boxes);
            table.reveal();
        }
    }

    pub(crate) fn transfer(&mut self, unit: Unit, leader: Leader, table: &mut Table<'_, Event>) {
        let seat = self.public.seat_of(unit.force());
        let (side, referee) = (unit.side(), table.referee());
        self.boxes_mut(side, referee).put(unit, leader);
        self.secret(side, referee).transferred.insert(unit);
        table.tell(|| Event::Transferred { what: Concealed::new(seat, (unit, leader)) });
    }

    /// 4.0: a legion becomes its halves, with its state and history.
    pub(crate) fn split(&mut self, legion: Unit, table: &mut Table<'_, Event>) {
        let Some(halves) = legion.halves() else { return };
        let (spot, order) = (self.public.spots[legion], self.public.order(legion));
        self.replace(&[legion], &halves, spot, order, table);
        self.public.regrouped.insert(legion);
        table.tell(|| Event::SplitUp { legion });
    }

    /// 4.0: two halves become their legion.
    pub(crate) fn unite(&mut self, legion: Unit, table: &mut Table<'_, Event>) {
        let Some(halves) = legion.halves() else { return };
        let (spot, order) = (self.public.spots[halves[0]], self.public.order(halves[0]));
        self.replace(&halves, &[legion], spot, order, table);
        self.public.regrouped.insert(legion);
        table.tell(|| Event::United { legion });
    }

    fn replace(
        &mut self,
        old: &[Unit],
        new: &[Unit],
        spot: Spot,
        order: Order,
        table: &mut Table<'_, Event>,
    ) {
        let pack = self.pack;
        let boxes = self.boxes_mut(Side::Rome, table.referee());
        let leader = boxes.of(old[0]);
        for unit in old {
            boxes.take(*unit);
        }
        for unit in new {
            if let Some(leader) = leader {
                boxes.put(*unit, leader);
            }
        }
        for unit in old {
            self.public.put(pack, *unit, Spot::Aside);
            self.public.orders[*unit] = Order::Formed;
        }
        for unit in new {
            self.public.put(pack, *unit, spot);
            self.public.set_order(pack, *unit, order);
        }
        let exchange = |set: &mut UnitSet| {
            let had = old.iter().any(|unit| set.contains(*unit));
            for unit in old {
                set.remove(*unit);
            }
            if had {
                *set = new.iter().fold(*set, |set, unit| set.or(UnitSet::one(*unit)));
            }
        };
        let Public { moved, fought, rallied, phases, .. } = &mut *self.public;
        [moved, fought, rallied].into_iter().for_each(exchange);
        if let Phase::Movement(Moves { command, .. }) = phases.top_mut() {
            exchange(command);
        }
    }

    pub(crate) fn withdraw(&mut self, unit: Unit, leader: Leader, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        self.boxes_mut(unit.side(), table.referee()).put(unit, leader);
        self.public.put(pack, unit, Spot::Boxed);
        table.tell(|| Event::Withdrawn { unit });
    }

    /// 8.1: the named successor takes over at once; a free choice waits for its player. Whether a
    /// side must choose.
    pub(crate) fn must_choose_commander(
        &mut self,
        side: Side,
        table: &mut Table<'_, Event>,
    ) -> bool {
        if self.public.commanders[side.index()].is_some() {
            return false;
        }
        let second = match side {
            Side::Rome => Leader::LABIENUS,
            Side::Gaul => Leader::VERCASSIVELLAUNOS,
        };
        let present = |leader: &Leader| self.public.fates[*leader].is_present();
        let force = crate::state::Public::first_force(side);
        let mut able = Leader::with_box(force).filter(present);
        let heir = Some(second).filter(present).or_else(|| {
            let first = able.next();
            first.filter(|_| able.next().is_none())
        });
        if let Some(leader) = heir {
            self.appoint(side, leader, table);
            return false;
        }
        Leader::with_box(force).any(|leader| present(&leader))
    }

    pub(crate) fn appoint(&mut self, side: Side, leader: Leader, table: &mut Table<'_, Event>) {
        self.public.commanders[side.index()] = Some(leader);
        table.tell(|| Event::Appointed { side, leader });
    }

    /// Whether a leader of the relief army has been killed, wounded or captured (2.0-B.2).
    pub(crate) fn relief_has_lost(public: &crate::state::Public) -> bool {
        Leader::with_box(Force::Relief).any(|leader| public.fates[leader] != Fate::Hale)
    }
}
