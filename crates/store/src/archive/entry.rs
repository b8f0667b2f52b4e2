//! What games did in a position, and its short form in bytes.

use smallvec::SmallVec;
use tengen_rules::{Point, RuleSet};

use super::Band;
use super::query::Next;
use crate::StoreError;

/// So many games are named beside the counts, the newest ones.
const NAMED_GAMES: usize = 4;

/// The games that went on from a position in one way, by one rule set and in one rating band.
///
/// Counts are differences: a game that is taken out again is an entry that takes away, and only the sum of
/// all entries is the truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) key: u64,
    pub(crate) group: Group,
    pub(crate) next: NextCode,
    /// Wins of Black, wins of White, draws.
    pub(crate) results: [i64; 3],
    pub(crate) rated: i64,
    pub(crate) rating_sum: i64,
    /// Numbers of games, the newest first; a negative one takes away.
    pub(crate) games: SmallVec<[i64; NAMED_GAMES]>,
}

/// A rule set and a rating band in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Group(u8);

impl Group {
    /// As a number.
    pub(crate) const fn number(self) -> i64 {
        self.0 as i64
    }

    pub(crate) fn new(rule_set: RuleSet, band: Band) -> Self {
        Self(rule_set_code(rule_set) << 4 | band as u8)
    }

    pub(crate) fn is_of(self, rule_set: Option<RuleSet>, bands: &[Band]) -> bool {
        rule_set.is_none_or(|rule_set| self.0 >> 4 == rule_set_code(rule_set))
            && (bands.is_empty() || bands.iter().any(|&band| self.0 & 15 == band as u8))
    }
}

/// These numbers are kept in databases: they never change.
const fn rule_set_code(rule_set: RuleSet) -> u8 {
    match rule_set {
        RuleSet::Freestyle => 0,
        RuleSet::Standard => 1,
        RuleSet::Caro => 2,
        RuleSet::CaroExact => 3,
        RuleSet::Omok => 4,
        RuleSet::Renju => 5,
        RuleSet::Renju1899 => 6,
        RuleSet::Renju1903 => 7,
        RuleSet::Renju1912 => 8,
        RuleSet::Renju1916 => 9,
        RuleSet::Renju1918 => 10,
    }
}

/// [`Next`] in two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NextCode(u16);

/// The width of the widest board.
const LINES: u16 = 20;

impl From<Next> for NextCode {
    fn from(next: Next) -> Self {
        Self(match next {
            Next::End => 0,
            Next::Pass => 1,
            Next::Stone(point) => 2 + u16::from(point.column()) * LINES + u16::from(point.row()),
        })
    }
}

impl NextCode {
    /// As a number.
    pub(crate) const fn number(self) -> i64 {
        self.0 as i64
    }

    pub(crate) fn next(self) -> Result<Next, StoreError> {
        Ok(match self.0 {
            0 => Next::End,
            1 => Next::Pass,
            code => {
                let (column, row) = ((code - 2) / LINES, (code - 2) % LINES);
                let column = u8::try_from(column).map_err(|_| damaged())?;
                Next::Stone(Point::new(column, row as u8).ok_or_else(damaged)?)
            }
        })
    }
}

impl Entry {
    /// One game; `sign` is -1 to take it out again.
    pub(crate) fn of_game(
        (key, group, next): (u64, Group, NextCode),
        result: usize,
        rating: Option<u16>,
        number: i64,
        sign: i64,
    ) -> Self {
        let mut results = [0; 3];
        results[result] = sign;
        Self {
            key,
            group,
            next,
            results,
            rated: rating.map_or(0, |_| sign),
            rating_sum: rating.map_or(0, |rating| sign * i64::from(rating)),
            games: SmallVec::from_slice(&[sign * number]),
        }
    }

    /// What is counted together.
    pub(crate) const fn place(&self) -> (u64, Group, NextCode) {
        (self.key, self.group, self.next)
    }

    /// Adds what `other` says of the same place.
    pub(crate) fn add(&mut self, other: &Self) {
        for (result, more) in self.results.iter_mut().zip(other.results) {
            *result += more;
        }
        self.rated += other.rated;
        self.rating_sum += other.rating_sum;
        for &game in &other.games {
            match self.games.iter().position(|&known| known == -game) {
                Some(place) => drop(self.games.remove(place)),
                None => self.games.push(game),
            }
        }
        self.games.sort_unstable_by(|one, other| other.cmp(one));
        // What takes away must find its game wherever that is; it comes last, and is never cut off.
        let newest = self.games.iter().take_while(|&&game| game > 0).count();
        if newest > NAMED_GAMES {
            self.games.drain(NAMED_GAMES..newest);
        }
    }

    /// Whether it says nothing.
    pub(crate) fn is_void(&self) -> bool {
        self.results == [0; 3] && self.games.is_empty()
    }

    /// Whether games are left in it.
    pub(crate) fn has_games(&self) -> bool {
        self.results.iter().any(|&games| games > 0)
    }

    /// Writes the entry behind one with the key `before`.
    pub(crate) fn write(&self, before: u64, bytes: &mut Vec<u8>) {
        put(bytes, self.key - before);
        bytes.push(self.group.0);
        put(bytes, u64::from(self.next.0));
        let Some((result, number)) = self.single() else {
            bytes.push(MANY);
            let counts = self.results.into_iter().chain([self.rated, self.rating_sum]);
            counts.for_each(|count| put(bytes, zigzag(count)));
            put(bytes, self.games.len() as u64);
            for &game in &self.games {
                put(bytes, zigzag(game));
            }
            return;
        };
        let is_rated = self.rated == 1;
        bytes.push(result as u8 | u8::from(is_rated) << 2);
        put(bytes, number);
        if is_rated {
            put(bytes, self.rating_sum.cast_unsigned());
        }
    }

    /// The result and the number, if it is one game that is not taken out.
    fn single(&self) -> Option<(usize, u64)> {
        let [number] = *self.games.as_slice() else { return None };
        let result = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].iter().position(|one| *one == self.results)?;
        let is_rated = matches!((self.rated, self.rating_sum), (0, 0) | (1, 0..));
        (number > 0 && is_rated).then_some((result, number.cast_unsigned()))
    }

    /// Reads an entry behind one with the key `before` and moves `bytes` on.
    pub(crate) fn read(before: u64, bytes: &mut &[u8]) -> Result<Self, StoreError> {
        let key = before.checked_add(take(bytes)?).ok_or_else(damaged)?;
        let group = Group(byte(bytes)?);
        let next = NextCode(u16::try_from(take(bytes)?).map_err(|_| damaged())?);
        let head = byte(bytes)?;
        let mut results = [0; 3];
        if head != MANY {
            *results.get_mut(usize::from(head & 3)).ok_or_else(damaged)? = 1;
            let games = SmallVec::from_slice(&[signed(take(bytes)?)?]);
            let rated = i64::from(head >> 2 & 1);
            let rating_sum = if rated == 1 { signed(take(bytes)?)? } else { 0 };
            return Ok(Self { key, group, next, results, rated, rating_sum, games });
        }
        for result in &mut results {
            *result = unzigzag(take(bytes)?);
        }
        let (rated, rating_sum) = (unzigzag(take(bytes)?), unzigzag(take(bytes)?));
        let count = take(bytes)?;
        let games = (0..count).map(|_| take(bytes).map(unzigzag)).collect::<Result<_, _>>()?;
        Ok(Self { key, group, next, results, rated, rating_sum, games })
    }
}

/// The head of an entry that is not a single game.
const MANY: u8 = 3;

/// Numbers of seven bits a byte, the lowest first; the highest bit says that more follow.
fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take(bytes: &mut &[u8]) -> Result<u64, StoreError> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let next = byte(bytes)?;
        number |= u64::from(next & 0x7f) << shift;
        if next < 0x80 {
            return Ok(number);
        }
    }
    Err(damaged())
}

fn byte(bytes: &mut &[u8]) -> Result<u8, StoreError> {
    let (&first, rest) = bytes.split_first().ok_or_else(damaged)?;
    *bytes = rest;
    Ok(first)
}

/// Small numbers of either sign as small numbers.
const fn zigzag(number: i64) -> u64 {
    (number << 1 ^ number >> 63).cast_unsigned()
}

const fn unzigzag(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| damaged())
}

pub(crate) fn damaged() -> StoreError {
    StoreError::Damaged { what: "a block of the archive that cannot be read".to_owned() }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn entry() -> impl Strategy<Value = Entry> {
        let counts = (any::<[i32; 3]>(), any::<i32>(), any::<i32>());
        let single = (0..3_usize, prop::option::of(any::<u16>()), 1..i64::MAX, any::<bool>());
        let place = (any::<u64>(), any::<u8>(), any::<u16>());
        (place, counts, single, prop::collection::vec(any::<i64>(), 0..6), any::<bool>()).prop_map(
            |((key, group, next), (results, rated, sum), (result, rating, number, back), games, one)| {
                let place = (key, Group(group), NextCode(next));
                if one {
                    return Entry::of_game(place, result, rating, number, if back { -1 } else { 1 });
                }
                Entry {
                    key,
                    group: place.1,
                    next: place.2,
                    results: results.map(i64::from),
                    rated: rated.into(),
                    rating_sum: sum.into(),
                    games: games.into(),
                }
            },
        )
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(mut entries in prop::collection::vec(entry(), 0..20)) {
            entries.sort_by_key(Entry::place);
            let (mut bytes, mut before) = (Vec::new(), 0);
            for entry in &entries {
                entry.write(before, &mut bytes);
                before = entry.key;
            }
            let (mut rest, mut before) = (bytes.as_slice(), 0);
            for entry in &entries {
                let read = Entry::read(before, &mut rest).unwrap();
                prop_assert_eq!(&read, entry);
                before = read.key;
            }
            prop_assert!(rest.is_empty());
        }

        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
            let _ = Entry::read(u64::MAX / 2, &mut bytes.as_slice());
        }
    }

    fn game(number: i64, sign: i64) -> Entry {
        let place = (1, Group::new(RuleSet::Renju, Band::Unknown), NextCode::from(Next::End));
        Entry::of_game(place, number.unsigned_abs() as usize % 3, Some(2000), number, sign)
    }

    #[test]
    fn a_game_that_is_taken_out_leaves_nothing_in_whatever_order_entries_are_added() {
        let parts = [game(5, 1), game(6, 1), game(5, -1), game(6, -1)];
        for turn in 0..4 {
            let mut parts = parts.clone();
            parts.rotate_left(turn);
            let [mut sum, rest @ ..] = parts;
            for part in &rest {
                sum.add(part);
            }
            assert!(sum.is_void(), "{sum:?}");
        }
    }

    #[test]
    fn the_newest_games_are_named() {
        let mut sum = game(1, 1);
        (2..=9).for_each(|number| sum.add(&game(number, 1)));
        assert_eq!((sum.results, sum.games.as_slice()), ([3, 3, 3], &[9, 8, 7, 6][..]));
        sum.add(&game(8, -1));
        assert_eq!(sum.games.as_slice(), [9, 7, 6]);
        assert_eq!((sum.rated, sum.rating_sum), (8, 16_000));
    }

    #[test]
    fn every_next_move_has_a_code_of_its_own() {
        let stones = (0..20).flat_map(|column| (0..20).map(move |row| Point::new(column, row).unwrap()));
        let all: Vec<Next> = [Next::End, Next::Pass].into_iter().chain(stones.map(Next::Stone)).collect();
        let codes: std::collections::BTreeSet<u16> = all.iter().map(|&next| NextCode::from(next).0).collect();
        assert_eq!(codes.len(), 402);
        assert!(all.iter().all(|&next| NextCode::from(next).next().unwrap() == next));
        assert!(NextCode(402).next().is_err());
    }
}
