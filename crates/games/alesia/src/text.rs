//! What the game says: the journal, prompts and the labels of actions, as messages that the files
//! in `lang/` put into words. Refusals name their own messages in action.rs.

use geometry::hex::Hex;
use kernel::{Arg, Lang, Message, Phrasebook, Rule, Say, Seat, Viewer};

use crate::action::{Action, Event, Firer};
use crate::game::{due, pending};
use crate::ids::{Side, Unit, UnitSet, Zone, ZoneSet};
use crate::pack::{Pack, Verdict};
use crate::state::{BESIEGED, LABIENUS, Moves, OverBy, Phase, Players, Public, ROMAN, Stage, Step};
use crate::view::View;

/// The texts of the game, in both languages.
pub(crate) fn phrasebook() -> &'static Phrasebook {
    kernel::phrasebook!()
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

    fn arg(mut self, name: &'static str, arg: Arg) -> Self {
        self.message = self.message.with(name, arg);
        self
    }

    fn unit(self, unit: Unit) -> Self {
        self.with("unit", unit)
    }

    fn hex(self, hex: Hex) -> Self {
        self.with("hex", hex)
    }

    fn zone(self, zone: Zone) -> Self {
        self.with("zone", zone)
    }

    fn units(self, units: UnitSet) -> Self {
        let names = units.iter().map(|unit| unit.say(self.pack)).collect();
        self.arg("units", Arg::List(names))
    }

    /// A step of a piece, and the half points that it has spent by then.
    fn step(mut self, unit: Unit, [from, to]: [Hex; 2], spent: u8) -> Self {
        let step = self.message.step(unit.name(), from.to_string(), to.to_string());
        self.message = step.spent(halves(spent));
        self
    }
}

/// Begins messages of a pack.
fn speaker(pack: &'static Pack) -> impl Fn(&'static str, &'static str) -> Line + Copy {
    move |id, rule| Line { pack, message: Message::new(id, Rule(rule)) }
}

/// The name of a seat.
pub(crate) fn seat_word(public: &Public, seat: Seat) -> &'static str {
    match (seat, public.options.players) {
        (ROMAN, Players::Four) => "word-caesar",
        (ROMAN, _) => "side-rome",
        (LABIENUS, _) => "word-labienus",
        (BESIEGED, _) => "force-besieged",
        (_, Players::Two) => "side-gaul",
        _ => "force-relief",
    }
}

/// A result as the table prints it; two have a word of their own.
pub(crate) fn verdict_arg(verdict: Verdict) -> Arg {
    let with = |loss: String, gain: &str, advance: u8| {
        Arg::Text(if advance > 0 { format!("{loss} {gain}{advance}") } else { loss })
    };
    match verdict {
        Verdict::AttackersRetreat { hexes, advance } => with(format!("AR{hexes}"), "DA", advance),
        Verdict::DefendersRetreat { hexes, advance } => with(format!("DR{hexes}"), "AA", advance),
        Verdict::AttackersDie { advance } => with("AE".to_owned(), "DA", advance),
        Verdict::DefendersDie { advance } => with("DE".to_owned(), "AA", advance),
        Verdict::Melee => Arg::Word("verdict-melee"),
        Verdict::Rage => Arg::Word("verdict-rage"),
    }
}

/// The same, ready to be shown.
pub(crate) fn verdict_name(lang: Lang, verdict: Verdict) -> String {
    match verdict_arg(verdict) {
        Arg::Word(id) => phrasebook().get(lang, id).unwrap_or_default(),
        Arg::Text(text) => text,
        Arg::Name(_) | Arg::Number(_) | Arg::List(_) | Arg::All(_) => String::new(),
    }
}

/// What a result means (15.3).
pub(crate) fn verdict_about(lang: Lang, verdict: Verdict) -> String {
    let (id, hexes, advance) = match verdict {
        Verdict::AttackersRetreat { hexes, advance: 0 } => ("about-ar", hexes, 0),
        Verdict::AttackersRetreat { hexes, advance } => ("about-ar-da", hexes, advance),
        Verdict::DefendersRetreat { hexes, advance: 0 } => ("about-dr", hexes, 0),
        Verdict::DefendersRetreat { hexes, advance } => ("about-dr-aa", hexes, advance),
        Verdict::AttackersDie { advance } => ("about-ae", 0, advance),
        Verdict::DefendersDie { advance } => ("about-de", 0, advance),
        Verdict::Melee => ("about-melee", 0, 0),
        Verdict::Rage => ("about-rage", 0, 0),
    };
    let about = Message::new(id, Rule("15.3")).with("hexes", hexes).with("advance", advance);
    phrasebook().say(lang, &about)
}

/// Zones, joined by commas.
fn zone_list(zones: ZoneSet) -> Arg {
    Arg::List(zones.iter().map(|zone| Arg::Name(zone.name())).collect())
}

/// What the journal says of an event to a viewer.
pub(crate) fn tell(pack: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
    let say = speaker(pack);
    let line = match event {
        Event::SpheresNamed { first } => match first.seen_by(viewer) {
            Some(first) => say("event-spheres", "17.4")
                .arg("zones", zone_list(crate::command::zones_from(pack, *first))),
            None => say("event-spheres-hidden", "17.8"),
        },
        Event::Built { hex } => say("event-built", "3.2").hex(*hex),
        Event::Unbuilt { hex } => say("event-unbuilt", "3.2").hex(*hex),
        Event::Placed { unit, hex } => say("event-placed", "3.2").unit(*unit).hex(*hex),
        Event::PlacedRest => say("event-placed-rest", "3.2"),
        Event::Ready { side, rule } => say("event-ready", rule.0).with("side", *side),
        Event::TurnBegan { period, turn, side } => {
            let rule = if *side == Side::Gaul { "4.1" } else { "4.5" };
            say("event-turn", rule).with("period", *period).with("turn", *turn).with("side", *side)
        }
        Event::Sallied => say("event-sallied", "17.3"),
        Event::StayedInside => say("event-stayed-inside", "17.3"),
        Event::Moved { unit, from, to, spent } => {
            say("event-moved", "5.2").unit(*unit).step(*unit, [*from, *to], *spent)
        }
        Event::Appeared { unit, at } => say("event-appeared", "9.3").unit(*unit).hex(*at),
        Event::WentIn { unit } => say("event-went-in", "9.3").unit(*unit),
        Event::TimeUp { whose } => say("event-time-up", "17.7").arg("whose", Arg::Word(whose)),
        // With the steps that follow it is one way.
        Event::Entered { unit, at, spent } => {
            let entered = say("event-entered", "11.1").unit(*unit).step(*unit, [*at, *at], *spent);
            return Some(entered.message.goes_on("event-entered-on"));
        }
        Event::Left { unit, from, zone } => match zone.seen_by(viewer) {
            Some(zone) => say("event-left-to", "11.5").unit(*unit).hex(*from).zone(*zone),
            None => say("event-left", "11.5").unit(*unit).hex(*from),
        },
        Event::Shifted { what } => {
            let (unit, zone) = *what.seen_by(viewer)?;
            say("event-shifted", "11.4").unit(unit).zone(zone)
        }
        Event::Lurked { unit, beyond } => {
            let hex = pack.beyond[usize::from(beyond.0)].first().copied();
            say("event-lurked", "11.2")
                .unit(*unit)
                .arg("hex", Arg::Text(hex.map(|hex| hex.to_string()).unwrap_or_default()))
        }
        Event::Presence { zones } => say("event-presence", "11.9").arg("zones", zone_list(*zones)),
        Event::Fired { by, range, at, hex } => {
            let line = match by {
                Firer::Fort(fort) => say("event-fired-fort", "24.2").with("fort", *fort),
                Firer::Unit(unit) => say("event-fired-unit", "20.5").with("by", *unit),
            };
            line.with("range", *range).unit(*at).hex(*hex)
        }
        Event::Missed => say("event-missed", "20.6"),
        Event::Disrupted { unit } => say("event-disrupted", "21.1").unit(*unit),
        Event::Eliminated { unit, rule } => say("event-eliminated", rule.0).unit(*unit),
        Event::ThrewOnWorks { unit, hex, face, lost } => {
            let threw = say("event-threw-on-works", "23.2").unit(*unit).with("face", *face);
            return Some(threw.message.thrown(hex.to_string(), *face, *lost));
        }
        Event::FortRazed { hex } => say("event-fort-razed", "24.9").hex(*hex),
        Event::Removed { unit } => say("event-removed", "10.2").unit(*unit),
        Event::Screened { zone, column } => say("event-screened", "22.43")
            .zone(*zone)
            .arg("column", Arg::Text(crate::scene::COLUMNS[usize::from(*column)].to_owned())),
        Event::Held { zone } => say("event-held", "22.44").zone(*zone),
        Event::Sent { zone, arrived } => {
            let id = match arrived.seen_by(viewer) {
                Some(true) => "event-messenger-arrives",
                Some(false) => "event-messenger-lost",
                None => "event-messenger",
            };
            say(id, "22.47").zone(*zone)
        }
        Event::Reported { zone, what } => {
            let report = what.seen_by(viewer)?;
            say("event-report", "22.45")
                .zone(*zone)
                .with("turn", report.turn)
                .with("foot", report.foot)
                .with("horse", report.horse)
        }
        Event::Declared { side, attacks } => {
            say("event-declared", "15.1").with("side", *side).with("attacks", *attacks)
        }
        Event::Fought { hex, attack, defence } => {
            say("event-fought", "15.1").hex(*hex).with("attack", *attack).with("defence", *defence)
        }
        Event::Automatic { rule } => say("event-automatic", rule.0),
        Event::Result { face, verdict } => {
            say("event-result", "15.3").with("face", *face).arg("result", verdict_arg(*verdict))
        }
        Event::NoEffect { rule } => say("event-no-effect", rule.0),
        Event::Raged { units } => say("event-raged", "15.3").units(*units),
        Event::RageOver { units } => say("event-rage-over", "15.3").units(*units),
        Event::StoodAside { leader } => say("event-stood-aside", "19.6").with("leader", *leader),
        Event::Retreated { unit, to } => say("event-retreated", "16.4").unit(*unit).hex(*to),
        Event::RetreatedOff { unit } => say("event-retreated-off", "16.2").unit(*unit),
        Event::Settled { unit, zone } => {
            say("event-settled", "11.5").unit(*unit).zone(*zone.seen_by(viewer)?)
        }
        Event::Advanced { unit, to } => say("event-advanced", "16.1").unit(*unit).hex(*to),
        Event::Claimed { by } => say("event-claimed", "17.5").with("leader", *by),
        Event::Rebuffed { by } => say("event-rebuffed", "17.5").with("leader", *by),
        Event::Yielded { by } => say("event-yielded", "17.5").with("leader", *by),
        Event::Ripe => say("event-ripe", "18.1"),
        Event::ChitDrawn { delay } => match delay.seen_by(viewer) {
            Some(delay) => say("event-chit", "18.2").with("delay", *delay),
            None => say("event-chit-hidden", "18.2"),
        },
        Event::ChitShown { delay } => say("event-chit-shown", "18.2").with("delay", *delay),
        Event::TrenchFilled { hex } => say("event-trench-filled", "8.4").hex(*hex),
        Event::PeriodOver => say("event-period-over", "12.1"),
        Event::Withdrew { unit, zone } => match zone.seen_by(viewer) {
            Some(zone) => say("event-withdrew-to", "12.3").unit(*unit).zone(*zone),
            None => say("event-withdrew", "12.3").unit(*unit),
        },
        Event::Allowance { factors } => {
            let [besieged, relief, horse, cohorts, germans] = *factors;
            say("event-allowance", "12.4")
                .with("besieged", besieged)
                .with("relief", relief)
                .with("horse", horse)
                .with("cohorts", cohorts)
                .with("germans", germans)
        }
        Event::Recovered { unit } => say("event-recovered", "12.4").unit(*unit),
        Event::Looked => say("event-looked", "11.8"),
        Event::Over { winner, by } => return Some(ended("event", *winner, *by)),
    };
    Some(line.message)
}

/// How the game has ended, in the journal and as a prompt.
fn ended(kind: &str, winner: Option<Side>, by: OverBy) -> Message {
    let (how, rule) = match (by, winner) {
        (OverBy::Escape, _) => ("escape", "26.1"),
        (OverBy::Capture, Some(_)) => ("capture", "26.2"),
        (OverBy::Time, Some(_)) => ("time", "26.2"),
        (OverBy::Capture | OverBy::Time, None) => ("draw", "26.3"),
    };
    Message::new(format!("{kind}-over-{how}"), Rule(rule))
}

/// What the viewer is asked or, if it is not for the viewer to decide, whom the table waits for.
pub(crate) fn prompt(pack: &'static Pack, view: &View) -> Message {
    let public = &view.public;
    if let Phase::Over { winner, by } = *public.phase() {
        return ended("prompt", winner, by);
    }
    let seats = pending(public).seats();
    if view.seat.is_some_and(|seat| seats.contains(seat)) {
        return ask(pack, view);
    }
    let names = seats.iter().map(|seat| Arg::Word(seat_word(public, seat))).collect();
    Message::new("prompt-wait", due(public)).with("sides", Arg::List(names))
}

/// What the player who must decide is asked.
fn ask(pack: &'static Pack, view: &View) -> Message {
    let public = &view.public;
    let rule = due(public).0;
    let say = speaker(pack);
    let line = match public.phase() {
        Phase::Spheres => say("prompt-spheres", rule),
        Phase::Setup { hand: Some(unit), .. } => say("prompt-put", rule).unit(*unit),
        Phase::Setup { .. } if public.period > 1 => say("prompt-relocate", rule),
        Phase::Setup { .. } => say("prompt-setup", rule)
            .with("forts", pack.forts - public.forts.len().min(usize::from(pack.forts)) as u8),
        Phase::Sally => say("prompt-sally", rule),
        Phase::Movement(moves) if let Some(going) = view.seat.and_then(|seat| moves.of(seat)) => {
            say("prompt-going", "5.2").unit(going.unit).arg("left", points(going.left))
        }
        Phase::Movement(Moves { side: Side::Rome, .. }) => say("prompt-roman-moves", rule),
        Phase::Movement(moves) if view.seat == Some(crate::state::RELIEF) => match moves.stage {
            Stage::Map => say("prompt-moves", rule),
            Stage::Entry => say("prompt-entries", "11.1"),
            Stage::Zones => say("prompt-zones", rule),
        },
        Phase::Movement(_) => say("prompt-moves", rule),
        Phase::Window(window) => {
            let id = if window.moment.after_combat() {
                "prompt-fire-after"
            } else if window.moment.is_last() {
                "prompt-fire-last"
            } else {
                "prompt-fire"
            };
            say(id, rule).unit(window.unit)
        }
        Phase::LastFire { .. } => say("prompt-last-fire", rule),
        Phase::Excess { hex, .. } => say("prompt-excess", rule).hex(*hex),
        Phase::Screen { zone } => say("prompt-screen", rule).zone(*zone),
        Phase::Messenger => say("prompt-messenger", rule),
        Phase::Report { zone } => {
            let said = view.zones.as_ref().is_some_and(|zones| zones.said.is_some());
            say(if said { "prompt-report-horse" } else { "prompt-report-foot" }, rule).zone(*zone)
        }
        Phase::Declaration(declaration) if declaration.open.is_some() => {
            say("prompt-attack-open", rule)
        }
        Phase::Declaration(_) => say("prompt-declare", rule),
        Phase::Combats(combats) => match combats.battle.as_ref().map(|battle| battle.step) {
            None => say("prompt-battles", rule),
            Some(Step::Dice) => say("prompt-dice", rule),
            Some(Step::Fate(leader)) => say("prompt-fate", rule).with("leader", leader),
            Some(Step::Company(leader)) => say("prompt-company", rule).with("leader", leader),
            Some(Step::Retreat) => say("prompt-retreat", rule),
            Some(Step::Exile(unit)) => say("prompt-exile", rule).unit(unit),
            Some(Step::Advance) => say("prompt-advance", rule),
        },
        Phase::Claim { .. } => say("prompt-claim", rule),
        Phase::Withdrawal { unit } => say("prompt-withdrawal", rule).unit(*unit),
        Phase::Recovery { .. } => say("prompt-recovery", rule),
        Phase::Over { .. } => say("phase-over", rule),
    };
    line.message
}

/// Movement points with their half.
pub(crate) fn points(half: u8) -> Arg {
    Arg::Text(halves(half))
}

fn halves(half: u8) -> String {
    let whole = half / 2;
    match (whole, half % 2) {
        (_, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (_, _) => format!("{whole}½"),
    }
}

/// The phase as a title; fire has that of the phase that it interrupts.
pub(crate) fn phase_title(public: &Public) -> Message {
    let say = |id: &'static str| Message::new(id, due(public));
    let of = |id: &'static str, side: Side| {
        let word = if side == Side::Rome { "side-rome" } else { "side-gaul" };
        say(id).with("side", Arg::Word(word))
    };
    match public.interrupted() {
        Phase::Spheres => say("phase-spheres"),
        Phase::Setup { .. } => say("phase-setup"),
        Phase::Sally => say("phase-sally"),
        Phase::Movement(moves) => of("phase-movement", moves.side),
        Phase::Window(_) | Phase::LastFire { .. } => say("phase-fire"),
        Phase::Excess { side, .. } => of("phase-excess", *side),
        Phase::Screen { .. } | Phase::Messenger | Phase::Report { .. } => say("phase-scouting"),
        Phase::Declaration(declaration) => of("phase-declaration", declaration.side),
        Phase::Combats(combats) => of("phase-combats", combats.side),
        Phase::Claim { .. } => say("phase-claim"),
        Phase::Withdrawal { .. } | Phase::Recovery { .. } => say("phase-pause"),
        Phase::Over { .. } => say("phase-over"),
    }
}

/// What an action does, in a few words, and the rule that allows it.
pub(crate) fn label(pack: &'static Pack, view: &View, action: Action) -> Message {
    let say = speaker(pack);
    let rule = action.moment().0;
    let line = match action {
        Action::Sphere { first } => say("label-sphere", rule)
            .arg("zones", zone_list(crate::command::zones_from(pack, first))),
        Action::Build { hex } => say("label-build", rule).hex(hex),
        Action::Unbuild { hex } => say("label-unbuild", rule).hex(hex),
        Action::Take { unit } => say("label-take", rule).unit(unit),
        Action::Put { hex } => say("label-put", rule).hex(hex),
        Action::PlaceRest => say("label-place-rest", rule),
        Action::Ready => {
            let rule = if let Phase::Recovery { .. } = view.public.phase() { "12.4" } else { rule };
            say("label-ready", rule)
        }
        Action::Sally => say("label-sally", rule),
        Action::StayInside => say("label-stay-inside", rule),
        Action::Step { unit, to } => say("label-step", rule).unit(unit).hex(to),
        Action::Appear { unit, at } => say("label-appear", rule).unit(unit).hex(at),
        Action::GoIn { unit } => say("label-go-in", rule).unit(unit),
        Action::Enter { unit, at } => say("label-enter", rule).unit(unit).hex(at),
        Action::Leave { unit, zone } => say("label-leave", rule).unit(unit).zone(zone),
        Action::Halt => say("label-halt", rule),
        Action::EndMoves => {
            let stage = if let Phase::Movement(moves) = view.public.phase() {
                let entering = moves.side == Side::Gaul && view.seat == Some(crate::state::RELIEF);
                entering.then_some(moves.stage)
            } else {
                None
            };
            match stage {
                Some(Stage::Map) => say("label-end-map", "4.1"),
                Some(Stage::Entry) => say("label-end-entries", "4.1"),
                Some(Stage::Zones) => say("label-end-zones", "4.2"),
                None => say("label-end-moves", rule),
            }
        }
        Action::TimeUp => say("label-time-up", rule),
        Action::Shift { unit, zone } => say("label-shift", rule).unit(unit).zone(zone),
        Action::Lurk { unit, beyond } => {
            let public = view.board(pack);
            let hex = pack.beyond.get(usize::from(beyond.0)).and_then(|hexes| {
                hexes.iter().find(|hex| public.has_men(Side::Rome, **hex)).or(hexes.first())
            });
            let hex = hex.map(ToString::to_string).unwrap_or_default();
            say("label-lurk", rule).unit(unit).arg("hex", Arg::Text(hex))
        }
        Action::FireFort { fort, range, at } => {
            say("label-fire-fort", rule).with("fort", fort).with("range", range).unit(at)
        }
        Action::FireUnit { unit, range, at } => {
            say("label-fire-unit", rule).with("by", unit).with("range", range).unit(at)
        }
        Action::HoldFire => say("label-hold-fire", rule),
        Action::Remove { unit } => say("label-remove", rule).unit(unit),
        Action::Screen { zone } => say("label-screen", rule).zone(zone),
        Action::ScreenWithFoot { zone } => say("label-screen-with-foot", rule).zone(zone),
        Action::Tell { number } => say("label-tell", rule).with("number", number),
        Action::Send { zone } => say("label-send", rule).zone(zone),
        Action::SendNobody => say("label-send-nobody", rule),
        Action::Target { hex } => say("label-target", rule).hex(hex),
        Action::Commit { unit } => say("label-commit", rule).unit(unit),
        Action::Close => say("label-close", rule),
        Action::Dissolve { hex } => say("label-dissolve", rule).hex(hex),
        Action::Propose => say("label-propose", rule),
        Action::EndDeclaration => say("label-end-declaration", rule),
        Action::Resolve { hex } => say("label-resolve", rule).hex(hex),
        Action::PickDie { face } => {
            let result = view.public.battle().map(|battle| {
                let [attack, defence] = battle.odds;
                let face = u32::from(face.clamp(1, 6));
                verdict_arg(pack.verdict(pack.column(attack, defence), face))
            });
            say("label-pick-die", rule)
                .with("face", face)
                .arg("result", result.unwrap_or_else(|| Arg::Text(String::new())))
        }
        Action::StandAside { leader } => say("label-stand-aside", rule).with("leader", leader),
        Action::Share { leader } => say("label-share", rule).with("leader", leader),
        Action::Accompany { leader, unit } => {
            say("label-accompany", rule).with("leader", leader).unit(unit)
        }
        Action::Retreat { unit, to } => say("label-retreat", rule).unit(unit).hex(to),
        Action::RetreatOff { unit } => say("label-retreat-off", rule).unit(unit),
        Action::Settle { unit, zone } => say("label-settle", rule).unit(unit).zone(zone),
        Action::Advance { unit, to } => say("label-advance", rule).unit(unit).hex(to),
        Action::EndAdvance => say("label-end-advance", rule),
        Action::TakeCommand => say("label-take-command", rule),
        Action::YieldCommand => say("label-yield-command", rule),
        Action::Allow => say("label-allow", rule),
        Action::Refuse => say("label-refuse", rule),
        Action::Withdraw { unit, zone } => say("label-withdraw", rule).unit(unit).zone(zone),
        Action::Recover { unit } => say("label-recover", rule).unit(unit),
        Action::Return { unit, zone } => say("label-return", rule).unit(unit).zone(zone),
    };
    line.message
}
