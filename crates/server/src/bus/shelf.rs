//! What one house tells of who is there, each thing with a place of its own, so that the bus can keep the last
//! word on each.

use std::collections::BTreeMap;
use std::time::Duration;

use super::nats::Letter;
use super::{News, NodeId, Presence};

/// Where everything goes that is not kept.
const PASSING: &str = "passing";

/// The last word on everything that is kept, and whether it has been sent.
#[derive(Debug, Default)]
pub(super) struct Shelf(BTreeMap<String, (Letter, bool)>);

impl Shelf {
    /// How often everything is told again: the bus forgets what nobody has told for three times as long.
    pub(super) const REFRESH: Duration = Duration::from_mins(5);

    /// Takes in something that is told: what goes where.
    pub(super) fn put(&mut self, letter: Letter) -> Vec<(String, Letter)> {
        let placed = placed(letter);
        for (place, letter) in &placed {
            if place != PASSING {
                self.0.insert(place.clone(), (letter.clone(), false));
            }
        }
        placed
    }

    /// What was sent need not be sent again; and that somebody is not there need not be known any more.
    pub(super) fn sent(&mut self, place: &str, letter: &Letter) {
        if is_nothing(&letter.news) {
            self.0.remove(place);
        } else if let Some((_, sent)) = self.0.get_mut(place).filter(|(kept, _)| kept == letter) {
            *sent = true;
        }
    }

    /// What could not be sent.
    pub(super) fn unsent(&self) -> Vec<(String, Letter)> {
        let unsent = self.0.iter().filter(|(_, (_, sent))| !sent);
        unsent.map(|(place, (letter, _))| (place.clone(), letter.clone())).collect()
    }

    /// Everything.
    pub(super) fn all(&self) -> Vec<(String, Letter)> {
        self.0.iter().map(|(place, (letter, _))| (place.clone(), letter.clone())).collect()
    }
}

/// Where a letter goes: each person and each room has a place of its own.
fn placed(letter: Letter) -> Vec<(String, Letter)> {
    let of = |NodeId(node): NodeId, rest: String| format!("presence.{node:016x}.{rest}");
    let from = letter.from;
    match letter.news {
        News::Alive { node, .. } => vec![(of(node, "alive".into()), letter)],
        News::Present { node, ref room, .. } => vec![(of(node, format!("room.{}", room.as_str())), letter)],
        News::Here { node, people, here } => {
            let one = |person: tengen_room::PersonId| {
                let place = of(node, format!("person.{}", person.as_str()));
                (place, Letter { from, news: News::Here { node, people: vec![person], here } })
            };
            people.into_iter().map(one).collect()
        }
        _ => vec![(PASSING.into(), letter)],
    }
}

/// Whether this says only that nobody is there.
fn is_nothing(news: &News) -> bool {
    match news {
        News::Present { presence, .. } => *presence == Presence::default(),
        News::Here { here, .. } => !here,
        _ => false,
    }
}

/// What is left of the letters that the bus has kept, each with its moment, at the moment `now`, all in
/// milliseconds: those of houses that have told within `silence` that they are there, this first.
pub(super) fn of_the_living(letters: Vec<(i64, Letter)>, now: i64, silence: i64) -> Vec<Letter> {
    let is_alive = |(at, letter): &&(i64, Letter)| {
        matches!(letter.news, News::Alive { .. }) && now.saturating_sub(*at) < silence
    };
    let living: Vec<NodeId> = letters.iter().filter(is_alive).map(|(_, letter)| letter.from).collect();
    let mut letters: Vec<Letter> = letters.into_iter().map(|(_, letter)| letter).collect();
    letters.retain(|letter| living.contains(&letter.from));
    letters.sort_by_key(|letter| !matches!(letter.news, News::Alive { .. }));
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: NodeId = NodeId(7);

    fn here(people: &[&str], here: bool) -> Letter {
        let people = people.iter().map(|person| person.parse().unwrap()).collect();
        Letter { from: ME, news: News::Here { node: ME, people, here } }
    }

    fn present(room: &str, spectators: u32) -> Letter {
        let presence = Presence { spectators, ..Presence::default() };
        Letter { from: ME, news: News::Present { node: ME, room: room.parse().unwrap(), presence } }
    }

    fn alive(node: u64) -> Letter {
        Letter { from: NodeId(node), news: News::Alive { node: NodeId(node), people: 0, can_write: true } }
    }

    fn places(letters: &[(String, Letter)]) -> Vec<&str> {
        letters.iter().map(|(place, _)| place.as_str()).collect()
    }

    #[test]
    fn each_person_and_each_room_has_a_place_and_everything_else_passes() {
        let mut shelf = Shelf::default();
        let told = shelf.put(here(&["ada", "bo"], true));
        assert_eq!(
            places(&told),
            ["presence.0000000000000007.person.ada", "presence.0000000000000007.person.bo"]
        );
        assert_eq!(told[1].1, here(&["bo"], true));
        assert_eq!(places(&shelf.put(present("abc", 1))), ["presence.0000000000000007.room.abc"]);
        assert_eq!(places(&shelf.put(alive(7))), ["presence.0000000000000007.alive"]);
        let passing = Letter { from: ME, news: News::WhatIsNoticed };
        assert_eq!(shelf.put(passing.clone()), [("passing".to_owned(), passing)]);
        assert_eq!(shelf.all().len(), 4);
    }

    #[test]
    fn what_has_changed_while_the_bus_was_cut_is_told_when_it_is_whole() {
        let mut shelf = Shelf::default();
        for (place, letter) in shelf.put(present("abc", 1)).into_iter().chain(shelf.put(here(&["ada"], true)))
        {
            shelf.sent(&place, &letter);
        }
        assert_eq!(shelf.unsent(), []);
        // The bus is cut: nothing of this can be sent.
        shelf.put(present("abc", 0));
        shelf.put(here(&["bo"], true));
        shelf.put(here(&["bo"], false));
        let unsent = shelf.unsent();
        assert_eq!(
            unsent.iter().map(|(_, letter)| letter.clone()).collect::<Vec<_>>(),
            [here(&["bo"], false), present("abc", 0)]
        );
        for (place, letter) in &unsent {
            shelf.sent(place, letter);
        }
        // That nobody is there need not be known for ever.
        assert_eq!(shelf.all().len(), 1);
    }

    #[test]
    fn houses_that_have_gone_are_left_out() {
        let letters = vec![
            (1_000, present("abc", 1)),
            (99_000, alive(7)),
            (90_000, alive(8)),
            (99_000, Letter { from: NodeId(8), ..here(&["ada"], true) }),
        ];
        assert_eq!(of_the_living(letters, 100_000, 5_000), [alive(7), present("abc", 1)]);
    }
}
