//! 5.0 to 9.0 and 11.0: units move, one at a time and hex by hex.

mod offers;
mod town; // 9.0, 18.0
mod walk; // 5.0 to 8.0
mod zones; // 11.0

use geometry::hex::Hex;
use kernel::{Rule, Seat, Table};

pub(crate) use self::offers::{candidates, price};
pub(crate) use self::town::{check_appear, check_go_in, check_released, gates};
pub(crate) use self::walk::{Walker, check_ground, check_held, check_king, check_step, may_walk};
pub(crate) use self::zones::{check_enter, check_leave, check_lurk, check_shift};
use crate::action::{Event, Refusal};
use crate::command::check_owner;
use crate::ids::{Force, Side, Unit};
use crate::pack::Pack;
use crate::state::{Eyes, Going, Moment, Moves, Place, RELIEF, Spot, Stage, State};

/// 5.2: whether it is a unit's turn to move.
fn check_turn(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Result<(), Refusal> {
    let public = eyes.public;
    match moves.of(eyes.seat) {
        // Whoever set it in motion finishes its move, wherever it comes (17.4).
        Some(going) if going.unit == unit => return Ok(()),
        Some(going) if unit.side() == eyes.side() => {
            return Err(Refusal::AnotherIsMoving { unit: going.unit });
        }
        Some(_) | None => check_owner(eyes, unit)?,
    }
    if public.disrupted.contains(unit) {
        return Err(Refusal::Disrupted { unit });
    }
    if public.is_raging(unit) {
        return Err(Refusal::Raging { unit });
    }
    if public.moved.contains(unit) {
        return Err(match public.spots[unit].place() {
            Place::Off => Refusal::JustLeft { unit },
            Place::Zone(_) => Refusal::HasActed { unit },
            Place::On(hex) if public.in_zone(unit.side().enemy(), hex) => {
                Refusal::StoppedInZone { unit }
            }
            Place::Aside
            | Place::Waiting
            | Place::Town
            | Place::Lost
            | Place::Covered
            | Place::Beyond(_)
            | Place::On(_) => Refusal::AlreadyMoved { unit },
        });
    }
    Ok(())
}

/// 4.1: units on the map move before the first enters.
fn check_stage(eyes: Eyes<'_>, moves: &Moves) -> Result<(), Refusal> {
    let over = moves.side == Side::Gaul && eyes.seat == RELIEF && moves.stage != Stage::Map;
    if over && moves.of(eyes.seat).is_none() { Err(Refusal::MapIsDone {}) } else { Ok(()) }
}

/// Half points that a unit has, on its way or before it sets out.
fn points(pack: &Pack, moves: &Moves, unit: Unit) -> u8 {
    moves.on_way(unit).map_or(2 * pack.unit(unit).movement, |going| going.left)
}

fn afford(cost: u8, left: u8) -> Result<u8, Refusal> {
    if cost > left { Err(Refusal::OutOfMovement { cost, left }) } else { Ok(cost) }
}

/// 4.1, 4.5, 20.3: whether a seat may end its movement, or this part of it.
pub(crate) fn check_end(eyes: Eyes<'_>, moves: &Moves) -> Result<(), Refusal> {
    if let Some(going) = moves.of(eyes.seat) {
        return Err(Refusal::AnotherIsMoving { unit: going.unit });
    }
    match must_leave(eyes, moves) {
        Some((unit, _)) => Err(Refusal::MissilesMustLeave { unit }),
        None => Ok(()),
    }
}

/// 20.3: archers or slingers of the seat in a Gallic zone of control who can get away, and where to.
pub(crate) fn must_leave(eyes: Eyes<'_>, moves: &Moves) -> Option<(Unit, Hex)> {
    let mut missiles = Unit::missiles().filter(|_| moves.side == Side::Rome);
    missiles.find_map(|unit| {
        let hex = eyes.public.hex_of(unit)?;
        if !eyes.public.in_zone(Side::Gaul, hex) || check_turn(eyes, moves, unit).is_err() {
            return None;
        }
        let (to, _) = Walker::new(eyes, unit, hex, None).ways().next()?;
        Some((unit, to))
    })
}

impl State {
    /// 5.2: one hex on.
    pub(crate) fn step(&mut self, by: Seat, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let moves = *self.moves();
        let from = self.public.hex_of(unit).expect("a unit that steps is on the map");
        let walker = Walker::new(self.eyes(by), unit, from, moves.on_way(unit));
        let stride = walker.stride(to).expect("the step was checked");
        let pack = self.pack;
        let (was_in, comes_in) = (pack.ground(from).in_town(), pack.ground(to).in_town());
        let going = Going {
            unit,
            by,
            left: walker.left - stride.cost,
            barrier: stride.barrier,
            home: walker.home || comes_in,
            over: false,
        };
        if was_in && !comes_in && unit.force() == Force::Besieged {
            self.show_chit(table);
        }
        let spent = (2 * pack.unit(unit).movement).saturating_sub(going.left);
        table.tell(|| Event::Moved { unit, from, to, spent });
        self.enter_hex(unit, to, table);
        self.go_on(going, Moment::Step, Some(from), table);
        self.hear(table);
    }

    /// What follows from a unit's coming to a hex, by movement, retreat or advance.
    pub(crate) fn enter_hex(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        self.public.moved.insert(unit);
        if unit.side() == Side::Gaul && self.public.holds(Side::Rome, to) {
            // leaders alone in a fort.
            let leaders: arrayvec::ArrayVec<Unit, 2> = self.public.units_in(to).collect();
            for leader in leaders {
                self.kill(leader, Rule("19.3"), table);
            }
        }
        self.public.put(pack, unit, Spot::on(to));
        let ground = pack.ground(to);
        if unit.force() == Force::Relief {
            let works = ground.works && !pack.is_cavalry(unit);
            if works || ground.region != crate::pack::Region::Outside {
                self.public.crossed.insert(unit);
            }
        }
        match unit.side() {
            Side::Gaul => self.lone_leaders(table),
            Side::Rome => self.check_capture(unit, to, table),
        }
    }

    /// 24.9: a Gaul in a fort without Romans removes it.
    pub(crate) fn raze_under(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        if unit.side() == Side::Gaul && self.public.has_fort(hex) {
            self.public.raze(self.pack, hex);
            table.tell(|| Event::FortRazed { hex });
        }
    }

    /// A unit has come to a hex: it goes on or stops, and fire may be due.
    fn go_on(
        &mut self,
        going: Going,
        moment: Moment,
        from: Option<Hex>,
        table: &mut Table<'_, Event>,
    ) {
        if self.is_over() {
            return;
        }
        let unit = going.unit;
        let hex = self.public.hex_of(unit).expect("a unit on its way is on the map");
        self.raze_under(unit, hex, table);
        // the Romans' own moves are judged when they are over.
        if unit.side() == Side::Gaul {
            self.lone_leaders(table);
        }
        let stopped = self.public.in_zone(unit.side().enemy(), hex);
        let over = stopped || !Walker::new(self.eyes(going.by), unit, hex, Some(going)).can_go_on();
        self.set_going(going.by, Some(Going { over, ..going }));
        let moment = match (over, moment) {
            (true, Moment::Step) => Moment::Stop,
            (true, Moment::Arrive) => Moment::ArriveAndStop,
            (_, moment) => moment,
        };
        if !self.offer_fire(unit, moment, from, table) {
            self.settle_going();
        }
    }

    /// 5.2: the unit on its way stops; fire is due for the last time.
    pub(crate) fn halt(&mut self, by: Seat, table: &mut Table<'_, Event>) {
        let going = self.moves().of(by).expect("somebody is on the way");
        if self.public.hex_of(going.unit).is_none() {
            return self.set_going(by, None);
        }
        self.set_going(by, Some(Going { over: true, ..going }));
        let from = self.public.hex_of(going.unit);
        if !self.offer_fire(going.unit, Moment::Stop, from, table) {
            self.settle_going();
        }
    }
}
