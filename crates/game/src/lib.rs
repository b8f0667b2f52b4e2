//! One game of renju or gomoku as a pure state machine.
