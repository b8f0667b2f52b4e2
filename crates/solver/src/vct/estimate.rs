//! What a move is taken for before the position after it is looked at.

use crate::numbers::Numbers;

/// What kind of move leads to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// A three of the attacker, or the only way to stop a five.
    Three {
        /// What else it does: whether it makes rows in several directions, and whether it stands where the
        /// defender would make a four or a three.
        merits: u8,
    },
    /// A four of the attacker.
    Four,
    /// A move of the attacker that wins after another reply.
    Hint,
    /// Another move of the attacker, with a certificate.
    Quiet,
    /// A move of the defender.
    Reply {
        /// In how many ways the attacker could go on with a four or three; 0 where they were not counted,
        /// as after a four, which makes it the dearer.
        attacks: u16,
    },
}

/// The moves of a position that make neither four nor three, as far as they have been looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quiet {
    /// None of them.
    Untried,
    /// Those that open new points for fours.
    Opening,
    /// All.
    Tried,
}

/// A set of estimates: least numbers of positions that must be won or lost.
///
/// No set is best for all problems, and which one is seems to be chance, so the search takes turns with
/// several.
pub(super) struct Estimates {
    four: u32,
    quiet: u32,
    /// So many fours and threes to go on with are enough to prove a position; fewer make it harder.
    enough: u32,
    /// All moves that open points for fours, and all others.
    untried: [Numbers; 2],
    /// A child may get worse than the second best by one part in so many before its turn ends.
    patience: u32,
    /// How much harder to prove each move of the attacker makes its next ones, in quarters.
    length: u32,
    /// How much harder each of those past the [`HORIZON`] makes them besides.
    beyond: u32,
}

/// How many moves of the attacker lead to where a win should have become a VCF, while short wins are looked for.
const HORIZON: u32 = 4;

const ESTIMATES: [Estimates; 3] = [
    Estimates {
        four: 16,
        quiet: 6,
        enough: 12,
        untried: [Numbers { proof: 20, disproof: 1 }, Numbers { proof: 30, disproof: 3 }],
        patience: 4,
        length: 2,
        beyond: 20,
    },
    Estimates {
        four: 6,
        quiet: 6,
        enough: 12,
        untried: [Numbers { proof: 30, disproof: 6 }, Numbers { proof: 60, disproof: 3 }],
        patience: 8,
        length: 0,
        beyond: 0,
    },
    Estimates {
        four: 12,
        quiet: 3,
        enough: 12,
        untried: [Numbers { proof: 50, disproof: 1 }, Numbers { proof: 80, disproof: 3 }],
        patience: 2,
        length: 0,
        beyond: 0,
    },
];

/// So many fours and threes more to go on with make a position harder to disprove by one, and so many fewer
/// than enough harder to prove.
const ATTACKS: u32 = 4;

impl Estimates {
    /// The estimates of a turn, counted from 0.
    pub(super) const fn of_turn(turn: usize) -> &'static Self {
        &ESTIMATES[turn % ESTIMATES.len()]
    }

    /// What a move is the harder to prove for, after so many moves of the attacker: without it the search
    /// follows long lines while a short win waits.
    const fn penalty(&self, depth: u32) -> u32 {
        depth * self.length / 4 + depth.saturating_sub(HORIZON) * self.beyond
    }

    /// What a move is taken for, after so many moves of the attacker.
    pub(super) const fn numbers(&self, class: Class, depth: u32) -> Numbers {
        let proof = match class {
            Class::Three { merits } => 4 - merits as u32,
            // A four can be played at any time, so that it leads to many positions that differ little.
            Class::Four => self.four,
            Class::Quiet => self.quiet,
            Class::Hint => 1,
            Class::Reply { attacks } => {
                let attacks = attacks as u32;
                return Numbers {
                    proof: 1 + self.enough.saturating_sub(attacks) / ATTACKS,
                    disproof: 1 + attacks / ATTACKS,
                };
            }
        };
        Numbers { proof: proof + self.penalty(depth), disproof: 1 }
    }

    /// What all moves together are taken for that have not been looked at.
    pub(super) const fn untried(&self, quiet: Quiet, depth: u32) -> Option<Numbers> {
        let mut numbers = match quiet {
            Quiet::Untried => self.untried[0],
            Quiet::Opening => self.untried[1],
            Quiet::Tried => return None,
        };
        numbers.proof += self.penalty(depth);
        Some(numbers)
    }

    /// The limit for the best child where the second best has this number.
    pub(super) const fn limit(&self, second: u32) -> u32 {
        second.saturating_add(1 + second / self.patience)
    }
}
