//! What a stone would make on a line, for all points of the line at once.
//!
//! A line is a word with a bit a point. Every question about fives, fours and threes is a question
//! about windows of four, five or six neighbouring points, and one expression answers it for all
//! windows of the line: bit `i` of a window word speaks of the window that begins at bit `i`.

use crate::rule_set::Win;

/// A line as the colour to be judged sees it.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    /// Stones of the colour to be judged.
    pub(crate) own: u32,
    /// Stones of the other colour.
    pub(crate) opponent: u32,
    /// The points of the line that are on the board.
    pub(crate) cells: u32,
}

/// The windows of a line, from which all else is read.
#[derive(Clone, Copy)]
pub(crate) struct Windows {
    /// Free points (not windows).
    pub(crate) empty: u32,
    /// Windows of five without an opponent's stone or the edge in them.
    pub(crate) clear: u32,
    /// Clear windows of five that win when five own stones fill them.
    pub(crate) viable: u32,
    /// Windows of six whose two end points are free and would each complete a five with the four
    /// points between: where a straight four can stand.
    pub(crate) straight: u32,
    count: Counts,
}

/// How many own stones a window holds, as bit-sliced sums.
#[derive(Clone, Copy)]
struct Counts {
    /// Windows of four with 2 and with 3 own stones.
    four_has_2: u32,
    four_has_3: u32,
    /// Windows of five with 3, 4 and 5 own stones.
    five_has_3: u32,
    five_has_4: u32,
    five_has_5: u32,
}

impl Counts {
    #[inline(always)]
    const fn new(own: u32) -> Self {
        // Two neighbours: a sum of 0, 1 or 2 in two bits. Two such pairs make a window of four.
        let (one, both) = (own ^ own >> 1, own & own >> 1);
        let carry = one & one >> 2;
        let low = one ^ one >> 2;
        // A pair with a carry has one stone in each half, so it cannot have both in either.
        let middle = (both ^ both >> 2) | carry;
        let high = both & both >> 2;
        let fifth = own >> 4;
        Self {
            four_has_2: middle & !low,
            four_has_3: middle & low,
            five_has_3: (middle & low & !fifth) | (middle & !low & fifth),
            five_has_4: (high & !fifth) | (middle & low & fifth),
            five_has_5: high & fifth,
        }
    }
}

/// The points that are in one of the windows of `N` that `starts` names.
#[inline(always)]
const fn spread<const N: u32>(starts: u32) -> u32 {
    let mut points = starts;
    let mut shift = 1;
    while shift < N {
        points |= starts << shift;
        shift += 1;
    }
    points
}

/// The starts of the windows of `N` that hold `bit`: they begin up to `N - 1` points before it.
#[inline(always)]
pub(crate) const fn windows_holding<const N: u32>(bit: u32) -> u32 {
    ((((1u64 << N) - 1) << bit) >> (N - 1)) as u32
}

impl Win {
    /// Of the clear windows of five, those that win when five own stones fill them.
    #[inline(always)]
    const fn viable(self, clear: u32, own: u32, opponent: u32) -> u32 {
        match self {
            Self::FiveOrMore => clear,
            Self::ExactFive => clear & !(own << 1 | own >> 5),
            Self::UnblockedFiveOrMore => clear & !(opponent << 1 & opponent >> 5),
            Self::UnblockedExactFive => clear & !(own << 1 | own >> 5) & !(opponent << 1 & opponent >> 5),
        }
    }
}

impl Line {
    #[inline(always)]
    pub(crate) const fn windows(self, win: Win) -> Windows {
        let open = self.cells & !self.opponent;
        let empty = open & !self.own;
        let pair = open & open >> 1;
        let clear = pair & pair >> 2 & open >> 4;
        let viable = win.viable(clear, self.own, self.opponent);
        Windows {
            empty,
            clear,
            viable,
            straight: viable & viable >> 1 & empty & empty >> 5,
            count: Counts::new(self.own),
        }
    }
}

/// What one more own stone makes on a line; a set bit stands for the free point it is put on.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct LineFacts {
    /// It completes a five that wins.
    pub(crate) five: u32,
    /// It completes a row of six or more.
    pub(crate) overline: u32,
    /// It makes at least one four.
    pub(crate) four: u32,
    /// It makes two fours on this line.
    pub(crate) two_fours: u32,
    /// One further stone could make it a straight four: a three, if that stone may be played.
    pub(crate) three: u32,
}

impl Windows {
    /// The points that make a five.
    #[inline(always)]
    pub(crate) const fn five(&self) -> u32 {
        spread::<5>(self.viable & self.count.five_has_4) & self.empty
    }

    /// The points that make six or more.
    #[inline(always)]
    const fn overline(&self, own: u32) -> u32 {
        let sixth = own >> 5;
        let has_5 = (self.count.five_has_5 & !sixth) | (self.count.five_has_4 & sixth);
        spread::<6>(self.clear & self.clear >> 1 & has_5) & self.empty
    }

    /// Windows of five that have won.
    pub(crate) const fn filled(&self) -> u32 {
        self.viable & self.count.five_has_5
    }

    /// Windows of five that a stone on either of their two free points makes a four.
    #[inline(always)]
    pub(crate) const fn fours(&self) -> u32 {
        self.viable & self.count.five_has_3
    }

    /// Windows of four, the inner points of [`Self::straight`], that two stones make a straight four.
    #[inline(always)]
    pub(crate) const fn threes(&self) -> u32 {
        self.straight << 1 & self.count.four_has_2
    }

    /// The points that make a straight four.
    #[inline(always)]
    const fn straight_four(&self) -> u32 {
        spread::<4>(self.straight << 1 & self.count.four_has_3) & self.empty
    }

    /// The points at which a stone after one on `bit` makes a straight four holding both.
    #[inline(always)]
    pub(crate) const fn straight_four_points(&self, bit: u32) -> u32 {
        spread::<4>(self.threes() & windows_holding::<4>(bit)) & self.empty & !(1 << bit)
    }

    /// The points at which a stone after one on `bit` makes a five holding both.
    #[inline(always)]
    pub(crate) const fn five_points(&self, bit: u32) -> u32 {
        spread::<5>(self.fours() & windows_holding::<5>(bit)) & self.empty & !(1 << bit)
    }

    #[inline(always)]
    pub(crate) const fn facts(&self, own: u32) -> LineFacts {
        let fours = self.fours();
        let (mut once, mut twice) = (fours, 0);
        let mut shift = 1;
        while shift < 5 {
            twice |= once & fours << shift;
            once |= fours << shift;
            shift += 1;
        }
        LineFacts {
            five: self.five(),
            overline: self.overline(own),
            four: once & self.empty,
            // A straight four fills two windows with the same four stones: it is one four.
            two_fours: twice & self.empty & !self.straight_four(),
            three: spread::<4>(self.threes()) & self.empty,
        }
    }
}

/// Four lines as the colour to be judged sees them, field by field.
#[derive(Clone, Copy)]
pub(crate) struct FourLines {
    pub(crate) own: [u32; 4],
    pub(crate) opponent: [u32; 4],
    pub(crate) cells: [u32; 4],
}

impl FourLines {
    /// What one more own stone makes on each line: [`Windows::facts`] of all four, without a branch, so that
    /// the compiler works on them side by side.
    #[inline]
    pub(crate) fn facts(&self, win: Win) -> [LineFacts; 4] {
        // A known `win` leaves no branch in the loop.
        match win {
            Win::FiveOrMore => self.facts_of(Win::FiveOrMore),
            Win::ExactFive => self.facts_of(Win::ExactFive),
            Win::UnblockedFiveOrMore => self.facts_of(Win::UnblockedFiveOrMore),
            Win::UnblockedExactFive => self.facts_of(Win::UnblockedExactFive),
        }
    }

    #[inline(always)]
    fn facts_of(&self, win: Win) -> [LineFacts; 4] {
        let (mut five, mut overline, mut four, mut two_fours, mut three) =
            ([0; 4], [0; 4], [0; 4], [0; 4], [0; 4]);
        for lane in 0..4 {
            let line = Line { own: self.own[lane], opponent: self.opponent[lane], cells: self.cells[lane] };
            let facts = line.windows(win).facts(line.own);
            five[lane] = facts.five;
            overline[lane] = facts.overline;
            four[lane] = facts.four;
            two_fours[lane] = facts.two_fours;
            three[lane] = facts.three;
        }
        core::array::from_fn(|lane| LineFacts {
            five: five[lane],
            overline: overline[lane],
            four: four[lane],
            two_fours: two_fours[lane],
            three: three[lane],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads `.x.o` as a line; the word of points comes back as a text with `1` at set bits.
    fn check(line: &str, win: Win, pick: impl Fn(&LineFacts) -> u32, expected: &str) {
        let word = |stone| {
            line.bytes().enumerate().filter(|&(_, b)| b == stone).fold(0, |word, (bit, _)| word | 1 << bit)
        };
        let own: u32 = word(b'x');
        let line = Line { own, opponent: word(b'o'), cells: (1 << line.len()) - 1 };
        let word = pick(&line.windows(win).facts(own));
        let found: String =
            (0..expected.len()).map(|bit| if word >> bit & 1 == 1 { '1' } else { '.' }).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_five_is_exact_or_not_as_the_rule_says() {
        check("..xxxx...", Win::ExactFive, |f| f.five, ".1....1..");
        check(".x.xxxx..", Win::ExactFive, |f| f.five, ".......1.");
        check(".x.xxxx..", Win::FiveOrMore, |f| f.five, "..1....1.");
        check("oxxxx.o", Win::UnblockedExactFive, |f| f.five, ".......");
        check(".xxxx.o", Win::UnblockedExactFive, |f| f.five, "1....1.");
        check("xxxx.", Win::UnblockedExactFive, |f| f.five, "....1");
        check("oxxxxx.o", Win::UnblockedFiveOrMore, |f| f.five, "......1.");
        check("oxxxxx.o", Win::UnblockedExactFive, |f| f.five, "........");
    }

    #[test]
    fn an_overline_joins_two_rows() {
        check("xxx.xx.x.", Win::ExactFive, |f| f.overline, "...1.....");
        check("xxxx.xxxx", Win::ExactFive, |f| f.overline, "....1....");
        check("xx.xxo.xx", Win::ExactFive, |f| f.overline, ".........");
    }

    #[test]
    fn two_fours_on_one_line_are_told_from_a_straight_four() {
        check("x...x.x.", Win::ExactFive, |f| f.two_fours, "........");
        check("x.x.x.x..", Win::ExactFive, |f| f.two_fours, "...1.....");
        check("x.x.x.x..", Win::ExactFive, |f| f.four, ".1.1.1...");
        check("x.x.xx.x.", Win::ExactFive, |f| f.two_fours, ".........");
        check("x..xx.x..", Win::ExactFive, |f| f.two_fours, "..1......");
        check(".xxx.....", Win::ExactFive, |f| f.four, "1...11...");
        check(".xxx.....", Win::ExactFive, |f| f.two_fours, ".........");
    }

    #[test]
    fn a_three_needs_room_for_a_straight_four() {
        check("..xx..o", Win::ExactFive, |f| f.three, ".1..1..");
        check("o.xx..o", Win::ExactFive, |f| f.three, ".......");
        check("..x.x...", Win::ExactFive, |f| f.three, ".1.1.1..");
        check("x..xx...", Win::ExactFive, |f| f.three, ".....11.");
    }
}
