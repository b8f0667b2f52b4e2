-- Keys that log in without a password. `id` is the SHA-256 of what the authenticator calls the key; `credential`
-- is its public half and its counter, in JSON.
CREATE TABLE passkeys (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 32),
    person TEXT NOT NULL REFERENCES accounts (person),
    name TEXT NOT NULL,
    credential TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);

-- What a browser was asked to sign, until it answers: any node may get the answer.
CREATE TABLE ceremonies (
    id TEXT NOT NULL PRIMARY KEY,
    session BLOB NOT NULL CHECK (length(session) = 32),
    state TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX ceremonies_by_session ON ceremonies (session, expires_at);
CREATE INDEX ceremonies_by_end ON ceremonies (expires_at);
