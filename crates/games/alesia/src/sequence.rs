//! 4.0: the order of play. Only this module moves from phase to phase.
//!
//! Set-up (17.4, 3.2), then turn by turn: the Gauls recover and shots are restored; they move on the
//! map, enter, and move between zones (4.1, 4.2), and Romans shoot meanwhile; fire after movement;
//! excess (10.2); works (4.3); attacks are declared and resolved (4.4); then the Romans move, declare
//! and resolve (4.5, 4.6). After the last turn of the first period the pause (12.0).

use geometry::hex::Hex;
use kernel::{Concealed, Rule, Seat, SeatSet, Table};

use crate::action::Event;
use crate::ids::{Force, Side, Unit, UnitMap, UnitSet, Zone, ZoneSet};
use crate::state::{
    After, Appeared, BESIEGED, Battle, Combats, Declaration, FillTrench, Filling, Gauls, Going,
    LABIENUS, Missiles, Moment, Moves, NONE_PROPOSED, OverBy, Phase, Place, Players, RELIEF, ROMAN,
    Scouts, Spot, Stage, State, Window,
};
use crate::{combat, declaration, fire};

impl State {
    /// The movement in progress.
    pub(crate) fn moves(&mut self) -> &mut Moves {
        match self.public.phases.iter_mut().next() {
            Some(Phase::Movement(moves)) => moves,
            _ => panic!("units move in the movement phases"),
        }
    }

    pub(crate) fn set_going(&mut self, by: Seat, going: Option<Going>) {
        let moves = self.moves();
        moves.going[Moves::slot(by)] = going;
        if going.is_none() {
            moves.arrived = moves.arrived.without(by);
        }
    }

    /// The declaration in progress.
    pub(crate) fn declaration(&mut self) -> &mut Declaration {
        let Phase::Declaration(declaration) = self.public.phases.top_mut() else {
            panic!("attacks are declared before they are resolved")
        };
        declaration
    }

    /// The combat phase in progress.
    pub(crate) fn combats(&mut self) -> &mut Combats {
        match self.public.phases.iter_mut().next() {
            Some(Phase::Combats(combats)) => combats,
            _ => panic!("battles are fought in the combat phases"),
        }
    }

    /// The battle in progress.
    pub(crate) fn fight(&mut self) -> &mut Battle {
        self.combats().battle.as_mut().expect("a battle is in progress")
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.public.phase(), Phase::Over { .. })
    }

    /// 3.0: the set-up begins, with the spheres of four players.
    pub(crate) fn begin(&mut self, table: &mut Table<'_, Event>) {
        if self.public.options.players == Players::Four {
            self.public.phases.restart(Phase::Spheres);
        } else {
            self.begin_setup(table);
        }
    }

    /// 3.2, 12.6: the Romans place their units.
    pub(crate) fn begin_setup(&mut self, table: &mut Table<'_, Event>) {
        let placed = self.public.period == 1
            && self.public.options.setup == crate::state::SetupChoice::Historical;
        if placed && self.public.options.players != Players::Four {
            return self.begin_period(table);
        }
        let asked = self.public.sole().unwrap_or(ROMAN);
        self.public.phases.restart(Phase::Setup { asked, hand: None });
    }

    /// 3.2, 12.6: a Roman has placed his units; then Labienus may rearrange his (17.4).
    pub(crate) fn end_setup(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let both = self.public.options.players == Players::Four && self.public.sole().is_none();
        if seat == ROMAN && both {
            self.public.phases.restart(Phase::Setup { asked: LABIENUS, hand: None });
        } else {
            self.begin_period(table);
        }
    }

    /// 12.1: a period of assault begins.
    fn begin_period(&mut self, table: &mut Table<'_, Event>) {
        self.public.turn = 1;
        self.begin_gallic_turn(table);
    }

    /// 4.1: the Gauls recover (21.4), shots are restored (24.5), and everybody's place is noted
    /// (24.51).
    fn begin_gallic_turn(&mut self, table: &mut Table<'_, Event>) {
        let (pack, public) = (self.pack, &mut self.public);
        let (period, turn) = (public.period, public.turn);
        table.tell(|| Event::TurnBegan { period, turn, side: Side::Gaul });
        for unit in public.disrupted.iter() {
            public.disrupt(pack, unit, false);
        }
        public.moved = UnitSet::EMPTY;
        public.appeared = Appeared::default();
        let mut starts = Gauls::default();
        for (unit, hex) in public.on_map(Side::Gaul) {
            starts[unit] = Some(hex);
        }
        public.starts = starts;
        self.zones_mut(table.referee()).shifted = UnitSet::EMPTY;
        self.restore_shots();
        let released = self.public.ripe.is_some_and(|ripe| ripe < self.public.turn);
        let asks = self.public.options.players != Players::Two;
        if asks && released && !self.public.sallied {
            self.public.phases.restart(Phase::Sally);
        } else {
            self.begin_gallic_moves(false);
        }
    }

    /// 17.3: the besieged have said whether they sally.
    pub(crate) fn decide_sally(&mut self, sally: bool, table: &mut Table<'_, Event>) {
        self.public.sallied |= sally;
        table.tell(|| if sally { Event::Sallied } else { Event::StayedInside });
        self.begin_gallic_moves(sally);
    }

    /// 4.1, 17.3: on the turn of the sally the besieged move first, otherwise both together.
    fn begin_gallic_moves(&mut self, sally: bool) {
        let seats = self.public.seats_of(Side::Gaul);
        let (asked, then) = match self.public.options.players {
            Players::Three | Players::Four if sally => (SeatSet::one(BESIEGED), Some(RELIEF)),
            Players::Two | Players::Three | Players::Four => (seats, None),
        };
        self.public.phases.restart(Phase::Movement(Moves::of_side(Side::Gaul, asked, then)));
    }

    /// 4.1, 4.2, 4.5: a seat has finished a part of its movement.
    pub(crate) fn end_moves(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        if self.moves().side == Side::Gaul && seat == RELIEF {
            let next = match self.moves().stage {
                Stage::Map => Some(Stage::Entry),
                Stage::Entry => Some(Stage::Zones),
                Stage::Zones => None,
            };
            if let Some(next) = next
                && self.has_idle(seat)
            {
                self.moves().stage = next;
                return;
            }
        }
        self.finish_moves(seat, table);
    }

    /// 4.1, 4.2, 4.5: a seat has finished its movement.
    pub(crate) fn finish_moves(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let moves = self.moves();
        moves.asked = moves.asked.without(seat);
        if let Some(next) = moves.then.take_if(|_| moves.asked.is_empty()) {
            moves.asked = SeatSet::one(next);
        }
        if !moves.asked.is_empty() {
            return;
        }
        match moves.side {
            Side::Gaul => {
                self.draw_presence(table);
                self.lone_king(table);
                if !self.is_over() {
                    self.begin_last_fire(ROMAN, table);
                }
            }
            Side::Rome => self.end_roman_moves(table),
        }
    }

    /// Whether the relief army has a unit off the map that has done nothing.
    fn has_idle(&self, seat: Seat) -> bool {
        let eyes = self.eyes(seat);
        Unit::of_side(Side::Gaul).any(|unit| {
            let shifted = eyes.zones.is_some_and(|zones| zones.shifted.contains(unit));
            eyes.zone_of(unit).is_some()
                && !self.public.moved.contains(unit)
                && !shifted
                && self.public.seat_of(unit.force()) == seat
        })
    }

    /// 17.5: the other leader is asked whether he lets his colleague command.
    pub(crate) fn begin_claim(&mut self, asked: Seat, then: Option<Seat>) {
        self.public.phases.push(Phase::Claim { asked, then });
    }

    /// 17.5.
    pub(crate) fn end_claim(&mut self, granted: bool, table: &mut Table<'_, Event>) {
        let Phase::Claim { asked, then } = self.public.phases.pop() else {
            panic!("a claim is decided when it is made")
        };
        let by = crate::command::colleague(asked);
        if granted {
            self.grant_command(by, table);
        } else {
            self.public.claims = self.public.claims.without(by);
            self.public.rebuffed = self.public.rebuffed.with(by);
            table.tell(|| Event::Rebuffed { by: crate::command::leader_of(by) });
        }
        if let Some(next) = then {
            return self.begin_claim(next, None);
        }
        self.hear(table);
    }

    /// 20.5, 24.2, 16.3: fire interrupts, if anybody may shoot at a unit. Whether somebody is asked.
    pub(crate) fn offer_fire(
        &mut self,
        unit: Unit,
        moment: Moment,
        from: Option<Hex>,
        table: &mut Table<'_, Event>,
    ) -> bool {
        if unit.side() == Side::Rome || self.public.hex_of(unit).is_none() {
            return false;
        }
        let sphere = self.sphere(table.referee());
        let Some(asked) = self.next_shooter(ROMAN, unit, moment, sphere) else { return false };
        self.count_passers(unit, moment, from);
        self.public.phases.push(Phase::Window(Window { unit, moment, asked }));
        true
    }

    /// A shot has been fired: a unit that is hit stops; others may shoot too.
    pub(crate) fn after_shot(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Window(window) = *self.public.phase() else {
            let Phase::LastFire { asked } = *self.public.phase() else {
                panic!("shots are fired when fire is due")
            };
            return self.begin_last_fire(asked, table);
        };
        let dead = self.public.hex_of(window.unit).is_none();
        let down = dead || self.public.disrupted.contains(window.unit);
        if down && let Some(Phase::Movement(moves)) = self.public.phases.iter_mut().next() {
            for going in moves.going.iter_mut().flatten() {
                going.over |= going.unit == window.unit;
            }
        }
        if dead {
            self.close_window(table);
        } else {
            self.go_on_window(window.asked, table);
        }
    }

    /// The seat, or the next, may shoot; or the fire is over.
    pub(crate) fn go_on_window(&mut self, from: Seat, table: &mut Table<'_, Event>) {
        let Phase::Window(window) = *self.public.phase() else {
            panic!("fire goes on while it interrupts")
        };
        let sphere = self.sphere(table.referee());
        match self.next_shooter(from, window.unit, window.moment, sphere) {
            Some(asked) => self.public.phases.replace(Phase::Window(Window { asked, ..window })),
            None => self.close_window(table),
        }
    }

    /// 20.5: the seat shoots no more.
    pub(crate) fn hold_fire(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let next = Seat(seat.0 + 1);
        if let Phase::Window(_) = self.public.phase() {
            self.go_on_window(next, table);
        } else {
            self.begin_last_fire(next, table);
        }
    }

    /// What fire has interrupted goes on.
    fn close_window(&mut self, table: &mut Table<'_, Event>) {
        self.public.phases.pop();
        if let Phase::Movement(_) = self.public.phase() {
            self.settle_going();
            self.end_late(table);
        } else {
            self.after_combat_fire(table);
        }
    }

    /// A unit whose move is over is not on its way any more.
    pub(crate) fn settle_going(&mut self) {
        for going in self.moves().going.into_iter().flatten().filter(|going| going.over) {
            self.set_going(going.by, None);
        }
    }

    /// 24.4, 24.52: fire after movement, seat by seat.
    fn begin_last_fire(&mut self, from: Seat, table: &mut Table<'_, Event>) {
        let sphere = self.sphere(table.referee());
        let next = self.public.commanders(from).find(|seat| {
            let mut any = false;
            fire::last_shots(self.pack, &self.public, sphere, *seat, |_, _, _| any = true);
            any
        });
        match next {
            Some(asked) => self.public.phases.restart(Phase::LastFire { asked }),
            None => self.begin_excess(Side::Gaul, After::Movement, table),
        }
    }

    /// 20.3: archers and slingers that could not get away are lost without others beside them.
    fn end_roman_moves(&mut self, table: &mut Table<'_, Event>) {
        for unit in Unit::missiles() {
            if let Some(hex) = self.public.hex_of(unit)
                && self.public.in_zone(Side::Gaul, hex)
                && !self.public.is_raging(unit)
                && self.public.men(Side::Rome, hex).all(|other| other.missile().is_some())
            {
                self.kill(unit, Rule("20.3"), table);
            }
        }
        self.lone_leaders(table);
        self.begin_excess(Side::Rome, After::Movement, table);
    }

    /// 10.2: hexes with too many units, one after the other; when a player turn ends, those of both
    /// sides.
    pub(crate) fn begin_excess(&mut self, side: Side, after: After, table: &mut Table<'_, Event>) {
        if self.is_over() {
            return;
        }
        let limit = usize::from(self.pack.limit(side));
        let full = self
            .public
            .on_map(side)
            .map(|(_, hex)| hex)
            .find(|hex| self.public.men(side, *hex).count() > limit);
        if let Some(hex) = full {
            let sphere = self.sphere(table.referee());
            let men: UnitSet = self.public.men(side, hex).collect();
            let asked = combat::lead(self.pack, &self.public, sphere, men).unwrap_or(ROMAN);
            return self.public.phases.restart(Phase::Excess { side, hex, asked, after });
        }
        match (after, side) {
            (After::Movement, Side::Gaul) => self.works(table),
            (After::Movement, Side::Rome) => self.begin_messenger(table),
            (After::Turn, _) => self.begin_excess(side.enemy(), After::EnemyTurn, table),
            (After::EnemyTurn, Side::Rome) => self.end_gallic_turn(table),
            (After::EnemyTurn, Side::Gaul) => self.end_turn(table),
        }
    }

    /// 4.3, 23.2: works kill Gauls on them in a Roman zone of control, one die each.
    fn works(&mut self, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let mut caught: Vec<(Hex, Unit)> = self
            .public
            .on_map(Side::Gaul)
            .filter(|(unit, hex)| {
                !unit.is_leader()
                    && pack.ground(*hex).works
                    && self.public.in_zone(Side::Rome, *hex)
            })
            .map(|(unit, hex)| (hex, unit))
            .collect();
        caught.sort_unstable();
        for (hex, unit) in caught {
            let face = table.roll("works", 6) as u8;
            let lost = pack.works[usize::from(face) - 1];
            table.tell(|| Event::ThrewOnWorks { unit, hex, face, lost });
            if lost {
                self.kill(unit, Rule("23.2"), table);
            }
            if self.is_over() {
                return;
            }
        }
        self.lone_leaders(table);
        self.begin_screens(table);
    }

    /// 22.43: before all battles the Gauls attack Roman cavalry off the map.
    fn begin_screens(&mut self, table: &mut Table<'_, Event>) {
        self.public.pinned = ZoneSet::EMPTY;
        if Zone::all().any(|zone| self.public.scouts_in(zone).next().is_some()) {
            // Whether somebody attacks them tells what is there.
            table.reveal();
        }
        self.go_on_screens(table);
    }

    /// The next zone in which there is somebody to attack.
    pub(crate) fn go_on_screens(&mut self, table: &mut Table<'_, Event>) {
        match self.next_screen(table.referee()) {
            Some(zone) => self.public.phases.restart(Phase::Screen { zone }),
            None => self.begin_attacks(Side::Gaul, table),
        }
    }

    /// 22.47: after all Roman movement a messenger may ride.
    fn begin_messenger(&mut self, table: &mut Table<'_, Event>) {
        if Zone::all().any(|zone| self.public.scouts_in(zone).next().is_some()) {
            self.public.phases.restart(Phase::Messenger);
        } else {
            self.begin_attacks(Side::Rome, table);
        }
    }

    /// 22.46: cavalry that is back inside the lines tells what it has seen; the Gauls say what that
    /// was. One zone after the other.
    pub(crate) fn hear(&mut self, table: &mut Table<'_, Event>) {
        while self.public.phases.depth() == 1
            && let Some(zone) = self.public.next_news(self.pack)
        {
            if self.ask_numbers(zone, table) {
                self.public.phases.push(Phase::Report { zone });
            }
        }
    }

    /// 22.47: a messenger has come, and the Gauls say what he has seen.
    pub(crate) fn begin_report(&mut self, zone: Zone, table: &mut Table<'_, Event>) {
        if self.ask_numbers(zone, table) {
            self.public.phases.restart(Phase::Report { zone });
        } else {
            self.begin_attacks(Side::Rome, table);
        }
    }

    /// 22.45: the numbers are said.
    pub(crate) fn end_report(&mut self, table: &mut Table<'_, Event>) {
        if self.public.phases.depth() > 1 {
            self.public.phases.pop();
            self.hear(table);
        } else {
            self.begin_attacks(Side::Rome, table);
        }
    }

    /// 14.0: a side declares its attacks; its own raging battles are over (15.3).
    pub(crate) fn begin_attacks(&mut self, side: Side, table: &mut Table<'_, Event>) {
        self.thaw(side, table);
        self.public.attacks = UnitMap::default();
        self.public.fought = UnitSet::EMPTY;
        let first = match side {
            Side::Gaul => self.public.seat_of(Force::Besieged),
            Side::Rome => ROMAN,
        };
        self.begin_declaration(side, first, table);
    }

    /// A seat declares; one that has nobody to attack with is not asked.
    pub(crate) fn begin_declaration(
        &mut self,
        side: Side,
        asked: Seat,
        table: &mut Table<'_, Event>,
    ) {
        let declaration =
            Declaration { side, asked, open: None, joined: false, proposed: NONE_PROPOSED };
        self.public.phases.restart(Phase::Declaration(declaration));
        if !declaration::has_prey(self.pack, self.eyes(asked)) {
            self.end_declaration(table);
        }
    }

    /// 15.0: attacks are resolved.
    pub(crate) fn begin_combats(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let asked = match side {
            Side::Gaul => self.public.seat_of(Force::Besieged),
            Side::Rome => ROMAN,
        };
        self.public.phases.restart(Phase::Combats(Combats { side, asked, battle: None }));
        self.go_on_combats(table);
    }

    /// The next battle is chosen; the only one that is left is fought at once.
    fn go_on_combats(&mut self, table: &mut Table<'_, Event>) {
        if self.is_over() {
            return;
        }
        let side = self.combats().side;
        let sphere = self.sphere(table.referee());
        let mut left: Vec<(Seat, Hex)> = Vec::new();
        let numbers: Vec<u8> = combat::numbers(&self.public).collect();
        for number in numbers {
            let attackers = self.public.fighters(side, side, number);
            let defenders = self.public.fighters(side, side.enemy(), number);
            let seat = combat::lead(self.pack, &self.public, sphere, attackers);
            let hex = defenders.iter().find_map(|unit| self.public.hex_of(unit));
            match seat.zip(hex) {
                Some(battle) => left.push(battle),
                None => {
                    for unit in Unit::all() {
                        if self.public.attacks[unit] == number {
                            self.public.attacks[unit] = 0;
                        }
                    }
                }
            }
        }
        // The besieged and Caesar resolve theirs first (17.3).
        let order = |seat: Seat| if seat == BESIEGED { Seat(0) } else { seat };
        let Some(first) = left.iter().map(|(seat, _)| *seat).min_by_key(|seat| order(*seat)) else {
            return self.begin_excess(side, After::Turn, table);
        };
        self.combats().asked = first;
        if let [(_, hex)] = left[..] {
            self.resolve(hex, table);
        }
    }

    /// 14.8: the battle is over, and its units have fought.
    pub(crate) fn end_battle(&mut self, table: &mut Table<'_, Event>) {
        if self.is_over() {
            return;
        }
        let number = self.fight().attack;
        for unit in Unit::all() {
            if self.public.attacks[unit] == number {
                self.public.attacks[unit] = 0;
                self.public.fought.insert(unit);
                // 11.2: those off the map are in their zone again.
                if let Place::Beyond(beyond) = self.public.spots[unit].place() {
                    self.public.traces[unit] = self.pack.zones_of(beyond);
                    self.public.put(self.pack, unit, Spot::OFF);
                }
            }
        }
        self.public.melee = true;
        self.combats().battle = None;
        self.lone_leaders(table);
        self.lone_king(table);
        self.go_on_combats(table);
    }

    /// The end of the Gallic player turn: the trench (8.4), and whether the besieged may sally soon
    /// is known only at the end of the game turn.
    fn end_gallic_turn(&mut self, table: &mut Table<'_, Event>) {
        for unit in Unit::of(Force::Relief) {
            if let Place::Beyond(beyond) = self.public.spots[unit].place() {
                self.public.traces[unit] = self.pack.zones_of(beyond);
                self.public.put(self.pack, unit, Spot::OFF);
            }
        }
        self.fill_trench(table);
        self.see_zones(table);
        self.begin_roman_turn(table);
    }

    /// 8.4: hexes of the trench in which two fresh units stand, turn after turn.
    fn fill_trench(&mut self, table: &mut Table<'_, Event>) {
        if self.public.options.fill_trench == FillTrench::Off {
            return;
        }
        let pack = self.pack;
        for hex in &pack.trench {
            if self.public.is_filled(pack, *hex) {
                continue;
            }
            let before = self.public.filling.iter().find(|one| one.hex == *hex).copied();
            self.public.filling.retain(|one| one.hex != *hex);
            let mut men: Vec<Unit> = self.public.men(Side::Gaul, *hex).collect();
            men.sort_unstable();
            let [first, second] = men[..] else { continue };
            let by = [first, second];
            let fresh = before.filter(|old| !by.iter().any(|unit| old.by.contains(unit)));
            let turns = fresh.map_or(1, |old| old.turns + 1);
            self.public.filling.push(Filling { hex: *hex, turns, by });
            if turns == pack.filling[1] {
                table.tell(|| Event::TrenchFilled { hex: *hex });
            }
        }
    }

    /// 4.5: the Romans move.
    fn begin_roman_turn(&mut self, table: &mut Table<'_, Event>) {
        let (period, turn) = (self.public.period, self.public.turn);
        table.tell(|| Event::TurnBegan { period, turn, side: Side::Rome });
        self.public.moved = UnitSet::EMPTY;
        self.public.rebuffed = SeatSet::NONE;
        self.public.appeared = Appeared::default();
        self.check_command(table);
        // 17.6: who is out is not asked.
        let asked = match self.public.sole() {
            Some(sole) => SeatSet::one(sole),
            None => self.public.seats_of(Side::Rome),
        };
        self.public.phases.restart(Phase::Movement(Moves::of_side(Side::Rome, asked, None)));
        let mut asked = self.public.claims.iter().map(crate::command::colleague);
        if let Some(first) = asked.next()
            && crate::command::leaders_meet(self.pack, &self.public)
        {
            self.begin_claim(first, asked.next());
        }
        self.hear(table);
    }

    /// 4.7: the turn is over; 18.1: from the next on the besieged may be free.
    fn end_turn(&mut self, table: &mut Table<'_, Event>) {
        let enough = self.public.crossed.len() >= usize::from(self.pack.crossed);
        if self.public.ripe.is_none() && enough && self.public.melee {
            self.public.ripe = Some(self.public.turn);
            table.tell(|| Event::Ripe);
            if self.public.options.players == Players::Two {
                let count = self.pack.chits.len() as u32;
                let delay = self.pack.chits[table.draw("delay", count) as usize];
                *self.chit.open_mut(table.referee()) = Some(delay);
                let owners = self.chit.owners();
                table.tell(|| Event::ChitDrawn { delay: Concealed::shared(owners, delay) });
            }
        }
        if self.public.turn < self.public.turns(self.pack) {
            self.public.turn += 1;
            return self.begin_gallic_turn(table);
        }
        if self.public.period == 1 {
            self.begin_pause(table);
        } else {
            self.show_spheres(table);
            let winner = self.public.caesar_lives().then_some(Side::Rome);
            self.over(winner, OverBy::Time, table);
        }
    }

    /// 12.0: between the periods. Everything in the air is over, the besieged go home, and the
    /// relief army withdraws.
    fn begin_pause(&mut self, table: &mut Table<'_, Event>) {
        table.tell(|| Event::PeriodOver);
        let pack = self.pack;
        self.end_rages(u128::MAX, table);
        let public = &mut self.public;
        for unit in public.disrupted.iter() {
            public.disrupt(pack, unit, false);
        }
        public.moved = UnitSet::EMPTY;
        public.fought = UnitSet::EMPTY;
        public.attacks = UnitMap::default();
        public.starts = Gauls::default();
        public.missiles = Missiles::default();
        public.appeared = Appeared::default();
        public.claims = SeatSet::NONE;
        let filled = pack.filling[1];
        public.filling.retain(|one| one.turns >= filled);
        public.patrols = [None; Zone::COUNT];
        public.news = Scouts::default();
        public.pinned = ZoneSet::EMPTY;
        // 22.4: who is still out is placed again.
        for unit in Unit::scouts() {
            if let Place::Zone(_) = public.spots[unit].place() {
                public.put(pack, unit, Spot::WAITING);
            }
        }
        for unit in Unit::of(Force::Besieged) {
            if !matches!(public.spots[unit].place(), Place::Lost | Place::Aside) {
                public.put(pack, unit, Spot::TOWN);
            }
        }
        self.go_on_withdrawal(table);
    }

    /// 12.3: relief units on the map go to the nearest zone; their player chooses between equals.
    pub(crate) fn go_on_withdrawal(&mut self, table: &mut Table<'_, Event>) {
        for unit in Unit::of(Force::Relief) {
            let zones = crate::pause::retreats(self.pack, &self.public, unit);
            if zones.is_empty() {
                continue;
            }
            match zones.only() {
                Some(zone) => self.withdraw(unit, zone, table),
                None => return self.public.phases.restart(Phase::Withdrawal { unit }),
            }
        }
        self.begin_recovery(table);
    }

    /// 12.4, 12.5: what may be recovered is worked out; the besieged, the relief army and the
    /// Romans choose in this order.
    fn begin_recovery(&mut self, table: &mut Table<'_, Event>) {
        self.public.recovery = crate::pause::allowances(self.pack, &self.public);
        let factors = self.public.recovery;
        table.tell(|| Event::Allowance { factors });
        let first = self.public.seat_of(Force::Besieged);
        self.public.phases.restart(Phase::Recovery { asked: first });
        self.go_on_recovery(first, table);
    }

    /// A seat that can recover nothing more is not asked.
    pub(crate) fn go_on_recovery(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        if crate::pause::can_recover(self.eyes(seat)) {
            self.public.phases.restart(Phase::Recovery { asked: seat });
        } else {
            self.end_recovery(seat, table);
        }
    }

    /// 12.5, 12.6: after the Gauls the Romans look into the zones, recover and relocate.
    pub(crate) fn end_recovery(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        if seat == BESIEGED {
            return self.go_on_recovery(RELIEF, table);
        }
        if seat == RELIEF {
            self.public.moved = Unit::of(Force::Relief).collect();
            self.draw_presence(table);
            self.public.moved = UnitSet::EMPTY;
            self.look(table);
            // 17.6: who is out is not asked.
            let roman = self.public.sole().unwrap_or(ROMAN);
            return self.go_on_recovery(roman, table);
        }
        self.public.recovery = [0; 5];
        self.begin_second_period(table);
    }

    /// 12.6, 17.4, 18.1: everything starts afresh, after the Romans have moved about.
    fn begin_second_period(&mut self, table: &mut Table<'_, Event>) {
        let public = &mut self.public;
        public.period = 2;
        public.turn = 1;
        public.crossed = UnitSet::EMPTY;
        public.melee = false;
        public.ripe = None;
        public.delay = None;
        public.sallied = false;
        *self.chit.open_mut(table.referee()) = None;
        if self.public.options.players == Players::Four {
            self.show_spheres(table);
        }
        // 17.6: where one commands everything there is nothing to divide.
        if self.public.options.players == Players::Four && self.public.sole().is_none() {
            self.public.phases.restart(Phase::Spheres);
        } else {
            self.begin_setup(table);
        }
    }

    /// 26.0.
    pub(crate) fn over(&mut self, winner: Option<Side>, by: OverBy, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Over { winner, by });
        table.reveal();
        self.public.phases.restart(Phase::Over { winner, by });
    }
}
