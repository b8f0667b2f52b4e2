//! 猜先 at one terminal: the program holds the stones, so that nobody sees them.

use std::fmt::Write;

use tengen_game::{Action, Commitment, Rejection, Seat};

use super::refused::Refused;

/// The random letters and digits of a nonce: 128 bits.
const NONCE_BYTES: usize = 16;

/// A closed hand: the number of stones in it and the nonce they are sealed with.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub(super) number: u8,
    pub(super) nonce: String,
}

impl Hand {
    /// Closes the hand. What is not given is drawn at random from the operating system.
    pub(super) fn close(number: Option<u8>, nonce: Option<String>) -> Result<Self, Refused> {
        let number = number.map_or_else(random_number, Ok)?;
        let nonce = nonce.map_or_else(random_nonce, Ok)?;
        // The game sees only the seal, so it cannot tell.
        if !Commitment::allows(number) {
            return Err(Rejection::NigiriNumber { number }.into());
        }
        if !Commitment::allows_nonce(&nonce) {
            return Err(Rejection::NigiriNonce.into());
        }
        Ok(Self { number, nonce })
    }

    pub(super) fn commit(&self) -> Action {
        Action::Commit(Commitment::to(self.number, &self.nonce))
    }

    pub(super) fn reveal(&self) -> Action {
        Action::Reveal { number: self.number, nonce: self.nonce.clone() }
    }
}

/// A seat by lot.
pub(super) fn random_seat() -> Result<Seat, getrandom::Error> {
    let [byte] = random()?;
    Ok(Seat::BOTH[usize::from(byte % 2)])
}

/// Every number of stones with the same chance.
fn random_number() -> Result<u8, Refused> {
    const COUNT: u8 = Commitment::MAX - Commitment::MIN + 1;
    loop {
        let [byte] = random().map_err(no_chance)?;
        if byte < u8::MAX / COUNT * COUNT {
            return Ok(Commitment::MIN + byte % COUNT);
        }
    }
}

fn random_nonce() -> Result<String, Refused> {
    let bytes: [u8; NONCE_BYTES] = random().map_err(no_chance)?;
    let mut nonce = String::new();
    for byte in bytes {
        let _ = write!(nonce, "{byte:02x}");
    }
    Ok(nonce)
}

fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

fn no_chance(error: getrandom::Error) -> Refused {
    Refused::NoChance { reason: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_drawn_at_random_can_be_sealed_and_differ() {
        let hands: Vec<Hand> = (0..50).map(|_| Hand::close(None, None).unwrap()).collect();
        assert!(hands.iter().all(|hand| Commitment::allows(hand.number)));
        assert!(hands.windows(2).all(|pair| pair[0].nonce != pair[1].nonce));
        assert!(hands.iter().any(|hand| hand.number != hands[0].number));
    }

    #[test]
    fn numbers_and_nonces_of_ones_own_are_checked() {
        let code =
            |number, nonce: &str| Hand::close(Some(number), Some(nonce.to_owned())).map_err(|no| no.code());
        assert!(code(7, "0123456789abcdef").is_ok());
        assert_eq!(code(0, "0123456789abcdef").unwrap_err(), "nigiri-number");
        assert_eq!(code(7, "short").unwrap_err(), "nigiri-nonce");
    }
}
