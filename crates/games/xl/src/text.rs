//! What the game says: the journal, prompts and the labels of actions, as messages that the files
//! in `lang/` put into words. Refusals name their own messages in action.rs.

use std::sync::OnceLock;

use kernel::{Arg, Concealed, Message, Phrasebook, Rule, Viewer};

use crate::action::{Action, Event, Terms, Victory, kind_rule, side_word};
use crate::battle::{Battle, Role, Waits};
use crate::draw::hand_limit;
use crate::forum;
use crate::game::pending;
use crate::ids::{Card, CardType, Class, Faction, Place, Side, Unit};
use crate::pack::Pack;
use crate::purchase;
use crate::state::{Phase, Public};
use crate::view::View;

/// Messages that name the units, in the order of [`Unit`].
const UNIT_WORDS: [&str; Unit::COUNT] = [
    "unit-legion",
    "unit-veteran-legion",
    "unit-ally",
    "unit-veteran-ally",
    "unit-warband",
    "unit-commander",
    "unit-antonius",
    "unit-cato",
    "unit-labienus",
    "unit-brutus",
    "unit-scipio",
    "unit-curio",
    "unit-dolabella",
    "unit-cleopatra",
];

/// Messages that name the cards, in the order of [`Card`]; `…-text` says what each does.
const CARD_WORDS: [&str; Card::COUNT] = [
    "card-antonius",
    "card-cato",
    "card-labienus",
    "card-brutus",
    "card-scipio",
    "card-curio",
    "card-dolabella",
    "card-cleopatra",
    "card-senate",
    "card-ultimum",
    "card-allied-settlement",
    "card-publicani",
    "card-reform",
    "card-circuses",
    "card-tribunes",
    "card-veterans-settlement",
    "card-dictator",
    "card-pontifex",
    "card-triumph",
    "card-double-line",
    "card-triple-line",
    "card-fourth-line",
    "card-testudo",
    "card-cavalry-charge",
    "card-night-withdrawal",
    "card-allies-mobilize",
    "card-fleet-atlantic",
    "card-fleet-western",
    "card-fleet-eastern",
    "card-successor",
    "card-ides",
    "card-allies-go-home",
    "card-demand-for-action",
    "card-optimates-rally",
    "card-populares-rally",
    "card-barbarian-invasion",
    "card-legions-grumble",
];

/// The texts of the game, in both languages.
pub(crate) fn phrasebook() -> &'static Phrasebook {
    static BOOK: OnceLock<Phrasebook> = OnceLock::new();
    BOOK.get_or_init(|| {
        Phrasebook::new(
            &[include_str!("../lang/en.ftl"), include_str!("../lang/rules.en.ftl")],
            &[include_str!("../lang/fr.ftl"), include_str!("../lang/rules.fr.ftl")],
        )
        .expect("the texts that are built in can be read")
    })
}

/// A unit in words, with its article.
pub(crate) fn unit_word(unit: Unit) -> Arg {
    Arg::Word(UNIT_WORDS[unit.index()])
}

/// The message that names a card.
pub(crate) fn card_id(card: Card) -> &'static str {
    CARD_WORDS[card.index()]
}

/// A card in words.
pub(crate) fn card_word(card: Card) -> Arg {
    Arg::Word(card_id(card))
}

fn faction_word(faction: Faction) -> Arg {
    Arg::Word(match faction {
        Faction::Optimates => "faction-optimates",
        Faction::Populares => "faction-populares",
    })
}

fn class_word(class: Class) -> Arg {
    Arg::Word(match class {
        Class::Allies => "class-allies",
        Class::Legions => "class-legions",
        Class::Leaders => "class-leaders",
    })
}

/// A side, or the warbands.
fn party_word(side: Option<Side>) -> Arg {
    side.map_or(Arg::Word("side-warbands"), side_word)
}

/// A small number as the Romans write it.
pub(crate) fn roman(number: u8) -> Arg {
    const SIGNS: [(u8, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut rest = number;
    let mut text = String::new();
    for (value, sign) in SIGNS {
        while rest >= value {
            text.push_str(sign);
            rest -= value;
        }
    }
    Arg::Text(text)
}

/// The season and year of a turn (4.0).
pub(crate) fn season(message: Message, turn: u8, year: u8) -> Message {
    let word = if turn % 2 == 1 { "season-spring" } else { "season-autumn" };
    message.with("season", Arg::Word(word)).with("year", year)
}

/// The details that most messages have.
trait Details: Sized {
    /// Whose.
    fn side(self, side: Side) -> Self;
    /// Which unit.
    fn unit(self, unit: Unit) -> Self;
    /// Which card.
    fn card(self, card: Card) -> Self;
    /// Where.
    fn place(self, place: Place) -> Self;
    /// From one place to another.
    fn way(self, from: Place, to: Place) -> Self;
    /// How much gold.
    fn gold(self, gold: u16) -> Self;
}

impl Details for Message {
    fn side(self, side: Side) -> Self {
        self.with("side", side_word(side))
    }

    fn unit(self, unit: Unit) -> Self {
        self.with("unit", unit_word(unit))
    }

    fn card(self, card: Card) -> Self {
        self.with("card", card_word(card))
    }

    fn place(self, place: Place) -> Self {
        self.with("place", place.name())
    }

    fn way(self, from: Place, to: Place) -> Self {
        self.with("from", from.name()).with("to", to.name())
    }

    fn gold(self, gold: u16) -> Self {
        self.with("gold", i64::from(gold))
    }
}

fn say(id: &'static str, rule: &'static str) -> Message {
    Message::new(id, Rule(rule))
}

/// A message about a card that only its side may know; others get the one called `…-hidden`.
fn veiled(id: &str, rule: &'static str, card: &Concealed<Card>, viewer: Viewer) -> Message {
    match card.seen_by(viewer) {
        Some(card) => Message::new(id.to_owned(), Rule(rule)).card(*card),
        None => Message::new(format!("{id}-hidden"), Rule(rule)),
    }
}

/// What the journal says of an event to a viewer.
#[expect(clippy::unnecessary_wraps, reason = "a game may keep silent; this one tells everything")]
pub(crate) fn tell(event: &Event, viewer: Viewer) -> Option<Message> {
    Some(match *event {
        Event::TurnBegins { turn, year, side } => {
            season(say("event-turn", "4.0"), turn, year).with("turn", roman(turn)).side(side)
        }
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
            .with("enemy", side_word(side.enemy()))
            .with("lost", i64::from(lost)),
        Event::Won { side, victory: Victory::Military, value, .. } => {
            say("event-won-military", "5.0-military").side(side).with("value", i64::from(value))
        }
        Event::Won { side, victory: Victory::Political, faction, value } => {
            say("event-won-political", "5.0-political")
                .side(side)
                .with("faction", faction_word(faction))
                .with("points", i64::from(value))
        }
        Event::Drawn => say("event-drawn", "5.0-draw"),
        Event::Drew { side, ref card } => veiled("event-drew", "6.0-draw", card, viewer).side(side),
        Event::Looked { side, ref card } => {
            veiled("event-looked", "5.0-effects", card, viewer).side(side)
        }
        Event::Buried { side, ref card } => {
            veiled("event-buried", "5.0-effects", card, viewer).side(side)
        }
        Event::Retrieved { side, card, price } => {
            say("event-retrieved", "6.0-hand").side(side).card(card).gold(price)
        }
        Event::Reshuffled { cards } => say("event-reshuffled", "6.0-draw").with("cards", cards),
        Event::NoCards { side } => say("event-no-cards", "6.0-draw").side(side),
        Event::ToForum { side, card } => say("event-to-forum", "6.0-forum").side(side).card(card),
        Event::Happens { side, card } => say("event-happens", "6.0-event").side(side).card(card),
        Event::NoEffect { side, card } => say("event-no-effect", "6.0-event").side(side).card(card),
        Event::Discarded { side, card } => say("event-discarded", "6.0-hand").side(side).card(card),
        Event::GaveUp { side, unit, place, rule } => {
            Message::new("event-gave-up", rule).side(side).unit(unit).place(place)
        }
        Event::TaxesHalved => say("event-taxes-halved", "6.0-event"),
        Event::Rallied { side, faction, symbols, gold } => say("event-rallied", "6.0-event")
            .side(side)
            .with("faction", faction_word(faction))
            .with("symbols", symbols)
            .gold(gold),
        Event::Pillaged { side, gold, owed: 0 } => {
            say("event-pillaged", "12.0").side(side).gold(gold)
        }
        Event::Pillaged { side, gold, owed } => {
            say("event-pillaged-owed", "12.0").side(side).gold(gold).with("owed", i64::from(owed))
        }
        Event::Hired { side, place, price } => {
            say("event-hired", "7.0-special").side(side).place(place).gold(price)
        }
        Event::Demoted { side, place } => say("event-demoted", "6.0-event").side(side).place(place),
        Event::Fined { side, gold } => say("event-fined", "6.0-event").side(side).gold(gold),
        Event::Invaded { area, city, warbands } => say("event-invaded", "silver-barbarians")
            .with("area", area.name())
            .place(city)
            .with("warbands", warbands),
        Event::NoInvaders => say("event-no-invaders", "silver-barbarians"),
        Event::Plundered { city } => say("event-plundered", "silver-barbarians").place(city),
        Event::Recruited { side, unit, place, price: 0 } => {
            say("event-recruited-free", "5.0-effects").side(side).unit(unit).place(place)
        }
        Event::Recruited { side, unit, place, price } => {
            say("event-recruited", "7.0").side(side).unit(unit).place(place).gold(price)
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
            say(id, "6.0-action").side(side).with("enemy", side_word(side.enemy()))
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
            say(id, "9.0").side(side).unit(unit).way(from, to)
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
            .with("attacker", party_word(attacker))
            .with("defender", party_word(defender)),
        Event::TacticsLaid { side, ref card } => {
            veiled("event-tactics-laid", "10.0-tactics", card, viewer).side(side)
        }
        Event::NoTactics { side } => say("event-no-tactics", "10.0-tactics").side(side),
        Event::TacticsShown { side, card } => {
            say("event-tactics-shown", "10.0-tactics").side(side).card(card)
        }
        Event::Initiative { side, command } => say("event-initiative", "10.0-command")
            .with("side", party_word(side))
            .with("attacker", command[0])
            .with("defender", command[1]),
        Event::Round { place, round } => {
            say("event-round", "10.0-round").place(place).with("round", roman(round))
        }
        Event::Fought { side, unit, swords, face, hit } => {
            let id = if hit { "event-fought-hit" } else { "event-fought-miss" };
            say(id, "10.0-round")
                .with("side", party_word(side))
                .unit(unit)
                .with("swords", swords)
                .with("face", face)
        }
        Event::Shielded { side } => say("event-shielded", "6.0-tactics").side(side),
        Event::Lost { side, unit, rule } => {
            Message::new("event-lost", rule).with("side", party_word(side)).unit(unit)
        }
        Event::TerribleLoss { side, gold, cards } => {
            say("event-terrible-loss", "11.0-loss").side(side).gold(gold).with("cards", cards)
        }
        Event::Retreats { side, to: Some(to) } => {
            say("event-retreats-to", "10.0-retreat").side(side).place(to)
        }
        Event::Retreats { side, to: None } => say("event-retreats", "10.0-retreat").side(side),
        Event::FightsOn { side } => say("event-fights-on", "10.0-retreat").side(side),
        Event::SlipsAway { side } => say("event-slips-away", "6.0-tactics").side(side),
        Event::Pursuit { side, dice, hits } => say("event-pursuit", "10.0-vaevictis")
            .with("side", party_word(side))
            .with("dice", dice)
            .with("hits", hits),
        Event::LostInTheWild { side, unit, place } => {
            say("event-lost-in-the-wild", "silver-barbarians").side(side).unit(unit).place(place)
        }
        Event::FellBack { side, unit, to } => {
            say("event-fell-back", "10.0-retreat").side(side).unit(unit).place(to)
        }
        Event::BattleEnds { place, winner } => {
            say("event-battle-ends", "10.0-round").place(place).with("side", party_word(winner))
        }
        Event::Promoted { side, unit, place, rule } => {
            Message::new("event-promoted", rule).side(side).unit(unit).place(place)
        }
    })
}

/// What the viewer is asked, or whom the table waits for.
pub(crate) fn prompt(pack: &Pack, view: &View) -> Message {
    let public = &view.public;
    if let Phase::Over { winner, by } = public.phase {
        return over(pack, public, winner, by);
    }
    let decider = pending(public).seats().iter().next().map_or(public.side, Side::of);
    if view.viewer == Some(decider) { ask(pack, view, decider) } else { wait(public, decider) }
}

fn over(pack: &Pack, public: &Public, winner: Option<Side>, by: Option<Victory>) -> Message {
    let rule = forum::outcome_rule(by);
    match (winner, by) {
        (Some(side), Some(Victory::Military)) => Message::new("over-military", rule)
            .side(side)
            .with("value", i64::from(forum::controlled(pack, public, side))),
        (Some(side), Some(Victory::Political)) => {
            let (faction, net) = forum::points(pack, public, side).net();
            Message::new("over-political", rule)
                .side(side)
                .with("faction", faction_word(faction))
                .with("points", net)
        }
        (_, None) | (None, _) => Message::new("over-draw", rule),
    }
}

/// The question to the side that decides.
fn ask(pack: &Pack, view: &View, side: Side) -> Message {
    let public = &view.public;
    let gold = public.gold[side];
    match &public.phase {
        Phase::Forum { tried: false } => say("prompt-forum", "5.0-forum"),
        Phase::Forum { tried: true } => say("prompt-forum-tried", "5.0-forum"),
        Phase::Auction { card, bids, .. } => {
            let high = bids[side.enemy()];
            let id = if high == 0 { "prompt-auction-first" } else { "prompt-auction" };
            say(id, "5.0-auction").card(*card).gold(gold).with("high", i64::from(high))
        }
        Phase::Draw { .. } => {
            let seen = view.own.as_ref().and_then(|camp| camp.seen);
            match seen {
                Some(card) => say("prompt-draw-seen", "5.0-effects").card(card),
                None => say("prompt-draw", "6.0-draw").gold(pack.figures.pontifex_price),
            }
        }
        Phase::Discard => {
            say("prompt-discard", "6.0-hand").with("limit", hand_limit(pack, public, side))
        }
        Phase::AlliesLeave { .. } => say("prompt-allies-leave", "6.0-event"),
        Phase::Pillage { owed, .. } => say("prompt-pillage", "12.0").with("owed", i64::from(*owed)),
        Phase::Rally { .. } => say("prompt-rally", "6.0-event"),
        Phase::Grumble { hired, .. } => {
            let id = if hired.is_empty() { "prompt-grumble" } else { "prompt-grumble-more" };
            say(id, "6.0-event")
                .gold(pack.figures.grumble_price)
                .with("fine", i64::from(pack.figures.grumble_fine))
        }
        Phase::Invasion { area } => {
            say("prompt-invasion", "silver-barbarians").with("area", area.name())
        }
        Phase::Purchase => say("prompt-purchase", "7.0").gold(gold),
        Phase::Muster { left, .. } => say("prompt-muster", "6.0-action").with("allies", *left),
        Phase::March => say("prompt-march", "9.0").with("routes", pack.figures.routes),
        Phase::Intercept { card, from, to } => {
            say("prompt-intercept", "silver-fleets").card(*card).way(*from, *to)
        }
        Phase::Voyage { from, to, .. } => say("prompt-voyage", "6.0-action").way(*from, *to),
        Phase::ChooseBattle => {
            say("prompt-choose-battle", "10.0-order").with("battles", public.battles().len() as u8)
        }
        Phase::Battle(battle) => ask_battle(battle),
        Phase::Over { winner, by } => over(pack, public, *winner, *by),
    }
}

fn ask_battle(battle: &Battle) -> Message {
    let message = match battle.waits {
        Waits::Tactics { .. } => say("prompt-tactics", "10.0-tactics"),
        Waits::Engage { class, .. } => {
            say("prompt-engage", "10.0-round").with("class", class_word(class))
        }
        Waits::Hit { hits, pursuit: false, .. } => {
            say("prompt-hit", "10.0-round").with("hits", hits)
        }
        Waits::Hit { hits, pursuit: true, .. } => {
            say("prompt-pursuit", "10.0-vaevictis").with("hits", hits)
        }
        Waits::Retreat { role: Role::Attacker } => say("prompt-withdraw", "10.0-retreat"),
        Waits::Retreat { role: Role::Defender } => say("prompt-retreat", "10.0-retreat"),
        Waits::Leader { .. } => say("prompt-leader", "10.0-vincere"),
        Waits::FallBack => say("prompt-fall-back", "10.0-retreat"),
        Waits::Promote { left, .. } => say("prompt-promote", "10.0-veterans").with("units", left),
    };
    message.place(battle.place).with("round", roman(battle.round.max(1)))
}

/// Whom the table waits for, and for what.
fn wait(public: &Public, side: Side) -> Message {
    let message = match &public.phase {
        Phase::Forum { .. } => say("wait-forum", "5.0-forum"),
        Phase::Auction { card, .. } => say("wait-auction", "5.0-auction").card(*card),
        Phase::Draw { .. } => say("wait-draw", "6.0-draw"),
        Phase::Discard => say("wait-discard", "6.0-hand"),
        Phase::AlliesLeave { .. } => say("wait-allies-leave", "6.0-event"),
        Phase::Pillage { owed, .. } => say("wait-pillage", "12.0").with("owed", i64::from(*owed)),
        Phase::Rally { .. } => say("wait-rally", "6.0-event"),
        Phase::Grumble { .. } => say("wait-grumble", "6.0-event"),
        Phase::Invasion { area } => {
            say("wait-invasion", "silver-barbarians").with("area", area.name())
        }
        Phase::Purchase => say("wait-purchase", "7.0"),
        Phase::Muster { left, .. } => say("wait-muster", "6.0-action").with("allies", *left),
        Phase::March => say("wait-march", "9.0"),
        Phase::Intercept { .. } => say("wait-intercept", "silver-fleets"),
        Phase::Voyage { from, to, .. } => say("wait-voyage", "6.0-action").way(*from, *to),
        Phase::ChooseBattle => say("wait-choose-battle", "10.0-order"),
        Phase::Battle(battle) => {
            let (id, rule) = match battle.waits {
                Waits::Tactics { .. } => ("wait-tactics", "10.0-tactics"),
                Waits::Engage { .. } => ("wait-engage", "10.0-round"),
                Waits::Hit { pursuit: false, .. } => ("wait-hit", "10.0-round"),
                Waits::Hit { pursuit: true, .. } => ("wait-hit", "10.0-vaevictis"),
                Waits::Retreat { .. } => ("wait-retreat", "10.0-retreat"),
                Waits::Leader { .. } => ("wait-leader", "10.0-vincere"),
                Waits::FallBack => ("wait-fall-back", "10.0-retreat"),
                Waits::Promote { .. } => ("wait-promote", "10.0-veterans"),
            };
            say(id, rule).place(battle.place)
        }
        Phase::Over { by, .. } => Message::new("over-draw", forum::outcome_rule(*by)),
    };
    message.side(side)
}

/// What an action does, in a few words, and the rule that allows it.
pub(crate) fn label(pack: &Pack, action: Action, view: &View) -> Message {
    let public = &view.public;
    let side = view.viewer.unwrap_or(public.side);
    match action {
        Action::Take { card } => say("label-take", "5.0-forum").card(card),
        Action::Auction { card } => say("label-auction", "5.0-auction").card(card),
        Action::Bid { gold } => say("label-bid", "5.0-auction").gold(gold),
        Action::Pass => say("label-pass", "5.0-auction"),
        Action::Declare { victory } => Message::new(
            match victory {
                Victory::Military => "label-declare-military",
                Victory::Political => "label-declare-political",
            },
            forum::outcome_rule(Some(victory)),
        ),
        Action::EndForum => say("label-end-forum", "4.0"),
        Action::Draw => say("label-draw", "6.0-draw"),
        Action::Bury => say("label-bury", "5.0-effects"),
        Action::Retrieve { card } => {
            say("label-retrieve", "6.0-hand").card(card).gold(pack.figures.pontifex_price)
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
            let (id, rule) = match terms {
                Terms::Standard => ("label-recruit", "7.0"),
                Terms::Ultimum => ("label-recruit-ultimum", "5.0-effects"),
                Terms::Settlement => ("label-recruit-settlement", "7.0-special"),
                Terms::Antonius => ("label-recruit-antonius", "5.0-effects"),
            };
            say(id, rule).unit(unit).place(at).gold(price)
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
                (true, Some(by)) => say("label-attack-by", "9.0").with("by", by.name()),
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
        Action::Engage { unit } => label_engage(pack, public, unit),
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
    }
}

fn label_engage(pack: &Pack, public: &Public, unit: Unit) -> Message {
    let swords = public.phase.battle().map_or(pack.swords(unit), |battle| {
        battle.swords(pack, &battle.lines(&public.board), battle.waits.role(), unit)
    });
    say("label-engage", "10.0-round").unit(unit).with("swords", swords)
}

/// What a card does, with the numbers of the data.
pub(crate) fn card_text(pack: &Pack, card: Card) -> Message {
    let figures = &pack.figures;
    let number = |number: u16| Arg::Number(number.into());
    let (n, m): (Arg, Arg) = match card {
        Card::SENATE => (figures.senate_hand.into(), 0u8.into()),
        Card::DICTATOR => (figures.dictator_hand.into(), figures.ides_on_dictator.into()),
        Card::ULTIMUM => (number(figures.ultimum_price), 0u8.into()),
        Card::ALLIED_SETTLEMENT => (number(figures.allied_price), 0u8.into()),
        Card::VETERANS_SETTLEMENT => (number(figures.veterans_price), 0u8.into()),
        Card::PUBLICANI => (number(figures.publicani_gold), 0u8.into()),
        Card::REFORM => (number(figures.reform_gold), number(figures.reform_most)),
        Card::PONTIFEX => (number(figures.pontifex_price), 0u8.into()),
        Card::TRIUMPH => (figures.triumph_promotions.into(), figures.triumph_losses.into()),
        Card::DOUBLE_LINE => {
            (figures.double_line_leaders.into(), figures.double_line_legions.into())
        }
        Card::TRIPLE_LINE => {
            (figures.triple_line_leaders.into(), figures.triple_line_legions.into())
        }
        Card::FOURTH_LINE => (figures.fourth_line.into(), 0u8.into()),
        Card::TESTUDO => (figures.testudo.into(), 0u8.into()),
        Card::CAVALRY_CHARGE => (figures.cavalry_charge.into(), 0u8.into()),
        Card::IDES => (figures.ides_on.into(), figures.ides_on_dictator.into()),
        Card::OPTIMATES_RALLY => (number(figures.optimates_gold), 0u8.into()),
        Card::POPULARES_RALLY => (number(figures.populares_gold), 0u8.into()),
        Card::LEGIONS_GRUMBLE => (number(figures.grumble_price), number(figures.grumble_fine)),
        other => match other.leader() {
            Some(Unit::LABIENUS) => (figures.labienus_allies.into(), 0u8.into()),
            Some(Unit::BRUTUS) => (figures.brutus_points.into(), 0u8.into()),
            Some(Unit::SCIPIO) => (number(figures.scipio_price), 0u8.into()),
            Some(Unit::CURIO) => (number(figures.curio_price), 0u8.into()),
            Some(Unit::DOLABELLA) => (number(figures.dolabella_gold), 0u8.into()),
            Some(Unit::CLEOPATRA) => (number(figures.cleopatra_gold), 0u8.into()),
            _ => (0u8.into(), 0u8.into()),
        },
    };
    Message::new(format!("{}-text", card_id(card)), kind_rule(card)).with("n", n).with("m", m)
}

/// The message that names a card's kind.
pub(crate) fn kind_id(kind: CardType) -> &'static str {
    match kind {
        CardType::Leader => "kind-leader",
        CardType::Forum => "kind-forum",
        CardType::Tactics => "kind-tactics",
        CardType::Action => "kind-action",
        CardType::Event => "kind-event",
    }
}
