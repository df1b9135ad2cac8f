//! `rubicon games`: what can be played, and with which choices.

use std::io::Write;

use clap::Args;
use kernel::{Game, GameInfo, Label, Labels, Lang, Seating, Setup};
use registry::Visitor;
use serde::Serialize;

use crate::Globals;

#[derive(Args)]
#[command(after_help = "Examples:
  rubicon games
  rubicon games --lang fr
  rubicon games --json | jq '.[].id'")]
pub(crate) struct GamesArgs {
    /// Print a list of objects
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &GamesArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let games = registry::ids()
        .into_iter()
        .map(|id| registry::visit(id, Describe(globals.lang)))
        .collect::<Result<Vec<_>, _>>()?;
    if args.json {
        return crate::write_json(out, &games);
    }
    for (number, game) in games.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        game.write(out)?;
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
    /// The seats under every set-up.
    seatings: Vec<Seating>,
    /// All of it in words.
    labels: Labels,
}

impl Described {
    fn write(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let Self { info, labels, .. } = self;
        writeln!(out, "{}: {} ({}; {})", info.id, info.title, labels.kind, labels.length)?;
        writeln!(out, "  {}", labels.pitch)?;
        writeln!(out, "  by {}; {}", info.credits.designers, info.credits.publisher)?;
        for seating in &self.seatings {
            let set = seating.set.iter().map(|(key, value)| format!(", {key}={value}"));
            let when: String =
                seating.scenario.map(|name| format!(", {name}")).into_iter().chain(set).collect();
            writeln!(out, "  seats{}", when.replacen(',', " with", 1))?;
            write_labels(out, "    ", seating.seats, &labels.seats)?;
        }
        writeln!(out, "  scenarios")?;
        write_labels(out, "    ", info.scenarios, &labels.scenarios)?;
        for (option, words) in info.options.iter().zip(&labels.options) {
            let (key, values) = (option.key, option.values.join("|"));
            writeln!(out, "  --set {key}={values} ({})", option.rule)?;
            writeln!(out, "    {}. {}", words.label, words.about)?;
            write_labels(out, "      ", option.values, &words.values)?;
        }
        writeln!(out, "  {} rules", info.rules.len())
    }
}

/// One name a line, with its label and what it means.
fn write_labels(
    out: &mut dyn Write,
    indent: &str,
    ids: &[&str],
    labels: &[Label],
) -> std::io::Result<()> {
    let width = ids.iter().map(|id| id.len()).max().unwrap_or_default();
    for Label { id, label, about } in labels.iter().filter(|label| ids.contains(&label.id)) {
        writeln!(out, "{indent}{id:<width$}  {label}. {about}")?;
    }
    Ok(())
}

struct Describe(Lang);

impl Visitor for Describe {
    type Out = Described;

    fn visit<G: Game>(self) -> Described {
        let info = G::info();
        let setup = Setup::default().complete(info).expect("every game has a default set-up");
        Described {
            info,
            seats: G::seats(&setup),
            seatings: kernel::seatings::<G>(),
            labels: kernel::labels::<G>(self.0),
        }
    }
}
