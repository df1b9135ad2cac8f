//! `rubicon rules`: the rules reference, and the tests that show each rule.

use std::io::Write;

use anyhow::bail;
use clap::Args;
use kernel::{Game, Lang, Rule};
use registry::Visitor;
use serde::Serialize;

use crate::Globals;

/// Which tests show which rule, collected by the build script.
mod collected {
    include!(concat!(env!("OUT_DIR"), "/tests.rs"));
}

#[derive(Args)]
#[command(after_help = "Examples:
  rubicon rules julius                 all rules, by number and title
  rubicon rules julius 6.1             what a rule says, and its tests
  rubicon rules julius 6 --lang fr     all of chapter 6, in French
  rubicon rules julius --json          everything, as a list of objects")]
pub(crate) struct RulesArgs {
    /// The game
    game: String,
    /// A rule's number; a chapter's gives all its rules
    id: Option<String>,
    /// Print a list of objects: id, title, kind, text, tests
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &RulesArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut entries = registry::visit(&args.game, Reference { lang: globals.lang })?;
    if let Some(id) = &args.id {
        let exact = entries.iter().any(|entry| entry.id == *id);
        entries.retain(|entry| {
            if exact { entry.id == *id } else { entry.id.starts_with(&format!("{id}.")) }
        });
        if entries.is_empty() {
            bail!("{} has no rule {id}; `rubicon rules {}` lists them", args.game, args.game);
        }
    }
    if args.json {
        return crate::write_json(out, &entries);
    }
    if args.id.is_none() {
        let width = entries.iter().map(|entry| entry.id.len()).max().unwrap_or(0);
        for entry in entries {
            writeln!(out, "{:<width$}  {}", entry.id, entry.title)?;
        }
        return Ok(());
    }
    for (number, entry) in entries.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}  {}", entry.id, entry.title)?;
        writeln!(out, "{}", entry.text)?;
        for test in &entry.tests {
            writeln!(out, "  test {test}")?;
        }
    }
    Ok(())
}

/// A rule as `--json` shows it.
#[derive(Serialize)]
struct Entry {
    id: &'static str,
    title: String,
    kind: Kind,
    text: String,
    tests: Vec<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Mechanic,
    Heading,
}

struct Reference {
    lang: Lang,
}

impl Visitor for Reference {
    type Out = Vec<Entry>;

    fn visit<G: Game>(self) -> Vec<Entry> {
        G::info().rules.iter().map(|rule| entry::<G>(*rule, self.lang)).collect()
    }
}

fn entry<G: Game>(rule: Rule, lang: Lang) -> Entry {
    let (title, text) = G::phrasebook().rule(lang, rule).unwrap_or_default();
    let heading = G::info().headings.contains(&rule);
    Entry {
        id: rule.0,
        title,
        kind: if heading { Kind::Heading } else { Kind::Mechanic },
        text,
        tests: collected::TESTS
            .iter()
            .filter(|(game, shown, _)| *game == G::info().id && *shown == rule.0)
            .map(|(_, _, test)| *test)
            .collect(),
    }
}
