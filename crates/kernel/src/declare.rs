//! What a game declares in one table: its options, its standing orders, its data files.

/// Declares what a table is set up with: an enum an option, and all of them together. The first
/// value is the default.
///
/// ```
/// # use rubicon_kernel::{Setup, Rule};
/// rubicon_kernel::options! {
///     /// What a table is set up with.
///     pub struct Options {
///         /// Where the armies start.
///         deployment: Deployment = "5.3" { Historical = "historical", Free = "free" },
///         /// Which rulebook.
///         edition: Edition = "8.4" { French = "french", English11 = "english-1.1" },
///     }
/// }
/// let setup = Setup { scenario: String::new(), set: [("edition".into(), "english-1.1".into())].into() };
/// let options = Options::read(&setup);
/// assert_eq!(options, Options { deployment: Deployment::Historical, edition: Edition::English11 });
/// assert_eq!(Options::SPECS[1].values, ["french", "english-1.1"]);
/// assert_eq!(options.setup("civil-war").option("edition"), "english-1.1");
/// assert_eq!(serde_json::to_string(&options).unwrap(), r#"{"deployment":"historical","edition":"english-1.1"}"#);
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $options:ident {
            $($(#[$about:meta])* $key:ident: $option:ident = $rule:literal {
                $($(#[$what:meta])* $value:ident = $text:literal),+ $(,)?
            }),+ $(,)?
        }
    ) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
            #[allow(missing_docs, reason = "values are named after what they are")]
            $vis enum $option {
                $($(#[$what])* #[serde(rename = $text)] $value,)+
            }

            impl $option {
                /// Its values, by name; the first is the default.
                pub const NAMES: &'static [&'static str] = &[$($text),+];
                /// Its values; the first is the default.
                pub const ALL: [Self; [$($text),+].len()] = [$(Self::$value),+];

                /// The value's name.
                pub const fn name(self) -> &'static str {
                    Self::NAMES[self as usize]
                }
            }

            impl Default for $option {
                fn default() -> Self {
                    Self::ALL[0]
                }
            }
        )+

        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        $vis struct $options {
            $($(#[$about])* pub $key: $option,)+
        }

        impl $options {
            /// What a client may choose.
            pub const SPECS: &'static [$crate::OptionSpec] = &[$($crate::OptionSpec {
                key: stringify!($key),
                values: $option::NAMES,
                rule: $crate::Rule($rule),
            }),+];

            /// The options of a set-up; what it does not say is as usual.
            pub fn read(setup: &$crate::Setup) -> Self {
                Self {
                    $($key: {
                        let name = setup.option(stringify!($key));
                        let known = $option::ALL.into_iter().find(|value| value.name() == name);
                        known.unwrap_or_default()
                    },)+
                }
            }

            /// The set-up of a scenario with these options.
            pub fn setup(self, scenario: &str) -> $crate::Setup {
                let set = [$((stringify!($key), self.$key.name())),+];
                $crate::Setup {
                    scenario: scenario.to_owned(),
                    set: set.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
                }
            }
        }
    };
}

/// Declares standing orders without an object, each with the rule whose decision it answers, and
/// for how long it is given by its button: `for Round`, `for Fight`, or until it is lifted. The
/// words of `SpareTheBest` are the message `order-spare-the-best`, and its attribute `.button` is
/// what the button is called where that is shorter.
///
/// ```
/// # use rubicon_kernel::{Lasts, Rule};
/// rubicon_kernel::orders! {
///     /// An answer in advance.
///     pub enum StandingOrder {
///         /// Hits are taken by the weakest.
///         SpareTheBest = "7.4" for Fight,
///         /// Nobody retreats.
///         FightOn = "7.6",
///     }
/// }
/// assert_eq!(StandingOrder::ALL.len(), 2);
/// assert_eq!(StandingOrder::SpareTheBest.rule(), Rule("7.4"));
/// assert_eq!(StandingOrder::SpareTheBest.lasts(), Lasts::Fight);
/// assert_eq!(StandingOrder::FightOn.lasts(), Lasts::Game);
/// assert_eq!(serde_json::to_string(&StandingOrder::FightOn).unwrap(), "\"fight_on\"");
/// ```
#[macro_export]
macro_rules! orders {
    (
        $(#[$meta:meta])*
        $vis:vis enum $orders:ident {
            $($(#[$about:meta])* $order:ident = $rule:literal $(for $lasts:ident)?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        $vis enum $orders {
            $($(#[$about])* $order,)+
        }

        impl $orders {
            /// All of them.
            pub const ALL: [Self; [$($rule),+].len()] = [$(Self::$order),+];

            /// The rule of the decision that it answers.
            pub const fn rule(self) -> $crate::Rule {
                match self {
                    $(Self::$order => $crate::Rule($rule),)+
                }
            }

            /// How long it stands when its button gives it.
            pub fn lasts(self) -> $crate::Lasts {
                let named: &[$crate::Lasts] = match self {
                    $(Self::$order => &[$($crate::Lasts::$lasts)?],)+
                };
                named.first().copied().unwrap_or($crate::Lasts::Game)
            }

            /// The order in words.
            pub fn described(self, book: &$crate::Phrasebook, lang: $crate::Lang) -> $crate::OrderSpec<Self> {
                let name = match self {
                    $(Self::$order => $crate::snake_case!($order),)+
                };
                let id = format!("order-{}", name.replace('_', "-"));
                let button = book.attribute(lang, &id, "button");
                let label = book.say(lang, &$crate::Message::new(id, self.rule()));
                let button = button.unwrap_or_else(|| label.clone());
                let (lasts, rule) = (self.lasts(), self.rule());
                $crate::OrderSpec { id: self, label, button, lasts, rule, path: Vec::new() }
            }
        }
    };
}

/// Declares the data that is built into the program: files of `data/`, and the pack read from them.
///
/// The type of the pack has a function `load(&PackFiles) -> Result<Self, Vec<DataError>>`.
#[macro_export]
macro_rules! built_in {
    ($(#[$meta:meta])* $vis:vis struct $game:ident for $pack:ty { $($file:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis struct $game;

        impl $game {
            /// The data files that ship with the program.
            pub fn files() -> $crate::PackFiles {
                $crate::PackFiles::built_in(&[$(($file, include_str!(concat!("../data/", $file)))),+])
            }

            /// The data that ships with the program.
            ///
            /// # Panics
            /// When it has a fault, which the tests would have told.
            pub fn pack() -> &'static $pack {
                static PACK: std::sync::OnceLock<$pack> = std::sync::OnceLock::new();
                PACK.get_or_init(|| {
                    <$pack>::load(&Self::files()).expect("the built-in data has no fault")
                })
            }
        }
    };
}
