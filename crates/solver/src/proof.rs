//! Proofs of forced wins.

use std::sync::Arc;

use tengen_rules::Point;

/// A forced win of the side to move: its move, and the win that follows every reply.
///
/// Proofs are shared where positions meet again, so a proof is a directed graph without cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    point: Point,
    replies: Vec<Reply>,
    otherwise: Option<Arc<Proof>>,
    length: usize,
}

/// A reply of the defender and the win that follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move of the defender.
    pub point: Point,
    /// The win after it.
    pub proof: Arc<Proof>,
}

impl Proof {
    /// The proof that a five is there to be made.
    pub const fn five(point: Point) -> Self {
        Self { point, replies: Vec::new(), otherwise: None, length: 1 }
    }

    /// A win that begins with `point` and goes on as said after each of `replies`, and as in
    /// `otherwise` after a pass and all others. Nothing is checked here; see [`Proof::verify`].
    pub fn new(point: Point, replies: Vec<Reply>, otherwise: Arc<Self>) -> Self {
        let longest = replies.iter().map(|reply| reply.proof.length).max();
        let length = 2 + longest.unwrap_or(otherwise.length);
        Self { point, replies, otherwise: Some(otherwise), length }
    }

    /// The same win begun with another move that leads to the same position.
    pub(crate) fn with_point(self: Arc<Self>, point: Point) -> Arc<Self> {
        if self.point == point {
            return self;
        }
        Arc::new(Self { point, ..Self::clone(&self) })
    }

    /// The move of the attacker.
    pub const fn point(&self) -> Point {
        self.point
    }

    /// The replies that have an answer of their own.
    pub fn replies(&self) -> &[Reply] {
        &self.replies
    }

    /// The win that follows a pass and every reply that is not listed; `None` if the move itself is the
    /// winning five.
    pub const fn otherwise(&self) -> Option<&Arc<Self>> {
        self.otherwise.as_ref()
    }

    /// Whether the move is the winning five.
    pub const fn is_five(&self) -> bool {
        self.otherwise.is_none()
    }

    /// The number of stones until the five, both sides' counted, against the longest listed defence. A
    /// four that cannot be blocked counts as if it was followed by some reply and the five.
    pub const fn length(&self) -> usize {
        self.length
    }

    /// The whole line against the longest defence, attacker and defender in turn, down to the five or
    /// to the four that the defender may not block.
    pub fn line(&self) -> Vec<Point> {
        let mut line = vec![self.point];
        let mut proof = self;
        while let Some(reply) = proof.longest_reply() {
            proof = &reply.proof;
            line.extend([reply.point, proof.point]);
        }
        line
    }

    /// The first of the replies that hold out longest.
    fn longest_reply(&self) -> Option<&Reply> {
        self.replies.iter().rev().max_by_key(|reply| reply.proof.length)
    }
}
