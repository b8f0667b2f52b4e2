//! The numbers of the evaluation and of the move order.

/// How soon a move is tried, from what a stone there would make.
pub(crate) struct Weights {
    /// By class of each direction.
    pub(crate) class: [i16; 15],
    /// By the kind of all four directions together, on top.
    pub(crate) kind: [i16; 8],
}

/// How soon moves are tried that the mover makes something with.
pub(crate) const ATTACK: Weights = Weights {
    class: [0, 0, 2, 5, 9, 22, 27, 32, 30, 75, 85, 70, 70, 500, 2000],
    kind: [0, 0, 0, 250, 20, 900, 1500, 9000],
};

/// How soon moves are tried that take something from the opponent.
pub(crate) const DEFENCE: Weights = Weights {
    class: [0, 0, 1, 4, 6, 16, 20, 23, 20, 50, 58, 45, 45, 350, 1500],
    kind: [0, 0, 0, 120, 10, 450, 800, 5000],
};

/// What it is worth to be the one to move.
pub(crate) const TEMPO: i32 = 12;
