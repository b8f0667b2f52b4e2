//! What lists of rooms are made from: every room that is open, played in or resting, in a few words.

use std::cmp::Reverse;
use std::collections::HashMap;

use parking_lot::Mutex;
use tengen_game::Millis;
use tengen_room::{PersonId, RoomId, Status, Visibility};

use super::rows::pairing_key;
use super::table::Table;

/// A room in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Face {
    pub(super) phase: Phase,
    pub(super) public: bool,
    pub(super) pairing: Option<String>,
    pub(super) seats: [Option<PersonId>; 2],
    /// When it last changed, in milliseconds since 1970.
    pub(super) at: i64,
    /// From when on its host counts as gone, if no page of theirs comes back.
    pub(super) host_gone_from: Option<Millis>,
    pub(super) spectators: u32,
}

/// What goes on in a room that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Open,
    Playing,
    Between,
}

impl Face {
    /// `None` for a closed room. Who has just left counts as there for the time `grace`.
    pub(super) fn of(table: &Table, spectators: u32, grace: Millis) -> Option<Self> {
        let room = &table.room;
        let phase = match room.status() {
            Status::Open => Phase::Open,
            Status::Playing { .. } => Phase::Playing,
            Status::Between { .. } => Phase::Between,
            Status::Closed => return None,
        };
        Some(Self {
            phase,
            public: room.settings().visibility == Visibility::Public,
            pairing: pairing_key(room.settings()),
            seats: room.seats().each_ref().map(|seat| seat.as_ref().map(|person| person.id.clone())),
            at: room.at(),
            host_gone_from: table.absent_since[0].map(|since| since.plus(grace)),
            spectators,
        })
    }

    fn seats(&self, person: &PersonId) -> bool {
        self.seats.iter().flatten().any(|seated| seated == person)
    }

    fn waits_in_the_lobby(&self, now: Millis) -> bool {
        let host_is_there = self.host_gone_from.is_none_or(|from| now < from);
        self.phase == Phase::Open && self.public && host_is_there
    }
}

/// All of them.
#[derive(Debug, Default)]
pub(super) struct Index(Mutex<Faces>);

#[derive(Debug, Default)]
struct Faces {
    rooms: HashMap<RoomId, Face>,
    by_person: HashMap<PersonId, Vec<RoomId>>,
}

impl Index {
    /// Puts down how a room looks now, or that it is closed. Says whether that is new.
    pub(super) fn set(&self, id: &RoomId, face: Option<Face>) -> bool {
        let mut faces = self.0.lock();
        let before = faces.rooms.remove(id);
        let is_new = before != face;
        for person in before.iter().flat_map(|face| face.seats.iter().flatten()) {
            faces.forget(person, id);
        }
        for person in face.iter().flat_map(|face| face.seats.iter().flatten()) {
            faces.by_person.entry(person.clone()).or_default().push(id.clone());
        }
        if let Some(face) = face {
            faces.rooms.insert(id.clone(), face);
        }
        is_new
    }

    /// The rooms in which a person has a seat, the newest first.
    pub(super) fn rooms_of(&self, person: &PersonId) -> Vec<RoomId> {
        let faces = self.0.lock();
        let mut rooms: Vec<_> = faces.by_person.get(person).cloned().unwrap_or_default();
        rooms.sort_by_key(|id| Reverse(faces.rooms.get(id).map(|face| face.at)));
        rooms
    }

    /// In how many rooms a person waits or plays.
    pub(super) fn busy_rooms_of(&self, person: &PersonId) -> usize {
        let faces = self.0.lock();
        let rooms = faces.by_person.get(person).into_iter().flatten();
        rooms.filter_map(|id| faces.rooms.get(id)).filter(|face| face.phase != Phase::Between).count()
    }

    /// The room with this key in which a person waits already.
    pub(super) fn waiting(&self, person: &PersonId, key: &str) -> Option<RoomId> {
        let faces = self.0.lock();
        let mut rooms = faces.by_person.get(person).into_iter().flatten();
        let waits = |face: &Face| face.phase == Phase::Open && face.pairing.as_deref() == Some(key);
        rooms.find(|id| faces.rooms.get(*id).is_some_and(waits)).cloned()
    }

    /// The rooms with this key in which somebody else waits, the oldest first.
    pub(super) fn partners(&self, person: &PersonId, key: &str, now: Millis) -> Vec<RoomId> {
        let suits = |face: &Face| {
            face.waits_in_the_lobby(now) && face.pairing.as_deref() == Some(key) && !face.seats(person)
        };
        self.sorted(suits, |face| face.at)
    }

    /// The rooms that wait in the lobby, the newest first, at most `limit`.
    pub(super) fn open(&self, now: Millis, limit: usize) -> Vec<RoomId> {
        let mut rooms = self.sorted(|face| face.waits_in_the_lobby(now), |face| Reverse(face.at));
        rooms.truncate(limit);
        rooms
    }

    /// The public rooms in which a game is played, those with most spectators first, at most `limit`.
    pub(super) fn playing(&self, limit: usize) -> Vec<RoomId> {
        let is_shown = |face: &Face| face.phase == Phase::Playing && face.public;
        let mut rooms = self.sorted(is_shown, |face| (Reverse(face.spectators), Reverse(face.at)));
        rooms.truncate(limit);
        rooms
    }

    /// All rooms, the last changed first.
    pub(super) fn all(&self) -> Vec<RoomId> {
        self.sorted(|_| true, |face| Reverse(face.at))
    }

    /// When a room last changed, in milliseconds since 1970, as far as lists know; none if it is in none.
    pub(super) fn changed_at(&self, id: &RoomId) -> Option<i64> {
        self.0.lock().rooms.get(id).map(|face| face.at)
    }

    /// How many rooms are open, in play and between games.
    pub(super) fn counts(&self) -> [usize; 3] {
        let faces = self.0.lock();
        let count = |phase| faces.rooms.values().filter(|face| face.phase == phase).count();
        [Phase::Open, Phase::Playing, Phase::Between].map(count)
    }

    /// Whether there is any room at all.
    pub(super) fn is_empty(&self) -> bool {
        self.0.lock().rooms.is_empty()
    }

    fn sorted<K: Ord>(&self, wanted: impl Fn(&Face) -> bool, key: impl Fn(&Face) -> K) -> Vec<RoomId> {
        let faces = self.0.lock();
        let mut found: Vec<_> = faces
            .rooms
            .iter()
            .filter(|(_, face)| wanted(face))
            .map(|(id, face)| (key(face), id.clone()))
            .collect();
        found.sort();
        found.into_iter().map(|(_, id)| id).collect()
    }
}

impl Faces {
    fn forget(&mut self, person: &PersonId, id: &RoomId) {
        let Some(rooms) = self.by_person.get_mut(person) else { return };
        rooms.retain(|room| room != id);
        if rooms.is_empty() {
            self.by_person.remove(person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(phase: Phase, seats: [Option<&str>; 2], at: i64) -> Face {
        Face {
            phase,
            public: true,
            pairing: Some("claim/none".into()),
            seats: seats.map(|seat| seat.map(|id| id.parse().unwrap())),
            at,
            host_gone_from: None,
            spectators: 0,
        }
    }

    fn ids(rooms: &[RoomId]) -> Vec<&str> {
        rooms.iter().map(RoomId::as_str).collect()
    }

    #[test]
    fn lists_have_what_they_ask_for_in_their_order() {
        let index = Index::default();
        let set = |id: &str, face| index.set(&id.parse().unwrap(), Some(face));
        let gone = Some(Millis(50));
        set("old", face(Phase::Open, [Some("ada"), None], 1));
        set("new", face(Phase::Open, [Some("bo"), None], 2));
        set("gone", Face { host_gone_from: gone, ..face(Phase::Open, [Some("cy"), None], 3) });
        set("play", face(Phase::Playing, [Some("ada"), Some("bo")], 4));
        set("seen", Face { spectators: 9, ..face(Phase::Playing, [Some("cy"), Some("di")], 3) });
        set("rest", face(Phase::Between, [Some("ada"), Some("cy")], 5));
        let [ada, eve]: [PersonId; 2] = ["ada", "eve"].map(|id| id.parse().unwrap());
        assert_eq!(ids(&index.open(Millis(100), 9)), ["new", "old"]);
        assert_eq!(ids(&index.open(Millis(10), 1)), ["gone"]);
        assert_eq!(ids(&index.playing(9)), ["seen", "play"]);
        assert_eq!(ids(&index.rooms_of(&ada)), ["rest", "play", "old"]);
        assert_eq!(index.busy_rooms_of(&ada), 2);
        assert_eq!(index.counts(), [3, 2, 1]);
        assert_eq!(index.waiting(&ada, "claim/none").unwrap().as_str(), "old");
        assert_eq!(index.waiting(&ada, "rif/none"), None);
        assert_eq!(ids(&index.partners(&ada, "claim/none", Millis(100))), ["new"]);
        assert_eq!(ids(&index.partners(&eve, "claim/none", Millis(100))), ["old", "new"]);
    }

    #[test]
    fn a_closed_room_is_in_no_list() {
        let index = Index::default();
        let id: RoomId = "room".parse().unwrap();
        let open = face(Phase::Open, [Some("ada"), None], 1);
        assert!(index.set(&id, Some(open.clone())));
        assert!(!index.set(&id, Some(open)));
        assert!(index.set(&id, None));
        assert!(index.is_empty() && index.rooms_of(&"ada".parse().unwrap()).is_empty());
    }
}
