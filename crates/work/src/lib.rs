//! Engine work in worker threads: moves of computer players, live analysis, forced wins, reviews of games.
//!
//! A [`Pool`] takes [`Job`]s and tells of each in [`Report`]s; both are plain data, so that the worker may
//! be on another machine. Work is shared out fairly among [`Owner`]s, what waits is bounded, and a job ends
//! promptly when its [`JobHandle`] is dropped. Threads stand behind everything else on the machine.
//!
//! This crate reads no file, knows no network and no async runtime.

mod bench;
mod crew;
mod job;
mod player;
mod pool;
mod position;
mod queue;
mod report;
mod review;
mod run;
mod text;

pub use job::{Analyse, Effort, Goal, Job, JobId, JobKind, Owner, Priority, Review, Solve};
pub use player::{Act, ClockData, Decision, Level, PlayedMove, Remembered, Turn};
pub use pool::{JobHandle, Pool, PoolOptions};
pub use position::{BadPosition, PositionData, Stone};
pub use queue::{Full, Queue, QueueLimits, Taken};
pub use report::{
    Analysis, Answer, Failure, Found, Line, Progress, ProofEntry, ProofReply, Report, Solved, Verdict, Worth,
};
pub use review::{Forced, Foul, GameReview, Mistake, PlayerReview, Ply};
