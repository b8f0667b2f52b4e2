//! Games against computer players that think elsewhere.

use tempfile::TempDir;
use tengen_load::{House, HousePlan, Http, Received, Socket};
use tengen_room::{Preset, RoomSettings, Visibility};
use tengen_server::workers::Workers;
use tengen_servers::Nats;
use tengen_wire::{
    AskView, ClientMessage, GameAction, GameView, OpenRoom, Opponent, PROTOCOL, ServerMessage, Text,
};

use crate::ground::Worker;

/// A house without threads for engine work.
async fn open(nats: &Nats, folder: &TempDir) -> House {
    let program = env!("CARGO_BIN_EXE_tengen").into();
    let config = format!("bus = \"{}\"\nworkers = 0\n", nats.url());
    let data = folder.path().join("house");
    let plan =
        HousePlan { program, data, config, server_cores: Vec::new(), client_cores: Vec::new(), clock: None };
    House::start(plan).await.unwrap()
}

/// The next free point, if seat One is to move.
fn next(view: &GameView) -> Option<tengen_rules::Point> {
    let prompt = view.prompt.as_ref().filter(|prompt| prompt.seat.0 == tengen_game::Seat::One)?;
    matches!(prompt.ask, AskView::Move { .. }).then_some(())?;
    let is_taken =
        |point: &tengen_rules::Point| view.moves.iter().any(|played| played.stone == Some(Text(*point)));
    // Every other point, so that nobody has five at once.
    view.settings.size.iter().step_by(2).find(|point| !is_taken(point))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_in_a_house_without_threads_of_its_own() {
    let Some(nats) = Nats::start().unwrap() else { return };
    let folder = TempDir::with_prefix_in("worker-", env!("CARGO_TARGET_TMPDIR")).unwrap();
    let house = open(&nats, &folder).await;
    let mut http = Http::connect(house.address()).await.unwrap();
    let session = http.session(None).await.unwrap();
    let mut socket = Socket::open(house.address(), None, &session.cookie).await.unwrap();
    socket.say(&ClientMessage::Hello { protocol: PROTOCOL }).await.unwrap();
    let preset = Preset::by_id("standard").unwrap();
    let settings = RoomSettings { visibility: Visibility::Private, ..preset.settings() };
    let opponent = Some(Opponent::Computer(3));
    let room = http.open_room(&session, &OpenRoom { settings, opponent }).await.unwrap().room;
    socket.say(&ClientMessage::Enter { room: room.clone(), after: None }).await.unwrap();
    // The computer waits for a worker to come.
    let _worker = Worker::start(&nats);
    let (mut commands, mut by_computer) = (0, 0);
    while by_computer < 4 {
        let Received::Text(text) = socket.receive().await else { panic!("the house has gone") };
        let (game, view) = match serde_json::from_str(&text).unwrap() {
            ServerMessage::Entered { game: Some(update), .. } | ServerMessage::Game { update, .. } => {
                (update.game, update.view)
            }
            ServerMessage::Refused { refusal, .. } => panic!("refused: {}", refusal.code),
            _ => continue,
        };
        by_computer = view.moves.iter().filter(|played| played.by.0 == tengen_game::Seat::Two).count();
        assert!(view.outcome.is_none() || by_computer >= 4, "{:?}", view.outcome);
        if let Some(point) = next(&view) {
            commands += 1;
            let action = GameAction::Place { point: Text(point), offer_draw: false };
            let room = room.clone();
            socket.say(&ClientMessage::Act { id: commands, room, game, action }).await.unwrap();
        }
    }
    house.stop().await.unwrap();
}

/// What the computers of a node wait for is known to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_knows_which_workers_are_there() {
    let Some(nats) = Nats::start().unwrap() else { return };
    let node: Workers = crate::ground::node(&nats, 1, 0).await;
    assert_eq!(node.elsewhere(), (0, 0));
    let worker = Worker::start(&nats);
    crate::ground::until_there(&node, 1).await;
    let threads = node.threads_elsewhere();
    assert_eq!((threads.moves, threads.any), (1, 1));
    drop(worker);
    crate::ground::until_there(&node, 0).await;
}
