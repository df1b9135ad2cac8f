//! 6.1 to 6.3: groups, roads, fleets, amphibious moves.

use kernel::{Concealed, Journey, Limit, Rule, Seat, Table};

use crate::action::{Action, Arrival, Event, Refusal};
use crate::ids::{Block, Place, PlaceSet, Side};
use crate::pack::{Limits, Way};
use crate::sequence::Part;
use crate::state::{Eyes, Going, Impulse, Moves, Public, Spot, State};

impl Impulse {
    /// The rule that the moves come from.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Self::Command => "6.1",
            Self::Mars => "event-mars",
            Self::Mercury => "event-mercury",
            Self::Neptune => "event-neptune",
            Self::Pluto => "event-pluto",
        })
    }
}

impl Way {
    /// The rule that limits how many blocks use it: of roads, or of straits.
    pub(crate) fn limit_rule(self) -> Rule {
        Rule(if self == Self::Strait { "4.32" } else { "6.11" })
    }
}

/// What the side to move might do.
pub(crate) fn candidates(eyes: Eyes<'_>, moves: &Moves, out: &mut Vec<Action>) {
    if let Some(going) = moves.going {
        return candidates_going(eyes, going, out);
    }
    for place in moves.active.iter() {
        for block in eyes.secret.group(place).minus(eyes.secret.moved).iter() {
            let ways = eyes.pack.ways_for(block, place);
            out.extend(ways.map(|to| Action::Step { block, to }));
        }
    }
    if moves.left > 0 {
        let held = eyes.public.standing.held[eyes.side.index()];
        out.extend(held.minus(moves.active).iter().map(|place| Action::Activate { place }));
        if moves.impulse == Impulse::Command && moves.active.is_empty() {
            candidates_embark(eyes, held, out);
        }
    }
    out.push(Action::EndMoves);
}

fn candidates_going(eyes: Eyes<'_>, going: Going, out: &mut Vec<Action>) {
    if going.seas.is_empty() {
        let block = eyes.secret.moving.expect("a side knows which of its blocks is moving");
        let exits = eyes.pack.map.exits(going.at.0);
        out.extend(exits.iter().map(|exit| Action::Step { block, to: Place(exit.to) }));
        out.push(Action::Halt);
    } else {
        let seas = eyes.pack.seas_by[going.at.index()];
        out.extend(seas.iter().map(|sea| Action::Sail { sea }));
        let ports = eyes.pack.ports_of[going.at.index()];
        out.extend(ports.iter().map(|port| Action::Land { port }));
    }
}

fn candidates_embark(eyes: Eyes<'_>, held: PlaceSet, out: &mut Vec<Action>) {
    for sea in held.seas().iter() {
        for port in eyes.pack.ports_of[sea.index()].and(held).iter() {
            let group = eyes.secret.group(port).minus(eyes.pack.fleets).minus(eyes.secret.moved);
            out.extend(group.iter().map(|block| Action::Embark { block, sea }));
        }
    }
}

/// What a player may wish to move, whether its group is active or not.
pub(crate) fn wishes(eyes: Eyes<'_>, moves: &Moves, out: &mut Vec<Action>) {
    for (block, place) in eyes.secret.on_map() {
        let ready = moves.active.contains(place) && !eyes.secret.moved.contains(block);
        for exit in eyes.pack.map.exits(place.0) {
            let to = Place(exit.to);
            out.push(if to.is_sea() && !eyes.pack.is_fleet(block) && !ready {
                Action::Embark { block, sea: to }
            } else {
                Action::Step { block, to }
            });
        }
    }
    out.sort();
    out.dedup();
}

/// 6.1: how far a block can go in one move, along which places. Fights wait for the end of all
/// moves, so nothing is decided on the way.
pub(crate) fn journeys(state: &State, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
    let on_map = || state.eyes(Side::of(seat)).secret.on_map();
    let Some((mine, from)) = on_map().find(|(block, _)| block.name() == piece) else {
        return Vec::new();
    };
    kernel::journeys_by_trying(state, seat, from, |action| {
        if let Action::Step { block, to } = *action { (block == mine).then_some(to) } else { None }
    })
}

/// 6.1: a move may be spent on a group that can use it.
pub(crate) fn check_activate(eyes: Eyes<'_>, moves: &Moves, place: Place) -> Result<(), Refusal> {
    if moves.going.is_some() {
        return Err(Refusal::AnotherIsMoving {});
    }
    if moves.left == 0 {
        return Err(Refusal::NoMovesLeft {});
    }
    if moves.active.contains(place) {
        return Err(Refusal::AlreadyActive { place });
    }
    let group = eyes.secret.group(place).minus(eyes.secret.moved);
    let can_move = group.iter().any(|block| {
        let mut ways = eyes.pack.ways_for(block, place);
        ways.any(|to| check_leg(eyes, moves, block, place, to, 0).is_ok())
    });
    if can_move {
        return Ok(());
    }
    // Where the card moves none of them, that is the reason.
    let by_card = |block: Block| check_kind(eyes, moves.impulse, block).err();
    let refused = group.first().and_then(by_card);
    let all = group.iter().all(|block| by_card(block).is_some());
    Err(refused.filter(|_| all).unwrap_or(Refusal::NothingCanMove { place }))
}

/// 6.1: one place on, for a block of an active group or for the block in motion.
pub(crate) fn check_step(
    eyes: Eyes<'_>,
    moves: &Moves,
    block: Block,
    to: Place,
) -> Result<(), Refusal> {
    let from =
        eyes.secret.place(block).ok_or(Refusal::NotYourBlock { block, rule: Rule("6.1") })?;
    let Some(going) = moves.going else {
        if eyes.secret.moved.contains(block) {
            return Err(Refusal::AlreadyMoved { block });
        }
        if !moves.active.contains(from) {
            return Err(Refusal::NotActive { block });
        }
        return check_leg(eyes, moves, block, from, to, 0);
    };
    if eyes.secret.moving != Some(block) {
        return Err(Refusal::AnotherIsMoving {});
    }
    if !going.seas.is_empty() {
        return Err(Refusal::NotNow { rule: Rule("6.3") });
    }
    check_leg(eyes, moves, block, from, to, going.steps)
}

/// One leg of a move: the way, its limit, and what waits at the end.
fn check_leg(
    eyes: Eyes<'_>,
    moves: &Moves,
    block: Block,
    from: Place,
    to: Place,
    steps: u8,
) -> Result<(), Refusal> {
    let way = check_way(eyes, moves.impulse, block, from, to)?;
    if steps == 0 {
        check_leaving(eyes, moves, from, to)?;
    }
    let attacking = is_attack(eyes.public, eyes.side, to);
    if eyes.public.holds(eyes.side.enemy(), to) && steps + 1 >= reach(eyes, moves.impulse) {
        return Err(if attacking {
            Refusal::TooFarToAttack { to }
        } else {
            Refusal::TooFarToReact { to }
        });
    }
    match road(eyes, moves.impulse, way, from, to, attacking) {
        Some(road) if road.used >= road.of => {
            let rule = limit_rule(moves.impulse, way, attacking);
            Err(Refusal::RoadFull { from, to, limit: road.of, rule })
        }
        Some(_) | None => Ok(()),
    }
}

/// 6.12: whether a side attacks by going there; where its enemy attacks, it reacts (6.14).
fn is_attack(public: &Public, side: Side, to: Place) -> bool {
    let enemy = side.enemy();
    public.holds(enemy, to) && !public.attacked[enemy.index()].contains(to)
}

fn reach(eyes: Eyes<'_>, impulse: Impulse) -> u8 {
    if impulse == Impulse::Mercury { eyes.pack.mercury_reach } else { eyes.pack.reach }
}

/// Pluto widens the roads that lead into an attack, and no others.
fn limits(eyes: Eyes<'_>, impulse: Impulse, attacking: bool) -> Limits {
    let wide = impulse == Impulse::Pluto && attacking;
    if wide { eyes.pack.pluto_limits } else { eyes.pack.limits }
}

/// The rule that limits a way: of roads (6.11) or straits (4.32), or Pluto's own.
fn limit_rule(impulse: Impulse, way: Way, attacking: bool) -> Rule {
    if impulse == Impulse::Pluto && attacking { impulse.rule() } else { way.limit_rule() }
}

/// Events move fleets, or land blocks.
fn check_kind(eyes: Eyes<'_>, impulse: Impulse, block: Block) -> Result<(), Refusal> {
    match (impulse, eyes.pack.is_fleet(block)) {
        (Impulse::Mars | Impulse::Mercury | Impulse::Pluto, true) => {
            Err(Refusal::NoFleets { rule: impulse.rule() })
        }
        (Impulse::Neptune, false) => Err(Refusal::FleetsOnly {}),
        (Impulse::Command, _)
        | (Impulse::Neptune, true)
        | (Impulse::Mars | Impulse::Mercury | Impulse::Pluto, false) => Ok(()),
    }
}

/// Land blocks keep to roads (4.3), fleets to water (6.2), and events to their own kind.
fn check_way(
    eyes: Eyes<'_>,
    impulse: Impulse,
    block: Block,
    from: Place,
    to: Place,
) -> Result<Way, Refusal> {
    check_kind(eyes, impulse, block)?;
    let way = eyes.pack.way(from, to);
    if eyes.pack.is_fleet(block) {
        return way.filter(|way| *way == Way::Water).ok_or(Refusal::NoWater { from, to });
    }
    match way {
        None => Err(Refusal::NotAdjacent { from, to }),
        Some(Way::Water) => Err(Refusal::NoRoad { from, to }),
        Some(way @ (Way::Major | Way::Minor | Way::Strait)) => Ok(way),
    }
}

/// 6.13: as many defenders as the main force has attackers stay, and nobody leaves by a way that
/// attackers came in. 6.3: a sea that was crossed keeps a fleet.
fn check_leaving(eyes: Eyes<'_>, moves: &Moves, from: Place, to: Place) -> Result<(), Refusal> {
    let enemy = eyes.side.enemy();
    if eyes.public.holds(enemy, from) {
        let stayed = eyes.public.count(eyes.side, from) - eyes.public.arrivals(eyes.side, from);
        if stayed <= eyes.public.pinned(enemy, from) {
            return Err(Refusal::Pinned { place: from });
        }
        if eyes.public.routes(enemy, from).contains(to) {
            return Err(Refusal::AttackersRoad { from, to });
        }
    }
    if moves.crossed.contains(from) && eyes.public.count(eyes.side, from) <= 1 {
        return Err(Refusal::FleetMustStay { sea: from });
    }
    Ok(())
}

/// 6.11, 4.32: how many blocks of the side have used the way this turn, both directions together,
/// and how many may. None where there is no limit.
fn road(
    eyes: Eyes<'_>,
    impulse: Impulse,
    way: Way,
    from: Place,
    to: Place,
    attacking: bool,
) -> Option<Limit> {
    let of = limits(eyes, impulse, attacking).of(way, attacking);
    let crossed =
        eyes.public.crossed(eyes.side, from, to) + eyes.public.crossed(eyes.side, to, from);
    (of != u8::MAX).then_some(Limit { used: crossed, of })
}

/// The limit of the way that a step takes, with the step counted.
pub(crate) fn limit_of_step(
    eyes: Eyes<'_>,
    moves: &Moves,
    block: Block,
    to: Place,
) -> Option<Limit> {
    let from = eyes.secret.place(block)?;
    let way = eyes.pack.way(from, to)?;
    let attacking = is_attack(eyes.public, eyes.side, to);
    let road = road(eyes, moves.impulse, way, from, to, attacking)?;
    Some(Limit { used: road.used + 1, of: road.of })
}

/// 6.1: a block stops before it has gone as far as it may.
pub(crate) fn check_halt(moves: &Moves) -> Result<(), Refusal> {
    match moves.going {
        None => Err(Refusal::NobodyIsMoving {}),
        Some(going) if !going.seas.is_empty() => Err(Refusal::NotNow { rule: Rule("6.3") }),
        Some(_) => Ok(()),
    }
}

/// 2.2: movement may end whenever no block is in the middle of its move.
pub(crate) fn check_end(moves: &Moves) -> Result<(), Refusal> {
    if moves.going.is_some() { Err(Refusal::AnotherIsMoving {}) } else { Ok(()) }
}

/// 6.3: a land block goes aboard, before all other moves, where the sea is friendly and some other
/// port can be reached.
pub(crate) fn check_embark(
    eyes: Eyes<'_>,
    moves: &Moves,
    block: Block,
    sea: Place,
) -> Result<(), Refusal> {
    if moves.going.is_some() {
        return Err(Refusal::AnotherIsMoving {});
    }
    if moves.impulse != Impulse::Command {
        return Err(Refusal::EventsCarryNobody {});
    }
    let port =
        eyes.secret.place(block).ok_or(Refusal::NotYourBlock { block, rule: Rule("6.3") })?;
    if eyes.pack.is_fleet(block) {
        return Err(Refusal::FleetsAreNotCarried {});
    }
    if !moves.active.is_empty() {
        return Err(Refusal::AmphibiousFirst {});
    }
    if eyes.secret.moved.contains(block) {
        return Err(Refusal::AlreadyMoved { block });
    }
    if moves.left == 0 {
        return Err(Refusal::NoMovesLeft {});
    }
    if !eyes.pack.seas_of[port.index()].contains(sea) {
        return Err(Refusal::NotOnTheWay { from: port, to: sea });
    }
    check_leaving(eyes, moves, port, sea)?;
    if !eyes.public.is_friendly(eyes.side, sea) {
        return Err(Refusal::SeaNotFriendly { sea });
    }
    if !can_land(eyes, sea, port, PlaceSet::EMPTY) {
        return Err(Refusal::NowhereToLand { sea });
    }
    Ok(())
}

/// 6.3: on through another friendly sea.
pub(crate) fn check_sail(eyes: Eyes<'_>, moves: &Moves, sea: Place) -> Result<(), Refusal> {
    let going = aboard(moves)?;
    if !eyes.pack.seas_by[going.at.index()].contains(sea) {
        return Err(Refusal::NotOnTheWay { from: going.at, to: sea });
    }
    if going.seas.contains(sea) {
        return Err(Refusal::SeaVisited { sea });
    }
    if !eyes.public.is_friendly(eyes.side, sea) {
        return Err(Refusal::SeaNotFriendly { sea });
    }
    if !can_land(eyes, sea, going.start, going.seas) {
        return Err(Refusal::NowhereToLand { sea });
    }
    Ok(())
}

/// 6.3: ashore in another port that no enemy holds.
pub(crate) fn check_land(eyes: Eyes<'_>, moves: &Moves, port: Place) -> Result<(), Refusal> {
    let going = aboard(moves)?;
    if !eyes.pack.ports_of[going.at.index()].contains(port) {
        return Err(Refusal::NotOnTheWay { from: going.at, to: port });
    }
    if port == going.start {
        return Err(Refusal::SamePort {});
    }
    if !eyes.public.is_open(eyes.side, port) {
        return Err(Refusal::PortNotOpen { port });
    }
    Ok(())
}

fn aboard(moves: &Moves) -> Result<Going, Refusal> {
    moves.going.filter(|going| !going.seas.is_empty()).ok_or(Refusal::NotNow { rule: Rule("6.3") })
}

/// Whether some port other than `start` can be reached from a friendly sea through friendly seas
/// that were not crossed yet.
fn can_land(eyes: Eyes<'_>, sea: Place, start: Place, crossed: PlaceSet) -> bool {
    let mut seen = crossed;
    let mut open = PlaceSet::EMPTY;
    open.insert(sea);
    while let Some(here) = open.iter().next() {
        open.remove(here);
        seen.insert(here);
        let mut ports = eyes.pack.ports_of[here.index()];
        ports.remove(start);
        if ports.iter().any(|port| eyes.public.is_open(eyes.side, port)) {
            return true;
        }
        let next = eyes.pack.seas_by[here.index()].minus(seen);
        open =
            open.or(next.iter().filter(|sea| eyes.public.is_friendly(eyes.side, *sea)).collect());
    }
    false
}

impl State {
    pub(crate) fn activate(&mut self, place: Place, table: &mut Table<'_, Event>) {
        let moves = self.moves_mut();
        moves.left -= 1;
        moves.active.insert(place);
        let side = moves.side;
        table.tell(|| Event::Activated { side, place });
    }

    pub(crate) fn step(&mut self, block: Block, to: Place, table: &mut Table<'_, Event>) {
        let side = self.moves_mut().side;
        let from = self.lift(side, block, table.referee());
        let fight = self.public.holds(side.enemy(), to);
        let attack = is_attack(&self.public, side, to);
        if attack {
            self.public.attacked[side.index()].insert(to);
        }
        self.put(side, block, to, table.referee());
        self.public.cross(side, from, to);
        let secret = self.secret(side, table.referee());
        secret.from[block.index()] = Spot::at(from);
        secret.moved.insert(block);
        secret.moving = Some(block);
        table.tell(|| Event::Stepped {
            side,
            block: Concealed::new(side.seat(), block),
            from,
            to,
            arrival: match (fight, attack) {
                (false, _) => Arrival::Peaceful,
                (true, true) => Arrival::Attack,
                (true, false) => Arrival::Help,
            },
        });
        let moves = self.moves_mut();
        let (start, steps) = moves.going.map_or((from, 0), |going| (going.start, going.steps));
        moves.going = Some(Going { at: to, start, steps: steps + 1, seas: PlaceSet::EMPTY });
        if fight || !self.can_go_on(block, to) {
            self.halt(table);
        }
    }

    fn can_go_on(&mut self, block: Block, at: Place) -> bool {
        let moves = *self.moves_mut();
        let steps = moves.going.map_or(0, |going| going.steps);
        let eyes = self.eyes(moves.side);
        steps < reach(eyes, moves.impulse)
            && eyes
                .pack
                .ways_for(block, at)
                .any(|to| check_leg(eyes, &moves, block, at, to, steps).is_ok())
    }

    pub(crate) fn halt(&mut self, table: &mut Table<'_, Event>) {
        let moves = self.moves_mut();
        moves.going = None;
        let side = moves.side;
        self.secret(side, table.referee()).moving = None;
    }

    pub(crate) fn embark(&mut self, block: Block, sea: Place, table: &mut Table<'_, Event>) {
        let side = self.moves_mut().side;
        let secret = self.secret(side, table.referee());
        let port = secret.place(block).expect("a block that embarks is in a port");
        secret.moved.insert(block);
        secret.moving = Some(block);
        let moves = self.moves_mut();
        moves.left -= 1;
        moves.crossed.insert(sea);
        let mut seas = PlaceSet::EMPTY;
        seas.insert(sea);
        moves.going = Some(Going { at: sea, start: port, steps: 0, seas });
        table.tell(|| Event::Embarked {
            side,
            block: Concealed::new(side.seat(), block),
            from: port,
            sea,
        });
    }

    pub(crate) fn sail(&mut self, sea: Place) {
        let moves = self.moves_mut();
        moves.crossed.insert(sea);
        let going = moves.going.as_mut().expect("a block that sails is aboard");
        going.at = sea;
        going.seas.insert(sea);
    }

    pub(crate) fn land(&mut self, port: Place, table: &mut Table<'_, Event>) {
        let side = self.moves_mut().side;
        let block =
            self.secret(side, table.referee()).moving.expect("a block that lands was aboard");
        self.lift(side, block, table.referee());
        self.put(side, block, port, table.referee());
        self.halt(table);
        table.tell(|| Event::Landed { side, block: Concealed::new(side.seat(), block), port });
    }

    /// 2.2: movement ends.
    pub(crate) fn end_moves(&mut self, side: Side, table: &mut Table<'_, Event>) {
        table.tell(|| Event::MovesEnded { side });
        self.after(Part::Moves(side), table);
    }

    fn moves_mut(&mut self) -> &mut Moves {
        self.public.phase.moves_mut().expect("moves are made in the movement phase")
    }
}
