//! The event cards (6.0-event), one function each. An event happens at once; the drawer decides
//! first, then his rival.

use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::forum;
use crate::ids::{Card, Faction, Place, PlaceSet, Side, Unit};
use crate::pack::Pack;
use crate::state::{Eyes, Public, State};

const EVENT: Rule = Rule("6.0-event");

/// A side's symbols of a faction in a Rally: its cards, and its supreme leader while he is on the
/// map (ruling R-08).
pub fn symbols(pack: &Pack, public: &Public, side: Side, faction: Faction) -> u8 {
    let own = match faction {
        Faction::Optimates => Side::Pompey,
        Faction::Populares => Side::Caesar,
    };
    let leader = side == own && public.commander(side).is_some();
    forum::points(pack, public, side).of(faction) + u8::from(leader)
}

/// Who profits from a Rally: most symbols; a tie favours the side of the faction.
fn rallies(pack: &Pack, public: &Public, faction: Faction, tie: Side) -> (Side, u8) {
    let ours = symbols(pack, public, tie, faction);
    let theirs = symbols(pack, public, tie.enemy(), faction);
    if theirs > ours { (tie.enemy(), theirs) } else { (tie, ours) }
}

/// Units of a side on the map, by place, that `fits`.
pub(crate) fn units_on_map(
    public: &Public,
    side: Side,
    fits: impl Fn(Unit) -> bool,
) -> impl Iterator<Item = (Unit, Place)> {
    public
        .board
        .held(side)
        .iter()
        .flat_map(move |place| {
            let army = *public.board.army(side, place);
            army.kinds().map(move |unit| (unit, place)).collect::<arrayvec::ArrayVec<_, 16>>()
        })
        .filter(move |(unit, _)| fits(*unit))
}

/// The only thing to choose, if there is just one.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    if all.next().is_some() { None } else { Some(first) }
}

/// Colonies where a grumbling legion can be hired (7.0-special).
pub(crate) fn check_hire(eyes: Eyes<'_>, hired: PlaceSet, at: Place) -> Result<(), Refusal> {
    if !eyes.pack.colonies.contains(at) {
        return Err(Refusal::NotAColony { place: at });
    }
    if !eyes.public.is_friendly(eyes.side, at) {
        return Err(Refusal::CityNotFriendly { place: at });
    }
    if hired.contains(at) {
        return Err(Refusal::ExtraPlaced { place: at });
    }
    if eyes.public.stock(eyes.pack, eyes.side, Unit::LEGION) == 0 {
        return Err(Refusal::StockEmpty { unit: Unit::LEGION });
    }
    eyes.check_purse(eyes.pack.figures.grumble_price, Rule("6.0-event"))
}

/// Whoever hired nobody demotes a veteran legion.
pub(crate) fn check_demote(eyes: Eyes<'_>, hired: PlaceSet, at: Place) -> Result<(), Refusal> {
    if !hired.is_empty() {
        return Err(Refusal::HasHired {});
    }
    check_there(eyes, Unit::VETERAN_LEGION, at, EVENT)
}

/// Whoever hired somebody, or has no veteran to demote, may end it.
pub(crate) fn check_end_hiring(eyes: Eyes<'_>, hired: PlaceSet) -> Result<(), Refusal> {
    if hired.is_empty() && veterans(eyes.public, eyes.side).next().is_some() {
        return Err(Refusal::MustDemote {});
    }
    Ok(())
}

fn veterans(public: &Public, side: Side) -> impl Iterator<Item = (Unit, Place)> {
    units_on_map(public, side, |unit| unit == Unit::VETERAN_LEGION)
}

fn check_there(eyes: Eyes<'_>, unit: Unit, at: Place, rule: Rule) -> Result<(), Refusal> {
    if eyes.public.board.army(eyes.side, at).has(unit) {
        Ok(())
    } else {
        Err(Refusal::NoSuchUnit { unit, place: at, rule })
    }
}

/// Allies Go Home takes allies.
pub(crate) fn check_go_home(eyes: Eyes<'_>, unit: Unit, at: Place) -> Result<(), Refusal> {
    if !unit.is_ally() {
        return Err(Refusal::AlliesOnly { unit });
    }
    check_there(eyes, unit, at, EVENT)
}

/// A pillage takes anybody (12.0).
pub(crate) fn check_pay(eyes: Eyes<'_>, unit: Unit, at: Place) -> Result<(), Refusal> {
    check_there(eyes, unit, at, Rule("12.0"))
}

/// Populares Rally promotes a legion.
pub(crate) fn check_rally(eyes: Eyes<'_>, unit: Unit, at: Place) -> Result<(), Refusal> {
    if unit != Unit::LEGION {
        return Err(Refusal::LegionsOnly { unit });
    }
    check_there(eyes, unit, at, EVENT)
}

/// Who might go home.
pub(crate) fn leavers(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let allies = units_on_map(eyes.public, eyes.side, Unit::is_ally);
    out.extend(allies.map(|(unit, at)| Action::GiveUp { unit, at }));
}

/// Who might pay for a pillage.
pub(crate) fn payers(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let all = units_on_map(eyes.public, eyes.side, |_| true);
    out.extend(all.map(|(unit, at)| Action::GiveUp { unit, at }));
}

/// Whom the Populares might honour.
pub(crate) fn honours(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let legions = units_on_map(eyes.public, eyes.side, |unit| unit == Unit::LEGION);
    out.extend(legions.map(|(unit, at)| Action::Promote { unit, at }));
}

/// What a side might do about legions that grumble.
pub(crate) fn answers(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    out.extend(eyes.pack.colonies.iter().map(|at| Action::Hire { at }));
    out.extend(veterans(eyes.public, eyes.side).map(|(_, at)| Action::Demote { at }));
    out.push(Action::EndHiring);
}

impl State {
    /// Carries out the event that was drawn.
    pub(crate) fn happen(&mut self, card: Card, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        match card {
            Card::ALLIES_GO_HOME => self.allies_leave(side, table),
            Card::DEMAND_FOR_ACTION => self.demand_for_action(table),
            Card::OPTIMATES_RALLY => self.optimates_rally(table),
            Card::POPULARES_RALLY => self.populares_rally(table),
            Card::BARBARIAN_INVASION if self.public.is_silver() => self.barbarians_invade(table),
            Card::BARBARIAN_INVASION => self.pillage(side, table),
            _ => self.grumble(side, table),
        }
    }

    /// The rival's part of an event, or its end.
    fn after_side(
        &mut self,
        side: Side,
        table: &mut Table<'_, Event>,
        next: impl FnOnce(&mut Self, Side, &mut Table<'_, Event>),
    ) {
        if side == self.public.side {
            next(self, side.enemy(), table);
        } else {
            self.card_resolved(table);
        }
    }

    /// Allies Go Home: each player loses an ally of his choice.
    fn allies_leave(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let allies = || units_on_map(&self.public, side, Unit::is_ally);
        if allies().next().is_none() {
            table.tell(|| Event::NoEffect { side, card: Card::ALLIES_GO_HOME });
            self.after_side(side, table, Self::allies_leave);
        } else if let Some((unit, at)) = only(allies()) {
            self.send_home(side, unit, at, table);
        } else {
            self.ask_allies_leave(side);
        }
    }

    /// The ally goes back to the stock.
    pub(crate) fn send_home(
        &mut self,
        side: Side,
        unit: Unit,
        at: Place,
        table: &mut Table<'_, Event>,
    ) {
        table.tell(|| Event::GaveUp { side, unit, place: at, rule: Rule("6.0-event") });
        self.lift(side, unit, at);
        self.after_side(side, table, Self::allies_leave);
    }

    /// Demand for Action: the next taxes of both pay half.
    fn demand_for_action(&mut self, table: &mut Table<'_, Event>) {
        table.tell(|| Event::TaxesHalved);
        for side in Side::BOTH {
            self.public.halved[side] = true;
        }
        self.card_resolved(table);
    }

    /// Optimates Rally: gold for every symbol.
    fn optimates_rally(&mut self, table: &mut Table<'_, Event>) {
        let faction = Faction::Optimates;
        let (side, symbols) = rallies(self.pack, &self.public, faction, Side::Pompey);
        let gold = u16::from(symbols) * self.pack.figures.optimates_gold;
        table.tell(|| Event::Rallied { side, faction, symbols, gold });
        self.public.gold[side] += gold;
        self.card_resolved(table);
    }

    /// Populares Rally: gold for every symbol, and a legion becomes veteran.
    fn populares_rally(&mut self, table: &mut Table<'_, Event>) {
        let faction = Faction::Populares;
        let (side, symbols) = rallies(self.pack, &self.public, faction, Side::Caesar);
        let gold = u16::from(symbols) * self.pack.figures.populares_gold;
        table.tell(|| Event::Rallied { side, faction, symbols, gold });
        self.public.gold[side] += gold;
        let legions = || units_on_map(&self.public, side, |unit| unit == Unit::LEGION);
        if legions().next().is_none() {
            self.card_resolved(table);
        } else if let Some((unit, at)) = only(legions()) {
            self.rally(side, unit, at, table);
        } else {
            self.ask_rally(side);
        }
    }

    /// The legion that the Populares honour.
    pub(crate) fn rally(
        &mut self,
        side: Side,
        unit: Unit,
        at: Place,
        table: &mut Table<'_, Event>,
    ) {
        self.promote_unit(side, unit, at, Rule("6.0-event"), table);
        self.card_resolved(table);
    }

    /// Barbarian Invasion in the bronze game (12.0): a die of gold each; who cannot pay gives up
    /// units worth as many swords.
    fn pillage(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let loss = table.roll("pillage", 6) as u16;
        let gold = loss.min(self.public.gold[side]);
        let owed = loss - gold;
        table.tell(|| Event::Pillaged { side, gold, owed });
        self.public.gold[side] -= gold;
        self.go_on_pillage(side, owed, table);
    }

    fn go_on_pillage(&mut self, side: Side, owed: u16, table: &mut Table<'_, Event>) {
        if owed == 0 || self.public.board.held(side).is_empty() {
            self.after_side(side, table, Self::pillage);
            return;
        }
        self.ask_pillage(side, owed);
        if let Some((unit, at)) = only(units_on_map(&self.public, side, |_| true)) {
            self.pay_in_swords(side, unit, at, table);
        }
    }

    /// A unit is lost to the pillage.
    pub(crate) fn pay_in_swords(
        &mut self,
        side: Side,
        unit: Unit,
        at: Place,
        table: &mut Table<'_, Event>,
    ) {
        let owed = self.public.phase.pillage().expect("a side pays for a pillage");
        let swords = u16::from(self.public.swords(self.pack, side, unit));
        table.tell(|| Event::GaveUp { side, unit, place: at, rule: Rule("12.0") });
        self.remove_unit(side, unit, at, table);
        self.go_on_pillage(side, owed.saturating_sub(swords), table);
    }

    /// Legions Grumble: hire in the colonies, or lose a veteran's face, or pay.
    fn grumble(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let public = &self.public;
        let affords = public.gold[side] >= self.pack.figures.grumble_price
            && public.stock(self.pack, side, Unit::LEGION) > 0
            && !public.board.friendly(side).and(self.pack.colonies).is_empty();
        if !affords {
            if veterans(public, side).next().is_none() {
                self.fine(side, table);
                return;
            }
            if let Some((_, at)) = only(veterans(public, side)) {
                self.demote(side, at, table);
                return;
            }
        }
        self.ask_grumble(side, PlaceSet::EMPTY);
    }

    /// An extra legion in a colony.
    pub(crate) fn hire(&mut self, side: Side, at: Place, table: &mut Table<'_, Event>) {
        let mut hired = self.public.phase.grumble().expect("a side hires when legions grumble");
        let price = self.pack.figures.grumble_price;
        table.tell(|| Event::Hired { side, place: at, price });
        self.public.gold[side] -= price;
        self.put(side, Unit::LEGION, at);
        hired.insert(at);
        self.ask_grumble(side, hired);
    }

    /// A veteran legion turns back to its weak face.
    pub(crate) fn demote(&mut self, side: Side, at: Place, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Demoted { side, place: at });
        self.public.board.put(side, Unit::LEGION, at);
        self.public.board.lift(side, Unit::VETERAN_LEGION, at);
        self.after_side(side, table, Self::grumble);
    }

    /// Enough hired; or nobody hired and no veteran to demote: then it costs gold.
    pub(crate) fn end_hiring(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let hired = self.public.phase.grumble().expect("hiring ends when legions grumble");
        if hired.is_empty() {
            self.fine(side, table);
        } else {
            self.after_side(side, table, Self::grumble);
        }
    }

    /// What it costs to have hired nobody and to have no veterans.
    fn fine(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let gold = self.pack.figures.grumble_fine.min(self.public.gold[side]);
        table.tell(|| Event::Fined { side, gold });
        self.public.gold[side] -= gold;
        self.after_side(side, table, Self::grumble);
    }
}
