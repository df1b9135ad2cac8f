//! What a player's browser receives never contains anything that the seat may not know.
//!
//! A whole game is played and all traffic kept. Afterwards the match is rebuilt from its record, and
//! every answer is compared with what the kernel's view of that seat at that moment gives.

use std::collections::BTreeMap;

use kernel::prelude::*;
use kernel::{Lang, Match, Viewer, record};
use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice, match_of_two, rolled};

type Julius = julius::State;

/// An answer, who got it, and the moment that it is about.
struct Heard {
    viewer: Option<&'static str>,
    version: usize,
    text: String,
    json: Value,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A table, with choices.
    Table,
    /// A moment, without.
    Moment,
    /// Anything else.
    Other,
}

#[tokio::test]
async fn traffic_holds_nothing_but_the_view() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let carl = server.guest("Carl").await;
    let heard = record_traffic(&id, &anna, &bert, &carl).await;
    let text = anna.call("GET", &format!("/tables/{id}/record"), Value::Null).await.text;
    let files = Julius::files();
    let pack: &'static _ = Box::leak(Box::new(Julius::load(&files).unwrap()));
    let game = record::verify::<Julius>(&text, pack, &files).unwrap().game;
    let blocks = blocks(&files);
    assert!(heard.len() > 500, "{}", heard.len());
    let first = first_known(&game, &blocks);
    let lines = [Some("caesar"), Some("pompey"), None].map(|name| (name, lines(&game, name)));
    let lines = BTreeMap::from(lines);
    let mut state = (usize::MAX, game.at(0));
    for heard in &heard {
        if state.0 != heard.version {
            state = (heard.version, game.at(heard.version));
        }
        check(&game, &state.1, heard, &blocks, &first);
        if heard.kind != Kind::Other {
            check_journal(heard, &lines[&heard.viewer]);
        }
    }
    // The check has teeth: blocks do go by these names, and each side hears of its own.
    let told = |viewer: Option<&str>| {
        let mut heard = heard.iter().filter(|heard| heard.viewer == viewer);
        let first = heard.next().unwrap();
        blocks.iter().filter(|block| first.text.contains(&format!("\"{block}\""))).count()
    };
    assert!(told(Some("caesar")) > 10 && told(Some("pompey")) > 10);
    assert_eq!(told(None), 0);
}

/// Plays to the end while everybody looks at everything he may.
async fn record_traffic(id: &str, anna: &Client, bert: &Client, carl: &Client) -> Vec<Heard> {
    let mut lots = Lots(1234);
    let mut heard = Vec::new();
    loop {
        let mut version = 0;
        let mut turn = None;
        for (viewer, client) in [(Some("caesar"), anna), (Some("pompey"), bert), (None, carl)] {
            let answer = client.call("GET", &format!("/tables/{id}?from=0"), Value::Null).await;
            version = answer.json["version"].as_u64().unwrap() as usize;
            if answer.json["card"]["your_turn"] == true && turn.is_none() {
                turn = Some((client, answer.json.clone()));
            }
            let over = answer.json["card"]["status"] == "over";
            let (text, json) = (answer.text, answer.json);
            heard.push(Heard { viewer, version, text, json, kind: Kind::Table });
            if over && viewer.is_none() {
                return heard;
            }
            if over || lots.below(12) > 0 {
                continue;
            }
            let past = lots.below(version + 1);
            let path =
                format!("/tables/{id}/moments/{past}?eyes={}", viewer.unwrap_or("spectator"));
            let answer = client.call("GET", &path, Value::Null).await;
            assert_eq!(answer.status, 200, "{}", answer.text);
            let (text, json) = (answer.text, answer.json);
            heard.push(Heard { viewer, version: past, text, json, kind: Kind::Moment });
            let events = client.call("GET", "/tables?which=live", Value::Null).await;
            let (text, json) = (events.text, events.json);
            heard.push(Heard { viewer, version, text, json, kind: Kind::Other });
            let Some(seat) = viewer else { continue };
            let place = ["Roma", "Athena", "Massilia", "Ravenna"][lots.below(4)];
            let asked = json!({ "seat": seat, "anchor": { "place": place } });
            let why = client.call("POST", &format!("/tables/{id}/why"), asked).await;
            assert_eq!(why.status, 200, "{}", why.text);
            let (text, json) = (why.text, why.json);
            heard.push(Heard { viewer, version, text, json, kind: Kind::Other });
        }
        let (player, table) = turn.expect("somebody must decide");
        let choice = any_choice(&table, &mut lots);
        let act = json!({ "seat": table["seat"], "version": version, "actions": [choice] });
        player.ok("POST", &format!("/tables/{id}/actions"), act).await;
    }
}

fn eyes(game: &Match<Julius>, name: Option<&str>) -> Viewer {
    name.map_or(Viewer::Spectator, |name| Viewer::Seat(game.seat(name).unwrap()))
}

/// After how many actions each viewer's view had the name of each block first.
type FirstKnown = BTreeMap<(Option<&'static str>, String), usize>;

fn first_known(game: &Match<Julius>, blocks: &[String]) -> FirstKnown {
    let mut first = FirstKnown::new();
    for version in 0..=game.moves().len() {
        let state = game.at(version);
        for viewer in [Some("caesar"), Some("pompey"), None] {
            let known = json!(state.view(eyes(game, viewer))).to_string();
            for block in blocks.iter().filter(|block| known.contains(&format!("\"{block}\""))) {
                first.entry((viewer, block.clone())).or_insert(version);
            }
        }
    }
    first
}

fn check(
    game: &Match<Julius>,
    state: &Julius,
    heard: &Heard,
    blocks: &[String],
    first: &FirstKnown,
) {
    let viewer = eyes(game, heard.viewer);
    let view = state.view(viewer);
    let mut offers = Vec::new();
    if let (Viewer::Seat(seat), Kind::Table) = (viewer, heard.kind) {
        kernel::offers(state, seat, &mut offers);
    }
    if heard.kind != Kind::Other {
        let scene = kernel::scene::<Julius>(game.pack(), &view, &offers, Lang::En);
        assert_eq!(heard.json["scene"], json!(scene), "action {}", heard.version);
    }
    // Names of blocks may be told only where the view has them, and in the journal where it had
    // them by then: a block that was seen and is hidden again stays in what was told of it.
    let known = json!(view).to_string();
    let mut now = heard.json.clone();
    let journal = now.get_mut("journal").map(Value::take).unwrap_or_default().to_string();
    let now = if journal == "null" { heard.text.clone() } else { now.to_string() };
    for block in blocks {
        let name = format!("\"{block}\"");
        assert!(
            !now.contains(&name) || known.contains(&name),
            "{:?} hears of {block} after {} actions: {now}",
            heard.viewer,
            heard.version,
        );
        let seen = first.get(&(heard.viewer, block.clone()));
        assert!(
            !journal.contains(&name) || seen.is_some_and(|version| *version <= heard.version),
            "{:?} is told of {block} by action {}, and knew it from {seen:?}: {journal}",
            heard.viewer,
            heard.version,
        );
    }
}

/// What the game tells a viewer of the opening, and of each action after it.
fn lines(game: &Match<Julius>, name: Option<&str>) -> Vec<Vec<Value>> {
    let told = |entries: &[kernel::Entry<_>]| -> Vec<Value> {
        entries
            .iter()
            .filter_map(|entry| {
                kernel::told::<Julius>(game.pack(), entry, eyes(game, name), Lang::En)
            })
            .map(|told| json!(told))
            .filter(|line| line.get("roll").is_none_or(|roll| !roll["face"].is_null()))
            .collect()
    };
    let actions = (0..game.moves().len()).map(|index| told(game.journal_of(index)));
    std::iter::once(told(game.opening_journal())).chain(actions).collect()
}

/// The journal says what the game tells this viewer, and nothing else.
fn check_journal(heard: &Heard, told: &[Vec<Value>]) {
    let expected = || told[..=heard.version].iter().flatten();
    let lines = heard.json["journal"].as_array().unwrap();
    assert_eq!(lines.len(), expected().count(), "after {} actions", heard.version);
    for (line, expected) in lines.iter().zip(expected()) {
        for field in ["text", "rule"] {
            assert_eq!(line.get(field), expected.get(field), "after {} actions", heard.version);
        }
        assert_eq!(rolled(line).as_ref(), expected.get("roll"), "after {} actions", heard.version);
    }
}

/// The ids of all blocks but those that are also the names of sides and woods.
fn blocks(files: &kernel::PackFiles) -> Vec<String> {
    let text = &files.0["blocks.toml"];
    let ids: Vec<String> = text
        .lines()
        .filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"').map(str::to_owned))
        .filter(|id| !["caesar", "pompey", "cleopatra"].contains(&id.as_str()))
        .collect();
    assert!(ids.len() >= 55, "{ids:?}");
    ids
}
