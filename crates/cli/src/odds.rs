//! `rubicon odds`: exact chances of a fight.

use std::io::Write;

use anyhow::bail;
use clap::Args;
use kernel::{Game, OddsReport};
use registry::Visitor;

use crate::Globals;

#[derive(Args)]
#[command(
    after_help = "The words that describe a fight are the game's own; without any, the game says what it expects.

Example:
  rubicon odds julius"
)]
pub(crate) struct OddsArgs {
    /// The game
    game: String,
    /// The fight, in the game's own words
    #[arg(value_name = "POSITION")]
    position: Vec<String>,
    /// Print one object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &OddsArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let report = registry::visit(&args.game, Odds { words: &args.position, globals })??;
    if args.json {
        return crate::write_json(out, &report);
    }
    writeln!(out, "{}", report.title)?;
    for policy in &report.policies {
        writeln!(out, "  {policy}")?;
    }
    let names = report.rows.iter().chain(&report.figures).map(|(name, _)| name.chars().count());
    let width = names.max().unwrap_or(0);
    for (name, chance) in &report.rows {
        writeln!(out, "  {name:<width$}  {:>7.3} %", chance * 100.0)?;
    }
    for (name, figure) in &report.figures {
        writeln!(out, "  {name:<width$}  {figure:>7.3}")?;
    }
    Ok(())
}

struct Odds<'a> {
    words: &'a [String],
    globals: &'a Globals,
}

impl Visitor for Odds<'_> {
    type Out = anyhow::Result<OddsReport>;

    fn visit<G: Game>(self) -> Self::Out {
        let pack = self.globals.load::<G>()?.pack;
        match G::odds(pack, self.words, self.globals.lang) {
            Ok(report) => Ok(report),
            Err(why) => bail!(why),
        }
    }
}
