//! What can be asked.

use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};
use tengen_room::{GameId, RoomId};
use tengen_wire::Verdict;

/// What is asked.
#[derive(Debug, Subcommand)]
pub(super) enum What {
    /// How it stands with the house
    Status,
    /// Who is there
    People,
    /// Rooms that are not closed
    Rooms,
    /// Games that are being played
    Games,
    /// Tell everybody something, on every page
    Announce {
        /// What, 1 to 500 characters
        #[arg(required_unless_present = "off")]
        text: Option<String>,
        /// For how long, such as 90m, 2h or 1d; until --off, if nothing is said
        #[arg(long = "for", value_parser = length, value_name = "TIME")]
        length: Option<Duration>,
        /// Take it back
        #[arg(long, conflicts_with_all = ["text", "length"])]
        off: bool,
    },
    /// Let no new room or game begin, or again; games in play go on to their end
    Maintenance {
        /// Which
        switch: Switch,
        /// Why, or for how long, in words for everybody
        #[arg(long, value_name = "TEXT")]
        message: Option<String>,
    },
    /// Change how much the log tells until the house is started again
    LogLevel {
        /// As the variable RUST_LOG says it: warn, info, debug, info,tengen_server=debug
        filter: String,
    },
    /// Find people with an account, by the beginning of a name
    Find {
        /// The beginning of a name, or @ID for one person, guests too
        #[arg(default_value = "")]
        beginning: String,
        /// Only those who may run the house from its pages
        #[arg(long, conflicts_with = "beginning")]
        operators: bool,
        /// Only those who are suspended
        #[arg(long, conflicts_with_all = ["beginning", "operators"])]
        suspended: bool,
    },
    #[command(flatten)]
    Tend(Tend),
    /// Decide a game that is being played
    Decide {
        /// The game
        game: GameId,
        /// Who wins, by seat or by colour, or draw; void if the game does not count
        verdict: Decision,
        /// Why, 1 to 500 characters
        #[arg(long)]
        reason: String,
    },
    /// Take a game out of the ratings, as if it had never been played
    Annul {
        /// The game
        game: GameId,
        /// Why, 1 to 500 characters
        #[arg(long)]
        reason: String,
    },
    /// Put a game back that was taken out
    Restore {
        /// The game
        game: GameId,
        /// Why
        #[arg(long)]
        reason: Option<String>,
    },
    /// Close a room in which no game is being played
    CloseRoom {
        /// The room
        room: RoomId,
        /// Why
        #[arg(long)]
        reason: Option<String>,
    },
    /// What operators have done, the last deed first
    Deeds {
        /// Only what was done to this person, game or room: its id, or the name of an account
        #[arg(long, value_name = "WHAT")]
        on: Option<String>,
        /// Only deeds before the one with this number
        #[arg(long, value_name = "NUMBER")]
        before: Option<i64>,
    },
}

/// What is done to somebody.
#[derive(Debug, Subcommand)]
pub(super) enum Tend {
    /// Let the holder of an account run the house from its pages, at /admin
    Grant(Person),
    /// Let them do so no more
    Revoke(Person),
    /// Let somebody in no more: all their sessions end at once
    Suspend {
        #[command(flatten)]
        who: Who,
        /// For how long, such as 12h or 7d, or forever
        #[arg(long = "for", value_parser = term, value_name = "TIME")]
        term: Term,
        /// Why, 1 to 500 characters; whoever is suspended reads it
        #[arg(long)]
        reason: String,
    },
    /// Let somebody in again
    Lift(Person),
    /// Call somebody by another name
    Rename {
        #[command(flatten)]
        who: Who,
        /// The new name
        new: String,
        /// Why
        #[arg(long)]
        reason: Option<String>,
    },
    /// Log somebody out everywhere
    LogOut(Person),
}

impl Tend {
    /// To whom.
    pub(super) fn who(&self) -> &str {
        match self {
            Self::Suspend { who, .. } | Self::Rename { who, .. } => &who.name,
            Self::Grant(person) | Self::Revoke(person) | Self::Lift(person) | Self::LogOut(person) => {
                &person.who.name
            }
        }
    }
}

/// Somebody.
#[derive(Debug, Args)]
pub(super) struct Who {
    /// The name of an account, or @ID, as `find` and `people` show it
    #[arg(value_name = "NAME")]
    pub(super) name: String,
}

/// Somebody to whom something is done.
#[derive(Debug, Args)]
pub(super) struct Person {
    #[command(flatten)]
    pub(super) who: Who,
    /// Why
    #[arg(long)]
    pub(super) reason: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Switch {
    On,
    Off,
}

/// How a game is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Decision {
    One,
    Two,
    Black,
    White,
    Draw,
    Void,
}

impl From<Decision> for Verdict {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::One => Self::One,
            Decision::Two => Self::Two,
            Decision::Black => Self::Black,
            Decision::White => Self::White,
            Decision::Draw => Self::Draw,
            Decision::Void => Self::Void,
        }
    }
}

/// How long a suspension lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Term {
    For(Duration),
    Forever,
}

impl Term {
    /// In seconds; nothing means for ever.
    pub(super) const fn seconds(self) -> Option<u64> {
        match self {
            Self::For(length) => Some(length.as_secs()),
            Self::Forever => None,
        }
    }
}

fn term(text: &str) -> Result<Term, &'static str> {
    if text == "forever" { Ok(Term::Forever) } else { length(text).map(Term::For) }
}

/// A length of time such as `90m`.
fn length(text: &str) -> Result<Duration, &'static str> {
    const WRONG: &str = "a time is a number with s, m, h or d, such as 90m";
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or(WRONG)?;
    let seconds = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 60 * 60,
        "d" => 24 * 60 * 60,
        _ => return Err(WRONG),
    };
    let number: u32 = number.parse().map_err(|_| WRONG)?;
    Ok(Duration::from_secs(u64::from(number) * seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_number_and_a_unit() {
        assert_eq!(length("90m"), Ok(Duration::from_mins(90)));
        assert_eq!(length("2h"), Ok(Duration::from_hours(2)));
        assert_eq!(length("1d"), Ok(Duration::from_hours(24)));
        for bad in ["", "m", "90", "-1h", "1w", "1.5h", "十m", "m十", "99999999999d"] {
            assert!(length(bad).is_err(), "{bad}");
            assert!(term(bad).is_err(), "{bad}");
        }
        assert_eq!(term("7d").map(Term::seconds), Ok(Some(7 * 24 * 60 * 60)));
        assert_eq!(term("forever").map(Term::seconds), Ok(None));
    }
}
