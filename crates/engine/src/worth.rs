//! The numbers of the evaluation, fitted by `cargo xtask tune fit`.

use crate::class::Class;
use crate::tables::Role;

/// How many combinations of four classes there are, whatever their order.
pub(crate) const COMBINATIONS: usize = 3060;
/// How many pictures there are of what threats there are; see [`crate::field::Field::threats`].
pub(crate) const PICTURES: usize = 512;
/// The numbers of a role: its points on its own turn and on the other's, and the threats when it is to move.
pub(crate) const ROLE: usize = 2 * COMBINATIONS + PICTURES;

/// How many of the numbers make one unit of the evaluation.
pub(crate) const UNIT: i32 = 16;

/// All numbers, 16 bits each, the low byte first: role after role.
static NUMBERS: &[u8; 2 * ROLE * Role::COUNT] = include_bytes!("../data/worth.bin");

/// The number at `index`.
pub(crate) fn number(index: usize) -> i16 {
    i16::from_le_bytes([NUMBERS[2 * index], NUMBERS[2 * index + 1]])
}

/// The place of a combination among all, by the four classes in any order.
pub(crate) fn combination(classes: [Class; 4]) -> usize {
    let mut classes = classes.map(|class| class as usize);
    classes.sort_unstable();
    let [fourth, third, second, first] = classes;
    let fours = first * (first + 1) * (first + 2) * (first + 3) / 24;
    let threes = second * (second + 1) * (second + 2) / 6;
    fours + threes + third * (third + 1) / 2 + fourth
}

/// The place of the number of a point.
pub(crate) const fn of_point(role: Role, turn: usize, combination: usize) -> usize {
    role as usize * ROLE + turn * COMBINATIONS + combination
}

/// The place of the number of a picture of threats.
pub(crate) const fn of_threats(role: Role, picture: usize) -> usize {
    role as usize * ROLE + 2 * COMBINATIONS + picture
}

/// What points are worth to a colour, in sixteenths of a unit: two numbers in one, since they are added
/// together always.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Worth(i64);

impl Worth {
    pub(crate) const fn new(on_own_turn: i16, on_other_turn: i16) -> Self {
        Self(((on_other_turn as i64) << 32) + on_own_turn as i64)
    }

    /// The worth when the colour is to move.
    pub(crate) const fn on_own_turn(self) -> i32 {
        self.0 as i32
    }

    /// The worth when the other colour is.
    pub(crate) const fn on_other_turn(self) -> i32 {
        // What a negative lower half has borrowed comes back.
        ((self.0 - self.on_own_turn() as i64) >> 32) as i32
    }
}

impl core::ops::AddAssign for Worth {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl core::ops::SubAssign for Worth {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl core::ops::Sub for Worth {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}
