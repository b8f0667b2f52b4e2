//! Takes jobs from the bus, as many as there are threads free.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::PullConsumer;
use futures::StreamExt;
use tengen_work::{Pool, Priority};
use tokio::sync::watch;

use super::errand;
use super::post::Post;
use super::slots::{Slot, Slots};
use crate::workers::stream;

/// How long the server keeps the question for a move, and for a job that somebody waits for; jobs that nobody
/// waits for are looked for in between.
const WAIT: [Duration; 2] = [Duration::from_secs(20), Duration::from_secs(1)];

/// When the bus has not what is needed, it is tried again after so long.
const BREATH: Duration = Duration::from_secs(1);

/// Where jobs of each priority come from.
struct Sources([PullConsumer; Priority::ALL.len()]);

/// Takes jobs until the worker leaves.
pub(super) async fn run(post: Arc<Post>, pool: Arc<Pool>, slots: Slots, leaves: watch::Receiver<bool>) {
    let mut is_told = false;
    loop {
        match open(&post).await {
            Ok(sources) => {
                is_told = false;
                let work = pull(&post, &pool, &slots, &sources, &leaves);
                tokio::select! {
                    () = left(leaves.clone()) => return,
                    error = work => tracing::debug!(%error, "jobs cannot be taken"),
                }
            }
            Err(error) => {
                if !std::mem::replace(&mut is_told, true) {
                    tracing::warn!(%error, "the bus has no JetStream: there is no work until it has");
                }
            }
        }
        tokio::select! {
            () = left(leaves.clone()) => return,
            () = tokio::time::sleep(BREATH) => {}
        }
    }
}

/// Waits until the worker leaves.
pub(super) async fn left(mut leaves: watch::Receiver<bool>) {
    // Without a sender the worker has gone.
    let _ = leaves.wait_for(|leaves| *leaves).await;
}

async fn open(post: &Post) -> Result<Sources, async_nats::Error> {
    let stream = stream::open(&post.client, &post.jetstream, &post.names).await?;
    let [moves, live, background] = Priority::ALL;
    let of = |priority| stream::consumer(&stream, &post.names, priority);
    Ok(Sources([of(moves).await?, of(live).await?, of(background).await?]))
}

/// Takes jobs until one cannot be taken.
async fn pull(
    post: &Arc<Post>,
    pool: &Arc<Pool>,
    slots: &Slots,
    sources: &Sources,
    leaves: &watch::Receiver<bool>,
) -> async_nats::Error {
    let carry_out = |slot: Slot, message: Message| {
        let (post, pool, leaves) = (Arc::clone(post), Arc::clone(pool), leaves.clone());
        tokio::spawn(async move {
            errand::carry_out(&post, &pool, message, leaves).await;
            drop(slot);
        });
    };
    let Err(error) = tokio::select! {
        moves = pull_moves(slots, sources, carry_out) => moves,
        others = pull_others(slots, sources, carry_out) => others,
    };
    error
}

async fn pull_moves(
    slots: &Slots,
    Sources([moves, ..]): &Sources,
    carry_out: impl Fn(Slot, Message),
) -> Result<Infallible, async_nats::Error> {
    loop {
        let slot = slots.for_a_move().await?;
        if let Some(message) = next(moves, Some(WAIT[0])).await? {
            carry_out(slot, message);
        }
    }
}

async fn pull_others(
    slots: &Slots,
    Sources([_, live, background]): &Sources,
    carry_out: impl Fn(Slot, Message),
) -> Result<Infallible, async_nats::Error> {
    loop {
        let slot = slots.for_any().await?;
        let mut message = next(live, None).await?;
        if message.is_none() {
            message = next(background, None).await?;
        }
        if message.is_none() {
            message = next(live, Some(WAIT[1])).await?;
        }
        if let Some(message) = message {
            carry_out(slot, message);
        }
    }
}

/// The next job, if there is one now, or comes within `wait`.
async fn next(source: &PullConsumer, wait: Option<Duration>) -> Result<Option<Message>, async_nats::Error> {
    let mut batch = match wait {
        Some(wait) => source.batch().max_messages(1).expires(wait).messages().await?,
        None => source.fetch().max_messages(1).expires(BREATH).messages().await?,
    };
    batch.next().await.transpose()
}
