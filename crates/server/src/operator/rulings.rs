//! What operators decide about games and rooms.

use tengen_room::{GameId, RoomId};
use tengen_wire::{Annul, ClosedRoom, Decide, Decided, DeedKind, RuledGame};

use super::desk::{Noted, check_reason};
use super::{By, Desk, OperatorRefused};
use crate::Refused;
use crate::api::ApiError;

impl Desk {
    /// Ends a game that is being played.
    pub(crate) async fn decide(
        &self,
        by: &By,
        game: GameId,
        Decide { verdict, reason }: Decide,
    ) -> Result<Decided, ApiError> {
        check_reason(Some(&reason))?;
        self.check_not_own(by, &game).await?;
        let (room, verdict) = self.house.decide(&game, verdict).await?;
        let detail = Some(verdict.word().to_owned());
        self.note(
            by,
            DeedKind::Decide,
            Noted { target: Some(game.to_string()), detail, reason: Some(reason) },
        )
        .await?;
        Ok(Decided { game, room, verdict })
    }

    /// Takes a game out of the ratings. One that is out already stays so, and nothing is noted.
    pub(crate) async fn annul(
        &self,
        by: &By,
        game: GameId,
        Annul { reason }: Annul,
    ) -> Result<RuledGame, ApiError> {
        check_reason(Some(&reason))?;
        self.check_not_own(by, &game).await?;
        let before = self.house.game_rating(&game).await?;
        self.house.annul(&game, &reason).await?;
        self.ruled(by, DeedKind::Annul, game, before, Some(reason)).await
    }

    /// Puts a game back that was taken out.
    pub(crate) async fn restore(
        &self,
        by: &By,
        game: GameId,
        reason: Option<String>,
    ) -> Result<RuledGame, ApiError> {
        check_reason(reason.as_deref())?;
        self.check_not_own(by, &game).await?;
        let before = self.house.game_rating(&game).await?;
        self.house.restore(&game).await?;
        self.ruled(by, DeedKind::Restore, game, before, reason).await
    }

    /// Closes a room in which no game is being played.
    pub(crate) async fn close_room(
        &self,
        by: &By,
        room: RoomId,
        reason: Option<String>,
    ) -> Result<ClosedRoom, ApiError> {
        check_reason(reason.as_deref())?;
        self.house.close_room(&room).await?;
        let noted = Noted { target: Some(room.to_string()), reason, ..Noted::default() };
        self.note(by, DeedKind::CloseRoom, noted).await?;
        Ok(ClosedRoom { room })
    }

    async fn ruled(
        &self,
        by: &By,
        kind: DeedKind,
        game: GameId,
        before: tengen_wire::GameRating,
        reason: Option<String>,
    ) -> Result<RuledGame, ApiError> {
        let after = self.house.game_rating(&game).await?;
        if after.annulled != before.annulled {
            let target = Some(game.to_string());
            self.note(by, kind, Noted { target, reason, ..Noted::default() }).await?;
        }
        Ok(RuledGame { game, before, after })
    }

    /// Lets no operator rule on a game that they played.
    async fn check_not_own(&self, by: &By, game: &GameId) -> Result<(), ApiError> {
        let Some(person) = by.person() else { return Ok(()) };
        let row = self.store.game(game.as_str()).await?.ok_or(Refused::NoSuchGame)?;
        if row.persons.iter().any(|player| player == person.as_str()) {
            return Err(OperatorRefused::OwnGame.into());
        }
        Ok(())
    }
}
