//! A house on a clock that the test turns, and pages in it.

mod clock;
mod deaf;
mod faulty;
mod faulty_archive;
mod faulty_mail;
mod faulty_passkeys;
mod faulty_push;
mod faulty_social;
mod faulty_vacations;
mod novice;
mod page;
mod venue;

pub(crate) use clock::ManualClock;
pub(crate) use deaf::DeafBus;
pub(crate) use faulty::{Fault, FaultyStore};
pub(crate) use novice::Novice;
pub(crate) use page::{Page, Sight, point};
pub(crate) use venue::{Two, Venue, claim_room, days_room, person, settings};
