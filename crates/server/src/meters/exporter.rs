//! The metrics on a port of their own, as Prometheus reads them.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use metrics::gauge;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use parking_lot::Mutex;
use tokio::net::TcpListener;

use super::table;
use crate::House;

/// How often what was measured is summed up, so that it does not pile up where nobody asks.
const UPKEEP: Duration = Duration::from_secs(5);

/// Half a millisecond, as a fast disk takes, to a minute, as an analysis may wait.
const SECONDS: [f64; 16] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0];

/// Up to the most changes that share a transaction.
const CHANGES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Answers `GET /metrics` on an address of its own.
pub(crate) struct Exporter {
    listener: TcpListener,
    address: SocketAddr,
    handle: PrometheusHandle,
}

#[derive(Clone)]
struct Desk {
    handle: PrometheusHandle,
    /// `None` if this is a worker.
    house: Option<Arc<House>>,
}

impl Exporter {
    /// Listens at `address`. From now on this process measures.
    ///
    /// # Errors
    ///
    /// If the address is taken.
    pub(crate) async fn open(address: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        let handle = recorder().map_err(io::Error::other)?;
        Ok(Self { listener, address, handle })
    }

    /// Where it listens.
    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until it is dropped.
    pub(crate) async fn run(self, house: Option<Arc<House>>) {
        let Self { listener, handle, .. } = self;
        let router = Router::new()
            .route("/metrics", get(scrape))
            .route("/health", get(async || "ok"))
            .with_state(Desk { handle: handle.clone(), house });
        tokio::select! {
            ended = axum::serve(listener, router) => {
                tracing::warn!(?ended, "metrics are no longer told");
            }
            () = keep_up(handle) => {}
        }
    }
}

async fn keep_up(handle: PrometheusHandle) {
    let mut pace = tokio::time::interval(UPKEEP);
    loop {
        pace.tick().await;
        handle.run_upkeep();
    }
}

async fn scrape(State(Desk { handle, house }): State<Desk>) -> impl IntoResponse {
    if let Some(house) = house {
        super::census(&house.census());
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], handle.render())
}

/// The recorder of this process, the same for all houses in it.
fn recorder() -> Result<PrometheusHandle, BuildError> {
    static RECORDER: Mutex<Option<PrometheusHandle>> = Mutex::new(None);
    let mut known = RECORDER.lock();
    if let Some(handle) = &*known {
        return Ok(handle.clone());
    }
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)?
        .set_buckets_for_metric(Matcher::Suffix("_changes".to_owned()), &CHANGES)?
        .build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("this process measures for somebody else already");
    }
    table::describe();
    gauge!(table::BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    gauge!(table::STARTED).set(now.as_secs_f64());
    gauge!(table::OUTAGE).set(0.0);
    *known = Some(handle.clone());
    Ok(handle)
}
