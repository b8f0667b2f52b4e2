-- Studies, as the lists of their authors show them: a read model like rooms and games.
CREATE TABLE studies (
    id TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    private INTEGER NOT NULL,
    size INTEGER NOT NULL,
    black TEXT NOT NULL,
    white TEXT NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

-- Who may write in which study; nobody ever leaves one.
CREATE TABLE study_authors (
    person TEXT NOT NULL,
    study TEXT NOT NULL,
    PRIMARY KEY (person, study)
) STRICT, WITHOUT ROWID;
