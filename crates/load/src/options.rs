//! What is to be measured.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;

/// What is to be measured.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Games at a time; each has two players with a WebSocket each.
    #[arg(long, default_value_t = 5000)]
    pub games: usize,
    /// Moves a second, all games together.
    #[arg(long, default_value_t = 1000.0)]
    pub rate: f64,
    /// How long moves are made and measured.
    #[arg(long, default_value_t = 30.0)]
    pub seconds: f64,
    /// Moves that are made in each game before anything is measured, on the average: a young game costs less.
    #[arg(long, default_value_t = 20, value_name = "MOVES")]
    pub before: usize,
    /// Games besides, in progress, whose players have left.
    #[arg(long, default_value_t = 0, value_name = "GAMES")]
    pub left: usize,
    /// People besides who play the strongest computer without a thought, to keep the workers of the house busy
    /// while moves are measured: some more than it has workers.
    #[arg(long, default_value_t = 0, value_name = "PEOPLE")]
    pub thinkers: usize,
    /// The cores the house runs on, such as 0 or 0,1; the first one if nothing is said.
    #[arg(long, value_delimiter = ',', value_name = "CORES")]
    pub server_cores: Vec<usize>,
    /// The cores the players run on; the second one if nothing is said.
    #[arg(long, value_delimiter = ',', value_name = "CORES")]
    pub client_cores: Vec<usize>,
    /// Copy the database of the house so often while moves are made, restore it elsewhere, and compare.
    #[arg(long, default_value_t = 0, value_name = "TIMES")]
    pub backup: u32,
    /// Kill the house so often with SIGKILL while moves are made, and start it again.
    #[arg(long, default_value_t = 0, value_name = "TIMES")]
    pub kill: u32,
    /// Stop the house in the end with all games in progress, and start it again.
    #[arg(long)]
    pub restart: bool,
    /// The same, and let all players come back.
    #[arg(long)]
    pub reconnect: bool,
    /// Use a house that runs already, on this machine. It is neither killed nor started again, and the log is
    /// read from its records.
    #[arg(long, value_name = "URL", conflicts_with_all = ["backup", "kill", "restart", "reconnect", "data"])]
    pub url: Option<String>,
    /// So many nodes over PostgreSQL and NATS in place of one house, each game's players on different ones: says
    /// what a move costs there.
    #[arg(long, default_value_t = 0, value_name = "NODES", conflicts_with_all = ["left", "thinkers", "backup", "kill", "restart", "reconnect", "url"])]
    pub cluster: usize,
    /// Let so many things go wrong in the cluster, one after the other: nodes and servers are killed or stand
    /// still, ways between them are slow or cut.
    #[arg(long, default_value_t = 0, value_name = "TIMES", requires = "cluster")]
    pub faults: u32,
    /// Start the nodes with this older program. What goes wrong then is only that one node after the other is
    /// stopped in order, and started with the new one.
    #[arg(long, value_name = "FILE", requires = "faults")]
    pub old: Option<PathBuf>,
    /// The folder for the data of the house, new or empty. Without it one is made and removed again.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The program `tengen`; without it the one beside this program.
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,
    /// What chance decides.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A small run with everything in it: 50 games, 200 moves a second for 5 seconds, 10 games whose players
    /// have left, 2 people who play computers, 2 copies, 3 kills and a restart.
    #[arg(long)]
    pub small: bool,
}

impl Options {
    /// A small run with everything in it.
    pub fn small(program: PathBuf, data: PathBuf) -> Self {
        Self {
            games: 50,
            rate: 200.0,
            seconds: 5.0,
            before: 4,
            left: 10,
            thinkers: 2,
            server_cores: Vec::new(),
            client_cores: Vec::new(),
            backup: 2,
            kill: 3,
            restart: true,
            reconnect: true,
            cluster: 0,
            faults: 0,
            old: None,
            url: None,
            data: Some(data),
            program: Some(program),
            seed: 1,
            small: false,
        }
    }

    /// The options with what they stand for: those of `--small`, and where no cores are named on a machine
    /// with two or more, the first one for the house and the second one for the players.
    #[must_use]
    pub fn complete(mut self) -> Self {
        if self.small {
            let small = Self::small(PathBuf::new(), PathBuf::new());
            let Self { games, rate, seconds, before, left, thinkers, backup, kill, .. } = small;
            let Self { restart, reconnect, .. } = small;
            self = Self {
                games,
                rate,
                seconds,
                before,
                left,
                thinkers,
                backup,
                kill,
                restart,
                reconnect,
                ..self
            };
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if self.server_cores.is_empty() && self.client_cores.is_empty() && cores > 1 {
            (self.server_cores, self.client_cores) = (vec![0], vec![1]);
        }
        self
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        2 * self.games
    }

    /// Where the house listens that runs already, if there is one.
    ///
    /// # Errors
    ///
    /// If the address is none, or not one of this machine: this program never loads another one.
    pub(crate) fn running(&self) -> anyhow::Result<Option<SocketAddr>> {
        let Some(url) = &self.url else { return Ok(None) };
        let address = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
        let address: SocketAddr =
            address.parse().with_context(|| format!("{url} is not like http://127.0.0.1:8000"))?;
        ensure!(address.ip().is_loopback(), "{url} is not on this machine");
        Ok(Some(address))
    }

    /// The program `tengen`.
    ///
    /// # Errors
    ///
    /// If it is not where it is looked for.
    pub(crate) fn program(&self) -> anyhow::Result<PathBuf> {
        let program = match &self.program {
            Some(program) => program.clone(),
            None => std::env::current_exe()?.with_file_name("tengen"),
        };
        ensure!(program.exists(), "there is no program {}: build it, or name it", program.display());
        Ok(program)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn running(url: &str) -> Option<u16> {
        let options = Options { url: Some(url.into()), ..Options::small("".into(), "".into()) };
        options.running().ok().flatten().map(|address| address.port())
    }

    #[test]
    fn only_a_house_on_this_machine_is_loaded() {
        assert_eq!(running("http://127.0.0.1:8000/"), Some(8000));
        assert_eq!(running("[::1]:80"), Some(80));
        assert_eq!(running("http://192.0.2.1:80"), None);
        assert_eq!(running("http://renju.example"), None);
    }
}
