//! Who the computer players are.

use tengen_room::{Person, PersonId};
use tengen_wire::ComputerView;
use tengen_work::Level;

/// What the names of these persons begin with. No guest is called so: names that are drawn are longer.
const PREFIX: &str = "computer";

/// What each level is called in records, the weakest first.
const NAMES: [&str; Level::COUNT as usize] =
    ["Sparrow", "Swallow", "Lark", "Magpie", "Heron", "Crane", "Falcon", "Eagle", "Roc", "Phoenix"];

/// The level of the computer player with this name; `None` for people.
pub(crate) fn level_of(person: &PersonId) -> Option<Level> {
    let number = person.as_str().strip_prefix(PREFIX)?;
    // One name for each: `computer07` is nobody.
    let level = Level::new(number.parse().ok()?)?;
    (level.number().to_string() == number).then_some(level)
}

/// The computer player of this level; `None` if its name were none, which the test below excludes.
pub(super) fn person(level: Level) -> Option<Person> {
    let id = format!("{PREFIX}{}", level.number()).parse().ok()?;
    Some(Person { id, name: name(level).into() })
}

fn name(level: Level) -> &'static str {
    NAMES.get(usize::from(level.number()) - 1).copied().unwrap_or_default()
}

/// A computer player as pages see it.
pub(crate) fn view(level: Level) -> ComputerView {
    ComputerView {
        level: level.number(),
        person: format!("{PREFIX}{}", level.number()),
        name: name(level).into(),
        rating: level.rating(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_one_person_and_no_guest_is_any_of_them() {
        for level in Level::all() {
            let person = person(level).unwrap();
            assert_eq!(level_of(&person.id), Some(level));
            assert_eq!((view(level).person, view(level).name), (person.id.to_string(), person.name));
        }
        for other in ["computer", "computer0", "computer01", "computer11", "computers", "ada"] {
            assert_eq!(level_of(&other.parse().unwrap()), None, "{other}");
        }
        let drawn: PersonId = crate::house::draw::name().unwrap();
        assert!(drawn.as_str().len() > "computer10".len());
    }
}
