//! What people ask of games and rooms, and what they say.

use std::sync::Arc;
use std::time::Instant;

use tengen_game::{Action, Command, CommandId, Event, Millis, Seat};
use tengen_room::{GameId, Person, PersonId, RoomRejection};
use tengen_store::{Commit, StoreError, Stream};
use tengen_wire::{ChatLine, GameAction, RoomAction};

use super::change::{Change, Spent};
use super::page::Page;
use super::slot::Slot;
use super::table::Table;
use super::{House, Refused, chat, load, rows};
use crate::bus::News;
use crate::meters;

/// A command to a game, as it came in.
pub(crate) struct GameCommand {
    pub(crate) id: u64,
    pub(crate) game: GameId,
    pub(crate) action: GameAction,
    /// When it came.
    pub(crate) received: Millis,
}

/// How often a line of chat is written again because another house was faster.
const TRIES: usize = 8;

impl House {
    /// Carries out a player's command to the game on the board.
    pub(crate) async fn act(
        &self,
        page: &Page,
        slot: &Arc<Slot>,
        command: GameCommand,
    ) -> Result<(), Refused> {
        let GameCommand { id, game, action, received } = command;
        let action = Action::from(action);
        let person = page.person_id();
        self.pay_if_late(slot, received).await?;
        let acted = self.change(slot, |table| {
            let seat = table.room.seat_of(person).ok_or(RoomRejection::NotSeated)?;
            let Some(current) = table.current.as_ref().filter(|current| current.id == game) else {
                return Err(Refused::NotThisGame);
            };
            // Time matters only to whom the clock runs for.
            let is_asked = current.game.to_act() == Some(seat);
            let one_way = if is_asked { page.one_way() } else { Millis::ZERO };
            let span = table.lag[seat.index()].allowed(one_way, received);
            let command = Command { id: CommandId(id), action: action.clone() };
            let change = Change::of_game(table, seat.into(), command, received.since(span))?;
            Ok(change.map(|change| Change { spent: Some(Spent { seat, span, at: received }), ..change }))
        });
        match acted.await {
            Err(Refused::NotThisGame) if self.was_done(slot, &game, person, id).await? => Ok(()),
            acted => acted,
        }
    }

    /// Whether a command had been carried out in an earlier game of the room: its answer was lost, and
    /// meanwhile the next game has begun.
    async fn was_done(
        &self,
        slot: &Slot,
        game: &GameId,
        person: &PersonId,
        id: u64,
    ) -> Result<bool, Refused> {
        let mut cell = slot.table.lock().await;
        let table = self.fresh(slot, &mut cell).await?;
        let Some(seat) = table.room.seat_of(person) else { return Ok(false) };
        if !table.room.played().contains(game) {
            return Ok(false);
        }
        let entries = self.store.read(&Stream::game(game.as_str()), 0).await?;
        let events: Vec<Event> = load::parse(game, &entries)?;
        Ok(events.iter().any(|event| event.actor == seat.into() && event.id == CommandId(id)))
    }

    /// Carries out what a person asks of a room. A command with a name that came before is done already.
    pub(crate) async fn act_in_room(
        &self,
        person: &Person,
        slot: &Arc<Slot>,
        id: Option<u64>,
        action: RoomAction,
    ) -> Result<(), Refused> {
        self.check_may_join(person, slot, action).await?;
        self.check_not_blocked(person, slot, action).await?;
        let (now, mut seat) = (self.clock.now(), None);
        let acted = self.change(slot, |table| {
            seat = table.room.seat_of(&person.id);
            if id.is_some_and(|id| table.done.has(&person.id, id)) {
                return Ok(None);
            }
            if matches!(action, RoomAction::Join | RoomAction::Ready) {
                self.check_may_begin()?;
            }
            if action == RoomAction::Join && seat.is_none() {
                self.check_rooms_of(&person.id, table.room.settings())?;
            }
            let change = Change::of_room(table, person, action.into(), now)?;
            let done = id.map(|id| (person.id.clone(), id));
            Ok(change.map(|change| Change { done, ..change }))
        });
        match acted.await {
            Err(Refused::Room(rejection)) if is_so_already(action, seat, rejection) => Ok(()),
            acted => acted,
        }
    }

    /// Says something in a room.
    pub(crate) async fn say(
        &self,
        page: &Page,
        slot: &Arc<Slot>,
        id: u64,
        text: &str,
    ) -> Result<(), Refused> {
        let text = chat::check_text(text)?;
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        let mut cell = slot.table.lock().await;
        for _ in 0..TRIES {
            let table = self.fresh(slot, &mut cell).await?;
            if table.done.has(page.person_id(), id) || self.say_once(page, slot, table, text).await? {
                table.done.add(page.person_id(), id);
                return Ok(());
            }
        }
        Err(Refused::Unavailable)
    }

    /// Writes a line behind the last one that is known; false if another house was faster.
    async fn say_once(
        &self,
        page: &Page,
        slot: &Slot,
        table: &mut Table,
        text: &str,
    ) -> Result<bool, Refused> {
        let now = self.clock.now();
        let chat = self.chat(slot, table).await?;
        chat.check_pace(page.person_id(), now)?;
        let after = chat.seq;
        let line = ChatLine {
            seq: after + 1,
            at: now.0,
            from: page.person(),
            audience: Table::audience(table.room.seat_of(page.person_id())),
            text: text.to_owned(),
        };
        let stream = Stream::chat(slot.id.as_str());
        let entries = rows::entries(std::slice::from_ref(&line))?;
        table.stale = true;
        let begin = Instant::now();
        match self.store.commit(Commit::append(stream, after, entries)).await {
            Ok(()) => {}
            Err(StoreError::Conflict { .. }) => return Ok(false),
            Err(error) => {
                self.outage.note(&error);
                return Err(error.into());
            }
        }
        table.stale = false;
        meters::committed("chat", begin.elapsed());
        if let Some(chat) = &mut table.chat {
            chat.add(line.clone());
        }
        Self::tell_chat(slot, table, &[line]);
        self.bus.publish(self.node, News::Grown { room: slot.id.clone(), listed: false, moved: None });
        Ok(true)
    }
}

/// Whether what was asked for is so already, so that the command may have been carried out before.
fn is_so_already(action: RoomAction, seat: Option<Seat>, rejection: RoomRejection) -> bool {
    let is_so = match action {
        RoomAction::Join => rejection == RoomRejection::AlreadySeated,
        RoomAction::Ready => rejection == RoomRejection::GameRunning,
        RoomAction::Leave => rejection == RoomRejection::Closed,
        RoomAction::NotReady => false,
    };
    is_so && seat.is_some()
}

#[cfg(test)]
mod tests {
    use async_trait::async_trait;
    use tengen_room::{FirstColours, Preset, RoomSettings};
    use tengen_store::SqliteStore;

    use super::*;
    use crate::bus::LocalBus;
    use crate::{Clock, HouseOptions};

    /// A clock that stands.
    struct Standing;

    #[async_trait]
    impl Clock for Standing {
        fn now(&self) -> Millis {
            Millis::days(20_000)
        }

        async fn sleep_until(&self, _: Millis) {
            std::future::pending::<()>().await;
        }
    }

    #[tokio::test]
    async fn a_move_over_a_slow_line_is_dated_back_by_half_the_way_while_the_budget_lasts() {
        let store = Arc::new(SqliteStore::in_memory().await.unwrap());
        let bus = Arc::new(LocalBus::default());
        let house = House::open(HouseOptions::default(), store, bus, Arc::new(Standing)).await.unwrap();
        let [ada, bo] = ["ada", "bo"].map(|id| Person { id: id.parse().unwrap(), name: id.into() });
        let colours = FirstColours::Host;
        let settings = RoomSettings { colours, ..Preset::by_id("claim").unwrap().settings() };
        let room = house.open_room(ada.clone(), settings).await.unwrap();
        let slot = house.slot(&room).await.unwrap();
        house.act_in_room(&bo, &slot, Some(1), RoomAction::Join).await.unwrap();
        let [ada, bo] = [ada, bo].map(|person| house.welcome(person, None).unwrap());
        ada.note_round_trip(400);
        let game = house.room_view(&room, bo.person_id()).await.unwrap().game.unwrap();

        // Each of them thinks for a second: meanwhile a little of the budget comes back.
        let mut dated_back = Vec::new();
        for (index, point) in
            ["h8", "a1", "i8", "a3", "c3", "a5", "d13", "a7", "o1", "a9", "o3"].iter().enumerate()
        {
            let page = if index % 2 == 0 { &ada } else { &bo };
            let received = house.now().plus(Millis::seconds(index as u64 + 1));
            let point = serde_json::from_value((*point).into()).unwrap();
            let action = GameAction::Place { point, offer_draw: false };
            let command = GameCommand { id: index as u64, game: game.clone(), action, received };
            house.act(page, &slot, command).await.unwrap();
            let at = slot.table.lock().await.as_ref().unwrap().current.as_ref().unwrap().game.last_at();
            dated_back.push(received.since(at).0);
        }
        assert_eq!(dated_back, [200, 0, 200, 0, 200, 0, 200, 0, 200, 0, 80]);
    }
}
