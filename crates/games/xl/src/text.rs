//! What the game says: the journal, prompts and the labels of actions, as messages that the files
//! in `lang/` put into words. Refusals name their own messages in action.rs.

use kernel::{
    Anchor, Arg, Concealed, Frame, Headline, Lang, Message, OddsReport, Offered, Phrasebook, Rule,
    Rules as _, Say, Scene, Seat, Shown, Step, Viewer,
};

use crate::action::{Action, Event, Terms, Victory, kind_rule};
use crate::battle::{Role, Waits};
use crate::draw::hand_limit;
use crate::ids::{Card, Class, Faction, Place, Side, Unit};
use crate::pack::Pack;
use crate::state::{Phase, Public, State};
use crate::view::View;
use crate::{forum, movement, odds, purchase, scene};

/// A unit with its article; a leader as his card is called.
impl Say<Pack> for Unit {
    fn say(self, pack: &'static Pack) -> Arg {
        self.card().map_or(Arg::Word(pack.unit_word(self)), |card| card.say(pack))
    }
}

/// As an owner's data calls it, or else by its word.
impl Say<Pack> for Card {
    fn say(self, pack: &'static Pack) -> Arg {
        let called = pack.card(self).called.as_deref();
        called.map_or(Arg::Word(pack.card_word(self)), Arg::Name)
    }
}

impl Say<Pack> for Place {
    fn say(self, pack: &'static Pack) -> Arg {
        Arg::Name(pack.place_name(self))
    }
}

impl Say<Pack> for Side {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(match self {
            Self::Caesar => "side-caesar",
            Self::Pompey => "side-pompey",
        })
    }
}

/// A party to a battle: a side, or the warbands.
impl Say<Pack> for Option<Side> {
    fn say(self, pack: &'static Pack) -> Arg {
        self.map_or(Arg::Word("side-warbands"), |side| side.say(pack))
    }
}

impl Say<Pack> for Faction {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(match self {
            Self::Optimates => "faction-optimates",
            Self::Populares => "faction-populares",
        })
    }
}

impl Say<Pack> for Class {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(match self {
            Self::Allies => "class-allies",
            Self::Legions => "class-legions",
            Self::Leaders => "class-leaders",
        })
    }
}

/// A number as the Romans write it.
#[derive(Clone, Copy)]
pub(crate) struct Numeral(pub(crate) u8);

impl Say<Pack> for Numeral {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Text(kernel::numeral(self.0.into()))
    }
}

/// The season of a turn (4.0).
#[derive(Clone, Copy)]
struct Season(u8);

impl Say<Pack> for Season {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(if self.0 % 2 == 1 { "season-spring" } else { "season-autumn" })
    }
}

/// A message in the making, with the names of this data.
pub(crate) struct Saying {
    pack: &'static Pack,
    message: Message,
}

impl Saying {
    /// Says this, by this rule.
    pub(crate) fn new(
        pack: &'static Pack,
        id: impl Into<std::borrow::Cow<'static, str>>,
        rule: &'static str,
    ) -> Self {
        Self { pack, message: Message::new(id, Rule(rule)) }
    }

    /// With one more argument.
    pub(crate) fn with(mut self, name: &'static str, what: impl Say<Pack>) -> Self {
        self.message = self.message.with(name, what.say(self.pack));
        self
    }

    pub(crate) fn side(self, side: Side) -> Self {
        self.with("side", side)
    }

    /// About a side that does something; warbands, who are many, have the message called
    /// `…-warbands`.
    fn party(mut self, side: Option<Side>) -> Self {
        if let Some(side) = side {
            return self.side(side);
        }
        self.message.id = format!("{}-warbands", self.message.id).into();
        self
    }

    fn unit(self, unit: Unit) -> Self {
        self.with("unit", unit)
    }

    pub(crate) fn card(self, card: Card) -> Self {
        self.with("card", card)
    }

    pub(crate) fn place(self, place: Place) -> Self {
        self.with("place", place)
    }

    fn way(self, from: Place, to: Place) -> Self {
        self.with("from", from).with("to", to)
    }

    /// A unit's way as data. Units of a kind are not told apart: none is taken for another that
    /// goes on.
    fn step(mut self, from: Place, to: Place) -> Self {
        let [piece, start, end] = [from, from, to].map(|place| place.name().to_owned());
        self.message.step = Some(Box::new(Step { piece, from: start, to: end, spent: None }));
        self
    }

    fn gold(self, gold: u16) -> Self {
        self.with("gold", gold)
    }

    /// The season and year of a turn (4.0).
    fn turn(self, turn: u8) -> Self {
        let year = self.pack.year(turn);
        self.with("turn", Numeral(turn)).with("season", Season(turn)).with("year", year)
    }

    /// About a card that only its side may know; others get the message called `…-hidden`.
    fn veiled(mut self, card: &Concealed<Card>, viewer: Viewer) -> Self {
        if let Some(card) = card.seen_by(viewer) {
            return self.card(*card);
        }
        self.message.id = format!("{}-hidden", self.message.id).into();
        self
    }
}

impl From<Saying> for Message {
    fn from(saying: Saying) -> Self {
        saying.message
    }
}

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        kernel::phrasebook!()
    }

    fn headline(pack: &'static Pack, view: &View) -> Headline {
        let when = Saying::new(pack, "headline", "4.0")
            .turn(view.public.turn)
            .with("turns", Numeral(pack.figures.turns));
        Headline { when: when.into(), phase: phase(pack, &view.public).into() }
    }

    fn frame(pack: &'static Pack, view: &View) -> Frame {
        let viewer = view.viewer.map(Side::seat);
        Frame {
            seats: Side::NAMES,
            viewer,
            allies: viewer.into_iter().collect(),
            waits: view.public.pending().seats(),
            prompt: prompt(pack, view),
        }
    }

    fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
        scene::scene(pack, view, lang)
    }

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        scene::offered(pack, view, *action)
    }

    fn path(pack: &'static Pack, view: &View, action: &Action) -> Vec<Anchor> {
        scene::path(pack, view, *action)
    }

    fn tell(pack: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
        Some(told(pack, event, viewer).into())
    }

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        let eyes = self.eyes(Side::of(seat));
        if self.public.phase == Phase::March {
            movement::wishes(eyes, out);
        } else if self.public.phase == Phase::Purchase {
            purchase::wishes(eyes, out);
        }
    }

    fn forecast(
        pack: &'static Pack,
        view: &View,
        at: Option<&str>,
        lang: Lang,
        _: &dyn Fn() -> bool,
    ) -> Option<OddsReport> {
        odds::forecast(pack, view, at, lang)
    }

    fn odds(pack: &'static Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        odds::read(pack, words).map(|forecast| odds::report(pack, &forecast, None, lang))
    }
}

/// Where in the sequence of play the table stands.
fn phase(pack: &'static Pack, public: &Public) -> Saying {
    let side = public.side;
    let named = |id: &'static str| Saying::new(pack, id, "4.0");
    let event = |card: Card| Saying::new(pack, "phase-event", "6.0-event").card(card);
    match &public.phase {
        Phase::Forum { .. } => named("phase-forum").side(side),
        Phase::Auction { card, .. } => {
            Saying::new(pack, "phase-auction", "5.0-auction").card(*card)
        }
        Phase::Draw { .. } => named("phase-draw").side(side),
        Phase::Discard => named("phase-discard").side(side),
        Phase::AlliesLeave { .. } => event(Card::ALLIES_GO_HOME),
        Phase::Pillage { .. } | Phase::Invasion { .. } => event(Card::BARBARIAN_INVASION),
        Phase::Rally { .. } => event(Card::POPULARES_RALLY),
        Phase::Grumble { .. } => event(Card::LEGIONS_GRUMBLE),
        Phase::Purchase => named("phase-purchase").side(side),
        Phase::Muster { .. } => named("phase-muster"),
        Phase::March => named("phase-march").side(side),
        Phase::Intercept { .. } => named("phase-intercept").side(side.enemy()),
        Phase::Voyage { .. } => named("phase-voyage").side(side),
        Phase::ChooseBattle => named("phase-choose-battle").side(side),
        Phase::Battle(battle) => {
            let id = if battle.round == 0 { "phase-battle" } else { "phase-battle-round" };
            let saying = Saying::new(pack, id, "10.0-order").place(battle.place);
            saying.with("round", Numeral(battle.round))
        }
        Phase::Over { .. } => named("phase-over"),
    }
}

/// What the journal says of an event to a viewer: this game tells everything.
fn told(pack: &'static Pack, event: &Event, viewer: Viewer) -> Saying {
    let say = |id: &'static str, rule: &'static str| Saying::new(pack, id, rule);
    match *event {
        Event::TurnBegins { turn, side } => say("event-turn", "4.0").turn(turn).side(side),
        Event::Dealt { side, cards } => say("event-dealt", "3.0").side(side).with("cards", cards),
        Event::Taken { side, card } => say("event-taken", "5.0-forum").side(side).card(card),
        Event::AuctionOpened { side, card } => {
            say("event-auction-opened", "5.0-auction").side(side).card(card)
        }
        Event::HasBid { side, card, gold } => {
            say("event-bid", "5.0-auction").side(side).card(card).gold(gold)
        }
        Event::Passed { side, card } => say("event-passed", "5.0-auction").side(side).card(card),
        Event::AuctionWon { side, card, paid, lost } => say("event-auction-won", "5.0-auction")
            .side(side)
            .card(card)
            .gold(paid)
            .with("enemy", side.enemy())
            .with("lost", lost),
        Event::Won { side, victory: Victory::Military, value, .. } => {
            say("event-won-military", "5.0-military").side(side).with("value", value)
        }
        Event::Won { side, victory: Victory::Political, faction, value } => {
            say("event-won-political", "5.0-political")
                .side(side)
                .with("faction", faction)
                .with("points", value)
        }
        Event::Drawn => say("event-drawn", "5.0-draw"),
        Event::Drew { side, ref card } => {
            say("event-drew", "6.0-draw").veiled(card, viewer).side(side)
        }
        Event::Looked { side, ref card } => {
            say("event-looked", "5.0-effects").veiled(card, viewer).side(side)
        }
        Event::Buried { side, ref card } => {
            say("event-buried", "5.0-effects").veiled(card, viewer).side(side)
        }
        Event::Retrieved { side, card, price } => {
            say("event-retrieved", "5.0-effects").side(side).card(card).gold(price)
        }
        Event::Reshuffled { cards } => say("event-reshuffled", "6.0-draw").with("cards", cards),
        Event::NoCards { side } => say("event-no-cards", "6.0-draw").side(side),
        Event::ToForum { side, card } => say("event-to-forum", "6.0-forum").side(side).card(card),
        Event::Happens { side, card } => say("event-happens", "6.0-event").side(side).card(card),
        Event::NoEffect { side, card } => say("event-no-effect", "6.0-event").side(side).card(card),
        Event::Discarded { side, card } => say("event-discarded", "6.0-hand").side(side).card(card),
        Event::GaveUp { side, unit, place, rule } => {
            say("event-gave-up", rule.0).side(side).unit(unit).place(place)
        }
        Event::TaxesHalved => say("event-taxes-halved", "6.0-event"),
        Event::Rallied { side, faction, symbols, gold } => say("event-rallied", "6.0-event")
            .side(side)
            .with("faction", faction)
            .with("symbols", symbols)
            .gold(gold),
        Event::Pillaged { side, gold, owed: 0 } => {
            say("event-pillaged", "12.0").side(side).gold(gold)
        }
        Event::Pillaged { side, gold, owed } => {
            say("event-pillaged-owed", "12.0").side(side).gold(gold).with("owed", owed)
        }
        Event::Hired { side, place, price } => {
            say("event-hired", "7.0-special").side(side).place(place).gold(price)
        }
        Event::Demoted { side, place } => say("event-demoted", "6.0-event").side(side).place(place),
        Event::Fined { side, gold } => say("event-fined", "6.0-event").side(side).gold(gold),
        Event::Invaded { area, city, warbands } => say("event-invaded", "silver-barbarians")
            .with("area", area)
            .place(city)
            .with("warbands", warbands),
        Event::NoInvaders => say("event-no-invaders", "silver-barbarians"),
        Event::Plundered { city } => say("event-plundered", "silver-barbarians").place(city),
        Event::Recruited { side, unit, place, price: 0, terms } => {
            say("event-recruited-free", terms.rule().0).side(side).unit(unit).place(place)
        }
        Event::Recruited { side, unit, place, price, terms } => {
            say("event-recruited", terms.rule().0).side(side).unit(unit).place(place).gold(price)
        }
        Event::LeaderPlayed { side, unit, place } => {
            say("event-leader-played", "6.0-leader").side(side).unit(unit).place(place)
        }
        Event::Succeeded { side, place } => {
            say("event-succeeded", "11.0-successor").side(side).place(place)
        }
        Event::Mobilized { side, allies } => {
            say("event-mobilized", "6.0-action").side(side).with("allies", allies)
        }
        Event::Mustered { side, place } => {
            say("event-mustered", "6.0-action").side(side).place(place)
        }
        Event::Conspired { side, dead } => {
            let id = if dead { "event-conspired" } else { "event-conspired-in-vain" };
            say(id, "6.0-action").side(side).with("enemy", side.enemy())
        }
        Event::CardBought { side, price } => {
            say("event-card-bought", "6.0-draw").side(side).gold(price)
        }
        Event::Taxed { side, gold, halved } => {
            let id = if halved { "event-taxed-half" } else { "event-taxed" };
            say(id, "8.0").side(side).gold(gold)
        }
        Event::Marched { side, unit, from, to, attack } => {
            let id = if attack { "event-attacked" } else { "event-marched" };
            say(id, "9.0").side(side).unit(unit).way(from, to).step(from, to)
        }
        Event::Sailed { side, card, from, to } => {
            say("event-sailed", "6.0-action").side(side).card(card).way(from, to)
        }
        Event::Embarked { side, unit, from, to } => {
            say("event-embarked", "6.0-action").side(side).unit(unit).way(from, to)
        }
        Event::Intercepted { side, card } => {
            say("event-intercepted", "silver-fleets").side(side).card(card)
        }
        Event::BattleBegins { place, attacker, defender } => say("event-battle", "10.0-order")
            .place(place)
            .with("attacker", attacker)
            .with("defender", defender),
        Event::TacticsLaid { side, ref card } => {
            say("event-tactics-laid", "10.0-tactics").veiled(card, viewer).side(side)
        }
        Event::NoTactics { side } => say("event-no-tactics", "10.0-tactics").side(side),
        Event::TacticsShown { side, card } => {
            say("event-tactics-shown", "10.0-tactics").side(side).card(card)
        }
        Event::Initiative { side, command } => say("event-initiative", "10.0-command")
            .with("side", side)
            .with("attacker", command[0])
            .with("defender", command[1]),
        Event::Round { place, round } => {
            say("event-round", "10.0-round").place(place).with("round", Numeral(round))
        }
        Event::Fought { side, unit, swords, face, hit } => {
            let id = if hit { "event-fought-hit" } else { "event-fought-miss" };
            say(id, "10.0-round").party(side).unit(unit).with("swords", swords).with("face", face)
        }
        Event::Shielded { side } => say("event-shielded", "6.0-tactics").side(side),
        Event::Lost { side, unit, rule } => say("event-lost", rule.0).party(side).unit(unit),
        Event::TerribleLoss { side, gold, cards } => {
            say("event-terrible-loss", "11.0-loss").side(side).gold(gold).with("cards", cards)
        }
        Event::Retreats { side, to: Some(to) } => {
            say("event-retreats-to", "10.0-retreat").side(side).place(to)
        }
        Event::Retreats { side, to: None } => say("event-retreats", "10.0-retreat").side(side),
        Event::FightsOn { side } => say("event-fights-on", "10.0-retreat").side(side),
        Event::SlipsAway { side } => say("event-slips-away", "6.0-tactics").side(side),
        Event::Pursuit { side, dice, hits } => {
            say("event-pursuit", "10.0-vaevictis").party(side).with("dice", dice).with("hits", hits)
        }
        Event::LostInTheWild { side, unit, place } => {
            say("event-lost-in-the-wild", "silver-barbarians").side(side).unit(unit).place(place)
        }
        Event::FellBack { side, unit, to } => {
            say("event-fell-back", "10.0-retreat").side(side).unit(unit).place(to)
        }
        Event::BattleEnds { place, winner } => {
            say("event-battle-ends", "10.0-round").place(place).party(winner)
        }
        Event::Promoted { side, unit, place, rule } => {
            say("event-promoted", rule.0).side(side).unit(unit).place(place)
        }
    }
}

/// What the viewer is asked, or whom the table waits for.
fn prompt(pack: &'static Pack, view: &View) -> Message {
    let public = &view.public;
    match public.decider() {
        None => over(pack, public),
        Some(side) if view.viewer == Some(side) => ask(pack, view, side),
        Some(side) => wait(pack, public).side(side),
    }
    .into()
}

fn over(pack: &'static Pack, public: &Public) -> Saying {
    let say = |id: &'static str| Saying::new(pack, id, public.due().0);
    let Phase::Over { winner: Some(side), by: Some(victory) } = public.phase else {
        return say("over-draw");
    };
    match victory {
        Victory::Military => {
            let value = forum::controlled(pack, public, side);
            say("over-military").side(side).with("value", value)
        }
        Victory::Political => {
            let (faction, net) = forum::points(pack, public, side).net();
            say("over-political").side(side).with("faction", faction).with("points", net)
        }
    }
}

/// The question to the side that decides.
fn ask(pack: &'static Pack, view: &View, side: Side) -> Saying {
    let public = &view.public;
    let gold = public.gold[side];
    let say = |id: &'static str| Saying::new(pack, id, public.due().0);
    match &public.phase {
        Phase::Forum { tried: false } => say("prompt-forum"),
        Phase::Forum { tried: true } => say("prompt-forum-tried"),
        Phase::Auction { card, bids, .. } => {
            let high = bids[side.enemy()];
            let id = if high == 0 { "prompt-auction-first" } else { "prompt-auction" };
            say(id).card(*card).gold(gold).with("high", high)
        }
        Phase::Draw { .. } => match view.own.as_ref().and_then(|own| own.seen) {
            Some(card) => Saying::new(pack, "prompt-draw-seen", "5.0-effects").card(card),
            None => say("prompt-draw").gold(pack.figures.pontifex_price),
        },
        Phase::Discard => say("prompt-discard").with("limit", hand_limit(pack, public, side)),
        Phase::AlliesLeave { .. } => say("prompt-allies-leave"),
        Phase::Pillage { owed, .. } => say("prompt-pillage").with("owed", *owed),
        Phase::Rally { .. } => say("prompt-rally"),
        Phase::Grumble { hired, .. } => {
            let id = if hired.is_empty() { "prompt-grumble" } else { "prompt-grumble-more" };
            let figures = &pack.figures;
            say(id).gold(figures.grumble_price).with("fine", figures.grumble_fine)
        }
        Phase::Invasion { area } => say("prompt-invasion").with("area", *area),
        Phase::Purchase => {
            let id = if purchase::recruits(pack, public) {
                "prompt-purchase"
            } else {
                "prompt-purchase-none"
            };
            say(id).gold(gold).with("legion", pack.legion_price).with("ally", pack.ally_price)
        }
        Phase::Muster { left, .. } => say("prompt-muster").with("allies", *left),
        Phase::March => say("prompt-march").with("routes", pack.figures.routes),
        Phase::Intercept { card, from, to } => say("prompt-intercept").card(*card).way(*from, *to),
        Phase::Voyage { from, to, .. } => say("prompt-voyage").way(*from, *to),
        Phase::ChooseBattle => {
            say("prompt-choose-battle").with("battles", public.battles().len() as u8)
        }
        Phase::Battle(battle) => {
            let saying = match battle.waits {
                Waits::Tactics { .. } => say("prompt-tactics"),
                Waits::Engage { class, .. } => say("prompt-engage").with("class", class),
                Waits::Hit { hits, pursuit: false, .. } => say("prompt-hit").with("hits", hits),
                Waits::Hit { hits, pursuit: true, .. } => say("prompt-pursuit").with("hits", hits),
                Waits::Retreat { role: Role::Attacker } => say("prompt-withdraw"),
                Waits::Retreat { role: Role::Defender } => say("prompt-retreat"),
                Waits::Leader { .. } => say("prompt-leader"),
                Waits::FallBack => say("prompt-fall-back"),
                Waits::Promote { left, .. } => say("prompt-promote").with("units", left),
            };
            saying.place(battle.place).with("round", Numeral(battle.round.max(1)))
        }
        Phase::Over { .. } => over(pack, public),
    }
}

/// What the table waits for.
fn wait(pack: &'static Pack, public: &Public) -> Saying {
    let say = |id: &'static str| Saying::new(pack, id, public.due().0);
    match &public.phase {
        Phase::Forum { .. } => say("wait-forum"),
        Phase::Auction { card, .. } => say("wait-auction").card(*card),
        Phase::Draw { .. } => say("wait-draw"),
        Phase::Discard => say("wait-discard"),
        Phase::AlliesLeave { .. } => say("wait-allies-leave"),
        Phase::Pillage { owed, .. } => say("wait-pillage").with("owed", *owed),
        Phase::Rally { .. } => say("wait-rally"),
        Phase::Grumble { .. } => say("wait-grumble"),
        Phase::Invasion { area } => say("wait-invasion").with("area", *area),
        Phase::Purchase => say("wait-purchase"),
        Phase::Muster { left, .. } => say("wait-muster").with("allies", *left),
        Phase::March => say("wait-march"),
        Phase::Intercept { .. } => say("wait-intercept"),
        Phase::Voyage { from, to, .. } => say("wait-voyage").way(*from, *to),
        Phase::ChooseBattle => say("wait-choose-battle"),
        Phase::Battle(battle) => say(match battle.waits {
            Waits::Tactics { .. } => "wait-tactics",
            Waits::Engage { .. } => "wait-engage",
            Waits::Hit { .. } => "wait-hit",
            Waits::Retreat { .. } => "wait-retreat",
            Waits::Leader { .. } => "wait-leader",
            Waits::FallBack => "wait-fall-back",
            Waits::Promote { .. } => "wait-promote",
        })
        .place(battle.place),
        Phase::Over { .. } => over(pack, public),
    }
}

/// What an action does, in a few words, and the rule that allows it.
pub(crate) fn label(pack: &'static Pack, action: Action, view: &View) -> Message {
    let public = &view.public;
    let side = view.viewer.unwrap_or(public.side);
    let say = |id: &'static str, rule: &'static str| Saying::new(pack, id, rule);
    let saying = match action {
        Action::Take { card } => say("label-take", "5.0-forum").card(card),
        Action::Auction { card } => say("label-auction", "5.0-auction").card(card),
        Action::Bid { gold } => say("label-bid", "5.0-auction").gold(gold),
        Action::Pass => say("label-pass", "5.0-auction"),
        Action::Declare { victory: Victory::Military } => {
            say("label-declare-military", "5.0-military")
        }
        Action::Declare { victory: Victory::Political } => {
            say("label-declare-political", "5.0-political")
        }
        Action::EndForum => say("label-end-forum", "4.0"),
        Action::Draw => say("label-draw", "6.0-draw"),
        Action::Bury => say("label-bury", "5.0-effects"),
        Action::Retrieve { card } => {
            say("label-retrieve", "5.0-effects").card(card).gold(pack.figures.pontifex_price)
        }
        Action::Discard { card } => say("label-discard", "6.0-hand").card(card),
        Action::GiveUp { unit, at } => {
            let pillage = matches!(public.phase, Phase::Pillage { .. });
            let rule = if pillage { "12.0" } else { "6.0-event" };
            say("label-give-up", rule).unit(unit).place(at)
        }
        Action::Hire { at } => {
            say("label-hire", "7.0-special").place(at).gold(pack.figures.grumble_price)
        }
        Action::Demote { at } => say("label-demote", "6.0-event").place(at),
        Action::EndHiring => say("label-end-hiring", "6.0-event"),
        Action::Invade { city } => say("label-invade", "silver-barbarians").place(city),
        Action::Recruit { unit, at, terms } => {
            let price = purchase::price(pack, public, side, unit, at, terms);
            let id = match terms {
                Terms::Standard => "label-recruit",
                Terms::Ultimum => "label-recruit-ultimum",
                Terms::Settlement => "label-recruit-settlement",
                Terms::Antonius => "label-recruit-antonius",
            };
            say(id, terms.rule().0).unit(unit).place(at).gold(price)
        }
        Action::PlayLeader { card, at } => {
            say("label-play-leader", "6.0-leader").card(card).place(at)
        }
        Action::Succeed { at } => say("label-succeed", "11.0-successor").place(at),
        Action::Mobilize => say("label-mobilize", "6.0-action").card(Card::ALLIES_MOBILIZE),
        Action::Muster { at } => say("label-muster", "6.0-action").place(at),
        Action::Conspire => say("label-conspire", "6.0-action").card(Card::IDES),
        Action::BuyCard => say("label-buy-card", "6.0-draw").gold(pack.figures.card_price),
        Action::EndPurchases => say("label-end-purchases", "4.0"),
        Action::March { unit, from, to, by } => {
            let attack = public.hostile(side).contains(to);
            let message = match (attack, by) {
                (true, Some(by)) => say("label-attack-by", "9.0").with("by", by),
                (true, None) => say("label-attack", "9.0"),
                (false, _) => say("label-march", "9.0"),
            };
            message.unit(unit).way(from, to)
        }
        Action::Sail { card, from, to } => say("label-sail", "6.0-action").card(card).way(from, to),
        Action::Embark { unit } => say("label-embark", "6.0-action").unit(unit),
        Action::EndVoyage => say("label-end-voyage", "6.0-action"),
        Action::Intercept { card } => say("label-intercept", "silver-fleets").card(card),
        Action::LetSail => say("label-let-sail", "silver-fleets"),
        Action::EndMarches => say("label-end-marches", "4.0"),
        Action::Fight { place } => say("label-fight", "10.0-order").place(place),
        Action::PlayTactics { card } => say("label-play-tactics", "10.0-tactics").card(card),
        Action::NoTactics => say("label-no-tactics", "10.0-tactics"),
        Action::Engage { unit } => {
            let swords = public.phase.battle().map_or(pack.swords(unit), |battle| {
                battle.swords(pack, &battle.lines(&public.board), battle.waits.role(), unit)
            });
            say("label-engage", "10.0-round").unit(unit).with("swords", swords)
        }
        Action::TakeHit { unit, engaged } => {
            let pursuit = matches!(&public.phase, Phase::Battle(battle)
                if matches!(battle.waits, Waits::Hit { pursuit: true, .. }));
            let rule = if pursuit { "10.0-vaevictis" } else { "10.0-round" };
            let id = if engaged { "label-take-hit-engaged" } else { "label-take-hit" };
            say(id, rule).unit(unit)
        }
        Action::Withdraw => say("label-withdraw", "10.0-retreat"),
        Action::Retreat { to } => say("label-retreat", "10.0-retreat").place(to),
        Action::FightOn => say("label-fight-on", "10.0-retreat"),
        Action::LoseLeader { unit } => say("label-lose-leader", "10.0-vincere").unit(unit),
        Action::FallBack { unit, to } => {
            say("label-fall-back", "10.0-retreat").unit(unit).place(to)
        }
        Action::Promote { unit, at } => {
            let rally = matches!(public.phase, Phase::Rally { .. });
            let rule = if rally { "6.0-event" } else { "10.0-veterans" };
            say("label-promote", rule).unit(unit).place(at)
        }
        Action::NoPromotion => say("label-no-promotion", "10.0-veterans"),
    };
    saying.into()
}

/// What a card does, with the numbers of the data.
pub(crate) fn card_text(pack: &'static Pack, card: Card) -> Message {
    let figures = &pack.figures;
    let (n, m): (u16, u16) = match card {
        Card::LABIENUS => (figures.labienus_allies.into(), 0),
        Card::BRUTUS => (figures.brutus_points.into(), 0),
        Card::SCIPIO => (figures.scipio_price, 0),
        Card::CURIO => (figures.curio_price, 0),
        Card::DOLABELLA => (figures.dolabella_gold, 0),
        Card::CLEOPATRA => (figures.cleopatra_gold, 0),
        Card::SENATE => (figures.senate_hand.into(), 0),
        Card::DICTATOR => (figures.dictator_hand.into(), figures.ides_on_dictator.into()),
        Card::ULTIMUM => (figures.ultimum_price, 0),
        Card::ALLIED_SETTLEMENT => (figures.allied_price, 0),
        Card::VETERANS_SETTLEMENT => (figures.veterans_price, 0),
        Card::PUBLICANI => (figures.publicani_gold, 0),
        Card::REFORM => (figures.reform_gold, figures.reform_most),
        Card::PONTIFEX => (figures.pontifex_price, 0),
        Card::TRIUMPH => (figures.triumph_promotions.into(), figures.triumph_losses.into()),
        Card::DOUBLE_LINE => {
            (figures.double_line_leaders.into(), figures.double_line_legions.into())
        }
        Card::TRIPLE_LINE => {
            (figures.triple_line_leaders.into(), figures.triple_line_legions.into())
        }
        Card::FOURTH_LINE => (figures.fourth_line.into(), 0),
        Card::TESTUDO => (figures.testudo.into(), 0),
        Card::CAVALRY_CHARGE => (figures.cavalry_charge.into(), 0),
        Card::IDES => (figures.ides_on.into(), figures.ides_on_dictator.into()),
        Card::OPTIMATES_RALLY => (figures.optimates_gold, 0),
        Card::POPULARES_RALLY => (figures.populares_gold, 0),
        Card::LEGIONS_GRUMBLE => (figures.grumble_price, figures.grumble_fine),
        _ => (0, 0),
    };
    let id = format!("{}-text", pack.card_word(card));
    Saying::new(pack, id, kind_rule(card).0).with("n", n).with("m", m).into()
}
