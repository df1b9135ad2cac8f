-- Entries name seats by their place. Some named them by their names.
UPDATE log
SET entry = json_set(entry, '$.seat', (
    SELECT s.place FROM seats s
    WHERE s.table_id = log.table_id AND s.seat = json_extract(log.entry, '$.seat')
))
WHERE json_type(entry, '$.seat') = 'text';
