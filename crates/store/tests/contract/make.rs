//! Things to store.

use tengen_game::{GameResult, Seat};
use tengen_rules::{BoardSize, Colour, RuleSet};
use tengen_store::{
    Account, Append, ArchivedGame, AuthoredStudy, Ceremony, Challenge, Commit, Deed, GameRow, LinkPurpose,
    MailLink, Message, Passkey, Person, PushSubscription, RatingRow, RoomRow, RoomStatus, Session, Stream,
    StudyRow,
};

pub(crate) fn append(stream: &Stream, after: u32, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
    Append { stream: stream.clone(), after, entries }
}

pub(crate) fn commit(appends: Vec<Append>) -> Commit {
    Commit { appends, ..Commit::default() }
}

pub(crate) fn rows(rooms: Vec<RoomRow>, games: Vec<GameRow>) -> Commit {
    Commit { rooms, games, ..Commit::default() }
}

pub(crate) fn studies(studies: Vec<AuthoredStudy>) -> Commit {
    Commit { studies, ..Commit::default() }
}

/// An open room that everybody sees.
pub(crate) fn room(id: &str, updated_at: i64) -> RoomRow {
    RoomRow {
        id: id.into(),
        status: RoomStatus::Open,
        private: false,
        pairing: None,
        host: "host".into(),
        game: None,
        updated_at,
    }
}

/// A game in progress between `one` and `two`.
pub(crate) fn game(id: &str, one: &str, two: &str, started_at: i64) -> GameRow {
    GameRow {
        id: id.into(),
        room: "room".into(),
        number: 1,
        persons: [one.into(), two.into()],
        names: [format!("{one} 天元"), format!("{two} 'quoted' \"twice\"")],
        rule_set: "renju".into(),
        opening: "free".into(),
        rated: true,
        started_at,
        ended_at: None,
        result: None,
        ending: None,
        moves: 0,
    }
}

/// The game after a win of seat one.
pub(crate) fn ended(game: GameRow, ended_at: i64) -> GameRow {
    let result = Some(GameResult::Win(Seat::One));
    GameRow { ended_at: Some(ended_at), result, ending: Some("five".into()), ..game }
}

/// A rating after three games.
pub(crate) fn rating(pool: &str, person: &str, value: f64) -> RatingRow {
    let (pool, person) = (pool.into(), person.into());
    RatingRow { pool, person, value, deviation: 60.0, volatility: 0.06, games: 3, rated_at: 7 }
}

/// A study of these authors.
pub(crate) fn study(id: &str, authors: &[&str], updated_at: i64) -> AuthoredStudy {
    let row = StudyRow {
        id: id.into(),
        title: format!("{id} 研究"),
        private: false,
        size: 15,
        black: "h8 i9".into(),
        white: String::new(),
        updated_at,
    };
    AuthoredStudy { row, authors: authors.iter().map(|&author| author.to_owned()).collect() }
}

/// A game that Black won in nine moves.
pub(crate) fn archived(id: &str, black: &str, white: &str, ended_at: i64) -> ArchivedGame {
    ArchivedGame {
        id: id.into(),
        room: Some("room".into()),
        private: false,
        persons: [black.into(), white.into()],
        names: [format!("{black} 天元"), format!("{white} 'quoted' \"twice\"")],
        ratings: [None, None],
        rule_set: RuleSet::Renju,
        size: BoardSize::RENJU,
        protocol: "free".into(),
        rated: true,
        started_at: 3,
        ended_at,
        winner: Some(Colour::Black),
        ending: "five".into(),
        moves: moves("h8 h9 i8 i9 j8 j9 k8 k9 l8"),
    }
}

/// Points with blanks between them; a pass is `--`.
pub(crate) fn moves(text: &str) -> Vec<Option<tengen_rules::Point>> {
    text.split(' ').map(|point| (point != "--").then(|| point.parse().unwrap())).collect()
}

pub(crate) fn archive(archive: Vec<ArchivedGame>) -> Commit {
    Commit { archive, ..Commit::default() }
}

pub(crate) fn person(id: &str) -> Person {
    Person { id: id.into(), name: format!("{id} 五子"), created_at: 17 }
}

pub(crate) fn session(hash: u8, person: &str, expires_at: i64) -> Session {
    let (person, browser) = (person.into(), "Firefox, 天元".into());
    Session { token_hash: [hash; 32], person, created_at: 1, last_seen_at: 2, expires_at, browser }
}

/// A challenge that `from` proposes to `to` at the moment 10 and that is void from `expires_at` on.
pub(crate) fn challenge(id: &str, from: &str, to: &str, expires_at: i64) -> Challenge {
    Challenge {
        id: id.into(),
        challenger: from.into(),
        challenged: to.into(),
        settings: "{\"rule\": \"連珠, 'quoted'\"}".into(),
        created_at: 10,
        expires_at,
        accepted_at: None,
    }
}

/// A message that nobody has read.
pub(crate) fn message(id: &str, from: &str, to: &str, sent_at: i64) -> Message {
    let body = format!("{id}: \"天元\",\n\\N");
    Message { id: id.into(), sender: from.into(), receiver: to.into(), sent_at, body, was_read: false }
}

/// The account of `person` under a name with this key.
pub(crate) fn account(person: &str, name_key: &str) -> Account {
    Account {
        person: person.into(),
        name_key: name_key.into(),
        password_hash: format!("$argon2id$of {person}"),
        created_at: 3,
        password_changed_at: 4,
    }
}

/// A passkey of `person` that has never logged in.
pub(crate) fn passkey(id: u8, person: &str) -> Passkey {
    Passkey {
        id: [id; 32],
        person: person.into(),
        name: format!("{person}'s \"鍵\""),
        credential: "{\"counter\":0}".into(),
        created_at: 5,
        last_used_at: None,
    }
}

/// The browser of a session of `person`, which takes notifications since `created_at`.
pub(crate) fn push(session: u8, person: &str, created_at: i64) -> PushSubscription {
    PushSubscription {
        session: [session; 32],
        person: person.into(),
        endpoint: format!("https://push.example/{person}/{session}"),
        public_key: [session; 65],
        auth: [session; 16],
        language: "zh-Hant".into(),
        created_at,
        failures: 0,
    }
}

/// Something that a session was asked.
pub(crate) fn ceremony(id: &str, session: u8, expires_at: i64) -> Ceremony {
    Ceremony { id: id.into(), session: [session; 32], state: format!("asked {id}"), expires_at }
}

/// A link to `ada@example.org` that holds until 1,000.
pub(crate) fn link(secret: u8, person: &str, purpose: LinkPurpose) -> MailLink {
    MailLink {
        secret_hash: [secret; 32],
        purpose,
        person: person.into(),
        address: "Ada@example.org".into(),
        language: "ja".into(),
        expires_at: 1_000,
    }
}

/// A deed of whoever sits at the machine.
pub(crate) fn deed(deed: &str, target: Option<&str>) -> Deed {
    Deed {
        at: 11,
        actor: None,
        deed: deed.into(),
        target: target.map(Into::into),
        detail: None,
        reason: None,
    }
}
