//! Speaking to a house that is open, from another process.

use std::io;
use std::path::{Path, PathBuf};

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tengen_room::{GameId, PersonId, RoomId};
use tengen_wire::{
    Announce, Annul, Because, ClosedRoom, Decide, Decided, DeedList, ErrorBody, GiveName, HouseNotice,
    HouseStatus, LiveRooms, LogLevel, Maintenance, PresentPeople, RuledGame, Suspend, TendedPeople,
    TendedPerson,
};

use super::place;
use crate::Refused;

/// Whoever runs the house in a folder, on the same machine.
pub struct Operator {
    socket: PathBuf,
}

/// Why the house did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// No house listens there, or not to this user.
    #[error("no house listens at {path}")]
    NobodyThere {
        /// The socket.
        path: PathBuf,
        /// What the system says.
        #[source]
        source: io::Error,
    },
    /// The house refuses it.
    #[error("{text}")]
    Refused {
        /// The machine's word for the reason.
        code: String,
        /// The reason in English.
        text: String,
    },
    /// What came back is no answer of a house.
    #[error("the house gave no answer that is understood: {message}")]
    NoAnswer {
        /// What is wrong with it.
        message: String,
    },
}

impl Operator {
    /// Speaks to the house that has its folder at `data`. Nothing is asked yet.
    pub fn of(data: &Path) -> Self {
        Self { socket: place(data) }
    }

    /// How it stands with the house.
    ///
    /// # Errors
    ///
    /// [`OperatorError`], as for all of these.
    pub async fn status(&self) -> Result<HouseStatus, OperatorError> {
        self.ask(Method::GET, "/status", &()).await
    }

    /// Who is there.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn people(&self) -> Result<PresentPeople, OperatorError> {
        self.ask(Method::GET, "/present", &()).await
    }

    /// Every room that is not closed, with the game that is played in it.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn rooms(&self) -> Result<LiveRooms, OperatorError> {
        self.ask(Method::GET, "/rooms", &()).await
    }

    /// Lets nothing new begin from now on, or again.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn set_maintenance(&self, to: Option<Maintenance>) -> Result<HouseNotice, OperatorError> {
        match to {
            Some(maintenance) => self.ask(Method::PUT, "/maintenance", &maintenance).await,
            None => self.ask(Method::DELETE, "/maintenance", &()).await,
        }
    }

    /// Tells everybody something from now on, or nothing any more.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn announce(&self, what: Option<Announce>) -> Result<HouseNotice, OperatorError> {
        match what {
            Some(announce) => self.ask(Method::PUT, "/announcement", &announce).await,
            None => self.ask(Method::DELETE, "/announcement", &()).await,
        }
    }

    /// Lets the log tell so much, as the variable `RUST_LOG` says it.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn set_log_level(&self, filter: &str) -> Result<LogLevel, OperatorError> {
        self.ask(Method::PUT, "/log-level", &LogLevel { filter: filter.into() }).await
    }

    /// Looks for people: `by` is a question that `GET /api/operator/people` knows, with its answer.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn find(&self, by: (&str, &str)) -> Result<TendedPeople, OperatorError> {
        self.ask(Method::GET, &question("/people", &[by])?, &()).await
    }

    /// The person who is meant by `@ID`, or by the name of an account.
    ///
    /// # Errors
    ///
    /// [`OperatorError`]: `no-such-person` if nobody is.
    pub async fn meant(&self, who: &str) -> Result<TendedPerson, OperatorError> {
        let by = who.strip_prefix('@').map_or(("name", who), |id| ("id", id));
        let found = self.find(by).await?.people.pop();
        found.ok_or_else(|| {
            let refused = Refused::NoSuchPerson;
            OperatorError::Refused { code: refused.code().into(), text: refused.to_string() }
        })
    }

    /// Gives somebody with an account the operator's role, or takes it away.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn set_role(
        &self,
        person: &PersonId,
        is_operator: bool,
        because: &Because,
    ) -> Result<TendedPerson, OperatorError> {
        let method = if is_operator { Method::PUT } else { Method::DELETE };
        self.ask(method, &format!("/people/{person}/role"), because).await
    }

    /// Lets somebody in no more.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn suspend(&self, person: &PersonId, suspend: &Suspend) -> Result<TendedPerson, OperatorError> {
        self.ask(Method::PUT, &format!("/people/{person}/suspension"), suspend).await
    }

    /// Lets somebody in again.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn lift(&self, person: &PersonId, because: &Because) -> Result<TendedPerson, OperatorError> {
        self.ask(Method::DELETE, &format!("/people/{person}/suspension"), because).await
    }

    /// Calls somebody by another name.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn give_name(&self, person: &PersonId, name: &GiveName) -> Result<TendedPerson, OperatorError> {
        self.ask(Method::PUT, &format!("/people/{person}/name"), name).await
    }

    /// Logs somebody out everywhere.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn log_out(&self, person: &PersonId, because: &Because) -> Result<TendedPerson, OperatorError> {
        self.ask(Method::DELETE, &format!("/people/{person}/sessions"), because).await
    }

    /// Ends a game that is being played.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn decide(&self, game: &GameId, decide: &Decide) -> Result<Decided, OperatorError> {
        self.ask(Method::PUT, &format!("/games/{game}/decision"), decide).await
    }

    /// Takes a game out of the ratings.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn annul(&self, game: &GameId, annul: &Annul) -> Result<RuledGame, OperatorError> {
        self.ask(Method::PUT, &format!("/games/{game}/annulment"), annul).await
    }

    /// Puts a game back that was taken out.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn restore(&self, game: &GameId, because: &Because) -> Result<RuledGame, OperatorError> {
        self.ask(Method::DELETE, &format!("/games/{game}/annulment"), because).await
    }

    /// Closes a room in which no game is being played.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn close_room(&self, room: &RoomId, because: &Because) -> Result<ClosedRoom, OperatorError> {
        self.ask(Method::DELETE, &format!("/rooms/{room}"), because).await
    }

    /// What operators have done, the last deed first; only what was done to the person, game or room
    /// `target`, and before the deed with the number `before`, if they are named.
    ///
    /// # Errors
    ///
    /// [`OperatorError`].
    pub async fn deeds(&self, target: Option<&str>, before: Option<i64>) -> Result<DeedList, OperatorError> {
        let before = before.map(|before| before.to_string());
        let asked: Vec<_> = [("target", target), ("before", before.as_deref())]
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?)))
            .collect();
        self.ask(Method::GET, &question("/deeds", &asked)?, &()).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, OperatorError> {
        let body = serde_json::to_vec(body).map_err(no_answer)?;
        let path = format!("/api/operator{path}");
        let request = Request::builder().method(method).uri(path).header(header::HOST, "house");
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Full::new(Bytes::from(body))).map_err(no_answer)?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(self.connect().await?)).await.map_err(no_answer)?;
        let connection = tokio::spawn(connection);
        let response = sender.send_request(request).await.map_err(no_answer)?;
        let is_success = response.status().is_success();
        let answer = response.into_body().collect().await.map_err(no_answer)?.to_bytes();
        connection.abort();
        if is_success {
            return serde_json::from_slice(&answer).map_err(no_answer);
        }
        match serde_json::from_slice::<ErrorBody>(&answer) {
            Ok(ErrorBody { error }) => Err(OperatorError::Refused { code: error.code, text: error.text }),
            Err(error) => Err(no_answer(error)),
        }
    }

    #[cfg(unix)]
    async fn connect(&self) -> Result<tokio::net::UnixStream, OperatorError> {
        let nobody = |source| OperatorError::NobodyThere { path: self.socket.clone(), source };
        tokio::net::UnixStream::connect(&self.socket).await.map_err(nobody)
    }

    /// Where there are no such sockets.
    #[cfg(not(unix))]
    async fn connect(&self) -> Result<tokio::io::DuplexStream, OperatorError> {
        let source = io::ErrorKind::Unsupported.into();
        Err(OperatorError::NobodyThere { path: self.socket.clone(), source })
    }
}

/// A path with a question behind it.
fn question(path: &str, asked: &[(&str, &str)]) -> Result<String, OperatorError> {
    Ok(format!("{path}?{}", serde_urlencoded::to_string(asked).map_err(no_answer)?))
}

fn no_answer<E: std::fmt::Display>(error: E) -> OperatorError {
    let message = format!("{error}");
    OperatorError::NoAnswer { message }
}
