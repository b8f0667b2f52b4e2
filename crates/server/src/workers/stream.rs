//! Where jobs wait on the bus, and the names of everything there.

use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{self, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use async_nats::jetstream::{self, Context};
use tengen_work::Priority;

use super::letters::{LONGEST, WorkerId};
use crate::bus::NodeId;

/// Offers that nobody has taken for so long are thrown away: the node has made others meanwhile.
const KEPT: Duration = Duration::from_mins(1);

/// The most offers that are kept. More are refused, and wait with their nodes.
const MOST: i64 = 10_000;

/// The server hands a job to another worker when the one that has it has said nothing for so long: a move and
/// any other.
const SILENCE: [Duration; 2] = [Duration::from_secs(3), Duration::from_secs(8)];

/// How long a server may take to answer.
const ANSWER: Duration = Duration::from_secs(3);

/// How many copies are kept where there are several servers.
const COPIES: usize = 3;

/// The names of everything on the bus that concerns the jobs of the houses with one name.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    house: String,
}

impl Names {
    pub(crate) fn new(house: &str) -> Self {
        Self { house: house.to_owned() }
    }

    fn stream(&self) -> String {
        format!("tengen-{}-jobs", self.house)
    }

    /// The stream that keeps who is there.
    pub(crate) fn presence(&self) -> String {
        format!("tengen-{}-presence", self.house)
    }

    /// Where jobs of a priority are offered.
    pub(super) fn jobs(&self, priority: Priority) -> String {
        format!("tengen.{}.jobs.{}", self.house, word(priority))
    }

    /// Where a node listens for the words of workers.
    pub(super) fn node(&self, NodeId(node): NodeId) -> String {
        format!("tengen.{}.work.node.{node:016x}", self.house)
    }

    /// Where a worker hears what is not wanted any more.
    pub(super) fn worker(&self, WorkerId(worker): WorkerId) -> String {
        format!("tengen.{}.work.worker.{worker:016x}", self.house)
    }

    /// Where workers say that they are there.
    pub(super) fn alive(&self) -> String {
        format!("tengen.{}.work.alive", self.house)
    }
}

const fn word(priority: Priority) -> &'static str {
    match priority {
        Priority::Move => "move",
        Priority::Live => "live",
        Priority::Background => "background",
    }
}

/// What JetStream is asked by.
pub(crate) fn jetstream(client: &Client) -> Context {
    jetstream::ContextBuilder::new().timeout(ANSWER).ack_timeout(ANSWER).build(client.clone())
}

/// The stream of offers, made if there is none. Each is there until a worker has done the job.
pub(super) async fn open(
    client: &Client,
    context: &Context,
    names: &Names,
) -> Result<Stream, async_nats::Error> {
    let config = |num_replicas| stream::Config {
        name: names.stream(),
        subjects: vec![format!("tengen.{}.jobs.*", names.house)],
        retention: RetentionPolicy::WorkQueue,
        discard: DiscardPolicy::New,
        storage: StorageType::File,
        max_messages: MOST,
        max_message_size: i32::try_from(LONGEST).unwrap_or(i32::MAX),
        max_age: KEPT,
        num_replicas,
        ..stream::Config::default()
    };
    if client.server_info().cluster.is_some()
        && let Ok(stream) = context.get_or_create_stream(config(COPIES)).await
    {
        return Ok(stream);
    }
    Ok(context.get_or_create_stream(config(1)).await?)
}

/// Hands the offers of a priority to workers, each to one of them.
pub(super) async fn consumer(
    stream: &Stream,
    names: &Names,
    priority: Priority,
) -> Result<PullConsumer, async_nats::Error> {
    let silence = SILENCE[usize::from(priority != Priority::Move)];
    let config = pull::Config {
        durable_name: Some(word(priority).to_owned()),
        filter_subject: names.jobs(priority),
        ack_policy: AckPolicy::Explicit,
        ack_wait: silence,
        max_ack_pending: MOST,
        ..pull::Config::default()
    };
    Ok(stream.get_or_create_consumer(word(priority), config).await?)
}
