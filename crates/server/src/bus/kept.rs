//! Who is there, as the bus keeps it: the last word on each person and each room, in a stream of JetStream.

use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, pull};
use async_nats::jetstream::stream::{self, DiscardPolicy, StorageType, Stream};
use futures::StreamExt;

use super::nats::Letter;
use super::shelf::{Shelf, of_the_living};
use crate::workers::{Names, jetstream};

/// What nobody tells again is forgotten after so long.
const KEPT: Duration = Shelf::REFRESH.saturating_mul(3);

/// The most that is kept: a house with so many people and rooms has other cares.
const MOST: i64 = 1_000_000;

/// So much is read at a time.
const BATCH: usize = 2000;

/// A house that has not said for so long that it is there has gone, in milliseconds.
const SILENCE_MS: i64 = 5_000;

/// Reading may take so long; otherwise the other houses are asked.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many copies are kept where there are several servers.
const COPIES: usize = 3;

/// So long after it began to keep anything the bus may lack what was told before, in milliseconds.
const NEW_MS: i64 = 60_000;

/// What the bus has kept.
pub(super) struct Found {
    /// Who is there by way of houses that are.
    pub(super) letters: Vec<Letter>,
    /// Whether it began to keep anything only a while ago.
    pub(super) is_new: bool,
}

/// The way to what the bus keeps.
#[derive(Clone)]
pub(super) struct Kept {
    client: Client,
    stream: String,
    /// Where everything of it is told.
    subjects: String,
    is_told: bool,
}

impl Kept {
    pub(super) fn new(client: &Client, names: &Names, news: &str) -> Self {
        let (stream, subjects) = (names.presence(), format!("{news}.presence.>"));
        Self { client: client.clone(), stream, subjects, is_told: false }
    }

    /// Who is there; `None` if the bus does not keep it.
    pub(super) async fn read(&mut self) -> Option<Found> {
        let read = tokio::time::timeout(PATIENCE, self.read_all()).await;
        let error = match read {
            Ok(Ok(found)) => return Some(found),
            Ok(Err(error)) => error,
            Err(elapsed) => elapsed.into(),
        };
        if !std::mem::replace(&mut self.is_told, true) {
            tracing::warn!(%error, "the bus does not keep who is there: the other houses are asked");
        }
        None
    }

    /// Whether the bus keeps what it is told from now on.
    pub(super) async fn is_open(&self) -> bool {
        tokio::time::timeout(PATIENCE, self.open()).await.is_ok_and(|opened| opened.is_ok())
    }

    async fn open(&self) -> Result<Stream, async_nats::Error> {
        let context = jetstream(&self.client);
        let config = |num_replicas| stream::Config {
            name: self.stream.clone(),
            subjects: vec![self.subjects.clone()],
            discard: DiscardPolicy::Old,
            storage: StorageType::Memory,
            max_messages: MOST,
            max_messages_per_subject: 1,
            max_age: KEPT,
            num_replicas,
            ..stream::Config::default()
        };
        if self.client.server_info().cluster.is_some()
            && let Ok(stream) = context.get_or_create_stream(config(COPIES)).await
        {
            return Ok(stream);
        }
        Ok(context.get_or_create_stream(config(1)).await?)
    }

    async fn read_all(&self) -> Result<Found, async_nats::Error> {
        let config = pull::Config {
            deliver_policy: DeliverPolicy::LastPerSubject,
            ack_policy: AckPolicy::None,
            filter_subject: self.subjects.clone(),
            inactive_threshold: 2 * PATIENCE,
            memory_storage: true,
            ..pull::Config::default()
        };
        let stream = self.open().await?;
        let consumer = stream.create_consumer(config).await?;
        // By the server's clock, as are the moments of what it keeps.
        let now = milliseconds(consumer.cached_info().created.unix_timestamp_nanos());
        let began = milliseconds(stream.cached_info().created.unix_timestamp_nanos());
        let mut letters = Vec::new();
        loop {
            let mut batch = consumer.fetch().max_messages(BATCH).messages().await?;
            let before = letters.len();
            while let Some(message) = batch.next().await {
                let message = message?;
                let at = message.info()?.published.unix_timestamp_nanos();
                // What cannot be read is of a newer program.
                letters.push((milliseconds(at), serde_json::from_slice::<Letter>(&message.payload).ok()));
            }
            if letters.len() == before {
                break;
            }
        }
        let letters = letters.into_iter().filter_map(|(at, letter)| Some((at, letter?))).collect();
        let letters = of_the_living(letters, now, SILENCE_MS);
        Ok(Found { letters, is_new: now.saturating_sub(began) < NEW_MS })
    }
}

/// Nanoseconds as milliseconds, as far as anybody's clock goes.
fn milliseconds(nanoseconds: i128) -> i64 {
    i64::try_from(nanoseconds / 1_000_000).unwrap_or(i64::MAX)
}
