-- Who may run the house from its pages. The role goes with the account.
CREATE TABLE operators (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES accounts (person) ON DELETE CASCADE,
    granted_at BIGINT NOT NULL
);

-- Who is not let in, why, and until when; for ever if nothing is said.
CREATE TABLE suspensions (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES persons (id),
    reason TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    ends_at BIGINT
);

-- What operators have done. `actor` is empty for whoever sat at the machine itself.
CREATE TABLE deeds (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT COLLATE "C",
    deed TEXT NOT NULL,
    target TEXT COLLATE "C",
    detail TEXT,
    reason TEXT
);

CREATE INDEX deeds_on ON deeds (target, number);
