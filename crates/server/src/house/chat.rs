//! What is said in a room, and who may read it.

use std::collections::VecDeque;

use tengen_game::Millis;
use tengen_room::{PersonId, RoomId};
use tengen_store::Stream;
use tengen_wire::{Audience, ChatLine};

use super::departed::Departed;
use super::table::Table;
use super::{House, Refused, load};

/// The last lines that were said in a room.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    /// The number of the last one.
    pub(crate) seq: u32,
    lines: VecDeque<ChatLine>,
}

impl Chat {
    /// The most lines that are shown to who comes in.
    const LINES: usize = 200;
    /// The most characters of a line.
    pub(crate) const LENGTH: usize = 300;
    /// One person may say so many lines within [`Self::PACE_MS`].
    const PACE: usize = 5;
    /// See [`Self::PACE`].
    const PACE_MS: Millis = Millis::seconds(10);

    /// These lines, all that were said.
    pub(crate) fn new(lines: Vec<ChatLine>) -> Self {
        let mut chat = Self::default();
        for line in lines {
            chat.add(line);
        }
        chat
    }

    /// Takes their names from those who have departed.
    pub(super) fn hide(&mut self, departed: &Departed) {
        departed.hide_in(self.lines.make_contiguous());
    }

    pub(crate) fn add(&mut self, line: ChatLine) {
        self.seq = line.seq;
        if self.lines.len() >= Self::LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// The lines that `line` wants.
    pub(crate) fn lines(&self, wanted: impl Fn(&ChatLine) -> bool) -> Vec<ChatLine> {
        self.lines.iter().filter(|line| wanted(line)).cloned().collect()
    }

    /// Refuses who says too much in a short time.
    pub(crate) fn check_pace(&self, from: &PersonId, now: Millis) -> Result<(), Refused> {
        let since = now.since(Self::PACE_MS).0;
        let recent = |line: &&ChatLine| line.from.id == *from && line.at > since;
        let said = self.lines.iter().rev().take_while(|line| line.at > since).filter(recent).count();
        if said < Self::PACE { Ok(()) } else { Err(Refused::TooFast) }
    }
}

/// What is said, without spaces around it.
pub(crate) fn check_text(text: &str) -> Result<&str, Refused> {
    let text = text.trim();
    if text.chars().any(char::is_control) {
        return Err(Refused::ChatCharacters);
    }
    if text.is_empty() || text.chars().count() > Chat::LENGTH {
        return Err(Refused::ChatLength { max: Chat::LENGTH });
    }
    Ok(text)
}

impl Table {
    /// Since when players and spectators do not read each other: the beginning of the game that is
    /// being played.
    pub(crate) fn apart_since(&self) -> Option<Millis> {
        self.playing().map(|current| current.game.start())
    }

    /// Whether somebody of this audience may read the line now.
    pub(crate) fn may_read(&self, audience: Audience, line: &ChatLine) -> bool {
        line.audience == audience || self.apart_since().is_none_or(|start| line.at < start.0)
    }
}

impl House {
    /// What a person has said in a room, in order.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn said_in(&self, room: &RoomId, person: &PersonId) -> Result<Vec<ChatLine>, Refused> {
        let entries = self.store.read(&Stream::chat(room.as_str()), 0).await?;
        let mut lines: Vec<ChatLine> = load::parse(room, &entries)?;
        lines.retain(|line| line.from.id == *person);
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use tengen_room::Person;

    use super::*;

    fn line(seq: u32, at: u64, from: &str) -> ChatLine {
        let from = Person { id: from.parse().unwrap(), name: from.into() };
        ChatLine { seq, at, from, audience: Audience::Players, text: "hello".into() }
    }

    #[test]
    fn a_line_has_text_and_not_too_much_of_it() {
        assert_eq!(check_text("  good game, 先生 \n").unwrap(), "good game, 先生");
        assert!(check_text(&"好".repeat(300)).is_ok());
        for (text, code) in [
            ("", "chat-length"),
            (" \t ", "chat-length"),
            (&"好".repeat(301), "chat-length"),
            ("a\u{7}b", "chat-characters"),
            ("a\nb", "chat-characters"),
            ("a\0b", "chat-characters"),
        ] {
            assert_eq!(check_text(text).unwrap_err().code(), code, "{text:?}");
        }
    }

    #[test]
    fn only_the_last_lines_are_kept_and_numbers_go_on() {
        let chat = Chat::new((1..=250).map(|seq| line(seq, 0, "ada")).collect());
        assert_eq!((chat.seq, chat.lines(|_| true).len(), chat.lines[0].seq), (250, 200, 51));
    }

    #[test]
    fn who_says_too_much_waits_and_others_need_not() {
        let chat = Chat::new((1..=5).map(|seq| line(seq, 1000 * u64::from(seq), "ada")).collect());
        let [ada, bo] = ["ada", "bo"].map(|id| id.parse().unwrap());
        assert_eq!(chat.check_pace(&ada, Millis(5000)).unwrap_err().code(), "too-fast");
        assert!(chat.check_pace(&bo, Millis(5000)).is_ok());
        assert!(chat.check_pace(&ada, Millis(11_000)).is_ok());
    }
}
