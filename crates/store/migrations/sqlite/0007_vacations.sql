-- When people were or are on vacation, so that their clocks of days stand. It goes with the account.
CREATE TABLE vacations (
    person TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (person, began_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX vacations_in_time ON vacations (ends_at);
