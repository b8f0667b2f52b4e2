//! The text of a game as a tree.

use tengen_rules::{Board, BoardSize, Colour, IllegalStone, Point};

use super::fault::SgfFault;
use super::header::SgfHeader;
use super::tokens::{Token, Tokens, Value, beginning, unescaped};
use crate::text::{column_at, line_at};
use crate::tree::{GameTree, Hand, Mark};
use crate::{ReadError, point};

/// The most characters of a faulty value that an error shows.
const SHOWN: usize = 12;

type Fault = (usize, SgfFault);

/// Reads a game with its variations, comments, marks and arrows. What stands before it is passed over.
///
/// The reader takes what programs write: games that call themselves Go, points as `hh` or `h8`, passes as
/// `[]` or `tt`, moves in the first node, and old files with small letters in their names. Without `SZ` the
/// board has 15 lines. Properties that say nothing of moves, comments and drawings are passed over. Time and
/// memory are linear in the length of the text, and no nesting is too deep.
///
/// # Errors
///
/// [`ReadError::Sgf`] if the text is broken or sets stones up after a move, [`ReadError::IllegalMove`] if a
/// stone cannot be played, [`ReadError::Several`] if another game follows, [`ReadError::Unrecognised`]
/// if there is no game.
///
/// ```
/// use tengen_notation::sgf;
/// let tree = sgf::read("(;GM[4]SZ[15]AB[hh](;W[ig]C[Indirect.])(;W[hg]))")?;
/// assert_eq!(tree.places()[1].comment, "Indirect.");
/// let error = sgf::read("(;B[hh]\n;W[hh])").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 4: move 2 cannot be played: a black stone stands on h8, placed by move 1",
/// );
/// # Ok::<(), tengen_notation::ReadError>(())
/// ```
pub fn read(text: &str) -> Result<GameTree, ReadError> {
    let start = beginning(text).ok_or(ReadError::Unrecognised { line: 1 })?;
    let (_, tree, end) = Reader::new(text, start).read()?;
    match beginning(&text[end..]) {
        Some(next) => Err(ReadError::Several { line: line_at(text, end + next) }),
        None => Ok(tree),
    }
}

/// Reads a file of any number of games one after the other, as archives are kept.
///
/// A game that cannot be read is passed over up to the bracket that ends it; if its brackets do not end either, it is
/// the last one.
///
/// ```
/// use tengen_notation::sgf;
/// let games: Vec<_> = sgf::games("(;PB[Nakamura];B[hh])\n(;B[hh];W[hh])\n(;RE[W+R];B[hh])").collect();
/// assert_eq!(games[0].game.as_ref().unwrap().0.players[0], "Nakamura");
/// assert!(games[1].game.is_err());
/// assert_eq!((games.len(), games[2].line), (3, 3));
/// ```
pub fn games(text: &str) -> impl Iterator<Item = SgfEntry> + '_ {
    let mut next = 0;
    std::iter::from_fn(move || {
        let start = next + beginning(&text[next..])?;
        let game = Reader::new(text, start).read();
        next = match &game {
            Ok((_, _, end)) => *end,
            Err(_) => end_of(text, start),
        };
        let game = game.map(|(header, tree, _)| (header, tree));
        Some(SgfEntry { line: line_at(text, start), game })
    })
}

/// A game in a file of games.
#[derive(Debug)]
pub struct SgfEntry {
    /// The line of the file it begins at, from 1.
    pub line: usize,
    /// What is said of it, and its moves with their variations.
    pub game: Result<(SgfHeader, GameTree), ReadError>,
}

/// Where the game ends that begins at `start`, however its moves are; the end of the text if its brackets do not.
fn end_of(text: &str, start: usize) -> usize {
    let (mut tokens, mut depth) = (Tokens::new(text, start), 0_usize);
    while let Ok(Some(token)) = tokens.next() {
        match token {
            Token::Open => depth += 1,
            Token::Close if depth <= 1 => return tokens.offset,
            Token::Close => depth -= 1,
            Token::Node | Token::Property(..) => {}
        }
    }
    text.len()
}

/// Whether there is a game in `text`.
pub(crate) fn looks_like(text: &str) -> bool {
    beginning(text).is_some()
}

/// The properties of a node by what they mean.
#[derive(Default)]
struct Node<'a> {
    size: Option<Value<'a>>,
    set_up: Vec<(Colour, Value<'a>)>,
    moves: Vec<(Colour, Value<'a>)>,
    marks: Vec<(Drawn, Value<'a>)>,
    first: Option<Colour>,
    rules: Option<Value<'a>>,
    comment: Option<Value<'a>>,
    /// What only the first node says, by the names of the properties.
    header: Vec<(String, Value<'a>)>,
}

/// What a value draws.
enum Drawn {
    Shape(Mark),
    Label,
    Arrow,
}

struct Reader<'a> {
    text: &'a str,
    tokens: Tokens<'a>,
    hand: Hand,
    header: SgfHeader,
    /// Where each variation that is open began: its place and its bracket, in bytes.
    open: Vec<(usize, usize)>,
    is_begun: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, start: usize) -> Self {
        let hand = Hand::new(GameTree::new(Board::new(BoardSize::RENJU)));
        let header = SgfHeader::default();
        Self { text, tokens: Tokens::new(text, start), hand, header, open: Vec::new(), is_begun: false }
    }

    /// The game, and the byte after it.
    fn read(mut self) -> Result<(SgfHeader, GameTree, usize), ReadError> {
        let mut node: Option<Node<'a>> = None;
        loop {
            let before = self.tokens.offset;
            let token = self.tokens.next().map_err(|fault| self.fault(fault))?;
            if let Some(Token::Property(name, values)) = token {
                let sign = name.chars().next().unwrap_or('[');
                let into = node.as_mut().ok_or_else(|| self.fault((before, SgfFault::Sign(sign))))?;
                into.take(&name, &values);
                continue;
            }
            if let Some(done) = node.take() {
                self.node(&done)?;
            }
            match token {
                Some(Token::Open) => self.open.push((self.hand.here, self.tokens.offset - 1)),
                Some(Token::Node) => node = Some(Node::default()),
                Some(Token::Close) if self.close() => {
                    return Ok((self.header, self.hand.tree, self.tokens.offset));
                }
                Some(Token::Close) => {}
                _ => return Err(self.fault((self.open.last().map_or(0, |open| open.1), SgfFault::Unclosed))),
            }
        }
    }

    /// Ends a variation; says whether it was the whole game.
    fn close(&mut self) -> bool {
        if let Some((place, _)) = self.open.pop() {
            self.hand.back_to(place);
        }
        self.open.is_empty()
    }

    fn node(&mut self, node: &Node<'a>) -> Result<(), ReadError> {
        if let Some(size) = node.size.filter(|_| !self.is_begun) {
            let board = Board::new(board_size(size).map_err(|fault| self.fault(fault))?);
            self.hand = Hand::new(GameTree::new(board));
        }
        if !std::mem::replace(&mut self.is_begun, true) {
            for (name, value) in &node.header {
                self.header.take(name, value.raw);
            }
        }
        for &(colour, value) in &node.set_up {
            self.set_up(colour, value).map_err(|fault| self.fault(fault))?;
        }
        let tree = &mut self.hand.tree;
        if self.hand.here == 0 {
            tree.first = tree.first.or(node.first);
        }
        if let Some(rules) = node.rules.filter(|_| tree.rules.is_empty()) {
            unescaped(rules.raw).trim().clone_into(&mut tree.rules);
        }
        for &(colour, value) in &node.moves {
            self.play(colour, value)?;
        }
        self.annotate(node);
        Ok(())
    }

    fn size(&self) -> BoardSize {
        self.hand.tree.start.size()
    }

    fn set_up(&mut self, colour: Colour, value: Value<'a>) -> Result<(), Fault> {
        if self.hand.here != 0 || self.open.len() > 1 {
            return Err((value.offset, SgfFault::SetUp));
        }
        for point in rectangle(value, self.size())? {
            self.hand.set_up(point, colour).map_err(|reason| match reason {
                IllegalStone::Occupied { .. } => (value.offset, SgfFault::Twice),
                IllegalStone::OutsideBoard { .. } => no_point(value, self.hand.tree.start.size()),
            })?;
        }
        Ok(())
    }

    fn play(&mut self, colour: Colour, value: Value<'a>) -> Result<(), ReadError> {
        let raw = value.raw.trim();
        let size = self.size();
        let point = if raw.is_empty() || (raw == "tt" && size < BoardSize::MAX) {
            None
        } else {
            Some(read_point(raw, size).ok_or_else(|| self.fault(no_point(value, size)))?)
        };
        self.hand.play(colour, point).map_err(|impossible| {
            let (line, column) = place_of(self.text, value.offset);
            let (number, reason, earlier) = (impossible.number, impossible.reason, impossible.earlier);
            ReadError::IllegalMove { line, column, number, reason, earlier }
        })
    }

    /// What is said of the place and drawn on it. What is drawn beside the board is passed over.
    fn annotate(&mut self, node: &Node<'a>) {
        let size = self.size();
        let Some(place) = self.hand.tree.place_mut(self.hand.here) else { return };
        for (drawn, value) in &node.marks {
            let (point, rest) = value.raw.split_once(':').unwrap_or((value.raw, ""));
            let Some(point) = read_point(point, size) else { continue };
            match drawn {
                Drawn::Shape(mark) => _ = place.marks.insert(point, *mark),
                Drawn::Label => {
                    let mut signs = rest.chars();
                    let letter = signs.next().and_then(Mark::letter).filter(|_| signs.next().is_none());
                    if let Some(letter) = letter {
                        place.marks.insert(point, letter);
                    }
                }
                Drawn::Arrow => place.arrows.extend(read_point(rest, size).map(|to| (point, to))),
            }
        }
        if let Some(comment) = node.comment {
            if !place.comment.is_empty() {
                place.comment.push('\n');
            }
            place.comment.push_str(unescaped(comment.raw).trim());
        }
    }

    fn fault(&self, (offset, fault): Fault) -> ReadError {
        let (line, column) = place_of(self.text, offset);
        ReadError::Sgf { line, column, fault }
    }
}

impl<'a> Node<'a> {
    fn take(&mut self, name: &str, values: &[Value<'a>]) {
        let set_up = |colour| values.iter().map(move |&value| (colour, value));
        let marks = |drawn: fn() -> Drawn| values.iter().map(move |&value| (drawn(), value));
        match name {
            "SZ" => self.size = values.first().copied(),
            "AB" => self.set_up.extend(set_up(Colour::Black)),
            "AW" => self.set_up.extend(set_up(Colour::White)),
            "B" => self.moves.extend(set_up(Colour::Black)),
            "W" => self.moves.extend(set_up(Colour::White)),
            "PL" => self.first = values.first().and_then(|value| colour(value.raw)),
            "RU" => self.rules = values.first().copied(),
            "C" => self.comment = values.first().copied(),
            "CR" => self.marks.extend(marks(|| Drawn::Shape(Mark::Circle))),
            "MA" => self.marks.extend(marks(|| Drawn::Shape(Mark::Cross))),
            "TR" => self.marks.extend(marks(|| Drawn::Shape(Mark::Triangle))),
            "SQ" => self.marks.extend(marks(|| Drawn::Shape(Mark::Square))),
            "LB" => self.marks.extend(marks(|| Drawn::Label)),
            "AR" => self.marks.extend(marks(|| Drawn::Arrow)),
            _ if SgfHeader::PROPERTIES.contains(&name) => {
                self.header.extend(values.first().map(|&value| (name.to_owned(), value)));
            }
            _ => {}
        }
    }
}

fn colour(raw: &str) -> Option<Colour> {
    match raw.trim().chars().next()?.to_ascii_uppercase() {
        'B' => Some(Colour::Black),
        'W' => Some(Colour::White),
        _ => None,
    }
}

fn place_of(text: &str, offset: usize) -> (usize, usize) {
    let start = text[..offset].rfind('\n').map_or(0, |index| index + 1);
    (line_at(text, offset), column_at(&text[start..], offset - start))
}

fn shown(raw: &str) -> String {
    raw.chars().take(SHOWN).collect()
}

/// `15`, or `15:15`.
fn board_size(value: Value<'_>) -> Result<BoardSize, Fault> {
    let mut numbers = value.raw.split(':').map(|number| number.trim().parse::<u8>().ok());
    let lines = numbers.next().flatten().filter(|lines| numbers.all(|other| other == Some(*lines)));
    lines.and_then(BoardSize::new).ok_or_else(|| (value.offset, SgfFault::Size(shown(value.raw))))
}

/// `hh`, counted from the upper left, or `h8` as players write it.
fn read_point(raw: &str, size: BoardSize) -> Option<Point> {
    let raw = raw.trim();
    let point = match raw.as_bytes() {
        [column, row] if column.is_ascii_alphabetic() && row.is_ascii_alphabetic() => {
            let index = |letter: &u8| letter.to_ascii_lowercase() - b'a';
            Point::new(index(column), size.lines().checked_sub(index(row) + 1)?)
        }
        _ => point::read(raw).ok(),
    };
    point.filter(|&point| size.contains(point))
}

/// A point, or all points of a rectangle between two of its corners, as in `aa:cc`.
fn rectangle(value: Value<'_>, size: BoardSize) -> Result<Vec<Point>, Fault> {
    let (from, to) = value.raw.split_once(':').unwrap_or((value.raw, value.raw));
    let corners = read_point(from, size).zip(read_point(to, size));
    let (one, two) = corners.ok_or_else(|| no_point(value, size))?;
    let between = |one: u8, two: u8| one.min(two)..=one.max(two);
    let columns = between(one.column(), two.column());
    Ok(columns
        .flat_map(|column| between(one.row(), two.row()).filter_map(move |row| Point::new(column, row)))
        .collect())
}

fn no_point(value: Value<'_>, size: BoardSize) -> Fault {
    (value.offset, SgfFault::Point { found: shown(value.raw), last: char::from(b'a' + size.lines() - 1) })
}
