//! Rows that stand on the board, and rows that can still come to stand there.

use crate::direction;
use crate::line::{Line, Windows};
use crate::point_set::Bits;
use crate::{Board, Colour, Direction, PointSet, Referee, Row, RuleSet};

impl Referee {
    /// The windows of every line of the board, with the line's direction and slot.
    fn all_windows(self, board: &Board) -> impl Iterator<Item = (Direction, usize, Windows)> + '_ {
        let (own, opponent) = (board.lines(self.colour()), board.lines(self.colour().opponent()));
        let cells = direction::cells(board.size());
        Direction::ALL.into_iter().flat_map(move |direction| {
            direction.slots(board.size()).map(move |slot| {
                let line = Line { own: own.0[slot], opponent: opponent.0[slot], cells: cells[slot] };
                (direction, slot, line.windows(self.rules().win))
            })
        })
    }

    /// The points where one more stone of this colour wins.
    pub(crate) fn winning_points(self, board: &Board) -> PointSet {
        self.all_windows(board)
            .flat_map(|(direction, slot, windows)| {
                Bits(windows.five()).map(move |bit| direction.point(slot, bit))
            })
            .collect()
    }

    /// A row of this colour that has won, whole, if one stands on the board.
    ///
    /// ```
    /// use tengen_rules::{Board, BoardSize, Colour, Referee, RuleSet};
    /// let mut board = Board::new(BoardSize::RENJU);
    /// for point in ["h4", "h5", "h6", "h7", "h8"] {
    ///     board.place(point.parse().unwrap(), Colour::Black)?;
    /// }
    /// let referee = Referee::new(RuleSet::Renju, Colour::Black);
    /// assert_eq!(referee.winning_row(&board).map(|row| row.stones.len()), Some(5));
    /// board.place("h9".parse().unwrap(), Colour::Black)?;
    /// assert_eq!(referee.winning_row(&board), None);
    /// # Ok::<(), tengen_rules::IllegalStone>(())
    /// ```
    pub fn winning_row(self, board: &Board) -> Option<Row> {
        self.all_windows(board).find_map(|(direction, slot, windows)| {
            let start = Bits(windows.filled()).next()?;
            let own = board.lines(self.colour()).0[slot];
            let length = (!(own >> start)).trailing_zeros();
            let stones = (start..start + length).map(|bit| direction.point(slot, bit)).collect();
            Some(Row { direction, stones })
        })
    }

    /// Whether this colour could still make a five if it alone played on.
    fn can_make_five(self, board: &Board) -> bool {
        self.all_windows(board).any(|(_, _, windows)| windows.viable != 0)
    }
}

impl RuleSet {
    /// Whether neither side can make a five any more: an automatic draw.
    ///
    /// This is sound whatever is played, fouls that nobody claims included: it says so only when
    /// every five points in a row that could win hold stones of both colours, or would make an
    /// overline that does not win. It may say no on a board where only good play rules the five out.
    ///
    /// ```
    /// use tengen_rules::{Board, BoardSize, RuleSet};
    /// assert!(!RuleSet::Renju.is_dead(&Board::new(BoardSize::RENJU)));
    /// ```
    pub fn is_dead(self, board: &Board) -> bool {
        Colour::BOTH.into_iter().all(|colour| !Referee::new(self, colour).can_make_five(board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardSize, Point};

    fn board(rows: &str) -> Board {
        let rows: Vec<&str> = rows.split('/').collect();
        let mut board = Board::new(BoardSize::new(rows.len() as u8).unwrap());
        for (down, row) in rows.iter().enumerate() {
            for (column, cell) in row.bytes().enumerate() {
                let colour = match cell {
                    b'x' => Colour::Black,
                    b'o' => Colour::White,
                    _ => continue,
                };
                let point = Point::new(column as u8, (rows.len() - 1 - down) as u8).unwrap();
                board.place(point, colour).unwrap();
            }
        }
        board
    }

    fn check_dead(rows: &str, rule_sets: &[RuleSet]) {
        let board = board(rows);
        for rule_set in RuleSet::ALL {
            assert_eq!(rule_set.is_dead(&board), rule_sets.contains(&rule_set), "{rule_set} {rows}");
        }
    }

    #[test]
    fn a_board_is_dead_when_every_row_is_mixed() {
        check_dead("xo.../ox.../..xo./..ox./.....", &[]);
        check_dead("xoxox/oxoxo/xoxox/oxoxo/oxoxo", &RuleSet::ALL);
    }

    #[test]
    fn a_row_that_could_only_become_six_keeps_the_board_alive_where_six_wins() {
        let exact =
            [RuleSet::Standard, RuleSet::CaroExact, RuleSet::Omok, RuleSet::Renju, RuleSet::Renju1916];
        let exact = [&exact[..], &[RuleSet::Renju1918]].concat();
        check_dead("xxx.xx/xxooox/xoxxxx/xoxxox/xoxxox/xoxoox", &exact);
    }

    #[test]
    fn no_play_makes_a_five_on_a_dead_board() {
        // Every way to fill the free points of small crowded boards, passes included.
        let mut random = 0x2545_f491_4f6c_dd1d_u64;
        let mut dead = 0;
        for _ in 0..4000 {
            let mut board = Board::new(BoardSize::new(if random & 64 == 0 { 5 } else { 6 }).unwrap());
            for point in board.size().iter() {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                if !random.is_multiple_of(8) {
                    board.place(point, Colour::BOTH[(random >> 8) as usize % 2]).unwrap();
                }
            }
            for rule_set in RuleSet::ALL {
                if rule_set.is_dead(&board) {
                    dead += 1;
                    assert!(!some_filling_wins(rule_set, &mut board.clone(), 7), "{rule_set} {board}");
                }
            }
        }
        assert!(dead > 1000, "only {dead} dead boards were tried");
    }

    fn some_filling_wins(rule_set: RuleSet, board: &mut Board, limit: usize) -> bool {
        let won = |board: &Board, colour| Referee::new(rule_set, colour).winning_row(board).is_some();
        if Colour::BOTH.into_iter().any(|colour| won(board, colour)) {
            return true;
        }
        let free: Vec<Point> = board.free().collect();
        if free.len() > limit {
            return false;
        }
        // Points are filled in order, so that each arrangement is met once.
        fill(rule_set, board, &free)
    }

    fn fill(rule_set: RuleSet, board: &mut Board, free: &[Point]) -> bool {
        let Some((&point, rest)) = free.split_first() else { return false };
        Colour::BOTH.into_iter().any(|colour| {
            board.place(point, colour).unwrap();
            let won = Referee::new(rule_set, colour).winning_row(board).is_some();
            let wins = won || fill(rule_set, board, rest);
            board.lift(point);
            wins
        }) || fill(rule_set, board, rest)
    }
}
