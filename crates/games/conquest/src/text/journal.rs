//! What the journal tells of each event.

use kernel::{Message, Rule, Say as _};

use super::{facing, say};
use crate::action::Event;
use crate::pack::Pack;
use crate::state::Ending;

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
        Event::OrderFailed { leader, rule } => {
            say("event-order-failed", rule).with("leader", leader.say(pack))
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
        Event::Formed { unit } => at("event-formed", "S-SAB-5").with("unit", unit.say(pack)),
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
            at("event-arrived", "S-GEN-6").with("unit", unit.say(pack)).with("hex", hex.say(pack))
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
        Event::FellBack { tribe } => {
            at("event-fell-back", "S-BIB-5").with("tribe", tribe.say(pack))
        }
        Event::CampLost => at("event-camp-lost", "S-SAB-7"),
        Event::Landed { unit, to } => {
            at("event-landed", "S-BRI-3").with("unit", unit.say(pack)).with("hex", to.say(pack))
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
                Ending::Time => ("event-over-time", "S-GEN-5"),
                Ending::BeachHead => ("event-over-beach-head", "S-BRI-10"),
            };
            match winner {
                Some(side) => at(id, rule).with("side", side.say(pack)),
                None => at("event-over-draw", rule),
            }
        }
    }
}
