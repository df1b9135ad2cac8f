//! 2.0-A, 3.2, 4.0: command boxes, and the organisation of commands.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Counter, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{GRID, Pack};
use crate::state::{Board, Boxes, Eyes, Fate, Order, Public, Spot, State};

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
    pub(crate) fn leader_hex(&self, leader: Leader) -> Option<Hex> {
        let counter = self.secret.counter(leader)?;
        self.public.counters[counter]
    }

    /// Whether the enemy sees one of the player's own leaders.
    fn leader_is_seen(&self, leader: Leader) -> bool {
        self.secret.counter(leader).is_some_and(|counter| self.public.is_seen(self.pack, counter))
    }

    /// 2.0-D: whether one of the player's own leaders was out of sight when the phase began: his
    /// counter lies face down. A wounded one stays face up (ruling R-03).
    pub(crate) fn lies_hidden(&self, leader: Leader) -> bool {
        self.public.counter_of(leader).is_none()
            || self.public.fates[leader] == Fate::Wounded && !self.leader_is_seen(leader)
    }

    /// The army whose boxes are the player's; the besieged alone have none.
    pub(crate) fn boxes_of(&self) -> Option<Force> {
        [Force::Roman, Force::Relief].into_iter().find(|force| self.decides_for(*force))
    }

    /// The player's leader whose box holds one unit too many.
    fn overfull(&self) -> Option<Leader> {
        overfull(self.pack, self.boxes_of()?, self.boxes)
    }
}

/// 2.0-A: transfers that may be made, and what else might be done.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if let Some(force) = eyes.boxes_of() {
        let hidden = |leader: &Leader| !eyes.leader_is_seen(*leader);
        let leaders: ArrayVec<Leader, 8> = Leader::with_box(force).filter(hidden).collect();
        for from in &leaders {
            let units = eyes.boxes.in_box(*from).minus(eyes.secret.transferred);
            if units.is_empty() {
                continue;
            }
            let open = |to: &&Leader| {
                *to != from && meet(eyes, *from, **to) && check_boxes(eyes, *from, **to).is_ok()
            };
            for to in leaders.iter().filter(open) {
                out.extend(units.iter().map(|unit| Action::Transfer { unit, leader: *to }));
            }
        }
    }
    crate::regiments::candidates(eyes, out);
    out.push(Action::Ready);
}

/// Whether two leaders are in the same hex or in adjacent ones.
fn meet(eyes: Eyes<'_>, one: Leader, other: Leader) -> bool {
    let hexes = eyes.leader_hex(one).zip(eyes.leader_hex(other));
    hexes.is_some_and(|(here, there)| GRID.distance(here, there) <= 1)
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
    check_exchange(eyes, unit, from, leader)?;
    if eyes.secret.transferred.contains(unit) {
        return Err(Refusal::AlreadyHandled { unit });
    }
    Ok(())
}

/// 2.0-A: whether a unit may go from one box to another, whichever it is.
fn check_exchange(eyes: Eyes<'_>, unit: Unit, from: Leader, leader: Leader) -> Result<(), Refusal> {
    check_boxes(eyes, from, leader)?;
    for one in [from, leader] {
        if eyes.leader_is_seen(one) {
            return Err(Refusal::LeaderInSight { leader: one });
        }
    }
    if !meet(eyes, from, leader) {
        return Err(Refusal::LeadersApart { leader, unit });
    }
    Ok(())
}

/// 2.0-A: whether the boxes let a unit go from one to another.
fn check_boxes(eyes: Eyes<'_>, from: Leader, leader: Leader) -> Result<(), Refusal> {
    match eyes.overfull() {
        Some(full) if from != full => check_ready(eyes),
        None if can_make_room(eyes, leader) => Ok(()),
        Some(_) | None => check_room(eyes, leader),
    }
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

/// Where unseen leaders with a box may be, as far as everybody knows, and how far they can command
/// at most: behind anonymous counters any who are not to be seen elsewhere.
pub(crate) fn unseen(pack: &Pack, public: &Board, force: Force) -> impl Iterator<Item = (Hex, u8)> {
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
/// asks only what everybody knows: otherwise it would tell who is behind a counter. Legions are
/// exchanged at any stage (4.0) and need no phase A.
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
    Unit::of(force).any(boxed) && meet()
}

impl Public {
    /// A unit has gone into a closed box: two halves there are shown as their legion.
    pub(crate) fn pack_up(&mut self, unit: Unit, order: Order) {
        if order != Order::Formed {
            self.shaken.insert(unit);
        }
        let Some(legion) = unit.whole() else { return };
        let halves = legion.halves().expect("a legion has halves");
        if halves.iter().all(|half| self.spots[*half] == Spot::Boxed) {
            let shaken = halves.iter().any(|half| self.shaken.contains(*half));
            for half in halves {
                self.spots[half] = Spot::Aside;
                self.shaken.remove(half);
            }
            self.spots[legion] = Spot::Boxed;
            if shaken {
                self.shaken.insert(legion);
            }
        }
    }

    /// A half comes out of a closed box, so that everybody sees that its legion is divided.
    fn unpack(&mut self, unit: Unit) {
        let Some(legion) = unit.whole().filter(|legion| self.spots[*legion] == Spot::Boxed) else {
            return;
        };
        self.spots[legion] = Spot::Aside;
        let shaken = self.shaken.contains(legion);
        self.shaken.remove(legion);
        for half in legion.halves().expect("a legion has halves") {
            self.spots[half] = Spot::Boxed;
            if shaken {
                self.shaken.insert(half);
            }
        }
    }
}

impl State {
    /// 4.0: everybody may look into the boxes, once the armies are set up, or the game is over.
    pub(crate) fn open_boxes(&mut self, table: &mut Table<'_, Event>) {
        if self.public.boxes.is_some() {
            return;
        }
        let mut boxes =
            Side::BOTH.map(|side| std::mem::take(&mut self.secret(side, table.referee()).boxes));
        for unit in Unit::all() {
            let own = &mut boxes[unit.side().index()];
            if own.of(unit).is_some() {
                self.public.unpack(unit);
                self.public.orders[unit] = own.order(unit);
                own.set_order(unit, Order::Formed);
            }
        }
        self.public.shaken = UnitSet::EMPTY;
        self.public.boxes = Some(boxes);
        table.reveal();
    }

    /// 2.0-D: a unit on the map goes into a box.
    pub(crate) fn enter_box(&mut self, unit: Unit, leader: Leader, table: &mut Table<'_, Event>) {
        let (pack, order) = (self.pack, self.public.order(unit));
        let closed = self.public.boxes.is_none();
        let boxes = self.boxes_mut(unit.side(), table.referee());
        boxes.put(unit, leader);
        if closed {
            boxes.set_order(unit, order);
        }
        self.public.put(pack, unit, Spot::Boxed);
        if closed {
            self.public.orders[unit] = Order::Formed;
            self.public.pack_up(unit, order);
        }
    }

    /// A unit leaves its box, with its state.
    pub(crate) fn leave_box(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let closed = self.public.boxes.is_none();
        let boxes = self.boxes_mut(unit.side(), table.referee());
        let order = boxes.order(unit);
        boxes.take(unit);
        if closed {
            self.public.unpack(unit);
            self.public.shaken.remove(unit);
            self.public.orders[unit] = order;
        }
    }

    pub(crate) fn transfer(&mut self, unit: Unit, leader: Leader, table: &mut Table<'_, Event>) {
        let seat = self.public.seat_of(unit.force());
        let (side, referee) = (unit.side(), table.referee());
        self.boxes_mut(side, referee).put(unit, leader);
        self.secret(side, referee).transferred.insert(unit);
        table.tell(|| Event::Transferred { what: Concealed::new(seat, (unit, leader)) });
    }
}
