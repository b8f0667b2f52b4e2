//! A tree of moves as the sum of its edits.

use tengen_rules::{Board, Colour, Point, Referee};

use crate::node::{Node, Register, later, set};
use crate::{
    CLOCK_AHEAD, COMMENT_MAX, COMMENTS_MAX, Change, DRAWINGS_MAX, Edit, Mark, Move, NODES_MAX, Path, Root,
    Stamp, StudyError,
};

/// A tree of moves.
///
/// ```
/// use tengen_rules::{BoardSize, Colour, RuleSet};
/// use tengen_study::{Change, Edit, Path, Root, Stamp, Tree};
/// let root = Root::new(RuleSet::Renju, BoardSize::RENJU, &[], &[], Colour::Black)?;
/// let mut tree = Tree::new(root);
/// let stamp = |clock| Stamp { clock, by: "ada".parse().unwrap() };
/// let path: Path = "h8 i9".parse().unwrap();
/// tree.apply(&Edit { stamp: stamp(1), change: Change::Play { path: path.clone() } })?;
/// assert!(tree.has(&path));
/// tree.apply(&Edit { stamp: stamp(2), change: Change::Remove { path: path.clone() } })?;
/// assert!(!tree.has(&path));
/// # Ok::<(), tengen_study::StudyError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    root: Root,
    nodes: Vec<Node>,
    clock: u64,
    /// The characters of all comments.
    comments: usize,
    /// The marks and arrows, removed ones included.
    drawings: usize,
}

/// The nodes that a path needs and that are not there yet, checked by the rules.
struct Growth {
    /// Where the known part of the path ends.
    from: usize,
    /// The further moves, and whether each has won.
    moves: Vec<(Move, bool)>,
}

impl Tree {
    /// A tree without moves.
    pub fn new(root: Root) -> Self {
        Self { root, nodes: vec![Node::default()], clock: 0, comments: 0, drawings: 0 }
    }

    /// The position it grows from.
    pub const fn root(&self) -> &Root {
        &self.root
    }

    /// The number of moves that are known, removed ones included.
    pub fn size(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The largest clock of its edits.
    pub const fn clock(&self) -> u64 {
        self.clock
    }

    /// Takes an edit in, and says whether the tree knows more now: one that is known already changes
    /// nothing.
    ///
    /// # Errors
    ///
    /// If the edit makes no sense on this board or is too much; nothing changes then. What makes sense
    /// does not depend on other edits, but for the bounds on the whole tree.
    pub fn apply(&mut self, edit: &Edit) -> Result<bool, StudyError> {
        let Edit { stamp, change } = edit;
        if stamp.clock == 0 || stamp.clock > self.clock + CLOCK_AHEAD {
            return Err(StudyError::Clock);
        }
        self.check(change)?;
        let growth = self.growth(change.path())?;
        if self.nodes.len() + growth.moves.len() > NODES_MAX + 1 {
            return Err(StudyError::Nodes);
        }
        self.check_room(change)?;
        self.grow(growth);
        self.clock = self.clock.max(stamp.clock);
        Ok(self.note(change, stamp))
    }

    /// What can be said of a change without the tree.
    fn check(&self, change: &Change) -> Result<(), StudyError> {
        match change {
            Change::Play { .. } | Change::Remove { .. } | Change::Promote { .. } => Ok(()),
            Change::Comment { text, .. } => check_text(text),
            Change::Mark { point, .. } => self.check_point(*point),
            Change::Arrow { from, to, .. } if from == to => Err(StudyError::Arrow),
            Change::Arrow { from, to, .. } => {
                self.check_point(*from)?;
                self.check_point(*to)
            }
        }
    }

    fn check_point(&self, point: Point) -> Result<(), StudyError> {
        let size = self.root.board().size();
        if size.contains(point) { Ok(()) } else { Err(StudyError::OffBoard { point, size: size.lines() }) }
    }

    /// Whether what is written still fits in.
    fn check_room(&self, change: &Change) -> Result<(), StudyError> {
        let node = self.find(change.path());
        match change {
            Change::Comment { text, .. } => {
                let before = node.and_then(|node| node.comment.as_ref());
                let before = before.map_or(0, |comment| comment.value.chars().count());
                let after = self.comments - before + text.chars().count();
                if after > COMMENTS_MAX { Err(StudyError::Comments) } else { Ok(()) }
            }
            Change::Mark { point, .. } => {
                self.check_drawing(node.is_some_and(|node| node.marks.contains_key(point)))
            }
            Change::Arrow { from, to, .. } => {
                self.check_drawing(node.is_some_and(|node| node.arrows.contains_key(&(*from, *to))))
            }
            Change::Play { .. } | Change::Remove { .. } | Change::Promote { .. } => Ok(()),
        }
    }

    const fn check_drawing(&self, is_known: bool) -> Result<(), StudyError> {
        if is_known || self.drawings < DRAWINGS_MAX { Ok(()) } else { Err(StudyError::Drawings) }
    }

    /// What a path needs. The moves must be legal stones one after the other, and none follows a win;
    /// fouls are moves like others.
    fn growth(&self, path: &Path) -> Result<Growth, StudyError> {
        let mut board = self.root.board().clone();
        let mut colour = self.root.first();
        let mut from = Some(0);
        let mut growth = Growth { from: 0, moves: Vec::new() };
        for (index, &each) in path.moves().iter().enumerate() {
            if let Some(point) = self.winner_before(path, index, from, &growth) {
                return Err(StudyError::AfterWin { point });
            }
            if let Some(point) = each {
                board.place(point, colour)?;
            }
            from = from.and_then(|node| self.nodes[node].children.get(&each).copied());
            match from {
                Some(node) => growth.from = node,
                None => growth.moves.push((each, each.is_some() && self.has_won(&board, colour))),
            }
            colour = colour.opponent();
        }
        Ok(growth)
    }

    /// The move before the one with this index, if it has won.
    fn winner_before(&self, path: &Path, index: usize, known: Option<usize>, new: &Growth) -> Option<Point> {
        let is_won = match known {
            Some(node) => self.nodes[node].is_won,
            None => new.moves.last().is_some_and(|(_, is_won)| *is_won),
        };
        if is_won { path.moves().get(index.checked_sub(1)?).copied().flatten() } else { None }
    }

    fn has_won(&self, board: &Board, colour: Colour) -> bool {
        Referee::new(self.root.rule_set(), colour).winning_row(board).is_some()
    }

    fn grow(&mut self, growth: Growth) {
        let mut node = growth.from;
        for (each, is_won) in growth.moves {
            let next = self.nodes.len();
            self.nodes.push(Node { is_won, ..Node::default() });
            self.nodes[node].children.insert(each, next);
            node = next;
        }
    }

    /// Writes a change down; says whether that is news.
    fn note(&mut self, change: &Change, stamp: &Stamp) -> bool {
        let trail = self.trail(change.path());
        let node = &mut self.nodes[trail[trail.len() - 1]];
        match change {
            Change::Play { .. } => {
                let mut is_news = false;
                for &each in &trail[1..] {
                    is_news |= self.nodes[each].play(stamp);
                }
                is_news
            }
            Change::Remove { .. } => later(&mut node.removed, stamp),
            Change::Promote { .. } => later(&mut node.promoted, stamp),
            Change::Comment { text, .. } => {
                let before = length(node);
                let is_news = set(&mut node.comment, stamp, text.clone(), Clone::clone);
                self.comments = self.comments - before + length(node);
                is_news
            }
            Change::Mark { point, mark, .. } => {
                let mut register = node.marks.remove(point);
                self.drawings += usize::from(register.is_none());
                let text = |mark: &Option<Mark>| mark.map(|mark| mark.to_string()).unwrap_or_default();
                let is_news = set(&mut register, stamp, *mark, text);
                node.marks.extend(register.map(|register| (*point, register)));
                is_news
            }
            Change::Arrow { from, to, shown, .. } => {
                let mut register = node.arrows.remove(&(*from, *to));
                self.drawings += usize::from(register.is_none());
                let is_news = set(&mut register, stamp, *shown, |shown| u8::from(*shown).to_string());
                node.arrows.extend(register.map(|register| ((*from, *to), register)));
                is_news
            }
        }
    }

    /// The nodes from the root along a path, as far as they are known.
    fn trail(&self, path: &Path) -> Vec<usize> {
        let mut trail = vec![0];
        for each in path.moves() {
            let last = trail[trail.len() - 1];
            match self.nodes[last].children.get(each) {
                Some(&next) => trail.push(next),
                None => break,
            }
        }
        trail
    }

    fn find(&self, path: &Path) -> Option<&Node> {
        let mut node = &self.nodes[0];
        for each in path.moves() {
            node = &self.nodes[*node.children.get(each)?];
        }
        Some(node)
    }

    /// Whether a place is there: played, and later than it or any above it was removed.
    pub fn has(&self, path: &Path) -> bool {
        let trail = self.trail(path);
        let mut cut = None;
        trail.len() == path.moves().len() + 1
            && trail.iter().enumerate().all(|(index, &each)| {
                let node = &self.nodes[each];
                cut = cut.max(node.removed.as_ref());
                index == 0 || node.played.as_ref() > cut
            })
    }

    /// The line of first moves: at each place those that were promoted come before the others, the last
    /// promoted of them first, and then it is the order in which they were first played.
    pub fn main_line(&self) -> Path {
        let (mut path, mut cut) = (Path::ROOT, self.nodes[0].removed.as_ref());
        let mut node = &self.nodes[0];
        loop {
            let there = node.children.iter().map(|(&each, &child)| (each, &self.nodes[child]));
            let there = there.filter(|(_, child)| child.played.as_ref() > cut.max(child.removed.as_ref()));
            let rank = |child: &Node| (std::cmp::Reverse(child.promoted.clone()), child.first.clone());
            let Some((first, child)) = there.min_by_key(|(_, child)| rank(child)) else { return path };
            path = path.then(first);
            cut = cut.max(child.removed.as_ref());
            node = child;
        }
    }

    /// All that is known, as edits in an order that depends on nothing else: trees of the same edits give
    /// the same, and the tree of these is this one.
    pub fn edits(&self) -> Vec<Edit> {
        let mut edits = Vec::new();
        let mut waiting = vec![(Path::ROOT, 0)];
        while let Some((path, index)) = waiting.pop() {
            let node = &self.nodes[index];
            node.edits(&path, &mut edits);
            waiting.extend(node.children.iter().map(|(&each, &child)| (path.then(each), child)));
        }
        edits
    }
}

/// Whether a sign is none to read: a control character, or one that turns the direction of what follows.
///
/// ```
/// assert!(tengen_study::is_hidden('\u{202e}') && !tengen_study::is_hidden('天'));
/// ```
pub fn is_hidden(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The characters of a node's comment.
fn length(node: &Node) -> usize {
    node.comment.as_ref().map_or(0, |comment: &Register<String>| comment.value.chars().count())
}

/// Whether a text can be a comment.
fn check_text(text: &str) -> Result<(), StudyError> {
    if text.chars().count() > COMMENT_MAX {
        return Err(StudyError::Comment);
    }
    if text.chars().any(|sign| sign != '\n' && is_hidden(sign)) {
        return Err(StudyError::Characters);
    }
    Ok(())
}
