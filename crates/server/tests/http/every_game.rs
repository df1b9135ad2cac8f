//! What holds at a table of any game: what each viewer receives is what the kernel's view of that
//! seat at that moment gives, in whole answers and in small ones; the record holds; and another
//! server comes to the same.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Lang, Setup, Viewer, record};
use registry::Visitor;
use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice, rolled};

/// How many actions are played of each game, and of one whose answers are so large that they are
/// most of what this test has to read.
const ACTIONS: usize = 60;
const ACTIONS_OF_LARGE: usize = 20;
/// So many choices make an answer large.
const LARGE: usize = 1000;
/// After every how many of them everybody looks; in between only those who decide do.
const LOOKS: usize = 3;

/// What somebody was answered after so many actions.
struct Heard {
    viewer: Option<String>,
    version: usize,
    whole: Value,
    small: Value,
}

#[tokio::test]
async fn every_game_is_played_seen_and_recorded_as_its_rules_say() {
    let server = Server::start().await;
    for game in registry::ids() {
        for set in settings(game) {
            play(&server, game, &set).await;
        }
    }
}

/// The default set-up of a game, and one for each number of players.
fn settings(game: &str) -> Vec<BTreeMap<String, String>> {
    let seatings = registry::visit(game, Seatings).unwrap();
    let owned = |set: BTreeMap<&str, &str>| {
        set.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    };
    seatings.into_iter().map(owned).collect()
}

struct Seatings;

impl Visitor for Seatings {
    type Out = Vec<BTreeMap<&'static str, &'static str>>;

    fn visit<G: Game>(self) -> Self::Out {
        kernel::seatings::<G>().into_iter().map(|seating| seating.set).collect()
    }
}

struct Seats(Setup);

impl Visitor for Seats {
    type Out = &'static [&'static str];

    fn visit<G: Game>(self) -> Self::Out {
        G::seats(&self.0.complete(G::info()).unwrap())
    }
}

async fn play(server: &Server, game: &str, set: &BTreeMap<String, String>) {
    let setup = Setup { scenario: String::new(), set: set.clone() };
    let names = registry::visit(game, Seats(setup)).unwrap();
    let mut people = Vec::new();
    for name in names {
        people.push((Some((*name).to_owned()), server.guest(name).await));
    }
    let new = json!({ "game": game, "set": set, "seats": { names[0]: "me" } });
    let made = people[0].1.ok("POST", "/tables", new).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let at = |rest: &str| format!("/tables/{id}{rest}");
    for (seat, person) in &people[1..] {
        person.ok("POST", &at("/join"), json!({ "seat": seat })).await;
    }
    people.push((None, server.guest("Idle").await));
    let heard = play_on(&people, &id).await;
    assert!(heard.len() > ACTIONS_OF_LARGE, "{game}: {}", heard.len());
    let (resigns, first) = &people[0];
    let card = first.get(&at("")).await["card"].clone();
    if card["status"] != "over" {
        first.ok("POST", &at("/resign"), json!({ "seat": resigns })).await;
    }
    let text = first.call("GET", &at("/record"), Value::Null).await.text;
    registry::visit(game, Check { text: &text, heard: &heard }).unwrap();
}

/// Plays at random while everybody looks at everything he may, in both ways.
async fn play_on(people: &[(Option<String>, Client)], id: &str) -> Vec<Heard> {
    let mut lots = Lots(77);
    let mut heard = Vec::new();
    let mut had = vec!["none".to_owned(); people.len()];
    let mut lists: Vec<Vec<Value>> = vec![Vec::new(); people.len()];
    let mut most = ACTIONS;
    for made in 0..ACTIONS {
        if made >= most {
            break;
        }
        let mut turn = None;
        for (index, (viewer, client)) in people.iter().enumerate() {
            if !made.is_multiple_of(LOOKS) && turn.is_some() {
                continue;
            }
            let whole = client.get(&format!("/tables/{id}")).await;
            let small = client.get(&format!("/tables/{id}?faces={}", had[index])).await;
            let sent = small["faces"]["list"].as_array().unwrap();
            assert_eq!(small["faces"]["from"], lists[index].len());
            lists[index].extend(sent.iter().cloned());
            let epoch = small["faces"]["epoch"].as_str().unwrap();
            had[index] = format!("{epoch}.{}", lists[index].len());
            if whole["card"]["status"] == "over" {
                return heard;
            }
            check_small(&whole, &small, &lists[index]);
            if whole["scene"]["choices"].as_array().unwrap().len() > LARGE {
                most = ACTIONS_OF_LARGE;
            }
            if whole["card"]["your_turn"] == true && turn.is_none() {
                turn = Some((client, whole.clone()));
            }
            let version = whole["version"].as_u64().unwrap() as usize;
            heard.push(Heard { viewer: viewer.clone(), version, whole, small });
        }
        let (player, table) = turn.expect("somebody must decide");
        let choice = any_choice(&table, &mut lots);
        let (seat, version) = (&table["seat"], &table["version"]);
        let act = json!({ "seat": seat, "version": version, "actions": [choice] });
        player.ok("POST", &format!("/tables/{id}/actions"), act).await;
    }
    heard
}

/// A small answer with its list of faces is the whole one, but for choices of pieces left out.
fn check_small<'a>(whole: &'a Value, small: &'a Value, list: &[Value]) {
    let of = |table: &'a Value, what: &str| table["scene"][what].as_array().unwrap();
    let (pieces, numbers) = (of(whole, "pieces"), of(small, "pieces"));
    for (piece, number) in pieces.iter().zip(numbers) {
        assert_eq!(piece["face"], list[number["face"].as_u64().unwrap() as usize]);
        let rest =
            |piece: &'a Value| piece.as_object().unwrap().iter().filter(|one| one.0 != "face");
        assert!(rest(piece).eq(rest(number)), "{piece} is not {number}");
    }
    assert_eq!(pieces.len(), numbers.len());
    let pickable = small["pickable"].as_array().unwrap();
    let left_out = |choice: &Value| {
        let path = choice["path"].as_array().unwrap();
        path.len() > 1 && pickable.contains(&path[0]["piece"])
    };
    let kept = of(whole, "choices").iter().filter(|choice| !left_out(choice));
    assert!(kept.eq(of(small, "choices")), "choices differ");
}

struct Check<'a> {
    text: &'a str,
    heard: &'a [Heard],
}

impl Visitor for Check<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let loaded = registry::load::<G>(None).unwrap();
        let game = record::verify::<G>(self.text, loaded.pack, loaded.files).unwrap().game;
        let mut shown: BTreeMap<Option<&str>, BTreeSet<String>> = BTreeMap::new();
        let mut lines_of: BTreeMap<Option<&str>, Vec<Vec<Value>>> = BTreeMap::new();
        for heard in self.heard {
            let viewer = match &heard.viewer {
                Some(name) => Viewer::Seat(game.seat(name).unwrap()),
                None => Viewer::Spectator,
            };
            let state = game.at(heard.version);
            let mut offers = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                kernel::offers(&state, seat, &mut offers);
            }
            let mut scene = kernel::scene::<G>(game.pack(), &state.view(viewer), &offers, Lang::En);
            let at = format!("{} after {} actions: {viewer:?}", G::info().id, heard.version);
            assert_eq!(heard.whole["scene"], json!(scene), "{at}");
            // Of faces only those are sent that this viewer was shown.
            let shown = shown.entry(heard.viewer.as_deref()).or_default();
            shown.extend(scene.pieces_mut().map(|piece| json!(piece.face).to_string()));
            for face in heard.small["faces"]["list"].as_array().unwrap() {
                assert!(shown.contains(&face.to_string()), "{at}: {face}");
            }
            let told = |entries: &[kernel::Entry<G::Event>]| -> Vec<Value> {
                let told = entries
                    .iter()
                    .filter_map(|entry| kernel::told::<G>(game.pack(), entry, viewer, Lang::En));
                told.map(|told| json!(told))
                    .filter(|line| line.get("roll").is_none_or(|roll| !roll["face"].is_null()))
                    .collect()
            };
            // What was told of the opening, and of each action since.
            let known = lines_of.entry(heard.viewer.as_deref()).or_default();
            if known.is_empty() {
                known.push(told(game.opening_journal()));
            }
            for index in known.len() - 1..heard.version {
                known.push(told(game.journal_of(index)));
            }
            let expected = || known[..=heard.version].iter().flatten();
            let lines = heard.whole["journal"].as_array().unwrap();
            assert_eq!(lines.len(), expected().count(), "{at}");
            for (line, expected) in lines.iter().zip(expected()) {
                for field in ["text", "rule"] {
                    assert_eq!(line.get(field), expected.get(field), "{at}");
                }
                assert_eq!(rolled(line).as_ref(), expected.get("roll"), "{at}");
            }
        }
    }
}
