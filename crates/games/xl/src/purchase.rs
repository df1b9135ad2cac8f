//! 7.0: purchases, leaders, and the action cards of the phase.

use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal, Terms};
use crate::ids::{Card, CardType, Place, PlaceSet, Side, Unit};
use crate::pack::Pack;
use crate::state::{Drawing, Eyes, Public, State};

/// What a unit costs on these terms in a city (7.0 and the cards that change it).
pub fn price(pack: &Pack, public: &Public, side: Side, unit: Unit, at: Place, terms: Terms) -> u16 {
    let figures = &pack.figures;
    let here = public.board.army(side, at);
    match terms {
        Terms::Antonius => 0,
        Terms::Ultimum => figures.ultimum_price,
        Terms::Settlement if unit == Unit::LEGION => figures.veterans_price,
        Terms::Settlement => figures.allied_price,
        Terms::Standard if unit == Unit::LEGION && here.has(Unit::CURIO) => {
            figures.curio_price.min(pack.legion_price)
        }
        Terms::Standard if unit == Unit::ALLY && here.has(Unit::SCIPIO) => {
            figures.scipio_price.min(pack.ally_price)
        }
        Terms::Standard if unit == Unit::LEGION => pack.legion_price,
        Terms::Standard => pack.ally_price,
    }
}

/// Whether a unit may be recruited (7.0 to 7.3).
pub(crate) fn check_recruit(
    pack: &Pack,
    public: &Public,
    side: Side,
    unit: Unit,
    at: Place,
    terms: Terms,
) -> Result<(), Refusal> {
    if unit != Unit::LEGION && (unit != Unit::ALLY || terms == Terms::Antonius) {
        return Err(Refusal::NotRecruited { unit });
    }
    if unit == Unit::ALLY && terms == Terms::Ultimum {
        return Err(Refusal::NotRecruited { unit });
    }
    if at.is_barbarian() && !public.is_silver() {
        return Err(Refusal::BarbarianArea { place: at });
    }
    if !public.is_friendly(side, at) {
        return Err(Refusal::CityNotFriendly { place: at });
    }
    check_terms(pack, public, side, unit, at, terms)?;
    let price = price(pack, public, side, unit, at, terms);
    if public.gold[side] < price {
        return Err(Refusal::TooExpensive { price, rule: terms.rule() });
    }
    if public.stock(pack, side, unit) == 0 {
        return Err(Refusal::StockEmpty { unit });
    }
    Ok(())
}

/// The card or leader that gives the terms, and the room in the city (7.3).
fn check_terms(
    pack: &Pack,
    public: &Public,
    side: Side,
    unit: Unit,
    at: Place,
    terms: Terms,
) -> Result<(), Refusal> {
    let bought = &public.purchases;
    match terms {
        Terms::Standard => {}
        Terms::Ultimum => {
            if !public.owns(side, Card::ULTIMUM) {
                return Err(Refusal::EffectMissing { card: Card::ULTIMUM });
            }
            if bought.ultimum {
                return Err(Refusal::EffectUsed { card: Card::ULTIMUM });
            }
        }
        Terms::Antonius => {
            if public.board.chief(side, Unit::ANTONIUS) != Some(at) {
                return Err(Refusal::LeaderNotThere { unit: Unit::ANTONIUS, place: at });
            }
            if at != Place::ROME && !pack.colonies.contains(at) {
                return Err(Refusal::NeitherRomeNorColony { unit: Unit::ANTONIUS, place: at });
            }
            if bought.antonius >= pack.figures.antonius_legions {
                return Err(Refusal::EffectUsed { card: Card::ANTONIUS });
            }
        }
        Terms::Settlement => {
            let (card, places, wrong) = if unit == Unit::LEGION {
                let wrong = Refusal::NotAColony { place: at };
                (Card::VETERANS_SETTLEMENT, pack.colonies, wrong)
            } else {
                (Card::ALLIED_SETTLEMENT, pack.clients, Refusal::NotAClient { place: at })
            };
            if !public.owns(side, card) {
                return Err(Refusal::EffectMissing { card });
            }
            if !places.contains(at) {
                return Err(wrong);
            }
            if bought.extra.contains(at) {
                return Err(Refusal::ExtraPlaced { place: at });
            }
            return Ok(());
        }
    }
    let placed = bought.placed.at(at);
    let (legions, allies) = (placed.count(Unit::LEGION), placed.count(Unit::ALLY));
    let room = if unit == Unit::LEGION {
        allies == 0 && legions < pack.figures.legions_a_city
    } else {
        legions == 0 && allies < pack.figures.allies_a_city
    };
    if room { Ok(()) } else { Err(Refusal::CityFull { place: at }) }
}

/// Whether the phasing player could buy anything that everybody can see; a hand may hold more.
pub(crate) fn anything(pack: &Pack, public: &Public) -> bool {
    let side = public.side;
    if public.counts.hands[side] > 0 {
        return true;
    }
    if public.is_silver() && public.gold[side] >= pack.figures.card_price {
        return true;
    }
    recruits(pack, public)
}

/// Whether the phasing player can recruit anywhere, by what everybody can see.
pub(crate) fn recruits(pack: &Pack, public: &Public) -> bool {
    let side = public.side;
    let buys = |at: Place| {
        [Unit::LEGION, Unit::ALLY].into_iter().any(|unit| {
            Terms::ALL
                .into_iter()
                .any(|terms| check_recruit(pack, public, side, unit, at, terms).is_ok())
        })
    };
    public.board.friendly(side).iter().any(buys)
}

/// What the phasing player might buy or play.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let (public, side) = (eyes.public, eyes.side);
    let friendly = public.board.friendly(side);
    for at in friendly.iter() {
        for unit in [Unit::LEGION, Unit::ALLY] {
            out.push(Action::Recruit { unit, at, terms: Terms::Standard });
        }
    }
    if public.owns(side, Card::ULTIMUM) && !public.purchases.ultimum {
        out.extend(friendly.iter().map(|at| Action::Recruit {
            unit: Unit::LEGION,
            at,
            terms: Terms::Ultimum,
        }));
    }
    if public.owns(side, Card::VETERANS_SETTLEMENT) {
        out.extend(friendly.and(eyes.pack.colonies).iter().map(|at| Action::Recruit {
            unit: Unit::LEGION,
            at,
            terms: Terms::Settlement,
        }));
    }
    if public.owns(side, Card::ALLIED_SETTLEMENT) {
        out.extend(friendly.and(eyes.pack.clients).iter().map(|at| Action::Recruit {
            unit: Unit::ALLY,
            at,
            terms: Terms::Settlement,
        }));
    }
    if let Some(at) = public.board.chief(side, Unit::ANTONIUS) {
        out.push(Action::Recruit { unit: Unit::LEGION, at, terms: Terms::Antonius });
    }
    for card in eyes.secret.hand.kinds() {
        if card.kind() == CardType::Leader {
            let places = public.board.held(side).and(PlaceSet::CITIES);
            out.extend(places.iter().map(|at| Action::PlayLeader { card, at }));
        }
        match card {
            Card::SUCCESSOR => {
                let places = public.board.held(side).and(PlaceSet::CITIES);
                out.extend(places.iter().map(|at| Action::Succeed { at }));
            }
            Card::ALLIES_MOBILIZE => out.push(Action::Mobilize),
            Card::IDES => out.push(Action::Conspire),
            _ => {}
        }
    }
    if public.is_silver() {
        out.push(Action::BuyCard);
    }
    out.push(Action::EndPurchases);
}

/// Whether a leader may join here (6.0-leader).
pub(crate) fn check_leader(eyes: Eyes<'_>, card: Card, at: Place) -> Result<(), Refusal> {
    if card.kind() != CardType::Leader {
        return Err(Refusal::WrongCard { card, rule: Rule("6.0-leader") });
    }
    eyes.check_hand(card)?;
    check_friend(eyes, at, Rule("6.0-leader"))
}

/// A city with a unit of one's own.
fn check_friend(eyes: Eyes<'_>, at: Place, rule: Rule) -> Result<(), Refusal> {
    if at.is_barbarian() && !eyes.public.is_silver() {
        return Err(Refusal::BarbarianArea { place: at });
    }
    if at.is_barbarian() || !eyes.public.board.holds(eyes.side, at) {
        return Err(Refusal::NoFriendThere { place: at, rule });
    }
    Ok(())
}

/// Whether a successor may take command here (11.0-successor).
pub(crate) fn check_succeed(eyes: Eyes<'_>, at: Place) -> Result<(), Refusal> {
    eyes.check_hand(Card::SUCCESSOR)?;
    if eyes.public.commander(eyes.side).is_some() {
        return Err(Refusal::SupremeLeaderLives {});
    }
    check_friend(eyes, at, Rule("11.0-successor"))
}

/// Clients where Allies Mobilize can place an ally.
pub(crate) fn musters(pack: &Pack, public: &Public, side: Side, placed: PlaceSet) -> PlaceSet {
    if public.stock(pack, side, Unit::ALLY) == 0 {
        return PlaceSet::EMPTY;
    }
    pack.clients.minus(public.board.held(side.enemy())).minus(placed)
}

/// Whether Allies Mobilize can be played.
pub(crate) fn check_mobilize(eyes: Eyes<'_>) -> Result<(), Refusal> {
    eyes.check_hand(Card::ALLIES_MOBILIZE)?;
    if musters(eyes.pack, eyes.public, eyes.side, PlaceSet::EMPTY).is_empty() {
        return Err(Refusal::NowhereToMuster {});
    }
    Ok(())
}

/// Whether the next ally may come here.
pub(crate) fn check_muster(eyes: Eyes<'_>, placed: PlaceSet, at: Place) -> Result<(), Refusal> {
    if !eyes.pack.clients.contains(at) {
        return Err(Refusal::NotAClient { place: at });
    }
    if !musters(eyes.pack, eyes.public, eyes.side, placed).contains(at) {
        return Err(Refusal::CannotMuster { place: at });
    }
    Ok(())
}

/// Whether the Ides of March can be played: the enemy's supreme leader is in Rome.
pub(crate) fn check_conspire(eyes: Eyes<'_>) -> Result<(), Refusal> {
    eyes.check_hand(Card::IDES)?;
    if eyes.public.commander(eyes.side.enemy()) != Some(Place::ROME) {
        return Err(Refusal::NobodyInRome {});
    }
    Ok(())
}

/// Whether one more card can be bought (silver rules, ruling R-20).
pub(crate) fn check_buy_card(eyes: Eyes<'_>) -> Result<(), Refusal> {
    let rule = Rule("6.0-draw");
    if !eyes.public.is_silver() {
        return Err(Refusal::SilverOnly { rule });
    }
    if eyes.public.purchases.card {
        return Err(Refusal::CardBought {});
    }
    eyes.check_purse(eyes.pack.figures.card_price, rule)
}

impl State {
    /// A new unit, on its weak face (7.0).
    pub(crate) fn recruit(
        &mut self,
        unit: Unit,
        at: Place,
        terms: Terms,
        table: &mut Table<'_, Event>,
    ) {
        let side = self.public.side;
        let price = price(self.pack, &self.public, side, unit, at, terms);
        table.tell(|| Event::Recruited { side, unit, place: at, price, terms });
        self.public.gold[side] -= price;
        self.put(side, unit, at);
        let bought = &mut self.public.purchases;
        match terms {
            Terms::Settlement => {
                bought.extra.insert(at);
                return;
            }
            Terms::Ultimum => bought.ultimum = true,
            Terms::Antonius => bought.antonius += 1,
            Terms::Standard => {}
        }
        bought.placed.at_mut(at).add(unit, 1);
    }

    /// A leader joins (6.0-leader).
    pub(crate) fn play_leader(&mut self, card: Card, at: Place, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        let unit = card.leader().expect("it is a leader card");
        table.tell(|| Event::LeaderPlayed { side, unit, place: at });
        table.reveal();
        self.play_from_hand(side, card, table.referee());
        self.put(side, unit, at);
    }

    /// An action card is played and discarded (6.0-action).
    pub(crate) fn spend_card(&mut self, side: Side, card: Card, table: &mut Table<'_, Event>) {
        table.reveal();
        self.play_from_hand(side, card, table.referee());
        self.public.discard.add(card);
    }

    /// Successor (11.0-successor).
    pub(crate) fn succeed(&mut self, at: Place, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        self.spend_card(side, Card::SUCCESSOR, table);
        table.tell(|| Event::Succeeded { side, place: at });
        self.public.heirs[side] = true;
        self.put(side, Unit::COMMANDER, at);
    }

    /// Allies Mobilize: a die says how many.
    pub(crate) fn mobilize(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        self.spend_card(side, Card::ALLIES_MOBILIZE, table);
        let left = table.roll("mobilize", 6) as u8;
        table.tell(|| Event::Mobilized { side, allies: left });
        self.go_on_muster(left, PlaceSet::EMPTY, table);
    }

    fn go_on_muster(&mut self, left: u8, placed: PlaceSet, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        let clients = musters(self.pack, &self.public, side, placed);
        let stock = self.public.stock(self.pack, side, Unit::ALLY);
        if left == 0 || clients.is_empty() {
            self.go_on_buying();
        } else if clients.len() <= usize::from(left.min(stock)) {
            for at in clients.iter() {
                table.tell(|| Event::Mustered { side, place: at });
                self.put(side, Unit::ALLY, at);
            }
            self.go_on_buying();
        } else {
            self.ask_muster(left, placed);
        }
    }

    /// Allies Mobilize: an ally comes to a client.
    pub(crate) fn muster(&mut self, at: Place, table: &mut Table<'_, Event>) {
        let (left, mut placed) = self.public.phase.muster().expect("allies mobilize");
        let side = self.public.side;
        table.tell(|| Event::Mustered { side, place: at });
        self.put(side, Unit::ALLY, at);
        placed.insert(at);
        self.go_on_muster(left - 1, placed, table);
    }

    /// Ides of March: a die decides.
    pub(crate) fn conspire(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        let victim = side.enemy();
        self.spend_card(side, Card::IDES, table);
        let figures = &self.pack.figures;
        let dictator = self.public.owns(victim, Card::DICTATOR);
        let on = if dictator { figures.ides_on_dictator } else { figures.ides_on };
        let (_, dead) = table.try_roll("ides", 6, on.into());
        table.tell(|| Event::Conspired { side, dead });
        if dead {
            self.remove_unit(victim, Unit::COMMANDER, Place::ROME, table);
        }
    }

    /// Silver rules: one more card for gold.
    pub(crate) fn buy_card(&mut self, table: &mut Table<'_, Event>) {
        let (side, price) = (self.public.side, self.pack.figures.card_price);
        table.tell(|| Event::CardBought { side, price });
        self.public.gold[side] -= price;
        self.public.purchases.card = true;
        self.public.drawing = Drawing { left: 1, drawn: true, bought: true };
        self.draw_card(table);
    }
}

/// Purchases that players ask about although they are not open: in every city, on all terms, and
/// every card in hand.
pub(crate) fn wishes(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let known = out.clone();
    let mut wish = |action: Action| {
        if !known.contains(&action) {
            out.push(action);
        }
    };
    for at in Place::all() {
        for unit in [Unit::LEGION, Unit::ALLY] {
            wish(Action::Recruit { unit, at, terms: Terms::Standard });
        }
        for card in eyes.secret.hand.kinds() {
            match card {
                Card::SUCCESSOR => wish(Action::Succeed { at }),
                leader if leader.kind() == CardType::Leader => {
                    wish(Action::PlayLeader { card: leader, at });
                }
                _ => {}
            }
        }
    }
}
