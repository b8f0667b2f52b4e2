//! Why something between people is refused.

use axum::http::StatusCode;

/// Why something between people is refused. Nothing has changed then. None of these tells that somebody has
/// blocked somebody: each has other causes, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SocialRefused {
    /// Something with oneself.
    #[error("that is you")]
    Yourself,
    /// Somebody without an account, or who does not want it.
    #[error("that cannot be done with this person")]
    NotWithThem,
    /// Somebody whom the person has blocked.
    #[error("you have blocked this person")]
    BlockedByYou,
    /// The person follows as many people as one may.
    #[error("one can follow {max} people at most")]
    TooManyFollowed {
        /// How many one may.
        max: u32,
    },
    /// The person has blocked as many people as one may.
    #[error("one can block {max} people at most")]
    TooManyBlocked {
        /// How many one may.
        max: u32,
    },
    /// Somebody takes no challenges, or not from this person.
    #[error("this person takes no challenge from you now")]
    ChallengeNotTaken,
    /// A challenge of the person to this one waits already.
    #[error("a challenge of yours to this person waits already")]
    ChallengeWaits,
    /// As many challenges of the person wait as may.
    #[error("{max} challenges of one person can wait at most")]
    TooManyChallenges {
        /// How many may.
        max: u32,
    },
    /// There is no such challenge for this person, or not any more.
    #[error("there is no such challenge any more")]
    NoSuchChallenge,
    /// A game with a clock that runs, and who has proposed it has gone.
    #[error("who has proposed the game is not here now")]
    ChallengerAway,
    /// Who has proposed the game waits or plays in as many rooms as one may.
    #[error("who has proposed the game plays in too many rooms now")]
    ChallengerBusy,
    /// A seat that its host does not want this person to take.
    #[error("this seat is not free for you")]
    SeatNotFree,
    /// Somebody takes no messages, or not from this person.
    #[error("this person takes no messages from you")]
    MessageNotTaken,
    /// The person's own messages are off.
    #[error("your messages are off: switch them on in your account")]
    MessagesOff,
    /// A message without text, or with too much.
    #[error("a message has 1 to {max} characters")]
    MessageLength {
        /// The most characters.
        max: usize,
    },
    /// A message with control characters.
    #[error("a message has no control characters but line breaks")]
    MessageCharacters,
}

impl SocialRefused {
    /// The codes of all of them.
    pub const CODES: [&'static str; 16] = [
        "yourself",
        "not-with-them",
        "blocked-by-you",
        "too-many-followed",
        "too-many-blocked",
        "challenge-not-taken",
        "challenge-waits",
        "too-many-challenges",
        "no-such-challenge",
        "challenger-away",
        "challenger-busy",
        "seat-not-free",
        "message-not-taken",
        "messages-off",
        "message-length",
        "message-characters",
    ];

    const fn facts(self) -> (&'static str, StatusCode) {
        match self {
            Self::Yourself => (Self::CODES[0], StatusCode::CONFLICT),
            Self::NotWithThem => (Self::CODES[1], StatusCode::FORBIDDEN),
            Self::BlockedByYou => (Self::CODES[2], StatusCode::CONFLICT),
            Self::TooManyFollowed { .. } => (Self::CODES[3], StatusCode::CONFLICT),
            Self::TooManyBlocked { .. } => (Self::CODES[4], StatusCode::CONFLICT),
            Self::ChallengeNotTaken => (Self::CODES[5], StatusCode::FORBIDDEN),
            Self::ChallengeWaits => (Self::CODES[6], StatusCode::CONFLICT),
            Self::TooManyChallenges { .. } => (Self::CODES[7], StatusCode::CONFLICT),
            Self::NoSuchChallenge => (Self::CODES[8], StatusCode::NOT_FOUND),
            Self::ChallengerAway => (Self::CODES[9], StatusCode::CONFLICT),
            Self::ChallengerBusy => (Self::CODES[10], StatusCode::CONFLICT),
            Self::SeatNotFree => (Self::CODES[11], StatusCode::FORBIDDEN),
            Self::MessageNotTaken => (Self::CODES[12], StatusCode::FORBIDDEN),
            Self::MessagesOff => (Self::CODES[13], StatusCode::CONFLICT),
            Self::MessageLength { .. } => (Self::CODES[14], StatusCode::UNPROCESSABLE_ENTITY),
            Self::MessageCharacters => (Self::CODES[15], StatusCode::UNPROCESSABLE_ENTITY),
        }
    }

    /// The machine's word for the reason; it never changes.
    pub const fn code(self) -> &'static str {
        self.facts().0
    }

    /// The status of an HTTP answer that says so.
    pub const fn status(self) -> StatusCode {
        self.facts().1
    }

    /// How many there may be, where that is the reason.
    pub(crate) fn max(self) -> Option<usize> {
        match self {
            Self::TooManyFollowed { max }
            | Self::TooManyBlocked { max }
            | Self::TooManyChallenges { max } => usize::try_from(max).ok(),
            Self::MessageLength { max } => Some(max),
            Self::Yourself
            | Self::NotWithThem
            | Self::BlockedByYou
            | Self::ChallengeNotTaken
            | Self::ChallengeWaits
            | Self::NoSuchChallenge
            | Self::ChallengerAway
            | Self::ChallengerBusy
            | Self::SeatNotFree
            | Self::MessageNotTaken
            | Self::MessagesOff
            | Self::MessageCharacters => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [SocialRefused; 16] = [
        SocialRefused::Yourself,
        SocialRefused::NotWithThem,
        SocialRefused::BlockedByYou,
        SocialRefused::TooManyFollowed { max: 7 },
        SocialRefused::TooManyBlocked { max: 7 },
        SocialRefused::ChallengeNotTaken,
        SocialRefused::ChallengeWaits,
        SocialRefused::TooManyChallenges { max: 7 },
        SocialRefused::NoSuchChallenge,
        SocialRefused::ChallengerAway,
        SocialRefused::ChallengerBusy,
        SocialRefused::SeatNotFree,
        SocialRefused::MessageNotTaken,
        SocialRefused::MessagesOff,
        SocialRefused::MessageLength { max: 7 },
        SocialRefused::MessageCharacters,
    ];

    #[test]
    fn every_reason_has_its_code_and_a_sentence_in_every_language() {
        assert_eq!(ALL.map(SocialRefused::code), SocialRefused::CODES);
        for language in ["zh-Hans", "zh-Hant", "en", "ja"] {
            let file = format!("{}/../../locales/{language}/web-social.ftl", env!("CARGO_MANIFEST_DIR"));
            let texts = std::fs::read_to_string(file).unwrap();
            for refused in ALL {
                let line = format!("\nweb-refusal-{} = ", refused.code());
                let sentence = texts.split_once(&line).map(|(_, rest)| rest.lines().next().unwrap());
                let sentence = sentence.unwrap_or_else(|| panic!("{language}: {}", refused.code()));
                assert_eq!(sentence.contains("{ $max }"), refused.max().is_some(), "{language}: {sentence}");
            }
        }
    }
}
