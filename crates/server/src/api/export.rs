//! Everything that is kept about somebody, as a file.

use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tengen_room::{PersonId, RoomId};
use tengen_store::{PushSubscription, Tie, Vacation};
use tengen_wire::{
    ErrorBody, Export, ExportedGame, ExportedLine, ExportedPush, ExportedStudy, ExportedVacation, GameRow,
};
use tokio::sync::mpsc;

use super::visitor::Holder;
use super::{ApiError, Edge, account, passkeys, sessions};
use crate::{GamesQuery, Refused};

/// Pieces that wait to be sent, each a game, a line or a study.
const PIECES: usize = 16;

/// Everything that is kept about you, as a file: who you are, where you are logged in, your passkeys and vacations,
/// the browsers in which you get notifications, your games with their records, what you said in their rooms, your studies, whom you follow, what you have written
/// with others. Guests may ask too.
#[utoipa::path(
    get, path = "/api/account/export", tag = "accounts",
    responses(
        (status = 200, body = Export),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn export(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<Response, ApiError> {
    let id = held.person.id.clone();
    edge.limiter.export(&id)?;
    let kept = edge.store.person(id.as_str()).await?.ok_or(ApiError::NoSession)?;
    let account = match edge.store.account(id.as_str()).await? {
        Some(account) => Some(account::shown(&edge, &account, kept.name.clone()).await?),
        None => None,
    };
    let beginning = Export {
        account,
        sessions: sessions::of(&edge, &held).await?,
        passkeys: passkeys::rows(&edge, &id).await?,
        person: held.person,
        created_at: kept.created_at,
        push: push(&edge, &id).await?,
        vacations: vacations(&edge, &id).await?,
        games: Vec::new(),
        chat: Vec::new(),
        studies: Vec::new(),
        social: edge.house.social_settings(&id).await?,
        following: Vec::new(),
        blocked: Vec::new(),
        challenges: Vec::new(),
        messages: Vec::new(),
    };
    let (pieces, mut sent) = mpsc::channel(PIECES);
    tokio::spawn(async move {
        let mut file = File { pieces, is_first: true };
        if let Err(Stopped::Failed(error)) = write(&edge, &id, &beginning, &mut file).await {
            tracing::error!(person = %id, %error, "an export broke off");
            // The browser shall not take the part for the whole.
            let _ = file.pieces.send(Err(io::Error::other("the house could not go on"))).await;
        }
    });
    let pieces = futures::stream::poll_fn(move |context| sent.poll_recv(context));
    let name = "attachment; filename=\"tengen-account.json\"";
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, Body::from_stream(pieces)).into_response())
}

/// Why an export was not written to its end.
enum Stopped {
    /// Nobody reads it any more.
    Unread,
    /// Something could not be read.
    Failed(ApiError),
}

impl<E: Into<ApiError>> From<E> for Stopped {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// A file that is sent while it is written: of who has played ten thousand games, no two are in memory.
struct File {
    pieces: mpsc::Sender<io::Result<Bytes>>,
    /// Whether the list that is being written has nothing in it yet.
    is_first: bool,
}

impl File {
    async fn put(&self, text: impl Into<Bytes>) -> Result<(), Stopped> {
        self.pieces.send(Ok(text.into())).await.map_err(|_| Stopped::Unread)
    }

    /// Begins a list behind the one before.
    async fn list(&mut self, name: &str) -> Result<(), Stopped> {
        self.is_first = true;
        self.put(format!(",\n\"{name}\":[")).await
    }

    async fn item(&mut self, item: &impl Serialize) -> Result<(), Stopped> {
        let comma = if self.is_first { "\n" } else { ",\n" };
        self.is_first = false;
        self.put(format!("{comma}{}", json(item)?)).await
    }
}

fn json(value: &impl Serialize) -> Result<String, ApiError> {
    serde_json::to_string(value).map_err(|error| {
        tracing::error!(%error, "something in an export cannot be written down");
        ApiError::Internal
    })
}

/// Writes what [`Export`] is: `beginning`, and its lists piece by piece.
async fn write(edge: &Edge, person: &PersonId, beginning: &Export, file: &mut File) -> Result<(), Stopped> {
    let Export { person: you, created_at, account, sessions, passkeys, push, vacations, social, .. } =
        beginning;
    let [you, account, sessions] = [json(you)?, json(account)?, json(sessions)?];
    let [passkeys, push, vacations] = [json(passkeys)?, json(push)?, json(vacations)?];
    let social = json(social)?;
    file.put(format!(
        "{{\"person\":{you},\n\"created_at\":{created_at},\n\"account\":{account},\n\"sessions\":{sessions},\n\
         \"passkeys\":{passkeys},\n\"push\":{push},\n\"vacations\":{vacations},\n\"social\":{social}"
    ))
    .await?;
    file.list("games").await?;
    let rooms = games(edge, person, file).await?;
    file.put("]").await?;
    file.list("chat").await?;
    for room in rooms {
        for line in edge.house.said_in(&room, person).await? {
            file.item(&ExportedLine { room: room.to_string(), line }).await?;
        }
    }
    file.put("]").await?;
    file.list("studies").await?;
    studies(edge, person, file).await?;
    file.put("]").await?;
    others(edge, person, file).await?;
    file.put("}\n").await
}

async fn push(edge: &Edge, person: &PersonId) -> Result<Vec<ExportedPush>, ApiError> {
    let found = edge.store.push_subscriptions_of(person.as_str(), edge.now()).await?;
    let exported = |PushSubscription { endpoint, language, created_at, .. }| ExportedPush {
        endpoint,
        language,
        created_at,
    };
    Ok(found.into_iter().map(exported).collect())
}

async fn vacations(edge: &Edge, person: &PersonId) -> Result<Vec<ExportedVacation>, ApiError> {
    let found = edge.store.vacations_of(person.as_str(), 0).await?;
    let exported = |Vacation { began_at, ends_at, .. }| ExportedVacation { began_at, ends_at };
    Ok(found.into_iter().map(exported).collect())
}

/// Writes the games of a person; the answer is the rooms in which they have sat.
async fn games(edge: &Edge, person: &PersonId, file: &mut File) -> Result<BTreeSet<RoomId>, Stopped> {
    let mut rooms: BTreeSet<_> = edge.house.rooms_of(person).await.into_iter().collect();
    let mut query = GamesQuery {
        person: Some(person.clone()),
        private: true,
        limit: GamesQuery::MOST,
        ..GamesQuery::default()
    };
    loop {
        let list = edge.house.games(query.clone()).await?;
        for row in list.games {
            rooms.insert(row.room.clone());
            file.item(&game(edge, row).await?).await?;
        }
        if list.next.is_none() {
            return Ok(rooms);
        }
        query.before = list.next;
    }
}

async fn game(edge: &Edge, row: GameRow) -> Result<ExportedGame, ApiError> {
    let record = edge.house.record(&row.id).await?;
    let record = serde_json::to_value(&record).map_err(|error| {
        tracing::error!(game = %row.id, %error, "the record cannot be written");
        ApiError::Internal
    })?;
    Ok(ExportedGame { row, record })
}

/// Writes how a person stands to others.
async fn others(edge: &Edge, person: &PersonId, file: &mut File) -> Result<(), Stopped> {
    for (name, tie) in [("following", Tie::Follow), ("blocked", Tie::Block)] {
        file.list(name).await?;
        for tied in edge.house.exported_ties(person, tie).await? {
            file.item(&tied).await?;
        }
        file.put("]").await?;
    }
    file.list("challenges").await?;
    for challenge in edge.house.challenges_of(person).await?.challenges {
        file.item(&challenge).await?;
    }
    file.put("]").await?;
    file.list("messages").await?;
    for other in edge.house.correspondents(person).await? {
        let mut place = None;
        loop {
            let (messages, next) = edge.house.exported_messages(person, &other, place).await?;
            for message in messages {
                file.item(&message).await?;
            }
            place = next;
            if place.is_none() {
                break;
            }
        }
    }
    file.put("]").await
}

async fn studies(edge: &Edge, person: &PersonId, file: &mut File) -> Result<(), Stopped> {
    let mut before = None;
    loop {
        let list = edge.house.studies_of(person, before.as_deref()).await?;
        for row in list.studies {
            match edge.house.study_page(&row.id, Some(person)).await {
                Ok(study) => file.item(&ExportedStudy { id: row.id.to_string(), study }).await?,
                // It was listed a moment ago; what cannot be read has been noted.
                Err(Refused::NoSuchStudy) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        if list.next.is_none() {
            return Ok(());
        }
        before = list.next;
    }
}
