//! 13.0, 15.0, 19.4 to 19.6: one battle, from its odds to its result.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Rule, Seat, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Side, Unit, UnitSet, Zone};
use crate::pack::{Pack, Verdict};
use crate::state::{Battle, Board, ClosedStacks, Combats, Eyes, Place, Spot, State, Step};

impl Board {
    /// The units of a side that still take part in an attack: who attacks and has been disrupted
    /// meanwhile does not (21.5).
    pub(crate) fn fighters(&self, attacker: Side, side: Side, number: u8) -> UnitSet {
        Unit::of_side(side)
            .filter(|unit| self.attacks[*unit] == number && number != 0)
            .filter(|unit| side != attacker || !self.disrupted.contains(*unit))
            .filter(|unit| matches!(self.spots[*unit].place(), Place::On(_) | Place::Beyond(_)))
            .collect()
    }

    /// The hexes that units of one side of a battle stand in, each once; those off the map have none.
    /// Eighteen at most, from six hexes round one or from its edge; beaten, each may be elsewhere.
    pub(crate) fn hexes_of(&self, units: UnitSet) -> ArrayVec<Option<Hex>, 24> {
        let mut hexes = ArrayVec::new();
        for unit in units.iter() {
            let hex = self.hex_of(unit);
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        hexes
    }

    /// 15.4: whether Gauls in a hex are closed in on all sides.
    pub(crate) fn is_encircled(&self, pack: &Pack, hex: Hex) -> bool {
        pack.ground(hex).next.iter().all(|next| {
            next.is_some_and(|next| {
                if pack.ground(next).in_town() {
                    false
                } else if self.has_fort(next) {
                    self.is_manned(next)
                } else {
                    self.has_men(Side::Rome, next) || self.in_zone(Side::Rome, next)
                }
            })
        })
    }
}

/// 15.1: the factors of an attack and of the defence against it, doubled where it is (13.5).
pub(crate) fn weigh(pack: &Pack, public: &Board, side: Side, number: u8) -> [u16; 2] {
    weigh_seen(pack, public, side, number, UnitSet::EMPTY)
}

/// The same for who does not see some of the defenders: he takes them to be like the unit that lies
/// on top of them (25.7).
pub(crate) fn weigh_seen(
    pack: &Pack,
    public: &Board,
    side: Side,
    number: u8,
    unseen: UnitSet,
) -> [u16; 2] {
    let attackers = public.fighters(side, side, number);
    let defenders = public.fighters(side, side.enemy(), number);
    let from = public.hexes_of(attackers);
    let attack = attackers.iter().map(|unit| pack.attack(unit)).sum();
    let mut defence = 0;
    for hex in public.hexes_of(defenders).into_iter().flatten() {
        let here = defenders.iter().filter(|unit| public.hex_of(*unit) == Some(hex));
        let seen = |unit: Unit| {
            if unseen.contains(unit) { public.top(side.enemy(), hex).unwrap_or(unit) } else { unit }
        };
        let factors: u16 = here.map(|unit| u16::from(pack.unit(seen(unit)).combat)).sum();
        defence +=
            if public.is_doubled(pack, &from, hex) { factors * pack.doubled } else { factors };
    }
    [attack, defence]
}

/// The rule by which a result does nothing, if it does nothing: no melee and no raging battle where
/// all attackers or all defenders are in forts (24.7), and none that rages with attackers who are off
/// the map (11.2).
pub(crate) fn void(
    public: &Board,
    attackers: UnitSet,
    defenders: UnitSet,
    verdict: Verdict,
) -> Option<Rule> {
    let in_fort = |unit: Unit| public.hex_of(unit).is_some_and(|hex| public.has_fort(hex));
    let forts = || attackers.iter().all(in_fort) || defenders.iter().all(in_fort);
    if attackers.is_empty() {
        // An attack that nobody has joined yet.
        return None;
    }
    match verdict {
        Verdict::Melee | Verdict::Rage if forts() => Some(Rule("24.7")),
        Verdict::Rage if attackers.iter().all(|unit| public.hex_of(unit).is_none()) => {
            Some(Rule("11.2"))
        }
        Verdict::Melee
        | Verdict::Rage
        | Verdict::AttackersRetreat { .. }
        | Verdict::DefendersRetreat { .. }
        | Verdict::AttackersDie { .. }
        | Verdict::DefendersDie { .. } => None,
    }
}

/// The rule by which a battle needs no die, if it needs none (15.4, 15.5).
pub(crate) fn automatic(
    pack: &Pack,
    public: &Board,
    side: Side,
    number: u8,
    [attack, defence]: [u16; 2],
) -> Option<Rule> {
    let at_least = |odds: u16| defence == 0 || attack / defence >= odds;
    if at_least(pack.automatic) {
        return Some(Rule("15.5"));
    }
    let targets = public.hexes_of(public.fighters(side, side.enemy(), number));
    let encircled =
        side == Side::Rome && targets.iter().flatten().all(|hex| public.is_encircled(pack, *hex));
    (encircled && at_least(pack.encircled)).then_some(Rule("15.4"))
}

/// The leaders whose hexes take part in a battle.
pub(crate) fn leaders_in(public: &Board, units: UnitSet) -> ArrayVec<Unit, 3> {
    [Unit::CAESAR, Unit::LABIENUS, Unit::VERCINGETORIX]
        .into_iter()
        .filter(|leader| {
            let hex = public.hex_of(*leader);
            hex.is_some() && units.iter().any(|unit| public.hex_of(unit) == hex)
        })
        .collect()
}

/// How many dice are thrown (19.4, 19.5).
pub(crate) fn dice(pack: &Pack, public: &Board, romans: UnitSet) -> u8 {
    let extra = leaders_in(public, romans).into_iter().map(|leader| match leader {
        Unit::LABIENUS => pack.leader_dice[0],
        Unit::CAESAR => pack.leader_dice[1],
        _ => 0,
    });
    1 + extra.sum::<u8>()
}

/// The battles that are still to be fought, by their numbers.
pub(crate) fn numbers(public: &Board) -> impl Iterator<Item = u8> {
    let mut seen = [false; 256];
    for number in public.attacks.values() {
        seen[usize::from(*number)] = true;
    }
    (1..=u8::MAX).filter(move |number| seen[usize::from(*number)])
}

/// The seat that leads one side of a battle: that with the most factors in it, and of equals the
/// besieged and Caesar.
pub(crate) fn lead(
    pack: &Pack,
    public: &Board,
    first: Option<Zone>,
    units: UnitSet,
) -> Option<Seat> {
    let mut sums = [None::<u16>; 4];
    for unit in units.iter() {
        let seat = public.decider(pack, first, unit);
        let sum = &mut sums[seat.index()];
        *sum = Some(sum.unwrap_or(0) + u16::from(pack.unit(unit).combat));
    }
    let order = [2u8, 0, 1, 3];
    let known = order.into_iter().filter_map(|seat| Some((Seat(seat), sums[usize::from(seat)]?)));
    known
        .fold(None, |best: Option<(Seat, u16)>, one| match best {
            Some(best) if best.1 >= one.1 => Some(best),
            _ => Some(one),
        })
        .map(|(seat, _)| seat)
}

/// 13.3: whether the attack on a hex may be resolved next.
pub(crate) fn check_resolve(eyes: Eyes<'_>, combats: &Combats, hex: Hex) -> Result<(), Refusal> {
    let known = crate::pack::GRID.contains(hex);
    let number = if known { eyes.public.attack_on(combats.side, hex) } else { 0 };
    if number == 0 {
        return Err(Refusal::NoSuchBattle { hex });
    }
    let attackers = eyes.public.fighters(combats.side, combats.side, number);
    if lead(eyes.pack, eyes.public, eyes.sphere, attackers) == Some(eyes.seat) {
        Ok(())
    } else {
        Err(Refusal::NotYours { rule: Rule("17.3") })
    }
}

/// What might be decided in the combat phase.
pub(crate) fn candidates(eyes: Eyes<'_>, combats: &Combats, out: &mut Vec<Action>) {
    let Some(battle) = &combats.battle else {
        for number in numbers(eyes.public) {
            let targets = eyes.public.fighters(combats.side, combats.side.enemy(), number);
            for hex in eyes.public.hexes_of(targets).into_iter().flatten() {
                out.push(Action::Resolve { hex });
            }
        }
        return;
    };
    match battle.step {
        Step::Dice => {
            for face in &battle.dice {
                let action = Action::PickDie { face: *face };
                if !out.contains(&action) {
                    out.push(action);
                }
            }
        }
        Step::Fate(leader) => {
            out.extend([Action::StandAside { leader }, Action::Share { leader }]);
        }
        Step::Company(leader) => {
            out.extend(battle.fleeing.iter().map(|unit| Action::Accompany { leader, unit }));
        }
        Step::Retreat => crate::retreat::candidates(eyes, combats, battle, out),
        Step::Exile(unit) => {
            let zones = eyes.public.traces.get(unit).copied().unwrap_or_default();
            out.extend(zones.iter().map(|zone| Action::Settle { unit, zone }));
        }
        Step::Advance => crate::advance::candidates(eyes, battle, out),
    }
}

/// Whether something may be decided in the battle in progress.
pub(crate) fn check(eyes: Eyes<'_>, combats: &Combats, action: Action) -> Result<(), Refusal> {
    let Some(battle) = &combats.battle else {
        let Action::Resolve { hex } = action else {
            return Err(Refusal::NotNow { rule: action.moment() });
        };
        return check_resolve(eyes, combats, hex);
    };
    match (battle.step, action) {
        (Step::Dice, Action::PickDie { face }) => {
            if battle.dice.contains(&face) {
                Ok(())
            } else {
                Err(Refusal::NoSuchDie { face })
            }
        }
        (Step::Fate(asked), Action::StandAside { leader } | Action::Share { leader })
            if asked == leader =>
        {
            Ok(())
        }
        (Step::Company(asked), Action::Accompany { leader, unit }) if asked == leader => {
            let beside = eyes.public.hex_of(unit) == eyes.public.hex_of(leader);
            if battle.fleeing.contains(unit) && beside {
                Ok(())
            } else {
                Err(Refusal::NeedNotRetreat { unit })
            }
        }
        (Step::Retreat, Action::Retreat { unit, to }) => {
            crate::retreat::check(eyes, combats, battle, unit, Some(to))
        }
        (Step::Retreat, Action::RetreatOff { unit }) => {
            crate::retreat::check(eyes, combats, battle, unit, None)
        }
        (Step::Exile(exile), Action::Settle { unit, zone }) if exile == unit => {
            let zones = eyes.public.traces.get(unit).copied().unwrap_or_default();
            if zones.contains(zone) { Ok(()) } else { Err(Refusal::WrongZone { unit }) }
        }
        (Step::Advance, Action::Advance { unit, to }) => {
            crate::advance::check(eyes, battle, unit, to)
        }
        (Step::Advance, Action::Leave { unit, zone }) => {
            crate::advance::check_leave(eyes, battle, unit, zone)
        }
        (Step::Advance, Action::EndAdvance) => Ok(()),
        (_, other) => Err(Refusal::NotNow { rule: other.moment() }),
    }
}

impl State {
    /// 15.1: a battle is fought.
    pub(crate) fn resolve(&mut self, hex: Hex, table: &mut Table<'_, Event>) {
        let (pack, side) = (self.pack, self.combats().side);
        let number = self.public.attack_on(side, hex);
        let odds = weigh(pack, &self.public, side, number);
        if self.public.options.closed_stacks == ClosedStacks::On {
            // 25.7: those who fight are seen.
            table.reveal();
        }
        table.tell(|| Event::Fought { hex, attack: odds[0], defence: odds[1] });
        let sphere = self.sphere(table.referee());
        let attackers = self.public.fighters(side, side, number);
        let asked = lead(pack, &self.public, sphere, attackers).unwrap_or(Seat(0));
        self.combats().battle = Some(Battle {
            attack: number,
            step: Step::Dice,
            asked,
            odds,
            dice: ArrayVec::new(),
            verdict: None,
            fleeing: UnitSet::EMPTY,
            eager: UnitSet::EMPTY,
            company: [None; 3],
            aside: UnitSet::EMPTY,
            lost: ArrayVec::new(),
            trail: None,
        });
        if let Some(rule) = automatic(pack, &self.public, side, number, odds) {
            table.tell(|| Event::Automatic { rule });
            let advance = pack.automatic_advance;
            return self.settle(Verdict::DefendersDie { advance }, table);
        }
        let romans = self.public.fighters(side, Side::Rome, number);
        let count = dice(pack, &self.public, romans);
        let column = pack.column(odds[0], odds[1]);
        for _ in 0..count.min(4) {
            let face = table.roll("battle", 6) as u8;
            self.fight().dice.push(face);
        }
        let dice = self.fight().dice.clone();
        let verdict = |face: u8| pack.verdict(column, face.into());
        if dice.iter().any(|face| verdict(*face) != verdict(dice[0])) {
            // Both leaders: Caesar's player picks (D11).
            let leaders = leaders_in(&self.public, romans);
            let leader = leaders.first().copied().unwrap_or(Unit::CAESAR);
            let asked = self.public.decider(pack, sphere, leader);
            self.fight().asked = asked;
            return;
        }
        self.pick_die(dice[0], table);
    }

    /// 19.4: the die that counts.
    pub(crate) fn pick_die(&mut self, face: u8, table: &mut Table<'_, Event>) {
        let [attack, defence] = self.fight().odds;
        let verdict = self.pack.verdict(self.pack.column(attack, defence), face.into());
        table.tell(|| Event::Result { face, verdict });
        self.settle(verdict, table);
    }

    /// 15.3: what a result does.
    fn settle(&mut self, verdict: Verdict, table: &mut Table<'_, Event>) {
        let (pack, side) = (self.pack, self.combats().side);
        let number = self.fight().attack;
        let attackers = self.public.fighters(side, side, number);
        let defenders = self.public.fighters(side, side.enemy(), number);
        let on_map = |unit: &Unit| self.public.hex_of(*unit).is_some();
        let present: UnitSet = attackers.iter().filter(on_map).collect();
        self.fight().verdict = Some(verdict);
        if let Some(rule) = void(&self.public, attackers, defenders, verdict) {
            table.tell(|| Event::NoEffect { rule });
            return self.end_battle(table);
        }
        match verdict {
            Verdict::Melee => self.end_battle(table),
            Verdict::Rage => {
                self.begin_rage(side, present.or(defenders), table);
                self.end_battle(table);
            }
            Verdict::AttackersDie { advance } => {
                self.fight().lost = field_of(&self.public, present);
                self.fight().eager =
                    if advance > 0 { self.winners(defenders) } else { UnitSet::EMPTY };
                self.leaders_fall(attackers, table);
                self.destroy(attackers, Rule("15.3"), table);
                self.begin_advance(table);
            }
            Verdict::DefendersDie { advance } => {
                self.fight().lost = field_of(&self.public, defenders);
                self.fight().eager =
                    if advance > 0 { self.winners(present) } else { UnitSet::EMPTY };
                self.leaders_fall(defenders, table);
                self.destroy(defenders, Rule("15.3"), table);
                self.begin_advance(table);
            }
            Verdict::AttackersRetreat { advance, .. } => {
                self.fight().lost = field_of(&self.public, present);
                self.fight().eager =
                    if advance > 0 { self.winners(defenders) } else { UnitSet::EMPTY };
                // 9.5: those on the walls go in; 11.2: those off the map are not touched.
                let walls: UnitSet = present
                    .iter()
                    .filter(|unit| {
                        self.public.hex_of(*unit).is_some_and(|hex| pack.ground(hex).in_town())
                    })
                    .collect();
                for unit in walls.iter() {
                    self.public.put(pack, unit, Spot::TOWN);
                    table.tell(|| Event::WentIn { unit });
                }
                let fleeing = present.minus(walls);
                self.fight().fleeing = fleeing.or(self.companions(fleeing));
                self.begin_retreat(table);
            }
            Verdict::DefendersRetreat { advance, .. } => {
                self.fight().lost = field_of(&self.public, defenders);
                self.fight().eager =
                    if advance > 0 { self.winners(present) } else { UnitSet::EMPTY };
                self.fight().fleeing = defenders;
                self.begin_retreat(table);
            }
        }
    }

    /// 20.3: archers and slingers who stayed in a Gallic zone of control beside units that are driven
    /// back, when these leave nobody else with them.
    fn companions(&self, fleeing: UnitSet) -> UnitSet {
        let public = &self.public;
        let left = |hex: Hex| {
            public.in_zone(Side::Gaul, hex)
                && public.men(Side::Rome, hex).any(|one| fleeing.contains(one))
                && public
                    .men(Side::Rome, hex)
                    .all(|one| one.missile().is_some() || fleeing.contains(one))
        };
        Unit::missiles().filter(|unit| public.hex_of(*unit).is_some_and(left)).collect()
    }

    /// Those who may advance: they took part, also those who were attacked while disrupted (21.1), and
    /// leaders may go with them.
    fn winners(&self, units: UnitSet) -> UnitSet {
        units.iter().chain(leaders_in(&self.public, units)).collect()
    }

    /// 19.3, 19.6: Roman leaders fall with their stack, but not those who attacked beside others that
    /// did not. Vercingetorix has no part in a battle (19.1): what befalls him follows from those who
    /// guard him (19.7).
    fn leaders_fall(&mut self, units: UnitSet, table: &mut Table<'_, Event>) {
        for leader in leaders_in(&self.public, units) {
            if leader == Unit::VERCINGETORIX {
                continue;
            }
            let attacked = leader.side() == self.combats().side;
            if attacked && self.has_others(leader, units) {
                table.tell(|| Event::StoodAside { leader });
            } else {
                self.kill(leader, Rule("19.3"), table);
            }
            if self.is_over() {
                return;
            }
        }
    }

    /// Whether units stand with a leader that are not among these.
    pub(crate) fn has_others(&self, leader: Unit, units: UnitSet) -> bool {
        self.public.hex_of(leader).is_some_and(|hex| {
            self.public.men(leader.side(), hex).any(|unit| !units.contains(unit))
        })
    }

    fn destroy(&mut self, units: UnitSet, rule: Rule, table: &mut Table<'_, Event>) {
        for unit in units.iter() {
            if self.is_over() {
                return;
            }
            self.kill(unit, rule, table);
        }
    }
}

/// The hexes that units of the beaten side stand in, on the map and outside Alesia.
fn field_of(public: &Board, units: UnitSet) -> ArrayVec<Hex, 12> {
    public.hexes_of(units).into_iter().flatten().take(12).collect()
}
