//! `rubicon serve` from outside: its switches, and how it stops.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::{check_fails, check_runs, program};

#[test]
fn limits_are_explained() {
    let help = check_runs("serve --help");
    for limit in ["requests", "guests", "tables", "chat", "waiting", "bot-tables", "odds"] {
        assert!(help.contains(limit), "{limit}: {help}");
    }
    for switch in ["--connections", "--behind-proxy", "--host", "off"] {
        assert!(help.contains(switch), "{switch}: {help}");
    }
    for (wrong, sentence) in [
        ("chat", "NAME=N"),
        ("moons=2", "there is no limit \"moons\""),
        ("chat=many", "a number or off"),
    ] {
        let complaint = check_fails(&format!("serve --limit {wrong}"));
        assert!(complaint.contains(sentence), "{complaint}");
    }
}

#[cfg(unix)]
#[test]
fn the_server_stops_when_it_is_told_to() {
    let mut server = program()
        .args(["serve", "--addr", "127.0.0.1:0", "--db", "sqlite::memory:"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let address = line.trim().strip_prefix("http://").expect("an address").to_owned();
    let half = [
        "GET / HTTP/1.1\r\nhost: loc",
        "POST /api/v1/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{",
        "",
    ];
    let _held = half.map(|said| {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        stream.write_all(said.as_bytes()).expect("half a request");
        stream
    });
    let mut asking = TcpStream::connect(&address).expect("a connection");
    let ask = "GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    asking.write_all(ask.as_bytes()).expect("a request");
    let mut answer = String::new();
    asking.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let start = Instant::now();
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    assert!(told.expect("kill").success());
    let status = server.wait().expect("the server ends");
    assert!(status.success(), "{status}");
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}
