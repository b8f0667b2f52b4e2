-- Who follows whom, and who wants nothing to do with whom: `kind` is `follow` or `block`.
CREATE TABLE ties (
    person TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    kind TEXT COLLATE "C" NOT NULL,
    other TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (person, kind, other)
);

CREATE INDEX ties_to ON ties (other, kind, since, person);

-- Whom somebody lets come near; nothing for who has never said so.
CREATE TABLE manners (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES persons (id),
    challenges TEXT NOT NULL,
    messages TEXT NOT NULL
);

-- When the holder of an account was last in the house.
CREATE TABLE seen (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES persons (id),
    seen_at BIGINT NOT NULL
);

-- Games that were proposed and not answered. The room that an accepted one opens has its id.
CREATE TABLE challenges (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    challenger TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    challenged TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    settings TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    accepted_at BIGINT
);

CREATE INDEX challenges_from ON challenges (challenger, created_at, id);
CREATE INDEX challenges_to ON challenges (challenged, created_at, id);
CREATE INDEX challenges_by_end ON challenges (expires_at);

-- What two people have written to each other.
CREATE TABLE messages (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    sender TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    receiver TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    sent_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    was_read BOOLEAN NOT NULL
);

CREATE INDEX messages_from ON messages (sender, receiver, sent_at, id);
CREATE INDEX messages_to ON messages (receiver, sender, sent_at, id);
CREATE INDEX messages_unread ON messages (receiver) WHERE NOT was_read;
