//! What a drawn board shows.

use std::collections::BTreeMap;

use tengen_rules::{Board, BoardSize, Colour, Forbidden, Judgement, Point};

/// A sign on a point, free or with a stone on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A letter that names the point.
    Letter(char),
    /// A point that makes a winning five.
    Five,
    /// A forbidden point.
    Forbidden(Forbidden),
}

impl Mark {
    /// The one character that stands for the mark in a text board: 5 for a five, 6 for an overline,
    /// 4 for a double-four and 3 for a double-three.
    pub const fn sign(self) -> char {
        match self {
            Self::Letter(letter) => letter,
            Self::Five => '5',
            Self::Forbidden(Forbidden::Overline) => '6',
            Self::Forbidden(Forbidden::DoubleFour) => '4',
            Self::Forbidden(Forbidden::DoubleThree) => '3',
        }
    }
}

/// A rectangle of points, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The lower left corner.
    pub from: Point,
    /// The upper right corner.
    pub to: Point,
}

impl Region {
    /// The whole board.
    pub fn whole(size: BoardSize) -> Self {
        let mut points = size.iter();
        let from = points.next().unwrap_or(Point::TENGEN);
        Self { from, to: points.next_back().unwrap_or(from) }
    }

    /// The smallest rectangle with all `points` in it and `margin` further lines around where the
    /// board has them; the whole board if there are no points.
    pub fn around(points: impl IntoIterator<Item = Point>, margin: u8, size: BoardSize) -> Self {
        let whole = Self::whole(size);
        let corners = points.into_iter().fold(None, |corners: Option<[u8; 4]>, point| {
            let (column, row) = (point.column(), point.row());
            let [left, bottom, right, top] = corners.unwrap_or([column, row, column, row]);
            Some([left.min(column), bottom.min(row), right.max(column), top.max(row)])
        });
        let Some([left, bottom, right, top]) = corners else { return whole };
        let last = size.lines() - 1;
        let from = Point::new(left.saturating_sub(margin), bottom.saturating_sub(margin));
        let to = Point::new((right + margin).min(last), (top + margin).min(last));
        from.zip(to).map_or(whole, |(from, to)| Self { from, to })
    }

    /// The columns, from the left.
    pub(crate) fn columns(self) -> impl Iterator<Item = u8> + Clone {
        self.from.column()..=self.to.column()
    }

    /// The rows, from the top.
    pub(crate) fn rows(self) -> impl Iterator<Item = u8> + Clone {
        (self.from.row()..=self.to.row()).rev()
    }
}

/// A board with marks, or a part of it, ready to be drawn.
///
/// ```
/// use tengen_draw::{Mark, Picture, TextStyle};
/// use tengen_rules::{Board, BoardSize, Colour, Point};
/// let mut board = Board::new(BoardSize::new(5).unwrap());
/// board.place("c3".parse().unwrap(), Colour::Black)?;
/// let picture = Picture::new(&board).mark("d4".parse().unwrap(), Mark::Letter('A'));
/// let lines: Vec<String> = picture.text(TextStyle::Ascii).to_string().lines().map(str::to_owned).collect();
/// assert_eq!(lines[2..4], [" 4 . . . A .", " 3 . . X . ."]);
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    pub(crate) board: &'a Board,
    pub(crate) marks: BTreeMap<Point, Mark>,
    pub(crate) region: Region,
}

impl<'a> Picture<'a> {
    /// The whole board without marks.
    pub fn new(board: &'a Board) -> Self {
        Self { board, marks: BTreeMap::new(), region: Region::whole(board.size()) }
    }

    /// Adds a mark; a later mark on the same point replaces an earlier one.
    #[must_use]
    pub fn mark(mut self, point: Point, mark: Mark) -> Self {
        self.marks.insert(point, mark);
        self
    }

    /// Adds letters.
    #[must_use]
    pub fn letters(mut self, letters: impl IntoIterator<Item = (Point, char)>) -> Self {
        self.marks.extend(letters.into_iter().map(|(point, letter)| (point, Mark::Letter(letter))));
        self
    }

    /// Marks every point of a judgement that wins or is forbidden.
    #[must_use]
    pub fn judgement(mut self, judgement: &Judgement) -> Self {
        self.marks.extend(judgement.five.iter().map(|point| (point, Mark::Five)));
        for kind in Forbidden::ALL {
            self.marks.extend(judgement.of(kind).iter().map(|point| (point, Mark::Forbidden(kind))));
        }
        self
    }

    /// Shows a part of the board only.
    #[must_use]
    pub const fn region(mut self, region: Region) -> Self {
        self.region = region;
        self
    }

    pub(crate) fn stone(&self, point: Point) -> Option<Colour> {
        self.board.get(point)
    }

    /// Whether `point` is the centre or one of the four star points of a board large enough for them.
    pub(crate) fn is_star(&self, point: Point) -> bool {
        let lines = self.board.size().lines();
        let on_star = |at: u8| at == 3 || at == lines - 4;
        let is_corner_star = on_star(point.column()) && on_star(point.row());
        lines % 2 == 1 && point == self.board.size().centre() || lines >= 11 && is_corner_star
    }
}
