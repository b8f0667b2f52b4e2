//! Requests over HTTP.

use std::net::SocketAddr;

use anyhow::{Context, ensure};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{HeaderMap, Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tengen_wire::{Me, OpenRoom, RoomOpened};
use tokio::net::TcpStream;

/// A connection to the house on which requests follow one another.
pub struct Http {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

/// The house's answer.
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// What stands above the body.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

/// A person that the house knows by a cookie.
#[derive(Clone, Debug)]
pub struct Session {
    /// Who the house takes its holder for.
    pub me: Me,
    /// The cookie, `name=value`.
    pub cookie: String,
}

impl Http {
    /// Connects to the house.
    ///
    /// # Errors
    ///
    /// If it does not listen.
    pub async fn connect(address: SocketAddr) -> anyhow::Result<Self> {
        Self::over(address, TcpStream::connect(address).await?).await
    }

    /// Uses a connection that exists already.
    ///
    /// # Errors
    ///
    /// If it is closed.
    pub async fn over(address: SocketAddr, stream: TcpStream) -> anyhow::Result<Self> {
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // It ends by itself when the sender is dropped; what goes wrong shows at the next request.
        drop(tokio::spawn(connection));
        Ok(Self { address, sender })
    }

    /// Sends a request with these headers besides `Host`.
    ///
    /// # Errors
    ///
    /// If no answer comes.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(header::HeaderName, &str)],
        body: Vec<u8>,
    ) -> anyhow::Result<Answer> {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, self.address.to_string());
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        self.sender.ready().await?;
        let answer = self.sender.send_request(request.body(Full::from(body))?).await?;
        let (head, body) = answer.into_parts();
        Ok(Answer { status: head.status, headers: head.headers, body: body.collect().await?.to_bytes() })
    }

    /// Asks who the holder of `cookie` is; without a cookie the house makes a new guest.
    ///
    /// # Errors
    ///
    /// If the house refuses, or gives a newcomer no cookie.
    pub async fn session(&mut self, cookie: Option<&str>) -> anyhow::Result<Session> {
        let headers: Vec<_> = cookie.map(|cookie| (header::COOKIE, cookie)).into_iter().collect();
        let answer = self.send(Method::GET, "/api/session", &headers, Vec::new()).await?;
        let given = answer.headers.get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
        let given = given.and_then(|value| value.split(';').next()).map(str::to_owned);
        let cookie = given.or_else(|| cookie.map(str::to_owned)).context("the house gave no cookie")?;
        Ok(Session { me: answer.read()?, cookie })
    }

    /// Posts `body`, which is JSON, from a page of the house.
    ///
    /// # Errors
    ///
    /// If no answer comes.
    pub async fn post(&mut self, path: &str, session: &Session, body: Vec<u8>) -> anyhow::Result<Answer> {
        let origin = format!("http://{}", self.address);
        let headers = [
            (header::COOKIE, session.cookie.as_str()),
            (header::ORIGIN, origin.as_str()),
            (header::CONTENT_TYPE, "application/json"),
        ];
        self.send(Method::POST, path, &headers, body).await
    }

    /// Opens a room.
    ///
    /// # Errors
    ///
    /// If the house refuses.
    pub async fn open_room(&mut self, host: &Session, room: &OpenRoom) -> anyhow::Result<RoomOpened> {
        self.post("/api/rooms", host, serde_json::to_vec(room)?).await?.read()
    }
}

impl Answer {
    /// The body of an answer that is no refusal.
    ///
    /// # Errors
    ///
    /// If it is one, or has another form.
    pub fn read<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        let text = String::from_utf8_lossy(&self.body);
        ensure!(self.status.is_success(), "the house answers {}: {text}", self.status);
        serde_json::from_slice(&self.body).with_context(|| format!("the house answers {text}"))
    }
}
