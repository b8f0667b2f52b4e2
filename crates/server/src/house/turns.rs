//! Whose turn it is in which game: what people are told who are not at the board.

use std::collections::HashMap;

use parking_lot::Mutex;
use tengen_game::{Millis, Seat};
use tengen_room::{Person, PersonId, RoomId};
use tengen_wire::{RunningGame, RunningGames, ServerMessage, Text, TurnView, Turns as TurnsView};

use super::slot::Slot;
use super::table::Table;
use super::{House, Refused, computers, views};

/// A game that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Running {
    players: [Person; 2],
    by_correspondence: bool,
    /// The seat that must act; `None` while the game is paused.
    to_act: Option<Seat>,
    /// When time runs out, if nobody acts.
    deadline: Option<Millis>,
}

impl Running {
    /// The game on the board, if it is not over.
    fn of(table: &Table) -> Option<Self> {
        let game = &table.playing()?.game;
        if game.outcome().is_some() {
            return None;
        }
        let [one, two] = Seat::BOTH.map(|seat| views::person(table, seat));
        Some(Self {
            players: [one?, two?],
            by_correspondence: table.is_by_correspondence(),
            to_act: game.to_act().filter(|_| !game.is_paused()),
            deadline: game.deadline(),
        })
    }

    fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.players[seat.index()].id == *person)
    }

    fn waits_for(&self, person: &PersonId) -> bool {
        self.to_act.is_some() && self.to_act == self.seat_of(person)
    }

    /// Whether people are told the same of both.
    fn tells_the_same(&self, other: &Self) -> bool {
        (&self.players, self.to_act) == (&other.players, other.to_act)
    }
}

/// Every game that is being played, by its room and by its players.
#[derive(Debug, Default)]
pub(super) struct Turns(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    games: HashMap<RoomId, Running>,
    by_person: HashMap<PersonId, Vec<RoomId>>,
}

impl Turns {
    /// Puts down what is played in a room now, and says whom that concerns.
    fn set(&self, id: &RoomId, running: Option<Running>) -> Vec<PersonId> {
        let mut known = self.0.lock();
        if let (Some(before), Some(after)) = (known.games.get_mut(id), &running)
            && before.tells_the_same(after)
        {
            before.deadline = after.deadline;
            return Vec::new();
        }
        let before = known.games.remove(id);
        let mut concerned = Vec::new();
        for person in before.iter().flat_map(|before| &before.players) {
            known.forget(&person.id, id);
            concerned.push(person.id.clone());
        }
        if let Some(running) = running {
            for person in &running.players {
                known.by_person.entry(person.id.clone()).or_default().push(id.clone());
                if !concerned.contains(&person.id) {
                    concerned.push(person.id.clone());
                }
            }
            known.games.insert(id.clone(), running);
        }
        concerned
    }

    /// What a person is told.
    fn of(&self, person: &PersonId) -> TurnsView {
        let known = self.0.lock();
        let rooms = known.by_person.get(person).map(Vec::as_slice).unwrap_or_default();
        let games = rooms.iter().filter_map(|id| Some((id, known.games.get(id)?)));
        let mut waiting: Vec<_> = games.filter(|(_, running)| running.waits_for(person)).collect();
        waiting.sort_by_key(|(id, running)| (running.deadline.is_none(), running.deadline, *id));
        let view = |(id, running): (&RoomId, &Running)| {
            let opponent = running.players[running.seat_of(person)?.other().index()].clone();
            Some(TurnView { room: id.clone(), opponent, by_correspondence: running.by_correspondence })
        };
        TurnsView { playing: rooms.len() as u32, waiting: waiting.into_iter().filter_map(view).collect() }
    }

    /// The rooms in which a person plays.
    pub(super) fn rooms_of(&self, person: &PersonId) -> Vec<RoomId> {
        self.0.lock().by_person.get(person).cloned().unwrap_or_default()
    }

    /// Who plays in a room.
    pub(super) fn players(&self, id: &RoomId) -> Vec<PersonId> {
        let known = self.0.lock();
        let players = known.games.get(id).map(|running| &running.players);
        players.into_iter().flatten().map(|person| person.id.clone()).collect()
    }
}

impl Known {
    fn forget(&mut self, person: &PersonId, id: &RoomId) {
        let Some(rooms) = self.by_person.get_mut(person) else { return };
        rooms.retain(|room| room != id);
        if rooms.is_empty() {
            self.by_person.remove(person);
        }
    }
}

impl House {
    /// Notes whose turn it is in a room now, and tells those who play there.
    pub(super) fn note_turn(&self, slot: &Slot, table: &Table) {
        for person in self.turns.set(&slot.id, Running::of(table)) {
            if computers::level_of(&person).is_none() {
                self.tell_turns(slot, table, &person);
            }
        }
    }

    /// Tells the pages of a person. In a fast game those in its room see whose turn it is.
    fn tell_turns(&self, slot: &Slot, table: &Table, person: &PersonId) {
        let mut pages = self.pages.of(person);
        if !table.is_by_correspondence() {
            let there = slot.watchers.lock();
            pages.retain(|page| !there.iter().any(|other| std::sync::Arc::ptr_eq(other, page)));
        }
        if pages.is_empty() {
            return;
        }
        let message = views::encode(&ServerMessage::Turns { turns: self.turns.of(person) });
        for page in pages {
            page.outbox.push(message.clone());
        }
    }

    /// How many games a person plays, and where it is their turn.
    pub(crate) fn turns_of(&self, person: &PersonId) -> TurnsView {
        self.turns.of(person)
    }

    /// The games that a person plays now: those in which it is their turn first, each part by when time runs
    /// out.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub async fn running_games(&self, person: &PersonId) -> Result<RunningGames, Refused> {
        let mut games = Vec::new();
        for id in self.turns.rooms_of(person) {
            let slot = self.slot(&id).await?;
            let mut cell = slot.table.lock().await;
            let table = self.fresh(&slot, &mut cell).await?;
            games.extend(running_game(&id, table, person));
        }
        games.sort_by_key(|game: &RunningGame| {
            (!game.your_turn, game.deadline.is_none(), game.deadline, game.changed_at)
        });
        Ok(RunningGames { games })
    }
}

fn running_game(id: &RoomId, table: &Table, person: &PersonId) -> Option<RunningGame> {
    let running = Running::of(table)?;
    let (current, seat) = (table.playing()?, running.seat_of(person)?);
    let game = &current.game;
    Some(RunningGame {
        room: id.clone(),
        game: current.id.clone(),
        number: current.number,
        settings: table.room.settings().clone(),
        opponent: running.players[seat.other().index()].clone(),
        seat: Text(seat),
        black: game.black().map(Text),
        moves: game.moves().iter().map(|played| played.stone.map(Text)).collect(),
        your_turn: running.waits_for(person),
        deadline: running.deadline.map(|deadline| deadline.0),
        changed_at: game.last_at().0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Person {
        Person { id: id.parse().unwrap(), name: id.to_uppercase() }
    }

    fn running(players: [&str; 2], to_act: Seat, deadline: Option<u64>) -> Running {
        Running {
            players: players.map(person),
            by_correspondence: deadline.is_some(),
            to_act: Some(to_act),
            deadline: deadline.map(Millis),
        }
    }

    #[test]
    fn those_whose_turn_has_changed_are_named_once_and_nobody_else() {
        let (turns, id) = (Turns::default(), "room".parse().unwrap());
        let names = |concerned: Vec<PersonId>| concerned.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(names(turns.set(&id, Some(running(["ada", "bo"], Seat::One, Some(5))))), ["ada", "bo"]);
        assert!(turns.set(&id, Some(running(["ada", "bo"], Seat::One, Some(9)))).is_empty());
        assert_eq!(names(turns.set(&id, Some(running(["ada", "bo"], Seat::Two, Some(12))))), ["ada", "bo"]);
        assert_eq!(turns.of(&person("ada").id), TurnsView { playing: 1, waiting: vec![] });
        assert_eq!(names(turns.set(&id, None)), ["ada", "bo"]);
        assert_eq!(turns.of(&person("bo").id), TurnsView::default());
    }

    #[test]
    fn the_game_whose_time_runs_out_next_comes_first() {
        let turns = Turns::default();
        for (room, players, deadline) in [
            ("late", ["ada", "bo"], Some(9)),
            ("none", ["ada", "cy"], None),
            ("soon", ["ada", "di"], Some(5)),
        ] {
            turns.set(&room.parse().unwrap(), Some(running(players, Seat::One, deadline)));
        }
        turns.set(&"theirs".parse().unwrap(), Some(running(["eve", "ada"], Seat::One, Some(1))));
        let told = turns.of(&person("ada").id);
        let rooms: Vec<_> = told.waiting.iter().map(|turn| turn.room.as_str()).collect();
        assert_eq!((told.playing, rooms), (4, vec!["soon", "late", "none"]));
        assert_eq!(
            (told.waiting[0].opponent.name.as_str(), told.waiting[2].by_correspondence),
            ("DI", false)
        );
    }
}
