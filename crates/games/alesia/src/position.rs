//! Positions: the whole state as a document that a person can write.
//!
//! Units that a document does not mention are not in play. What stands in each hex is worked out,
//! not written.

use std::collections::BTreeSet;

use geometry::hex::Hex;
use kernel::{Concealed, PositionError, Referee, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::declaration::{ATTACKERS, TARGETS};
use crate::ids::{Force, Side, Unit, UnitSet, Zone};
use crate::pack::{GRID, Pack, Terrain, Verdict};
use crate::state::{
    Battle, Board, ByZone, Combats, Declaration, LABIENUS, Moves, Phase, Place, Players, Public,
    RELIEF, ROMAN, Reconnaissance, Report, SecretSpheres, Spot, State, Step, Whereabouts, Window,
    Zones,
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
#[serde(deny_unknown_fields, default)]
pub struct Secrets {
    /// Where the relief army is off the map.
    pub zones: Zones,
    /// The delay of the sally.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chit: Option<u8>,
    /// What the Romans have seen of the zones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<Whereabouts>,
    /// The first of Caesar's zones, where it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sphere: Option<Zone>,
    /// What the Romans were told of the zones.
    #[serde(skip_serializing_if = "nothing_told")]
    pub reports: ByZone<Option<Report>>,
}

fn nothing_told(reports: &ByZone<Option<Report>>) -> bool {
    reports.iter().all(Option::is_none)
}

impl State {
    pub(crate) fn make_position(&self, referee: &Referee) -> Position {
        Position {
            table: self.public.table().clone(),
            secrets: Secrets {
                zones: *self.zones.open(referee),
                chit: *self.chit.open(referee),
                seen: *self.seen.open(referee),
                sphere: *self.sphere.open(referee),
                reports: *self.reports.open(referee),
            },
        }
    }

    pub(crate) fn from_position(
        pack: &'static Pack,
        position: &Position,
    ) -> Result<Self, PositionError> {
        let table = &position.table;
        check_table(pack, table)?;
        check_units(pack, table)?;
        check_secrets(pack, table, &position.secrets)?;
        check_phases(pack, table)?;
        let secrets = position.secrets.clone();
        let mut state = Self::at_table(pack, Board::new(pack, table.clone()));
        state.zones = Concealed::new(RELIEF, secrets.zones);
        state.chit = Concealed::new(RELIEF, secrets.chit);
        state.seen = Concealed::shared(Self::roman_seats(), secrets.seen);
        state.sphere = Concealed::shared(Self::roman_seats(), secrets.sphere);
        state.reports = Concealed::shared(state.reports.owners(), secrets.reports);
        Ok(state)
    }
}

fn error<T>(what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(what.into()))
}

fn check_hex(field: &str, hex: Hex) -> Result<(), PositionError> {
    if GRID.contains(hex) { Ok(()) } else { error(format!("`{field}`: there is no hex {hex}")) }
}

/// Numbers that can be, and hexes that exist.
fn check_table(pack: &Pack, table: &Public) -> Result<(), PositionError> {
    if !(1..=2).contains(&table.period) || !(1..=table.turns(pack)).contains(&table.turn) {
        return error("there is no such period or turn");
    }
    if table.ripe.is_some_and(|ripe| ripe == 0 || ripe > table.turn) {
        return error("`ripe`: it was a turn before this one");
    }
    if table.delay.is_some_and(|delay| !pack.chits.contains(&delay)) {
        return error("`delay`: there is no such chit");
    }
    if table.forts.len() > usize::from(pack.forts) {
        return error(format!("`forts`: there are {} forts", pack.forts));
    }
    for (index, fort) in table.forts.iter().enumerate() {
        check_hex("forts", fort.hex)?;
        if index > 0 && table.forts[index - 1].hex >= fort.hex {
            return error("`forts`: they stand in the order of their hexes, one in each");
        }
        if pack.ground(fort.hex).in_town() {
            return error(format!("`forts`: {} is in Alesia", fort.hex));
        }
    }
    for (unit, hex) in table.starts.iter().filter_map(|(unit, hex)| Some((unit, (*hex)?))) {
        check_hex(&format!("starts.{unit}"), hex)?;
    }
    if table.rage.values().any(|number| *number > 127) {
        return error("`rage`: battles are numbered to 127");
    }
    if let Some(unit) = table.disrupted.iter().find(|unit| unit.side() == Side::Rome) {
        return error(format!("`disrupted`: {unit} is Roman"));
    }
    for one in &table.filling {
        if !pack.trench.contains(&one.hex) || one.turns > pack.filling[1] {
            return error(format!("`filling`: not in {}, or not so long", one.hex));
        }
    }
    if table.patrols.iter().flatten().any(|one| one.column.is_some_and(|column| column > 7)) {
        return error("`patrols`: there is no such column");
    }
    if table.claims.iter().any(|by| ![ROMAN, LABIENUS].contains(&by))
        || !table.claims.is_empty() && table.options.players != Players::Four
    {
        return error("`claims`: of two Romans one commands in the other's sphere");
    }
    if table.alone.is_some_and(|seat| ![ROMAN, LABIENUS].contains(&seat)) {
        return error("`alone`: one of two Romans is left");
    }
    Ok(())
}

/// Every unit where it can be.
fn check_units(pack: &Pack, table: &Public) -> Result<(), PositionError> {
    let mut crowd = vec![[false; 2]; crate::pack::HEXES];
    // 24.9: whoever retreats through a fort stands in it for a moment.
    let passing = table.phases.iter().find_map(|phase| {
        let Phase::Combats(combats) = phase else { return None };
        Some(combats.battle.as_ref()?.trail.as_ref()?.unit)
    });
    for unit in Unit::all() {
        let fits = match (table.spots[unit].place(), unit.force()) {
            (Place::Aside | Place::Lost, _)
            | (Place::Waiting, Force::Roman)
            | (Place::Town, Force::Relief | Force::Besieged)
            | (Place::Off, Force::Relief)
            | (Place::Zone(_), Force::Besieged) => true,
            (Place::Zone(_), Force::Roman) => table.may_scout(unit),
            (Place::Beyond(place), Force::Relief) => usize::from(place.0) < pack.beyond.len(),
            (Place::On(hex), force) => {
                let ground = pack.ground(hex);
                let gaul = force != Force::Roman;
                let fort = table.fort_in(hex).is_some();
                let stack = &mut crowd[crate::pack::at(hex)];
                stack[usize::from(gaul)] = true;
                if *stack == [true; 2] {
                    return error(format!("both sides have units in {hex}"));
                }
                let town = ground.terrain == Terrain::Town || ground.in_town() && !gaul;
                !(town || fort && gaul && passing != Some(unit))
            }
            _ => false,
        };
        if !fits {
            return error(format!("{unit} cannot be at {}", table.spots[unit]));
        }
    }
    let king = table.spots[Unit::VERCINGETORIX].place();
    let over = matches!(table.phase(), Phase::Over { .. });
    if matches!(king, Place::Lost | Place::Zone(_)) && !over {
        return error("without vercingetorix the game is over");
    }
    Ok(())
}

/// Zones of all that are off the map, and nothing that nobody could know.
fn check_secrets(pack: &Pack, table: &Public, secrets: &Secrets) -> Result<(), PositionError> {
    for unit in Unit::of(Force::Relief) {
        let off = matches!(table.spots[unit].place(), Place::Off | Place::Beyond(_));
        if off != secrets.zones.at.zone(unit).is_some() {
            return error(format!("`secrets.zones`: {unit} has a zone if it is off the map"));
        }
    }
    if secrets.chit.is_some_and(|chit| !pack.chits.contains(&chit)) {
        return error("`secrets.chit`: there is no such chit");
    }
    let hidden = table.options.secret_spheres == SecretSpheres::On;
    let four = table.options.players == Players::Four;
    let named = table.sphere.is_some() || secrets.sphere.is_some() && hidden;
    if four && !named && !matches!(table.phase(), Phase::Spheres | Phase::Over { .. }) {
        return error("`sphere`: Caesar has named his zones");
    }
    Ok(())
}

/// Phases that can be played on from, each interrupted by one that can.
fn check_phases(pack: &Pack, table: &Public) -> Result<(), PositionError> {
    for phase in table.phases.iter() {
        check_phase(pack, table, phase)?;
    }
    let fits = match (table.phases.top(), table.phases.below()) {
        (Phase::Window(window), Some(Phase::Movement(moves))) => {
            !window.moment.after_combat()
                && moves.side == Side::Gaul
                && moves.on_way(window.unit).is_some()
        }
        (Phase::Window(window), Some(Phase::Combats(combats))) => {
            window.moment.after_combat()
                && combats.battle.as_ref().is_some_and(|battle| {
                    matches!(battle.step, Step::Retreat | Step::Advance)
                        && battle.trail.as_ref().is_some_and(|trail| trail.unit == window.unit)
                })
        }
        (Phase::Claim { .. } | Phase::Report { .. }, Some(Phase::Movement(moves))) => {
            moves.side == Side::Rome
        }
        (Phase::Window(_) | Phase::Claim { .. }, _) | (_, Some(_)) => false,
        (Phase::Movement(moves), None) => moves.going.iter().flatten().all(|going| !going.over),
        (Phase::Combats(combats), None) => combats.battle.as_ref().is_none_or(|battle| {
            // A trail that has come to its end was waiting for fire.
            !matches!(battle.step, Step::Retreat)
                || battle.trail.as_ref().is_none_or(|trail| battle.fleeing.contains(trail.unit))
        }),
        (_, None) => true,
    };
    if fits { Ok(()) } else { error("`phase`: these phases do not interrupt each other") }
}

fn check_seat(table: &Public, seat: Seat, side: Side) -> Result<(), PositionError> {
    if usize::from(seat.0) < table.seats() && table.seats_of(side).contains(seat) {
        Ok(())
    } else {
        error(format!("`phase`: seat {} does not decide here", seat.0))
    }
}

fn check_seats(table: &Public, seats: SeatSet, side: Side) -> Result<(), PositionError> {
    if seats.is_empty() || seats.len() > 4 {
        return error("`phase`: somebody is asked");
    }
    for seat in seats.iter() {
        check_seat(table, seat, side)?;
    }
    Ok(())
}

/// A phase that can be played on from, when it is on top.
fn check_phase(pack: &Pack, table: &Public, phase: &Phase) -> Result<(), PositionError> {
    match phase {
        Phase::Spheres => {
            if table.options.players != Players::Four {
                return error("`phase`: spheres are for four players");
            }
        }
        Phase::Setup { asked, hand } => {
            check_seat(table, *asked, Side::Rome)?;
            let can = |unit: Unit| {
                unit.side() == Side::Rome
                    && matches!(table.spots[unit].place(), Place::On(_) | Place::Waiting)
            };
            if hand.is_some_and(|unit| !can(unit)) {
                return error("`phase.hand`: it cannot be placed");
            }
        }
        Phase::Sally => {
            if table.options.players == Players::Two {
                return error("`phase`: with two players nobody is asked");
            }
        }
        Phase::Movement(moves) => check_moves(table, moves)?,
        Phase::Window(Window { unit, asked, .. }) => {
            check_seat(table, *asked, Side::Rome)?;
            if unit.side() != Side::Gaul || table.hex_of(*unit).is_none() {
                return error(format!("`phase.unit`: {unit} cannot be shot at"));
            }
        }
        Phase::LastFire { asked } | Phase::Claim { asked, .. } => {
            check_seat(table, *asked, Side::Rome)?;
            if matches!(phase, Phase::Claim { .. }) && table.options.players != Players::Four {
                return error("`phase`: claims are for four players");
            }
        }
        Phase::Excess { side, hex, asked, .. } => {
            check_hex("phase.hex", *hex)?;
            check_seat(table, *asked, *side)?;
        }
        Phase::Screen { .. } | Phase::Messenger | Phase::Report { .. } => {
            if table.options.reconnaissance == Reconnaissance::Off {
                return error("`phase`: nobody scouts at this table");
            }
            if let Phase::Report { zone } = phase
                && table.patrols[zone.index()].is_none()
            {
                return error("`phase.zone`: nobody has seen it");
            }
        }
        Phase::Declaration(Declaration { side, asked, open, .. }) => {
            check_seat(table, *asked, *side)?;
            check_attacks(table, *side)?;
            if open.is_some_and(|number| number == 0 || attacked(table, *side, number).is_empty()) {
                return error("`phase.open`: there is no such attack");
            }
        }
        Phase::Combats(combats) => {
            check_seat(table, combats.asked, combats.side)?;
            check_attacks(table, combats.side)?;
            if let Some(battle) = &combats.battle {
                check_battle(pack, table, combats, battle)?;
            }
        }
        Phase::Withdrawal { unit } => {
            if unit.force() != Force::Relief
                || !matches!(table.spots[*unit].place(), Place::On(_) | Place::Town)
            {
                return error(format!("`phase.unit`: {unit} does not withdraw"));
            }
        }
        Phase::Recovery { asked } => {
            if usize::from(asked.0) >= table.seats() {
                return error("`phase.asked`: nobody sits there");
            }
        }
        Phase::Over { .. } => {}
    }
    Ok(())
}

/// Attacks as they can have been declared: so many in one, and numbers with room for those to come.
fn check_attacks(table: &Public, side: Side) -> Result<(), PositionError> {
    let numbers: BTreeSet<u8> = table.attacks.values().copied().filter(|one| *one != 0).collect();
    for number in numbers {
        let attackers = Unit::of_side(side).filter(|unit| table.attacks[*unit] == number).count();
        let crowded = attackers > ATTACKERS || attacked(table, side, number).len() > TARGETS;
        if crowded || number > 127 {
            return error(format!("`attacks`: attack {number} is too large, or beyond 127"));
        }
    }
    Ok(())
}

/// The hexes that an attack is on.
fn attacked(table: &Public, side: Side, number: u8) -> BTreeSet<Hex> {
    Unit::of_side(side.enemy())
        .filter(|unit| table.attacks[*unit] == number)
        .filter_map(|unit| table.hex_of(unit))
        .collect()
}

fn check_moves(table: &Public, moves: &Moves) -> Result<(), PositionError> {
    check_seats(table, moves.asked, moves.side)?;
    if let Some(seat) = moves.then {
        check_seat(table, seat, moves.side)?;
    }
    for (slot, going) in moves.going.iter().enumerate() {
        let Some(going) = going else { continue };
        check_seat(table, going.by, moves.side)?;
        if Moves::slot(going.by) != slot || !moves.asked.contains(going.by) {
            return error("`phase.going`: another moves it");
        }
        let there = matches!(table.spots[going.unit].place(), Place::On(_) | Place::Town);
        if going.unit.side() != moves.side || !there {
            return error(format!("`phase.going`: {} is not on its way", going.unit));
        }
    }
    Ok(())
}

/// A battle at a step that it can have come to.
fn check_battle(
    pack: &Pack,
    table: &Public,
    combats: &Combats,
    battle: &Battle,
) -> Result<(), PositionError> {
    if usize::from(battle.asked.0) >= table.seats() {
        return error("`phase.battle.asked`: nobody sits there");
    }
    if battle.dice.iter().any(|face| !(1..=6).contains(face)) {
        return error("`phase.battle.dice`: there is no such face");
    }
    let (hexes, advance, beaten) = match battle.verdict {
        None | Some(Verdict::Melee | Verdict::Rage) => (0, 0, None),
        Some(Verdict::AttackersRetreat { hexes, advance }) => (hexes, advance, Some(combats.side)),
        Some(Verdict::DefendersRetreat { hexes, advance }) => {
            (hexes, advance, Some(combats.side.enemy()))
        }
        Some(Verdict::AttackersDie { advance }) => (0, advance, Some(combats.side)),
        Some(Verdict::DefendersDie { advance }) => (0, advance, Some(combats.side.enemy())),
    };
    if hexes > 4 || advance > 4 {
        return error("`phase.battle.verdict`: nobody goes so far");
    }
    for hex in &battle.lost {
        check_hex("phase.battle.lost", *hex)?;
    }
    let of = |units: UnitSet, side: Option<Side>| {
        units.iter().all(|unit| Some(unit.side()) == side || unit.is_leader())
    };
    if !of(battle.fleeing, beaten) || !of(battle.eager, beaten.map(Side::enemy)) {
        return error("`phase.battle`: units of the wrong side flee or advance");
    }
    if let Some(trail) = &battle.trail {
        check_hex("phase.battle.trail", trail.from)?;
        for hex in &trail.via {
            check_hex("phase.battle.trail", *hex)?;
        }
        let most = if battle.step == Step::Advance { advance } else { hexes };
        if trail.via.len() > usize::from(most) || table.hex_of(trail.unit).is_none() {
            return error("`phase.battle.trail`: it has not gone so far");
        }
    }
    let leader = |unit: Unit| unit.is_leader() && table.hex_of(unit).is_some();
    let fits = match battle.step {
        Step::Dice => battle.verdict.is_none(),
        Step::Fate(unit) | Step::Company(unit) => leader(unit) && hexes > 0,
        Step::Retreat => hexes > 0,
        Step::Exile(unit) => {
            hexes > 0 && unit.force() == Force::Relief && table.spots[unit] == Spot::OFF
        }
        Step::Advance => beaten.is_some(),
    };
    let odds = battle.odds.iter().all(|factors| *factors < 4000);
    let _ = pack;
    if fits && odds { Ok(()) } else { error("`phase.battle`: it cannot have come to this") }
}
