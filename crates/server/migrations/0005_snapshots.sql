-- Tables as they were after some entry of their log, so that a server that starts need not play all of
-- it again. The log is the truth: all of this may be deleted at any time.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    sequence INTEGER NOT NULL,
    first    INTEGER NOT NULL,
    program  TEXT NOT NULL,
    hash     TEXT NOT NULL,
    body     TEXT NOT NULL
) STRICT;

-- What was said is read without the rest of a log.
CREATE INDEX log_of_talk ON log (table_id, sequence) WHERE substr(entry, 1, 13) = '{"did":"said"';
