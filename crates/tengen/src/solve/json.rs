//! Answers as JSON.

use std::io::Write;

use serde::Serialize;
use serde_json::{Map, Value};
use tengen_solver::Proof;

use super::{Finding, FoundResult};
use crate::failure::Failure;
use crate::forbid::json_line;

#[derive(Serialize)]
struct Answer {
    result: &'static str,
    moves: Vec<String>,
    verified: bool,
    nodes: u64,
    ms: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_moves: Option<Vec<String>>,
    /// Whether every other first move is known not to win.
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Vec<Entry>>,
}

/// A move of the attacker. Numbers are places in the list of entries.
#[derive(Serialize)]
struct Entry {
    r#move: String,
    replies: Map<String, Value>,
    otherwise: Option<usize>,
}

pub(super) fn write(finding: &Finding, with_proof: bool, out: &mut impl Write) -> Result<(), Failure> {
    let (result, proof, verified) = match &finding.result {
        FoundResult::Win { proof, is_verified } => ("win", Some(&**proof), *is_verified),
        FoundResult::None => ("none", None, false),
        FoundResult::Unknown => ("unknown", None, false),
    };
    let names = |proofs: &[_]| proofs.iter().map(first_move).collect();
    let answer = Answer {
        result,
        moves: proof.map(Proof::line).unwrap_or_default().iter().map(ToString::to_string).collect(),
        verified,
        nodes: finding.nodes,
        ms: u64::try_from(finding.time.as_millis()).unwrap_or(u64::MAX),
        winning_moves: finding.all.as_ref().map(|(proofs, _)| names(proofs)),
        complete: finding.all.as_ref().map(|(_, is_complete)| *is_complete),
        proof: proof.filter(|_| with_proof).map(entries),
    };
    json_line(&answer, out)
}

fn first_move(proof: &std::sync::Arc<Proof>) -> String {
    proof.point().to_string()
}

fn entries(proof: &Proof) -> Vec<Entry> {
    let entries = proof.table().into_iter().map(|entry| Entry {
        r#move: entry.point.to_string(),
        replies: entry.replies.iter().map(|(point, next)| (point.to_string(), (*next).into())).collect(),
        otherwise: entry.otherwise,
    });
    entries.collect()
}
