//! All the players.

use std::cell::{Cell, RefCell};
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, bail};
use tengen_game::Seat;
use tengen_wire::{ClientMessage, PROTOCOL};
use tokio::sync::{Notify, Semaphore, mpsc, watch};

use crate::incoming::Incoming;
use crate::socket::{Received, Socket};
use crate::table::Table;
use crate::tally::Tally;

/// The house as players find it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Life {
    /// How often it was started again.
    pub(crate) number: u32,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// Whether players may come. While they may not, a lost connection is no surprise.
    pub(crate) open: bool,
}

/// What all players share.
pub(crate) struct Crowd {
    pub(crate) tally: Rc<RefCell<Tally>>,
    life: watch::Receiver<Life>,
    /// So many connect at the same time: more would only fill the queue of the system.
    doors: Semaphore,
    /// The life of the house that players are counted in, and how many are in their rooms.
    present: Cell<(u32, usize)>,
    changed: Notify,
    /// How many addresses of this machine connections come from.
    addresses: u8,
}

/// One of two players at a table.
pub(crate) struct Player {
    pub(crate) table: Rc<RefCell<Table>>,
    pub(crate) seat: Seat,
    pub(crate) cookie: String,
    /// Its number among all players.
    pub(crate) number: usize,
}

impl Crowd {
    const DOORS: usize = 128;
    /// How long a player waits before it tries again to connect.
    const PAUSE: Duration = Duration::from_millis(100);
    /// Connections from one address: ports are fewer than 28,232 by default.
    const FROM_ONE_ADDRESS: usize = 10_000;

    pub(crate) fn new(life: watch::Receiver<Life>, tally: Rc<RefCell<Tally>>, players: usize) -> Self {
        let doors = Semaphore::new(Self::DOORS);
        let addresses = players.div_ceil(Self::FROM_ONE_ADDRESS).min(200) as u8;
        Self { tally, life, doors, present: Cell::new((0, 0)), changed: Notify::new(), addresses }
    }

    /// Waits until so many players are in their rooms in this life of the house.
    pub(crate) async fn wait_until_present(&self, life: u32, players: usize) {
        while self.present.get() != (life, players) {
            self.changed.notified().await;
        }
    }

    /// Plays until the crowd is sent home.
    pub(crate) async fn play(self: Rc<Self>, player: Player) {
        let mut lives = self.life.clone();
        while let Ok(life) = lives.wait_for(|life| life.open).await.map(|life| *life) {
            let ended = self.visit(&player, life).await;
            player.table.borrow_mut().disconnect(player.seat);
            let now = *lives.borrow();
            if now.open && now.number == life.number {
                let code = ended.unwrap_or_default();
                self.tally.borrow_mut().closed(code);
                tokio::time::sleep(Self::PAUSE).await;
            }
        }
    }

    /// One connection from beginning to end; the code it was closed with, if it was.
    async fn visit(&self, player: &Player, life: Life) -> Option<u16> {
        let permit = self.doors.acquire().await.ok()?;
        let mut socket = self.enter(player, life).await.ok()?;
        drop(permit);
        let (out, mut messages) = mpsc::unbounded_channel();
        player.table.borrow_mut().connect(player.seat, life.number, out);
        let (counted, present) = self.present.get();
        self.count(life.number, if counted == life.number { present + 1 } else { 1 });
        let code = self.stay(player, &mut socket, &mut messages).await;
        let (counted, present) = self.present.get();
        if counted == life.number {
            self.count(counted, present - 1);
        }
        code
    }

    fn count(&self, life: u32, present: usize) {
        self.present.set((life, present));
        self.changed.notify_one();
    }

    async fn enter(&self, player: &Player, life: Life) -> anyhow::Result<Socket> {
        let mut socket = Socket::open(life.address, self.address_of(player), &player.cookie).await?;
        socket.say(&ClientMessage::Hello { protocol: PROTOCOL }).await?;
        let enter = player.table.borrow().enter(player.seat);
        socket.say(&enter).await?;
        while let Received::Text(text) = socket.receive().await {
            if self.read(player, &text).context("before the room was entered")? {
                return Ok(socket);
            }
        }
        bail!("the house closed the connection")
    }

    /// The address a player's connection comes from; the system's choice where one is enough.
    fn address_of(&self, player: &Player) -> Option<Ipv4Addr> {
        let last = 1 + player.number as u64 % u64::from(self.addresses);
        (self.addresses > 1).then(|| Ipv4Addr::new(127, 0, 0, last as u8))
    }

    async fn stay(
        &self,
        player: &Player,
        socket: &mut Socket,
        messages: &mut mpsc::UnboundedReceiver<String>,
    ) -> Option<u16> {
        loop {
            tokio::select! {
                received = socket.receive() => match received {
                    Received::Text(text) => drop(self.read(player, &text)),
                    Received::Closed(reason) => return reason.map(|(code, _)| code),
                },
                Some(message) = messages.recv() => socket.send(message).await.ok()?,
            }
        }
    }

    /// Reads a message and says whether it is the answer to `enter`.
    fn read(&self, player: &Player, text: &str) -> anyhow::Result<bool> {
        let message: Incoming = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.tally.borrow_mut().fault(|| format!("{error}: {text}"));
                bail!("{error}");
            }
        };
        let is_entered = message.kind == "entered";
        player.table.borrow_mut().receive(player.seat, text, message);
        Ok(is_entered)
    }
}
