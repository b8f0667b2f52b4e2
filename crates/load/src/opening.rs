//! How the players come to sit at their tables.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;

use fastrand::Rng;
use futures::future::try_join_all;
use tengen_game::{Millis, Seat, TimeControl};
use tengen_room::{Preset, RoomSettings};
use tengen_wire::OpenRoom;

use crate::crowd::{Crowd, Player};
use crate::http::Http;
use crate::table::Table;

/// Rooms are opened over so many connections at the same time.
const CONNECTIONS: usize = 16;

/// Rooms of every preset by turns, with clocks that outlast the measurement.
fn settings(number: usize) -> RoomSettings {
    let mut settings = Preset::ALL[number % Preset::ALL.len()].settings();
    settings.game.clock = TimeControl::Fischer { main: Millis::minutes(60), increment: Millis::seconds(30) };
    settings.game.first_move_ms = Some(Millis::minutes(30));
    settings
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
    random: &mut Rng,
) -> anyhow::Result<Vec<Rc<RefCell<Table>>>> {
    let (next, randoms) = (Cell::new(0), RefCell::new(random.fork()));
    let workers = (0..CONNECTIONS).map(async |_| {
        let mut http = Http::connect(house).await?;
        let mut tables = Vec::new();
        while next.get() < games {
            let number = next.replace(next.get() + 1);
            let random = randoms.borrow_mut().fork();
            tables.push(open_table(&mut http, crowd, number, random).await?);
        }
        anyhow::Ok(tables)
    });
    Ok(try_join_all(workers).await?.concat())
}

async fn open_table(
    http: &mut Http,
    crowd: &Rc<Crowd>,
    number: usize,
    random: Rng,
) -> anyhow::Result<Rc<RefCell<Table>>> {
    let [host, guest] = [http.session(None).await?, http.session(None).await?];
    let room = http.open_room(&host, &OpenRoom { settings: settings(number) }).await?.room;
    let table = Rc::new(RefCell::new(Table::new(room, random, Rc::clone(&crowd.tally))));
    for (seat, session) in Seat::BOTH.into_iter().zip([host, guest]) {
        let number = 2 * number + seat.index();
        let player = Player { table: Rc::clone(&table), seat, cookie: session.cookie, number };
        tokio::task::spawn_local(Rc::clone(crowd).play(player));
    }
    Ok(table)
}
