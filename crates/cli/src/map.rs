//! `rubicon map`: the hex map of a game, drawn.
//!
//! The game says how its map is drawn ([`Game::chart`]) and has the map among its data files; the
//! drawing is the atlas's. An owner's own map is drawn when `--data` is given.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use geometry::hex::Sheet;
use kernel::Game;
use registry::Visitor;

use crate::Globals;

#[derive(Args)]
#[command(after_help = "Example:
  rubicon map siege --svg --out siege.svg")]
pub(crate) struct MapArgs {
    /// The game
    game: String,
    /// Draw it as SVG, which is how maps are drawn
    #[arg(long, required = true)]
    svg: bool,
    /// Write to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &MapArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let drawing = registry::visit(&args.game, Draw { globals })??;
    match &args.out {
        None => Ok(out.write_all(drawing.as_bytes())?),
        Some(file) => std::fs::write(file, drawing)
            .with_context(|| format!("{} cannot be written", file.display())),
    }
}

struct Draw<'a> {
    globals: &'a Globals,
}

impl Visitor for Draw<'_> {
    type Out = anyhow::Result<String>;

    fn visit<G: Game>(self) -> Self::Out {
        let id = G::info().id;
        let Some(chart) = G::chart() else { bail!("{id} has no hex map") };
        let files = self.globals.load::<G>()?.files;
        let recipe = atlas::Recipe::read("atlas.toml", chart)?;
        let Some(map) = files.0.get(&recipe.map) else {
            bail!("{id} has no file {}", recipe.map);
        };
        let sheet = Sheet::read(&recipe.map, map).map_err(|faults| {
            let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
            anyhow::anyhow!(faults.join("; "))
        })?;
        Ok(atlas::draw(&recipe, &sheet, self.globals.lang.code())?)
    }
}
