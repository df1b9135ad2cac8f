//! `rubicon games`: what can be played.

use std::io::Write;

use clap::Args;
use kernel::{Game, GameInfo, Setup};
use registry::Visitor;
use serde::Serialize;

#[derive(Args)]
#[command(after_help = "Examples:
  rubicon games
  rubicon games --json | jq '.[].id'")]
pub(crate) struct GamesArgs {
    /// Print a list of objects
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &GamesArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let games = registry::ids()
        .into_iter()
        .map(|id| registry::visit(id, Describe))
        .collect::<Result<Vec<_>, _>>()?;
    if args.json {
        return crate::write_json(out, &games);
    }
    for game in games {
        let info = game.info;
        writeln!(out, "{}: {}", info.id, info.title)?;
        writeln!(out, "  by {}; {}", info.credits.designers, info.credits.publisher)?;
        writeln!(out, "  seats: {}", game.seats.join(", "))?;
        writeln!(out, "  scenarios: {}", info.scenarios.join(", "))?;
        for option in info.options {
            writeln!(out, "  --set {}={} ({})", option.key, option.values.join("|"), option.rule)?;
        }
        writeln!(out, "  {} rules", info.rules.len())?;
    }
    Ok(())
}

/// A game as `--json` shows it.
#[derive(Serialize)]
struct Described {
    #[serde(flatten)]
    info: &'static GameInfo,
    /// The seats under the default set-up.
    seats: &'static [&'static str],
}

struct Describe;

impl Visitor for Describe {
    type Out = Described;

    fn visit<G: Game>(self) -> Described {
        let info = G::info();
        let setup = Setup::default().complete(info).expect("every game has a default set-up");
        Described { info, seats: G::seats(&setup) }
    }
}
