//! What accounts are made of: names that are unique, passwords that are hashed.

mod browser;
mod name;
mod password;
mod refused;

pub(crate) use browser::describe;
pub(crate) use name::{NameKey, account_name};
pub(crate) use password::{Hasher, NewPassword};
pub use refused::AccountRefused;
