-- Where the browser of a session takes notifications while no page is open: an address of its vendor's push service, and
-- the two keys with which alone it can be written to. It goes with the session, however that ends.
CREATE TABLE push_subscriptions (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES persons (id),
    endpoint TEXT NOT NULL,
    public_key BLOB NOT NULL CHECK (length(public_key) = 65),
    auth BLOB NOT NULL CHECK (length(auth) = 16),
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    failures INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person, created_at);

-- The secret half of the key by which push services know the house. Made once; with another one no browser would be
-- reached any more.
CREATE TABLE push_key (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;
