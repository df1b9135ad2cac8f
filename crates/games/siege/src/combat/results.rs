//! 11.3: what a verdict does, and what its victims do instead.

use kernel::Table;

use super::{Question, can_advance, question};
use crate::action::Event;
use crate::ids::{Side, Unit, UnitSet};
use crate::pack::Verdict;
use crate::state::{Combats, Distance, Flight, Order, Phase, Stage, State};
use crate::strike::hexes_of;

impl State {
    /// Goes on with the combat as far as nobody must decide.
    pub(crate) fn go_on_battle(&mut self, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        loop {
            let Phase::Combat(combats) = &self.public.phase else { return };
            let Some(battle) = &combats.battle else { return };
            match battle.stage {
                Stage::Declare | Stage::Riposte => return,
                Stage::Defender | Stage::Attacker => {
                    let (victims, question) = question(pack, &self.public, battle);
                    if question != Question::None {
                        return;
                    }
                    let verdict = battle.verdict().unwrap_or_default();
                    let one = victims.first();
                    return self.apply_verdict(verdict, one, victims, table);
                }
                Stage::Mandatory => {
                    let forced = self.must_retreat();
                    for unit in forced.iter() {
                        let from = self.public.hex_of(unit).expect("it is under attack");
                        self.flee(Flight { unit, from, left: Distance::Upto(2) });
                    }
                    return self.go_to(Stage::Leaders, table);
                }
                Stage::Leaders => {
                    self.rescue_leaders(table);
                    if let Some(battle) = self.battle() {
                        battle.stage = Stage::Advance;
                    }
                }
                Stage::Advance => {
                    if !can_advance(pack, &self.public, combats, battle) {
                        self.end_battle(table);
                    }
                    return;
                }
            }
        }
    }

    /// The stage after the one whose verdict is settled.
    fn next_stage(&self) -> Stage {
        if let Phase::Combat(Combats { battle: Some(battle), .. }) = &self.public.phase
            && battle.stage == Stage::Defender
        {
            Stage::Attacker
        } else {
            Stage::Mandatory
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
        if let (Some(harm), Some(unit)) = (verdict.one, one) {
            others.remove(unit);
            self.harm(unit, harm, table);
        }
        if let Some(harm) = verdict.all {
            for unit in others.iter() {
                self.harm(unit, harm, table);
            }
        }
        let next = self.next_stage();
        self.go_to(next, table);
    }

    /// The verdict that waits for an answer, and its victims.
    fn open_verdict(&self) -> (Verdict, UnitSet, Question) {
        if let Phase::Combat(Combats { battle: Some(battle), .. }) = &self.public.phase {
            let (victims, question) = question(self.pack, &self.public, battle);
            return (battle.verdict().unwrap_or_default(), victims, question);
        }
        (Verdict::default(), UnitSet::EMPTY, Question::None)
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
        let Question::OrRetreat(hexes) = question else { return };
        let side = victims.first().map_or(Side::Rome, Unit::side);
        table.tell(|| Event::FellBack { side });
        for unit in victims.iter() {
            let from = self.public.hex_of(unit).expect("a victim is on the map");
            self.flee(Flight { unit, from, left: Distance::Hexes(hexes) });
        }
        let next = self.next_stage();
        if let Some(battle) = self.battle() {
            battle.gone = battle.gone.or(victims);
        }
        self.go_to(next, table);
    }

    /// 11.5: the defenders who must retreat: all disordered, no leader, weaker than attackers in
    /// formation.
    fn must_retreat(&self) -> UnitSet {
        let Phase::Combat(Combats { force, battle: Some(battle), .. }) = &self.public.phase else {
            return UnitSet::EMPTY;
        };
        let (pack, public, enemy) = (self.pack, &self.public, force.side().enemy());
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
