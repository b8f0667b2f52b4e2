//! Commands that have changed nothing.

use std::collections::VecDeque;

use crate::{Actor, CommandId, Rejection};

/// What a command that changed nothing was answered: why it was rejected, or that there was nothing to do.
type Answer = Result<(), Rejection>;

/// The last commands of each actor that have changed nothing, so that none of them acts when it
/// is sent again.
///
/// They are no part of a game's state: no event tells of them, and a game rebuilt from its events
/// knows none. So they do not count when games are compared.
#[derive(Clone, Debug, Default)]
pub(super) struct Remembered([VecDeque<(CommandId, Answer)>; Actor::ALL.len()]);

impl Remembered {
    /// How many of them are remembered of each actor, so that nobody can make another's forgotten.
    const MAX: usize = 64;

    /// What the command was answered. It is the last one then.
    pub(super) fn answer(&mut self, actor: Actor, id: CommandId) -> Option<&Answer> {
        let answers = &mut self.0[actor.index()];
        let place = answers.iter().position(|(remembered, _)| *remembered == id)?;
        let last = answers.remove(place)?;
        answers.push_back(last);
        answers.back().map(|(_, answer)| answer)
    }

    pub(super) fn add(&mut self, actor: Actor, id: CommandId, answer: Answer) {
        let answers = &mut self.0[actor.index()];
        if answers.len() >= Self::MAX {
            answers.pop_front();
        }
        answers.push_back((id, answer));
    }
}

impl PartialEq for Remembered {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Remembered {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn nobody_makes_what_another_sent_forgotten() {
        let (one, two) = (Actor::Seat(Seat::One), Actor::Seat(Seat::Two));
        let mut remembered = Remembered::default();
        remembered.add(one, CommandId(7), Err(Rejection::Paused));
        for id in 0..1000 {
            remembered.add(two, CommandId(id), Ok(()));
        }
        assert_eq!(remembered.answer(one, CommandId(7)), Some(&Err(Rejection::Paused)));
        assert_eq!(remembered.answer(one, CommandId(8)), None);
        assert_eq!(remembered.answer(two, CommandId(7)), None);
        assert_eq!(remembered.answer(two, CommandId(999)), Some(&Ok(())));
        assert_eq!(remembered.0[two.index()].len(), Remembered::MAX);
    }
}
