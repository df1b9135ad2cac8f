//! Looks at finished matches of `siege` that are not in memory, one by one and many at once.

use std::path::Path;
use std::time::{Duration, Instant};

use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Game, Match, Rng, Seed, Setup};
use registry::Visitor;
use rubicon_server::store::{
    Entry, Guest, Logged, SeatRow, Secret, Sitter, Sqlite, Status, Store as _, Summary, TableRow,
};
use serde_json::json;

use crate::client::{Client, Failure};
use crate::player::Player;
use crate::{Server, report};

/// How many tables are looked at one after the other.
const ALONE: usize = 12;
/// How many are looked at together, and how often.
const TOGETHER: usize = 24;
const ROUNDS: usize = 3;
/// How many actions of somebody else are measured before.
const BEFORE: usize = 300;

/// A finished match, by random play.
struct Finished(u64);

impl Visitor for Finished {
    type Out = Result<(TableRow, Vec<Logged>), Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let loaded = registry::load::<G>(None).map_err(|_| "the data are faulty")?;
        let setup = Setup::default().complete(G::info()).map_err(|error| error.to_string())?;
        let (id, seed) = (format!("cold-{}", self.0), Seed::derived(9, self.0));
        let names = G::seats(&setup);
        let players = vec!["Host".to_owned(); names.len()];
        let (pack, files) = (loaded.pack, loaded.files);
        let game = Match::<G>::new(pack, files, &setup, &id, seed.clone(), players.clone());
        let mut game = game.map_err(|error| error.to_string())?;
        let mut entries = vec![Entry::Begun { players, lots: false }];
        let (mut rng, mut offers) = (Rng::seed_from_u64(self.0), Vec::new());
        while let Some(seat) = game.game().pending().seats().iter().next() {
            kernel::offers(game.game(), seat, &mut offers);
            let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
            game.submit(seat, &action).map_err(|_| "an offer is refused")?;
            entries.push(Entry::Acted { seat, action: json!(action), ordered: false });
        }
        let host = || Sitter::Person { guest: "host".to_owned(), name: "Host".to_owned() };
        let seat = |name: &&str| SeatRow { seat: (*name).to_owned(), sitter: host() };
        let entries = entries.into_iter().zip(1..);
        let entries = entries.map(|(entry, sequence)| Logged { sequence, at: 0, entry });
        let entries: Vec<Logged> = entries.collect();
        let row = TableRow {
            game: G::info().id.to_owned(),
            setup,
            pack: files.hash(),
            match_id: id.clone(),
            id,
            seed: Secret(seed.to_hex()),
            guided: false,
            owner: "host".to_owned(),
            created: 0,
            sequence: entries.len() as u64,
            summary: Summary { status: Status::Over, ..Summary::default() },
            seats: names.iter().map(seat).collect(),
        };
        Ok((row, entries))
    }
}

/// Writes so many finished matches into a file that no server has open.
async fn prepare(file: &Path, tables: usize) -> Result<(), Failure> {
    let store = Sqlite::open(file).await?;
    let host = Guest { id: "host".to_owned(), name: "Host".to_owned() };
    store.add_guest(&host, "nobody knows", 0).await?;
    let mut actions = 0;
    for number in 0..tables {
        let (row, log) = registry::visit("siege", Finished(number as u64))??;
        actions += log.len() - 1;
        store.add_table(&row, &log).await?;
    }
    store.close().await;
    println!("  {tables} finished matches of siege, {} actions each", actions / tables);
    Ok(())
}

/// A first look as the page has it; older servers answer it whole.
async fn look(client: &mut Client, table: usize) -> Result<Duration, Failure> {
    let start = Instant::now();
    client.call("GET", &format!("/tables/cold-{table}?faces=none&recent=true"), "").await?;
    Ok(start.elapsed())
}

/// First looks after a restart, and what they mean for somebody who plays.
pub(crate) async fn cold(program: &Path) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let tables = ALONE + ROUNDS * TOGETHER;
    prepare(&folder.path().join("load.sqlite"), tables).await?;
    let server = Server::start_in(program, folder)?;
    let mut client = Client::connect(server.address).await?;
    // Played here, they would have their snapshots already.
    for table in 0..tables {
        look(&mut client, table).await?;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let server = server.restart(program)?;
    let mut client = Client::connect(server.address).await?;
    let mut times = Vec::new();
    for table in 0..ALONE {
        times.push(look(&mut client, table).await?);
    }
    report("first looks one after the other", &mut times);
    let mut player = Player::sit_down(server.address, 1).await?;
    let mut before = Vec::new();
    for _ in 0..BEFORE {
        before.push(player.act().await?);
    }
    report("actions of somebody else before", &mut before);
    let (mut looks, mut during) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let mut tasks = Vec::new();
        for number in 0..TOGETHER {
            let mut client = Client::connect(server.address).await?;
            let table = ALONE + round * TOGETHER + number;
            tasks.push(tokio::spawn(async move { look(&mut client, table).await }));
        }
        while tasks.iter().any(|task| !task.is_finished()) {
            during.push(player.act().await?);
        }
        for task in tasks {
            looks.push(task.await??);
        }
    }
    report(&format!("{TOGETHER} first looks at once, {ROUNDS} times"), &mut looks);
    report(&format!("{} actions of somebody else meanwhile", during.len()), &mut during);
    Ok(())
}
