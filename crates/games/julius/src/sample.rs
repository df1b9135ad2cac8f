//! Whole states that fit what a viewer knows, for bots to think with.

use arrayvec::ArrayVec;
use kernel::Rng;
use kernel::rand_core::Rng as _;

use crate::ids::{Block, BlockSet, Card, Place, Side};
use crate::pack::{LevySite, Pack};
use crate::state::{Cards, Phase, Public, Secret, Spot, State};
use crate::view::View;

/// Where hidden blocks are thought to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prior {
    /// Every block anywhere, with any strength, as the first bots thought.
    Even,
    /// Near where everybody last saw it, and fresh if it was never seen to fight.
    Remembered,
}

/// How likely a block is to have gone so far, beside others.
const WENT: [u64; 7] = [1_000, 400, 250, 120, 60, 30, 15];
/// The same for a block that is farther off, or that no way leads to.
const STRAYED: u64 = 6;
/// How likely a block from the pool is to have been levied, for every turn that was played.
const LEVIED: u64 = 12;

/// A state that fits the view: hidden blocks and cards are dealt out at random.
pub(crate) fn sample(pack: &'static Pack, view: &View, prior: Prior, rng: &mut Rng) -> State {
    let mut secrets = [Secret::empty(), Secret::empty()];
    if let (Some(side), Some(own)) = (view.viewer, &view.own) {
        secrets[side.index()] = own.clone();
    }
    let hidden = |side: &Side| view.viewer != Some(*side);
    let mut free = free_blocks(&view.public, &secrets);
    for side in Side::BOTH.into_iter().filter(hidden) {
        let mut deal =
            Deal { pack, public: &view.public, prior, side, secret: Secret::empty(), free, rng };
        deal.turned_blocks();
        deal.own_blocks();
        free = deal.free;
        secrets[side.index()] = deal.secret;
    }
    for side in Side::BOTH.into_iter().filter(hidden) {
        rest_to_pool(view, side, free, &mut secrets[side.index()]);
    }
    let mut deck = unseen_cards(pack, view);
    for side in Side::BOTH.into_iter().filter(hidden) {
        deal_cards(&view.public, side, &mut deck, &mut secrets[side.index()], rng);
    }
    State::new(pack, view.public.clone(), secrets)
}

/// Blocks that nobody has seen: neither open on the table nor the viewer's own.
fn free_blocks(public: &Public, secrets: &[Secret; 2]) -> BlockSet {
    let mut free: BlockSet = Block::all().collect();
    free = free.minus(public.fallen).minus(public.trophies);
    if let Phase::Battle(battle) = &public.phase {
        free = free.minus(battle.lines.iter().map(|fighter| fighter.block).collect());
    }
    for secret in secrets {
        let known = |block: &Block| {
            secret.spots[block.index()] != Spot::AWAY
                || secret.moving == Some(*block)
                || secret.leaving.contains(*block)
        };
        free = free.minus(Block::all().filter(known).collect());
    }
    free
}

/// Deals hidden blocks of one side to the places where everybody sees blocks stand.
struct Deal<'a> {
    pack: &'static Pack,
    public: &'a Public,
    prior: Prior,
    side: Side,
    secret: Secret,
    free: BlockSet,
    rng: &'a mut Rng,
}

impl Deal<'_> {
    /// Blocks of a side in a place that stand hidden, by wood: own, turned.
    fn hidden_at(&self, place: Place) -> [u8; 2] {
        let standing = &self.public.standing;
        let side = self.side.index();
        let queen =
            u8::from(standing.cleopatra == Some(place) && self.public.cleopatra == self.side);
        let turned = standing.turned[side][place.index()];
        let mut counts = [standing.blocks[side][place.index()] - turned - queen, turned];
        if let Phase::Battle(battle) = &self.public.phase
            && battle.place == place
        {
            for fighter in battle.lines.iter().filter(|f| f.side == self.side) {
                if fighter.block != Block::CLEOPATRA {
                    counts[usize::from(fighter.block.first_owner() != self.side)] -= 1;
                }
            }
        }
        counts
    }

    /// Blocks that were suborned come from the other wood; never leaders or fleets.
    fn turned_blocks(&mut self) {
        let captives = self.free.minus(self.pack.fleets).minus(self.pack.leaders);
        for place in self.public.standing.held[self.side.index()].iter() {
            for _ in 0..self.hidden_at(place)[1] {
                let block = self.pick(captives, place, |block, side| {
                    block.first_owner() != side && block != Block::CLEOPATRA
                });
                self.place(block, place);
            }
        }
        if let Phase::Suborned { side, wood, from } = self.public.phase
            && side == self.side
        {
            let block = self.pick(captives, from, |block, _| block.wood() == wood);
            self.secret.moving = Some(block);
            self.secret.steps[block.index()] = self.step(block);
        }
    }

    /// First the seas, which need fleets, then inland cities, which have none, then ports.
    fn own_blocks(&mut self) {
        let held = self.public.standing.held[self.side.index()];
        if let Some(place) = self.public.standing.cleopatra
            && self.public.cleopatra == self.side
            && self.free.contains(Block::CLEOPATRA)
        {
            self.free.remove(Block::CLEOPATRA);
            self.place(Block::CLEOPATRA, place);
        }
        let rank = |pack: &Pack, place: Place| {
            if place.is_sea() { 0 } else { 1 + u8::from(pack.is_port(place)) }
        };
        for wanted in 0..3 {
            for place in held.iter().filter(|place| rank(self.pack, *place) == wanted) {
                for _ in 0..self.hidden_at(place)[0] {
                    let candidates = match wanted {
                        0 => self.free.and(self.pack.fleets),
                        1 => self.free.minus(self.pack.fleets),
                        _ => self.free,
                    };
                    let candidates = self.without_successor(candidates);
                    let block = self.pick(candidates, place, |block, side| {
                        block.first_owner() == side && block != Block::CLEOPATRA
                    });
                    self.place(block, place);
                }
            }
        }
        self.journeys();
    }

    /// 3.21: the third leader waits for a death; he is left out unless nobody else is left.
    fn without_successor(&self, candidates: BlockSet) -> BlockSet {
        let lost = self.public.trophies.iter().any(|block| block.first_owner() == self.side);
        if lost {
            return candidates;
        }
        candidates.iter().filter(|block| !self.pack.block(*block).successor).collect()
    }

    /// Takes a block for a place, each as likely as it is to be there.
    fn pick(
        &mut self,
        candidates: BlockSet,
        place: Place,
        fits: impl Fn(Block, Side) -> bool,
    ) -> Block {
        let side = self.side;
        let fitting: ArrayVec<(Block, u64), 63> = candidates
            .and(self.free)
            .iter()
            .filter(|block| fits(*block, side))
            .map(|block| (block, self.weight(block, place)))
            .collect();
        assert!(!fitting.is_empty(), "some hidden block fits what everybody sees");
        let mut left = self.rng.next_u64() % fitting.iter().map(|(_, weight)| weight).sum::<u64>();
        let found = fitting.iter().find(|(_, weight)| {
            let here = left < *weight;
            left = left.wrapping_sub(*weight);
            here
        });
        let (block, _) = found.expect("the number drawn is smaller than the sum");
        self.free.remove(*block);
        *block
    }

    /// How likely a block is to stand in a place, beside others.
    fn weight(&self, block: Block, place: Place) -> u64 {
        if self.prior == Prior::Even {
            return 1;
        }
        let map = if self.pack.is_fleet(block) { &self.pack.map } else { &self.pack.roads };
        let went = |from: Place| {
            let far = map.distance(from.0, place.0).map(usize::from);
            far.and_then(|far| WENT.get(far).copied()).unwrap_or(STRAYED)
        };
        if let Some(last) = self.last(block) {
            return went(last);
        }
        let years = u64::from(self.public.year.saturating_sub(self.pack.first_year));
        let turns = years * u64::from(self.pack.turns) + u64::from(self.public.turn);
        let levied = (turns * LEVIED).min(200);
        match self.pack.block(block).levy {
            LevySite::City(city) => (went(city) * levied / 200).max(1),
            LevySite::Anywhere | LevySite::MajorPort => levied,
        }
    }

    /// Where everybody last knew a block on the map.
    fn last(&self, block: Block) -> Option<Place> {
        let seen = self.public.seen.of(block);
        if seen == Spot::AWAY { self.pack.deployed(block, self.public) } else { seen.place() }
    }

    fn step(&mut self, block: Block) -> u8 {
        let steps = self.pack.block(block).steps();
        let fresh = self.public.seen.of(block) == Spot::AWAY && self.last(block).is_some();
        if self.prior == Prior::Remembered && fresh {
            return steps;
        }
        1 + (self.rng.next_u64() % u64::from(steps)) as u8
    }

    fn place(&mut self, block: Block, place: Place) {
        self.secret.spots[block.index()] = Spot::at(place);
        self.secret.steps[block.index()] = self.step(block);
    }

    /// Where blocks came from this turn: as many by each way as everybody saw.
    fn journeys(&mut self) {
        let crossings = self.public.crossings[self.side.index()].clone();
        for crossing in crossings {
            let place = crossing.to;
            let main_is_shown = matches!(&self.public.phase, Phase::Battle(battle)
                if battle.place == place
                    && self.public.main_route(self.side, place) == Some(crossing.from)
                    && battle.attacks(self.side));
            if main_is_shown {
                continue;
            }
            for block in self.secret.group(place).iter() {
                let arrived = self.arrived_from(place, crossing.from);
                if arrived < crossing.blocks && self.secret.from[block.index()] == Spot::AWAY {
                    self.secret.from[block.index()] = Spot::at(crossing.from);
                    self.secret.moved.insert(block);
                }
            }
        }
        if let Phase::Moves(moves) = &self.public.phase
            && let Some(going) = moves.going
            && moves.side == self.side
        {
            let at = if going.seas.is_empty() { going.at } else { going.start };
            let group = self.secret.group(at);
            let carried = |block: &Block| going.seas.is_empty() || !self.pack.is_fleet(*block);
            self.secret.moving = group.iter().find(carried).or(group.iter().next());
        }
    }

    fn arrived_from(&self, place: Place, from: Place) -> u8 {
        let came = |block: &Block| self.secret.from[block.index()] == Spot::at(from);
        self.secret.group(place).iter().filter(came).count() as u8
    }
}

/// What is left of a side's blocks stands in its pool. Blocks that the viewer misses were suborned,
/// and their new side has just disbanded them (8.5).
fn rest_to_pool(view: &View, side: Side, free: BlockSet, secret: &mut Secret) {
    for block in free.iter() {
        let queen = block == Block::CLEOPATRA;
        let owner = if queen { view.public.cleopatra } else { block.first_owner() };
        if owner == side {
            secret.spots[block.index()] = Spot::POOL;
        } else if view.viewer == Some(owner) {
            secret.leaving.insert(block);
        }
    }
}

/// Cards that the viewer has not seen this year.
fn unseen_cards(pack: &Pack, view: &View) -> ArrayVec<Card, 27> {
    let mut deck = Cards(pack.copies);
    let mut seen = |card: Card| deck.0[card.index()] = deck.0[card.index()].saturating_sub(1);
    for spent in &view.public.spent {
        spent.iter().for_each(&mut seen);
    }
    if let Some(own) = &view.own {
        own.hand.iter().chain(own.discard).chain(own.chosen).for_each(&mut seen);
    }
    deck.iter().collect()
}

fn deal_cards(
    public: &Public,
    side: Side,
    deck: &mut ArrayVec<Card, 27>,
    secret: &mut Secret,
    rng: &mut Rng,
) {
    let mut draw = || {
        if deck.is_empty() {
            return None;
        }
        Some(deck.swap_remove((rng.next_u64() % deck.len() as u64) as usize))
    };
    for _ in 0..public.standing.hand[side.index()] {
        if let Some(card) = draw() {
            secret.hand.add(card);
        }
    }
    let (discarded, chosen) = match public.phase {
        Phase::Deployment { .. } | Phase::Over { .. } => (false, false),
        Phase::Discard { done } => (done.contains(side.seat()), false),
        Phase::Play { done } => (true, done.contains(side.seat())),
        Phase::Jupiter { .. }
        | Phase::Suborned { .. }
        | Phase::Vulcan { .. }
        | Phase::Moves(_)
        | Phase::MainForce { .. }
        | Phase::Surprise { .. }
        | Phase::Levies { .. }
        | Phase::ChooseBattle
        | Phase::Battle(_)
        | Phase::Regroup(_)
        | Phase::Harbour
        | Phase::Supply
        | Phase::Disband { .. } => (true, false),
    };
    secret.discard = if discarded { draw() } else { None };
    secret.chosen = if chosen { draw() } else { None };
    // Nobody plays Apollo on the first turn of a year: it is still in the hand.
    if public.turn == 1 && secret.chosen == Some(Card::APOLLO) && !secret.hand.is_empty() {
        let number = (rng.next_u64() % u64::from(secret.hand.len())) as usize;
        let other = secret.hand.iter().nth(number).expect("the number is one of them");
        secret.hand.take(other);
        secret.hand.add(Card::APOLLO);
        secret.chosen = Some(other);
    }
}
