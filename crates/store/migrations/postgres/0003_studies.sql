-- Studies, as the lists of their authors show them: a read model like rooms and games.
CREATE TABLE studies (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    private BOOLEAN NOT NULL,
    size BIGINT NOT NULL,
    black TEXT NOT NULL,
    white TEXT NOT NULL,
    updated_at BIGINT NOT NULL
);

-- Who may write in which study; nobody ever leaves one.
CREATE TABLE study_authors (
    person TEXT NOT NULL,
    study TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, study)
);
