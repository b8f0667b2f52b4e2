//! The news themselves.

use serde::{Deserialize, Deserializer, Serialize};
use tengen_game::{Event, Millis};
use tengen_room::{GameId, PersonId, RoomId};
use tengen_study::StudyId;
use tengen_wire::HouseNotice;

/// One house among several over one log, drawn at random when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NodeId(pub u64);

/// Something that other houses want to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The streams of a room have grown: read them if anybody looks on.
    Grown {
        /// Which room.
        room: RoomId,
        /// Whether lists of rooms change with it.
        listed: bool,
        /// What has happened in the game on the board, if nothing else has.
        #[serde(default, deserialize_with = "if_known", skip_serializing_if = "Option::is_none")]
        moved: Option<Moved>,
    },
    /// The stream of a study has grown: read it if anybody has it open.
    StudyGrown {
        /// Which study.
        study: StudyId,
    },
    /// Who is in a room by way of one house.
    Present {
        /// That house.
        node: NodeId,
        /// Which room.
        room: RoomId,
        /// Who.
        presence: Presence,
    },
    /// Somebody has deleted their account: show nobody their name any more.
    Departed {
        /// Who.
        person: PersonId,
    },
    /// Somebody is called by another name from now on.
    Renamed {
        /// Who.
        person: PersonId,
        /// The new name.
        name: String,
    },
    /// Sessions of somebody have ended: close their pages.
    SessionsChanged {
        /// Whose.
        person: PersonId,
    },
    /// Whom somebody follows, or by whom somebody is followed, has changed.
    TiesChanged {
        /// Who.
        person: PersonId,
    },
    /// What waits for somebody has changed: tell their pages.
    InboxChanged {
        /// For whom.
        person: PersonId,
    },
    /// People have come to a house, or gone from it.
    Here {
        /// That house.
        node: NodeId,
        /// Who.
        people: Vec<PersonId>,
        /// Whether they are there now.
        here: bool,
    },
    /// Somebody has gone on vacation or come back: their games note it.
    VacationChanged {
        /// Who.
        person: PersonId,
    },
    /// A house has just started: say who is where by way of you.
    WhoIsThere,
    /// A house has just started, and knows who is where: say what whoever runs the houses tells everybody.
    WhatIsNoticed,
    /// A house is there. One that has not said so for some seconds has gone, and who was there by way
    /// of it is not.
    Alive {
        /// That house.
        node: NodeId,
        /// How many people have a page there.
        people: u32,
        /// Whether it can write to the log. Where it cannot, its players cannot move.
        can_write: bool,
        /// Since when it cannot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stopped_at: Option<Millis>,
    },
    /// What has been asked for by way of one house counts in the others too.
    Spent {
        /// What.
        spent: Vec<Spent>,
    },
    /// Whoever runs the houses tells everybody something else from now on.
    Notice {
        /// What.
        notice: HouseNotice,
    },
}

/// What has happened in a game. Who knows all that was before it need not read the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// Which game.
    pub game: GameId,
    /// All events of one command.
    pub events: Vec<Event>,
}

/// Events of a newer program may be of kinds that this one does not know: then it reads the log, as far as it can.
fn if_known<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Moved>, D::Error> {
    Ok(serde_json::from_value(serde_json::Value::deserialize(from)?).ok())
}

/// What somebody has asked for that is limited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// The limit by its name.
    pub gate: String,
    /// What the limit is kept for, an address or a person for example, as JSON.
    pub key: String,
    /// How often.
    pub times: u32,
}

/// Who is in a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// Whether a page of each player is connected, seat One's first.
    pub online: [bool; 2],
    /// How long a message to each player and back takes, in milliseconds, in steps of 50.
    pub lag_ms: [Option<u32>; 2],
    /// How many look on.
    pub spectators: u32,
}

#[cfg(test)]
mod tests {
    use tengen_game::{Actor, CommandId, EventKind};

    use super::*;

    #[test]
    fn what_a_newer_program_tells_of_a_game_is_read_as_far_as_it_is_known() {
        let event =
            Event { seq: 1, at: Millis(7), actor: Actor::System, id: CommandId(0), kind: EventKind::Paused };
        let id = "abcdefghjkmn";
        let moved = Some(Moved { game: id.parse().unwrap(), events: vec![event] });
        let grown = |moved| News::Grown { room: id.parse().unwrap(), listed: false, moved };
        let read = |text: &str| serde_json::from_str::<News>(text).unwrap();
        let (told, bare) = [moved, None].map(grown).into();
        let text = serde_json::to_string(&told).unwrap();
        assert_eq!(read(&text), told);
        assert_eq!(read(&text.replace("paused", "comet")), bare);
        let text = serde_json::to_string(&bare).unwrap();
        assert!(!text.contains("moved"), "as an older program says it: {text}");
        assert_eq!(read(&text), bare);
    }
}
