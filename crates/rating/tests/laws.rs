//! What holds of ratings whatever the log.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::fmt::Debug;
use std::str::FromStr;

use proptest::collection::vec;
use proptest::prelude::*;
use tengen_game::Seat;
use tengen_rating::{Contender, Ledger, RatedGame, RatingEvent, Winner};
use tengen_room::PersonId;

const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// A game between two of six people and a computer.
fn game() -> impl Strategy<Value = (usize, usize, Winner, i64)> {
    let winner =
        prop_oneof![Just(Winner::Seat(Seat::One)), Just(Winner::Seat(Seat::Two)), Just(Winner::Nobody),];
    (0..6_usize, 1..7_usize, winner, 0..3 * WEEK_MS)
}

fn contender(number: usize, other: usize) -> Contender {
    match (number + other) % 7 {
        6 => Contender { person: name("computer4"), start: Some(1400) },
        person => name::<PersonId>(&format!("p{person}")).into(),
    }
}

fn name<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().expect("a name")
}

/// The games one after the other; no two people are the same.
fn log(games: &[(usize, usize, Winner, i64)]) -> Vec<RatingEvent> {
    let mut at = 0;
    let rated = games.iter().enumerate().map(|(number, &(one, other, winner, pause))| {
        at += pause;
        let seats = [contender(one, 0), contender(one, other)];
        RatingEvent::Rated(RatedGame {
            game: name(&format!("g{number}")),
            seats,
            winner,
            at,
            ratings: [1500; 2],
        })
    });
    rated.collect()
}

fn annulled(number: usize) -> RatingEvent {
    let game = name(&format!("g{number}"));
    RatingEvent::Annulled { game, reason: "the same person on both seats".into(), at: 0 }
}

/// Everybody's rating, by name, to the last bit.
fn ratings(ledger: &Ledger) -> Vec<(String, [u64; 3], u32)> {
    let mut all: Vec<_> = ledger
        .ratings()
        .map(|(person, rating)| {
            let bits = [rating.value, rating.deviation, rating.volatility].map(f64::to_bits);
            (person.to_string(), bits, rating.games)
        })
        .collect();
    all.sort();
    all
}

proptest! {
    #[test]
    fn entry_by_entry_or_all_at_once_is_the_same(
        games in vec(game(), 0..40),
        rulings in vec((0..40_usize, any::<bool>()), 0..6),
    ) {
        let mut log = log(&games);
        for (place, back) in rulings {
            let restored = RatingEvent::Restored { game: name(&format!("g{place}")), at: 0 };
            let ruling = if back { restored } else { annulled(place) };
            log.insert(place.min(log.len()), ruling);
        }
        let mut ledger = Ledger::default();
        for event in log.clone() {
            ledger.apply(event);
        }
        prop_assert_eq!(ratings(&ledger), ratings(&Ledger::replay(log.clone())));
        prop_assert_eq!(ledger, Ledger::replay(log));
    }

    #[test]
    fn an_annulled_game_leaves_no_trace(games in vec(game(), 1..40), place in any::<prop::sample::Index>()) {
        let without = place.index(games.len());
        let mut log = log(&games);
        log.push(annulled(without));
        let ruled = Ledger::replay(log.clone());
        log.remove(without);
        log.pop();
        prop_assert_eq!(ratings(&ruled), ratings(&Ledger::replay(log)));
    }

    #[test]
    fn a_game_is_rated_once_however_often_it_is_written(games in vec(game(), 1..20)) {
        let log = log(&games);
        let twice: Vec<_> = log.iter().flat_map(|event| [event.clone(), event.clone()]).collect();
        prop_assert_eq!(ratings(&Ledger::replay(twice)), ratings(&Ledger::replay(log)));
    }

    #[test]
    fn who_wins_never_falls_and_everything_stays_in_sight(games in vec(game(), 1..60)) {
        let ledger = Ledger::replay(log(&games));
        for rated in ledger.games() {
            for seat in Seat::BOTH {
                let change = rated.changes.expect("no game was annulled")[seat.index()];
                let gain = change.after.value - change.before.value;
                match rated.game.winner {
                    Winner::Seat(winner) if winner == seat => prop_assert!(gain > 0.0),
                    Winner::Seat(_) => prop_assert!(gain < 0.0),
                    Winner::Nobody => {}
                }
                prop_assert!((0.0..4000.0).contains(&change.after.value));
                prop_assert!((20.0..=350.0).contains(&change.after.deviation));
            }
        }
    }
}

/// What one game between two newcomers comes to is the most that a game can change.
#[test]
fn two_newcomers_move_by_the_same_amount() {
    let seats = ["ada", "bo"].map(|id| Contender::from(name::<PersonId>(id)));
    let game =
        RatedGame { game: name("g1"), seats, winner: Winner::Seat(Seat::One), at: 0, ratings: [1500; 2] };
    let ledger = Ledger::replay([RatingEvent::Rated(game)]);
    let value = |id: &str| ledger.rating(&name(id)).expect("a rating").value;
    assert!((value("ada") - 1662.3).abs() < 0.1, "{}", value("ada"));
    assert!((value("ada") + value("bo") - 3000.0).abs() < 1e-9);
}

#[test]
fn a_computer_begins_with_what_is_known_of_it() {
    let computer = Contender { person: name("computer10"), start: Some(1926) };
    let seats = [name::<PersonId>("ada").into(), computer];
    let game = RatedGame { game: name("g1"), seats, winner: Winner::Nobody, at: 0, ratings: [1500, 1926] };
    let [ada, computer] = Ledger::replay([RatingEvent::Rated(game)]).games()[0].changes.expect("it counts");
    assert!(ada.after.value > 1600.0, "{ada:?}");
    assert_eq!(computer.before.rounded(), 1926);
    assert!((1850.0..1926.0).contains(&computer.after.value), "{computer:?}");
}

#[test]
fn entries_are_written_as_they_were() {
    let seats = [name::<PersonId>("ada").into(), Contender { person: name("computer1"), start: Some(500) }];
    let game =
        RatedGame { game: name("g1"), seats, winner: Winner::Seat(Seat::Two), at: 7, ratings: [1500, 500] };
    for (event, text) in [
        (
            RatingEvent::Rated(game),
            r#"{"rated":{"game":"g1","seats":[{"person":"ada"},{"person":"computer1","start":500}],"winner":{"seat":"two"},"at":7,"ratings":[1500,500]}}"#,
        ),
        (annulled(3), r#"{"annulled":{"game":"g3","reason":"the same person on both seats","at":0}}"#),
        (RatingEvent::Restored { game: name("g1"), at: 9 }, r#"{"restored":{"game":"g1","at":9}}"#),
    ] {
        assert_eq!(serde_json::to_string(&event).expect("JSON"), text);
        assert_eq!(serde_json::from_str::<RatingEvent>(text).expect("an event"), event);
    }
}
