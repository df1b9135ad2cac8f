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

/// Declares a set of such identifiers: one bit each, in a number that is wide enough.
///
/// ```
/// rubicon_kernel::names! {
///     /// A hill.
///     pub struct Hill { "Palatine", "Aventine" }
/// }
/// rubicon_kernel::name_set! {
///     /// Some hills.
///     pub struct HillSet(u8) of Hill
/// }
/// let hills: HillSet = Hill::all().collect();
/// assert_eq!(hills.len(), 2);
/// assert_eq!(hills.minus(HillSet::one(Hill(0))).only(), Some(Hill(1)));
/// assert_eq!(serde_json::to_string(&hills).unwrap(), r#"["Palatine","Aventine"]"#);
/// ```
#[macro_export]
macro_rules! name_set {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name($bits);

        impl $name {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// Just this one.
            pub fn one(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// Whether it is in the set.
            pub fn contains(self, item: $item) -> bool {
                self.0 >> item.0 & 1 != 0
            }

            /// Adds one.
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes one out.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// Whether none is in it.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Those that are in this set and not in the other.
            #[must_use]
            pub fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those that are in both.
            #[must_use]
            pub fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those that are in either.
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The first, if there is one.
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| $item(self.0.trailing_zeros() as u8))
            }

            /// The only one, if it is one.
            pub fn only(self) -> Option<$item> {
                self.first().filter(|_| self.len() == 1)
            }

            /// In order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let item = $item(bits.trailing_zeros() as u8);
                    bits &= bits - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let items = <Vec<$item> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                Ok(items.into_iter().collect())
            }
        }
    };
}
