//! What happens in the house.

mod absent;
mod act;
mod admission;
mod arbiter;
mod archive;
mod archived;
mod census;
mod change;
mod chat;
mod check;
mod clock;
mod computers;
mod cursor;
mod departed;
pub(crate) mod draw;
mod enter;
mod explain;
mod explore;
mod gate;
mod heal;
mod index;
mod jobs;
mod lag;
mod lists;
mod load;
mod lobby;
mod news;
mod notices;
mod operator;
mod options;
mod outage;
mod outbox;
mod page;
mod presence;
mod ratings;
mod ready;
mod refusal_args;
mod refused;
mod restart;
mod reviews;
mod rooms;
mod rows;
mod seated;
mod sessions;
mod slot;
mod social;
mod studies;
mod table;
mod tell;
mod tidy;
mod timers;
mod turns;
mod vacations;
mod views;
mod write;

use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::extract::ws::close_code;
use futures::StreamExt;
use parking_lot::Mutex;
use tengen_game::Millis;
use tengen_room::Person;
use tengen_store::{Store, StoreError};
use tengen_study::StudyId;
use tengen_wire::ServerMessage;
use tokio::task::AbortHandle;

use crate::bus::{Bus, NodeId};
use crate::workers::Workers;

pub(crate) use absent::CameToTurn;
pub(crate) use act::GameCommand;
pub use archive::GamesQuery;
pub(crate) use census::Census;
pub(crate) use change::Change;
pub use check::{Checked, Finding, LogFault, LogFaultKind, Told, check_store};
pub use clock::{Clock, SystemClock};
pub(crate) use computers::view as computer_view;
pub use lists::rebuild_lists;
pub use options::{ComputerOptions, HouseOptions};
pub(crate) use outbox::Next;
pub(crate) use page::{Page, SessionHash};
pub use refused::Refused;
pub(crate) use slot::Slot;
pub use social::SocialRefused;
pub(crate) use studies::StudySlot;
pub(crate) use views::encode;

/// The house: rooms, games, lobby, chat.
///
/// What it knows stands in the log of a [`Store`]; the rest is memory of that and of who is there. It
/// stops when the last reference to it goes, as if it had been killed; [`Self::shutdown`] is the polite
/// way.
pub struct House {
    options: HouseOptions,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    clock: Arc<dyn Clock>,
    node: NodeId,
    slots: slot::Slots,
    studies: studies::Studies,
    reviews: Arc<reviews::Reviews>,
    rater: Arc<ratings::Rater>,
    index: index::Index,
    turns: turns::Turns,
    vacations: vacations::Vacations,
    departed: departed::Departed,
    lobby: Arc<lobby::Lobby>,
    pages: page::Pages,
    elsewhere: social::Elsewhere,
    friends: Arc<social::Friends>,
    notices: notices::Notices,
    /// Where it is said who has come to their turn and has no page open; nowhere if nobody is told there.
    absent: Mutex<Option<tokio::sync::mpsc::Sender<CameToTurn>>>,
    timers: Arc<timers::Timers>,
    /// Held by who is being paired.
    pairing: tokio::sync::Mutex<()>,
    gate: gate::Gate,
    outage: outage::Outage,
    workers: Workers,
    others: news::Others,
    /// What is limited, and was asked for elsewhere.
    spent: news::SpentElsewhere,
    /// When the log was last looked into for rooms that have changed, in milliseconds since 1970. Held by who
    /// does it.
    looked_at: tokio::sync::Mutex<i64>,
    untidy: tidy::Untidy,
    tasks: Mutex<Vec<AbortHandle>>,
    myself: Weak<Self>,
}

/// So many rooms are looked after at a time: as many as the store writes at once.
const TICKS: usize = 256;

/// Pages have so long to go when the house goes down.
const GOODBYE: Duration = Duration::from_secs(3);

/// Pages come back at a moment of their own choice within this span, so that not all come at once.
const COME_BACK_MS: std::ops::Range<u64> = 500..3000;

impl House {
    /// Opens the house on a log: takes up every room that goes on, gives back in every game the time in
    /// which the house was down, and begins to look after flags, absences and rooms nobody comes to.
    ///
    /// # Errors
    ///
    /// If the store cannot be read, or written to.
    pub async fn open(
        options: HouseOptions,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Arc<dyn Clock>,
    ) -> Result<Arc<Self>, StoreError> {
        // Houses are told apart by this alone; where there is no chance, there is but one.
        let node = NodeId(draw::number().unwrap_or_default());
        let now = clock.now();
        let news = bus.subscribe(node);
        let departed = departed::Departed::load(&*store).await?;
        let vacations = vacations::Vacations::load(&*store, now).await?;
        let workers = Workers::hire(node, options.computers.pool, bus.line(node));
        let last_beat = store.last_beat().await?;
        let house = Arc::new_cyclic(|myself| Self {
            options,
            store,
            bus,
            clock,
            node,
            slots: slot::Slots::default(),
            studies: studies::Studies::default(),
            reviews: Arc::default(),
            rater: Arc::new(ratings::Rater::looking_back_from(last_beat)),
            index: index::Index::default(),
            turns: turns::Turns::default(),
            vacations,
            departed,
            lobby: Arc::default(),
            pages: page::Pages::default(),
            elsewhere: social::Elsewhere::default(),
            friends: Arc::default(),
            notices: notices::Notices::default(),
            absent: Mutex::default(),
            timers: Arc::default(),
            pairing: tokio::sync::Mutex::default(),
            gate: gate::Gate::open(),
            outage: outage::Outage::none(now),
            workers,
            others: news::Others::default(),
            spent: news::SpentElsewhere::default(),
            looked_at: tokio::sync::Mutex::new(change::moment(now)),
            untidy: tidy::Untidy::default(),
            tasks: Mutex::default(),
            myself: myself.clone(),
        });
        house.resume().await?;
        let weak = || Arc::downgrade(&house);
        *house.tasks.lock() = vec![
            tokio::spawn(news::run(weak(), news)).abort_handle(),
            tokio::spawn(Arc::clone(&house.lobby).run(weak())).abort_handle(),
            tokio::spawn(look_after_rooms(weak(), Arc::clone(&house.timers), Arc::clone(&house.clock)))
                .abort_handle(),
            tokio::spawn(beat(weak(), Arc::clone(&house.clock))).abort_handle(),
            tokio::spawn(tell_alive(weak(), Arc::clone(&house.clock))).abort_handle(),
            tokio::spawn(heal::run(weak(), Arc::clone(&house.clock))).abort_handle(),
            tokio::spawn(tidy::run(weak(), Arc::clone(&house.clock))).abort_handle(),
            tokio::spawn(ratings::run(weak(), Arc::clone(&house.rater))).abort_handle(),
            tokio::spawn(social::run(weak(), Arc::clone(&house.friends))).abort_handle(),
        ];
        Ok(house)
    }

    /// What time it is in the house.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Limits and delays.
    pub const fn options(&self) -> &HouseOptions {
        &self.options
    }

    /// A page of this person has come, with this session.
    pub(crate) fn welcome(&self, person: Person, session: Option<SessionHash>) -> Result<Arc<Page>, Refused> {
        let page = self.pages.join(person, session, self.options.pages_a_person)?;
        if self.pages.of(page.person_id()).len() == 1 {
            self.note_whereabouts(page.person_id(), true);
        }
        self.lobby.mark();
        Ok(page)
    }

    /// A page has gone; it is in no room any more.
    pub(crate) fn farewell(&self, page: &Arc<Page>) {
        self.lobby.leave(page);
        self.friends.leave(page);
        self.pages.leave(page);
        if !self.pages.has(page.person_id()) {
            self.note_whereabouts(page.person_id(), false);
        }
        self.lobby.mark();
    }

    /// The lobby, for who watches it.
    pub(crate) fn lobby(&self) -> &lobby::Lobby {
        &self.lobby
    }

    /// Goes down: takes no more commands, finishes those that are in, tells the pages to come back in a
    /// moment, and notes until when the house was there. The store is the caller's to close.
    pub async fn shutdown(&self) {
        self.gate.shut().await;
        let goodbye = || {
            let span = COME_BACK_MS.end - COME_BACK_MS.start;
            let chance = draw::number().unwrap_or_default() % span;
            encode(&ServerMessage::Restarting { retry_ms: (COME_BACK_MS.start + chance) as u32 })
        };
        self.pages.say_goodbye(goodbye, close_code::RESTART, "restarting");
        if tokio::time::timeout(GOODBYE, self.pages.gone()).await.is_err() {
            tracing::warn!("some pages did not go in time");
        }
        self.stop();
        if let Err(error) = self.store.beat(change::moment(self.clock.now())).await {
            tracing::error!(%error, "the moment of the shutdown was not noted");
        }
    }

    fn stop(&self) {
        self.tasks.lock().drain(..).for_each(|task| task.abort());
    }

    /// The slot of a study, for a page that wants it open.
    pub(crate) fn study_slot(&self, id: &StudyId) -> Arc<StudySlot> {
        self.studies.get_or_add(id)
    }

    fn lag_budget(&self) -> lag::LagBudget {
        lag::LagBudget::new(&self.options, self.clock.now())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Looks after each room when its time has come.
async fn look_after_rooms(house: Weak<House>, timers: Arc<timers::Timers>, clock: Arc<dyn Clock>) {
    loop {
        let due = timers.due(&clock).await;
        let Some(house) = house.upgrade() else { return };
        futures::stream::iter(&due).for_each_concurrent(TICKS, |id| house.tick(id)).await;
    }
}

/// Tells the other houses about every second that this one is there, however long the log takes to say anything.
async fn tell_alive(house: Weak<House>, clock: Arc<dyn Clock>) {
    loop {
        clock.sleep_until(clock.now().plus(outage::BEAT)).await;
        let Some(house) = house.upgrade() else { return };
        house.tell_alive(house.outage.since());
    }
}

/// Notes about every second that the house is alive.
async fn beat(house: Weak<House>, clock: Arc<dyn Clock>) {
    loop {
        clock.sleep_until(clock.now().plus(outage::BEAT)).await;
        let Some(house) = house.upgrade() else { return };
        house.beat().await;
        house.forget_silent_houses().await;
    }
}
