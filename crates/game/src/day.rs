//! Days of the calendar.

use std::fmt;
use std::str::FromStr;

/// The length of a day in milliseconds.
const DAY: i64 = 86_400_000;
/// The days from 1 March of the year 0 to 1 January 1970.
const EPOCH: i64 = 719_468;
/// The days of 400 years, after which the calendar repeats itself.
const CYCLE: i64 = 146_097;

/// A day (日付) of the Gregorian calendar, in the time of Greenwich.
///
/// It is written as `2026-01-31`; where only the year or the month is known its first day is meant.
///
/// ```
/// use tengen_game::Day;
/// let day: Day = "1999-07".parse()?;
/// assert_eq!(day.to_string(), "1999-07-01");
/// assert_eq!(Day::of(day.start()), day);
/// assert!("1999-02-29".parse::<Day>().is_err());
/// # Ok::<(), tengen_game::ParseDayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day {
    /// In days since 1 January 1970.
    number: i64,
}

/// Not a day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as 2026-01-31, or a year or month alone as 2026 or 2026-01")]
pub struct ParseDayError;

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub const fn of(moment: i64) -> Self {
        Self { number: moment.div_euclid(DAY) }
    }

    /// When it begins, in milliseconds since 1970.
    pub const fn start(self) -> i64 {
        self.number.saturating_mul(DAY)
    }

    /// The day of this date, if there is one.
    fn new(year: i64, month: i64, day: i64) -> Option<Self> {
        // A year is taken to begin in March, so that leap days stand at its end.
        let (from_march, march_year) = ((month + 9) % 12, if month < 3 { year - 1 } else { year });
        let (cycle, year_of_cycle) = (march_year.div_euclid(400), march_year.rem_euclid(400));
        let day_of_year = (153 * from_march + 2) / 5 + day - 1;
        let days = year_of_cycle * 365 + year_of_cycle / 4 - year_of_cycle / 100 + day_of_year;
        let found = Self { number: cycle * CYCLE + days - EPOCH };
        ((1..=12).contains(&month) && found.date() == (year, month, day)).then_some(found)
    }

    /// Year, month and day.
    const fn date(self) -> (i64, i64, i64) {
        let days = self.number + EPOCH;
        let (cycle, day) = (days.div_euclid(CYCLE), days.rem_euclid(CYCLE));
        let year = (day - day / 1460 + day / 36_524 - day / (CYCLE - 1)) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        // Months from March on have 31, 30, 31, 30, 31 days, over and over.
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let year = cycle * 400 + year;
        if month < 10 { (year, month + 3, day) } else { (year + 1, month - 9, day) }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |part: &str, length: usize| {
            let is_number = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
            if is_number { part.parse::<i64>().map_err(|_| ParseDayError) } else { Err(ParseDayError) }
        };
        let mut parts = text.split('-');
        let year = number(parts.next().unwrap_or_default(), 4)?;
        let month = parts.next().map_or(Ok(1), |part| number(part, 2))?;
        let day = parts.next().map_or(Ok(1), |part| number(part, 2))?;
        if parts.next().is_some() {
            return Err(ParseDayError);
        }
        Self::new(year, month, day).ok_or(ParseDayError)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_735_689_599, "2024-12-31"),
            (1_735_689_600, "2025-01-01"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(Day::of(seconds * 1000).to_string(), day);
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "99",
            "1999-13",
            "1999-00",
            "1999-1-1",
            "1900-02-29",
            "2001-04-31",
            "2001-01-01-01",
            "２００１",
        ] {
            assert_eq!(text.parse::<Day>(), Err(ParseDayError), "{text}");
        }
        assert_eq!("1962".parse::<Day>().map(|day| day.to_string()), Ok("1962-01-01".into()));
    }

    proptest! {
        #[test]
        fn a_day_is_read_back(number in -719_000_i64..2_900_000) {
            let day = Day { number };
            prop_assert_eq!(day.to_string().parse(), Ok(day));
            prop_assert_eq!(Day::of(day.start() + DAY - 1), day);
        }
    }
}
