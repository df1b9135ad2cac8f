-- The name that somebody sat down with: at a table it does not change.
ALTER TABLE seats ADD COLUMN name TEXT;
UPDATE seats SET name = (SELECT g.name FROM guests g WHERE g.id = seats.guest);

-- How many tables somebody keeps going is counted whenever he makes another.
CREATE INDEX tables_by_owner ON tables (owner, status);

-- Written to when somebody asks whether the server is well.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
