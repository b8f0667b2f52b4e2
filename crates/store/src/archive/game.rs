//! A game in the archive.

use tengen_game::Kifu;
use tengen_rules::opening::NamedOpening;
use tengen_rules::{BoardSize, Colour, Point, RuleSet};

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchivedGame {
    /// Its id.
    pub id: String,
    /// The room it was played in; none of a record from elsewhere.
    pub room: Option<String>,
    /// It is listed to its players alone, and its positions are not found.
    pub private: bool,
    /// The ids of the persons who had Black and White in the end.
    pub persons: [String; 2],
    /// Their names when the game began.
    pub names: [String; 2],
    /// Their ratings when the game began, where they had one.
    pub ratings: [Option<u16>; 2],
    /// What won and what was forbidden.
    pub rule_set: RuleSet,
    /// The board.
    pub size: BoardSize,
    /// The name of the opening protocol.
    pub protocol: String,
    /// It counted for the ratings.
    pub rated: bool,
    /// When it began, in milliseconds since 1970.
    pub started_at: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Who won; none in a draw.
    pub winner: Option<Colour>,
    /// By what, in the writer's own words.
    pub ending: String,
    /// The moves, the first one first; a pass is none.
    pub moves: Vec<Option<Point>>,
}

impl ArchivedGame {
    /// A game from elsewhere, whose id is [`Kifu::id`].
    pub fn from_kifu(id: String, kifu: &Kifu) -> Self {
        Self {
            id,
            room: None,
            private: false,
            persons: kifu.players.each_ref().map(|name| Kifu::player_id(name)),
            names: kifu.players.clone(),
            ratings: kifu.ratings,
            rule_set: kifu.rule_set,
            size: kifu.size,
            protocol: kifu.protocol.clone(),
            rated: false,
            started_at: kifu.played_at,
            ended_at: kifu.played_at,
            winner: kifu.winner,
            ending: kifu.ending.clone(),
            moves: kifu.moves.clone(),
        }
    }

    /// Which of the 26 openings the first three stones are.
    pub fn opening(&self) -> Option<NamedOpening> {
        let [Some(first), Some(white), Some(third)] = *self.moves.first_chunk::<3>()? else { return None };
        if first == self.size.centre() { NamedOpening::recognise(self.size, white, third) } else { None }
    }

    /// The mean of both ratings, if both are known.
    pub fn rating(&self) -> Option<u16> {
        let [Some(black), Some(white)] = self.ratings else { return None };
        Some(black.midpoint(white))
    }
}

/// How strong the players of a game were, by the mean of their ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Band {
    /// One of the ratings is not known.
    Unknown,
    /// Below 1600.
    Below1600,
    /// 1600 to 1799.
    From1600,
    /// 1800 to 1999.
    From1800,
    /// 2000 to 2199.
    From2000,
    /// 2200 and above.
    From2200,
}

impl Band {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Unknown, Self::Below1600, Self::From1600, Self::From1800, Self::From2000, Self::From2200];

    /// The band of games with this mean rating.
    pub const fn of(rating: Option<u16>) -> Self {
        match rating {
            None => Self::Unknown,
            Some(..1600) => Self::Below1600,
            Some(..1800) => Self::From1600,
            Some(..2000) => Self::From1800,
            Some(..2200) => Self::From2000,
            Some(_) => Self::From2200,
        }
    }

    /// The word for programs, such as `1600`; `unknown` and `below-1600` for the first two.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Below1600 => "below-1600",
            Self::From1600 => "1600",
            Self::From1800 => "1800",
            Self::From2000 => "2000",
            Self::From2200 => "2200",
        }
    }

    /// The band with this word.
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|band| band.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_meet_without_a_gap() {
        let of = |rating| Band::of(Some(rating));
        assert_eq!([0, 1599].map(of), [Band::Below1600; 2]);
        assert_eq!([1600, 1799].map(of), [Band::From1600; 2]);
        assert_eq!([1800, 1999].map(of), [Band::From1800; 2]);
        assert_eq!([2000, 2199].map(of), [Band::From2000; 2]);
        assert_eq!([2200, u16::MAX].map(of), [Band::From2200; 2]);
        assert_eq!(Band::of(None), Band::Unknown);
        assert!(Band::ALL.into_iter().all(|band| Band::by_id(band.id()) == Some(band)));
        assert_eq!(Band::by_id("1700"), None);
    }
}
