//! The house on a port: from a configuration to the last connection that ends.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tengen_store::{Copied, PostgresStore, Rebuilt, SqliteStore, Store, StoreError};
use tengen_work::PoolOptions;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::MissedTickBehavior;
use tower::ServiceExt;

use crate::api::{Edge, Peer, router};
use crate::bus::{Bus, LocalBus, NatsBus, NatsError};
use crate::config::Config;
use crate::limits::Limiter;
use crate::mail::{NoPost, Post};
use crate::meters::Exporter;
use crate::operator::{Desk, LogControl, OperatorSocket, SetLogLevel};
use crate::phase::{Phase, Phases};
use crate::push::{NoPusher, Pusher};
use crate::{House, HouseOptions, SystemClock, rebuild_lists, time};

/// How many connections may wait to be accepted: after a restart everybody comes at once.
const BACKLOG: u32 = 4096;

/// How long the headers of a request may take to come, and an idle connection stays.
const HEADER_PATIENCE: Duration = Duration::from_secs(20);

/// The most headers of a request; a browser behind two proxies sends some 30.
const MAX_HEADERS: usize = 64;

/// How much of a request is read ahead, and the most that its headers may take.
const READ_BUFFER: usize = 16 << 10;

/// How long connections may take to end when the house closes.
const PARTING: Duration = Duration::from_secs(10);

/// How long to wait before accepting again when the system has no more room for connections.
const BREATH: Duration = Duration::from_millis(50);

/// Why the house cannot open, or did not close as it should.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The folder for the database cannot be made.
    #[error("cannot make the folder {path}")]
    Folder {
        /// Which.
        path: PathBuf,
        /// What the system says.
        #[source]
        source: io::Error,
    },
    /// The bus cannot be used.
    #[error("cannot use the bus")]
    Bus(#[source] NatsError),
    /// The database cannot be used.
    #[error("cannot use the database in {place}")]
    Store {
        /// Where it is: a file, or the word `PostgreSQL`.
        place: String,
        /// Why.
        #[source]
        source: StoreError,
    },
    /// What is asked for is done with files, and the house is in PostgreSQL.
    #[error("the house is in PostgreSQL, which has tools of its own")]
    Elsewhere,
    /// Nobody would do engine work.
    #[error("a house without threads for engine work needs a bus, by which workers come")]
    NoWorkers,
    /// Mail cannot be sent as it was chosen.
    #[error("cannot send mail")]
    Mail(#[from] NoPost),
    /// Nobody can be told anything while no page is open.
    #[error("cannot reach push services: {0}")]
    Push(String),
    /// The address cannot be listened at.
    #[error("cannot listen at {address}")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// What the system says.
        #[source]
        source: io::Error,
    },
}

/// Makes the lists of rooms, games and studies and the archive anew from the log. No house may be open over this database
/// meanwhile.
///
/// # Errors
///
/// If the database cannot be used.
pub async fn rebuild(config: &Config) -> Result<Rebuilt, ServeError> {
    let (place, store) = open_store(config).await?;
    let rebuilt = rebuild_lists(&*store).await;
    let closed = store.close().await;
    let rebuilt = rebuilt.and_then(|rebuilt| closed.map(|()| rebuilt));
    rebuilt.map_err(|source| ServeError::Store { place, source })
}

/// Copies the house's own database to the new file `to`, whether a house is open over it or not.
///
/// # Errors
///
/// [`ServeError::Elsewhere`] if the configuration names a PostgreSQL database; otherwise if the database
/// cannot be read or the file cannot be made.
pub async fn back_up(config: &Config, to: &Path) -> Result<Copied, ServeError> {
    let from = own_database(config)?;
    let copied = SqliteStore::back_up(&from, to).await;
    copied.map_err(|source| ServeError::Store { place: from.display().to_string(), source })
}

/// Makes the file `from`, which [`back_up`] has made, the house's own database. There must be none yet.
///
/// # Errors
///
/// [`ServeError::Elsewhere`] if the configuration names a PostgreSQL database; otherwise if the file cannot
/// be read, or the folder holds a database or cannot be written to.
pub async fn restore(config: &Config, from: &Path) -> Result<Copied, ServeError> {
    let to = own_database(config)?;
    make_folder(&config.data)?;
    let copied = SqliteStore::restore(from, &to).await;
    copied.map_err(|source| ServeError::Store { place: from.display().to_string(), source })
}

/// Where the house's own database is.
///
/// # Errors
///
/// [`ServeError::Elsewhere`] if the configuration names a PostgreSQL database.
pub(crate) fn own_database(config: &Config) -> Result<PathBuf, ServeError> {
    if config.database.is_some() { Err(ServeError::Elsewhere) } else { Ok(config.data.join("tengen.db")) }
}

fn make_folder(folder: &Path) -> Result<(), ServeError> {
    std::fs::create_dir_all(folder).map_err(|source| ServeError::Folder { path: folder.to_owned(), source })
}

/// A house that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    edge: Arc<Edge>,
    phase: watch::Sender<Phase>,
    phases: Phases,
    place: String,
    exporter: Option<Exporter>,
    operator: Option<OperatorSocket>,
    keeping_time: Option<AbortHandle>,
}

impl Server {
    /// Opens the database and the house over it, and listens. Nobody is served before [`Self::run`].
    ///
    /// # Errors
    ///
    /// If the database cannot be used, because another process has it for example, or the address is
    /// taken.
    pub async fn open(config: &Config) -> Result<Self, ServeError> {
        // First what is quick to fail; the database would be brought up to date in vain.
        if config.workers == Some(0) && config.bus.is_none() {
            return Err(ServeError::NoWorkers);
        }
        let post = Post::open(&config.mail, &config.origins)?;
        let (listener, address) =
            listen(config.listen).map_err(|source| ServeError::Listen { address: config.listen, source })?;
        let exporter = export(config.metrics_listen).await?;
        let (place, store) = open_store(config).await?;
        let in_store = |source| ServeError::Store { place: place.clone(), source };
        let clock = Arc::new(SystemClock::default());
        let keeping_time = time::keep(&store, &clock).await.map_err(in_store)?;
        let bus = open_bus(config).await?;
        let house = House::open(house_options(config), Arc::clone(&store), bus, clock.clone());
        // Boxed: bringing the rooms of the last run back needs much for a moment.
        let house = Box::pin(house).await.map_err(in_store)?;
        let pusher = open_pusher(config, &store, &clock, &place).await?;
        if let Some(pusher) = &pusher {
            house.tell_absent_by(pusher.turns());
        }
        let (phase, phases) = Phases::new();
        let (log, started_at) = (LogControl::default(), house.now().0);
        let database = place.as_str().into();
        let desk = Desk { house, store, log, database, started_at };
        let edge = Arc::new(Edge::new(config, desk, clock, phases.clone(), (post, pusher)));
        if !edge.assets().are_there() {
            tracing::warn!("this program was built without its pages: `cargo xtask serve` builds both");
        }
        let operator = listen_to_operator(&config.data);
        tracing::info!(database = place, %address, "listening");
        Ok(Self { listener, address, edge, phase, phases, place, exporter, operator, keeping_time })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells metrics, if it does.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.exporter.as_ref().map(Exporter::address)
    }

    /// Lets whoever runs the house change how much the log tells.
    pub fn control_log(&self, control: SetLogLevel) {
        self.edge.desk.log.set(control);
    }

    /// Serves until `stop` is ready; then lets what is in flight come to its end, tells the pages to
    /// come back, and closes the database.
    ///
    /// # Errors
    ///
    /// If the database cannot be closed as it should.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Self { listener, edge, phase, phases, place, exporter, operator, keeping_time, .. } = self;
        let listening = operator.map(|socket| tokio::spawn(socket.run(edge.desk.clone())));
        let exporting = exporter.map(|exporter| tokio::spawn(exporter.run(Some(Arc::clone(&edge.house)))));
        let connections = Connections { router: router(Arc::clone(&edge)), phases };
        connections.accept_until(stop, listener, &edge).await;
        // Answers that go out from now on are the last on their connections.
        phase.send_replace(Phase::Closing);
        edge.house.shutdown().await;
        phase.send_replace(Phase::Closed);
        for side in [exporting, listening].into_iter().flatten() {
            side.abort();
        }
        if let Some(task) = keeping_time {
            task.abort();
        }
        let store = Arc::clone(&edge.store);
        drop((edge, connections));
        if tokio::time::timeout(PARTING, phase.closed()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        store.close().await.map_err(|source| ServeError::Store { place, source })
    }
}

/// What the configuration says of the house itself.
fn house_options(config: &Config) -> HouseOptions {
    let mut options = HouseOptions::default();
    match config.workers {
        Some(0) => options.computers.pool = PoolOptions::none(),
        Some(workers) => options.computers.pool = PoolOptions::for_processors(workers),
        None => {}
    }
    options.vacation_days_a_year = config.vacation_days;
    options
}

/// The way to people who have no page open.
async fn open_pusher(
    config: &Config,
    store: &Arc<dyn Store>,
    clock: &Arc<SystemClock>,
    place: &str,
) -> Result<Option<Pusher>, ServeError> {
    let opened = Pusher::open(&config.push, Arc::clone(store), clock.clone()).await;
    opened.map_err(|no_pusher| match no_pusher {
        NoPusher::Store(source) => ServeError::Store { place: place.to_owned(), source },
        NoPusher::Services(error) => ServeError::Push(error.to_string()),
    })
}

/// What houses hear each other by.
async fn open_bus(config: &Config) -> Result<Arc<dyn Bus>, ServeError> {
    match &config.bus {
        Some(url) => Ok(Arc::new(NatsBus::connect(url).await.map_err(ServeError::Bus)?)),
        None => Ok(Arc::new(LocalBus::default())),
    }
}

/// Listens for whoever wants metrics.
async fn export(address: Option<SocketAddr>) -> Result<Option<Exporter>, ServeError> {
    let Some(address) = address else { return Ok(None) };
    let exporter = Exporter::open(address).await.map_err(|source| ServeError::Listen { address, source })?;
    tracing::info!(address = %exporter.address(), "telling metrics");
    Ok(Some(exporter))
}

/// Listens for whoever runs the house. Without that the house can be used all the same.
fn listen_to_operator(data: &Path) -> Option<OperatorSocket> {
    let opened = make_folder(data).map_err(|error| error.to_string());
    let opened = opened.and_then(|()| OperatorSocket::open(data).map_err(|error| error.to_string()));
    opened.inspect_err(|error| tracing::warn!(error, "`tengen admin` will not reach this house")).ok()
}

fn listen(address: SocketAddr) -> io::Result<(TcpListener, SocketAddr)> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A house that is started again need not wait for the connections of the one before.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    let listener = socket.listen(BACKLOG)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

pub(crate) async fn open_store(config: &Config) -> Result<(String, Arc<dyn Store>), ServeError> {
    if let Some(url) = &config.database {
        let place = "PostgreSQL".to_owned();
        return match PostgresStore::connect(url.secret()).await {
            Ok(store) => Ok((place, Arc::new(store))),
            Err(source) => Err(ServeError::Store { place, source }),
        };
    }
    let path = own_database(config)?;
    make_folder(&config.data)?;
    let place = path.display().to_string();
    match SqliteStore::open(&path).await {
        Ok(store) => Ok((place, Arc::new(store))),
        Err(source) => Err(ServeError::Store { place, source }),
    }
}

/// What connections are made with.
struct Connections {
    router: Router,
    phases: Phases,
}

impl Connections {
    async fn accept_until(&self, stop: impl Future<Output = ()>, listener: TcpListener, edge: &Edge) {
        let mut stop = std::pin::pin!(stop);
        let mut forgetting = tokio::time::interval(Limiter::FORGET_EVERY);
        let mut sharing = tokio::time::interval(Limiter::SHARE_EVERY);
        sharing.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = &mut stop => return,
                _ = forgetting.tick() => edge.limiter.forget_idle(),
                _ = sharing.tick() => {
                    edge.house.tell_spent(&edge.limiter.take_spent());
                    edge.limiter.spend(&edge.house.take_spent());
                }
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => self.serve(stream, peer),
                    Err(error) => {
                        tracing::warn!(%error, "a connection cannot be accepted");
                        tokio::time::sleep(BREATH).await;
                    }
                },
            }
        }
    }

    /// Serves a connection in a task of its own.
    fn serve(&self, stream: TcpStream, peer: SocketAddr) {
        let router = self.router.clone().map_request(move |mut request: hyper::Request<_>| {
            request.extensions_mut().insert(Peer(peer));
            request
        });
        let mut phases = self.phases.clone();
        tokio::spawn(async move {
            // Messages are small and somebody waits for each.
            let _ = stream.set_nodelay(true);
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEADER_PATIENCE)
                .max_headers(MAX_HEADERS)
                .max_buf_size(READ_BUFFER)
                .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
                .with_upgrades();
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = &mut connection => ended,
                () = phases.reached(Phase::Closing) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke off");
            }
        });
    }
}
