//! One page's WebSocket. docs/protocol.md says what is spoken on it.

mod bucket;
mod close;
mod connection;
mod hello;
mod jobs;
mod messages;
mod studies;

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use tengen_room::Person;
use tengen_wire::ServerMessage;

use crate::House;
use crate::house::encode;
use crate::meters;
use connection::Connection;

/// What is read of a connection at once. The usual 128 KiB for each of many thousand connections would
/// be most of the memory of the house.
const READ_BUFFER: usize = 2 * 1024;

/// What is gathered before it is written: an update and what follows it.
const WRITE_BUFFER: usize = 8 * 1024;

/// A message longer than this ends the connection. Shorter ones that are too long are refused.
const MAX_FRAME: usize = 16 * 1024;

/// Gives the WebSocket of a page buffers of the right size.
pub fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
}

/// Serves a page of `person` until it goes away, or until the session ends whose secret has this SHA-256, if
/// one is given. The socket should be [`sized`].
pub async fn page(mut socket: WebSocket, house: Arc<House>, person: Person, session: Option<[u8; 32]>) {
    let _open = meters::OpenSocket::new();
    if let Err(goodbye) = hello::hear(&mut socket).await {
        return connection::say_goodbye(socket, goodbye).await;
    }
    match house.welcome(person, session) {
        Ok(page) => {
            // It may have ended on the way in. From here on the house knows which page to close.
            Box::pin(house.close_if_ended(&page)).await;
            Connection::new(socket, house, page).serve().await;
        }
        Err(refused) => {
            meters::refused("websocket", refused.code());
            let refused = encode(&ServerMessage::Refused { id: None, refusal: refused.into() });
            if socket.send(Message::Text(refused)).await.is_ok() {
                connection::say_goodbye(socket, close::Goodbye::TOO_MANY_PAGES).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size<F: Future>(_: impl Fn(WebSocket, Arc<House>, Person, Option<[u8; 32]>) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_page_that_waits_takes_little_memory() {
        assert!(size(page) <= 4096, "{}", size(page));
    }
}
