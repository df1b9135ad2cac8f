//! `rubicon data`: check an owner's data files, and export ours as a start.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use kernel::Game;
use registry::{DataFault, Visitor};
use serde::Serialize;

#[derive(Args)]
#[command(
    after_help = "A folder of your own has a folder for each game, named by its id. A file in it takes the place of
ours of the same name; files that are not there stay ours.

Examples:
  rubicon data export julius mine      writes mine/julius/map.toml and the others
  rubicon data check mine              says what is wrong, with file and line
  rubicon sim julius --data mine       plays with it"
)]
pub(crate) struct DataArgs {
    #[command(subcommand)]
    command: DataCommand,
}

#[derive(Subcommand)]
enum DataCommand {
    /// Check the data of all games, with the files of a folder in place of ours
    Check {
        /// Your folder; without it, our own files are checked
        dir: Option<PathBuf>,
        /// Print a list of objects
        #[arg(long)]
        json: bool,
    },
    /// Write a game's data files into DIR/GAME, to put your own values in
    Export {
        /// The game
        game: String,
        /// Your folder; it is made if it does not exist
        dir: PathBuf,
        /// Replace files that are there already
        #[arg(long)]
        force: bool,
    },
}

pub(crate) fn run(args: &DataArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    match &args.command {
        DataCommand::Check { dir, json } => {
            let games = check(dir.as_deref())?;
            if *json {
                crate::write_json(out, &games)?;
            } else {
                show(&games, out)?;
            }
            match games.iter().map(|game| game.faults.len()).sum() {
                0 => Ok(()),
                1 => bail!("the data has a fault"),
                faults => bail!("the data has {faults} faults"),
            }
        }
        DataCommand::Export { game, dir, force } => {
            registry::visit(game, Export { dir, force: *force, out })?
        }
    }
}

/// What a check found in one game.
#[derive(Serialize)]
struct Checked {
    game: &'static str,
    files: usize,
    /// Files of the owner's.
    own: Vec<String>,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    file: String,
    line: Option<usize>,
    what: String,
    #[serde(skip)]
    text: String,
}

impl From<DataFault> for Fault {
    fn from(fault: DataFault) -> Self {
        let text = fault.to_string();
        let file = fault.path.map_or_else(
            || format!("{}/{}", fault.game, fault.error.file),
            |path| path.display().to_string(),
        );
        Self { file, line: fault.error.line, what: fault.error.what, text }
    }
}

fn check(dir: Option<&Path>) -> anyhow::Result<Vec<Checked>> {
    if let Some(dir) = dir {
        check_folders(dir)?;
    }
    registry::ids().into_iter().map(|id| Ok(registry::visit(id, Check { dir })?)).collect()
}

fn show(games: &[Checked], out: &mut dyn Write) -> anyhow::Result<()> {
    for game in games {
        writeln!(out, "{}", summary(game))?;
    }
    out.flush()?;
    for fault in games.iter().flat_map(|game| &game.faults) {
        eprintln!("{}", fault.text);
    }
    Ok(())
}

fn summary(game: &Checked) -> String {
    let own = match game.own.len() {
        0 => String::new(),
        _ => format!(" (yours: {})", game.own.join(", ")),
    };
    match game.faults.len() {
        0 => format!("{}: {} files{own}, no fault", game.game, game.files),
        1 => format!("{}: 1 fault", game.game),
        faults => format!("{}: {faults} faults", game.game),
    }
}

/// A folder that names no game is a slip: nothing in it would be read.
fn check_folders(dir: &Path) -> anyhow::Result<()> {
    let entries = std::fs::read_dir(dir)
        .with_context(|| format!("the folder {} cannot be read", dir.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() && !name.starts_with('.') {
            names.push(name);
        }
    }
    names.sort();
    let ids = registry::ids();
    if let Some(stranger) = names.iter().find(|name| !ids.contains(&name.as_str())) {
        bail!("{}: there is no game of this name", dir.join(stranger).display());
    }
    if names.is_empty() {
        bail!("{} has no folder of a game; there could be {}", dir.display(), ids.join(", "));
    }
    Ok(())
}

struct Check<'a> {
    dir: Option<&'a Path>,
}

impl Visitor for Check<'_> {
    type Out = Checked;

    fn visit<G: Game>(self) -> Checked {
        let built_in = G::files();
        let (own, faults) = match registry::load_uncached::<G>(self.dir) {
            Ok(loaded) => {
                let own = self.dir.map(|dir| dir.join(G::info().id));
                let names = loaded.files.0.keys();
                let is_own =
                    |name: &&String| own.as_ref().is_some_and(|folder| folder.join(name).is_file());
                (names.filter(is_own).cloned().collect(), Vec::new())
            }
            Err(faults) => (Vec::new(), faults.into_iter().map(Fault::from).collect()),
        };
        Checked { game: G::info().id, files: built_in.0.len(), own, faults }
    }
}

struct Export<'a> {
    dir: &'a Path,
    force: bool,
    out: &'a mut dyn Write,
}

impl Visitor for Export<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self) -> anyhow::Result<()> {
        let folder = self.dir.join(G::info().id);
        for (name, text) in G::files().0 {
            let path = folder.join(&name);
            if path.exists() && !self.force {
                bail!("{} is there already; --force replaces it", path.display());
            }
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent)
                    .with_context(|| format!("cannot make the folder {}", parent.display()))?;
            }
            std::fs::write(&path, text)
                .with_context(|| format!("cannot write {}", path.display()))?;
            writeln!(self.out, "{}", path.display())?;
        }
        Ok(())
    }
}
