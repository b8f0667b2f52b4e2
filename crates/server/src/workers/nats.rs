//! The way from a node to the workers, over NATS.

use std::sync::Arc;

use async_nats::Client;
use async_nats::jetstream::Context;
use futures::StreamExt;
use serde::Serialize;
use tengen_work::JobId;
use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::letters::{Alive, JobName, LONGEST, Offer, Reply, Word, WorkerId};
use super::line::{Answering, FromLine, Line};
use super::stream::{self, Names};
use crate::bus::{Heard, NodeId};

/// A [`Line`] over NATS: offers go into JetStream, everything else from one to the other.
struct NatsLine {
    node: NodeId,
    client: Client,
    jetstream: Context,
    names: Names,
    /// Offers come from worker threads too.
    runtime: Handle,
    told: UnboundedSender<FromLine>,
}

/// A way from `node` to the workers of the houses with these names. `states` says when the bus is cut.
pub(crate) fn line(
    client: &Client,
    names: Names,
    node: NodeId,
    states: UnboundedReceiver<Heard>,
) -> (Arc<dyn Line>, UnboundedReceiver<FromLine>) {
    let (told, heard) = unbounded_channel();
    let jetstream = stream::jetstream(client);
    tokio::spawn(hear_words(client.clone(), names.node(node), told.clone()));
    tokio::spawn(hear_workers(client.clone(), names.alive(), told.clone()));
    tokio::spawn(hear_states(client.clone(), names.clone(), states, told.clone()));
    let line = NatsLine { node, client: client.clone(), jetstream, names, runtime: Handle::current(), told };
    (Arc::new(line), heard)
}

impl Line for NatsLine {
    fn offer(&self, offer: Offer) {
        let (job, number) = (offer.name.id, offer.number);
        let subject = self.names.jobs(offer.job.priority);
        let (jetstream, told) = (self.jetstream.clone(), self.told.clone());
        let Some(letter) = written(&offer) else {
            let _ = told.send(FromLine::Unsent { job, number });
            return;
        };
        self.runtime.spawn(async move {
            let sent = match jetstream.publish(subject, letter.into()).await {
                Ok(acknowledged) => acknowledged.await.map(drop),
                Err(error) => Err(error),
            };
            if let Err(error) = sent {
                tracing::debug!(%error, "a job could not be offered");
                // Who asked may have gone.
                let _ = told.send(FromLine::Unsent { job, number });
            }
        });
    }

    fn stop(&self, worker: WorkerId, id: JobId) {
        let (client, subject) = (self.client.clone(), self.names.worker(worker));
        let Some(letter) = written(&JobName { node: self.node, id }) else { return };
        self.runtime.spawn(async move {
            // A worker that does not hear it hears it when it next says that it is at the job.
            let _ = client.publish(subject, letter.into()).await;
        });
    }
}

/// A letter, unless it is longer than one may be.
pub(super) fn written(letter: &impl Serialize) -> Option<Vec<u8>> {
    match serde_json::to_vec(letter) {
        Ok(text) if text.len() <= LONGEST => Some(text),
        Ok(text) => {
            tracing::warn!(bytes = text.len(), "a letter between node and worker is too long");
            None
        }
        Err(error) => {
            tracing::error!(%error, "a letter cannot be written down");
            None
        }
    }
}

/// Hands on what workers say of this node's jobs.
async fn hear_words(client: Client, subject: String, told: UnboundedSender<FromLine>) {
    let mut letters = match client.subscribe(subject).await {
        Ok(letters) => letters,
        Err(error) => return tracing::error!(%error, "workers cannot be listened to"),
    };
    while let Some(letter) = letters.next().await {
        let word =
            (letter.payload.len() <= 2 * LONGEST).then(|| serde_json::from_slice::<Word>(&letter.payload));
        let Some(Ok(word)) = word else {
            tracing::debug!("a worker of another version");
            continue;
        };
        let answer = letter.reply.map(|to| {
            let client = client.clone();
            let answer = move |reply: Reply| {
                let Some(reply) = written(&reply) else { return };
                tokio::spawn(async move {
                    // A worker without an answer asks again.
                    let _ = client.publish(to, reply.into()).await;
                });
            };
            Box::new(answer) as Answering
        });
        if told.send(FromLine::Word { word: Box::new(word), answer }).is_err() {
            return;
        }
    }
}

/// Hands on which workers are there.
async fn hear_workers(client: Client, subject: String, told: UnboundedSender<FromLine>) {
    let mut letters = match client.subscribe(subject).await {
        Ok(letters) => letters,
        Err(error) => return tracing::error!(%error, "workers cannot be listened to"),
    };
    while let Some(letter) = letters.next().await {
        if let Ok(alive) = serde_json::from_slice::<Alive>(&letter.payload)
            && told.send(FromLine::Alive(alive)).is_err()
        {
            return;
        }
    }
}

/// Hands on when the bus is cut and whole again; then offers need a stream.
async fn hear_states(
    client: Client,
    names: Names,
    mut states: UnboundedReceiver<Heard>,
    told: UnboundedSender<FromLine>,
) {
    let mut is_told = false;
    while let Some(state) = states.recv().await {
        let state = match state {
            Heard::Cut => FromLine::Cut,
            Heard::Whole => {
                if let Err(error) = stream::open(&client, &stream::jetstream(&client), &names).await
                    && !std::mem::replace(&mut is_told, true)
                {
                    tracing::warn!(%error, "the bus has no JetStream: this house does all engine work itself");
                }
                FromLine::Whole
            }
            Heard::News(_) => continue,
        };
        if told.send(state).is_err() {
            return;
        }
    }
}
