//! All laws as the tests of a game.

use std::collections::BTreeSet;

use super::{
    Case, Count, Effort, Hides, damaged_positions, every_position, obey, records, secrets, speech,
};
use crate::{Game, Setup};

/// Declares the laws as tests of a game: a module a set-up, and in it a test a law.
///
/// The set-ups are named and listed, and together they must try every value of every option with
/// every value of every other; or `every combination` tries all there are, in one module.
///
/// ```ignore
/// kernel::laws::suite! {
///     Suite::<State> {
///         pack: Siege::pack(),
///         pieces: Some(pieces),
///         lost: Some(lost),
///         hides: Hides::Pieces,
///         efforts: Efforts { games: 30, ..Efforts::USUAL },
///     };
///     two_free: "players=2 camps=free",
///     three_historical: "players=3 camps=historical",
/// }
/// ```
///
/// `RUBICON_LAW_GAMES` asks for more or fewer games than the suite says.
#[macro_export]
macro_rules! law_suite {
    ($suite:expr; every combination) => {
        $crate::law_suite!(@tests every_combination, super::laws_of_this_game().every_combination());
        $crate::law_suite!(@suite $suite, &[]);
    };
    ($suite:expr; $($name:ident: $words:literal),+ $(,)?) => {
        $($crate::law_suite!(@tests $name, vec![super::laws_of_this_game().listed(stringify!($name))]);)+
        $crate::law_suite!(@suite $suite, &[$((stringify!($name), $words)),+]);

        /// Every value of every option is tried with every value of every other.
        #[test]
        fn set_ups_cover_the_options() {
            laws_of_this_game().covers();
        }
    };
    (@suite $suite:expr, $setups:expr) => {
        fn laws_of_this_game() -> $crate::laws::Tried<impl $crate::Game> {
            $crate::laws::Tried::new($suite, $setups)
        }
    };
    (@tests $name:ident, $cases:expr) => {
        #[doc = concat!("The laws, with the set-up ", stringify!($name), ".")]
        mod $name {
            #[test]
            fn every_law_of_play() {
                $cases.iter().for_each($crate::laws::Trial::play);
            }

            #[test]
            fn secrets_stay_secret() {
                $cases.iter().for_each($crate::laws::Trial::secrets);
            }

            #[test]
            fn everything_said_has_words() {
                $cases.iter().for_each($crate::laws::Trial::speech);
            }

            #[test]
            fn records_verify() {
                $cases.iter().for_each($crate::laws::Trial::records);
            }

            #[test]
            fn positions_are_complete() {
                $cases.iter().for_each($crate::laws::Trial::positions);
            }

            #[test]
            fn damaged_positions_do_no_harm() {
                $cases.iter().for_each($crate::laws::Trial::damage);
            }
        }
    };
}

/// What a game tells the laws about itself, for all its set-ups.
pub struct Suite<G: Game> {
    /// Its data.
    pub pack: &'static G::Pack,
    /// Counts the pieces of a state; the count must never change. None where it could not.
    pub pieces: Option<Count<G>>,
    /// Counts those of them that are lost for good; the count must never fall, and something must
    /// be lost in some game. None where pieces come back.
    pub lost: Option<Count<G>>,
    /// What it hides from its players: something of it must be seen in every set-up.
    pub hides: Hides,
    /// How hard to try.
    pub efforts: Efforts,
}

/// How many games each law is tried on, for every set-up.
#[derive(Clone, Copy, Debug)]
pub struct Efforts {
    /// Games for the laws of play.
    pub games: u64,
    /// They look closely at one decision in so many.
    pub every: u64,
    /// No game may need more actions than this.
    pub longest: usize,
    /// Games in which secrets are looked for.
    pub secrets: u64,
    /// Games whose every word is looked at.
    pub speech: u64,
    /// Games that are recorded and verified.
    pub records: u64,
    /// Games whose positions are written and read,
    pub positions: u64,
    /// at one decision in so many.
    pub positions_every: u64,
    /// Games whose positions are damaged,
    pub damaged: u64,
    /// at one decision in so many.
    pub damaged_every: u64,
}

impl Efforts {
    /// What a game of some hundreds of actions can bear.
    pub const USUAL: Self = Self {
        games: 100,
        every: 40,
        longest: 20_000,
        secrets: 30,
        speech: 6,
        records: 3,
        positions: 15,
        positions_every: 1,
        damaged: 20,
        damaged_every: 40,
    };

    /// The same with more or fewer games, as `RUBICON_LAW_GAMES` wishes.
    fn wished(self) -> Self {
        let wish = std::env::var("RUBICON_LAW_GAMES").ok().and_then(|games| games.parse().ok());
        let games = wish.unwrap_or(self.games);
        let share = |part: u64| (part * games / self.games.max(1)).max(1);
        Self {
            games,
            secrets: share(self.secrets),
            speech: share(self.speech),
            records: share(self.records),
            positions: share(self.positions),
            damaged: share(self.damaged),
            ..self
        }
    }
}

/// A suite with the set-ups that it tries. Made by [`suite!`](super::suite).
#[doc(hidden)]
pub struct Tried<G: Game> {
    suite: Suite<G>,
    setups: &'static [(&'static str, &'static str)],
}

impl<G: Game> Tried<G> {
    /// Notes the set-ups: their names, and their options as `key=value` words.
    pub fn new(suite: Suite<G>, setups: &'static [(&'static str, &'static str)]) -> Self {
        Self { suite, setups }
    }

    /// The trial of the set-up that is listed under this name.
    pub fn listed(&self, name: &str) -> Trial<G> {
        let index = self.setups.iter().position(|(other, _)| *other == name);
        let index = index.expect("the set-up is listed");
        self.trial(index, setup(self.setups[index].1))
    }

    /// The trials of all set-ups that there are.
    pub fn every_combination(&self) -> Vec<Trial<G>> {
        let all = combinations(G::info()).into_iter().enumerate();
        all.map(|(index, setup)| self.trial(index, setup)).collect()
    }

    fn trial(&self, index: usize, setup: Setup) -> Trial<G> {
        let Suite { pack, pieces, lost, hides, .. } = self.suite;
        let case = Case { pack, setup, pieces, lost, hides };
        Trial { case, efforts: self.suite.efforts.wished(), from: 10_000 * index as u64 }
    }

    /// Whether the set-ups try every value of every option with every value of every other.
    pub fn covers(&self) {
        let pairs = |setup: &Setup| -> BTreeSet<String> {
            let mut words = vec![format!("scenario={}", setup.scenario)];
            words.extend(setup.set.iter().map(|(key, value)| format!("{key}={value}")));
            let mut pairs = BTreeSet::new();
            for (index, one) in words.iter().enumerate() {
                pairs.extend(words[index..].iter().map(|other| format!("{one} {other}")));
            }
            pairs
        };
        let tried: BTreeSet<String> = self
            .setups
            .iter()
            .flat_map(|(_, words)| {
                pairs(&setup(words).complete(G::info()).unwrap_or_else(|error| panic!("{error}")))
            })
            .collect();
        let all: BTreeSet<String> = combinations(G::info()).iter().flat_map(pairs).collect();
        let missing: Vec<&String> = all.difference(&tried).collect();
        assert!(missing.is_empty(), "no set-up tries {missing:?}");
    }
}

/// A set-up from `key=value` words, the scenario among them.
fn setup(words: &str) -> Setup {
    let mut setup = Setup::default();
    for word in words.split_whitespace() {
        match word.split_once('=').expect("options are key=value words") {
            ("scenario", scenario) => scenario.clone_into(&mut setup.scenario),
            (key, value) => drop(setup.set.insert(key.to_owned(), value.to_owned())),
        }
    }
    setup
}

/// Every combination of scenarios and options.
pub fn combinations(info: &crate::GameInfo) -> Vec<Setup> {
    let start = |scenario: &&str| Setup { scenario: (*scenario).to_owned(), ..Setup::default() };
    let mut all: Vec<Setup> = info.scenarios.iter().map(start).collect();
    for option in info.options {
        let with = |setup: &Setup, value: &str| {
            let mut setup = setup.clone();
            setup.set.insert(option.key.to_owned(), value.to_owned());
            setup
        };
        all = all.iter().flat_map(|setup| option.values.iter().map(|v| with(setup, v))).collect();
    }
    all
}

/// One set-up, to be tried.
#[doc(hidden)]
pub struct Trial<G: Game> {
    case: Case<G>,
    efforts: Efforts,
    from: u64,
}

impl<G: Game> Trial<G> {
    fn effort(&self, games: u64, every: u64) -> Effort {
        Effort { games, from: self.from, every, longest: self.efforts.longest }
    }

    pub fn play(&self) {
        obey(&self.case, self.effort(self.efforts.games, self.efforts.every));
    }

    pub fn secrets(&self) {
        let every = (self.efforts.every / 8).max(1);
        let compared = secrets(&self.case, self.effort(self.efforts.secrets, every));
        eprintln!("{compared:?}");
    }

    pub fn speech(&self) {
        speech(&self.case, self.effort(self.efforts.speech, self.efforts.every));
    }

    pub fn records(&self) {
        records(&self.case, self.efforts.records);
    }

    pub fn positions(&self) {
        every_position(
            &self.case,
            self.effort(self.efforts.positions, self.efforts.positions_every),
        );
    }

    pub fn damage(&self) {
        damaged_positions(
            &self.case,
            self.effort(self.efforts.damaged, self.efforts.damaged_every),
        );
    }
}
