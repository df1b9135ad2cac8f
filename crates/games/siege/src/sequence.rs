//! 2.0: the order of play. Only this module moves from phase to phase.
//!
//! Set-up (14.1), then turn by turn: A, the organisation of commands; successors (8.1); B.1 to B.3,
//! the rounds of strategic moves; C, the tactical initiative; C1, deployment; C2 and C3, for each
//! side movement, Roman archery after the Gauls', combats and rallies; D, withdrawal; E, victory.
//! A retreat interrupts movement, archery and combats, a deployment their end (decision 12).

use kernel::{Seat, SeatSet, Table};

use crate::action::Event;
use crate::ids::{Counter, CounterSet, Force, Leader, LeaderSet, Side, Unit, UnitSet};
use crate::pack::{Hexes, Region};
use crate::state::{
    BoxChoice, Combats, Flights, Moves, OverBy, Phase, Public, Round, Stage, State, Volley,
};
use crate::{deployment, disorder, organisation, withdrawal};

impl State {
    /// A player has nothing more to place or arrange. When nobody has, the set-up, A or D is over.
    pub(crate) fn ready(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let seats = self.public.seats();
        if let Phase::Setup { .. } = self.public.phase() {
            self.shut_boxes(seat);
        }
        let done = self.done();
        *done = done.with(seat);
        if done.len() < seats {
            return;
        }
        if let Phase::Setup { .. } = self.public.phase() {
            self.begin_turn(table);
        } else if let Phase::Organisation { .. } = self.public.phase() {
            self.begin_strategic(table);
        } else {
            self.strategic_rallies(table);
            self.check_victory(table);
        }
    }

    /// A turn begins: A, the organisation of commands; on the first turn that is the set-up.
    pub(crate) fn begin_turn(&mut self, table: &mut Table<'_, Event>) {
        let (turn, night) = (self.public.turn, self.public.is_night(self.pack));
        table.tell(|| Event::Turn { turn, night });
        let public = &mut self.public;
        public.rallied = UnitSet::EMPTY;
        public.marched = CounterSet::EMPTY;
        public.strategic = None;
        public.tactical = None;
        if turn == 1 {
            if self.public.options.boxes == BoxChoice::Open {
                self.open_boxes(table);
            }
            return self.begin_strategic(table);
        }
        for side in Side::BOTH {
            self.secret(side, table.referee()).transferred = UnitSet::EMPTY;
        }
        self.public.phases.replace(Phase::Organisation { done: SeatSet::NONE });
        self.skip_idle(table);
    }

    /// Players of whom everybody knows that they can arrange nothing are ready by themselves.
    fn skip_idle(&mut self, table: &mut Table<'_, Event>) {
        for seat in SeatSet::first(self.public.seats()).iter() {
            let eyes = self.eyes(seat);
            let busy = if let Phase::Organisation { .. } = *self.public.phase() {
                organisation::may_arrange(eyes)
            } else if let Phase::Withdrawal { .. } = *self.public.phase() {
                withdrawal::may_withdraw(eyes)
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
                self.public.phases.replace(Phase::Succession { side });
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
        let Some(limit) = self.pack.rounds.get(usize::from(number) - 1).copied() else {
            return self.begin_tactical(table);
        };
        let first = self.public.strategic.expect("the initiative was thrown for");
        let side = if number == 2 { first.enemy() } else { first };
        let limit = limit - if number == 1 { 0 } else { self.hampered(side) };
        self.public.phases.replace(Phase::Strategic(Round {
            side,
            number,
            limit,
            moved: CounterSet::EMPTY,
            march: None,
        }));
        self.go_on_marching(table);
    }

    /// 2.0-B.2: Gallic leaders in sight cost the Gauls one move, or two.
    fn hampered(&self, side: Side) -> u8 {
        if side == Side::Rome {
            return 0;
        }
        let seen = Counter::of(Force::Relief)
            .filter(|counter| {
                let face = self.public.faces[*counter];
                face.is_some_and(|leader| !leader.is_detachment())
                    && self.public.is_seen(self.pack, *counter)
            })
            .count();
        seen.min(usize::from(self.pack.in_sight)) as u8
    }

    /// Waits while a counter could still move in this round.
    pub(crate) fn go_on_marching(&mut self, table: &mut Table<'_, Event>) {
        let Round { side, number, limit, moved, .. } = *self.round();
        let (pack, public) = (self.pack, &self.public);
        let able = Counter::of(Public::first_force(side)).any(|counter| {
            let from = public.counters[counter];
            public.faces[counter].is_none()
                && !public.marched.contains(counter)
                && from.is_some_and(|hex| side == Side::Gaul || public.behind_works(pack, hex))
        });
        // Caesar moves besides the others: he has, or he may be behind an anonymous counter.
        let caesar = match public.counter_of(Leader::CAESAR) {
            Some(counter) => moved.contains(counter),
            None => public.fates[Leader::CAESAR].is_present(),
        };
        let most = usize::from(limit) + usize::from(side == Side::Rome && number > 1 && caesar);
        if !able || moved.len() >= most {
            self.begin_round(number + 1, table);
        }
    }

    pub(crate) fn end_marches(&mut self, table: &mut Table<'_, Event>) {
        let Round { side, number, .. } = *self.round();
        table.tell(|| Event::Passed { side, round: number });
        self.begin_round(number + 1, table);
    }

    /// 7.1, 7.2, 11.5: whoever is on the way stops.
    pub(crate) fn halt(&mut self, table: &mut Table<'_, Event>) {
        if let Phase::Retreat { .. } = self.public.phase() {
            self.stop_retreat(table);
        } else if let Phase::Movement(moves) = self.public.phases.top_mut() {
            moves.going = None;
            self.mend_breaches(table);
        } else {
            self.round().march = None;
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
    /// those of the player without the tactical initiative, then the others. In phase C1 they come
    /// one after the other; what comes into sight in movement or combats interrupts its end.
    pub(crate) fn next_deployment(&mut self, chain: CounterSet, table: &mut Table<'_, Event>) {
        loop {
            let second = self.public.tactical.unwrap_or(Side::Rome);
            let of = |side: Side| self.public.marked.iter().find(|counter| counter.side() == side);
            let next = chain
                .and(self.public.marked)
                .first()
                .or_else(|| of(second.enemy()))
                .or_else(|| of(second));
            let Some(counter) = next else { return self.end_deployment(table) };
            let boxes = self.boxes(counter.side(), table.referee());
            if deployment::can_deploy(self.pack, &self.public, boxes, counter) {
                let phase = Phase::Deployment { counter, chain, begun: false };
                if matches!(self.public.phase(), Phase::Movement(_) | Phase::Combat(_)) {
                    self.public.phases.push(phase);
                } else {
                    self.public.phases.replace(phase);
                }
                return;
            }
            self.public.marked.remove(counter);
        }
    }

    /// A leader who has deployed a unit deploys the next; when he has none left, those whom he
    /// brought into sight do.
    pub(crate) fn go_on_deployment(
        &mut self,
        counter: Counter,
        seen: CounterSet,
        table: &mut Table<'_, Event>,
    ) {
        let chain = self.chain().or(seen);
        let boxes = self.boxes(counter.side(), table.referee());
        if deployment::can_deploy(self.pack, &self.public, boxes, counter) {
            self.public.phases.replace(Phase::Deployment { counter, chain, begun: true });
        } else {
            self.public.marked.remove(counter);
            self.next_deployment(chain, table);
        }
    }

    /// A legion was exchanged in a deployment: a leader whose units find no room any more has done
    /// with it.
    pub(crate) fn look_again(&mut self, counter: Counter, table: &mut Table<'_, Event>) {
        let boxes = self.boxes(counter.side(), table.referee());
        if !deployment::can_deploy(self.pack, &self.public, boxes, counter) {
            self.public.marked.remove(counter);
            self.next_deployment(self.chain(), table);
        }
    }

    /// After the deployments that a moment called for: the first half, or what they interrupted.
    fn end_deployment(&mut self, table: &mut Table<'_, Event>) {
        if let (Phase::Deployment { .. }, Some(_)) =
            (self.public.phases.top(), self.public.phases.below())
        {
            self.public.phases.pop();
        }
        self.mend_breaches(table);
        let side = self.moving_side();
        if let Phase::Combat(_) = self.public.phase() {
            self.begin_rally(Public::first_force(side), table);
        } else if let Phase::Movement(_) = self.public.phase() {
            match side {
                Side::Gaul => self.begin_archery(table),
                Side::Rome => self.begin_combats(table),
            }
        } else {
            self.begin_half(self.public.tactical.unwrap_or(Side::Rome), table);
        }
    }

    /// Whose half of the tactical phase it is (C2 or C3).
    pub(crate) fn moving_side(&self) -> Side {
        let first = self.public.tactical.unwrap_or(Side::Rome);
        if self.public.second_half { first.enemy() } else { first }
    }

    /// 10.1: shots are due if any of the works has a target.
    fn begin_archery(&mut self, table: &mut Table<'_, Event>) {
        self.public.phases.replace(Phase::Archery(Volley::default()));
        self.go_on_archery(table);
    }

    /// Waits while some work can still shoot.
    fn go_on_archery(&mut self, table: &mut Table<'_, Event>) {
        if !self.can_shoot() {
            self.begin_combats(table);
        }
    }

    pub(crate) fn mend_breaches(&mut self, table: &mut Table<'_, Event>) {
        for hex in self.public.mend(self.pack).iter() {
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
        self.begin_moves(Public::first_force(side), table);
    }

    fn begin_moves(&mut self, force: Force, table: &mut Table<'_, Event>) {
        let side = force.side();
        let command = self.public.in_command(self.pack, side);
        self.public.phases.replace(Phase::Movement(Moves { force, command, going: None }));
        let public = &self.public;
        let units = public.on_map(side).any(|(unit, _)| public.acts_for(force, unit.force()));
        let leaders = Counter::all().any(|counter| {
            counter.side() == side
                && public.acts_for(force, counter.force())
                && public.faces[counter].is_some()
        });
        if !units && !leaders {
            self.end_moves(table);
        }
    }

    /// The other Gallic player moves, or the movement of the side is over.
    pub(crate) fn end_moves(&mut self, table: &mut Table<'_, Event>) {
        let force = self.moves().force;
        match self.public.next_force(force) {
            Some(next) => self.begin_moves(next, table),
            None => self.next_deployment(CounterSet::EMPTY, table),
        }
    }

    /// 11.0: the combats of the side whose half it is.
    pub(crate) fn begin_combats(&mut self, table: &mut Table<'_, Event>) {
        let force = Public::first_force(self.moving_side());
        self.begin_combats_of(force, Hexes::new(), table);
    }

    /// The combats of one army; `attacked` are the hexes that its ally has attacked in this phase.
    fn begin_combats_of(&mut self, force: Force, attacked: Hexes, table: &mut Table<'_, Event>) {
        let command = self.public.in_command(self.pack, force.side());
        self.public.phases.replace(Phase::Combat(Combats {
            force,
            command,
            attacked,
            owed: Hexes::new(),
            stacks: Hexes::new(),
            battle: None,
        }));
        self.go_on_combats(table);
    }

    /// Waits for the next attack, or ends the combats when none is possible.
    fn go_on_combats(&mut self, table: &mut Table<'_, Event>) {
        if !self.can_attack() {
            self.end_combats(table);
        }
    }

    /// 11.2 to 11.5: the combat goes on with a stage. Those who must retreat do when both results
    /// are settled (11.1).
    pub(crate) fn go_to(&mut self, stage: Stage, table: &mut Table<'_, Event>) {
        let battle = self.battle();
        battle.stage = stage;
        let settling = matches!(stage, Stage::Defender | Stage::Attacker);
        let flights = if settling { Flights::new() } else { std::mem::take(&mut battle.flights) };
        self.begin_retreats(flights, table);
    }

    /// One result is settled: then the other, then the retreats.
    pub(crate) fn end_verdict(&mut self, table: &mut Table<'_, Event>) {
        let defender = self.battle().stage == Stage::Defender;
        self.go_to(if defender { Stage::Attacker } else { Stage::Mandatory }, table);
    }

    pub(crate) fn end_battle(&mut self, table: &mut Table<'_, Event>) {
        self.combats().battle = None;
        self.go_on_combats(table);
    }

    /// The combats of the other Gallic player, or the end of them.
    pub(crate) fn end_combats(&mut self, table: &mut Table<'_, Event>) {
        let Combats { force, attacked, .. } = *self.combats();
        if let Some(next) = self.public.next_force(force) {
            return self.begin_combats_of(next, attacked, table);
        }
        let mut seen = CounterSet::EMPTY;
        for side in Side::BOTH {
            seen = seen.or(self.sweep(side, table));
        }
        self.next_deployment(seen, table);
    }

    /// 11.5, 12.3: those who must retreat interrupt whatever made them.
    pub(crate) fn begin_retreats(&mut self, flights: Flights, table: &mut Table<'_, Event>) {
        if !flights.is_empty() {
            self.public.phases.push(Phase::Retreat { flights });
        }
        self.settle(table);
    }

    /// Nobody must retreat any more: what was interrupted goes on.
    pub(crate) fn resume(&mut self, table: &mut Table<'_, Event>) {
        if let Phase::Retreat { .. } = self.public.phase() {
            self.public.phases.pop();
        }
        if let Phase::Archery(_) = self.public.phase() {
            self.go_on_archery(table);
        } else if let Phase::Combat(_) = self.public.phase() {
            self.go_on_battle(table);
        }
    }

    /// 12.5: rallies on the map, if any can be tried.
    fn begin_rally(&mut self, force: Force, table: &mut Table<'_, Event>) {
        self.public.tried = UnitSet::EMPTY;
        self.public.phases.replace(Phase::Rally { force });
        self.go_on_rally(table);
    }

    pub(crate) fn go_on_rally(&mut self, table: &mut Table<'_, Event>) {
        let force = self.rallying();
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
        let force = self.rallying();
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
        public.tried = UnitSet::EMPTY;
        public.marked = CounterSet::EMPTY;
        self.conceal(table);
        self.public.phases.replace(Phase::Withdrawal { done: SeatSet::NONE });
        self.skip_idle(table);
    }

    /// E: automatic victory, the end of the game, or the next turn.
    pub(crate) fn check_victory(&mut self, table: &mut Table<'_, Event>) {
        self.mend_breaches(table);
        let pack = self.pack;
        self.note_escapes(table);
        if self.public.turn == pack.turns() {
            self.open_boxes(table);
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

    /// 14.3: the Gauls have won as soon as Vercingetorix and enough of his units are out.
    pub(crate) fn check_breakout(&mut self, table: &mut Table<'_, Event>) {
        let public = &self.public;
        let won = !self.is_over()
            && public.counters[Counter::VERCINGETORIX].is_some_and(|hex| self.is_out(hex))
            && self.free_units().len() >= usize::from(self.pack.worth.breakout);
        if won {
            self.note_escapes(table);
            self.over(Some(Side::Gaul), OverBy::Breakout, table);
        }
    }

    /// Whether a hex lies outside both Roman lines.
    fn is_out(&self, hex: geometry::hex::Hex) -> bool {
        self.pack.region(hex) == Region::Outside
    }

    /// Besieged units outside both lines.
    fn free_units(&self) -> UnitSet {
        Unit::of(Force::Besieged)
            .filter(|unit| self.public.hex_of(*unit).is_some_and(|hex| self.is_out(hex)))
            .collect()
    }

    /// 14.3: who is outside both lines now has escaped.
    fn note_escapes(&mut self, table: &mut Table<'_, Event>) {
        let free = self.free_units();
        let leader =
            self.public.leader_hex(Leader::VERCINGETORIX).is_some_and(|hex| self.is_out(hex));
        let new = !free.minus(self.public.escaped).is_empty()
            || leader && !self.public.vercingetorix_escaped;
        if new {
            table.tell(|| Event::Escaped { units: free.len() as u8, vercingetorix: leader });
        }
        self.public.escaped = self.public.escaped.or(free);
        self.public.vercingetorix_escaped |= leader;
    }

    pub(crate) fn over(&mut self, winner: Option<Side>, by: OverBy, table: &mut Table<'_, Event>) {
        self.open_boxes(table);
        let points = Side::BOTH.map(|side| crate::victory::points(self.pack, &self.public, side));
        table.tell(|| Event::Won { winner, by, points });
        self.public.phases.restart(Phase::Over { winner, by });
    }
}
