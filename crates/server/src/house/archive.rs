//! Games that were played, from the log.

use tengen_game::{Event, Game, GameResult, Record, Seat, Viewer};
use tengen_room::{GameId, Person, PersonId, RoomEvent, RoomEventKind, RoomId};
use tengen_store::{GameQuery, GameRow, Stream};
use tengen_wire::{ExplanationView, GameList, GamePage, GameUpdate, GameView};

use super::change::millis;
use super::load::Began;
use super::{House, Refused, cursor, explain, load};

/// Which games to list, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesQuery {
    /// Only games of this person.
    pub person: Option<PersonId>,
    /// Only games that are over, or only games that are not.
    pub ended: Option<bool>,
    /// Games of private rooms too: for the person who played them.
    pub private: bool,
    /// [`GameList::next`] of the list before.
    pub before: Option<String>,
    /// At most so many, and never more than [`Self::MOST`].
    pub limit: u32,
}

impl GamesQuery {
    /// The most games that are listed at once.
    pub const MOST: u32 = 100;
}

/// A game as its log has it.
pub(super) struct Kept {
    room: RoomId,
    pub(super) began: Began,
    players: [Person; 2],
    events: Vec<Event>,
}

impl Kept {
    fn game(&self) -> Result<Game, Refused> {
        load::replay(&self.began, &self.events)
    }
}

impl House {
    /// A game, being played or over, as a spectator sees it.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchGame`], [`Refused::Unavailable`].
    pub async fn game_page(&self, id: &GameId) -> Result<GamePage, Refused> {
        let kept = self.kept(id).await?;
        let game = kept.game()?;
        let view = GameView::from(game.snapshot(Viewer::Spectator, self.clock.now()));
        Ok(GamePage {
            room: kept.room,
            number: kept.began.number,
            players: kept.players.map(|mut person| {
                self.departed.hide(&mut person);
                person
            }),
            start: kept.began.start.0,
            update: GameUpdate { game: id.clone(), events: kept.events, view },
        })
    }

    /// The record of a game. That of a game that is being played ends with its last event and tells of
    /// no foul that nobody has claimed.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchGame`], [`Refused::Unavailable`].
    pub async fn record(&self, id: &GameId) -> Result<Record, Refused> {
        let Kept { began, players, events, .. } = self.kept(id).await?;
        let names = players.map(|person| self.departed.name_in_file(person));
        Record::new(began.settings, names, began.start, events).map_err(|error| {
            tracing::error!(game = %id, %error, "the log of a game cannot be replayed");
            Refused::Unavailable
        })
    }

    /// Why the stone with this number, the first one having number 1, is a foul or not.
    ///
    /// # Errors
    ///
    /// [`Refused::GameNotOver`]: before the end nobody may be told. [`Refused::NoSuchMove`],
    /// [`Refused::NoSuchGame`], [`Refused::Unavailable`].
    pub async fn explanation(&self, id: &GameId, number: u32) -> Result<ExplanationView, Refused> {
        let game = self.kept(id).await?.game()?;
        if game.outcome().is_none() {
            return Err(Refused::GameNotOver);
        }
        explain::explain_move(&game, number).ok_or(Refused::NoSuchMove)
    }

    /// Games in a list, the newest first.
    ///
    /// # Errors
    ///
    /// [`Refused::BadCursor`], [`Refused::Unavailable`].
    pub async fn games(&self, query: GamesQuery) -> Result<GameList, Refused> {
        let limit = query.limit.clamp(1, GamesQuery::MOST);
        let before = query.before.as_deref().map(cursor::read::<GameId>).transpose()?;
        // One more than is wanted tells whether there are more.
        let query = GameQuery {
            person: query.person.map(|person| person.to_string()),
            ended: query.ended,
            private: query.private,
            before,
            limit: limit + 1,
        };
        let mut rows = self.store.games(&query).await?;
        let has_more = rows.len() > limit as usize;
        rows.truncate(limit as usize);
        let next = rows.last().filter(|_| has_more).map(|row| cursor::write(row.started_at, &row.id));
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            games.extend(self.game_row(row).await);
        }
        Ok(GameList { games, next })
    }

    async fn game_row(&self, row: GameRow) -> Option<tengen_wire::GameRow> {
        let (id, room): (GameId, RoomId) = (row.id.parse().ok()?, row.room.parse().ok()?);
        let moves = match row.ended_at {
            Some(_) => row.moves,
            None => self.moves_so_far(&room, &id).await.unwrap_or(row.moves),
        };
        let [one, two] = row.persons;
        let [name_one, name_two] = row.names;
        let mut players = [
            Person { id: one.parse().ok()?, name: name_one },
            Person { id: two.parse().ok()?, name: name_two },
        ];
        for person in &mut players {
            self.departed.hide(person);
        }
        Some(tengen_wire::GameRow {
            id,
            room,
            players,
            rule_set: row.rule_set,
            opening: row.opening,
            started_at: millis(row.started_at).0,
            ended_at: row.ended_at.map(|at| millis(at).0),
            result: row.result.map(|result| result_word(result).into()),
            ending: row.ending,
            moves,
        })
    }

    async fn moves_so_far(&self, room: &RoomId, id: &GameId) -> Option<u32> {
        self.look(room, |_, table| {
            let current = table.current.as_ref().filter(|current| current.id == *id)?;
            Some(current.game.moves().len() as u32)
        })
        .await
    }

    /// A game from the log: how it began stands in its room's.
    pub(super) async fn kept(&self, id: &GameId) -> Result<Kept, Refused> {
        let row = self.store.game(id.as_str()).await?.ok_or(Refused::NoSuchGame)?;
        let room: RoomId = row.room.parse().map_err(|_| Refused::NoSuchGame)?;
        let entries = self.store.read(&Stream::room(room.as_str()), 0).await?;
        let in_room: Vec<RoomEvent> = load::parse(&room, &entries)?;
        let began = Began::all(&in_room).find(|began| began.id == *id).ok_or(Refused::NoSuchGame)?;
        let players = players(&in_room).ok_or(Refused::NoSuchGame)?;
        let events = load::parse(id, &self.store.read(&Stream::game(id.as_str()), 0).await?)?;
        Ok(Kept { room, began, players, events })
    }
}

/// Who sits in a room.
fn players(events: &[RoomEvent]) -> Option<[Person; 2]> {
    let (mut host, mut guest) = (None, None);
    for event in events {
        match &event.kind {
            RoomEventKind::Opened { host: person, .. } => host = Some(person.clone()),
            RoomEventKind::Joined { person } => guest = Some(person.clone()),
            _ => {}
        }
    }
    Some([host?, guest?])
}

const fn result_word(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Seat::One) => "one",
        GameResult::Win(Seat::Two) => "two",
        GameResult::Draw => "draw",
        GameResult::Void => "void",
    }
}
