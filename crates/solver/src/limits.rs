//! How long a search may take.

/// What a search has spent so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Positions looked at.
    pub nodes: u64,
}

/// The bounds of a search. The solver reads no clock: whoever wants a time limit or a way to cancel
/// stops the search from [`Limits::keep_going`].
pub struct Limits<'a> {
    /// The most positions to look at.
    pub nodes: u64,
    /// Asked every [`Limits::INTERVAL`] positions, well under a millisecond; `false` ends the search.
    pub keep_going: &'a mut dyn FnMut(Progress) -> bool,
    /// The memory for what is remembered of positions, in bytes. What is over it is forgotten; the proofs
    /// found so far are not counted.
    pub memory_bytes: usize,
}

impl Limits<'_> {
    /// How many positions are looked at between two questions whether to go on.
    pub const INTERVAL: u64 = 256;
    /// Enough memory for some seconds.
    pub const MEMORY_BYTES: usize = 256 << 20;
}

/// Counts positions against the limits.
pub(crate) struct Meter<'a, 'b> {
    limits: &'b mut Limits<'a>,
    progress: Progress,
    is_stopped: bool,
}

impl<'a, 'b> Meter<'a, 'b> {
    pub(crate) const fn new(limits: &'b mut Limits<'a>) -> Self {
        Self { limits, progress: Progress { nodes: 0 }, is_stopped: false }
    }

    /// Counts a position and says whether the search may go on.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        self.progress.nodes += 1;
        if self.progress.nodes.is_multiple_of(Limits::INTERVAL) {
            self.is_stopped |= !(self.limits.keep_going)(self.progress);
        }
        self.is_stopped |= self.progress.nodes >= self.limits.nodes;
        !self.is_stopped
    }

    pub(crate) const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    pub(crate) const fn progress(&self) -> Progress {
        self.progress
    }

    pub(crate) const fn memory_bytes(&self) -> usize {
        self.limits.memory_bytes
    }
}
