//! Identifiers with names a person can read, sets of them, and values a name.

/// Declares an identifier: a small number in memory, a name on paper.
///
/// The names are the identity; every value that belongs to them lives in the data pack. The number
/// is as wide as it is declared, a byte if nothing is said; too many names for it do not compile.
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
///
/// rubicon_kernel::names! {
///     /// A counter of a large game.
///     pub struct Counter(u16) { "a", "b" }
/// }
/// assert_eq!(Counter::all().count(), 2);
/// ```
///
/// ```compile_fail
/// rubicon_kernel::names! {
///     /// A byte has no room for these.
///     pub struct Small(u8) {
///         "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
///         "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
///         "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47",
///         "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63",
///         "64", "65", "66", "67", "68", "69", "70", "71", "72", "73", "74", "75", "76", "77", "78", "79",
///         "80", "81", "82", "83", "84", "85", "86", "87", "88", "89", "90", "91", "92", "93", "94", "95",
///         "96", "97", "98", "99", "100", "101", "102", "103", "104", "105", "106", "107", "108", "109", "110", "111",
///         "112", "113", "114", "115", "116", "117", "118", "119", "120", "121", "122", "123", "124", "125", "126", "127",
///         "128", "129", "130", "131", "132", "133", "134", "135", "136", "137", "138", "139", "140", "141", "142", "143",
///         "144", "145", "146", "147", "148", "149", "150", "151", "152", "153", "154", "155", "156", "157", "158", "159",
///         "160", "161", "162", "163", "164", "165", "166", "167", "168", "169", "170", "171", "172", "173", "174", "175",
///         "176", "177", "178", "179", "180", "181", "182", "183", "184", "185", "186", "187", "188", "189", "190", "191",
///         "192", "193", "194", "195", "196", "197", "198", "199", "200", "201", "202", "203", "204", "205", "206", "207",
///         "208", "209", "210", "211", "212", "213", "214", "215", "216", "217", "218", "219", "220", "221", "222", "223",
///         "224", "225", "226", "227", "228", "229", "230", "231", "232", "233", "234", "235", "236", "237", "238", "239",
///         "240", "241", "242", "243", "244", "245", "246", "247", "248", "249", "250", "251", "252", "253", "254", "255",
///         "256",
///     }
/// }
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($text:literal),+ $(,)? }) => {
        $crate::names! { $(#[$meta])* $vis struct $name(u8) { $($text),+ } }
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident($number:ty) { $($text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(pub $number);

        const _: () = assert!(
            $name::COUNT - 1 <= <$number>::MAX as usize,
            "there are more names than the number can tell apart"
        );

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
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one of this number.
            ///
            /// # Panics
            /// When there are not so many.
            pub const fn at(index: usize) -> Self {
                assert!(index < Self::COUNT, "there are not so many names");
                Self(index as $number)
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT).map(|index| Self(index as $number))
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
                // Documents of large games have thousands of names: they are looked up, not tried.
                static SORTED: std::sync::LazyLock<Vec<$name>> = std::sync::LazyLock::new(|| {
                    let mut sorted: Vec<$name> = $name::all().collect();
                    sorted.sort_unstable_by_key(|one| one.name());
                    sorted
                });
                SORTED
                    .binary_search_by_key(&text, |one| one.name())
                    .map(|at| SORTED[at])
                    .map_err(|_| format!("there is no {} called \"{text}\"", stringify!($name).to_lowercase()))
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

/// Declares a set of such identifiers, one bit each: over as many words as there are names, or in
/// one number where that is wide enough, which is checked.
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
/// rubicon_kernel::name_set! {
///     /// Some hills, whatever their number.
///     pub struct Range of Hill
/// }
/// let hills: HillSet = Hill::all().collect();
/// assert_eq!(hills.len(), 2);
/// assert_eq!(hills.minus(HillSet::one(Hill(0))).only(), Some(Hill(1)));
/// assert_eq!(serde_json::to_string(&hills).unwrap(), r#"["Palatine","Aventine"]"#);
/// let range: Range = Hill::all().rev().collect();
/// assert_eq!(range.iter().collect::<Vec<_>>(), [Hill(0), Hill(1)]);
/// ```
///
/// ```compile_fail
/// rubicon_kernel::names! {
///     /// A hill.
///     pub struct Hill { "1", "2", "3", "4", "5", "6", "7", "8", "9" }
/// }
/// rubicon_kernel::name_set! {
///     /// Eight bits for nine hills.
///     pub struct HillSet(u8) of Hill
/// }
/// ```
#[macro_export]
macro_rules! name_set {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name($bits);

        const _: () = assert!(
            $item::COUNT <= <$bits>::BITS as usize,
            "there are more names than the number has bits"
        );

        impl $name {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// Whether it is in the set.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Adds one.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// Whether none is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Those that are in this set and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those that are in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those that are in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The first, if there is one.
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| $item::at(self.0.trailing_zeros() as usize))
            }

            /// In order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let item = $item::at(bits.trailing_zeros() as usize);
                    bits &= bits - 1;
                    Some(item)
                })
            }
        }

        $crate::name_set! { @shared $name of $item }
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name([u64; $item::COUNT.div_ceil(64)]);

        impl Default for $name {
            fn default() -> Self {
                Self::EMPTY
            }
        }

        impl $name {
            /// None.
            pub const EMPTY: Self = Self([0; $item::COUNT.div_ceil(64)]);

            /// Whether it is in the set.
            pub const fn contains(&self, item: $item) -> bool {
                self.0[item.index() / 64] >> (item.index() % 64) & 1 != 0
            }

            /// Adds one.
            pub const fn insert(&mut self, item: $item) {
                self.0[item.index() / 64] |= 1 << (item.index() % 64);
            }

            /// Takes one out.
            pub const fn remove(&mut self, item: $item) {
                self.0[item.index() / 64] &= !(1 << (item.index() % 64));
            }

            /// Whether none is in it.
            pub fn is_empty(&self) -> bool {
                self.0.iter().all(|word| *word == 0)
            }

            /// How many are in it.
            pub fn len(&self) -> usize {
                self.0.iter().map(|word| word.count_ones() as usize).sum()
            }

            /// Those that are in this set and not in the other.
            #[must_use]
            pub fn minus(&self, other: Self) -> Self {
                Self(std::array::from_fn(|at| self.0[at] & !other.0[at]))
            }

            /// Those that are in both.
            #[must_use]
            pub fn and(&self, other: Self) -> Self {
                Self(std::array::from_fn(|at| self.0[at] & other.0[at]))
            }

            /// Those that are in either.
            #[must_use]
            pub fn or(&self, other: Self) -> Self {
                Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
            }

            /// The first, if there is one.
            pub fn first(&self) -> Option<$item> {
                self.iter().next()
            }

            /// In order.
            pub fn iter(&self) -> impl Iterator<Item = $item> + Clone + use<> {
                let words = self.0;
                (0..words.len()).flat_map(move |at| {
                    let mut bits = words[at];
                    std::iter::from_fn(move || {
                        if bits == 0 {
                            return None;
                        }
                        let item = $item::at(64 * at + bits.trailing_zeros() as usize);
                        bits &= bits - 1;
                        Some(item)
                    })
                })
            }
        }

        $crate::name_set! { @shared $name of $item }
    };
    (@shared $name:ident of $item:ident) => {
        impl $name {
            /// Just this one.
            pub const fn one(item: $item) -> Self {
                let mut set = Self::EMPTY;
                set.insert(item);
                set
            }

            /// The only one, if it is one.
            pub fn only(&self) -> Option<$item> {
                self.first().filter(|_| self.len() == 1)
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

/// Declares a map from such identifiers, or from seats, to values: one of each, found by name.
///
/// ```
/// rubicon_kernel::names! {
///     /// A hill.
///     pub struct Hill { "Palatine", "Aventine" }
/// }
/// rubicon_kernel::name_map! {
///     /// A value a hill.
///     pub struct PerHill of Hill
/// }
/// let mut heights: PerHill<u8> = PerHill::from_fn(|hill| 40 + hill.0);
/// heights[Hill(1)] += 10;
/// assert_eq!(heights[Hill(1)], 51);
/// assert_eq!(serde_json::to_string(&heights).unwrap(), r#"{"Palatine":40,"Aventine":51}"#);
/// let back: PerHill<u8> = serde_json::from_str(r#"{"Aventine":51}"#).unwrap();
/// assert_eq!(back[Hill(0)], 0);
/// let mut short = Vec::new();
/// back.sparse(&mut serde_json::Serializer::new(&mut short)).unwrap();
/// assert_eq!(short, br#"{"Aventine":51}"#);
/// ```
#[macro_export]
macro_rules! name_map {
    ($(#[$meta:meta])* $vis:vis struct $name:ident of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name<T>(pub [T; $item::COUNT]);

        impl<T> $name<T> {
            /// What `value` gives each.
            pub fn from_fn(mut value: impl FnMut($item) -> T) -> Self {
                Self(std::array::from_fn(|index| value($item::at(index))))
            }

            /// Each with its value, in order.
            pub fn iter(&self) -> impl DoubleEndedIterator<Item = ($item, &T)> {
                self.0.iter().enumerate().map(|(index, value)| ($item::at(index), value))
            }

            /// The values, in order.
            pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
                self.0.iter()
            }

            /// The same of other values.
            pub fn map<U>(self, mut value: impl FnMut($item, T) -> U) -> $name<U> {
                let mut index = 0;
                $name(self.0.map(|old| {
                    index += 1;
                    value($item::at(index - 1), old)
                }))
            }

            /// Writes only what is out of the ordinary, for `serialize_with`.
            ///
            /// # Errors
            /// When the serializer fails.
            pub fn sparse<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>
            where
                T: Default + PartialEq + $crate::serde::Serialize,
            {
                let usual = T::default();
                serializer.collect_map(self.iter().filter(|(_, value)| **value != usual))
            }
        }

        impl<T: Default> Default for $name<T> {
            fn default() -> Self {
                Self::from_fn(|_| T::default())
            }
        }

        impl<T> std::ops::Index<$item> for $name<T> {
            type Output = T;
            fn index(&self, item: $item) -> &T {
                &self.0[item.index()]
            }
        }

        impl<T> std::ops::IndexMut<$item> for $name<T> {
            fn index_mut(&mut self, item: $item) -> &mut T {
                &mut self.0[item.index()]
            }
        }

        impl<T: $crate::serde::Serialize> $crate::serde::Serialize for $name<T> {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.iter())
            }
        }

        /// Who is not named has the value that is usual.
        impl<'de, T: Default + $crate::serde::Deserialize<'de>> $crate::serde::Deserialize<'de> for $name<T> {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let named = <std::collections::BTreeMap<$item, T> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                let mut map = Self::default();
                for (item, value) in named {
                    map[item] = value;
                }
                Ok(map)
            }
        }
    };
}

/// Declares the players of a game, in the order of their seats.
///
/// ```
/// rubicon_kernel::seats! {
///     /// The players.
///     pub enum Side { Caesar = "caesar", Pompey = "pompey" }
/// }
/// use rubicon_kernel::Seat;
/// assert_eq!(Side::NAMES, ["caesar", "pompey"]);
/// assert_eq!(Side::of(Seat(1)), Side::Pompey);
/// assert_eq!(Side::Pompey.enemy(), Side::Caesar);
/// assert_eq!(Seat::from(Side::Pompey), Seat(1));
/// assert_eq!(serde_json::to_string(&Side::Pompey).unwrap(), "\"pompey\"");
/// ```
#[macro_export]
macro_rules! seats {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $(#[$a:meta])* $first:ident = $one:literal, $(#[$b:meta])* $second:ident = $two:literal $(,)? }) => {
        $crate::seats! { @all $(#[$meta])* $vis enum $name {
            $(#[$a])* $first = $one, $(#[$b])* $second = $two
        } }

        impl $name {
            /// Both.
            pub const BOTH: [Self; 2] = Self::ALL;

            /// The other one.
            #[must_use]
            pub const fn enemy(self) -> Self {
                match self {
                    Self::$first => Self::$second,
                    Self::$second => Self::$first,
                }
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$about:meta])* $seat:ident = $text:literal),+ $(,)? }) => {
        $crate::seats! { @all $(#[$meta])* $vis enum $name { $($(#[$about])* $seat = $text),+ } }
    };
    (@all $(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$about:meta])* $seat:ident = $text:literal),+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[allow(missing_docs, reason = "they are named after who sits there")]
        $vis enum $name {
            $($(#[$about])* #[serde(rename = $text)] $seat,)+
        }

        impl $name {
            /// All, in the order of seats.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$seat),+];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();
            /// Their names, in the order of seats.
            pub const NAMES: &'static [&'static str] = &[$($text),+];

            /// The name.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self.index()]
            }

            /// The number, to index arrays.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one of this number.
            ///
            /// # Panics
            /// When there are not so many.
            pub const fn at(index: usize) -> Self {
                Self::ALL[index]
            }

            /// The seat.
            pub const fn seat(self) -> $crate::Seat {
                $crate::Seat(self as u8)
            }

            /// Who sits in the seat.
            ///
            /// # Panics
            /// When there is no such seat.
            pub const fn of(seat: $crate::Seat) -> Self {
                Self::ALL[seat.0 as usize]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl From<$name> for $crate::Seat {
            fn from(who: $name) -> Self {
                who.seat()
            }
        }

        impl From<$crate::Seat> for $name {
            fn from(seat: $crate::Seat) -> Self {
                Self::of(seat)
            }
        }
    };
}
