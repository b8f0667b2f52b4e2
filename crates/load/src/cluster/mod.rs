//! Several nodes over one database, with players of one game on different nodes: what a move costs there, and
//! whether anything is lost when parts of it are killed, stand still or are cut off.

mod clock;
mod cost;
mod fault;
mod nodes;
mod report;
mod run;
mod stand;

pub use clock::FalseClock;
pub use cost::Spent;
pub use fault::Fault;
pub use report::{ClusterReport, Cost};
pub use run::run_cluster;
pub use stand::stand;
