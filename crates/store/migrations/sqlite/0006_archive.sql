-- Games that are over, as the archive finds them: read models like those before.
CREATE TABLE archive (
    number INTEGER NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    room TEXT,
    private INTEGER NOT NULL,
    black TEXT NOT NULL,
    white TEXT NOT NULL,
    black_name TEXT NOT NULL,
    white_name TEXT NOT NULL,
    black_rating INTEGER,
    white_rating INTEGER,
    rating INTEGER,
    rule_set TEXT NOT NULL,
    size INTEGER NOT NULL,
    protocol TEXT NOT NULL,
    opening TEXT,
    rated INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    winner TEXT NOT NULL,
    ending TEXT NOT NULL,
    moves INTEGER NOT NULL,
    line TEXT NOT NULL
) STRICT;

-- All that a search asks for stands in the index: it passes over games that do not fit without reading them.
CREATE INDEX archive_in_time
    ON archive (ended_at, number, private, rule_set, opening, winner, ending, rating, moves);
CREATE INDEX archive_of_black ON archive (black, ended_at, number);
CREATE INDEX archive_of_white ON archive (white, ended_at, number);

-- The next numbers of games and runs. Whoever writes to the archive changes this row first, so that all
-- who do take turns.
CREATE TABLE archive_numbers (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    next_game INTEGER NOT NULL,
    next_run INTEGER NOT NULL
) STRICT;

INSERT INTO archive_numbers (only_row, next_game, next_run) VALUES (1, 1, 1);

-- Positions: sorted runs of entries, in blocks. Runs that grow together name the run they grow into.
CREATE TABLE archive_runs (
    run INTEGER NOT NULL PRIMARY KEY,
    state TEXT NOT NULL,
    into_run INTEGER,
    entries INTEGER NOT NULL,
    last_key INTEGER
) STRICT;

CREATE TABLE archive_blocks (
    run INTEGER NOT NULL,
    first_key INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE UNIQUE INDEX archive_blocks_in_order ON archive_blocks (run, first_key);

CREATE TABLE archive_results (
    person TEXT NOT NULL,
    colour TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    opening TEXT NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    PRIMARY KEY (person, colour, rule_set, opening)
) STRICT, WITHOUT ROWID;

-- Names as they are typed: without regard to case.
CREATE TABLE archive_names (
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    typed TEXT NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX archive_names_typed ON archive_names (typed, person);
