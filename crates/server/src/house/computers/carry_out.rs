//! The task that does what a computer has to do in a room.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tengen_game::{Action, Command, Millis};
use tengen_work::{Answer, Decision, Job, JobKind, Owner, Priority, Report, Turn};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::duty::{self, Duty, Key, Kind};
use super::{Player, Shared, identity};
use crate::house::change::Change;
use crate::house::table::Table;
use crate::house::{House, Refused, draw};
use crate::meters::metered;
use crate::workers::WorkHandle;

/// When the workers or the log are busy, the computer tries again after so long.
const BREATH: Duration = Duration::from_millis(500);

/// What came of thinking.
enum Thought {
    Decided(Decision),
    /// The workers have too much to do.
    Busy,
    /// The worker broke down, or the turn made no sense to it.
    Failed,
    /// The house goes down.
    Gone,
}

/// Does what a computer has to do.
pub(super) async fn run(house: Weak<House>, slot: Shared, player: Player, duty: Duty) {
    let key = duty.key;
    match duty.kind {
        Kind::Act(action) => act_until_done(&house, &slot, player, &key, &action).await,
        Kind::Ready => be_ready(&house, &slot, player, &key).await,
        Kind::Think(turn) => think_and_act(&house, &slot, player, &key, *turn).await,
    }
}

async fn think_and_act(house: &Weak<House>, slot: &Shared, player: Player, key: &Key, mut turn: Turn) {
    let begin = Instant::now();
    let moves = turn.moves.len();
    turn.remembered = slot.mind.lock().remembered();
    let thought = loop {
        let Some(house) = house.upgrade() else { return };
        let job = job(slot, player, &turn).await;
        let pause = house.options().computers.pause_ms;
        let waiting = house.submit(job);
        // The house may close while the worker thinks.
        drop(house);
        match answer(waiting).await {
            Thought::Busy => tokio::time::sleep(BREATH).await,
            thought => break (thought, pause),
        }
    };
    let action = match thought {
        (Thought::Decided(decision), pause) => {
            tokio::time::sleep_until(begin + human_pause(pause, &turn)).await;
            slot.mind.lock().note(&decision, moves);
            decision.act.into()
        }
        (Thought::Failed, _) => {
            tracing::error!(room = %slot.id, "a computer player has no answer");
            return give_up(house, slot, player, key).await;
        }
        (Thought::Busy | Thought::Gone, _) => return,
    };
    act_until_done(house, slot, player, key, &action).await;
}

/// The job of thinking about a turn; it counts for the person whom the computer plays.
async fn job(slot: &Shared, player: Player, turn: &Turn) -> Job {
    let table = slot.table.lock().await;
    let opponent = table.as_ref().and_then(|table| table.room.seats()[player.seat.other().index()].as_ref());
    let owner = Owner::new(opponent.map_or("", |person| person.id.as_str()));
    Job { owner, priority: Priority::Move, kind: JobKind::Move(Box::new(turn.clone())) }
}

/// A job in hand and where its last report comes.
struct Waiting {
    _handle: WorkHandle,
    report: oneshot::Receiver<Report>,
}

impl House {
    fn submit(&self, job: Job) -> Result<Waiting, tengen_work::Full> {
        let (sender, report) = oneshot::channel();
        let mut sender = Some(sender);
        let listener = metered(&job.kind, move |report| {
            if let Some(sender) = sender.take_if(|_| report.is_last()) {
                // Who asked may have gone.
                let _ = sender.send(report);
            }
        });
        let handle = self.workers.submit(job, listener)?;
        Ok(Waiting { _handle: handle, report })
    }
}

async fn answer(waiting: Result<Waiting, tengen_work::Full>) -> Thought {
    let Ok(Waiting { _handle, report }) = waiting else { return Thought::Busy };
    match report.await {
        Ok(Report::Done { answer: Answer::Move(decision) }) => Thought::Decided(decision),
        Ok(Report::Cancelled) | Err(_) => Thought::Gone,
        Ok(report) => {
            tracing::error!(?report, "a worker had no move for a computer player");
            Thought::Failed
        }
    }
}

/// How long the computer seems to think, at least: people want to see that it is their turn again. Each
/// turn takes another time, and never much of the clock.
fn human_pause(pause: Millis, turn: &Turn) -> Duration {
    let variety = turn.seed.rotate_left(turn.moves.len() as u32) % 100;
    let pause = pause.0 * (60 + variety) / 100;
    let most = turn.clock.map_or(u64::MAX, |clock| {
        let left = clock.left.map_or(u64::MAX, |left| left.0 / 40 + clock.increment.0 / 2);
        left.min(clock.per_move.map_or(u64::MAX, |time| time.0 / 4))
    });
    Duration::from_millis(pause.min(most))
}

/// Does something in the game. While the log cannot be reached it tries again.
async fn act_until_done(house: &Weak<House>, slot: &Shared, player: Player, key: &Key, action: &Action) {
    loop {
        let Some(house) = house.upgrade() else { return };
        if !slot.mind.lock().commit(key) {
            return;
        }
        match house.act_for(slot, player, key, action).await {
            Ok(()) | Err(Refused::Restarting) => return,
            Err(Refused::Unavailable) => {}
            Err(refused) => {
                let (room, code) = (&slot.id, refused.code());
                tracing::error!(%room, code, action = action.id(), "a computer player was refused");
                let weak = Arc::downgrade(&house);
                drop(house);
                return give_up(&weak, slot, player, key).await;
            }
        }
        drop(house);
        tokio::time::sleep(BREATH).await;
    }
}

/// Ends a game in which the computer cannot go on.
async fn give_up(house: &Weak<House>, slot: &Shared, player: Player, key: &Key) {
    let Some(house) = house.upgrade() else { return };
    let given_up = house.change(slot, |table| {
        let now = house.now();
        let Some(current) = still_at(table, player, key, now) else { return Ok(None) };
        let Some(action) = duty::give_up(&current.game, player.seat, now) else { return Ok(None) };
        let command = Command { id: draw::command()?, action };
        Change::of_game(table, player.seat.into(), command, now)
    });
    if let Err(refused) = given_up.await {
        tracing::error!(room = %slot.id, code = refused.code(), "a computer player could not give up");
    }
}

/// The game on the board, if the computer still has this to do in it.
fn still_at<'t>(
    table: &'t Table,
    player: Player,
    key: &Key,
    now: Millis,
) -> Option<&'t crate::house::table::Current> {
    let duty = Duty::of(table, player, now).filter(|duty| duty.key == *key)?;
    table.current.as_deref().filter(|current| current.id == duty.key.game)
}

impl House {
    /// Does something in the game, if the computer still has this to do.
    async fn act_for(
        &self,
        slot: &Shared,
        player: Player,
        key: &Key,
        action: &Action,
    ) -> Result<(), Refused> {
        self.change(slot, |table| {
            let now = self.now();
            if still_at(table, player, key, now).is_none() {
                return Ok(None);
            }
            let command = Command { id: draw::command()?, action: action.clone() };
            Change::of_game(table, player.seat.into(), command, now)
        })
        .await
    }
}

/// Plays the next game.
async fn be_ready(house: &Weak<House>, slot: &Shared, player: Player, key: &Key) {
    let (Some(house), Some(person)) = (house.upgrade(), identity::person(player.level)) else { return };
    if !slot.mind.lock().commit(key) {
        return;
    }
    let ready = house.change(slot, |table| {
        let now = house.now();
        if Duty::of(table, player, now).is_none_or(|duty| duty.key != *key) {
            return Ok(None);
        }
        Change::of_room(table, &person, tengen_room::Action::Ready, now)
    });
    if let Err(refused) = ready.await {
        tracing::warn!(room = %slot.id, code = refused.code(), "a computer player is not ready");
    }
}
