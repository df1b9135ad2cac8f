//! 17.0: who decides for a unit.

use geometry::hex::Hex;
use kernel::{Rule, Seat, Table};

use crate::action::{Event, Refusal};
use crate::ids::{Force, Side, Unit, Zone, ZoneSet};
use crate::pack::{GRID, Pack};
use crate::state::{
    Board, Eyes, LABIENUS, LeaderOut, Place, Players, Public, ROMAN, Spot, State, side_of,
};

/// Caesar's zones: five from the first on, clockwise (17.4).
pub(crate) fn zones_from(pack: &Pack, first: Zone) -> ZoneSet {
    (0..pack.sphere).map(|step| Zone((first.0 + step) % Zone::COUNT as u8)).collect()
}

/// The leader of a Roman seat.
pub(crate) fn leader_of(seat: Seat) -> Unit {
    if seat == LABIENUS { Unit::LABIENUS } else { Unit::CAESAR }
}

/// The other Roman seat.
pub(crate) fn colleague(seat: Seat) -> Seat {
    if seat == LABIENUS { ROMAN } else { LABIENUS }
}

impl Public {
    /// In whose sphere a hex lies; both spheres equally near: Caesar's (ruling R-74).
    pub(crate) fn sphere_of(&self, pack: &Pack, first: Option<Zone>, hex: Hex) -> Seat {
        match first {
            Some(first) if self.options.players == Players::Four => {
                let near = pack.ground(hex).nearest.and(zones_from(pack, first));
                if near.is_empty() { LABIENUS } else { ROMAN }
            }
            _ => ROMAN,
        }
    }

    /// The Roman seats from one on.
    pub(crate) fn commanders(&self, from: Seat) -> impl Iterator<Item = Seat> {
        let both = self.options.players == Players::Four;
        let seats = [Some(ROMAN), both.then_some(LABIENUS)].into_iter().flatten();
        seats.filter(move |seat| *seat >= from)
    }

    /// Whether the leader of a seat stands in the other's sphere (17.5).
    fn stands_abroad(&self, pack: &Pack, first: Option<Zone>, seat: Seat) -> bool {
        self.hex_of(leader_of(seat)).is_some_and(|hex| self.sphere_of(pack, first, hex) != seat)
    }

    /// Whether commands in the other's sphere can stand if these are Caesar's zones.
    pub(crate) fn allows_claim(&self, pack: &Pack, first: Zone) -> bool {
        self.claims.iter().all(|by| self.stands_abroad(pack, Some(first), by))
    }

    /// 17.6: the Roman seat that commands everything because the other is out.
    pub(crate) fn sole(&self) -> Option<Seat> {
        let dead = |unit: Unit| self.spots[unit] == Spot::LOST;
        if self.options.players != Players::Four || self.options.leader_out == LeaderOut::Off {
            return None;
        }
        match (dead(Unit::CAESAR), dead(Unit::LABIENUS)) {
            (false, true) => Some(ROMAN),
            (true, false) => Some(LABIENUS),
            (true, true) => Some(self.alone.unwrap_or(ROMAN)),
            (false, false) => None,
        }
    }

    /// The Roman seat that commands a hex (17.4, 17.5).
    pub fn commander(&self, pack: &Pack, first: Option<Zone>, hex: Hex) -> Seat {
        if self.options.players != Players::Four {
            return ROMAN;
        }
        if let Some(sole) = self.sole() {
            return sole;
        }
        let own = self.sphere_of(pack, first, hex);
        let other = colleague(own);
        let near = |leader: Hex| GRID.distance(leader, hex) <= pack.radius;
        let claimed =
            self.claims.contains(other) && self.hex_of(leader_of(other)).is_some_and(near);
        if claimed { other } else { own }
    }

    /// The seat that decides for a unit.
    pub fn decider(&self, pack: &Pack, first: Option<Zone>, unit: Unit) -> Seat {
        match unit.force() {
            Force::Roman => match unit {
                _ if self.options.players != Players::Four => ROMAN,
                Unit::CAESAR => self.sole().unwrap_or(ROMAN),
                Unit::LABIENUS => self.sole().unwrap_or(LABIENUS),
                _ => match self.spots[unit].place() {
                    Place::On(hex) => self.commander(pack, first, hex),
                    // 22.4: cavalry off the map is of the sphere whose zone it is in.
                    Place::Zone(zone) => self.sole().unwrap_or(match first {
                        Some(first) if !zones_from(pack, first).contains(zone) => LABIENUS,
                        Some(_) | None => ROMAN,
                    }),
                    Place::Aside
                    | Place::Waiting
                    | Place::Town
                    | Place::Off
                    | Place::Lost
                    | Place::Covered
                    | Place::Beyond(_) => self.sole().unwrap_or(ROMAN),
                },
            },
            force @ (Force::Relief | Force::Besieged) => self.seat_of(force),
        }
    }
}

/// Whether the seat decides for a unit.
pub(crate) fn check_owner(eyes: Eyes<'_>, unit: Unit) -> Result<(), Refusal> {
    if eyes.public.decider(eyes.pack, eyes.sphere, unit) == eyes.seat {
        return Ok(());
    }
    let rule = match (unit.side() == eyes.side(), unit.side()) {
        (true, Side::Rome) => "17.4",
        (true, Side::Gaul) => "17.2",
        (false, _) => "5.1",
    };
    Err(Refusal::NotYours { rule: Rule(rule) })
}

/// Whether the two Roman leaders are within reach of each other (17.5).
pub(crate) fn leaders_meet(pack: &Pack, public: &Board) -> bool {
    let (caesar, labienus) = (public.hex_of(Unit::CAESAR), public.hex_of(Unit::LABIENUS));
    caesar.zip(labienus).is_some_and(|(a, b)| GRID.distance(a, b) <= pack.radius)
}

/// 17.5: whether the seat may take command in the other's sphere.
pub(crate) fn check_claim(eyes: Eyes<'_>) -> Result<(), Refusal> {
    let public = eyes.public;
    let stands_there = public.stands_abroad(eyes.pack, eyes.sphere, eyes.seat);
    let free = public.options.players == Players::Four
        && side_of(eyes.seat) == Side::Rome
        && !public.claims.contains(eyes.seat)
        && !public.rebuffed.contains(eyes.seat)
        && public.sole().is_none();
    if stands_there && free { Ok(()) } else { Err(Refusal::CannotClaim {}) }
}

/// 17.5: whether the seat may give such a command up.
pub(crate) fn check_yield(eyes: Eyes<'_>) -> Result<(), Refusal> {
    if eyes.public.claims.contains(eyes.seat) { Ok(()) } else { Err(Refusal::CannotClaim {}) }
}

impl State {
    /// 17.6: when the second leader falls, too, his player goes on alone: the other is out.
    pub(crate) fn note_alone(&mut self, fallen: Unit) {
        let dead = |unit: Unit| self.public.spots[unit] == Spot::LOST;
        let roman = fallen.is_leader() && fallen.side() == Side::Rome;
        if roman && dead(Unit::CAESAR) && dead(Unit::LABIENUS) {
            let by = if fallen == Unit::LABIENUS { LABIENUS } else { ROMAN };
            self.public.alone = Some(by);
        }
    }

    /// 17.5: a leader takes command, unless the other is near and may refuse.
    pub(crate) fn take_command(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        if leaders_meet(self.pack, &self.public) {
            self.begin_claim(colleague(seat), None);
        } else {
            self.grant_command(seat, table);
        }
    }

    pub(crate) fn grant_command(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        self.public.claims = self.public.claims.with(seat);
        table.tell(|| Event::Claimed { by: leader_of(seat) });
    }

    pub(crate) fn yield_command(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        self.public.claims = self.public.claims.without(seat);
        table.tell(|| Event::Yielded { by: leader_of(seat) });
    }

    /// 17.5: a command ends when its leader leaves the other's sphere or dies.
    pub(crate) fn check_command(&mut self, table: &mut Table<'_, Event>) {
        if self.public.claims.is_empty() {
            return;
        }
        let sphere = self.sphere(table.referee());
        for seat in self.public.claims.iter() {
            if !self.public.stands_abroad(self.pack, sphere, seat) {
                self.yield_command(seat, table);
            }
        }
    }
}
