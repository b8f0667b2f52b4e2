//! What a search sees.

/// How much of what is on the board a search takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    /// The most positions that a search for a win by fours looks at; with 0 there is none.
    pub(crate) vcf: u32,
    /// Whether a point that looks like a double-three is taken for one, however it is really.
    pub(crate) takes_looks: bool,
}

impl Sight {
    /// Everything.
    pub(crate) const FULL: Self = Self { vcf: u32::MAX, takes_looks: false };
}
