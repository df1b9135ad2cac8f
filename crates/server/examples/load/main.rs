//! Measures servers under load: `make load`, or
//!
//!     cargo run --release --package rubicon-server --example load -- [--quick] [--cold] RUBICON…
//!
//! `--quick` does less of everything, `--cold` only the last part.
//!
//! Each RUBICON is a program with `serve`, such as one built before a change and one after it. They
//! are measured in turn, so that figures can be compared though the machine has other things to do.
//! Every server is started here, on 127.0.0.1, with a database in a temporary folder, and stopped
//! again; all loads are bounded in number and time.
//!
//! What is measured: committed actions a second over 16 tables of `julius`, as fast as they go; how
//! long an action takes, from when it is due, at 200 a second over 500 tables; the memory of 8,000
//! streams of events; lists of 10,000 tables; first looks at finished matches of `siege` after a
//! restart, and what these mean for somebody who plays.

#![allow(clippy::print_stdout, reason = "a measurement for people to read")]

mod client;
mod cold;
mod player;

use std::io::BufRead as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Client, Failure};
use player::Player;
use serde_json::json;

/// How much is done.
struct Load {
    /// How long a load lasts.
    time: Duration,
    /// How many tables are played at now and then.
    slow_tables: usize,
    /// How many streams of events are listened to.
    streams: usize,
    /// How many tables there are to list.
    listed: usize,
}

const WHOLE: Load =
    Load { time: Duration::from_secs(10), slow_tables: 500, streams: 8000, listed: 10_000 };
const QUICK: Load =
    Load { time: Duration::from_secs(2), slow_tables: 50, streams: 200, listed: 500 };
/// How many tables are played at as fast as it goes.
const FLAT_OUT: usize = 16;
/// How many actions a second are due at the slow tables.
const RATE: u32 = 200;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut programs: Vec<String> = std::env::args().skip(1).collect();
    let mut flag = |name: &str| {
        let before = programs.len();
        programs.retain(|word| word != name);
        programs.len() < before
    };
    let (quick, only_cold) = (flag("--quick"), flag("--cold"));
    if programs.is_empty() {
        return Err("name at least one program, such as target/release/rubicon".into());
    }
    if only_cold {
        for program in &programs {
            println!("{program}");
            cold::cold(Path::new(program)).await?;
        }
        return Ok(());
    }
    let load = if quick { QUICK } else { WHOLE };
    // Twice, in turn: what differs between two runs of the same program is noise.
    for round in 1..=2 {
        for program in &programs {
            let server = Server::start(Path::new(program))?;
            println!("{program}, round {round}: idle server, {} MB", server.megabytes()?);
            flat_out(&server, &load).await?;
            paced(&server, &load).await?;
        }
    }
    for program in &programs {
        println!("{program}");
        streams(&Server::start(Path::new(program))?, &load).await?;
        lists(&Server::start(Path::new(program))?, &load).await?;
        cold::cold(Path::new(program)).await?;
    }
    Ok(())
}

/// A server that is stopped when this is dropped.
struct Server {
    process: Child,
    address: SocketAddr,
    folder: Option<tempfile::TempDir>,
}

impl Server {
    fn start(program: &Path) -> Result<Self, Failure> {
        Self::start_in(program, tempfile::tempdir()?)
    }

    /// Another one in the same folder.
    fn restart(mut self, program: &Path) -> Result<Self, Failure> {
        let folder = self.folder.take().ok_or("the folder is gone")?;
        drop(self);
        Self::start_in(program, folder)
    }

    /// A server whose database is in this folder.
    fn start_in(program: &Path, folder: tempfile::TempDir) -> Result<Self, Failure> {
        let database = format!("sqlite:{}", folder.path().join("load.sqlite").display());
        let help = Command::new(program).args(["serve", "--help"]).output()?.stdout;
        let mut command = Command::new(program);
        command.args(["serve", "--addr", "127.0.0.1:0", "--db", &database]);
        // One guest does here what thousands do; older programs had no limits.
        if String::from_utf8_lossy(&help).contains("--limit") {
            command.args(["--limit", "off", "--connections", "20000"]);
        }
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let out = process.stdout.take().ok_or("the server says nothing")?;
        let mut line = String::new();
        std::io::BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().strip_prefix("http://").ok_or("the server has no address")?;
        let address: SocketAddr = address.parse()?;
        Ok(Self { process, address, folder: Some(folder) })
    }

    /// The memory that it occupies.
    fn megabytes(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        Ok(kilobytes.ok_or("the memory of the server is not known")?.parse::<u64>()? / 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Every table has a connection, and the next action follows on the answer to the last.
async fn flat_out(server: &Server, load: &Load) -> Result<(), Failure> {
    let mut players = Vec::new();
    for number in 0..FLAT_OUT {
        players.push(Player::sit_down(server.address, number as u64).await?);
    }
    let start = Instant::now();
    let end = start + load.time;
    let tasks: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while Instant::now() < end {
                    times.push(player.act().await?);
                }
                Ok::<_, Failure>(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    let rate = a_second(times.len(), start);
    report(&format!("{FLAT_OUT} tables flat out, {rate} actions a second"), &mut times);
    Ok(())
}

/// Actions fall due at a fixed rate, whatever became of those before; who is late is late.
async fn paced(server: &Server, load: &Load) -> Result<(), Failure> {
    let mut players = Vec::new();
    for number in 0..load.slow_tables {
        players.push(Player::sit_down(server.address, 1000 + number as u64).await?);
    }
    let (count, between) = (players.len() as u32, Duration::from_secs(1) / RATE);
    let start = Instant::now() + Duration::from_millis(100);
    let tasks: Vec<_> = (0..)
        .zip(players)
        .map(|(number, mut player)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                for turn in 0_u32.. {
                    let due = start + between * (turn * count + number);
                    if due > start + load_end(between, count) {
                        break;
                    }
                    tokio::time::sleep_until(due.into()).await;
                    player.act().await?;
                    times.push(due.elapsed());
                }
                Ok::<_, Failure>(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    report(&format!("{count} tables, {RATE} actions a second, from when due"), &mut times);
    println!("    then {} MB", server.megabytes()?);
    Ok(())
}

/// Until when actions fall due: four at every table.
fn load_end(between: Duration, tables: u32) -> Duration {
    between * (tables * 4 - 1)
}

/// Many people who listen to a few tables.
async fn streams(server: &Server, load: &Load) -> Result<(), Failure> {
    let mut tables = Vec::new();
    for number in 0..10 {
        tables.push(Player::sit_down(server.address, number).await?.table().to_owned());
    }
    let (before, start) = (server.megabytes()?, Instant::now());
    let mut listening = Vec::new();
    for number in 0..load.streams {
        let mut client = Client::connect(server.address).await?;
        client.listen(&format!("/tables/{}/events", tables[number % tables.len()])).await?;
        listening.push(client);
    }
    let (after, took) = (server.megabytes()?, start.elapsed());
    println!(
        "  {} streams of events: {before} MB, then {after} MB, in {took:.1?}",
        listening.len()
    );
    Ok(())
}

/// Lists where there are many tables, a page at a time.
async fn lists(server: &Server, load: &Load) -> Result<(), Failure> {
    let mut host = Client::connect(server.address).await?;
    host.introduce("Host").await?;
    let open = json!({ "game": "julius", "seats": { "caesar": "me", "pompey": "open" } });
    let tables: Vec<_> = (0..FLAT_OUT).map(|_| open.to_string()).collect();
    let mut tasks = Vec::new();
    for (number, body) in tables.into_iter().enumerate() {
        let mut client = host.again(server.address).await?;
        let count = (number..load.listed).step_by(FLAT_OUT).count();
        tasks.push(tokio::spawn(async move {
            for _ in 0..count {
                client.call("POST", "/tables", &body).await?;
            }
            Ok::<_, Failure>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    let mut guest = Client::connect(server.address).await?;
    guest.introduce("Guest").await?;
    for _ in 0..30 {
        guest.call("POST", "/tables", &open.to_string()).await?;
    }
    for (who, client) in [("who has 30", &mut guest), ("who has the others", &mut host)] {
        for which in ["mine", "open"] {
            let (mut times, mut bytes) = (Vec::new(), 0);
            for _ in 0..200 {
                let start = Instant::now();
                let path = format!("/tables?which={which}&most=200");
                bytes = client.call("GET", &path, "").await?.body.len();
                times.push(start.elapsed());
            }
            let title = format!("{} tables, {which} of somebody {who}, {bytes} bytes", load.listed);
            report(&title, &mut times);
        }
    }
    let (counted, end) = (Arc::new(std::sync::atomic::AtomicUsize::new(0)), load.time);
    let start = Instant::now();
    let mut tasks = Vec::new();
    for _ in 0..FLAT_OUT {
        let (mut client, counted) = (guest.again(server.address).await?, Arc::clone(&counted));
        tasks.push(tokio::spawn(async move {
            while start.elapsed() < end {
                client.call("GET", "/tables?which=open", "").await?;
                counted.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            }
            Ok::<_, Failure>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    let count = counted.load(std::sync::atomic::Ordering::Relaxed);
    let rate = a_second(count, start);
    println!("  lists of open tables flat out, {FLAT_OUT} connections: {rate} a second");
    Ok(())
}

/// How often a second, since this moment.
fn a_second(count: usize, since: Instant) -> u128 {
    count as u128 * 1000 / since.elapsed().as_millis().max(1)
}

fn report(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 1000].as_secs_f64() * 1000.0;
    println!("  {what}: p50 {:.1}, p99 {:.1}, p99.9 {:.1} ms", at(500), at(990), at(999));
}
