//! Games from another house, of which everything is known.

use super::Kifu;
use crate::{Day, GameResult, Record, RecordError};

/// Why a record is no game that can be kept among games from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordKifuError {
    /// The rules do not make this game of it.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It has not ended.
    #[error("the game has not ended")]
    Unfinished,
    /// It does not count.
    #[error("the game does not count")]
    Void,
    /// Its moments are not counted from 1970, so that nobody knows when it was played.
    #[error("it does not say when it was played: its start is not a moment since 1970")]
    Date,
}

impl Kifu {
    /// The game of a record, judged again, with the colours that the players had in the end. A record whose moments are
    /// not counted from 1970 was played on `day`.
    ///
    /// # Errors
    ///
    /// Why it is no game that was played to its end.
    pub fn from_record(record: &Record, day: Option<Day>) -> Result<Self, RecordKifuError> {
        let game = record.verify()?;
        let outcome = game.outcome().ok_or(RecordKifuError::Unfinished)?;
        let black = game.black().ok_or(RecordKifuError::Void)?;
        let winner = match outcome.result {
            GameResult::Win(seat) => game.colour_of(seat),
            GameResult::Draw => None,
            GameResult::Void => return Err(RecordKifuError::Void),
        };
        let start = i64::try_from(record.start.0).unwrap_or(i64::MAX);
        let is_dated = Day::of(start) > Day::of(0);
        let played_at = if is_dated { start } else { day.map(Day::start).ok_or(RecordKifuError::Date)? };
        Ok(Self {
            players: [black, black.other()].map(|seat| record.seats[seat.index()].clone()),
            ratings: [None, None],
            rule_set: record.settings.rule_set,
            size: record.settings.size,
            protocol: record.settings.opening.to_string(),
            played_at,
            winner,
            ending: outcome.ending.id().to_owned(),
            moves: game.moves().iter().map(|played| played.stone).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Command, CommandId, Game, Millis, Seat, Settings};

    use super::*;

    fn record(start: Millis, resign: bool) -> Record {
        let mut game = Game::new(Settings::default(), start).unwrap();
        let mut events = Vec::new();
        let mut act = |seat: Seat, id, action| {
            events.extend(game.apply(seat.into(), Command { id: CommandId(id), action }, start).unwrap());
        };
        let place = |point: &str| Action::Place { point: point.parse().unwrap(), offer_draw: false };
        act(Seat::One, 1, place("h8"));
        act(Seat::Two, 1, place("a1"));
        if resign {
            act(Seat::Two, 2, Action::Resign);
        }
        Record::new(Settings::default(), ["a".into(), "b".into()], start, events).unwrap()
    }

    #[test]
    fn a_record_becomes_the_game_it_is() {
        let kifu = Kifu::from_record(&record(Millis::days(20_000), true), None).unwrap();
        assert_eq!((kifu.players, kifu.ending.as_str()), (["a".to_owned(), "b".to_owned()], "resignation"));
        assert_eq!((kifu.moves.len(), kifu.played_at), (2, 20_000 * 86_400_000));
    }

    #[test]
    fn what_has_no_end_or_no_day_is_refused() {
        let refused = |record: &Record, day| Kifu::from_record(record, day).unwrap_err();
        assert_eq!(refused(&record(Millis::days(20_000), false), None), RecordKifuError::Unfinished);
        assert_eq!(refused(&record(Millis::ZERO, true), None), RecordKifuError::Date);
        let day: Day = "2020-02-02".parse().unwrap();
        let kifu = Kifu::from_record(&record(Millis::ZERO, true), Some(day)).unwrap();
        assert_eq!(Day::of(kifu.played_at), day);
        let mut other = record(Millis::days(20_000), true);
        other.events.pop();
        assert!(matches!(refused(&other, None), RecordKifuError::Record(_)));
    }
}
