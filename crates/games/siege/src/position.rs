//! Positions: the whole state as a document that a person can write.
//!
//! Units that a document does not mention are not in play. What stands in each hex is worked out,
//! not written. Counters that lie face up are named in the table, the others in the secrets.

use geometry::hex::Hex;
use kernel::{Concealed, PositionError, Referee, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, CounterMap, Force, Leader, LeaderSet, Side, Unit, UnitSet};
use crate::pack::{GRID, HEXES, Hexes, POINTS, Pack, at};
use crate::state::{
    Battle, Board, BoxChoice, Boxes, Combats, Distance, Fate, Flight, March, Moves, Order, Phase,
    Public, Round, Secret, Spot, Stage, State, Volley,
};

/// The document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What everybody sees.
    #[serde(flatten)]
    pub table: Public,
    /// What the players know.
    #[serde(default)]
    pub secrets: Secrets,
}

/// What the players know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// The Roman.
    #[serde(default)]
    pub roman: Secret,
    /// The player of the relief army.
    #[serde(default)]
    pub relief: Secret,
}

impl Secret {
    /// The same, with the player's counters as `face` names them.
    fn with_faces(mut self, force: Force, face: impl Fn(Counter) -> Option<Leader>) -> Self {
        self.faces = CounterMap::from_fn(|one| face(one).filter(|_| one.force() == force));
        self
    }
}

impl State {
    pub(crate) fn make_position(&self, referee: &Referee) -> Position {
        let open = &self.public.faces;
        let [roman, relief] = [Force::Roman, Force::Relief].map(|force| {
            let secret = *self.secrets[force.side().index()].open(referee);
            secret.with_faces(force, |one| secret.faces[one].filter(|_| open[one].is_none()))
        });
        Position { table: self.public.table().clone(), secrets: Secrets { roman, relief } }
    }

    pub(crate) fn from_position(
        pack: &'static Pack,
        position: &Position,
    ) -> Result<Self, PositionError> {
        let mut table = position.table.clone();
        let mut secrets = [position.secrets.roman, position.secrets.relief];
        let setting_up = matches!(table.phase(), Phase::Setup { .. });
        for (secret, force) in secrets.iter_mut().zip([Force::Roman, Force::Relief]) {
            if let Some(open) = &table.boxes {
                if secret.boxes != Boxes::EMPTY {
                    return error("boxes that lie open are no secret");
                }
                secret.boxes = open[force.side().index()];
            }
            let exchange = matches!(table.phase(), Phase::Organisation { .. });
            check_secret(pack, force, secret, exchange)?;
            for unit in Unit::of(force) {
                if secret.boxes.of(unit).is_none() {
                    continue;
                }
                // In the set-up, what is in a box waits as far as anybody else knows.
                let hidden = |spot: Spot| match spot {
                    Spot::Boxed => true,
                    Spot::Waiting => setting_up,
                    Spot::Aside | Spot::Lost | Spot::On(_) => false,
                };
                if table.spots[unit] != Spot::Aside && !hidden(table.spots[unit]) {
                    return error(format!("{unit} is in two places"));
                }
                // A table shows halves in a closed box as their legion.
                let shown = unit.whole().filter(|legion| secret.boxes.of(*legion).is_none());
                if let Some(legion) = shown.filter(|legion| hidden(table.spots[*legion])) {
                    table.spots[legion] = Spot::Aside;
                }
                table.spots[unit] = Spot::Boxed;
                table.orders[unit] = table.order(unit).max(secret.boxes.order(unit));
                secret.boxes.set_order(unit, Order::Formed);
            }
            let open = table.faces;
            *secret = secret.with_faces(force, |one| open[one].or(secret.faces[one]));
        }
        check_table(pack, &table)?;
        let fates = table.fates;
        for commander in &mut table.commanders {
            *commander = commander.filter(|leader| fates[*leader].is_present());
        }
        check_units(&table, &secrets)?;
        check_counters(&table, &secrets)?;
        if let Some(side) = table.phases.iter().find_map(half_of) {
            table.second_half = table.tactical == Some(side.enemy());
        }
        // In a document boxes may be written as secrets even where they lie open.
        let open = matches!(table.phase(), Phase::Over { .. })
            || table.options.boxes == BoxChoice::Open
                && !matches!(table.phase(), Phase::Setup { .. });
        table.boxes =
            open.then(|| secrets.each_mut().map(|secret| std::mem::take(&mut secret.boxes)));
        table.close_boxes(&mut secrets);
        check_stacks(pack, &table)?;
        let public = Board::new(pack, table);
        check_phases(pack, &public)?;
        let [roman, relief] = secrets;
        Ok(Self {
            pack,
            public,
            secrets: [Concealed::new(Seat(0), roman), Concealed::new(Seat(1), relief)],
        })
    }
}

impl Public {
    /// Where boxes are closed, their owner alone knows how units are in them.
    fn close_boxes(&mut self, secrets: &mut [Secret; 2]) {
        if self.boxes.is_some() {
            self.shaken = UnitSet::EMPTY;
            return;
        }
        for secret in secrets {
            for unit in Unit::all() {
                if secret.boxes.of(unit).is_none() {
                    continue;
                }
                let order = std::mem::take(&mut self.orders[unit]);
                secret.boxes.set_order(unit, order);
                self.pack_up(unit, order);
            }
        }
        if let Phase::Setup { done } = *self.phase() {
            let placing = |unit: &Unit| !done.contains(self.seat_of(unit.force()));
            for unit in Unit::all().filter(placing).collect::<UnitSet>().iter() {
                if self.spots[unit] == Spot::Boxed {
                    self.spots[unit] = Spot::Waiting;
                }
            }
        }
        let spots = &self.spots;
        self.shaken = self.shaken.iter().filter(|unit| spots[*unit] == Spot::Boxed).collect();
    }
}

/// The side whose half of the tactical phase it is, where the phase tells.
fn half_of(phase: &Phase) -> Option<Side> {
    match phase {
        Phase::Movement(Moves { force, .. }) | Phase::Rally { force } => Some(force.side()),
        Phase::Combat(combats) => Some(combats.force.side()),
        Phase::Archery(_) => Some(Side::Gaul),
        Phase::Setup { .. }
        | Phase::Organisation { .. }
        | Phase::Succession { .. }
        | Phase::Strategic(_)
        | Phase::Deployment { .. }
        | Phase::Retreat { .. }
        | Phase::Withdrawal { .. }
        | Phase::Over { .. } => None,
    }
}

fn error<T>(what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(what.into()))
}

/// The boxes of an army. One may hold a unit too many in phase A, while two are exchanged.
fn check_secret(
    pack: &Pack,
    force: Force,
    secret: &Secret,
    mut exchange: bool,
) -> Result<(), PositionError> {
    for unit in Unit::all() {
        let Some(leader) = secret.boxes.of(unit) else { continue };
        if !leader.has_box() || leader.force() != force {
            return error(format!("{leader} has no command box of the {} army", force.name()));
        }
        if unit.force() != force {
            return error(format!("{unit} is not of the {} army", force.name()));
        }
    }
    for leader in Leader::with_box(force) {
        let (count, limit) = (secret.boxes.count(leader), pack.leader(leader).units);
        let too_many = count.saturating_sub(limit);
        if too_many > 0 && !(too_many == 1 && std::mem::take(&mut exchange)) {
            return error(format!("{leader} commands {limit} units, not {count}"));
        }
    }
    let stranger = |(counter, face): (Counter, &Option<Leader>)| {
        let leader = (*face)?;
        (counter.force() != force || leader.force() != force).then_some((counter, leader))
    };
    if let Some((counter, leader)) = secret.faces.iter().find_map(stranger) {
        return error(format!("{counter} cannot be {leader}"));
    }
    Ok(())
}

/// The hexes that a phase names, each with its field.
fn phase_hexes(phase: &Phase) -> Vec<(&'static str, Hex)> {
    let mut hexes = Vec::new();
    let mut add = |field: &'static str, set: &Hexes| {
        hexes.extend(set.iter().map(|hex| (field, hex)));
    };
    match phase {
        Phase::Archery(Volley { camps, sides, aim }) => {
            add("phase.camps", camps);
            hexes.extend(
                sides.iter().flat_map(|(from, to)| [*from, *to]).map(|hex| ("phase.sides", hex)),
            );
            hexes.extend(aim.map(|aim| ("phase.aim.at", aim.at)));
        }
        Phase::Combat(combats) => {
            add("phase.attacked", &combats.attacked);
            add("phase.owed", &combats.owed);
            add("phase.stacks", &combats.stacks);
            if let Some(battle) = &combats.battle {
                add("phase.battle.targets", &battle.targets);
                add("phase.battle.lone", &battle.lone);
                add("phase.battle.bereft", &battle.bereft);
                hexes.extend(battle.stack.map(|hex| ("phase.battle.stack", hex)));
                let from = battle.flights.iter().map(|flight| flight.from);
                hexes.extend(from.map(|hex| ("phase.battle.flights", hex)));
            }
        }
        Phase::Retreat { flights } => {
            hexes.extend(flights.iter().map(|flight| ("phase.flights", flight.from)));
        }
        Phase::Setup { .. }
        | Phase::Organisation { .. }
        | Phase::Succession { .. }
        | Phase::Strategic(_)
        | Phase::Deployment { .. }
        | Phase::Movement(_)
        | Phase::Rally { .. }
        | Phase::Withdrawal { .. }
        | Phase::Over { .. } => {}
    }
    hexes
}

/// Hexes that exist, the right number of turns, and initiatives where play needs them.
fn check_table(pack: &Pack, table: &Public) -> Result<(), PositionError> {
    if !(1..=pack.turns()).contains(&table.turn) {
        return error("there is no such turn");
    }
    let mut hexes: Vec<_> = table.phases.iter().flat_map(phase_hexes).collect();
    hexes.extend(Unit::all().filter_map(|unit| Some(("units", table.hex_of(unit)?))));
    hexes.extend(table.counters.values().filter_map(|at| Some(("counters", (*at)?))));
    hexes.extend(table.camps.iter().map(|camp| ("camps", camp.hex)));
    hexes.extend(table.breaches.iter().map(|hex| ("breaches", hex)));
    if let Some((field, hex)) = hexes.into_iter().find(|(_, hex)| !GRID.contains(*hex)) {
        return error(format!("`{field}`: there is no hex {hex}"));
    }
    for (index, camp) in table.camps.iter().enumerate() {
        if table.camps[..index].iter().any(|other| other.hex == camp.hex) {
            return error(format!("there are two camps in {}", camp.hex));
        }
    }
    let needs_strategic = matches!(table.phase(), Phase::Strategic(_));
    if needs_strategic && table.strategic.is_none() {
        return error("`strategic` must say who has the strategic initiative");
    }
    let needs_tactical = matches!(
        table.phase(),
        Phase::Deployment { .. }
            | Phase::Movement(_)
            | Phase::Archery(_)
            | Phase::Combat(_)
            | Phase::Retreat { .. }
            | Phase::Rally { .. }
    );
    if needs_tactical && table.tactical.is_none() {
        return error("`tactical` must say who has the tactical initiative");
    }
    Ok(())
}

/// Every unit once; legions never together with their halves.
fn check_units(public: &Public, secrets: &[Secret; 2]) -> Result<(), PositionError> {
    for unit in Unit::all() {
        let boxed = secrets.iter().any(|secret| secret.boxes.of(unit).is_some());
        if boxed != (public.spots[unit] == Spot::Boxed) {
            return error(format!("{unit} must be in one command box if it is `boxed`"));
        }
        let Some(halves) = unit.halves() else { continue };
        let whole_in_play = public.spots[unit] != Spot::Aside;
        let halves_in_play = halves.iter().any(|half| public.spots[*half] != Spot::Aside);
        if whole_in_play && halves_in_play {
            return error(format!("{unit} and its halves are never in play together"));
        }
    }
    Ok(())
}

/// Every counter on the map has a face, and every leader one counter.
fn check_counters(public: &Public, secrets: &[Secret; 2]) -> Result<(), PositionError> {
    let setting_up = matches!(public.phase(), Phase::Setup { .. });
    let mut seen = LeaderSet::EMPTY;
    for counter in Counter::all() {
        let on_map = public.counters[counter].is_some();
        let face = match counter.force() {
            Force::Besieged => {
                Some(Leader::VERCINGETORIX).filter(|leader| public.fates[*leader].is_present())
            }
            Force::Roman | Force::Relief => secrets[counter.side().index()].faces[counter],
        };
        if counter == Counter::VERCINGETORIX && public.faces[counter] != face.filter(|_| on_map) {
            return error("vercingetorix always lies face up");
        }
        if on_map && face.is_none() {
            return error(format!("nobody is behind {counter}"));
        }
        let Some(leader) = face else { continue };
        if leader.force() != counter.force() {
            return error(format!("{counter} cannot be {leader}"));
        }
        if !on_map && !setting_up && counter != Counter::VERCINGETORIX {
            return error(format!("{counter} is {leader}, but is not on the map"));
        }
        if seen.contains(leader) {
            return error(format!("{leader} is behind two counters"));
        }
        if !public.fates[leader].is_present() {
            return error(format!("{leader} is lost, but on the map"));
        }
        if public.fates[leader] == Fate::Wounded && public.faces[counter].is_none() {
            return error(format!("{leader} is wounded and therefore lies face up"));
        }
        seen.insert(leader);
    }
    Ok(())
}

/// No hex is shared by both sides.
fn check_stacks(pack: &Pack, public: &Public) -> Result<(), PositionError> {
    let mut stacks = [[0u16; 2]; HEXES];
    for unit in Unit::all() {
        let Some(hex) = public.hex_of(unit) else { continue };
        let stack = &mut stacks[at(hex)];
        stack[unit.side().index()] += u16::from(pack.unit(unit).strength);
        let [romans, gauls] = *stack;
        if romans > 0 && gauls > 0 {
            return error(format!("both sides have units in {hex}"));
        }
        if gauls > 0 && public.camp_in(hex).is_some_and(|camp| !camp.destroyed) {
            return error(format!("Gauls are in {hex}, so the camp there is destroyed"));
        }
        if romans + gauls > 60 {
            return error(format!("far too many units are in {hex}"));
        }
    }
    Ok(())
}

/// Phases that can be played on from, each interrupted by one that can.
fn check_phases(pack: &Pack, public: &Public) -> Result<(), PositionError> {
    for phase in public.phases.iter() {
        check_phase(pack, public, phase)?;
    }
    let (top, below) = (public.phases.top(), public.phases.below());
    let fits = match (top, below) {
        (
            Phase::Retreat { .. },
            Some(Phase::Movement(Moves { going: None, .. }) | Phase::Archery(_)),
        ) => true,
        (Phase::Retreat { .. }, Some(Phase::Combat(Combats { battle: Some(battle), .. }))) => {
            matches!(battle.stage, Stage::Mandatory | Stage::Leaders)
        }
        (Phase::Deployment { .. }, Some(below)) => matches!(
            below,
            Phase::Movement(Moves { going: None, .. })
                | Phase::Combat(Combats { battle: None, .. })
        ),
        (Phase::Retreat { .. }, _) | (_, Some(_)) => false,
        (_, None) => true,
    };
    if fits { Ok(()) } else { error("`phase`: these phases do not interrupt each other") }
}

/// A phase that can be played on from, when it is on top.
fn check_phase(pack: &Pack, public: &Public, phase: &Phase) -> Result<(), PositionError> {
    match phase {
        Phase::Strategic(Round { side, number, limit, march, .. }) => {
            if *number == 0 || usize::from(*number) > pack.rounds.len() {
                return error(format!("`phase.round`: must be from 1 to {}", pack.rounds.len()));
            }
            if !POINTS.contains(limit) {
                return error("`phase.limit`: must be from 1 to 60");
            }
            if let Some(March { counter, .. }) = march
                && (counter.side() != *side || public.counters[*counter].is_none())
            {
                return error(format!("{counter} cannot be on the march"));
            }
        }
        Phase::Deployment { counter, .. } => {
            if public.faces[*counter].is_none() {
                return error(format!("{counter} deploys, so it must lie face up"));
            }
        }
        Phase::Movement(Moves { going: Some(going), .. }) => {
            if going.piece.at(public).is_none() {
                return error("the piece that is going is not on the map");
            }
        }
        Phase::Combat(combats) => {
            if let Some(battle) = &combats.battle {
                check_battle(public, combats.force.side(), battle)?;
            }
        }
        Phase::Retreat { flights } => {
            if flights.is_empty() {
                return error("`phase.flights`: somebody retreats");
            }
            check_flights(public, flights)?;
        }
        Phase::Archery(Volley { aim: Some(aim), .. }) if !POINTS.contains(&aim.value) => {
            return error("`phase.aim.value`: must be from 1 to 60");
        }
        Phase::Setup { .. }
        | Phase::Organisation { .. }
        | Phase::Succession { .. }
        | Phase::Movement(Moves { going: None, .. })
        | Phase::Archery(_)
        | Phase::Rally { .. }
        | Phase::Withdrawal { .. }
        | Phase::Over { .. } => {}
    }
    Ok(())
}

/// Those who must retreat are on the map and have a way before them.
fn check_flights(public: &Public, flights: &[Flight]) -> Result<(), PositionError> {
    for (index, flight) in flights.iter().enumerate() {
        if flights[..index].iter().any(|other| other.unit == flight.unit) {
            return error(format!("{} retreats only once", flight.unit));
        }
        if public.hex_of(flight.unit).is_none() {
            return error(format!("{} must retreat, but is not on the map", flight.unit));
        }
        let (Distance::Hexes(left) | Distance::Upto(left) | Distance::Points(left)) = flight.left;
        if !POINTS.contains(&left) {
            return error("`phase.flights.left`: must be from 1 to 60");
        }
    }
    Ok(())
}

/// A combat between the two sides, at a stage that it can have come to.
fn check_battle(public: &Public, side: Side, battle: &Battle) -> Result<(), PositionError> {
    if battle.targets.is_empty() {
        return error("a combat needs a hex under attack");
    }
    for (units, of) in
        [(battle.attackers, side), (battle.struck, side), (battle.defenders, side.enemy())]
    {
        if let Some(unit) = units.iter().find(|unit| unit.side() != of) {
            return error(format!("{unit} is on the wrong side of the combat"));
        }
    }
    check_flights(public, &battle.flights)?;
    if !battle.flights.is_empty() && battle.stage != Stage::Attacker {
        return error("`phase.battle.flights`: only while the second result is settled");
    }
    let on_map = |unit: &Unit| public.hex_of(*unit).is_some();
    match battle.stage {
        Stage::Declare => {
            if let Some(unit) = battle.attackers.iter().find(|unit| !on_map(unit)) {
                return error(format!("{unit} attacks, but is not on the map"));
            }
        }
        Stage::Riposte => {
            if !battle.attackers.iter().any(|unit| on_map(&unit)) {
                return error("a riposte needs attackers on the map");
            }
        }
        Stage::Defender | Stage::Attacker => {
            if battle.attack.is_none() || battle.riposte.is_none() {
                return error("a combat that is being settled has two results");
            }
        }
        Stage::Mandatory | Stage::Leaders | Stage::Advance => {}
    }
    Ok(())
}
