//! What a stone makes of the line around it.

use tengen_rules::Win;

use crate::geometry::REACH;

/// What a stone makes on one line, by what could become of it. A *straight four* has two points that
/// complete a five, with the four between them; an *open* row can become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Class {
    /// No five can come of it.
    Dead,
    /// Six or more where only exactly five wins.
    Overline,
    BlockedOne,
    OpenOne,
    BlockedTwo,
    /// One or two points make it a three.
    OpenTwo,
    /// Three points make it a three.
    WideTwo,
    /// Four points at least make it a three.
    WidestTwo,
    /// It can become a simple four only.
    BlockedThree,
    /// One point makes it a straight four.
    Three,
    /// Two points at least do.
    WideThree,
    /// A four that one stone blocks.
    Four,
    /// Two fours on the line.
    TwoFours,
    StraightFour,
    Five,
}

impl Class {
    pub(crate) const ALL: [Self; 15] = [
        Self::Dead,
        Self::Overline,
        Self::BlockedOne,
        Self::OpenOne,
        Self::BlockedTwo,
        Self::OpenTwo,
        Self::WideTwo,
        Self::WidestTwo,
        Self::BlockedThree,
        Self::Three,
        Self::WideThree,
        Self::Four,
        Self::TwoFours,
        Self::StraightFour,
        Self::Five,
    ];

    /// The class with that number; numbers that are none are [`Self::Dead`].
    pub(crate) const fn of(number: u16) -> Self {
        if (number as usize) < Self::ALL.len() { Self::ALL[number as usize] } else { Self::Dead }
    }
}

/// The number of windows: ten cells of two bits around a cell, 1 own, 2 the opponent's, 3 the wall.
pub(crate) const WINDOWS: usize = 1 << (4 * REACH);

const OWN: u32 = 1;
const OPPONENT: u32 = 2;
const WALL: u32 = 3;
const UNKNOWN: u8 = u8::MAX;

/// The classes of all windows for a colour that wins by `win`; what is no window is dead.
pub(crate) fn classes(win: Win) -> Vec<u8> {
    let mut classes = Classes { win, known: vec![UNKNOWN; WINDOWS] };
    for window in 0..WINDOWS as u32 {
        if is_window(window) {
            classes.class(window);
        } else {
            classes.known[window as usize] = Class::Dead as u8;
        }
    }
    classes.known
}

/// The state of the cell at `offset` from the centre, which is own.
const fn state(window: u32, offset: i32) -> u32 {
    match offset {
        0 => OWN,
        _ => window >> shift(offset) & 3,
    }
}

/// The place of the cell at `offset`; the centre has none.
const fn shift(offset: i32) -> u32 {
    let index = if offset < 0 { offset + 5 } else { offset + 4 };
    2 * index as u32
}

/// Whether the wall is only where a board can end.
fn is_window(window: u32) -> bool {
    [-1, 1].into_iter().all(|side| {
        let is_wall = |steps: i32| state(window, side * steps) == WALL;
        (1..5).all(|steps| !is_wall(steps) || is_wall(steps + 1))
    })
}

struct Classes {
    win: Win,
    known: Vec<u8>,
}

impl Classes {
    fn class(&mut self, window: u32) -> Class {
        match self.known[window as usize] {
            UNKNOWN => {
                let class = self.find(window);
                self.known[window as usize] = class as u8;
                class
            }
            known => Class::of(u16::from(known)),
        }
    }

    fn find(&mut self, window: u32) -> Class {
        if let Some(class) = self.row(window) {
            return class;
        }
        let mut counts = [0; Class::ALL.len()];
        let (mut fives, mut is_straight) = (0_u32, false);
        for offset in -4..=4_i32 {
            if state(window, offset) != 0 {
                continue;
            }
            let class = self.class(window | OWN << shift(offset));
            counts[class as usize] += 1;
            if class == Class::Five {
                let place = (offset + 5) as u32;
                is_straight |= place >= 5 && fives >> (place - 5) & 1 != 0;
                fives |= 1 << place;
            }
        }
        let count = |class: Class| counts[class as usize];
        match fives.count_ones() {
            0 => {}
            1 => return Class::Four,
            _ if is_straight => return Class::StraightFour,
            _ => return Class::TwoFours,
        }
        match count(Class::StraightFour) {
            0 => {}
            1 => return Class::Three,
            _ => return Class::WideThree,
        }
        if count(Class::Four) + count(Class::TwoFours) > 0 {
            return Class::BlockedThree;
        }
        match count(Class::Three) + count(Class::WideThree) {
            0 if count(Class::BlockedThree) > 0 => return Class::BlockedTwo,
            0 => {}
            1..=2 => return Class::OpenTwo,
            3 => return Class::WideTwo,
            _ => return Class::WidestTwo,
        }
        let twos = count(Class::OpenTwo) + count(Class::WideTwo) + count(Class::WidestTwo);
        match (twos, count(Class::BlockedTwo)) {
            (0, 0) => Class::Dead,
            (0, _) => Class::BlockedOne,
            _ => Class::OpenOne,
        }
    }

    /// Whether the centre stands in a row of five or more, and what that is worth.
    fn row(&self, window: u32) -> Option<Class> {
        let length =
            |side: i32| (1..=5).take_while(|steps| state(window, side * steps) == OWN).count() as i32;
        let (before, after) = (length(-1), length(1));
        let row = before + after + 1;
        if row < 5 {
            return None;
        }
        let is_blocked = || state(window, -before - 1) == OPPONENT && state(window, after + 1) == OPPONENT;
        Some(match self.win {
            Win::ExactFive | Win::UnblockedExactFive if row > 5 => Class::Overline,
            Win::UnblockedFiveOrMore | Win::UnblockedExactFive if row == 5 && is_blocked() => Class::Dead,
            _ => Class::Five,
        })
    }
}
