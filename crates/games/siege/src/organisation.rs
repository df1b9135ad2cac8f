//! 2.0-A, 3.2, 4.0: command boxes, and the organisation of commands.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Counter, Force, Leader, Side, Unit};
use crate::pack::{GRID, Pack};
use crate::state::{Board, BoxChoice, Boxes, Eyes, Fate, Spot, State};

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

/// 2.0-A: transfers that might be made.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if let Some(force) = eyes.boxes_of() {
        let hidden = |leader: &Leader| !eyes.leader_is_seen(*leader);
        let leaders: ArrayVec<Leader, 8> = Leader::with_box(force).filter(hidden).collect();
        for from in &leaders {
            let units = eyes.boxes.in_box(*from).minus(eyes.secret.transferred);
            for to in leaders.iter().filter(|to| *to != from && meet(eyes, *from, **to)) {
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
    if !meet(eyes, from, leader) {
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
            || crate::regiments::check_split(eyes, legion).is_ok()
            || crate::regiments::check_unite(eyes, legion).is_ok()
    };
    let mut legions = (Unit::FIRST_ROMAN..Unit::FIRST_ROMAN + Unit::LEGIONS).map(Unit);
    Unit::of(force).any(boxed) && meet() || force == Force::Roman && legions.any(regiment)
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
}
