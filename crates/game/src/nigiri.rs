//! 猜先: drawing colours so that neither side can cheat.
//!
//! Seat One takes a number of stones into its hand and commits to it with a hash. Seat Two then
//! says its own number openly. Seat One opens its hand: the difference being odd, the seats exchange
//! colours; else seat One keeps Black for the start. Seat Two cannot know the number before it says
//! its own, and seat One cannot change it afterwards.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::text::serde_as_text;
use crate::{Actor, Event, EventKind, Seat};

/// The commitment to a number of stones: the SHA-256 hash of the number in decimal, a colon and a
/// nonce, all in ASCII, such as `7:1f0e8c6b2d94a35f`. It prints as 64 hexadecimal digits.
///
/// The nonce is 16 to 64 ASCII letters and digits and must be drawn at random by whoever commits;
/// with a nonce that can be guessed the other side can find the number by trying.
///
/// ```
/// use tengen_game::Commitment;
/// let commitment = Commitment::to(7, "1f0e8c6b2d94a35f");
/// assert_eq!(commitment.to_string().parse(), Ok(commitment));
/// assert_ne!(commitment, Commitment::to(8, "1f0e8c6b2d94a35f"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The smallest number of stones.
    pub const MIN: u8 = 1;
    /// The largest number of stones, about what a hand holds.
    pub const MAX: u8 = 20;
    /// The shortest nonce.
    pub const NONCE_MIN: usize = 16;
    /// The longest nonce.
    pub const NONCE_MAX: usize = 64;

    /// The commitment to `number` with `nonce`.
    pub fn to(number: u8, nonce: &str) -> Self {
        Self(Sha256::digest(format!("{number}:{nonce}")).into())
    }

    /// Whether so many stones can be held or said.
    pub const fn allows(number: u8) -> bool {
        number >= Self::MIN && number <= Self::MAX
    }

    /// Whether a text can be a nonce.
    pub fn allows_nonce(nonce: &str) -> bool {
        (Self::NONCE_MIN..=Self::NONCE_MAX).contains(&nonce.len())
            && nonce.bytes().all(|byte| byte.is_ascii_alphanumeric())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a commitment is 64 hexadecimal digits in lower case")]
pub struct ParseCommitmentError;

impl FromStr for Commitment {
    type Err = ParseCommitmentError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 64 || !text.bytes().all(is_digit) {
            return Err(ParseCommitmentError);
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            let digits = text.get(2 * index..2 * index + 2).ok_or(ParseCommitmentError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ParseCommitmentError)?;
        }
        Ok(Self(bytes))
    }
}

serde_as_text!(Commitment);

/// What is asked while colours are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NigiriStep {
    /// Seat One is to commit to a number.
    Commit,
    /// Seat Two is to say its number.
    Guess,
    /// Seat One is to open its hand.
    Reveal,
}

impl NigiriStep {
    /// The seat that must act.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Commit | Self::Reveal => Seat::One,
            Self::Guess => Seat::Two,
        }
    }

    /// The identifier, `commit`, `guess` or `reveal`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Commit => "commit",
            Self::Guess => "guess",
            Self::Reveal => "reveal",
        }
    }
}

/// How far the drawing has come. What is known by now can be seen by everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Nigiri {
    /// What seat One has committed to.
    pub commitment: Option<Commitment>,
    /// The number seat Two has said.
    pub guess: Option<u8>,
    /// The number seat One has shown.
    pub number: Option<u8>,
}

impl Nigiri {
    /// What is asked; `None` when colours are drawn.
    pub const fn step(&self) -> Option<NigiriStep> {
        match self {
            Self { commitment: None, .. } => Some(NigiriStep::Commit),
            Self { guess: None, .. } => Some(NigiriStep::Guess),
            Self { number: None, .. } => Some(NigiriStep::Reveal),
            Self { .. } => None,
        }
    }

    /// The seat that has Black at first, when colours are drawn.
    pub const fn black(&self) -> Option<Seat> {
        match (self.guess, self.number) {
            (Some(guess), Some(number)) if guess.abs_diff(number) % 2 == 1 => Some(Seat::Two),
            (Some(_), Some(_)) => Some(Seat::One),
            _ => None,
        }
    }
}

/// Why the events of a game do not show a fair drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NigiriError {
    /// Colours were not drawn, or not to the end.
    #[error("colours were not drawn to the end")]
    NotDrawn,
    /// A step was taken out of turn or by the wrong seat.
    #[error("event {seq} of the drawing is out of turn")]
    OutOfTurn {
        /// Which event.
        seq: u32,
    },
    /// A number or nonce that is not allowed.
    #[error("event {seq} of the drawing has a number or a nonce that is not allowed")]
    NotAllowed {
        /// Which event.
        seq: u32,
    },
    /// What was shown is not what was committed to.
    #[error("the number shown is not the one committed to")]
    Mismatch,
}

impl NigiriError {
    /// The codes of all these errors.
    pub const CODES: [&'static str; 4] =
        ["nigiri-not-drawn", "nigiri-out-of-turn", "nigiri-not-allowed", "nigiri-mismatch"];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotDrawn => Self::CODES[0],
            Self::OutOfTurn { .. } => Self::CODES[1],
            Self::NotAllowed { .. } => Self::CODES[2],
            Self::Mismatch => Self::CODES[3],
        }
    }
}

/// Checks the drawing of a game from its events alone and says which seat has Black at first.
///
/// # Errors
///
/// What is missing or wrong.
pub fn verify_nigiri(events: &[Event]) -> Result<Seat, NigiriError> {
    let mut nigiri = Nigiri::default();
    for event in events {
        let Some(step) = nigiri.step() else { break };
        let seq = event.seq;
        let shown = match (step, &event.kind) {
            (NigiriStep::Commit, EventKind::Committed { commitment }) => {
                nigiri.commitment = Some(*commitment);
                None
            }
            (NigiriStep::Guess, EventKind::Guessed { number }) => {
                nigiri.guess = Some(*number);
                Some(*number)
            }
            (NigiriStep::Reveal, EventKind::Revealed { number, nonce }) => {
                if !Commitment::allows_nonce(nonce) {
                    return Err(NigiriError::NotAllowed { seq });
                }
                if nigiri.commitment != Some(Commitment::to(*number, nonce)) {
                    return Err(NigiriError::Mismatch);
                }
                nigiri.number = Some(*number);
                Some(*number)
            }
            (_, EventKind::Committed { .. } | EventKind::Guessed { .. } | EventKind::Revealed { .. }) => {
                return Err(NigiriError::OutOfTurn { seq });
            }
            _ => continue,
        };
        if event.actor != Actor::Seat(step.seat()) {
            return Err(NigiriError::OutOfTurn { seq });
        }
        if shown.is_some_and(|number| !Commitment::allows(number)) {
            return Err(NigiriError::NotAllowed { seq });
        }
    }
    nigiri.black().ok_or(NigiriError::NotDrawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CommandId, Millis};

    const NONCE: &str = "0123456789abcdef";

    /// The events of a drawing, and another one between them.
    fn events(hand: u8, guess: u8) -> Vec<Event> {
        let kinds = [
            (Seat::One, EventKind::Committed { commitment: Commitment::to(hand, NONCE) }),
            (Seat::Two, EventKind::Away { seat: Seat::Two }),
            (Seat::Two, EventKind::Guessed { number: guess }),
            (Seat::One, EventKind::Revealed { number: hand, nonce: NONCE.into() }),
        ];
        let event = |(index, (seat, kind)): (usize, (Seat, EventKind))| Event {
            seq: index as u32 + 1,
            at: Millis::ZERO,
            actor: seat.into(),
            id: CommandId(0),
            kind,
        };
        kinds.into_iter().enumerate().map(event).collect()
    }

    #[test]
    fn an_odd_difference_exchanges_colours() {
        for (hand, guess, black) in
            [(7, 4, Seat::Two), (4, 7, Seat::Two), (7, 1, Seat::One), (5, 5, Seat::One)]
        {
            assert_eq!(verify_nigiri(&events(hand, guess)), Ok(black));
        }
    }

    #[test]
    fn the_bytes_that_are_hashed_are_number_colon_nonce() {
        // printf 7:0123456789abcdef | sha256sum
        let expected = "2412696801382681d21671718e9773793951a1fc9b828d8ab9d0942214eb04f5";
        assert_eq!(Commitment::to(7, NONCE).to_string(), expected);
    }

    fn check(change: impl FnOnce(&mut Vec<Event>), error: NigiriError) {
        let mut events = events(7, 4);
        change(&mut events);
        assert_eq!(verify_nigiri(&events), Err(error));
    }

    #[test]
    fn an_unfair_drawing_is_found_out() {
        check(Vec::clear, NigiriError::NotDrawn);
        check(|events| drop(events.pop()), NigiriError::NotDrawn);
        check(|events| events.swap(0, 2), NigiriError::OutOfTurn { seq: 3 });
        check(|events| events[2].actor = Seat::One.into(), NigiriError::OutOfTurn { seq: 3 });
        check(
            |events| events[2].kind = EventKind::Guessed { number: 21 },
            NigiriError::NotAllowed { seq: 3 },
        );
        let reveal = |number, nonce: &str| EventKind::Revealed { number, nonce: nonce.into() };
        check(|events| events[3].kind = reveal(8, NONCE), NigiriError::Mismatch);
        check(|events| events[3].kind = reveal(7, "short"), NigiriError::NotAllowed { seq: 4 });
        check(
            |events| {
                events[0].kind = EventKind::Committed { commitment: Commitment::to(0, NONCE) };
                events[3].kind = reveal(0, NONCE);
            },
            NigiriError::NotAllowed { seq: 4 },
        );
    }

    #[test]
    fn other_texts_are_no_commitments() {
        let text = Commitment::to(7, NONCE).to_string();
        for text in [&text[1..], &text.to_uppercase(), &text.replace(&text[..1], "é"), ""] {
            assert_eq!(text.parse::<Commitment>(), Err(ParseCommitmentError));
        }
    }
}
