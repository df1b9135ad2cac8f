//! Dice of a real match, which anyone can verify afterwards.
//!
//! A secret seed is committed to by its SHA-256 before the first action. Each roll is
//! HMAC-SHA-256 with the seed as key, over
//! `match id ‖ 0 ‖ roll number (u64 LE) ‖ cause (32 bytes) ‖ attempt (u32 LE)`,
//! where *cause* is the hash of the record line that holds the action. The first eight bytes of the
//! digest, little-endian, are the number; it is rejected and tried again with the next *attempt*
//! when it lies in the uneven remainder of the range. At the end the seed is published.
//!
//! Where people need not trust who holds the seed, every seat brings a random number of its own, its
//! *lot*: it pledges the lot by its SHA-256 and reveals it once all have pledged. The key of the
//! rolls is then made of the seed and all lots ([`Seed::mixed`]), and *cause* is the hash of the
//! actions alone, so that nothing but lots and actions is left to choose once the lots are known
//! (decision 17).

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::Dice;

/// The secret of a match's dice.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// What is published of a seed, or of a lot, before it is known itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

/// A random number that a seat adds to the dice of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Lot(pub [u8; 32]);

/// What a seat added to the dice of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brought {
    /// Nothing.
    #[default]
    Nothing,
    /// It pledged a lot and did not reveal it.
    Pledged(Commitment),
    /// It revealed the lot that it had pledged.
    Revealed(Lot),
}

impl Seed {
    /// A seed for the numbered game of a simulation.
    pub fn derived(seed: u64, game: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"rubicon simulation");
        hash.update(seed.to_le_bytes());
        hash.update(game.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The key of the dice of a match to which seats brought these, in their order: HMAC-SHA-256
    /// with this seed as key, over `rubicon dice ‖ 0 ‖ match id ‖ 0` and for each seat `1 ‖ lot`, or
    /// `0` where no lot is known.
    #[must_use]
    pub fn mixed(&self, match_id: &str, brought: &[Brought]) -> Self {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(b"rubicon dice\0");
        mac.update(match_id.as_bytes());
        mac.update(&[0]);
        for one in brought {
            match one {
                Brought::Nothing | Brought::Pledged(_) => mac.update(&[0]),
                Brought::Revealed(lot) => {
                    mac.update(&[1]);
                    mac.update(&lot.0);
                }
            }
        }
        Self(mac.finalize().into_bytes().into())
    }

    /// What may be told of it while the match lasts.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// In hexadecimal, as published at the end.
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }

    /// From hexadecimal.
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed")
    }
}

impl Commitment {
    /// In hexadecimal.
    pub fn to_hex(self) -> String {
        to_hex(&self.0)
    }

    /// From hexadecimal.
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

impl Lot {
    /// What is told of it until all have pledged theirs.
    pub fn pledge(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// In hexadecimal.
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }

    /// From hexadecimal.
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

impl std::fmt::Debug for Lot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Lot")
    }
}

/// Bytes in lower-case hexadecimal.
pub fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// 32 bytes from lower-case hexadecimal.
pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)) {
        return None;
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// The dice of one match.
#[derive(Clone)]
pub struct FairDice {
    key: Hmac<Sha256>,
    match_id: String,
    cause: [u8; 32],
    rolls: u64,
}

impl FairDice {
    /// Dice of the match `match_id` under `seed`.
    pub fn new(seed: &Seed, match_id: &str) -> Self {
        Self {
            key: Hmac::new_from_slice(&seed.0).expect("HMAC takes keys of any length"),
            match_id: match_id.to_owned(),
            cause: [0; 32],
            rolls: 0,
        }
    }

    /// Says which record line causes the rolls that follow.
    pub fn caused_by(&mut self, line: [u8; 32]) {
        self.cause = line;
    }

    /// How many rolls there were.
    pub fn rolls(&self) -> u64 {
        self.rolls
    }

    /// Goes back to an earlier number of rolls, for an undone action.
    pub fn rewind(&mut self, rolls: u64) {
        self.rolls = rolls;
    }

    fn number(&self, attempt: u32) -> u64 {
        let mut mac = self.key.clone();
        mac.update(self.match_id.as_bytes());
        mac.update(&[0]);
        mac.update(&self.rolls.to_le_bytes());
        mac.update(&self.cause);
        mac.update(&attempt.to_le_bytes());
        let digest = mac.finalize().into_bytes();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        u64::from_le_bytes(first)
    }
}

impl Dice for FairDice {
    fn below(&mut self, sides: u32) -> u32 {
        let sides = u64::from(sides);
        let zone = u64::MAX - u64::MAX % sides;
        let mut attempt = 0;
        let result = loop {
            let number = self.number(attempt);
            if number < zone {
                break (number % sides) as u32;
            }
            attempt += 1;
        };
        self.rolls += 1;
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_depends_on_seed_match_number_and_cause() {
        let seed = Seed::derived(1, 1);
        let rolls = |seed: &Seed, id: &str, cause: u8| -> Vec<u32> {
            let mut dice = FairDice::new(seed, id);
            dice.caused_by([cause; 32]);
            (0..24).map(|_| dice.below(6)).collect()
        };
        let first = rolls(&seed, "m", 0);
        assert_eq!(first, rolls(&seed, "m", 0));
        assert_ne!(first, rolls(&seed, "n", 0));
        assert_ne!(first, rolls(&seed, "m", 1));
        assert_ne!(first, rolls(&Seed::derived(1, 2), "m", 0));
    }

    #[test]
    fn hexadecimal_round_trips_and_refuses_garbage() {
        let seed = Seed::derived(3, 4);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("xyz"), None);
        assert_eq!(Seed::from_hex(&"A".repeat(64)), None);
    }

    #[test]
    fn the_key_depends_on_seed_match_and_every_lot_in_its_place() {
        let seed = Seed::derived(1, 1);
        let (one, two) = (Brought::Revealed(Lot([1; 32])), Brought::Revealed(Lot([2; 32])));
        let silent = Brought::Pledged(Lot([1; 32]).pledge());
        let keys = [
            seed.clone(),
            seed.mixed("m", &[one, two]),
            seed.mixed("m", &[two, one]),
            seed.mixed("m", &[one]),
            seed.mixed("m", &[one, Brought::Nothing]),
            seed.mixed("m", &[Brought::Nothing, one]),
            seed.mixed("m", &[]),
            seed.mixed("n", &[one, two]),
            Seed::derived(1, 2).mixed("m", &[one, two]),
        ];
        for (index, key) in keys.iter().enumerate() {
            assert!(!keys[..index].contains(key), "key {index} is one of those before it");
        }
        // A lot that was not revealed counts as little as one that was never pledged.
        assert_eq!(seed.mixed("m", &[silent, two]), seed.mixed("m", &[Brought::Nothing, two]));
    }

    /// Written out so that another program can be checked against it.
    #[test]
    fn known_answer_with_lots() {
        let brought =
            [Brought::Revealed(Lot([1; 32])), Brought::Nothing, Brought::Revealed(Lot([2; 32]))];
        let key = Seed([7; 32]).mixed("example", &brought);
        // Computed by another program, from the description in docs/RECORDS.md.
        assert_eq!(
            key.to_hex(),
            "30aafec6241eef747d84f746014cfda4974a7275c15f4c1c331302ecc66248bd"
        );
        assert_eq!(
            Lot([1; 32]).pledge().to_hex(),
            "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"
        );
        let mut dice = FairDice::new(&key, "example");
        dice.caused_by([9; 32]);
        let faces: Vec<u32> = (0..10).map(|_| dice.below(6) + 1).collect();
        assert_eq!(faces, [3, 4, 5, 3, 4, 1, 3, 5, 1, 2]);
    }

    /// Written out so that another program can be checked against it.
    #[test]
    fn known_answer() {
        let mut dice = FairDice::new(&Seed([7; 32]), "example");
        dice.caused_by([9; 32]);
        let faces: Vec<u32> = (0..10).map(|_| dice.below(6) + 1).collect();
        // Computed by another program, from the description in docs/RECORDS.md.
        assert_eq!(faces, [5, 1, 3, 6, 4, 2, 2, 2, 1, 6]);
    }
}
