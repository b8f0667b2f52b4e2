//! The names of all metrics and what they mean.

use metrics::{describe_counter, describe_gauge, describe_histogram};

/// What a metric is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Counter,
    Gauge,
    Histogram,
}

use Kind::{Counter, Gauge, Histogram};

pub(super) const REQUESTS: &str = "tengen_http_requests_total";
pub(super) const REQUEST_SECONDS: &str = "tengen_http_request_seconds";
pub(super) const REFUSED: &str = "tengen_refused_total";
pub(super) const SOCKETS: &str = "tengen_websockets";
pub(super) const MESSAGES_IN: &str = "tengen_messages_received_total";
pub(super) const MESSAGES_OUT: &str = "tengen_messages_sent_total";
pub(super) const PEOPLE: &str = "tengen_people";
pub(super) const ROOMS: &str = "tengen_rooms";
pub(super) const ROOMS_OPENED: &str = "tengen_rooms_opened_total";
pub(super) const GAMES: &str = "tengen_games";
pub(super) const GAMES_BEGUN: &str = "tengen_games_begun_total";
pub(super) const GAMES_ENDED: &str = "tengen_games_ended_total";
pub(super) const MOVES: &str = "tengen_moves_total";
pub(super) const COMPUTER_ACTS: &str = "tengen_computer_acts_total";
pub(super) const COMMIT_SECONDS: &str = "tengen_commit_seconds";
pub(super) const JOBS_WAITING: &str = "tengen_jobs_waiting";
pub(super) const JOBS_RUNNING: &str = "tengen_jobs_running";
pub(super) const JOB_WAIT_SECONDS: &str = "tengen_job_wait_seconds";
pub(super) const JOB_SECONDS: &str = "tengen_job_seconds";
pub(super) const JOBS: &str = "tengen_jobs_total";
pub(super) const WORKERS: &str = "tengen_workers";
pub(super) const WORKER_THREADS: &str = "tengen_worker_threads";
pub(super) const WORKER_BUSY: &str = "tengen_worker_busy";
pub(super) const OUTAGE: &str = "tengen_outage";
pub(super) const OUTAGES: &str = "tengen_outages_total";
pub(super) const OUTAGE_MS: &str = "tengen_outage_milliseconds_total";
pub(super) const PUSHES: &str = "tengen_pushes_total";
pub(super) const BUILD: &str = "tengen_build_info";
pub(super) const STARTED: &str = "tengen_started_at_seconds";

/// All of them, but for those of the store.
const ALL: [(Kind, &str, &str); 29] = [
    (Counter, REQUESTS, "Requests that were answered, by method, template of the route and status."),
    (Histogram, REQUEST_SECONDS, "How long requests took until their answers began."),
    (Counter, REFUSED, "What was refused, over http or websocket, by the code of the reason."),
    (Gauge, SOCKETS, "Open WebSockets."),
    (Counter, MESSAGES_IN, "Messages that pages have sent, by type."),
    (Counter, MESSAGES_OUT, "Messages that were written to pages."),
    (Gauge, PEOPLE, "People with a page in the house."),
    (Gauge, ROOMS, "Rooms by state: open, playing, resting."),
    (Counter, ROOMS_OPENED, "Rooms that were opened."),
    (Gauge, GAMES, "Games that are being played."),
    (Counter, GAMES_BEGUN, "Games that have begun."),
    (Counter, GAMES_ENDED, "Games that have ended, by how."),
    (Counter, MOVES, "Stones that were placed, by who placed them: person or computer."),
    (Counter, COMPUTER_ACTS, "What computer players have done in games, by level."),
    (Histogram, COMMIT_SECONDS, "How long people waited for the disk: for a game, room, chat or study."),
    (Gauge, JOBS_WAITING, "Engine jobs that wait, by kind: move, analyse, solve, review."),
    (Gauge, JOBS_RUNNING, "Engine jobs that are worked on, by kind."),
    (Histogram, JOB_WAIT_SECONDS, "How long engine jobs waited for a worker, by kind."),
    (Histogram, JOB_SECONDS, "How long engine jobs took once a worker had them, by kind."),
    (Counter, JOBS, "Engine jobs that are over, by kind and outcome: done, failed, cancelled."),
    (Gauge, WORKERS, "Workers on other machines that are there."),
    (Gauge, WORKER_THREADS, "Their threads, by what they are for: moves, any."),
    (Gauge, WORKER_BUSY, "Threads of this worker that have a job."),
    (Gauge, OUTAGE, "1 while the log cannot be reached and all games stand still."),
    (Counter, OUTAGES, "How often the log could not be reached."),
    (Counter, OUTAGE_MS, "How long the log could not be reached, all outages together."),
    (Counter, PUSHES, "Notifications to browsers without a page, by outcome: taken, gone, failed, dropped."),
    (Gauge, BUILD, "1, with the version of the program."),
    (Gauge, STARTED, "When the house was opened, in seconds since 1970."),
];

/// Says what each metric means, to the recorder of this process.
pub(super) fn describe() {
    for (kind, name, meaning) in ALL {
        match kind {
            Counter => describe_counter!(name, meaning),
            Gauge => describe_gauge!(name, meaning),
            Histogram => describe_histogram!(name, meaning),
        }
    }
    tengen_store::describe_meters();
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../../docs/metrics.md");

    #[test]
    fn every_metric_is_documented_with_its_kind() {
        for (kind, name, _) in ALL {
            let kind = format!("{kind:?}").to_lowercase();
            assert!(PAGE.contains(&format!("\n| `{name}` | {kind} |")), "{name}, {kind}");
        }
        let documented = PAGE.lines().filter(|line| line.starts_with("| `tengen_")).count();
        let of_the_store = PAGE.lines().filter(|line| line.starts_with("| `tengen_store_")).count();
        assert_eq!((documented - of_the_store, of_the_store), (ALL.len(), 5));
    }

    #[test]
    fn names_say_what_they_count() {
        for (kind, name, _) in ALL {
            assert_eq!(name.ends_with("_total"), kind == Counter, "{name}");
            assert!(kind != Histogram || name.ends_with("_seconds"), "{name}");
        }
    }
}
