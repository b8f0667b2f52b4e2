//! What is to be said of each move, from what was seen before and after it.

use tengen_game::{Ending, Game, Move};
use tengen_rules::Colour;

use crate::review::look::Sight;
use crate::review::{Foul, GameReview, Mistake, PlayerReview, Ply};

/// What a move gave away, in thousandths, from which on it is called by each name.
const INACCURACY: u32 = 100;
const MISTAKE: u32 = 200;
const BLUNDER: u32 = 330;
/// A move in a position with less chance than this, in thousandths, shows nothing of who made it.
const LOST: u32 = 20;
/// How steeply the accuracy of a move falls with what it gave away: a tenth of the game costs a third.
const STEEPNESS: f64 = 4.0;

/// Judges a game of whose positions the first ones were looked at.
pub(super) fn game(game: &Game, sights: &[Sight], nodes: u64) -> GameReview {
    let fouls = fouls(game);
    let mut plies: Vec<Ply> = Vec::new();
    for (index, played) in game.moves().iter().enumerate() {
        let (Some(before), Some(after)) = (sights.get(index), sights.get(index + 1)) else { break };
        let missed_foul = plies
            .last()
            .is_some_and(|last| last.by != played.by && last.foul.is_some_and(|foul| foul.missed));
        let mut ply = ply(game, index, *played, before, after);
        ply.foul = fouls.iter().find(|(number, _)| *number == ply.number).map(|(_, foul)| *foul);
        ply.mistake = mistake(&ply, missed_foul);
        plies.push(ply);
    }
    let players = [0, 1].map(|seat| player(plies.iter().filter(|ply| ply.by.index() == seat)));
    let start = sights.first().map_or(500, |sight| sight.worth.chance);
    let turning_points = turning_points(&plies);
    GameReview { version: GameReview::VERSION, nodes, start, plies, players, turning_points }
}

fn ply(game: &Game, index: usize, played: Move, before: &Sight, after: &Sight) -> Ply {
    let worth = after.worth.reversed();
    // The search after the move may have seen more than the one before it.
    let best = if worth.chance > before.worth.chance { worth } else { before.worth };
    let black_chance = if played.colour == Colour::Black { worth.chance } else { after.worth.chance };
    let in_opening = index < game.negotiation().stones().count();
    Ply {
        number: index as u32 + 1,
        stone: played.stone,
        colour: played.colour,
        by: played.by,
        in_opening,
        before: best,
        played: worth,
        black_chance,
        loss: if in_opening { 0 } else { best.chance - worth.chance },
        line: before.line.clone(),
        forced: before.forced.clone(),
        mistake: None,
        foul: None,
    }
}

/// The fouls of a game by the numbers of their moves.
fn fouls(game: &Game) -> Vec<(u32, Foul)> {
    let missed = game.missed_fouls().into_iter();
    let mut fouls: Vec<_> =
        missed.map(|foul| (foul.number, Foul { kind: foul.kind, missed: true })).collect();
    if let Some(Ending::Foul { kind, number, .. }) = game.outcome().map(|outcome| &outcome.ending) {
        fouls.push((*number, Foul { kind: *kind, missed: false }));
    }
    fouls
}

/// What is wrong with a move.
fn mistake(ply: &Ply, missed_foul: bool) -> Option<Mistake> {
    if ply.foul.is_some() {
        return Some(Mistake::Foul);
    }
    if ply.in_opening {
        return None;
    }
    if missed_foul {
        return Some(Mistake::MissedFoul);
    }
    match ply.loss {
        // Another way to win, not proven to its end, gives hardly anything away.
        INACCURACY.. if ply.forced.is_some() => Some(Mistake::MissedWin),
        BLUNDER.. => Some(Mistake::Blunder),
        MISTAKE.. => Some(Mistake::Mistake),
        INACCURACY.. => Some(Mistake::Inaccuracy),
        _ => None,
    }
}

#[allow(clippy::cast_sign_loss, reason = "an accuracy is not negative")]
fn player<'p>(plies: impl Iterator<Item = &'p Ply>) -> PlayerReview {
    let mut review = PlayerReview::default();
    let mut sum = 0.0;
    for ply in plies {
        match ply.mistake {
            Some(Mistake::Foul) => review.fouls += 1,
            Some(Mistake::MissedFoul) => review.missed_fouls += 1,
            Some(Mistake::MissedWin) => review.missed_wins += 1,
            Some(Mistake::Blunder) => review.blunders += 1,
            Some(Mistake::Mistake) => review.mistakes += 1,
            Some(Mistake::Inaccuracy) => review.inaccuracies += 1,
            None => {}
        }
        if !ply.in_opening && ply.before.chance >= LOST {
            review.moves += 1;
            sum += accuracy(ply);
        }
    }
    let mean = sum / f64::from(review.moves.max(1));
    review.accuracy = (review.moves > 0).then(|| (mean * 1000.0).round() as u32);
    review
}

/// How near a move was to the best one, from 0 to 1.
fn accuracy(ply: &Ply) -> f64 {
    match ply.mistake {
        // A foul loses the game to who sees it, whatever the stone is worth otherwise.
        Some(Mistake::Foul) => 0.0,
        _ => (-STEEPNESS * f64::from(ply.loss) / 1000.0).exp(),
    }
}

/// The numbers of the moves that changed the game most.
fn turning_points(plies: &[Ply]) -> Vec<u32> {
    let is_foul = |ply: &Ply| ply.foul.is_some_and(|foul| !foul.missed);
    let weight = |ply: &Ply| if is_foul(ply) { 1000 } else { ply.loss };
    let mut turns: Vec<_> = plies.iter().filter(|ply| weight(ply) >= MISTAKE).collect();
    turns.sort_by_key(|ply| std::cmp::Reverse(weight(ply)));
    turns.truncate(GameReview::TURNING_POINTS);
    let mut numbers: Vec<_> = turns.into_iter().map(|ply| ply.number).collect();
    numbers.sort_unstable();
    numbers
}
