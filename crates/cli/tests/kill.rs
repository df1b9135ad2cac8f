//! The server is killed again and again under scripted players. Every action that it acknowledged
//! is there afterwards, no table is damaged, and the players go on by themselves.

#![allow(clippy::unwrap_used, reason = "a test stops at what it does not expect")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

const KILLS: usize = 20;
const PLAYERS: u64 = 3;

#[test]
fn acknowledged_actions_survive_twenty_kills() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kill.sqlite");
    let (mut server, address) = start(&file, "127.0.0.1:0");
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let players: Vec<_> = (1..=PLAYERS)
        .map(|seed| {
            let (stop, acknowledged) = (Arc::clone(&stop), Arc::clone(&acknowledged));
            std::thread::spawn(move || Player::new(address, seed).play(&stop, &acknowledged))
        })
        .collect();
    for _ in 0..KILLS {
        // Killed in the middle of play, not while everybody waits.
        let before = acknowledged.load(Ordering::SeqCst);
        for _ in 0..2000 {
            if acknowledged.load(Ordering::SeqCst) >= before + 15 {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(acknowledged.load(Ordering::SeqCst) >= before + 15, "the players are stuck");
        server.kill().unwrap();
        server.wait().unwrap();
        (server, _) = start(&file, &address.to_string());
    }
    stop.store(true, Ordering::SeqCst);
    let tables: Vec<Played> = players.into_iter().map(|player| player.join().unwrap()).collect();
    server.kill().unwrap();
    server.wait().unwrap();
    (server, _) = start(&file, &address.to_string());
    for table in &tables {
        table.check(address);
    }
    server.kill().unwrap();
    server.wait().unwrap();
}

fn start(file: &Path, address: &str) -> (Child, SocketAddr) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_rubicon"))
        .args(["serve", "--addr", address, "--bot-pause", "0", "--db"])
        .arg(format!("sqlite:{}", file.display()))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").unwrap_or_else(|| panic!("{line:?}"));
    (server, address.parse().unwrap())
}

/// Somebody who plays both seats of a table, and against nobody's memory but his own.
struct Player {
    address: SocketAddr,
    lots: u64,
    cookie: String,
}

/// A table and the actions that were acknowledged: number, seat, action.
struct Played {
    id: String,
    cookie: String,
    acknowledged: Vec<(u64, Value, Value)>,
}

impl Player {
    fn new(address: SocketAddr, seed: u64) -> Self {
        Self { address, lots: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), cookie: String::new() }
    }

    fn play(mut self, stop: &AtomicBool, count: &AtomicUsize) -> Played {
        let (_, answer, head) = self.patiently("POST", "/me", &json!({ "name": "Anna" }));
        assert!(answer["id"].is_string());
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        let seats = json!({ "caesar": "me", "pompey": "me" });
        let new = json!({ "game": "julius", "seats": seats });
        let (_, answer, _) = self.patiently("POST", "/tables", &new);
        let id = answer["id"].as_str().unwrap().to_owned();
        let mut acknowledged = Vec::new();
        while !stop.load(Ordering::SeqCst) {
            let path = format!("/tables/{id}?from=1000000");
            let (status, table, _) = self.patiently("GET", &path, &Value::Null);
            assert_eq!(status, 200, "{table}");
            let choices = table["scene"]["choices"].as_array().unwrap();
            if choices.is_empty() {
                break;
            }
            let action = choices[self.lot(choices.len())]["action"].clone();
            let body = json!({
                "seat": table["seat"], "version": table["version"], "actions": [action],
            });
            let path = format!("/tables/{id}/actions");
            // No answer: it may have been carried out or not. The next look tells.
            let Ok((status, answer, _)) = self.call("POST", &path, &body) else { continue };
            assert_eq!(status, 200, "{answer}");
            let number = table["version"].as_u64().unwrap() + 1;
            acknowledged.push((number, table["seat"].clone(), action));
            count.fetch_add(1, Ordering::SeqCst);
        }
        Played { id, cookie: self.cookie, acknowledged }
    }

    fn lot(&mut self, count: usize) -> usize {
        self.lots ^= self.lots << 13;
        self.lots ^= self.lots >> 7;
        self.lots ^= self.lots << 17;
        (self.lots >> 11) as usize % count
    }

    /// Asks until there is an answer.
    fn patiently(&self, method: &str, path: &str, body: &Value) -> (u16, Value, String) {
        for _ in 0..1000 {
            if let Ok(answer) = self.call(method, path, body) {
                return answer;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("no answer to {method} {path}");
    }

    fn call(
        &self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> std::io::Result<(u16, Value, String)> {
        call(self.address, &self.cookie, method, path, body)
    }
}

impl Played {
    /// Every acknowledged action is in the record, in its place.
    fn check(&self, address: SocketAddr) {
        let table = format!("/tables/{}", self.id);
        let (status, _, _) = call(
            address,
            &self.cookie,
            "POST",
            &format!("{table}/resign"),
            &json!({ "seat": "caesar" }),
        )
        .unwrap();
        assert!(status == 200 || status == 409, "{status}");
        let path = format!("{table}/record");
        let (status, record, _) = call(address, &self.cookie, "GET", &path, &Value::Null).unwrap();
        assert_eq!(status, 200, "{record}");
        let lines: Vec<Value> = record
            .as_str()
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert!(self.acknowledged.len() > KILLS, "{}", self.acknowledged.len());
        for (number, seat, action) in &self.acknowledged {
            let line = &lines[usize::try_from(*number).unwrap()];
            assert_eq!(line["n"], *number);
            assert_eq!((&line["seat"], &line["action"]), (seat, action), "action {number}");
        }
    }
}

/// One request on one connection: status, body (JSON or text), head.
fn call(
    address: SocketAddr,
    cookie: &str,
    method: &str,
    path: &str,
    body: &Value,
) -> std::io::Result<(u16, Value, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    write!(
        stream,
        "{method} /api/v1{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let cut = || std::io::Error::from(std::io::ErrorKind::UnexpectedEof);
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(cut)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(cut)?;
    let length = head
        .lines()
        .find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
    if length != Some(body.len()) {
        return Err(cut());
    }
    let json = serde_json::from_str(body).unwrap_or_else(|_| Value::from(body));
    Ok((status, json, head.to_lowercase().replace("\r\n", "\n")))
}
