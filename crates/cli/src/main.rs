//! The `rubicon` program: everything that can be done with the games without a browser.
//!
//! It knows the games through the registry and the kernel only. Each command has its own module and
//! writes to the output it is handed, so that nothing but `main` touches the standard streams.

mod bot;
mod data;
mod desk;
mod games;
mod journal;
mod map;
mod odds;
mod play;
mod replay;
mod rules;
mod serve;
mod show;
mod sim;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use kernel::{Game, Lang, Setup};
use registry::Loaded;

/// Historical board wargames with every rule enforced.
///
/// Play against the computer, simulate games by the thousand, check the record of a match, look
/// rules up, or let a program play through the bot protocol.
#[derive(Parser)]
#[command(
    name = "rubicon",
    version,
    propagate_version = true,
    arg_required_else_help = true,
    after_help = "Examples:
  rubicon games                                   what can be played
  rubicon play julius --seat caesar               a game on this terminal
  rubicon sim julius --seats greedy,random --games 100 --seed 1
  rubicon rules julius 6.1 --lang fr              a rule, in our words

An unofficial, free implementation of published games. `rubicon games` credits their makers."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    globals: Globals,
}

/// What every command accepts.
#[derive(Args)]
struct Globals {
    /// The language of rules, choices, prompts and journals: en or fr
    #[arg(long, global = true, default_value = "en", value_name = "LANG")]
    lang: Lang,
    /// A folder with your own data files, in a folder for each game (see `rubicon data --help`)
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Globals {
    /// The data of a game; the error counts the faults and shows the first.
    fn load<G: Game>(&self) -> anyhow::Result<Loaded<G>> {
        if let Some(folder) = self.data.as_ref().filter(|folder| !folder.is_dir()) {
            bail!("there is no folder {}", folder.display());
        }
        registry::load::<G>(self.data.as_deref()).map_err(|faults| match faults.as_slice() {
            [only] => anyhow::anyhow!("{only}"),
            [first, rest @ ..] => {
                let more = rest.len();
                anyhow::anyhow!("{first} (and {more} more: `rubicon data check` lists them all)")
            }
            [] => anyhow::anyhow!("the data of {} cannot be read", G::info().id),
        })
    }
}

/// Which scenario, with which options.
#[derive(Args, Clone)]
struct SetupArgs {
    /// The scenario; the game's first when not given
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// An option of the game, as `rubicon games` lists them; may be given again
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    set: Vec<(String, String)>,
}

impl SetupArgs {
    /// The set-up with its defaults filled in.
    fn complete<G: Game>(&self) -> anyhow::Result<Setup> {
        let setup = Setup {
            scenario: self.scenario.clone().unwrap_or_default(),
            set: self.set.iter().cloned().collect(),
        };
        Ok(setup.complete(G::info())?)
    }
}

#[derive(Subcommand)]
enum Command {
    /// List the games, their seats, scenarios and options
    Games(games::GamesArgs),
    /// Let bots play many games and count who wins
    Sim(sim::SimArgs),
    /// Read, verify or look into the record of a match
    Replay(replay::ReplayArgs),
    /// Look rules up: what they say in our words, and the tests that show them
    Rules(rules::RulesArgs),
    /// Exact chances of a fight
    Odds(odds::OddsArgs),
    /// Draw a game's hex map
    Map(map::MapArgs),
    /// Check data files, or export ours to put your own values in
    Data(data::DataArgs),
    /// Speak the bot protocol on standard input and output
    Bot(bot::BotArgs),
    /// Serve the games to browsers, with the page built in
    Serve(serve::ServeArgs),
    /// Play on this terminal against a bot
    Play(play::PlayArgs),
    /// Print a completion script for a shell
    #[command(after_help = "Example:
  rubicon completions bash > ~/.local/share/bash-completion/completions/rubicon")]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let result = run(&cli, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has read enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // What was written before the fault still counts.
            let _ = out.flush();
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli, out: &mut dyn Write) -> anyhow::Result<()> {
    let globals = &cli.globals;
    match &cli.command {
        Command::Games(args) => games::run(args, &cli.globals, out),
        Command::Sim(args) => sim::run(args, globals, out),
        Command::Replay(args) => replay::run(args, globals, out),
        Command::Rules(args) => rules::run(args, globals, out),
        Command::Odds(args) => odds::run(args, globals, out),
        Command::Map(args) => map::run(args, globals, out),
        Command::Data(args) => data::run(args, out),
        Command::Bot(args) => bot::run(args, globals, &mut std::io::stdin().lock(), out),
        Command::Serve(args) => serve::run(args, globals, out),
        Command::Play(args) => play::run(args, globals, &mut std::io::stdin().lock(), out),
        Command::Completions { shell } => {
            clap_complete::generate(*shell, &mut Cli::command(), "rubicon", &mut &mut *out);
            Ok(())
        }
    }
}

/// Help and version as clap prints them; a wrong command line as one sentence.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr()
        || error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    {
        let _ = error.print();
        return ExitCode::from(u8::from(error.use_stderr()) * 2);
    }
    let text = error.render().to_string();
    let words: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    eprintln!("{}", words.join(" "));
    ExitCode::from(2)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    })
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        Some(_) | None => Err("an option is written key=value".to_owned()),
    }
}

/// Refuses the name of a bot that does not exist.
fn check_bot(name: &str) -> anyhow::Result<()> {
    if bots::LEVELS.contains(&name) || name == bots::YARDSTICK {
        return Ok(());
    }
    bail!(
        "there is no bot \"{name}\"; there are {} and {}",
        bots::LEVELS.join(", "),
        bots::YARDSTICK
    )
}

/// Writes a document on one line.
fn write_json(out: &mut dyn Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    let text = serde_json::to_string(value).context("the answer cannot be written as JSON")?;
    writeln!(out, "{text}")?;
    Ok(())
}
