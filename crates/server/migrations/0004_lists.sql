-- The seats that must decide, as a set of places: lists ask for it.
ALTER TABLE tables ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
UPDATE tables
SET waiting = (
    SELECT coalesce(sum(1 << s.place), 0) FROM seats s
    WHERE s.table_id = tables.id
    AND s.seat IN (SELECT value FROM json_each(tables.summary, '$.waiting_for'))
);

-- Whether only some may see it, which does not change.
ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET private = coalesce(json_extract(summary, '$.terms.private'), 0);

-- In the order of lists, so that a page of one is read and not sorted.
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, updated DESC, id);
CREATE INDEX tables_by_game ON tables (game, status, updated DESC, id);
