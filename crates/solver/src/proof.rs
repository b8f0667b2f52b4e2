//! Proofs of forced wins.

use std::rc::Rc;

use tengen_rules::Point;

/// A forced win of the side to move: its move, and the win that follows every reply.
///
/// Proofs are shared where positions meet again, so a proof is a directed graph without cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The move of the attacker.
    pub point: Point,
    /// The replies that need an answer of their own.
    pub replies: Vec<Reply>,
    /// The win that follows a pass and every reply that is not listed. `None` if the move itself is
    /// the winning five.
    pub otherwise: Option<Rc<Self>>,
}

/// A reply of the defender and the win that follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move of the defender.
    pub point: Point,
    /// The win after it.
    pub proof: Rc<Proof>,
}

impl Proof {
    /// The proof that a five is there to be made.
    pub const fn five(point: Point) -> Self {
        Self { point, replies: Vec::new(), otherwise: None }
    }

    /// The same win begun with another move that leads to the same position.
    pub(crate) fn with_point(self: Rc<Self>, point: Point) -> Rc<Self> {
        if self.point == point {
            return self;
        }
        Rc::new(Self { point, ..Self::clone(&self) })
    }

    /// Whether the move is the winning five.
    pub const fn is_five(&self) -> bool {
        self.otherwise.is_none()
    }

    /// The number of stones until the five, both sides' counted, against the longest defence. A four
    /// that cannot be blocked counts as if it was followed by some reply and the five.
    pub fn length(&self) -> usize {
        let Some(otherwise) = &self.otherwise else { return 1 };
        let longest = self.replies.iter().map(|reply| reply.proof.length()).max();
        2 + longest.unwrap_or_else(|| otherwise.length())
    }

    /// The whole line against the longest defence, attacker and defender in turn, down to the five or
    /// to the four that the defender may not block.
    pub fn line(&self) -> Vec<Point> {
        let mut line = vec![self.point];
        if let Some(reply) = self.replies.iter().max_by_key(|reply| reply.proof.length()) {
            line.push(reply.point);
            line.extend(reply.proof.line());
        } else if let Some(otherwise) = self.otherwise.as_deref().filter(|next| !next.is_five()) {
            // Nothing the defender does matters here; the line goes on as after a pass.
            line.extend(otherwise.line());
        }
        line
    }
}
