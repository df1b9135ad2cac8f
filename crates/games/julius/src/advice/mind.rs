//! What a side makes of what it sees: who stands where, who is felt where, and what fights are due.

use arrayvec::ArrayVec;

use super::army::Army;
use crate::battle::Battle;
use crate::ids::{Block, Place, Side};
use crate::pack::{Kind, Pack, Way};
use crate::state::{Phase, Public, Secret, Spot};
use crate::victory::points;
use crate::winter::supply;

/// What a victory point is worth at the end of a year.
pub(super) const POINT: i64 = 1_000;
/// How much of a block is felt so many roads away, in thousandths.
const FELT: [i64; 8] = [1_000, 600, 360, 216, 130, 78, 47, 28];
/// The same where there are more roads between, or none.
const FAR: i64 = 8;
/// What is felt of either side everywhere, so that an empty corner of the map is nobody's.
const RUMOUR: i64 = 3_000;
/// What it is worth to be felt alone around a victory point, over being felt as much as the enemy.
const HOLD: i64 = 1_600;
/// What a point that is enough to win, or next to it, is worth besides, for every turn of the year.
const NEAR_VICTORY: i64 = 150;
/// What an enemy block that nobody has seen is worth.
const UNSEEN: i64 = 140;
/// What winning a fight is worth wherever it is.
const FIELD: i64 = 60;
/// What a leader is worth who may die in a fight.
const LEADER: i64 = 400;
/// What a step is worth that may be lost in a fight.
const STEP: i64 = 45;
/// What a block beyond supply costs, for every turn of the year.
const HUNGER: i64 = 40;
/// What a sea is worth that no enemy sails.
pub(super) const SEA: i64 = 100;
/// What a fleet costs that has no port for the winter, when it is near.
const STRANDED: i64 = 180;
/// What a victory city costs that fleets hold alone: one legion takes it.
const ONLY_FLEETS: i64 = 150;

/// What a side thinks with: the table, what it knows, and what it takes the enemy for.
pub(super) struct Mind<'a> {
    pub(super) pack: &'static Pack,
    pub(super) public: &'a Public,
    pub(super) own: &'a Secret,
    pub(super) side: Side,
    enemies: [Army; Place::COUNT],
}

/// A victory city, and how much of both sides is felt there.
#[derive(Clone, Copy)]
pub(super) struct City {
    pub(super) place: Place,
    pub(super) mine: i64,
    pub(super) theirs: i64,
}

impl City {
    /// What it is worth to be so strong around it.
    pub(super) fn worth(self, pack: &Pack) -> i64 {
        let vp = i64::from(pack.vp[self.place.index()]);
        let share = (self.mine + RUMOUR) * 1_000 / (self.mine + self.theirs + 2 * RUMOUR);
        HOLD * vp * (share - 500) / 1_000
    }
}

/// How much of a block is felt in another place, in thousandths.
pub(super) fn felt(pack: &Pack, from: Place, to: Place) -> i64 {
    let roads = pack.roads.distance(from.0, to.0);
    roads.and_then(|roads| FELT.get(usize::from(roads)).copied()).unwrap_or(FAR)
}

impl<'a> Mind<'a> {
    pub(super) fn new(
        pack: &'static Pack,
        public: &'a Public,
        own: &'a Secret,
        side: Side,
    ) -> Self {
        Self { pack, public, own, side, enemies: enemies(pack, public, own, side) }
    }

    /// What a victory point is worth now: more when the count is near.
    pub(super) fn point(&self) -> i64 {
        POINT * (6 + i64::from(self.public.turn)) / 10
    }

    /// What holding a place is worth.
    pub(super) fn stake(&self, place: Place) -> i64 {
        i64::from(self.pack.vp[place.index()]) * self.point()
    }

    /// What the enemy is taken to have in a place.
    pub(super) fn enemy(&self, place: Place) -> Army {
        self.enemies[place.index()]
    }

    /// One own block.
    pub(super) fn army(&self, block: Block) -> Army {
        Army::of(self.pack, block, self.own.steps[block.index()])
    }

    /// How good all this is.
    pub(super) fn worth(&self) -> i64 {
        if let Phase::Over { winner, .. } = self.public.phase {
            return match winner {
                Some(winner) if winner == self.side => 100 * POINT,
                Some(_) => -100 * POINT,
                None => 0,
            };
        }
        self.balance()
            + self.material()
            + self.fights()
            + self.cities().into_iter().map(|city| city.worth(self.pack)).sum::<i64>()
            - self.hunger()
            + self.sea()
    }

    /// Points, and how near they are to the end.
    fn balance(&self) -> i64 {
        let (mine, theirs) = (
            i64::from(points(self.pack, self.public, self.side)),
            i64::from(points(self.pack, self.public, self.side.enemy())),
        );
        let turn = i64::from(self.public.turn);
        let enough = i64::from(self.pack.victory);
        let near = |points: i64| (points + 1 - enough).max(0) * NEAR_VICTORY * turn;
        (mine - theirs) * self.point() + near(mine) - near(theirs)
    }

    /// Blocks on the map: own by their worth, the enemy's by their number and what lies open.
    fn material(&self) -> i64 {
        let (pack, public, own) = (self.pack, self.public, self.own);
        let mut worth: i64 =
            own.on_map().map(|(block, _)| block_worth(pack, block, own.steps[block.index()])).sum();
        let enemy = &public.standing.blocks[self.side.enemy().index()];
        let mut unseen: i64 = enemy.iter().map(|count| i64::from(*count)).sum();
        if let Phase::Battle(battle) = &public.phase {
            for fighter in &battle.lines {
                let value = block_worth(pack, fighter.block, fighter.step);
                if fighter.side == self.side {
                    worth += value;
                } else {
                    worth -= value;
                    unseen -= 1;
                }
            }
        }
        worth - unseen * UNSEEN
    }

    /// How much of both sides is felt in each victory city.
    pub(super) fn cities(&self) -> ArrayVec<City, 16> {
        let (pack, public) = (self.pack, self.public);
        let mut cities: ArrayVec<City, 16> = Place::all()
            .filter(|place| pack.vp[place.index()] > 0)
            .map(|place| City { place, mine: 0, theirs: 0 })
            .collect();
        for (block, at) in self.own.on_map() {
            let fire = self.army(block).fire() * 6;
            let fleet = pack.is_fleet(block);
            for city in &mut cities {
                if !fleet || at == city.place {
                    city.mine += fire * felt(pack, at, city.place) / 1_000;
                }
            }
        }
        for at in public.standing.held[self.side.enemy().index()].iter() {
            let fire = self.enemy(at).fire() * 6;
            if at.is_sea() {
                continue;
            }
            for city in &mut cities {
                city.theirs += fire * felt(pack, at, city.place) / 1_000;
            }
        }
        cities
    }

    /// Battles that are due: what they are expected to change.
    fn fights(&self) -> i64 {
        let mut total = 0;
        for place in self.public.contested().iter() {
            if let Phase::Battle(battle) = &self.public.phase
                && battle.place == place
            {
                total += self.open_fight(battle);
                continue;
            }
            let mut mine = Army::default();
            for block in self.own.group(place).iter() {
                mine.add(self.army(block));
            }
            mine.add(self.help(place));
            let attacking = self.public.attacked[self.side.index()].contains(place);
            total += self.worth_of_fight(place, mine, self.enemy(place), attacking);
        }
        total
    }

    fn open_fight(&self, battle: &Battle) -> i64 {
        let [mine, theirs] = self.lines(battle);
        self.worth_of_fight(battle.place, mine, theirs, battle.attacks(self.side))
    }

    /// The lines of a fight, own and enemy.
    pub(super) fn lines(&self, battle: &Battle) -> [Army; 2] {
        let mut armies = [Army::default(); 2];
        for fighter in &battle.lines {
            armies[usize::from(fighter.side != self.side)].add(Army::of(
                self.pack,
                fighter.block,
                fighter.step,
            ));
        }
        armies
    }

    /// What own blocks can still bring to a fight in this phase of moves, as the roads allow: an
    /// attack that is half made is judged by what can join it.
    pub(super) fn help(&self, place: Place) -> Army {
        let Phase::Moves(moves) = &self.public.phase else { return Army::default() };
        if moves.side != self.side || place.is_sea() {
            return Army::default();
        }
        let mut sure = Army::default();
        let mut more: ArrayVec<Army, 8> = ArrayVec::new();
        for exit in self.pack.map.exits(place.0).iter().filter(|exit| exit.kind != Way::Water) {
            let from = Place(exit.to);
            let army = self.joiners(from, place, exit.kind);
            if moves.active.contains(from) {
                sure.add(army);
            } else if army.blocks > 0 {
                more.push(army);
            }
        }
        more.sort_by_key(|army| std::cmp::Reverse(army.fire()));
        for army in more.into_iter().take(moves.left.into()) {
            sure.add(army);
        }
        sure
    }

    /// The best of a group that can still go by a road.
    fn joiners(&self, from: Place, to: Place, way: Way) -> Army {
        let (pack, public) = (self.pack, self.public);
        if public.holds(self.side.enemy(), from) {
            return Army::default();
        }
        let mut group: ArrayVec<Army, 31> = ArrayVec::new();
        for block in self.own.group(from).minus(self.own.moved).minus(pack.fleets).iter() {
            group.push(self.army(block));
        }
        let used = public.crossed(self.side, from, to) + public.crossed(self.side, to, from);
        let attacking = !public.attacked[self.side.enemy().index()].contains(to);
        let limit = pack.limits.of(way, attacking).saturating_sub(used);
        let all = usize::from(public.count(self.side, from)) <= group.len();
        let guard = usize::from(pack.vp[from.index()] > 0 && all);
        group.sort_by_key(|army| std::cmp::Reverse(army.fire()));
        let go = group.len().saturating_sub(guard).min(limit.into());
        let mut sum = Army::default();
        group.into_iter().take(go).for_each(|army| sum.add(army));
        sum
    }

    /// The expected gain of a fight: the place, leaders, and the steps both sides stand to lose.
    pub(super) fn worth_of_fight(
        &self,
        place: Place,
        mine: Army,
        theirs: Army,
        attacking: bool,
    ) -> i64 {
        let (chance, my_left, their_left) = if attacking {
            let fight = mine.attacks(theirs, self.pack);
            (fight.attacker_wins, fight.attacker_left, fight.defender_left)
        } else {
            let fight = theirs.attacks(mine, self.pack);
            (1_000 - fight.attacker_wins, fight.defender_left, fight.attacker_left)
        };
        let steps = (theirs.steps - their_left) - (mine.steps - my_left);
        self.worth_of_outcome(place, chance, steps, [mine, theirs])
    }

    /// The same, with the chance in thousandths and the steps that the enemy loses beyond one's own.
    pub(super) fn worth_of_outcome(
        &self,
        place: Place,
        chance: i64,
        steps: i64,
        [mine, theirs]: [Army; 2],
    ) -> i64 {
        let leaders = (chance * theirs.leaders - (1_000 - chance) * mine.leaders) / 1_000;
        (2 * chance - 1_000) * self.stake(place) / 1_000
            + chance * FIELD / 1_000
            + leaders * LEADER / 1_000
            + steps * STEP / 1_000
    }

    /// Blocks that a winter would starve (8.3), the more certain the nearer it is.
    fn hunger(&self) -> i64 {
        let (pack, public) = (self.pack, self.public);
        let cities = public.standing.held[self.side.index()].cities();
        let over: i64 = cities
            .iter()
            .map(|city| i64::from(public.count(self.side, city).saturating_sub(supply(pack, city))))
            .sum();
        over * HUNGER * i64::from(public.turn)
    }

    /// Seas that are the side's own, and fleets that have no port to winter in (8.2).
    fn sea(&self) -> i64 {
        let (pack, public, enemy) = (self.pack, self.public, self.side.enemy());
        let mut total = 0;
        let held = &public.standing.held;
        for sea in held[self.side.index()].seas().iter() {
            if !public.holds(enemy, sea) {
                total += SEA;
            }
            let ports = pack.ports_of[sea.index()].iter();
            if public.turn >= 4
                && !ports.into_iter().any(|port| public.is_friendly(self.side, port))
            {
                total -= STRANDED * i64::from(public.count(self.side, sea));
            }
        }
        for place in held[self.side.index()].cities().iter() {
            if pack.vp[place.index()] > 0
                && self.own.group(place).iter().all(|block| pack.is_fleet(block))
            {
                total -= ONLY_FLEETS;
            }
        }
        total
    }
}

/// What a block is worth on the map.
pub(super) fn block_worth(pack: &Pack, block: Block, step: u8) -> i64 {
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

/// What the enemy is taken to have, place by place: the blocks that were last known there, as far
/// as so many still stand; the others are typical.
fn enemies(pack: &Pack, public: &Public, own: &Secret, side: Side) -> [Army; Place::COUNT] {
    let mut armies = [Army::default(); Place::COUNT];
    let enemy = side.enemy();
    let standing = &public.standing.blocks[enemy.index()];
    for block in Block::all().filter(|block| block.first_owner() == enemy) {
        let seen = public.seen.of(block);
        let steps = pack.block(block).steps();
        let (last, step) = if seen == Spot::AWAY {
            (pack.deployed(block, public), steps)
        } else {
            (seen.place(), steps.max(2) - 1)
        };
        let gone = public.fallen.contains(block)
            || public.trophies.contains(block)
            || own.spots[block.index()] != Spot::AWAY;
        if let Some(place) = last.filter(|place| !gone && standing[place.index()] > 0) {
            armies[place.index()].add(Army::of(pack, block, step));
        }
    }
    for place in public.standing.held[enemy.index()].iter() {
        let army = &mut armies[place.index()];
        let count = i64::from(standing[place.index()]);
        if army.blocks > count {
            *army = army.times(count, army.blocks);
        } else {
            army.add(Army::unseen(count - army.blocks));
        }
    }
    armies
}
