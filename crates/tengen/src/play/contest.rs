//! The match that a game belongs to; a single game is a match of one.

use std::fs;
use std::path::{Path, PathBuf};

use tengen_game::{
    ColourChoice, Game, Match, MatchColours, Millis, Nigiri, Record, Seat, Settings, TimeControl,
};

use super::arguments::{Colours, Play};
use super::hand;
use super::trouble::Trouble;
use crate::failure::Failure;

/// How long players at one terminal have for each step of 猜先 and for their first moves, in a game
/// without clocks: a hand has to be opened some day.
const FIRST_ACT: Millis = Millis::days(1);

/// Which games are played, where they are kept, and how the match stands.
#[derive(Debug)]
pub(super) struct Contest {
    pub(super) standing: Match,
    /// The number of the game that is played, from 1; a game that does not count has one too.
    number: u32,
    settings: Settings,
    /// Whether the colours of the first game were drawn by lot.
    by_lot: bool,
    file: Option<PathBuf>,
}

impl Contest {
    /// The match that is asked for, before its first game.
    pub(super) fn new(play: &Play) -> Result<Self, Trouble> {
        let colours = play.terms.colours;
        let settings = play.terms.settings();
        settings.check()?;
        let agreed = match (colours, colours.agreed()) {
            (_, Some(seat)) => Some(seat),
            (Colours::Random, None) => Some(hand::random_seat().map_err(Trouble::Chance)?),
            (_, None) => None,
        };
        let contest = Self {
            standing: standing(play.games, agreed)?,
            number: 0,
            settings,
            by_lot: colours == Colours::Random,
            file: play.record.clone(),
        };
        let mut files = (1..=play.games).filter_map(|number| contest.file_of(number));
        match files.find(|path| path.exists()) {
            Some(path) => Err(Trouble::Exists { path }),
            None => Ok(contest),
        }
    }

    /// The match of recorded games, with the record of the last one and its game as it stands.
    pub(super) fn resume(file: &Path, games: u32) -> Result<(Self, Record, Game), Failure> {
        let first = load(&numbered(file, 1, games))?;
        let settings = first.0.settings.clone();
        let mut contest = Self {
            standing: standing(games, settings.colours.decided()).map_err(Failure::Play)?,
            number: 1,
            settings,
            by_lot: false,
            file: Some(file.to_owned()),
        };
        let (mut record, mut game) = first;
        while games > 1 && numbered(file, contest.number + 1, games).exists() {
            if game.outcome().is_none() {
                return Err(Trouble::Gap { path: numbered(file, contest.number, games) }.into());
            }
            let standing = contest.standing.clone();
            contest.finish(&game)?;
            if contest.standing.is_over() {
                // What lies beside a match that is over does not belong to it.
                contest.standing = standing;
                break;
            }
            contest.number += 1;
            (record, game) = load(&numbered(file, contest.number, games))?;
        }
        Ok((contest, record, game))
    }

    /// The settings and the file of the next game. Games that do not count push the numbers up, so the
    /// file is looked for again: no other takes its place.
    pub(super) fn begin_next(&mut self) -> Result<(Settings, Option<PathBuf>), Trouble> {
        let file = self.file_of(self.number + 1);
        if let Some(path) = file.as_ref().filter(|path| path.symlink_metadata().is_ok()) {
            return Err(Trouble::Exists { path: path.clone() });
        }
        self.number += 1;
        let colours = self.standing.next_colours().unwrap_or_default();
        let colours = match colours.decided() {
            Some(seat) if self.by_lot && self.number == 1 => ColourChoice::Random(seat),
            _ => colours,
        };
        let needs_deadline = colours == ColourChoice::Nigiri && self.settings.clock == TimeControl::None;
        let first_move_ms = needs_deadline.then_some(FIRST_ACT);
        Ok((Settings { colours, first_move_ms, ..self.settings.clone() }, file))
    }

    /// Adds the game that is over.
    pub(super) fn finish(&mut self, game: &Game) -> Result<(), Trouble> {
        let Some(outcome) = game.outcome() else { return Ok(()) };
        let drawn = || game.nigiri().and_then(Nigiri::black);
        // If colours were not drawn to the end, the game does not count and it does not matter who.
        let black = game.settings().colours.decided().or_else(drawn).unwrap_or(Seat::One);
        let path = self.current_file();
        self.standing.add(outcome.result, black).map_err(|error| Trouble::Colours { path, error })
    }

    /// The number of the game among those that count.
    pub(super) fn number_that_counts(&self) -> usize {
        self.standing.results().len() + 1
    }

    pub(super) const fn is_match(&self) -> bool {
        self.standing.games() > 1
    }

    /// Whether a game follows when this one is over.
    pub(super) const fn has_next(&self) -> bool {
        self.is_match() && !self.standing.is_over()
    }

    /// The file that goes on with the match or the game.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The file of the game that is played, for a match that has one.
    pub(super) fn current_file(&self) -> PathBuf {
        self.file_of(self.number).unwrap_or_default()
    }

    fn file_of(&self, number: u32) -> Option<PathBuf> {
        self.file.as_deref().map(|file| numbered(file, number, self.standing.games()))
    }
}

fn standing(games: u32, first_black: Option<Seat>) -> Result<Match, Trouble> {
    let colours = match (games, first_black) {
        (1, Some(seat)) => MatchColours::Fixed(seat),
        (_, Some(seat)) => MatchColours::Alternate(seat),
        (_, None) => MatchColours::NigiriThenAlternate,
    };
    Match::new(games, colours).map_err(|_| Trouble::Games)
}

/// The file of a game of a match: `FILE-2.json` for `FILE.json`.
fn numbered(file: &Path, number: u32, games: u32) -> PathBuf {
    if games == 1 {
        return file.to_owned();
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let extension = file.extension().map(|extension| format!(".{}", extension.to_string_lossy()));
    file.with_file_name(format!("{stem}-{number}{}", extension.unwrap_or_default()))
}

fn load(path: &Path) -> Result<(Record, Game), Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::File { path: path.to_owned(), error })?;
    let judged = Record::from_json(&text).and_then(|record| {
        let game = record.verify()?;
        Ok((record, game))
    });
    judged.map_err(|error| Trouble::Record { path: path.to_owned(), error }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_a_match_have_files_of_their_own() {
        let check = |file: &str, number, games, expected: &str| {
            assert_eq!(numbered(Path::new(file), number, games), Path::new(expected));
        };
        check("a/game.json", 1, 1, "a/game.json");
        check("a/game.json", 2, 3, "a/game-2.json");
        check("game", 2, 2, "game-2");
    }
}
