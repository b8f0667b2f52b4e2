//! Proofs as trees of text and as tables of data.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use tengen_rules::Point;

use crate::proof::Proof;

/// A move of the attacker in a [table](Proof::table) of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The move.
    pub point: Point,
    /// The replies that have an answer of their own, each with the index of the entry that answers it.
    pub replies: Vec<(Point, usize)>,
    /// The index of the entry that answers a pass and all other replies; `None` if the move is the five.
    pub otherwise: Option<usize>,
}

impl Proof {
    /// The proof as a table without sharing or nesting. Entry 0 is its first move; an entry refers
    /// only to later ones.
    pub fn table(&self) -> Vec<Entry> {
        let mut postorder = Vec::new();
        number(self, &mut HashMap::new(), &mut postorder);
        let last = postorder.len() - 1;
        for entry in &mut postorder {
            for (_, index) in &mut entry.replies {
                *index = last - *index;
            }
            entry.otherwise = entry.otherwise.map(|index| last - index);
        }
        postorder.reverse();
        postorder
    }

    /// The proof as a tree of text.
    ///
    /// A line shows moves and replies in turn while there is one reply to answer; several replies are
    /// lines of their own below, further in. `*` stands for every reply that is not listed. A part that was
    /// shown before is named by the number it carries there in brackets.
    pub fn tree(&self) -> Tree<'_> {
        Tree(self)
    }
}

/// Adds the entries of `proof`, those it refers to before itself, and says its index.
fn number(proof: &Proof, known: &mut HashMap<*const Proof, usize>, entries: &mut Vec<Entry>) -> usize {
    let address = std::ptr::from_ref(proof);
    if let Some(&index) = known.get(&address) {
        return index;
    }
    let otherwise = proof.otherwise().map(|next| number(next, known, entries));
    let replies = proof.replies().iter();
    let replies = replies.map(|reply| (reply.point, number(&reply.proof, known, entries))).collect();
    entries.push(Entry { point: proof.point(), replies, otherwise });
    known.insert(address, entries.len() - 1);
    entries.len() - 1
}

/// Prints a proof as a tree.
pub struct Tree<'p>(&'p Proof);

impl fmt::Display for Tree<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut uses = HashMap::new();
        count_uses(self.0, &mut uses);
        let mut printer = Printer { uses, labels: HashMap::new() };
        printer.line(self.0, 0, f)
    }
}

/// How often each part that is more than a last four is referred to.
fn count_uses(proof: &Proof, uses: &mut HashMap<*const Proof, u32>) {
    for next in answers(proof) {
        let count = uses.entry(Arc::as_ptr(next)).or_insert(0);
        *count += 1;
        if *count == 1 {
            count_uses(next, uses);
        }
    }
}

/// The wins after the listed replies and after all others.
fn answers(proof: &Proof) -> impl Iterator<Item = &Arc<Proof>> {
    proof.replies().iter().map(|reply| &reply.proof).chain(proof.otherwise())
}

struct Printer {
    uses: HashMap<*const Proof, u32>,
    labels: HashMap<*const Proof, usize>,
}

impl Printer {
    /// Prints the rest of a line that begins with `proof`, and the lines below it.
    fn line(&mut self, proof: &Proof, depth: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut proof = proof;
        loop {
            let address = std::ptr::from_ref(proof);
            if let Some(label) = self.labels.get(&address) {
                return writeln!(f, "[{label}]");
            }
            if proof.length() > 3 && self.uses.get(&address).is_some_and(|&uses| uses > 1) {
                let label = self.labels.len() + 1;
                self.labels.insert(address, label);
                write!(f, "[{label}] ")?;
            }
            write!(f, "{}", proof.point())?;
            let Some(otherwise) = proof.otherwise() else { return writeln!(f) };
            match proof.replies() {
                [] if otherwise.is_five() => return writeln!(f),
                [only] if otherwise.is_five() => {
                    write!(f, " {} ", only.point)?;
                    proof = &only.proof;
                }
                _ => {
                    writeln!(f)?;
                    return self.branches(proof, otherwise, depth + 1, f);
                }
            }
        }
    }

    fn branches(
        &mut self,
        proof: &Proof,
        otherwise: &Proof,
        depth: usize,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        let indent = 2 * depth;
        for reply in proof.replies() {
            write!(f, "{:indent$}{} ", "", reply.point)?;
            self.line(&reply.proof, depth, f)?;
        }
        write!(f, "{:indent$}* ", "")?;
        self.line(otherwise, depth, f)
    }
}
