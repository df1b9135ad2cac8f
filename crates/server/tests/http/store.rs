//! One suite for every store. A store for another database joins by a call of [`suite`].

use std::collections::BTreeMap;

use rubicon_server::store::{
    Change, EndedBy, Ending, Entry, Guest, Logged, SeatRow, Secret, Sitter, Sqlite, Standing,
    Status, Store, StoreError, Summary, TableRow, Talk, Terms, Which,
};

#[tokio::test]
async fn sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("suite.sqlite");
    suite(&Sqlite::open(&file).await.unwrap()).await;
    // Opened again, it has everything.
    let again = Sqlite::open(&file).await.unwrap();
    assert_eq!(again.log("t1").await.unwrap().len(), 3);
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

async fn suite(store: &dyn Store) {
    guests(store).await;
    tables(store).await;
    old_ones(store).await;
    standing(store).await;
    additions(store).await;
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
        (Which::Live, vec!["t2"]),
        (Which::WithBots, vec!["t2"]),
        (Which::Over, vec![]),
    ] {
        let found = store.tables(&which).await.unwrap();
        let ids: Vec<&str> = found.iter().map(|table| table.id.as_str()).collect();
        assert_eq!(ids, expected, "{which:?}");
    }
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
    let change = |after: u64, texts: &[&str], sits: Option<(&str, &Guest)>| Change {
        after,
        entries: texts.iter().zip(after + 1..).map(|(text, n)| logged(n, text)).collect(),
        summary: Summary { status: Status::Playing, updated: 30, ..Summary::default() },
        sits: sits.map(|(seat, guest)| (seat.to_owned(), guest.to_owned())),
    };
    let guest = |id: &str, name: &str| Guest { id: id.to_owned(), name: name.to_owned() };
    let (anna, bert) = (guest("g1", "Anna"), guest("g2", "Bert"));
    store.append("t1", &change(1, &["two", "three"], Some(("pompey", &bert)))).await.unwrap();
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
        change(3, &["again"], Some(("pompey", &anna))),
    ] {
        assert!(matches!(store.append("t1", &stale).await, Err(StoreError::Stale)));
    }
    assert!(matches!(store.append("t9", &change(0, &["x"], None)).await, Err(StoreError::Stale)));
    let log = store.log("t1").await.unwrap();
    assert_eq!(log, [logged(1, "one"), logged(2, "two"), logged(3, "three")]);
}

async fn notes(store: &dyn Store) {
    assert_eq!(store.notes("t1", "g1").await.unwrap(), "");
    store.set_notes("t1", "g1", "first").await.unwrap();
    store.set_notes("t1", "g1", "second").await.unwrap();
    assert_eq!(store.notes("t1", "g1").await.unwrap(), "second");
    assert_eq!(store.notes("t1", "g2").await.unwrap(), "");
}
