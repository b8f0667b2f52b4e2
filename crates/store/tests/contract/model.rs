//! A store as simple as can be, to compare with: maps in memory, one commit after the other.

use std::collections::{BTreeMap, BTreeSet};

use tengen_store::{
    AuthoredStudy, Commit, GameQuery, GameRow, LiveRoom, RoomRow, RoomStatus, Store, Stream, StreamKind,
    StudyQuery, StudyRow,
};

#[derive(Clone, Default)]
pub(crate) struct Model {
    streams: BTreeMap<Stream, Vec<String>>,
    rooms: BTreeMap<String, RoomRow>,
    games: BTreeMap<String, GameRow>,
    studies: BTreeMap<String, StudyRow>,
    /// Persons and studies.
    authors: BTreeSet<(String, String)>,
}

impl Model {
    /// The number of the last entry of `stream`.
    pub(crate) fn end(&self, stream: &Stream) -> u32 {
        self.streams.get(stream).map_or(0, |entries| entries.len() as u32)
    }

    /// What [`Store::commit`] has to do; the error is the stream that conflicts.
    pub(crate) fn commit(&mut self, commit: &Commit) -> Result<(), Stream> {
        let mut next = self.clone();
        for append in &commit.appends {
            if next.end(&append.stream) != append.after {
                return Err(append.stream.clone());
            }
            if !append.entries.is_empty() {
                let entries = next.streams.entry(append.stream.clone()).or_default();
                entries.extend(append.entries.iter().cloned());
            }
        }
        next.rooms.extend(commit.rooms.iter().map(|room| (room.id.clone(), room.clone())));
        next.games.extend(commit.games.iter().map(|game| (game.id.clone(), game.clone())));
        for AuthoredStudy { row, authors } in &commit.studies {
            next.studies.insert(row.id.clone(), row.clone());
            next.authors.extend(authors.iter().map(|author| (author.clone(), row.id.clone())));
        }
        *self = next;
        Ok(())
    }

    /// Asks `store` everything that can be asked and compares.
    pub(crate) async fn check(&self, store: &dyn Store) {
        for (stream, entries) in &self.streams {
            assert_eq!(&store.read(stream, 0).await.unwrap(), entries);
            assert_eq!(store.read(stream, 2).await.unwrap(), entries.get(2..).unwrap_or_default());
        }
        for kind in StreamKind::ALL {
            let expected: Vec<_> =
                self.streams.keys().filter(|stream| stream.kind == kind).cloned().collect();
            assert_eq!(store.streams(kind, None, 1000).await.unwrap(), expected);
        }
        for (id, room) in &self.rooms {
            assert_eq!(store.room(id).await.unwrap().as_ref(), Some(room));
        }
        for (id, game) in &self.games {
            assert_eq!(store.game(id).await.unwrap().as_ref(), Some(game));
        }
        self.check_lists(store).await;
    }

    async fn check_lists(&self, store: &dyn Store) {
        for pairing in [None, Some("quick")] {
            assert_eq!(store.open_rooms(pairing, 1000).await.unwrap(), self.open_rooms(pairing));
        }
        for since in [i64::MIN, 1, i64::MAX] {
            assert_eq!(store.live(since).await.unwrap(), self.live(since));
        }
        let query = StudyQuery { author: "a".into(), before: None, limit: 1000 };
        assert_eq!(store.studies(&query).await.unwrap(), self.studies(&query));
        for person in [None, Some("a".to_owned())] {
            for ended in [None, Some(true), Some(false)] {
                let query =
                    GameQuery { person: person.clone(), ended, private: true, before: None, limit: 1000 };
                assert_eq!(store.games(&query).await.unwrap(), self.games(&query));
            }
        }
    }

    fn open_rooms(&self, pairing: Option<&str>) -> Vec<RoomRow> {
        let rooms = self.rooms.values().filter(|room| room.status == RoomStatus::Open && !room.private);
        let suits = |room: &&RoomRow| pairing.is_none() || room.pairing.as_deref() == pairing;
        let mut rooms: Vec<_> = rooms.filter(suits).cloned().collect();
        rooms.sort_by(|a, b| (b.updated_at, &b.id).cmp(&(a.updated_at, &a.id)));
        rooms
    }

    fn live(&self, resting_since: i64) -> Vec<LiveRoom> {
        let entries = |stream: Stream| self.streams.get(&stream).cloned().unwrap_or_default();
        let live = |room: &&RoomRow| match room.status {
            RoomStatus::Open | RoomStatus::Playing => true,
            RoomStatus::Resting => room.updated_at >= resting_since,
            RoomStatus::Closed => false,
        };
        let rooms = self.rooms.values().filter(live).map(|room| LiveRoom {
            room: room.clone(),
            entries: entries(Stream::room(&room.id)),
            game: room.game.as_ref().map_or_else(Vec::new, |game| entries(Stream::game(game))),
        });
        rooms.collect()
    }

    fn studies(&self, query: &StudyQuery) -> Vec<StudyRow> {
        let own = self.authors.iter().filter(|(author, _)| *author == query.author);
        let mut studies: Vec<_> = own.map(|(_, study)| self.studies[study].clone()).collect();
        studies.sort_by(|a, b| (b.updated_at, &b.id).cmp(&(a.updated_at, &a.id)));
        studies
    }

    fn games(&self, query: &GameQuery) -> Vec<GameRow> {
        let played =
            |game: &GameRow| query.person.as_ref().is_none_or(|person| game.persons.contains(person));
        let state = |game: &GameRow| query.ended.is_none_or(|ended| game.ended_at.is_some() == ended);
        let mut games: Vec<_> =
            self.games.values().filter(|game| played(game) && state(game)).cloned().collect();
        games.sort_by(|a, b| (b.started_at, &b.id).cmp(&(a.started_at, &a.id)));
        games
    }
}
