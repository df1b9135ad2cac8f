//! `rubicon sim`: games between bots, by the thousand.
//!
//! Every game has a number, and its dice and bots depend on the seed and that number alone: how the
//! work is shared out among threads and machines changes nothing.

mod table;
mod times;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use bots::{Bot, GameResult};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, Match, Pending, Seat, Seed, SeededDice, Setup, record};
use rayon::prelude::*;
use registry::{Loaded, Visitor};
use serde::Serialize;

use self::table::{Row, TableFile};
use self::times::{Clock, Thinking, Timed, Times};
use crate::{Globals, SetupArgs};

#[derive(Args)]
#[command(
    after_help = "The result depends on the seed alone, not on --jobs, and shards add up to the whole.
Games made with --record use the dice of real matches, which anyone can verify; those are slower and
fall differently, so they are other games than without --record.

Examples:
  rubicon sim julius --games 2000 --seed 1
  rubicon sim julius --seats greedy,random --games 100 --json
  rubicon sim julius --set deployment=free --games 10000 --out games.parquet
  rubicon sim julius --games 1000000 --shard 3/10 --out shard3.csv
  rubicon sim julius --games 5 --record matches && rubicon replay matches/julius-1-0.jsonl --verify"
)]
pub(crate) struct SimArgs {
    /// The game
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// A bot for each seat, in the game's order: random or greedy; all random when not given
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    seats: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    /// The seed of dice and bots
    #[arg(long, default_value_t = 1, value_name = "X")]
    seed: u64,
    /// How many threads; one for each core when not given
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Play only the i-th of n parts of the games, counted from 1
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// Stop a game that needs more actions than this; it counts as not finished
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    limit: usize,
    /// Print one object
    #[arg(long)]
    json: bool,
    /// Write a line a game into this file: .csv or .parquet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the record of each match into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

pub(crate) fn run(args: &SimArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let report = registry::visit(&args.game, Simulate { args, globals })??;
    if args.json { crate::write_json(out, &report) } else { show(&report, out) }
}

/// A part of the games: the `part`-th of `parts`, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shard {
    part: u64,
    parts: u64,
}

impl Shard {
    /// The numbers of its games.
    fn games(self, games: u64) -> std::ops::Range<u64> {
        let cut = |part: u64| {
            let games = u128::from(games) * u128::from(part) / u128::from(self.parts);
            u64::try_from(games).expect("a part is not larger than the whole")
        };
        cut(self.part - 1)..cut(self.part)
    }
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(part, parts)| {
            Some(Self { part: part.parse().ok()?, parts: parts.parse().ok()? })
        });
        match numbers {
            Some(shard) if (1..=shard.parts).contains(&shard.part) => Ok(shard),
            Some(_) | None => Err("a shard is written i/n, with i from 1 to n".to_owned()),
        }
    }
}

/// What a simulation found.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    scenario: String,
    set: std::collections::BTreeMap<String, String>,
    /// The seats in order, and the bot in each.
    seats: Vec<&'static str>,
    bots: Vec<String>,
    seed: u64,
    shard: String,
    pack: String,
    games: u64,
    finished: u64,
    actions: u64,
    wins: BySeat<u64>,
    draws: u64,
    longest: usize,
    seconds: f64,
    games_per_second: f64,
    actions_per_second: f64,
    decision_ms: BySeat<Option<Thinking>>,
}

/// Something of each seat, in the order of the seats.
struct BySeat<T>(Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, what)| (seat, what)))
    }
}

struct Simulate<'a> {
    args: &'a SimArgs,
    globals: &'a Globals,
}

impl Visitor for Simulate<'_> {
    type Out = anyhow::Result<Report>;

    fn visit<G: Game>(self) -> anyhow::Result<Report> {
        let Self { args, globals } = self;
        let loaded = globals.load::<G>()?;
        let setup = args.setup.complete::<G>()?;
        let seats = G::seats(&setup);
        let plan = Plan::<G> {
            loaded,
            bots: bot_names(&args.seats, seats)?,
            setup,
            seats,
            seed: args.seed,
            limit: args.limit,
            record: args.record.as_deref(),
            clock: Clock::default(),
        };
        if let Some(folder) = plan.record {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let table = args.out.as_deref().map(TableFile::create).transpose()?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(args.jobs.map_or(0, usize::from))
            .build()
            .context("cannot start the threads")?;
        let numbers = args.shard.games(args.games);
        let bar = progress(numbers.end - numbers.start);
        let from = Instant::now();
        let rows = pool.install(|| plan.play_all(numbers, &bar))?;
        let time = from.elapsed();
        bar.finish_and_clear();
        if let Some(table) = table {
            table.write(&rows, seats, args.seed)?;
        }
        Ok(plan.report(&rows, args.shard, time))
    }
}

/// The bots by seat, all known.
fn bot_names(given: &[String], seats: &[&str]) -> anyhow::Result<Vec<String>> {
    if given.is_empty() {
        return Ok(vec![bots::LEVELS[0].to_owned(); seats.len()]);
    }
    if given.len() != seats.len() {
        let names = seats.join(", ");
        bail!("--seats names {} bots, but the seats are {}: {names}", given.len(), seats.len());
    }
    for name in given {
        crate::check_bot(name)?;
    }
    Ok(given.to_vec())
}

/// A bar on a terminal, nothing in a pipe.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) =
        ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {per_sec}, {eta}")
    {
        bar.set_style(style);
    }
    bar
}

/// What all games of a simulation share.
struct Plan<'a, G: Game> {
    loaded: Loaded<G>,
    setup: Setup,
    seats: &'static [&'static str],
    bots: Vec<String>,
    seed: u64,
    limit: usize,
    record: Option<&'a Path>,
    /// How long the bots think.
    clock: Clock,
}

impl<G: Game> Plan<'_, G> {
    /// Plays the numbered games, in any order, and lists them in order.
    fn play_all(
        &self,
        numbers: std::ops::Range<u64>,
        bar: &ProgressBar,
    ) -> anyhow::Result<Vec<Row>> {
        numbers
            .into_par_iter()
            .map_init(Vec::new, |offers, number| {
                let result = match self.record {
                    None => self.play(number, offers)?,
                    Some(folder) => self.play_recorded(number, folder, offers)?,
                };
                bar.inc(1);
                Ok(Row { number, result })
            })
            .collect()
    }

    fn seat_bots(&self, number: u64) -> Vec<Box<dyn Bot<G>>> {
        self.bots
            .iter()
            .enumerate()
            .map(|(seat, name)| {
                let seed = bots::seed_of(self.seed, number, Seat(seat as u8));
                let bot = bots::level(name, seed).expect("the names of the bots have been checked");
                Box::new(Timed::new(bot, seat, &self.clock)) as Box<dyn Bot<G>>
            })
            .collect()
    }

    fn play(&self, number: u64, offers: &mut Vec<G::Action>) -> anyhow::Result<GameResult> {
        let mut dice = SeededDice::new(self.seed, number);
        let mut bots = self.seat_bots(number);
        let pack = self.loaded.pack;
        Ok(bots::play_out(pack, &self.setup, &mut bots, &mut dice, self.limit, offers)?)
    }

    /// Plays with the dice of a real match and writes its record. A game that is stopped has no
    /// outcome to record, and leaves none.
    fn play_recorded(
        &self,
        number: u64,
        folder: &Path,
        offers: &mut Vec<G::Action>,
    ) -> anyhow::Result<GameResult> {
        let name = format!("{}-{}-{number}", G::info().id, self.seed);
        let mut bots = self.seat_bots(number);
        let mut game = Match::<G>::new(
            self.loaded.pack,
            self.loaded.files,
            &self.setup,
            &name,
            Seed::derived(self.seed, number),
            self.bots.clone(),
        )?;
        let budget = bots::Budget::unlimited();
        let outcome = loop {
            let (seats, choices) = match game.game().pending() {
                Pending::Over(outcome) => break Some(outcome),
                Pending::Seats(seats, choices) => (seats, choices),
            };
            if game.moves().len() == self.limit {
                break None;
            }
            let seat = bots::next_to_decide(seats, choices, game.moves().len());
            let choice =
                bots::decide(bots[seat.index()].as_mut(), game.game(), seat, offers, &budget);
            let done = game.submit(seat, &offers[choice]);
            assert!(done.is_ok(), "what is offered is accepted");
        };
        if outcome.is_some() {
            let path = folder.join(format!("{name}.jsonl"));
            std::fs::write(&path, record::write(&game))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(GameResult { outcome, actions: game.moves().len() })
    }

    fn report(&self, rows: &[Row], shard: Shard, time: Duration) -> Report {
        let outcomes = || rows.iter().filter_map(|row| row.result.outcome);
        let wins = |seat: usize| {
            let seat = Seat(seat as u8);
            outcomes().filter(|outcome| outcome.winners.contains(seat)).count() as u64
        };
        let actions = rows.iter().map(|row| row.result.actions as u64).sum();
        let seconds = time.as_secs_f64();
        Report {
            game: G::info().id,
            scenario: self.setup.scenario.clone(),
            set: self.setup.set.clone(),
            seats: self.seats.to_vec(),
            bots: self.bots.clone(),
            seed: self.seed,
            shard: format!("{}/{}", shard.part, shard.parts),
            pack: self.loaded.files.hash(),
            games: rows.len() as u64,
            finished: outcomes().count() as u64,
            actions,
            wins: BySeat(self.seats.iter().enumerate().map(|(i, name)| (*name, wins(i))).collect()),
            draws: outcomes().filter(|outcome| outcome.winners.is_empty()).count() as u64,
            longest: rows.iter().map(|row| row.result.actions).max().unwrap_or(0),
            seconds,
            games_per_second: rate(rows.len() as u64, seconds),
            actions_per_second: rate(actions, seconds),
            decision_ms: BySeat(
                self.seats
                    .iter()
                    .zip(
                        self.clock
                            .seats()
                            .iter()
                            .map(Times::thinking)
                            .chain(std::iter::repeat(None)),
                    )
                    .map(|(name, thinking)| (*name, thinking))
                    .collect(),
            ),
        }
    }
}

/// How many a second.
#[allow(clippy::cast_precision_loss, reason = "a rate is not exact")]
fn rate(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

fn show(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let options: Vec<String> =
        report.set.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let part = match report.shard.as_str() {
        "1/1" => String::new(),
        shard => format!(", shard {shard}"),
    };
    writeln!(
        out,
        "{} {} {}: {} games, seed {}{part}",
        report.game,
        report.scenario,
        options.join(" "),
        report.games,
        report.seed
    )?;
    let mut lines: Vec<(String, u64)> = report
        .wins
        .0
        .iter()
        .zip(&report.bots)
        .map(|((seat, wins), bot)| (format!("{seat} ({bot}) wins"), *wins))
        .collect();
    lines.push(("draws".to_owned(), report.draws));
    if report.finished < report.games {
        lines.push(("not finished".to_owned(), report.games - report.finished));
    }
    let width = lines.iter().map(|(label, _)| label.len()).max().unwrap_or(0);
    #[allow(clippy::cast_precision_loss, reason = "a percentage is not exact")]
    for (label, count) in lines {
        let percent = 100.0 * count as f64 / report.games.max(1) as f64;
        writeln!(out, "  {label:<width$}  {count:>8}  {percent:>5.1} %")?;
    }
    let mean = report.actions / report.games.max(1);
    writeln!(
        out,
        "  {} actions, {mean} a game, {} in the longest",
        report.actions, report.longest
    )?;
    writeln!(
        out,
        "  {:.2} s: {:.0} games and {:.0} actions a second",
        report.seconds, report.games_per_second, report.actions_per_second
    )?;
    for ((seat, thinking), bot) in report.decision_ms.0.iter().zip(&report.bots) {
        if let Some(Thinking { p50, p99, max }) = thinking {
            writeln!(
                out,
                "  {seat} ({bot}) decides in {p50:.3} ms at p50, {p99:.2} at p99, {max:.1} at most"
            )?;
        }
    }
    Ok(())
}
