//! `rubicon map`: the hex maps of games, drawn.
//!
//! A game says how its map is drawn ([`Shown::chart`](kernel::Shown::chart)) and has the map among
//! its data files; the drawing is the atlas's. An owner's own map is drawn when `--data` is given.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::Args;
use geometry::hex::Sheet;
use kernel::Game;
use registry::Visitor;

use crate::Globals;

#[derive(Args)]
#[command(after_help = "Examples:
  rubicon map siege --svg --out siege.svg
  rubicon map --all --out web/src/games")]
pub(crate) struct MapArgs {
    /// The game
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    /// Draw it as SVG
    #[arg(long, required_unless_present_any = ["sheet", "all"], conflicts_with = "sheet")]
    svg: bool,
    /// Write what the page needs beside the drawing: the grid and its layers
    #[arg(long)]
    sheet: bool,
    /// Draw every game that has hexes, each into its folder: map.svg and sheet.ts
    #[arg(long, requires = "out", conflicts_with_all = ["game", "svg", "sheet"])]
    all: bool,
    /// Write to this file, or with --all below this folder
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &MapArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    if let (true, Some(folder)) = (args.all, &args.out) {
        return all(folder, globals, out);
    }
    let id = args.game.as_deref().unwrap_or_default();
    let Some(map) = registry::visit(id, Draw { globals })?? else { bail!("{id} has no hex map") };
    let text = if args.sheet { map.ground } else { map.drawing };
    match &args.out {
        None => Ok(out.write_all(text.as_bytes())?),
        Some(file) => write(file, &text),
    }
}

/// Every map, each into its game's folder.
fn all(folder: &Path, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    for id in registry::ids() {
        let Some(map) = registry::visit(id, Draw { globals })?? else { continue };
        let home = folder.join(id);
        write(&home.join("map.svg"), &map.drawing)?;
        write(&home.join("sheet.ts"), &map.ground)?;
        writeln!(out, "{}", home.display())?;
    }
    Ok(())
}

fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// A map as a drawing, and as the page reads it.
struct Map {
    drawing: String,
    ground: String,
}

struct Draw<'a> {
    globals: &'a Globals,
}

impl Visitor for Draw<'_> {
    /// None for a game without hexes.
    type Out = anyhow::Result<Option<Map>>;

    fn visit<G: Game>(self) -> Self::Out {
        let id = G::info().id;
        let Some(chart) = G::chart() else { return Ok(None) };
        let files = self.globals.load::<G>()?.files;
        let recipe = atlas::Recipe::read("atlas.toml", chart)?;
        let Some(map) = files.0.get(&recipe.map) else {
            bail!("{id} has no file {}", recipe.map);
        };
        let sheet = Sheet::read(&recipe.map, map).map_err(|faults| {
            let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
            anyhow::anyhow!(faults.join("; "))
        })?;
        Ok(Some(Map {
            drawing: atlas::draw(&recipe, &sheet, self.globals.lang.code())?,
            ground: atlas::ground(&recipe, &sheet),
        }))
    }
}
