//! What operators have done, in sentences.

use std::io::{self, Write};

use tengen_wire::{DeedKind, DeedList, DeedView};

use super::text::moment;
use crate::language::{Texts, arguments};

/// A list of deeds, with what to ask for the next one.
pub(super) fn write_all(list: &DeedList, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    list.deeds.iter().try_for_each(|deed| write(deed, texts, out))?;
    match list.next {
        Some(next) => {
            writeln!(out, "{}", texts.get("admin-more-deeds", &arguments! { "number" => next.to_string() }))
        }
        None => Ok(()),
    }
}

fn write(view: &DeedView, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let by = match &view.by {
        Some(person) => format!("{} (@{})", person.name, person.id),
        None => texts.plain("admin-by-machine"),
    };
    let target = view.target.clone().unwrap_or_default();
    let target = match &view.target_name {
        Some(name) => format!("{name} (@{target})"),
        None => target,
    };
    let said = arguments! {
        "number" => view.number.to_string(),
        "at" => moment(view.at),
        "by" => by,
        "what" => texts.get(&format!("admin-deed-{}", view.deed.word()), &arguments! {
            "target" => target, "detail" => detail(view, texts),
        }),
        "reason" => view.reason.clone().unwrap_or_else(|| "–".to_owned()),
    };
    let id = if view.reason.is_some() { "admin-deed-because" } else { "admin-deed" };
    writeln!(out, "{}", texts.get(id, &said))
}

/// What belongs to a deed, in words.
fn detail(view: &DeedView, texts: &Texts) -> String {
    match (view.deed, view.detail.as_deref()) {
        (DeedKind::Suspend, None) => texts.plain("admin-for-ever"),
        (DeedKind::Suspend, Some(end)) => end.parse().map_or_else(|_| end.to_owned(), moment),
        (DeedKind::Decide, Some(verdict)) => {
            texts.get("admin-verdict", &arguments! { "verdict" => verdict.to_owned() })
        }
        (_, detail) => detail.unwrap_or_default().to_owned(),
    }
}
