-- Who can come back from any browser. `name_key` is the same for all ways to write a name, so that no two
-- accounts are called alike; the name itself stands with the person.
CREATE TABLE accounts (
    person TEXT NOT NULL PRIMARY KEY REFERENCES persons (id),
    name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    password_changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When somebody deleted their account. Whatever the log says, they have no name since.
ALTER TABLE persons ADD COLUMN departed_at INTEGER;
CREATE INDEX persons_departed ON persons (id) WHERE departed_at IS NOT NULL;

-- What the browser of a session says it is, in few words, for whoever holds the session.
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_by_person ON sessions (person);
