//! Identifiers with names a person can read.

/// Declares an identifier: a small number in memory, a name on paper.
///
/// The names are the identity; every value that belongs to them lives in the data pack.
///
/// ```
/// rubicon_kernel::names! {
///     /// A hill.
///     pub struct Hill {
///         "Palatine",
///         "Aventine",
///     }
/// }
/// let hill: Hill = "Aventine".parse().unwrap();
/// assert_eq!(hill, Hill(1));
/// assert_eq!(hill.to_string(), "Aventine");
/// assert_eq!(serde_json::to_string(&hill).unwrap(), "\"Aventine\"");
/// assert!("Vatican".parse::<Hill>().is_err());
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(pub u8);

        impl $name {
            /// Every name, in order.
            pub const NAMES: &'static [&'static str] = &[$($text),+];
            /// How many there are.
            pub const COUNT: usize = Self::NAMES.len();

            /// The name.
            pub fn name(self) -> &'static str {
                Self::NAMES[usize::from(self.0)]
            }

            /// The number, to index arrays.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::NAMES
                    .iter()
                    .position(|name| *name == text)
                    .map(|index| Self(index as u8))
                    .ok_or_else(|| format!("there is no {} called \"{text}\"", stringify!($name).to_lowercase()))
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}
