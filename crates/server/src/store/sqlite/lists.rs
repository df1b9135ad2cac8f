//! Lists of tables: each is one query.

use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row as _, Sqlite as Database};

use super::{Sqlite, seat, whole};
use crate::store::{List, StoreError, TableRow, Which};

/// Who sits where at the tables `t`, with the names that people sat down with.
pub(super) const SEATS: &str = "JOIN seats s ON s.table_id = t.id";
/// What is read of a table `t` and of a seat of it.
pub(super) const COLUMNS: &str = "t.id, t.game, t.setup, t.pack, t.match_id, t.seed, t.guided,
     t.owner, t.created, t.sequence, t.summary,
     s.seat, s.kind, s.guest, s.bot, s.invite, s.name";

impl Sqlite {
    /// The tables of a list with their seats.
    pub(super) async fn listed(&self, list: &List) -> Result<Vec<TableRow>, StoreError> {
        let rows = query(list).build().fetch_all(&self.readers).await?;
        together(&rows)
    }
}

/// Tables from rows that have a seat each; the seats of a table come one after the other.
pub(super) fn together(rows: &[SqliteRow]) -> Result<Vec<TableRow>, StoreError> {
    let mut tables: Vec<TableRow> = Vec::new();
    for row in rows {
        if tables.last().is_none_or(|last| last.id != row.get::<&str, _>("id")) {
            tables.push(whole(row)?);
        }
        if let Some(table) = tables.last_mut() {
            table.seats.push(seat(row)?);
        }
    }
    Ok(tables)
}

/// The guest whose private tables are in the list because he sits at them.
fn seated(list: &List) -> Option<&String> {
    match &list.which {
        Which::Of(guest) => Some(guest),
        Which::Open | Which::Live | Which::Over => list.eyes.as_ref(),
    }
}

/// The query of a list: first which tables, by as little as it takes to sort them; then the whole of
/// these, with their seats.
fn query(list: &List) -> QueryBuilder<Database> {
    let mut query = QueryBuilder::new("WITH l AS (SELECT id, updated, ");
    match &list.which {
        // Those first where the guest must decide.
        Which::Of(guest) => {
            query.push(
                "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id
                 AND (waiting >> place) & 1 AND guest = ",
            );
            query.push_bind(guest.clone()).push(") AS turn FROM tables WHERE id IN ");
            query.push("(SELECT table_id FROM seats WHERE guest = ").push_bind(guest.clone());
            query.push(") AND status <> 'closed'");
        }
        Which::Open => {
            query.push("0 AS turn FROM tables WHERE status = 'waiting' AND EXISTS ");
            query.push("(SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')");
        }
        Which::Live => {
            query.push("0 AS turn FROM tables WHERE status = 'playing'");
        }
        Which::Over => {
            query.push("0 AS turn FROM tables WHERE status = 'over'");
        }
    }
    query.push(" AND (NOT private");
    if let Some(eyes) = &list.eyes {
        query.push(" OR owner = ").push_bind(eyes.clone());
    }
    if let Some(guest) = seated(list) {
        query.push(" OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = ");
        query.push_bind(guest.clone()).push(")");
    }
    query.push(")");
    if let Some(game) = &list.game {
        query.push(" AND game = ").push_bind(game.clone());
    }
    if let Some(name) = &list.name {
        query.push(
            " AND id IN (SELECT table_id FROM seats
             WHERE instr(lower(name), lower(",
        );
        query.push_bind(name.clone()).push(")) > 0)");
    }
    // Only of one's own tables does the turn come first; the others are read as the index has them.
    let mine = matches!(list.which, Which::Of(_));
    if let Some(after) = &list.after {
        query.push(" AND (");
        if mine {
            query.push("turn < ").push_bind(after.turn);
            query.push(" OR turn = ").push_bind(after.turn).push(" AND ");
        }
        // The first condition says no more than the second, but can be looked up.
        query.push("updated <= ").push_bind(after.updated);
        query.push(" AND (updated < ").push_bind(after.updated);
        query.push(" OR id > ").push_bind(after.id.clone()).push("))");
    }
    query.push(if mine { " ORDER BY turn DESC," } else { " ORDER BY" });
    query.push(" updated DESC, id LIMIT ");
    query.push_bind(i64::try_from(list.most).unwrap_or(i64::MAX));
    query.push(format!(") SELECT {COLUMNS} FROM l CROSS JOIN tables t ON t.id = l.id {SEATS}"));
    query.push(" ORDER BY l.turn DESC, l.updated DESC, l.id, s.place");
    query
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;

    use super::query;
    use crate::store::{After, List, Sqlite, Which};

    /// No list reads all tables, nor sorts those of a status.
    #[tokio::test]
    async fn lists_are_looked_up() {
        let store = Sqlite::in_memory().await.unwrap();
        let after = After { turn: false, updated: 7, id: "t".to_owned() };
        for which in [Which::Of("g".to_owned()), Which::Open, Which::Live, Which::Over] {
            let mine = matches!(which, Which::Of(_));
            let list = List::first(which, 50);
            for list in [
                List { game: Some("julius".to_owned()), ..list.clone() },
                List { after: Some(after.clone()), ..list.clone() },
                list,
            ] {
                let sql = format!("EXPLAIN QUERY PLAN {}", query(&list).sql().as_str());
                let plan = sqlx::query(sqlx::AssertSqlSafe(sql));
                let steps = plan.fetch_all(&store.readers).await.unwrap();
                let steps: Vec<String> = steps.iter().map(|step| step.get("detail")).collect();
                let inner = steps.iter().take_while(|step| *step != "SCAN l");
                let inner: Vec<&String> = inner.collect();
                let scans = steps.iter().any(|step| step.starts_with("SCAN t"));
                assert!(!scans, "{list:?}: {steps:?}");
                let sorts = inner.iter().any(|step| step.contains("TEMP B-TREE"));
                assert_eq!(sorts, mine, "{list:?}: {steps:?}");
            }
        }
    }
}
