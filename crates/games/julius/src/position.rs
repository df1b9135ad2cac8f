//! Positions: the whole state as a document that a person can write.
//!
//! Blocks that a document does not mention stand in their first owner's pool. Counts of blocks on
//! the map are worked out, not written.

use std::collections::BTreeMap;

use kernel::{PositionError, Referee};
use serde::{Deserialize, Serialize};

use crate::battle::Waits;
use crate::ids::{Block, BlockSet, Card, Place, Side};
use crate::pack::Pack;
use crate::state::{Cards, Phase, Public, Secret, Spot, Standing, State};

/// The document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// What everybody sees.
    #[serde(flatten)]
    pub public: Public,
    /// What each side knows.
    pub secrets: Secrets,
}

/// What both sides know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// Caesar's.
    pub caesar: SecretDocument,
    /// Pompey's.
    pub pompey: SecretDocument,
}

/// What one side knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecretDocument {
    /// Blocks on the map.
    #[serde(default)]
    pub blocks: BTreeMap<Block, BlockDocument>,
    /// Blocks standing in the pool.
    #[serde(default)]
    pub pool: BlockSet,
    /// Cards in hand.
    #[serde(default)]
    pub hand: Cards,
    /// The card laid aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discard: Option<Card>,
    /// The card chosen for this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Card>,
    /// The block in the middle of its move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moving: Option<MovingDocument>,
    /// Blocks disbanded in this winter.
    #[serde(default, skip_serializing_if = "nobody")]
    pub leaving: BlockSet,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn nobody(blocks: &BlockSet) -> bool {
    blocks.is_empty()
}

/// A block on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockDocument {
    /// Where.
    pub at: Place,
    /// Its step, from 1.
    pub step: u8,
    /// Where it came from this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// Whether it has moved this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
}

/// The block in the middle of its move; a suborned one has its step here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovingDocument {
    /// Which.
    pub block: Block,
    /// Its step.
    pub step: u8,
}

impl Secret {
    fn document(&self) -> SecretDocument {
        let blocks = self
            .on_map()
            .map(|(block, at)| {
                let document = BlockDocument {
                    at,
                    step: self.steps[block.index()],
                    from: self.from[block.index()].place(),
                    moved: self.moved.contains(block),
                };
                (block, document)
            })
            .collect();
        let moving =
            self.moving.map(|block| MovingDocument { block, step: self.steps[block.index()] });
        SecretDocument {
            blocks,
            pool: self.pool(),
            hand: self.hand,
            discard: self.discard,
            chosen: self.chosen,
            moving,
            leaving: self.leaving,
        }
    }

    fn from_document(document: &SecretDocument) -> Self {
        let mut secret = Self::empty();
        for (block, row) in &document.blocks {
            secret.spots[block.index()] = Spot::at(row.at);
            secret.steps[block.index()] = row.step;
            secret.from[block.index()] = row.from.map_or(Spot::AWAY, Spot::at);
            if row.moved {
                secret.moved.insert(*block);
            }
        }
        for block in document.pool.iter() {
            secret.spots[block.index()] = Spot::POOL;
        }
        if let Some(moving) = &document.moving {
            secret.moving = Some(moving.block);
            secret.steps[moving.block.index()] = moving.step;
        }
        secret.hand = document.hand;
        secret.discard = document.discard;
        secret.chosen = document.chosen;
        secret.leaving = document.leaving;
        secret
    }
}

impl Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.document().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::from_document(&SecretDocument::deserialize(deserializer)?))
    }
}

impl Position {
    pub(crate) fn of(state: &State, referee: &Referee) -> Self {
        let mut public = state.public.clone();
        public.standing = Standing::EMPTY;
        let [caesar, pompey] = &state.secrets;
        let secrets = Secrets {
            caesar: caesar.open(referee).document(),
            pompey: pompey.open(referee).document(),
        };
        Self { public, secrets }
    }

    pub(crate) fn restore(&self, pack: &'static Pack) -> Result<State, PositionError> {
        let mut public = self.public.clone();
        let mut secrets = [&self.secrets.caesar, &self.secrets.pompey].map(Secret::from_document);
        account_for_blocks(&public, &mut secrets)?;
        check_ranges(pack, &public, &secrets)?;
        public.standing = standing(&public, secrets.each_ref());
        check_phase(pack, &public, &secrets)?;
        Ok(State::new(pack, public, secrets))
    }
}

fn error<T>(what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(what.into()))
}

/// Every block once; those not mentioned stand in their pool.
fn account_for_blocks(public: &Public, secrets: &mut [Secret; 2]) -> Result<(), PositionError> {
    let mut seen = BlockSet::EMPTY;
    let mut mention = |block: Block| {
        if seen.contains(block) {
            return error(format!("{block} is in two places"));
        }
        seen.insert(block);
        Ok(())
    };
    for block in public.fallen.iter().chain(public.trophies.iter()) {
        mention(block)?;
    }
    if let Phase::Battle(battle) = &public.phase {
        for fighter in &battle.lines {
            mention(fighter.block)?;
        }
    }
    for secret in secrets.iter() {
        for block in Block::all().filter(|block| secret.spots[block.index()] != Spot::AWAY) {
            mention(block)?;
        }
        for block in secret.leaving.iter() {
            mention(block)?;
        }
        if let Some(block) = secret.moving.filter(|block| secret.spots[block.index()] == Spot::AWAY)
        {
            mention(block)?;
        }
    }
    for block in Block::all().filter(|block| !seen.contains(*block)) {
        let owner = if block == Block::CLEOPATRA { public.cleopatra } else { block.first_owner() };
        secrets[owner.index()].spots[block.index()] = Spot::POOL;
    }
    Ok(())
}

/// Steps, places and cards that exist.
fn check_ranges(pack: &Pack, public: &Public, secrets: &[Secret; 2]) -> Result<(), PositionError> {
    let step_exists = |block: Block, step: u8| (1..=pack.block(block).steps()).contains(&step);
    for (side, secret) in Side::BOTH.into_iter().zip(secrets) {
        for (block, place) in secret.on_map() {
            if !step_exists(block, secret.steps[block.index()]) {
                return error(format!("{block} has no step {}", secret.steps[block.index()]));
            }
            let fleet = pack.is_fleet(block);
            if fleet && !pack.is_port(place) && !place.is_sea() {
                return error(format!("{block} is a fleet and {place} is no port"));
            }
            if !fleet && place.is_sea() {
                return error(format!("{block} cannot stand in {place}"));
            }
            if block == Block::CLEOPATRA && public.cleopatra != side {
                return error("cleopatra stands with one side and belongs to the other");
            }
            let turned = block.first_owner() != side && block != Block::CLEOPATRA;
            if turned && (fleet || pack.is_leader(block)) {
                return error(format!("{block} never changes sides"));
            }
        }
        if let Some(block) = secret.moving
            && !step_exists(block, secret.steps[block.index()])
        {
            return error(format!("{block} has no step {}", secret.steps[block.index()]));
        }
    }
    if let Phase::Battle(battle) = &public.phase {
        for fighter in &battle.lines {
            if !step_exists(fighter.block, fighter.step) {
                return error(format!("{} has no step {}", fighter.block, fighter.step));
            }
            let (fleet, place) = (pack.is_fleet(fighter.block), battle.place);
            if fleet != place.is_sea() && (!fleet || !pack.is_port(place)) {
                return error(format!("{} cannot fight at {place}", fighter.block));
            }
        }
    }
    if let Some(block) = public.trophies.iter().find(|block| !pack.is_leader(*block)) {
        return error(format!("{block} is no leader and cannot be a trophy"));
    }
    for card in Card::all() {
        let held: u8 = Side::BOTH
            .into_iter()
            .zip(secrets)
            .map(|(side, secret)| {
                secret.hand.count(card)
                    + public.spent[side.index()].count(card)
                    + u8::from(secret.discard == Some(card))
                    + u8::from(secret.chosen == Some(card))
            })
            .sum();
        if held > pack.copies[card.index()] {
            return error(format!("there are only {} cards {card}", pack.copies[card.index()]));
        }
    }
    let years = pack.first_year..pack.first_year + pack.years;
    if !years.contains(&public.year) || !(1..=pack.turns).contains(&public.turn) {
        return error("there is no such year or turn");
    }
    for side in Side::BOTH {
        for crossing in &public.crossings[side.index()] {
            if pack.way(crossing.from, crossing.to).is_none() {
                return error(format!("no way leads from {} to {}", crossing.from, crossing.to));
            }
        }
    }
    Ok(())
}

/// Counts what everybody can count.
pub(crate) fn standing(public: &Public, secrets: [&Secret; 2]) -> Standing {
    let mut standing = Standing::EMPTY;
    for (side, secret) in Side::BOTH.into_iter().zip(secrets) {
        for (block, place) in secret.on_map() {
            standing.add(side, block, place);
        }
        standing.hand[side.index()] = secret.hand.len();
    }
    if let Phase::Battle(battle) = &public.phase {
        for fighter in &battle.lines {
            standing.add(fighter.side, fighter.block, battle.place);
        }
    }
    standing
}

/// A phase that can be played on from.
fn check_phase(pack: &Pack, public: &Public, secrets: &[Secret; 2]) -> Result<(), PositionError> {
    let disbanding = matches!(public.phase, Phase::Disband { .. });
    if !disbanding && secrets.iter().any(|secret| !secret.leaving.is_empty()) {
        return error("blocks are `leaving` only while both sides disband");
    }
    match &public.phase {
        Phase::Moves(moves) => {
            let moving = secrets[moves.side.index()].moving;
            if moves.going.is_some() != moving.is_some() {
                return error("`going` of the phase and `moving` of the secret must go together");
            }
            if let (Some(going), Some(block)) = (moves.going, moving) {
                let at = if going.seas.is_empty() { going.at } else { going.start };
                if secrets[moves.side.index()].place(block) != Some(at) {
                    return error(format!("{block} is moving, but is not at {at}"));
                }
                if going.steps > pack.mercury_reach.max(pack.reach) {
                    return error(format!("nobody goes {} steps", going.steps));
                }
            }
        }
        Phase::Suborned { side, .. } => {
            let secret = &secrets[side.index()];
            if secret.moving.is_none_or(|block| secret.spots[block.index()] != Spot::AWAY) {
                return error("a suborned block must be `moving` in the secret of its new side");
            }
        }
        Phase::Battle(battle) => {
            if Side::BOTH.iter().any(|side| battle.count(*side) == 0) {
                return error("a battle needs blocks of both sides in its lines");
            }
            if !(1..=pack.rounds).contains(&battle.round) {
                return error(format!("a battle has rounds 1 to {}", pack.rounds));
            }
            if let Waits::Hit { side, hits } = battle.waits
                && (hits == 0 || battle.count(side) < 2)
            {
                return error("a side chooses a hit only among several blocks");
            }
            if let Waits::Act { side, letter } = battle.waits
                && battle.acting(pack).next().is_none()
            {
                return error(format!("no block {} of {} can act", letter.name(), side.name()));
            }
        }
        Phase::Play { done } | Phase::Discard { done } => {
            let playing = matches!(public.phase, Phase::Play { .. });
            for (side, secret) in Side::BOTH.into_iter().zip(secrets) {
                let chosen = if playing { secret.chosen } else { secret.discard };
                if chosen.is_some() != done.contains(side.seat()) && (playing || !done.is_empty()) {
                    return error(format!("`done` and the card of {} must agree", side.name()));
                }
                if secret.hand.is_empty() && !done.contains(side.seat()) {
                    return error(format!("{} has no card to choose from", side.name()));
                }
            }
        }
        Phase::ChooseBattle => {
            if public.contested().is_empty() {
                return error("there is no battle to choose");
            }
        }
        Phase::Levies { left, reinforced, .. } => {
            if usize::from(*left) > reinforced.remaining_capacity() {
                return error("no card has so many levies");
            }
        }
        Phase::Deployment { .. }
        | Phase::Jupiter { .. }
        | Phase::Vulcan { .. }
        | Phase::MainForce { .. }
        | Phase::Surprise { .. }
        | Phase::Regroup(_)
        | Phase::Harbour
        | Phase::Supply
        | Phase::Disband { .. }
        | Phase::Over { .. } => {}
    }
    Ok(())
}

/// How counts are written: places with their numbers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StandingDocument {
    caesar: BTreeMap<Place, u8>,
    pompey: BTreeMap<Place, u8>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    caesar_turned: BTreeMap<Place, u8>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pompey_turned: BTreeMap<Place, u8>,
    cleopatra: Option<Place>,
    hand: [u8; 2],
}

impl Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counts = |counts: &[u8; Place::COUNT]| {
            Place::all()
                .map(|place| (place, counts[place.index()]))
                .filter(|(_, count)| *count > 0)
                .collect()
        };
        StandingDocument {
            caesar: counts(&self.blocks[0]),
            pompey: counts(&self.blocks[1]),
            caesar_turned: counts(&self.turned[0]),
            pompey_turned: counts(&self.turned[1]),
            cleopatra: self.cleopatra,
            hand: self.hand,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Standing {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let document = StandingDocument::deserialize(deserializer)?;
        let mut standing = Self::EMPTY;
        standing.cleopatra = document.cleopatra;
        standing.hand = document.hand;
        for (index, counts) in [document.caesar, document.pompey].iter().enumerate() {
            for (place, count) in counts {
                standing.blocks[index][place.index()] = *count;
                standing.held[index].insert(*place);
            }
        }
        for (index, counts) in [document.caesar_turned, document.pompey_turned].iter().enumerate() {
            for (place, count) in counts {
                standing.turned[index][place.index()] = *count;
            }
        }
        Ok(standing)
    }
}
