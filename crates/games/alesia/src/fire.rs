//! 20.0, 21.0 and 24.0: archers, slingers and the engines of forts shoot while Gauls move.

use geometry::hex::Hex;
use kernel::{Rule, Seat, Table};

use crate::action::{Action, Event, Firer, Refusal};
use crate::ids::{Side, Unit, Zone};
use crate::pack::{GRID, Pack, Strike};
use crate::state::{Board, Eyes, Moment, Phase, Shots, State, Window};

/// When a shot is fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// At a unit that has just moved.
    At(Moment),
    /// After all movement (24.4, 24.52).
    End,
}

impl When {
    /// The moment at which it interrupts; none after all movement.
    pub(crate) fn moment(self) -> Option<Moment> {
        match self {
            Self::At(moment) => Some(moment),
            Self::End => None,
        }
    }
}

impl Board {
    /// Where a firer stands; nothing for what is not on the map.
    pub(crate) fn firer_hex(&self, by: Firer) -> Option<Hex> {
        match by {
            Firer::Fort(hex) => Some(hex),
            Firer::Unit(unit) => self.hex_of(unit),
        }
    }

    fn shots_of(&self, by: Firer) -> Option<Shots> {
        match by {
            Firer::Fort(hex) => Some(self.forts[self.fort_in(hex)?].shots),
            Firer::Unit(unit) => self.missiles.get(unit).copied(),
        }
    }

    fn shots_mut(&mut self, by: Firer) -> Option<&mut Shots> {
        match by {
            Firer::Fort(hex) => {
                let place = self.fort_in(hex)?;
                Some(&mut self.forts[place].shots)
            }
            Firer::Unit(unit) => {
                unit.missile()?;
                Some(&mut self.missiles[unit])
            }
        }
    }
}

/// How far a firer shoots.
fn reach(pack: &Pack, by: Firer) -> u8 {
    match by {
        Firer::Fort(_) => pack.engine_range,
        Firer::Unit(_) => pack.missile_range,
    }
}

/// Whether a shot may be fired at a unit.
pub(crate) fn check_shot(
    pack: &Pack,
    public: &Board,
    by: Firer,
    range: u8,
    at: Unit,
    when: When,
) -> Result<(), Refusal> {
    let missing = Refusal::NotThere { unit: at, rule: by.rule() };
    let to = public.hex_of(at).filter(|_| at.side() == Side::Gaul).ok_or(missing)?;
    check_shot_in(pack, public, by, range, (at, to), when)
}

/// The same for a unit that is, or would be, in a hex.
fn check_shot_in(
    pack: &Pack,
    public: &Board,
    by: Firer,
    range: u8,
    (at, to): (Unit, Hex),
    when: When,
) -> Result<(), Refusal> {
    let rule = by.rule();
    let Some((from, shots)) = public.firer_hex(by).zip(public.shots_of(by)) else {
        return Err(Refusal::OutOfRange { range, rule });
    };
    let distance = GRID.distance(from, to);
    let reach = reach(pack, by);
    let skipped = when.moment().is_some_and(Moment::arrives)
        && matches!(by, Firer::Fort(_))
        && range > distance;
    if range == 0 || range > reach || !(range == distance || skipped) {
        return Err(Refusal::OutOfRange { range, rule });
    }
    if shots.used >> range & 1 != 0 {
        return Err(Refusal::ShotSpent { range, rule });
    }
    if shots.lost >> range & 1 != 0 {
        return Err(Refusal::ShotLost { range });
    }
    match by {
        Firer::Fort(hex) if !public.is_manned(hex) => return Err(Refusal::NotManned { hex }),
        Firer::Unit(unit) if public.is_raging(unit) => check_raging(public, unit, at, when)?,
        Firer::Fort(_) | Firer::Unit(_) => {}
    }
    if pack.ground(to).in_town() || !pack.clear_shot(from, to) {
        return Err(Refusal::BehindWalls { unit: at });
    }
    let start = public.starts[at];
    match when {
        When::At(moment) if moment.after_combat() => {
            if shots.used != 0 {
                return Err(Refusal::HasFired {});
            }
        }
        When::At(_) => {
            let began = start.map(|start| GRID.distance(from, start));
            if began.is_some_and(|began| began <= reach && range >= began) {
                return Err(Refusal::BeganInArc { unit: at });
            }
        }
        When::End => {
            let primary = matches!(by, Firer::Fort(_)) && range == 1;
            let still = start == Some(to) && !public.moved.contains(at);
            if !primary && !still {
                return Err(Refusal::HasMovedInArc { unit: at });
            }
        }
    }
    Ok(())
}

/// 20.4: archers and slingers in a raging battle shoot only at those who attack them, after all
/// movement, and only with others beside them.
fn check_raging(public: &Board, unit: Unit, at: Unit, when: When) -> Result<(), Refusal> {
    let number = public.rage[unit];
    let hex = public.hex_of(unit);
    let company = hex.is_some_and(|hex| {
        public.men(Side::Rome, hex).any(|one| one.missile().is_none() && public.rage[one] == number)
    });
    let attacker = public.rage[at] == number && public.rage_attacker(number) == Side::Gaul;
    if when == When::End && company && attacker {
        Ok(())
    } else {
        Err(Refusal::RagingShooters { unit })
    }
}

/// Calls `each` with the firers and ranges that might be used on a unit in a hex.
fn firers(pack: &Pack, public: &Board, hex: Hex, arrives: bool, mut each: impl FnMut(Firer, u8)) {
    for fort in &public.forts {
        let distance = GRID.distance(fort.hex, hex);
        if (1..=pack.engine_range).contains(&distance) {
            let most = if arrives { pack.engine_range } else { distance };
            for range in distance..=most {
                each(Firer::Fort(fort.hex), range);
            }
        }
    }
    for unit in Unit::missiles() {
        if let Some(from) = public.hex_of(unit) {
            let distance = GRID.distance(from, hex);
            if (1..=pack.missile_range).contains(&distance) {
                each(Firer::Unit(unit), distance);
            }
        }
    }
}

/// The shots that a seat may fire at a unit that has just moved.
pub(crate) fn shots_at(
    pack: &Pack,
    public: &Board,
    first: Option<Zone>,
    seat: Seat,
    unit: Unit,
    moment: Moment,
    mut each: impl FnMut(Firer, u8),
) {
    let Some(hex) = public.hex_of(unit) else { return };
    firers(pack, public, hex, moment.arrives(), |by, range| {
        let from = public.firer_hex(by).expect("a firer stands somewhere");
        if check_shot(pack, public, by, range, unit, When::At(moment)).is_ok()
            && public.commander(pack, first, from) == seat
        {
            each(by, range);
        }
    });
}

/// Whether anybody could shoot at a unit that came to a hex: nobody does at Romans who ride back from
/// where they looked (22.4).
pub(crate) fn is_covered(
    pack: &Pack,
    public: &Board,
    unit: Unit,
    hex: Hex,
    moment: Moment,
) -> bool {
    if unit.side() == Side::Rome {
        return false;
    }
    let mut any = false;
    firers(pack, public, hex, moment.arrives(), |by, range| {
        let when = When::At(moment);
        any = any || check_shot_in(pack, public, by, range, (unit, hex), when).is_ok();
    });
    any
}

/// The shots that a seat may fire after all movement.
pub(crate) fn last_shots(
    pack: &Pack,
    public: &Board,
    first: Option<Zone>,
    seat: Seat,
    mut each: impl FnMut(Firer, u8, Unit),
) {
    let covered = public.covered(pack, Side::Gaul);
    for (unit, hex) in public.on_map(Side::Gaul).filter(|(unit, _)| !covered.contains(*unit)) {
        firers(pack, public, hex, false, |by, range| {
            let from = public.firer_hex(by).expect("a firer stands somewhere");
            if check_shot(pack, public, by, range, unit, When::End).is_ok()
                && public.commander(pack, first, from) == seat
            {
                each(by, range, unit);
            }
        });
    }
}

/// A shot as an action.
pub(crate) fn shot(by: Firer, range: u8, at: Unit) -> Action {
    match by {
        Firer::Fort(fort) => Action::FireFort { fort, range, at },
        Firer::Unit(unit) => Action::FireUnit { unit, range, at },
    }
}

/// Shots that might be fired in a window.
pub(crate) fn candidates(eyes: Eyes<'_>, window: Window, out: &mut Vec<Action>) {
    let Window { unit, moment, asked } = window;
    shots_at(eyes.pack, eyes.public, eyes.sphere, asked, unit, moment, |by, range| {
        out.push(shot(by, range, unit));
    });
    out.push(Action::HoldFire);
}

/// Shots that might be fired after all movement.
pub(crate) fn last_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    last_shots(eyes.pack, eyes.public, eyes.sphere, eyes.seat, |by, range, at| {
        out.push(shot(by, range, at));
    });
    out.push(Action::HoldFire);
}

/// Whether a seat may fire a shot now.
pub(crate) fn check(eyes: Eyes<'_>, by: Firer, range: u8, at: Unit) -> Result<(), Refusal> {
    let when = if let Phase::Window(window) = eyes.public.phase() {
        if window.unit != at {
            return Err(Refusal::NotTheTarget { unit: at });
        }
        When::At(window.moment)
    } else {
        if eyes.public.covered(eyes.pack, Side::Gaul).contains(at) {
            return Err(Refusal::NotSeen { unit: at });
        }
        When::End
    };
    check_shot(eyes.pack, eyes.public, by, range, at, when)?;
    let from = eyes.public.firer_hex(by).expect("a firer stands somewhere");
    if eyes.public.commander(eyes.pack, eyes.sphere, from) == eyes.seat {
        Ok(())
    } else {
        Err(Refusal::NotYours { rule: Rule("17.4") })
    }
}

impl State {
    /// The first Roman seat from `seat` on that may shoot at a unit.
    pub(crate) fn next_shooter(
        &self,
        from: Seat,
        unit: Unit,
        moment: Moment,
        first: Option<Zone>,
    ) -> Option<Seat> {
        self.public.commanders(from).find(|seat| {
            let mut any = false;
            shots_at(self.pack, &self.public, first, *seat, unit, moment, |_, _| any = true);
            any
        })
    }

    /// Notes that a unit has come to a range of firers, for those who wait for more.
    pub(crate) fn count_passers(&mut self, unit: Unit, moment: Moment, from: Option<Hex>) {
        let Some(hex) = self.public.hex_of(unit) else { return };
        let pack = self.pack;
        // 23 forts at up to three ranges, and 18 archers and slingers.
        let mut passed = arrayvec::ArrayVec::<(Firer, u8), 87>::new();
        firers(pack, &self.public, hex, moment.arrives(), |by, range| {
            let place = self.public.firer_hex(by).expect("a firer stands somewhere");
            let new = from.is_none_or(|from| GRID.distance(place, from) != range);
            if new && check_shot(pack, &self.public, by, range, unit, When::At(moment)).is_ok() {
                passed.push((by, range));
            }
        });
        for (by, range) in passed {
            if let Some(shots) = self.public.shots_mut(by) {
                let count = &mut shots.passed[usize::from(range) - 1];
                *count = count.saturating_add(1);
            }
        }
    }

    /// 20.6, 24.3: a shot.
    pub(crate) fn fire(&mut self, by: Firer, range: u8, at: Unit, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let hex = self.public.hex_of(at).expect("a target is on the map");
        if let Some(shots) = self.public.shots_mut(by) {
            shots.used |= 1 << range;
        }
        table.tell(|| Event::Fired { by, range, at, hex });
        let face = table.roll("fire", 6) as usize - 1;
        let hit = match by {
            Firer::Fort(_) => pack.engines[face][usize::from(range) - 1],
            Firer::Unit(_) => pack.missile[face][usize::from(range) - 1],
        };
        if hit.strike == Strike::Miss {
            table.tell(|| Event::Missed);
        }
        let struck: arrayvec::ArrayVec<Unit, 64> = if hit.all {
            self.public.units_in(hex).take(64).collect()
        } else {
            std::iter::once(at).collect()
        };
        for unit in struck {
            match hit.strike {
                Strike::Miss => {}
                Strike::Disrupt => self.unsettle(unit, table),
                Strike::Eliminate => self.kill(unit, by.rule(), table),
            }
            if self.is_over() {
                return;
            }
        }
        self.lone_leaders(table);
        self.after_shot(table);
    }

    /// 21.0: a unit is disrupted. A second time changes nothing (21.6).
    fn unsettle(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        if self.public.disrupted.contains(unit) {
            return;
        }
        self.public.disrupt(self.pack, unit, true);
        table.tell(|| Event::Disrupted { unit });
        self.leave_rage(unit, table);
        // 21.1: it advances no further.
        if let Some(Phase::Combats(combats)) = self.public.phases.iter_mut().next()
            && let Some(battle) = &mut combats.battle
        {
            battle.eager.remove(unit);
        }
    }

    /// 24.5: at the start of the turn Gauls near a fort take ranges from it.
    pub(crate) fn restore_shots(&mut self) {
        let pack = self.pack;
        for index in 0..self.public.forts.len() {
            let hex = self.public.forts[index].hex;
            let mut lost = 0;
            let gauls = self.public.on_map(Side::Gaul).map(|(_, gaul)| GRID.distance(gaul, hex));
            let nearest = gauls.min().unwrap_or(u8::MAX);
            for range in nearest.saturating_add(1)..=pack.engine_range {
                lost |= 1 << range;
            }
            self.public.forts[index].shots = Shots { used: 0, lost, passed: [0; 3] };
        }
        for unit in Unit::missiles() {
            self.public.missiles[unit] = Shots::default();
        }
    }
}
