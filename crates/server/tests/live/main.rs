//! The house as its pages see it: through real WebSockets, on a clock that the test turns.

mod chat;
mod endings;
mod games;
mod hostile;
mod houses;
mod lobby;
mod matches;
mod presence;
mod restart;
mod resume;
mod support;
