//! The 26 openings of renju.

use core::fmt;
use core::str::FromStr;

use super::turn::{Offset, Turn, offset};
use crate::{BoardSize, Point};

/// The names of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningNames {
    /// Simplified Chinese.
    pub zh_hans: &'static str,
    /// Traditional Chinese.
    pub zh_hant: &'static str,
    /// Japanese, in kanji.
    pub ja: &'static str,
    /// Japanese, in Latin letters.
    pub romaji: &'static str,
}

/// Writes the enum and its table from one list: code, names, and the third stone by its columns
/// and rows from the centre.
macro_rules! openings {
    ($($code:ident $zh_hans:literal $zh_hant:literal $ja:literal $romaji:literal $third:expr;)*) => {
        /// One of the 26 openings (珠型): Black on the centre, White touching it, Black within two lines.
        ///
        /// White's stone is beside the first (direct, 直指) or diagonal to it (indirect, 斜指), and
        /// the third decides among thirteen each. Four independent tables agree on this geometry.
        ///
        /// ```
        /// use tengen_rules::BoardSize;
        /// use tengen_rules::opening::NamedOpening;
        /// let (white, third) = ("g8".parse().unwrap(), "g7".parse().unwrap());
        /// let opening = NamedOpening::recognise(BoardSize::RENJU, white, third).unwrap();
        /// assert_eq!((opening.to_string().as_str(), opening.names().zh_hans), ("D4", "花月"));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum NamedOpening {
            $(#[doc = concat!($ja, ", ", $romaji, ".")] $code,)*
        }

        impl NamedOpening {
            /// All of them: D1 to D13, then I1 to I13.
            pub const ALL: [Self; 26] = [$(Self::$code),*];

            const fn entry(self) -> Entry {
                match self {
                    $(Self::$code => Entry {
                        code: stringify!($code),
                        names: OpeningNames {
                            zh_hans: $zh_hans, zh_hant: $zh_hant, ja: $ja, romaji: $romaji,
                        },
                        third: $third,
                    },)*
                }
            }
        }
    };
}

struct Entry {
    code: &'static str,
    names: OpeningNames,
    third: Offset,
}

openings! {
    D1 "寒星" "寒星" "寒星" "Kansei" (0, 2);
    D2 "溪月" "溪月" "渓月" "Keigetsu" (1, 2);
    D3 "疏星" "疏星" "疎星" "Sosei" (2, 2);
    D4 "花月" "花月" "花月" "Kagetsu" (1, 1);
    D5 "残月" "殘月" "残月" "Zangetsu" (2, 1);
    D6 "雨月" "雨月" "雨月" "Ugetsu" (1, 0);
    D7 "金星" "金星" "金星" "Kinsei" (2, 0);
    D8 "松月" "松月" "松月" "Shogetsu" (0, -1);
    D9 "丘月" "丘月" "丘月" "Kyugetsu" (1, -1);
    D10 "新月" "新月" "新月" "Shingetsu" (2, -1);
    D11 "瑞星" "瑞星" "瑞星" "Zuisei" (0, -2);
    D12 "山月" "山月" "山月" "Sangetsu" (1, -2);
    D13 "游星" "遊星" "遊星" "Yusei" (2, -2);
    I1 "长星" "長星" "長星" "Chosei" (2, 2);
    I2 "峡月" "峽月" "峡月" "Kyogetsu" (2, 1);
    I3 "恒星" "恆星" "恒星" "Kosei" (2, 0);
    I4 "水月" "水月" "水月" "Suigetsu" (2, -1);
    I5 "流星" "流星" "流星" "Ryusei" (2, -2);
    I6 "云月" "雲月" "雲月" "Ungetsu" (1, 0);
    I7 "浦月" "浦月" "浦月" "Hogetsu" (1, -1);
    I8 "岚月" "嵐月" "嵐月" "Rangetsu" (1, -2);
    I9 "银月" "銀月" "銀月" "Gingetsu" (0, -1);
    I10 "明星" "明星" "明星" "Myojo" (0, -2);
    I11 "斜月" "斜月" "斜月" "Shagetsu" (-1, -1);
    I12 "名月" "名月" "名月" "Meigetsu" (-1, -2);
    I13 "彗星" "彗星" "彗星" "Suisei" (-2, -2);
}

impl NamedOpening {
    /// The code, `D4` or `I11`.
    pub const fn code(self) -> &'static str {
        self.entry().code
    }

    /// The names.
    pub const fn names(self) -> OpeningNames {
        self.entry().names
    }

    /// Whether White's stone is beside the first one (直指) and not diagonal to it (斜指).
    pub const fn is_direct(self) -> bool {
        (self as u8) < Self::I1 as u8
    }

    /// The way from the centre to the second and to the third stone.
    const fn offsets(self) -> (Offset, Offset) {
        (if self.is_direct() { (0, 1) } else { (1, 1) }, self.entry().third)
    }

    /// The stones as they are usually drawn, in the order they are played: Black on the centre, White
    /// above or above to the right, Black.
    ///
    /// ```
    /// use tengen_rules::BoardSize;
    /// use tengen_rules::opening::NamedOpening;
    /// let stones = NamedOpening::I13.stones(BoardSize::RENJU);
    /// assert_eq!(format!("{stones:?}"), "[h8, i9, f6]");
    /// ```
    pub fn stones(self, size: BoardSize) -> [Point; 3] {
        let centre = size.centre();
        let (second, third) = self.offsets();
        // Every board has two lines on each side of its centre.
        let shift = |line: u8, lines: i32| line.saturating_add_signed(lines as i8);
        let at = |(columns, rows)| Point::at(shift(centre.column(), columns), shift(centre.row(), rows));
        [centre, at(second), at(third)]
    }

    /// The opening of a first stone on the centre of the board, a `white` one and Black's `third`,
    /// turned and mirrored about the centre in any way; `None` if they are none of the 26.
    pub fn recognise(size: BoardSize, white: Point, third: Point) -> Option<Self> {
        let (white, third) = (offset(size.centre(), white), offset(size.centre(), third));
        let images = || Turn::all().map(|turn| (turn.apply(white), turn.apply(third)));
        Self::ALL.into_iter().find(|opening| images().any(|image| image == opening.offsets()))
    }
}

impl fmt::Display for NamedOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that is no code of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the openings are D1 to D13 (direct) and I1 to I13 (indirect)")]
pub struct ParseNamedOpeningError;

impl FromStr for NamedOpening {
    type Err = ParseNamedOpeningError;

    /// Reads `D4` or `d4`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|opening| opening.code().eq_ignore_ascii_case(text));
        found.ok_or(ParseNamedOpeningError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PointSet, Symmetry};

    /// The third stones as players write them, with White on h9 (direct) and i9 (indirect).
    const THIRDS: [&str; 2] =
        ["h10 i10 j10 i9 j9 i8 j8 h7 i7 j7 h6 i6 j6", "j10 j9 j8 j7 j6 i8 i7 i6 h7 h6 g7 g6 f6"];

    #[test]
    fn the_stones_are_those_of_the_tables() {
        let thirds = THIRDS.iter().flat_map(|line| line.split(' '));
        for (opening, third) in NamedOpening::ALL.into_iter().zip(thirds) {
            let white = if opening.is_direct() { "h9" } else { "i9" };
            let expected = ["h8", white, third].map(|text| text.parse().unwrap());
            assert_eq!(opening.stones(BoardSize::RENJU), expected, "{opening}");
        }
    }

    #[test]
    fn every_opening_is_recognised_in_all_its_images_on_every_board() {
        for lines in [15, 17, 19] {
            let size = BoardSize::new(lines).unwrap();
            for opening in NamedOpening::ALL {
                for symmetry in Symmetry::ALL {
                    let [_, white, third] = opening.stones(size).map(|point| symmetry.apply(point, size));
                    assert_eq!(NamedOpening::recognise(size, white, third), Some(opening));
                }
            }
        }
    }

    #[test]
    fn white_touching_and_a_third_in_the_five_by_five_is_always_one_of_the_26() {
        for lines in 15..=20 {
            let size = BoardSize::new(lines).unwrap();
            let within = |point: Point, lines| {
                let (columns, rows) = offset(size.centre(), point);
                columns.abs() <= lines && rows.abs() <= lines
            };
            let near: Vec<_> =
                size.iter().filter(|&point| point != size.centre() && within(point, 3)).collect();
            for &white in &near {
                for &third in near.iter().filter(|&&third| third != white) {
                    let expected = within(white, 1) && within(third, 2);
                    assert_eq!(NamedOpening::recognise(size, white, third).is_some(), expected);
                }
            }
        }
    }

    #[test]
    fn stones_off_the_pattern_are_no_opening() {
        let size = BoardSize::RENJU;
        let at = |text: &str| text.parse().unwrap();
        for (white, third) in [("h8", "i9"), ("h9", "h9"), ("h9", "h8"), ("h10", "h9"), ("a1", "t20")] {
            assert_eq!(NamedOpening::recognise(size, at(white), at(third)), None, "{white} {third}");
        }
    }

    #[test]
    fn codes_are_read_in_either_case_and_nothing_else_is() {
        for opening in NamedOpening::ALL {
            assert_eq!(opening.to_string().parse(), Ok(opening));
            assert_eq!(opening.to_string().to_lowercase().parse(), Ok(opening));
        }
        for text in ["", "D", "D0", "D14", "I14", "D04", "d4 ", "花月"] {
            assert_eq!(text.parse::<NamedOpening>(), Err(ParseNamedOpeningError), "{text:?}");
        }
    }

    #[test]
    fn openings_differ_in_stones_and_names() {
        let all = NamedOpening::ALL;
        let distinct = |key: &dyn Fn(NamedOpening) -> String| {
            let mut keys: Vec<_> = all.into_iter().map(key).collect();
            keys.sort();
            keys.dedup();
            keys.len()
        };
        assert_eq!(distinct(&|opening| opening.names().ja.into()), 26);
        assert_eq!(distinct(&|opening| opening.names().romaji.into()), 26);
        let stones =
            |opening: NamedOpening| opening.stones(BoardSize::RENJU).into_iter().collect::<PointSet>();
        assert!(all.into_iter().all(|opening| stones(opening).len() == 3));
    }
}
