//! One number for a position and its seven images.

use alloc::vec::Vec;

use crate::{BoardSize, Colour, Point, Symmetry};

/// A position by a number of 64 bits, the same for all eight images of the board.
///
/// It tells apart boards of different sizes, stones of different colours, and whose turn it is; how the
/// stones came there and by which rules is not in it. Two positions that differ have the same number by
/// a chance of one in some 10¹⁸. The numbers are kept in databases: they never change.
///
/// ```
/// use tengen_rules::{BoardSize, Colour, PositionHash};
/// let after = |second: &str| {
///     let mut hash = PositionHash::new(BoardSize::RENJU);
///     hash.toggle("h8".parse().unwrap(), Colour::Black);
///     hash.toggle(second.parse().unwrap(), Colour::White);
///     hash.key(Colour::Black)
/// };
/// assert_eq!(after("h9"), after("g8"));
/// assert_ne!(after("h9"), after("i9"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionHash {
    size: BoardSize,
    /// The stones of each image, in the order of [`Symmetry::ALL`].
    images: [u64; 8],
}

impl PositionHash {
    /// The empty board.
    pub const fn new(size: BoardSize) -> Self {
        Self { size, images: [0; 8] }
    }

    /// Places a stone, or takes it away if it is there. The point must lie on the board.
    pub fn toggle(&mut self, point: Point, colour: Colour) {
        for (image, symmetry) in self.images.iter_mut().zip(Symmetry::ALL) {
            *image ^= stone(symmetry.apply(point, self.size), colour);
        }
    }

    /// The number of the position in which it is the turn of `to_move`.
    pub fn key(&self, to_move: Colour) -> u64 {
        mix(self.least() ^ mix(u64::from(self.size.lines()) << 24 | (to_move as u64) << 32 | 1))
    }

    /// The same point for the same move in all images of the position: `point` as it lies on the image
    /// that stands for all of them. Moves that the board's own symmetry makes equal are one.
    pub fn canonical(&self, point: Point) -> Point {
        self.standing().map(|symmetry| symmetry.apply(point, self.size)).min().unwrap_or(point)
    }

    /// The points of this board whose [`Self::canonical`] is `canonical`, in their order: one, or more on a
    /// board that equals its own image.
    pub fn originals(&self, canonical: Point) -> Vec<Point> {
        let back = |symmetry: Symmetry| symmetry.inverse().apply(canonical, self.size);
        let mut points: Vec<Point> = self.standing().map(back).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    fn least(&self) -> u64 {
        self.images.iter().copied().fold(u64::MAX, u64::min)
    }

    /// The symmetries that take this board to the image that stands for all.
    fn standing(&self) -> impl Iterator<Item = Symmetry> + '_ {
        let least = self.least();
        let images = self.images.iter().zip(Symmetry::ALL);
        images.filter(move |(image, _)| **image == least).map(|(_, symmetry)| symmetry)
    }
}

const fn stone(point: Point, colour: Colour) -> u64 {
    mix(point.column() as u64 | (point.row() as u64) << 8 | (colour as u64) << 16 | 2 << 40)
}

/// Spreads the bits of a word evenly: the finishing step of Vigna's SplitMix64.
const fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn hash(size: BoardSize, stones: &[(Point, Colour)]) -> PositionHash {
        let mut hash = PositionHash::new(size);
        for &(point, colour) in stones {
            hash.toggle(point, colour);
        }
        hash
    }

    fn alternating(points: &str) -> Vec<(Point, Colour)> {
        let points = points.split(' ').map(|text| text.parse().unwrap());
        points.zip(Colour::BOTH.into_iter().cycle()).collect()
    }

    fn image(stones: &[(Point, Colour)], symmetry: Symmetry, size: BoardSize) -> Vec<(Point, Colour)> {
        stones.iter().map(|&(point, colour)| (symmetry.apply(point, size), colour)).collect()
    }

    #[test]
    fn all_images_of_a_position_and_of_its_next_move_are_one() {
        for (lines, text) in [(15, "h8 h9 j9 g7 i7"), (15, "h8 h9 h10"), (20, "k11 a1 t20 b3"), (5, "c3")] {
            let size = BoardSize::new(lines).unwrap();
            let stones = alternating(text);
            let whole = hash(size, &stones);
            for symmetry in Symmetry::ALL {
                let other = hash(size, &image(&stones, symmetry, size));
                assert_eq!(other.key(Colour::White), whole.key(Colour::White));
                for point in size.iter() {
                    let there = symmetry.apply(point, size);
                    assert_eq!(other.canonical(there), whole.canonical(point));
                    assert!(other.originals(whole.canonical(point)).contains(&there));
                }
            }
        }
    }

    #[test]
    fn moves_that_symmetry_makes_equal_are_one() {
        let size = BoardSize::RENJU;
        let point = |text: &str| text.parse::<Point>().unwrap();
        let first = hash(size, &alternating("h8"));
        assert_eq!(first.canonical(point("h9")), first.canonical(point("g8")));
        assert_eq!(first.originals(first.canonical(point("h9"))), ["g8", "h7", "h9", "i8"].map(point));
        // h9 leaves one mirror.
        let second = hash(size, &alternating("h8 h9"));
        assert_eq!(second.originals(second.canonical(point("i9"))).len(), 2);
        assert_eq!(second.originals(second.canonical(point("h10"))).len(), 1);
    }

    #[test]
    fn order_does_not_matter_and_everything_else_does() {
        let size = BoardSize::RENJU;
        let key = |text: &str| hash(size, &alternating(text)).key(Colour::Black);
        assert_eq!(key("h8 h9 j9 g7"), key("j9 g7 h8 h9"));
        assert_ne!(key("h8 h9 j9 g7"), key("h9 h8 j9 g7"));
        let one = hash(size, &alternating("h8"));
        assert_ne!(one.key(Colour::Black), one.key(Colour::White));
        let keys = [15, 16, 17, 19].map(|lines| PositionHash::new(BoardSize::new(lines).unwrap()));
        let mut keys = keys.map(|empty| empty.key(Colour::Black));
        keys.sort_unstable();
        assert!(keys.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn different_positions_have_different_numbers() {
        let size = BoardSize::RENJU;
        let near: Vec<Point> = size
            .iter()
            .filter(|point| (4..=10).contains(&point.column()) && (4..=10).contains(&point.row()))
            .collect();
        let mut seen: HashMap<u64, Vec<(Point, Colour)>> = HashMap::new();
        for &one in &near {
            for &two in near.iter().filter(|&&two| two != one) {
                for &three in near.iter().filter(|&&three| three > one && three != two) {
                    let stones = [(one, Colour::Black), (two, Colour::White), (three, Colour::Black)];
                    let sorted = |stones: &[(Point, Colour)]| {
                        let mut stones = stones.to_vec();
                        stones.sort_by_key(|&(point, _)| point);
                        stones
                    };
                    let least = Symmetry::ALL.map(|symmetry| sorted(&image(&stones, symmetry, size)));
                    let least = least.into_iter().min_by_key(|stones| {
                        stones.iter().map(|&(point, colour)| (point, colour as u8)).collect::<Vec<_>>()
                    });
                    let key = hash(size, &stones).key(Colour::White);
                    let known = seen.entry(key).or_insert_with(|| least.clone().unwrap());
                    assert_eq!(*known, least.unwrap());
                }
            }
        }
    }

    #[test]
    fn the_numbers_never_change() {
        let hash = hash(BoardSize::RENJU, &alternating("h8 h9 j9 g7 i7"));
        assert_eq!(format!("{:016x}", hash.key(Colour::White)), "d3a78b68e8a7ef49");
        assert_eq!(hash.canonical("i10".parse().unwrap()).to_string(), "i10");
    }
}
