//! One job in a worker's hands.

use std::time::Duration;

use async_nats::jetstream::{AckKind, Message};
use tengen_work::{JobHandle, Pool, Priority, Report};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::sync::watch;
use tokio::time::Instant;

use super::post::{End, Post, Wish};
use super::pull::left;
use crate::meters::metered;
use crate::workers::letters::{JobName, Offer, Said, VERSION, shortened};

/// How often the bus and the node hear that the worker is at it.
const EVERY: Duration = Duration::from_secs(1);

/// A node that has not answered for so long has gone.
const SILENCE: Duration = Duration::from_secs(10);

/// The bus hands out a job again after so long, when it could not begin.
const LATER: Duration = Duration::from_millis(500);

/// The last report is said so often, until the node has it.
const LAST_WORDS: u32 = 5;

/// Does the job in a message, and says so to the bus.
pub(super) async fn carry_out(post: &Post, pool: &Pool, message: Message, leaves: watch::Receiver<bool>) {
    let Ok(offer) = serde_json::from_slice::<Offer>(&message.payload) else {
        tracing::warn!("a job that cannot be read");
        return acknowledge(&message, AckKind::Term).await;
    };
    if offer.version != VERSION {
        return acknowledge(&message, AckKind::Nak(Some(EVERY))).await;
    }
    if !offer.is_sound() {
        tracing::warn!(node = offer.name.node.0, "a job without bounds");
        return acknowledge(&message, AckKind::Term).await;
    }
    match post.ask(offer.name, offer.number, Said::Take).await {
        Wish::Wanted => {}
        Wish::Unwanted | Wish::Gone => return acknowledge(&message, AckKind::Term).await,
        Wish::Silent => {
            post.tell(offer.name, offer.number, Said::Back).await;
            return acknowledge(&message, AckKind::Nak(Some(LATER))).await;
        }
    }
    let kind = Errand::begin(post, pool, offer).run(&message, leaves).await;
    acknowledge(&message, kind).await;
}

async fn acknowledge(message: &Message, kind: AckKind) {
    if let Err(error) = message.ack_with(kind).await {
        // The bus hands it out again, and the node says that it is over.
        tracing::debug!(%error, "the bus does not hear what has become of a job");
    }
}

/// A job that is being done.
struct Errand<'a> {
    post: &'a Post,
    name: JobName,
    offer: u32,
    priority: Priority,
    /// Ends the job when it goes; `None` if the pool did not take it.
    handle: Option<JobHandle>,
    reports: UnboundedReceiver<Report>,
    ends: watch::Receiver<Option<End>>,
    number: u32,
}

impl<'a> Errand<'a> {
    fn begin(post: &'a Post, pool: &Pool, offer: Offer) -> Self {
        let Offer { name, number: offer, job, .. } = offer;
        let priority = job.priority;
        let (told, reports) = unbounded_channel();
        let listener = metered(&job.kind, move |report| {
            // Who listens may have gone.
            let _ = told.send(report);
        });
        let handle = pool.submit(job, listener).ok();
        Self { post, name, offer, priority, handle, reports, ends: post.begin(name), number: 0 }
    }

    /// Says how it stands with the job until it is over; then what the bus is to hear.
    async fn run(mut self, message: &Message, leaves: watch::Receiver<bool>) -> AckKind {
        let kind =
            if self.handle.is_some() { self.follow(message, leaves).await } else { self.hand_back().await };
        self.post.end(self.name, &self.ends);
        kind
    }

    async fn follow(&mut self, message: &Message, leaves: watch::Receiver<bool>) -> AckKind {
        // A move is nearly made when the worker is told to leave; everything else begins again elsewhere.
        let may_leave = self.priority != Priority::Move;
        let mut leaving = std::pin::pin!(left(leaves));
        let mut pace = tokio::time::interval_at(Instant::now() + EVERY, EVERY);
        let mut answered = Instant::now();
        loop {
            tokio::select! {
                report = self.reports.recv() => match report {
                    Some(report) if report.is_last() => return self.last(shortened(report)).await,
                    Some(report) => self.tell(report).await,
                    None => return self.hand_back().await,
                },
                end = ended(&mut self.ends) => return match end {
                    End::Stop => AckKind::Term,
                    End::HandBack => self.hand_back().await,
                },
                () = &mut leaving, if may_leave => return self.hand_back().await,
                _ = pace.tick() => {
                    acknowledge(message, AckKind::Progress).await;
                    match self.post.ask(self.name, self.offer, Said::Working).await {
                        Wish::Wanted => answered = Instant::now(),
                        Wish::Silent if answered.elapsed() < SILENCE => {}
                        Wish::Unwanted | Wish::Gone | Wish::Silent => return AckKind::Term,
                    }
                }
            }
        }
    }

    async fn tell(&mut self, report: Report) {
        if matches!(report, Report::Progress { .. }) {
            self.number += 1;
            self.post.tell(self.name, self.offer, Said::Progress { number: self.number, report }).await;
        }
    }

    /// Says the last word until the node has heard it.
    async fn last(&self, report: Report) -> AckKind {
        if report == Report::Cancelled {
            return self.hand_back().await;
        }
        for _ in 0..LAST_WORDS {
            let said = Said::Last { report: report.clone() };
            match self.post.ask(self.name, self.offer, said).await {
                Wish::Wanted | Wish::Unwanted | Wish::Gone => return AckKind::Ack,
                Wish::Silent => tokio::time::sleep(LATER).await,
            }
        }
        AckKind::Nak(Some(LATER))
    }

    async fn hand_back(&self) -> AckKind {
        self.post.tell(self.name, self.offer, Said::Back).await;
        AckKind::Nak(None)
    }
}

async fn ended(ends: &mut watch::Receiver<Option<End>>) -> End {
    match ends.wait_for(Option::is_some).await {
        Ok(end) => end.unwrap_or(End::Stop),
        // Without a sender the job has begun again.
        Err(_) => End::Stop,
    }
}
