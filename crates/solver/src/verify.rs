//! Checking proofs with the referee.

use std::collections::HashSet;

use tengen_rules::{Board, Colour, Point, PointSet, Position, Threat};

use crate::field::{Field, Fives};
use crate::proof::Proof;

/// Why a proof is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The attacker's move cannot be played.
    #[error("{point} cannot be played on {board}")]
    IllegalMove {
        /// The move.
        point: Point,
        /// The board before it.
        board: Box<Board>,
    },
    /// A move that is said to be the winning five is none.
    #[error("{point} makes no five on {board}")]
    NoFive {
        /// The move.
        point: Point,
        /// The board before it.
        board: Box<Board>,
    },
    /// The defender has a five to make.
    #[error("the defender wins with {point} on {board}")]
    DefenderWins {
        /// The defender's move.
        point: Point,
        /// The board before it.
        board: Box<Board>,
    },
    /// The win that is said to follow every reply that is not listed does not follow this one.
    #[error("nothing answers {reply} on {board}")]
    Unanswered {
        /// The reply.
        reply: Point,
        /// The board before it.
        board: Box<Board>,
    },
}

impl Proof {
    /// Plays the proof against every legal defence, passes included.
    ///
    /// After a move that threatens a five the replies are enough that stop it, since every other one
    /// is answered by the five itself; after any other move all points of the board are tried.
    ///
    /// # Errors
    ///
    /// The first flaw.
    pub fn verify(&self, position: &Position) -> Result<(), Flaw> {
        let mut field = Field::new(position.board(), position.rule_set());
        Checker::new(&mut field, position.to_move()).check(self)
    }
}

/// Checks proofs on a board, each part of a proof once for each board it is met on.
pub(crate) struct Checker<'f> {
    field: &'f mut Field,
    attacker: Colour,
    /// What was found sound: the board's hash and the address of the proof.
    sound: HashSet<(u64, *const Proof)>,
}

/// Whether `proof`, which should be as short as a VCF, wins for `attacker`, who is to move on the board of
/// `field`. It is [`Checker::check`] without a memory of what is sound and without a flaw to show, which cost
/// more than such a check itself.
pub(crate) fn holds(field: &mut Field, attacker: Colour, proof: &Proof) -> bool {
    let point = proof.point();
    let Some(otherwise) = proof.otherwise() else {
        return field.directions(point, attacker, Threat::Five) > 0;
    };
    if !field.board().is_free(point) || !field.is_legal(point, attacker) {
        return false;
    }
    field.place(point, attacker);
    let holds = answers_all(field, attacker, proof, otherwise);
    field.lift(point);
    holds
}

/// The same after the attacker's move.
fn answers_all(field: &mut Field, attacker: Colour, proof: &Proof, otherwise: &Proof) -> bool {
    if field.has(attacker.opponent(), Threat::Five) || !holds(field, attacker, otherwise) {
        return false;
    }
    replies_to(field, attacker, proof).iter().all(|reply| {
        let defender = attacker.opponent();
        if !field.board().is_free(reply) || !field.is_legal(reply, defender) {
            return true;
        }
        let listed = proof.replies().iter().find(|listed| listed.point == reply);
        let next = listed.map_or(otherwise, |listed| &*listed.proof);
        field.with(reply, defender, |field| holds(field, attacker, next))
    })
}

/// The replies to try after the attacker's move of `proof`: those that stop a five, or all points, and what
/// the proof lists.
fn replies_to(field: &mut Field, attacker: Colour, proof: &Proof) -> PointSet {
    let mut replies: PointSet = proof.replies().iter().map(|reply| reply.point).collect();
    if field.has(attacker, Threat::Five) {
        replies.extend(field.blocks(attacker));
    } else {
        replies.extend(field.board().free());
    }
    replies
}

impl<'f> Checker<'f> {
    pub(crate) fn new(field: &'f mut Field, attacker: Colour) -> Self {
        Self { field, attacker, sound: HashSet::new() }
    }

    /// Whether `proof` wins for the attacker, who is to move on the board of the field.
    pub(crate) fn check(&mut self, proof: &Proof) -> Result<(), Flaw> {
        let point = proof.point();
        let Some(otherwise) = proof.otherwise() else {
            let fives = self.field.directions(point, self.attacker, Threat::Five);
            return if fives > 0 { Ok(()) } else { Err(Flaw::NoFive { point, board: self.board() }) };
        };
        if !self.field.board().is_free(point) || !self.field.is_legal(point, self.attacker) {
            return Err(Flaw::IllegalMove { point, board: self.board() });
        }
        let key = (self.field.board().hash(), std::ptr::from_ref(proof));
        if self.sound.contains(&key) {
            return Ok(());
        }
        self.field.place(point, self.attacker);
        let result = self.check_replies(proof, otherwise);
        self.field.lift(point);
        if result.is_ok() {
            self.sound.insert(key);
        }
        result
    }

    fn board(&self) -> Box<Board> {
        Box::new(self.field.board().clone())
    }

    fn check_replies(&mut self, proof: &Proof, otherwise: &Proof) -> Result<(), Flaw> {
        let defender = self.attacker.opponent();
        if let Fives::One(point) | Fives::Many(point) = self.field.fives(defender) {
            return Err(Flaw::DefenderWins { point, board: self.board() });
        }
        self.check(otherwise)?;
        for reply in replies_to(self.field, self.attacker, proof).iter() {
            if !self.field.board().is_free(reply) || !self.field.is_legal(reply, defender) {
                continue;
            }
            let listed = proof.replies().iter().find(|listed| listed.point == reply);
            self.field.place(reply, defender);
            let result = self.check(listed.map_or(otherwise, |listed| &*listed.proof));
            self.field.lift(reply);
            if listed.is_none() && result.is_err() {
                return Err(Flaw::Unanswered { reply, board: self.board() });
            }
            result?;
        }
        Ok(())
    }
}
