//! Days of the calendar.

use tengen_game::Millis;

/// The day of a moment, in milliseconds since 1970, as `2026-01-31`, in the time of Greenwich.
///
/// The year is taken to begin in March, so that leap days stand at its end, and days are counted in
/// the calendar's cycles of 400 years, the one that began in March 2000 and those around it.
pub(super) fn date(moment: Millis) -> String {
    const CYCLE: u64 = 146_097;
    // From 1 March of the year 0 to 1 January 1970.
    let days = moment.0 / 86_400_000 + 719_468;
    let (cycle, day) = (days / CYCLE, days % CYCLE);
    let year = (day - day / 1460 + day / 36_524 - day / (CYCLE - 1)) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    // Months from March on have 31, 30, 31, 30, 31 days, over and over.
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (year, month) = (cycle * 400 + year, month + 3);
    let (year, month) = if month > 12 { (year + 1, month - 12) } else { (year, month) };
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_735_689_599, "2024-12-31"),
            (1_735_689_600, "2025-01-01"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(Millis::seconds(seconds)), day);
        }
    }
}
