//! What a thread learns of moves in one search and keeps for the next.

use crate::geometry::CELLS;

/// How good moves were elsewhere.
pub(crate) struct Memories {
    /// By colour and cell.
    history: Box<[[i16; CELLS]; 2]>,
    /// The move that refuted the one before, by colour and that one's cell.
    counters: Box<[[u16; CELLS]; 2]>,
    /// Moves that refuted others at the same ply.
    killers: Vec<[u16; 2]>,
}

/// No move.
const NONE: u16 = u16::MAX;
/// The bound of the history's numbers.
const MOST: i32 = 8192;

impl Memories {
    pub(crate) fn new() -> Self {
        Self {
            history: Box::new([[0; CELLS]; 2]),
            counters: Box::new([[NONE; CELLS]; 2]),
            killers: vec![[NONE; 2]; super::LONGEST_LINE + 2],
        }
    }

    /// Fades what was learned, before another search.
    pub(crate) fn fade(&mut self) {
        for number in self.history.iter_mut().flatten() {
            *number /= 2;
        }
        self.killers.fill([NONE; 2]);
    }

    #[inline]
    pub(crate) fn history(&self, colour: usize, cell: usize) -> i32 {
        i32::from(self.history[colour][cell])
    }

    #[inline]
    pub(crate) fn is_killer(&self, ply: usize, cell: usize) -> bool {
        self.killers[ply].contains(&(cell as u16))
    }

    #[inline]
    pub(crate) fn is_counter(&self, colour: usize, last: Option<usize>, cell: usize) -> bool {
        last.is_some_and(|last| self.counters[colour][last] == cell as u16)
    }

    /// Moves the number of a move towards its bound, by less the nearer it is.
    pub(crate) fn learn(&mut self, colour: usize, cell: usize, bonus: i32) {
        let number = &mut self.history[colour][cell];
        let before = i32::from(*number);
        *number = (before + bonus - before * bonus.abs() / MOST).clamp(-MOST, MOST) as i16;
    }

    /// Remembers that a move refuted the one before it.
    pub(crate) fn refuted(&mut self, colour: usize, ply: usize, last: Option<usize>, cell: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != cell as u16 {
            killers[1] = killers[0];
            killers[0] = cell as u16;
        }
        if let Some(last) = last {
            self.counters[colour][last] = cell as u16;
        }
    }
}
