//! 10.0: battles at the table. `battle.rs` says whose turn it is and what hits; this says what
//! becomes of the units.

use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::battle::{Battle, Flight, Next, Role, Waits};
use crate::ids::{Card, CardType, Place, PlaceSet, Side, Unit};
use crate::pack::Pack;
use crate::state::{Army, Eyes, Public, State};

/// Where the attacker's units may go back to: the last places on the ways they came, where no
/// enemy stands (10.0-retreat).
pub(crate) fn ways_back(public: &Public, battle: &Battle) -> PlaceSet {
    let Some(side) = battle.side(Role::Attacker) else { return PlaceSet::EMPTY };
    public.ways_into(battle.place).minus(public.hostile(side))
}

/// Where the defender may go: an adjacent friendly city, or else an adjacent place without an
/// enemy (10.0-retreat). A barbarian area that is cleared and held is as good as a friendly city
/// (silver, ruling R-22).
pub(crate) fn refuges(pack: &Pack, public: &Public, battle: &Battle) -> PlaceSet {
    let Some(side) = battle.side(Role::Defender) else { return PlaceSet::EMPTY };
    let near = pack.near(battle.place, public.is_silver());
    let friendly = near.and(public.board.friendly(side)).minus(public.wild());
    if !friendly.is_empty() {
        return friendly;
    }
    near.minus(public.board.held(side.enemy()))
}

fn can_retreat(pack: &Pack, public: &Public, battle: &Battle, role: Role) -> bool {
    match role {
        Role::Attacker => !ways_back(public, battle).is_empty(),
        Role::Defender => !refuges(pack, public, battle).is_empty(),
    }
}

/// Leaders that can be lost by a retreat: never the supreme leader (10.0-vincere).
fn mortal_leaders(line: &Army) -> impl Iterator<Item = Unit> {
    line.chiefs().filter(|unit| *unit != Unit::COMMANDER)
}

/// What a side might do in a battle.
pub(crate) fn candidates(eyes: Eyes<'_>, battle: &Battle, out: &mut Vec<Action>) {
    let lines = battle.lines(&eyes.public.board);
    let role = battle.waits.role();
    let line = lines[role.index()];
    match battle.waits {
        Waits::Tactics { .. } => {
            let tactics = eyes.secret.hand.kinds().filter(|card| card.kind() == CardType::Tactics);
            out.extend(tactics.map(|card| Action::PlayTactics { card }));
            out.push(Action::NoTactics);
        }
        Waits::Engage { class, .. } => {
            let fresh = battle.fresh(&lines, role);
            let fits = fresh.kinds().filter(|unit| unit.class() == class);
            out.extend(fits.map(|unit| Action::Engage { unit }));
        }
        Waits::Hit { .. } => {
            let fought = battle.fought[role.index()];
            for unit in line.kinds() {
                if fought.has(unit) {
                    out.push(Action::TakeHit { unit, engaged: true });
                }
                if line.count(unit) > fought.count(unit) {
                    out.push(Action::TakeHit { unit, engaged: false });
                }
            }
        }
        Waits::Retreat { role: Role::Attacker } => {
            out.extend([Action::Withdraw, Action::FightOn]);
        }
        Waits::Retreat { role: Role::Defender } => {
            let refuges = refuges(eyes.pack, eyes.public, battle);
            out.extend(refuges.iter().map(|to| Action::Retreat { to }));
            out.push(Action::FightOn);
        }
        Waits::Leader { .. } => {
            out.extend(mortal_leaders(&line).map(|unit| Action::LoseLeader { unit }));
        }
        Waits::FallBack => {
            for to in ways_back(eyes.public, battle).iter() {
                out.extend(line.kinds().map(|unit| Action::FallBack { unit, to }));
            }
        }
        Waits::Promote { .. } => {
            let at = battle.place;
            let weak = line.kinds().filter(|unit| unit.veteran().is_some());
            out.extend(weak.map(|unit| Action::Promote { unit, at }));
            out.push(Action::NoPromotion);
        }
    }
}

/// Whether a battle is due in a place (10.0-order).
pub(crate) fn check_fight(eyes: Eyes<'_>, place: Place) -> Result<(), Refusal> {
    if eyes.public.battles().contains(place) {
        Ok(())
    } else {
        Err(Refusal::NoBattleThere { place })
    }
}

/// Whether an action fits what the battle waits for. Apart from the other phases, which are asked
/// far more often.
#[inline(never)]
pub(crate) fn check(eyes: Eyes<'_>, battle: &Battle, action: Action) -> Result<(), Refusal> {
    let lines = battle.lines(&eyes.public.board);
    let role = battle.waits.role();
    let line = lines[role.index()];
    let moment = crate::game::moment(action);
    let there = |unit: Unit| {
        if line.has(unit) { Ok(()) } else { Err(Refusal::NotInBattle { unit, rule: moment }) }
    };
    match (battle.waits, action) {
        (Waits::Tactics { .. }, Action::PlayTactics { card }) => check_tactics(eyes, card),
        (Waits::Engage { class, .. }, Action::Engage { unit }) => there(unit).and_then(|()| {
            if unit.class() != class {
                Err(Refusal::NotItsTurn { unit })
            } else if !battle.fresh(&lines, role).has(unit) {
                Err(Refusal::HasFought { unit })
            } else {
                Ok(())
            }
        }),
        (Waits::Hit { .. }, Action::TakeHit { unit, engaged }) => there(unit).and_then(|()| {
            let fought = battle.fought[role.index()].count(unit);
            match engaged {
                true if fought == 0 => Err(Refusal::HasNotFought { unit }),
                false if fought == line.count(unit) => Err(Refusal::HasFought { unit }),
                true | false => Ok(()),
            }
        }),
        (Waits::Retreat { role: Role::Defender }, Action::Retreat { to }) => {
            if refuges(eyes.pack, eyes.public, battle).contains(to) {
                Ok(())
            } else {
                Err(no_refuge(eyes.public, to))
            }
        }
        (Waits::Leader { .. }, Action::LoseLeader { unit }) => there(unit).and_then(|()| {
            if unit.is_chief() && unit != Unit::COMMANDER {
                Ok(())
            } else {
                Err(Refusal::NotALeader { unit })
            }
        }),
        (Waits::FallBack, Action::FallBack { unit, to }) => there(unit).and_then(|()| {
            if ways_back(eyes.public, battle).contains(to) {
                Ok(())
            } else {
                Err(no_refuge(eyes.public, to))
            }
        }),
        (Waits::Promote { .. }, Action::Promote { unit, at }) => {
            if at != battle.place {
                return Err(Refusal::NoSuchUnit { unit, place: at, rule: moment });
            }
            there(unit).and_then(|()| {
                if unit.veteran().is_some() {
                    Ok(())
                } else {
                    Err(Refusal::CannotBePromoted { unit })
                }
            })
        }
        (Waits::Tactics { .. }, Action::NoTactics)
        | (Waits::Retreat { role: Role::Attacker }, Action::Withdraw)
        | (Waits::Retreat { .. }, Action::FightOn)
        | (Waits::Promote { .. }, Action::NoPromotion) => Ok(()),
        _ => Err(Refusal::NotNow { rule: moment }),
    }
}

fn no_refuge(public: &Public, to: Place) -> Refusal {
    if to.is_barbarian() && !public.is_silver() {
        Refusal::BarbarianArea { place: to }
    } else {
        Refusal::CannotRetreatTo { place: to }
    }
}

fn check_tactics(eyes: Eyes<'_>, card: Card) -> Result<(), Refusal> {
    if card.kind() != CardType::Tactics {
        return Err(Eyes::wrong_card(card, Card::TESTUDO));
    }
    eyes.check_hand(card)
}

impl State {
    /// The battle in progress.
    fn battle(&mut self) -> &mut Battle {
        self.public.phase.battle_mut().expect("a battle is being fought")
    }

    fn lines(&mut self) -> [Army; 2] {
        let battle = *self.battle();
        battle.lines(&self.public.board)
    }

    /// 10.0-order: a battle against the rival, or else against the warbands of the area.
    pub(crate) fn begin_battle(&mut self, place: Place, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        let mut battle = Battle::new(place, [Some(side), Some(side.enemy())]);
        if !self.public.board.holds(side.enemy(), place) {
            battle.sides[1] = None;
            battle.warbands = self.pack.value(place);
        }
        self.open_battle(battle, table);
    }

    /// Lines up both sides and asks for tactics (10.0-tactics).
    pub(crate) fn open_battle(&mut self, mut battle: Battle, table: &mut Table<'_, Event>) {
        for role in Role::BOTH {
            if let Some(side) = battle.side(role) {
                let heir = self.public.heirs[side];
                battle.commanders[role.index()] = self.pack.commander_swords(side, heir);
            }
        }
        let [attacker, defender] = battle.sides;
        table.tell(|| Event::BattleBegins { place: battle.place, attacker, defender });
        self.join_battle(battle);
        self.ask_tactics(Role::Attacker, table);
    }

    /// Whoever has cards in hand is asked, the attacker first.
    fn ask_tactics(&mut self, role: Role, table: &mut Table<'_, Event>) {
        let side = self.battle().side(role);
        if side.is_some_and(|side| self.public.counts.hands[side] > 0) {
            self.battle().waits = Waits::Tactics { role };
        } else {
            self.tactics_chosen(role, table);
        }
    }

    /// The next is asked; then both cards are turned over together.
    fn tactics_chosen(&mut self, role: Role, table: &mut Table<'_, Event>) {
        match role {
            Role::Attacker => self.ask_tactics(Role::Defender, table),
            Role::Defender => self.show_tactics(table),
        }
    }

    /// A card is laid face down.
    pub(crate) fn lay_tactics(&mut self, side: Side, card: Card, table: &mut Table<'_, Event>) {
        table.tell(|| Event::TacticsLaid { side, card: Concealed::new(side.seat(), card) });
        self.play_from_hand(side, card, table.referee());
        self.secret(side, table.referee()).tactics = Some(card);
        let role = self.battle().waits.role();
        self.battle().laid[role.index()] = true;
        self.tactics_chosen(role, table);
    }

    /// No card.
    pub(crate) fn no_tactics(&mut self, side: Side, table: &mut Table<'_, Event>) {
        table.tell(|| Event::NoTactics { side });
        let role = self.battle().waits.role();
        self.tactics_chosen(role, table);
    }

    fn show_tactics(&mut self, table: &mut Table<'_, Event>) {
        let sides = self.battle().sides;
        let mut tactics = [None; 2];
        for (shown, side) in tactics.iter_mut().zip(sides) {
            let Some(side) = side else { continue };
            *shown = self.secret(side, table.referee()).tactics.take();
            if let Some(card) = *shown {
                table.reveal();
                table.tell(|| Event::TacticsShown { side, card });
            }
        }
        let lines = self.lines();
        let pack = self.pack;
        let battle = self.battle();
        let command = battle.open(pack, &lines, tactics);
        let leading = battle.side(battle.initiative);
        table.tell(|| Event::Initiative { side: leading, command });
        self.tell_round(table);
        self.fight_on(table);
    }

    fn tell_round(&mut self, table: &mut Table<'_, Event>) {
        let Battle { place, round, .. } = *self.battle();
        table.tell(|| Event::Round { place, round });
    }

    /// Goes on to the next decision; warbands fight by themselves.
    fn fight_on(&mut self, table: &mut Table<'_, Event>) {
        loop {
            let lines = self.lines();
            match self.battle().next(&lines) {
                Next::Engage => {
                    let role = self.battle().waits.role();
                    if self.battle().side(role).is_some() {
                        return;
                    }
                    if self.roll_for(role, Unit::WARBAND, table) {
                        return;
                    }
                }
                Next::RoundOver => {
                    self.ask_retreat(Role::Attacker, table);
                    return;
                }
                Next::LineEmpty => {
                    let winner = if lines[0].is_empty() { Role::Defender } else { Role::Attacker };
                    self.win(winner, table);
                    return;
                }
            }
        }
    }

    /// 10.0-round: a unit fights.
    pub(crate) fn engage(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let role = self.battle().waits.role();
        if !self.roll_for(role, unit, table) {
            self.fight_on(table);
        }
    }

    /// Rolls for a unit. Whether the enemy must now choose a loss.
    fn roll_for(&mut self, role: Role, unit: Unit, table: &mut Table<'_, Event>) -> bool {
        let lines = self.lines();
        let pack = self.pack;
        let battle = self.battle();
        let swords = battle.swords(pack, &lines, role, unit);
        battle.engaged(role, unit);
        let side = battle.side(role);
        let (face, hit) = table.try_roll("battle", 6, swords.into());
        table.tell(|| Event::Fought { side, unit, swords, face: face as u8, hit });
        if !hit {
            return false;
        }
        let victim = role.other();
        if self.battle().absorb(victim) {
            if let Some(side) = self.battle().side(victim) {
                table.tell(|| Event::Shielded { side });
            }
            return false;
        }
        self.battle().waits = Waits::Hit { role: victim, hits: 1, pursuit: false };
        self.suffer(table)
    }

    /// Takes hits that leave no choice. Whether the owner must choose.
    fn suffer(&mut self, table: &mut Table<'_, Event>) -> bool {
        loop {
            let (role, hits, _) = self.battle().waits.hit().expect("a side was hit");
            let line = self.lines()[role.index()];
            if hits == 0 || line.is_empty() {
                return false;
            }
            let fought = self.battle().fought[role.index()];
            let warbands = self.battle().side(role).is_none();
            let mut kinds = line.kinds();
            let (Some(unit), None) = (kinds.next(), kinds.next()) else { return true };
            let mixed = fought.has(unit) && fought.count(unit) < line.count(unit);
            if mixed && !warbands {
                return true;
            }
            self.lose(role, unit, fought.has(unit), table);
        }
    }

    /// A unit is eliminated in battle.
    fn lose(&mut self, role: Role, unit: Unit, engaged: bool, table: &mut Table<'_, Event>) {
        let battle = self.battle();
        battle.fell(role, unit, engaged);
        let (place, side) = (battle.place, battle.side(role));
        let (_, hits, pursuit) = battle.waits.hit().expect("units are lost to hits");
        battle.waits = Waits::Hit { role, hits: hits - 1, pursuit };
        let cited = Rule(if pursuit { "10.0-vaevictis" } else { "10.0-round" });
        table.tell(|| Event::Lost { side, unit, rule: cited });
        match side {
            Some(side) => self.remove_unit(side, unit, place, table),
            None => self.battle().warbands -= 1,
        }
    }

    /// The owner chooses his loss (10.0-round, 10.0-vaevictis).
    pub(crate) fn take_hit(&mut self, unit: Unit, engaged: bool, table: &mut Table<'_, Event>) {
        let (role, _, pursuit) = self.battle().waits.hit().expect("a side takes hits");
        self.lose(role, unit, engaged, table);
        if self.suffer(table) {
            return;
        }
        if pursuit { self.leave_field(table) } else { self.fight_on(table) }
    }

    /// 10.0-retreat: first the attacker may leave, then the defender.
    fn ask_retreat(&mut self, role: Role, table: &mut Table<'_, Event>) {
        let battle = *self.battle();
        if can_retreat(self.pack, &self.public, &battle, role) {
            self.battle().waits = Waits::Retreat { role };
        } else {
            self.no_retreat(role, table);
        }
    }

    fn no_retreat(&mut self, role: Role, table: &mut Table<'_, Event>) {
        match role {
            Role::Attacker => self.ask_retreat(Role::Defender, table),
            Role::Defender => {
                self.battle().begin_round();
                self.tell_round(table);
                self.fight_on(table);
            }
        }
    }

    /// The side stays.
    pub(crate) fn stay(&mut self, side: Side, table: &mut Table<'_, Event>) {
        table.tell(|| Event::FightsOn { side });
        let role = self.battle().waits.role();
        self.no_retreat(role, table);
    }

    /// The side leaves: a leader pays for it (10.0-vincere).
    pub(crate) fn flee(&mut self, side: Side, to: Option<Place>, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Retreats { side, to });
        let battle = self.battle();
        let role = battle.waits.role();
        battle.flight = Some(Flight { role, to });
        battle.rest();
        if battle.slips_away(role) {
            table.tell(|| Event::SlipsAway { side });
            self.leave_field(table);
            return;
        }
        let line = self.lines()[role.index()];
        let mut leaders = mortal_leaders(&line);
        match (leaders.next(), leaders.next()) {
            (None, _) => self.pursue(table),
            (Some(unit), None) => self.lose_leader(unit, table),
            (Some(_), Some(_)) => self.battle().waits = Waits::Leader { role },
        }
    }

    /// 10.0-vincere.
    pub(crate) fn lose_leader(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let battle = self.battle();
        let role = battle.waits.role();
        battle.fell(role, unit, false);
        let (place, side) = (battle.place, battle.side(role));
        table.tell(|| Event::Lost { side, unit, rule: Rule("10.0-vincere") });
        if let Some(side) = side {
            self.remove_unit(side, unit, place, table);
        }
        self.pursue(table);
    }

    /// 10.0-vaevictis: a die for every unit of the winner.
    fn pursue(&mut self, table: &mut Table<'_, Event>) {
        let Flight { role, .. } = self.battle().flight.expect("who is pursued flees");
        let lines = self.lines();
        let winner = self.battle().side(role.other());
        let dice = lines[role.other().index()].len();
        let on = u32::from(self.pack.figures.pursuit_on);
        let count = if lines[role.index()].is_empty() { 0 } else { u32::from(dice) };
        let hits = table.hits("pursuit", count, 6, on) as u8;
        table.tell(|| Event::Pursuit { side: winner, dice: count as u8, hits });
        self.battle().waits = Waits::Hit { role, hits, pursuit: true };
        if !self.suffer(table) {
            self.leave_field(table);
        }
    }

    /// The survivors go where they go (10.0-retreat).
    fn leave_field(&mut self, table: &mut Table<'_, Event>) {
        let battle = *self.battle();
        let Flight { role, to } = battle.flight.expect("who leaves the field flees");
        let line = self.lines()[role.index()];
        let ways = match to {
            Some(to) => PlaceSet::one(to),
            None => ways_back(&self.public, &battle),
        };
        if line.is_empty() {
            self.win(role.other(), table);
        } else if let Some(to) = ways.only() {
            for unit in line.units() {
                self.fall_back_to(unit, to, table);
            }
            self.win(role.other(), table);
        } else {
            self.battle().waits = Waits::FallBack;
        }
    }

    /// An attacker's unit goes back by one of the ways.
    pub(crate) fn fall_back(&mut self, unit: Unit, to: Place, table: &mut Table<'_, Event>) {
        self.fall_back_to(unit, to, table);
        if self.lines()[Role::Attacker.index()].is_empty() {
            self.win(Role::Defender, table);
        }
    }

    /// A unit leaves the battle for a place. In barbarian land some are lost (silver).
    fn fall_back_to(&mut self, unit: Unit, to: Place, table: &mut Table<'_, Event>) {
        let battle = *self.battle();
        let role = battle.flight.expect("who falls back flees").role;
        let side = battle.side(role).expect("warbands never retreat");
        if to.is_barbarian()
            && self.public.wild().contains(to)
            && table.try_roll("wild", 6, self.pack.figures.wild_on.into()).1
        {
            table.tell(|| Event::LostInTheWild { side, unit, place: to });
            self.remove_unit(side, unit, battle.place, table);
            return;
        }
        table.tell(|| Event::FellBack { side, unit, to });
        self.lift(side, unit, battle.place);
        self.put(side, unit, to);
    }

    /// The field is won: a triumph is earned, veterans are made (10.0-veterans).
    fn win(&mut self, role: Role, table: &mut Table<'_, Event>) {
        let battle = *self.battle();
        let winner = battle.side(role);
        table.tell(|| Event::BattleEnds { place: battle.place, winner });
        for card in battle.tactics.into_iter().flatten() {
            self.public.discard.add(card);
        }
        self.battle().tactics = [None; 2];
        self.battle().fought = [Army::EMPTY; 2];
        let figures = &self.pack.figures;
        let Some(side) = winner else { return self.end_battle(role, table) };
        if battle.lost[role.other().index()].len() >= figures.triumph_losses {
            self.public.triumph[side] = true;
        }
        if battle.round >= figures.promotion_rounds || battle.flight.is_some() {
            // A forum card serves its owner in his own turn (5.0-effects).
            let triumph = side == self.public.side && self.public.owns(side, Card::TRIUMPH);
            let left = if triumph { figures.triumph_promotions } else { figures.promotions };
            self.battle().waits = Waits::Promote { role, left };
            self.go_on_promoting(role, left, table);
        } else {
            self.end_battle(role, table);
        }
    }

    fn go_on_promoting(&mut self, role: Role, left: u8, table: &mut Table<'_, Event>) {
        let line = self.lines()[role.index()];
        if left == 0 || !line.kinds().any(|unit| unit.veteran().is_some()) {
            self.end_battle(role, table);
        } else {
            self.battle().waits = Waits::Promote { role, left };
        }
    }

    /// 10.0-veterans: a unit of the winner turns to its veteran face.
    pub(crate) fn promote(&mut self, side: Side, unit: Unit, table: &mut Table<'_, Event>) {
        let Battle { place, waits, .. } = *self.battle();
        let (role, left) = waits.promotions().expect("veterans are made after a battle");
        self.promote_unit(side, unit, place, Rule("10.0-veterans"), table);
        self.go_on_promoting(role, left - 1, table);
    }

    /// Turns a unit to its veteran face.
    pub(crate) fn promote_unit(
        &mut self,
        side: Side,
        unit: Unit,
        at: Place,
        rule: Rule,
        table: &mut Table<'_, Event>,
    ) {
        let veteran = unit.veteran().expect("only a unit with a veteran face is promoted");
        table.tell(|| Event::Promoted { side, unit, place: at, rule });
        self.public.board.put(side, veteran, at);
        self.public.board.lift(side, unit, at);
    }

    /// Nobody (else) is promoted.
    pub(crate) fn no_promotion(&mut self, table: &mut Table<'_, Event>) {
        let role = self.battle().waits.role();
        self.end_battle(role, table);
    }

    /// The battle is over; the next one, or the rest of the event that brought it.
    fn end_battle(&mut self, winner: Role, table: &mut Table<'_, Event>) {
        let battle = *self.battle();
        let invasion = battle.side(Role::Attacker).is_none();
        if battle.side(Role::Defender).is_none() && winner == Role::Attacker {
            self.public.cleared.insert(battle.place);
        }
        if invasion {
            if winner == Role::Attacker {
                self.plunder(battle.place, table);
            }
            self.card_resolved(table);
        } else {
            self.next_battle(table);
        }
    }
}
