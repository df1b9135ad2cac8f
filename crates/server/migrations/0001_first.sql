-- People who play without an account. Only a hash of the cookie is kept.
CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    token   TEXT NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- What is fixed when a table is made, and a summary for lists. The log is the truth.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    setup    TEXT NOT NULL,
    seats    TEXT NOT NULL,
    pack     TEXT NOT NULL,
    match_id TEXT NOT NULL,
    seed     TEXT NOT NULL,
    guided   INTEGER NOT NULL,
    owner    TEXT NOT NULL REFERENCES guests (id),
    created  INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    status   TEXT NOT NULL,
    updated  INTEGER NOT NULL,
    summary  TEXT NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, updated);

-- Who sits where.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     TEXT NOT NULL,
    place    INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    guest    TEXT REFERENCES guests (id),
    bot      TEXT,
    invite   TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest);

-- Everything that ever happened at a table, in order; never changed, never deleted.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

-- What somebody noted for himself.
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL REFERENCES guests (id),
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
