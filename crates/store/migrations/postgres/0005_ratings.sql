-- What the logs of ratings amount to: read models, made from the streams `rating/POOL`.
CREATE TABLE ratings (
    pool TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    rated_at BIGINT NOT NULL,
    PRIMARY KEY (pool, person)
);

CREATE INDEX ratings_of_person ON ratings (person, pool);
CREATE INDEX ratings_best ON ratings (pool, value, person);

-- What each rated game changed for a person; nothing if it was annulled.
CREATE TABLE rating_changes (
    pool TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    rated_at BIGINT NOT NULL,
    value_before DOUBLE PRECISION,
    value_after DOUBLE PRECISION,
    deviation_after DOUBLE PRECISION,
    PRIMARY KEY (pool, person, seq)
);

CREATE INDEX rating_changes_of_game ON rating_changes (game);
CREATE INDEX games_for_ratings ON games (ended_at, id) WHERE rated AND ended_at IS NOT NULL;
