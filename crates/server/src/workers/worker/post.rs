//! What a worker says and hears.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::client::RequestErrorKind;
use async_nats::jetstream::Context;
use async_nats::{Client, Request};
use futures::StreamExt;
use parking_lot::Mutex;
use tokio::sync::watch;

use crate::bus::NatsBus;
use crate::meters;
use crate::workers::letters::{Alive, JobName, Reply, Said, Threads, VERSION, Word, WorkerId};
use crate::workers::nats::written;
use crate::workers::stream::{self, Names};

/// How often a worker says that it is there.
const EVERY: Duration = Duration::from_secs(1);

/// How long a node has to answer.
const ANSWER: Duration = Duration::from_secs(2);

/// What a node wants, as far as can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// The job is to be done.
    Wanted,
    /// It is not.
    Unwanted,
    /// There is no such node.
    Gone,
    /// The node does not answer.
    Silent,
}

/// How a job is to end before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Nobody wants it.
    Stop,
    /// Another worker may do it.
    HandBack,
}

/// The way from a worker to the nodes.
pub(super) struct Post {
    worker: WorkerId,
    threads: Threads,
    pub(super) client: Client,
    pub(super) jetstream: Context,
    pub(super) names: Names,
    leaves: AtomicBool,
    /// How to end each job that is in work.
    ends: Mutex<HashMap<JobName, watch::Sender<Option<End>>>>,
}

impl Post {
    pub(super) fn open(bus: &NatsBus, worker: WorkerId, threads: Threads) -> Self {
        let client = bus.client().clone();
        let (jetstream, names) = (stream::jetstream(&client), bus.names().clone());
        let (leaves, ends) = (AtomicBool::new(false), Mutex::default());
        Self { worker, threads, client, jetstream, names, leaves, ends }
    }

    /// Says from time to time that this worker is there.
    pub(super) async fn say_alive(self: Arc<Self>) {
        let mut pace = tokio::time::interval(EVERY);
        pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            pace.tick().await;
            self.say().await;
        }
    }

    /// Says that this worker takes nothing more.
    pub(super) async fn leave(&self) {
        self.leaves.store(true, Ordering::Relaxed);
        self.say().await;
    }

    async fn say(&self) {
        let (worker, threads, busy) = (self.worker, self.threads, self.ends.lock().len() as u32);
        meters::worker_busy(busy);
        let leaves = self.leaves.load(Ordering::Relaxed);
        let Some(alive) = written(&Alive { version: VERSION, worker, threads, busy, leaves }) else { return };
        // The next one is a moment away.
        let _ = self.client.publish(self.names.alive(), alive.into()).await;
    }

    /// Hears what is not wanted any more.
    pub(super) async fn hear_stops(self: Arc<Self>) {
        let mut letters = match self.client.subscribe(self.names.worker(self.worker)).await {
            Ok(letters) => letters,
            Err(error) => return tracing::error!(%error, "nodes cannot be listened to"),
        };
        while let Some(letter) = letters.next().await {
            if let Ok(name) = serde_json::from_slice::<JobName>(&letter.payload)
                && let Some(end) = self.ends.lock().get(&name)
            {
                end.send_replace(Some(End::Stop));
            }
        }
    }

    /// A job begins: how it is to end before its end. The one before of the same name ends.
    pub(super) fn begin(&self, name: JobName) -> watch::Receiver<Option<End>> {
        let (end, ends) = watch::channel(None);
        if let Some(before) = self.ends.lock().insert(name, end) {
            before.send_replace(Some(End::Stop));
        }
        ends
    }

    /// A job is over, unless the same has begun again.
    pub(super) fn end(&self, name: JobName, ended: &watch::Receiver<Option<End>>) {
        let mut ends = self.ends.lock();
        if ends.get(&name).is_some_and(|end| end.subscribe().same_channel(ended)) {
            ends.remove(&name);
        }
    }

    /// Hands back everything that is in work.
    pub(super) fn hand_all_back(&self) {
        self.ends.lock().values().for_each(|end| {
            end.send_replace(Some(End::HandBack));
        });
    }

    /// Says something of a job without waiting for an answer.
    pub(super) async fn tell(&self, name: JobName, offer: u32, said: Said) {
        let Some(letter) = self.letter(name, offer, said) else { return };
        // It may be lost: the last word is not said this way.
        let _ = self.client.publish(self.names.node(name.node), letter.into()).await;
    }

    /// Says something of a job and waits for the node's answer.
    pub(super) async fn ask(&self, name: JobName, offer: u32, said: Said) -> Wish {
        let Some(letter) = self.letter(name, offer, said) else { return Wish::Unwanted };
        let request = Request::new().payload(letter.into()).timeout(Some(ANSWER));
        match self.client.send_request(self.names.node(name.node), request).await {
            Ok(answer) => match serde_json::from_slice::<Reply>(&answer.payload) {
                Ok(Reply { wanted: true }) => Wish::Wanted,
                Ok(Reply { wanted: false }) => Wish::Unwanted,
                Err(_) => Wish::Silent,
            },
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Wish::Gone,
            Err(error) => {
                tracing::debug!(%error, "a node does not answer");
                Wish::Silent
            }
        }
    }

    fn letter(&self, name: JobName, offer: u32, said: Said) -> Option<Vec<u8>> {
        written(&Word { name, offer, worker: self.worker, said })
    }

    /// Sends what has not been sent yet.
    pub(super) async fn close(&self) {
        let _ = tokio::time::timeout(ANSWER, self.client.flush()).await;
    }
}
