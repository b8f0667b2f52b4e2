//! A house for one test.

use std::net::SocketAddr;
use std::path::Path;

use serde_json::json;
use tempfile::TempDir;
use tengen_server::{Config, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::Client;

/// A house that listens, with a database of its own.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// Where it tells metrics, if it does.
    pub(crate) metrics: Option<SocketAddr>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    data: TempDir,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::open_with(|_| ()).await
    }

    /// A house whose configuration was changed by `change`.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        Self::open_in(tempfile::tempdir().unwrap(), change).await
    }

    /// The same over data that is there already.
    pub(crate) async fn open_in(data: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data: data.path().to_owned(),
            ..Config::default()
        };
        change(&mut config);
        let server = Server::open(&config).await.unwrap();
        let (address, metrics) = (server.address(), server.metrics_address());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap() };
            server.run(stopped).await.unwrap();
        });
        Self { address, metrics, stop, running, data }
    }

    /// Somebody without a session.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.address)
    }

    /// The folder it has its data in.
    pub(crate) fn data(&self) -> &Path {
        self.data.path()
    }

    /// Somebody with the session that a client of another house over the same data had.
    pub(crate) fn stranger_with(&self, other: &Client) -> Client {
        let mut client = self.stranger();
        client.cookie.clone_from(&other.cookie);
        client
    }

    /// Somebody with a session.
    pub(crate) async fn guest(&self) -> Client {
        let mut client = self.stranger();
        let answer = client.get("/api/session").send().await;
        assert_eq!(answer.status, 200, "{answer:?}");
        client.cookie = Some(answer.cookie());
        client
    }

    /// Somebody with an account.
    pub(crate) async fn holder(&self, name: &str, password: &str) -> Client {
        let mut client = self.guest().await;
        let make = client.post("/api/account", &json!({"name": name, "password": password}));
        let answer = client.keep(make).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        client
    }

    /// Closes the house, which must end in peace, and gives back its data.
    pub(crate) async fn close(self) -> TempDir {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
        self.data
    }
}
