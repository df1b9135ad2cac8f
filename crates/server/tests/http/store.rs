//! One suite for every store. A store for another database joins by a call of [`suite`].

use std::collections::BTreeMap;

use kernel::Seat;
use rubicon_server::store::{
    After, Change, EndedBy, Ending, Entry, Guest, List, Logged, SeatRow, Secret, Sitter, Snapshot,
    Sqlite, Standing, Status, Store, StoreError, Summary, TableRow, Talk, Terms, Which,
};

#[tokio::test]
async fn sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("suite.sqlite");
    suite(&Sqlite::open(&file).await.unwrap()).await;
    // Opened again, it has everything.
    let again = Sqlite::open(&file).await.unwrap();
    assert_eq!(again.log("t1", 0).await.unwrap().len(), 9);
    assert_eq!(again.notes("t1", "g1").await.unwrap(), "second");
}

/// A store in memory is a store like any other, and writes no file.
#[tokio::test]
async fn sqlite_in_memory() {
    let here = || std::fs::read_dir(".").unwrap().map(|file| file.unwrap().path()).collect();
    let before: std::collections::BTreeSet<_> = here();
    suite(&Sqlite::open_address("sqlite::memory:").await.unwrap()).await;
    suite(&Sqlite::open_address("sqlite://:memory:").await.unwrap()).await;
    assert_eq!(here(), before);
}

/// Nobody else reads the seeds of the dice, in a new file or in one that others could read.
#[cfg(unix)]
#[tokio::test]
async fn files_are_their_owners_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.sqlite");
    let anna = Guest { id: "g1".to_owned(), name: "Anna".to_owned() };
    for round in 0..2 {
        let store = Sqlite::open(&file).await.unwrap();
        store.add_guest(&anna, &format!("hash {round}"), 1).await.ok();
        let mut names = Vec::new();
        for found in std::fs::read_dir(folder.path()).unwrap() {
            let path = found.unwrap().path();
            let mode = std::fs::metadata(&path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{}", path.display());
            names.push(path);
        }
        assert_eq!(names.len(), 3, "{names:?}");
        for name in names {
            std::fs::set_permissions(name, std::fs::Permissions::from_mode(0o644)).unwrap();
        }
        // The files stay as they are when a server is killed.
        std::mem::forget(store);
    }
}

async fn suite(store: &dyn Store) {
    guests(store).await;
    tables(store).await;
    old_ones(store).await;
    standing(store).await;
    additions(store).await;
    snapshots(store).await;
    lists(store).await;
    notes(store).await;
}

async fn guests(store: &dyn Store) {
    let anna = Guest { id: "g1".to_owned(), name: "Anna".to_owned() };
    store.add_guest(&anna, "hash1", 1).await.unwrap();
    store.add_guest(&Guest { id: "g2".to_owned(), ..anna.clone() }, "hash2", 2).await.unwrap();
    assert_eq!(store.guest_by_token("hash1").await.unwrap(), Some(anna.clone()));
    assert_eq!(store.guest_by_token("hash3").await.unwrap(), None);
    store.rename_guest("g2", "Bert").await.unwrap();
    let bert = store.guest_by_token("hash2").await.unwrap().unwrap();
    assert_eq!(bert.name, "Bert");
    // Neither an id nor a token is given twice.
    assert!(store.add_guest(&anna, "hash4", 3).await.is_err());
}

fn row(id: &str, seats: Vec<SeatRow>) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "julius".to_owned(),
        setup: kernel::Setup {
            scenario: "civil-war".to_owned(),
            set: BTreeMap::from([("edition".to_owned(), "french".to_owned())]),
        },
        pack: "pack".to_owned(),
        match_id: id.to_owned(),
        seed: Secret("seed".to_owned()),
        guided: false,
        owner: "g1".to_owned(),
        created: 10,
        sequence: 1,
        summary: Summary { updated: 10, ..Summary::default() },
        seats,
    }
}

fn seat(name: &str, sitter: Sitter) -> SeatRow {
    SeatRow { seat: name.to_owned(), sitter }
}

fn anna() -> Sitter {
    Sitter::Person { guest: "g1".to_owned(), name: "Anna".to_owned() }
}

fn logged(sequence: u64, text: &str) -> Logged {
    let entry = Entry::Said {
        seat: None,
        guest: String::new(),
        from: "Anna".to_owned(),
        text: text.to_owned(),
    };
    Logged { sequence, at: 10, entry }
}

async fn tables(store: &dyn Store) {
    let open = row("t1", vec![seat("caesar", anna()), seat("pompey", Sitter::Open)]);
    store.add_table(&open, &[logged(1, "one")]).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap(), Some(open.clone()));
    assert_eq!(store.table("t9").await.unwrap(), None);
    assert!(store.add_table(&open, &[]).await.is_err());
    let invite = Sitter::Invite(Secret("token".to_owned()));
    let mut other =
        row("t2", vec![seat("caesar", invite), seat("pompey", Sitter::Bot("greedy".to_owned()))]);
    other.summary = Summary {
        status: Status::Playing,
        version: 7,
        waiting_for: vec!["pompey".to_owned()],
        moment: ["a".to_owned(), "b".to_owned()],
        asks: Vec::new(),
        ending: Some(Ending { winners: Vec::new(), rule: "1.2".to_owned(), by: EndedBy::Rules }),
        updated: 20,
        terms: Terms { private: true, talk: Talk::Players },
    };
    store.add_table(&other, &[logged(1, "one")]).await.unwrap();
    assert_eq!(store.table("t2").await.unwrap(), Some(other));
    for (which, expected) in [
        (Which::Of("g1".to_owned()), vec!["t1"]),
        (Which::Of("g2".to_owned()), vec![]),
        (Which::Open, vec!["t1"]),
        // The other is private.
        (Which::Live, vec![]),
        (Which::Over, vec![]),
    ] {
        assert_eq!(listed(store, &List::first(which.clone(), 9)).await, expected, "{which:?}");
    }
    for (guest, expected) in [("g1", vec!["t2"]), ("g2", vec![])] {
        let list = List { eyes: Some(guest.to_owned()), ..List::first(Which::Live, 9) };
        assert_eq!(listed(store, &list).await, expected, "{guest}");
    }
    assert_eq!(store.waiting_for_bots().await.unwrap(), ["t2"]);
}

/// The ids of the tables of a list.
async fn listed(store: &dyn Store, list: &List) -> Vec<String> {
    store.tables(list).await.unwrap().into_iter().map(|table| table.id).collect()
}

/// Lists come a page at a time, of a game or of somebody.
async fn lists(store: &dyn Store) {
    let carla = Guest { id: "g3".to_owned(), name: "Carla d'Este".to_owned() };
    store.add_guest(&carla, "hash5", 3).await.unwrap();
    for (number, updated) in [(1, 50), (2, 50), (3, 70), (4, 40), (5, 60)] {
        let sitter = Sitter::Person { guest: "g3".to_owned(), name: carla.name.clone() };
        let seats = vec![seat("caesar", sitter), seat("pompey", anna())];
        let mut table = row(&format!("l{number}"), seats);
        if number == 4 { "xl" } else { "julius" }.clone_into(&mut table.game);
        table.summary = Summary { status: Status::Over, updated, ..Summary::default() };
        if number == 2 {
            table.summary.waiting_for = vec!["caesar".to_owned()];
        }
        store.add_table(&table, &[logged(1, "one")]).await.unwrap();
    }
    let all = ["l3", "l5", "l1", "l2", "l4"];
    let over = List::first(Which::Over, 9);
    assert_eq!(listed(store, &over).await, all);
    // Those first where it is her turn.
    let mine = List::first(Which::Of("g3".to_owned()), 9);
    assert_eq!(listed(store, &mine).await, ["l2", "l3", "l5", "l1", "l4"]);
    for (list, turns) in [(over.clone(), false), (mine, true)] {
        let (mut pages, mut after) = (Vec::new(), None);
        loop {
            let page = store.tables(&List { after, most: 2, ..list.clone() }).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some(After {
                turn: turns && !last.summary.waiting_for.is_empty(),
                updated: last.summary.updated,
                id: last.id.clone(),
            });
            pages.extend(page.iter().map(|table| table.id.clone()));
        }
        assert_eq!(pages, listed(store, &list).await);
    }
    let game = |game: &str| List { game: Some(game.to_owned()), ..over.clone() };
    assert_eq!(listed(store, &game("xl")).await, ["l4"]);
    assert!(listed(store, &game("chess")).await.is_empty());
    let name = |name: &str| List { name: Some(name.to_owned()), ..over.clone() };
    assert_eq!(listed(store, &name("D'ESTE")).await, all);
    assert_eq!(listed(store, &name("anna")).await, all);
    assert!(listed(store, &name("%")).await.is_empty());
}

async fn old_ones(store: &dyn Store) {
    assert_eq!(store.waiting_since(10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.waiting_since(11).await.unwrap(), ["t1"]);
}

async fn standing(store: &dyn Store) {
    let expected = Standing { waiting: 1, bots_only: 0, all_bots_only: 0 };
    assert_eq!(store.standing("g1").await.unwrap(), expected);
    let mut bots = store.table("t2").await.unwrap().unwrap();
    "t3".clone_into(&mut bots.id);
    for seat in &mut bots.seats {
        seat.sitter = Sitter::Bot("greedy".to_owned());
    }
    store.add_table(&bots, &[logged(1, "one")]).await.unwrap();
    for (guest, waiting, bots_only) in [("g1", 1, 1), ("g2", 0, 0)] {
        let expected = Standing { waiting, bots_only, all_bots_only: 1 };
        assert_eq!(store.standing(guest).await.unwrap(), expected, "{guest}");
    }
    store.try_writing(40).await.unwrap();
    store.try_writing(41).await.unwrap();
}

async fn additions(store: &dyn Store) {
    let change = |after: u64, texts: &[&str], sits: Option<&str>| {
        let said = texts.iter().map(|text| logged(0, text).entry);
        let sat = sits.map(|guest| Entry::Sat {
            seat: Some(Seat(1)),
            guest: Some(guest.to_owned()),
            name: "Bert".to_owned(),
        });
        let entries = said.chain(sat).zip(after + 1..);
        let entries = entries.map(|(entry, sequence)| Logged { sequence, at: 10, entry });
        Change {
            after,
            entries: entries.collect(),
            summary: Summary { status: Status::Playing, updated: 30, ..Summary::default() },
            snapshot: None,
        }
    };
    store.append("t1", change(1, &["two"], Some("g2"))).await.unwrap();
    let table = store.table("t1").await.unwrap().unwrap();
    assert_eq!(table.sequence, 3);
    assert_eq!(table.summary.status, Status::Playing);
    let bert = Sitter::Person { guest: "g2".to_owned(), name: "Bert".to_owned() };
    assert_eq!(table.seats[1].sitter, bert);
    // Who saw less than all adds nothing, and a seat is taken once.
    for stale in [
        change(1, &["late"], None),
        change(2, &["late"], None),
        change(9, &["early"], None),
        change(3, &["again"], Some("g1")),
    ] {
        assert!(matches!(store.append("t1", stale).await, Err(StoreError::Stale)));
    }
    assert!(matches!(store.append("t9", change(0, &["x"], None)).await, Err(StoreError::Stale)));
    let log = store.log("t1", 0).await.unwrap();
    assert_eq!(log[..2], [logged(1, "one"), logged(2, "two")]);
    assert!(matches!(&log[2].entry, Entry::Sat { seat: Some(Seat(1)), .. }));
    assert_eq!(log.len(), 3);
}

/// The last is kept, unless it lies after something that is taken back.
async fn snapshots(store: &dyn Store) {
    let snapshot = |sequence: u64, first: usize| Snapshot {
        sequence,
        first,
        program: "program".to_owned(),
        hash: "hash".to_owned(),
        body: format!("body {sequence}"),
    };
    let change = async |entry: Entry, new: Option<Snapshot>, expected: Option<Snapshot>| {
        let after = store.table("t1").await.unwrap().unwrap().sequence;
        let entries = vec![Logged { sequence: after + 1, at: 40, entry }];
        let summary = Summary { status: Status::Playing, updated: 40, ..Summary::default() };
        store.append("t1", Change { after, entries, summary, snapshot: new }).await.unwrap();
        assert_eq!(store.snapshot("t1").await.unwrap(), expected);
    };
    let said = || logged(0, "hm").entry;
    let back = |to: usize| Entry::Undone { seat: Seat(0), to };
    change(said(), None, None).await;
    change(said(), Some(snapshot(5, 20)), Some(snapshot(5, 20))).await;
    change(said(), Some(snapshot(6, 30)), Some(snapshot(6, 30))).await;
    change(back(30), None, Some(snapshot(6, 30))).await;
    change(back(29), None, None).await;
    change(back(3), Some(snapshot(9, 3)), Some(snapshot(9, 3))).await;
    store.set_snapshot("t1", snapshot(8, 5)).await.unwrap();
    assert_eq!(store.snapshot("t1").await.unwrap(), Some(snapshot(8, 5)));
    assert_eq!(store.snapshot("t2").await.unwrap(), None);
    // The log can be read from anywhere, and what was said without the rest.
    let numbers = |log: Vec<Logged>| log.iter().map(|one| one.sequence).collect::<Vec<_>>();
    assert_eq!(numbers(store.log("t1", 6).await.unwrap()), [7, 8, 9]);
    assert_eq!(numbers(store.said("t1", 5).await.unwrap()), [1, 2, 4, 5]);
}

async fn notes(store: &dyn Store) {
    assert_eq!(store.notes("t1", "g1").await.unwrap(), "");
    store.set_notes("t1", "g1", "first").await.unwrap();
    store.set_notes("t1", "g1", "second").await.unwrap();
    assert_eq!(store.notes("t1", "g1").await.unwrap(), "second");
    assert_eq!(store.notes("t1", "g2").await.unwrap(), "");
}
