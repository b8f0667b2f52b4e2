//! What accounts are made of: names that are unique, passwords that are hashed, passkeys that sign.

mod browser;
mod name;
mod passkey;
mod password;
mod refused;

pub(crate) use browser::describe;
pub(crate) use name::{NameKey, account_name};
pub(crate) use passkey::{RelyingParty, Signed};
pub(crate) use password::{Hasher, NewPassword};
pub use refused::AccountRefused;
pub(crate) use refused::PASSKEYS;
