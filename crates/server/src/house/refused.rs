//! Why the house does not do what somebody asks.

use axum::http::StatusCode;
use tengen_game::Rejection;
use tengen_room::{RoomRejection, RoomSettingsError};
use tengen_store::StoreError;
use tengen_study::StudyError;
use tengen_wire::{ExplanationView, PROTOCOL, Refusal};
use tengen_work::Full;

use super::{SocialRefused, refusal_args};
use crate::Unjudged;

/// Why the house does not do what somebody asks. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The game rejects the command.
    #[error("{rejection}")]
    Game {
        /// Why.
        rejection: Rejection,
        /// The names of the players, seat One's first.
        names: [String; 2],
        /// Why the point cannot be played, where it is a foul.
        explanation: Option<Box<ExplanationView>>,
    },
    /// The room rejects the command.
    #[error(transparent)]
    Room(#[from] RoomRejection),
    /// The settings make no sense.
    #[error(transparent)]
    Settings(#[from] RoomSettingsError),
    /// A study or an edit of it makes no sense, or is too much.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// A position cannot be judged.
    #[error(transparent)]
    Unjudged(#[from] Unjudged),
    /// Something between people.
    #[error(transparent)]
    Social(#[from] SocialRefused),
    /// The workers do not take a job.
    #[error(transparent)]
    Busy(#[from] Full),
    /// There is no such room.
    #[error("there is no such room")]
    NoSuchRoom,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The game has no stone of this number.
    #[error("the game has no stone of this number")]
    NoSuchMove,
    /// Something that is told only after the end.
    #[error("the game is not over yet")]
    GameNotOver,
    /// The game on the board is another one.
    #[error("another game is on the board")]
    NotThisGame,
    /// A command to a room that the page has not entered.
    #[error("enter the room first")]
    NotEntered,
    /// The page has entered as many rooms as it may.
    #[error("a page can be in {max} rooms at most")]
    TooManyEntered {
        /// How many it may.
        max: usize,
    },
    /// The person waits or plays in as many rooms as one may.
    #[error("one person can wait or play in {max} rooms at most")]
    TooManyRooms {
        /// How many one may.
        max: usize,
    },
    /// The person has as many pages connected as one may.
    #[error("one person can have {max} pages connected at most")]
    TooManyPages {
        /// How many one may.
        max: usize,
    },
    /// Too many messages in too short a time.
    #[error("too many messages in too short a time")]
    TooFast,
    /// A message that is none.
    #[error("this is no message: {message}")]
    BadMessage {
        /// What is wrong with it.
        message: String,
    },
    /// The page speaks another version of the protocol.
    #[error("the page speaks another version of the protocol than {PROTOCOL}: load it again")]
    ProtocolVersion,
    /// The first message was another one than `hello`, or `hello` came again.
    #[error("say hello first, and once")]
    Hello,
    /// There is no such study, or not for this person.
    #[error("there is no such study")]
    NoSuchStudy,
    /// A page has missed too much of a study to be told.
    #[error("too much has happened since: load the study again")]
    StudyBehind,
    /// An edit of a study that the page has not open.
    #[error("open the study first")]
    NotInStudy,
    /// The page has as many jobs or studies open as one may.
    #[error("a page can have {max} of these at most")]
    TooManyOpen {
        /// How many it may.
        max: usize,
    },
    /// A clock that is not offered for quick pairing.
    #[error("this clock is not offered")]
    UnknownClock,
    /// A computer player that there is none of.
    #[error("there is no such computer player")]
    NoSuchComputer,
    /// A line of chat without text, or with too much.
    #[error("a line of chat has 1 to {max} characters")]
    ChatLength {
        /// The most characters.
        max: usize,
    },
    /// A line of chat with control characters.
    #[error("a line of chat has no control characters")]
    ChatCharacters,
    /// A place in a list that is none.
    #[error("this is no place in the list")]
    BadCursor,
    /// A rated game for somebody without an account.
    #[error("rated games are for people with an account")]
    RatedNeedsAccount,
    /// A game with days for a move for somebody without an account.
    #[error("games with days for a move are for people with an account")]
    CorrespondenceNeedsAccount,
    /// The person is on vacation already.
    #[error("you are on vacation already")]
    OnVacation,
    /// More days of vacation than are left, or none.
    #[error("{max} days of vacation are left")]
    VacationDays {
        /// How many are left.
        max: u32,
    },
    /// There is no such person.
    #[error("there is no such person")]
    NoSuchPerson,
    /// There are no ratings of this name.
    #[error("there are no ratings of this name")]
    NoSuchPool,
    /// A ruling on a game that is not rated.
    #[error("the game is not rated")]
    NotRated,
    /// Nothing new begins for a while.
    #[error("nothing new begins while the house is being worked on; games in play go on")]
    Maintenance,
    /// The house goes down for a moment.
    #[error("the house is being restarted: try again in a moment")]
    Restarting,
    /// The house cannot reach or read its log now.
    #[error("this cannot be done just now: try again in a moment")]
    Unavailable,
}

impl Refused {
    /// Whether a room and its game refuse the command as they stand, so that more events may change that.
    pub(crate) const fn is_of_table(&self) -> bool {
        matches!(self, Self::Game { .. } | Self::Room(_) | Self::NotThisGame)
    }

    /// The codes of the reasons that are the house's own. The others are those of
    /// [`Rejection`], [`RoomRejection`], [`RoomSettingsError`] and [`SocialRefused`].
    pub const OWN_CODES: [&'static str; 32] = [
        "no-such-room",
        "no-such-game",
        "no-such-move",
        "game-not-over",
        "not-this-game",
        "not-entered",
        "too-many-entered",
        "too-many-rooms",
        "too-many-pages",
        "too-fast",
        "bad-message",
        "protocol-version",
        "hello",
        "unknown-clock",
        "chat-length",
        "chat-characters",
        "bad-cursor",
        "restarting",
        "unavailable",
        "no-such-study",
        "study-behind",
        "not-in-study",
        "too-many-open",
        "no-such-computer",
        "rated-needs-account",
        "no-such-person",
        "no-such-pool",
        "not-rated",
        "maintenance",
        "correspondence-needs-account",
        "on-vacation",
        "vacation-days",
    ];

    /// The machine's word for the reason, and the HTTP status that goes with it.
    fn word(&self) -> (&'static str, StatusCode) {
        match self {
            Self::Game { rejection, .. } => (rejection.code(), StatusCode::CONFLICT),
            Self::Room(rejection) => (rejection.code(), StatusCode::CONFLICT),
            Self::Settings(error) => (error.code(), StatusCode::UNPROCESSABLE_ENTITY),
            Self::Study(error) => (error.code(), study_status(error)),
            Self::Unjudged(error) => (error.code(), StatusCode::UNPROCESSABLE_ENTITY),
            Self::Social(refused) => (refused.code(), refused.status()),
            Self::Busy(full) => (full.code(), StatusCode::SERVICE_UNAVAILABLE),
            Self::NoSuchRoom => (Self::OWN_CODES[0], StatusCode::NOT_FOUND),
            Self::NoSuchGame => (Self::OWN_CODES[1], StatusCode::NOT_FOUND),
            Self::NoSuchMove => (Self::OWN_CODES[2], StatusCode::NOT_FOUND),
            Self::GameNotOver => (Self::OWN_CODES[3], StatusCode::CONFLICT),
            Self::NotThisGame => (Self::OWN_CODES[4], StatusCode::CONFLICT),
            Self::NotEntered => (Self::OWN_CODES[5], StatusCode::CONFLICT),
            Self::TooManyEntered { .. } => (Self::OWN_CODES[6], StatusCode::CONFLICT),
            Self::TooManyRooms { .. } => (Self::OWN_CODES[7], StatusCode::CONFLICT),
            Self::TooManyPages { .. } => (Self::OWN_CODES[8], StatusCode::TOO_MANY_REQUESTS),
            Self::TooFast => (Self::OWN_CODES[9], StatusCode::TOO_MANY_REQUESTS),
            Self::BadMessage { .. } => (Self::OWN_CODES[10], StatusCode::BAD_REQUEST),
            Self::ProtocolVersion => (Self::OWN_CODES[11], StatusCode::BAD_REQUEST),
            Self::Hello => (Self::OWN_CODES[12], StatusCode::BAD_REQUEST),
            Self::UnknownClock => (Self::OWN_CODES[13], StatusCode::UNPROCESSABLE_ENTITY),
            Self::ChatLength { .. } => (Self::OWN_CODES[14], StatusCode::UNPROCESSABLE_ENTITY),
            Self::ChatCharacters => (Self::OWN_CODES[15], StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadCursor => (Self::OWN_CODES[16], StatusCode::BAD_REQUEST),
            Self::Restarting => (Self::OWN_CODES[17], StatusCode::SERVICE_UNAVAILABLE),
            Self::Unavailable => (Self::OWN_CODES[18], StatusCode::SERVICE_UNAVAILABLE),
            Self::NoSuchStudy => (Self::OWN_CODES[19], StatusCode::NOT_FOUND),
            Self::StudyBehind => (Self::OWN_CODES[20], StatusCode::CONFLICT),
            Self::NotInStudy => (Self::OWN_CODES[21], StatusCode::CONFLICT),
            Self::TooManyOpen { .. } => (Self::OWN_CODES[22], StatusCode::CONFLICT),
            Self::NoSuchComputer => (Self::OWN_CODES[23], StatusCode::UNPROCESSABLE_ENTITY),
            Self::RatedNeedsAccount => (Self::OWN_CODES[24], StatusCode::FORBIDDEN),
            Self::NoSuchPerson => (Self::OWN_CODES[25], StatusCode::NOT_FOUND),
            Self::NoSuchPool => (Self::OWN_CODES[26], StatusCode::NOT_FOUND),
            Self::NotRated => (Self::OWN_CODES[27], StatusCode::CONFLICT),
            Self::Maintenance => (Self::OWN_CODES[28], StatusCode::SERVICE_UNAVAILABLE),
            Self::CorrespondenceNeedsAccount => (Self::OWN_CODES[29], StatusCode::FORBIDDEN),
            Self::OnVacation => (Self::OWN_CODES[30], StatusCode::CONFLICT),
            Self::VacationDays { .. } => (Self::OWN_CODES[31], StatusCode::CONFLICT),
        }
    }

    /// The machine's word for the reason.
    pub fn code(&self) -> &'static str {
        self.word().0
    }

    /// The status of an HTTP answer that says so.
    pub fn status(&self) -> StatusCode {
        self.word().1
    }
}

/// Whether something may not be done, or makes no sense.
const fn study_status(error: &StudyError) -> StatusCode {
    match error {
        StudyError::NotAuthor | StudyError::NotOwner | StudyError::Invitation => StatusCode::FORBIDDEN,
        StudyError::Authors | StudyError::Events => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        let (code, text, args) = (refused.code().into(), refused.to_string(), refusal_args::of(&refused));
        let explanation = match refused {
            Refused::Game { explanation, .. } => explanation,
            _ => None,
        };
        Self { code, text, args, explanation }
    }
}

impl From<StoreError> for Refused {
    /// The log cannot be reached or read. That is written down here, since the person is told less.
    fn from(error: StoreError) -> Self {
        tracing::error!(code = error.code(), %error, "the store failed");
        Self::Unavailable
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn own() -> Vec<Refused> {
        vec![
            Refused::NoSuchRoom,
            Refused::NoSuchGame,
            Refused::NoSuchMove,
            Refused::GameNotOver,
            Refused::NotThisGame,
            Refused::NotEntered,
            Refused::TooManyEntered { max: 8 },
            Refused::TooManyRooms { max: 5 },
            Refused::TooManyPages { max: 20 },
            Refused::TooFast,
            Refused::BadMessage { message: "EOF".into() },
            Refused::ProtocolVersion,
            Refused::Hello,
            Refused::UnknownClock,
            Refused::ChatLength { max: 300 },
            Refused::ChatCharacters,
            Refused::BadCursor,
            Refused::Restarting,
            Refused::Unavailable,
            Refused::NoSuchStudy,
            Refused::StudyBehind,
            Refused::NotInStudy,
            Refused::TooManyOpen { max: 8 },
            Refused::NoSuchComputer,
            Refused::RatedNeedsAccount,
            Refused::NoSuchPerson,
            Refused::NoSuchPool,
            Refused::NotRated,
            Refused::Maintenance,
            Refused::CorrespondenceNeedsAccount,
            Refused::OnVacation,
            Refused::VacationDays { max: 3 },
        ]
    }

    #[test]
    fn every_reason_has_its_code_and_a_status_that_says_whose_fault_it_is() {
        let codes: Vec<_> = own().iter().map(Refused::code).collect();
        assert_eq!(codes, Refused::OWN_CODES);
        assert_eq!(codes.iter().collect::<HashSet<_>>().len(), codes.len());
        for refused in own() {
            let is_the_house =
                matches!(refused, Refused::Restarting | Refused::Unavailable | Refused::Maintenance);
            assert_eq!(refused.status().is_server_error(), is_the_house, "{refused}");
            assert!(is_the_house || refused.status().is_client_error(), "{refused}");
        }
    }

    #[test]
    fn a_refusal_says_in_english_and_for_other_languages_what_is_wrong() {
        let refusal = Refusal::from(Refused::TooManyRooms { max: 5 });
        assert_eq!(refusal.text, "one person can wait or play in 5 rooms at most");
        assert_eq!(refusal.args["max"], "5");
        let rejection = Rejection::NotYourTurn { asked: tengen_game::Seat::Two };
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let refusal = Refusal::from(Refused::Game { rejection, names, explanation: None });
        assert_eq!((refusal.code.as_str(), refusal.args["name"].as_str()), ("not-your-turn", "Bo"));
    }

    #[test]
    fn every_reason_of_the_house_has_a_sentence_in_every_language() {
        for language in ["zh-Hans", "zh-Hant", "en", "ja"] {
            let file = |name| format!("{}/../../locales/{language}/{name}", env!("CARGO_MANIFEST_DIR"));
            let read = |name| std::fs::read_to_string(file(name)).unwrap();
            let files = ["web-game.ftl", "web-analysis.ftl", "web-study.ftl", "web-archive.ftl"];
            let texts = files.map(read).join("\n");
            let own = Refused::OWN_CODES.into_iter().chain(StudyError::CODES);
            let positions = ["finished-five", "fives-of-both"].into_iter().chain(Unjudged::CODES);
            for code in own.chain(positions).chain(Full::CODES) {
                assert!(texts.contains(&format!("\nweb-refusal-{code} = ")), "{language}: {code}");
            }
        }
    }
}
