-- The truth. A stream is named as in `game/k3v9`; its entries are numbered from 1 without gaps.
CREATE TABLE entries (
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    body TEXT NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;

-- Read models: made from the entries, and made again when they are lost.
CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    status TEXT NOT NULL,
    private INTEGER NOT NULL,
    pairing TEXT,
    host TEXT NOT NULL,
    game TEXT,
    updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX rooms_live ON rooms (id) WHERE status <> 'closed';
CREATE INDEX rooms_open ON rooms (updated_at, id) WHERE status = 'open' AND NOT private;

CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    person_one TEXT NOT NULL,
    person_two TEXT NOT NULL,
    name_one TEXT NOT NULL,
    name_two TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    opening TEXT NOT NULL,
    rated INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    result TEXT,
    ending TEXT,
    moves INTEGER NOT NULL
) STRICT;

CREATE INDEX games_in_time ON games (started_at, id);
CREATE INDEX games_of_one ON games (person_one, started_at, id);
CREATE INDEX games_of_two ON games (person_two, started_at, id);
CREATE INDEX games_in_play ON games (started_at, id) WHERE ended_at IS NULL;

-- One row: when the house was last known to be alive.
CREATE TABLE house (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    beat_at INTEGER NOT NULL
) STRICT;
