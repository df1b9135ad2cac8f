//! Refusals, declared in one table: name, fields, rule.

/// Declares why actions are not allowed. Every refusal owes a rule, which may depend on its fields.
/// Its code is its name in snake case, its message `refusal-` and its name in kebab case, with every
/// field as an argument (see [`Say`](crate::Say)). `NotYourDecision` and `GameOver`, which the kernel
/// says for all games, are added; their messages are the game's, as all others are.
///
/// ```
/// # use rubicon_kernel::{Refuse as _, Rule};
/// # pub struct Pack;
/// rubicon_kernel::refusals! {
///     /// Why an action is not allowed.
///     pub enum Refusal for Pack {
///         /// 5.1.
///         StackFull { limit: u8 } = "5.1";
///         /// 6.1, by night 6.4.
///         TooFar { night: bool } = if night { "6.4" } else { "6.1" };
///         /// At another moment.
///         NotNow { rule: Rule } = rule.0;
///     }
/// }
/// assert_eq!(Refusal::StackFull { limit: 2 }.code(), "stack_full");
/// assert_eq!(Refusal::TooFar { night: true }.rule(), Rule("6.4"));
/// assert_eq!(Refusal::NotNow { rule: Rule("4.0") }.rule(), Rule("4.0"));
/// assert_eq!(Refusal::not_yours(Rule("4.0")).code(), "not_your_decision");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $refusal:ident for $pack:ty {
            $($(#[$about:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? } = $rule:expr;)+
        }
    ) => {
        $(#[$meta])*
        #[allow(missing_docs, reason = "fields are named after what they hold")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $refusal {
            /// Another seat must decide; the rule of that decision.
            NotYourDecision { rule: $crate::Rule },
            /// The game is over, by this rule.
            GameOver { rule: $crate::Rule },
            $($(#[$about])* $name { $($field: $type),* },)+
        }

        impl $crate::Refuse for $refusal {
            type Pack = $pack;

            fn over(rule: $crate::Rule) -> Self {
                Self::GameOver { rule }
            }

            fn not_yours(rule: $crate::Rule) -> Self {
                Self::NotYourDecision { rule }
            }

            #[allow(unused_variables, reason = "few rules depend on a field")]
            fn rule(&self) -> $crate::Rule {
                match *self {
                    Self::NotYourDecision { rule } | Self::GameOver { rule } => rule,
                    $(Self::$name { $($field),* } => $crate::Rule($rule),)+
                }
            }

            fn code(&self) -> &'static str {
                match self {
                    Self::NotYourDecision { .. } => "not_your_decision",
                    Self::GameOver { .. } => "game_over",
                    $(Self::$name { .. } => $crate::snake_case!($name),)+
                }
            }

            #[allow(unused_variables, reason = "many messages name nothing")]
            fn message(&self, pack: &'static $pack) -> $crate::Message {
                use $crate::Refuse as _;
                let id = format!("refusal-{}", self.code().replace('_', "-"));
                let message = $crate::Message::new(id, self.rule());
                match *self {
                    Self::NotYourDecision { .. } | Self::GameOver { .. } => message,
                    $(Self::$name { $($field),* } => {
                        message$(.with(stringify!($field), $crate::Say::say($field, pack)))*
                    })+
                }
            }
        }

        impl $refusal {
            /// Every code there is.
            pub const CODES: &'static [&'static str] =
                &["not_your_decision", "game_over", $($crate::snake_case!($name)),+];
        }
    };
}

/// A name in snake case, as a constant: `StackFull` is `stack_full`.
#[doc(hidden)]
#[macro_export]
macro_rules! snake_case {
    ($name:ident) => {{
        const NAME: &str = stringify!($name);
        const LENGTH: usize = $crate::snake_length(NAME);
        const BYTES: [u8; LENGTH] = $crate::snake::<LENGTH>(NAME);
        const TEXT: &str = match std::str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!("names are ASCII"),
        };
        TEXT
    }};
}

/// How long a name in camel case is in snake case.
#[doc(hidden)]
pub const fn snake_length(name: &str) -> usize {
    let bytes = name.as_bytes();
    let (mut index, mut length) = (0, bytes.len());
    while index < bytes.len() {
        if index > 0 && bytes[index].is_ascii_uppercase() {
            length += 1;
        }
        index += 1;
    }
    length
}

/// A name in camel case as the bytes of its snake case.
#[doc(hidden)]
pub const fn snake<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let bytes = name.as_bytes();
    let mut text = [0; LENGTH];
    let (mut index, mut at) = (0, 0);
    while index < bytes.len() {
        if index > 0 && bytes[index].is_ascii_uppercase() {
            text[at] = b'_';
            at += 1;
        }
        text[at] = bytes[index].to_ascii_lowercase();
        at += 1;
        index += 1;
    }
    text
}
