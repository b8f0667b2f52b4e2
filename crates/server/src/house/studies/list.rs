//! The studies that somebody may write in.

use tengen_room::PersonId;
use tengen_rules::Colour;
use tengen_store::{AuthoredStudy, StudyQuery, StudyRow};
use tengen_study::{Study, StudyId};
use tengen_wire::StudyList;

use crate::house::change::millis;
use crate::house::{House, Refused, cursor};

/// How many studies stand in a list.
const PAGE: u32 = 24;

impl House {
    /// The studies of an author, the last changed first; `before` is [`StudyList::next`] of the list before.
    ///
    /// # Errors
    ///
    /// [`Refused::BadCursor`], [`Refused::Unavailable`].
    pub async fn studies_of(&self, author: &PersonId, before: Option<&str>) -> Result<StudyList, Refused> {
        let before = before.map(cursor::read::<StudyId>).transpose()?;
        // One more than is wanted tells whether there are more.
        let query = StudyQuery { author: author.to_string(), before, limit: PAGE + 1 };
        let mut rows = self.store.studies(&query).await?;
        let has_more = rows.len() > PAGE as usize;
        rows.truncate(PAGE as usize);
        let next = rows.last().filter(|_| has_more).map(|row| cursor::write(row.updated_at, &row.id));
        Ok(StudyList { studies: rows.into_iter().filter_map(shown).collect(), next })
    }
}

/// A row of the store as it goes over the wire.
fn shown(row: StudyRow) -> Option<tengen_wire::StudyRow> {
    let points = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    Some(tengen_wire::StudyRow {
        id: row.id.parse().ok()?,
        title: row.title,
        private: row.private,
        size: row.size,
        black: points(&row.black),
        white: points(&row.white),
        updated_at: millis(row.updated_at).0,
    })
}

/// What the lists of its authors need to know of a study, with the board at the end of its main line.
pub(in crate::house) fn row(id: &StudyId, study: &Study) -> AuthoredStudy {
    let root = study.tree().root();
    let (mut board, mut colour) = (root.board().clone(), root.first());
    for &each in study.tree().main_line().moves() {
        // A tree holds only stones that can stand there.
        if each.is_some_and(|point| board.place(point, colour).is_err()) {
            break;
        }
        colour = colour.opponent();
    }
    let points = |colour| {
        let names: Vec<_> = board.stones(colour).iter().map(|point| point.to_string()).collect();
        names.join(" ")
    };
    AuthoredStudy {
        row: StudyRow {
            id: id.to_string(),
            title: study.title().to_string(),
            private: study.is_private(),
            size: board.size().lines(),
            black: points(Colour::Black),
            white: points(Colour::White),
            updated_at: study.at(),
        },
        authors: study.authors().iter().map(|author| author.id.to_string()).collect(),
    }
}
