//! What there is to know about the games before a match: lists, rules, credits, sources.

use std::path::Path;
use std::sync::OnceLock;

use kernel::{Game, Lang, PackFiles, Setup};
use registry::Visitor;
use serde_json::{Value, json};

use crate::dto::{About, CreditsCard, GameCard, OptionCard, RuleCard, Ruling, Source};
use crate::live::parse_orders;
use crate::problem::{Problem, shortened};

/// Every game, in the reader's language. Which seats a game has under each of its options takes
/// long to find out, and is the same for everybody who asks.
pub(crate) fn games(lang: Lang) -> &'static [GameCard] {
    static CARDS: [OnceLock<Vec<GameCard>>; Lang::ALL.len()] = [const { OnceLock::new() }; 2];
    let describe = || {
        let ids = registry::ids().into_iter();
        ids.filter_map(|id| registry::visit(id, Describe(lang)).ok()).collect()
    };
    CARDS[lang as usize].get_or_init(describe)
}

/// What people call a seat of a game.
pub(crate) fn seat_label(game: &str, seat: &str, lang: Lang) -> String {
    registry::visit(game, SeatLabel { seat, lang }).unwrap_or_default()
}

/// A game's title.
pub(crate) fn title(game: &str) -> &'static str {
    registry::visit(game, Title).unwrap_or_default()
}

/// The rules reference of a game.
pub(crate) fn rules(game: &str, lang: Lang) -> Result<Vec<RuleCard>, Problem> {
    registry::visit(game, Rules(lang)).map_err(|_| no_game(game))
}

/// What a game is made from.
pub(crate) fn about(game: &str, lang: Lang, data: Option<&Path>) -> Result<About, Problem> {
    registry::visit(game, Tell { lang, data }).map_err(|_| no_game(game))?
}

/// What a new table needs to know of its game.
pub(crate) struct ForTable {
    pub(crate) setup: Setup,
    pub(crate) seats: &'static [&'static str],
    pub(crate) pack: String,
}

/// Completes a set-up and names its seats and data.
pub(crate) fn for_table(
    game: &str,
    setup: &Setup,
    data: Option<&Path>,
) -> Result<ForTable, Problem> {
    registry::visit(game, Complete { setup, data }).map_err(|_| no_game(game))?
}

/// Refuses what is no standing order of the game.
pub(crate) fn check_orders(game: &str, orders: &[Value]) -> Result<(), Problem> {
    registry::visit(game, CheckOrders(orders)).map_err(|_| no_game(game))?
}

/// The standing orders with which a person begins at a seat of the game.
pub(crate) fn usual_orders(game: &str, seat: &str) -> Vec<Value> {
    registry::visit(game, UsualOrders(seat)).unwrap_or_default()
}

fn no_game(game: &str) -> Problem {
    Problem::Missing(format!(
        "there is no game \"{}\"; there is {}",
        shortened(game),
        registry::ids().join(", ")
    ))
}

struct Describe(Lang);

impl Visitor for Describe {
    type Out = GameCard;

    fn visit<G: Game>(self) -> GameCard {
        let info = G::info();
        let setup = Setup::default().complete(info).expect("every game has a default set-up");
        GameCard {
            id: info.id,
            title: info.title,
            seats: G::seats(&setup).to_vec(),
            scenarios: info.scenarios.to_vec(),
            options: info
                .options
                .iter()
                .map(|option| OptionCard {
                    key: option.key,
                    values: option.values.to_vec(),
                    rule: option.rule.0,
                })
                .collect(),
            credits: credits::<G>(),
            bots: bots::LEVELS.to_vec(),
            seatings: kernel::seatings::<G>().into_iter().map(Into::into).collect(),
            labels: kernel::labels::<G>(self.0).into(),
        }
    }
}

struct SeatLabel<'a> {
    seat: &'a str,
    lang: Lang,
}

impl Visitor for SeatLabel<'_> {
    type Out = String;

    fn visit<G: Game>(self) -> String {
        kernel::seat_label::<G>(self.lang, self.seat)
    }
}

fn credits<G: Game>() -> CreditsCard {
    let credits = G::info().credits;
    CreditsCard { designers: credits.designers, publisher: credits.publisher }
}

struct Title;

impl Visitor for Title {
    type Out = &'static str;

    fn visit<G: Game>(self) -> &'static str {
        G::info().title
    }
}

struct Rules(Lang);

impl Visitor for Rules {
    type Out = Vec<RuleCard>;

    fn visit<G: Game>(self) -> Vec<RuleCard> {
        let info = G::info();
        info.rules
            .iter()
            .map(|rule| {
                let (title, text) = G::phrasebook().rule(self.0, *rule).unwrap_or_default();
                let heading = info.headings.contains(rule);
                let kind = if heading { "heading" } else { "mechanic" };
                RuleCard { id: rule.0, title, kind, text }
            })
            .collect()
    }
}

struct Tell<'a> {
    lang: Lang,
    data: Option<&'a Path>,
}

impl Visitor for Tell<'_> {
    type Out = Result<About, Problem>;

    fn visit<G: Game>(self) -> Self::Out {
        let loaded = registry::load::<G>(self.data).map_err(|faults| broken_data(&faults))?;
        let book = G::phrasebook();
        // A game's rulings are messages named `ruling-01`, `ruling-02` and so on; what was tuned
        // in reconstructed data is `tuned-01` and so on.
        let numbered = |name: &'static str, letter: char| {
            (1..1000).filter_map(move |number| {
                let text = book.get(self.lang, &format!("{name}-{number:02}"))?;
                Some(Ruling { id: format!("{letter}-{number:02}"), text })
            })
        };
        let rulings = numbered("ruling", 'R').chain(numbered("tuned", 'T')).collect();
        Ok(About {
            title: G::info().title,
            credits: credits::<G>(),
            rulings,
            sources: sources(loaded.files),
            pack: loaded.files.hash(),
        })
    }
}

fn broken_data(faults: &[registry::DataFault]) -> Problem {
    Problem::broken(&faults.first().map(ToString::to_string).unwrap_or_default())
}

/// What the files say about where their tables come from: a `source` for the whole file, for each
/// table in a list of them, or inside a table, however deep.
fn sources(files: &PackFiles) -> Vec<Source> {
    let mut sources = Vec::new();
    for (file, text) in &files.0 {
        let Ok(document) = text.parse::<toml::Table>() else { continue };
        add_sources(file, "", &document, &mut sources);
    }
    sources
}

/// Adds the sources of a table of a file and of those in it. They are named for readers: the table
/// `sides.internal-line` is "sides: internal line".
fn add_sources(file: &str, name: &str, table: &toml::Table, sources: &mut Vec<Source>) {
    let inner = |key: &str| match name {
        "" => key.replace(['-', '_'], " "),
        _ => format!("{name}: {}", key.replace(['-', '_'], " ")),
    };
    let mut add = |table: String, source: &str| {
        let (file, origin) = (file.to_owned(), source.to_owned());
        sources.push(Source { file, table, origin });
    };
    match table.get("source") {
        Some(toml::Value::String(source)) => add(name.to_owned(), source),
        Some(toml::Value::Table(tables)) => {
            for (key, source) in tables {
                if let Some(source) = source.as_str() {
                    add(inner(key), source);
                }
            }
        }
        Some(_) | None => {}
    }
    for (key, value) in table.iter().filter(|(key, _)| *key != "source") {
        if let Some(table) = value.as_table() {
            add_sources(file, &inner(key), table, sources);
        }
    }
}

struct Complete<'a> {
    setup: &'a Setup,
    data: Option<&'a Path>,
}

impl Visitor for Complete<'_> {
    type Out = Result<ForTable, Problem>;

    fn visit<G: Game>(self) -> Self::Out {
        let setup = self
            .setup
            .complete(G::info())
            .map_err(|error| Problem::Malformed(shortened_sentence(&error.0)))?;
        let loaded = registry::load::<G>(self.data).map_err(|faults| broken_data(&faults))?;
        Ok(ForTable { seats: G::seats(&setup), setup, pack: loaded.files.hash() })
    }
}

/// A sentence that repeats what somebody sent, but not at any length.
fn shortened_sentence(sentence: &str) -> String {
    sentence.chars().filter(|letter| !letter.is_control()).take(300).collect()
}

struct UsualOrders<'a>(&'a str);

impl Visitor for UsualOrders<'_> {
    type Out = Vec<Value>;

    fn visit<G: Game>(self) -> Self::Out {
        G::usual_orders(self.0).into_iter().map(|order| json!(order)).collect()
    }
}

struct CheckOrders<'a>(&'a [Value]);

impl Visitor for CheckOrders<'_> {
    type Out = Result<(), Problem>;

    fn visit<G: Game>(self) -> Self::Out {
        parse_orders::<G>(self.0)?;
        Ok(())
    }
}
