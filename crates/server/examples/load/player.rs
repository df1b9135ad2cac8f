//! Somebody who plays both seats of a table of `julius`, anyhow.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::client::{Client, Failure};

/// A table and what is offered there now.
pub(crate) struct Player {
    client: Client,
    table: String,
    lots: u64,
    seat: String,
    version: usize,
    sequence: u64,
    /// What each seat was shown of faces.
    faces: BTreeMap<String, String>,
    offers: Vec<Value>,
}

/// What is read of a table.
#[derive(Deserialize)]
struct Seen {
    seat: String,
    version: usize,
    sequence: u64,
    scene: Offers,
    pickable: Vec<String>,
    faces: Faces,
    card: Card,
}

#[derive(Deserialize)]
struct Card {
    status: String,
}

#[derive(Deserialize)]
struct Offers {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: Value,
}

#[derive(Deserialize)]
struct Faces {
    epoch: String,
    from: usize,
    list: Vec<IgnoredAny>,
}

#[derive(Deserialize)]
struct Acted {
    table: Seen,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

impl Player {
    /// A new guest at a new table.
    pub(crate) async fn sit_down(address: SocketAddr, lots: u64) -> Result<Self, Failure> {
        let mut client = Client::connect(address).await?;
        client.introduce("Player").await?;
        let mut player = Self {
            client,
            table: String::new(),
            lots: lots.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
            seat: String::new(),
            version: 0,
            sequence: 0,
            faces: BTreeMap::new(),
            offers: Vec::new(),
        };
        player.begin().await?;
        Ok(player)
    }

    /// The id of the table.
    pub(crate) fn table(&self) -> &str {
        &self.table
    }

    async fn begin(&mut self) -> Result<(), Failure> {
        let new = r#"{"game":"julius","seats":{"caesar":"me","pompey":"me"}}"#;
        let answer = self.client.call("POST", "/tables", new).await?;
        self.table = serde_json::from_slice::<Made>(&answer.body)?.id;
        self.seat.clear();
        self.faces.clear();
        self.look().await
    }

    /// Takes an action, answered with the table after it, and says how long that took. If the other
    /// seat must decide then, looks through its eyes.
    pub(crate) async fn act(&mut self) -> Result<Duration, Failure> {
        let offer = self.lot(self.offers.len());
        let Self { seat, version, sequence, .. } = self;
        let (faces, offer) =
            (self.faces.get(seat).ok_or("a seat without eyes")?, &self.offers[offer]);
        let body = format!(
            r#"{{"seat":"{seat}","version":{version},"sequence":{sequence},"from":{version},"faces":"{faces}","actions":[{offer}]}}"#
        );
        let path = format!("/tables/{}/actions", self.table);
        let start = Instant::now();
        let answer = self.client.call("POST", &path, &body).await?;
        let took = start.elapsed();
        let seen = serde_json::from_slice::<Acted>(&answer.body)?.table;
        if seen.card.status == "over" {
            self.begin().await?;
        } else if seen.scene.choices.is_empty() && seen.pickable.is_empty() {
            self.look().await?;
        } else {
            self.see(seen).await?;
        }
        Ok(took)
    }

    /// Looks at the table through the eyes of the other seat.
    async fn look(&mut self) -> Result<(), Failure> {
        let other = self.faces.iter().find(|(seat, _)| **seat != self.seat);
        let path = match other {
            Some((seat, faces)) => {
                let Self { table, version, .. } = self;
                format!("/tables/{table}?seat={seat}&from={version}&faces={faces}")
            }
            None => format!("/tables/{}?faces=none", self.table),
        };
        let answer = self.client.call("GET", &path, "").await?;
        self.see(serde_json::from_slice(&answer.body)?).await
    }

    /// Takes in what was answered, and asks for the choices of a piece where there are many.
    async fn see(&mut self, seen: Seen) -> Result<(), Failure> {
        (self.seat, self.version, self.sequence) = (seen.seat, seen.version, seen.sequence);
        let faces = format!("{}.{}", seen.faces.epoch, seen.faces.from + seen.faces.list.len());
        self.faces.insert(self.seat.clone(), faces);
        let mut choices = seen.scene.choices;
        if !seen.pickable.is_empty() {
            let piece = &seen.pickable[self.lot(seen.pickable.len())];
            let Self { table, seat, version, .. } = self;
            let path =
                format!("/tables/{table}/choices?seat={seat}&version={version}&pieces={piece}");
            let answer = self.client.call("GET", &path, "").await?;
            choices = serde_json::from_slice::<Offers>(&answer.body)?.choices;
        }
        self.offers.clear();
        self.offers.extend(choices.into_iter().map(|choice| choice.action));
        if self.offers.is_empty() { Err("nobody has anything to do".into()) } else { Ok(()) }
    }

    fn lot(&mut self, count: usize) -> usize {
        self.lots ^= self.lots << 13;
        self.lots ^= self.lots >> 7;
        self.lots ^= self.lots << 17;
        (self.lots >> 11) as usize % count
    }
}
