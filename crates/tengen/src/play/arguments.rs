//! The arguments of `tengen play`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tengen_draw::TextStyle;
use tengen_game::{Enforcement, Seat, Settings, TimeControl};
use tengen_rules::opening::Opening;
use tengen_rules::{BoardSize, RuleSet};

use super::names;
use crate::arguments::size;
use crate::language::Language;

/// How a game is set up, and where it is kept.
#[derive(Debug, Args)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(super) terms: Terms,
    /// The number of games; colours are exchanged from game to game
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub(super) games: u32,
    /// The name of player One
    #[arg(long, value_parser = names::read, value_name = "NAME", conflicts_with = "resume")]
    pub(super) one: Option<String>,
    /// The name of player Two
    #[arg(long, value_parser = names::read, value_name = "NAME", conflicts_with = "resume")]
    pub(super) two: Option<String>,
    /// Keep the record in this file, which must be new; a match has a file for each game, FILE-1 and so on
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(super) record: Option<PathBuf>,
    /// Go on with the game recorded in this file, or with the match if --games is given again
    #[arg(long, value_name = "FILE")]
    pub(super) resume: Option<PathBuf>,
    /// Read what the players type from this file; its lines may begin with @MM:SS, the time of the game
    #[arg(long, value_name = "FILE")]
    pub(super) script: Option<PathBuf>,
    /// Draw the board only when somebody types board: for screen readers and short transcripts
    #[arg(long)]
    pub(super) no_boards: bool,
    /// The language of questions and messages
    #[arg(long, value_enum, default_value_t, value_name = "LANGUAGE")]
    pub(crate) lang: Language,
    /// How boards are drawn: lines, wide (for fonts with full-width signs) or ascii
    #[arg(long, default_value = TextStyle::Lines.id(), value_name = "STYLE")]
    pub(super) style: TextStyle,
}

/// What the players agree on.
#[derive(Debug, Args)]
pub(super) struct Terms {
    /// The rule set: freestyle, standard, caro, caro-exact, omok, renju, or renju-1899, -1903, -1912, -1916, -1918
    #[arg(long, default_value = RuleSet::Renju.id(), value_name = "RULE", conflicts_with = "resume")]
    rule: RuleSet,
    /// The opening protocol: free, designated-D1 to -I13, lianzhong, rif, swap-1989, yamaguchi, soosorv-4 to -8, tarannikov, taraguchi-10, swap, swap2, pro or long-pro
    #[arg(long, default_value = "free", value_name = "OPENING", conflicts_with = "resume")]
    opening: Opening,
    /// What becomes of a forbidden move: claim, claim-rif, auto-loss or unplayable
    #[arg(long, default_value = Enforcement::Claim.id(), value_name = "HOW", conflicts_with = "resume")]
    enforce: Enforcement,
    /// Mark the forbidden points on the board, where they need not be claimed
    #[arg(long, conflicts_with = "resume")]
    show_forbidden: bool,
    /// The clocks: none, per-move-30, byo-yomi-600+3x30, fischer-300+5 (in seconds) or correspondence-3 (in days)
    #[arg(long, default_value = "none", value_name = "CLOCK", conflicts_with = "resume")]
    clock: TimeControl,
    /// The number of lines of the board, 5 to 20; if it is left out, 15, or 19 for renju before 1931
    #[arg(long, value_parser = size, value_name = "LINES", conflicts_with = "resume")]
    size: Option<BoardSize>,
    /// Who has Black at first
    #[arg(long, value_enum, default_value_t, value_name = "WHO", conflicts_with = "resume")]
    pub(super) colours: Colours,
    /// Allow moves to be taken back when both agree
    #[arg(long, conflicts_with = "resume")]
    friendly: bool,
}

/// Who has Black at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Colours {
    /// Player One.
    #[default]
    One,
    /// Player Two.
    Two,
    /// Drawn by lot.
    Random,
    /// 猜先: one holds stones, the other guesses.
    Nigiri,
}

impl Colours {
    /// The seat that has Black at first, if that is agreed.
    pub(super) const fn agreed(self) -> Option<Seat> {
        match self {
            Self::One => Some(Seat::One),
            Self::Two => Some(Seat::Two),
            Self::Random | Self::Nigiri => None,
        }
    }
}

impl Terms {
    /// The settings, but for the colours.
    pub(super) fn settings(&self) -> Settings {
        // The protocols are younger than the board of 19 lines.
        let usual = if self.opening == Opening::Free { self.rule.usual_size() } else { BoardSize::RENJU };
        Settings {
            rule_set: self.rule,
            size: self.size.unwrap_or(usual),
            opening: self.opening,
            enforcement: self.enforce,
            clock: self.clock,
            take_back: self.friendly,
            show_forbidden: self.show_forbidden,
            ..Settings::default()
        }
    }
}
