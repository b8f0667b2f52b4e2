//! The first message.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use tengen_wire::{ClientMessage, PROTOCOL, ServerMessage};

use super::close::Goodbye;
use crate::Refused;
use crate::house::encode;

/// A page has so long to say hello.
const PATIENCE: Duration = Duration::from_secs(10);

/// Waits for the page to say hello in this version of the protocol.
///
/// # Errors
///
/// How the connection is to be closed, if it did not; the page has been told why.
pub(super) async fn hear(socket: &mut WebSocket) -> Result<(), Goodbye> {
    let heard = tokio::time::timeout(PATIENCE, first_text(socket)).await;
    let (refused, goodbye) = match heard {
        Ok(Some(Ok(ClientMessage::Hello { protocol: PROTOCOL }))) => return Ok(()),
        Ok(Some(Ok(ClientMessage::Hello { .. }))) => (Refused::ProtocolVersion, Goodbye::PROTOCOL),
        Ok(Some(Ok(_))) | Err(_) => (Refused::Hello, Goodbye::HELLO),
        Ok(Some(Err(error))) => (Refused::BadMessage { message: error.to_string() }, Goodbye::HELLO),
        Ok(None) => return Err(Goodbye::Gone),
    };
    let refused = encode(&ServerMessage::Refused { id: None, refusal: refused.into() });
    match socket.send(Message::Text(refused)).await {
        Ok(()) => Err(goodbye),
        Err(_) => Err(Goodbye::Gone),
    }
}

async fn first_text(socket: &mut WebSocket) -> Option<Result<ClientMessage, serde_json::Error>> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(serde_json::from_str(&text)),
            Message::Binary(_) => return Some(Err(serde::de::Error::custom("a message is text"))),
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Close(_) => return None,
        }
    }
}
