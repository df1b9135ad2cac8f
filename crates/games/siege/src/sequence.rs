//! 2.0: the order of play. Only this module moves from phase to phase.

use kernel::{SeatSet, Table};

use crate::action::Event;
use crate::ids::{Counter, CounterSet, Force, Leader, LeaderSet, Side, Unit, UnitSet};
use crate::pack::{Hexes, Region};
use crate::state::{After, Combats, Moves, OverBy, Phase, Public, Round, State, Volley};
use crate::{command, deployment, disorder};

impl State {
    /// Everybody is ready: the set-up, the organisation or the withdrawal is over.
    pub(crate) fn all_ready(&mut self, table: &mut Table<'_, Event>) {
        match self.public.phase {
            Phase::Setup { .. } => self.begin_turn(table),
            Phase::Organisation { .. } => self.begin_strategic(table),
            Phase::Withdrawal { .. } => {
                self.strategic_rallies(table);
                self.check_victory(table);
            }
            Phase::Succession { .. }
            | Phase::Strategic(_)
            | Phase::Deployment { .. }
            | Phase::Movement(_)
            | Phase::Archery(_)
            | Phase::Combat(_)
            | Phase::Rally { .. }
            | Phase::Over { .. } => {}
        }
    }

    /// A turn begins: A, the organisation of commands; on the first turn that is the set-up.
    pub(crate) fn begin_turn(&mut self, table: &mut Table<'_, Event>) {
        let (turn, night) = (self.public.turn, self.public.is_night(self.pack));
        table.tell(|| Event::Turn { turn, night });
        let public = &mut self.public;
        public.handled = UnitSet::EMPTY;
        public.rallied = UnitSet::EMPTY;
        public.marched = CounterSet::EMPTY;
        public.strategic = None;
        public.tactical = None;
        if turn == 1 {
            return self.begin_strategic(table);
        }
        for side in Side::BOTH {
            self.secret(side, table.referee()).transferred = UnitSet::EMPTY;
        }
        self.public.phase = Phase::Organisation { done: SeatSet::NONE };
        self.skip_idle(table);
    }

    /// Players of whom everybody knows that they can arrange nothing are ready by themselves.
    fn skip_idle(&mut self, table: &mut Table<'_, Event>) {
        for seat in (0..self.public.seats()).map(|index| kernel::Seat(index as u8)) {
            let eyes = self.eyes(seat);
            let busy = if let Phase::Organisation { .. } = self.public.phase {
                command::may_arrange(eyes)
            } else if let Phase::Withdrawal { .. } = self.public.phase {
                command::may_withdraw(eyes)
            } else {
                return;
            };
            if !busy {
                self.ready(seat, table);
            }
        }
    }

    /// 8.1, then B: a side without a commander chooses one, then the initiative is thrown for.
    pub(crate) fn begin_strategic(&mut self, table: &mut Table<'_, Event>) {
        for side in Side::BOTH {
            if self.must_choose_commander(side, table) {
                self.public.phase = Phase::Succession { side };
                return;
            }
        }
        for side in Side::BOTH {
            self.sweep(side, table);
        }
        let totals = Side::BOTH.map(|side| {
            let die = (table.roll("strategic", 10) % 10) as i8;
            let leader = self.public.commanders[side.index()];
            die + leader.map_or(0, |leader| self.public.values(self.pack, leader).modifier)
        });
        let side = self.winner(totals);
        table.tell(|| Event::StrategicInitiative { side, totals });
        self.public.strategic = Some(side);
        self.begin_round(1, table);
    }

    /// The higher total; a tie is Rome's by day and the Gauls' by night.
    fn winner<T: Ord>(&self, totals: [T; 2]) -> Side {
        let [rome, gaul] = totals;
        match rome.cmp(&gaul) {
            std::cmp::Ordering::Less => Side::Gaul,
            std::cmp::Ordering::Equal if self.public.is_night(self.pack) => Side::Gaul,
            std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => Side::Rome,
        }
    }

    /// B.1 to B.3.
    fn begin_round(&mut self, number: u8, table: &mut Table<'_, Event>) {
        if number > 3 {
            return self.begin_tactical(table);
        }
        let first = self.public.strategic.expect("the initiative was thrown for");
        let side = if number == 2 { first.enemy() } else { first };
        let limit = if number == 1 { 1 } else { 3 - self.hampered(side) };
        self.public.phase =
            Phase::Strategic(Round { side, number, limit, moved: CounterSet::EMPTY, march: None });
        self.go_on_marching(table);
    }

    /// 2.0-B.2: Gallic leaders in sight cost the Gauls one move, or two.
    fn hampered(&self, side: Side) -> u8 {
        if side == Side::Rome {
            return 0;
        }
        let seen = Counter::of(Force::Relief)
            .filter(|counter| {
                let face = self.public.faces[counter.index()];
                face.is_some_and(|leader| !leader.is_detachment())
                    && self.public.is_seen(self.pack, *counter)
            })
            .count();
        seen.min(2) as u8
    }

    /// Waits while a counter could still move in this round.
    pub(crate) fn go_on_marching(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Strategic(Round { side, number, limit, moved, march: None }) = self.public.phase
        else {
            return;
        };
        let most = usize::from(limit) + usize::from(side == Side::Rome && number > 1);
        let able = Counter::of(Public::first_force(side)).any(|counter| {
            self.public.counters[counter.index()].is_some()
                && self.public.faces[counter.index()].is_none()
                && !self.public.marched.contains(counter)
        });
        if !able || moved.len() >= most {
            self.begin_round(number + 1, table);
        }
    }

    pub(crate) fn end_marches(&mut self, table: &mut Table<'_, Event>) {
        if let Phase::Strategic(Round { side, number, .. }) = self.public.phase {
            table.tell(|| Event::Passed { side, round: number });
            self.begin_round(number + 1, table);
        }
    }

    /// 7.1, 7.2, 11.5: whoever is on the way stops.
    pub(crate) fn halt(&mut self, table: &mut Table<'_, Event>) {
        if self.public.must_flee() {
            return self.stop_retreat(table);
        }
        if let Phase::Movement(Moves { going, .. }) = &mut self.public.phase {
            *going = None;
        } else if let Phase::Strategic(Round { march, .. }) = &mut self.public.phase {
            *march = None;
            self.go_on_marching(table);
        }
    }

    /// C: the tactical initiative, then deployment.
    fn begin_tactical(&mut self, table: &mut Table<'_, Event>) {
        let strategic = self.public.strategic;
        let totals = Side::BOTH
            .map(|side| table.roll("tactical", 6) as u8 + u8::from(strategic == Some(side)));
        let side = self.winner(totals);
        table.tell(|| Event::TacticalInitiative { side, totals });
        self.public.tactical = Some(side);
        self.begin_deployment(table);
    }

    /// The next leader who deploys: first those whom the last deployment brought into sight, then
    /// those of the player without the tactical initiative, then the others.
    pub(crate) fn next_deployment(
        &mut self,
        chain: CounterSet,
        after: After,
        table: &mut Table<'_, Event>,
    ) {
        loop {
            let second = self.public.tactical.unwrap_or(Side::Rome);
            let of = |side: Side| self.public.marked.iter().find(|counter| counter.side() == side);
            let next = chain
                .and(self.public.marked)
                .first()
                .or_else(|| of(second.enemy()))
                .or_else(|| of(second));
            let Some(counter) = next else { return self.end_deployment(after, table) };
            let secret = self.secrets[counter.side().index()].open(table.referee());
            if deployment::can_deploy(self.pack, &self.public, secret, counter) {
                self.public.phase = Phase::Deployment { counter, chain, begun: false, after };
                return;
            }
            self.public.marked.remove(counter);
        }
    }

    /// After the deployments that a moment called for.
    pub(crate) fn end_deployment(&mut self, after: After, table: &mut Table<'_, Event>) {
        match after {
            After::Deployment => {
                self.mend_breaches(table);
                self.begin_half(self.public.tactical.unwrap_or(Side::Rome), table);
            }
            After::Movement => {
                self.mend_breaches(table);
                if self.moving_side() == Side::Gaul {
                    self.begin_archery(table);
                } else {
                    self.begin_combats(table);
                }
            }
            After::Combat => {
                self.mend_breaches(table);
                self.begin_rally(Public::first_force(self.moving_side()), table);
            }
        }
    }

    /// Whose half of the tactical phase it is (C2 or C3).
    pub(crate) fn moving_side(&self) -> Side {
        let first = self.public.tactical.unwrap_or(Side::Rome);
        if self.public.second_half { first.enemy() } else { first }
    }

    /// 10.1: shots are due if any of the works has a target.
    fn begin_archery(&mut self, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Archery(Volley::default());
        self.go_on_archery(table);
    }

    pub(crate) fn mend_breaches(&mut self, table: &mut Table<'_, Event>) {
        for hex in self.public.mend(self.pack) {
            table.tell(|| Event::Repaired { hex });
        }
    }

    /// C2 or C3: a side's movement.
    fn begin_half(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let public = &mut self.public;
        public.second_half = Some(side) != public.tactical;
        public.moved = UnitSet::EMPTY;
        public.ridden = LeaderSet::EMPTY;
        public.fought = UnitSet::EMPTY;
        public.handled = UnitSet::EMPTY;
        self.begin_moves(Public::first_force(side), table);
    }

    fn begin_moves(&mut self, force: Force, table: &mut Table<'_, Event>) {
        let side = force.side();
        let command = self.public.in_command(self.pack, side);
        self.public.phase = Phase::Movement(Moves { force, command, going: None });
        let public = &self.public;
        let units = public.on_map(side).any(|(unit, _)| public.acts_for(force, unit.force()));
        let leaders = Counter::all().any(|counter| {
            counter.side() == side
                && public.acts_for(force, counter.force())
                && public.faces[counter.index()].is_some()
        });
        if !units && !leaders {
            self.end_moves(table);
        }
    }

    /// The other Gallic player moves, or the movement of the side is over.
    pub(crate) fn end_moves(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Movement(Moves { force, .. }) = self.public.phase else { return };
        match self.public.next_force(force) {
            Some(next) => self.begin_moves(next, table),
            None => self.next_deployment(CounterSet::EMPTY, After::Movement, table),
        }
    }

    /// 11.0: the combats of the side whose half it is.
    pub(crate) fn begin_combats(&mut self, table: &mut Table<'_, Event>) {
        self.begin_combats_of(Public::first_force(self.moving_side()), table);
    }

    fn begin_combats_of(&mut self, force: Force, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Combat(Combats {
            force,
            command: self.public.in_command(self.pack, force.side()),
            attacked: Hexes::new(),
            owed: Hexes::new(),
            stacks: Hexes::new(),
            battle: None,
        });
        self.go_on_combats(table);
    }

    pub(crate) fn end_combats(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Combat(Combats { force, .. }) = self.public.phase else { return };
        if let Some(next) = self.public.next_force(force) {
            return self.begin_combats_of(next, table);
        }
        let mut seen = CounterSet::EMPTY;
        for side in Side::BOTH {
            seen = seen.or(self.sweep(side, table));
        }
        self.next_deployment(seen, After::Combat, table);
    }

    /// 12.5: rallies on the map, if any can be tried.
    fn begin_rally(&mut self, force: Force, table: &mut Table<'_, Event>) {
        self.public.handled = UnitSet::EMPTY;
        self.public.phase = Phase::Rally { force };
        self.go_on_rally(table);
    }

    pub(crate) fn go_on_rally(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Rally { force } = self.public.phase else { return };
        let any = self
            .public
            .on_map(force.side())
            .any(|(unit, _)| disorder::check_rally(&self.public, force, unit).is_ok());
        if !any {
            self.end_rally(table);
        }
    }

    /// The other Gallic player, then the other side's half, then phase D.
    pub(crate) fn end_rally(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Rally { force } = self.public.phase else { return };
        if let Some(next) = self.public.next_force(force) {
            return self.begin_rally(next, table);
        }
        if self.public.second_half {
            return self.begin_withdrawal(table);
        }
        self.begin_half(force.side().enemy(), table);
    }

    /// D: counters out of sight turn over, and units may go back to boxes.
    fn begin_withdrawal(&mut self, table: &mut Table<'_, Event>) {
        let public = &mut self.public;
        public.second_half = false;
        public.moved = UnitSet::EMPTY;
        public.ridden = LeaderSet::EMPTY;
        public.fought = UnitSet::EMPTY;
        public.handled = UnitSet::EMPTY;
        public.marked = CounterSet::EMPTY;
        self.conceal(table);
        self.public.phase = Phase::Withdrawal { done: SeatSet::NONE };
        self.skip_idle(table);
    }

    /// E: automatic victory, the end of the game, or the next turn.
    pub(crate) fn check_victory(&mut self, table: &mut Table<'_, Event>) {
        self.mend_breaches(table);
        let pack = self.pack;
        let out = |hex: geometry::hex::Hex| pack.region(hex) == Region::Outside;
        let free: UnitSet = Unit::of(Force::Besieged)
            .filter(|unit| self.public.hex_of(*unit).is_some_and(out))
            .collect();
        let leader = self.public.leader_hex(Leader::VERCINGETORIX).is_some_and(out);
        let new = !free.minus(self.public.escaped).is_empty()
            || leader && !self.public.vercingetorix_escaped;
        if new {
            table.tell(|| Event::Escaped { units: free.len() as u8, vercingetorix: leader });
        }
        self.public.escaped = self.public.escaped.or(free);
        self.public.vercingetorix_escaped |= leader;
        if leader && free.len() >= usize::from(pack.worth.breakout) {
            return self.over(Some(Side::Gaul), OverBy::Breakout, table);
        }
        if self.public.turn == pack.turns() {
            let [rome, gaul] =
                Side::BOTH.map(|side| crate::victory::points(pack, &self.public, side));
            let winner = match rome.cmp(&gaul) {
                std::cmp::Ordering::Greater => Some(Side::Rome),
                std::cmp::Ordering::Less => Some(Side::Gaul),
                std::cmp::Ordering::Equal => None,
            };
            return self.over(winner, OverBy::Points, table);
        }
        self.public.turn += 1;
        self.begin_turn(table);
    }

    pub(crate) fn over(&mut self, winner: Option<Side>, by: OverBy, table: &mut Table<'_, Event>) {
        let points = Side::BOTH.map(|side| crate::victory::points(self.pack, &self.public, side));
        table.tell(|| Event::Won { winner, by, points });
        self.public.flights.clear();
        self.public.phase = Phase::Over { winner, by };
    }

    /// Nobody must retreat any more: what was interrupted goes on.
    pub(crate) fn resume(&mut self, table: &mut Table<'_, Event>) {
        if matches!(self.public.phase, Phase::Archery(_)) {
            self.go_on_archery(table);
        } else {
            self.go_on_battle(table);
        }
    }
}
