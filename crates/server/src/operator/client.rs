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
use tengen_wire::{
    Announce, ErrorBody, HouseNotice, HouseStatus, LiveRooms, LogLevel, Maintenance, PresentPeople,
};

use super::place;

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
        self.ask(Method::GET, "/people", &()).await
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

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, OperatorError> {
        let body = serde_json::to_vec(body).map_err(no_answer)?;
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

fn no_answer(error: impl ToString) -> OperatorError {
    OperatorError::NoAnswer { message: error.to_string() }
}
