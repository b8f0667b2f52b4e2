//! What the archive answers.

use tengen_room::Person;
use tengen_rules::opening::NamedOpening;
use tengen_rules::{Colour, PositionHash, RuleSet};
use tengen_store::{
    ArchivePlace, ArchiveQuery, ArchivedGame, Band, Continuation, DEEPEST_POSITION, Next, PositionQuery,
    Tally,
};
use tengen_study::Path;
use tengen_wire::{
    ArchiveGame, ArchiveList, ArchivePlayer, Explored, PlayedMove, PlayerFound, PlayerRecord, PlayerSummary,
    PlayersFound, PositionText, TallyView, Text,
};

use super::{House, Refused};
use crate::judge;

/// Games that are shown beside a position.
const SHOWN: usize = 8;

/// Names that are proposed for the beginning of one.
const NAMES: u32 = 12;

impl House {
    /// Games of the archive, the last ended first; `before` is [`ArchiveList::next`] of the list before.
    ///
    /// # Errors
    ///
    /// [`Refused::BadCursor`], [`Refused::Unavailable`].
    pub(crate) async fn search_archive(
        &self,
        query: ArchiveQuery,
        before: Option<&str>,
    ) -> Result<ArchiveList, Refused> {
        let before = before.map(read_place).transpose()?;
        let page = self.store.search_archive(&ArchiveQuery { before, ..query }).await?;
        let next = page.next.map(|place| format!("{}-{}", place.ended_at, place.number));
        Ok(ArchiveList {
            games: page.games.into_iter().filter_map(|game| self.archive_game(game)).collect(),
            next,
        })
    }

    /// How games went on from a position.
    ///
    /// # Errors
    ///
    /// [`Refused::Unjudged`] if it is none, [`Refused::Unavailable`].
    pub(crate) async fn explore(
        &self,
        position: &PositionText,
        rule_set: Option<RuleSet>,
        bands: Vec<Band>,
    ) -> Result<Explored, Refused> {
        let (hash, to_move, stones) = judge::hash(position)?;
        let query = PositionQuery { key: hash.key(to_move), rule_set, bands };
        let found = self.store.continuations(&query).await?;
        let mut numbers: Vec<i64> = found.iter().flat_map(|one| &one.games).copied().collect();
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        numbers.truncate(SHOWN);
        let games = self.store.archived_by_number(&numbers).await?;
        Ok(Explored {
            tally: tally(&found.iter().fold(Tally::default(), |sum, one| sum.plus(one.tally))),
            ended: found.iter().filter(|one| one.next == Next::End).map(|one| one.tally.games()).sum(),
            moves: found.iter().filter_map(|one| played(one, &hash)).collect(),
            too_deep: stones > DEEPEST_POSITION,
            games: games.into_iter().filter_map(|game| self.archive_game(game)).collect(),
        })
    }

    /// What a person has played in public rooms.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchPerson`], [`Refused::Unavailable`].
    pub(crate) async fn player_summary(&self, person: &str) -> Result<PlayerSummary, Refused> {
        let name = if let Some(person) = self.store.person(person).await? {
            person.name
        } else {
            let names = self.store.names_of_player(person).await?;
            names.into_iter().next().ok_or(Refused::NoSuchPerson)?.name
        };
        let results = self.store.player_results(person).await?.into_iter().map(|one| PlayerRecord {
            colour: one.colour.into(),
            rule_set: Text(one.rule_set),
            opening: one.opening.map(|opening| opening.code().into()),
            wins: one.wins,
            losses: one.losses,
            draws: one.draws,
        });
        Ok(PlayerSummary { name, results: results.collect() })
    }

    /// Players whose names begin like `prefix`.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn players_by_name(&self, prefix: &str) -> Result<PlayersFound, Refused> {
        let names = self.store.player_names(prefix, NAMES).await?.into_iter();
        let found = names.filter_map(|name| {
            let id = name.person.parse().ok()?;
            (!self.departed.has(&id)).then_some(PlayerFound { id, name: name.name, games: name.games })
        });
        Ok(PlayersFound { players: found.collect() })
    }

    /// A game as pages see it; none if its names are not those of this program.
    fn archive_game(&self, game: ArchivedGame) -> Option<ArchiveGame> {
        let opening = game.opening().map(NamedOpening::code);
        let player = |colour: Colour| {
            let seat = colour.index();
            let mut person = Person { id: game.persons[seat].parse().ok()?, name: game.names[seat].clone() };
            self.departed.hide(&mut person);
            Some(ArchivePlayer { id: person.id, name: person.name, rating: game.ratings[seat] })
        };
        Some(ArchiveGame {
            black: player(Colour::Black)?,
            white: player(Colour::White)?,
            id: game.id.parse().ok()?,
            room: game.room.and_then(|room| room.parse().ok()),
            rule_set: Text(game.rule_set),
            size: game.size.lines(),
            protocol: game.protocol,
            opening: opening.map(Into::into),
            rated: game.rated,
            ended_at: game.ended_at,
            winner: game.winner.map(Into::into),
            ending: game.ending,
            moves: Text(Path::from(game.moves)),
        })
    }
}

/// Moments before 1970 have a sign of their own.
fn read_place(text: &str) -> Result<ArchivePlace, Refused> {
    let (ended_at, number) = text.rsplit_once('-').ok_or(Refused::BadCursor)?;
    let number_of = |text: &str| text.parse().map_err(|_| Refused::BadCursor);
    Ok(ArchivePlace { ended_at: number_of(ended_at)?, number: number_of(number)? })
}

fn played(one: &Continuation, hash: &PositionHash) -> Option<PlayedMove> {
    let points = match one.next {
        Next::End => return None,
        Next::Pass => Vec::new(),
        Next::Stone(canonical) => hash.originals(canonical),
    };
    Some(PlayedMove { points: points.into_iter().map(Text).collect(), tally: tally(&one.tally) })
}

fn tally(tally: &Tally) -> TallyView {
    TallyView {
        games: tally.games(),
        black: tally.black,
        white: tally.white,
        draws: tally.draws,
        rating: tally.rating(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tengen_game::Kifu;
    use tengen_rules::BoardSize;
    use tengen_store::{Commit, SqliteStore, Store};

    use super::*;
    use crate::bus::LocalBus;
    use crate::{HouseOptions, SystemClock};

    #[tokio::test]
    async fn who_has_departed_has_no_name_in_the_archive() {
        let kifu = Kifu {
            players: ["Ada".into(), "Bo".into()],
            ratings: [None, None],
            rule_set: RuleSet::Renju,
            size: BoardSize::RENJU,
            protocol: "rif".into(),
            played_at: 0,
            winner: None,
            ending: "agreement".into(),
            moves: vec![],
        };
        let game = ArchivedGame {
            persons: ["ada".into(), "bo".into()],
            ..ArchivedGame::from_kifu("game".into(), &kifu)
        };
        let store = Arc::new(SqliteStore::in_memory().await.unwrap());
        store.commit(Commit { archive: vec![game], ..Commit::default() }).await.unwrap();
        let (bus, clock) = (Arc::new(LocalBus::default()), Arc::new(SystemClock::default()));
        let house = House::open(HouseOptions::default(), store, bus, clock).await.unwrap();
        let names = async || {
            let list = house.search_archive(ArchiveQuery { limit: 5, ..ArchiveQuery::default() }, None);
            let [game] = <[_; 1]>::try_from(list.await.unwrap().games).unwrap();
            let found = house.players_by_name("A").await.unwrap().players.len();
            (game.black.name, game.white.name, found)
        };
        assert_eq!(names().await, ("Ada".to_owned(), "Bo".to_owned(), 1));
        house.depart(&"ada".parse().unwrap()).await;
        assert_eq!(names().await, (String::new(), "Bo".to_owned(), 0));
    }

    #[test]
    fn places_before_1970_are_read_too() {
        assert_eq!(read_place("-5-7").unwrap(), ArchivePlace { ended_at: -5, number: 7 });
        assert_eq!(read_place("17-7").unwrap(), ArchivePlace { ended_at: 17, number: 7 });
        for bad in ["", "7", "17-", "x-7", "17-x"] {
            assert_eq!(read_place(bad).unwrap_err().code(), "bad-cursor", "{bad}");
        }
    }
}
