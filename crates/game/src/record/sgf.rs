//! Games as SGF.

use tengen_notation::sgf::{SgfGame, SgfMove, SgfResult, SgfWin};
use tengen_rules::opening::{NamedOpening, Opening};
use tengen_rules::{Board, Point};

use super::{Record, remarks};
use crate::{Ending, Game, GameResult, Outcome, ReplayError, TimeControl};

impl Record {
    /// The game as SGF, see [`Game::to_sgf`].
    ///
    /// # Errors
    ///
    /// If the events are not those of a game.
    pub fn to_sgf(&self) -> Result<SgfGame, ReplayError> {
        let game = Game::from_events(self.settings.clone(), self.start, &self.events)?;
        Ok(game.to_sgf(&self.seats))
    }
}

impl Game {
    /// The game as SGF, between `seats`, whose names stand with the colours they have in the end.
    ///
    /// It is the main line: moves that were taken back are not in it, and the stones of a designated
    /// opening are its first moves, as they are in [`Self::moves`]. Comments in English say what moves
    /// cannot: the answers of the opening, claims, and the fouls that nobody claimed, these last only
    /// when the game is over. A foul found loses by `Forfeit`.
    ///
    /// Date, place, event and round are left to the caller, who knows them. What the game tells can be
    /// written: [`SgfGame::write`] finds no stone that the board cannot take.
    #[must_use]
    pub fn to_sgf(&self, seats: &[String; 2]) -> SgfGame {
        let (main_time_ms, overtime) = times(self.settings().clock);
        SgfGame {
            application: Some(("Tengen".into(), env!("CARGO_PKG_VERSION").into())),
            name: format!("{} opening", protocol(self.settings().opening)),
            players: self.black().map_or_else(Default::default, |black| {
                [black, black.other()].map(|seat| seats[seat.index()].clone())
            }),
            rules: self.settings().rule_set.id().into(),
            main_time_ms,
            overtime,
            result: self.outcome().and_then(|outcome| self.sgf_result(outcome)),
            opening: self.named_opening().map(opening_names).unwrap_or_default(),
            comment: remarks::on_the_game(self, seats),
            dropped_fifths: self.negotiation().dropped().collect(),
            moves: self.sgf_moves(),
            ..SgfGame::new(Board::new(self.settings().size))
        }
    }

    fn sgf_moves(&self) -> Vec<SgfMove> {
        let mut moves: Vec<_> =
            self.moves().iter().map(|played| SgfMove::new(played.colour, played.stone)).collect();
        for (number, remark) in remarks::on_moves(self) {
            // Nothing is asked or claimed before the first stone.
            let Some(played) = number.checked_sub(1).and_then(|index| moves.get_mut(index)) else { continue };
            if !played.comment.is_empty() {
                played.comment.push('\n');
            }
            played.comment.push_str(&remark.text);
            played.labels.extend(labels(&remark.points));
        }
        moves
    }

    /// The result by colours; nothing of a game that was won before colours were drawn.
    fn sgf_result(&self, outcome: &Outcome) -> Option<SgfResult> {
        Some(match outcome.result {
            GameResult::Win(winner) => SgfResult::Win(self.colour_of(winner)?, won_by(&outcome.ending)),
            GameResult::Draw => SgfResult::Draw,
            GameResult::Void => SgfResult::Void,
        })
    }
}

const fn won_by(ending: &Ending) -> SgfWin {
    match ending {
        Ending::Resignation => SgfWin::Resignation,
        Ending::Time => SgfWin::Time,
        Ending::Foul { .. } | Ending::Abandonment | Ending::LiftedStone => SgfWin::Forfeit,
        Ending::Five { .. }
        | Ending::Overline { .. }
        | Ending::Arbiter
        | Ending::BoardFull
        | Ending::NoFive
        | Ending::Agreement
        | Ending::TwoPasses
        | Ending::BothFlags
        | Ending::Aborted { .. } => SgfWin::Board,
    }
}

/// Letters on the points, in their order.
fn labels(points: &[Point]) -> impl Iterator<Item = (Point, String)> {
    points.iter().copied().zip(('A'..='Z').map(String::from))
}

/// The protocol, as the programs that look for it in a file's texts spell it.
fn protocol(opening: Opening) -> String {
    if opening == Opening::Rif {
        return "RIF".into();
    }
    let id = opening.to_string();
    let (first, rest) = id.split_at(1);
    first.to_uppercase() + rest
}

fn opening_names(opening: NamedOpening) -> String {
    let names = opening.names();
    format!("{} {} {}", opening.code(), names.romaji, names.ja)
}

/// The main time in milliseconds and what follows it, in the words that servers of Go made usual.
fn times(clock: TimeControl) -> (Option<u64>, String) {
    match clock {
        TimeControl::None => (None, String::new()),
        TimeControl::PerMove { limit } => (Some(0), format!("1x{limit} byo-yomi")),
        TimeControl::ByoYomi { main, periods, period } => {
            (Some(main.0), format!("{periods}x{period} byo-yomi"))
        }
        TimeControl::Fischer { main, increment } if increment == crate::Millis::ZERO => {
            (Some(main.0), String::new())
        }
        TimeControl::Fischer { main, increment } => (Some(main.0), format!("{increment} fischer")),
        TimeControl::Correspondence { days: 1 } => (None, "1 day per move".into()),
        TimeControl::Correspondence { days } => (None, format!("{days} days per move")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_go_servers_write_them() {
        for (clock, main_ms, overtime) in [
            ("none", None, ""),
            ("per-move-30", Some(0), "1x30 byo-yomi"),
            ("byo-yomi-600+3x30", Some(600_000), "3x30 byo-yomi"),
            ("fischer-300+0.5", Some(300_000), "0.5 fischer"),
            ("fischer-300+0", Some(300_000), ""),
            ("correspondence-1", None, "1 day per move"),
            ("correspondence-3", None, "3 days per move"),
        ] {
            assert_eq!(times(clock.parse().unwrap()), (main_ms, overtime.to_owned()), "{clock}");
        }
    }

    #[test]
    fn protocols_have_the_names_that_programs_look_for() {
        for (id, name) in
            [("rif", "RIF"), ("yamaguchi", "Yamaguchi"), ("taraguchi-10", "Taraguchi-10"), ("free", "Free")]
        {
            assert_eq!(protocol(id.parse().unwrap()), name);
        }
    }
}
