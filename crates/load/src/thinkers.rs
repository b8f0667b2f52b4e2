//! People who keep the workers of the house busy: each plays the strongest computer and never thinks.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, bail};
use fastrand::Rng;
use tengen_game::{Millis, TimeControl};
use tengen_room::{GameId, Preset, RoomId, RoomSettings, Visibility};
use tengen_rules::Point;
use tengen_wire::{
    AskView, ClientMessage, GameAction, GameView, OpenRoom, Opponent, PROTOCOL, RoomAction, ServerMessage,
    Text,
};
use tokio::task::AbortHandle;

use crate::http::{Http, Session};
use crate::socket::{Received, Socket};

/// The level of the strongest computer.
const LEVEL: u8 = 10;
/// After something went wrong, when the house is being restarted perhaps, it is tried again after so long.
const BREATH: Duration = Duration::from_secs(1);

/// People who play the strongest computer until this is dropped.
pub(crate) struct Thinkers(Vec<AbortHandle>);

impl Thinkers {
    /// Lets so many begin.
    pub(crate) fn begin(house: SocketAddr, count: usize, random: &mut Rng) -> Self {
        let begin = |_| tokio::task::spawn_local(play_on(house, random.fork())).abort_handle();
        Self((0..count).map(begin).collect())
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.iter().for_each(AbortHandle::abort);
    }
}

async fn play_on(house: SocketAddr, mut random: Rng) {
    loop {
        // What goes wrong shows in the measurement of the others.
        let _ = play(house, &mut random).await;
        tokio::time::sleep(BREATH).await;
    }
}

/// Plays one game after the other.
async fn play(house: SocketAddr, random: &mut Rng) -> anyhow::Result<()> {
    let mut http = Http::connect(house).await?;
    let session = http.session(None).await?;
    let mut socket = Socket::open(house, None, &session.cookie).await?;
    socket.say(&ClientMessage::Hello { protocol: PROTOCOL }).await?;
    loop {
        let room = open(&mut http, &session).await?;
        socket.say(&ClientMessage::Enter { room: room.clone(), after: None }).await?;
        play_game(&mut socket, &room, random).await?;
        let leave = RoomAction::Leave;
        socket.say(&ClientMessage::RoomAct { id: id(random), room: room.clone(), action: leave }).await?;
        socket.say(&ClientMessage::Exit { room }).await?;
    }
}

/// Opens a room without swaps or fouls, with a clock that lets the computer think.
async fn open(http: &mut Http, session: &Session) -> anyhow::Result<RoomId> {
    let preset = Preset::by_id("standard").context("there is no such preset")?;
    let mut settings = RoomSettings { visibility: Visibility::Private, ..preset.settings() };
    settings.game.clock = TimeControl::Fischer { main: Millis::minutes(60), increment: Millis::seconds(30) };
    let opponent = Some(Opponent::Computer(LEVEL));
    Ok(http.open_room(session, &OpenRoom { settings, opponent }).await?.room)
}

/// Plays until the game is over.
async fn play_game(socket: &mut Socket, room: &RoomId, random: &mut Rng) -> anyhow::Result<()> {
    loop {
        let Received::Text(text) = socket.receive().await else { bail!("the house has gone") };
        let (game, view) = match serde_json::from_str(&text)? {
            ServerMessage::Entered { room: of, game: Some(update), .. } if of.id == *room => {
                (update.game, update.view)
            }
            ServerMessage::Game { room: of, update } if of == *room => (update.game, update.view),
            ServerMessage::Refused { refusal, .. } => bail!("refused: {}", refusal.code),
            _ => continue,
        };
        if view.outcome.is_some() {
            return Ok(());
        }
        if let Some(point) = any_point(&view, random) {
            socket.say(&place(room, game, point, random)).await?;
        }
    }
}

fn place(room: &RoomId, game: GameId, point: Point, random: &mut Rng) -> ClientMessage {
    let action = GameAction::Place { point: Text(point), offer_draw: false };
    ClientMessage::Act { id: id(random), room: room.clone(), game, action }
}

/// Any free point, if seat One is to move.
fn any_point(view: &GameView, random: &mut Rng) -> Option<Point> {
    let prompt = view.prompt.as_ref().filter(|prompt| prompt.seat.0 == tengen_game::Seat::One)?;
    if !matches!(prompt.ask, AskView::Move { .. }) {
        return None;
    }
    let is_taken = |point: &Point| view.moves.iter().any(|played| played.stone == Some(Text(*point)));
    let free: Vec<Point> = view.settings.size.iter().filter(|point| !is_taken(point)).collect();
    random.choice(free)
}

/// A name for a command.
fn id(random: &mut Rng) -> u64 {
    random.u64(..1 << 53)
}
