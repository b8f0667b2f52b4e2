//! What is looked up of windows and points under one rule set.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use tengen_rules::{Colour, ColourRules, DoubleThree, RuleSet, Win};

use crate::class::{self, Class, WINDOWS};
use crate::halves::{HALVES, Halves};
use crate::weights::{self, Weights};
use crate::worth::{self, COMBINATIONS, PICTURES, Worth};

/// What a stone on a point would make in all directions together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
#[repr(u8)]
pub(crate) enum Kind {
    /// Nothing that must be answered.
    #[default]
    Quiet,
    /// It is forbidden, whatever the other stones.
    Foul,
    Three,
    DoubleThree,
    Four,
    FourThree,
    /// Two points would complete a five.
    StraightFour,
    Five,
}

impl Kind {
    pub(crate) const COUNT: usize = 8;
}

/// What is known of a point for one colour.
#[derive(Clone, Copy, Default)]
pub(crate) struct Entry {
    /// How soon the colour tries a move there.
    pub(crate) attack: i16,
    /// How soon the other colour does.
    pub(crate) defence: i16,
    pub(crate) kind: Kind,
    /// Whether only the referee can tell if it is forbidden.
    pub(crate) is_doubtful: bool,
}

/// What a free point is to one colour: all that changes with every stone near it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Point {
    pub(crate) worth: Worth,
    pub(crate) kind: Kind,
}

/// The number of ways to write four classes, four bits each.
pub(crate) const CODES: usize = 1 << 16;

pub(crate) struct Tables {
    pub(crate) rule_set: RuleSet,
    /// By the numbers of both halves of a window with Black 1 and White 2: Black's class in the low four
    /// bits and White's in the high.
    classes: Box<[u8; HALVES * HALVES]>,
    halves: &'static Halves,
    /// By the classes in the four directions, four bits each: their combination, whatever the order.
    pub(crate) combinations: &'static [u16; CODES],
    /// By colour and combination.
    pub(crate) points: [Box<[Point; COMBINATIONS]>; 2],
    /// By colour and combination.
    pub(crate) entries: [Box<[Entry; COMBINATIONS]>; 2],
    /// What the threats of both sides are worth to a colour that is to move, by their picture.
    pub(crate) threats: [[i16; PICTURES]; 2],
    /// The lower bit of each cell of a window that a stone in its middle may change.
    pub(crate) around: u64,
    /// Whether a five can be stopped by other points than the one that completes it.
    pub(crate) ends_matter: bool,
}

impl Tables {
    /// The tables of `rule_set`, made once.
    pub(crate) fn of(rule_set: RuleSet) -> Arc<Self> {
        static MADE: OnceLock<Mutex<BTreeMap<&'static str, Arc<Tables>>>> = OnceLock::new();
        let mut made =
            MADE.get_or_init(Mutex::default).lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        Arc::clone(made.entry(rule_set.id()).or_insert_with(|| Arc::new(Self::new(rule_set))))
    }

    fn new(rule_set: RuleSet) -> Self {
        let rules = Colour::BOTH.map(|colour| rule_set.rules(colour));
        let black = class::classes(rules[0].win);
        let white = if rules[1].win == rules[0].win { black.clone() } else { class::classes(rules[1].win) };
        let halves = Halves::get();
        let mut classes = boxed::<u8, { HALVES * HALVES }>();
        for window in 0..WINDOWS {
            if let Some(index) = halves.index(window) {
                classes[index] = black[window] | white[exchanged(window)] << 4;
            }
        }
        let combinations = combinations();
        let entries = rules.map(|rules| {
            let mut entries = boxed::<Entry, COMBINATIONS>();
            for (code, &combination) in combinations.iter().enumerate() {
                entries[usize::from(combination)] = entry_of(code as u16, rules);
            }
            entries
        });
        Self {
            rule_set,
            classes,
            halves,
            combinations,
            points: Colour::BOTH.map(|colour| points(&entries[colour.index()], Role::of(rule_set, colour))),
            entries,
            threats: Colour::BOTH.map(|colour| {
                let role = Role::of(rule_set, colour);
                core::array::from_fn(|picture| worth::number(worth::of_threats(role, picture)))
            }),
            around: if rules.iter().all(|rules| rules.win == Win::FiveOrMore) {
                FOUR_AROUND
            } else {
                FIVE_AROUND
            },
            ends_matter: rules
                .iter()
                .any(|rules| matches!(rules.win, Win::UnblockedFiveOrMore | Win::UnblockedExactFive)),
        }
    }
}

impl Tables {
    /// The classes of the cell whose window begins at the lowest bit of `line`.
    #[inline]
    pub(crate) fn class(&self, line: u64) -> u8 {
        self.classes[self.halves.place(line)]
    }
}

/// The lower bits of the cells four away at most from the middle of a window, and five at most.
const FOUR_AROUND: u64 = 0x5_5554;
const FIVE_AROUND: u64 = 0x15_5555;

/// The combination of each code, for all tables.
fn combinations() -> &'static [u16; CODES] {
    static COMBINATIONS: OnceLock<Box<[u16; CODES]>> = OnceLock::new();
    COMBINATIONS.get_or_init(|| {
        let mut combinations = boxed::<u16, CODES>();
        for (code, combination) in combinations.iter_mut().enumerate() {
            *combination = worth::combination(classes_of(code as u16)) as u16;
        }
        combinations
    })
}

/// The classes that a code is written for.
pub(crate) fn classes_of(code: u16) -> [Class; 4] {
    [0, 4, 8, 12].map(|shift| Class::of(code >> shift & 15))
}

fn boxed<T: Clone + Copy + Default, const N: usize>() -> Box<[T; N]> {
    let made: Box<[T]> = vec![T::default(); N].into_boxed_slice();
    // The length is N.
    made.try_into().unwrap_or_else(|_| Box::new([T::default(); N]))
}

/// The window as the other colour sees it: stones exchanged, the wall as it is.
const fn exchanged(window: usize) -> usize {
    const LOW: usize = 0x5_5555;
    (window & LOW) << 1 | window >> 1 & LOW
}

/// Whose points are judged: the numbers of the evaluation differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Either side where five or more wins.
    Freestyle,
    /// Either side where only some fives win.
    Exact,
    /// The side that moves may be forbidden to.
    Bound,
    /// The other side of that.
    Free,
}

impl Role {
    pub(crate) const COUNT: usize = 4;

    pub(crate) const fn of(rule_set: RuleSet, colour: Colour) -> Self {
        let (own, other) = (rule_set.rules(colour), rule_set.rules(colour.opponent()));
        match (own.has_fouls(), other.has_fouls(), own.win) {
            (true, false, _) => Self::Bound,
            (false, true, _) => Self::Free,
            (_, _, Win::FiveOrMore) => Self::Freestyle,
            (_, _, _) => Self::Exact,
        }
    }
}

fn points(entries: &[Entry; COMBINATIONS], role: Role) -> Box<[Point; COMBINATIONS]> {
    let mut points = boxed::<Point, COMBINATIONS>();
    for (combination, (point, entry)) in points.iter_mut().zip(entries).enumerate() {
        let [own, other] = [0, 1].map(|turn| worth::number(worth::of_point(role, turn, combination)));
        point.worth = Worth::new(own, other);
        point.kind = entry.kind;
    }
    points
}

fn entry_of(code: u16, rules: ColourRules) -> Entry {
    let classes = classes_of(code);
    let (kind, is_doubtful) = kind_of(classes, rules);
    let order = |weights: &Weights| {
        let lines: i16 = classes.iter().map(|&class| weights.class[class as usize]).sum();
        if kind == Kind::Foul { 0 } else { lines + weights.kind[kind as usize] }
    };
    Entry { attack: order(&weights::ATTACK), defence: order(&weights::DEFENCE), kind, is_doubtful }
}

fn kind_of(classes: [Class; 4], rules: ColourRules) -> (Kind, bool) {
    let count = |class: Class| classes.iter().filter(|&&other| other == class).count();
    let threes = count(Class::Three) + count(Class::WideThree);
    let lines_with_four = count(Class::Four) + count(Class::TwoFours) + count(Class::StraightFour);
    let fours = lines_with_four + count(Class::TwoFours);
    if count(Class::Five) > 0 {
        return (Kind::Five, false);
    }
    if rules.overline_forbidden && count(Class::Overline) > 0 || rules.double_four_forbidden && fours >= 2 {
        return (Kind::Foul, false);
    }
    let is_doubtful = threes >= 2
        && match rules.double_three {
            DoubleThree::Allowed => false,
            DoubleThree::Forbidden => true,
            DoubleThree::ForbiddenWithoutFour | DoubleThree::ForbiddenUnlessForced => fours == 0,
        };
    let kind = if fours >= 2 || count(Class::StraightFour) > 0 {
        Kind::StraightFour
    } else {
        match (fours, threes) {
            (1, 0) => Kind::Four,
            (1, _) => Kind::FourThree,
            (_, 0) => Kind::Quiet,
            (_, 1) => Kind::Three,
            (_, _) => Kind::DoubleThree,
        }
    };
    (kind, is_doubtful)
}
