//! Levels of strength.

use crate::sight::Sight;

/// A level of strength, from a child's to all that the engine can do.
///
/// Weaker means shorter sight and mistakes that people make, never moves at random: what the level
/// does not see is the same all through a game, and what it sees it answers. See [`crate::Engine::play`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// A child who has just learned the rules.
    pub const CHILD: Self = Self(1);
    /// No weakness but the limits of the search.
    pub const FULL: Self = Self(10);

    /// The level with that number, from 1; `None` for any other number.
    ///
    /// ```
    /// use tengen_engine::Level;
    /// assert_eq!(Level::new(10), Some(Level::FULL));
    /// assert_eq!(Level::new(0).or(Level::new(11)), None);
    /// ```
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::CHILD.0 && number <= Self::FULL.0 { Some(Self(number)) } else { None }
    }

    /// The number, from 1.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::CHILD.0..=Self::FULL.0).map(Self)
    }

    /// What the level lacks; `None` for the full one.
    pub(crate) fn lacks(self) -> Option<&'static Lack> {
        LACKS.get(usize::from(self.0) - 1)
    }

    /// How many nodes the level spends on a question of an opening, at most.
    pub const fn opening_nodes(self) -> u64 {
        match self.0 {
            1..=2 => 500,
            3..=4 => 3000,
            5..=6 => 15_000,
            7..=8 => 60_000,
            _ => 400_000,
        }
    }
}

/// How well somebody plays, and in which game: the same mistakes are made in all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How well.
    pub level: Level,
    /// What the mistakes depend on: one number for a game, another for the next.
    pub seed: u64,
}

impl Strength {
    /// All that the engine can do.
    pub const FULL: Self = Self { level: Level::FULL, seed: 0 };
}

/// What somebody knows of forbidden points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fouls {
    /// They come as a surprise: plans are made as if nothing were forbidden.
    Unknown,
    /// What looks forbidden is taken for it.
    Looks,
    /// They are known exactly.
    Exact,
}

/// What a level lacks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lack {
    /// The most plies and nodes of a search.
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// The most positions of a search for a win by fours.
    vcf: u32,
    /// How many moves are considered.
    pub(crate) width: usize,
    /// By how much a move may be misjudged; 200 is a winning chance of 73 %.
    pub(crate) error: i32,
    /// How many of a thousand stones are overlooked.
    pub(crate) unseen: u32,
    /// On how many of a thousand points even a five is overlooked.
    pub(crate) blind: u32,
    pub(crate) fouls: Fouls,
}

impl Lack {
    pub(crate) fn sight(&self) -> Sight {
        Sight { vcf: self.vcf, takes_looks: self.fouls == Fouls::Looks }
    }
}

/// The levels below the full one. The numbers are chosen so that each beats the one before by about as
/// much; docs/engine.md has what was measured.
#[rustfmt::skip]
static LACKS: [Lack; 9] = [
    Lack { depth: 1, nodes: 200, vcf: 0, width: 5, error: 220, unseen: 400, blind: 200, fouls: Fouls::Unknown },
    Lack { depth: 1, nodes: 300, vcf: 0, width: 6, error: 150, unseen: 270, blind: 60, fouls: Fouls::Unknown },
    Lack { depth: 1, nodes: 400, vcf: 0, width: 8, error: 100, unseen: 170, blind: 0, fouls: Fouls::Unknown },
    Lack { depth: 1, nodes: 500, vcf: 0, width: 10, error: 60, unseen: 90, blind: 0, fouls: Fouls::Looks },
    Lack { depth: 2, nodes: 800, vcf: 6, width: 10, error: 40, unseen: 45, blind: 0, fouls: Fouls::Looks },
    Lack { depth: 3, nodes: 1500, vcf: 12, width: 12, error: 25, unseen: 20, blind: 0, fouls: Fouls::Looks },
    Lack { depth: 5, nodes: 4000, vcf: 80, width: 14, error: 12, unseen: 8, blind: 0, fouls: Fouls::Looks },
    Lack { depth: 7, nodes: 8000, vcf: 200, width: 20, error: 3, unseen: 0, blind: 0, fouls: Fouls::Exact },
    Lack { depth: 8, nodes: 12_000, vcf: 400, width: 30, error: 0, unseen: 0, blind: 0, fouls: Fouls::Exact },
];
