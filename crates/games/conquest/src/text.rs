//! What is said: prompts and labels, and the journal.

mod journal;

use geometry::hex::{Facing, Hex};
use kernel::{Arg, Message, Rule, Say};

use crate::action::Action;
use crate::ids::Side;
use crate::judge::moment;
use crate::pack::Pack;
use crate::state::{Ending, Phase, Rider, Segment, Stage, State};

pub(crate) use self::journal::tell;

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
    let (unit, target) = if let Action::Fire { unit, at } | Action::Shoot { unit, at } = action {
        (unit, at.say(pack))
    } else if let Action::ReactFire { unit, at } = action {
        (unit, at.say(pack))
    } else {
        return label(pack, action);
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
        | Phase::Driven { .. }
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
        Phase::Driven { mover, units } => {
            let unit = units.iter().last().unwrap_or(mover);
            plain("prompt-withdraw").with("unit", unit.say(pack))
        }
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

/// The colour and name of a side.
pub(crate) fn seat_word(side: Side) -> &'static str {
    match side {
        Side::Rome => "seat-roman",
        Side::Tribes => "seat-tribes",
    }
}
