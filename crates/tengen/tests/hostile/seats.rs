//! People who do what is not theirs to do.

use tengen_game::Seat;
use tengen_room::{FirstColours, GameId, RoomId};
use tengen_wire::{ClientMessage, GameAction, Place, RoomAction, ServerMessage, Text};

use crate::ground::{Ground, Page, free_room};

/// A room in which the host has Black, with both players and a stranger who looks on.
struct Scene {
    ground: Ground,
    room: RoomId,
    game: GameId,
    players: [Page; 2],
    stranger: Page,
}

impl Scene {
    async fn set() -> Self {
        let ground = Ground::new().await;
        let mut settings = free_room();
        settings.colours = FirstColours::Host;
        let (room, players) = ground.pair(settings).await;
        let mut stranger = ground.page().await;
        stranger.enter(&room).await;
        let game = ground.game_in(&room).await;
        Self { ground, room, game, players, stranger }
    }

    fn place(&self, id: u64, point: &str) -> ClientMessage {
        let action = GameAction::Place { point: Text(point.parse().unwrap()), offer_draw: false };
        self.act(id, action)
    }

    fn act(&self, id: u64, action: GameAction) -> ClientMessage {
        ClientMessage::Act { id, room: self.room.clone(), game: self.game.clone(), action }
    }

    fn ask(&self, id: u64, action: RoomAction) -> ClientMessage {
        ClientMessage::RoomAct { id, room: self.room.clone(), action }
    }

    /// What comes of a message of a player.
    async fn player(&mut self, seat: Seat, id: u64, message: ClientMessage) -> Result<(), String> {
        let page = &mut self.players[seat.index()];
        page.say(&message).await;
        page.answer(id).await
    }

    /// The number of stones, as somebody sees it who comes in now.
    async fn stones(&self) -> usize {
        let mut page = self.ground.page().await;
        page.say(&ClientMessage::Enter { room: self.room.clone(), after: None }).await;
        page.until(|message| match message {
            ServerMessage::Entered { game, .. } => Some(game.unwrap().view.moves.len()),
            _ => None,
        })
        .await
    }
}

impl Page {
    async fn is_refused(&mut self, id: u64, message: &ClientMessage) -> String {
        self.say(message).await;
        self.answer(id).await.unwrap_err()
    }
}

#[tokio::test]
async fn nobody_plays_out_of_turn_or_where_a_stone_stands() {
    let mut scene = Scene::set().await;
    let [h8, h9] = ["h8", "h9"];
    let out_of_turn = scene.place(10, h8);
    assert_eq!(scene.player(Seat::Two, 10, out_of_turn).await.unwrap_err(), "not-your-turn");
    let first = scene.place(10, h8);
    assert_eq!(scene.player(Seat::One, 10, first).await, Ok(()));
    let again = scene.place(11, h9);
    assert_eq!(scene.player(Seat::One, 11, again).await.unwrap_err(), "not-your-turn");
    let occupied = scene.place(12, h8);
    assert_eq!(scene.player(Seat::Two, 12, occupied).await.unwrap_err(), "occupied");
    let outside = scene.place(13, "t20");
    assert_eq!(scene.player(Seat::Two, 13, outside).await.unwrap_err(), "outside-board");
    assert_eq!(scene.stones().await, 1);
    scene.ground.stands().await;
}

#[tokio::test]
async fn who_has_no_seat_does_nothing_in_a_game() {
    let mut scene = Scene::set().await;
    let actions =
        [GameAction::Resign, GameAction::Abort, GameAction::ClaimFoul, GameAction::Pass { offer_draw: true }];
    for (id, action) in (20..).zip(actions) {
        let message = scene.act(id, action);
        assert_eq!(scene.stranger.is_refused(id, &message).await, "not-seated");
    }
    let place = scene.place(30, "h8");
    assert_eq!(scene.stranger.is_refused(30, &place).await, "not-seated");
    for (id, action, code) in [
        (31, RoomAction::Join, "room-full"),
        (32, RoomAction::Leave, "not-seated"),
        (33, RoomAction::Ready, "not-seated"),
    ] {
        let message = scene.ask(id, action);
        assert_eq!(scene.stranger.is_refused(id, &message).await, code);
    }
    assert_eq!(scene.stones().await, 0);
    scene.ground.stands().await;
}

#[tokio::test]
async fn nobody_acts_in_a_room_they_have_not_entered_or_in_another_game() {
    let mut scene = Scene::set().await;
    let mut outsider = scene.ground.page().await;
    let place = scene.place(40, "h8");
    assert_eq!(outsider.is_refused(40, &place).await, "not-entered");
    let room: RoomId = "nosuchroom".parse().unwrap();
    outsider.say(&ClientMessage::Enter { room: room.clone(), after: None }).await;
    assert_eq!(outsider.refusal().await, "no-such-room");
    let chat = ClientMessage::Chat { id: 41, room, text: "hello".into() };
    assert_eq!(outsider.is_refused(41, &chat).await, "not-entered");
    for game in [scene.ground.game_in(scene.ground.honest_room()).await, "nosuchgame".parse().unwrap()] {
        let ClientMessage::Act { id, room, action, .. } = scene.place(42, "h8") else { unreachable!() };
        let message = ClientMessage::Act { id, room, game, action };
        assert_eq!(scene.player(Seat::One, 42, message).await.unwrap_err(), "not-this-game");
    }
    assert_eq!(scene.stones().await, 0);
    scene.ground.stands().await;
}

#[tokio::test]
async fn a_command_that_comes_again_is_done_and_changes_nothing() {
    let mut scene = Scene::set().await;
    for (seat, id, point) in [(Seat::One, 50, "h8"), (Seat::Two, 50, "h9"), (Seat::One, 51, "i8")] {
        let message = scene.place(id, point);
        assert_eq!(scene.player(seat, id, message).await, Ok(()), "{point}");
    }
    // Word for word, and with another point under the same name.
    for point in ["h8", "a1"] {
        let message = scene.place(50, point);
        assert_eq!(scene.player(Seat::One, 50, message).await, Ok(()));
    }
    assert_eq!(scene.stones().await, 3);
    // A name of the other seat is no name of one's own.
    let others = scene.place(51, "i9");
    assert_eq!(scene.player(Seat::Two, 51, others).await, Ok(()));
    assert_eq!(scene.stones().await, 4);
    let stolen = scene.place(51, "a1");
    assert_eq!(scene.stranger.is_refused(51, &stolen).await, "not-seated");
    assert_eq!(scene.stones().await, 4);
    scene.ground.stands().await;
}

#[tokio::test]
async fn nobody_leaves_in_the_middle_of_a_game_or_begins_another() {
    let mut scene = Scene::set().await;
    let leave = scene.ask(60, RoomAction::Leave);
    assert_eq!(scene.player(Seat::Two, 60, leave).await.unwrap_err(), "game-running");
    let not_ready = scene.ask(61, RoomAction::NotReady);
    assert_eq!(scene.player(Seat::One, 61, not_ready).await.unwrap_err(), "game-running");
    let accept = scene.act(62, GameAction::AcceptDraw);
    assert_eq!(scene.player(Seat::One, 62, accept).await.unwrap_err(), "no-draw-offer");
    let claim = scene.act(63, GameAction::ClaimAbandonment);
    assert_eq!(scene.player(Seat::Two, 63, claim).await.unwrap_err(), "not-begun");
    scene.ground.stands().await;
}

#[tokio::test]
async fn a_place_in_a_game_that_was_never_reached_is_no_harm() {
    let mut scene = Scene::set().await;
    for (game, seq) in [(scene.game.clone(), u32::MAX), ("nosuchgame".parse().unwrap(), 7)] {
        let after = Some(Place { game, seq });
        scene.stranger.say(&ClientMessage::Enter { room: scene.room.clone(), after }).await;
        let seen = scene.stranger.until(|message| match message {
            ServerMessage::Entered { game, .. } => Some(game.unwrap().view.seq),
            _ => None,
        });
        assert_eq!(seen.await, 0);
    }
    scene.ground.stands().await;
}
