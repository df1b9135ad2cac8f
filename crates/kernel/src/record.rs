//! Match records: one JSON object a line, chained by hashes, verifiable by anyone.
//!
//! The first line holds the header and the rolls of the set-up, then comes a line an action, and
//! last the outcome with the published seed. Every line ends with the link of the chain, so that a
//! change anywhere shows; the verifier then replays every action and recomputes every roll.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::fair::{from_hex, to_hex};
use crate::matches::{LotRecord, ONE_SEED, WITH_LOTS};
use crate::{
    Brought, By, Commitment, Game, Header, Lot, Match, PackFiles, Refuse as _, RollRecord, Seed,
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    header: Header,
    rolls: Vec<RollRecord>,
    link: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step<A> {
    n: usize,
    seat: String,
    action: A,
    rolls: Vec<RollRecord>,
    link: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Last {
    end: End,
    link: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    winners: Vec<String>,
    rule: String,
    actions: usize,
    seed: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Settled>,
}

/// How the players ended a match that the rules had not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Settled {
    /// Somebody gave up; the others win.
    Resignation,
    /// All agreed to a draw.
    Agreement,
}

/// A record that holds: the match, and how the players settled it where the rules did not.
pub struct Verified<G: Game> {
    /// The match.
    pub game: Match<G>,
    /// Who won by resignation, or that a draw was agreed; none when the rules decided.
    pub settled: Option<(Settled, Vec<String>)>,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for RecordError {}

/// Writes a match that was not resumed. The seed is published only when the match is over.
pub fn write<G: Game>(game: &Match<G>) -> String {
    let outcome = game.game().pending().outcome();
    let end = outcome.map(|outcome| {
        let winners =
            outcome.winners.iter().map(|seat| game.header().seats[seat.index()].clone()).collect();
        (winners, outcome.rule.0.to_owned(), None)
    });
    lines(game, end)
}

/// Writes a match that the players ended and that was not resumed: who won, and how.
pub fn write_settled<G: Game>(game: &Match<G>, by: Settled, winners: Vec<String>) -> String {
    lines(game, Some((winners, String::new(), Some(by))))
}

fn lines<G: Game>(game: &Match<G>, end: Option<(Vec<String>, String, Option<Settled>)>) -> String {
    assert!(game.is_whole(), "a record is written of a match that knows all its actions");
    let first = First {
        header: game.header().clone(),
        rolls: game.opening().to_vec(),
        link: to_hex(&game.opening_link()),
    };
    let mut text = json(&first);
    for (index, step) in game.moves().iter().enumerate() {
        text.push_str(&json(&Step {
            n: index + 1,
            seat: game.header().seats[step.seat.index()].clone(),
            action: &step.action,
            rolls: step.rolls.clone(),
            link: to_hex(&step.link),
        }));
    }
    if let Some((winners, rule, by)) = end {
        let (actions, seed) = (game.moves().len(), game.seed().to_hex());
        let end = End { winners, rule, actions, seed, by };
        let before = game.moves().last().map_or(game.opening_link(), |step| step.link);
        let link = last_link(&before, &end);
        text.push_str(&json(&Last { end, link }));
    }
    text
}

/// Reads the header of a record, to learn which game it is.
pub fn header(text: &str) -> Result<Header, RecordError> {
    let line = text.split('\n').next().unwrap_or("");
    parse::<First>(1, line).map(|first| first.header)
}

/// Checks a finished record: form, chain, every action, every roll, the outcome. Gives the match.
pub fn verify<G: Game>(
    text: &str,
    pack: &'static G::Pack,
    files: &PackFiles,
) -> Result<Verified<G>, RecordError> {
    let at = |line: usize, what: String| RecordError { line, what };
    let Some(body) = text.strip_suffix('\n') else {
        let last = text.split('\n').count();
        return Err(at(last, "the record does not end with a line break".to_owned()));
    };
    let lines: Vec<&str> = body.split('\n').collect();
    let first: First = parse(1, lines[0])?;
    if ![ONE_SEED, WITH_LOTS].contains(&first.header.rubicon) {
        return Err(at(1, format!("record format {} is not known", first.header.rubicon)));
    }
    if first.header.game != G::info().id {
        return Err(at(1, format!("this is a record of {}", first.header.game)));
    }
    if first.header.pack != files.hash() {
        return Err(at(1, "the record was made with other game data".to_owned()));
    }
    if lines.len() < 2 {
        return Err(at(1, "the record stops before the match is over".to_owned()));
    }
    let end_line = lines.len();
    let last: Last = parse(end_line, lines[end_line - 1]).map_err(|error| {
        at(end_line, format!("{}; the last line must hold the outcome and the seed", error.what))
    })?;
    let seed = Seed::from_hex(&last.end.seed)
        .ok_or_else(|| at(end_line, "the seed is not 64 hexadecimal digits".to_owned()))?;
    if seed.commitment().to_hex() != first.header.commitment {
        return Err(at(end_line, "the seed is not the one committed to in line 1".to_owned()));
    }
    let header = &first.header;
    let (setup, players) = (header.setup(), header.players.clone());
    let game = if header.rubicon == WITH_LOTS {
        let brought = brought(header).map_err(|what| at(1, what))?;
        Match::<G>::with_lots(pack, files, &setup, &header.id, seed, players, &brought)
    } else {
        Match::<G>::new(pack, files, &setup, &header.id, seed, players)
    };
    let mut game = game.map_err(|error| at(1, error.to_string()))?;
    if *game.header() != first.header {
        return Err(at(1, "the header does not fit its set-up".to_owned()));
    }
    check_rolls(1, game.opening(), &first.rolls)?;
    check_link(1, game.opening_link(), &first.link)?;
    for (index, line) in lines[1..end_line - 1].iter().enumerate() {
        let number = index + 2;
        let step: Step<G::Action> = parse(number, line)?;
        if step.n != index + 1 {
            return Err(at(number, format!("action {} stands where {} should", step.n, index + 1)));
        }
        let seat = game
            .seat(&step.seat)
            .ok_or_else(|| at(number, format!("there is no seat \"{}\"", step.seat)))?;
        game.replay(seat, &step.action, By::Hand).map_err(|refusal| {
            at(number, format!("rule {} forbids this action ({})", refusal.rule(), refusal.code()))
        })?;
        let done = game.moves().last().expect("an action was just carried out");
        check_rolls(number, &done.rolls, &step.rolls)?;
        check_link(number, done.link, &step.link)?;
    }
    check_end(&game, &last.end).map_err(|what| at(end_line, what.to_owned()))?;
    let before = game.moves().last().map_or(game.opening_link(), |step| step.link);
    if last_link(&before, &last.end) != last.link {
        return Err(at(end_line, "the link of the chain is wrong".to_owned()));
    }
    let winners = last.end.winners;
    Ok(Verified { game, settled: last.end.by.map(|by| (by, winners)) })
}

/// What the seats brought to the dice, if every lot is the one that was pledged.
pub(crate) fn brought(header: &Header) -> Result<Vec<Brought>, String> {
    if header.lots.len() != header.seats.len() {
        let (lots, seats) = (header.lots.len(), header.seats.len());
        return Err(format!("there are {lots} lots for {seats} seats"));
    }
    let one = |(seat, lot): (&String, &Option<LotRecord>)| {
        let Some(LotRecord { pledge, lot }) = lot else { return Ok(Brought::Nothing) };
        let pledge = Commitment::from_hex(pledge)
            .ok_or_else(|| format!("the pledge of {seat} is not 64 hexadecimal digits"))?;
        let Some(lot) = lot else { return Ok(Brought::Pledged(pledge)) };
        let lot = Lot::from_hex(lot)
            .ok_or_else(|| format!("the lot of {seat} is not 64 hexadecimal digits"))?;
        if lot.pledge() == pledge {
            Ok(Brought::Revealed(lot))
        } else {
            Err(format!("the lot of {seat} is not the one that was pledged"))
        }
    };
    header.seats.iter().zip(&header.lots).map(one).collect()
}

/// The last line fits the game: the outcome that the rules gave, or one that players can agree on.
fn check_end<G: Game>(game: &Match<G>, end: &End) -> Result<(), &'static str> {
    if game.moves().len() != end.actions {
        return Err("the number of actions is not the one written");
    }
    let seats = &game.header().seats;
    match (game.game().pending().outcome(), end.by) {
        (None, None) => Err("the record ends before the game does"),
        (Some(_), Some(_)) => Err("the rules had ended the game, so the players could not"),
        (Some(outcome), None) => {
            let winners: Vec<String> =
                outcome.winners.iter().map(|seat| seats[seat.index()].clone()).collect();
            if winners == end.winners && outcome.rule.0 == end.rule {
                Ok(())
            } else {
                Err("the outcome is not the one that the actions lead to")
            }
        }
        (None, Some(by)) => {
            let known = end.winners.iter().all(|winner| seats.contains(winner));
            let some = !end.winners.is_empty() && end.winners.len() < seats.len();
            let fits = match by {
                Settled::Resignation => known && some,
                Settled::Agreement => end.winners.is_empty(),
            };
            if fits && end.rule.is_empty() {
                Ok(())
            } else {
                Err("this is not how players can end a match")
            }
        }
    }
}

fn check_rolls(
    line: usize,
    rolled: &[RollRecord],
    written: &[RollRecord],
) -> Result<(), RecordError> {
    if rolled.len() != written.len() {
        let what = format!("{} rolls are written, {} were due", written.len(), rolled.len());
        return Err(RecordError { line, what });
    }
    for (number, (rolled, written)) in rolled.iter().zip(written).enumerate() {
        if rolled != written {
            let what = format!("roll {} is written {written:?}, but was {rolled:?}", number + 1);
            return Err(RecordError { line, what });
        }
    }
    Ok(())
}

fn check_link(line: usize, due: [u8; 32], written: &str) -> Result<(), RecordError> {
    if from_hex(written) == Some(due) {
        Ok(())
    } else {
        Err(RecordError { line, what: "the link of the chain is wrong".to_owned() })
    }
}

fn last_link(before: &[u8; 32], end: &End) -> String {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update(serde_json::to_vec(end).expect("records are plain data"));
    to_hex(&hash.finalize())
}

fn json(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("records are plain data");
    text.push('\n');
    text
}

/// Parses a line and insists on the one way of writing it.
fn parse<T: Serialize + serde::de::DeserializeOwned>(
    number: usize,
    line: &str,
) -> Result<T, RecordError> {
    let error = |what| RecordError { line: number, what };
    let value: T = serde_json::from_str(line)
        .map_err(|fault| error(format!("not a line of a record: {fault}")))?;
    let again = serde_json::to_string(&value).expect("records are plain data");
    if again != line {
        let column = again.bytes().zip(line.bytes()).take_while(|(a, b)| a == b).count() + 1;
        return Err(error(format!("not written as records are (column {column})")));
    }
    Ok(value)
}
