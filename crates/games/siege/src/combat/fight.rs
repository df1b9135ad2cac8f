//! 11.1, 11.2, 11.5: attacks, ripostes and advances are carried out.

use geometry::hex::Hex;
use kernel::{Seat, Table};

use super::{check_attack, enemy_hexes, obligations};
use crate::action::{Event, Throw};
use crate::ground::Pace;
use crate::ids::{Force, Leader, LeaderSet, Unit, UnitSet};
use crate::pack::{Hexes, Verdict};
use crate::state::{Battle, Phase, Spot, Stage, State, Thrown};
use crate::strike::{hexes_of, strike};

impl State {
    pub(crate) fn battle(&mut self) -> Option<&mut Battle> {
        if let Phase::Combat(combats) = &mut self.public.phase {
            combats.battle.as_mut()
        } else {
            None
        }
    }

    fn attacking_force(&self) -> Force {
        if let Phase::Combat(combats) = &self.public.phase { combats.force } else { Force::Roman }
    }

    pub(crate) fn attack(&mut self, hex: Hex) {
        if let Phase::Combat(combats) = &mut self.public.phase {
            let mut targets = Hexes::new();
            targets.insert(hex);
            combats.battle = Some(Battle {
                stage: Stage::Declare,
                targets,
                attackers: UnitSet::EMPTY,
                defenders: UnitSet::EMPTY,
                struck: UnitSet::EMPTY,
                stack: None,
                lone: Hexes::new(),
                bereft: Hexes::new(),
                attack: None,
                riposte: None,
                thrown: None,
                gone: UnitSet::EMPTY,
            });
        }
    }

    pub(crate) fn widen(&mut self, hex: Hex) {
        if let Some(battle) = self.battle() {
            battle.targets.insert(hex);
        }
    }

    pub(crate) fn commit(&mut self, unit: Unit) {
        if let Some(battle) = self.battle() {
            battle.attackers.insert(unit);
        }
    }

    /// 11.2: the combat is declared. A leader alone only takes his test (11.4).
    pub(crate) fn fight(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let mut owed = Hexes::new();
        if let Phase::Combat(combats) = &self.public.phase
            && let Some(battle) = &combats.battle
        {
            let _ = obligations(self.eyes(seat), combats, battle, &mut |hex| {
                owed.insert(hex);
            });
        }
        let Phase::Combat(combats) = &mut self.public.phase else { return };
        let Some(battle) = &mut combats.battle else { return };
        combats.owed = combats.owed.or(&owed);
        combats.attacked = combats.attacked.or(&battle.targets);
        let (targets, attackers) = (battle.targets, battle.attackers);
        let mut defenders = UnitSet::EMPTY;
        for hex in targets.iter() {
            defenders = defenders.or(self.public.units_in(hex));
        }
        let lone: Hexes =
            targets.iter().filter(|hex| self.public.units_in(*hex).is_empty()).collect();
        self.public.fought = self.public.fought.or(attackers).or(defenders);
        let stacks = hexes_of(&self.public, attackers);
        if let Phase::Combat(combats) = &mut self.public.phase {
            combats.stacks = stacks;
        }
        let Some(battle) = self.battle() else { return };
        battle.defenders = defenders;
        battle.lone = lone;
        let enemy = self.attacking_force().side().enemy();
        for hex in lone.iter() {
            for leader in self.public.leaders_in(enemy, hex).iter() {
                self.test_leader(leader, table);
            }
        }
        if defenders.is_empty() {
            return self.go_to(Stage::Leaders, table);
        }
        if stacks.len() > 1 {
            if let Some(battle) = self.battle() {
                battle.stage = Stage::Riposte;
            }
            return;
        }
        let only = stacks.first().expect("somebody attacks");
        self.riposte(only, table);
    }

    /// 11.2: both throw; leaders are tested; then each settles what he suffers.
    pub(crate) fn riposte(&mut self, stack: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let here = self.public.units_in(stack);
        let Some(battle) = self.battle() else { return };
        battle.struck = battle.attackers.and(here);
        battle.stack = Some(stack);
        let (attackers, defenders, struck) = (battle.attackers, battle.defenders, battle.struck);
        let targets = battle.targets;
        let attack = strike(pack, &self.public, attackers, defenders);
        let riposte = strike(pack, &self.public, defenders, struck);
        let throw = |purpose: &'static str,
                     strike: crate::strike::Strike,
                     table: &mut Table<'_, Event>| {
            let die = (strike.pf > 0).then(|| table.roll(purpose, 6) as u8);
            let verdict = die.map_or(Verdict::default(), |die| strike.result(pack, die));
            Throw { pf: strike.pf, die, modifier: strike.modifier, shift: strike.shift, verdict }
        };
        let attack = throw("attack", attack, table);
        let riposte = throw("riposte", riposte, table);
        if let Some(battle) = self.battle() {
            battle.attack = Some(attack.verdict);
            battle.riposte = Some(riposte.verdict);
            battle.thrown = Some([attack, riposte].map(|throw| Thrown {
                pf: throw.pf,
                modifier: throw.modifier,
                shift: throw.shift,
                die: throw.die,
            }));
        }
        let side = self.attacking_force().side();
        let hex = targets.first().expect("a hex is under attack");
        table.tell(|| Event::Fought { hex, side, attack, riposte });
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
        self.go_to(Stage::Defender, table);
    }

    pub(super) fn go_to(&mut self, stage: Stage, table: &mut Table<'_, Event>) {
        if let Some(battle) = self.battle() {
            battle.stage = stage;
        }
        self.settle(table);
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

    pub(crate) fn end_battle(&mut self, table: &mut Table<'_, Event>) {
        if let Phase::Combat(combats) = &mut self.public.phase {
            combats.battle = None;
        }
        self.go_on_combats(table);
    }

    /// Waits for the next attack, or ends the phase when none is possible.
    pub(crate) fn go_on_combats(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Combat(combats) = &self.public.phase else { return };
        let eyes = self.eyes(self.public.seat_of(combats.force));
        let enemy = combats.force.side().enemy();
        let any = enemy_hexes(&self.public, enemy)
            .iter()
            .any(|hex| check_attack(eyes, combats, hex).is_ok());
        if !any {
            self.end_combats(table);
        }
    }
}
