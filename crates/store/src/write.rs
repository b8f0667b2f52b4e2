//! One thing for the writer to do.

use crate::account::AccountWrite;
use crate::challenges::ChallengeWrite;
use crate::mail::MailWrite;
use crate::messages::MessageWrite;
use crate::operators::OperatorWrite;
use crate::passkey::PasskeyWrite;
use crate::push::PushWrite;
use crate::social::SocialWrite;
use crate::vacation::VacationWrite;
use crate::{ArchivedGame, AuthoredStudy, Commit, GameRow, Person, RoomRow, Session, StoreError};

/// A change, as it waits in the writer's queue.
pub(crate) enum Write {
    Commit(Commit),
    AddPerson(Person),
    RenamePerson { id: String, name: String },
    AddSession(Session),
    TouchSession { token_hash: [u8; 32], last_seen_at: i64, expires_at: i64 },
    DropSession([u8; 32]),
    DropExpiredSessions(i64),
    Account(AccountWrite),
    Social(SocialWrite),
    Challenge(ChallengeWrite),
    Message(MessageWrite),
    Vacation(VacationWrite),
    Mail(MailWrite),
    Passkey(PasskeyWrite),
    Push(PushWrite),
    Operator(OperatorWrite),
    Beat(i64),
    ClearReadModels,
    RemoveArchived(Vec<String>),
    TidyArchive { entries: u32 },
}

impl Write {
    /// Refuses what one database could keep and another could not.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let whole = match self {
            Self::Commit(commit) => commit_is_storable(commit),
            Self::AddPerson(person) => storable([&person.id, &person.name]),
            Self::RenamePerson { id, name } => storable([id, name]),
            Self::AddSession(session) => storable([&session.person, &session.browser]),
            Self::Account(change) => storable(change.texts()),
            Self::Social(change) => storable(change.texts()),
            Self::Challenge(change) => storable(change.texts()),
            Self::Message(change) => storable(change.texts()),
            Self::Vacation(change) => storable([change.person()]),
            Self::Mail(change) => storable(change.texts()),
            Self::Passkey(change) => storable(change.texts()),
            Self::Push(change) => storable(change.texts()),
            Self::Operator(write) => storable(write.texts()),
            Self::RemoveArchived(ids) => storable(ids),
            Self::TouchSession { .. }
            | Self::DropSession(_)
            | Self::DropExpiredSessions(_)
            | Self::Beat(_)
            | Self::ClearReadModels
            | Self::TidyArchive { .. } => true,
        };
        if whole { Ok(()) } else { Err(StoreError::UnstorableText) }
    }
}

impl Write {
    /// About how many rows it changes, by which a database that works is told from one that stands still.
    pub(crate) fn weight(&self) -> usize {
        /// A game of the archive goes into tables of its own and has many positions.
        const ARCHIVED: usize = 20;
        match self {
            Self::Commit(commit) => {
                let entries: usize = commit.appends.iter().map(|append| append.entries.len()).sum();
                let ratings = commit.ratings.len() + commit.unrated.len() + commit.rating_changes.len();
                let others = commit.rooms.len() + commit.games.len() + commit.studies.len();
                entries + ratings + others + ARCHIVED * commit.archive.len()
            }
            Self::RemoveArchived(ids) => ARCHIVED * ids.len(),
            Self::TidyArchive { entries } => *entries as usize,
            // How many rows go is not known; nobody waits behind it.
            Self::ClearReadModels | Self::DropExpiredSessions(_) => 1_000_000,
            Self::AddPerson(_)
            | Self::RenamePerson { .. }
            | Self::AddSession(_)
            | Self::TouchSession { .. }
            | Self::DropSession(_)
            | Self::Operator(_)
            | Self::Account(_)
            | Self::Social(_)
            | Self::Challenge(_)
            | Self::Message(_)
            | Self::Vacation(_)
            | Self::Mail(_)
            | Self::Passkey(_)
            | Self::Push(_)
            | Self::Beat(_) => 1,
        }
    }
}

fn storable<'a>(texts: impl IntoIterator<Item = &'a String>) -> bool {
    texts.into_iter().all(|text| !text.contains('\0'))
}

fn commit_is_storable(commit: &Commit) -> bool {
    let append = |append: &crate::Append| storable([&append.stream.id]) && storable(&append.entries);
    commit.appends.iter().all(append)
        && commit.rooms.iter().all(room_is_storable)
        && commit.games.iter().all(game_is_storable)
        && commit.studies.iter().all(study_is_storable)
        && commit.ratings.iter().all(|rating| storable([&rating.pool, &rating.person]))
        && commit.rating_changes.iter().all(|change| storable([&change.pool, &change.person, &change.game]))
        && commit.archive.iter().all(archived_game_is_storable)
}

fn room_is_storable(room: &RoomRow) -> bool {
    storable([&room.id, &room.host]) && storable(&room.pairing) && storable(&room.game)
}

fn game_is_storable(game: &GameRow) -> bool {
    storable([&game.id, &game.room, &game.rule_set, &game.opening])
        && storable(&game.persons)
        && storable(&game.names)
        && storable(&game.ending)
}

fn study_is_storable(study: &AuthoredStudy) -> bool {
    let row = &study.row;
    storable([&row.id, &row.title, &row.black, &row.white]) && storable(&study.authors)
}

fn archived_game_is_storable(game: &ArchivedGame) -> bool {
    storable([&game.id, &game.protocol, &game.ending])
        && storable(&game.persons)
        && storable(&game.names)
        && storable(&game.room)
}
