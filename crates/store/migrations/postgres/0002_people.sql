CREATE TABLE persons (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash BYTEA NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    person TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    created_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_end ON sessions (expires_at);
