//! WebSockets to the house.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::Context;
use futures::{SinkExt, StreamExt};
use hyper::{Request, header};
use tengen_wire::ClientMessage;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Enough for most messages; the usual 128 KiB would cost more than everything else here together.
const BUFFER: usize = 4096;

/// A WebSocket to the house.
pub struct Socket(WebSocketStream<TcpStream>);

/// What comes over a WebSocket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// A message in JSON.
    Text(Utf8Bytes),
    /// The house closed the connection, with a code and a reason if it gave them.
    Closed(Option<(u16, String)>),
}

/// The path of the WebSocket.
pub const PATH: &str = "/api/live";

impl Socket {
    /// Opens a WebSocket from a page of the house.
    ///
    /// # Errors
    ///
    /// If the house does not listen or refuses.
    pub async fn open(house: SocketAddr, from: Option<Ipv4Addr>, cookie: &str) -> anyhow::Result<Self> {
        Self::over(connect(house, from).await?, house, Some(cookie), &format!("http://{house}")).await
    }

    /// Opens a WebSocket over a connection, from a page of `origin`.
    ///
    /// # Errors
    ///
    /// If the house refuses.
    pub async fn over(
        stream: TcpStream,
        house: SocketAddr,
        cookie: Option<&str>,
        origin: &str,
    ) -> anyhow::Result<Self> {
        let mut request = Request::builder()
            .uri(format!("ws://{house}{PATH}"))
            .header(header::HOST, house.to_string())
            .header(header::ORIGIN, origin)
            .header(header::CONNECTION, "Upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_VERSION, "13")
            .header(header::SEC_WEBSOCKET_KEY, generate_key());
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request.body(())?, stream, Some(config)).await?;
        Ok(Self(socket))
    }

    /// Sends a message.
    ///
    /// # Errors
    ///
    /// If the connection is gone.
    pub async fn say(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        self.send(serde_json::to_string(message)?).await
    }

    /// Sends any text.
    ///
    /// # Errors
    ///
    /// If the connection is gone.
    pub async fn send(&mut self, text: impl Into<Utf8Bytes>) -> anyhow::Result<()> {
        self.send_frame(Message::Text(text.into())).await
    }

    /// Sends any frame.
    ///
    /// # Errors
    ///
    /// If the connection is gone.
    pub async fn send_frame(&mut self, frame: Message) -> anyhow::Result<()> {
        Ok(self.0.send(frame).await?)
    }

    /// The connection itself, to say on it what no WebSocket says.
    pub fn into_stream(self) -> TcpStream {
        self.0.into_inner()
    }

    /// Waits for what comes next. Nothing is lost if this is not waited for to the end.
    pub async fn receive(&mut self) -> Received {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Received::Text(text),
                Some(Ok(Message::Close(frame))) => return Received::Closed(frame.as_ref().map(reason)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Received::Closed(None),
            }
        }
    }
}

fn reason(frame: &CloseFrame) -> (u16, String) {
    (frame.code.into(), frame.reason.to_string())
}

/// Connects to the house, from the address `from` of this machine if one is named.
///
/// # Errors
///
/// If the house does not listen.
pub async fn connect(house: SocketAddr, from: Option<Ipv4Addr>) -> anyhow::Result<TcpStream> {
    let socket = if house.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if let Some(from) = from {
        socket.set_reuseaddr(true)?;
        socket.bind(SocketAddr::from((from, 0)))?;
    }
    let stream = socket.connect(house).await.with_context(|| format!("cannot connect to {house}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}
