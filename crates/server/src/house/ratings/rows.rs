//! Ratings as rows of the store.

use tengen_rating::{Change, Contender, Ledger, Rated, RatedGame, Rating, RatingEvent};
use tengen_store::{ArchivedRatings, RatingChange, RatingRow, RatingRows, RatingValues};

use super::super::load;

/// A rating that was kept.
pub(super) const fn rating(row: &RatingRow) -> Rating {
    Rating {
        value: row.value,
        deviation: row.deviation,
        volatility: row.volatility,
        games: row.games,
        at: row.rated_at,
    }
}

pub(super) fn row(pool: &str, person: &str, rating: &Rating) -> RatingRow {
    RatingRow {
        pool: pool.to_owned(),
        person: person.to_owned(),
        value: rating.value,
        deviation: rating.deviation,
        volatility: rating.volatility,
        games: rating.games,
        rated_at: rating.at,
    }
}

/// The ratings of those who played a game, after it.
pub(super) fn new_ratings(pool: &str, rated: &Rated) -> Vec<RatingRow> {
    let seats = rated.game.seats.iter().zip(rated.changes.iter().flatten());
    seats.map(|(seat, change)| row(pool, seat.person.as_str(), &change.after)).collect()
}

/// What a game changed for those who played it.
pub(super) fn changes(pool: &str, rated: &Rated) -> Vec<RatingChange> {
    let seats = rated.game.seats.iter().enumerate();
    let change = |(index, seat): (usize, &Contender)| RatingChange {
        pool: pool.to_owned(),
        person: seat.person.to_string(),
        seq: rated.seq,
        game: rated.game.game.to_string(),
        rated_at: rated.game.at,
        values: rated.changes.map(|changes| values(&changes[index])),
    };
    seats.map(change).collect()
}

const fn values(change: &Change) -> RatingValues {
    RatingValues { before: change.before.value, after: change.after.value, deviation: change.after.deviation }
}

/// The ratings with which a game stands in the archive.
pub(super) fn in_archive(game: &RatedGame) -> ArchivedRatings {
    let [one, two] = &game.seats;
    let [of_one, of_two] = game.ratings.map(|rating| u16::try_from(rating.max(0)).unwrap_or(u16::MAX));
    ArchivedRatings {
        game: game.game.to_string(),
        players: [(one.person.to_string(), of_one), (two.person.to_string(), of_two)],
    }
}

/// Everything that the log of a pool amounts to.
pub(super) fn all(pool: &str, ledger: &Ledger) -> RatingRows {
    let ratings = ledger.ratings().map(|(person, rating)| row(pool, person.as_str(), rating)).collect();
    let changes = ledger.games().iter().flat_map(|rated| changes(pool, rated)).collect();
    let archived = ledger.games().iter().map(|rated| in_archive(&rated.game)).collect();
    RatingRows { ratings, changes, archived }
}

/// The same, from the entries themselves; nothing, with a word about it, if they cannot be read.
pub(in crate::house) fn of_pool(pool: &str, entries: &[String]) -> RatingRows {
    let events: Result<Vec<RatingEvent>, _> = load::parse(&pool, entries);
    events.map(|events| all(pool, &Ledger::replay(events))).unwrap_or_default()
}
