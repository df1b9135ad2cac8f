//! 12.0: between the two periods of assault.

use kernel::{Concealed, Rule, Seat, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Force, Side, Unit, Zone, ZoneSet};
use crate::pack::{Kind, Pack};
use crate::state::{Board, Eyes, Place, Spot, State, Whereabouts};

/// The kinds of losses, in the order of `Public::recovery` (12.4, 12.5).
const BESIEGED: usize = 0;
const RELIEF_FOOT: usize = 1;
const HORSE: usize = 2;
const COHORTS: usize = 3;
const ROMAN_HORSE: usize = 4;

/// Which kind of losses a unit belongs to; leaders, archers, slingers and Numidians to none.
pub(crate) fn class(pack: &Pack, unit: Unit) -> Option<usize> {
    match (unit.force(), pack.unit(unit).kind) {
        (Force::Besieged, Kind::Infantry) => Some(BESIEGED),
        (Force::Relief, Kind::Infantry) => Some(RELIEF_FOOT),
        (Force::Relief, Kind::Cavalry) => Some(HORSE),
        (Force::Roman, Kind::Cohort | Kind::Recruits) => Some(COHORTS),
        (Force::Roman, Kind::Cavalry) => Some(ROMAN_HORSE),
        _ => None,
    }
}

/// 12.4, 12.5: the factors that may be recovered: a tenth of each type's losses, that of the Gallic
/// infantry shared by both forces as they have lost.
pub(crate) fn allowances(pack: &Pack, public: &Board) -> [u16; 5] {
    let mut lost = [0u32; 5];
    for unit in Unit::all().filter(|unit| public.spots[*unit] == Spot::LOST) {
        if let Some(class) = class(pack, unit) {
            lost[class] += u32::from(pack.unit(unit).combat);
        }
    }
    let part = |factors: u32| factors * u32::from(pack.recovery) / 100;
    let foot = lost[BESIEGED] + lost[RELIEF_FOOT];
    let share = |of: u32| (part(foot) * of).checked_div(foot).unwrap_or(0);
    [
        share(lost[BESIEGED]),
        share(lost[RELIEF_FOOT]),
        part(lost[HORSE]),
        part(lost[COHORTS]),
        part(lost[ROMAN_HORSE]),
    ]
    .map(|factors| factors as u16)
}

/// 12.4, 12.5: whether a seat may recover a unit.
pub(crate) fn check_recover(eyes: Eyes<'_>, unit: Unit) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    let own = match unit.side() {
        Side::Rome => eyes.side() == Side::Rome,
        Side::Gaul => public.seat_of(unit.force()) == eyes.seat,
    };
    if !own {
        return Err(Refusal::NotYours { rule: Rule("12.5") });
    }
    let Some(class) = class(pack, unit).filter(|_| public.spots[unit] == Spot::LOST) else {
        return Err(Refusal::CannotRecover { unit });
    };
    let left = public.recovery[class];
    if u16::from(pack.unit(unit).combat) > left {
        return Err(Refusal::TooManyFactors { left });
    }
    Ok(())
}

/// Whether a seat can recover anything more.
pub(crate) fn can_recover(eyes: Eyes<'_>) -> bool {
    Unit::all().any(|unit| check_recover(eyes, unit).is_ok())
}

/// 12.5: relief units come back in a zone, others do not.
pub(crate) fn check_return(eyes: Eyes<'_>, unit: Unit) -> Result<(), Refusal> {
    if unit.force() != Force::Relief {
        return Err(Refusal::CannotRecover { unit });
    }
    check_recover(eyes, unit)
}

/// What might be recovered.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for unit in Unit::all().filter(|unit| eyes.public.spots[*unit] == Spot::LOST) {
        if check_recover(eyes, unit).is_err() {
            continue;
        }
        if unit.force() == Force::Relief {
            out.extend(Zone::all().map(|zone| Action::Return { unit, zone }));
        } else {
            out.push(Action::Recover { unit });
        }
    }
    out.push(Action::Ready);
}

/// 12.3: the zones that a unit may withdraw to.
pub(crate) fn retreats(pack: &Pack, public: &Board, unit: Unit) -> ZoneSet {
    match public.spots[unit].place() {
        Place::On(hex) => pack.ground(hex).nearest,
        // A unit in Alesia has no place there: it goes by whichever wall its player likes.
        Place::Town => {
            let walls = pack.walls.iter().map(|wall| pack.ground(*wall).nearest);
            walls.fold(ZoneSet::EMPTY, ZoneSet::or)
        }
        Place::Aside
        | Place::Waiting
        | Place::Off
        | Place::Lost
        | Place::Covered
        | Place::Zone(_)
        | Place::Beyond(_) => ZoneSet::EMPTY,
    }
}

impl State {
    /// 12.3: a relief unit goes off the map.
    pub(crate) fn withdraw(&mut self, unit: Unit, zone: Zone, table: &mut Table<'_, Event>) {
        self.public.traces[unit] = retreats(self.pack, &self.public, unit);
        self.public.put(self.pack, unit, Spot::OFF);
        self.zones_mut(table.referee()).at.set(unit, Some(zone));
        let owner = self.zones.owners();
        table.tell(|| Event::Withdrew { unit, zone: Concealed::shared(owner, zone) });
    }

    /// 12.4: a unit comes back: to Alesia, or for the Romans to be placed.
    pub(crate) fn recover(
        &mut self,
        seat: Seat,
        unit: Unit,
        zone: Option<Zone>,
        table: &mut Table<'_, Event>,
    ) {
        let class = class(self.pack, unit).expect("it can be recovered");
        self.public.recovery[class] -= u16::from(self.pack.unit(unit).combat);
        table.tell(|| Event::Recovered { unit });
        let spot = match unit.force() {
            Force::Besieged => Spot::TOWN,
            Force::Roman => Spot::WAITING,
            Force::Relief => {
                self.public.traces[unit] = ZoneSet::all();
                self.zones_mut(table.referee()).at.set(unit, zone);
                Spot::OFF
            }
        };
        self.public.put(self.pack, unit, spot);
        self.go_on_recovery(seat, table);
    }

    /// 11.8, 12.6: the Romans look into all zones, once.
    pub(crate) fn look(&mut self, table: &mut Table<'_, Event>) {
        let zones = self.zones.open(table.referee()).at;
        let mut seen = Whereabouts::default();
        for unit in Unit::of(Force::Relief) {
            if self.public.spots[unit] == Spot::OFF {
                seen.set(unit, zones.zone(unit));
            }
        }
        *self.seen.open_mut(table.referee()) = Some(seen);
        table.reveal();
        table.tell(|| Event::Looked);
    }
}
