//! What the game says: the journal, prompts and the labels of actions, as messages that the files
//! in `lang/` put into words. Refusals name their own messages in action.rs.

use kernel::{
    Anchor, Arg, Concealed, Frame, Headline, Journey, Lang, Message, OddsReport, Offered, Part,
    Phrasebook, Rule, Rules as _, Say, Scene, Seat, SeatSet, Shown, Viewer, numeral,
};

use crate::action::{Action, Arrival, Event};
use crate::battle::{Battle, Waits};
use crate::ids::{Block, Card, Place, PlaceSet, Side, Wood};
use crate::pack::{Pack, Way};
use crate::sequence::pending;
use crate::state::{Going, Impulse, Moves, Phase, Public, State};
use crate::view::View;
use crate::{fight, levy, movement, odds, scene, victory, winter};

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        kernel::phrasebook!()
    }

    fn headline(pack: &'static Pack, view: &View) -> Headline {
        scene::headline(pack, &view.public)
    }

    fn frame(pack: &'static Pack, view: &View) -> Frame {
        scene::frame(pack, view)
    }

    fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
        scene::scene(pack, view, lang)
    }

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        scene::offered(pack, view, *action)
    }

    fn path(_: &'static Pack, view: &View, action: &Action) -> Vec<Anchor> {
        scene::path(view, *action)
    }

    fn tell(pack: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
        Some(told(pack, event, viewer))
    }

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        let eyes = self.eyes(Side::of(seat));
        if let Phase::Moves(moves) = &self.public.phase {
            movement::wishes(eyes, moves, out);
        }
        if let Phase::Levies { left, .. } = &self.public.phase {
            levy::wishes(eyes, *left, out);
        }
        if let Phase::Battle(battle) = &self.public.phase {
            fight::wishes(eyes, battle, out);
        }
    }

    fn journeys(&self, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        movement::journeys(self, seat, piece)
    }

    fn forecast(
        pack: &'static Pack,
        view: &View,
        at: Option<&str>,
        lang: Lang,
        go_on: &dyn Fn() -> bool,
    ) -> Option<OddsReport> {
        odds::forecast(pack, view, at, lang, go_on)
    }

    fn odds(pack: &'static Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        odds::odds(pack, words, lang)
    }
}

/// The event cards in the order of [`Card`], after the commands: the message that names each, and
/// its rule.
const EVENTS: [(&str, Rule); Card::COUNT - Card::COMMANDS as usize] = [
    ("card-apollo", Rule("event-apollo")),
    ("card-jupiter", Rule("event-jupiter")),
    ("card-mars", Rule("event-mars")),
    ("card-mercury", Rule("event-mercury")),
    ("card-neptune", Rule("event-neptune")),
    ("card-pluto", Rule("event-pluto")),
    ("card-vulcan", Rule("event-vulcan")),
];

fn event(card: Card) -> Option<(&'static str, Rule)> {
    EVENTS.get(card.index().checked_sub(usize::from(Card::COMMANDS))?).copied()
}

/// The message that names an event card; command cards go by their numbers.
pub(crate) fn event_word(card: Card) -> Option<&'static str> {
    event(card).map(|(word, _)| word)
}

/// The rule of a card: its own entry, or that of command cards.
fn card_rule(card: Card) -> Rule {
    event(card).map_or(Rule("2.1"), |(_, rule)| rule)
}

impl Say<Pack> for Block {
    /// As it is spoken: legions are counted as the Romans did.
    fn say(self, pack: &'static Pack) -> Arg {
        Arg::Name(&pack.block(self).spoken)
    }
}

impl Say<Pack> for Place {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Name(self.name())
    }
}

impl Say<Pack> for Card {
    /// Its god, or its moves and levies, such as `III / I`.
    fn say(self, pack: &'static Pack) -> Arg {
        match (event_word(self), pack.command(self)) {
            (None, Some(command)) => {
                let numbers = [command.moves, command.levies];
                Arg::Text(numbers.map(|number| numeral(number.into())).join(" / "))
            }
            (word, _) => Arg::Word(word.unwrap_or("card-command")),
        }
    }
}

impl Say<Pack> for Wood {
    fn say(self, _: &'static Pack) -> Arg {
        wood_word(self)
    }
}

/// The word for a side.
pub(crate) fn side_word(side: Side) -> Arg {
    Arg::Word(side_id(side))
}

/// The message that names a side.
pub(crate) fn side_id(side: Side) -> &'static str {
    match side {
        Side::Caesar => "side-caesar",
        Side::Pompey => "side-pompey",
    }
}

fn wood_word(wood: Wood) -> Arg {
    Arg::Word(match wood {
        Wood::Caesar => "wood-caesar",
        Wood::Pompey => "wood-pompey",
        Wood::Cleopatra => "wood-cleopatra",
    })
}

/// A small number as the Romans write it.
pub(crate) fn roman(number: u8) -> Arg {
    Arg::Text(numeral(number.into()))
}

/// The details that most messages have.
trait Details: Sized {
    /// Whose.
    fn side(self, side: Side) -> Self;
    /// Which block.
    fn block(self, pack: &'static Pack, block: Block) -> Self;
    /// Where, and whether that is a city or a sea.
    fn place(self, place: Place) -> Self;
    /// From one place to the next.
    fn way(self, from: Place, to: Place) -> Self;
    /// Several places.
    fn places(self, places: PlaceSet) -> Self;
}

impl Details for Message {
    fn side(self, side: Side) -> Self {
        self.with("side", side_word(side))
    }

    fn block(self, pack: &'static Pack, block: Block) -> Self {
        self.with("block", block.say(pack))
    }

    fn place(self, place: Place) -> Self {
        self.with("place", place.name()).with("where", if place.is_sea() { "sea" } else { "city" })
    }

    fn way(self, from: Place, to: Place) -> Self {
        self.with("from", from.name()).with("to", to.name())
    }

    fn places(self, places: PlaceSet) -> Self {
        self.with("places", Arg::List(places.iter().map(|place| place.name().into()).collect()))
    }
}

fn say(id: &'static str, rule: &'static str) -> Message {
    Message::new(id, Rule(rule))
}

/// A message about a block that only its side may know; others get the one called `…-hidden`.
fn veiled(pack: &'static Pack, id: &str, rule: &'static str, block: Option<Block>) -> Message {
    match block {
        Some(block) => Message::new(id.to_owned(), Rule(rule)).block(pack, block),
        None => Message::new(format!("{id}-hidden"), Rule(rule)),
    }
}

/// What the journal says of an event to a viewer.
fn told(pack: &'static Pack, event: &Event, viewer: Viewer) -> Message {
    let seen = |block: &Concealed<Block>| block.seen_by(viewer).copied();
    match event {
        Event::Year { year } => {
            say("event-year", "2.1").with("year", i64::from(*year)).with("bc", before_christ(*year))
        }
        Event::Deployed { side } => say("event-deployed", "5.3").side(*side),
        Event::Discarded { side, card } => match card.seen_by(viewer) {
            Some(card) => say("event-discarded", "2.1").side(*side).with("card", card.say(pack)),
            None => say("event-discarded-hidden", "2.1").side(*side),
        },
        Event::Revealed { turn, cards, first } => {
            both_cards(pack, say("event-revealed", "2.1"), *turn, *cards)
                .with("first", side_word(*first))
        }
        Event::Cancelled { turn, cards } => {
            both_cards(pack, say("event-cancelled", "2.1"), *turn, *cards)
        }
        Event::Apollo { side, copies: Some(card) } => say("event-apollo", "event-apollo")
            .side(*side)
            .with("enemy", side_word(side.enemy()))
            .with("card", card.say(pack)),
        Event::Apollo { side, copies: None } => {
            say("event-apollo-nothing", "event-apollo").side(*side)
        }
        Event::Suborned { side, block, wood, from, to } => {
            let queen = (*wood == Wood::Cleopatra).then_some(Block::CLEOPATRA);
            veiled(pack, "event-suborned", "event-jupiter", seen(block).or(queen))
                .side(*side)
                .with("wood", wood_word(*wood))
                .way(*from, *to)
        }
        Event::Struck { side, block, place } => say("event-struck", "event-jupiter")
            .side(side.enemy())
            .block(pack, *block)
            .place(*place),
        Event::NoEffect { side, card } => Message::new("event-no-effect", card_rule(*card))
            .side(*side)
            .with("card", card.say(pack)),
        Event::Erupted { side, city, blocks } => {
            say("event-erupted", "event-vulcan").side(*side).place(*city).with("blocks", *blocks)
        }
        Event::Activated { side, place } => {
            say("event-activated", "6.1").side(*side).place(*place).part(Part::Opens)
        }
        Event::Stepped { side, block, from, to, arrival } => {
            let (id, rule) = match arrival {
                Arrival::Attack => ("event-attacked", "6.12"),
                Arrival::Help => ("event-helped", "6.14"),
                Arrival::Peaceful if from.is_sea() || to.is_sea() => ("event-stepped", "6.2"),
                Arrival::Peaceful => ("event-stepped", "6.1"),
            };
            // Blocks that one cannot tell apart are never taken for one that goes on.
            let piece = seen(block).map_or(from.name(), Block::name);
            veiled(pack, id, rule, seen(block))
                .side(*side)
                .step(piece, from.name(), to.name())
                .place(*to)
        }
        Event::Embarked { side, block, from, sea } => {
            veiled(pack, "event-embarked", "6.3", seen(block))
                .side(*side)
                .with("from", from.name())
                .with("sea", sea.name())
        }
        Event::Landed { side, block, port } => {
            veiled(pack, "event-landed", "6.3", seen(block)).side(*side).place(*port)
        }
        Event::MovesEnded { side } => {
            say("event-moves-ended", "2.2").side(*side).part(Part::Closes)
        }
        Event::MainForce { side, place, from } => {
            say("event-main-force", "7.3").side(*side).place(*place).with("from", from.name())
        }
        Event::Surprise { side, place, rule } => {
            Message::new("event-surprise", *rule).side(*side).place(*place)
        }
        Event::Levied { side, block, city } => {
            veiled(pack, "event-levied", "6.4", seen(block)).side(*side).place(*city)
        }
        Event::Reinforced { side, block, place } => {
            veiled(pack, "event-reinforced", "6.4", seen(block)).side(*side).place(*place)
        }
        Event::LeviesEnded { side } => {
            say("event-levies-ended", "2.2").side(*side).part(Part::Closes)
        }
        Event::BattleBegins { place, attacker, lines } => say("event-battle-begins", "7.1")
            .place(*place)
            .with("attacker", side_word(*attacker))
            .with("attackers", line_up(pack, &lines[attacker.index()]))
            .with("defender", side_word(attacker.enemy()))
            .with("defenders", line_up(pack, &lines[attacker.enemy().index()])),
        Event::Round { place, round } => {
            say("event-round", "7.2").place(*place).with("round", roman(*round))
        }
        Event::ReservesJoin { side, blocks } => {
            say("event-reserves-join", "7.3").side(*side).with("blocks", line_up(pack, blocks))
        }
        Event::Disrupted { side } => say("event-disrupted", "7.31").side(*side),
        Event::RolesSwapped { attacker } => say("event-roles-swapped", "7.31")
            .with("attacker", side_word(*attacker))
            .with("defender", side_word(attacker.enemy())),
        Event::Fired { side, block, dice, hits } => say("event-fired", "7.4")
            .side(*side)
            .block(pack, *block)
            .with("dice", *dice)
            .with("hits", *hits),
        Event::Passed { side, block } => say("event-passed", "7.2").side(*side).block(pack, *block),
        Event::Hit { side, block, left } => {
            say("event-hit", "7.4").side(*side).block(pack, *block).with("left", *left)
        }
        Event::Eliminated { side, block } => {
            say("event-eliminated", "7.5").side(*side).block(pack, *block)
        }
        Event::LeaderKilled { side, block } => say("event-leader-killed", "7.51")
            .side(*side)
            .block(pack, *block)
            .with("enemy", side_word(side.enemy())),
        Event::CleopatraJoins { side, rule } => {
            Message::new("event-cleopatra-joins", *rule).side(*side)
        }
        Event::Retreated { side, block, to } => {
            say("event-retreated", "7.6").side(*side).block(pack, *block).with("to", to.name())
        }
        Event::RetreatedBySea { side, block, sea, to } => say("event-retreated-by-sea", "7.64")
            .side(*side)
            .block(pack, *block)
            .with("sea", sea.name())
            .with("to", to.name()),
        Event::CouldNotRetreat { side, block } => {
            say("event-could-not-retreat", "7.6").side(*side).block(pack, *block)
        }
        Event::BattleEnds { place, winner } => {
            say("event-battle-ends", "7.2").place(*place).with("winner", side_word(*winner))
        }
        Event::Regrouped { side, block, from, to } => {
            veiled(pack, "event-regrouped", regroup_rule(*from), seen(block))
                .side(*side)
                .way(*from, *to)
        }
        Event::Winter { year } => say("event-winter", "8.0")
            .with("year", i64::from(*year))
            .with("bc", before_christ(*year)),
        Event::CleopatraHome { side } => say("event-cleopatra-home", "8.1").side(*side),
        Event::Harboured { side, block, from, port } => {
            veiled(pack, "event-harboured", "8.2", seen(block)).side(*side).way(*from, *port)
        }
        Event::Disbanded { side, block, rule } => {
            let id = if rule.0 == "8.2" { "event-lost-at-sea" } else { "event-unsupplied" };
            Message::new(id, *rule).side(*side).block(pack, *block)
        }
        Event::SentHome { side, block, wood, place } => {
            let queen = (*wood == Wood::Cleopatra).then_some(Block::CLEOPATRA);
            veiled(pack, "event-disbanded", "8.5", seen(block).or(queen))
                .side(*side)
                .with("wood", wood_word(*wood))
                .place(*place)
        }
        Event::Tally { points } => {
            say("event-tally", "8.4").with("caesar", points[0]).with("pompey", points[1])
        }
        Event::Won { winner: Some(side), points } if points[0] == points[1] => {
            say("event-won-tie", "1.2").side(*side).with("points", points[0])
        }
        Event::Won { winner: Some(side), points } => {
            score(say("event-won", "1.2").side(*side), *points)
        }
        Event::Won { winner: None, points } => say("event-drawn", "1.2").with("points", points[0]),
    }
}

fn both_cards(pack: &'static Pack, message: Message, turn: u8, cards: [Card; 2]) -> Message {
    message
        .with("turn", roman(turn))
        .with("caesar", cards[0].say(pack))
        .with("pompey", cards[1].say(pack))
}

/// Blocks that are shown, with their strengths (3.11).
fn line_up(pack: &'static Pack, blocks: &[(Block, u8)]) -> Arg {
    let shown = |(block, step): &(Block, u8)| {
        let data = pack.block(*block);
        Arg::Text(format!("{} ({})", data.spoken, data.strength(*step)))
    };
    Arg::List(blocks.iter().map(shown).collect())
}

fn score(message: Message, points: [u8; 2]) -> Message {
    message.with("high", points[0].max(points[1])).with("low", points[0].min(points[1]))
}

fn regroup_rule(place: Place) -> &'static str {
    if place.is_sea() { "7.83" } else { "7.7" }
}

/// What the viewer is asked or, if it is not for the viewer to decide, whom the table waits for.
pub(crate) fn prompt(pack: &'static Pack, view: &View) -> Message {
    let deciders = pending(pack, &view.public).seats();
    match view.viewer.filter(|side| deciders.contains(side.seat())) {
        Some(side) => ask(pack, view, side),
        None => wait(pack, &view.public, deciders),
    }
}

/// What a side is asked.
fn ask(pack: &'static Pack, view: &View, side: Side) -> Message {
    let public = &view.public;
    let moving = view.own.as_ref().and_then(|secret| secret.moving);
    match &public.phase {
        Phase::Deployment { .. } => say("prompt-deployment", "5.3"),
        Phase::Discard { .. } => say("prompt-discard", "2.1"),
        Phase::Play { .. } => say("prompt-play", "2.1").with("turn", roman(public.turn)),
        Phase::Jupiter { .. } => say("prompt-jupiter", "event-jupiter"),
        Phase::Suborned { from, wood, .. } => {
            veiled(pack, "prompt-suborned", "event-jupiter", moving)
                .with("from", from.name())
                .with("wood", wood_word(*wood))
        }
        Phase::Vulcan { .. } => say("prompt-vulcan", "event-vulcan"),
        Phase::Moves(moves) => match (moves.going, moving) {
            (Some(going), Some(block)) => ask_going(pack, going, block, moves.impulse),
            (None, _) | (_, None) => ask_moves(pack, moves),
        },
        Phase::MainForce { .. } => say("prompt-main-force", "7.3"),
        Phase::Surprise { impulse, .. } => {
            Message::new("prompt-surprise", impulse.rule()).with("card", impulse_word(*impulse))
        }
        Phase::Levies { left: 0, .. } => say("prompt-levies-none", "2.2"),
        Phase::Levies { left, .. } => say("prompt-levies", "6.4").with("levies", *left),
        Phase::ChooseBattle => say("prompt-choose-battle", "7.1").with("battles", battles(public)),
        Phase::Battle(battle) => ask_battle(pack, battle, side),
        Phase::Regroup(regroup) if regroup.place.is_sea() => {
            say("prompt-regroup-sea", "7.83").place(regroup.place)
        }
        Phase::Regroup(regroup) => say("prompt-regroup", "7.7").place(regroup.place),
        Phase::Harbour => say("prompt-harbour", "8.2"),
        Phase::Supply => say("prompt-supply", "8.3").places(winter::hungry(pack, public, side)),
        Phase::Disband { .. } => say("prompt-disband", "8.5"),
        Phase::Over { winner, .. } => over(pack, public, *winner),
    }
}

/// A block is in the middle of its move: on the march (6.1) or aboard (6.3).
fn ask_going(pack: &'static Pack, going: Going, block: Block, impulse: Impulse) -> Message {
    if going.seas.is_empty() {
        Message::new("prompt-moving", impulse.rule())
            .block(pack, block)
            .place(going.at)
            .with("from", going.start.name())
    } else {
        say("prompt-aboard", "6.3").block(pack, block).place(going.at)
    }
}

/// Groups may be activated and moved.
fn ask_moves(pack: &'static Pack, moves: &Moves) -> Message {
    let start = moves.active.is_empty() && moves.left > 0;
    let id = match moves.impulse {
        Impulse::Command if start => "prompt-moves-start",
        Impulse::Command if moves.active.is_empty() => "prompt-moves-none",
        Impulse::Command if moves.left > 0 => "prompt-moves",
        Impulse::Command => "prompt-moves-last",
        Impulse::Mars if start => "prompt-mars-start",
        Impulse::Mars => "prompt-mars",
        Impulse::Mercury if start => "prompt-mercury-start",
        Impulse::Mercury => "prompt-mercury",
        Impulse::Neptune if start => "prompt-neptune-start",
        Impulse::Neptune => "prompt-neptune",
        Impulse::Pluto if start => "prompt-pluto-start",
        Impulse::Pluto => "prompt-pluto",
    };
    let message = Message::new(id, moves.impulse.rule()).places(moves.active);
    match moves.impulse {
        Impulse::Command => message.with("moves", moves.left),
        Impulse::Mars | Impulse::Neptune => message,
        Impulse::Mercury => message
            .with("reach", pack.mercury_reach)
            .with("strike", pack.mercury_reach.saturating_sub(1)),
        Impulse::Pluto => message
            .with("major", pack.pluto_limits.major)
            .with("minor", pack.pluto_limits.minor)
            .with("strait", pack.pluto_limits.of(Way::Strait, true)),
    }
}

/// A block acts, or takes a hit.
fn ask_battle(pack: &Pack, battle: &Battle, side: Side) -> Message {
    let (id, rule) = match battle.waits {
        Waits::Hit { .. } => ("prompt-hits", "7.4"),
        Waits::Act { .. } if battle.round == 1 => ("prompt-battle-first", "7.2"),
        Waits::Act { .. } if battle.round == pack.rounds && battle.attacks(side) => {
            ("prompt-battle-last", "7.62")
        }
        Waits::Act { .. } => ("prompt-battle", "7.2"),
    };
    battle_details(say(id, rule), battle)
}

fn battle_details(message: Message, battle: &Battle) -> Message {
    let message = message.place(battle.place).with("round", roman(battle.round));
    match battle.waits {
        Waits::Act { letter, .. } => message.with("letter", letter.name()),
        Waits::Hit { hits, .. } => message.with("hits", hits),
    }
}

/// The title of a battle in progress.
pub(crate) fn battle_title(battle: &Battle) -> Message {
    say("phase-battle", "7.0").place(battle.place).with("round", roman(battle.round))
}

fn battles(public: &Public) -> u8 {
    public.contested().len() as u8
}

fn impulse_word(impulse: Impulse) -> Arg {
    Arg::Word(match impulse {
        Impulse::Command => "card-command",
        Impulse::Mars => "card-mars",
        Impulse::Mercury => "card-mercury",
        Impulse::Neptune => "card-neptune",
        Impulse::Pluto => "card-pluto",
    })
}

/// Whom the table waits for, and for what.
fn wait(pack: &'static Pack, public: &Public, deciders: SeatSet) -> Message {
    let sides = |id, rule| {
        let both = deciders.len() == Side::BOTH.len();
        let one = deciders.iter().next().map(|seat| side_word(Side::of(seat)));
        say(id, rule).with("sides", one.filter(|_| !both).unwrap_or(Arg::Word("side-both")))
    };
    match &public.phase {
        Phase::Deployment { .. } => sides("wait-deployment", "5.3"),
        Phase::Discard { .. } => sides("wait-discard", "2.1"),
        Phase::Play { .. } => sides("wait-play", "2.1").with("turn", roman(public.turn)),
        Phase::Jupiter { side } => say("wait-jupiter", "event-jupiter").side(*side),
        Phase::Suborned { side, from, wood } => say("wait-suborned", "event-jupiter")
            .side(*side)
            .with("from", from.name())
            .with("wood", wood_word(*wood)),
        Phase::Vulcan { side } => say("wait-vulcan", "event-vulcan").side(*side),
        Phase::Moves(moves) => wait_moves(moves),
        Phase::MainForce { side } => say("wait-main-force", "7.3").side(*side),
        Phase::Surprise { side, impulse } => Message::new("wait-surprise", impulse.rule())
            .side(*side)
            .with("card", impulse_word(*impulse)),
        Phase::Levies { side, left, .. } => {
            say("wait-levies", "6.4").side(*side).with("levies", *left)
        }
        Phase::ChooseBattle => {
            say("wait-choose-battle", "7.1").side(public.first).with("battles", battles(public))
        }
        Phase::Battle(battle) => {
            let id = match battle.waits {
                Waits::Act { .. } => "wait-battle",
                Waits::Hit { .. } => "wait-hits",
            };
            battle_details(Message::new(id, battle.waits.rule()).side(battle.waits.side()), battle)
        }
        Phase::Regroup(regroup) => {
            say("wait-regroup", regroup_rule(regroup.place)).side(regroup.side).place(regroup.place)
        }
        Phase::Harbour => sides("wait-harbour", "8.2"),
        Phase::Supply => sides("wait-supply", "8.3"),
        Phase::Disband { .. } => sides("wait-disband", "8.5"),
        Phase::Over { winner, .. } => over(pack, public, *winner),
    }
}

fn wait_moves(moves: &Moves) -> Message {
    let message = match moves.going {
        Some(going) if going.seas.is_empty() => {
            Message::new("wait-moving", moves.impulse.rule()).place(going.at)
        }
        Some(going) => say("wait-aboard", "6.3").place(going.at),
        None => Message::new("wait-moves", moves.impulse.rule()).with("moves", moves.left),
    };
    message.side(moves.side)
}

fn over(pack: &'static Pack, public: &Public, winner: Option<Side>) -> Message {
    let points = Side::BOTH.map(|side| victory::points(pack, public, side));
    match winner {
        Some(side) if points[0] == points[1] => {
            say("over-tie", "1.2").side(side).place(pack.tie_city).with("points", points[0])
        }
        Some(side) => score(say("over-won", "1.2").side(side), points),
        None => say("over-draw", "1.2").place(pack.tie_city).with("points", points[0]),
    }
}

/// What an action does, in a few words, and the rule that allows it.
pub(crate) fn label(pack: &'static Pack, action: Action, view: &View) -> Message {
    let moving = view.own.as_ref().and_then(|secret| secret.moving);
    match action {
        Action::Swap { block, with } => {
            say("label-swap", "5.3").block(pack, block).with("with", with.say(pack))
        }
        Action::EndDeployment => say("label-end-deployment", "5.3"),
        Action::Discard { card } => say("label-discard", "2.1").with("card", card.say(pack)),
        Action::Play { card } => say("label-play", "2.1").with("card", card.say(pack)),
        Action::Suborn { at, wood } => {
            say("label-suborn", "event-jupiter").place(at).with("wood", wood_word(wood))
        }
        Action::Receive { to } => veiled(pack, "label-receive", "event-jupiter", moving).place(to),
        Action::Erupt { city } => say("label-erupt", "event-vulcan").place(city),
        Action::Forgo => {
            let vulcan = matches!(view.public.phase, Phase::Vulcan { .. });
            say("label-forgo", if vulcan { "event-vulcan" } else { "event-jupiter" })
        }
        Action::Activate { place } => {
            Message::new("label-activate", impulse(view).rule()).place(place)
        }
        Action::Step { block, to } => label_step(pack, view, block, to),
        Action::Halt => match (moving, view.public.phase.moves().and_then(|moves| moves.going)) {
            (Some(block), Some(going)) => {
                say("label-halt", "6.1").block(pack, block).place(going.at)
            }
            (None, _) | (_, None) => say("label-halt-hidden", "6.1"),
        },
        Action::Embark { block, sea } => {
            say("label-embark", "6.3").block(pack, block).with("sea", sea.name())
        }
        Action::Sail { sea } => say("label-sail", "6.3").place(sea),
        Action::Land { port } => say("label-land", "6.3").place(port),
        Action::EndMoves => match left(view) {
            0 => say("label-end-moves", "2.2"),
            unspent => say("label-end-moves-unspent", "2.2").with("moves", unspent),
        },
        Action::MainForce { place, from } => {
            say("label-main-force", "7.3").place(place).with("from", from.name())
        }
        Action::Surprise { place } => {
            Message::new("label-surprise", impulse(view).rule()).place(place)
        }
        Action::Levy { block, city } => say("label-levy", "6.4").block(pack, block).place(city),
        Action::Reinforce { block } => {
            let step = step(view, block);
            strengths(
                say("label-reinforce", "6.4").block(pack, block),
                pack,
                block,
                [step, step + 1],
            )
        }
        Action::EndLevies => match left(view) {
            0 => say("label-end-levies", "2.2"),
            unspent => say("label-end-levies-unspent", "2.2").with("levies", unspent),
        },
        Action::Fight { place } => say("label-fight", "7.1").place(place),
        Action::Fire { block } => say("label-fire", "7.4")
            .block(pack, block)
            .with("dice", strength(pack, block, step(view, block)))
            .with("power", pack.block(block).firepower),
        Action::Pass { block } => say("label-pass", "7.2").block(pack, block),
        Action::Retreat { block, to } => say("label-retreat", retreat_rule(pack, view, block))
            .block(pack, block)
            .with("to", to.name()),
        Action::RetreatBySea { block, sea, to } => say("label-retreat-by-sea", "7.64")
            .block(pack, block)
            .with("sea", sea.name())
            .with("to", to.name()),
        Action::TakeHit { block } => match step(view, block) {
            0 | 1 => say("label-take-last-hit", "7.4").block(pack, block),
            step => strengths(
                say("label-take-hit", "7.4").block(pack, block),
                pack,
                block,
                [step, step - 1],
            ),
        },
        Action::Regroup { block, to } => {
            let rule = if pack.is_fleet(block) { "7.83" } else { "7.7" };
            say("label-regroup", rule).block(pack, block).with("to", to.name())
        }
        Action::EndRegroup => say("label-end-regroup", "7.7"),
        Action::Harbour { block, port } => {
            say("label-harbour", "8.2").block(pack, block).place(port)
        }
        Action::Disband { block } => {
            let place = view.own.as_ref().and_then(|secret| secret.place(block));
            Message::new("label-disband", winter::disbanding_rule(&view.public.phase))
                .block(pack, block)
                .with("place", place.map_or("", Place::name))
        }
        Action::EndDisbanding => say("label-end-disbanding", "8.5"),
    }
}

/// A step is a march, an attack (6.12), more blocks for an attack, or help for a battle (6.14).
fn label_step(pack: &'static Pack, view: &View, block: Block, to: Place) -> Message {
    let public = &view.public;
    let attacked = |side: Side| public.attacked[side.index()].contains(to);
    let (id, rule) = match view.viewer {
        Some(side) if public.holds(side.enemy(), to) => {
            if attacked(side.enemy()) {
                ("label-react", "6.14")
            } else if attacked(side) {
                ("label-join", "6.12")
            } else {
                ("label-attack", "6.12")
            }
        }
        Some(_) | None => {
            ("label-step", if pack.is_fleet(block) { "6.2" } else { impulse(view).rule().0 })
        }
    };
    say(id, rule).block(pack, block).with("to", to.name())
}

fn retreat_rule(pack: &Pack, view: &View, block: Block) -> &'static str {
    if pack.is_fleet(block) {
        return "7.82";
    }
    match view.public.phase.battle() {
        Some(battle) if view.viewer.is_some_and(|side| battle.attacks(side)) => "7.62",
        Some(_) | None => "7.63",
    }
}

fn strengths(message: Message, pack: &'static Pack, block: Block, steps: [u8; 2]) -> Message {
    message
        .with("strength", roman(strength(pack, block, steps[0])))
        .with("next", roman(strength(pack, block, steps[1])))
}

/// The strength at a step. What a rule forbids, such as a step too many, needs words too.
fn strength(pack: &Pack, block: Block, step: u8) -> u8 {
    let data = pack.block(block);
    data.strength(step.clamp(1, data.steps()))
}

/// The step of a block that the viewer may use: in the battle line, or among the viewer's own.
fn step(view: &View, block: Block) -> u8 {
    let fighter = view.public.phase.battle().and_then(|battle| battle.fighter(block));
    fighter
        .map(|fighter| fighter.step)
        .or_else(|| view.own.as_ref().map(|secret| secret.steps[block.index()]))
        .unwrap_or(1)
}

/// Moves or levies left.
pub(crate) fn left(view: &View) -> u8 {
    if let Phase::Moves(Moves { left, .. }) | Phase::Levies { left, .. } = view.public.phase {
        left
    } else {
        0
    }
}

/// What moves are played with, or what the surprise comes from.
fn impulse(view: &View) -> Impulse {
    view.public.phase.impulse().unwrap_or(Impulse::Command)
}

/// The year before Christ of a year since the founding of the city.
pub(crate) fn before_christ(year: u16) -> i64 {
    754 - i64::from(year)
}
