//! 11.3: what a verdict does, and what its victims do instead.

use kernel::Table;

use super::{Question, can_advance, question};
use crate::action::Event;
use crate::ids::{Side, Unit, UnitSet};
use crate::pack::Verdict;
use crate::state::{Distance, Flight, Flights, Order, Stage, State};
use crate::strike::hexes_of;

impl State {
    /// Goes on with the combat as far as nobody must decide.
    pub(crate) fn go_on_battle(&mut self, table: &mut Table<'_, Event>) {
        match self.battle().stage {
            Stage::Declare | Stage::Riposte => {}
            Stage::Defender | Stage::Attacker => {
                let (verdict, victims, question) = self.open_verdict();
                if question == Question::None {
                    self.apply_verdict(verdict, victims.first(), victims, table);
                }
            }
            Stage::Mandatory => {
                for unit in self.must_retreat().iter() {
                    let from = self.public.hex_of(unit).expect("it is under attack");
                    self.battle().flights.push(Flight { unit, from, left: Distance::Upto(2) });
                }
                self.go_to(Stage::Leaders, table);
            }
            Stage::Leaders => {
                self.rescue_leaders(table);
                if !self.is_over() {
                    self.battle().stage = Stage::Advance;
                    self.go_on_battle(table);
                }
            }
            Stage::Advance => {
                let (combats, battle) = self.public.fight().expect("a combat is in progress");
                if !can_advance(self.pack, &self.public, combats, battle) {
                    self.end_battle(table);
                }
            }
        }
    }

    /// 11.3: a verdict is carried out: on one unit, then on the others.
    fn apply_verdict(
        &mut self,
        verdict: Verdict,
        one: Option<Unit>,
        victims: UnitSet,
        table: &mut Table<'_, Event>,
    ) {
        let mut others = victims;
        let mut flights = Flights::new();
        if let (Some(harm), Some(unit)) = (verdict.one, one) {
            others.remove(unit);
            self.harm(unit, harm, &mut flights, table);
        }
        if let Some(harm) = verdict.all {
            for unit in others.iter() {
                self.harm(unit, harm, &mut flights, table);
            }
        }
        self.battle().flights.extend(flights);
        self.end_verdict(table);
    }

    /// The verdict that waits for an answer, and its victims.
    fn open_verdict(&self) -> (Verdict, UnitSet, Question) {
        let (_, battle) = self.public.fight().expect("a combat is in progress");
        let (victims, question) = question(self.pack, &self.public, battle);
        (battle.verdict().unwrap_or_default(), victims, question)
    }

    pub(crate) fn suffer(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let (verdict, victims, _) = self.open_verdict();
        self.apply_verdict(verdict, Some(unit), victims, table);
    }

    pub(crate) fn endure(&mut self, table: &mut Table<'_, Event>) {
        let (verdict, victims, _) = self.open_verdict();
        self.apply_verdict(verdict, None, victims, table);
    }

    /// 11.3: all the units retreat instead.
    pub(crate) fn fall_back(&mut self, table: &mut Table<'_, Event>) {
        let (_, victims, question) = self.open_verdict();
        let hexes = question.hexes().expect("a retreat is the other choice");
        let side = victims.first().map_or(Side::Rome, Unit::side);
        table.tell(|| Event::FellBack { side });
        for unit in victims.iter() {
            let from = self.public.hex_of(unit).expect("a victim is on the map");
            self.battle().flights.push(Flight { unit, from, left: Distance::Hexes(hexes) });
        }
        let battle = self.battle();
        battle.gone = battle.gone.or(victims);
        self.end_verdict(table);
    }

    /// 11.5: the defenders who must retreat: all disordered, no leader, weaker than attackers in
    /// formation.
    fn must_retreat(&self) -> UnitSet {
        let (pack, public) = (self.pack, &self.public);
        let (combats, battle) = public.fight().expect("a combat is in progress");
        let enemy = combats.force.side().enemy();
        let stays =
            |unit: &Unit| public.hex_of(*unit).is_some_and(|hex| battle.targets.contains(hex));
        let defenders: UnitSet = battle.defenders.minus(battle.gone).iter().filter(stays).collect();
        let present = |unit: &Unit| {
            public.hex_of(*unit).is_some()
                && !battle.gone.contains(*unit)
                && public.order(*unit) != Order::Routed
        };
        let attackers: UnitSet = battle.attackers.iter().filter(present).collect();
        let pf = |units: UnitSet| -> u16 {
            units.iter().map(|unit| u16::from(public.pf(pack, unit))).sum()
        };
        let led =
            hexes_of(public, defenders).iter().any(|hex| !public.leaders_in(enemy, hex).is_empty());
        let shaken = defenders.iter().all(|unit| public.order(unit) != Order::Formed);
        let formed = attackers.iter().all(|unit| public.order(unit) == Order::Formed);
        let driven = shaken && !led && !attackers.is_empty() && formed;
        if driven && pf(defenders) < pf(attackers) { defenders } else { UnitSet::EMPTY }
    }
}
