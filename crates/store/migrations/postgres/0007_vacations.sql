-- When people were or are on vacation, so that their clocks of days stand. It goes with the account.
CREATE TABLE vacations (
    person TEXT COLLATE "C" NOT NULL,
    began_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (person, began_at)
);

CREATE INDEX vacations_in_time ON vacations (ends_at);
