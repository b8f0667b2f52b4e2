//! A game that was read as the edits of a tree, in which Black and White take turns.

use tengen_notation::tree::{self, GameTree, Place};
use tengen_rules::Colour;
use tengen_study::{
    COMMENT_MAX, Change, Edit, Mark, NODES_MAX, Path, Shape, Stamp, StudyError, Tag, is_hidden,
};

use super::Unread;

/// The edits that make a tree.
pub(super) struct Made {
    pub(super) edits: Vec<Edit>,
    /// The end of the main line.
    pub(super) main: Path,
    /// How many comments were too long.
    pub(super) shortened: u32,
}

/// The edits that make this tree, where `first` makes the first move. A side that moves twice passes for
/// the other one between.
pub(super) fn of(tree: &GameTree, first: Colour) -> Result<Made, Unread> {
    let paths = paths(tree, first)?;
    let mut shortened = 0;
    let mut changes: Vec<_> = ends(tree).map(|index| Change::Play { path: paths[index].clone() }).collect();
    let main = changes.first().map_or(Path::ROOT, |change| change.path().clone());
    for (place, path) in tree.places().iter().zip(&paths) {
        changes.extend(said(place, path, &mut shortened));
    }
    let stamped = |(change, clock)| Edit { stamp: Stamp { clock, by: Tag::house() }, change };
    Ok(Made { edits: changes.into_iter().zip(1..).map(stamped).collect(), main, shortened })
}

/// The moves that lead to each place.
fn paths(tree: &GameTree, first: Colour) -> Result<Vec<Path>, Unread> {
    if tree.places().len() > NODES_MAX + 1 {
        return Err(StudyError::Nodes.into());
    }
    let mut paths: Vec<Path> = Vec::with_capacity(tree.places().len());
    for place in tree.places() {
        let Some((colour, point)) = place.played else {
            paths.push(Path::ROOT);
            continue;
        };
        let before = &paths[place.parent];
        let depth = before.moves().len();
        let to_move = if depth.is_multiple_of(2) { first } else { first.opponent() };
        let path = if to_move == colour { before.then(point) } else { before.then(None).then(point) };
        if path.moves().len() > Path::MAX {
            return Err(StudyError::Nodes.into());
        }
        paths.push(path);
    }
    Ok(paths)
}

/// The places that nothing follows, in the order of the text.
fn ends(tree: &GameTree) -> impl Iterator<Item = usize> {
    let places = tree.places();
    let mut is_end = vec![true; places.len()];
    for place in places {
        is_end[place.parent] = false;
    }
    is_end.into_iter().enumerate().filter_map(|(index, is_end)| is_end.then_some(index))
}

/// What is said of a place and drawn on it.
fn said(place: &Place, path: &Path, shortened: &mut u32) -> Vec<Change> {
    let mut changes = Vec::new();
    if !place.comment.is_empty() {
        changes.push(Change::Comment { path: path.clone(), text: comment(&place.comment, shortened) });
    }
    changes.extend(place.marks.iter().map(|(&point, &drawn)| Change::Mark {
        path: path.clone(),
        point,
        mark: Some(mark(drawn)),
    }));
    let arrows = place.arrows.iter().filter(|(from, to)| from != to);
    changes.extend(arrows.map(|&(from, to)| Change::Arrow { path: path.clone(), from, to, shown: true }));
    changes
}

fn comment(text: &str, shortened: &mut u32) -> String {
    let shown = |sign| if sign != '\n' && is_hidden(sign) { ' ' } else { sign };
    let mut kept: String = text.chars().take(COMMENT_MAX).map(shown).collect();
    if text.chars().nth(COMMENT_MAX).is_some() {
        kept.pop();
        kept.push('…');
        *shortened += 1;
    }
    kept
}

const fn mark(mark: tree::Mark) -> Mark {
    match mark {
        tree::Mark::Circle => Mark::Shape(Shape::Circle),
        tree::Mark::Cross => Mark::Shape(Shape::Cross),
        tree::Mark::Triangle => Mark::Shape(Shape::Triangle),
        tree::Mark::Square => Mark::Shape(Shape::Square),
        tree::Mark::Letter(letter) => Mark::Letter(letter),
    }
}
