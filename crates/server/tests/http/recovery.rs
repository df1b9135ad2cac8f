//! A store that fails now and then: nothing is lost, and all goes on by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use rubicon_server::store::{
    Change, Guest, List, Logged, Snapshot, Sqlite, Standing, Store, StoreError, TableRow,
};
use rubicon_server::{Site, app};
use serde_json::{Value, json};

use crate::support::{Lots, Server, any_choice, settings};

/// A store whose disk is full as long as somebody says so.
struct Full {
    store: Sqlite,
    no_room: AtomicBool,
    refused: AtomicUsize,
}

#[async_trait::async_trait]
impl Store for Full {
    async fn add_guest(&self, guest: &Guest, token: &str, at: i64) -> Result<(), StoreError> {
        self.store.add_guest(guest, token, at).await
    }

    async fn guest_by_token(&self, token: &str) -> Result<Option<Guest>, StoreError> {
        self.store.guest_by_token(token).await
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError> {
        self.store.rename_guest(id, name).await
    }

    async fn add_table(&self, table: &TableRow, entries: &[Logged]) -> Result<(), StoreError> {
        self.store.add_table(table, entries).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.store.table(id).await
    }

    async fn tables(&self, list: &List) -> Result<Vec<TableRow>, StoreError> {
        self.store.tables(list).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<String>, StoreError> {
        self.store.waiting_for_bots().await
    }

    async fn log(&self, id: &str, after: u64) -> Result<Vec<Logged>, StoreError> {
        self.store.log(id, after).await
    }

    async fn said(&self, id: &str, until: u64) -> Result<Vec<Logged>, StoreError> {
        self.store.said(id, until).await
    }

    async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>, StoreError> {
        self.store.snapshot(id).await
    }

    async fn set_snapshot(&self, id: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        self.store.set_snapshot(id, snapshot).await
    }

    async fn append(&self, id: &str, change: Change) -> Result<(), StoreError> {
        if self.no_room.load(Ordering::SeqCst) {
            self.refused.fetch_add(1, Ordering::SeqCst);
            return Err(StoreError::Broken("database or disk is full".into()));
        }
        self.store.append(id, change).await
    }

    async fn standing(&self, guest: &str) -> Result<Standing, StoreError> {
        self.store.standing(guest).await
    }

    async fn try_writing(&self, at: i64) -> Result<(), StoreError> {
        self.store.try_writing(at).await
    }

    async fn waiting_since(&self, before: i64) -> Result<Vec<String>, StoreError> {
        self.store.waiting_since(before).await
    }

    async fn notes(&self, table: &str, guest: &str) -> Result<String, StoreError> {
        self.store.notes(table, guest).await
    }

    async fn set_notes(&self, table: &str, guest: &str, text: &str) -> Result<(), StoreError> {
        self.store.set_notes(table, guest, text).await
    }
}

async fn server() -> (Server, Arc<Full>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("test.sqlite")).await.unwrap();
    let (no_room, refused) = (AtomicBool::new(false), AtomicUsize::new(0));
    let store = Arc::new(Full { store, no_room, refused });
    let kept: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    (Server { app: app(Site::new(kept, settings(Duration::ZERO))), folder }, store)
}

async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    for _ in 0..2000 {
        if done().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{what}");
}

/// What was refused was not done, and what follows is.
#[tokio::test]
async fn people_play_on_when_there_is_room_again() {
    let (server, store) = server().await;
    let anna = server.guest("Anna").await;
    let id = anna.table(json!({ "caesar": "me", "pompey": "me" })).await;
    let path = format!("/tables/{id}");
    let mut lots = Lots(7);
    let before = anna.get(&path).await;
    let act = json!({ "seat": before["seat"], "version": before["version"],
        "actions": [any_choice(&before, &mut lots)] });
    store.no_room.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        anna.check_fails("POST", &format!("{path}/actions"), act.clone(), 500).await;
        let now = anna.get(&path).await;
        assert_eq!((&now["version"], &now["sequence"]), (&before["version"], &before["sequence"]));
    }
    store.no_room.store(false, Ordering::SeqCst);
    let answer = anna.call("POST", &format!("{path}/actions"), act).await;
    assert_eq!(answer.status, StatusCode::OK);
    let now: Value = anna.get(&path).await;
    assert_eq!(now["version"], 1);
}

/// A bot that could not move moves when it can; nobody need do anything for it.
#[tokio::test]
async fn bots_wake_again() {
    let (server, store) = server().await;
    let anna = server.guest("Anna").await;
    store.no_room.store(true, Ordering::SeqCst);
    let id = anna.table(json!({ "caesar": "bot:random", "pompey": "bot:random" })).await;
    let path = format!("/tables/{id}");
    until("bots try", async || store.refused.load(Ordering::SeqCst) >= 2).await;
    assert_eq!(anna.get(&path).await["version"], 0);
    store.no_room.store(false, Ordering::SeqCst);
    until("bots go on", async || anna.get(&path).await["version"] != 0).await;
}
