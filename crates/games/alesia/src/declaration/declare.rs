//! 14.0, 15.1: attacks are made and given up, by a player or by the rules alone.

use geometry::hex::Hex;
use kernel::Table;

use super::plan::{Plan, hunters};
use super::{check_commit, check_joiner, check_target, next_seat};
use crate::action::Event;
use crate::ids::{Unit, UnitSet};
use crate::state::{Board, Declaration, Eyes, State};

impl Board {
    /// The number for a new attack.
    fn next_attack(&self) -> u8 {
        self.attacks.values().copied().max().unwrap_or(0) + 1
    }
}

impl State {
    /// 14.0.
    pub(crate) fn target(&mut self, hex: Hex) {
        let side = self.declaration().side;
        let number = self.public.attack_on(side, hex);
        let joined = number != 0;
        let number = match self.declaration().open {
            Some(open) => open,
            None if joined => number,
            None => self.public.next_attack(),
        };
        let men: UnitSet = self.public.men(side.enemy(), hex).collect();
        for unit in men.iter() {
            self.public.attacks[unit] = number;
        }
        let declaration = self.declaration();
        declaration.open = Some(number);
        declaration.joined |= joined;
    }

    /// 14.0.
    pub(crate) fn commit(&mut self, unit: Unit) {
        let number = self.declaration().open.expect("an attack is open");
        self.public.attacks[unit] = number;
    }

    /// 14.0.
    pub(crate) fn close(&mut self) {
        let declaration = self.declaration();
        declaration.open = None;
        declaration.joined = false;
    }

    pub(crate) fn dissolve(&mut self, hex: Hex) {
        let side = self.declaration().side;
        let number = self.public.attack_on(side, hex);
        for unit in Unit::all() {
            if self.public.attacks[unit] == number {
                self.public.attacks[unit] = 0;
            }
        }
    }

    /// 14.3: divides the rest.
    pub(crate) fn propose(&mut self, seat: kernel::Seat) {
        let declaration = *self.declaration();
        let first = self.public.next_attack();
        let mut division = Division::new(self.eyes(seat), declaration);
        division.meet_owed();
        division.spend_rest();
        let attacks = division.board.attacks;
        self.public.attacks = attacks;
        // Even if there was nothing to divide, it has been tried.
        let last = (self.public.next_attack() - 1).max(first);
        self.declaration().proposed = [first, last];
    }

    /// 15.1: all attacks of a seat are declared.
    pub(crate) fn end_declaration(&mut self, table: &mut Table<'_, Event>) {
        let declaration = *self.declaration();
        if let Some(seat) = next_seat(&self.public, declaration) {
            return self.begin_declaration(declaration.side, seat, table);
        }
        let called_off = self.public.called_off(declaration.side);
        self.end_rages(called_off, table);
        let attacks = self.public.attacks.values().copied().max().unwrap_or(0);
        table.tell(|| Event::Declared { side: declaration.side, attacks });
        self.begin_combats(declaration.side, table);
    }
}

/// 14.3: attacks that the rules alone make, on a board of its own: of what a seat sees nothing is
/// changed.
pub(crate) struct Division<'a> {
    eyes: Eyes<'a>,
    /// With the attacks that are made.
    pub(crate) board: Board,
    /// No attack is open.
    declaration: Declaration,
}

impl<'a> Division<'a> {
    pub(crate) fn new(eyes: Eyes<'a>, declaration: Declaration) -> Self {
        let declaration = Declaration { open: None, joined: false, ..declaration };
        Self { eyes, board: eyes.public.clone(), declaration }
    }

    fn eyes(&self) -> Eyes<'_> {
        Eyes { public: &self.board, ..self.eyes }
    }

    /// What is owed first, one hex an attack where that can be.
    pub(crate) fn meet_owed(&mut self) {
        let (pack, side, declaration) = (self.eyes.pack, self.declaration.side, self.declaration);
        // What is owed grows when a raging battle is called off, so it is asked anew every time.
        for _ in 0..Unit::COUNT {
            let eyes = self.eyes();
            let plan = Plan::new(eyes, declaration);
            let last = next_seat(eyes.public, declaration).is_none();
            let owing: UnitSet = plan
                .duty
                .must
                .iter()
                .filter(|unit| plan.is_free_unit(*unit) && plan.is_own(*unit))
                .collect();
            let hex = plan
                .duty
                .owed
                .iter()
                .find(|hex| {
                    plan.is_free_hex(*hex)
                        && (last || hunters(pack, eyes.public, side, *hex).any(|u| plan.is_own(u)))
                        && check_target(eyes, declaration, *hex).is_ok()
                })
                .or_else(|| {
                    let prey = eyes.public.prey(pack, owing.iter().next()?);
                    prey.into_iter().find(|hex| {
                        plan.is_free_hex(*hex) && check_target(eyes, declaration, *hex).is_ok()
                    })
                });
            if let Some(hex) = hex {
                self.fill(hex);
                continue;
            }
            if !owing.iter().any(|unit| self.join_best(unit)) {
                break;
            }
        }
    }

    /// Then units that need not attack join where the odds are worst.
    pub(crate) fn spend_rest(&mut self) {
        for unit in Unit::of_side(self.declaration.side) {
            let spare = self.board.is_able(unit) && self.board.attacks[unit] == 0;
            let Eyes { pack, seat, sphere, .. } = self.eyes;
            if spare && self.board.decider(pack, sphere, unit) == seat {
                self.join_best(unit);
            }
        }
    }

    /// A hex becomes the target of an attack.
    fn aim(&mut self, hex: Hex, number: u8) {
        let men: UnitSet = self.board.men(self.declaration.side.enemy(), hex).collect();
        for unit in men.iter() {
            self.board.attacks[unit] = number;
        }
    }

    /// A new attack on a hex: its first attacker, and whatever must go with it.
    fn fill(&mut self, hex: Hex) {
        let number = self.board.next_attack();
        self.aim(hex, number);
        let declaration = Declaration { open: Some(number), ..self.declaration };
        let eyes = self.eyes();
        let plan = Plan::new(eyes, declaration);
        let hex = plan.targets[0];
        let mut found = None;
        // Those who must attack come first, so that nobody is called who could stay out.
        for wanted in [true, false] {
            for unit in hunters(eyes.pack, eyes.public, plan.side, hex) {
                if found.is_none()
                    && plan.duty.must.contains(unit) == wanted
                    && check_joiner(&plan, unit).is_ok()
                {
                    found = Some(unit);
                }
            }
        }
        let unit = found.expect("a target has an attacker");
        self.board.attacks[unit] = number;
        let mut plan = Plan::new(self.eyes(), declaration);
        plan.complete().expect("the attack can be completed");
        let (units, hexes) = (plan.attackers.clone(), plan.targets.clone());
        for unit in units {
            self.board.attacks[unit] = number;
        }
        for hex in hexes {
            self.aim(hex, number);
        }
    }

    /// A unit joins the attack that it fits into with the worst odds; whether there is one.
    fn join_best(&mut self, unit: Unit) -> bool {
        let (pack, side) = (self.eyes.pack, unit.side());
        let mut best: Option<(u32, u8)> = None;
        for hex in self.board.prey(pack, unit) {
            let number = self.board.attack_on(side, hex);
            if number == 0 {
                continue;
            }
            let declaration = Declaration { open: Some(number), ..self.declaration };
            if check_commit(self.eyes(), declaration, unit).is_err() {
                continue;
            }
            let unseen = self.board.covered(pack, side.enemy());
            let [attack, defence] =
                crate::combat::weigh_seen(pack, &self.board, side, number, unseen);
            let odds = u32::from(attack) * 100 / u32::from(defence.max(1));
            if best.is_none_or(|(worst, _)| odds < worst) {
                best = Some((odds, number));
            }
        }
        if let Some((_, number)) = best {
            self.board.attacks[unit] = number;
        }
        best.is_some()
    }
}
