//! 11.0: what may be done in combats; what is done is in the modules below.

mod fight; // 11.1, 11.2, 11.5
mod leaders; // 8.5, 11.4
mod results; // 11.3

use geometry::hex::Hex;
use kernel::{Rule, Seat};

use crate::action::{Action, Refusal};
use crate::ground::Pace;
use crate::ids::{Force, Leader, Side, Unit, UnitSet};
use crate::pack::{GRID, Harm, Hexes, Pack};
use crate::state::{Battle, Board, Combats, Eyes, Order, Piece, Public, Stage};
use crate::strike::{controlled_enemies, hexes_of};

/// Who must decide in a combat phase.
pub(crate) fn decider(public: &Public, combats: &Combats) -> Seat {
    let attacker = public.seat_of(combats.force);
    match &combats.battle {
        Some(battle) if matches!(battle.stage, Stage::Riposte | Stage::Defender) => {
            defender(public, battle)
        }
        Some(_) | None => attacker,
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

impl Battle {
    /// Units under attack, also before the attack is declared.
    pub(crate) fn attacked(&self, public: &Board) -> UnitSet {
        if !self.defenders.is_empty() {
            return self.defenders.iter().filter(|unit| public.hex_of(*unit).is_some()).collect();
        }
        self.targets.iter().fold(UnitSet::EMPTY, |units, hex| units.or(public.units_in(hex)))
    }

    /// 11.1: those of them who strike back: whoever has fought in this phase does so no more.
    pub(crate) fn riposting(&self, public: &Board) -> UnitSet {
        let spent = if self.stage == Stage::Declare { public.fought } else { self.spent };
        self.attacked(public).minus(spent)
    }
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

impl Question {
    /// How far the victims may fall back instead.
    fn hexes(self) -> Option<u8> {
        match self {
            Self::OrRetreat(hexes) => Some(hexes),
            Self::None | Self::Which => None,
        }
    }
}

/// The victims of the verdict that is being settled, and what they are asked (11.3).
pub(crate) fn question(pack: &Pack, public: &Public, battle: &Battle) -> (UnitSet, Question) {
    let (group, others) = match battle.stage {
        Stage::Defender => (battle.defenders, battle.attackers),
        Stage::Attacker => (battle.struck, battle.defenders),
        Stage::Declare | Stage::Riposte | Stage::Mandatory | Stage::Leaders | Stage::Advance => {
            return (UnitSet::EMPTY, Question::None);
        }
    };
    let on_map = |unit: &Unit| public.hex_of(*unit).is_some();
    let victims: UnitSet = group.minus(battle.gone).iter().filter(on_map).collect();
    let verdict = battle.verdict().unwrap_or_default();
    let hexes = match (verdict.one, verdict.all) {
        (Some(_), _) if victims.len() > 1 => return (victims, Question::Which),
        (None, Some(Harm::Test)) => 1,
        (None, Some(Harm::Disorganise)) => 2,
        (Some(_), _) | (None, Some(Harm::Rout | Harm::Eliminate) | None) => {
            return (victims, Question::None);
        }
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
        crate::regiments::candidates(eyes, out);
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
            crate::regiments::candidates(eyes, out);
            out.push(Action::Fight);
        }
        Stage::Riposte => {
            let stacks = hexes_of(public, battle.attackers);
            out.extend(stacks.iter().map(|hex| Action::Riposte { hex }));
            crate::regiments::candidates(eyes, out);
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
            crate::regiments::candidates(eyes, out);
            out.push(Action::EndAdvance);
        }
    }
}

/// Hexes with enemy units, or with an enemy leader alone.
fn enemy_hexes(public: &Board, enemy: Side) -> Hexes {
    let mut hexes = public.held_by(enemy);
    hexes.extend(public.open_leaders(enemy).map(|(_, hex)| hex));
    hexes
}

/// Whether there is anything to attack in a hex: units, or a leader alone.
fn is_target(public: &Board, enemy: Side, hex: Hex) -> bool {
    GRID.contains(hex) && (public.holds(enemy, hex) || !public.leaders_in(enemy, hex).is_empty())
}

/// 8.4, 11.1, 12.4: whether a unit may attack at all.
pub(crate) fn check_attacker(
    public: &Board,
    combats: &Combats,
    unit: Unit,
) -> Result<Hex, Refusal> {
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
    let can = |unit: Unit| check_attacker(eyes.public, combats, unit).is_ok();
    eyes.public.touches(side, hex)
        && eyes.pack.next(hex).any(|next| {
            eyes.public.holds(side, next) && eyes.public.units_in(next).minus(but).iter().any(can)
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
    let hex = check_attacker(eyes.public, combats, unit)?;
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
    if battle.attackers.is_empty() {
        return Err(Refusal::NobodyCommitted {});
    }
    if !battle.attackers.iter().any(near) {
        return Err(Refusal::NoAttackerNextTo { hex });
    }
    Ok(())
}

/// 11.2: enemies in the zones of those who attack must be attacked too, here or elsewhere.
/// Calls `owed` with those that are left to others; refuses one that nobody else can attack.
fn obligations(
    eyes: Eyes<'_>,
    combats: &Combats,
    targets: Hexes,
    attackers: UnitSet,
    owed: &mut dyn FnMut(Hex),
) -> Result<(), Refusal> {
    let side = combats.force.side();
    for from in hexes_of(eyes.public, attackers).iter() {
        for hex in controlled_enemies(eyes.pack, eyes.public, side, from) {
            if targets.contains(hex) || combats.attacked.contains(hex) {
                continue;
            }
            if !someone_can(eyes, combats, hex, attackers) {
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
            check_attacker(eyes.public, combats, unit).and(Err(later))
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
            obligations(eyes, combats, battle.targets, battle.attackers, &mut |_| {})
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
            crate::movement::check_guard(eyes, Piece::Leader(leader))?;
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
            let plain = battle.verdict().is_some_and(|verdict| {
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
    public: &Board,
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
    public.check_stack(pack, unit, to)
}

fn is_vacant(public: &Board, enemy: Side, hex: Hex) -> bool {
    !public.holds(enemy, hex) && public.leaders_in(enemy, hex).is_empty()
}

/// 11.5: a leader who took part goes with units that have advanced (ruling R-19).
fn check_follow(
    pack: &Pack,
    public: &Board,
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
fn can_advance(pack: &Pack, public: &Board, combats: &Combats, battle: &Battle) -> bool {
    battle.targets.iter().any(|to| {
        let unit = |unit| check_advance(pack, public, combats, battle, unit, to).is_ok();
        let leader = |(leader, _)| check_follow(pack, public, combats, battle, leader, to).is_ok();
        battle.attackers.iter().any(unit) || public.open_leaders(combats.force.side()).any(leader)
    })
}
