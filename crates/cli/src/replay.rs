//! `rubicon replay`: the record of a match, verified and read.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use kernel::record::{self, RecordError, Settled};
use kernel::{Game, Header, LotRecord, Match, Seat, Viewer};
use registry::Visitor;
use serde_json::{Value, json};

use crate::{Globals, journal, show};

#[derive(Args)]
#[command(
    after_help = "A record is checked whole before anything is shown: its form, its chain of hashes, every action by
the rules, every roll by the published seed and the lots of the seats, and the outcome.

Examples:
  rubicon replay match.jsonl                    the journal, as a spectator reads it
  rubicon replay match.jsonl --seat caesar      as Caesar reads it
  rubicon replay match.jsonl --verify           says whether the record is right
  rubicon replay match.jsonl --at 120           the position after 120 actions"
)]
pub(crate) struct ReplayArgs {
    /// The record
    file: PathBuf,
    /// Only say whether the record is right
    #[arg(long)]
    verify: bool,
    /// Show the position after this many actions
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    at: Option<usize>,
    /// Show what a seat saw, instead of a spectator
    #[arg(long, value_name = "SEAT", conflicts_with = "verify")]
    seat: Option<String>,
    /// Print one object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ReplayArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let name = args.file.display().to_string();
    let bytes = std::fs::read(&args.file).with_context(|| format!("cannot read {name}"))?;
    let text = text_of(&bytes).with_context(|| name.clone())?;
    let header = record::header(text).with_context(|| name.clone())?;
    let replay = Replay { args, globals, text, name: &name, out };
    match registry::visit(&header.game, replay) {
        Ok(result) => result,
        Err(error) => Err(RecordError { line: 1, what: error.to_string() }).context(name),
    }
}

fn text_of(bytes: &[u8]) -> Result<&str, RecordError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        RecordError { line, what: "not a line of a record: it is not UTF-8".to_owned() }
    })
}

/// How the players ended a match: what they did, and who won by it.
type Ending = (Settled, Vec<String>);

struct Replay<'a> {
    args: &'a ReplayArgs,
    globals: &'a Globals,
    text: &'a str,
    name: &'a str,
    out: &'a mut dyn Write,
}

impl Visitor for Replay<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self) -> anyhow::Result<()> {
        let loaded = self.globals.load::<G>()?;
        let record::Verified { game, settled } =
            record::verify::<G>(self.text, loaded.pack, loaded.files)
                .with_context(|| self.name.to_owned())?;
        let viewer = match &self.args.seat {
            None => Viewer::Spectator,
            Some(name) => Viewer::Seat(game.seat(name).with_context(|| {
                format!("there is no seat \"{name}\"; there are {}", game.header().seats.join(", "))
            })?),
        };
        if self.args.verify {
            self.verified(&game, settled.as_ref())
        } else if let Some(count) = self.args.at {
            self.position(&game, count, viewer)
        } else {
            self.journal(&game, settled.as_ref(), viewer)
        }
    }
}

impl Replay<'_> {
    fn verified<G: Game>(self, game: &Match<G>, settled: Option<&Ending>) -> anyhow::Result<()> {
        let rolls: usize =
            game.opening().len() + game.moves().iter().map(|step| step.rolls.len()).sum::<usize>();
        if self.args.json {
            let verified = json!({
                "verified": true,
                "match": game.header().id,
                "game": game.header().game,
                "actions": game.moves().len(),
                "rolls": rolls,
                "lots": game.header().lots,
                "outcome": outcome(game, settled),
                "seed": game.seed().to_hex(),
            });
            return crate::write_json(self.out, &verified);
        }
        let actions = game.moves().len();
        writeln!(self.out, "{}: verified, {actions} actions and {rolls} rolls", self.name)?;
        if let Some(brought) = brought(game.header()) {
            writeln!(self.out, "{brought}")?;
        }
        writeln!(self.out, "{}", ending(game, settled))?;
        Ok(())
    }

    fn position<G: Game>(
        self,
        game: &Match<G>,
        count: usize,
        viewer: Viewer,
    ) -> anyhow::Result<()> {
        let of = game.moves().len();
        if count > of {
            bail!("{} has only {of} actions, so there is no position after {count}", self.name);
        }
        let state = game.at(count);
        let seats = &game.header().seats;
        let pending: Vec<&String> =
            state.pending().seats().iter().map(|seat| &seats[seat.index()]).collect();
        let lang = self.globals.lang;
        let mut offers = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            kernel::offers(&state, seat, &mut offers);
        }
        let view = state.view(viewer);
        let scene = kernel::scene::<G>(game.pack(), &view, &offers, lang);
        if self.args.json {
            let mut shown = json!({ "at": count, "of": of, "seats": pending });
            match viewer {
                Viewer::Spectator => shown["position"] = json!(kernel::position(&state)),
                Viewer::Seat(_) => {
                    shown["view"] = json!(view);
                    shown["scene"] = json!(scene);
                }
            }
            return crate::write_json(self.out, &shown);
        }
        writeln!(self.out, "After {count} of {of} actions")?;
        for line in count.checked_sub(1).map_or_else(
            || journal::lines::<G>(game.pack(), game.opening_journal(), viewer, lang),
            |last| journal::lines::<G>(game.pack(), game.journal_of(last), viewer, lang),
        ) {
            writeln!(self.out, "  {line}")?;
        }
        show::scene(&scene, self.out)?;
        match viewer {
            Viewer::Seat(_) => show::choices(&scene, self.out)?,
            Viewer::Spectator => {
                let position = serde_json::to_string_pretty(&kernel::position(&state))?;
                writeln!(self.out, "{position}")?;
            }
        }
        Ok(())
    }

    fn journal<G: Game>(
        self,
        game: &Match<G>,
        settled: Option<&Ending>,
        viewer: Viewer,
    ) -> anyhow::Result<()> {
        let lang = self.globals.lang;
        let name_of = |seat: Seat| game.header().seats[seat.index()].as_str();
        if self.args.json {
            let lines = |entries: &[kernel::Entry<G::Event>]| -> Vec<kernel::Told> {
                entries
                    .iter()
                    .filter_map(|entry| kernel::told::<G>(game.pack(), entry, viewer, lang))
                    .collect()
            };
            let opening = json!({ "n": 0, "seat": null, "lines": lines(game.opening_journal()) });
            let moves = game.moves().iter().enumerate().map(|(index, step)| {
                let lines = lines(game.journal_of(index));
                json!({ "n": index + 1, "seat": name_of(step.seat), "lines": lines })
            });
            let document = json!({
                "header": game.header(),
                "journal": std::iter::once(opening).chain(moves).collect::<Vec<_>>(),
                "outcome": outcome(game, settled),
            });
            return crate::write_json(self.out, &document);
        }
        let header = game.header();
        let players: Vec<String> = header
            .seats
            .iter()
            .zip(&header.players)
            .map(|(seat, player)| format!("{seat}: {player}"))
            .collect();
        writeln!(self.out, "{} {} ({})", G::info().title, header.scenario, players.join(", "))?;
        for line in journal::lines::<G>(game.pack(), game.opening_journal(), viewer, lang) {
            writeln!(self.out, "    0  {line}")?;
        }
        for index in 0..game.moves().len() {
            for line in journal::lines::<G>(game.pack(), game.journal_of(index), viewer, lang) {
                writeln!(self.out, "{:>5}  {line}", index + 1)?;
            }
        }
        writeln!(self.out, "{}", ending(game, settled))?;
        Ok(())
    }
}

/// What the seats brought to the dice, in words; nothing where they could not.
fn brought(header: &Header) -> Option<String> {
    let told = |(seat, lot): (&String, &Option<LotRecord>)| match lot {
        None => format!("{seat} brought nothing"),
        Some(LotRecord { lot: None, .. }) => format!("{seat} pledged a lot and did not reveal it"),
        Some(LotRecord { lot: Some(_), .. }) => format!("{seat} brought a lot"),
    };
    let told: Vec<String> = header.seats.iter().zip(&header.lots).map(told).collect();
    (!told.is_empty()).then(|| format!("dice of the seed and of lots: {}", told.join(", ")))
}

fn outcome<G: Game>(game: &Match<G>, settled: Option<&Ending>) -> Value {
    if let Some((by, winners)) = settled {
        return json!({ "winners": winners, "by": by });
    }
    match game.game().pending().outcome() {
        None => Value::Null,
        Some(outcome) => {
            let seats = &game.header().seats;
            let winners: Vec<&String> =
                outcome.winners.iter().map(|seat| &seats[seat.index()]).collect();
            json!({ "winners": winners, "rule": outcome.rule })
        }
    }
}

/// Who won, in words.
fn ending<G: Game>(game: &Match<G>, settled: Option<&Ending>) -> String {
    if let Some((by, winners)) = settled {
        return match by {
            Settled::Resignation => format!("{} wins by resignation", winners.join(" and ")),
            Settled::Agreement => "a draw by agreement".to_owned(),
        };
    }
    let Some(outcome) = game.game().pending().outcome() else {
        return "the match is not over".to_owned();
    };
    let seats = &game.header().seats;
    let winners: Vec<&str> =
        outcome.winners.iter().map(|seat| seats[seat.index()].as_str()).collect();
    match winners.as_slice() {
        [] => format!("a draw [{}]", outcome.rule),
        winners => format!("{} wins [{}]", winners.join(" and "), outcome.rule),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_seats_brought_is_told() {
        let header = |lots: Value| -> Header {
            let header = json!({
                "rubicon": 2, "match": "m", "game": "julius", "scenario": "historical", "set": {},
                "pack": "", "seats": ["one", "two", "three"], "players": ["A", "B", "C"],
                "commitment": "", "lots": lots,
            });
            serde_json::from_value(header).expect("a header")
        };
        let lots = json!([{ "pledge": "aa", "lot": "bb" }, { "pledge": "cc", "lot": null }, null]);
        assert_eq!(
            brought(&header(lots)).as_deref(),
            Some(
                "dice of the seed and of lots: one brought a lot, two pledged a lot and did not \
                 reveal it, three brought nothing"
            )
        );
        assert_eq!(brought(&header(json!([]))), None);
    }
}
