//! What is looked up of windows and points under one rule set.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use tengen_rules::{Colour, ColourRules, DoubleThree, RuleSet, Win};

use crate::class::{self, Class, WINDOWS};
use crate::weights::{self, Weights};
use crate::worth::WORTH;

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
    /// The worth when the colour is to move, and when the other is.
    pub(crate) worth: [i16; 2],
    pub(crate) attack: i16,
    pub(crate) defence: i16,
    pub(crate) kind: Kind,
    /// Whether only the referee can tell if it is forbidden.
    pub(crate) is_doubtful: bool,
    /// What the evaluation sees of it.
    pub(crate) shape: u8,
}

/// The number of combinations of classes in the four directions, four bits each.
const CODES: usize = 1 << 16;

pub(crate) struct Tables {
    pub(crate) rule_set: RuleSet,
    /// By window with Black 1 and White 2: Black's class in the low four bits and White's in the high.
    pub(crate) classes: Box<[u8; WINDOWS]>,
    /// By colour and combination of classes.
    pub(crate) entries: [Box<[Entry; CODES]>; 2],
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
        let mut classes = boxed::<u8, WINDOWS>();
        for (window, both) in classes.iter_mut().enumerate() {
            *both = black[window] | white[exchanged(window)] << 4;
        }
        Self {
            rule_set,
            classes,
            entries: Colour::BOTH.map(|colour| {
                let (rules, role) = (rules[colour.index()], Role::of(rule_set, colour));
                let mut entries = boxed::<Entry, CODES>();
                for (code, entry) in entries.iter_mut().enumerate() {
                    *entry = entry_of(code as u16, rules, role);
                }
                entries
            }),
            ends_matter: rules
                .iter()
                .any(|rules| matches!(rules.win, Win::UnblockedFiveOrMore | Win::UnblockedExactFive)),
        }
    }
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

/// The number of shapes that the evaluation tells apart.
pub(crate) const SHAPES: usize = 121;
/// The shape of a forbidden point.
const FOUL: usize = SHAPES - 1;

/// What the evaluation sees of a point: its two best classes, unless it is forbidden.
fn shape_of(classes: [Class; 4], kind: Kind) -> usize {
    if kind == Kind::Foul {
        return FOUL;
    }
    let mut classes = classes.map(|class| class as usize);
    classes.sort_unstable();
    classes[3] * (classes[3] + 1) / 2 + classes[2]
}

fn entry_of(code: u16, rules: ColourRules, role: Role) -> Entry {
    let classes = [0, 4, 8, 12].map(|shift| Class::of(code >> shift & 15));
    let (kind, is_doubtful) = kind_of(classes, rules);
    let shape = shape_of(classes, kind);
    let order = |weights: &Weights| {
        let lines: i16 = classes.iter().map(|&class| weights.class[class as usize]).sum();
        if kind == Kind::Foul { 0 } else { lines + weights.kind[kind as usize] }
    };
    Entry {
        worth: WORTH[role as usize].map(|worth| worth[shape]),
        attack: order(&weights::ATTACK),
        defence: order(&weights::DEFENCE),
        kind,
        is_doubtful,
        shape: shape as u8,
    }
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
