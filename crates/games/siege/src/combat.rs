//! 11.0: attacks, ripostes, results, advances.

use geometry::hex::Hex;
use kernel::{Rule, Seat, Table};

use crate::action::{Action, Event, Refusal, Throw};
use crate::ground::Pace;
use crate::ids::{Force, Leader, LeaderSet, Side, Unit, UnitSet};
use crate::pack::{GRID, Harm, Hexes, Pack, Verdict};
use crate::state::{
    Battle, Combats, Distance, Eyes, Fate, Flight, Order, OverBy, Phase, Public, Spot, Stage, State,
};
use crate::strike::{controlled_enemies, hexes_of, strike};

/// Who must decide in a combat phase.
pub(crate) fn decider(public: &Public, combats: &Combats) -> Seat {
    let attacker = public.seat_of(combats.force);
    match &combats.battle {
        Some(battle) if matches!(battle.stage, Stage::Riposte | Stage::Defender) => {
            defender(public, battle)
        }
        _ => attacker,
    }
}

/// Who decides for the defenders: the besieged only if no other Gaul is among them.
fn defender(public: &Public, battle: &Battle) -> Seat {
    let forces = battle.defenders.iter().map(Unit::force);
    let force = forces.min_by_key(|force| match force {
        Force::Roman | Force::Relief => 0,
        Force::Besieged => 1,
    });
    public.seat_of(force.unwrap_or(Force::Relief))
}

/// What a verdict asks of its victims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Nothing: it is carried out.
    None,
    /// Which unit suffers.
    Which,
    /// Whether to take it or to fall back so many hexes.
    OrRetreat(u8),
}

/// The victims of the verdict that is being settled, and what they are asked (11.3).
pub(crate) fn question(pack: &Pack, public: &Public, battle: &Battle) -> (UnitSet, Question) {
    let (group, verdict, others) = match battle.stage {
        Stage::Defender => (battle.defenders, battle.attack, battle.attackers),
        Stage::Attacker => (battle.struck, battle.riposte, battle.defenders),
        Stage::Declare | Stage::Riposte | Stage::Mandatory | Stage::Leaders | Stage::Advance => {
            return (UnitSet::EMPTY, Question::None);
        }
    };
    let on_map = |unit: &Unit| public.hex_of(*unit).is_some();
    let victims: UnitSet = group.minus(battle.gone).iter().filter(on_map).collect();
    let verdict = verdict.unwrap_or_default();
    let hexes = match (verdict.one, verdict.all) {
        (Some(_), _) if victims.len() > 1 => return (victims, Question::Which),
        (None, Some(Harm::Test)) => 1,
        (None, Some(Harm::Disorganise)) => 2,
        _ => return (victims, Question::None),
    };
    if victims.is_empty() || Public::any_cavalry(pack, others) {
        return (victims, Question::None);
    }
    (victims, Question::OrRetreat(hexes))
}

/// What might be done in a combat phase.
pub(crate) fn candidates(eyes: Eyes<'_>, combats: &Combats, out: &mut Vec<Action>) {
    let (pack, public) = (eyes.pack, eyes.public);
    let enemy = combats.force.side().enemy();
    let Some(battle) = &combats.battle else {
        for hex in enemy_hexes(public, enemy).iter() {
            out.push(Action::Attack { hex });
        }
        out.push(Action::EndCombats);
        return;
    };
    match battle.stage {
        Stage::Declare => {
            for (unit, _) in public.on_map(combats.force.side()) {
                if check_commit(eyes, combats, battle, unit).is_ok() {
                    out.push(Action::Commit { unit });
                }
            }
            let mut near = Hexes::new();
            for hex in hexes_of(public, battle.attackers).iter() {
                near.extend(pack.next(hex).filter(|next| public.holds(enemy, *next)));
            }
            out.extend(near.iter().map(|hex| Action::Widen { hex }));
            out.push(Action::Fight);
        }
        Stage::Riposte => {
            let stacks = hexes_of(public, battle.attackers);
            out.extend(stacks.iter().map(|hex| Action::Riposte { hex }));
        }
        Stage::Defender | Stage::Attacker => {
            let (victims, question) = question(pack, public, battle);
            match question {
                Question::Which => out.extend(victims.iter().map(|unit| Action::Suffer { unit })),
                Question::OrRetreat(_) | Question::None => {
                    out.push(Action::Endure);
                    out.push(Action::FallBack);
                }
            }
        }
        Stage::Mandatory | Stage::Leaders => {}
        Stage::Advance => {
            for to in battle.targets.iter() {
                for unit in battle.attackers.iter() {
                    out.push(Action::Advance { unit, to });
                }
                let leaders = public.open_leaders(combats.force.side());
                out.extend(leaders.map(|(leader, _)| Action::Follow { leader, to }));
            }
            out.push(Action::EndAdvance);
        }
    }
}

/// Hexes with enemy units, or with an enemy leader alone.
fn enemy_hexes(public: &Public, enemy: Side) -> Hexes {
    let leaders = public.open_leaders(enemy).map(|(_, hex)| hex);
    public.on_map(enemy).map(|(_, hex)| hex).chain(leaders).collect()
}

/// Whether there is anything to attack in a hex: units, or a leader alone.
fn is_target(public: &Public, enemy: Side, hex: Hex) -> bool {
    GRID.contains(hex) && (public.holds(enemy, hex) || !public.leaders_in(enemy, hex).is_empty())
}

/// 8.4, 11.1, 12.4: whether a unit may attack at all.
fn check_attacker(eyes: Eyes<'_>, combats: &Combats, unit: Unit) -> Result<Hex, Refusal> {
    let public = eyes.public;
    let hex = public
        .hex_of(unit)
        .filter(|_| public.acts_for(combats.force, unit.force()))
        .ok_or(Refusal::NotYours { rule: Rule("11.2") })?;
    if public.order(unit) == Order::Routed {
        return Err(Refusal::RoutedCannotFight { unit });
    }
    if public.fought.contains(unit) {
        return Err(Refusal::HasAttacked { unit });
    }
    if !combats.command.contains(unit) {
        return Err(Refusal::OutOfCommand { unit });
    }
    Ok(hex)
}

/// Whether a unit outside a set could attack a hex.
fn someone_can(eyes: Eyes<'_>, combats: &Combats, hex: Hex, but: UnitSet) -> bool {
    let side = combats.force.side();
    eyes.pack.next(hex).any(|next| {
        eyes.public.holds(side, next)
            && eyes
                .public
                .units_in(next)
                .minus(but)
                .iter()
                .any(|unit| check_attacker(eyes, combats, unit).is_ok())
    })
}

/// 11.2: whether a combat may be opened against a hex.
pub(crate) fn check_attack(eyes: Eyes<'_>, combats: &Combats, hex: Hex) -> Result<(), Refusal> {
    if !is_target(eyes.public, combats.force.side().enemy(), hex) {
        return Err(Refusal::NothingToAttack { hex });
    }
    if combats.attacked.contains(hex) {
        return Err(Refusal::AttackedAlready { hex });
    }
    if !someone_can(eyes, combats, hex, UnitSet::EMPTY) {
        return Err(Refusal::NobodyCanAttack { hex });
    }
    Ok(())
}

/// 11.2: whether a unit may join the attack.
fn check_commit(
    eyes: Eyes<'_>,
    combats: &Combats,
    battle: &Battle,
    unit: Unit,
) -> Result<(), Refusal> {
    let hex = check_attacker(eyes, combats, unit)?;
    if battle.attackers.contains(unit) {
        return Err(Refusal::AlreadyCommitted { unit });
    }
    if !eyes.pack.next(hex).any(|next| battle.targets.contains(next)) {
        return Err(Refusal::NotNextToTarget { unit });
    }
    Ok(())
}

/// 11.2: whether a combat may be widened by a hex.
fn check_widen(
    eyes: Eyes<'_>,
    combats: &Combats,
    battle: &Battle,
    hex: Hex,
) -> Result<(), Refusal> {
    let public = eyes.public;
    if !GRID.contains(hex) || !public.holds(combats.force.side().enemy(), hex) {
        return Err(Refusal::NothingToAttack { hex });
    }
    if combats.attacked.contains(hex) || battle.targets.contains(hex) {
        return Err(Refusal::AttackedAlready { hex });
    }
    let near = |unit: Unit| public.hex_of(unit).is_some_and(|from| GRID.distance(from, hex) == 1);
    if !battle.attackers.iter().any(near) {
        return Err(Refusal::NobodyCanAttack { hex });
    }
    Ok(())
}

/// 11.2: enemies in the zones of those who attack must be attacked too, here or elsewhere.
/// Calls `owed` with those that are left to others; refuses one that nobody else can attack.
fn obligations(
    eyes: Eyes<'_>,
    combats: &Combats,
    battle: &Battle,
    owed: &mut dyn FnMut(Hex),
) -> Result<(), Refusal> {
    let side = combats.force.side();
    for from in hexes_of(eyes.public, battle.attackers).iter() {
        for hex in controlled_enemies(eyes.pack, eyes.public, side, from) {
            if battle.targets.contains(hex) || combats.attacked.contains(hex) {
                continue;
            }
            if !someone_can(eyes, combats, hex, battle.attackers) {
                return Err(Refusal::EnemyLeftOut { hex });
            }
            owed(hex);
        }
    }
    Ok(())
}

/// 11.2: whether the combats may end: attacks that were left to others are made first.
fn check_end(eyes: Eyes<'_>, combats: &Combats) -> Result<(), Refusal> {
    let enemy = combats.force.side().enemy();
    let due = combats.owed.iter().find(|hex| {
        !combats.attacked.contains(*hex)
            && eyes.public.holds(enemy, *hex)
            && someone_can(eyes, combats, *hex, UnitSet::EMPTY)
    });
    due.map_or(Ok(()), |hex| Err(Refusal::AttackOwed { hex }))
}

/// What may be done in a combat phase.
pub(crate) fn check(eyes: Eyes<'_>, combats: &Combats, action: Action) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    let later = Refusal::NotNow { rule: action.moment() };
    let Some(battle) = &combats.battle else {
        return if let Action::Attack { hex } = action {
            check_attack(eyes, combats, hex)
        } else if action == Action::EndCombats {
            check_end(eyes, combats)
        } else if let Action::Commit { unit } = action {
            check_attacker(eyes, combats, unit).and(Err(later))
        } else {
            Err(later)
        };
    };
    match (battle.stage, action) {
        (Stage::Declare, Action::Commit { unit }) => check_commit(eyes, combats, battle, unit),
        (Stage::Declare, Action::Widen { hex }) => check_widen(eyes, combats, battle, hex),
        (Stage::Declare, Action::Fight) => {
            if battle.attackers.is_empty() {
                return Err(Refusal::NobodyCommitted {});
            }
            obligations(eyes, combats, battle, &mut |_| {})
        }
        (Stage::Riposte, Action::Riposte { hex }) => {
            if hexes_of(public, battle.attackers).contains(hex) {
                Ok(())
            } else {
                Err(Refusal::NoStackThere { hex })
            }
        }
        (Stage::Defender | Stage::Attacker, _) => {
            let (victims, question) = question(pack, public, battle);
            check_answer(battle, victims, question, action)
        }
        (Stage::Advance, Action::Advance { unit, to }) => {
            check_advance(pack, public, combats, battle, unit, to)
        }
        (Stage::Advance, Action::Follow { leader, to }) => {
            check_follow(pack, public, combats, battle, leader, to)
        }
        (Stage::Advance, Action::EndAdvance) => Ok(()),
        _ => Err(later),
    }
}

/// 11.3: an answer to a verdict.
fn check_answer(
    battle: &Battle,
    victims: UnitSet,
    question: Question,
    action: Action,
) -> Result<(), Refusal> {
    match (question, action) {
        (Question::Which, Action::Suffer { unit }) => {
            if victims.contains(unit) {
                Ok(())
            } else {
                Err(Refusal::NotAmongThem { unit })
            }
        }
        (Question::Which, Action::Endure) => Err(Refusal::ChooseOne {}),
        (Question::Which, Action::FallBack) => Err(Refusal::NoRetreatInstead {}),
        (Question::OrRetreat(_), Action::Endure | Action::FallBack)
        | (Question::None, Action::Endure) => Ok(()),
        (Question::None, Action::FallBack) => {
            let verdict =
                if battle.stage == Stage::Defender { battle.attack } else { battle.riposte };
            let plain = verdict.is_some_and(|verdict| {
                verdict.one.is_none() && matches!(verdict.all, Some(Harm::Test | Harm::Disorganise))
            });
            Err(if plain { Refusal::CavalryPursues {} } else { Refusal::NoRetreatInstead {} })
        }
        (Question::None | Question::Which | Question::OrRetreat(_), action) => {
            Err(Refusal::NotNow { rule: action.moment() })
        }
    }
}

/// 11.5: whether an attacker may enter a hex that the enemy has left.
fn check_advance(
    pack: &Pack,
    public: &Public,
    combats: &Combats,
    battle: &Battle,
    unit: Unit,
    to: Hex,
) -> Result<(), Refusal> {
    let side = combats.force.side();
    if !battle.targets.contains(to) || !is_vacant(public, side.enemy(), to) {
        return Err(Refusal::NotVacated { to });
    }
    let stays = battle.gone.contains(unit) || public.order(unit) != Order::Formed;
    if !battle.attackers.contains(unit) || stays {
        return Err(Refusal::CannotAdvance { unit });
    }
    let from = public.hex_of(unit).ok_or(Refusal::CannotAdvance { unit })?;
    public.toll(pack, side, from, to, Pace::Tactical)?;
    if battle.targets.contains(from) {
        return Err(Refusal::CannotAdvance { unit });
    }
    if !public.has_room(pack, unit, to) {
        return Err(Refusal::StackFull { to, limit: pack.stacking });
    }
    if !public.mixes(pack, unit, to) {
        return Err(Refusal::NoMixing { unit, to });
    }
    Ok(())
}

fn is_vacant(public: &Public, enemy: Side, hex: Hex) -> bool {
    !public.holds(enemy, hex) && public.leaders_in(enemy, hex).is_empty()
}

/// 11.5: a leader who took part goes with units that have advanced (ruling R-19).
fn check_follow(
    pack: &Pack,
    public: &Public,
    combats: &Combats,
    battle: &Battle,
    leader: Leader,
    to: Hex,
) -> Result<(), Refusal> {
    let side = combats.force.side();
    if !public.acts_for(combats.force, leader.force()) {
        return Err(Refusal::NotYours { rule: Rule("11.5-advance") });
    }
    let stood = |hex: &Hex| combats.stacks.contains(*hex) && !leader.is_detachment();
    let from = public.leader_hex(leader).filter(stood);
    let went = GRID.contains(to)
        && battle.targets.contains(to)
        && !public.units_in(to).and(battle.attackers).is_empty();
    let Some(from) = from.filter(|_| went) else {
        return Err(Refusal::NobodyToFollow { leader });
    };
    public.toll(pack, side, from, to, Pace::Tactical).map(|_| ())
}

/// Whether any unit may still advance, or a leader go along.
fn can_advance(pack: &Pack, public: &Public, combats: &Combats, battle: &Battle) -> bool {
    battle.targets.iter().any(|to| {
        let unit = |unit| check_advance(pack, public, combats, battle, unit, to).is_ok();
        let leader = |(leader, _)| check_follow(pack, public, combats, battle, leader, to).is_ok();
        battle.attackers.iter().any(unit) || public.open_leaders(combats.force.side()).any(leader)
    })
}

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

    fn go_to(&mut self, stage: Stage, table: &mut Table<'_, Event>) {
        if let Some(battle) = self.battle() {
            battle.stage = stage;
        }
        self.settle(table);
    }

    /// 11.4: a leader's test.
    fn test_leader(&mut self, leader: Leader, table: &mut Table<'_, Event>) {
        // The game may have ended with one before him.
        if matches!(self.public.phase, Phase::Over { .. }) {
            return;
        }
        let first = table.roll("leader", 6) as u8;
        let dice = &self.pack.leader_test;
        let second = (first == dice.hit).then(|| table.roll("leader", 6) as u8);
        let fates = [
            (dice.wounded, Fate::Wounded),
            (dice.captured, Fate::Captured),
            (dice.killed, Fate::Killed),
        ];
        let fate = fates.into_iter().find(|(face, _)| second == Some(*face)).map(|(_, fate)| fate);
        table.tell(|| Event::LeaderTested { leader, first, second, fate });
        match fate {
            Some(Fate::Wounded) => self.public.fates[leader.index()] = Fate::Wounded,
            Some(fate) => self.fell_leader(leader, fate, table),
            None => {}
        }
    }

    /// 8.1, 8.5: a leader is gone; without Vercingetorix the game is over.
    fn fell_leader(&mut self, leader: Leader, fate: Fate, table: &mut Table<'_, Event>) {
        self.remove_leader(leader, fate, table);
        if leader == Leader::VERCINGETORIX {
            self.over(Some(Side::Rome), OverBy::Vercingetorix, table);
        }
    }

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
                    let verdict = if battle.stage == Stage::Defender {
                        battle.attack
                    } else {
                        battle.riposte
                    }
                    .unwrap_or_default();
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
            let verdict =
                if battle.stage == Stage::Defender { battle.attack } else { battle.riposte };
            return (verdict.unwrap_or_default(), victims, question);
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

    /// 11.4, errata: leaders whom the combat has left alone. After an elimination they take a
    /// test; then they join the nearest friendly unit, or are captured.
    fn rescue_leaders(&mut self, table: &mut Table<'_, Event>) {
        let Phase::Combat(Combats { force, battle: Some(battle), .. }) = &self.public.phase else {
            return;
        };
        let side = force.side();
        let (lone, bereft, targets) = (battle.lone, battle.bereft, battle.targets);
        let attacking: Hexes = battle.stack.into_iter().collect();
        for (side, hexes) in [(side.enemy(), targets), (side, attacking)] {
            for hex in hexes.iter() {
                if self.public.holds(side, hex) {
                    continue;
                }
                for leader in self.public.leaders_in(side, hex).iter() {
                    if bereft.contains(hex) && !lone.contains(hex) {
                        self.test_leader(leader, table);
                    }
                    if self.public.fates[leader.index()].is_present() {
                        self.rejoin(leader, hex, table);
                    }
                    if matches!(self.public.phase, Phase::Over { .. }) {
                        return;
                    }
                }
            }
        }
    }

    /// A leader goes to the nearest friendly unit by a way free of enemy zones of control.
    fn rejoin(&mut self, leader: Leader, from: Hex, table: &mut Table<'_, Event>) {
        if let Some(to) = self.way_home(leader.side(), from) {
            table.tell(|| Event::LeaderRejoins { leader, to });
            self.place_leader(leader, to, table);
        } else {
            table.tell(|| Event::LeaderTaken { leader });
            self.fell_leader(leader, Fate::Captured, table);
        }
    }

    /// The hex of the nearest friendly unit, if a way free of enemies and their zones leads there.
    ///
    /// Ruling R-20: of several as near, one that can be reached; its own hex is not of the way.
    fn way_home(&self, side: Side, from: Hex) -> Option<Hex> {
        let (pack, public) = (self.pack, &self.public);
        let far = |hex: Hex| GRID.distance(from, hex);
        let nearest = public.on_map(side).map(|(_, hex)| far(hex)).min()?;
        let mut seen = Hexes::new();
        seen.insert(from);
        let mut edge = seen;
        while !edge.is_empty() {
            let mut next = Hexes::new();
            for hex in edge.iter() {
                for to in pack.next(hex).filter(|to| !seen.contains(*to)) {
                    let toll = public.toll(pack, side, hex, to, Pace::Tactical);
                    let goes = toll.is_ok_and(|toll| {
                        toll.breach.is_none() && !(side == Side::Gaul && public.has_camp(to))
                    });
                    if goes && far(to) == nearest && public.holds(side, to) {
                        return Some(to);
                    }
                    let free = !public.holds(side.enemy(), to) && !public.in_zone(side.enemy(), to);
                    if goes && free {
                        next.insert(to);
                    }
                }
            }
            seen = seen.or(&next);
            edge = next;
        }
        None
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
