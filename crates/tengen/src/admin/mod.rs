//! `tengen admin`: asks something of a house that is open on this machine.

mod text;

use std::io::Write;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use tengen_server::Operator;
use tengen_wire::{Announce, Maintenance};

use crate::Outcome;
use crate::failure::Failure;
use crate::language::Texts;
use crate::serve::{House, Trouble};

#[derive(Debug, Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    what: What,
    /// Print the answer as JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(flatten)]
    pub(crate) whose: House,
}

/// What is asked.
#[derive(Debug, Subcommand)]
enum What {
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
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
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

/// Asks, and shows the answer.
pub(crate) fn run(arguments: &Admin, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.whose.configuration().map_err(Trouble::Config)?;
    let house = Operator::of(&config.data);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let answer = runtime.map_err(Trouble::Runtime)?.block_on(ask(&house, &arguments.what));
    let answer = answer.map_err(Trouble::Operator)?;
    if arguments.json {
        serde_json::to_writer(&mut *out, &answer).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        text::write(&answer, &Texts::new(arguments.whose.lang), out)?;
    }
    Ok(Outcome::AllAnswered)
}

/// What came back.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Status(tengen_wire::HouseStatus),
    People(tengen_wire::PresentPeople),
    Rooms(tengen_wire::LiveRooms),
    Games(tengen_wire::LiveRooms),
    Notice(tengen_wire::HouseNotice),
    LogLevel(tengen_wire::LogLevel),
}

async fn ask(house: &Operator, what: &What) -> Result<Answer, tengen_server::OperatorError> {
    Ok(match what {
        What::Status => Answer::Status(house.status().await?),
        What::People => Answer::People(house.people().await?),
        What::Rooms => Answer::Rooms(house.rooms().await?),
        What::Games => {
            let mut rooms = house.rooms().await?;
            rooms.rooms.retain(|room| room.game.is_some());
            Answer::Games(rooms)
        }
        What::Announce { text, length, .. } => {
            let seconds = length.map(|length| length.as_secs());
            let announce = text.clone().map(|text| Announce { text, seconds });
            Answer::Notice(house.announce(announce).await?)
        }
        What::Maintenance { switch: Switch::Off, .. } => Answer::Notice(house.set_maintenance(None).await?),
        What::Maintenance { switch: Switch::On, message } => {
            let maintenance = Maintenance { message: message.clone() };
            Answer::Notice(house.set_maintenance(Some(maintenance)).await?)
        }
        What::LogLevel { filter } => Answer::LogLevel(house.set_log_level(filter).await?),
    })
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
        }
    }
}
