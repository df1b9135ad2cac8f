//! Files that older servers wrote are read.

use rubicon_server::store::{Entry, Sqlite, Store as _};
use serde_json::{Value, json};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, SqlStr};

/// The first tables there were, with a log whose entries name seats by their names.
const FIRST: &str = include_str!("../../migrations/0001_first.sql");
const WRITTEN: &str = r#"
    INSERT INTO guests VALUES ('g1', 'hash1', 'Anna', 1), ('g2', 'hash2', 'Bert', 1);
    INSERT INTO tables VALUES ('t1', 'julius', '{"scenario":"civil-war","set":{}}',
        '["caesar","pompey"]', 'pack', 't1', 'seed', 0, 'g1', 1, 4, 'playing', 5,
        '{"status":"playing","version":1,"waiting_for":["pompey"],"moment":["a","b"],"ending":null,"updated":5}');
    INSERT INTO seats VALUES ('t1', 'caesar', 0, 'person', 'g1', NULL, NULL),
        ('t1', 'pompey', 1, 'person', 'g2', NULL, NULL);
    INSERT INTO log VALUES
        ('t1', 1, 2, '{"did":"sat","seat":"pompey","name":"Bert"}'),
        ('t1', 2, 3, '{"did":"said","seat":null,"from":"Carl","text":"caesar"}'),
        ('t1', 3, 4, '{"did":"acted","seat":"caesar","action":{"seat":"pompey"}}'),
        ('t1', 4, 5, '{"did":"undone","seat":1,"to":0}');
"#;

#[tokio::test]
async fn entries_that_name_seats_by_their_names_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.sqlite");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut old = SqliteConnection::connect_with(&options).await.unwrap();
    let first = SqlStr::from_static(FIRST);
    let first = Migration::new(1, "first".into(), MigrationType::Simple, first, false);
    Migrator::with_migrations(vec![first]).run(&mut old).await.unwrap();
    sqlx::raw_sql(WRITTEN).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let store = Sqlite::open(&file).await.unwrap();
    let log = store.log("t1", 0).await.unwrap();
    let seats: Vec<Value> = log.iter().map(|logged| json!(logged.entry)["seat"].clone()).collect();
    assert_eq!(json!(seats), json!([1, null, 0, 1]));
    // Seats in the game's own words stay as they were.
    let Entry::Acted { action, .. } = &log[2].entry else { panic!("{log:?}") };
    assert_eq!(action["seat"], "pompey");
    // What was said is found without the rest, and there is no snapshot yet.
    let said = store.said("t1", 9).await.unwrap();
    assert_eq!(said, [log[1].clone()]);
    assert_eq!(store.snapshot("t1").await.unwrap(), None);
    let table = store.table("t1").await.unwrap().unwrap();
    assert!(!table.summary.terms.private && table.seats.len() == 2);
}
