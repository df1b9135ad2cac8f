//! How long matches feel: a game of `siege` of 3,000 actions at a server, and a match of 40,000 of
//! the kernel's toy with a road and an archer, which no game of today comes to.
//!
//! Prints the median and the 99th percentile, in milliseconds, of an action, of a fetch after it, of
//! taking it back, of a moment of the match and of the choices of a piece; how long the server takes
//! to read such a match after a restart; and how many bytes one click brings, compressed.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a measurement for people to read")]

extern crate kernel as rubicon_kernel;

#[allow(dead_code, reason = "the tests of the kernel use all of it")]
#[path = "../../kernel/tests/matches/road.rs"]
mod road;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt as _;
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Game, Lang, Match, PackFiles, Rng, Seed, Setup, Viewer};
use registry::Visitor;
use road::{ARCHER, Action, COLUMN, Road};
use rubicon_server::store::{
    Entry, Logged, SeatRow, Secret, Sitter, Sqlite, Store as _, Summary, TableRow,
};
use rubicon_server::{Settings, Site, app};
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// How often each thing is done.
const TIMES: usize = 300;

#[tokio::main]
async fn main() {
    measure("siege, 3,000 actions", Long { game: "siege", actions: 3000 }).await;
    synthetic(40_000);
}

/// A long match without a server: what it is made of must not depend on its length.
fn synthetic(actions: usize) {
    let players = vec!["Anna".to_owned(), "Bert".to_owned()];
    let (files, setup, seed) = (PackFiles::default(), Setup::default(), Seed::derived(1, 1));
    let mut game = Match::<Road>::new(&(), &files, &setup, "bench", seed, players).unwrap();
    let mut rng = Rng::seed_from_u64(1);
    while game.moves().len() < actions {
        game.submit(COLUMN, &Action::Step).unwrap();
        let shoots = rng.next_u64().is_multiple_of(10);
        game.submit(ARCHER, if shoots { &Action::Fire } else { &Action::Hold }).unwrap();
    }
    let mut times: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for _ in 0..10 * TIMES {
        let mut measured = |what: &'static str, work: &mut dyn FnMut()| {
            let start = Instant::now();
            work();
            times.entry(what).or_default().push(start.elapsed());
        };
        measured("action", &mut || {
            game.submit(COLUMN, &Action::Look).unwrap();
        });
        measured("fetch", &mut || {
            let viewer = Viewer::Seat(COLUMN);
            let view = game.view(viewer);
            std::hint::black_box(kernel::scene::<Road>(game.pack(), &view, &[], Lang::En));
            let new = game.journal_of(game.moves().len() - 1).iter();
            let told = new.map(|entry| kernel::told::<Road>(game.pack(), entry, viewer, Lang::En));
            std::hint::black_box(told.count());
        });
        let moment = (rng.next_u64() % game.moves().len() as u64) as usize;
        measured("moment", &mut || {
            std::hint::black_box(game.at(moment));
        });
        measured("undo", &mut || {
            game.undo(COLUMN).unwrap();
        });
    }
    println!("a road of 40,000 actions");
    for (what, times) in &mut times {
        report(what, times);
    }
}

/// A match to be made up by random play.
#[derive(Clone, Copy)]
struct Long {
    game: &'static str,
    actions: usize,
}

/// The row and the log of such a match; none if it is over too soon.
struct Played(Long, u64);

impl Visitor for Played {
    type Out = Option<(TableRow, Vec<Logged>)>;

    fn visit<G: Game>(self) -> Self::Out {
        let Self(long, number) = self;
        let loaded = registry::load::<G>(None).unwrap();
        let setup = Setup::default().complete(G::info()).unwrap();
        let names = G::seats(&setup);
        let players = vec!["Anna".to_owned(); names.len()];
        let seed = Seed::derived(9, number);
        let (pack, files) = (loaded.pack, loaded.files);
        let mut game =
            Match::<G>::new(pack, files, &setup, "bench", seed.clone(), players.clone()).unwrap();
        let mut entries = vec![Entry::Begun { players, lots: false }];
        let (mut rng, mut offers) = (Rng::seed_from_u64(number), Vec::new());
        while game.moves().len() < long.actions {
            let seat = game.game().pending().seats().iter().next()?;
            kernel::offers(game.game(), seat, &mut offers);
            let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
            game.submit(seat, &action).ok()?;
            entries.push(Entry::Acted { seat, action: json!(action), ordered: false });
        }
        let seat = |name: &&str| SeatRow { seat: (*name).to_owned(), sitter: Sitter::Open };
        let entries = entries.into_iter().zip(1..);
        let entries = entries.map(|(entry, sequence)| Logged { sequence, at: 0, entry });
        let entries: Vec<Logged> = entries.collect();
        let row = TableRow {
            id: format!("bench-{}", long.game),
            game: long.game.to_owned(),
            setup,
            pack: loaded.files.hash(),
            match_id: "bench".to_owned(),
            seed: Secret(seed.to_hex()),
            guided: false,
            owner: String::new(),
            created: 0,
            sequence: entries.len() as u64,
            summary: Summary::default(),
            seats: names.iter().map(seat).collect(),
        };
        Some((row, entries))
    }
}

async fn measure(title: &str, long: Long) {
    let (mut row, entries) =
        (1..).find_map(|number| registry::visit(long.game, Played(long, number)).unwrap()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("bench.sqlite")).await.unwrap();
    let site = Site::new(Arc::new(store.clone()), Settings::default());
    let mut player = Player { app: app(site), cookie: String::new(), times: BTreeMap::new() };
    let guest = player.introduce().await;
    row.owner.clone_from(&guest);
    for seat in &mut row.seats {
        seat.sitter = Sitter::Person { guest: guest.clone(), name: "Anna".to_owned() };
    }
    store.add_table(&row, &entries).await.unwrap();
    println!("{title}");
    player.play(&row.id, long.actions).await;
}

/// Somebody in all seats, and how long everything took.
struct Player {
    app: axum::Router,
    cookie: String,
    times: BTreeMap<&'static str, Vec<Duration>>,
}

impl Player {
    async fn introduce(&mut self) -> String {
        let request = self.request("POST", "/me", &json!({ "name": "Anna" }));
        let answer = self.app.clone().oneshot(request).await.unwrap();
        let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        let body = answer.into_body().collect().await.unwrap().to_bytes();
        let me: Value = serde_json::from_slice(&body).unwrap();
        me["id"].as_str().unwrap().to_owned()
    }

    async fn play(mut self, id: &str, actions: usize) {
        let at = |rest: &str| format!("/tables/{id}{rest}");
        let start = Instant::now();
        let mut table = self.call("first look", "GET", &at("?faces=none"), &Value::Null).await;
        let read = start.elapsed();
        let mut faces = known(&table, "none");
        let (mut rng, mut bytes) = (Rng::seed_from_u64(1), Vec::new());
        let mut lot = move |count: usize| (rng.next_u64() % count as u64) as usize;
        let mut stands = actions;
        for _ in 0..TIMES {
            let seat = table["seat"].as_str().unwrap().to_owned();
            let version = table["version"].as_u64().unwrap();
            let mut choices = table["scene"]["choices"].as_array().unwrap().clone();
            let pieces = table["pickable"].as_array().unwrap().clone();
            if !pieces.is_empty() {
                let piece = pieces[lot(pieces.len())].as_str().unwrap();
                let ask = at(&format!("/choices?seat={seat}&version={version}&pieces={piece}"));
                let answer = self.call("choices", "GET", &ask, &Value::Null).await;
                choices.clone_from(answer["choices"].as_array().unwrap());
            }
            let Some(choice) = choices.get(lot(choices.len().max(1))) else { break };
            let has = json!({
                "seat": seat, "version": version, "sequence": table["sequence"], "from": version,
                "chat": 0, "faces": faces,
            });
            let mut act = has.clone();
            act["actions"] = json!([choice["action"]]);
            let acted = self.call("action", "POST", &at("/actions"), &act).await;
            let has = |name: &str| has[name].to_string().replace('"', "");
            let small = format!(
                "?seat={seat}&from={}&sequence={}&faces={}",
                has("from"),
                has("sequence"),
                has("faces")
            );
            let next = self.call("fetch", "GET", &at(&small), &Value::Null).await;
            assert_eq!(next["version"], acted["version"]);
            bytes.push(self.compressed(&at(&small)).await);
            let moment = lot(stands);
            let path =
                format!("/moments/{moment}?eyes={seat}&from={moment}&faces={}", has("faces"));
            self.call("moment", "GET", &at(&path), &Value::Null).await;
            if next["can_undo"] == true {
                let undo = json!({ "seat": seat, "version": next["version"], "from": next["version"],
                    "faces": has("faces"), "sequence": next["sequence"] });
                self.call("undo", "POST", &at("/undo"), &undo).await;
            }
            // On with whoever must decide now.
            faces = known(&next, &faces);
            let again = format!("?from={stands}&faces={faces}");
            table = self.call("look", "GET", &at(&again), &Value::Null).await;
            faces = known(&table, &faces);
            stands = table["version"].as_u64().unwrap() as usize;
        }
        println!("  read after a restart: {:.0} ms", read.as_secs_f64() * 1000.0);
        for (what, times) in &mut self.times {
            report(what, times);
        }
        bytes.sort_unstable();
        let at = |part: usize| bytes[(bytes.len() - 1) * part / 100];
        println!("  bytes of one click, compressed: median {}, p99 {}", at(50), at(99));
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Request<Body> {
        let request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header(header::HOST, "rubicon.test")
            .header(header::COOKIE, &self.cookie)
            .header(header::CONTENT_TYPE, "application/json");
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        request.body(body).unwrap()
    }

    /// The answer to a call, whose time is kept under this name.
    async fn call(&mut self, what: &'static str, method: &str, path: &str, body: &Value) -> Value {
        let request = self.request(method, path, body);
        let start = Instant::now();
        let answer = self.app.clone().oneshot(request).await.unwrap();
        let status = answer.status();
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        self.times.entry(what).or_default().push(start.elapsed());
        assert_eq!(status, 200, "{method} {path}: {}", String::from_utf8_lossy(&bytes));
        serde_json::from_slice(&bytes).unwrap()
    }

    /// How many bytes an answer has when it is compressed.
    async fn compressed(&self, path: &str) -> usize {
        let mut request = self.request("GET", path, &Value::Null);
        request.headers_mut().insert(header::ACCEPT_ENCODING, "gzip".parse().unwrap());
        let answer = self.app.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
        answer.into_body().collect().await.unwrap().to_bytes().len()
    }
}

/// What is known of faces after an answer.
fn known(answer: &Value, before: &str) -> String {
    let faces = &answer["faces"];
    let (epoch, from) = (faces["epoch"].as_str().unwrap(), faces["from"].as_u64().unwrap());
    let count = from + faces["list"].as_array().unwrap().len() as u64;
    let had = before.split_once('.').filter(|(known, _)| *known == epoch);
    let had = had.map_or(0, |(_, count)| count.parse().unwrap());
    format!("{epoch}.{}", count.max(had))
}

fn report(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1000.0;
    println!("  {what}: {} times, median {:.2} ms, p99 {:.2} ms", times.len(), at(50), at(99));
}
