//! Dice of a real match, which anyone can verify afterwards.
//!
//! A secret seed is committed to by its SHA-256 before the first action. Each roll is
//! HMAC-SHA-256 with the seed as key, over
//! `match id ‖ 0 ‖ roll number (u64 LE) ‖ cause (32 bytes) ‖ attempt (u32 LE)`,
//! where *cause* is the hash of the record line that holds the action. The first eight bytes of the
//! digest, little-endian, are the number; it is rejected and tried again with the next *attempt*
//! when it lies in the uneven remainder of the range. At the end the seed is published.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::Dice;

/// The secret of a match's dice.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// What is published of a seed before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// A seed for the numbered game of a simulation.
    pub fn derived(seed: u64, game: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"rubicon simulation");
        hash.update(seed.to_le_bytes());
        hash.update(game.to_le_bytes());
        Self(hash.finalize().into())
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
