//! Rule sets as data.

use core::fmt;
use core::str::FromStr;

use crate::{BoardSize, Colour};

/// A rule set: what wins and what is forbidden. How a game is opened, who must notice a foul and
/// which clock runs are settled elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RuleSet {
    /// 无禁手: five or more wins, nothing is forbidden.
    Freestyle,
    /// Standard gomoku: exactly five wins, an overline is nothing.
    Standard,
    /// Caro: a five not blocked at both ends wins, and so do six and more however blocked.
    Caro,
    /// Caro with exact fives: exactly five, not blocked at both ends.
    CaroExact,
    /// Omok: exactly five wins, the double-three is forbidden to both.
    Omok,
    /// Today's renju (1931): Black may not play overline, double-four and double-three.
    #[default]
    Renju,
    /// 1899: double-three forbidden to both.
    Renju1899,
    /// 1903: double-three forbidden to Black only.
    Renju1903,
    /// 1912: Black loses by a double-three even when forced into it.
    Renju1912,
    /// 1916: Black's overline is forbidden too.
    Renju1916,
    /// 1918: the 4-3-3 is forbidden too; the double-four is still allowed.
    Renju1918,
}

/// What makes a row of stones a winning five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// Five or more.
    FiveOrMore,
    /// Exactly five.
    ExactFive,
    /// Exactly five with an opponent's stone at one end at most, or six and more; the edge does not block.
    UnblockedFiveOrMore,
    /// Exactly five with an opponent's stone at one end at most; the edge does not block.
    UnblockedExactFive,
}

impl Win {
    /// Whether a row of six or more wins.
    pub const fn by_overline(self) -> bool {
        matches!(self, Self::FiveOrMore | Self::UnblockedFiveOrMore)
    }
}

/// What is said about a move that makes two threes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoubleThree {
    /// Nothing.
    Allowed,
    /// It is forbidden.
    Forbidden,
    /// It is forbidden unless the move also makes a four.
    ForbiddenWithoutFour,
    /// It is forbidden unless the move also makes a four or is the only one that stops a five.
    ForbiddenUnlessForced,
}

/// The rules for the stones of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColourRules {
    /// What wins.
    pub win: Win,
    /// Whether a row of six or more is forbidden.
    pub overline_forbidden: bool,
    /// Whether two fours at once are forbidden.
    pub double_four_forbidden: bool,
    /// What is said about two threes at once.
    pub double_three: DoubleThree,
}

impl ColourRules {
    const fn only(win: Win) -> Self {
        Self {
            win,
            overline_forbidden: false,
            double_four_forbidden: false,
            double_three: DoubleThree::Allowed,
        }
    }

    const fn with_double_three(win: Win, double_three: DoubleThree) -> Self {
        Self { double_three, ..Self::only(win) }
    }

    /// Whether any move is forbidden.
    pub const fn has_fouls(&self) -> bool {
        self.overline_forbidden
            || self.double_four_forbidden
            || !matches!(self.double_three, DoubleThree::Allowed)
    }
}

impl RuleSet {
    /// Every rule set, in the order they are listed to people.
    pub const ALL: [Self; 11] = [
        Self::Freestyle,
        Self::Standard,
        Self::Caro,
        Self::CaroExact,
        Self::Omok,
        Self::Renju,
        Self::Renju1899,
        Self::Renju1903,
        Self::Renju1912,
        Self::Renju1916,
        Self::Renju1918,
    ];

    /// The identifier used on the command line, in the API and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Freestyle => "freestyle",
            Self::Standard => "standard",
            Self::Caro => "caro",
            Self::CaroExact => "caro-exact",
            Self::Omok => "omok",
            Self::Renju => "renju",
            Self::Renju1899 => "renju-1899",
            Self::Renju1903 => "renju-1903",
            Self::Renju1912 => "renju-1912",
            Self::Renju1916 => "renju-1916",
            Self::Renju1918 => "renju-1918",
        }
    }

    /// The board it is usually played on: 19 lines for the historical steps of renju, else 15.
    pub const fn usual_size(self) -> BoardSize {
        match self {
            Self::Renju1899 | Self::Renju1903 | Self::Renju1912 | Self::Renju1916 | Self::Renju1918 => {
                BoardSize::HISTORICAL
            }
            Self::Freestyle | Self::Standard | Self::Caro | Self::CaroExact | Self::Omok | Self::Renju => {
                BoardSize::RENJU
            }
        }
    }

    /// What wins and what is forbidden for `colour`.
    ///
    /// ```
    /// use tengen_rules::{Colour, RuleSet, Win};
    /// assert!(RuleSet::Renju.rules(Colour::Black).double_four_forbidden);
    /// assert!(!RuleSet::Renju.rules(Colour::White).has_fouls());
    /// assert_eq!(RuleSet::Renju.rules(Colour::White).win, Win::FiveOrMore);
    /// ```
    pub const fn rules(self, colour: Colour) -> ColourRules {
        use ColourRules as Rules;
        let black = matches!(colour, Colour::Black);
        match self {
            Self::Freestyle => Rules::only(Win::FiveOrMore),
            Self::Standard => Rules::only(Win::ExactFive),
            Self::Caro => Rules::only(Win::UnblockedFiveOrMore),
            Self::CaroExact => Rules::only(Win::UnblockedExactFive),
            Self::Omok => Rules::with_double_three(Win::ExactFive, DoubleThree::Forbidden),
            Self::Renju1899 => Rules::with_double_three(Win::FiveOrMore, DoubleThree::ForbiddenUnlessForced),
            Self::Renju1903 if black => {
                Rules::with_double_three(Win::FiveOrMore, DoubleThree::ForbiddenUnlessForced)
            }
            Self::Renju1912 if black => {
                Rules::with_double_three(Win::FiveOrMore, DoubleThree::ForbiddenWithoutFour)
            }
            Self::Renju1916 if black => Rules {
                overline_forbidden: true,
                ..Rules::with_double_three(Win::ExactFive, DoubleThree::ForbiddenWithoutFour)
            },
            Self::Renju1918 if black => Rules {
                overline_forbidden: true,
                ..Rules::with_double_three(Win::ExactFive, DoubleThree::Forbidden)
            },
            Self::Renju if black => Rules {
                overline_forbidden: true,
                double_four_forbidden: true,
                ..Rules::with_double_three(Win::ExactFive, DoubleThree::Forbidden)
            },
            Self::Renju | Self::Renju1903 | Self::Renju1912 | Self::Renju1916 | Self::Renju1918 => {
                Rules::only(Win::FiveOrMore)
            }
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the rule sets are freestyle, standard, caro, caro-exact, omok, renju, \
     renju-1899, renju-1903, renju-1912, renju-1916 and renju-1918"
)]
pub struct ParseRuleSetError;

impl FromStr for RuleSet {
    type Err = ParseRuleSetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|rule_set| rule_set.id() == text).ok_or(ParseRuleSetError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_is_read_back_from_its_identifier_and_named_in_the_error() {
        for rule_set in RuleSet::ALL {
            assert_eq!(rule_set.to_string().parse(), Ok(rule_set));
            assert!(ParseRuleSetError.to_string().contains(rule_set.id()));
        }
        assert_eq!("gomoku".parse::<RuleSet>(), Err(ParseRuleSetError));
    }

    #[test]
    fn only_early_renju_and_omok_bind_white() {
        let bound = RuleSet::ALL.into_iter().filter(|rule_set| rule_set.rules(Colour::White).has_fouls());
        assert!(bound.eq([RuleSet::Omok, RuleSet::Renju1899]));
    }
}
