//! What an arbiter does: ends a game that is being played, and closes rooms.

use tengen_game::{Action, Actor, Command, Game, Rejection, Ruling, Seat};
use tengen_room::{GameId, RoomId};
use tengen_wire::Verdict;

use super::change::Change;
use super::{House, Refused, draw};

impl House {
    /// Ends a game that is being played, and says where it was played and how it ended, by seats. Everybody
    /// in its room sees it at once.
    ///
    /// # Errors
    ///
    /// [`Refused::Game`] if the game is over, or colours are asked for that are still to be drawn;
    /// [`Refused::NoSuchGame`], [`Refused::Restarting`], [`Refused::Unavailable`].
    pub async fn decide(&self, id: &GameId, verdict: Verdict) -> Result<(RoomId, Verdict), Refused> {
        let row = self.store.game(id.as_str()).await?.ok_or(Refused::NoSuchGame)?;
        let room: RoomId = row.room.parse().map_err(|_| Refused::NoSuchGame)?;
        let slot = self.slot(&room).await?;
        let command = draw::command()?;
        let mut decided = verdict;
        self.change(&slot, |table| {
            let Some(current) = table.current.as_ref().filter(|current| current.id == *id) else {
                let names = table.names();
                return Err(Refused::Game { rejection: Rejection::GameOver, names, explanation: None });
            };
            let ruling = ruling(&current.game, verdict).map_err(|rejection| {
                let names = table.names();
                Refused::Game { rejection, names, explanation: None }
            })?;
            decided = by_seats(ruling);
            let command = Command { id: command, action: Action::Rule(ruling) };
            Change::of_game(table, Actor::Arbiter, command, self.clock.now())
        })
        .await?;
        tracing::warn!(game = %id, verdict = decided.word(), "the arbiter has decided");
        Ok((room, decided))
    }

    /// Closes a room in which no game is being played.
    ///
    /// # Errors
    ///
    /// [`Refused::Room`] if a game is being played in it or it is closed already;
    /// [`Refused::NoSuchRoom`], [`Refused::Restarting`], [`Refused::Unavailable`].
    pub async fn close_room(&self, id: &RoomId) -> Result<(), Refused> {
        let slot = self.slot(id).await?;
        self.change(&slot, |table| Change::of_closing(table, self.clock.now())).await?;
        tracing::warn!(room = %id, "an operator has closed the room");
        Ok(())
    }
}

/// What a verdict means in a game as it stands.
fn ruling(game: &Game, verdict: Verdict) -> Result<Ruling, Rejection> {
    let black = || match (game.black(), game.nigiri_step()) {
        (Some(black), _) => Ok(black),
        (None, Some(asked)) => Err(Rejection::ColoursNotDrawn { asked }),
        (None, None) => Err(Rejection::NotBegun),
    };
    Ok(match verdict {
        Verdict::One => Ruling::Win(Seat::One),
        Verdict::Two => Ruling::Win(Seat::Two),
        Verdict::Black => Ruling::Win(black()?),
        Verdict::White => Ruling::Win(black()?.other()),
        Verdict::Draw => Ruling::Draw,
        Verdict::Void => Ruling::Void,
    })
}

const fn by_seats(ruling: Ruling) -> Verdict {
    match ruling {
        Ruling::Win(Seat::One) => Verdict::One,
        Ruling::Win(Seat::Two) => Verdict::Two,
        Ruling::Draw => Verdict::Draw,
        Ruling::Void => Verdict::Void,
    }
}
