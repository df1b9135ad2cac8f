//! 7.2, 7.3: tactical movement, one hex at a time.

use geometry::hex::{Arrival, Hex, Load, Way};
use kernel::{Journey, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ground::{Pace, Toll};
use crate::ids::{Counter, Force, Leader, Side, Unit};
use crate::pack::{GRID, Harm, Hexes, Pack};
use crate::state::{
    Board, Eyes, Fate, Flights, Going, Moves, Order, Piece, Public, Spot, State, is_light,
};
use crate::strategic::may_leave;

impl Going {
    /// A piece that sets out.
    fn of(piece: Piece) -> Self {
        Self { piece, spent: 0, road: true, outside: 0 }
    }

    /// The same, one step on.
    fn after(self, stride: &Stride) -> Self {
        Self {
            spent: self.spent + stride.cost,
            road: stride.road,
            outside: self.outside + u8::from(stride.outside),
            ..self
        }
    }
}

impl Piece {
    /// Its army.
    pub fn force(self) -> Force {
        match self {
            Self::Unit(unit) => unit.force(),
            Self::Leader(leader) => leader.force(),
        }
    }

    pub(crate) fn at(self, public: &Public) -> Option<Hex> {
        match self {
            Self::Unit(unit) => public.hex_of(unit),
            Self::Leader(leader) => public.leader_hex(leader),
        }
    }

    /// Its move to the next hex.
    pub(crate) fn step(self, to: Hex) -> Action {
        match self {
            Self::Unit(unit) => Action::Step { unit, to },
            Self::Leader(leader) => Action::Ride { leader, to },
        }
    }

    /// Whether it has moved in this phase.
    pub(crate) fn has_moved(self, public: &Public) -> bool {
        match self {
            Self::Unit(unit) => public.moved.contains(unit),
            Self::Leader(leader) => public.ridden.contains(leader),
        }
    }
}

/// Moves that may be made; all of them are allowed.
pub(crate) fn candidates(eyes: Eyes<'_>, moves: Moves, out: &mut Vec<Action>) {
    let public = eyes.public;
    let field = Field::new(public, moves.force.side());
    let next = |piece: Piece, out: &mut Vec<Action>| {
        let free = |_: &Hex| check_guard(eyes, piece).is_ok();
        if let Some(from) = piece.at(public).filter(free) {
            let walker = Walker::new(eyes.pack, public, moves, piece, from);
            out.extend(walker.goals(&field).map(|to| piece.step(to)));
        }
    };
    if let Some(going) = moves.going {
        next(going.piece, out);
        out.push(Action::Halt);
        return;
    }
    for piece in pieces(public, moves.force) {
        if !piece.has_moved(public) {
            next(piece, out);
        }
    }
    crate::regiments::candidates(eyes, out);
    if check_end(eyes, moves).is_ok() {
        out.push(Action::EndMoves);
    }
}

/// Everything on the map that the player who acts for an army may move.
fn pieces(public: &Board, force: Force) -> impl Iterator<Item = Piece> {
    let side = force.side();
    let units = public.on_map(side).map(|(unit, _)| Piece::Unit(unit));
    let leaders =
        Counter::of_side(side).filter_map(|counter| public.faces[counter]).map(Piece::Leader);
    units.chain(leaders).filter(move |piece| public.acts_for(force, piece.force()))
}

/// 7.2: the allowance of a piece, before the circular road is added.
fn allowance(pack: &Pack, public: &Board, piece: Piece) -> u8 {
    let full = match piece {
        Piece::Unit(unit) => pack.unit(unit).movement,
        Piece::Leader(leader) => public.values(pack, leader).movement,
    };
    full - u8::from(public.is_night(pack))
}

/// What a step that is allowed takes: terrain, and zones of control.
pub(crate) struct Stride {
    toll: Toll,
    cost: u8,
    /// Whether the piece is still on the circular road.
    road: bool,
    /// Whether the hex entered lies outside the Roman works.
    outside: bool,
}

/// 7.2: whether a piece may go to the next hex, and what it takes.
pub(crate) fn check_step(
    eyes: Eyes<'_>,
    moves: Moves,
    piece: Piece,
    to: Hex,
) -> Result<(), Refusal> {
    check_turn(eyes.public, moves, piece)?;
    check_guard(eyes, piece)?;
    if !GRID.contains(to) {
        return Err(Refusal::OffTheMap { rule: Rule("7.2") });
    }
    let from = piece.at(eyes.public).ok_or(Refusal::NotDeployed {})?;
    if GRID.distance(from, to) != 1 {
        return Err(too_far(eyes, moves, piece, from, to));
    }
    Walker::new(eyes.pack, eyes.public, moves, piece, from).stride(to).map(|_| ())
}

/// 7.2: whether it is a piece's turn to move.
fn check_turn(public: &Board, moves: Moves, piece: Piece) -> Result<(), Refusal> {
    if !public.acts_for(moves.force, piece.force()) {
        return Err(Refusal::NotYours { rule: Rule("7.2") });
    }
    match moves.going {
        Some(going) if going.piece == piece => Ok(()),
        Some(_) => Err(Refusal::AnotherIsMoving { rule: Rule("7.2") }),
        None if piece.has_moved(public) => Err(Refusal::AlreadyMoved {}),
        None => Ok(()),
    }
}

/// 2.0-B.2: the last leader in the relief army's camp stays there.
pub(crate) fn check_guard(eyes: Eyes<'_>, piece: Piece) -> Result<(), Refusal> {
    let Piece::Leader(leader) = piece else { return Ok(()) };
    match eyes.public.counter_of(leader) {
        Some(counter) if !may_leave(eyes, counter) => Err(Refusal::LastLeaderInCamp { counter }),
        Some(_) | None => Ok(()),
    }
}

/// Why a piece cannot go to a hex that is not next to it: the hex itself is barred, or out of reach
/// in this move; otherwise it gets there, but hex by hex.
fn too_far(eyes: Eyes<'_>, moves: Moves, piece: Piece, from: Hex, to: Hex) -> Refusal {
    let (pack, public) = (eyes.pack, eyes.public);
    let enemy = piece.force().side().enemy();
    let barred =
        check_held(public, enemy, to).and_then(|()| check_counters(public, piece, enemy, to));
    if let Err(refusal) = barred {
        return refusal;
    }
    let mut rule = Rule("7.2");
    if let Piece::Unit(unit) = piece {
        if from != to
            && let Err(refusal) = public.check_stack(pack, unit, to)
        {
            return refusal;
        }
        if !moves.command.contains(unit) {
            rule = Rule("8.4");
        }
    }
    let most = allowance(pack, public, piece) + pack.road;
    let reached = || ways(pack, public, moves, piece).iter().any(|way| way.via.last() == Some(&to));
    if GRID.distance(from, to) <= most && reached() {
        Refusal::NotAdjacent { from, to }
    } else {
        Refusal::OutOfReach { to, rule }
    }
}

/// What all pieces of a side find on the map when they look where they may go.
struct Field {
    /// Where its own units stand.
    own: Hexes,
    /// Where there is anything of the enemy's: units, counters, and for Gauls camps.
    foreign: Hexes,
    /// The zones of control of the enemy.
    zones: Hexes,
}

impl Field {
    fn new(public: &Board, side: Side) -> Self {
        let enemy = side.enemy();
        let pieces = public.held_by(enemy).or(public.counters_of(enemy));
        Self {
            own: public.held_by(side),
            foreign: match side {
                Side::Rome => pieces,
                Side::Gaul => pieces.or(public.standing()),
            },
            zones: *public.zones_of(enemy),
        }
    }
}

/// The numbers of the sides of a hex that are given as bits.
fn sides(bits: u8) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let way = (rest != 0).then_some(rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(way)
    })
}

/// A piece in a hex of its way, and what all steps that it might take from there share (7.2).
struct Walker<'a> {
    pack: &'a Pack,
    public: &'a Board,
    piece: Piece,
    side: Side,
    from: Hex,
    /// Whether it is in command (8.4).
    commanded: bool,
    /// Points spent on the way here.
    spent: u8,
    /// Whether it has kept to the circular road.
    on_road: bool,
    /// Hexes entered outside the Roman works, and how many of them it may enter.
    outside: u8,
    sortie: u8,
    /// Its allowance, before the circular road is added.
    allowance: u8,
    /// Whether it stands in an enemy zone of control.
    pinned: bool,
    /// For a unit in rout: how far the nearest enemy is.
    fear: Option<u8>,
}

impl<'a> Walker<'a> {
    fn new(pack: &'a Pack, public: &'a Board, moves: Moves, piece: Piece, from: Hex) -> Self {
        let side = piece.force().side();
        let (spent, on_road, outside) =
            moves.going.map_or((0, true, 0), |going| (going.spent, going.road, going.outside));
        let (commanded, routed) = match piece {
            Piece::Unit(unit) => {
                (moves.command.contains(unit), public.order(unit) == Order::Routed)
            }
            Piece::Leader(_) => (true, false),
        };
        Self {
            pack,
            public,
            piece,
            side,
            from,
            commanded,
            spent,
            on_road,
            outside,
            sortie: sortie_limit(pack, piece),
            allowance: allowance(pack, public, piece),
            pinned: public.in_zone(side.enemy(), from),
            fear: if routed { public.nearest(side.enemy(), from) } else { None },
        }
    }

    /// Where it may go next.
    fn goals(&self, field: &Field) -> impl Iterator<Item = Hex> {
        let next = &self.pack.ground(self.from).next;
        sides(self.open(field)).filter_map(|way| next[way])
    }

    /// The sides of its hex, as bits, over which it may go. Most are plain to see; the others are
    /// judged one by one.
    fn open(&self, field: &Field) -> u8 {
        let Self { pack, public, piece, from, .. } = *self;
        let ground = pack.ground(from);
        let shut = self.shut(field);
        let clear = if self.is_free() {
            ground.plain & !shut & !field.foreign.around(GRID, from)
        } else {
            0
        };
        let stacked = match piece {
            Piece::Unit(_) => clear & field.own.around(GRID, from),
            Piece::Leader(_) => 0,
        };
        let mut open = clear & !stacked;
        for way in sides(ground.sides & !shut & !clear) {
            let may = ground.next[way].is_some_and(|to| self.over(way, to).is_ok());
            open |= u8::from(may) << way;
        }
        if let Piece::Unit(unit) = piece {
            for way in sides(stacked) {
                let fits = |to: Hex| public.check_stack(pack, unit, to).is_ok();
                open |= u8::from(ground.next[way].is_some_and(fits)) << way;
            }
        }
        open
    }

    /// Sides of its hex, as bits, over which it cannot go: into a zone of control that matters to
    /// it, or through works without a gate.
    fn shut(&self, field: &Field) -> u8 {
        let Self { pack, public, from, .. } = *self;
        let zones = if self.pinned || !self.commanded { field.zones.around(GRID, from) } else { 0 };
        let gateless = if self.side == Side::Rome { public.gateless(pack, from) } else { 0 };
        zones | gateless
    }

    /// Whether over plain ground only the enemy can be in its way, and those with whom it would
    /// stack: it has the points for any step, flees from nobody and is not too far from the works.
    fn is_free(&self) -> bool {
        let leaving = if self.pinned { self.pack.costs.leaving_zone } else { 0 };
        let dearest = self.pack.ground(self.from).dearest + leaving;
        let can_pay = !self.commanded || dearest <= self.allowance.saturating_sub(self.spent);
        can_pay && self.fear.is_none() && self.outside < self.sortie
    }

    /// Where it may go next, and what that takes.
    fn ways(&self) -> impl Iterator<Item = (Hex, Stride)> {
        let next = self.pack.ground(self.from).next.iter().enumerate();
        next.filter_map(|(way, to)| Some(((*to)?, self.over(way, (*to)?).ok()?)))
    }

    /// Whether it may go to a hex, and what that takes.
    fn stride(&self, to: Hex) -> Result<Stride, Refusal> {
        let from = self.from;
        let way = self.pack.way(from, to).ok_or(Refusal::NotAdjacent { from, to })?;
        self.over(way, to)
    }

    /// Whether the ground, the enemy and command let it go over a side of its hex to the next, and
    /// what that takes.
    #[inline]
    fn over(&self, way: usize, to: Hex) -> Result<Stride, Refusal> {
        let Self { pack, public, piece, side, from, spent, .. } = *self;
        let enemy = side.enemy();
        let toll = public.toll_over(pack, side, (from, way, to), Pace::Tactical)?;
        if toll.obstacle && spent > 0 {
            return Err(Refusal::MustStartNextTo { from, to });
        }
        check_held(public, enemy, to)?;
        check_counters(public, piece, enemy, to)?;
        let road = self.on_road && pack.road_between(side, from, to);
        let outside = side == Side::Rome && !public.behind_works(pack, to);
        let cost = toll.cost + if self.pinned { pack.costs.leaving_zone } else { 0 };
        let zone = (self.pinned || !self.commanded) && public.in_zone(enemy, to);
        if let Piece::Unit(unit) = piece {
            if zone && !self.commanded {
                return Err(Refusal::OutOfCommandZone { unit, to });
            }
            if self.fear.is_some_and(|fear| public.is_near(enemy, to, fear)) {
                return Err(Refusal::RoutedFlees { unit, to });
            }
            public.check_stack(pack, unit, to)?;
        }
        if zone && self.pinned {
            return Err(Refusal::ZoneToZone { from, to });
        }
        if outside && self.outside >= self.sortie {
            return Err(Refusal::TooFarOutside { to, limit: self.sortie });
        }
        if self.commanded {
            let total = self.allowance + if road { pack.road } else { 0 };
            let left = total.saturating_sub(spent);
            if cost > left {
                return Err(Refusal::OutOfMovement { cost, left, rule: Rule("7.2") });
            }
        }
        Ok(Stride { toll, cost, road, outside })
    }
}

/// 7.0: nobody goes into a hex with enemy units.
fn check_held(public: &Board, enemy: Side, to: Hex) -> Result<(), Refusal> {
    if public.holds(enemy, to) { Err(Refusal::EnemyThere { to }) } else { Ok(()) }
}

/// Enemy leaders bar the way; a detachment that lies open does not stop a unit (ruling R-07).
fn check_counters(public: &Board, piece: Piece, enemy: Side, to: Hex) -> Result<(), Refusal> {
    if !public.has_counter(enemy, to) {
        return Ok(());
    }
    match (bars(public, enemy, to), piece) {
        (Refusal::EnemyDetachmentThere { .. }, Piece::Unit(_)) => Ok(()),
        (refusal, _) => Err(refusal),
    }
}

/// What an enemy counter in a hex is to those who come: open detachments, or a leader as far as one
/// knows.
pub(crate) fn bars(public: &Board, enemy: Side, to: Hex) -> Refusal {
    let open = |counter: Counter| public.faces[counter].is_some_and(Leader::is_detachment);
    if public.counters_in(enemy, to).iter().all(open) {
        Refusal::EnemyDetachmentThere { to }
    } else {
        Refusal::EnemyLeaderThere { to }
    }
}

/// 7.2: how many hexes outside the works.
fn sortie_limit(pack: &Pack, piece: Piece) -> u8 {
    match piece {
        Piece::Unit(unit) if is_light(pack.unit(unit).kind) => pack.sortie_light,
        Piece::Unit(_) | Piece::Leader(_) => pack.sortie,
    }
}

/// What a step costs, and whether the piece must halt there; nothing when it is not allowed.
pub(crate) fn price(
    pack: &Pack,
    public: &Board,
    moves: Moves,
    piece: Piece,
    to: Hex,
) -> Option<(u8, bool)> {
    let from = piece.at(public)?;
    let stride = Walker::new(pack, public, moves, piece, from).stride(to).ok()?;
    let after = moves.going.unwrap_or(Going::of(piece)).after(&stride);
    let stops = must_halt(pack, public, moves, piece, from, to) || is_spent(pack, public, after);
    Some((stride.cost, stops))
}

/// 7.2: whether a piece has no points left, so that it halts by itself.
fn is_spent(pack: &Pack, public: &Board, going: Going) -> bool {
    let road = if going.road { pack.road } else { 0 };
    going.spent >= allowance(pack, public, going.piece) + road
}

/// Whether a piece that comes to a hex must halt there.
fn must_halt(pack: &Pack, public: &Board, moves: Moves, piece: Piece, from: Hex, to: Hex) -> bool {
    let side = piece.force().side();
    let commanded = match piece {
        Piece::Unit(unit) => moves.command.contains(unit),
        Piece::Leader(_) => true,
    };
    !commanded || public.contact(pack, side, from, to) || public.enters_zone(pack, side, to)
}

impl Load for Going {
    fn spent(&self) -> u16 {
        self.spent.into()
    }

    /// A dearer way may keep to the road or inside the works, so several ways to a hex matter.
    fn serves_for(&self, other: &Self) -> bool {
        self.spent <= other.spent && self.outside <= other.outside && (self.road || !other.road)
    }
}

/// How a piece can go to every hex that it can still reach, as far as nothing is rolled or turned
/// over on the way.
pub(crate) fn ways(pack: &Pack, public: &Board, moves: Moves, piece: Piece) -> Vec<Way<Going>> {
    let Some(start) = piece.at(public) else { return Vec::new() };
    if check_turn(public, moves, piece).is_err() {
        return Vec::new();
    }
    let begin = moves.going.unwrap_or(Going::of(piece));
    geometry::hex::ways(start, begin, |at, next| {
        let going = (at.at != start || moves.going.is_some()).then_some(at.load);
        let moves = Moves { going, ..moves };
        for (to, stride) in Walker::new(pack, public, moves, piece, at.at).ways() {
            let load = at.load.after(&stride);
            let halts = must_halt(pack, public, moves, piece, at.at, to)
                || is_spent(pack, public, load)
                || stride.toll.tests > 0
                || alters(pack, public, piece, at.at, to, stride.toll)
                || public.anonymous_near(pack, piece.force(), to).next().is_some();
            next.push(Arrival { at: to, load, halts });
        }
    })
}

/// Whether a step may change the works, and zones with them: a Gallic unit makes a breach, destroys
/// a camp, or leaves a breach that Romans stand in (9.1, 9.2).
fn alters(pack: &Pack, public: &Board, piece: Piece, from: Hex, to: Hex, toll: Toll) -> bool {
    let Piece::Unit(unit) = piece else { return false };
    let mended = |hex: Hex| public.breaches.contains(hex) && public.holds(Side::Rome, hex);
    match unit.side() {
        Side::Rome => false,
        Side::Gaul => toll.breach.is_some() || public.has_camp(to) || pack.next(from).any(mended),
    }
}

/// 5.0: a stack that a rally made too strong must be corrected while it can be.
pub(crate) fn check_end(eyes: Eyes<'_>, moves: Moves) -> Result<(), Refusal> {
    if moves.going.is_some() {
        return Err(Refusal::AnotherIsMoving { rule: Rule("7.2") });
    }
    let (pack, public) = (eyes.pack, eyes.public);
    for (unit, hex) in public.on_map(moves.force.side()) {
        if public.pf_in(hex) <= pack.stacking || public.moved.contains(unit) {
            continue;
        }
        let piece = Piece::Unit(unit);
        let leaves = |to: Hex| check_step(eyes, moves, piece, to).is_ok();
        if pack.next(hex).any(leaves) {
            return Err(Refusal::StackTooStrong { hex });
        }
    }
    Ok(())
}

impl State {
    /// How a unit or an open leader can move.
    pub(crate) fn walks(&self, moves: Moves, piece: &str) -> Vec<Journey<Action>> {
        let unit = Unit::all().find(|unit| unit.name() == piece).map(Piece::Unit);
        let counter = || Counter::all().find(|counter| counter.name() == piece);
        let leader = || self.public.faces[counter()?].map(Piece::Leader);
        let Some(piece) = unit.or_else(leader) else { return Vec::new() };
        if check_guard(self.eyes(self.public.seat_of(moves.force)), piece).is_err() {
            return Vec::new();
        }
        let spent = moves.going.map_or(0, |going| going.spent);
        ways(self.pack, &self.public, moves, piece)
            .into_iter()
            .map(|way| Journey {
                steps: way.via.iter().map(|to| piece.step(*to)).collect(),
                cost: Some((way.load.spent - spent).into()),
                stops: way.halts,
            })
            .collect()
    }

    /// 7.2: one hex on.
    pub(crate) fn step(&mut self, piece: Piece, to: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let moves = *self.moves();
        let from = piece.at(&self.public).expect("a piece that moves is on the map");
        let walker = Walker::new(pack, &self.public, moves, piece, from);
        let stride = walker.stride(to).expect("the step was checked");
        let halts = must_halt(pack, &self.public, moves, piece, from, to);
        match piece {
            Piece::Unit(unit) => {
                self.public.moved.insert(unit);
                self.public.put(pack, unit, Spot::On(to));
                table.tell(|| Event::Moved { unit, from, to });
                self.enter(unit, to, stride.toll.breach, table);
                self.look_from(unit.force(), to, table);
            }
            Piece::Leader(leader) => {
                self.public.ridden.insert(leader);
                table.tell(|| Event::Rode { leader, from, to });
                self.place_leader(leader, to, table);
            }
        }
        let before = moves.going.unwrap_or(Going::of(piece));
        let after = before.after(&stride);
        let goes_on = !halts && !is_spent(pack, &self.public, after);
        self.moves().going = goes_on.then_some(after);
        if let Piece::Unit(unit) = piece {
            let mut flights = Flights::new();
            for _ in 0..stride.toll.tests {
                self.harm(unit, Harm::Test, &mut flights, table);
                if !flights.is_empty() || self.public.hex_of(unit).is_none() {
                    self.moves().going = None;
                    break;
                }
            }
            self.begin_retreats(flights, table);
        }
    }

    /// What a unit does to the works, camps and detachments of the hex it enters.
    pub(crate) fn enter(
        &mut self,
        unit: Unit,
        to: Hex,
        breach: Option<Hex>,
        table: &mut Table<'_, Event>,
    ) {
        if unit.side() == Side::Gaul {
            if let Some(hex) = breach
                && self.public.breach(self.pack, hex)
            {
                table.tell(|| Event::Breach { hex });
            }
            if self.public.has_camp(to) {
                self.public.destroy_camp(self.pack, to);
                table.tell(|| Event::CampDestroyed { hex: to });
            }
        }
        for counter in self.public.counters_in(unit.side().enemy(), to).iter() {
            if let Some(leader) = self.public.faces[counter]
                && leader.is_detachment()
            {
                table.tell(|| Event::Scattered { leader, hex: to });
                self.remove_leader(leader, Fate::Scattered, table);
            }
        }
    }
}
