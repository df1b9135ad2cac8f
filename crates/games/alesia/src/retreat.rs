//! 15.3, 16.2 to 16.5: the winner moves the losers, towards their lines as far as he can.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::combat::{lead, leaders_in};
use crate::ids::{Force, Side, Unit, Zone};
use crate::pack::{Pack, Region, Terrain, Verdict};
use crate::state::{Barrier, Battle, Board, Combats, Eyes, Moment, Spot, State, Step, Trail};

/// Where a step of a retreat leads: to a hex, or off the map.
type Foot = Option<Hex>;

/// Why a winner would or would not choose a route: less is better for the loser (16.4, R-36 to
///
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// Whether it enters an open river or the trench.
    wet: bool,
    /// Whether it ends in a hex that is full.
    full: bool,
    /// How far it ends from the loser's lines.
    home: i16,
}

/// What a retreating unit calls home.
#[derive(Clone, Copy)]
enum Home {
    Lines,
    Town,
    Edge,
}

fn home_of(pack: &Pack, unit: Unit, from: Hex) -> Home {
    match (unit.force(), pack.ground(from).region) {
        (Force::Roman, _) => Home::Lines,
        (Force::Besieged, Region::Inside | Region::Between) | (Force::Relief, Region::Inside) => {
            Home::Town
        }
        (Force::Besieged | Force::Relief, Region::Outside) | (Force::Relief, Region::Between) => {
            Home::Edge
        }
    }
}

/// The routes of a unit that must retreat so many hexes.
struct Routes<'a> {
    pack: &'a Pack,
    public: &'a Board,
    unit: Unit,
    from: Hex,
    hexes: u8,
    home: Home,
    /// The best rank of a whole route.
    best: Option<Rank>,
    /// First feet after `via` that lie on a route of the best rank.
    feet: ArrayVec<Foot, 8>,
}

impl<'a> Routes<'a> {
    /// Finds the steps that a unit may be moved by, after it has been moved over `via`.
    fn find(
        pack: &'a Pack,
        public: &'a Board,
        unit: Unit,
        from: Hex,
        hexes: u8,
        via: &[Hex],
    ) -> ArrayVec<Foot, 8> {
        let home = home_of(pack, unit, from);
        let mut routes =
            Self { pack, public, unit, from, hexes, home, best: None, feet: ArrayVec::new() };
        let mut path = ArrayVec::new();
        let barrier = public.barrier_at(pack, unit, from);
        routes.walk(&mut path, barrier, false, via, None);
        routes.feet
    }

    /// Goes on from the end of a path in all ways that are legal.
    fn walk(
        &mut self,
        path: &mut ArrayVec<Hex, 4>,
        barrier: Barrier,
        wet: bool,
        via: &[Hex],
        foot: Option<Foot>,
    ) {
        let (pack, public) = (self.pack, self.public);
        let here = path.last().copied().unwrap_or(self.from);
        let enemy = self.unit.side().enemy();
        let on_trail = |path: &[Hex]| path.iter().zip(via).all(|(a, b)| a == b);
        // The step after `via`, if this is it.
        let noted = |path: &[Hex], to: Foot| if path.len() == via.len() { Some(to) } else { foot };
        if self.unit.side() == Side::Gaul
            && !pack.ground(here).zones.is_empty()
            && barrier != Barrier::In
            && path.len() >= via.len()
        {
            let home = match self.home {
                Home::Edge => -1,
                Home::Town => i16::from(pack.ground(here).to_wall) + 1,
                Home::Lines => i16::from(pack.ground(here).to_lines) + 1,
            };
            self.note(Rank { wet, full: false, home }, noted(path, None));
        }
        for (way, to) in pack.ground(here).next.iter().enumerate() {
            let Some(to) = *to else { continue };
            let ground = pack.ground(to);
            let barred = to == self.from
                || path.contains(&to)
                || ground.terrain == Terrain::Town
                || ground.in_town() && self.unit.side() == Side::Rome
                || ground.works && pack.is_cavalry(self.unit)
                || crate::movement::check_held(public, enemy, to).is_err()
                || public.in_zone(enemy, to);
            if barred {
                continue;
            }
            let Some(after) = public.barrier_after(pack, self.unit, barrier, (here, way, to))
            else {
                continue;
            };
            let foot = noted(path, Some(to));
            path.push(to);
            if on_trail(path) {
                let wet = wet || after == Barrier::In && barrier != Barrier::In;
                if ground.in_town() {
                    let home = match self.home {
                        Home::Town => -1,
                        Home::Edge => i16::from(ground.to_edge),
                        Home::Lines => i16::from(ground.to_lines),
                    };
                    if path.len() >= via.len() {
                        self.note(Rank { wet, full: false, home }, foot);
                    }
                } else if path.len() == usize::from(self.hexes) {
                    let rank = Rank { wet, full: self.is_full(to), home: self.distance(to) };
                    self.note(rank, foot);
                } else {
                    self.walk(path, after, wet, via, foot);
                }
            }
            path.pop();
        }
    }

    fn distance(&self, hex: Hex) -> i16 {
        let ground = self.pack.ground(hex);
        i16::from(match self.home {
            Home::Lines => ground.to_lines,
            Home::Town => ground.to_wall,
            Home::Edge => ground.to_edge,
        })
    }

    fn is_full(&self, hex: Hex) -> bool {
        let side = self.unit.side();
        let there = self.public.men(side, hex).filter(|unit| *unit != self.unit).count();
        !self.unit.is_leader() && there >= usize::from(self.pack.limit(side))
    }

    /// Notes a whole route, by the step that it takes next.
    fn note(&mut self, rank: Rank, foot: Option<Foot>) {
        let Some(foot) = foot else { return };
        if self.best.is_none_or(|best| rank < best) {
            self.best = Some(rank);
            self.feet.clear();
        }
        if self.best == Some(rank) && !self.feet.contains(&foot) {
            self.feet.push(foot);
        }
    }
}

/// How many hexes the losers of a battle go.
fn hexes(battle: &Battle) -> u8 {
    match battle.verdict {
        Some(Verdict::AttackersRetreat { hexes, .. } | Verdict::DefendersRetreat { hexes, .. }) => {
            hexes
        }
        _ => 0,
    }
}

/// The steps that a unit may be moved by next.
fn feet(pack: &Pack, public: &Board, battle: &Battle, unit: Unit) -> ArrayVec<Foot, 8> {
    let Some(at) = public.hex_of(unit).filter(|_| battle.fleeing.contains(unit)) else {
        return ArrayVec::new();
    };
    match &battle.trail {
        Some(trail) if trail.unit == unit => {
            Routes::find(pack, public, unit, trail.from, hexes(battle), &trail.via)
        }
        Some(_) => ArrayVec::new(),
        None => Routes::find(pack, public, unit, at, hexes(battle), &[]),
    }
}

/// Steps by which the winner might move the losers.
pub(crate) fn candidates(eyes: Eyes<'_>, _: &Combats, battle: &Battle, out: &mut Vec<Action>) {
    for unit in battle.fleeing.iter() {
        for foot in feet(eyes.pack, eyes.public, battle, unit) {
            out.push(match foot {
                Some(to) => Action::Retreat { unit, to },
                None => Action::RetreatOff { unit },
            });
        }
    }
}

/// 16.4: whether the winner may move a unit so.
pub(crate) fn check(
    eyes: Eyes<'_>,
    _: &Combats,
    battle: &Battle,
    unit: Unit,
    foot: Foot,
) -> Result<(), Refusal> {
    if !battle.fleeing.contains(unit) {
        return Err(Refusal::NeedNotRetreat { unit });
    }
    if let Some(trail) = &battle.trail
        && trail.unit != unit
    {
        return Err(Refusal::AnotherIsMoving { unit: trail.unit });
    }
    if feet(eyes.pack, eyes.public, battle, unit).contains(&foot) {
        return Ok(());
    }
    Err(match foot {
        Some(to) => Refusal::NotThatWay { to },
        None => Refusal::NotOffTheMap {},
    })
}

impl State {
    /// The beaten side of the battle in progress.
    fn beaten(&mut self) -> Side {
        let attacker = self.combats().side;
        match self.fight().verdict {
            Some(Verdict::AttackersRetreat { .. } | Verdict::AttackersDie { .. }) => attacker,
            _ => attacker.enemy(),
        }
    }

    /// 19.6, 19.3: leaders say whether and with whom they go, then the losers are moved.
    pub(crate) fn begin_retreat(&mut self, table: &mut Table<'_, Event>) {
        let side = self.beaten();
        let attacked = side == self.combats().side;
        let sphere = self.sphere(table.referee());
        let fleeing = self.fight().fleeing;
        for leader in leaders_in(&self.public, fleeing) {
            let slot = company_slot(leader);
            let battle = self.fight();
            if battle.company[slot].is_some() || battle.aside.contains(leader) {
                continue;
            }
            let shares = battle.eager.contains(leader);
            let asked = self.public.decider(self.pack, sphere, leader);
            if attacked && !shares && self.has_others(leader, fleeing) {
                let battle = self.fight();
                (battle.step, battle.asked) = (Step::Fate(leader), asked);
                return;
            }
            let hex = self.public.hex_of(leader);
            let beside: ArrayVec<Unit, 16> =
                fleeing.iter().filter(|unit| self.public.hex_of(*unit) == hex).take(16).collect();
            if let [only] = beside[..] {
                self.fight().company[slot] = Some(only);
                continue;
            }
            let battle = self.fight();
            (battle.step, battle.asked) = (Step::Company(leader), asked);
            return;
        }
        // A leader who shares was marked among the eager for the time of the question.
        for leader in [Unit::CAESAR, Unit::LABIENUS, Unit::VERCINGETORIX] {
            if leader.side() == side {
                self.fight().eager.remove(leader);
            }
        }
        self.fight().step = Step::Retreat;
        self.go_on_retreat(table);
    }

    /// 19.6.
    pub(crate) fn stand_aside(&mut self, leader: Unit, table: &mut Table<'_, Event>) {
        self.fight().aside.insert(leader);
        table.tell(|| Event::StoodAside { leader });
        self.begin_retreat(table);
    }

    /// 19.6.
    pub(crate) fn share(&mut self, leader: Unit, table: &mut Table<'_, Event>) {
        self.fight().eager.insert(leader);
        self.begin_retreat(table);
    }

    /// 19.3.
    pub(crate) fn accompany(&mut self, leader: Unit, unit: Unit, table: &mut Table<'_, Event>) {
        self.fight().company[company_slot(leader)] = Some(unit);
        self.begin_retreat(table);
    }

    /// Waits for the winner to move a loser, or goes on when none is left. Who has no way out dies,
    /// and a way that is the only one is taken.
    pub(crate) fn go_on_retreat(&mut self, table: &mut Table<'_, Event>) {
        loop {
            if self.is_over() {
                return;
            }
            let battle = self.fight().clone();
            let Some(first) = battle.fleeing.iter().next() else { break };
            let alive = |unit: Unit| self.public.hex_of(unit).is_some();
            if let Some(gone) = battle.fleeing.iter().find(|unit| !alive(*unit)) {
                self.fight().fleeing.remove(gone);
                continue;
            }
            if battle.trail.is_none()
                && let Some(lost) = battle
                    .fleeing
                    .iter()
                    .find(|unit| feet(self.pack, &self.public, &battle, *unit).is_empty())
            {
                self.fight().fleeing.remove(lost);
                self.with_company(lost, |state, leader| {
                    state.kill(leader, fate(leader), table);
                });
                self.kill(lost, Rule("15.3"), table);
                continue;
            }
            let mover = battle.trail.as_ref().map_or(first, |trail| trail.unit);
            let ways = feet(self.pack, &self.public, &battle, mover);
            if (battle.trail.is_some() || battle.fleeing.len() == 1) && ways.len() == 1 {
                if self.retreat(mover, ways[0], table) {
                    return;
                }
                continue;
            }
            let sphere = self.sphere(table.referee());
            let (side, beaten) = (self.combats().side, self.beaten());
            let winners = self.public.fighters(side, beaten.enemy(), battle.attack);
            let asked = lead(self.pack, &self.public, sphere, winners);
            self.fight().asked = asked.unwrap_or(battle.asked);
            return;
        }
        self.begin_advance(table);
    }

    /// Calls `each` with the leaders that go with a unit.
    fn with_company(&mut self, unit: Unit, mut each: impl FnMut(&mut Self, Unit)) {
        for leader in [Unit::CAESAR, Unit::LABIENUS, Unit::VERCINGETORIX] {
            if self.fight().company[company_slot(leader)] == Some(unit) {
                each(self, leader);
                if self.is_over() {
                    return;
                }
            }
        }
    }

    /// The winner moves a unit, and the rest follows from it.
    pub(crate) fn retreat_step(&mut self, unit: Unit, foot: Foot, table: &mut Table<'_, Event>) {
        if !self.retreat(unit, foot, table) {
            self.go_on_retreat(table);
        }
    }

    /// 16.4: a unit is moved one hex, or off the map. Whether somebody is asked something now.
    fn retreat(&mut self, unit: Unit, foot: Foot, table: &mut Table<'_, Event>) -> bool {
        let pack = self.pack;
        let from = self.public.hex_of(unit).expect("a unit that retreats is on the map");
        let Some(to) = foot else {
            table.tell(|| Event::RetreatedOff { unit });
            self.fight().fleeing.remove(unit);
            self.raze_trail(table);
            self.with_company(unit, |state, leader| {
                state.go_off(leader, from, None, table);
            });
            if self.is_over() {
                return true;
            }
            return self.exile(unit, from, table);
        };
        let hexes = hexes(self.fight());
        let start = || Trail { unit, from, via: ArrayVec::new() };
        let trail = self.fight().trail.get_or_insert_with(start);
        trail.via.push(to);
        let done = trail.via.len() == usize::from(hexes) || pack.ground(to).in_town();
        table.tell(|| Event::Retreated { unit, to });
        self.enter_hex(unit, to, table);
        if self.is_over() {
            return true;
        }
        self.with_company(unit, |state, leader| state.enter_hex(leader, to, table));
        if self.is_over() {
            return true;
        }
        if pack.ground(to).in_town() {
            // there is room inside, whoever is on the wall.
            self.public.put(pack, unit, Spot::TOWN);
            self.with_company(unit, |state, leader| state.public.put(pack, leader, Spot::TOWN));
            table.tell(|| Event::WentIn { unit });
        }
        if done {
            self.fight().fleeing.remove(unit);
        }
        if self.offer_fire(unit, Moment::Retreat, Some(from), table) {
            return true;
        }
        if done {
            self.raze_trail(table);
        }
        self.is_over()
    }

    /// 24.9: forts that a Gaul has retreated through are removed, and its trail ends.
    pub(crate) fn raze_trail(&mut self, table: &mut Table<'_, Event>) {
        let Some(trail) = self.fight().trail.take() else { return };
        for hex in trail.via {
            self.raze_under(trail.unit, hex, table);
        }
        self.lone_leaders(table);
    }

    /// 11.5: a unit was moved off the map; its owner may have to choose between two zones.
    fn exile(&mut self, unit: Unit, from: Hex, table: &mut Table<'_, Event>) -> bool {
        let zones = self.pack.ground(from).zones;
        self.go_off(unit, from, zones.first(), table);
        if zones.only().is_some() || unit.force() != Force::Relief || self.is_over() {
            return self.is_over();
        }
        let asked = self.public.seat_of(unit.force());
        let battle = self.fight();
        (battle.step, battle.asked) = (Step::Exile(unit), asked);
        true
    }

    /// 11.5.
    pub(crate) fn settle_exile(&mut self, unit: Unit, zone: Zone, table: &mut Table<'_, Event>) {
        let owner = self.zones.owners();
        self.zones_mut(table.referee()).at.set(unit, Some(zone));
        table.tell(|| Event::Settled { unit, zone: Concealed::shared(owner, zone) });
        self.fight().step = Step::Retreat;
        self.go_on_retreat(table);
    }

    /// Fire at a unit that retreated or advanced is over.
    pub(crate) fn after_combat_fire(&mut self, table: &mut Table<'_, Event>) {
        let step = self.fight().step;
        let trail = self.fight().trail.clone();
        if let Some(trail) = trail {
            let unit = trail.unit;
            let dead = self.public.hex_of(unit).is_none();
            if step == Step::Advance {
                if dead || !self.fight().eager.contains(unit) {
                    self.fight().trail = None;
                    self.fight().eager.remove(unit);
                }
            } else {
                if dead {
                    self.with_company(unit, |state, leader| {
                        state.kill(leader, fate(leader), table);
                    });
                    if self.is_over() {
                        return;
                    }
                }
                if dead || !self.fight().fleeing.contains(unit) {
                    self.fight().fleeing.remove(unit);
                    self.raze_trail(table);
                }
            }
        }
        if step == Step::Advance {
            self.go_on_advance(table);
        } else {
            self.go_on_retreat(table);
        }
    }

    /// Puts a unit that is off the map where all may know it (11.5): besieged units.
    pub(crate) fn off_spot(unit: Unit, zone: Option<Zone>) -> Spot {
        match (unit.force(), zone) {
            (Force::Besieged | Force::Roman, Some(zone)) => Spot::zone(zone),
            (Force::Besieged | Force::Roman, None) | (Force::Relief, _) => Spot::OFF,
        }
    }
}

/// The rule by which a leader is lost with the unit that he retreats with.
fn fate(leader: Unit) -> Rule {
    Rule(if leader == Unit::VERCINGETORIX { "19.7" } else { "19.3" })
}

fn company_slot(leader: Unit) -> usize {
    match leader {
        Unit::CAESAR => 0,
        Unit::LABIENUS => 1,
        _ => 2,
    }
}
