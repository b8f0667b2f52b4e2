//! What an arbiter decides.

use tengen_room::{GameId, RoomSettings};
use tengen_server::Refused;
use tengen_wire::{RoomAction, RoomStatus, Verdict};

use crate::support::{Two, claim_room, person};

fn code<T>(answer: Result<T, Refused>) -> &'static str {
    answer.map_or_else(|refused| refused.code(), |_| "done")
}

async fn sat_down(settings: RoomSettings) -> (Two, GameId) {
    let two = Two::sit_down(settings).await;
    let game = two.ada.sight.game.clone().unwrap();
    (two, game)
}

#[tokio::test]
async fn a_game_is_decided_by_colour_and_everybody_in_the_room_sees_it_at_once() {
    for (verdict, end) in [
        (Verdict::Black, "win one by arbiter"),
        (Verdict::White, "win two by arbiter"),
        (Verdict::Draw, "draw by arbiter"),
        (Verdict::Void, "void by arbiter"),
    ] {
        let (mut two, game) = sat_down(claim_room()).await;
        two.play("h8 a1").await;
        let mut spectator = two.venue.page_in("cy", &two.room).await;
        let (room, decided) = two.venue.house.decide(&game, verdict).await.unwrap();
        assert_eq!(room, two.room);
        assert!(![Verdict::Black, Verdict::White].contains(&decided), "it is said by seats");
        for page in [&mut two.ada, &mut two.bo, &mut spectator] {
            page.until_seen(|sight| sight.end().is_some()).await;
            assert_eq!(page.sight.end().as_deref(), Some(end));
        }
        assert_eq!(code(two.venue.house.decide(&game, Verdict::Draw).await), "game-over");
        let record = two.venue.house.record(&game).await.unwrap();
        record.verify().unwrap();
    }
}

#[tokio::test]
async fn another_house_decides_and_a_game_before_is_over() {
    let (mut two, first) = sat_down(claim_room()).await;
    two.play("h8 a1").await;
    let other = two.venue.another().await;
    other.house.decide(&first, Verdict::Two).await.unwrap();
    two.ada.until_seen(|sight| sight.end().is_some()).await;
    assert_eq!(two.ada.sight.end().as_deref(), Some("win two by arbiter"));
    two.ada.in_room(RoomAction::Ready).await.unwrap();
    two.bo.in_room(RoomAction::Ready).await.unwrap();
    two.ada.until_seen(|sight| sight.end().is_none()).await;
    assert_eq!(code(other.house.decide(&first, Verdict::One).await), "game-over");
    assert_eq!(two.ada.sight.end(), None, "the next game goes on");
    let none: GameId = "nothing".parse().unwrap();
    assert_eq!(code(other.house.decide(&none, Verdict::One).await), "no-such-game");
}

#[tokio::test]
async fn a_room_is_closed_when_no_game_is_played_in_it() {
    let (mut two, game) = sat_down(claim_room()).await;
    let house = &two.venue.house;
    assert_eq!(code(house.close_room(&two.room).await), "game-running");
    house.decide(&game, Verdict::Void).await.unwrap();
    house.close_room(&two.room).await.unwrap();
    assert_eq!(code(house.close_room(&two.room).await), "room-closed");
    let open = house.open_room(person("di"), claim_room()).await.unwrap();
    house.close_room(&open).await.unwrap();
    assert_eq!(house.room_view(&open, &person("di").id).await.unwrap().status, RoomStatus::Closed);
    two.ada
        .until_seen(|sight| sight.room.as_ref().is_some_and(|room| room.status == RoomStatus::Closed))
        .await;
}
