//! Which protocol goes with which rule set and board.

use super::Opening;
use crate::{BoardSize, RuleSet};

/// Why a protocol does not go with a rule set and a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotApplicable {
    /// A protocol of renju with another rule set.
    #[error("{opening} is an opening of renju and not of {rule_set}")]
    NeedsRenju {
        /// The protocol.
        opening: Opening,
        /// The rule set asked for.
        rule_set: RuleSet,
    },
    /// A protocol of renju on another board than 15x15.
    #[error("{opening} is played on a 15x15 board, not on {size}")]
    NeedsRenjuBoard {
        /// The protocol.
        opening: Opening,
        /// The board asked for.
        size: BoardSize,
    },
    /// A board too small for the protocol.
    #[error("{opening} needs a board of 15x15 or more, not {size}")]
    BoardTooSmall {
        /// The protocol.
        opening: Opening,
        /// The board asked for.
        size: BoardSize,
    },
}

impl NotApplicable {
    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NeedsRenju { .. } => "needs-renju",
            Self::NeedsRenjuBoard { .. } => "needs-renju-board",
            Self::BoardTooSmall { .. } => "board-too-small",
        }
    }
}

/// Whether the rule set is renju, today's or a step in its history.
pub(super) const fn is_renju(rule_set: RuleSet) -> bool {
    match rule_set {
        RuleSet::Renju
        | RuleSet::Renju1899
        | RuleSet::Renju1903
        | RuleSet::Renju1912
        | RuleSet::Renju1916
        | RuleSet::Renju1918 => true,
        RuleSet::Freestyle | RuleSet::Standard | RuleSet::Caro | RuleSet::CaroExact | RuleSet::Omok => false,
    }
}

impl Opening {
    /// Whether the protocol can open a game under `rule_set` on a board of `size`.
    ///
    /// The protocols of renju go with renju, today's or a historical step, on 15x15; Swap, Swap2,
    /// Pro and Long Pro with every rule set on boards from 15x15; the free opening with everything.
    ///
    /// # Errors
    ///
    /// What does not fit: the rule set, then the board.
    ///
    /// ```
    /// use tengen_rules::opening::Opening;
    /// use tengen_rules::{BoardSize, RuleSet};
    /// assert!(Opening::Rif.applies(RuleSet::Renju, BoardSize::RENJU).is_ok());
    /// let error = Opening::Rif.applies(RuleSet::Freestyle, BoardSize::RENJU).unwrap_err();
    /// assert_eq!(error.to_string(), "rif is an opening of renju and not of freestyle");
    /// ```
    pub fn applies(self, rule_set: RuleSet, size: BoardSize) -> Result<(), NotApplicable> {
        match self {
            Self::Free => Ok(()),
            Self::Swap | Self::Swap2 | Self::Pro | Self::LongPro => {
                let fits = size >= BoardSize::RENJU;
                if fits { Ok(()) } else { Err(NotApplicable::BoardTooSmall { opening: self, size }) }
            }
            Self::Designated(_)
            | Self::Lianzhong
            | Self::Rif
            | Self::Swap1989
            | Self::Yamaguchi
            | Self::Soosorv(_)
            | Self::Tarannikov
            | Self::Taraguchi(_) => {
                if !is_renju(rule_set) {
                    Err(NotApplicable::NeedsRenju { opening: self, rule_set })
                } else if size != BoardSize::RENJU {
                    Err(NotApplicable::NeedsRenjuBoard { opening: self, size })
                } else {
                    Ok(())
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(opening: &str, rule_set: RuleSet, lines: u8, code: Option<&str>) {
        let opening: Opening = opening.parse().unwrap();
        let answer = opening.applies(rule_set, BoardSize::new(lines).unwrap());
        assert_eq!(answer.err().map(|error| error.code()), code, "{opening} {rule_set} {lines}");
    }

    #[test]
    fn the_free_opening_goes_with_everything() {
        for rule_set in RuleSet::ALL {
            for lines in 5..=20 {
                check("free", rule_set, lines, None);
            }
        }
    }

    #[test]
    fn the_protocols_of_renju_go_with_its_rule_sets_on_its_board() {
        for opening in [
            "designated-I11",
            "lianzhong",
            "rif",
            "swap-1989",
            "yamaguchi",
            "soosorv-5",
            "tarannikov",
            "taraguchi-10",
        ] {
            check(opening, RuleSet::Renju, 15, None);
            check(opening, RuleSet::Renju1899, 15, None);
            check(opening, RuleSet::Renju1918, 19, Some("needs-renju-board"));
            check(opening, RuleSet::Omok, 15, Some("needs-renju"));
            check(opening, RuleSet::Freestyle, 20, Some("needs-renju"));
        }
    }

    #[test]
    fn the_protocols_of_gomoku_need_a_board_of_fifteen_lines() {
        for opening in ["swap", "swap2", "pro", "long-pro"] {
            for rule_set in RuleSet::ALL {
                check(opening, rule_set, 14, Some("board-too-small"));
                check(opening, rule_set, 15, None);
                check(opening, rule_set, 20, None);
            }
        }
    }
}
