//! 2.0-C1: leaders in sight put the units of their boxes on the map.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Counter, CounterSet, Leader, Side, Unit};
use crate::pack::{Edge, GRID};
use crate::state::{Board, Boxes, Eyes, Phase, Public, Spot, State};

/// Deployments that may be made, and legions that might be split or united.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for counter in deployers(eyes.public).iter() {
        let Some((leader, from)) = deployer(eyes.public, counter) else { continue };
        let range = eyes.public.values(eyes.pack, leader).range;
        let units = eyes.boxes.in_box(leader);
        for to in GRID.disc(from, range) {
            if check_hex(eyes.pack, eyes.public, leader, from, to).is_ok() {
                let fits = |unit: &Unit| {
                    eyes.public.check_stack_as(eyes.pack, *unit, eyes.order(*unit), to).is_ok()
                };
                out.extend(units.iter().filter(fits).map(|unit| Action::Deploy { unit, to }));
            }
        }
    }
    crate::regiments::candidates(eyes, out);
}

fn deployer(public: &Public, counter: Counter) -> Option<(Leader, Hex)> {
    public.faces[counter].zip(public.counters[counter])
}

/// The counters that may deploy now: the one that has begun, or those of the same player who must
/// deploy at the same moment (ruling R-24).
pub(crate) fn deployers(public: &Public) -> CounterSet {
    let Phase::Deployment { counter, chain, begun, .. } = *public.phase() else {
        return CounterSet::EMPTY;
    };
    let due = |other: &Counter| {
        *other == counter
            || !begun
                && other.side() == counter.side()
                && public.marked.contains(*other)
                && (chain.contains(*other) || !chain.contains(counter))
    };
    Counter::all().filter(due).collect()
}

/// 2.0-C1: whether a unit may be deployed in a hex.
pub(crate) fn check(eyes: Eyes<'_>, unit: Unit, to: Hex) -> Result<(), Refusal> {
    let own = eyes.boxes.of(unit);
    let deployer = deployers(eyes.public)
        .iter()
        .filter_map(|counter| deployer(eyes.public, counter))
        .find(|(leader, _)| own == Some(*leader));
    let Some((leader, from)) = deployer else {
        return Err(Refusal::NotInThatBox { unit });
    };
    if !GRID.contains(to) {
        return Err(Refusal::OffTheMap { rule: Rule("2.0-C1") });
    }
    let range = eyes.public.values(eyes.pack, leader).range;
    if GRID.distance(from, to) > range {
        return Err(Refusal::OutOfRange { to, range });
    }
    check_hex(eyes.pack, eyes.public, leader, from, to)?;
    eyes.public.check_stack_as(eyes.pack, unit, eyes.order(unit), to)
}

/// 2.0-C1, special case: contact with enemies and works, and the lines.
///
/// Ruling R-06: Gauls deploy on their leader's side of the lines.
fn check_hex(
    pack: &crate::pack::Pack,
    public: &Board,
    leader: Leader,
    from: Hex,
    to: Hex,
) -> Result<(), Refusal> {
    let side = leader.side();
    if public.holds(side.enemy(), to) || public.touches(side.enemy(), to) {
        return Err(Refusal::ContactWithEnemy { to });
    }
    let foreign = public.has_counter(side.enemy(), to);
    if foreign {
        return Err(crate::movement::bars(public, side.enemy(), to));
    }
    let ground = pack.ground(to);
    match side {
        Side::Rome => {
            if !public.behind_works(pack, to) {
                return Err(Refusal::RomansDeployInside { to });
            }
            if ground.around.has(Edge::WALL) {
                return Err(Refusal::ContactWithWorks { to });
            }
        }
        Side::Gaul => {
            let works = public.faces_works(pack, to)
                || ground.around.has(Edge::DITCH)
                || public.has_camp(to)
                || public.standing().around(GRID, to) != 0;
            if works {
                return Err(Refusal::ContactWithWorks { to });
            }
            if ground.region != pack.region(from) {
                return Err(Refusal::BeyondTheLines { to });
            }
        }
    }
    Ok(())
}

/// Whether a leader still has units that he can deploy somewhere.
pub(crate) fn can_deploy(
    pack: &crate::pack::Pack,
    public: &Board,
    boxes: &Boxes,
    counter: Counter,
) -> bool {
    let Some((leader, from)) = deployer(public, counter) else { return false };
    let units = boxes.in_box(leader);
    if units.is_empty() {
        return false;
    }
    let range = public.values(pack, leader).range;
    GRID.disc(from, range).any(|to| {
        units.iter().any(|unit| {
            let order = public.order(unit).max(boxes.order(unit));
            public.check_stack_as(pack, unit, order, to).is_ok()
        }) && check_hex(pack, public, leader, from, to).is_ok()
    })
}

impl State {
    /// 2.0-C1 begins: leaders in sight who still have units in their boxes deploy, too.
    pub(crate) fn begin_deployment(&mut self, table: &mut Table<'_, Event>) {
        for counter in Counter::all() {
            let Some((leader, _)) = deployer(&self.public, counter) else { continue };
            if !leader.has_box() {
                continue;
            }
            let full = self.boxes(counter.side(), table.referee()).count(leader) > 0;
            if full && self.public.is_seen(self.pack, counter) {
                self.public.marked.insert(counter);
            }
        }
        self.next_deployment(CounterSet::EMPTY, table);
    }

    /// 2.0-C1: a unit comes on the map. Enemy leaders whom it sees are turned over at once; they are
    /// next when this leader has finished.
    pub(crate) fn deploy(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let (pack, side) = (self.pack, unit.side());
        let leader = self.boxes(side, table.referee()).of(unit).expect("it was in a box");
        let counter = self.public.counter_of(leader).expect("a leader who deploys is open");
        self.leave_box(unit, table);
        self.public.put(pack, unit, Spot::On(to));
        table.tell(|| Event::Deployed { unit, hex: to });
        let seen = self.sweep(side.enemy(), table);
        self.go_on_deployment(counter, seen, table);
    }
}
