//! How long a move takes with ten live tables, over real sockets and a real database.
//!
//! Ten players each play both seats of a table, look at it after every move as the page does, and
//! pause between moves. Prints the median and the 99th percentile in milliseconds.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a measurement for people to read")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rubicon_server::store::Sqlite;
use rubicon_server::{Settings, Site, serve};
use serde_json::{Value, json};

const TABLES: u64 = 10;
const MOVES: usize = 60;
const PAUSE: Duration = Duration::from_millis(400);

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let address = runtime.block_on(async {
        let store = Sqlite::open(&folder.path().join("bench.sqlite")).await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let site = Site::new(Arc::new(store), Settings::default());
        tokio::spawn(serve(site, listener, std::future::pending()));
        address
    });
    let players: Vec<_> = (1..=TABLES)
        .map(|seed| std::thread::spawn(move || Player::new(address, seed).play()))
        .collect();
    let (mut moves, mut looks) = (Vec::new(), Vec::new());
    for player in players {
        let (more_moves, more_looks) = player.join().unwrap();
        moves.extend(more_moves);
        looks.extend(more_looks);
    }
    report("move", &mut moves);
    report("look", &mut looks);
}

fn report(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1000.0;
    println!("{what}: {} times, median {:.2} ms, p99 {:.2} ms", times.len(), at(50), at(99));
}

struct Player {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
    cookie: String,
    lots: u64,
}

impl Player {
    fn new(address: SocketAddr, seed: u64) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        let lots = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self { stream: BufReader::new(stream), address, cookie: String::new(), lots }
    }

    fn play(mut self) -> (Vec<Duration>, Vec<Duration>) {
        let (head, _) = self.call("POST", "/me", &json!({ "name": "Anna" }));
        let cookie = head.iter().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        let seats = json!({ "caesar": "me", "pompey": "me" });
        let (_, made) = self.call("POST", "/tables", &json!({ "game": "julius", "seats": seats }));
        let id = made["id"].as_str().unwrap().to_owned();
        let (mut moves, mut looks) = (Vec::new(), Vec::new());
        for _ in 0..MOVES {
            let start = Instant::now();
            let (_, table) = self.call("GET", &format!("/tables/{id}"), &Value::Null);
            looks.push(start.elapsed());
            let choices = table["scene"]["choices"].as_array().unwrap();
            if choices.is_empty() {
                break;
            }
            self.lots ^= self.lots << 13;
            self.lots ^= self.lots >> 7;
            self.lots ^= self.lots << 17;
            let choice = &choices[(self.lots >> 11) as usize % choices.len()]["action"];
            let (seat, version) = (&table["seat"], &table["version"]);
            let body = json!({ "seat": seat, "version": version, "actions": [choice] });
            // Not all at the same moment.
            std::thread::sleep(
                PAUSE / 2 + PAUSE.mul_f64(f64::from((self.lots % 100) as u8) / 100.0),
            );
            let start = Instant::now();
            self.call("POST", &format!("/tables/{id}/actions"), &body);
            moves.push(start.elapsed());
        }
        (moves, looks)
    }

    /// A request on the connection that stays open: head and body of the answer.
    fn call(&mut self, method: &str, path: &str, body: &Value) -> (Vec<String>, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
        let mut head = Vec::new();
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).unwrap();
            if line.trim().is_empty() {
                break;
            }
            head.push(line.trim().to_owned());
        }
        assert!(head[0].contains(" 200 "), "{head:?}");
        let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
        let mut bytes = vec![0; length.parse().unwrap()];
        self.stream.read_exact(&mut bytes).unwrap();
        (head, serde_json::from_slice(&bytes).unwrap())
    }
}
