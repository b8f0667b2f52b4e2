//! Whether the log holds what was acknowledged.

use std::collections::HashMap;

use tengen_game::{Actor, Event, EventKind};
use tengen_rules::Point;

use crate::evidence::{Log, LoggedGame};
use crate::play::{Fate, Sent, Testimony};

/// What came of the comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Games that were compared.
    pub games: u64,
    /// Acknowledged commands that were looked for.
    pub acknowledged: u64,
    /// Commands that the log holds and of which the players had not heard.
    pub unheard: u64,
    /// Acknowledged commands that the log does not hold.
    pub lost: u64,
    /// Commands that the log holds more than once.
    pub doubled: u64,
    /// Commands that the log holds in another order than they were acknowledged in.
    pub disordered: u64,
    /// Commands of which the log says something else than was sent.
    pub altered: u64,
    /// Commands in the log that nobody sent.
    pub invented: u64,
    /// Games that do not replay by the rules.
    pub broken: u64,
    /// What is wrong, in words; the first few.
    pub remarks: Vec<String>,
}

impl Findings {
    const REMARKS: usize = 20;

    /// Whether the log and the players agree.
    pub const fn are_clean(&self) -> bool {
        self.lost == 0
            && self.doubled == 0
            && self.disordered == 0
            && self.altered == 0
            && self.invented == 0
            && self.broken == 0
    }

    fn remark(&mut self, remark: impl FnOnce() -> String) {
        if self.remarks.len() < Self::REMARKS {
            self.remarks.push(remark());
        }
    }
}

/// Compares what the players say with the log as it was at the end of the house's life `life`: what was
/// acknowledged later need not be in it.
pub fn compare(testimonies: &[Testimony], log: &Log, life: u32) -> Findings {
    let mut findings = Findings::default();
    for testimony in testimonies {
        let no_events = Vec::new();
        let logged = log.get(&testimony.game);
        let events = logged.map_or(&no_events, |game| &game.events);
        compare_game(&mut findings, testimony, events, life);
        if let Some(Err(error)) = logged.map(LoggedGame::replay) {
            findings.broken += 1;
            findings.remark(|| format!("{}: {error:#}", testimony.game));
        }
    }
    findings
}

/// What one command of a player did.
struct Deed {
    actor: Actor,
    id: u64,
    stones: Vec<Point>,
}

/// The events of the players' commands, those of one command together.
fn deeds(events: &[Event]) -> Vec<Deed> {
    let commands = events.chunk_by(|one, next| (one.actor, one.id) == (next.actor, next.id));
    let by_players = commands.filter(|command| command[0].actor.seat().is_some());
    let deed = |command: &[Event]| {
        let stone = |event: &Event| match event.kind {
            EventKind::Stone { point, .. } => Some(point),
            _ => None,
        };
        let stones = command.iter().filter_map(stone).collect();
        Deed { actor: command[0].actor, id: command[0].id.0, stones }
    };
    by_players.map(deed).collect()
}

fn compare_game(findings: &mut Findings, testimony: &Testimony, events: &[Event], life: u32) {
    findings.games += 1;
    let deeds = deeds(events);
    let mut places: HashMap<(Actor, u64), Vec<usize>> = HashMap::new();
    for (place, deed) in deeds.iter().enumerate() {
        places.entry((deed.actor, deed.id)).or_default().push(place);
    }
    let mut last = None;
    for sent in &testimony.sent {
        let found = places.remove(&(sent.seat.into(), sent.id)).unwrap_or_default();
        let must_be_there = matches!(sent.fate, Fate::Done { life: done } if done <= life);
        findings.acknowledged += u64::from(must_be_there);
        findings.unheard += u64::from(!must_be_there && !found.is_empty());
        if must_be_there && found.is_empty() {
            findings.lost += 1;
            findings.remark(|| format!("{}: {sent:?} is lost", testimony.game));
        }
        compare_command(
            findings,
            testimony,
            sent,
            &found.iter().map(|&place| &deeds[place]).collect::<Vec<_>>(),
        );
        if let Some(&place) = found.first() {
            if last.is_some_and(|last| place < last) {
                findings.disordered += 1;
                findings.remark(|| format!("{}: {sent:?} is before what was done before it", testimony.game));
            }
            last = Some(place);
        }
    }
    if !places.is_empty() {
        findings.invented += places.len() as u64;
        findings.remark(|| format!("{}: nobody sent {:?}", testimony.game, places.keys()));
    }
}

fn compare_command(findings: &mut Findings, testimony: &Testimony, sent: &Sent, deeds: &[&Deed]) {
    let stones: Vec<Point> = deeds.iter().flat_map(|deed| deed.stones.iter().copied()).collect();
    let refused = sent.fate == Fate::Refused && !deeds.is_empty();
    if deeds.len() > 1 || sent.stone.is_some() && stones.len() > 1 {
        findings.doubled += 1;
        findings.remark(|| format!("{}: {sent:?} is there {} times", testimony.game, deeds.len()));
    } else if refused || !deeds.is_empty() && sent.stone.is_some_and(|stone| stones != [stone]) {
        findings.altered += 1;
        findings.remark(|| format!("{}: {sent:?} became stones on {stones:?}", testimony.game));
    }
}

#[cfg(test)]
mod tests {
    use tengen_game::{Action, Command, CommandId, Game, Millis, Settings};

    use super::*;

    const POINTS: [&str; 4] = ["h8", "h9", "i8", "i9"];

    /// Four moves, all of them acknowledged, and the log of them.
    fn game() -> (Vec<Testimony>, LoggedGame) {
        let settings = Settings::default();
        let mut game = Game::new(settings.clone(), Millis::ZERO).unwrap();
        let (mut sent, mut events) = (Vec::new(), Vec::new());
        for (id, point) in (1..).zip(POINTS) {
            let (actor, point) = (game.to_act().unwrap(), point.parse().unwrap());
            let action = Action::Place { point, offer_draw: false };
            let command = Command { id: CommandId(id), action };
            events.extend(game.apply(actor.into(), command, Millis(id)).unwrap());
            sent.push(Sent { id, seat: actor, stone: Some(point), fate: Fate::Done { life: 0 } });
        }
        let testimony = Testimony { game: "g1".parse().unwrap(), sent };
        (vec![testimony], LoggedGame { settings, start: Millis::ZERO, events })
    }

    fn check(change: impl FnOnce(&mut Vec<Sent>, &mut Vec<Event>), expected: &Findings) {
        let (mut testimonies, mut logged) = game();
        change(&mut testimonies[0].sent, &mut logged.events);
        let log = Log::from([("g1".parse().unwrap(), logged)]);
        let found = compare(&testimonies, &log, 0);
        assert_eq!(&Findings { remarks: Vec::new(), ..found.clone() }, expected, "{:?}", found.remarks);
        assert_eq!(found.are_clean(), found.remarks.is_empty());
    }

    fn clean() -> Findings {
        Findings { games: 1, acknowledged: 4, ..Findings::default() }
    }

    #[test]
    fn what_was_acknowledged_and_is_in_the_log_is_clean() {
        check(|_, _| {}, &clean());
    }

    #[test]
    fn a_lost_move_is_found() {
        check(|_, events| drop(events.pop()), &Findings { lost: 1, ..clean() });
        let nothing = compare(&game().0, &Log::new(), 0);
        assert_eq!(nothing.lost, 4);
    }

    #[test]
    fn a_move_without_an_answer_may_be_there_or_not() {
        let unanswered = |sent: &mut Vec<Sent>| sent[3].fate = Fate::Unknown;
        check(|sent, _| unanswered(sent), &Findings { acknowledged: 3, unheard: 1, ..clean() });
        let lost = |sent: &mut Vec<Sent>, events: &mut Vec<Event>| {
            unanswered(sent);
            events.pop();
        };
        check(lost, &Findings { acknowledged: 3, ..clean() });
    }

    #[test]
    fn what_a_later_life_acknowledged_need_not_be_there_yet() {
        let later = |sent: &mut Vec<Sent>, events: &mut Vec<Event>| {
            sent[3].fate = Fate::Done { life: 1 };
            events.pop();
        };
        check(later, &Findings { acknowledged: 3, ..clean() });
    }

    #[test]
    fn a_move_played_twice_is_found() {
        let again = |_: &mut Vec<Sent>, events: &mut Vec<Event>| {
            events.push(Event { seq: 5, ..events[0].clone() });
        };
        check(again, &Findings { doubled: 1, broken: 1, ..clean() });
    }

    #[test]
    fn moves_in_another_order_are_found() {
        check(|sent, _| sent.swap(1, 2), &Findings { disordered: 1, ..clean() });
    }

    #[test]
    fn another_stone_than_was_sent_is_found() {
        check(|sent, _| sent[1].stone = Some(Point::TENGEN), &Findings { altered: 1, ..clean() });
        let refused = &Findings { altered: 1, acknowledged: 3, unheard: 1, ..clean() };
        check(|sent, _| sent[1].fate = Fate::Refused, refused);
    }

    #[test]
    fn a_move_nobody_sent_is_found() {
        check(|sent, _| sent.truncate(3), &Findings { invented: 1, acknowledged: 3, ..clean() });
    }

    #[test]
    fn a_game_that_does_not_replay_is_found() {
        check(|_, events| events[3].at = Millis::ZERO, &Findings { broken: 1, ..clean() });
    }
}
