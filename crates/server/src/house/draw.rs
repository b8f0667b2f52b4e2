//! What chance decides.

use tengen_game::{CommandId, Seat};
use tengen_room::{Chance, ParseKeyError};

use super::Refused;

/// The characters of a drawn name. They are 32, so that each takes five bits; none looks like another.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// The length of a drawn name: sixty bits, so that nobody guesses the link of a private room.
const LENGTH: usize = 12;

/// A name that nobody can guess.
pub(crate) fn name<T: std::str::FromStr<Err = ParseKeyError>>() -> Result<T, Refused> {
    let mut bytes = [0; LENGTH];
    fill(&mut bytes)?;
    let text: String = bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect();
    text.parse().map_err(|_| Refused::Unavailable)
}

/// What chance decides for the game that may begin.
pub(crate) fn chance() -> Result<Chance, Refused> {
    let draw = if number()? % 2 == 0 { Seat::One } else { Seat::Two };
    Ok(Chance { game: name()?, draw })
}

/// A name for a command of the house itself, below 2^53 as pages draw theirs.
pub(crate) fn command() -> Result<CommandId, Refused> {
    Ok(CommandId(number()? >> 11))
}

/// Any number.
pub(crate) fn number() -> Result<u64, Refused> {
    let mut bytes = [0; 8];
    fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

fn fill(bytes: &mut [u8]) -> Result<(), Refused> {
    getrandom::fill(bytes).map_err(|error| {
        tracing::error!(%error, "the machine gives no random numbers");
        Refused::Unavailable
    })
}

#[cfg(test)]
mod tests {
    use tengen_room::RoomId;

    use super::*;

    #[test]
    fn names_are_long_and_differ() {
        let (one, two): (RoomId, RoomId) = (name().unwrap(), name().unwrap());
        assert_ne!(one, two);
        assert_eq!(one.as_str().len(), LENGTH);
    }
}
