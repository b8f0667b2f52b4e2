//! People, in sentences.

use std::io::{self, Write};

use tengen_wire::{SuspensionView, TendedPeople, TendedPerson};

use super::text::moment;
use crate::language::{Texts, arguments};

/// A list of people.
pub(super) fn write_all(found: &TendedPeople, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    found.people.iter().try_for_each(|person| write(person, texts, out))?;
    if found.more { writeln!(out, "{}", texts.plain("admin-more-people")) } else { Ok(()) }
}

/// One person: who, since when, and what holds of them beside that.
pub(super) fn write(tended: &TendedPerson, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let since = |id, at| texts.get(id, &arguments! { "at" => moment(at) });
    let mut parts = vec![match tended.account_at {
        Some(at) => since("admin-account-since", at),
        None => since("admin-guest-since", tended.created_at),
    }];
    parts.push(match tended.last_seen_at {
        Some(at) => since("admin-last-seen", at),
        None => texts.plain("admin-no-session"),
    });
    parts.extend(tended.operator_at.map(|at| since("admin-operator-since", at)));
    parts.extend(tended.suspension.as_ref().map(|suspension| suspended(suspension, texts)));
    let person = arguments! {
        "name" => tended.person.name.clone(),
        "id" => tended.person.id.to_string(),
        "about" => parts.join(&texts.plain("admin-joint")),
    };
    writeln!(out, "{}", texts.get("admin-tended", &person))
}

fn suspended(suspension: &SuspensionView, texts: &Texts) -> String {
    let reason = suspension.reason.clone();
    match suspension.ends_at {
        Some(end) => {
            texts.get("admin-suspended-until", &arguments! { "end" => moment(end), "reason" => reason })
        }
        None => texts.get("admin-suspended", &arguments! { "reason" => reason }),
    }
}
