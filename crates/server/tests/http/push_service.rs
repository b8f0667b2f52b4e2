//! A push service that keeps what it is given, and a browser that can read it.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

/// A message as it arrives.
#[derive(Debug)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    body: Bytes,
}

impl Pushed {
    /// A header that must be there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {self:?}")).to_str().unwrap()
    }

    /// What the house claims to whom, once its signature is seen to be that of `key`.
    pub(crate) fn claims(&self, key: &str) -> Value {
        let said = self.header("authorization").strip_prefix("vapid t=").unwrap();
        let (token, by) = said.split_once(", k=").unwrap();
        assert_eq!(by, key, "the key that browsers were given");
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&decode(by)).unwrap();
        let signature = Signature::from_slice(&decode(signature)).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        assert_eq!(serde_json::from_slice::<Value>(&decode(head)).unwrap()["alg"], "ES256");
        serde_json::from_slice(&decode(claims)).unwrap()
    }

    /// What it says to this browser.
    pub(crate) fn read_by(&self, browser: &Browser) -> Value {
        assert_eq!(self.header("content-encoding"), "aes128gcm");
        let text = web_push_native::decrypt(self.body.to_vec(), &browser.secret, &browser.auth.into());
        serde_json::from_slice(&text.unwrap()).unwrap()
    }
}

fn decode(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}

/// A browser that takes messages at a service.
pub(crate) struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    pub(crate) endpoint: String,
}

impl Browser {
    /// What its page tells the house.
    pub(crate) fn subscription(&self) -> Value {
        let point = self.secret.public_key().to_encoded_point(false);
        let keys = json!({
            "p256dh": URL_SAFE_NO_PAD.encode(point.as_bytes()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
        });
        json!({"endpoint": self.endpoint, "keys": keys, "language": "zh-Hans"})
    }
}

/// An answer that the service gives in place of taking a message.
pub(crate) type Refusal = (u16, [(&'static str, &'static str); 1]);

#[derive(Clone)]
struct Desk {
    taken: mpsc::UnboundedSender<Pushed>,
    refusals: Arc<Mutex<VecDeque<Refusal>>>,
}

/// A push service.
pub(crate) struct PushService {
    port: u16,
    pushed: mpsc::UnboundedReceiver<Pushed>,
    refusals: Arc<Mutex<VecDeque<Refusal>>>,
}

impl PushService {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (taken, pushed) = mpsc::unbounded_channel();
        let refusals = Arc::new(Mutex::new(VecDeque::new()));
        let desk = Desk { taken, refusals: Arc::clone(&refusals) };
        let router = Router::new().fallback(take).with_state(desk);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { port, pushed, refusals }
    }

    /// Its origin, as the house is told.
    pub(crate) fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// A new browser that takes messages here.
    pub(crate) fn browser(&self, number: u8) -> Browser {
        let secret = SecretKey::from_slice(&[number; 32]).unwrap();
        Browser { secret, auth: [number; 16], endpoint: format!("{}/browser/{number}", self.origin()) }
    }

    /// Answers the next message so.
    pub(crate) fn refuse(&self, refusal: Refusal) {
        self.refusals.lock().push_back(refusal);
    }

    /// The next message that comes, whatever it is answered.
    pub(crate) async fn next(&mut self) -> Pushed {
        self.pushed.recv().await.unwrap()
    }

    /// Whether nothing has come that was not taken.
    pub(crate) fn is_empty(&self) -> bool {
        self.pushed.is_empty()
    }
}

async fn take(State(desk): State<Desk>, uri: Uri, headers: HeaderMap, body: Bytes) -> Response {
    let pushed = Pushed { path: uri.path().to_owned(), headers, body };
    let refusal = desk.refusals.lock().pop_front();
    desk.taken.send(pushed).unwrap();
    match refusal {
        Some((status, headers)) => (StatusCode::from_u16(status).unwrap(), headers).into_response(),
        None => (StatusCode::CREATED, [(header::LOCATION, "/message")]).into_response(),
    }
}
