//! Houses on several machines, by way of NATS.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures::StreamExt;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};

use super::{Bus, Heard, News, NodeId};
use crate::workers::{FromLine, Line, Names, nats_line};

/// How often the server is asked whether it is there. When two questions have not been answered the
/// connection counts as cut: that has to be sooner than other houses count as gone.
const PING: Duration = Duration::from_secs(1);

/// The server has so long to answer when a connection is made.
const CONNECT: Duration = Duration::from_secs(2);

/// The longest pause between two tries to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// So many news wait to be sent. More are dropped: what waits so long is old, and houses look into the log.
const WAITING: usize = 8192;

/// The most servers of one bus that can be named.
const MOST_SERVERS: usize = 16;

/// Where the bus is: one or several NATS servers, and a name that is told apart from those of other houses on
/// the same servers. It is not shown, because a password may stand in it.
///
/// ```
/// use tengen_server::bus::BusUrl;
/// let bus: BusUrl = "nats://one:4222,nats://two:4222/club".parse()?;
/// assert_eq!((bus.servers(), bus.name()), (2, "club"));
/// assert!("postgres://db".parse::<BusUrl>().is_err());
/// # Ok::<(), tengen_server::bus::NotABus>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct BusUrl {
    servers: Vec<String>,
    name: String,
}

/// A text that is no address of a bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a bus is written nats://USER:PASSWORD@HOST:PORT/NAME, with a comma between several servers")]
pub struct NotABus;

impl BusUrl {
    /// What houses share that do not say otherwise.
    const NAME: &str = "tengen";

    /// How many servers are named.
    pub fn servers(&self) -> usize {
        self.servers.len()
    }

    /// What the houses have in common that hear each other.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Debug for BusUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nats://…")
    }
}

impl FromStr for BusUrl {
    type Err = NotABus;

    fn from_str(text: &str) -> Result<Self, NotABus> {
        let mut name = None;
        let mut servers = Vec::new();
        for part in text.split(',').map(str::trim) {
            let (scheme, rest) = part.split_once("://").ok_or(NotABus)?;
            let (server, path) = rest.split_once('/').unwrap_or((rest, ""));
            if !matches!(scheme, "nats" | "tls") || server.is_empty() {
                return Err(NotABus);
            }
            if !path.is_empty() {
                name = Some(path);
            }
            let server = format!("{scheme}://{server}");
            server.parse::<ServerAddr>().map_err(|_| NotABus)?;
            servers.push(server);
        }
        let name = name.unwrap_or(Self::NAME);
        // A subject of NATS has words between full stops, and stars and arrows mean many.
        let is_word = name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
        if !is_word || servers.len() > MOST_SERVERS {
            return Err(NotABus);
        }
        Ok(Self { servers, name: name.to_owned() })
    }
}

/// Why a bus cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the bus cannot be used: {0}")]
pub struct NatsError(String);

/// A [`Bus`] over NATS (core): what is told reaches everybody who is connected, once or not at all.
#[derive(Debug)]
pub struct NatsBus {
    client: Client,
    names: Names,
    subject: String,
    outgoing: Sender<Vec<u8>>,
    shared: Arc<Shared>,
}

/// What the connection's events change.
#[derive(Debug, Default)]
struct Shared {
    is_cut: AtomicBool,
    houses: Mutex<Vec<UnboundedSender<Heard>>>,
}

impl Shared {
    fn tell(&self, heard: &Heard) {
        self.houses.lock().retain(|house| house.send(heard.clone()).is_ok());
    }

    /// Tells somebody more, from how it is now on.
    fn begin(&self, house: UnboundedSender<Heard>) {
        let now = if self.is_cut.load(Ordering::Relaxed) { Heard::Cut } else { Heard::Whole };
        let mut houses = self.houses.lock();
        if house.send(now).is_ok() {
            houses.push(house);
        }
    }

    fn note(&self, event: &Event) {
        match event {
            Event::Connected => {
                self.is_cut.store(false, Ordering::Relaxed);
                tracing::info!("the bus is there");
                self.tell(&Heard::Whole);
            }
            Event::Disconnected | Event::Closed => {
                if !self.is_cut.swap(true, Ordering::Relaxed) {
                    tracing::warn!("the bus is cut: houses look into the log until it is back");
                    self.tell(&Heard::Cut);
                }
            }
            // Some was lost, and nobody knows what.
            Event::SlowConsumer(_) => {
                tracing::warn!("this house does not keep up with the bus");
                self.tell(&Heard::Whole);
            }
            other => tracing::debug!(event = %other, "bus"),
        }
    }
}

/// News as they are sent. What cannot be read is of a newer program, and is left out.
#[derive(Serialize, Deserialize)]
struct Letter {
    from: NodeId,
    news: News,
}

impl NatsBus {
    /// Connects, and connects again whenever the connection is lost. A server that is not there yet is
    /// waited for: houses do without it meanwhile.
    ///
    /// # Errors
    ///
    /// If no address can be used.
    pub async fn connect(url: &BusUrl) -> Result<Self, NatsError> {
        let shared = Arc::new(Shared { is_cut: AtomicBool::new(true), ..Shared::default() });
        let noting = Arc::clone(&shared);
        let options = ConnectOptions::new()
            .name("tengen")
            .no_echo()
            .ping_interval(PING)
            .connection_timeout(CONNECT)
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|tries| {
                LONGEST_PAUSE
                    .min(Duration::from_millis(50) * u32::try_from(tries).unwrap_or(u32::MAX).min(100))
            })
            .event_callback(move |event| {
                noting.note(&event);
                std::future::ready(())
            });
        let servers = url.servers.iter().map(|server| server.parse::<ServerAddr>());
        let servers = servers.collect::<Result<Vec<_>, _>>().map_err(|error| NatsError(error.to_string()))?;
        let client = options.connect(servers).await.map_err(|error| NatsError(error.to_string()))?;
        let subject = format!("tengen.{}.news", url.name);
        let (outgoing, waiting) = channel(WAITING);
        tokio::spawn(send(client.clone(), subject.clone(), waiting, Arc::clone(&shared)));
        Ok(Self { client, names: Names::new(&url.name), subject, outgoing, shared })
    }

    /// The connection.
    pub(crate) const fn client(&self) -> &Client {
        &self.client
    }

    /// What everything is called there that concerns jobs.
    pub(crate) const fn names(&self) -> &Names {
        &self.names
    }

    /// Tells when the bus is cut and when it is whole again, beginning with how it is now.
    pub(crate) fn states(&self) -> UnboundedReceiver<Heard> {
        let (sender, receiver) = unbounded_channel();
        self.shared.begin(sender);
        receiver
    }
}

/// Sends what is told, one after the other; while the bus is cut it goes nowhere.
async fn send(client: Client, subject: String, mut waiting: Receiver<Vec<u8>>, shared: Arc<Shared>) {
    while let Some(letter) = waiting.recv().await {
        if shared.is_cut.load(Ordering::Relaxed) {
            continue;
        }
        if let Err(error) = client.publish(subject.clone(), letter.into()).await {
            tracing::warn!(%error, "news were lost");
        }
    }
}

impl Bus for NatsBus {
    fn subscribe(&self, node: NodeId) -> UnboundedReceiver<Heard> {
        let (sender, receiver) = unbounded_channel();
        if self.shared.is_cut.load(Ordering::Relaxed) {
            // Nobody listens on a channel that was made a moment ago: this cannot fail.
            let _ = sender.send(Heard::Cut);
        }
        self.shared.houses.lock().push(sender.clone());
        let (client, subject) = (self.client.clone(), self.subject.clone());
        tokio::spawn(async move {
            let mut letters = match client.subscribe(subject).await {
                Ok(letters) => letters,
                Err(error) => return tracing::error!(%error, "the bus cannot be listened to"),
            };
            while let Some(letter) = letters.next().await {
                match serde_json::from_slice::<Letter>(&letter.payload) {
                    Ok(Letter { from, .. }) if from == node => {}
                    Ok(Letter { news, .. }) => {
                        if sender.send(Heard::News(news)).is_err() {
                            return;
                        }
                    }
                    Err(error) => tracing::debug!(%error, "news of another version"),
                }
            }
        });
        receiver
    }

    fn publish(&self, from: NodeId, news: News) {
        match serde_json::to_vec(&Letter { from, news }) {
            Ok(letter) => {
                if self.outgoing.try_send(letter).is_err() {
                    tracing::debug!("more news than the bus takes");
                }
            }
            Err(error) => tracing::error!(%error, "news cannot be written down"),
        }
    }

    fn may_lose(&self) -> bool {
        true
    }

    fn line(&self, node: NodeId) -> Option<(Arc<dyn Line>, UnboundedReceiver<FromLine>)> {
        Some(nats_line(&self.client, self.names.clone(), node, self.states()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bus_has_servers_and_a_name() {
        for (text, servers, name) in [
            ("nats://127.0.0.1:4222", 1, "tengen"),
            ("nats://house:secret@bus.example/renju-1", 1, "renju-1"),
            ("nats://one, tls://two:7/club", 2, "club"),
        ] {
            let url: BusUrl = text.parse().unwrap();
            assert_eq!((url.servers(), url.name()), (servers, name), "{text}");
            assert!(!format!("{url:?}").contains("secret"));
        }
        for text in
            ["", "nats://", "127.0.0.1:4222", "http://bus", "nats://bus/a.b", "nats://bus/*", "nats://a,,"]
        {
            assert_eq!(text.parse::<BusUrl>(), Err(NotABus), "{text}");
        }
    }

    #[test]
    fn news_that_nobody_knows_yet_are_no_letter() {
        let letter = Letter { from: NodeId(7), news: News::WhoIsThere };
        let text = serde_json::to_string(&letter).unwrap();
        assert_eq!(text, r#"{"from":7,"news":{"kind":"who-is-there"}}"#);
        assert!(serde_json::from_str::<Letter>(&text).is_ok());
        assert!(serde_json::from_str::<Letter>(r#"{"from":7,"news":{"kind":"comet"}}"#).is_err());
    }
}
