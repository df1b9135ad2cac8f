//! 22.4: Roman cavalry rides off the map to see what is in the zones, and Gallic cavalry screens
//! them.

use kernel::{Concealed, Referee, Rule, Table};

use crate::action::{Event, Refusal};
use crate::ids::{Force, Side, Unit, UnitSet, Zone};
use crate::pack::{Kind, Pack, Region, Verdict};
use crate::state::{Board, Eyes, Patrol, Public, Reconnaissance, Report, Spot, State, Zones};

impl Public {
    /// 22.41: whether a Roman unit may leave the map.
    pub(crate) fn may_scout(&self, unit: Unit) -> bool {
        self.options.reconnaissance == Reconnaissance::On && unit.is_scout()
    }

    /// The Roman cavalry in a zone.
    pub(crate) fn scouts_in(&self, zone: Zone) -> impl Iterator<Item = Unit> {
        Unit::scouts().filter(move |unit| self.spots[*unit] == Spot::zone(zone))
    }

    /// Whether this turn's Gauls have been seen in a zone.
    fn is_seen(&self, zone: Zone) -> bool {
        let patrol = self.patrols[zone.index()];
        patrol.is_some_and(|patrol| [patrol.period, patrol.turn] == [self.period, self.turn])
    }
}

impl Board {
    /// 22.46: whether a unit would tell something in a hex: it has seen a zone, and the hex is
    /// inside the lines, on them, in a camp or in a fort.
    pub(crate) fn brings_news(&self, pack: &Pack, unit: Unit, hex: geometry::hex::Hex) -> bool {
        let ground = pack.ground(hex);
        self.news.get(unit).is_some_and(|zones| !zones.is_empty())
            && (ground.region == Region::Between
                || ground.rampart > 0
                || ground.camp
                || self.has_fort(hex))
    }

    /// 22.46: the next zone of which cavalry that is back can tell.
    pub(crate) fn next_news(&self, pack: &Pack) -> Option<Zone> {
        Unit::scouts()
            .find(|unit| self.hex_of(*unit).is_some_and(|hex| self.brings_news(pack, *unit, hex)))
            .and_then(|unit| self.news[unit].first())
    }
}

impl Zones {
    /// The Gauls in a zone.
    fn gauls<'a>(&'a self, public: &'a Public, zone: Zone) -> impl Iterator<Item = Unit> + 'a {
        Unit::of_side(Side::Gaul).filter(move |unit| match unit.force() {
            Force::Relief => self.at.zone(*unit) == Some(zone),
            Force::Besieged | Force::Roman => public.spots[*unit] == Spot::zone(zone),
        })
    }

    /// The Gallic infantry and cavalry units in a zone.
    pub(crate) fn numbers(&self, pack: &Pack, public: &Public, zone: Zone) -> [u8; 2] {
        let mut numbers = [0; 2];
        for unit in self.gauls(public, zone).filter(|unit| !unit.is_leader()) {
            numbers[usize::from(pack.unit(unit).kind == Kind::Cavalry)] += 1;
        }
        numbers
    }

    /// 22.43: the Gallic cavalry that screens a zone: all of it that does nothing else.
    fn screen(&self, pack: &Pack, public: &Public, zone: Zone) -> UnitSet {
        self.gauls(public, zone)
            .filter(|unit| pack.is_cavalry(*unit) && public.spots[*unit] == Spot::OFF)
            .collect()
    }
}

/// 22.43: whether there is so much infantry that the next column may be used.
pub(crate) fn check_foot(eyes: Eyes<'_>, zone: Zone) -> Result<(), Refusal> {
    let foot = eyes.zones.map_or(0, |zones| zones.numbers(eyes.pack, eyes.public, zone)[0]);
    let needed = eyes.public.scouts_in(zone).count() * usize::from(eyes.pack.screen);
    if usize::from(foot) >= needed { Ok(()) } else { Err(Refusal::NotEnoughFoot { zone }) }
}

/// 22.45: how exact a report of a zone must be, in per cent.
fn accuracy(pack: &Pack, patrol: Option<Patrol>) -> u8 {
    let column = patrol.and_then(|patrol| patrol.column);
    column.map_or(pack.unscreened, |column| pack.accuracy[usize::from(column)])
}

/// 22.45: the numbers that may be said now: within the accuracy of the truth, halves rounded up.
pub(crate) fn numbers(eyes: Eyes<'_>, zone: Zone) -> std::ops::RangeInclusive<u8> {
    let Some(zones) = eyes.zones else { return 0..=0 };
    let truth = u16::from(zones.seen[zone.index()][usize::from(zones.said.is_some())]);
    let exact = u16::from(accuracy(eyes.pack, eyes.public.patrols[zone.index()]).min(100));
    let part = |percent: u16| ((truth * percent + 50) / 100).min(u8::MAX.into()) as u8;
    part(exact)..=part(200 - exact)
}

/// 22.45: whether a number may be said.
pub(crate) fn check_number(eyes: Eyes<'_>, zone: Zone, number: u8) -> Result<(), Refusal> {
    if numbers(eyes, zone).contains(&number) { Ok(()) } else { Err(Refusal::NotSoMany { number }) }
}

/// 22.47: whether a messenger can ride from a zone.
pub(crate) fn check_send(eyes: Eyes<'_>, zone: Zone) -> Result<(), Refusal> {
    if eyes.public.scouts_in(zone).next().is_some() {
        Ok(())
    } else {
        Err(Refusal::NobodyToSend { zone })
    }
}

/// Whether infantry helps a screen (22.43).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Help {
    None,
    Foot,
}

fn factors(pack: &Pack, units: UnitSet) -> u16 {
    units.iter().map(|unit| u16::from(pack.unit(unit).combat)).sum()
}

impl State {
    /// 22.43: the next zone in which Gallic cavalry must attack.
    pub(crate) fn next_screen(&self, referee: &Referee) -> Option<Zone> {
        let zones = self.zones.open(referee);
        Zone::all().find(|zone| {
            self.public.scouts_in(*zone).next().is_some()
                && !self.public.is_seen(*zone)
                && !zones.screen(self.pack, &self.public, *zone).is_empty()
        })
    }

    /// 22.46: what is in a zone is seen by the cavalry there, in place of what was seen before.
    fn see(&mut self, zone: Zone, column: Option<u8>, table: &mut Table<'_, Event>) {
        let (pack, public) = (self.pack, &self.public);
        let numbers = self.zones.open(table.referee()).numbers(pack, public, zone);
        self.zones_mut(table.referee()).seen[zone.index()] = numbers;
        let (period, turn) = (self.public.period, self.public.turn);
        self.public.patrols[zone.index()] = Some(Patrol { period, turn, column });
        for unit in Unit::scouts() {
            if self.public.spots[unit] == Spot::zone(zone) {
                self.public.news[unit].insert(zone);
            } else {
                self.public.news[unit].remove(zone);
            }
        }
    }

    /// 22.45: where there was no screen, everything is seen when the Gallic turn is over.
    pub(crate) fn see_zones(&mut self, table: &mut Table<'_, Event>) {
        for zone in Zone::all() {
            if self.public.scouts_in(zone).next().is_some() && !self.public.is_seen(zone) {
                self.see(zone, None, table);
            }
        }
    }

    /// 22.43, 22.44: the screen attacks, with the help of infantry or without.
    pub(crate) fn screen(&mut self, zone: Zone, help: Help, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let screen = self.zones.open(table.referee()).screen(pack, &self.public, zone);
        let scouts: UnitSet = self.public.scouts_in(zone).collect();
        let (attack, defence) = (factors(pack, screen), factors(pack, scouts));
        let last = pack.accuracy.len() - 1;
        let column = pack.column(attack, defence) + usize::from(help == Help::Foot);
        let automatic = column > last || attack / defence.max(1) >= pack.automatic;
        let column = column.min(last) as u8;
        self.see(zone, Some(column), table);
        table.tell(|| Event::Screened { zone, column });
        // The forces that meet are seen.
        table.reveal();
        let verdict = if automatic {
            table.tell(|| Event::Automatic { rule: Rule("15.5") });
            Verdict::DefendersDie { advance: 0 }
        } else {
            let face = table.roll("screen", 6) as u8;
            let verdict = pack.verdict(column.into(), face.into());
            table.tell(|| Event::Result { face, verdict });
            verdict
        };
        match verdict {
            Verdict::AttackersDie { .. } => {
                for unit in screen.iter() {
                    self.kill(unit, Rule("22.44"), table);
                }
            }
            Verdict::DefendersDie { .. } => {
                for unit in scouts.iter() {
                    self.kill(unit, Rule("22.44"), table);
                }
            }
            Verdict::Rage => {
                self.public.pinned.insert(zone);
                table.tell(|| Event::Held { zone });
            }
            Verdict::Melee
            | Verdict::AttackersRetreat { .. }
            | Verdict::DefendersRetreat { .. } => {
                table.tell(|| Event::NoEffect { rule: Rule("22.44") });
            }
        }
        self.go_on_screens(table);
    }

    /// 22.45: the news of a zone are told: exactly where there was no screen; otherwise the Gauls
    /// are asked for numbers. Whether they are.
    pub(crate) fn ask_numbers(&mut self, zone: Zone, table: &mut Table<'_, Event>) -> bool {
        for unit in Unit::scouts() {
            self.public.news[unit].remove(zone);
        }
        let screened = self.public.patrols[zone.index()].is_some_and(|one| one.column.is_some());
        self.zones_mut(table.referee()).said = None;
        if !screened {
            let [foot, horse] = self.zones.open(table.referee()).seen[zone.index()];
            self.report(zone, foot, horse, table);
        }
        screened
    }

    /// 22.45: a number is said, of infantry first and then of cavalry.
    pub(crate) fn say_number(&mut self, number: u8, table: &mut Table<'_, Event>) {
        let crate::state::Phase::Report { zone } = *self.public.phase() else {
            panic!("numbers are said when they are asked for")
        };
        let zones = self.zones_mut(table.referee());
        match zones.said.take() {
            None => zones.said = Some(number),
            Some(foot) => {
                self.report(zone, foot, number, table);
                self.end_report(table);
            }
        }
    }

    /// The Romans hear what is in a zone.
    fn report(&mut self, zone: Zone, foot: u8, horse: u8, table: &mut Table<'_, Event>) {
        let Patrol { period, turn, .. } =
            self.public.patrols[zone.index()].expect("what is told was seen");
        let report = Report { period, turn, foot, horse };
        self.reports.open_mut(table.referee())[zone.index()] = Some(report);
        let owners = self.reports.owners();
        table.reveal();
        table.tell(|| Event::Reported { zone, what: Concealed::shared(owners, report) });
    }

    /// 22.47: a messenger rides. What he tells is what was seen in this turn, or what is there now.
    pub(crate) fn send_messenger(&mut self, zone: Zone, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let screen = self.zones.open(table.referee()).screen(pack, &self.public, zone);
        let least = pack.messenger[usize::from(!screen.is_empty())];
        let face = table.roll("messenger", 6) as u8;
        let (arrived, owners) = (face >= least, self.reports.owners());
        table.tell(|| Event::Sent { zone, arrived: Concealed::shared(owners, arrived) });
        table.reveal();
        if !arrived {
            return self.begin_attacks(Side::Rome, table);
        }
        if !self.public.is_seen(zone) {
            let scouts: UnitSet = self.public.scouts_in(zone).collect();
            let column = pack.column(factors(pack, screen), factors(pack, scouts)) as u8;
            self.see(zone, (!screen.is_empty()).then_some(column), table);
        }
        self.begin_report(zone, table);
    }
}
