//! What the first greedy bot thought: how good a view is, and what to make of an action at first
//! sight. Nothing here is mended, so that every later bot is measured against the same one; what
//! the game thinks today is in the module above.
//!
//! One victory point is worth [`POINT`]; everything else is measured against that.

use std::cell::OnceCell;

use kernel::{Judgement, Rng, Seat};

use crate::action::Action;
use crate::battle::{Battle, Fighter, Waits};
use crate::ids::{Block, Card, Place, Side};
use crate::odds::{Forecast, least_valuable};
use crate::pack::{Kind, Pack};
use crate::sample::{Prior, sample};
use crate::state::{Phase, Public, Secret, State};
use crate::victory::points;
use crate::view::View;

const POINT: i64 = 1_000;
/// What an unseen enemy block is taken for: a legion C2 at three of its steps.
const TYPICAL: Army = Army { steps: 3_000, hits: 1_000, blocks: 1 };
/// Battles with more blocks than this are judged by averages, not by exact odds.
const EXACT: usize = 7;

/// What a group of blocks is worth in a fight, in thousandths.
#[derive(Clone, Copy, Debug, Default)]
struct Army {
    steps: i64,
    hits: i64,
    blocks: i64,
}

impl Army {
    fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.hits += other.hits;
        self.blocks += other.blocks;
    }

    fn of(pack: &Pack, block: Block, step: u8) -> Self {
        let data = pack.block(block);
        let strength = i64::from(data.strength(step));
        Self {
            steps: i64::from(step) * 1_000,
            hits: strength * i64::from(data.firepower) * 1_000 / 6,
            blocks: 1,
        }
    }

    fn unseen(blocks: u8) -> Self {
        let blocks = i64::from(blocks);
        Self { steps: TYPICAL.steps * blocks, hits: TYPICAL.hits * blocks, blocks }
    }
}

/// The judgement of the first greedy bot.
pub(super) struct First;

impl Judgement<State> for First {
    fn sample(&self, pack: &'static Pack, view: &View, rng: &mut Rng) -> State {
        sample(pack, view, Prior::Even, rng)
    }

    fn appraise(&self, pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        view.own.as_ref().map_or(0, |own| appraise(pack, &view.public, own, Side::of(seat)))
    }

    fn leans(
        &self,
        pack: &'static Pack,
        view: &View,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<i64>,
    ) {
        let thought = Thought::new(pack, view, Side::of(seat));
        out.clear();
        out.extend(actions.iter().map(|action| thought.lean(*action)));
    }
}

/// How good what a side sees is for it.
fn appraise(pack: &'static Pack, public: &Public, own: &Secret, side: Side) -> i64 {
    if let Phase::Over { winner, .. } = public.phase {
        return match winner {
            Some(winner) if winner == side => 100 * POINT,
            Some(_) => -100 * POINT,
            None => 0,
        };
    }
    let balance =
        i64::from(points(pack, public, side)) - i64::from(points(pack, public, side.enemy()));
    balance * POINT
        + material(pack, public, own, side)
        + fights(pack, public, own, side)
        + outlook(pack, public, own, side)
}

/// Blocks on the map: own by their worth, the enemy's by their number and what lies open.
fn material(pack: &Pack, public: &Public, own: &Secret, side: Side) -> i64 {
    let mut worth: i64 =
        own.on_map().map(|(block, _)| block_worth(pack, block, own.steps[block.index()])).sum();
    let enemy = &public.standing.blocks[side.enemy().index()];
    let mut unseen: i64 = enemy.iter().map(|count| i64::from(*count)).sum();
    if let Phase::Battle(battle) = &public.phase {
        for fighter in &battle.lines {
            let value = block_worth(pack, fighter.block, fighter.step);
            if fighter.side == side {
                worth += value;
            } else {
                worth -= value;
                unseen -= 1;
            }
        }
    }
    worth - unseen * 140
}

/// What a block is worth on the map.
fn block_worth(pack: &Pack, block: Block, step: u8) -> i64 {
    let data = pack.block(block);
    let kind = match data.kind {
        Kind::Leader => 260,
        Kind::Fleet => 40,
        Kind::Cleopatra => 90,
        Kind::Legion
        | Kind::LightInfantry
        | Kind::Archers
        | Kind::Cavalry
        | Kind::Elephant
        | Kind::Ballista => 60,
    };
    kind + i64::from(data.strength(step)) * (10 + 8 * i64::from(data.firepower))
}

/// Battles that are due: what winning and losing them would change, by how likely each is.
fn fights(pack: &'static Pack, public: &Public, own: &Secret, side: Side) -> i64 {
    let mut total = 0;
    for place in public.contested().iter() {
        if let Phase::Battle(battle) = &public.phase
            && battle.place == place
        {
            total += open_fight(pack, battle, side);
            continue;
        }
        let mut mine = Army::default();
        for block in own.group(place).iter() {
            mine.add(Army::of(pack, block, own.steps[block.index()]));
        }
        let theirs = Army::unseen(public.count(side.enemy(), place));
        let attacking = public.attacked[side.index()].contains(place);
        total += worth_of_fight(pack, place, mine, theirs, attacking);
    }
    total
}

fn open_fight(pack: &'static Pack, battle: &Battle, side: Side) -> i64 {
    let mut armies = [Army::default(); 2];
    for fighter in &battle.lines {
        armies[fighter.side.index()].add(Army::of(pack, fighter.block, fighter.step));
    }
    let (mine, theirs) = (armies[side.index()], armies[side.enemy().index()]);
    worth_of_fight(pack, battle.place, mine, theirs, battle.attacks(side))
}

/// The expected gain of a fight: the place, and the steps both sides stand to lose.
fn worth_of_fight(pack: &Pack, place: Place, mine: Army, theirs: Army, attacking: bool) -> i64 {
    let (attacker, defender) = if attacking { (mine, theirs) } else { (theirs, mine) };
    let (attacker_left, defender_left) = average_fight(pack, attacker, defender);
    let attacker_wins = chance(attacker_left, defender_left);
    let my_chance = if attacking { attacker_wins } else { 1_000 - attacker_wins };
    let (my_left, their_left) =
        if attacking { (attacker_left, defender_left) } else { (defender_left, attacker_left) };
    let prize = i64::from(pack.vp[place.index()]) * POINT + 60;
    let steps = (theirs.steps - their_left) - (mine.steps - my_left);
    prize * (my_chance - if attacking { 0 } else { 1_000 }) / 1_000 + steps * 45 / 1_000
}

/// Three rounds of average dice: the defender's hits fall first. Steps left, attacker's first.
fn average_fight(pack: &Pack, attacker: Army, defender: Army) -> (i64, i64) {
    let (mut attackers, mut defenders) = (attacker.steps, defender.steps);
    for _ in 0..pack.rounds - 1 {
        if attackers <= 0 || defenders <= 0 {
            break;
        }
        let defence = defender.hits * defenders / defender.steps.max(1);
        attackers -= defence / 2;
        let attack = attacker.hits * attackers.max(0) / attacker.steps.max(1);
        defenders -= attack;
        attackers -= defence * defenders.max(0) / defender.steps.max(1) / 2;
    }
    (attackers.max(0), defenders.max(0))
}

/// The chance in thousandths that an attacker with so much left has won.
fn chance(attackers_left: i64, defenders_left: i64) -> i64 {
    let margin = attackers_left - 2 * defenders_left;
    (500 + margin / 8).clamp(20, 980)
}

/// What lies ahead: victory cities that stand open, that are weakly held, or that the enemy is
/// about to take.
fn outlook(pack: &Pack, public: &Public, own: &Secret, side: Side) -> i64 {
    let enemy = side.enemy();
    let mut total = 0;
    for city in Place::all().filter(|place| pack.vp[place.index()] > 0) {
        let prize = i64::from(pack.vp[city.index()]) * POINT;
        if public.is_friendly(side, city) {
            let threat: i64 =
                neighbours(pack, city).map(|next| i64::from(public.count(enemy, next))).sum();
            let guard = i64::from(public.count(side, city));
            total -= (threat - 2 * guard).clamp(0, 6) * prize / 25;
            total -= (guard - 4).max(0) * 25;
        } else {
            let near = nearest(pack, own, city);
            let held = i64::from(public.count(enemy, city));
            total += prize / (3 + 2 * near + held);
        }
    }
    total
}

fn neighbours(pack: &Pack, place: Place) -> impl Iterator<Item = Place> {
    pack.map.exits(place.0).iter().map(|exit| Place(exit.to))
}

/// How far the nearest own block is from a city, weighed by what else is near.
fn nearest(pack: &Pack, own: &Secret, city: Place) -> i64 {
    own.on_map()
        .filter(|(block, _)| !pack.is_fleet(*block))
        .filter_map(|(_, place)| pack.map.distance(place.0, city.0))
        .min()
        .map_or(9, i64::from)
}

/// What a side thinks of its offers; what they have in common is worked out once.
struct Thought<'a> {
    pack: &'static Pack,
    view: &'a View,
    side: Side,
    withdrawal: OnceCell<i64>,
    spared: OnceCell<Option<Block>>,
}

impl<'a> Thought<'a> {
    fn new(pack: &'static Pack, view: &'a View, side: Side) -> Self {
        Self { pack, view, side, withdrawal: OnceCell::new(), spared: OnceCell::new() }
    }

    /// What to make of an action at first sight, beyond what it changes at once.
    fn lean(&self, action: Action) -> i64 {
        let (pack, view, side) = (self.pack, self.view, self.side);
        let public = &view.public;
        match action {
            Action::Discard { card } => -card_worth(pack, public, card),
            Action::Play { card } => card_worth(pack, public, card) / 4,
            Action::Activate { place } => prospects(pack, view, side, place),
            Action::Step { to, .. } => {
                let attack = public.holds(side.enemy(), to);
                if attack { 0 } else { 15 }
            }
            Action::Embark { .. } | Action::Sail { .. } => 20,
            Action::Land { port } => i64::from(pack.vp[port.index()]) * 100,
            Action::EndMoves => 40,
            Action::MainForce { place, from } => i64::from(public.crossed(side, from, place)) * 10,
            Action::Levy { block, .. } => 60 + block_worth(pack, block, 1) / 2,
            Action::Reinforce { block } => 30 + i64::from(pack.block(block).firepower) * 10,
            Action::EndLevies => -200,
            Action::Fire { .. } => 120,
            Action::Pass { .. } => -300,
            Action::Retreat { .. } | Action::RetreatBySea { .. } => self.withdrawal(),
            Action::TakeHit { block } => {
                if self.spared() == Some(block) {
                    50
                } else {
                    0
                }
            }
            Action::Disband { .. } => -500,
            Action::Swap { .. } => -50,
            Action::EndDeployment
            | Action::Suborn { .. }
            | Action::Receive { .. }
            | Action::Erupt { .. }
            | Action::Forgo
            | Action::Halt
            | Action::Surprise { .. }
            | Action::Fight { .. }
            | Action::Regroup { .. }
            | Action::EndRegroup
            | Action::Harbour { .. }
            | Action::EndDisbanding => 0,
        }
    }

    /// The block that best takes a hit.
    fn spared(&self) -> Option<Block> {
        *self.spared.get_or_init(|| {
            let battle = self.view.public.phase.battle()?;
            least_valuable(battle, self.pack, self.side)
        })
    }

    /// Whether to leave a battle: when the odds of staying are bad.
    fn withdrawal(&self) -> i64 {
        *self.withdrawal.get_or_init(|| {
            let Some(battle) = self.view.public.phase.battle() else { return 0 };
            if battle.round == self.pack.rounds && battle.attacks(self.side) {
                return 0;
            }
            let staying = win_chance(self.pack, self.view, battle, self.side);
            if staying < 0.3 { 150 } else { -400 }
        })
    }
}

/// What a card is worth in the hand. Levies matter less when the year is old.
fn card_worth(pack: &Pack, public: &Public, card: Card) -> i64 {
    match pack.command(card) {
        Some(command) => {
            let late = i64::from(public.turn);
            i64::from(command.moves) * (60 + 10 * late)
                + i64::from(command.levies) * (60 - 6 * late)
        }
        None => match card {
            Card::JUPITER | Card::VULCAN => 190,
            Card::MARS | Card::MERCURY | Card::PLUTO => 150,
            _ => 110,
        },
    }
}

/// What the best block of a group could do: take an open city, or win a fight next door.
fn prospects(pack: &'static Pack, view: &View, side: Side, place: Place) -> i64 {
    let (public, Some(own)) = (&view.public, &view.own) else { return 0 };
    let mut group = Army::default();
    for block in own.group(place).minus(own.moved).minus(pack.fleets).iter() {
        group.add(Army::of(pack, block, own.steps[block.index()]));
    }
    let guard = i64::from(pack.vp[place.index()]) * POINT;
    let spare = group.blocks > 1 || guard == 0;
    let mut best = 0;
    for near in neighbours(pack, place).filter(|near| !near.is_sea()) {
        let held = public.count(side.enemy(), near);
        if held > 0 {
            let worth = worth_of_fight(pack, near, group, Army::unseen(held), true);
            best = best.max(worth);
            continue;
        }
        let mut open = [near].into_iter().chain(neighbours(pack, near));
        if spare && open.any(|city| pack.vp[city.index()] > 0 && public.is_vacant(city)) {
            best = best.max(POINT * 3 / 4);
        }
    }
    best + i64::from(spare) * 20
}

/// The chance that the side wins the fight that lies open: exact for small battles.
fn win_chance(pack: &'static Pack, view: &View, battle: &Battle, side: Side) -> f64 {
    if battle.lines.len() <= EXACT && matches!(battle.waits, Waits::Act { .. }) {
        let mut forecast = Forecast::new(battle.attacker, &[] as &[Fighter], &[], false);
        forecast.battle = battle.clone();
        let chances = forecast.chances(pack, view.public.options.edition);
        return if battle.attacks(side) { chances.attacker_wins } else { chances.defender_wins };
    }
    let mut armies = [Army::default(); 2];
    for fighter in &battle.lines {
        armies[fighter.side.index()].add(Army::of(pack, fighter.block, fighter.step));
    }
    let attacker = battle.attacker;
    let (left, right) =
        average_fight(pack, armies[attacker.index()], armies[attacker.enemy().index()]);
    let attacker_wins = f64::from(chance(left, right) as i32) / 1_000.0;
    if battle.attacks(side) { attacker_wins } else { 1.0 - attacker_wins }
}
