//! 7.0: how a battle goes on: begin, act, hit, end of round, end of battle, regroup.

use arrayvec::ArrayVec;
use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::battle::{Battle, Fighter, Loss, Next, Waits};
use crate::ids::{Block, Place, Side};
use crate::pack::Letter;
use crate::retreat;
use crate::sequence::Part;
use crate::state::{Eyes, Regroup, Spot, State};

/// What a side might do in a battle.
pub(crate) fn candidates(eyes: Eyes<'_>, battle: &Battle, out: &mut Vec<Action>) {
    match battle.waits {
        Waits::Act { .. } => {
            for fighter in battle.acting(eyes.pack) {
                out.push(Action::Fire { block: fighter.block });
                out.push(Action::Pass { block: fighter.block });
                out.extend(retreat::ways(eyes, battle, fighter.block));
            }
        }
        Waits::Hit { side, .. } => {
            let own = battle.lines.iter().filter(|fighter| fighter.side == side);
            out.extend(own.map(|fighter| Action::TakeHit { block: fighter.block }));
        }
    }
}

/// What a player may wish of every block in a battle.
pub(crate) fn wishes(eyes: Eyes<'_>, battle: &Battle, out: &mut Vec<Action>) {
    let own = battle.lines.iter().filter(|fighter| fighter.side == eyes.side);
    for block in own.map(|fighter| fighter.block).chain(eyes.secret.group(battle.place).iter()) {
        out.push(Action::Fire { block });
        for exit in eyes.pack.map.exits(battle.place.0) {
            out.push(Action::Retreat { block, to: Place(exit.to) });
        }
    }
    out.sort();
    out.dedup();
}

/// 7.1: a battle that is due.
pub(crate) fn check_fight(eyes: Eyes<'_>, place: Place) -> Result<(), Refusal> {
    if eyes.public.is_contested(place) { Ok(()) } else { Err(Refusal::NoBattleThere { place }) }
}

/// 7.2: a block that acts now, and has not acted yet.
pub(crate) fn check_acting<'a>(
    eyes: Eyes<'_>,
    battle: &'a Battle,
    block: Block,
) -> Result<&'a Fighter, Refusal> {
    let Some(fighter) = battle.fighter(block).filter(|fighter| fighter.side == eyes.side) else {
        return Err(not_in_line(eyes, battle, block));
    };
    let Waits::Act { side, letter } = battle.waits else {
        return Err(Refusal::NotNow { rule: Rule("7.4") });
    };
    if fighter.acted {
        return Err(Refusal::HasActed { block });
    }
    if side != eyes.side || battle.letter_of(eyes.pack, fighter) != letter {
        return Err(Refusal::NotItsTurn { block });
    }
    Ok(fighter)
}

/// A block that does not fight: it waits in reserve (7.3), or it is not the side's to use.
fn not_in_line(eyes: Eyes<'_>, battle: &Battle, block: Block) -> Refusal {
    if eyes.secret.place(block) == Some(battle.place) {
        Refusal::InReserve { block }
    } else {
        Refusal::NotYourBlock { block, rule: Rule("7.2") }
    }
}

/// 7.2: fire or pass. Attackers must retreat in the last round (7.62).
pub(crate) fn check_fire(eyes: Eyes<'_>, battle: &Battle, block: Block) -> Result<(), Refusal> {
    check_acting(eyes, battle, block)?;
    if battle.round == eyes.pack.rounds && battle.attacks(eyes.side) {
        return Err(Refusal::MustRetreat { block });
    }
    Ok(())
}

/// 7.4: one of the strongest takes the hit.
pub(crate) fn check_hit(eyes: Eyes<'_>, battle: &Battle, block: Block) -> Result<(), Refusal> {
    let Waits::Hit { side, .. } = battle.waits else {
        return Err(Refusal::NotNow { rule: Rule("7.4") });
    };
    if battle.fighter(block).is_none_or(|fighter| fighter.side != eyes.side) {
        return Err(not_in_line(eyes, battle, block));
    }
    if side == eyes.side && battle.is_strongest(eyes.pack, block) {
        Ok(())
    } else {
        Err(Refusal::NotTheStrongest { block })
    }
}

/// What a winner might regroup.
pub(crate) fn regroup_candidates(eyes: Eyes<'_>, regroup: &Regroup, out: &mut Vec<Action>) {
    for block in eyes.secret.group(regroup.place).iter() {
        let exits = eyes.pack.map.exits(regroup.place.0);
        out.extend(exits.iter().map(|exit| Action::Regroup { block, to: Place(exit.to) }));
    }
    out.push(Action::EndRegroup);
}

/// 7.7, 7.83: victorious blocks go to the next city or sea that no enemy holds; roads have their
/// limits (6.11), and nobody regroups aboard.
pub(crate) fn check_regroup(
    eyes: Eyes<'_>,
    regroup: &Regroup,
    block: Block,
    to: Place,
) -> Result<(), Refusal> {
    let from = regroup.place;
    if eyes.secret.place(block) != Some(from) {
        return Err(Refusal::NotYourBlock { block, rule: Rule("7.7") });
    }
    let fleet = eyes.pack.is_fleet(block);
    let water = eyes.pack.way(from, to).map(|way| way == crate::pack::Way::Water);
    if water != Some(fleet) || !eyes.public.is_open(eyes.side, to) {
        return Err(Refusal::RegroupNotOpen { to, fleet });
    }
    let way = eyes.pack.way(from, to).expect("the way was just found");
    let limit = eyes.pack.limits.of(way, false);
    let number = eyes.pack.exit_number(from, to).expect("the way was just found");
    if !fleet && regroup.used[number] >= limit {
        return Err(Refusal::RoadFull { from, to, limit, rule: way.limit_rule() });
    }
    Ok(())
}

impl State {
    /// 7.1: the blocks in the place are shown, reserves apart (7.3).
    pub(crate) fn show_blocks(&mut self, place: Place, table: &mut Table<'_, Event>) -> Battle {
        table.reveal();
        let attacker = Side::BOTH
            .into_iter()
            .find(|side| self.public.attacked[side.index()].contains(place))
            .unwrap_or(self.public.first);
        let mut battle = Battle {
            round: 1,
            place,
            attacker,
            letter: Letter::A,
            waits: Waits::Act { side: attacker.enemy(), letter: Letter::A },
            surprise: self.public.surprise == Some(place),
            routes: Side::BOTH.map(|side| self.public.routes(side, place)),
            used: [[0; 8]; 2],
            by_sea: [0; 2],
            lines: ArrayVec::new(),
        };
        for side in Side::BOTH {
            for block in self.secret(side, table.referee()).group(place).iter() {
                let from = self.came_from(side, block, table);
                if !self.public.is_reserve(side, place, from) {
                    battle.lines.push(self.show(side, block, table));
                }
            }
        }
        table.tell(|| Event::BattleBegins {
            place,
            attacker,
            lines: Side::BOTH.map(|side| shown(&battle, side)),
        });
        battle
    }

    /// A standing block is laid down, face up.
    fn show(&mut self, side: Side, block: Block, table: &Table<'_, Event>) -> Fighter {
        let secret = self.secrets[side.index()].open_mut(table.referee());
        secret.spots[block.index()] = Spot::AWAY;
        secret.from[block.index()] = Spot::AWAY;
        secret.moved.remove(block);
        Fighter { block, side, step: secret.steps[block.index()], acted: false }
    }

    fn battle_mut(&mut self) -> &mut Battle {
        self.public.phase.battle_mut().expect("a battle is fought in the battle phase")
    }

    /// Plays on until somebody must decide.
    pub(crate) fn go_on_battle(&mut self, table: &mut Table<'_, Event>) {
        loop {
            let pack = self.pack;
            match self.battle_mut().next(pack) {
                Next::Wait => {
                    if !self.lose_the_trapped(table) {
                        return;
                    }
                }
                Next::RoundOver => self.end_round(table),
                Next::LineEmpty => {
                    let battle = self.battle_mut();
                    let place = battle.place;
                    let loser = Side::BOTH
                        .into_iter()
                        .find(|side| battle.count(*side) == 0)
                        .expect("one line is empty");
                    if battle.round == 1 && self.public.count(loser, place) > 0 {
                        self.end_round(table);
                    } else {
                        return self.end_battle(loser.enemy(), table);
                    }
                }
            }
        }
    }

    /// 7.6, 7.62: attackers whose turn it is in the last round and who have no way out are lost.
    fn lose_the_trapped(&mut self, table: &mut Table<'_, Event>) -> bool {
        let battle = self.public.phase.battle().expect("a battle is fought in the battle phase");
        let Waits::Act { side, .. } = battle.waits else { return false };
        if battle.round < self.pack.rounds || !battle.attacks(side) {
            return false;
        }
        let eyes = self.eyes(side);
        let way_out = |fighter: &Fighter| {
            retreat::ways(eyes, battle, fighter.block)
                .any(|way| retreat::check(eyes, battle, way).is_ok())
        };
        if battle.acting(self.pack).any(way_out) {
            return false;
        }
        let trapped: ArrayVec<Block, 63> =
            battle.acting(self.pack).map(|fighter| fighter.block).collect();
        for block in trapped {
            table.tell(|| Event::CouldNotRetreat { side, block });
            self.battle_mut().leave(block);
            self.leaves_line(side, block, table);
        }
        true
    }

    /// An eliminated fighter leaves the map. Cleopatra, lost outside a hit, goes over too (7.52).
    fn leaves_line(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        let place = self.battle_mut().place;
        if block == Block::CLEOPATRA {
            let fighter = Fighter { block, side: side.enemy(), step: 1, acted: true };
            self.battle_mut().lines.push(fighter);
            return self.cleopatra_goes_over(side, table);
        }
        self.public.standing.take(side, block, place);
        self.eliminated(side, block, table);
    }

    fn cleopatra_goes_over(&mut self, old: Side, table: &mut Table<'_, Event>) {
        let place = self.battle_mut().place;
        self.public.standing.take(old, Block::CLEOPATRA, place);
        self.public.cleopatra = old.enemy();
        self.public.standing.add(old.enemy(), Block::CLEOPATRA, place);
        table.tell(|| Event::CleopatraJoins { side: old.enemy(), rule: Rule("7.52") });
    }

    /// 7.4: as many dice as strength; each that shows the firepower or less hits.
    pub(crate) fn fire(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let battle = self.battle_mut();
        let fighter = *battle.fighter(block).expect("a block that fires is in the line");
        battle.mark_acted(block);
        let dice = Battle::strength(pack, &fighter);
        let firepower = u32::from(pack.block(block).firepower);
        let hits = table.hits("fire", u32::from(dice), 6, firepower) as u8;
        table.tell(|| Event::Fired { side, block, dice, hits });
        self.deal_hits(side.enemy(), hits, table);
    }

    pub(crate) fn pass(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        self.battle_mut().mark_acted(block);
        table.tell(|| Event::Passed { side, block });
        self.go_on_battle(table);
    }

    /// 7.4: hits fall one by one on the strongest; where several are, their side chooses.
    fn deal_hits(&mut self, side: Side, mut hits: u8, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        while hits > 0 && self.battle_mut().count(side) > 0 {
            let Some(only) = self.battle_mut().only_target(pack, side) else {
                self.battle_mut().waits = Waits::Hit { side, hits };
                return;
            };
            self.lose_step(side, only, table);
            hits -= 1;
        }
        self.go_on_battle(table);
    }

    pub(crate) fn take_hit(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        let hits = self.battle_mut().waits.hits().expect("a hit is taken when one is due");
        self.lose_step(side, block, table);
        self.deal_hits(side, hits - 1, table);
    }

    fn lose_step(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        let (edition, pack) = (self.public.options.edition, self.pack);
        match self.battle_mut().lose_step(pack, block, edition) {
            Loss::Weakened(left) => table.tell(|| Event::Hit { side, block, left }),
            Loss::Eliminated => self.leaves_line(side, block, table),
            Loss::Defected => self.cleopatra_goes_over(side, table),
        }
    }

    /// 7.6: a block leaves the battle.
    pub(crate) fn retreat(
        &mut self,
        side: Side,
        block: Block,
        to: Place,
        table: &mut Table<'_, Event>,
    ) {
        let pack = self.pack;
        let battle = self.battle_mut();
        if let Some(number) = pack.exit_number(battle.place, to).filter(|_| !pack.is_fleet(block)) {
            battle.used[side.index()][number] += 1;
        }
        self.stand_up(side, block, to, table);
        table.tell(|| Event::Retreated { side, block, to });
        self.go_on_battle(table);
    }

    /// 7.64: a block leaves the battle by sea.
    pub(crate) fn retreat_by_sea(
        &mut self,
        side: Side,
        block: Block,
        sea: Place,
        to: Place,
        table: &mut Table<'_, Event>,
    ) {
        self.battle_mut().by_sea[side.index()] += 1;
        self.stand_up(side, block, to, table);
        table.tell(|| Event::RetreatedBySea { side, block, sea, to });
        self.go_on_battle(table);
    }

    /// A fighter leaves the line and stands elsewhere.
    fn stand_up(&mut self, side: Side, block: Block, to: Place, table: &mut Table<'_, Event>) {
        let battle = self.battle_mut();
        let place = battle.place;
        let fighter = battle.leave(block);
        self.public.standing.take(side, block, place);
        let secret = self.secret(side, table.referee());
        secret.steps[block.index()] = fighter.step;
        secret.from[block.index()] = Spot::AWAY;
        self.put(side, block, to, table.referee());
        self.public.seen.note(block, Spot::at(to));
    }

    /// 7.2: a round ends. After the first, reserves join (7.3), disrupted if their main force is
    /// gone (7.31).
    fn end_round(&mut self, table: &mut Table<'_, Event>) {
        if self.battle_mut().round == 1 {
            self.end_first_round(table);
        }
        let battle = self.battle_mut();
        battle.begin_round();
        let (place, round) = (battle.place, battle.round);
        table.tell(|| Event::Round { place, round });
    }

    fn end_first_round(&mut self, table: &mut Table<'_, Event>) {
        let place = self.battle_mut().place;
        let mut reserves: [ArrayVec<Fighter, 63>; 2] = Default::default();
        for side in Side::BOTH {
            for block in self.secret(side, table.referee()).group(place).iter() {
                let fighter = self.show(side, block, table);
                reserves[side.index()].push(fighter);
            }
            let joined = &reserves[side.index()];
            if !joined.is_empty() {
                table.reveal();
                table.tell(|| Event::ReservesJoin {
                    side,
                    blocks: joined.iter().map(|fighter| (fighter.block, fighter.step)).collect(),
                });
            }
        }
        let before = self.battle_mut().attacker;
        let disrupted = self.battle_mut().reserves_join([&reserves[0], &reserves[1]]);
        let attacker = self.battle_mut().attacker;
        if attacker != before {
            table.tell(|| Event::RolesSwapped { attacker });
        }
        for side in disrupted.into_iter().flatten() {
            table.tell(|| Event::Disrupted { side });
            for fighter in &reserves[side.index()] {
                self.lose_step(side, fighter.block, table);
            }
        }
    }

    /// The battle is over: survivors stand up, and the winner may regroup (7.7).
    fn end_battle(&mut self, winner: Side, table: &mut Table<'_, Event>) {
        let battle = self.battle_mut().clone();
        let place = battle.place;
        for fighter in &battle.lines {
            let secret = self.secret(fighter.side, table.referee());
            secret.spots[fighter.block.index()] = Spot::at(place);
            secret.steps[fighter.block.index()] = fighter.step;
            self.public.seen.note(fighter.block, Spot::at(place));
        }
        table.tell(|| Event::BattleEnds { place, winner });
        self.after(Part::Battle(winner, place), table);
    }

    pub(crate) fn regroup(&mut self, block: Block, to: Place, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let regroup = self.public.phase.regroup_mut().expect("blocks regroup after a battle");
        let (side, from) = (regroup.side, regroup.place);
        if let Some(number) = pack.exit_number(from, to).filter(|_| !pack.is_fleet(block)) {
            regroup.used[number] += 1;
        }
        self.lift(side, block, table.referee());
        self.put(side, block, to, table.referee());
        table.tell(|| Event::Regrouped {
            side,
            block: Concealed::new(side.seat(), block),
            from,
            to,
        });
        self.go_on_regroup(table);
    }

    /// 7.7: nobody is asked who cannot regroup.
    pub(crate) fn go_on_regroup(&mut self, table: &mut Table<'_, Event>) {
        let regroup = *self.public.phase.regroup_mut().expect("blocks regroup after a battle");
        let eyes = self.eyes(regroup.side);
        let can = eyes.secret.group(regroup.place).iter().any(|block| {
            let exits = eyes.pack.map.exits(regroup.place.0);
            exits.iter().any(|exit| check_regroup(eyes, &regroup, block, Place(exit.to)).is_ok())
        });
        if !can {
            self.after(Part::Regroup, table);
        }
    }
}

fn shown(battle: &Battle, side: Side) -> Vec<(Block, u8)> {
    battle.lines.iter().filter(|f| f.side == side).map(|f| (f.block, f.step)).collect()
}
