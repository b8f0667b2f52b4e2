-- Who follows whom, and who wants nothing to do with whom: `kind` is `follow` or `block`.
CREATE TABLE ties (
    person TEXT NOT NULL REFERENCES persons (id),
    kind TEXT NOT NULL,
    other TEXT NOT NULL REFERENCES persons (id),
    since INTEGER NOT NULL,
    PRIMARY KEY (person, kind, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX ties_to ON ties (other, kind, since, person);

-- Whom somebody lets come near; nothing for who has never said so.
CREATE TABLE manners (
    person TEXT NOT NULL PRIMARY KEY REFERENCES persons (id),
    challenges TEXT NOT NULL,
    messages TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- When the holder of an account was last in the house.
CREATE TABLE seen (
    person TEXT NOT NULL PRIMARY KEY REFERENCES persons (id),
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Games that were proposed and not answered. The room that an accepted one opens has its id.
CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY,
    challenger TEXT NOT NULL REFERENCES persons (id),
    challenged TEXT NOT NULL REFERENCES persons (id),
    settings TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    accepted_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_from ON challenges (challenger, created_at, id);
CREATE INDEX challenges_to ON challenges (challenged, created_at, id);
CREATE INDEX challenges_by_end ON challenges (expires_at);

-- What two people have written to each other.
CREATE TABLE messages (
    id TEXT NOT NULL PRIMARY KEY,
    sender TEXT NOT NULL REFERENCES persons (id),
    receiver TEXT NOT NULL REFERENCES persons (id),
    sent_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    was_read INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX messages_from ON messages (sender, receiver, sent_at, id);
CREATE INDEX messages_to ON messages (receiver, sender, sent_at, id);
CREATE INDEX messages_unread ON messages (receiver) WHERE NOT was_read;
