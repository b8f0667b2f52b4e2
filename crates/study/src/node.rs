//! What is known of a place in a tree.

use std::collections::BTreeMap;

use tengen_rules::Point;

use crate::{Change, Edit, Mark, Move, Path, Stamp};

/// A value that was set at a moment. The last one wins; of two from one moment the greater text does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Register<T> {
    pub(crate) stamp: Stamp,
    pub(crate) value: T,
}

/// What is known of a place, whether it is there or not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Node {
    /// When it was last played; `None` if others have only written something about it.
    pub(crate) played: Option<Stamp>,
    /// When it was first played: the order among the moves in its place.
    pub(crate) first: Option<Stamp>,
    pub(crate) removed: Option<Stamp>,
    pub(crate) promoted: Option<Stamp>,
    pub(crate) comment: Option<Register<String>>,
    pub(crate) marks: BTreeMap<Point, Register<Option<Mark>>>,
    pub(crate) arrows: BTreeMap<(Point, Point), Register<bool>>,
    /// Where the nodes one move further stand among all nodes of the tree.
    pub(crate) children: BTreeMap<Move, usize>,
    /// Whether the move that leads here has won.
    pub(crate) is_won: bool,
}

/// Puts a value in, if it is the later one; says whether it was.
pub(crate) fn set<T: Clone>(
    register: &mut Option<Register<T>>,
    stamp: &Stamp,
    value: T,
    text: impl Fn(&T) -> String,
) -> bool {
    let is_newer = register.as_ref().is_none_or(|before| {
        stamp > &before.stamp || (*stamp == before.stamp && text(&value) > text(&before.value))
    });
    if is_newer {
        *register = Some(Register { stamp: stamp.clone(), value });
    }
    is_newer
}

/// The later of two moments; says whether it is another one than before.
pub(crate) fn later(moment: &mut Option<Stamp>, stamp: &Stamp) -> bool {
    let is_later = moment.as_ref().is_none_or(|before| stamp > before);
    if is_later {
        *moment = Some(stamp.clone());
    }
    is_later
}

impl Node {
    /// Notes that it was played; says whether that is news.
    pub(crate) fn play(&mut self, stamp: &Stamp) -> bool {
        let is_earlier = self.first.as_ref().is_none_or(|before| stamp < before);
        if is_earlier {
            self.first = Some(stamp.clone());
        }
        later(&mut self.played, stamp) || is_earlier
    }

    /// All that is known of it, as edits.
    pub(crate) fn edits(&self, path: &Path, edits: &mut Vec<Edit>) {
        let mut add = |stamp: &Stamp, change| edits.push(Edit { stamp: stamp.clone(), change });
        if let Some(first) = &self.first {
            add(first, Change::Play { path: path.clone() });
        }
        if let Some(played) = self.played.as_ref().filter(|played| Some(*played) != self.first.as_ref()) {
            add(played, Change::Play { path: path.clone() });
        }
        if let Some(removed) = &self.removed {
            add(removed, Change::Remove { path: path.clone() });
        }
        if let Some(promoted) = &self.promoted {
            add(promoted, Change::Promote { path: path.clone() });
        }
        if let Some(Register { stamp, value }) = &self.comment {
            add(stamp, Change::Comment { path: path.clone(), text: value.clone() });
        }
        for (&point, Register { stamp, value }) in &self.marks {
            add(stamp, Change::Mark { path: path.clone(), point, mark: *value });
        }
        for (&(from, to), Register { stamp, value }) in &self.arrows {
            add(stamp, Change::Arrow { path: path.clone(), from, to, shown: *value });
        }
    }
}
