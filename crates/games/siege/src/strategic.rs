//! 2.0-B, 7.1: strategic movement, one hex at a time.

use geometry::hex::{Arrival, Hex, Load, Way};
use kernel::{Journey, Rule, Seat, Table};

use crate::action::{Action, Event, Refusal};
use crate::ground::Pace;
use crate::ids::{Counter, Force, Leader, Side};
use crate::pack::{GRID, Pack};
use crate::state::{Board, Eyes, Fate, March, Public, Round, State};

impl Round {
    /// The rule of the round.
    pub(crate) fn rule(self) -> Rule {
        Rule(match self.number {
            1 => "2.0-B.1",
            2 => "2.0-B.2",
            _ => "2.0-B.3",
        })
    }

    /// How many more counters may move; `is_caesar` as far as one knows. After the first round he
    /// is not counted.
    pub(crate) fn left(self, is_caesar: impl Fn(Counter) -> bool) -> u8 {
        let counted = |one: &Counter| self.number == 1 || !is_caesar(*one);
        self.limit.saturating_sub(self.moved.iter().filter(counted).count() as u8)
    }
}

/// Moves that may be made; all of them are allowed.
pub(crate) fn candidates(eyes: Eyes<'_>, round: Round, out: &mut Vec<Action>) {
    let next = |counter: Counter, out: &mut Vec<Action>| {
        let Some(from) = eyes.public.counters[counter] else { return };
        let Ok(march) = begun(eyes, round, counter) else { return };
        let goes = |to: &Hex| check_leg(eyes, march, from, *to).is_ok();
        let goals = eyes.pack.next(from).filter(goes);
        out.extend(goals.map(|to| Action::March { counter, to }));
    };
    if let Some(march) = round.march {
        next(march.counter, out);
        out.push(Action::Halt);
        return;
    }
    for counter in Counter::of(Public::first_force(round.side)) {
        next(counter, out);
    }
    crate::regiments::candidates(eyes, out);
    out.push(Action::EndMarches);
}

/// Whether a counter may begin a strategic move.
pub(crate) fn can_start(eyes: Eyes<'_>, round: Round, counter: Counter) -> Result<(), Refusal> {
    let public = eyes.public;
    if counter == Counter::VERCINGETORIX && round.side == Side::Gaul {
        return Err(Refusal::NoStrategicMove { counter });
    }
    if counter.side() != round.side || !eyes.decides_for(counter.force()) {
        return Err(Refusal::NotYours { rule: Rule("7.1") });
    }
    let Some(from) = public.counters[counter] else {
        return Err(Refusal::NotYours { rule: Rule("7.1") });
    };
    if let Some(leader) = public.faces[counter] {
        if public.fates[leader] == Fate::Wounded {
            return Err(Refusal::WoundedStays { counter });
        }
        return Err(Refusal::CounterInSight { counter });
    }
    if public.marched.contains(counter) {
        return Err(Refusal::AlreadyMarched { counter });
    }
    if round.side == Side::Rome && !public.behind_works(eyes.pack, from) {
        return Err(Refusal::RomansStayInLines { to: from });
    }
    let is_caesar = |one: Counter| eyes.secret.faces[one] == Some(Leader::CAESAR);
    let free = round.number > 1 && is_caesar(counter);
    if round.left(is_caesar) == 0 && !free {
        return Err(Refusal::NoMarchLeft { limit: round.limit, rule: round.rule() });
    }
    if !may_leave(eyes, counter) {
        return Err(Refusal::LastLeaderInCamp { counter });
    }
    Ok(())
}

/// 2.0-B.2: a real leader always stays in the relief army's camp, until one has come to harm.
///
/// Ruling R-28: in tactical movement too, and in an advance.
pub(crate) fn may_leave(eyes: Eyes<'_>, counter: Counter) -> bool {
    let is_leader =
        |one: Counter| eyes.secret.faces[one].is_some_and(|leader| !leader.is_detachment());
    let camp = eyes.pack.relief_camp;
    counter.force() != Force::Relief
        || eyes.public.counters[counter] != Some(camp)
        || !is_leader(counter)
        || State::relief_has_lost(eyes.public)
        || Counter::of(Force::Relief).any(|other| {
            other != counter && eyes.public.counters[other] == Some(camp) && is_leader(other)
        })
}

/// 7.1: whether a counter may go to the next hex.
pub(crate) fn check_march(
    eyes: Eyes<'_>,
    round: Round,
    counter: Counter,
    to: Hex,
) -> Result<(), Refusal> {
    let march = begun(eyes, round, counter)?;
    let from = eyes.public.counters[counter];
    let from = from.ok_or(Refusal::NotYours { rule: Rule("7.1") })?;
    check_goal(eyes, round.side, to)?;
    if GRID.distance(from, to) != 1 {
        let near = GRID.distance(from, to)
            <= allowance(eyes.pack, eyes.public, March { road: true, ..march })
            && ways(eyes, round, counter).iter().any(|way| way.via.last() == Some(&to));
        return Err(if near {
            Refusal::NotAdjacent { from, to }
        } else {
            Refusal::OutOfReach { to, rule: Rule("7.1") }
        });
    }
    leg(eyes.pack, eyes.public, march, from, to).map(|_| ())
}

/// How far a counter's march has come: nowhere yet, if it may begin one.
fn begun(eyes: Eyes<'_>, round: Round, counter: Counter) -> Result<March, Refusal> {
    match round.march {
        Some(march) if march.counter == counter => Ok(march),
        Some(_) => Err(Refusal::AnotherIsMoving { rule: Rule("7.1") }),
        None => {
            can_start(eyes, round, counter)?;
            Ok(March { counter, spent: 0, road: true })
        }
    }
}

/// 7.1: whether a counter may be in a hex at all.
fn check_goal(eyes: Eyes<'_>, side: Side, to: Hex) -> Result<(), Refusal> {
    if !GRID.contains(to) {
        return Err(Refusal::OffTheMap { rule: Rule("7.1") });
    }
    if side == Side::Rome && !eyes.public.behind_works(eyes.pack, to) {
        return Err(Refusal::RomansStayInLines { to });
    }
    if eyes.public.holds(side.enemy(), to) {
        return Err(Refusal::EnemyThere { to });
    }
    if eyes.public.has_counter(side.enemy(), to) {
        return Err(crate::movement::bars(eyes.public, side.enemy(), to));
    }
    Ok(())
}

/// 7.1: whether a march may go on from a hex to the next; how far it has come then.
fn check_leg(eyes: Eyes<'_>, march: March, from: Hex, to: Hex) -> Result<March, Refusal> {
    check_goal(eyes, march.counter.side(), to)?;
    leg(eyes.pack, eyes.public, march, from, to)
}

/// 7.1: whether the ground and the points left let a counter go to the next hex; its march then.
fn leg(pack: &Pack, public: &Board, march: March, from: Hex, to: Hex) -> Result<March, Refusal> {
    let side = march.counter.side();
    let toll = public.toll(pack, side, from, to, Pace::Strategic)?;
    if toll.obstacle && march.spent > 0 {
        return Err(Refusal::MustStartNextTo { from, to });
    }
    let road = march.road && pack.road_between(side, from, to);
    let march = March { road, ..march };
    let left = allowance(pack, public, march).saturating_sub(march.spent);
    if toll.cost > left {
        return Err(Refusal::OutOfMovement { cost: toll.cost, left, rule: Rule("7.1") });
    }
    Ok(March { spent: march.spent + toll.cost, ..march })
}

/// 7.1: whether a counter that comes to a hex halts there: it is seen, or works stop it.
fn must_halt(pack: &Pack, public: &Board, side: Side, from: Hex, to: Hex) -> bool {
    public.is_in_sight(pack, side, to) || public.contact(pack, side, from, to)
}

/// 7.1: whether a counter has no points left, so that it halts by itself.
fn is_spent(pack: &Pack, public: &Public, march: March) -> bool {
    march.spent >= allowance(pack, public, march)
}

/// What a march to the next hex costs, and whether the counter must halt there.
pub(crate) fn price(
    pack: &Pack,
    public: &Board,
    round: Round,
    counter: Counter,
    to: Hex,
) -> Option<(u8, bool)> {
    let from = public.counters[counter]?;
    let march = round.march.unwrap_or(March { counter, spent: 0, road: true });
    let after = leg(pack, public, march, from, to).ok()?;
    let stops = must_halt(pack, public, counter.side(), from, to) || is_spent(pack, public, after);
    Some((after.spent - march.spent, stops))
}

impl Load for March {
    fn spent(&self) -> u16 {
        self.spent.into()
    }

    /// A dearer way may keep to the road.
    fn serves_for(&self, other: &Self) -> bool {
        self.spent <= other.spent && (self.road || !other.road)
    }
}

/// How a counter can go to every hex that it can still reach.
pub(crate) fn ways(eyes: Eyes<'_>, round: Round, counter: Counter) -> Vec<Way<March>> {
    let Ok(march) = begun(eyes, round, counter) else { return Vec::new() };
    let Some(start) = eyes.public.counters[counter] else { return Vec::new() };
    geometry::hex::ways(start, march, |at, next| {
        for to in eyes.pack.next(at.at) {
            if let Ok(load) = check_leg(eyes, at.load, at.at, to) {
                let halts = must_halt(eyes.pack, eyes.public, round.side, at.at, to)
                    || is_spent(eyes.pack, eyes.public, load);
                next.push(Arrival { at: to, load, halts });
            }
        }
    })
}

/// 7.1: the allowance of a march, by day or night, and on the circular road.
pub(crate) fn allowance(pack: &Pack, public: &Public, march: March) -> u8 {
    let road = if march.road { pack.road } else { 0 };
    if public.is_night(pack) {
        let base = (pack.strategic - 1).min(pack.strategic_night);
        return (base + road).min(pack.strategic_night);
    }
    pack.strategic + road
}

impl State {
    /// How a hidden counter can march.
    pub(crate) fn marches(&self, round: Round, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        let Some(counter) = Counter::all().find(|counter| counter.name() == piece) else {
            return Vec::new();
        };
        let spent = round.march.map_or(0, |march| march.spent);
        let ways = ways(self.eyes(seat), round, counter);
        ways.into_iter()
            .map(|way| Journey {
                steps: way.via.iter().map(|to| Action::March { counter, to: *to }).collect(),
                cost: Some((way.load.spent - spent).into()),
                stops: way.halts,
            })
            .collect()
    }

    /// 7.1: one hex on; the counter halts where it is seen or where works stop it.
    pub(crate) fn march(&mut self, counter: Counter, to: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let side = counter.side();
        let from = self.public.counters[counter].expect("a marching counter is on the map");
        let before = self.round().march.unwrap_or(March { counter, spent: 0, road: true });
        let after = leg(pack, &self.public, before, from, to).expect("the step was checked");
        self.public.put_counter(counter, Some(to));
        self.public.marched.insert(counter);
        table.tell(|| Event::Marched { counter, from, to });
        let seen = self.public.is_in_sight(pack, side, to);
        let halts =
            must_halt(pack, &self.public, side, from, to) || is_spent(pack, &self.public, after);
        let round = self.round();
        round.moved.insert(counter);
        round.march = (!halts).then_some(after);
        if seen {
            self.reveal(counter, table);
        }
        if halts {
            self.go_on_marching(table);
        }
    }
}
