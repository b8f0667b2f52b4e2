//! What happens before anything is measured.

use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::Context;
use fastrand::Rng;

use crate::crowd::Crowd;
use crate::opening::{LONG, Seated, open_tables};
use crate::options::Options;
use crate::schedule::{Schedule, until};
use crate::table::Table;

/// How games are opened and come to some age.
pub(crate) struct Preparation<'a> {
    pub(crate) crowd: &'a Rc<Crowd>,
    pub(crate) address: SocketAddr,
    pub(crate) random: &'a mut Rng,
    pub(crate) options: &'a Options,
}

impl Preparation<'_> {
    /// So many tables at which a game has begun.
    pub(crate) async fn tables(&mut self, games: usize) -> anyhow::Result<Vec<Seated>> {
        println!("{games} games are opened at http://{}", self.address);
        let tables = open_tables(self.address, self.crowd, games, LONG, self.random).await?;
        until(&tables, Table::has_begun).await.context("not all games begin")?;
        Ok(tables)
    }

    /// The moves that are made before anything is measured, faster than those that are.
    pub(crate) async fn make_moves(&self, schedule: &Schedule) -> anyhow::Result<()> {
        let rate = schedule.haste();
        let moves = self.options.before * schedule.tables.len();
        println!("{moves} moves are made in advance");
        schedule.run_at(rate, Duration::from_secs_f64(moves as f64 / rate)).await;
        schedule.settle().await
    }

    /// The games that are in progress and whose players have left.
    pub(crate) async fn and_left(&mut self) -> anyhow::Result<Vec<Seated>> {
        if self.options.left == 0 {
            return Ok(Vec::new());
        }
        let schedule = Schedule::new(self.tables(self.options.left).await?, self.options.rate);
        self.make_moves(&schedule).await?;
        schedule.tables.iter().for_each(Seated::leave);
        Ok(schedule.tables)
    }
}
