-- Where the holder of an account can be reached if they have forgotten the password. Only who has opened a link that
-- was sent there is reached there. `address_key` is the same for large letters and small.
CREATE TABLE mail_addresses (
    person TEXT NOT NULL PRIMARY KEY REFERENCES accounts (person),
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_addresses_by_address ON mail_addresses (address_key);

-- Links that were sent, by the SHA-256 of the secret in them. Each can be used once.
CREATE TABLE mail_links (
    secret_hash BLOB NOT NULL PRIMARY KEY CHECK (length(secret_hash) = 32),
    purpose TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES accounts (person),
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_links_by_person ON mail_links (person, purpose);
CREATE INDEX mail_links_by_end ON mail_links (expires_at);

-- When a link was last sent where: the SHA-256 of an address, for an hour, so that nobody's mailbox is flooded.
CREATE TABLE mail_sent (
    address_hash BLOB NOT NULL CHECK (length(address_hash) = 32),
    sent_at INTEGER NOT NULL
) STRICT;

CREATE INDEX mail_sent_by_address ON mail_sent (address_hash, sent_at);
CREATE INDEX mail_sent_by_time ON mail_sent (sent_at);
