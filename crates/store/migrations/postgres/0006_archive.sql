-- Games that are over, as the archive finds them: read models like those before.
CREATE TABLE archive (
    number BIGINT NOT NULL PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    room TEXT,
    private BOOLEAN NOT NULL,
    black TEXT COLLATE "C" NOT NULL,
    white TEXT COLLATE "C" NOT NULL,
    black_name TEXT NOT NULL,
    white_name TEXT NOT NULL,
    black_rating BIGINT,
    white_rating BIGINT,
    rating BIGINT,
    rule_set TEXT COLLATE "C" NOT NULL,
    size BIGINT NOT NULL,
    protocol TEXT NOT NULL,
    opening TEXT COLLATE "C",
    rated BOOLEAN NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    winner TEXT NOT NULL,
    ending TEXT NOT NULL,
    moves BIGINT NOT NULL,
    line TEXT NOT NULL
);

-- All that a search asks for stands in the index: it passes over games that do not fit without reading them.
CREATE INDEX archive_in_time
    ON archive (ended_at, number, private, rule_set, opening, winner, ending, rating, moves);
CREATE INDEX archive_of_black ON archive (black, ended_at, number);
CREATE INDEX archive_of_white ON archive (white, ended_at, number);

-- The next numbers of games and runs. Whoever writes to the archive changes this row first, so that all
-- who do take turns.
CREATE TABLE archive_numbers (
    only_row BIGINT NOT NULL PRIMARY KEY CHECK (only_row = 1),
    next_game BIGINT NOT NULL,
    next_run BIGINT NOT NULL
);

INSERT INTO archive_numbers (only_row, next_game, next_run) VALUES (1, 1, 1);

-- Positions: sorted runs of entries, in blocks. Runs that grow together name the run they grow into.
CREATE TABLE archive_runs (
    run BIGINT NOT NULL PRIMARY KEY,
    state TEXT NOT NULL,
    into_run BIGINT,
    entries BIGINT NOT NULL,
    last_key BIGINT
);

CREATE TABLE archive_blocks (
    run BIGINT NOT NULL,
    first_key BIGINT NOT NULL,
    body BYTEA NOT NULL
);

CREATE UNIQUE INDEX archive_blocks_in_order ON archive_blocks (run, first_key);

CREATE TABLE archive_results (
    person TEXT COLLATE "C" NOT NULL,
    colour TEXT COLLATE "C" NOT NULL,
    rule_set TEXT COLLATE "C" NOT NULL,
    opening TEXT COLLATE "C" NOT NULL,
    wins BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    PRIMARY KEY (person, colour, rule_set, opening)
);

-- Names as they are typed: without regard to case.
CREATE TABLE archive_names (
    person TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    typed TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, name)
);

CREATE INDEX archive_names_typed ON archive_names (typed, person);
