//! `rubicon map`: the hex maps of games, drawn.
//!
//! A game says how its maps are drawn ([`Shown::charts`](kernel::Shown::charts)) and has them among
//! its data files; the drawing is the atlas's. An owner's own map is drawn when `--data` is given.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::Args;
use geometry::hex::Sheet;
use kernel::{Chart, Game};
use registry::Visitor;

use crate::Globals;

#[derive(Args)]
#[command(after_help = "Examples:
  rubicon map siege --svg --out siege.svg
  rubicon map conquest sabis --svg --out sabis.svg
  rubicon map --all --out web/src/games")]
pub(crate) struct MapArgs {
    /// The game
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    /// Which of its maps, where it has several
    map: Option<String>,
    /// Draw it as SVG
    #[arg(long, required_unless_present_any = ["sheet", "all"], conflicts_with = "sheet")]
    svg: bool,
    /// Write what the page needs beside the drawing: the grid and its layers
    #[arg(long)]
    sheet: bool,
    /// Draw every game that has hexes, each into its folder: map.svg and sheet.ts, or
    /// map-NAME.svg and sheet-NAME.ts where it has several
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
    let maps = registry::visit(id, Draw { globals, only: args.map.as_deref() })??;
    let [map] = &maps[..] else { bail!("{}", which(id)?) };
    let text = if args.sheet { &map.ground } else { &map.drawing };
    match &args.out {
        None => Ok(out.write_all(text.as_bytes())?),
        Some(file) => write(file, text),
    }
}

/// Every map, each into its game's folder.
fn all(folder: &Path, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    for id in registry::ids() {
        let home = folder.join(id);
        for Map { name, drawing, ground } in registry::visit(id, Draw { globals, only: None })?? {
            let tail = if name.is_empty() { String::new() } else { format!("-{name}") };
            write(&home.join(format!("map{tail}.svg")), &drawing)?;
            write(&home.join(format!("sheet{tail}.ts")), &ground)?;
            writeln!(out, "{}", home.join(format!("map{tail}.svg")).display())?;
        }
    }
    Ok(())
}

fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// What is wrong with a call that does not mean one map.
fn which(id: &str) -> anyhow::Result<String> {
    let names = registry::visit(id, Names)?;
    Ok(match names[..] {
        [] => format!("{id} has no hex map"),
        [""] => format!("{id} has one map, which needs no name"),
        _ => format!("{id} has several maps, say which: {}", names.join(", ")),
    })
}

/// A map as a drawing, and as the page reads it.
struct Map {
    name: &'static str,
    drawing: String,
    ground: String,
}

struct Draw<'a> {
    globals: &'a Globals,
    /// The map that is wanted; all of them if none is named.
    only: Option<&'a str>,
}

impl Visitor for Draw<'_> {
    /// None for a game without hexes.
    type Out = anyhow::Result<Vec<Map>>;

    fn visit<G: Game>(self) -> Self::Out {
        let wanted = |chart: &&Chart| self.only.is_none_or(|name| name == chart.name);
        G::charts().iter().filter(wanted).map(|chart| draw::<G>(self.globals, chart)).collect()
    }
}

fn draw<G: Game>(globals: &Globals, chart: &Chart) -> anyhow::Result<Map> {
    let files = globals.load::<G>()?.files;
    let recipe = atlas::Recipe::read("atlas.toml", chart.recipe)?;
    let Some(map) = files.0.get(&recipe.map) else {
        bail!("{} has no file {}", G::info().id, recipe.map);
    };
    let sheet = Sheet::read(&recipe.map, map).map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        anyhow::anyhow!(faults.join("; "))
    })?;
    Ok(Map {
        name: chart.name,
        drawing: atlas::draw(&recipe, &sheet, globals.lang.code())?,
        ground: atlas::ground(&recipe, &sheet),
    })
}

struct Names;

impl Visitor for Names {
    type Out = Vec<&'static str>;

    fn visit<G: Game>(self) -> Self::Out {
        G::charts().iter().map(|chart| chart.name).collect()
    }
}
