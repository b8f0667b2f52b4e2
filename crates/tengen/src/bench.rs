//! `tengen bench`: the signature and the speed of the search.

use std::io::Write;

use clap::Args;

use crate::Outcome;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// The depth to search to
    #[arg(long, default_value_t = tengen_engine::Bench::DEPTH, value_name = "PLIES")]
    depth: u32,
    /// The number of threads; with more than one the nodes are no signature
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    threads: usize,
    /// The memory of the table of positions
    #[arg(long, default_value_t = 16, value_name = "MEGABYTES")]
    memory_mb: usize,
    /// Print the number of nodes alone
    #[arg(long)]
    signature: bool,
}

pub(crate) fn run(arguments: &Bench, out: &mut impl Write) -> Result<Outcome, Failure> {
    let bench = tengen_engine::Bench::run(arguments.depth, arguments.threads, arguments.memory_mb << 20);
    if arguments.signature {
        writeln!(out, "{}", bench.nodes)?;
        return Ok(Outcome::AllAnswered);
    }
    let speed = u128::from(bench.nodes) * 1_000_000 / bench.time.as_micros().max(1);
    writeln!(out, "nodes\t{}", bench.nodes)?;
    writeln!(out, "vcf nodes\t{}", bench.vcf_nodes)?;
    writeln!(out, "ms\t{}", bench.time.as_millis())?;
    writeln!(out, "nodes/s\t{speed}")?;
    Ok(Outcome::AllAnswered)
}
