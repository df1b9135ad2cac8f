//! What is said: prompts, labels and the journal.

use geometry::hex::{Facing, Hex};
use kernel::{Arg, Message, Rule, Say};

use crate::action::{Action, Event};
use crate::ids::Side;
use crate::judge::moment;
use crate::pack::Pack;
use crate::state::{Ending, Phase, Rider, Segment, Stage, State};

impl Say<Pack> for Hex {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Text(self.to_string())
    }
}

fn say(id: &'static str, rule: Rule) -> Message {
    Message::new(id, rule)
}

/// A facing as a word.
fn facing(facing: Facing) -> Arg {
    const WORDS: [&str; 12] = [
        "facing-n",
        "facing-ne",
        "facing-ne",
        "facing-e",
        "facing-se",
        "facing-se",
        "facing-s",
        "facing-sw",
        "facing-sw",
        "facing-w",
        "facing-nw",
        "facing-nw",
    ];
    Arg::Word(WORDS[usize::from(facing.twelfths())])
}

/// An action in words.
pub(crate) fn label(pack: &'static Pack, action: Action) -> Message {
    let rule = moment(action);
    let plain = |id: &'static str| say(id, rule);
    match action {
        Action::SwapLegates { one, other } => {
            plain("label-swap-legates").with("one", one.say(pack)).with("other", other.say(pack))
        }
        Action::Ready => plain("label-ready"),
        Action::UseAuxiliaries => plain("label-use-auxiliaries"),
        Action::SkipAuxiliaries => plain("label-skip-auxiliaries"),
        Action::TakeElite { leader } => plain("label-take-elite").with("leader", leader.say(pack)),
        Action::KeepElite => plain("label-keep-elite"),
        Action::Pick { leader } => plain("label-pick").with("leader", leader.say(pack)),
        Action::Activate => plain("label-activate"),
        Action::Pass => plain("label-pass"),
        Action::Wait => plain("label-wait"),
        Action::ShockOnly => plain("label-shock-only"),
        Action::Decline => plain("label-decline"),
        Action::Trump { leader } => plain("label-trump").with("leader", leader.say(pack)),
        Action::TrumpFreely { leader } => {
            plain("label-trump-freely").with("leader", leader.say(pack))
        }
        Action::TrumpBack { leader } => plain("label-trump-back").with("leader", leader.say(pack)),
        Action::LetStand => plain("label-let-stand"),
        Action::Individual => plain("label-individual"),
        Action::LegionOrder { legion } => {
            plain("label-legion-order").with("legion", legion.say(pack))
        }
        Action::AllForOne => plain("label-all-for-one"),
        Action::Wave => plain("label-wave"),
        Action::LineOrder { arm } => plain("label-line-order").with("arm", arm.say(pack)),
        Action::LineByDie { arm } => plain("label-line-by-die").with("arm", arm.say(pack)),
        Action::RallyAtEagle { legion } => {
            plain("label-rally-at-eagle").with("legion", legion.say(pack))
        }
        Action::Regroup => plain("label-regroup"),
        Action::Order { unit } => plain("label-order").with("unit", unit.say(pack)),
        Action::OrderStack { unit } => plain("label-order-stack").with("unit", unit.say(pack)),
        Action::Step { to } => plain("label-step").with("hex", to.say(pack)),
        Action::Pivot { facing: way } => plain("label-pivot").with("facing", facing(way)),
        Action::Column { facing: way } => plain("label-column").with("facing", facing(way)),
        Action::Fire { unit, at } => {
            plain("label-fire").with("unit", unit.say(pack)).with("hex", at.say(pack))
        }
        Action::Stop => plain("label-stop"),
        Action::Attack => plain("label-attack"),
        Action::HoldBack => plain("label-hold-back"),
        Action::Harass { unit, at, from } => plain("label-harass")
            .with("unit", unit.say(pack))
            .with("hex", at.say(pack))
            .with("from", from.say(pack)),
        Action::Recover { unit } => plain("label-recover").with("unit", unit.say(pack)),
        Action::Rally { unit } => plain("label-rally").with("unit", unit.say(pack)),
        Action::Swap { unit } => plain("label-swap").with("unit", unit.say(pack)),
        Action::Mode { unit } => plain("label-mode").with("unit", unit.say(pack)),
        Action::Ride { rider: Rider::Leader(leader) } => {
            plain("label-ride").with("rider", leader.say(pack))
        }
        Action::Ride { rider: Rider::Eagle(legion) } => {
            plain("label-carry").with("legion", legion.say(pack))
        }
        Action::RideTo { to } => plain("label-ride-to").with("hex", to.say(pack)),
        Action::Extend { unit, to } => {
            plain("label-extend").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Action::Shoot { unit, at } => {
            plain("label-shoot").with("unit", unit.say(pack)).with("hex", at.say(pack))
        }
        Action::Land { unit, to } => {
            plain("label-land").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Action::EndOrders => plain("label-end-orders"),
        Action::Withdraw { unit } => plain("label-withdraw").with("unit", unit.say(pack)),
        Action::WithdrawStack { unit } => {
            plain("label-withdraw-stack").with("unit", unit.say(pack))
        }
        Action::Turn { unit, facing: way } => {
            plain("label-turn").with("unit", unit.say(pack)).with("facing", facing(way))
        }
        Action::ReactFire { unit, at } => {
            plain("label-react-fire").with("unit", unit.say(pack)).with("target", at.say(pack))
        }
        Action::LeaderAway { leader, to } => {
            plain("label-leader-away").with("leader", leader.say(pack)).with("hex", to.say(pack))
        }
        Action::Done => plain("label-done"),
        Action::ShootBack => plain("label-shoot-back"),
        Action::Chase => plain("label-chase"),
        Action::Mark { unit } => plain("label-mark").with("unit", unit.say(pack)),
        Action::EndMarks => plain("label-end-marks"),
        Action::Against { from, at } => {
            plain("label-against").with("from", from.say(pack)).with("hex", at.say(pack))
        }
        Action::AgainstBoth { from } => plain("label-against-both").with("from", from.say(pack)),
        Action::AllotRest => plain("label-allot-rest"),
        Action::NameDefender { unit } => plain("label-name-defender").with("unit", unit.say(pack)),
        Action::NameAttacker { unit } => plain("label-name-attacker").with("unit", unit.say(pack)),
        Action::TakeHex { unit } => plain("label-take-hex").with("unit", unit.say(pack)),
        Action::Follow => plain("label-follow"),
        Action::Stay => plain("label-stay"),
        Action::OddHit { unit } => plain("label-odd-hit").with("unit", unit.say(pack)),
        Action::Pursue { unit } => plain("label-pursue").with("unit", unit.say(pack)),
        Action::FleeTo { to } => plain("label-flee-to").with("hex", to.say(pack)),
        Action::Arrive { to } => plain("label-arrive").with("hex", to.say(pack)),
        Action::RideHome { unit } => plain("label-ride-home").with("unit", unit.say(pack)),
        Action::Relief => plain("label-relief"),
        Action::Alight => plain("label-alight"),
        Action::Try => plain("label-try"),
        Action::StopHere => plain("label-stop-here"),
        Action::Reactivate { leader } => plain("label-reactivate").with("leader", leader.say(pack)),
        Action::FallBack => plain("label-fall-back"),
        Action::Return { unit } => plain("label-return").with("unit", unit.say(pack)),
    }
}

/// A shot in words, with the chance that it hits.
pub(crate) fn label_with_chance(pack: &'static Pack, action: Action, chance: u8) -> Message {
    let rule = moment(action);
    let (unit, target) = match action {
        Action::Fire { unit, at } | Action::Shoot { unit, at } => (unit, at.say(pack)),
        Action::ReactFire { unit, at } => (unit, at.say(pack)),
        other => return label(pack, other),
    };
    say("label-shot-chance", rule)
        .with("unit", unit.say(pack))
        .with("target", target)
        .with("chance", chance)
}

/// The end of orders that have brought units next to the enemy.
pub(crate) fn end_in_shock() -> Message {
    say("label-end-in-shock", Rule("8.31"))
}

/// The name of the phase.
pub(crate) fn phase_title(state: &State) -> Message {
    let rule = Rule(state.due_rule());
    let leader = state.active_leader();
    let pack = kernel::Rules::pack(state);
    let plain = |id: &'static str| say(id, rule);
    match *state.public().phase.iter().next().expect("play waits somewhere") {
        Phase::Setup => plain("phase-setup"),
        Phase::Auxiliaries => plain("phase-auxiliaries"),
        Phase::Elite => plain("phase-elite"),
        Phase::Due(due) => {
            plain("phase-due").with("level", due.level).with("side", due.side.say(pack))
        }
        Phase::Answer(trump) => plain("phase-answer").with("leader", trump.by.say(pack)),
        Phase::Countered { leader } => plain("phase-countered").with("leader", leader.say(pack)),
        Phase::Handover { .. } => plain("phase-handover"),
        Phase::Momentum { leader, .. } => plain("phase-momentum").with("leader", leader.say(pack)),
        Phase::Close { .. } => plain("phase-close"),
        Phase::Over { .. } => plain("phase-over"),
        Phase::Orders(_)
        | Phase::Shock(_)
        | Phase::Return { .. }
        | Phase::Move(_)
        | Phase::Ride(_)
        | Phase::React(_)
        | Phase::Leave(_)
        | Phase::Withdraw(_)
        | Phase::Away(_)
        | Phase::Harass(_)
        | Phase::Reply(_)
        | Phase::Queue
        | Phase::Late
        | Phase::NameDefender { .. }
        | Phase::NameAttacker { .. }
        | Phase::Choose { .. }
        | Phase::Advance(_)
        | Phase::Pursuit(_)
        | Phase::Enter { .. }
        | Phase::Press { .. }
        | Phase::StepBack { .. }
        | Phase::Face
        | Phase::OddHit { .. }
        | Phase::Pursuer { .. }
        | Phase::Flee(_)
        | Phase::RideHome { .. }
        | Phase::Arrive
        | Phase::Follow { .. } => {
            let shock = state.public().phase.iter().any(|phase| matches!(phase, Phase::Shock(_)));
            match leader {
                None => plain("phase-orders-auxiliaries"),
                Some(_) if shock => plain("phase-shock"),
                Some(leader) => plain("phase-orders").with("leader", leader.say(pack)),
            }
        }
    }
}

/// What is asked.
pub(crate) fn prompt(state: &State, asked: bool) -> Message {
    let pack = kernel::Rules::pack(state);
    let rule = Rule(state.due_rule());
    let top = *state.public().phase.top();
    if let Phase::Over { winner, by } = top {
        let id = match by {
            Ending::Rout => "over-rout",
            Ending::Time => "over-time",
            Ending::BeachHead => "over-beach-head",
        };
        return match winner {
            Some(side) => say(id, rule).with("side", side.say(pack)),
            None => say("over-draw", rule),
        };
    }
    if !asked {
        let side = crate::sequence::decider(state).unwrap_or(Side::Rome);
        return say("prompt-wait", rule).with("sides", side.say(pack));
    }
    let plain = |id: &'static str| say(id, rule);
    match top {
        Phase::Over { .. } => plain("over-draw"),
        Phase::Pursuit(pursuit) => plain("prompt-pursuit").with("unit", pursuit.unit.say(pack)),
        Phase::Setup => plain("prompt-setup"),
        Phase::Auxiliaries => plain("prompt-auxiliaries"),
        Phase::Elite => plain("prompt-elite"),
        Phase::Due(due) => match due.picked {
            None => plain("prompt-due"),
            Some(leader) => {
                let id = if state.is_pinned(leader) { "prompt-pinned" } else { "prompt-picked" };
                plain(id).with("leader", leader.say(pack))
            }
        },
        Phase::Answer(trump) => plain("prompt-answer").with("leader", trump.by.say(pack)),
        Phase::Countered { leader } => plain("prompt-countered").with("leader", leader.say(pack)),
        Phase::Orders(orders) => match (orders.leader, orders.given) {
            (None, _) => plain("prompt-order"),
            (Some(_), crate::state::Given::Choosing) if !orders.legions.is_empty() => {
                plain("prompt-legions")
            }
            (Some(leader), crate::state::Given::Choosing) => {
                plain("prompt-kind").with("leader", leader.say(pack))
            }
            (Some(_), crate::state::Given::Individual | crate::state::Given::Single) => {
                plain("prompt-individual").with("left", orders.left)
            }
            (
                Some(_),
                crate::state::Given::Legions
                | crate::state::Given::Line(_)
                | crate::state::Given::Relief
                | crate::state::Given::Auxiliaries
                | crate::state::Given::Nothing,
            ) => plain("prompt-order"),
        },
        Phase::Shock(shock) => plain(match shock.segment {
            Segment::Mark => "prompt-marks",
            Segment::Allot
            | Segment::Charge
            | Segment::Clear
            | Segment::Leaders
            | Segment::Clash
            | Segment::Struggle
            | Segment::Routs
            | Segment::Collapse
            | Segment::Advance
            | Segment::Last
            | Segment::End => "prompt-allot",
        }),
        Phase::Momentum { leader, .. } => plain("prompt-momentum").with("leader", leader.say(pack)),
        Phase::Handover { .. } => plain("prompt-handover"),
        Phase::Close { .. } => plain("prompt-fall-back"),
        Phase::Return { leader } => plain("prompt-return").with("leader", leader.say(pack)),
        Phase::Move(moving) => {
            let id = match moving.stage {
                Stage::Stopping => "prompt-attack",
                Stage::Ready | Stage::Begin(_) | Stage::Leave(_) | Stage::Go(_) => "prompt-move",
            };
            let left = state.points(&moving);
            plain(id).with("unit", moving.unit.say(pack)).with("left", left)
        }
        Phase::Ride(ride) => match ride.rider {
            Rider::Leader(leader) => plain("prompt-ride").with("rider", leader.say(pack)),
            Rider::Eagle(legion) => plain("prompt-carry").with("legion", legion.say(pack)),
        },
        Phase::React(react) => plain("prompt-react").with("unit", react.mover.say(pack)),
        Phase::Leave(leave) => plain("prompt-leave").with("unit", leave.mover.say(pack)),
        Phase::Withdraw(way) => plain("prompt-withdraw").with("unit", way.unit.say(pack)),
        Phase::Away(away) => {
            let leaders = state.threatened(away.mover, away.at);
            let names = leaders.into_iter().map(|leader| leader.say(pack)).collect();
            plain("prompt-away").with("unit", away.mover.say(pack)).with("leader", Arg::List(names))
        }
        Phase::Harass(harass) => plain("prompt-harass")
            .with("unit", harass.by.say(pack))
            .with("target", harass.at.say(pack)),
        Phase::Reply(aim) => {
            plain("prompt-reply").with("unit", aim.at.say(pack)).with("target", aim.by.say(pack))
        }
        Phase::Queue => plain("prompt-queue"),
        Phase::Late => plain("prompt-late"),
        Phase::NameDefender { .. } => plain("prompt-name-defender"),
        Phase::NameAttacker { .. } => plain("prompt-name-attacker"),
        Phase::Choose { hex, .. } => plain("prompt-choose").with("hex", hex.say(pack)),
        Phase::Advance(advance) => plain("prompt-advance").with("unit", advance.unit.say(pack)),
        Phase::Enter { unit, to } => {
            plain("prompt-enter").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Phase::Press { unit, prey } => {
            plain("prompt-press").with("unit", unit.say(pack)).with("target", prey.say(pack))
        }
        Phase::StepBack { unit } => plain("prompt-step-back").with("unit", unit.say(pack)),
        Phase::Face => {
            let unit = state.public().turning.first().map(|turning| turning.unit.say(pack));
            plain("prompt-face").with("unit", unit.unwrap_or_else(|| Arg::Text(String::new())))
        }
        Phase::OddHit { left, .. } => plain("prompt-odd-hit").with("left", left),
        Phase::Pursuer { .. } => plain("prompt-pursuer"),
        Phase::Flee(flee) => plain("prompt-flee").with("unit", flee.unit.say(pack)),
        Phase::Arrive => {
            let unit = state.public().entering.first().map(|unit| unit.say(pack));
            plain("prompt-arrive").with("unit", unit.unwrap_or_else(|| Arg::Text(String::new())))
        }
        Phase::RideHome { left } => plain("prompt-ride-home").with("left", left),
        Phase::Follow { unit, leader } => {
            plain("prompt-follow").with("unit", unit.say(pack)).with("leader", leader.say(pack))
        }
    }
}

/// What the journal tells.
pub(crate) fn tell(pack: &'static Pack, event: &Event) -> Message {
    let at = |id: &'static str, rule: &'static str| say(id, Rule(rule));
    match *event {
        Event::Turn { turn } => at("event-turn", "3.0").with("turn", turn),
        Event::Swapped { one, other } => {
            at("event-swapped", "4.22").with("one", one.say(pack)).with("other", other.say(pack))
        }
        Event::Began { .. } => at("event-began", "3.0"),
        Event::Auxiliaries => at("event-auxiliaries", "5.61"),
        Event::Elite { leader } => at("event-elite", "5.51").with("leader", leader.say(pack)),
        Event::DueSide { side, level } => {
            at("event-due-side", "5.12").with("side", side.say(pack)).with("level", level)
        }
        Event::Activated { leader } => {
            at("event-activated", "5.13").with("leader", leader.say(pack))
        }
        Event::Passed { leader } => at("event-passed", "5.17").with("leader", leader.say(pack)),
        Event::Waits { leader } => at("event-waits", "5.26").with("leader", leader.say(pack)),
        Event::Finished { leader } => at("event-finished", "5.16").with("leader", leader.say(pack)),
        Event::ShockOnly { leader } => {
            at("event-shock-only", "5.26").with("leader", leader.say(pack))
        }
        Event::Trumped { leader, success } => {
            let id = if success { "event-trumped" } else { "event-trump-failed" };
            at(id, "5.41").with("leader", leader.say(pack))
        }
        Event::LegionOrdered { leader, legion } => at("event-legion-ordered", "4.34")
            .with("leader", leader.say(pack))
            .with("legion", legion.say(pack)),
        Event::OrderFailed { leader } => {
            at("event-order-failed", "4.54").with("leader", leader.say(pack))
        }
        Event::LineOrdered { leader, arm } => at("event-line-ordered", "4.35")
            .with("leader", leader.say(pack))
            .with("arm", arm.say(pack)),
        Event::Momentum { leader, success } => {
            let id = if success { "event-momentum" } else { "event-momentum-failed" };
            at(id, "5.32").with("leader", leader.say(pack))
        }
        Event::Fate { leader } => at("event-fate", "5.33").with("leader", leader.say(pack)),
        Event::TurnCut => at("event-turn-cut", "5.33"),
        Event::Reactivated { leader } => {
            at("event-reactivated", "5.33").with("leader", leader.say(pack))
        }
        Event::Stepped { unit, from, to } => at("event-stepped", "6.11")
            .with("unit", unit.say(pack))
            .step(unit.name(), from.to_string(), to.to_string()),
        Event::Turned { unit, facing: way } => {
            at("event-turned", "7.12").with("unit", unit.say(pack)).with("facing", facing(way))
        }
        Event::Column { unit, formed } => {
            let id = if formed { "event-column-formed" } else { "event-column-left" };
            at(id, "6.41").with("unit", unit.say(pack))
        }
        Event::Rode { leader, to } => {
            at("event-rode", "6.15").with("leader", leader.say(pack)).with("hex", to.say(pack))
        }
        Event::EagleMoved { legion, to } => at("event-eagle-moved", "4.43")
            .with("legion", legion.say(pack))
            .with("hex", to.say(pack)),
        Event::Hits { unit, hits, now, rule } => {
            say("event-hits", rule).with("unit", unit.say(pack)).with("hits", hits).with("now", now)
        }
        Event::Shot { unit, at: hex, hit } => {
            let id = if hit { "event-shot-hit" } else { "event-shot-missed" };
            at(id, "8.17").with("unit", unit.say(pack)).with("hex", hex.say(pack))
        }
        Event::Supply { unit, empty } => {
            let id = if empty { "event-supply-empty" } else { "event-supply-low" };
            at(id, "8.14").with("unit", unit.say(pack))
        }
        Event::Harassed { unit, at: hex } => {
            at("event-harassed", "8.61").with("unit", unit.say(pack)).with("hex", hex.say(pack))
        }
        Event::Chased { unit, caught } => {
            let id = if caught { "event-chased" } else { "event-chase-failed" };
            at(id, "8.65").with("unit", unit.say(pack))
        }
        Event::Withdrew { unit, to } => {
            at("event-withdrew", "6.51").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Event::Extended { unit, to } => {
            at("event-extended", "6.61").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Event::Recovered { unit, hits } => {
            at("event-recovered", "10.14").with("unit", unit.say(pack)).with("hits", hits)
        }
        Event::Swaps { unit } => at("event-swaps", "6.95").with("unit", unit.say(pack)),
        Event::Limbered { unit, moving } => {
            let id = if moving { "event-limbered-moving" } else { "event-limbered-set" };
            at(id, "9.32").with("unit", unit.say(pack))
        }
        Event::Combat { attacker, defender } => at("event-combat", "8.35")
            .with("attacker", attacker.say(pack))
            .with("defender", defender.say(pack)),
        Event::Column13 { attacker, defender, column, die } => at("event-column13", "8.74")
            .with("attacker", attacker.say(pack))
            .with("defender", defender.say(pack))
            .with("column", column)
            .with("die", die),
        Event::Result { attacker, defender } => {
            at("event-result", "8.36").with("attacker", attacker).with("defender", defender)
        }
        Event::Holds { unit } => at("event-holds", "8.37").with("unit", unit.say(pack)),
        Event::Routed { unit } => at("event-routed", "10.13").with("unit", unit.say(pack)),
        Event::Fled { unit, to } => {
            at("event-fled", "10.31").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Event::Sheltered { unit } => at("event-sheltered", "10.32").with("unit", unit.say(pack)),
        Event::Eliminated { unit } => at("event-eliminated", "10.34").with("unit", unit.say(pack)),
        Event::Tamed { tribe } => at("event-tamed", "8.52").with("tribe", tribe.say(pack)),
        Event::Calmed { tribe } => at("event-calmed", "6.8").with("tribe", tribe.say(pack)),
        Event::Rallied { unit, hits } => {
            at("event-rallied", "10.46").with("unit", unit.say(pack)).with("hits", hits)
        }
        Event::RallyFailed { unit } => {
            at("event-rally-failed", "10.43").with("unit", unit.say(pack))
        }
        Event::Reloaded { unit } => at("event-reloaded", "8.15").with("unit", unit.say(pack)),
        Event::Formed { unit } => at("event-formed", "3.0-C").with("unit", unit.say(pack)),
        Event::Advanced { unit, to } => {
            at("event-advanced", "8.41").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Event::Pursues { unit } => at("event-pursues", "10.51").with("unit", unit.say(pack)),
        Event::BreaksOff { unit } => at("event-breaks-off", "10.54").with("unit", unit.say(pack)),
        Event::OffMap { unit } => at("event-off-map", "10.52").with("unit", unit.say(pack)),
        Event::Returned { unit } => at("event-returned", "10.55").with("unit", unit.say(pack)),
        Event::LeaderHit { leader } => {
            at("event-leader-hit", "8.34").with("leader", leader.say(pack))
        }
        Event::LeaderWounded { leader, by } => {
            at("event-leader-wounded", "8.34").with("leader", leader.say(pack)).with("by", by)
        }
        Event::LeaderKilled { leader } => {
            at("event-leader-killed", "8.34").with("leader", leader.say(pack))
        }
        Event::LeaderReturned { leader } => {
            at("event-leader-returned", "4.63").with("leader", leader.say(pack))
        }
        Event::EagleCaptured { legion, unit } => at("event-eagle-captured", "4.45")
            .with("legion", legion.say(pack))
            .with("unit", unit.say(pack)),
        Event::EagleRecaptured { legion } => {
            at("event-eagle-recaptured", "4.45").with("legion", legion.say(pack))
        }
        Event::EagleLost { legion } => {
            at("event-eagle-lost", "4.46").with("legion", legion.say(pack))
        }
        Event::EagleLeft { legion } => {
            at("event-eagle-left", "4.44").with("legion", legion.say(pack))
        }
        Event::Arrived { unit, hex } => {
            at("event-arrived", "3.0").with("unit", unit.say(pack)).with("hex", hex.say(pack))
        }
        Event::Points { rome, level } => at("event-points", "10.62")
            .with("rome", i64::from(rome))
            .with("level", i64::from(level)),
        Event::TribePoints { tribe, points, level } => at("event-tribe-points", "10.62")
            .with("tribe", tribe.say(pack))
            .with("points", i64::from(points))
            .with("level", i64::from(level)),
        Event::TribeFled { tribe } => {
            at("event-tribe-fled", "10.65").with("tribe", tribe.say(pack))
        }
        Event::FellBack { tribe } => at("event-fell-back", "3.0-E").with("tribe", tribe.say(pack)),
        Event::CampLost => at("event-camp-lost", "10.62"),
        Event::Landed { unit, to } => {
            at("event-landed", "6.24").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Event::SteppedBack { unit, to } => {
            at("event-stepped-back", "8.65").with("unit", unit.say(pack)).with("hex", to.say(pack))
        }
        Event::Relief { leader } => at("event-relief", "S-RHI-5").with("leader", leader.say(pack)),
        Event::Alit { unit } => at("event-alit", "S-BRI-8").with("unit", unit.say(pack)),
        Event::RodeHome { unit } => at("event-rode-home", "S-SAB-10").with("unit", unit.say(pack)),
        Event::Over { winner, by } => {
            let (id, rule) = match by {
                Ending::Rout => ("event-over-rout", "10.61"),
                Ending::Time => ("event-over-time", "10.64"),
                Ending::BeachHead => ("event-over-beach-head", "10.64"),
            };
            match winner {
                Some(side) => at(id, rule).with("side", side.say(pack)),
                None => at("event-over-draw", rule),
            }
        }
    }
}

/// The colour and name of a side.
pub(crate) fn seat_word(side: Side) -> &'static str {
    match side {
        Side::Rome => "seat-roman",
        Side::Tribes => "seat-tribes",
    }
}
