-- Keys that log in without a password. `id` is the SHA-256 of what the authenticator calls the key; `credential`
-- is its public half and its counter, in JSON.
CREATE TABLE passkeys (
    id BYTEA NOT NULL PRIMARY KEY CHECK (length(id) = 32),
    person TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    name TEXT NOT NULL,
    credential TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
);

CREATE INDEX passkeys_by_person ON passkeys (person);

-- What a browser was asked to sign, until it answers: any node may get the answer.
CREATE TABLE ceremonies (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    session BYTEA NOT NULL CHECK (length(session) = 32),
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX ceremonies_by_session ON ceremonies (session, expires_at);
CREATE INDEX ceremonies_by_end ON ceremonies (expires_at);
