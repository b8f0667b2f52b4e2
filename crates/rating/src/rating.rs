//! What is believed of one person's strength.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

use crate::Winner;
use tengen_game::Seat;

/// A rating after Glickman's Glicko-2, on the scale where a newcomer has 1500.
///
/// Source: Mark E. Glickman, "Example of the Glicko-2 system", <http://www.glicko.net/glicko/glicko2.pdf>.
/// Each game is a rating period of its own; between games the deviation grows by one period for each week
/// that has passed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub value: f64,
    /// How far off that may be: one standard deviation.
    pub deviation: f64,
    /// How much the strength is thought to change.
    pub volatility: f64,
    /// How many games it is made of.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970.
    pub at: i64,
}

const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

impl Rating {
    /// From this deviation on a rating is provisional.
    pub const PROVISIONAL: f64 = 110.0;

    /// How far off the first rating of a computer player may be: games between computers have given it, and
    /// people play in their own way.
    const START_DEVIATION: f64 = 150.0;

    /// What is believed of somebody who has not played yet.
    pub fn newcomer(at: i64) -> Self {
        Self::with(Glicko2Rating::new(), 0, at)
    }

    /// What is believed of a computer player that has not played yet.
    pub(crate) fn start(value: u32, at: i64) -> Self {
        let rating = f64::from(value);
        Self::with(Glicko2Rating { rating, deviation: Self::START_DEVIATION, ..Glicko2Rating::new() }, 0, at)
    }

    /// The strength as it is shown.
    pub fn rounded(&self) -> i32 {
        self.value.round() as i32
    }

    /// Too little is known to compare it with others.
    pub fn is_provisional(&self) -> bool {
        self.deviation >= Self::PROVISIONAL
    }

    /// The same after some time without a game: less is known.
    ///
    /// ```
    /// use tengen_rating::Rating;
    /// let rating = Rating { deviation: 50.0, ..Rating::newcomer(0) };
    /// let year = rating.at_moment(365 * 24 * 60 * 60 * 1000);
    /// assert_eq!((year.value, year.games), (rating.value, rating.games));
    /// assert!((89.0..91.0).contains(&year.deviation), "{}", year.deviation);
    /// ```
    #[must_use]
    pub fn at_moment(self, now: i64) -> Self {
        let weeks = (now.saturating_sub(self.at) / WEEK_MS).max(0);
        let mut glicko = self.glicko();
        for _ in 0..weeks {
            let next = decay_deviation(&glicko);
            // The largest deviation there is: more weeks change nothing.
            if next == glicko {
                break;
            }
            glicko = next;
        }
        Self { deviation: glicko.deviation, ..self }
    }

    /// What is believed of both after a game that ended `at` this moment.
    pub(crate) fn after(seats: [Self; 2], winner: Winner, at: i64) -> [Self; 2] {
        let outcome = match winner {
            Winner::Seat(Seat::One) => Outcomes::WIN,
            Winner::Seat(Seat::Two) => Outcomes::LOSS,
            Winner::Nobody => Outcomes::DRAW,
        };
        let [one, two] = seats.map(|rating| rating.at_moment(at));
        let (new_one, new_two) = glicko2(&one.glicko(), &two.glicko(), &outcome, &Glicko2Config::new());
        [Self::with(new_one, one.games + 1, at), Self::with(new_two, two.games + 1, at)]
    }

    const fn with(glicko: Glicko2Rating, games: u32, at: i64) -> Self {
        let Glicko2Rating { rating, deviation, volatility } = glicko;
        Self { value: rating, deviation, volatility, games, at }
    }

    const fn glicko(&self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }
}
