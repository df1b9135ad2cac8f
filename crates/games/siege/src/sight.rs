//! 1.3: who sees whom, and counters that are turned over.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::Event;
use crate::ids::{Counter, CounterSet, Force, Leader, Side};
use crate::pack::{Edge, GRID, Hexes, Pack, Region};
use crate::state::{Board, Fate, State};

/// Whether a hex is next to a Roman fortification, or beyond the internal line.
fn at_the_line(pack: &Pack, hex: Hex) -> bool {
    let ground = pack.ground(hex);
    ground.around.has(Edge::FORTIFICATION) || ground.region != Region::Inside
}

impl Board {
    /// Whether something of a side in a hex is in sight of its enemy (1.3).
    ///
    /// Ruling R-02: leaders see nothing; only combat units and standing camps do, and Vercingetorix,
    /// whom 1.3 names with his troops.
    pub fn is_in_sight(&self, pack: &Pack, of: Side, hex: Hex) -> bool {
        let range = pack.sight(self.turn);
        let near = |those: &Hexes| those.comes_near(GRID, hex, range);
        match of.enemy() {
            Side::Rome => near(self.standing()) || near(self.held(Force::Roman)),
            Side::Gaul => {
                let vercingetorix = self.counters[Counter::VERCINGETORIX]
                    .is_some_and(|at| GRID.distance(hex, at) <= range);
                near(self.held(Force::Relief))
                    || (vercingetorix || near(self.held(Force::Besieged)))
                        && self.besieged_see(pack)
            }
        }
    }

    /// Whether the besieged reveal Romans: Vercingetorix or one of his units is next to a Roman
    /// fortification, or beyond the internal line (1.3).
    pub fn besieged_see(&self, pack: &Pack) -> bool {
        let at_the_line = |hex: Hex| at_the_line(pack, hex);
        self.held(Force::Besieged).iter().any(at_the_line)
            || self.counters[Counter::VERCINGETORIX].is_some_and(at_the_line)
    }

    /// Anonymous enemy counters that a piece of an army may turn over when it comes to a hex: those
    /// within range; all, when the besieged come to the line, which opens all their eyes (1.3).
    pub fn anonymous_near(
        &self,
        pack: &Pack,
        force: Force,
        hex: Hex,
    ) -> impl Iterator<Item = Counter> + use<> {
        let opens = force == Force::Besieged && at_the_line(pack, hex);
        let (range, faces, counters) = (pack.sight(self.turn), self.faces, self.counters);
        Counter::of_side(force.side().enemy()).filter(move |counter| {
            faces[*counter].is_none()
                && counters[*counter].is_some_and(|at| opens || GRID.distance(at, hex) <= range)
        })
    }

    /// Whether the enemy sees a counter.
    pub fn is_seen(&self, pack: &Pack, counter: Counter) -> bool {
        counter == Counter::VERCINGETORIX
            || self.counters[counter].is_some_and(|hex| self.is_in_sight(pack, counter.side(), hex))
    }
}

impl State {
    /// Turns a counter over and gives it a deployment marker (2.0-B-move).
    pub(crate) fn reveal(&mut self, counter: Counter, table: &mut Table<'_, Event>) {
        if self.public.faces[counter].is_some() {
            return;
        }
        let face = self.secrets[counter.side().index()].open(table.referee()).faces;
        let leader = face[counter].expect("somebody is behind a counter on the map");
        self.public.faces[counter] = Some(leader);
        self.public.marked.insert(counter);
        table.reveal();
        let hex = self.public.counters[counter].expect("a seen counter is on the map");
        table.tell(|| Event::Revealed { counter, leader, hex });
    }

    /// A unit, or Vercingetorix, comes to a hex: enemy counters that are seen now are turned over.
    pub(crate) fn look_from(&mut self, force: Force, hex: Hex, table: &mut Table<'_, Event>) {
        for counter in self.public.anonymous_near(self.pack, force, hex) {
            if self.public.is_seen(self.pack, counter) {
                self.reveal(counter, table);
            }
        }
    }

    /// An open leader comes to a hex. Vercingetorix at the line sees, and lets his units see (1.3).
    pub(crate) fn place_leader(&mut self, leader: Leader, to: Hex, table: &mut Table<'_, Event>) {
        let counter = self.public.counter_of(leader).expect("a leader who moves is open");
        self.public.put_counter(counter, Some(to));
        if leader == Leader::VERCINGETORIX {
            self.look_from(Force::Besieged, to, table);
        }
    }

    /// Turns over all anonymous counters of a side that the enemy sees now.
    pub(crate) fn sweep(&mut self, side: Side, table: &mut Table<'_, Event>) -> CounterSet {
        let mut seen = CounterSet::EMPTY;
        for counter in Counter::of_side(side) {
            let public = &self.public;
            let anonymous = public.counters[counter].is_some() && public.faces[counter].is_none();
            if anonymous && public.is_seen(self.pack, counter) {
                self.reveal(counter, table);
                seen.insert(counter);
            }
        }
        seen
    }

    /// 2.0-D: counters out of sight turn their anonymous side up; those of one hex are mixed.
    ///
    /// Ruling R-03: a wounded leader stays face up, for his marker names him.
    pub(crate) fn conceal(&mut self, table: &mut Table<'_, Event>) {
        for side in Side::BOTH {
            let mut turned = CounterSet::EMPTY;
            for counter in Counter::of_side(side) {
                let Some(leader) = self.public.faces[counter] else { continue };
                let wounded = self.public.fates[leader] == Fate::Wounded;
                if wounded || self.public.is_seen(self.pack, counter) {
                    continue;
                }
                self.public.faces[counter] = None;
                self.public.marked.remove(counter);
                turned.insert(counter);
                table.tell(|| Event::Hidden { counter, leader });
            }
            self.mix(side, turned, table);
        }
    }

    /// Mixes the anonymous counters of every hex where one was turned over.
    fn mix(&mut self, side: Side, turned: CounterSet, table: &mut Table<'_, Event>) {
        let mut done = CounterSet::EMPTY;
        for counter in turned.iter() {
            if done.contains(counter) {
                continue;
            }
            let hex = self.public.counters[counter].expect("it is on the map");
            let here = self.public.counters_in(side, hex);
            let anonymous: arrayvec::ArrayVec<Counter, 14> =
                here.iter().filter(|one| self.public.faces[*one].is_none()).collect();
            done = done.or(here);
            for last in (1..anonymous.len()).rev() {
                let other = table.draw("mix", last as u32 + 1) as usize;
                let faces = &mut self.secrets[side.index()].open_mut(table.referee()).faces;
                faces.0.swap(anonymous[last].index(), anonymous[other].index());
            }
        }
    }
}
