//! How the referee finds its reasons.

use alloc::vec::Vec;

use crate::line::{Windows, windows_holding};
use crate::point_set::Bits;
use crate::referee::Trial;
use crate::{Board, Direction, DoubleThree, Forbidden, IllegalStone, Point, Referee, Verdict, Win};
use crate::{Continuation, Excuse, Explanation, FalseReason, FalseRow, Four, Row, Three};

impl Referee {
    /// What a stone on `point` would be, and why.
    ///
    /// # Errors
    ///
    /// If `point` is outside the board or holds a stone.
    pub fn explain(self, board: &Board, point: Point) -> Result<Explanation, IllegalStone> {
        board.check_free(point)?;
        Ok(Trial::new(self, board).explain(point, Detail::Everything))
    }
}

/// How far an explanation goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// Name all parts, as for the point that was asked for.
    Everything,
    /// Stop at the rule that settles the verdict, as for a continuation.
    Verdict,
}

impl Trial<'_> {
    fn explain(&mut self, point: Point, detail: Detail) -> Explanation {
        let mut found = Explanation {
            point,
            verdict: Verdict::Legal,
            excuse: None,
            fives: Vec::new(),
            overlines: Vec::new(),
            fours: Vec::new(),
            threes: Vec::new(),
            false_rows: Vec::new(),
        };
        for direction in Direction::ALL {
            self.line_through(point, direction).explain(&mut found);
        }
        let settled = self.settle_by_rows(&found);
        let is_open = settled.is_none() && self.threes_decide(&found);
        if is_open || detail == Detail::Everything && found.fives.is_empty() {
            for direction in Direction::ALL {
                found.threes.extend(self.explain_three(point, direction));
            }
        }
        (found.verdict, found.excuse) = settled.unwrap_or_else(|| self.settle_by_threes(&found));
        found
    }

    /// The verdict by the rules that come before the double-three, if one of them applies.
    fn settle_by_rows(&self, found: &Explanation) -> Option<(Verdict, Option<Excuse>)> {
        let rules = self.rules();
        let verdict = if !found.fives.is_empty() {
            Verdict::Five
        } else if rules.overline_forbidden && !found.overlines.is_empty() {
            Verdict::Forbidden(Forbidden::Overline)
        } else if rules.double_four_forbidden && found.fours.len() >= 2 {
            Verdict::Forbidden(Forbidden::DoubleFour)
        } else {
            return None;
        };
        Some((verdict, None))
    }

    /// Whether the verdict hangs on threes: not where two of them are allowed, nor where a four excuses
    /// them and there is one. What can be made of the threes is then of no consequence.
    fn threes_decide(&self, found: &Explanation) -> bool {
        match self.rules().double_three {
            DoubleThree::Allowed => false,
            DoubleThree::Forbidden => true,
            DoubleThree::ForbiddenWithoutFour | DoubleThree::ForbiddenUnlessForced => found.fours.is_empty(),
        }
    }

    fn settle_by_threes(&self, found: &Explanation) -> (Verdict, Option<Excuse>) {
        let rule = self.rules().double_three;
        if rule == DoubleThree::Allowed || found.real_threes().count() < 2 {
            return (Verdict::Legal, None);
        }
        let four_excuses =
            matches!(rule, DoubleThree::ForbiddenWithoutFour | DoubleThree::ForbiddenUnlessForced);
        if four_excuses && !found.fours.is_empty() {
            (Verdict::Legal, Some(Excuse::MakesFour))
        } else if self.is_excused(found.point) {
            (Verdict::Legal, Some(Excuse::OnlyDefence))
        } else {
            (Verdict::Forbidden(Forbidden::DoubleThree), None)
        }
    }

    /// The row through `point` that could become a straight four, with all its continuations judged.
    fn explain_three(&mut self, point: Point, direction: Direction) -> Option<Three> {
        let line = self.line_through(point, direction);
        let candidates = line.straight_fours();
        if candidates.is_empty() {
            return None;
        }
        let stones = candidates.iter().fold(0, |stones, &(four, last)| stones | four & !(1 << last));
        self.toggle(point);
        let continuations = candidates
            .into_iter()
            .map(|(four, last)| Continuation {
                point: line.point(last),
                straight_four: line.points(four),
                five_points: [line.point(four.trailing_zeros() - 1), line.point(four.trailing_zeros() + 4)],
                explanation: self.explain(line.point(last), Detail::Verdict),
            })
            .collect();
        self.toggle(point);
        Some(Three { direction, stones: line.points(stones), continuations })
    }

    fn line_through(&self, point: Point, direction: Direction) -> LineThrough {
        let line = self.line(direction.slot(point));
        let win = self.rules().win;
        LineThrough {
            direction,
            slot: direction.slot(point),
            bit: direction.bit(point),
            win,
            own: line.own,
            windows: line.windows(win),
            // What the line would hold if more than five were as good as five.
            unlimited: line.windows(Win::FiveOrMore),
        }
    }
}

/// One line through the point that is explained, before the stone is put there.
struct LineThrough {
    direction: Direction,
    slot: usize,
    bit: u32,
    win: Win,
    own: u32,
    windows: Windows,
    unlimited: Windows,
}

impl LineThrough {
    fn point(&self, bit: u32) -> Point {
        self.direction.point(self.slot, bit)
    }

    fn points(&self, bits: u32) -> Vec<Point> {
        Bits(bits).map(|bit| self.point(bit)).collect()
    }

    fn row(&self, bits: u32) -> Row {
        Row { direction: self.direction, stones: self.points(bits) }
    }

    /// The stones with the new one among them.
    const fn stones(&self) -> u32 {
        self.own | 1 << self.bit
    }

    /// The unbroken run of stones through the point.
    fn run(&self) -> u32 {
        let stones = u64::from(self.stones());
        let above = (!(stones >> self.bit)).trailing_zeros();
        let below = (!(stones << (63 - self.bit))).leading_zeros();
        (((1u64 << (above + below - 1)) - 1) << (self.bit + 1 - below)) as u32
    }

    /// Adds what this line holds, apart from threes, which need the other lines.
    fn explain(&self, found: &mut Explanation) {
        let run = self.run();
        if self.windows.five() >> self.bit & 1 != 0 {
            found.fives.push(self.row(run));
            return;
        }
        if run.count_ones() >= 6 {
            found.overlines.push(self.row(run));
        }
        let fours = self.fours();
        let is_empty = fours.is_empty() && run.count_ones() < 5 && self.straight_fours().is_empty();
        found.fours.extend(fours);
        if is_empty {
            found.false_rows.extend(self.false_row());
        }
    }

    /// The windows of five through the point that the stone leaves one short of a five: their four
    /// stones and the free point.
    fn windows_of_four(&self, windows: &Windows) -> Vec<(u32, u32)> {
        let free = windows.empty & !(1 << self.bit);
        Bits(windows.fours() & windows_holding::<5>(self.bit))
            .map(|start| 0b1_1111 << start)
            .map(|window| (self.stones() & window, free & window))
            .collect()
    }

    fn fours(&self) -> Vec<Four> {
        let mut fours: Vec<(u32, u32)> = Vec::new();
        for (stones, five_point) in self.windows_of_four(&self.windows) {
            match fours.iter_mut().find(|(same, _)| *same == stones) {
                Some((_, five_points)) => *five_points |= five_point,
                None => fours.push((stones, five_point)),
            }
        }
        // Where six wins, sets of four within one row share its free point: one four to a player's eye.
        if self.win.by_overline() {
            fours.sort_by_key(|&(_, five_points)| core::cmp::Reverse(five_points.count_ones()));
            let mut covered = 0;
            fours.retain(|&(_, five_points)| {
                let new = five_points & !covered != 0;
                covered |= five_points;
                new
            });
        }
        fours
            .into_iter()
            .map(|(stones, five_points)| Four {
                direction: self.direction,
                stones: self.points(stones),
                five_points: self.points(five_points),
            })
            .collect()
    }

    /// The straight fours that one stone after this one makes: their stones, that one among them, and it.
    fn straight_fours(&self) -> Vec<(u32, u32)> {
        self.straight_fours_in(&self.windows)
    }

    fn straight_fours_in(&self, windows: &Windows) -> Vec<(u32, u32)> {
        let mut fours: Vec<(u32, u32)> = Bits(windows.threes() & windows_holding::<4>(self.bit))
            .map(|start| {
                let four = 0b1111 << start;
                (four, (four & !self.stones()).trailing_zeros())
            })
            .collect();
        fours.sort_by_key(|&(_, last)| last);
        fours
    }

    /// A row that looks like a three or a four; this line is known to hold no real one.
    fn false_row(&self) -> Option<FalseRow> {
        let row =
            |stones, reason| FalseRow { direction: self.direction, stones: self.points(stones), reason };
        if let Some(&(stones, _)) = self.windows_of_four(&self.unlimited).first() {
            return Some(row(stones, FalseReason::RottenSix));
        }
        if let Some(&(four, last)) = self.straight_fours_in(&self.unlimited).first() {
            return Some(row(four & !(1 << last), FalseReason::RottenSix));
        }
        let stones = self.three_stones()?;
        Some(row(stones, FalseReason::NoRoom))
    }

    /// Three stones in four points with the point among them, free at both ends and in the gap.
    fn three_stones(&self) -> Option<u32> {
        Bits(windows_holding::<4>(self.bit)).find_map(|start| {
            let window = 0b1111 << start;
            let stones = self.stones() & window;
            // Grown by a point at either end: a row on the edge of the board keeps no such neighbour.
            let with_ends = stones | stones << 1 | stones >> 1;
            let reach = with_ends | window;
            let is_three = stones.count_ones() == 3
                && stones & 1 == 0
                && with_ends.count_ones() >= 5
                && reach & !stones & !self.windows.empty == 0;
            is_three.then_some(stones)
        })
    }
}
