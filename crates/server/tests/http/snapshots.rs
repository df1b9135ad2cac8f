//! A server that starts again goes on from snapshots: it replays little, and all is as the log says.

use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rubicon_server::store::{Sqlite, Store as _};
use rubicon_server::{Site, app};
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};

use crate::support::{Client, Lots, Server, any_choice, settings};

/// No table is woken by more actions than this: a snapshot is written every 256 entries, and has the
/// 128 actions before it.
const BOUND: u64 = 128 + 255;

/// A server on this file.
async fn site(file: &Path) -> (Site, axum::Router) {
    let store = Sqlite::open(file).await.unwrap();
    let site = Site::new(Arc::new(store), settings(Duration::ZERO));
    (site.clone(), app(site))
}

async fn sql(file: &Path, statements: &str) {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statements.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn number(file: &Path, query: &str) -> u64 {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let query = sqlx::query(AssertSqlSafe(query.to_owned()));
    let row = query.fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    row.get::<i64, _>(0).cast_unsigned()
}

/// Somebody who plays all seats of a table at random, and takes back, talks and gives orders.
struct Player {
    client: Client,
    path: String,
    table: Value,
    lots: Lots,
}

impl Player {
    async fn new(server: &Server, game: &str, seats: &[&str], lots: u64) -> Self {
        let client = server.guest("Anna").await;
        let seats: Value = seats.iter().map(|seat| ((*seat).to_owned(), json!("me"))).collect();
        let made = client.ok("POST", "/tables", json!({ "game": game, "seats": seats })).await;
        let path = format!("/tables/{}", made["id"].as_str().unwrap());
        let table = client.get(&path).await;
        Self { client, path, table, lots: Lots(lots) }
    }

    fn over(&self) -> bool {
        self.table["card"]["status"] == "over"
    }

    fn id(&self) -> &str {
        self.path.strip_prefix("/tables/").unwrap()
    }

    /// What he has: answers tell only what is new.
    fn has(&self) -> Value {
        json!({ "seat": self.table["seat"], "version": self.table["version"],
            "from": self.table["version"], "sequence": self.table["sequence"] })
    }

    async fn post(&mut self, what: &str, more: Value) -> Value {
        let mut body = self.has();
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        self.client.ok("POST", &format!("{}/{what}", self.path), body).await
    }

    /// Looks from the seat that must decide.
    async fn look(&mut self) {
        let path = format!("{}?from={}", self.path, self.table["version"]);
        self.table = self.client.get(&path).await;
    }

    async fn act(&mut self) {
        let action = any_choice(&self.table, &mut self.lots);
        let acted = self.post("actions", json!({ "actions": [action] })).await;
        self.table = acted["table"].clone();
        if self.table["scene"]["choices"].as_array().unwrap().is_empty() {
            self.look().await;
        }
    }

    /// Acts, and takes back so many of twenty actions: a short game has a long log then.
    async fn act_and_undo(&mut self, back: usize) {
        self.act().await;
        while self.table["can_undo"] == true && self.lots.below(20) < back {
            self.table = self.post("undo", json!({})).await["table"].clone();
        }
        if !self.over() && self.table["scene"]["choices"].as_array().unwrap().is_empty() {
            self.look().await;
        }
    }

    /// One thing that somebody might do.
    async fn do_something(&mut self) {
        match self.lots.below(40) {
            0..4 if self.table["can_undo"] == true => {
                self.table = self.post("undo", json!({})).await["table"].clone();
            }
            // Across a roll: nobody else must be asked.
            4 if self.table["version"].as_u64().unwrap() > 0 => {
                let body = json!({ "seat": self.table["seat"], "version": self.table["version"] });
                let path = format!("{}/undo-request", self.path);
                self.client.call("POST", &path, body).await;
                self.look().await;
            }
            5 => {
                self.client
                    .ok("POST", &format!("{}/chat", self.path), json!({ "text": "hm" }))
                    .await;
                self.look().await;
            }
            6 => {
                let known = self.table["orders_known"].as_array().unwrap();
                let orders: Vec<&Value> = known.iter().map(|order| &order["id"]).take(2).collect();
                let body = json!({ "seat": self.table["seat"], "orders": orders });
                let path = format!("{}/orders", self.path);
                self.client.ok("PUT", &path, body).await;
                self.look().await;
            }
            _ => self.act().await,
        }
        if !self.over() && self.table["scene"]["choices"].as_array().unwrap().is_empty() {
            self.look().await;
        }
    }
}

/// After more than a thousand actions, many of them taken back, a table is woken by few.
/// Of twenty actions that can be taken back so many are.
async fn little_is_replayed(game: &str, seats: &[&str], back: usize) {
    let server = Server::start().await;
    let file = server.folder.path().join("test.sqlite");
    let (mut restarts, most) = (0, if back > 1 { 2300 } else { 1250 });
    let mut player = Player::new(&server, game, seats, 5).await;
    let acted = |player: &Player| {
        let id = player.id();
        format!("SELECT count(*) FROM log WHERE table_id = '{id}' AND entry LIKE '%acted%'")
    };
    while player.table["sequence"].as_u64().unwrap() <= most {
        if player.over() {
            if number(&file, &acted(&player)).await > 1000 {
                break;
            }
            // The dice are the server's, and may end a game early.
            let lots = player.lots.below(1000) as u64 + 1;
            player = Player::new(&server, game, seats, lots).await;
        }
        player.act_and_undo(back).await;
        if player.lots.below(90) == 0 {
            restarts += 1;
            let (again, app) = site(&file).await;
            player.client.app = app;
            player.look().await;
            assert!(again.replayed() <= BOUND, "{game}: {} actions", again.replayed());
        }
    }
    let acted = acted(&player);
    let all = number(&file, &acted).await;
    assert!(all > 1000, "{game}: a log of only {all} actions, {}", player.table["version"]);
    assert!(restarts > 0);
    let (again, app) = site(&file).await;
    player.client.app = app;
    player.look().await;
    assert!(again.replayed() <= BOUND && again.replayed() > 0, "{}", again.replayed());
    // So it is for who has nothing of it yet, if he is content with the end at first.
    let (again, app) = site(&file).await;
    player.client.app = app;
    let seat = player.table["seat"].as_str().unwrap();
    let (path, client) = (&player.path, &player.client);
    let first = client.get(&format!("{path}?seat={seat}&faces=none&recent=true")).await;
    assert!(again.replayed() <= BOUND, "{}", again.replayed());
    assert_eq!((&first["journal_anew"], &first["notes"]), (&json!(true), &json!("")));
    // The beginning follows, and both are what whoever wants all of it is told.
    let from = &first["from"];
    let rest = client.get(&format!("{path}/journal?seat={seat}&before={from}")).await;
    assert!(again.replayed() > all, "{} of {all}", again.replayed());
    let whole = client.get(&format!("{path}?seat={seat}")).await;
    for key in ["journal", "turns"] {
        let parts = [&rest[key], &first[key]].map(|part| part.as_array().unwrap().clone());
        assert!(!parts[0].is_empty() && json!(parts.concat()) == whole[key], "{key}");
    }
    assert!(whole["journal"][0]["n"].as_u64() <= Some(1));
    let path = format!("{path}/journal?seat=nobody&before={from}");
    client.check_fails("GET", &path, Value::Null, 400).await;
}

#[tokio::test]
async fn little_of_a_long_siege_is_replayed() {
    little_is_replayed("siege", &["roman", "gaul"], 1).await;
}

#[tokio::test]
async fn little_of_a_long_julius_is_replayed() {
    little_is_replayed("julius", &["caesar", "pompey"], 11).await;
}

/// What somebody sees of a table, in all ways.
async fn everything(client: &Client, path: &str, from: u64) -> Vec<(String, Value)> {
    let table = client.get(&format!("{path}?from={from}")).await;
    let seat = table["seat"].as_str().unwrap_or_default().to_owned();
    let mut asks = Vec::new();
    for lang in ["en", "fr"] {
        for viewer in table["my_seats"].as_array().unwrap() {
            let viewer = viewer.as_str().unwrap();
            asks.push(format!("{path}?from={from}&lang={lang}&seat={viewer}"));
        }
        asks.push(format!("{path}/moments/{from}?from={from}&lang={lang}"));
    }
    asks.push(format!("{path}/choices?seat={seat}&version={}", table["version"]));
    asks.push(format!("{path}/chat?before=99999"));
    let mut seen = vec![("first".to_owned(), table)];
    for ask in asks {
        let answer = client.call("GET", &ask, Value::Null).await;
        seen.push((ask, json!([answer.status.as_u16(), answer.json])));
    }
    seen
}

/// At random moments a table that is woken from a snapshot is the one that is woken from the log, and
/// what is done at it comes to the same.
#[tokio::test]
async fn woken_from_a_snapshot_or_from_the_log_a_table_is_the_same() {
    let mut resumed = 0;
    for (number, (game, seats)) in [
        ("julius", &["caesar", "pompey"][..]),
        ("xl", &["caesar", "pompey"]),
        ("siege", &["roman", "gaul"]),
    ]
    .into_iter()
    .enumerate()
    {
        let server = Server::start().await;
        let file = server.folder.path().join("test.sqlite");
        let mut player = Player::new(&server, game, seats, 11 + number as u64).await;
        while !player.over() && player.table["sequence"].as_u64().unwrap() < 600 {
            player.do_something().await;
            let sequence = player.table["sequence"].as_u64().unwrap();
            if sequence > 260 && player.lots.below(60) == 0 {
                resumed += u64::from(same(&file, &mut player).await);
            }
        }
        if !player.over() {
            let seat = json!({ "seat": player.table["seat"] });
            player.client.ok("POST", &format!("{}/resign", player.path), seat).await;
            player.look().await;
        }
        resumed += u64::from(same(&file, &mut player).await);
    }
    assert!(resumed > 7, "{resumed} times only");
}

/// Whether the table was woken from a snapshot, in which case it was compared with its log.
async fn same(file: &Path, player: &mut Player) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let mut people = Vec::new();
    for name in ["snapshots", "log"] {
        let copy = folder.path().join(name);
        sql(file, &format!("VACUUM INTO '{}'", copy.display())).await;
        if name == "log" {
            sql(&copy, "DELETE FROM snapshots").await;
        }
        let (site, app) = site(&copy).await;
        people.push((site, Client { app, cookie: player.client.cookie.clone() }));
    }
    let (version, path) = (player.table["version"].as_u64().unwrap(), player.path.clone());
    let from = version.saturating_sub(player.lots.below(90) as u64);
    let mut seen = Vec::new();
    for (_, client) in &people {
        seen.push(everything(client, &path, from).await);
    }
    compare(&seen[0], &seen[1], version);
    let (few, all) = (people[0].0.replayed(), people[1].0.replayed());
    // Somebody decides, takes back, asks to take back, and it goes on; then all of it is told.
    let mut told = Vec::new();
    let salt = player.lots.below(1 << 30) as u64;
    for (_, client) in &people {
        let table = client.get(&format!("{path}?from={version}")).await;
        let mut double =
            Player { client: client.clone(), path: path.clone(), table, lots: Lots(salt | 1) };
        let mut answers = Vec::new();
        for _ in 0..12 {
            if double.over() {
                break;
            }
            double.do_something().await;
            let mut table = double.table.clone();
            // The clock may have gone on in between.
            if let Some(fields) = table.as_object_mut() {
                fields.remove("chat");
            }
            forget_times(&mut table);
            answers.push((format!("after {version}"), table));
        }
        let back = version / 3;
        for ask in [path.clone(), format!("{path}/moments/{back}"), format!("{path}/record")] {
            let answer = client.call("GET", &ask, Value::Null).await;
            let mut seen = answer.json;
            seen["chat"] = Value::Null;
            forget_times(&mut seen);
            answers.push((ask, json!([answer.status.as_u16(), seen])));
        }
        if double.over() {
            let record = client.call("GET", &format!("{path}/record"), Value::Null).await.text;
            answers.push(("record".to_owned(), json!(record)));
        }
        told.push(answers);
    }
    compare(&told[0], &told[1], version);
    few < all
}

/// Leaves out when somebody did something.
fn forget_times(table: &mut Value) {
    table["card"]["updated"] = Value::Null;
    for seat in table["card"]["seats"].as_array_mut().into_iter().flatten() {
        seat["here"] = Value::Null;
    }
}

#[track_caller]
fn compare(one: &[(String, Value)], other: &[(String, Value)], version: u64) {
    assert_eq!(one.len(), other.len());
    for ((ask, one), (_, other)) in one.iter().zip(other) {
        let differs = |field: &&String| one.get(field) != other.get(field);
        let fields: Vec<String> = match one.as_object() {
            Some(fields) => fields.keys().filter(differs).cloned().collect(),
            None => Vec::new(),
        };
        assert!(one == other, "version {version}, {ask}: {fields:?}");
    }
}

/// Lines of a log, as they are written.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Lines {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// A snapshot that is damaged, another table's or another program's is ignored, which is logged, and
/// the log is replayed; afterwards there are good ones again.
#[tokio::test]
async fn a_snapshot_that_is_damaged_or_foreign_is_ignored() {
    let server = Server::start().await;
    let file = server.folder.path().join("test.sqlite");
    let mut player = Player::new(&server, "julius", &["caesar", "pompey"], 3).await;
    let mut other = Player::new(&server, "julius", &["caesar", "pompey"], 4).await;
    for player in [&mut player, &mut other] {
        while !player.over() && player.table["sequence"].as_u64().unwrap() < 420 {
            player.act_and_undo(8).await;
        }
    }
    let (id, foreign) = (player.id().to_owned(), other.id().to_owned());
    let expected = player.client.get(&player.path).await;
    let version = &expected["version"];
    let all = format!("SELECT count(*) FROM log WHERE table_id = '{id}' AND entry LIKE '%acted%'");
    let all = number(&file, &all).await;
    let good = {
        let store = Sqlite::open(&file).await.unwrap();
        store.snapshot(&id).await.unwrap().unwrap()
    };
    assert_eq!(good.sequence, 256);
    for (what, line) in [
        ("SET body = replace(body, 'rolls', 'rools')", "it is damaged"),
        ("SET hash = lower(hex(randomblob(32)))", "it is damaged"),
        ("SET body = ''", "it is damaged"),
        ("SET first = first + 1", "it is damaged"),
        ("SET program = 'older'", "it is damaged"),
        // As another program writes it, with a hash that is right: see below.
        ("", "another program wrote it"),
        (
            "SET body = (SELECT s.body FROM snapshots s WHERE s.table_id = 'FOREIGN'),
              hash = (SELECT s.hash FROM snapshots s WHERE s.table_id = 'FOREIGN')",
            "it is damaged",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy");
        sql(&file, &format!("VACUUM INTO '{}'", copy.display())).await;
        if what.is_empty() {
            foreign_program(&copy, &id).await;
        } else {
            let what = what.replace("FOREIGN", &foreign);
            sql(&copy, &format!("UPDATE snapshots {what} WHERE table_id = '{id}'")).await;
        }
        let lines = Lines::default();
        let writer = lines.clone();
        let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).finish();
        let _logs = tracing::subscriber::set_default(subscriber);
        let (site, app) = site(&copy).await;
        let client = Client { app, cookie: player.client.cookie.clone() };
        let seen = client.get(&format!("{}?from={version}", player.path)).await;
        assert_eq!((&seen["scene"], &seen["version"]), (&expected["scene"], version));
        assert_eq!(site.replayed(), all, "{what}");
        let text = lines.text();
        assert!(text.contains("a snapshot is ignored") && text.contains(line), "{what}: {text}");
        // The next server finds a good one.
        wait_for_snapshot(&copy, &id).await;
        let (site, app) = self::site(&copy).await;
        let client = Client { app, ..client };
        let again = client.get(&format!("{}?from={version}", player.path)).await;
        assert_eq!(again["scene"], expected["scene"]);
        assert!(site.replayed() <= 128, "{what}: {}", site.replayed());
    }
}

/// Writes the snapshot of a table as another program would.
async fn foreign_program(file: &Path, id: &str) {
    use sha2::{Digest as _, Sha256};
    let store = Sqlite::open(file).await.unwrap();
    let mut one = store.snapshot(id).await.unwrap().unwrap();
    "another".clone_into(&mut one.program);
    let mut hash = Sha256::new();
    let (sequence, first) = (one.sequence.to_string(), one.first.to_string());
    for part in [id, &one.program, &sequence, &first, &one.body] {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    one.hash = kernel::to_hex(&hash.finalize());
    store.set_snapshot(id, one).await.unwrap();
    store.close().await;
}

/// It is written while nobody waits for it, of the table as it was read.
async fn wait_for_snapshot(file: &Path, id: &str) {
    let written =
        format!("SELECT count(*) FROM snapshots WHERE table_id = '{id}' AND sequence > 256");
    for _ in 0..500 {
        if number(file, &written).await == 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no snapshot is written");
}

/// When so much is taken back that the snapshot does not count any more, the next one is written at
/// once.
#[tokio::test]
async fn what_is_taken_back_takes_the_snapshot_along() {
    let server = Server::start().await;
    let file = server.folder.path().join("test.sqlite");
    let mut player = Player::new(&server, "julius", &["caesar", "pompey"], 9).await;
    while player.table["sequence"].as_u64().unwrap() < 300 {
        player.act().await;
    }
    let first = "SELECT first FROM snapshots";
    let before = number(&file, first).await;
    assert!(before > 100, "{before}");
    // Decision by decision, far below the snapshot.
    while player.table["version"].as_u64().unwrap() >= before {
        let body = json!({ "seat": player.table["seat"], "version": player.table["version"] });
        player.client.ok("POST", &format!("{}/undo-request", player.path), body).await;
        player.look().await;
    }
    let version = player.table["version"].as_u64().unwrap();
    assert_eq!(number(&file, first).await, version - 128.min(version));
    let (again, app) = site(&file).await;
    let client = Client { app, cookie: player.client.cookie.clone() };
    let woken = client.get(&format!("{}?from={version}", player.path)).await;
    assert_eq!((&woken["scene"], &woken["version"]), (&player.table["scene"], &json!(version)));
    assert!(again.replayed() <= BOUND, "{}", again.replayed());
}
