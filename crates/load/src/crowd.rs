//! All the players.

use std::cell::{Cell, RefCell};
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

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
    /// Whether players may come. While they may not, a lost connection is no surprise.
    pub(crate) open: bool,
}

/// Where players find the house.
#[derive(Clone, Debug)]
pub(crate) enum Doors {
    /// At one address.
    One(SocketAddr),
    /// At any of several nodes, of which some may be gone or stand still.
    Any(Rc<[SocketAddr]>),
}

impl Doors {
    /// Where a player goes that has tried so often, as a balancer of load would send it.
    fn of(&self, player: &Player, tries: usize) -> SocketAddr {
        match self {
            Self::One(address) => *address,
            Self::Any(nodes) => nodes[(player.number + tries) % nodes.len()],
        }
    }

    /// Whether a connection may be lost at any time.
    const fn are_many(&self) -> bool {
        matches!(self, Self::Any(_))
    }
}

/// What all players share.
pub(crate) struct Crowd {
    pub(crate) tally: Rc<RefCell<Tally>>,
    life: watch::Receiver<Life>,
    house: Doors,
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
    /// A player who waits longer for an answer tries another node.
    const ELSEWHERE: Duration = Duration::from_secs(2);
    /// Connections from one address: ports are fewer than 28,232 by default.
    const FROM_ONE_ADDRESS: usize = 10_000;

    pub(crate) fn new(
        life: watch::Receiver<Life>,
        house: Doors,
        tally: Rc<RefCell<Tally>>,
        players: usize,
    ) -> Self {
        let doors = Semaphore::new(Self::DOORS);
        let addresses = players.div_ceil(Self::FROM_ONE_ADDRESS).min(200) as u8;
        Self { tally, life, house, doors, present: Cell::new((0, 0)), changed: Notify::new(), addresses }
    }

    /// Whether commands may have to be sent again.
    pub(crate) const fn may_lose_answers(&self) -> bool {
        self.house.are_many()
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
        let (mut tries, mut lost) = (0, None);
        while let Ok(life) = lives.wait_for(|life| life.open).await.map(|life| *life) {
            let ended = self.visit(&player, life, tries, &mut lost).await;
            player.table.borrow_mut().disconnect(player.seat);
            tries += 1;
            let now = *lives.borrow();
            if self.house.are_many() {
                lost.get_or_insert_with(Instant::now);
                tokio::time::sleep(Self::PAUSE).await;
            } else if now.open && now.number == life.number {
                let code = ended.unwrap_or_default();
                self.tally.borrow_mut().closed(code);
                tokio::time::sleep(Self::PAUSE).await;
            }
        }
    }

    /// One connection from beginning to end; the code it was closed with, if it was.
    async fn visit(
        &self,
        player: &Player,
        life: Life,
        tries: usize,
        lost: &mut Option<Instant>,
    ) -> Option<u16> {
        let permit = self.doors.acquire().await.ok()?;
        let entering = self.enter(player, self.house.of(player, tries));
        let mut socket = tokio::time::timeout(self.patience(), entering).await.ok()?.ok()?;
        drop(permit);
        if let Some(lost) = lost.take() {
            self.tally.borrow_mut().returns.add(lost.elapsed());
        }
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

    /// How long a player waits for what the house says before it goes elsewhere, if it can.
    fn patience(&self) -> Duration {
        if self.house.are_many() { Self::ELSEWHERE } else { Duration::MAX }
    }

    async fn enter(&self, player: &Player, house: SocketAddr) -> anyhow::Result<Socket> {
        let mut socket = Socket::open(house, self.address_of(player), &player.cookie).await?;
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
        let came = Instant::now();
        loop {
            // Whoever waits for an answer sees that a node stands still; whoever waits for the opponent does not.
            let asked = player.table.borrow().waits_since(player.seat);
            let left = |asked: Instant| self.patience().saturating_sub(asked.max(came).elapsed());
            let patience = asked.map_or(Duration::MAX, left);
            tokio::select! {
                received = socket.receive() => match received {
                    Received::Text(text) => drop(self.read(player, &text)),
                    Received::Closed(reason) => return reason.map(|(code, _)| code),
                },
                Some(message) = messages.recv() => socket.send(message).await.ok()?,
                () = tokio::time::sleep(patience) => return None,
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
