//! Matches to whose dice the seats bring lots: what the rolls depend on, and what a verifier refuses.

use std::fmt::Write as _;

use rubicon_kernel::record::{self, Settled};
use rubicon_kernel::{Brought, Lot, Match, PackFiles, RollRecord, Seed, Setup, to_hex};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::road::{ARCHER, Action, COLUMN, Road, counted};

/// A whole record, for programs in other languages too: web/src/app/core/verify.test.ts reads it.
const KNOWN: &str = include_str!("lots.jsonl");

/// The same match with dice of one seed, as simulations have them.
const ONE_SEED: &str = include_str!("seed.jsonl");

const COLUMN_LOT: Lot = Lot([1; 32]);
const ARCHER_LOT: Lot = Lot([2; 32]);
const BOTH: [Brought; 2] = [Brought::Revealed(COLUMN_LOT), Brought::Revealed(ARCHER_LOT)];

fn begun(seed: Seed, players: [&str; 2], brought: &[Brought]) -> Match<Road> {
    let players = players.map(str::to_owned).to_vec();
    Match::with_lots(&(), &PackFiles::default(), &Setup::default(), "m", seed, players, brought)
        .unwrap()
}

/// A match of some steps, at each of which the archer shoots.
fn played(seed: Seed, players: [&str; 2], brought: &[Brought]) -> Match<Road> {
    marched(begun(seed, players, brought))
}

fn marched(mut game: Match<Road>) -> Match<Road> {
    for _ in 0..12 {
        game.submit(COLUMN, &Action::Step).unwrap();
        game.submit(ARCHER, &Action::Fire).unwrap();
    }
    game
}

fn written(game: &Match<Road>) -> String {
    record::write_settled(game, Settled::Resignation, vec!["archer".to_owned()])
}

fn rolls(game: &Match<Road>) -> Vec<RollRecord> {
    game.moves().iter().flat_map(|step| step.rolls.clone()).collect()
}

/// Why a record is refused.
#[track_caller]
fn refused(text: &str) -> String {
    match record::verify::<Road>(text, &(), &PackFiles::default()) {
        Ok(_) => panic!("the record was accepted:\n{text}"),
        Err(error) => error.to_string(),
    }
}

fn seed() -> Seed {
    Seed::derived(17, 1)
}

#[test]
fn the_known_record_is_written_so_and_verifies() {
    let game = played(seed(), ["Anna", "Bert"], &BOTH);
    assert_eq!(written(&game), KNOWN);
    let verified = record::verify::<Road>(KNOWN, &(), &PackFiles::default()).unwrap();
    assert_eq!(verified.game.moves(), game.moves());
    assert_eq!(verified.game.header(), game.header());
}

#[test]
fn a_match_of_one_seed_is_written_as_it_always_was() {
    let players = vec!["Anna".to_owned(), "Bert".to_owned()];
    let (files, setup) = (PackFiles::default(), Setup::default());
    let game = marched(Match::new(&(), &files, &setup, "m", seed(), players).unwrap());
    assert_eq!(written(&game), ONE_SEED);
    let verified = record::verify::<Road>(ONE_SEED, &(), &files).unwrap();
    assert_eq!(verified.game.moves(), game.moves());
}

#[test]
fn rolls_depend_on_the_seed_and_on_every_lot() {
    let usual = rolls(&played(seed(), ["Anna", "Bert"], &BOTH));
    let [one, two] = BOTH;
    let pledged = Brought::Pledged(ARCHER_LOT.pledge());
    for brought in [[two, one], [one, one], [one, Brought::Nothing], [one, pledged]] {
        assert_ne!(rolls(&played(seed(), ["Anna", "Bert"], &brought)), usual, "{brought:?}");
    }
    assert_ne!(rolls(&played(Seed::derived(17, 2), ["Anna", "Bert"], &BOTH)), usual);
}

/// Or else whoever holds the seed could try names until the dice suit him, once he knows the lots.
#[test]
fn rolls_do_not_depend_on_what_people_are_called() {
    let one = played(seed(), ["Anna", "Bert"], &BOTH);
    let other = played(seed(), ["Anna", "Bert II"], &BOTH);
    assert_eq!(rolls(&one), rolls(&other));
    // The chain does: the record says who played.
    assert_ne!(one.moves().last().unwrap().link, other.moves().last().unwrap().link);
}

/// Whatever other seed a server writes, and however well the rest of the record fits it, the seed
/// is refused: its commitment was fixed before the lots.
#[test]
fn no_other_seed_fits_the_commitment() {
    let usual = written(&played(seed(), ["Anna", "Bert"], &BOTH));
    let commitment = seed().commitment().to_hex();
    for number in 2..200 {
        let other = Seed::derived(17, number);
        let text = written(&played(other.clone(), ["Anna", "Bert"], &BOTH));
        assert_ne!(text, usual);
        let forged = text.replace(&other.commitment().to_hex(), &commitment);
        let why = refused(&forged);
        assert!(why.contains("the seed is not the one committed to in line 1"), "{why}");
    }
}

#[test]
fn no_other_lot_fits_the_pledge() {
    let pledge = ARCHER_LOT.pledge().to_hex();
    for number in 3..200 {
        let other = Lot([number; 32]);
        let brought = [BOTH[0], Brought::Revealed(other)];
        let text = written(&played(seed(), ["Anna", "Bert"], &brought));
        let forged = text.replace(&other.pledge().to_hex(), &pledge);
        let why = refused(&forged);
        assert_eq!(why, "line 1: the lot of archer is not the one that was pledged");
    }
}

/// A record whose chain was computed anew, as whoever forges one does.
fn chained(text: &str) -> String {
    let sha = |before: &[u8], what: &str| {
        let hash = Sha256::new().chain_update(before).chain_update(what);
        hash.finalize().to_vec()
    };
    let mut link = vec![0; 32];
    let mut out = String::new();
    for line in text.lines() {
        let (body, _) = line.split_once(",\"link\":").unwrap();
        let value: Value = serde_json::from_str(line).unwrap();
        link = if let Some(end) = body.strip_prefix("{\"end\":") {
            sha(&link, end)
        } else {
            let what = match body.strip_prefix("{\"header\":") {
                Some(first) => first.split_once(",\"rolls\":").unwrap().0.to_owned(),
                None => json!([value["n"], value["seat"], value["action"]]).to_string(),
            };
            sha(&sha(&link, &what), &value["rolls"].to_string())
        };
        writeln!(out, "{body},\"link\":\"{}\"}}", to_hex(&link)).unwrap();
    }
    out
}

fn object(lot: Lot) -> String {
    format!("{{\"pledge\":\"{}\",\"lot\":\"{}\"}}", lot.pledge().to_hex(), lot.to_hex())
}

/// Lots in other places, left out, or said to be only pledged: the rolls are not those they give.
#[test]
fn a_record_with_other_lots_is_refused_however_well_it_is_chained() {
    assert_eq!(chained(KNOWN), KNOWN);
    let (column, archer) = (object(COLUMN_LOT), object(ARCHER_LOT));
    let usual = format!(",\"lots\":[{column},{archer}]");
    assert!(KNOWN.contains(&usual));
    let silent = archer.replace(&format!("\"{}\"", ARCHER_LOT.to_hex()), "null");
    for (lots, why) in [
        (format!("[{archer},{column}]"), ": roll 1 is written"),
        (format!("[{column},{silent}]"), ": roll 1 is written"),
        (format!("[{column},null]"), ": roll 1 is written"),
        (format!("[null,{archer}]"), ": roll 1 is written"),
        (format!("[{column}]"), "line 1: there are 1 lots for 2 seats"),
        (format!("[{column},{archer},null]"), "line 1: there are 3 lots for 2 seats"),
        (format!("[{column},{}]", archer.replace("0202", "02")), "is not 64 hexadecimal digits"),
    ] {
        let forged = KNOWN.replacen(&usual, &format!(",\"lots\":{lots}"), 1);
        assert_eq!(refused(&forged).split(':').next(), Some("line 1"), "{lots}");
        let found = refused(&chained(&forged));
        assert!(found.contains(why), "{lots}: {found}");
    }
    let without = chained(&KNOWN.replacen(&usual, "", 1));
    assert_eq!(refused(&without), "line 1: there are 0 lots for 2 seats");
}

/// A match of one seed has no lots, and what is not known is not read.
#[test]
fn the_format_says_which_dice_they_are() {
    let other = |format| KNOWN.replacen("\"rubicon\":2", &format!("\"rubicon\":{format}"), 1);
    assert_eq!(refused(&chained(&other(1))), "line 1: the header does not fit its set-up");
    assert_eq!(refused(&chained(&other(3))), "line 1: record format 3 is not known");
}

#[test]
fn moments_and_undone_actions_roll_as_they_did() {
    let mut game = played(seed(), ["Anna", "Bert"], &BOTH);
    let (state, all) = (*game.game(), rolls(&game));
    let (moment, _) = counted(|| game.at(24));
    assert_eq!(moment, state);
    game.truncate(10);
    for _ in 5..12 {
        game.submit(COLUMN, &Action::Step).unwrap();
        game.submit(ARCHER, &Action::Fire).unwrap();
    }
    assert_eq!((*game.game(), rolls(&game)), (state, all));
}
