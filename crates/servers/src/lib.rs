//! Servers for tests: PostgreSQL and NATS from the installed packages, each a process of the test's own that
//! is gone with it, and a relay that slows or cuts the way to one.
//!
//! Where a package is missing a test is skipped, and says so.

#[cfg(unix)]
mod lent;
#[cfg(unix)]
mod nats;
#[cfg(unix)]
mod postgres;
#[cfg(unix)]
mod process;
#[cfg(unix)]
mod relay;

#[cfg(unix)]
pub use lent::Lent;
#[cfg(unix)]
pub use nats::Nats;
#[cfg(unix)]
pub use postgres::Postgres;
#[cfg(unix)]
pub use relay::{Relay, Way};
