//! Games that somebody proposes to somebody. A challenge stands in the store; when it is accepted, the room
//! that it opens has its name, so that the log itself sees to it that it is opened once.

use tengen_game::{Millis, TimeControl};
use tengen_room::{Person, PersonId, RoomId, RoomSettings};
use tengen_store::{Challenge, ChallengeRow, StoreError};
use tengen_wire::{ChallengeList, ChallengeView, NewChallenge};

use super::SocialRefused;
use crate::house::change::{millis, moment};
use crate::house::{House, Refused, draw};
use crate::session::person_of;

/// So many challenges of one person may wait.
const MOST_OF_ONE: u32 = 10;
/// So many that somebody was proposed may wait: more would only bury each other.
const MOST_TO_ONE: usize = 30;
/// The most challenges that are listed.
const LISTED: u32 = 50;

/// A game with a clock that runs waits so long: both have to be there when it begins.
const LIVE_TTL: Millis = Millis::minutes(30);
/// Any other waits for whoever comes by once a week.
const SLOW_TTL: Millis = Millis::minutes(7 * 24 * 60);
/// Who has proposed a game finds the way to its room for so long.
const ACCEPTED_TTL: Millis = Millis::minutes(10);

/// Whether both players have to be there from the beginning.
fn is_live(settings: &RoomSettings) -> bool {
    !matches!(settings.game.clock, TimeControl::None | TimeControl::Correspondence { .. })
}

impl House {
    /// Proposes a game; the answer is the challenge.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchPerson`], [`Refused::Settings`], [`SocialRefused`], [`Refused::Restarting`],
    /// [`Refused::Unavailable`].
    pub(crate) async fn challenge(&self, from: Person, new: NewChallenge) -> Result<ChallengeView, Refused> {
        self.to_the_end(move |house| async move { house.challenge_now(from, new).await }).await
    }

    async fn challenge_now(&self, from: Person, new: NewChallenge) -> Result<ChallengeView, Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        self.check_may_begin()?;
        let NewChallenge { to, settings } = new;
        settings.check()?;
        if from.id == to {
            return Err(SocialRefused::Yourself.into());
        }
        self.check_known(&to).await?;
        self.check_takes_challenge(&from.id, &to).await?;
        settings.check_correspondence()?;
        self.check_rooms_of(&from.id, &settings)?;
        let now = self.clock.now();
        // Whoever adds to them tidies up.
        self.store.drop_expired_challenges(moment(now)).await?;
        let waiting = self.store.challenges_of(to.as_str(), moment(now), LISTED).await?;
        let waits = |row: &&ChallengeRow| {
            row.challenge.challenged == to.as_str() && row.challenge.accepted_at.is_none()
        };
        if waiting.iter().filter(waits).count() >= MOST_TO_ONE {
            return Err(SocialRefused::ChallengeNotTaken.into());
        }
        let ttl = if is_live(&settings) { LIVE_TTL } else { SLOW_TTL };
        let id: RoomId = draw::name()?;
        let challenge = Challenge {
            id: id.to_string(),
            challenger: from.id.to_string(),
            challenged: to.to_string(),
            settings: written(&settings)?,
            created_at: moment(now),
            expires_at: moment(now.plus(ttl)),
            accepted_at: None,
        };
        match self.store.add_challenge(challenge, MOST_OF_ONE).await {
            Ok(true) => {}
            Ok(false) => return Err(SocialRefused::TooManyChallenges { max: MOST_OF_ONE }.into()),
            Err(StoreError::Exists { .. }) => return Err(SocialRefused::ChallengeWaits.into()),
            Err(error) => return Err(error.into()),
        }
        self.inbox_changed(&from.id).await;
        self.inbox_changed(&to).await;
        let row = self.store.challenge(id.as_str()).await?.ok_or(SocialRefused::NoSuchChallenge)?;
        shown(row)
    }

    /// Refuses a challenge that `to` does not take from `from`.
    pub(super) async fn check_takes_challenge(&self, from: &PersonId, to: &PersonId) -> Result<(), Refused> {
        // As the other one sees it.
        let relation = self.store.relation(to.as_str(), from.as_str()).await?;
        if relation.blocked {
            return Err(SocialRefused::BlockedByYou.into());
        }
        let takes = self.store.manners(to.as_str()).await?.challenges.has(relation);
        if relation.blocks || !takes || self.store.account(to.as_str()).await?.is_none() {
            return Err(SocialRefused::ChallengeNotTaken.into());
        }
        Ok(())
    }

    /// The challenges that a person has proposed or was proposed. Those that were accepted are for who has
    /// proposed them.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn challenges_of(&self, person: &PersonId) -> Result<ChallengeList, Refused> {
        let rows = self.store.challenges_of(person.as_str(), moment(self.clock.now()), LISTED).await?;
        let concerns = |row: &ChallengeRow| {
            row.challenge.accepted_at.is_none() || row.challenge.challenger == person.as_str()
        };
        let challenges: Result<_, _> = rows.into_iter().filter(concerns).map(shown).collect();
        Ok(ChallengeList { challenges: challenges? })
    }

    /// Accepts a challenge: the answer is the room, in which both sit and the first game has begun. Accepted
    /// once more it is the same room.
    ///
    /// # Errors
    ///
    /// [`SocialRefused`], [`Refused::TooManyRooms`], [`Refused::Restarting`], [`Refused::Unavailable`].
    pub(crate) async fn accept_challenge(&self, person: Person, id: &RoomId) -> Result<RoomId, Refused> {
        let id = id.clone();
        self.to_the_end(move |house| async move {
            house.accept_now(&person, &id).await?;
            Ok(id)
        })
        .await
    }

    async fn accept_now(&self, person: &Person, id: &RoomId) -> Result<(), Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        let now = self.clock.now();
        let row = self.store.challenge(id.as_str()).await?;
        let is_theirs = |row: &ChallengeRow| {
            row.challenge.challenged == person.id.as_str() && row.challenge.expires_at > moment(now)
        };
        let Some(ChallengeRow { challenge, challenger, .. }) = row.filter(is_theirs) else {
            self.tell_inbox(&person.id).await;
            return Err(SocialRefused::NoSuchChallenge.into());
        };
        let (challenger, settings) = (person_of(challenger)?, read(&challenge)?);
        if challenge.accepted_at.is_none() {
            self.check_may_begin()?;
            self.check_both_may_play(person, &challenger, &settings).await?;
        }
        if !self.store.accept_challenge(id.as_str(), moment(now), moment(now.plus(ACCEPTED_TTL))).await? {
            return Err(SocialRefused::NoSuchChallenge.into());
        }
        if let Err(refused) = self.open_for_two(id, settings, &challenger, person).await {
            self.store.reopen_challenge(id.as_str(), challenge.expires_at).await?;
            return Err(refused);
        }
        self.inbox_changed(&challenger.id).await;
        self.inbox_changed(&person.id).await;
        Ok(())
    }

    async fn check_both_may_play(
        &self,
        person: &Person,
        challenger: &Person,
        settings: &RoomSettings,
    ) -> Result<(), Refused> {
        if is_live(settings) && !self.is_here(&challenger.id) {
            return Err(SocialRefused::ChallengerAway.into());
        }
        for player in [person, challenger] {
            self.check_may_play(player, settings).await?;
        }
        self.check_rooms_of(&person.id, settings)?;
        self.check_rooms_of(&challenger.id, settings).map_err(|_| SocialRefused::ChallengerBusy.into())
    }

    /// Takes a challenge back, or declines it: whoever of the two asks.
    ///
    /// # Errors
    ///
    /// [`SocialRefused::NoSuchChallenge`], [`Refused::Unavailable`].
    pub(crate) async fn end_challenge(&self, person: &PersonId, id: &RoomId) -> Result<(), Refused> {
        let row = self.store.challenge(id.as_str()).await?;
        let concerns = |ChallengeRow { challenge, .. }: &ChallengeRow| {
            [&challenge.challenger, &challenge.challenged].contains(&&person.to_string())
        };
        let row = row.filter(concerns).ok_or(SocialRefused::NoSuchChallenge)?;
        if !self.store.drop_challenge(id.as_str()).await? {
            return Err(SocialRefused::NoSuchChallenge.into());
        }
        for person in [row.challenger, row.challenged] {
            self.inbox_changed(&person_of(person)?.id).await;
        }
        Ok(())
    }
}

fn written(settings: &RoomSettings) -> Result<String, Refused> {
    serde_json::to_string(settings).map_err(|error| {
        tracing::error!(%error, "the settings of a room cannot be written down");
        Refused::Unavailable
    })
}

fn read(challenge: &Challenge) -> Result<RoomSettings, Refused> {
    serde_json::from_str(&challenge.settings).map_err(|error| {
        tracing::error!(challenge = challenge.id, %error, "a challenge cannot be read");
        Refused::Unavailable
    })
}

fn shown(row: ChallengeRow) -> Result<ChallengeView, Refused> {
    let ChallengeRow { challenge, challenger, challenged } = row;
    let settings = read(&challenge)?;
    let room = challenge.accepted_at.and_then(|_| challenge.id.parse().ok());
    Ok(ChallengeView {
        from: person_of(challenger)?,
        to: person_of(challenged)?,
        settings,
        created_at: millis(challenge.created_at).0,
        expires_at: millis(challenge.expires_at).0,
        room,
        id: challenge.id,
    })
}
