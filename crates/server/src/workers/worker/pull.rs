//! Takes jobs from the bus, as many as there are threads free.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::PullConsumer;
use futures::StreamExt;
use tengen_work::{Pool, Priority};
use tokio::sync::watch;

use super::errand;
use super::post::Post;
use super::slots::{Slot, Slots};
use crate::workers::stream;

/// How long the server keeps the question for a move, by a thread for moves alone.
const FOR_A_MOVE: Duration = Duration::from_secs(20);

/// How long it keeps the question for a job that somebody waits for; jobs of other priorities are looked for in
/// between, moves too for which there is no thread that is for moves alone.
const FOR_A_PAGE: Duration = Duration::from_millis(500);

/// How much longer an answer may take.
const ANSWER: Duration = Duration::from_secs(3);

/// When the bus has not what is needed, it is tried again after so long.
const BREATH: Duration = Duration::from_secs(1);

/// Where jobs of each priority come from.
struct Sources([PullConsumer; Priority::ALL.len()]);

/// Takes jobs until the worker leaves.
pub(super) async fn run(post: Arc<Post>, pool: Arc<Pool>, slots: Slots, leaves: watch::Receiver<bool>) {
    let mut is_told = false;
    let working = async {
        loop {
            // While there is no connection the bus says so itself.
            if post.client.connection_state() == State::Connected {
                let error = work(&post, &pool, &slots, &leaves).await;
                if !std::mem::replace(&mut is_told, true) {
                    tracing::warn!(%error, "jobs cannot be taken from the bus, which needs JetStream for that");
                }
            }
            tokio::time::sleep(BREATH).await;
        }
    };
    tokio::select! {
        () = left(leaves.clone()) => {}
        () = working => {}
    }
}

/// Takes jobs until one cannot be taken.
async fn work(
    post: &Arc<Post>,
    pool: &Arc<Pool>,
    slots: &Slots,
    leaves: &watch::Receiver<bool>,
) -> async_nats::Error {
    match open(post).await {
        Ok(sources) => {
            tracing::info!("jobs are taken from the bus");
            pull(post, pool, slots, &sources, leaves).await
        }
        Err(error) => error,
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

/// The same, from where they come.
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
        if let Some(message) = next(moves, Some(FOR_A_MOVE)).await? {
            carry_out(slot, message);
        }
    }
}

async fn pull_others(
    slots: &Slots,
    Sources([moves, live, background]): &Sources,
    carry_out: impl Fn(Slot, Message),
) -> Result<Infallible, async_nats::Error> {
    loop {
        let slot = slots.for_any().await?;
        let mut message = None;
        for (source, wait) in [(moves, None), (live, None), (background, None), (live, Some(FOR_A_PAGE))] {
            message = next(source, wait).await?;
            if message.is_some() {
                break;
            }
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
        None => source.fetch().max_messages(1).messages().await?,
    };
    let next = tokio::time::timeout(wait.unwrap_or_default() + ANSWER, batch.next());
    next.await?.transpose()
}
