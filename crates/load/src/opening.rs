//! How the players come to sit at their tables.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;

use fastrand::Rng;
use futures::future::try_join_all;
use tengen_game::{Millis, Seat, TimeControl};
use tengen_room::{Preset, RoomSettings};
use tengen_wire::OpenRoom;
use tokio::task::AbortHandle;

use crate::crowd::{Crowd, Player};
use crate::http::Http;
use crate::table::Table;

/// Rooms are opened over so many connections at the same time.
const CONNECTIONS: usize = 16;

/// A clock that outlasts every measurement.
pub(crate) const LONG: TimeControl =
    TimeControl::Fischer { main: Millis::minutes(60), increment: Millis::seconds(30) };

/// Rooms of every preset by turns.
fn settings(number: usize, clock: TimeControl) -> RoomSettings {
    let mut settings = Preset::ALL[number % Preset::ALL.len()].settings();
    settings.game.clock = clock;
    settings.game.first_move_ms = Some(Millis::minutes(30));
    settings
}

/// A table with its players.
#[derive(Clone)]
pub(crate) struct Seated {
    pub(crate) table: Rc<RefCell<Table>>,
    /// What ends their playing.
    players: [AbortHandle; 2],
}

impl Seated {
    /// Lets both players leave for good, in the middle of the game.
    pub(crate) fn leave(&self) {
        self.players.iter().for_each(AbortHandle::abort);
    }
}

/// Opens so many rooms and sends two players into each.
///
/// # Errors
///
/// If the house refuses a room.
pub(crate) async fn open_tables(
    house: SocketAddr,
    crowd: &Rc<Crowd>,
    games: usize,
    clock: TimeControl,
    random: &mut Rng,
) -> anyhow::Result<Vec<Seated>> {
    let (next, randoms) = (Cell::new(0), RefCell::new(random.fork()));
    let workers = (0..CONNECTIONS).map(async |_| {
        let mut http = Http::connect(house).await?;
        let mut tables = Vec::new();
        while next.get() < games {
            let number = next.replace(next.get() + 1);
            let random = randoms.borrow_mut().fork();
            tables.push(open_table(&mut http, crowd, number, clock, random).await?);
        }
        anyhow::Ok(tables)
    });
    Ok(try_join_all(workers).await?.concat())
}

async fn open_table(
    http: &mut Http,
    crowd: &Rc<Crowd>,
    number: usize,
    clock: TimeControl,
    random: Rng,
) -> anyhow::Result<Seated> {
    let sessions = [http.session(None).await?, http.session(None).await?];
    let room = http
        .open_room(&sessions[0], &OpenRoom { settings: settings(number, clock), opponent: None })
        .await?
        .room;
    let table =
        Rc::new(RefCell::new(Table::new(room, random, Rc::clone(&crowd.tally), crowd.may_lose_answers())));
    let players = Seat::BOTH.map(|seat| {
        let (cookie, number) = (sessions[seat.index()].cookie.clone(), 2 * number + seat.index());
        let player = Player { table: Rc::clone(&table), seat, cookie, number };
        tokio::task::spawn_local(Rc::clone(crowd).play(player)).abort_handle()
    });
    Ok(Seated { table, players })
}
