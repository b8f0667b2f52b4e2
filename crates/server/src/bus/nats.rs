//! Houses on several machines, by way of NATS.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};

use super::asking::Asking;
use super::kept::Kept;
use super::shelf::Shelf;
use super::{Bus, BusUrl, Heard, News, NodeId};
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

/// Why a bus cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the bus cannot be used: {0}")]
pub struct NatsError(String);

/// A [`Bus`] over NATS: what is told reaches everybody who is connected, once or not at all. Who is where by way of
/// which house is kept beside that in JetStream, where the server has it, for houses that start or were cut.
#[derive(Debug)]
pub struct NatsBus {
    client: Client,
    names: Names,
    subject: String,
    outgoing: Sender<Letter>,
    shared: Arc<Shared>,
}

/// What the connection's events change.
#[derive(Debug, Default)]
pub(super) struct Shared {
    is_cut: AtomicBool,
    houses: Mutex<Vec<UnboundedSender<Heard>>>,
    /// Asks that everything be told again that is kept.
    retell: Notify,
}

impl Shared {
    fn tell(&self, heard: &Heard) {
        self.houses.lock().retain(|house| house.send(heard.clone()).is_ok());
    }

    /// Lets everything be told again that is kept.
    pub(super) fn retell(&self) {
        self.retell.notify_one();
    }

    /// Tells when the bus is cut and when it is whole again, beginning with how it is now.
    fn states(&self) -> UnboundedReceiver<Heard> {
        let (sender, receiver) = unbounded_channel();
        let mut houses = self.houses.lock();
        let now = if self.is_cut.load(Ordering::Relaxed) { Heard::Cut } else { Heard::Whole };
        // Nobody has dropped the other end yet: this cannot fail.
        let _ = sender.send(now);
        houses.push(sender);
        receiver
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Letter {
    pub(super) from: NodeId,
    pub(super) news: News,
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
        self.shared.states()
    }
}

/// Sends what is told, one after the other. While the bus is cut it goes nowhere, but for who has come and gone: that
/// goes out when the bus is whole again, and from time to time so that it is kept.
async fn send(client: Client, subject: String, mut waiting: Receiver<Letter>, shared: Arc<Shared>) {
    let mut shelf = Shelf::default();
    let mut states = shared.states();
    let mut refresh = tokio::time::interval(Shelf::REFRESH);
    loop {
        let letters = tokio::select! {
            letter = waiting.recv() => match letter {
                Some(letter) => shelf.put(letter),
                None => return,
            },
            state = states.recv() => match state {
                Some(Heard::Whole) => shelf.unsent(),
                Some(Heard::Cut) => {
                    shelf.cut(Instant::now());
                    Vec::new()
                }
                Some(Heard::News(_)) => Vec::new(),
                None => return,
            },
            _ = refresh.tick() => shelf.all(Instant::now()),
            () = shared.retell.notified() => shelf.all(Instant::now()),
        };
        for (place, letter) in letters {
            if shared.is_cut.load(Ordering::Relaxed) {
                continue;
            }
            let text = match serde_json::to_vec(&letter) {
                Ok(text) => text,
                Err(error) => {
                    tracing::error!(%error, "news cannot be written down");
                    continue;
                }
            };
            match client.publish(format!("{subject}.{place}"), text.into()).await {
                Ok(()) => shelf.sent(&place, &letter, Instant::now()),
                Err(error) => tracing::warn!(%error, "news were lost"),
            }
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
        let kept = Kept::new(&self.client, &self.names, &self.subject);
        let (client, subject, states) = (self.client.clone(), format!("{}.>", self.subject), self.states());
        let (outgoing, shared) = (self.outgoing.downgrade(), Arc::clone(&self.shared));
        let asking = Asking { node, kept, outgoing, shared, waiting: None };
        tokio::spawn(async move {
            match client.subscribe(subject).await {
                Ok(letters) => asking.listen(letters, states, &sender).await,
                Err(error) => tracing::error!(%error, "the bus cannot be listened to"),
            }
        });
        receiver
    }

    fn publish(&self, from: NodeId, news: News) {
        // Whoever listens asks for that itself, of the bus first.
        if news != News::WhoIsThere && self.outgoing.try_send(Letter { from, news }).is_err() {
            tracing::debug!("more news than the bus takes");
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
    fn news_that_nobody_knows_yet_are_no_letter() {
        let letter = Letter { from: NodeId(7), news: News::WhoIsThere };
        let text = serde_json::to_string(&letter).unwrap();
        assert_eq!(text, r#"{"from":7,"news":{"kind":"who-is-there"}}"#);
        assert!(serde_json::from_str::<Letter>(&text).is_ok());
        assert!(serde_json::from_str::<Letter>(r#"{"from":7,"news":{"kind":"comet"}}"#).is_err());
    }
}
