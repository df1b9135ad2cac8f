//! Actions, refusals and events.

use kernel::{Arg, Rule, Say};
use serde::{Deserialize, Serialize};

use crate::names::{Cohort, Place, Side};
use crate::pack::Pack;

/// One decision.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// 2.0: this cohort carries the eagle.
    Bear { cohort: Cohort },
    /// 2.0: the ambush lies here.
    Lie { place: Place },
    /// 3.1: a cohort goes forward.
    Step { cohort: Cohort },
    /// 3.0: no more cohorts march.
    EndMarch,
    /// 3.3: the ambush is sprung.
    Spring,
    /// 3.3: the cohort may pass.
    LetPass,
    /// 4.0: javelins fly.
    Throw { cohort: Cohort },
    /// 4.0: none do.
    Hold,
}

kernel::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal for Pack {
        /// This is decided at another moment; the rule says when.
        NotNow { rule: Rule } = rule.0;
        /// 2.0.
        NoPlace { place: Place } = "2.0";
        /// 3.1, 4.0.
        HasFallen { cohort: Cohort } = "3.1";
        /// 3.1.
        HasMarched { cohort: Cohort } = "3.1";
        /// 3.2.
        FordFull { limit: u8 } = "3.2";
        /// 3.3.
        NoAmbushHere { place: Place } = "3.3";
        /// 4.0.
        OutOfRange { cohort: Cohort } = "4.0";
    }
}

/// What the journal tells. Nothing in it is secret: plans are told as made, not what they are.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Planned { side: Side },
    Stepped { cohort: Cohort, to: Place },
    Sprung { place: Place },
    Passed,
    Fell { cohort: Cohort, rule: Rule },
    TurnBegan { turn: u8 },
    Over { winner: Side },
}

impl Say<Pack> for Cohort {
    fn say(self, pack: &'static Pack) -> Arg {
        Arg::Name(pack.name(self))
    }
}

impl Say<Pack> for Place {
    fn say(self, _: &'static Pack) -> Arg {
        const WORDS: [&str; Place::COUNT] =
            ["place-camp", "place-bank", "place-ford", "place-shore", "place-village"];
        Arg::Word(WORDS[self.index()])
    }
}

impl Say<Pack> for Side {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(["seat-roman", "seat-gaul"][self.index()])
    }
}
