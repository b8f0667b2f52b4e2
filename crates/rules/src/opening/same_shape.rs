//! The same shape (同型, 同形) of two offered fifths.

use super::turn::{Offset, Turn};
use crate::{BoardSize, Point, PointSet};

/// Whether stones on `first` and on `second` would be of the same shape (同型, 同形): whether some rotation
/// or mirror image and a shift map the black stones onto themselves, the white stones onto
/// themselves and `first` to `second`.
///
/// The test is local: the edges and the centre of the board do not count. It holds for any stones,
/// not only for two of each colour; without any stones all points are one shape. A point is of the
/// same shape as itself.
///
/// ```
/// use tengen_rules::opening::same_shape;
/// use tengen_rules::{Point, PointSet};
/// let point = |text: &str| text.parse::<Point>().unwrap();
/// let black = PointSet::from_iter([point("h8"), point("h7")]);
/// let white = PointSet::from_iter([point("h9"), point("h6")]);
/// assert!(same_shape(&black, &white, point("g8"), point("i7")));
/// assert!(!same_shape(&black, &white, point("g8"), point("g9")));
/// ```
pub fn same_shape(black: &PointSet, white: &PointSet, first: Point, second: Point) -> bool {
    same_shapes(black, white, first).contains(second)
}

/// All points of the same shape as `point`, itself included; see [`same_shape`].
///
/// Points beyond the edge of a smaller board than the largest are among them. While there are
/// stones these are at most eight.
pub fn same_shapes(black: &PointSet, white: &PointSet, point: Point) -> PointSet {
    if black.is_empty() && white.is_empty() {
        return BoardSize::MAX.iter().collect();
    }
    Turn::all()
        .filter_map(|turn| Motion::onto_itself(turn, [black, white]))
        .filter_map(|motion| motion.apply(point))
        .collect()
}

/// A rotation or mirror image and a shift.
#[derive(Clone, Copy)]
struct Motion {
    turn: Turn,
    shift: Offset,
}

impl Motion {
    /// The motion with this `turn` that maps each set onto itself, if there is one.
    ///
    /// Such a motion keeps the centre of gravity of all stones, which leaves one shift to try.
    fn onto_itself(turn: Turn, sets: [&PointSet; 2]) -> Option<Self> {
        let stones = || sets.into_iter().flat_map(PointSet::iter).map(coordinates);
        let count = stones().fold(0, |count, _| count + 1);
        let sum = stones().fold((0, 0), |sum, stone| (sum.0 + stone.0, sum.1 + stone.1));
        let image = turn.apply(sum);
        let shift = (exact(sum.0 - image.0, count)?, exact(sum.1 - image.1, count)?);
        let motion = Self { turn, shift };
        // A motion is injective: a finite set mapped into itself is mapped onto itself.
        let keeps =
            |set: &PointSet| set.iter().all(|stone| motion.apply(stone).is_some_and(|to| set.contains(to)));
        sets.into_iter().all(keeps).then_some(motion)
    }

    /// Where `point` goes, if that is a point of the largest board.
    fn apply(self, point: Point) -> Option<Point> {
        let (column, row) = self.turn.apply(coordinates(point));
        let (column, row) = (column + self.shift.0, row + self.shift.1);
        Point::new(column.try_into().ok()?, row.try_into().ok()?)
    }
}

fn coordinates(point: Point) -> Offset {
    (i32::from(point.column()), i32::from(point.row()))
}

/// `dividend / divisor` if it is a whole number.
fn exact(dividend: i32, divisor: i32) -> Option<i32> {
    (dividend % divisor == 0).then(|| dividend / divisor)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Symmetry;
    use crate::opening::NamedOpening;

    fn set(text: &str) -> PointSet {
        text.split(' ').filter(|word| !word.is_empty()).map(|word| word.parse::<Point>().unwrap()).collect()
    }

    fn check(black: &str, white: &str, point: &str, same: &str) {
        let shapes = same_shapes(&set(black), &set(white), point.parse().unwrap());
        assert_eq!(shapes, set(same), "{point} beside {black} and {white}");
    }

    #[test]
    fn points_of_one_shape_are_found_by_mirrors_and_turns_anywhere_on_the_board() {
        check("h8 h7", "h9 h6", "g8", "g8 g7 i8 i7");
        check("h8 h7", "h9 h6", "h10", "h10 h5");
        check("h8 h10", "h9 h7", "g8", "g8 i8");
        check("h8 i9", "h9 i8", "g8", "g8 h7 j9 i10");
        check("a1 b2", "a2 b1", "c2", "c2 b3");
        check("h8 i9", "h9 j9", "g8", "g8");
        check("h8", "", "i8", "i8 g8 h9 h7");
        assert_eq!(same_shapes(&set(""), &set(""), Point::TENGEN).len(), 400);
    }

    /// The 1,196 positions of the 26 openings with a fourth stone in the central 7x7.
    fn positions() -> impl Iterator<Item = (PointSet, PointSet)> {
        let size = BoardSize::RENJU;
        let fourths = || (4..11).flat_map(|column| (4..11).map(move |row| Point::new(column, row).unwrap()));
        NamedOpening::ALL.into_iter().flat_map(move |opening| {
            let [first, second, third] = opening.stones(size);
            let free = fourths().filter(move |fourth| ![first, second, third].contains(fourth));
            free.map(move |fourth| {
                ([first, third].into_iter().collect(), [second, fourth].into_iter().collect())
            })
        })
    }

    fn free(black: &PointSet, white: &PointSet) -> Vec<Point> {
        BoardSize::RENJU.iter().filter(|&point| !black.union(white).contains(point)).collect()
    }

    #[test]
    fn of_1196_positions_83_have_fifths_of_the_same_shape() {
        let with_same_shape = |(black, white): &(PointSet, PointSet)| {
            let on_board = |point: &Point| BoardSize::RENJU.contains(*point);
            let shape = |point| same_shapes(black, white, point).iter().filter(on_board).count();
            free(black, white).into_iter().any(|point| shape(point) > 1)
        };
        assert_eq!(positions().count(), 1196);
        assert_eq!(positions().filter(with_same_shape).count(), 83);
    }

    #[test]
    fn the_same_shape_is_an_equivalence_and_the_same_for_symmetric_positions() {
        let size = BoardSize::RENJU;
        for (index, (black, white)) in positions().step_by(7).enumerate() {
            let symmetry = Symmetry::ALL[index % 8];
            let image =
                |set: &PointSet| set.iter().map(|point| symmetry.apply(point, size)).collect::<PointSet>();
            for point in free(&black, &white) {
                let shapes = same_shapes(&black, &white, point);
                assert!(shapes.contains(point) && shapes.len() <= 4);
                let on_board: PointSet = shapes.iter().filter(|&other| size.contains(other)).collect();
                for other in on_board.iter() {
                    assert_eq!(same_shapes(&black, &white, other), shapes);
                }
                let images = same_shapes(&image(&black), &image(&white), symmetry.apply(point, size));
                assert!(image(&on_board).iter().all(|point| images.contains(point)));
            }
        }
    }
}
