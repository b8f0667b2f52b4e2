//! A client that says exactly what it is told.

use std::net::SocketAddr;

use futures::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{HeaderMap, HeaderName, HeaderValue};
use hyper::upgrade::Upgraded;
use hyper::{Method, Request as HttpRequest, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::Role;

/// Somebody who talks to the house.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// A request without a body, as a page of the house sends it.
    pub(crate) fn request(&self, method: Method, path: &str) -> Request {
        let host = self.address.to_string();
        let mut request = Request {
            address: self.address,
            method,
            path: path.to_owned(),
            headers: HeaderMap::new(),
            body: Bytes::new(),
        };
        request = request.header("origin", &format!("http://{host}")).header("host", &host);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        request
    }

    pub(crate) fn get(&self, path: &str) -> Request {
        self.request(Method::GET, path)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Request {
        self.request(Method::POST, path).json(body)
    }

    pub(crate) fn patch(&self, path: &str, body: &Value) -> Request {
        self.request(Method::PATCH, path).json(body)
    }

    pub(crate) fn put(&self, path: &str, body: &Value) -> Request {
        self.request(Method::PUT, path).json(body)
    }

    pub(crate) fn delete(&self, path: &str) -> Request {
        self.request(Method::DELETE, path)
    }

    /// The same browser as long as its cookie is not replaced: it keeps the one that it is given.
    pub(crate) async fn keep(&mut self, request: Request) -> Answer {
        let answer = request.send().await;
        if answer.headers.contains_key("set-cookie") {
            self.cookie = Some(answer.cookie());
        }
        answer
    }

    /// A request to open a WebSocket.
    pub(crate) fn connect(&self) -> Request {
        self.get("/api/live")
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
    }
}

/// A request that can still be changed.
pub(crate) struct Request {
    address: SocketAddr,
    method: Method,
    path: String,
    headers: HeaderMap,
    body: Bytes,
}

impl Request {
    /// Says `value` in place of what the header said before.
    pub(crate) fn header(mut self, name: &str, value: &str) -> Self {
        let name: HeaderName = name.parse().unwrap();
        self.headers.insert(name, HeaderValue::from_str(value).unwrap());
        self
    }

    pub(crate) fn without(mut self, name: &str) -> Self {
        self.headers.remove(name);
        self
    }

    pub(crate) fn json(self, body: &Value) -> Self {
        self.text(&body.to_string())
    }

    /// A body that is said to be JSON.
    pub(crate) fn text(mut self, body: &str) -> Self {
        self.body = Bytes::from(body.to_owned());
        self.header("content-type", "application/json")
    }

    pub(crate) async fn send(self) -> Answer {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.unwrap();
        let connection = tokio::spawn(connection.with_upgrades());
        let mut request = HttpRequest::new(Full::new(self.body));
        *request.method_mut() = self.method;
        *request.uri_mut() = self.path.parse().unwrap();
        *request.headers_mut() = self.headers;
        let response = sender.send_request(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        if status == StatusCode::SWITCHING_PROTOCOLS {
            let socket = hyper::upgrade::on(response).await.unwrap();
            return Answer { status, headers, body: Bytes::new(), socket: Some(socket) };
        }
        let body = response.into_body().collect().await.unwrap().to_bytes();
        drop(sender);
        connection.await.unwrap().unwrap();
        Answer { status, headers, body, socket: None }
    }
}

/// What the house answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
    /// The WebSocket that was opened, which is open for as long as this is kept.
    socket: Option<Upgraded>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn text(&self) -> &str {
        str::from_utf8(&self.body).unwrap()
    }

    /// A header that must be there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {self:?}")).to_str().unwrap()
    }

    /// The machine's word for the reason of a refusal, behind its status.
    pub(crate) fn refusal(&self) -> (u16, String) {
        assert_eq!(self.header("content-type"), "application/json", "{self:?}");
        let error: tengen_wire::ErrorBody = serde_json::from_slice(&self.body).unwrap();
        assert!(!error.error.text.is_empty());
        (self.status.as_u16(), error.error.code)
    }

    /// What the browser is to send back of the cookie.
    pub(crate) fn cookie(&self) -> String {
        let (pair, _) = self.header("set-cookie").split_once(';').unwrap();
        pair.to_owned()
    }
}

/// A page on the WebSocket that was opened.
pub(crate) struct Page(WebSocketStream<TokioIo<Upgraded>>);

impl Page {
    /// The page of an answer to [`Client::connect`], which has said hello and was welcomed.
    pub(crate) async fn greet(answer: Answer) -> Self {
        let socket = TokioIo::new(answer.socket.unwrap());
        let mut page = Self(WebSocketStream::from_raw_socket(socket, Role::Client, None).await);
        page.say(&json!({"type": "hello", "protocol": tengen_wire::PROTOCOL})).await;
        assert_eq!(page.hear().await["type"], "welcome");
        page
    }

    /// Sends a message.
    pub(crate) async fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    async fn hear(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.0.next().await.unwrap().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// The next message that is one of those.
    pub(crate) async fn until(&mut self, is_one: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await;
            if is_one(&message) {
                return message;
            }
        }
    }

    /// Goes away.
    pub(crate) async fn leave(mut self) {
        self.0.close(None).await.unwrap();
        while let Some(Ok(_)) = self.0.next().await {}
    }

    /// Whether the house still listens.
    pub(crate) async fn is_served(&mut self) -> bool {
        self.say(&json!({"type": "ping", "sent": 7})).await;
        self.hear().await["type"] == "pong"
    }

    /// Waits until the house closes the connection, and says with which code.
    pub(crate) async fn closed(mut self) -> u16 {
        loop {
            if let Message::Close(frame) = self.0.next().await.unwrap().unwrap() {
                return frame.unwrap().code.into();
            }
        }
    }
}
