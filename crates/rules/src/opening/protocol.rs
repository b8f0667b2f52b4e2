//! The opening protocols.

use super::NamedOpening;

/// The N of a protocol's name, from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number<const MIN: u8, const MAX: u8>(u8);

impl<const MIN: u8, const MAX: u8> Number<MIN, MAX> {
    /// The smallest N.
    pub const MIN: Self = Self(MIN);
    /// The largest N.
    pub const MAX: Self = Self(MAX);

    /// The number `n`, or `None` out of range.
    ///
    /// ```
    /// use tengen_rules::opening::SoosorvN;
    /// assert_eq!(SoosorvN::new(7).map(SoosorvN::get), Some(7));
    /// assert_eq!(SoosorvN::new(9), None);
    /// ```
    pub const fn new(n: u8) -> Option<Self> {
        if n >= MIN && n <= MAX { Some(Self(n)) } else { None }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All numbers, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (MIN..=MAX).map(Self)
    }
}

/// The N of Soosorv-N: the largest number of fifths that White may declare, 4 to 8.
pub type SoosorvN = Number<4, 8>;

/// The N of Taraguchi-N: the number of fifths that Black may offer instead of a swap.
///
/// 10 is the usual number and the default. The bounds are this crate's: two leave a choice, and
/// twelve is also the most that Yamaguchi allows here.
pub type TaraguchiN = Number<2, 12>;

impl Default for TaraguchiN {
    fn default() -> Self {
        Self(10)
    }
}

/// An opening protocol: how the first stones are placed and how the players come by their colours.
///
/// P1 is [`super::Role::First`] and has Black at first, P2 is [`super::Role::Second`]. A
/// [`super::Negotiation`] plays it; after the steps given here play goes on by turns. It is written and
/// read as its identifier with the parameter, the same on the command line, in the API and in records.
///
/// ```
/// use tengen_rules::opening::{NamedOpening, Opening};
/// assert_eq!("rif".parse(), Ok(Opening::Rif));
/// assert_eq!("designated-d4".parse(), Ok(Opening::Designated(NamedOpening::D4)));
/// assert_eq!("soosorv-7".parse::<Opening>()?.to_string(), "soosorv-7");
/// # Ok::<(), tengen_rules::opening::ParseOpeningError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// No protocol. Under the renju rule sets the first stone goes on the centre.
    #[default]
    Free,
    /// 指定打法: the three stones of an opening stand, drawn as [`NamedOpening::stones`] has them;
    /// White plays the fourth.
    Designated(NamedOpening),
    /// 三手交换 五手两打: P2 may swap after the third stone; Black puts two fifths, White removes one.
    Lianzhong,
    /// RIF 1996: P1 places an opening, P2 chooses a colour; Black offers two fifths, White keeps one.
    Rif,
    /// As RIF, but P2 places the second stone; the openings D13 and I13 are left out.
    Swap1989,
    /// P1 places an opening and declares the number of fifths; P2 may swap.
    ///
    /// The rule sets no bound. Here it is 1 to 12, as programs have it.
    Yamaguchi,
    /// P1 places an opening, P2 may swap; White places the fourth stone and declares the number of
    /// fifths, up to N; the other side may swap. The number binds whoever then has Black.
    Soosorv(SoosorvN),
    /// The first five stones in growing squares, with a swap for the other player after each.
    Tarannikov,
    /// As Tarannikov to the fourth stone; then Black may offer N fifths instead of a swap.
    Taraguchi(TaraguchiN),
    /// Gomoku's swap: P1 places three stones, P2 chooses a colour.
    Swap,
    /// As Swap, or P2 adds two stones and P1 chooses a colour.
    Swap2,
    /// First stone on the centre, third outside the central 5x5.
    Pro,
    /// First stone on the centre, third outside the central 7x7.
    LongPro,
}

impl Opening {
    /// The most fifths that Yamaguchi's first player may declare; the rule itself has no bound.
    pub const YAMAGUCHI_MAX: u8 = 12;

    /// Every protocol with every parameter, in the order they are listed to people.
    pub fn all() -> impl Iterator<Item = Self> {
        let designated = NamedOpening::ALL.into_iter().map(Self::Designated);
        [Self::Free]
            .into_iter()
            .chain(designated)
            .chain([Self::Lianzhong, Self::Rif, Self::Swap1989, Self::Yamaguchi])
            .chain(SoosorvN::all().map(Self::Soosorv))
            .chain([Self::Tarannikov])
            .chain(TaraguchiN::all().map(Self::Taraguchi))
            .chain([Self::Swap, Self::Swap2, Self::Pro, Self::LongPro])
    }

    /// The number of fifths that are offered, or the largest that may be declared; 0 without fifths.
    pub(super) const fn fifths(self) -> u8 {
        match self {
            Self::Lianzhong | Self::Rif | Self::Swap1989 => 2,
            Self::Yamaguchi => Self::YAMAGUCHI_MAX,
            Self::Soosorv(n) => n.get(),
            Self::Taraguchi(n) => n.get(),
            Self::Free
            | Self::Designated(_)
            | Self::Tarannikov
            | Self::Swap
            | Self::Swap2
            | Self::Pro
            | Self::LongPro => 0,
        }
    }
}
