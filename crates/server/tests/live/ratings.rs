//! Rated games and what they change.

use tengen_room::{GameId, RoomSettings};
use tengen_server::rebuild_lists;
use tengen_store::{Commit, RatingChange, RatingRow};
use tengen_wire::{GameAction, GameRating, RoomAction, ServerMessage};

use crate::support::{Page, Venue, claim_room, person};

const POOL: &str = "renju-live";

/// A room where games count.
fn rated_room() -> RoomSettings {
    let mut settings = claim_room();
    (settings.game.rated, settings.game.take_back) = (true, false);
    settings
}

async fn venue_of(names: &[&str]) -> Venue {
    let venue = Venue::open().await;
    for name in names {
        venue.account(name).await;
    }
    venue
}

/// A game in which `winner` has Black and `loser` gives up after a move each.
async fn play(venue: &Venue, winner: &str, loser: &str, settings: RoomSettings) -> (Page, GameId) {
    let room = venue.house.open_room(person(winner), settings).await.unwrap();
    let mut one = venue.page_in(winner, &room).await;
    let mut two = venue.page_in(loser, &room).await;
    two.in_room(RoomAction::Join).await.unwrap();
    one.until_seen(|sight| sight.view.is_some()).await;
    one.place_at("h8").await.unwrap();
    two.until_seen(|sight| sight.view.as_ref().is_some_and(|view| view.moves.len() == 1)).await;
    two.place_at("a1").await.unwrap();
    two.act(GameAction::Resign).await.unwrap();
    let game = two.sight.game.clone().unwrap();
    venue.clock.advance(60_000);
    (one, game)
}

async fn rated(page: &mut Page) -> GameRating {
    match page.until(|message| matches!(message, ServerMessage::Rated { .. })).await {
        ServerMessage::Rated { rating, .. } => rating,
        _ => unreachable!(),
    }
}

/// A rated game, and waits until it has changed the ratings.
async fn play_rated(venue: &Venue, winner: &str, loser: &str) -> (Page, GameId) {
    let (mut page, game) = play(venue, winner, loser, rated_room()).await;
    rated(&mut page).await;
    (page, game)
}

/// The ratings of these people to the last bit.
async fn ratings(venue: &Venue, names: &[&str]) -> Vec<Option<RatingRow>> {
    let mut found = Vec::new();
    for name in names {
        found.push(venue.store.rating(POOL, name).await.unwrap());
    }
    found
}

async fn changes(venue: &Venue, name: &str) -> Vec<RatingChange> {
    venue.store.rating_changes(POOL, name, 100).await.unwrap()
}

#[tokio::test]
async fn a_rated_game_changes_both_ratings_and_the_room_is_told() {
    let venue = venue_of(&["ada", "bo"]).await;
    let (mut ada, game) = play(&venue, "ada", "bo", rated_room()).await;
    let told = rated(&mut ada).await;
    assert_eq!((told.pool.as_deref(), told.annulled), (Some(POOL), false));
    let moves = told.moves.map(|change| change.map(|change| (change.before, change.after)));
    assert_eq!(moves, [Some((1500, 1662)), Some((1500, 1338))]);
    assert_eq!(venue.house.game_rating(&game).await.unwrap(), told);

    let archived = venue.store.archived(game.as_str()).await.unwrap().unwrap();
    assert_eq!(archived.ratings, [Some(1500), Some(1500)]);
    let shown = venue.house.ratings_of(&"ada".parse().unwrap()).await.unwrap().ratings;
    assert_eq!((shown[0].pool.as_str(), shown[0].value, shown[0].games), (POOL, 1662, 1));
    assert!(shown[0].provisional);
    let history = venue.house.rating_history(&"bo".parse().unwrap(), POOL.parse().unwrap()).await.unwrap();
    assert_eq!(
        history.points.iter().map(|point| (point.before, point.value)).collect::<Vec<_>>(),
        [(1500, 1338)]
    );
    assert_eq!(history.points[0].game, game);
}

#[tokio::test]
async fn friendly_games_and_games_broken_off_change_nothing() {
    let venue = venue_of(&["ada", "bo"]).await;
    let (_, friendly) = play(&venue, "ada", "bo", claim_room()).await;
    let room = venue.house.open_room(person("ada"), rated_room()).await.unwrap();
    let mut bo = venue.page_in("bo", &room).await;
    bo.in_room(RoomAction::Join).await.unwrap();
    venue.clock.advance(60_000);
    bo.until_seen(|sight| sight.end().as_deref() == Some("void by aborted")).await;
    // The next game that counts comes behind both.
    play_rated(&venue, "bo", "ada").await;
    assert_eq!(changes(&venue, "ada").await.len(), 1);
    let rating = venue.house.game_rating(&friendly).await.unwrap();
    assert_eq!(rating, GameRating { pool: None, annulled: false, moves: [None, None] });
    assert_eq!(venue.house.annul(&friendly, "a joke").await.unwrap_err().code(), "not-rated");
}

#[tokio::test]
async fn guests_neither_open_rated_rooms_nor_join_them() {
    let venue = venue_of(&["ada"]).await;
    let refused = venue.house.open_room(person("guest"), rated_room()).await.unwrap_err();
    assert_eq!((refused.code(), refused.status().as_u16()), ("rated-needs-account", 403));
    let refused = venue.house.open_room_with_computer(person("guest"), rated_room(), 3).await.unwrap_err();
    assert_eq!(refused.code(), "rated-needs-account");
    let room = venue.house.open_room(person("ada"), rated_room()).await.unwrap();
    let mut guest = venue.page_in("guest", &room).await;
    assert_eq!(guest.in_room(RoomAction::Join).await.unwrap_err().code, "rated-needs-account");
    venue.account("guest").await;
    guest.in_room(RoomAction::Join).await.unwrap();
}

#[tokio::test]
async fn an_annulled_game_leaves_the_ratings_as_if_it_had_not_counted() {
    let names = ["ada", "bo", "cy", "di"];
    let venue = venue_of(&names).await;
    play_rated(&venue, "ada", "bo").await;
    let (mut page, annulled) = play_rated(&venue, "bo", "cy").await;
    play_rated(&venue, "cy", "ada").await;
    let (_, only) = play_rated(&venue, "di", "ada").await;
    let before = ratings(&venue, &names).await;

    venue.house.annul(&annulled, "the same person on both seats").await.unwrap();
    let told = rated(&mut page).await;
    assert_eq!((told.annulled, told.moves), (true, [None, None]));

    // The same games in a house where that one was friendly.
    let other = venue_of(&names).await;
    play_rated(&other, "ada", "bo").await;
    play(&other, "bo", "cy", claim_room()).await;
    play_rated(&other, "cy", "ada").await;
    play_rated(&other, "di", "ada").await;
    assert_eq!(ratings(&venue, &names).await, ratings(&other, &names).await);
    assert_ne!(ratings(&venue, &names).await, before);
    let history = venue.house.rating_history(&"cy".parse().unwrap(), POOL.parse().unwrap()).await.unwrap();
    assert_eq!(history.points.len(), 1);

    // Who has played nothing else has no rating any more.
    venue.house.annul(&only, "played for somebody else").await.unwrap();
    assert_eq!(ratings(&venue, &["di"]).await, [None]);
    // A ruling twice is one ruling, and both can be taken back.
    venue.house.annul(&only, "again").await.unwrap();
    venue.house.restore(&only).await.unwrap();
    venue.house.restore(&annulled).await.unwrap();
    assert_eq!(ratings(&venue, &names).await, before);
    let log = venue.store.read(&tengen_store::Stream::rating(POOL), 0).await.unwrap();
    assert_eq!(log.len(), 4 + 4);
}

#[tokio::test]
async fn ratings_come_back_from_the_log() {
    let names = ["ada", "bo", "cy"];
    let venue = venue_of(&names).await;
    play_rated(&venue, "ada", "bo").await;
    let (_, annulled) = play_rated(&venue, "bo", "cy").await;
    play_rated(&venue, "cy", "ada").await;
    venue.house.annul(&annulled, "the same person on both seats").await.unwrap();
    let everything = async || {
        let mut changes_of_all = Vec::new();
        for name in names {
            changes_of_all.push(changes(&venue, name).await);
        }
        let archived = venue.store.archived(annulled.as_str()).await.unwrap();
        (ratings(&venue, &names).await, changes_of_all, archived)
    };
    let before = everything().await;
    venue.store.clear_read_models().await.unwrap();
    assert_ne!(everything().await, before);
    assert_eq!(rebuild_lists(&*venue.store).await.unwrap().pools, 1);
    assert_eq!(everything().await, before);
}

#[tokio::test]
async fn a_computer_has_a_rating_of_its_own_and_can_stand_among_the_best() {
    let venue = venue_of(&["ada"]).await;
    let mut settings = rated_room();
    settings.games = 1;
    let room = venue.house.open_room_with_computer(person("ada"), settings, 10).await.unwrap();
    let mut ada = venue.page_in("ada", &room).await;
    ada.place_at("h8").await.unwrap();
    ada.until_seen(|sight| sight.view.as_ref().is_some_and(|view| view.moves.len() == 2)).await;
    ada.act(GameAction::Resign).await.unwrap();
    let [of_ada, of_computer] = rated(&mut ada).await.moves.map(Option::unwrap);
    assert!(of_ada.after < 1500, "{of_ada:?}");
    assert!(of_computer.before == 1930 && of_computer.after > 1930, "{of_computer:?}");
    let computer = venue.store.rating(POOL, "computer10").await.unwrap().unwrap();
    assert_eq!((computer.games, computer.value.round()), (1, f64::from(of_computer.after)));
    // After some more games enough is known of it.
    let known = RatingRow { deviation: 60.0, ..computer };
    venue.store.commit(Commit { ratings: vec![known], ..Commit::default() }).await.unwrap();
    let best = venue.house.leaderboard(POOL.parse().unwrap()).await.unwrap().leaders;
    assert_eq!(best.len(), 1, "{best:?}");
    assert_eq!((best[0].person.name.as_str(), best[0].rating.value), ("Phoenix", of_computer.after));
}

#[tokio::test]
async fn a_house_that_starts_rates_what_was_left() {
    let venue = venue_of(&["ada", "bo"]).await;
    let (_, game) = play_rated(&venue, "ada", "bo").await;
    let before = (ratings(&venue, &["ada", "bo"]).await, changes(&venue, "bo").await);
    // As if the house had ended between the end of the game and its rating.
    let (store, bus, clock) = venue.kill();
    let fresh: std::sync::Arc<dyn tengen_store::Store> =
        std::sync::Arc::new(tengen_store::SqliteStore::in_memory().await.unwrap());
    copy_but_ratings(&*store, &*fresh).await;
    rebuild_lists(&*fresh).await.unwrap();
    let venue = Venue::over(fresh, bus, clock, tengen_server::HouseOptions::default()).await;
    while venue.house.game_rating(&game).await.unwrap().pool.is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!((ratings(&venue, &["ada", "bo"]).await, changes(&venue, "bo").await), before);
}

/// Copies the log, without the streams of ratings.
async fn copy_but_ratings(from: &dyn tengen_store::Store, to: &dyn tengen_store::Store) {
    use tengen_store::StreamKind;
    for kind in StreamKind::ALL.into_iter().filter(|kind| *kind != StreamKind::Rating) {
        for stream in from.streams(kind, None, 1000).await.unwrap() {
            let entries = from.read(&stream, 0).await.unwrap();
            to.commit(Commit::append(stream, 0, entries)).await.unwrap();
        }
    }
}
