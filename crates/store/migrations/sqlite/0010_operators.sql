-- Who may run the house from its pages. The role goes with the account.
CREATE TABLE operators (
    person TEXT NOT NULL PRIMARY KEY REFERENCES accounts (person) ON DELETE CASCADE,
    granted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is not let in, why, and until when; for ever if nothing is said.
CREATE TABLE suspensions (
    person TEXT NOT NULL PRIMARY KEY REFERENCES persons (id),
    reason TEXT NOT NULL,
    begun_at INTEGER NOT NULL,
    ends_at INTEGER
) STRICT, WITHOUT ROWID;

-- What operators have done. `actor` is empty for whoever sat at the machine itself.
CREATE TABLE deeds (
    number INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    actor TEXT,
    deed TEXT NOT NULL,
    target TEXT,
    detail TEXT,
    reason TEXT
) STRICT;

CREATE INDEX deeds_on ON deeds (target, number);
