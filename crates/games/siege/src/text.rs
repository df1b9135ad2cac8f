//! What the game says: the journal, prompts and the labels of actions, as messages that the files
//! in `lang/` put into words. Refusals name their own messages in action.rs.

use geometry::hex::Hex;
use kernel::{Arg, Message, Phrasebook, Rule, Say, Viewer};

use crate::action::{Action, Event, Throw};
use crate::combat::{self, Question};
use crate::game::pending;
use crate::ids::{Counter, Force, Leader, Side, Unit};
use crate::organisation;
use crate::pack::{Harm, Pack};
use crate::setup::{self, Task};
use crate::state::{
    Combats, Distance, Fate, Moves, Order, OverBy, Phase, Piece, Players, Public, Round, Stage,
    Volley,
};
use crate::victory;
use crate::view::View;

/// The texts of the game, in both languages.
pub(crate) fn phrasebook() -> &'static Phrasebook {
    kernel::phrasebook!()
}

impl Say<Pack> for Unit {
    fn say(self, pack: &'static Pack) -> Arg {
        Arg::Name(&pack.unit(self).name)
    }
}

/// Detachments have a word of their own.
impl Say<Pack> for Leader {
    fn say(self, pack: &'static Pack) -> Arg {
        if self.is_detachment() {
            Arg::Word("word-detachment")
        } else {
            Arg::Name(&pack.leader(self).name)
        }
    }
}

impl Say<Pack> for Counter {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(counter_word(self))
    }
}

impl Say<Pack> for Piece {
    fn say(self, pack: &'static Pack) -> Arg {
        match self {
            Self::Unit(unit) => unit.say(pack),
            Self::Leader(leader) => leader.say(pack),
        }
    }
}

/// By its number.
impl Say<Pack> for Hex {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl Say<Pack> for Side {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(match self {
            Self::Rome => "side-rome",
            Self::Gaul => "side-gaul",
        })
    }
}

impl Say<Pack> for Force {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(match self {
            Self::Roman => "side-rome",
            Self::Relief => "force-relief",
            Self::Besieged => "force-besieged",
        })
    }
}

impl Say<Pack> for Order {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(match self {
            Self::Formed => "order-formed",
            Self::Disorganised => "order-disorganised",
            Self::Routed => "order-routed",
        })
    }
}

/// The message that names a counter.
fn counter_word(counter: Counter) -> &'static str {
    const WORDS: [&str; Counter::COUNT] = [
        "counter-roman-1",
        "counter-roman-2",
        "counter-roman-3",
        "counter-roman-4",
        "counter-roman-5",
        "counter-roman-6",
        "counter-roman-7",
        "counter-gallic-1",
        "counter-gallic-2",
        "counter-gallic-3",
        "counter-gallic-4",
        "counter-gallic-5",
        "counter-gallic-6",
        "counter-vercingetorix",
    ];
    WORDS[counter.index()]
}

/// The name of a seat: an army's, or all Gauls with two players.
pub(crate) fn seat_word(public: &Public, force: Force) -> &'static str {
    match (force, public.options.players) {
        (Force::Roman, _) => "side-rome",
        (_, Players::Two) => "side-gaul",
        (Force::Relief, Players::Three) => "force-relief",
        (Force::Besieged, Players::Three) => "force-besieged",
    }
}

/// A message in the making, with the data that names what it speaks of.
struct Line {
    pack: &'static Pack,
    message: Message,
}

impl Line {
    fn with(mut self, name: &'static str, value: impl Say<Pack>) -> Self {
        self.message = self.message.with(name, value.say(self.pack));
        self
    }

    fn text(mut self, name: &'static str, text: String) -> Self {
        self.message = self.message.with(name, text);
        self
    }

    fn unit(self, unit: Unit) -> Self {
        self.with("unit", unit)
    }

    fn leader(self, leader: Leader) -> Self {
        self.with("leader", leader)
    }

    fn counter(self, counter: Counter) -> Self {
        self.with("counter", counter)
    }

    fn hex(self, hex: Hex) -> Self {
        self.with("hex", hex)
    }

    fn way(self, from: Hex, to: Hex) -> Self {
        self.with("from", from).with("to", to)
    }

    fn side(self, side: Side) -> Self {
        self.with("side", side)
    }

    /// A step of a piece.
    fn step(mut self, piece: &str, from: Hex, to: Hex) -> Self {
        self.message = self.message.step(piece, from.to_string(), to.to_string());
        self
    }
}

/// Begins messages of a pack.
fn speaker(pack: &'static Pack) -> impl Fn(&'static str, &'static str) -> Line + Copy {
    move |id, rule| Line { pack, message: Message::new(id, Rule(rule)) }
}

/// A modifier with its sign.
pub(crate) fn signed(number: i8) -> String {
    if number >= 0 { format!("+{number}") } else { format!("−{}", number.unsigned_abs()) }
}

fn thrown(throw: Throw) -> String {
    let die = throw.die.map_or("–".to_owned(), |die| die.to_string());
    format!("{} PF, {die} {} → {}", throw.pf, signed(throw.modifier), throw.verdict.name())
}

/// What the journal says of an event to a viewer.
pub(crate) fn tell(pack: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
    let say = speaker(pack);
    let line = match event {
        Event::CampPlaced { hex } => say("event-camp-placed", "9.1").hex(*hex),
        Event::Garrisoned { unit, hex } => say("event-garrisoned", "14.1").unit(*unit).hex(*hex),
        Event::LeaderGarrisoned { hex } => {
            say("event-leader-garrisoned", "14.1").leader(Leader::VERCINGETORIX).hex(*hex)
        }
        Event::Assigned { what } => {
            let (unit, leader) = *what.seen_by(viewer)?;
            say("event-assigned", "2.0-A").unit(unit).leader(leader)
        }
        Event::Posted { counter, hex } => say("event-posted", "14.1").counter(*counter).hex(*hex),
        Event::Transferred { what } => {
            let (unit, leader) = *what.seen_by(viewer)?;
            say("event-transferred", "2.0-A").unit(unit).leader(leader)
        }
        Event::SplitUp { legion } => say("event-split", "4.0").unit(*legion),
        Event::United { legion } => say("event-united", "4.0").unit(*legion),
        Event::RegroupedUnseen { what } => {
            let (legion, united) = *what.seen_by(viewer)?;
            say(if united { "event-united" } else { "event-split" }, "4.0").unit(legion)
        }
        Event::IsReady { force, rule } => say("event-ready", rule.0).with("force", *force),
        Event::Turn { turn, night } => {
            say(if *night { "event-turn-night" } else { "event-turn" }, "0.2").with("turn", *turn)
        }
        Event::Appointed { side, leader } => {
            say("event-appointed", "8.1").side(*side).leader(*leader)
        }
        Event::StrategicInitiative { side, totals } => say("event-strategic", "2.0-B")
            .side(*side)
            .with("rome", totals[0])
            .with("gaul", totals[1]),
        Event::Marched { counter, from, to } => {
            say("event-marched", "7.1").counter(*counter).step(counter.name(), *from, *to)
        }
        Event::Revealed { counter, leader, hex } => {
            say("event-revealed", "1.3").counter(*counter).leader(*leader).hex(*hex)
        }
        Event::Hidden { counter, leader } => {
            say("event-hidden", "2.0-D").counter(*counter).leader(*leader)
        }
        Event::Passed { side, round } => {
            say("event-passed", "2.0-B").side(*side).with("round", *round)
        }
        Event::TacticalInitiative { side, totals } => say("event-tactical", "2.0-C")
            .side(*side)
            .with("rome", totals[0])
            .with("gaul", totals[1]),
        Event::Deployed { unit, hex } => say("event-deployed", "2.0-C1").unit(*unit).hex(*hex),
        Event::Moved { unit, from, to } => {
            say("event-moved", "7.2").unit(*unit).step(unit.name(), *from, *to)
        }
        Event::Rode { leader, from, to } => {
            say("event-rode", "7.2").leader(*leader).step(leader.name(), *from, *to)
        }
        Event::Scattered { leader, hex } => {
            say("event-scattered", "1.2").leader(*leader).side(leader.side()).hex(*hex)
        }
        Event::Breach { hex } => say("event-breach", "9.2-roman").hex(*hex),
        Event::Repaired { hex } => say("event-repaired", "9.2-roman").hex(*hex),
        Event::CampDestroyed { hex } => say("event-camp-destroyed", "9.1").hex(*hex),
        Event::Shot { at, value, die, far, hit } => {
            let far = if *far > 0 { format!(" + {far}") } else { String::new() };
            say(if *hit { "event-shot-hit" } else { "event-shot-missed" }, "10.2")
                .hex(*at)
                .with("value", *value)
                .text("die", format!("{die}{far}"))
        }
        Event::Fought { targets, side, attack, riposte } => say("event-fought", "11.2")
            .text("hex", targets.iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(", "))
            .side(*side)
            .text("attack", thrown(*attack))
            .text("riposte", thrown(*riposte)),
        Event::FellBack { side } => say("event-fell-back", "11.3").side(*side),
        Event::Tested { unit, die, total, held } => {
            say(if *held { "event-test-held" } else { "event-test-failed" }, "12.1")
                .unit(*unit)
                .with("die", *die)
                .with("total", *total)
        }
        Event::Reordered { unit, order } => {
            let rule = if *order == Order::Routed { "12.3" } else { "12.2" };
            say("event-reordered", rule).unit(*unit).with("order", *order)
        }
        Event::Eliminated { unit, rule } => say("event-eliminated", rule.0).unit(*unit),
        Event::Retreated { unit, from, to } => {
            say("event-retreated", "11.5-retreat").unit(*unit).step(unit.name(), *from, *to)
        }
        Event::Advanced { unit, to } => say("event-advanced", "11.5-advance").unit(*unit).hex(*to),
        Event::Followed { leader, to } => {
            say("event-followed", "11.5-advance").leader(*leader).hex(*to)
        }
        Event::LeaderTested { leader, first, second, fate } => {
            let id = match (second, fate) {
                (_, Some(Fate::Wounded)) => "event-leader-wounded",
                (_, Some(Fate::Captured)) => "event-leader-captured",
                (_, Some(Fate::Killed)) => "event-leader-killed",
                (Some(_), Some(Fate::Hale | Fate::Scattered) | None) => "event-leader-lucky",
                (None, Some(Fate::Hale | Fate::Scattered) | None) => "event-leader-safe",
            };
            say(id, "11.4")
                .leader(*leader)
                .with("first", *first)
                .with("second", second.unwrap_or(0))
        }
        Event::LeaderRejoins { leader, to } => {
            say("event-leader-rejoins", "11.4").leader(*leader).hex(*to)
        }
        Event::LeaderTaken { leader } => say("event-leader-taken", "11.4").leader(*leader),
        Event::Rallied { unit, total, rallied } => {
            say(if *rallied { "event-rallied" } else { "event-not-rallied" }, "12.5")
                .unit(*unit)
                .with("total", *total)
        }
        Event::RalliedUnseen { what } => {
            let (unit, total, rallied) = *what.seen_by(viewer)?;
            let id = if rallied { "event-rallied" } else { "event-not-rallied" };
            say(id, "12.5").unit(unit).with("total", total)
        }
        Event::Withdrawn { unit } => say("event-withdrawn", "2.0-D").unit(*unit),
        Event::BoxLost { unit } => say("event-box-lost", "8.5").unit(*unit),
        Event::Escaped { units, vercingetorix } => {
            let id = if *vercingetorix { "event-escaped-leader" } else { "event-escaped" };
            say(id, "14.3-auto").with("units", *units)
        }
        Event::Won { winner, by, points } => {
            let message = won(pack, *winner, *by, *points);
            return Some(Message { id: format!("event-{}", message.id).into(), ..message });
        }
    };
    Some(line.message)
}

fn won(pack: &'static Pack, winner: Option<Side>, by: OverBy, points: [u16; 2]) -> Message {
    let say = speaker(pack);
    let line = match (by, winner) {
        (OverBy::Vercingetorix, _) => say("over-vercingetorix", "14.3-auto"),
        (OverBy::Breakout, _) => say("over-breakout", "14.3-auto"),
        (OverBy::Points, Some(side)) => say("over-points", "2.0-E").side(side),
        (OverBy::Points, None) => say("over-draw", "2.0-E"),
    };
    line.with("rome", points[0]).with("gaul", points[1]).message
}

/// The viewer's leader whose box holds one unit too many.
fn overfull(pack: &Pack, view: &View) -> Option<Leader> {
    let own = |force: &Force| view.seat == Some(view.public.seat_of(*force));
    let force = [Force::Roman, Force::Relief].into_iter().find(own)?;
    organisation::overfull(pack, force, view.boxes(force)?)
}

/// What the viewer is asked or, if it is not for the viewer to decide, whom the table waits for.
pub(crate) fn prompt(pack: &'static Pack, view: &View) -> Message {
    let public = &view.public;
    if let Phase::Over { winner, by } = *public.phase() {
        let points = Side::BOTH.map(|side| victory::points(pack, public, side));
        return won(pack, winner, by, points);
    }
    let seats = pending(public).seats();
    let message = ask(pack, view);
    if view.seat.is_some_and(|seat| seats.contains(seat)) {
        return message;
    }
    let names = Force::ALL
        .into_iter()
        .filter(|force| {
            seats.contains(public.seat_of(*force))
                && (public.options.players == Players::Three || *force != Force::Besieged)
        })
        .map(|force| Arg::Word(seat_word(public, force)))
        .collect();
    Message::new("prompt-wait", message.rule).with("sides", Arg::List(names))
}

/// What the player who must decide is asked.
fn ask(pack: &'static Pack, view: &View) -> Message {
    let public = &view.public;
    let say = speaker(pack);
    let line = match public.phase() {
        Phase::Setup { done } => {
            let seat = view.seat.filter(|seat| !done.contains(*seat)).unwrap_or(kernel::Seat(0));
            let own = view.boxes.filter(|_| view.seat == Some(seat)).unwrap_or_default();
            match setup::task(pack, public, &own, seat) {
                Task::Camps => {
                    say("prompt-camps", "9.1").with("left", pack.camps - public.camps.len() as u8)
                }
                Task::Garrison => say("prompt-garrison", "14.1"),
                Task::Vercingetorix => say("prompt-garrison-leader", "14.1"),
                Task::Commands(_) => say("prompt-commands", "2.0-A"),
                Task::Posts => say("prompt-posts", "14.1"),
                Task::Done => say("prompt-setup-done", "14.1"),
            }
        }
        Phase::Organisation { .. } => match overfull(pack, view) {
            Some(leader) => say("prompt-organisation-full", "2.0-A").leader(leader),
            None => say("prompt-organisation", "2.0-A"),
        },
        Phase::Succession { .. } => say("prompt-succession", "8.1"),
        Phase::Strategic(Round { march: Some(march), .. }) => {
            say("prompt-marching", "7.1").counter(march.counter)
        }
        Phase::Strategic(Round { number: 1, .. }) => say("prompt-strategic-one", "2.0-B.1"),
        Phase::Strategic(round) => {
            let left = round.left(|counter| view.face(counter) == Some(Leader::CAESAR));
            let caesar = Counter::of(Force::Roman).any(|counter| {
                view.faces[counter] == Some(Leader::CAESAR) && !public.marched.contains(counter)
            });
            let id =
                if left == 0 && !caesar { "prompt-strategic-none" } else { "prompt-strategic" };
            say(id, round.rule().0).with("left", left)
        }
        Phase::Deployment { .. } if crate::deployment::deployers(public).len() > 1 => {
            say("prompt-deployment-choice", "2.0-C1")
        }
        Phase::Deployment { counter, .. } => {
            let leader = public.faces[*counter].unwrap_or(Leader::CAESAR);
            say("prompt-deployment", "2.0-C1")
                .leader(leader)
                .with("range", public.values(pack, leader).range)
        }
        Phase::Movement(Moves { going: Some(going), .. }) => {
            say("prompt-going", "7.2").with("piece", going.piece).with("spent", going.spent)
        }
        Phase::Movement(_) => say("prompt-movement", "7.2"),
        Phase::Archery(Volley { aim: Some(aim), .. }) => {
            say("prompt-aiming", "10.1").hex(aim.at).with("value", aim.value)
        }
        Phase::Archery(_) => say("prompt-archery", "10.1"),
        Phase::Combat(combats) => ask_combat(pack, view, combats),
        Phase::Retreat { flights } => {
            let flight = public.under_way().unwrap_or(flights[0]);
            let id = match flight.left {
                Distance::Points(_) => "prompt-rout",
                Distance::Hexes(_) => "prompt-retreat",
                Distance::Upto(_) => "prompt-retreat-upto",
            };
            say(id, flight.rule().0).unit(flight.unit)
        }
        Phase::Rally { .. } => say("prompt-rally", "12.5"),
        Phase::Withdrawal { .. } => say("prompt-withdrawal", "2.0-D"),
        Phase::Over { .. } => say("phase-over", "2.0-E"),
    };
    line.message
}

fn ask_combat(pack: &'static Pack, view: &View, combats: &Combats) -> Line {
    let say = speaker(pack);
    let Some(battle) = &combats.battle else { return say("prompt-combat", "11.2") };
    match battle.stage {
        Stage::Declare if battle.attackers.is_empty() => say("prompt-commit", "11.2"),
        Stage::Declare => say("prompt-declare", "11.2"),
        Stage::Riposte => say("prompt-riposte", "11.2"),
        Stage::Defender | Stage::Attacker => {
            let verdict = battle.verdict().unwrap_or_default();
            let (_, question) = combat::question(pack, &view.public, battle);
            let id = match (question, verdict.one) {
                (Question::OrRetreat(1), _) => "prompt-test-or-retreat",
                (Question::OrRetreat(_), _) => "prompt-disorder-or-retreat",
                (_, Some(Harm::Test)) => "prompt-suffer-test",
                (_, Some(Harm::Disorganise)) => "prompt-suffer-disorder",
                (_, Some(Harm::Rout)) => "prompt-suffer-rout",
                (_, Some(Harm::Eliminate)) => "prompt-suffer-loss",
                (_, None) => "prompt-endure",
            };
            say(id, "11.3").text("result", verdict.name().to_string())
        }
        Stage::Mandatory | Stage::Leaders | Stage::Advance => say("prompt-advance", "11.5-advance"),
    }
}

/// The phase as a title; a retreat has that of the phase that it interrupts.
pub(crate) fn phase_title(public: &Public) -> Message {
    let say = |id: &'static str, rule: &'static str| Message::new(id, Rule(rule));
    let of = |id: &'static str, rule: &'static str, force: Force| {
        say(id, rule).with("side", Arg::Word(seat_word(public, force)))
    };
    match public.interrupted() {
        Phase::Setup { .. } => say("phase-setup", "14.1"),
        Phase::Organisation { .. } => say("phase-organisation", "2.0-A"),
        Phase::Succession { side } => of("phase-succession", "8.1", Public::first_force(*side)),
        Phase::Strategic(Round { side, .. }) => {
            of("phase-strategic", "2.0-B", Public::first_force(*side))
        }
        Phase::Deployment { counter, .. } => of("phase-deployment", "2.0-C1", counter.force()),
        Phase::Movement(Moves { force, .. }) => of("phase-movement", "7.2", *force),
        Phase::Archery(_) => say("phase-archery", "10.0"),
        Phase::Combat(combats) => of("phase-combat", "11.0", combats.force),
        Phase::Retreat { .. } => say("phase-retreat", "11.5-retreat"),
        Phase::Rally { force } => of("phase-rally", "12.5", *force),
        Phase::Withdrawal { .. } => say("phase-withdrawal", "2.0-D"),
        Phase::Over { .. } => say("phase-over", "2.0-E"),
    }
}

/// What an action does, in a few words, and the rule that allows it.
pub(crate) fn label(pack: &'static Pack, view: &View, action: Action) -> Message {
    let public = &view.public;
    let say = speaker(pack);
    let line = match action {
        Action::PlaceCamp { hex } => say("label-place-camp", "9.1").hex(hex),
        Action::Garrison { unit, hex } => say("label-garrison", "14.1").unit(unit).hex(hex),
        Action::GarrisonLeader { hex } => {
            say("label-garrison-leader", "14.1").leader(Leader::VERCINGETORIX).hex(hex)
        }
        Action::Assign { unit, leader } => say("label-assign", "2.0-A").unit(unit).leader(leader),
        Action::Post { counter, hex } => named(say("label-post", "14.1"), view, counter).hex(hex),
        Action::Transfer { unit, leader } => {
            say("label-transfer", "2.0-A").unit(unit).leader(leader)
        }
        Action::Split { legion } => say("label-split", "4.0").unit(legion),
        Action::Unite { legion } => say("label-unite", "4.0").unit(legion),
        Action::Ready => {
            let rule = if let Phase::Setup { .. } = *public.phase() {
                "14.1"
            } else if let Phase::Withdrawal { .. } = *public.phase() {
                "2.0-D"
            } else {
                "2.0-A"
            };
            say("label-ready", rule)
        }
        Action::Appoint { leader } => say("label-appoint", "8.1").leader(leader),
        Action::March { counter, to } => named(say("label-march", "7.1"), view, counter).hex(to),
        Action::EndMarches => say("label-end-marches", "2.0-B"),
        Action::Deploy { unit, to } => say("label-deploy", "2.0-C1").unit(unit).hex(to),
        Action::Step { unit, to } => say("label-step", "7.2").with("piece", unit).hex(to),
        Action::Ride { leader, to } => say("label-step", "7.2").with("piece", leader).hex(to),
        Action::Halt => {
            let rule = if let Phase::Retreat { .. } = public.phase() {
                "11.5-retreat"
            } else if let Phase::Strategic(_) = *public.phase() {
                "7.1"
            } else {
                "7.2"
            };
            say("label-halt", rule)
        }
        Action::EndMoves => say("label-end-moves", "7.2"),
        Action::AimCamp { camp, at } => say("label-aim-camp", "10.1").way(camp, at),
        Action::AimSide { from, at } => say("label-aim-side", "10.1").way(from, at),
        Action::Loose => say("label-loose", "10.2"),
        Action::EndArchery => say("label-end-archery", "10.1"),
        Action::Attack { hex } => say("label-attack", "11.2").hex(hex),
        Action::Widen { hex } => say("label-widen", "11.2").hex(hex),
        Action::Commit { unit } => say("label-commit", "11.2").unit(unit),
        Action::Fight => say("label-fight", "11.2"),
        Action::EndCombats => say("label-end-combats", "11.0"),
        Action::Riposte { hex } => say("label-riposte", "11.2").hex(hex),
        Action::Suffer { unit } => say("label-suffer", "11.3").unit(unit),
        Action::Endure => say("label-endure", "11.3"),
        Action::FallBack => say("label-fall-back", "11.3"),
        Action::Retreat { unit, to } => say("label-retreat", "11.5-retreat").unit(unit).hex(to),
        Action::Advance { unit, to } => say("label-advance", "11.5-advance").unit(unit).hex(to),
        Action::Follow { leader, to } => say("label-follow", "11.5-advance").leader(leader).hex(to),
        Action::EndAdvance => say("label-end-advance", "11.5-advance"),
        Action::Rally { unit } => say("label-rally", "12.5").unit(unit),
        Action::EndRally => say("label-end-rally", "12.5"),
        Action::Withdraw { unit, leader } => {
            say("label-withdraw", "2.0-D").unit(unit).leader(leader)
        }
    };
    line.message
}

/// A counter by who it is, if the viewer knows.
fn named(line: Line, view: &View, counter: Counter) -> Line {
    match view.face(counter) {
        Some(leader) => line.with("piece", leader),
        None => line.with("piece", counter),
    }
}
