//! First impressions: what to make of an action before looking ahead.

use std::cell::OnceCell;

use arrayvec::ArrayVec;

use super::army::Army;
use super::mind::{City, Mind, SEA, block_worth, felt};
use crate::action::Action;
use crate::battle::{Battle, Fighter, Waits};
use crate::ids::{Block, Card, Place, PlaceSet, Side};
use crate::odds::{Forecast, least_valuable};
use crate::pack::{Pack, Way};
use crate::state::Secret;
use crate::view::View;

/// Battles with more blocks than this are judged by averages, not by exact odds.
const EXACT: usize = 6;
/// What a single move counts for at most when a card is chosen.
const MOST: i64 = 600;

/// What a side thinks of its offers; what they have in common is worked out once.
pub(super) struct Thought<'a> {
    mind: Mind<'a>,
    cities: ArrayVec<City, 16>,
    withdrawal: OnceCell<i64>,
    spared: OnceCell<Option<Block>>,
    gains: OnceCell<ArrayVec<i64, 64>>,
}

impl<'a> Thought<'a> {
    pub(super) fn new(pack: &'static Pack, view: &'a View, own: &'a Secret, side: Side) -> Self {
        let mind = Mind::new(pack, &view.public, own, side);
        let cities = mind.cities();
        Self {
            mind,
            cities,
            withdrawal: OnceCell::new(),
            spared: OnceCell::new(),
            gains: OnceCell::new(),
        }
    }

    /// What to make of an action at first sight, beyond what it changes at once.
    pub(super) fn lean(&self, action: Action) -> i64 {
        let Mind { pack, public, side, .. } = self.mind;
        match action {
            Action::Discard { card } => -self.card_worth(card),
            Action::Play { card } => self.card_now(card),
            Action::Activate { place } => self.prospects(place),
            Action::Embark { block, sea } => self.voyage(block, sea, PlaceSet::EMPTY),
            Action::Sail { sea } => {
                let seas =
                    public.phase.moves().and_then(|moves| moves.going).map(|going| going.seas);
                self.mind
                    .own
                    .moving
                    .map_or(0, |block| self.voyage(block, sea, seas.unwrap_or(PlaceSet::EMPTY)))
            }
            Action::EndMoves => 5,
            Action::MainForce { place, from } => i64::from(public.crossed(side, from, place)) * 10,
            Action::Levy { block, .. } => 30 + block_worth(pack, block, 1) / 4,
            Action::Reinforce { block } => 60 + i64::from(pack.block(block).firepower) * 10,
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
            Action::Erupt { city } => i64::from(public.count(side.enemy(), city)) * 60,
            Action::Swap { .. } => -50,
            Action::Step { block, to } => self.beyond(block, to),
            Action::Land { .. }
            | Action::EndDeployment
            | Action::Suborn { .. }
            | Action::Receive { .. }
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
            let battle = self.mind.public.phase.battle()?;
            least_valuable(battle, self.mind.pack, self.mind.side)
        })
    }

    /// What is gained when some weight that stands here, or nowhere yet, stands there.
    fn shift(&self, fire: i64, from: Option<Place>, to: Place) -> i64 {
        let pack = self.mind.pack;
        self.cities
            .iter()
            .map(|city| {
                let left = from.map_or(0, |from| felt(pack, from, city.place));
                let more = fire * 6 * (felt(pack, to, city.place) - left) / 1_000;
                City { mine: city.mine + more, ..*city }.worth(pack) - city.worth(pack)
            })
            .sum()
    }

    /// What a group can gain by a move: an open victory city, a fight next door, or a better place.
    fn prospects(&self, place: Place) -> i64 {
        let Mind { pack, public, own, side, .. } = self.mind;
        let ready = own.group(place).minus(own.moved);
        let fleets = ready.and(pack.fleets);
        let mut best = 0;
        if !fleets.is_empty() {
            best = best
                .max(self.cruise(place, ready.minus(pack.fleets).is_empty() && fleets.len() == 1));
        }
        let mut group: ArrayVec<Army, 31> =
            ready.minus(pack.fleets).iter().map(|block| self.mind.army(block)).collect();
        if group.is_empty() {
            return best;
        }
        group.sort_by_key(|army| std::cmp::Reverse(army.fire()));
        let guard = usize::from(pack.vp[place.index()] > 0 && fleets.is_empty());
        let spare = group.len().saturating_sub(guard);
        let exits =
            |place: Place| pack.map.exits(place.0).iter().filter(|exit| exit.kind != Way::Water);
        let first = |count: usize| {
            let mut sum = Army::default();
            group.iter().take(count).for_each(|army| sum.add(*army));
            sum.fire()
        };
        for exit in exits(place) {
            let near = Place(exit.to);
            if public.holds(side.enemy(), near) {
                best = best.max(self.assault(near, &group, exit.kind));
                continue;
            }
            let used = public.crossed(side, place, near) + public.crossed(side, near, place);
            let capacity = usize::from(pack.limits.of(exit.kind, false).saturating_sub(used));
            let go = spare.min(capacity);
            if go == 0 {
                continue;
            }
            best = best.max(self.shift(first(go), Some(place), near) + self.vacant(near));
            for next in exits(near) {
                let far = Place(next.to);
                if far == place || public.holds(side.enemy(), far) {
                    continue;
                }
                let go = go.min(pack.limits.of(next.kind, false).into());
                best = best.max(self.shift(first(go), Some(place), far) + self.vacant(far));
            }
        }
        best
    }

    /// What an attack gains with all that can come, this group among it.
    fn assault(&self, to: Place, group: &[Army], way: Way) -> i64 {
        let Mind { pack, public, side, .. } = self.mind;
        let mut mine = self.mind.help(to);
        if public.phase.moves().is_none_or(|moves| moves.left == 0) {
            let go = group.len().min(pack.limits.of(way, true).into());
            group.iter().take(go).for_each(|army| mine.add(*army));
        }
        if mine.blocks == 0 {
            return 0;
        }
        let reacting = public.attacked[side.enemy().index()].contains(to);
        self.mind.worth_of_fight(to, mine, self.mind.enemy(to), !reacting) + self.mind.stake(to)
    }

    /// What a block that enters a place can take by its next step. The first of two steps has
    /// nothing else to show for it.
    fn beyond(&self, block: Block, to: Place) -> i64 {
        let Mind { pack, public, side, .. } = self.mind;
        let first = public.phase.moves().is_some_and(|moves| moves.going.is_none());
        if !first || public.holds(side.enemy(), to) {
            return 0;
        }
        let next = pack.ways_for(block, to).filter(|next| !public.holds(side.enemy(), *next));
        next.map(|next| self.vacant(next)).max().unwrap_or(0) / 2
    }

    /// What entering a place takes that nobody holds.
    fn vacant(&self, place: Place) -> i64 {
        if self.mind.public.is_vacant(place) { self.mind.stake(place) } else { 0 }
    }

    /// What a fleet can gain by a move of two places.
    fn cruise(&self, place: Place, lone: bool) -> i64 {
        let Mind { pack, public, side, .. } = self.mind;
        let water = |place: Place| {
            pack.map
                .exits(place.0)
                .iter()
                .filter(|exit| exit.kind == Way::Water)
                .map(|exit| Place(exit.to))
        };
        let leaving = if lone { self.mind.stake(place) } else { 0 };
        let mut best = 0;
        for near in water(place) {
            if public.holds(side.enemy(), near) {
                continue;
            }
            let sea = if near.is_sea() && public.is_vacant(near) { SEA } else { 0 };
            best = best.max(self.vacant(near) - leaving + sea);
            for far in water(near).filter(|far| *far != place) {
                if !public.holds(side.enemy(), far) {
                    let sea = if far.is_sea() && public.is_vacant(far) { SEA } else { 0 };
                    best = best.max(self.vacant(far) - leaving + sea);
                }
            }
        }
        best
    }

    /// What a block aboard can gain by landing somewhere that can be reached through a sea (6.3).
    fn voyage(&self, block: Block, sea: Place, crossed: PlaceSet) -> i64 {
        let Mind { pack, public, own, side, .. } = self.mind;
        let Some(start) = own.place(block) else { return 0 };
        let fire = self.mind.army(block).fire();
        let leaving = if public.count(side, start) == 1 { self.mind.stake(start) } else { 0 };
        let mut seen = crossed;
        let mut open = PlaceSet::EMPTY;
        open.insert(sea);
        let mut best = i64::MIN;
        while let Some(here) = open.iter().next() {
            open.remove(here);
            seen.insert(here);
            for port in pack.ports_of[here.index()].iter() {
                if port != start && public.is_open(side, port) {
                    best = best.max(self.shift(fire, Some(start), port) + self.vacant(port));
                }
            }
            let next = pack.seas_by[here.index()].minus(seen);
            open = open.or(next.iter().filter(|sea| public.is_friendly(side, *sea)).collect());
        }
        best.max(-1_000) - leaving - 30
    }

    /// What the moves of the best groups gain, from the best on.
    fn gains(&self) -> &[i64] {
        self.gains.get_or_init(|| {
            let held = self.mind.public.standing.held[self.mind.side.index()];
            let mut gains: ArrayVec<i64, 64> =
                held.iter().map(|place| self.prospects(place)).collect();
            gains.sort_by_key(|gain| std::cmp::Reverse(*gain));
            gains
        })
    }

    /// What a card is worth in the hand.
    fn card_worth(&self, card: Card) -> i64 {
        let late = i64::from(self.mind.public.turn);
        match self.mind.pack.command(card) {
            Some(command) => {
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

    /// What playing a card now is worth. All five are played within the year, so that it is a
    /// question of when: moves are for turns in which they gain.
    fn card_now(&self, card: Card) -> i64 {
        match self.mind.pack.command(card) {
            Some(command) => {
                let gains = self.gains().iter().take(command.moves.into());
                let gain: i64 = gains.map(|gain| (*gain).min(MOST)).sum();
                gain / 4 + i64::from(command.levies) * 15
            }
            None => self.card_worth(card) / 4,
        }
    }

    /// Whether to leave a battle: when staying has more to lose than to win.
    fn withdrawal(&self) -> i64 {
        *self.withdrawal.get_or_init(|| {
            let Some(battle) = self.mind.public.phase.battle() else { return 0 };
            let (pack, side) = (self.mind.pack, self.mind.side);
            if battle.round == pack.rounds && battle.attacks(side) {
                return 0;
            }
            let leaving = -self.mind.stake(battle.place);
            if self.staying(battle) < leaving { 150 } else { -400 }
        })
    }

    /// What is expected of the fight that lies open: exact for small battles.
    fn staying(&self, battle: &Battle) -> i64 {
        let Mind { pack, public, side, .. } = self.mind;
        let [mine, theirs] = self.mind.lines(battle);
        if battle.lines.len() > EXACT || !matches!(battle.waits, Waits::Act { .. }) {
            return self.mind.worth_of_fight(battle.place, mine, theirs, battle.attacks(side));
        }
        let mut forecast = Forecast::new(battle.attacker, &[] as &[Fighter], &[], false);
        forecast.battle = battle.clone();
        let chances = forecast.chances(pack, public.options.edition);
        let (chance, lost, killed) = if battle.attacks(side) {
            (chances.attacker_wins, chances.attacker_loss, chances.defender_loss)
        } else {
            (chances.defender_wins, chances.defender_loss, chances.attacker_loss)
        };
        let thousandths = |number: f64| (number * 1_000.0) as i64;
        let steps = thousandths(killed - lost);
        self.mind.worth_of_outcome(battle.place, thousandths(chance), steps, [mine, theirs])
    }
}
