//! What people write to each other.

use tengen_room::{Person, PersonId, RoomId};
use tengen_store::{Circle, Message};
use tengen_wire::{ConversationList, ConversationRow, ConversationView, ExportedMessage, MessageView};

use super::{SocialRefused, is_allowed};
use crate::house::change::{millis, moment};
use crate::house::{House, Refused, cursor, draw};
use crate::session::person_of;

/// The most characters of a message.
const LENGTH: usize = 2000;
/// The most conversations that are listed.
const LISTED: u32 = 100;
/// Messages of a conversation that are shown at once.
const PAGE: u32 = 30;
/// Messages that are read at once for a file.
const EXPORTED: u32 = 500;

/// What is written, without blanks around it.
fn check_text(text: &str) -> Result<&str, Refused> {
    let text = text.trim();
    if text.chars().any(|sign| sign.is_control() && sign != '\n') {
        return Err(SocialRefused::MessageCharacters.into());
    }
    if text.is_empty() || text.chars().count() > LENGTH {
        return Err(SocialRefused::MessageLength { max: LENGTH }.into());
    }
    Ok(text)
}

impl House {
    /// Writes to somebody.
    ///
    /// # Errors
    ///
    /// [`SocialRefused`], [`Refused::NoSuchPerson`], [`Refused::Restarting`], [`Refused::Unavailable`].
    pub(crate) async fn write_message(
        &self,
        from: &Person,
        to: &PersonId,
        text: &str,
    ) -> Result<MessageView, Refused> {
        let text = check_text(text)?.to_owned();
        if from.id == *to {
            return Err(SocialRefused::Yourself.into());
        }
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        self.check_known(to).await?;
        self.check_takes_message(&from.id, to).await?;
        // No two of a conversation are of one moment: their order is that in which they were written.
        let last = self.store.messages(from.id.as_str(), to.as_str(), None, 1).await?;
        let earliest = last.first().map_or(0, |last| last.sent_at.saturating_add(1));
        let message = Message {
            // As rooms are called: nobody guesses it, and no two are the same.
            id: draw::name::<RoomId>()?.to_string(),
            sender: from.id.to_string(),
            receiver: to.to_string(),
            sent_at: moment(self.clock.now()).max(earliest),
            body: text,
            was_read: false,
        };
        self.store.add_message(message.clone()).await?;
        self.inbox_changed(to).await;
        self.inbox_changed(&from.id).await;
        shown(message)
    }

    /// Refuses a message that `to` does not take from `from`.
    pub(super) async fn check_takes_message(&self, from: &PersonId, to: &PersonId) -> Result<(), Refused> {
        if self.store.manners(from.as_str()).await?.messages == Circle::Nobody {
            return Err(SocialRefused::MessagesOff.into());
        }
        // As the other one sees it.
        let relation = self.store.relation(to.as_str(), from.as_str()).await?;
        if relation.blocked {
            return Err(SocialRefused::BlockedByYou.into());
        }
        let circle = self.store.manners(to.as_str()).await?.messages;
        let takes = circle.has(relation)
            // Whoever was written to may answer.
            || (circle != Circle::Nobody && self.has_written(to, from).await?);
        if relation.blocks || !takes || self.store.account(to.as_str()).await?.is_none() {
            return Err(SocialRefused::MessageNotTaken.into());
        }
        Ok(())
    }

    /// Whether `from` has ever written to `to`.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn has_written(&self, from: &PersonId, to: &PersonId) -> Result<bool, Refused> {
        Ok(self.store.has_written(from.as_str(), to.as_str()).await?)
    }

    /// With whom a person has written.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn conversations(&self, person: &PersonId) -> Result<ConversationList, Refused> {
        let mut conversations = Vec::new();
        for row in self.store.conversations(person.as_str(), LISTED).await? {
            let other = person_of(row.other)?;
            conversations.push(ConversationRow { other, last_at: millis(row.last_at).0, unread: row.unread });
        }
        Ok(ConversationList { conversations })
    }

    /// What a person has written with another, the last first; `before` is [`ConversationView::next`] of the
    /// page before.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchPerson`], [`Refused::BadCursor`], [`Refused::Unavailable`].
    pub(crate) async fn conversation(
        &self,
        person: &PersonId,
        other: &PersonId,
        before: Option<&str>,
    ) -> Result<ConversationView, Refused> {
        let before = before.map(cursor::read::<RoomId>).transpose()?;
        let known = self.store.person(other.as_str()).await?.ok_or(Refused::NoSuchPerson)?;
        // One more than is shown tells whether there are more.
        let mut found = self.store.messages(person.as_str(), other.as_str(), before, PAGE + 1).await?;
        let has_more = found.len() > PAGE as usize;
        found.truncate(PAGE as usize);
        let next = found.last().filter(|_| has_more).map(|last| cursor::write(last.sent_at, &last.id));
        let messages: Result<_, _> = found.into_iter().map(shown).collect();
        let on = self.store.manners(person.as_str()).await?.messages != Circle::Nobody;
        let may_write = person != other && is_allowed(self.check_takes_message(person, other).await)?;
        Ok(ConversationView { other: person_of(known)?, messages: messages?, next, may_write, on })
    }

    /// Notes that a person has read what another has written.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn read_messages(&self, person: &PersonId, from: &PersonId) -> Result<(), Refused> {
        if self.store.read_messages(person.as_str(), from.as_str()).await? > 0 {
            self.inbox_changed(person).await;
        }
        Ok(())
    }

    /// A part of what a person has written with another, for the file of what is kept about them, and where
    /// it goes on.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn exported_messages(
        &self,
        person: &PersonId,
        with: &Person,
        before: Option<(i64, String)>,
    ) -> Result<(Vec<ExportedMessage>, Option<(i64, String)>), Refused> {
        let found = self.store.messages(person.as_str(), with.id.as_str(), before, EXPORTED).await?;
        let is_full = found.len() == EXPORTED as usize;
        let next = found.last().filter(|_| is_full).map(|last| (last.sent_at, last.id.clone()));
        let exported = |message| Ok(ExportedMessage { with: with.clone(), message: shown(message)? });
        let exported: Result<_, Refused> = found.into_iter().map(exported).collect();
        Ok((exported?, next))
    }

    /// Everybody with whom a person has written.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn correspondents(&self, person: &PersonId) -> Result<Vec<Person>, Refused> {
        let all = self.store.conversations(person.as_str(), u32::MAX).await?;
        Ok(all.into_iter().map(|row| person_of(row.other)).collect::<Result<_, _>>()?)
    }
}

fn shown(message: Message) -> Result<MessageView, Refused> {
    let from = message.sender.parse().map_err(|error| {
        tracing::error!(message = message.id, %error, "the sender of a message is nobody");
        Refused::Unavailable
    })?;
    Ok(MessageView { id: message.id, from, at: millis(message.sent_at).0, text: message.body })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_text_and_not_too_much_of_it() {
        assert_eq!(check_text(" 先生,\ngood game! \n").unwrap(), "先生,\ngood game!");
        assert!(check_text(&"好".repeat(LENGTH)).is_ok());
        for (text, code) in [
            ("", "message-length"),
            (" \n\t ", "message-length"),
            (&"好".repeat(LENGTH + 1), "message-length"),
            ("a\u{7}b", "message-characters"),
            ("a\0b", "message-characters"),
            ("a\rb", "message-characters"),
        ] {
            assert_eq!(check_text(text).unwrap_err().code(), code, "{text:?}");
        }
    }
}
