//! How people stand to each other: who follows whom, who wants nothing to do with whom. All of it stands in
//! the store; houses tell each other that it has changed.

mod challenges;
mod friends;
mod inbox;
mod messages;
mod refused;
mod whereabouts;

use std::collections::HashSet;

use tengen_room::{Person, PersonId};
use tengen_store::{Circle, Manners, Tie, Tied};
use tengen_wire::{
    BlockedList, ChallengesFrom, ExportedTie, MessagesFrom, RelationView, RoomAction, SocialSettings,
};

pub(super) use friends::{Friends, run};
pub use refused::SocialRefused;
pub(super) use whereabouts::Elsewhere;

use super::change::moment;
use super::slot::Slot;
use super::{House, Refused};
use crate::bus::News;
use crate::session::person_of;

/// So many people one may follow.
const MOST_FOLLOWED: u32 = 500;
/// So many people one may have blocked.
const MOST_BLOCKED: u32 = 1000;

impl House {
    /// How `person` stands to `other`.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn relation(
        &self,
        person: &PersonId,
        other: &PersonId,
    ) -> Result<RelationView, Refused> {
        let relation = self.store.relation(person.as_str(), other.as_str()).await?;
        let online = self.is_here(other);
        let view = RelationView {
            follows: relation.follows,
            follows_you: relation.followed,
            blocks: relation.blocks,
            online,
            ..RelationView::default()
        };
        if person == other || self.store.account(other.as_str()).await?.is_none() {
            return Ok(view);
        }
        let challenged = self.check_takes_challenge(person, other).await;
        let may_challenge = is_allowed(challenged)?;
        let may_write = is_allowed(self.check_takes_message(person, other).await)?;
        Ok(RelationView { may_follow: !relation.blocks, may_challenge, may_write, ..view })
    }

    /// Lets a person follow another from now on.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchPerson`], [`SocialRefused`], [`Refused::Unavailable`].
    pub(crate) async fn follow(&self, person: &PersonId, other: &PersonId) -> Result<(), Refused> {
        if person == other {
            return Err(SocialRefused::Yourself.into());
        }
        self.check_known(other).await?;
        let relation = self.store.relation(person.as_str(), other.as_str()).await?;
        if relation.blocks {
            return Err(SocialRefused::BlockedByYou.into());
        }
        if relation.blocked || self.store.account(other.as_str()).await?.is_none() {
            return Err(SocialRefused::NotWithThem.into());
        }
        let (now, most) = (moment(self.clock.now()), MOST_FOLLOWED);
        if !self.store.tie(person.as_str(), Tie::Follow, other.as_str(), now, most).await? {
            return Err(SocialRefused::TooManyFollowed { max: most }.into());
        }
        self.ties_changed(person, other);
        Ok(())
    }

    /// Lets a person follow another no longer.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn unfollow(&self, person: &PersonId, other: &PersonId) -> Result<(), Refused> {
        if self.store.untie(person.as_str(), Tie::Follow, other.as_str()).await? {
            self.ties_changed(person, other);
        }
        Ok(())
    }

    /// Keeps `other` away from `person` from now on: neither follows the other any more, challenges between
    /// them are void.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchPerson`], [`SocialRefused`], [`Refused::Unavailable`].
    pub(crate) async fn block(&self, person: &PersonId, other: &PersonId) -> Result<(), Refused> {
        if person == other {
            return Err(SocialRefused::Yourself.into());
        }
        self.check_known(other).await?;
        let (now, most) = (moment(self.clock.now()), MOST_BLOCKED);
        if !self.store.tie(person.as_str(), Tie::Block, other.as_str(), now, most).await? {
            return Err(SocialRefused::TooManyBlocked { max: most }.into());
        }
        self.ties_changed(person, other);
        self.inbox_changed(person).await;
        self.inbox_changed(other).await;
        Ok(())
    }

    /// Lets `other` come near again. What there was between the two does not come back.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn unblock(&self, person: &PersonId, other: &PersonId) -> Result<(), Refused> {
        if self.store.untie(person.as_str(), Tie::Block, other.as_str()).await? {
            self.inbox_changed(person).await;
        }
        Ok(())
    }

    /// Whom a person has blocked.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn blocked_by(&self, person: &PersonId) -> Result<BlockedList, Refused> {
        let ties = self.store.ties(person.as_str(), Tie::Block).await?;
        let people: Result<_, _> = ties.into_iter().map(|tied| person_of(tied.person)).collect();
        Ok(BlockedList { people: people? })
    }

    /// The ties of a person, for the file of what is kept about them.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn exported_ties(
        &self,
        person: &PersonId,
        tie: Tie,
    ) -> Result<Vec<ExportedTie>, Refused> {
        let ties = self.store.ties(person.as_str(), tie).await?;
        let exported =
            |Tied { person, since, .. }: Tied| Ok(ExportedTie { person: person_of(person)?, since });
        ties.into_iter().map(exported).collect()
    }

    /// Whom a person lets come near.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn social_settings(&self, person: &PersonId) -> Result<SocialSettings, Refused> {
        let Manners { challenges, messages } = self.store.manners(person.as_str()).await?;
        Ok(SocialSettings {
            challenges: match challenges {
                Circle::Everybody => ChallengesFrom::Everybody,
                Circle::Followed | Circle::Friends => ChallengesFrom::Followed,
                Circle::Nobody => ChallengesFrom::Nobody,
            },
            messages: match messages {
                Circle::Everybody => MessagesFrom::Everybody,
                Circle::Followed | Circle::Friends => MessagesFrom::Friends,
                Circle::Nobody => MessagesFrom::Nobody,
            },
        })
    }

    /// Says whom a person lets come near from now on.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn set_social_settings(
        &self,
        person: &PersonId,
        settings: SocialSettings,
    ) -> Result<(), Refused> {
        let challenges = match settings.challenges {
            ChallengesFrom::Everybody => Circle::Everybody,
            ChallengesFrom::Followed => Circle::Followed,
            ChallengesFrom::Nobody => Circle::Nobody,
        };
        let messages = match settings.messages {
            MessagesFrom::Everybody => Circle::Everybody,
            MessagesFrom::Friends => Circle::Friends,
            MessagesFrom::Nobody => Circle::Nobody,
        };
        self.store.set_manners(person.as_str(), Manners { challenges, messages }).await?;
        Ok(())
    }

    async fn check_known(&self, person: &PersonId) -> Result<(), Refused> {
        match self.store.person(person.as_str()).await? {
            Some(_) if !self.departed.has(person) => Ok(()),
            _ => Err(Refused::NoSuchPerson),
        }
    }

    /// Refuses a seat to whom the host of the room has blocked.
    pub(super) async fn check_not_blocked(
        &self,
        person: &Person,
        slot: &Slot,
        action: RoomAction,
    ) -> Result<(), Refused> {
        if action != RoomAction::Join {
            return Ok(());
        }
        let host = {
            let mut cell = slot.table.lock().await;
            self.fresh(slot, &mut cell).await?.room.seats()[0].as_ref().map(|host| host.id.clone())
        };
        let Some(host) = host.filter(|host| *host != person.id) else { return Ok(()) };
        if self.store.relation(host.as_str(), person.id.as_str()).await?.blocks {
            return Err(SocialRefused::SeatNotFree.into());
        }
        Ok(())
    }

    /// With whom a person is never paired: who has blocked the person, and whom the person has blocked.
    pub(super) async fn apart_from(&self, person: &PersonId) -> Result<HashSet<PersonId>, Refused> {
        let ids = self.store.apart_from(person.as_str()).await?;
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// The ties between two people are others than before.
    fn ties_changed(&self, one: &PersonId, other: &PersonId) {
        for person in [one, other] {
            self.bus.publish(self.node, News::TiesChanged { person: person.clone() });
            self.friends.mark(person);
        }
    }
}

/// Whether something was not refused for a reason between people.
fn is_allowed(checked: Result<(), Refused>) -> Result<bool, Refused> {
    match checked {
        Ok(()) => Ok(true),
        Err(Refused::Social(_)) => Ok(false),
        Err(refused) => Err(refused),
    }
}
