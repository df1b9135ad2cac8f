//! What a sensible player thinks, for bots: how good a view is, and what to make of an action at
//! first sight. Everything is worked out from the seat's own view.
//!
//! A piece of gold is worth [`GOLD`]; everything else is measured against that.

mod first;

use kernel::{Advised, Fight, Judgement, Lang, OrderSpec, Reply, Seat, Shown as _};

use crate::action::Action;
use crate::battle::{Battle, Role, Waits};
use crate::forum;
use crate::ids::{Card, CardType, Each, PerPlace, Place, PlaceSet, Side, Unit};
use crate::movement::{reach, ready};
use crate::odds::{strongest, weakest};
use crate::orders::StandingOrder;
use crate::pack::Pack;
use crate::state::{Army, Phase, Public, State};
use crate::taxes;
use crate::view::View;

const GOLD: i64 = 10;
/// How likely the enemy is to strike where he could, in hundredths.
const DANGER: i64 = 35;
/// What the game is worth.
const GAME: i64 = 1_000_000;
/// Worth of net points for political victory, from 0 to 7 and more.
const NET: [i64; 9] = [0, 60, 130, 220, 340, 520, 850, 1_500, 1_600];

/// What a group of units can do in a fight.
#[derive(Clone, Copy, Debug, Default)]
struct Force {
    swords: i64,
    units: i64,
    worth: i64,
}

impl Force {
    fn add(&mut self, other: Self) {
        self.swords += other.swords;
        self.units += other.units;
        self.worth += other.worth;
    }

    /// The power of the group: swords strike as long as units stand.
    fn power(self) -> i64 {
        self.swords * self.units
    }

    /// The chance in thousandths that these beat the others.
    fn beats(self, other: Self) -> i64 {
        let (mine, theirs) = (self.power(), other.power());
        let (mine, theirs) = (mine * mine, theirs * theirs);
        if mine + theirs == 0 { 500 } else { 1_000 * mine / (mine + theirs) }
    }

    /// What these can expect to lose against the others, in worth.
    fn loses_to(self, other: Self) -> i64 {
        let (mine, theirs) = (self.power(), other.power());
        if mine + theirs == 0 { 0 } else { self.worth * theirs / (mine + theirs) }
    }
}

/// What a unit is worth on the map.
fn unit_worth(pack: &Pack, unit: Unit) -> i64 {
    match unit {
        Unit::LEGION => 115,
        Unit::VETERAN_LEGION => 160,
        Unit::ALLY => 72,
        Unit::VETERAN_ALLY => 105,
        Unit::WARBAND => 0,
        Unit::COMMANDER => 700,
        leader => 60 + 45 * i64::from(pack.swords(leader)),
    }
}

fn force(pack: &Pack, public: &Public, side: Side, army: Army) -> Force {
    let mut force = Force::default();
    for unit in army.kinds() {
        let count = i64::from(army.count(unit));
        force.add(Force {
            swords: count * i64::from(public.swords(pack, side, unit)),
            units: count,
            worth: count * unit_worth(pack, unit),
        });
    }
    force
}

/// What the table looks like to a side that thinks: the forces of both, place by place.
struct Map<'a> {
    pack: &'static Pack,
    public: &'a Public,
    forces: [[Force; Place::COUNT]; 2],
}

impl<'a> Map<'a> {
    fn new(pack: &'static Pack, public: &'a Public) -> Self {
        let mut forces = [[Force::default(); Place::COUNT]; 2];
        for side in Side::BOTH {
            for place in public.board.held(side).iter() {
                forces[side.index()][place.index()] =
                    force(pack, public, side, *public.board.army(side, place));
            }
        }
        Self { pack, public, forces }
    }

    fn at(&self, side: Side, place: Place) -> Force {
        self.forces[side.index()][place.index()]
    }

    /// All that a side could bring to a place in one turn.
    fn near(&self, side: Side, place: Place) -> Force {
        let mut all = Force::default();
        for from in self.pack.range(place).and(self.public.board.held(side)).iter() {
            all.add(self.at(side, from));
        }
        all
    }
}

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        appraise(pack, &view.public, Side::of(seat))
    }

    /// Nothing in a hand is appraised, so the public table is enough.
    fn worth(&self, seat: Seat) -> i64 {
        appraise(self.pack, &self.public, Side::of(seat))
    }

    fn leans(pack: &'static Pack, view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i64>) {
        let mut glance = Glance::new(pack, view, Side::of(seat));
        out.clear();
        out.extend(actions.iter().map(|action| glance.lean(*action)));
    }

    fn first_judgement() -> &'static dyn Judgement<Self> {
        &first::First
    }

    fn fight(&self) -> Option<Fight> {
        let battle = self.public.phase.battle()?;
        Some(Fight { place: usize::from(battle.place.0), round: usize::from(battle.round) })
    }

    fn known_orders(_: &'static Pack, _: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
        StandingOrder::ALL.map(|order| order.described(Self::phrasebook(), lang)).into()
    }

    fn answer(
        order: &StandingOrder,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Reply<Action>> {
        order.answer(pack, view, offers).map(Reply::always)
    }
}

/// How good the table is for the side.
fn appraise(pack: &'static Pack, public: &Public, side: Side) -> i64 {
    if let Phase::Over { winner, .. } = public.phase {
        return match winner {
            Some(winner) if winner == side => GAME,
            Some(_) => -GAME,
            None => 0,
        };
    }
    let map = Map::new(pack, public);
    let mine = standing(&map, side);
    let theirs = standing(&map, side.enemy());
    mine - theirs + fights(&map, side) + outlook(&map, side)
}

/// What a side has: points, gold, income, units, cards.
fn standing(map: &Map<'_>, side: Side) -> i64 {
    let (pack, public) = (map.pack, map.public);
    let mut total = i64::from(public.gold[side]) * GOLD;
    total += politics(pack, public, side);
    let turns = i64::from(pack.figures.turns - public.turn) + 1;
    let income = i64::from(taxes::due(pack, public, side)) * GOLD;
    total += income * turns.min(4) / 2;
    if public.side == side && before_taxes(&public.phase) {
        // Gold that is about to come counts, so that nobody hurries to the taxes for it.
        total += income;
    }
    for place in public.board.held(side).iter() {
        total += map.at(side, place).worth;
    }
    total += i64::from(public.counts.hands[side]) * 25;
    let controlled = i64::from(forum::controlled(pack, public, side));
    let needed = i64::from(pack.figures.military);
    total += controlled.min(needed) * 14;
    if public.commander(side.enemy()).is_none() {
        total += controlled.min(needed) * 20;
        if let Some(place) = public.commander(side) {
            let away = pack.map.distance(place.0, Place::ROME.0).map_or(9, i64::from);
            total += 260 - 60 * away.min(4);
            if controlled >= needed && away == 0 && public.side != side {
                total += 2_000;
            }
        }
    }
    total
}

/// Whether the phasing player has not collected his taxes yet this turn (4.0).
fn before_taxes(phase: &Phase) -> bool {
    match phase {
        Phase::Forum { .. }
        | Phase::Auction { .. }
        | Phase::Draw { .. }
        | Phase::Discard
        | Phase::AlliesLeave { .. }
        | Phase::Pillage { .. }
        | Phase::Rally { .. }
        | Phase::Grumble { .. }
        | Phase::Invasion { .. }
        | Phase::Purchase
        | Phase::Muster { .. } => true,
        Phase::Battle(battle) => battle.side(Role::Attacker).is_none(),
        Phase::March
        | Phase::Intercept { .. }
        | Phase::Voyage { .. }
        | Phase::ChooseBattle
        | Phase::Over { .. } => false,
    }
}

/// What a side's points and forum cards are worth.
fn politics(pack: &Pack, public: &Public, side: Side) -> i64 {
    let (_, net) = forum::points(pack, public, side).net();
    let mut total = NET[usize::from(net).min(NET.len() - 1)];
    let turns = i64::from(pack.figures.turns - public.turn) + 1;
    for card in public.owned[side].kinds() {
        total += effect(card) * turns / 7;
    }
    total
}

/// What the effect of a forum card is worth, besides its points.
fn effect(card: Card) -> i64 {
    match card {
        Card::PUBLICANI => 110,
        Card::REFORM => 90,
        Card::ULTIMUM => 80,
        Card::ALLIED_SETTLEMENT | Card::VETERANS_SETTLEMENT => 60,
        Card::SENATE | Card::TRIUMPH | Card::TRIBUNES | Card::PONTIFEX => 35,
        Card::CIRCUSES | Card::DICTATOR => 20,
        _ => 0,
    }
}

/// Battles that are due or fought: what they are expected to change.
fn fights(map: &Map<'_>, side: Side) -> i64 {
    let public = map.public;
    let mut total = 0;
    let field = if let Phase::Battle(battle) = &public.phase {
        total += open_fight(map, battle, side);
        Some(battle.place)
    } else {
        None
    };
    for place in public.battles().iter().filter(|place| Some(*place) != field) {
        let attacker = public.side;
        let mut strike = map.at(attacker, place);
        if public.phase == Phase::March {
            strike.add(help(map, attacker, place));
        }
        let mut guard = map.at(attacker.enemy(), place);
        if guard.units == 0 {
            guard = warbands(map.pack, place);
        }
        let worth = worth_of_attack(map, attacker, place, strike, guard);
        total += if attacker == side { worth } else { -worth };
    }
    total
}

/// Units that can still march to a battle; not all of them will, and they are in one place only.
fn help(map: &Map<'_>, side: Side, place: Place) -> Force {
    let mut all = Force::default();
    for from in map.pack.range(place).and(map.public.board.held(side)).iter() {
        if from != place {
            all.add(force(map.pack, map.public, side, ready(map.public, from)));
        }
    }
    let battles = i64::from(map.public.battles().len() as u8);
    Force { swords: all.swords * 3 / (3 + battles), units: all.units * 3 / (3 + battles), worth: 0 }
}

fn warbands(pack: &Pack, place: Place) -> Force {
    let count = if place.is_barbarian() { i64::from(pack.value(place)) } else { 0 };
    Force { swords: count, units: count, worth: 0 }
}

/// What an attack is worth to the attacker.
fn worth_of_attack(map: &Map<'_>, side: Side, place: Place, strike: Force, guard: Force) -> i64 {
    let chance = strike.beats(guard);
    let mut prize = prize(map.pack, place);
    if place == Place::ROME {
        prize += 120;
    }
    if map.public.commander(side.enemy()) == Some(place) {
        prize += 500;
    }
    let killed = guard.loses_to(strike);
    let lost = strike.loses_to(guard);
    (chance * (prize + killed) - (1_000 - chance) * lost) / 1_000 - lost * chance / 3_000
}

/// What holding a place is worth: gold and control; barbarian areas pay nothing.
fn prize(pack: &Pack, place: Place) -> i64 {
    let value = i64::from(pack.value(place));
    if place.is_barbarian() { value * 10 } else { value * 34 + 20 }
}

/// The fight that lies open.
fn open_fight(map: &Map<'_>, battle: &Battle, side: Side) -> i64 {
    if matches!(battle.waits, Waits::Promote { .. }) || battle.flight.is_some() {
        return 0;
    }
    let forces = forces(map.pack, map.public, battle);
    let attacker = battle
        .side(Role::Attacker)
        .unwrap_or_else(|| battle.side(Role::Defender).map_or(map.public.side, Side::enemy));
    let worth = worth_of_attack(map, attacker, battle.place, forces[0], forces[1]);
    if attacker == side { worth } else { -worth }
}

/// What both sides have in a fight, the attacker first.
fn forces(pack: &Pack, public: &Public, battle: &Battle) -> [Force; 2] {
    let lines = battle.lines(&public.board);
    Role::BOTH.map(|role| {
        let line = &lines[role.index()];
        let mut sum = Force::default();
        for unit in line.kinds() {
            let count = i64::from(line.count(unit));
            sum.add(Force {
                swords: count * i64::from(battle.swords(pack, &lines, role, unit)),
                units: count,
                worth: count * unit_worth(pack, unit),
            });
        }
        sum
    })
}

/// What lies ahead: cities that stand open, and what the enemy could strike next turn.
fn outlook(map: &Map<'_>, side: Side) -> i64 {
    let public = map.public;
    let enemy = side.enemy();
    let mut total = 0;
    let mine = public.board.held(side);
    for place in mine.minus(public.board.held(enemy)).iter() {
        total -= danger(map, side, place);
    }
    for place in public.board.held(enemy).minus(mine).iter() {
        total += danger(map, enemy, place) / 5;
    }
    let empty = PlaceSet::CITIES.minus(mine).minus(public.board.held(enemy));
    for place in empty.iter() {
        let prize = i64::from(map.pack.value(place)) * 6;
        if !map.pack.range(place).and(mine).is_empty() {
            total += prize;
        }
    }
    total
}

/// What a side stands to lose in a place to an attack of all that is near.
fn danger(map: &Map<'_>, side: Side, place: Place) -> i64 {
    let strike = map.near(side.enemy(), place);
    if strike.units == 0 {
        return 0;
    }
    let guard = map.at(side, place);
    let chance = strike.beats(guard);
    let mut stake = guard.worth + i64::from(map.pack.value(place)) * 25;
    if map.public.commander(side) == Some(place) {
        stake += 400;
    }
    // The attackers cannot be everywhere, and pay for it.
    let price = strike.loses_to(guard).min(guard.worth);
    ((stake * chance / 1_000 - price / 2) * DANGER / 100).max(0)
}

/// A player's first look at the table, for all the actions he weighs.
struct Glance<'a> {
    pack: &'static Pack,
    public: &'a Public,
    side: Side,
    /// Where he would meet an enemy.
    hostile: PlaceSet,
    /// The chances of attacks that were looked at.
    chances: PerPlace<Option<i64>>,
    /// The bids of the auction, and what its card is worth.
    auction: Option<(Each<u16>, i64)>,
    /// The unit that fights first, or is given up first, in the battle that is fought.
    habit: Option<Action>,
}

impl<'a> Glance<'a> {
    fn new(pack: &'static Pack, view: &'a View, side: Side) -> Self {
        let public = &view.public;
        let habit = public.phase.battle().and_then(|battle| {
            let (lines, role) = (battle.lines(&public.board), battle.waits.role());
            if battle.waits.hit().is_some() {
                weakest(battle, &lines, pack, role)
                    .map(|(unit, engaged)| Action::TakeHit { unit, engaged })
            } else {
                strongest(battle, &lines, pack, role).map(|unit| Action::Engage { unit })
            }
        });
        let auction = public.phase.auction();
        Self {
            pack,
            public,
            side,
            hostile: public.hostile(side),
            chances: PerPlace::default(),
            auction: auction.map(|(card, bids)| (bids, card_worth(pack, public, side, card))),
            habit,
        }
    }

    /// What to make of an action at first sight, beyond what it changes at once.
    fn lean(&mut self, action: Action) -> i64 {
        let (pack, public, side) = (self.pack, self.public, self.side);
        match action {
            Action::Declare { .. } => GAME,
            Action::Take { card } => 20 + card_worth(pack, public, side, card) / 10,
            Action::Auction { card } => open_auction(pack, public, side, card),
            Action::Bid { gold } => self.bid(gold),
            Action::Discard { card } => -hand_worth(card),
            Action::Retrieve { card } => hand_worth(card) - 30,
            Action::Recruit { unit: Unit::LEGION, .. } => 12,
            Action::Recruit { .. } => 4,
            Action::March { from, to, unit, .. } => self.march(unit, from, to),
            Action::Sail { to, .. } => sail(pack, public, side, to),
            Action::PlayTactics { .. } => self.tactics(),
            Action::Engage { .. } | Action::TakeHit { .. } if self.habit == Some(action) => 300,
            Action::Mobilize => 120,
            Action::Succeed { .. } | Action::PlayLeader { .. } | Action::Conspire => 40,
            Action::Promote { .. } => 20,
            Action::BuyCard => 15,
            Action::Embark { .. } | Action::Intercept { .. } => 10,
            Action::Engage { .. }
            | Action::TakeHit { .. }
            | Action::Pass
            | Action::EndForum
            | Action::Draw
            | Action::Bury
            | Action::GiveUp { .. }
            | Action::Hire { .. }
            | Action::Demote { .. }
            | Action::EndHiring
            | Action::Invade { .. }
            | Action::Muster { .. }
            | Action::EndPurchases
            | Action::EndVoyage
            | Action::LetSail
            | Action::EndMarches
            | Action::Fight { .. }
            | Action::NoTactics
            | Action::Withdraw
            | Action::Retreat { .. }
            | Action::FightOn
            | Action::LoseLeader { .. }
            | Action::FallBack { .. }
            | Action::NoPromotion => 0,
        }
    }

    /// A tactics card is for a fight that hangs in the balance.
    fn tactics(&self) -> i64 {
        let Some(battle) = self.public.phase.battle() else { return 0 };
        let forces = forces(self.pack, self.public, battle);
        let chance = forces[0].beats(forces[1]);
        if (100..=900).contains(&chance) { 60 } else { -20 }
    }

    /// A bid: as low as may be, and never above what the card is worth; whoever must bid bids one.
    fn bid(&self, gold: u16) -> i64 {
        let Some((bids, worth)) = self.auction else { return 0 };
        let least = bids[self.side.enemy()] + 1;
        let must = bids == Each::default();
        if i64::from(gold) * GOLD > worth && !(must && gold == 1) {
            return -1_000 - i64::from(gold) * GOLD;
        }
        200 - i64::from(gold - least) * 40
    }

    /// A march: into an open city, into a fight that looks good, or nowhere much.
    fn march(&mut self, unit: Unit, from: Place, to: Place) -> i64 {
        let (pack, board, side) = (self.pack, &self.public.board, self.side);
        let attack = self.hostile.contains(to);
        let mut worth = 0;
        if board.army(side, from).len() == 1 {
            worth -= i64::from(pack.value(from)) * 30;
        }
        if attack {
            worth += prize(pack, to) + (self.chance(to) - 600);
        } else if !board.holds(side, to) {
            worth += prize(pack, to);
        } else {
            worth -= 12;
        }
        if unit == Unit::COMMANDER && !attack {
            let away =
                |place: Place| pack.map.distance(place.0, Place::ROME.0).map_or(9, i64::from);
            worth += (away(from) - away(to)) * 4;
        }
        worth / 10
    }

    /// The chance of an attack on a place with all that can still come.
    fn chance(&mut self, to: Place) -> i64 {
        let (pack, public, side) = (self.pack, self.public, self.side);
        *self.chances[to].get_or_insert_with(|| {
            let mut mine = force(pack, public, side, *public.board.army(side, to));
            let near = pack.range(to).and(public.board.held(side)).minus(PlaceSet::one(to));
            for from in near.iter() {
                mine.add(force(pack, public, side, ready(public, from)));
            }
            let guard = public.board.army(side.enemy(), to);
            mine.beats(if guard.is_empty() {
                warbands(pack, to)
            } else {
                force(pack, public, side.enemy(), *guard)
            })
        })
    }
}

/// What a forum card would add to a side, and take from the other.
fn card_worth(pack: &Pack, public: &Public, side: Side, card: Card) -> i64 {
    let gain = |side: Side| {
        let mut with = forum::points(pack, public, side);
        let before = with.net().1;
        if let Some((symbol, count)) = pack.card(card).points {
            match symbol {
                crate::pack::Symbol::Optimates => with.optimates += count,
                crate::pack::Symbol::Populares => with.populares += count,
                crate::pack::Symbol::Either => with.either += count,
            }
        }
        let after = with.net().1;
        let net = |points: u8| NET[usize::from(points).min(NET.len() - 1)];
        net(after) - net(before)
    };
    let turns = i64::from(pack.figures.turns - public.turn) + 1;
    gain(side) + (gain(side.enemy()) / 2).max(0) + effect(card) * turns / 7
}

fn open_auction(pack: &Pack, public: &Public, side: Side, card: Card) -> i64 {
    let worth = card_worth(pack, public, side, card);
    let price = i64::from(public.gold[side.enemy()].min(public.gold[side])) * GOLD / 2 + GOLD;
    if worth > price { (worth - price) / 2 } else { -60 }
}

/// What a card is worth in the hand.
fn hand_worth(card: Card) -> i64 {
    match card.kind() {
        CardType::Leader => 70,
        CardType::Tactics => 60,
        CardType::Action if card == Card::ALLIES_MOBILIZE => 110,
        CardType::Action if card.sea().is_some() => 20,
        CardType::Action | CardType::Forum | CardType::Event => 35,
    }
}

/// A fleet at first sight: to a rich port that nobody holds.
fn sail(pack: &'static Pack, public: &Public, side: Side, to: Place) -> i64 {
    let open = !public.board.holds(side.enemy(), to) && !public.board.holds(side, to);
    let near = reach(pack, public, side, to).and(public.board.held(side)).is_empty();
    i64::from(pack.value(to)) * i64::from(open) * 6 + i64::from(open && near) * 4 - 12
}
