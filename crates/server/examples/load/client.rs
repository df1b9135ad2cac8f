//! As little of HTTP as it takes, so that what is measured is the server.

use std::fmt::Write as _;
use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// What went wrong with the server or on the way to it.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A connection that is kept.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    cookie: String,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    cookie: Option<String>,
}

impl Client {
    /// A connection of somebody who is not known.
    pub(crate) async fn connect(address: SocketAddr) -> Result<Self, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream: BufReader::new(stream), cookie: String::new() })
    }

    /// Another connection of the same guest.
    pub(crate) async fn again(&self, address: SocketAddr) -> Result<Self, Failure> {
        Ok(Self { cookie: self.cookie.clone(), ..Self::connect(address).await? })
    }

    /// Says who is asking from now on.
    pub(crate) async fn introduce(&mut self, name: &str) -> Result<(), Failure> {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = self.call("POST", "/me", &body).await?;
        self.cookie = answer.cookie.ok_or("no cookie came")?;
        Ok(())
    }

    /// A call that is answered with 200.
    pub(crate) async fn call(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<Answer, Failure> {
        self.send(method, path, body).await?;
        let mut answer = self.head().await?;
        let length = answer.length.ok_or("an answer without a length")?;
        answer.answer.body.resize(length, 0);
        self.stream.read_exact(&mut answer.answer.body).await?;
        let answer = answer.answer;
        if answer.status != 200 {
            let said = String::from_utf8_lossy(&answer.body).into_owned();
            return Err(format!("{method} {path}: {} {said}", answer.status).into());
        }
        Ok(answer)
    }

    /// Asks for a stream of events and waits for the first.
    pub(crate) async fn listen(&mut self, path: &str) -> Result<(), Failure> {
        self.send("GET", path, "").await?;
        let head = self.head().await?;
        if head.answer.status != 200 {
            return Err(format!("GET {path}: {}", head.answer.status).into());
        }
        let mut line = String::new();
        while !line.starts_with("data:") {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err("a stream of events ended at once".into());
            }
        }
        Ok(())
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> Result<(), Failure> {
        let mut request = format!("{method} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n");
        if !self.cookie.is_empty() {
            let _ = write!(request, "Cookie: {}\r\n", self.cookie);
        }
        if !body.is_empty() {
            request.push_str("Content-Type: application/json\r\n");
        }
        if method != "GET" {
            let _ = write!(request, "Content-Length: {}\r\n", body.len());
        }
        request.push_str("\r\n");
        request.push_str(body);
        self.stream.write_all(request.as_bytes()).await?;
        Ok(())
    }

    async fn head(&mut self) -> Result<Head, Failure> {
        let (mut line, mut head) = (String::new(), Head::default());
        self.stream.read_line(&mut line).await?;
        head.answer.status = line.split(' ').nth(1).ok_or("no status line")?.parse()?;
        loop {
            line.clear();
            self.stream.read_line(&mut line).await?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { return Ok(head) };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => head.length = Some(value.parse()?),
                "set-cookie" => head.answer.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }
}

/// The beginning of an answer, and how long the rest is.
struct Head {
    answer: Answer,
    length: Option<usize>,
}

impl Default for Head {
    fn default() -> Self {
        Self { answer: Answer { status: 0, body: Vec::new(), cookie: None }, length: None }
    }
}
