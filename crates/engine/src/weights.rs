//! The numbers of the evaluation and of the move order.

/// What a point is worth to a side, from what a stone there would make. Units as in [`crate::Score`].
pub(crate) struct Weights {
    /// By class of each direction.
    pub(crate) class: [i16; 15],
    /// By the kind of all four directions together, on top.
    pub(crate) kind: [i16; 8],
}

/// Points of the side to move.
pub(crate) const TO_MOVE: Weights =
    Weights { class: [0, 0, 0, 1, 1, 4, 5, 6, 7, 14, 18, 16, 16, 60, 0], kind: [0, 0, 4, 40, 6, 160, 0, 0] };

/// Points of the other side.
pub(crate) const OTHER: Weights =
    Weights { class: [0, 0, 0, 1, 1, 3, 4, 5, 5, 10, 13, 12, 12, 40, 0], kind: [0, 0, 2, 20, 3, 60, 30, 0] };

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
