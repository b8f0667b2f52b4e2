//! What waits to be sent to one page.

use std::collections::VecDeque;

use axum::extract::ws::{CloseCode, Utf8Bytes};
use parking_lot::Mutex;
use tokio::sync::Notify;

/// The messages that wait for one page, in order. It is bounded: a page that reads too slowly is let go,
/// and gets what it missed when it comes back.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Open,
    /// More came than may wait.
    Overflown,
    /// Nothing more comes; say goodbye with this code.
    Finished(CloseCode, &'static str),
}

/// What the page's task is to do next.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// To send these.
    Send(VecDeque<Utf8Bytes>),
    /// To let the page go without another word: it does not read.
    Drop,
    /// To close the connection with this code and reason.
    Close(CloseCode, &'static str),
}

impl Outbox {
    /// The most messages that wait.
    pub(crate) const MESSAGES: usize = 64;
    /// The most bytes that wait. Messages are shared between pages, so that few of them cost so much.
    const BYTES: usize = 256 * 1024;

    /// Adds a message, if the page has kept up so far.
    pub(crate) fn push(&self, message: Utf8Bytes) {
        let mut queue = self.queue.lock();
        if queue.state != State::Open {
            return;
        }
        queue.bytes += message.len();
        if queue.messages.len() >= Self::MESSAGES || queue.bytes > Self::BYTES {
            *queue = Queue { state: State::Overflown, ..Queue::default() };
        } else {
            queue.messages.push_back(message);
        }
        drop(queue);
        self.wake.notify_one();
    }

    /// Lets nothing more in; after what waits the connection is closed with this code.
    pub(crate) fn finish(&self, code: CloseCode, reason: &'static str) {
        let mut queue = self.queue.lock();
        if queue.state == State::Open {
            queue.state = State::Finished(code, reason);
        }
        drop(queue);
        self.wake.notify_one();
    }

    /// Waits until there is something to do. Only one task may wait at a time.
    pub(crate) async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.try_next() {
                return next;
            }
            self.wake.notified().await;
        }
    }

    fn try_next(&self) -> Option<Next> {
        let mut queue = self.queue.lock();
        if !queue.messages.is_empty() {
            queue.bytes = 0;
            return Some(Next::Send(std::mem::take(&mut queue.messages)));
        }
        match queue.state {
            State::Open => None,
            State::Overflown => Some(Next::Drop),
            State::Finished(code, reason) => Some(Next::Close(code, reason)),
        }
    }

    /// Waits until more has come than may wait.
    pub(crate) async fn overflown(&self) {
        while self.queue.lock().state != State::Overflown {
            self.wake.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_come_in_order_and_then_the_goodbye() {
        let outbox = Outbox::default();
        outbox.push("one".into());
        outbox.push("two".into());
        outbox.finish(1012, "restarting");
        outbox.push("three".into());
        assert_eq!(outbox.next().await, Next::Send(["one".into(), "two".into()].into()));
        assert_eq!(outbox.next().await, Next::Close(1012, "restarting"));
    }

    #[tokio::test]
    async fn who_reads_too_slowly_is_let_go() {
        let outbox = Outbox::default();
        for _ in 0..Outbox::MESSAGES {
            outbox.push("news".into());
        }
        assert!(matches!(outbox.next().await, Next::Send(messages) if messages.len() == Outbox::MESSAGES));
        for _ in 0..=Outbox::MESSAGES {
            outbox.push("news".into());
        }
        outbox.overflown().await;
        assert_eq!(outbox.next().await, Next::Drop);
    }

    #[tokio::test]
    async fn few_long_messages_are_too_much_as_well() {
        let outbox = Outbox::default();
        for _ in 0..5 {
            outbox.push("x".repeat(Outbox::BYTES / 4).into());
        }
        assert_eq!(outbox.next().await, Next::Drop);
    }
}
