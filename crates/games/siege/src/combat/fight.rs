//! 11.1, 11.2, 11.5: attacks, ripostes and advances are carried out.

use geometry::hex::Hex;
use kernel::{Seat, Table};

use super::{check_attack, enemy_hexes, obligations};
use crate::action::{Event, Throw};
use crate::ground::Pace;
use crate::ids::{Leader, LeaderSet, Unit, UnitSet};
use crate::pack::{Hexes, Verdict};
use crate::state::{Battle, Phase, Spot, Stage, State, Thrown};
use crate::strike::{hexes_of, strike};

impl State {
    pub(crate) fn attack(&mut self, hex: Hex) {
        self.combats().battle = Some(Battle::against(hex));
    }

    pub(crate) fn widen(&mut self, hex: Hex) {
        self.battle().targets.insert(hex);
    }

    pub(crate) fn commit(&mut self, unit: Unit) {
        self.battle().attackers.insert(unit);
    }

    /// 11.2: the combat is declared. A leader alone only takes his test (11.4).
    pub(crate) fn fight(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let Battle { targets, attackers, .. } = *self.battle();
        let mut owed = Hexes::new();
        if let Phase::Combat(combats) = self.public.phase() {
            obligations(self.eyes(seat), combats, targets, attackers, &mut |hex| {
                owed.insert(hex);
            })
            .expect("the combat was checked");
        }
        let mut defenders = UnitSet::EMPTY;
        for hex in targets.iter() {
            defenders = defenders.or(self.public.units_in(hex));
        }
        let lone: Hexes =
            targets.iter().filter(|hex| self.public.units_in(*hex).is_empty()).collect();
        let spent = self.public.fought.and(defenders);
        self.public.fought = self.public.fought.or(attackers).or(defenders);
        let stacks = hexes_of(&self.public, attackers);
        let combats = self.combats();
        combats.owed = combats.owed.or(&owed);
        combats.attacked = combats.attacked.or(&targets);
        combats.stacks = stacks;
        let enemy = combats.force.side().enemy();
        let battle = self.battle();
        battle.defenders = defenders;
        battle.spent = spent;
        battle.lone = lone;
        for hex in lone.iter() {
            for leader in self.public.leaders_in(enemy, hex).iter() {
                self.test_leader(leader, table);
            }
        }
        if self.is_over() {
            return;
        }
        if defenders.is_empty() {
            return self.go_to(Stage::Leaders, table);
        }
        if stacks.len() > 1 {
            self.battle().stage = Stage::Riposte;
            return;
        }
        let only = stacks.first().expect("somebody attacks");
        self.riposte(only, table);
    }

    /// 11.2: both throw; leaders are tested; then each settles what he suffers.
    pub(crate) fn riposte(&mut self, stack: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let here = self.public.units_in(stack);
        let side = self.combats().force.side();
        let battle = self.battle();
        battle.struck = battle.attackers.and(here);
        battle.stack = Some(stack);
        let (attackers, defenders, struck) = (battle.attackers, battle.defenders, battle.struck);
        let riposting = defenders.minus(battle.spent);
        let targets = battle.targets;
        let attack = strike(pack, &self.public, attackers, defenders);
        let riposte = strike(pack, &self.public, riposting, struck);
        let throw = |purpose: &'static str,
                     strike: crate::strike::Strike,
                     table: &mut Table<'_, Event>| {
            let die = (strike.pf > 0).then(|| table.roll(purpose, 6) as u8);
            let verdict = die.map_or(Verdict::default(), |die| strike.result(pack, die));
            Throw { pf: strike.pf, die, modifier: strike.modifier, shift: strike.shift, verdict }
        };
        let attack = throw("attack", attack, table);
        let riposte = throw("riposte", riposte, table);
        let battle = self.battle();
        battle.attack = Some(attack.verdict);
        battle.riposte = Some(riposte.verdict);
        battle.thrown = Some([attack, riposte].map(|throw| Thrown {
            pf: throw.pf,
            modifier: throw.modifier,
            shift: throw.shift,
            die: throw.die,
        }));
        table.tell(|| Event::Fought { targets, side, attack, riposte });
        let stars = u8::from(attack.verdict.star) + u8::from(riposte.verdict.star);
        for _ in 0..stars {
            let mut leaders: arrayvec::ArrayVec<Leader, 16> = arrayvec::ArrayVec::new();
            for (side, hexes) in
                [(side, hexes_of(&self.public, attackers)), (side.enemy(), targets)]
            {
                let mut those = LeaderSet::EMPTY;
                for hex in hexes.iter() {
                    those = those.or(self.public.leaders_in(side, hex));
                }
                leaders.extend(those.iter());
            }
            for leader in leaders {
                self.test_leader(leader, table);
            }
        }
        if !self.is_over() {
            self.go_to(Stage::Defender, table);
        }
    }

    /// 11.5: an attacker advances; a breach or a destroyed camp may follow.
    pub(crate) fn advance(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let from = self.public.hex_of(unit).expect("it advances from the map");
        let breach = self
            .public
            .toll(pack, unit.side(), from, to, Pace::Tactical)
            .ok()
            .and_then(|toll| toll.breach);
        self.public.put(pack, unit, Spot::On(to));
        table.tell(|| Event::Advanced { unit, to });
        self.enter(unit, to, breach, table);
        self.look_from(unit.force(), to, table);
        self.settle(table);
    }

    pub(crate) fn follow(&mut self, leader: Leader, to: Hex, table: &mut Table<'_, Event>) {
        self.public.ridden.insert(leader);
        table.tell(|| Event::Followed { leader, to });
        self.place_leader(leader, to, table);
        self.settle(table);
    }

    /// Whether, in the combats, any attack is still possible.
    pub(crate) fn can_attack(&self) -> bool {
        let Phase::Combat(combats) = self.public.phase() else { return false };
        let eyes = self.eyes(self.public.seat_of(combats.force));
        let mut targets = enemy_hexes(&self.public, combats.force.side().enemy()).iter();
        targets.any(|hex| check_attack(eyes, combats, hex).is_ok())
    }
}
