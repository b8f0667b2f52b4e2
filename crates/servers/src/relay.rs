//! A network between two processes that can be slow or cut.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// How the way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Everything passes at once.
    Open,
    /// Everything takes so long, in each direction.
    Slow(Duration),
    /// Nothing passes, and nobody is told: neither now nor later, on connections that were there.
    Lost,
    /// Connections are closed, and none is made.
    Closed,
}

/// Where connections go.
#[derive(Clone, Debug)]
enum Target {
    /// A port of this machine.
    Port(u16),
    /// A socket in a folder.
    Socket(PathBuf),
}

/// Hands on what comes to its port, as the way is at that moment.
#[derive(Debug)]
pub struct Relay {
    port: u16,
    way: watch::Sender<Way>,
    task: AbortHandle,
}

impl Relay {
    /// A relay to a socket in a folder.
    ///
    /// # Errors
    ///
    /// If there is no free port.
    pub async fn to_socket(socket: PathBuf) -> io::Result<Self> {
        Self::to(Target::Socket(socket)).await
    }

    /// A relay to a port of this machine.
    ///
    /// # Errors
    ///
    /// If there is no free port.
    pub async fn to_port(port: u16) -> io::Result<Self> {
        Self::to(Target::Port(port)).await
    }

    async fn to(target: Target) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let (way, seen) = watch::channel(Way::Open);
        let task = tokio::spawn(accept(listener, Arc::new(target), seen)).abort_handle();
        Ok(Self { port, way, task })
    }

    /// The port on which it listens.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Makes the way another one.
    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.way.send_replace(Way::Closed);
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, target: Arc<Target>, way: watch::Receiver<Way>) {
    while let Ok((stream, _)) = listener.accept().await {
        if *way.borrow() == Way::Closed {
            continue;
        }
        let (target, way) = (Arc::clone(&target), way.clone());
        tokio::spawn(async move {
            // A target that is not there closes the connection, as it would without a relay.
            let _ = connect(stream, &target, way).await;
        });
    }
}

async fn connect(stream: TcpStream, target: &Target, way: watch::Receiver<Way>) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let (from, to) = stream.into_split();
    match target {
        Target::Port(port) => {
            let (there_from, there_to) = TcpStream::connect(("127.0.0.1", *port)).await?.into_split();
            both(from, to, there_from, there_to, way).await
        }
        Target::Socket(socket) => {
            let (there_from, there_to) = UnixStream::connect(socket).await?.into_split();
            both(from, to, there_from, there_to, way).await
        }
    }
}

async fn both(
    from: impl AsyncRead + Unpin,
    to: impl AsyncWrite + Unpin,
    there_from: impl AsyncRead + Unpin,
    there_to: impl AsyncWrite + Unpin,
    mut way: watch::Receiver<Way>,
) -> io::Result<()> {
    let (there, back) = (way.clone(), way.clone());
    tokio::select! {
        done = hand_on(from, there_to, there) => done,
        done = hand_on(there_from, to, back) => done,
        _ = way.wait_for(|way| *way == Way::Closed) => Ok(()),
    }
}

async fn hand_on(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    way: watch::Receiver<Way>,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    let mut is_lost = false;
    loop {
        let read = from.read(&mut bytes).await?;
        if read == 0 {
            return Ok(());
        }
        let now = *way.borrow();
        match now {
            Way::Slow(time) => tokio::time::sleep(time).await,
            // What is missing in the middle of a connection is missing for ever.
            Way::Lost => is_lost = true,
            Way::Open | Way::Closed => {}
        }
        if !is_lost {
            to.write_all(&bytes[..read]).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn echo() -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.split();
                    let _ = tokio::io::copy(&mut from, &mut to).await;
                });
            }
        });
        port
    }

    #[tokio::test]
    async fn what_is_lost_does_not_come_and_a_new_connection_works() {
        let relay = Relay::to_port(echo().await).await.unwrap();
        let mut stream = TcpStream::connect(("127.0.0.1", relay.port())).await.unwrap();
        let mut answer = [0; 2];
        stream.write_all(b"hi").await.unwrap();
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"hi");
        relay.set(Way::Lost);
        stream.write_all(b"ho").await.unwrap();
        let silent = tokio::time::timeout(Duration::from_millis(100), stream.read_exact(&mut answer)).await;
        assert!(silent.is_err());
        relay.set(Way::Open);
        let mut other = TcpStream::connect(("127.0.0.1", relay.port())).await.unwrap();
        other.write_all(b"ok").await.unwrap();
        other.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"ok");
        relay.set(Way::Closed);
        assert_eq!(other.read(&mut answer).await.unwrap(), 0);
    }
}
