-- What the logs of ratings amount to: read models, made from the streams `rating/POOL`.
CREATE TABLE ratings (
    pool TEXT NOT NULL,
    person TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    rated_at INTEGER NOT NULL,
    PRIMARY KEY (pool, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_person ON ratings (person, pool);
CREATE INDEX ratings_best ON ratings (pool, value, person);

-- What each rated game changed for a person; nothing if it was annulled.
CREATE TABLE rating_changes (
    pool TEXT NOT NULL,
    person TEXT NOT NULL,
    seq INTEGER NOT NULL,
    game TEXT NOT NULL,
    rated_at INTEGER NOT NULL,
    value_before REAL,
    value_after REAL,
    deviation_after REAL,
    PRIMARY KEY (pool, person, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_of_game ON rating_changes (game);
CREATE INDEX games_for_ratings ON games (ended_at, id) WHERE rated AND ended_at IS NOT NULL;
