//! The connection to one page: what comes in, what goes out, and whether anybody is there.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures::{SinkExt, StreamExt};
use tengen_room::GameId;
use tokio::time::{Instant, Interval, MissedTickBehavior};
use tokio_tungstenite::tungstenite;

use super::bucket::Bucket;
use super::close::Goodbye;
use super::jobs::Jobs;
use crate::House;
use crate::house::{Next, Page, Slot, StudySlot};
use crate::meters;

/// How often the page is asked whether it is there, and how far away. One that has not answered when it
/// is asked again has gone.
const PULSE: Duration = Duration::from_secs(15);

/// A page that takes nothing in for so long is let go.
const STUCK: Duration = Duration::from_secs(20);

/// A page that is told goodbye has so long to say it too.
const GOODBYE: Duration = Duration::from_secs(2);

/// The connection to one page.
pub(super) struct Connection {
    socket: WebSocket,
    pub(super) house: Arc<House>,
    pub(super) page: Arc<Page>,
    /// The rooms that the page is in.
    pub(super) rooms: Vec<Arc<Slot>>,
    /// The studies that it has open.
    pub(super) studies: Vec<Arc<StudySlot>>,
    /// What the engine works out for it.
    pub(super) jobs: Jobs,
    /// The games whose reviews it waits for.
    pub(super) reviews: Vec<GameId>,
    pub(super) bucket: Bucket,
    /// How many messages were none.
    pub(super) bad_messages: u32,
    /// How many messages in a row came too fast.
    pub(super) too_fast: u32,
    /// The ping that the page has not answered.
    ping: Option<(u64, Instant)>,
    pings: u64,
}

impl Connection {
    pub(super) fn new(socket: WebSocket, house: Arc<House>, page: Arc<Page>) -> Self {
        Self {
            socket,
            house,
            page,
            rooms: Vec::new(),
            studies: Vec::new(),
            jobs: Jobs::default(),
            reviews: Vec::new(),
            bucket: Bucket::full(Instant::now()),
            bad_messages: 0,
            too_fast: 0,
            ping: None,
            pings: 0,
        }
    }

    /// Serves the page until it goes away or is sent away.
    pub(super) async fn serve(mut self) {
        self.welcome();
        let goodbye = self.run().await;
        let Self { socket, house, page, rooms, studies, jobs, reviews, .. } = self;
        // At once: nobody hears of them any more.
        drop(jobs);
        for game in &reviews {
            house.leave_review(&page, game);
        }
        say_goodbye(socket, goodbye).await;
        for room in rooms {
            house.exit(&page, room).await;
        }
        for study in studies {
            house.exit_study(&page, &study).await;
        }
        house.farewell(&page);
    }

    async fn run(&mut self) -> Goodbye {
        let mut pulse: Interval = tokio::time::interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                message = self.socket.next() => self.receive(message).await,
                next = self.page.outbox.next() => self.send(next).await,
                _ = pulse.tick() => self.feel_pulse().await,
            };
            if let Err(goodbye) = done {
                return goodbye;
            }
        }
    }

    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Goodbye> {
        match message {
            // Boxed: what a message needs while it is carried out is much more than a page that waits.
            Some(Ok(Message::Text(text))) => Box::pin(self.hear(&text)).await,
            Some(Ok(Message::Binary(_))) => self.bad_message("a message is text".to_owned()),
            Some(Ok(Message::Pong(payload))) => {
                self.note_pong(&payload);
                Ok(())
            }
            // Answered already.
            Some(Ok(Message::Ping(_))) => Ok(()),
            Some(Ok(Message::Close(_))) | None => Err(Goodbye::Gone),
            Some(Err(error)) => Err(why_broken(error)),
        }
    }

    async fn send(&mut self, next: Next) -> Result<(), Goodbye> {
        match next {
            Next::Send(messages) => self.write(messages.into_iter().map(Message::Text).collect()).await,
            Next::Drop => {
                tracing::debug!(person = %self.page.person_id(), "a page reads too slowly");
                Err(Goodbye::Gone)
            }
            Next::Close(code, reason) => Err(Goodbye::Close(code, reason)),
        }
    }

    async fn write(&mut self, messages: VecDeque<Message>) -> Result<(), Goodbye> {
        meters::sent(messages.len());
        let Self { socket, page, .. } = self;
        let writing = async {
            for message in messages {
                socket.feed(message).await?;
            }
            socket.flush().await
        };
        tokio::select! {
            biased;
            written = writing => written.map_err(|_| Goodbye::Gone),
            () = page.outbox.overflown() => Err(Goodbye::Gone),
            () = tokio::time::sleep(STUCK) => Err(Goodbye::Gone),
        }
    }

    async fn feel_pulse(&mut self) -> Result<(), Goodbye> {
        if self.ping.is_some() {
            return Err(Goodbye::Gone);
        }
        self.pings += 1;
        self.ping = Some((self.pings, Instant::now()));
        let ping = Message::Ping(self.pings.to_be_bytes().to_vec().into());
        self.write(VecDeque::from([ping])).await
    }

    fn note_pong(&mut self, payload: &[u8]) {
        let Some((_, sent)) = self.ping.take_if(|(number, _)| number.to_be_bytes() == *payload) else {
            return;
        };
        let ms = u32::try_from(sent.elapsed().as_millis()).unwrap_or(u32::MAX);
        if self.page.note_round_trip(ms) {
            self.rooms.iter().for_each(|room| self.house.note_line(room, &self.page));
        }
    }

    /// Answers the page.
    pub(super) fn answer(&self, message: Utf8Bytes) {
        self.page.outbox.push(message);
    }
}

/// What to say when nothing more can be read.
fn why_broken(error: axum::Error) -> Goodbye {
    match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => Goodbye::TOO_LONG,
        Some(tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_)) => Goodbye::BROKEN,
        _ => Goodbye::Gone,
    }
}

/// Closes the connection, and waits a moment for the page to do the same.
pub(super) async fn say_goodbye(mut socket: WebSocket, goodbye: Goodbye) {
    let Goodbye::Close(code, reason) = goodbye else { return };
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let exchange = async {
        socket.send(Message::Close(Some(frame))).await?;
        while let Some(Ok(_)) = socket.next().await {}
        Ok::<_, axum::Error>(())
    };
    // Whether it answers makes no difference.
    let _ = tokio::time::timeout(GOODBYE, exchange).await;
}
