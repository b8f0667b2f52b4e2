//! The room itself.

use tengen_game::{ColourChoice, GameResult, Match, MatchColours, Seat, Settings};

use crate::{
    GameId, Person, PersonId, RoomEvent, RoomEventKind, RoomRejection, RoomSettings, RoomSettingsError,
};

/// A room. It changes by [`Self::apply`], [`Self::game_ended`] and [`Self::close`] alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    seq: u32,
    at: i64,
    settings: RoomSettings,
    seats: [Option<Person>; 2],
    status: Status,
    /// The match that is being played; `None` before the first game.
    games: Option<Match>,
    /// Every game of the room, the first one first.
    played: Vec<GameId>,
}

/// What goes on in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Somebody is waited for.
    Open,
    /// A game is being played, or the last one of a match has just ended.
    Playing {
        /// Its name.
        game: GameId,
    },
    /// A game is over, and the next one or a rematch waits for both players.
    Between {
        /// The game that is over.
        game: GameId,
        /// Who wants to go on, seat One's first.
        ready: [bool; 2],
    },
    /// Nothing will be played here any more.
    Closed,
}

/// What a person asks of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// To take the free seat.
    Join,
    /// To play the next game, or a rematch.
    Ready,
    /// To wait with that.
    NotReady,
    /// To leave for good.
    Leave,
}

/// What chance decides for the game that may begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Its name.
    pub game: GameId,
    /// Who has Black at first if chance decides that.
    pub draw: Seat,
}

impl Room {
    /// Opens a room at the moment `at`, in milliseconds since 1970.
    ///
    /// # Errors
    ///
    /// If the settings make no sense.
    pub fn open(
        settings: RoomSettings,
        host: Person,
        at: i64,
    ) -> Result<(Self, Vec<RoomEvent>), RoomSettingsError> {
        settings.check()?;
        let mut room = Self {
            seq: 0,
            at,
            settings: settings.clone(),
            seats: [None, None],
            status: Status::Open,
            games: None,
            played: Vec::new(),
        };
        let mut events = Vec::new();
        room.push(&mut events, RoomEventKind::Opened { settings, host }, at);
        Ok((room, events))
    }

    /// The room whose events these are; `None` if they are no room's.
    pub fn from_events(events: impl IntoIterator<Item = RoomEvent>) -> Option<Self> {
        let mut events = events.into_iter();
        let first = events.next()?;
        let RoomEventKind::Opened { settings, host } = first.kind else { return None };
        let (mut room, _) = Self::open(settings, host, first.at).ok()?;
        for event in events {
            if event.seq != room.seq + 1 {
                return None;
            }
            room.evolve(&event);
        }
        Some(room)
    }

    /// Carries out what `person` asks for at the moment `at`, and says what happened; nothing, if it is
    /// so already.
    ///
    /// # Errors
    ///
    /// Why it is rejected; nothing is changed then.
    pub fn apply(
        &mut self,
        person: &Person,
        action: Action,
        chance: Chance,
        at: i64,
    ) -> Result<Vec<RoomEvent>, RoomRejection> {
        if self.status == Status::Closed {
            return Err(RoomRejection::Closed);
        }
        let mut events = Vec::new();
        match action {
            Action::Join => self.join(&mut events, person, chance, at)?,
            Action::Ready => self.ready(&mut events, self.seat_or_refuse(&person.id)?, chance, at)?,
            Action::NotReady => self.not_ready(&mut events, self.seat_or_refuse(&person.id)?, at)?,
            Action::Leave => self.leave(&mut events, self.seat_or_refuse(&person.id)?, at)?,
        }
        Ok(events)
    }

    /// The game that is being played has ended.
    ///
    /// # Errors
    ///
    /// If no game is being played.
    pub fn game_ended(
        &mut self,
        result: GameResult,
        black: Option<Seat>,
        at: i64,
    ) -> Result<Vec<RoomEvent>, RoomRejection> {
        if !matches!(self.status, Status::Playing { .. }) {
            return Err(RoomRejection::NoGame);
        }
        let mut events = Vec::new();
        self.push(&mut events, RoomEventKind::GameEnded { result, black }, at);
        Ok(events)
    }

    /// The house closes the room: nobody came, or everybody has long left.
    ///
    /// # Errors
    ///
    /// If a game is being played or the room is closed.
    pub fn close(&mut self, at: i64) -> Result<Vec<RoomEvent>, RoomRejection> {
        match self.status {
            Status::Closed => Err(RoomRejection::Closed),
            Status::Playing { .. } => Err(RoomRejection::GameRunning),
            Status::Open | Status::Between { .. } => {
                let mut events = Vec::new();
                self.push(&mut events, RoomEventKind::Closed { by: None }, at);
                Ok(events)
            }
        }
    }

    fn join(
        &mut self,
        events: &mut Vec<RoomEvent>,
        person: &Person,
        chance: Chance,
        at: i64,
    ) -> Result<(), RoomRejection> {
        if self.seat_of(&person.id).is_some() {
            return Err(RoomRejection::AlreadySeated);
        }
        if self.seats[1].is_some() {
            return Err(RoomRejection::Full);
        }
        self.push(events, RoomEventKind::Joined { person: person.clone() }, at);
        self.begin(events, chance, at);
        Ok(())
    }

    fn ready(
        &mut self,
        events: &mut Vec<RoomEvent>,
        seat: Seat,
        chance: Chance,
        at: i64,
    ) -> Result<(), RoomRejection> {
        if !self.readiness()?[seat.index()] {
            self.push(events, RoomEventKind::Ready { seat }, at);
        }
        if self.readiness()? == [true; 2] {
            self.begin(events, chance, at);
        }
        Ok(())
    }

    fn not_ready(&mut self, events: &mut Vec<RoomEvent>, seat: Seat, at: i64) -> Result<(), RoomRejection> {
        if self.readiness()?[seat.index()] {
            self.push(events, RoomEventKind::NotReady { seat }, at);
        }
        Ok(())
    }

    fn leave(&mut self, events: &mut Vec<RoomEvent>, seat: Seat, at: i64) -> Result<(), RoomRejection> {
        if matches!(self.status, Status::Playing { .. }) {
            return Err(RoomRejection::GameRunning);
        }
        self.push(events, RoomEventKind::Closed { by: Some(seat) }, at);
        Ok(())
    }

    fn readiness(&self) -> Result<[bool; 2], RoomRejection> {
        match self.status {
            Status::Between { ready, .. } => Ok(ready),
            Status::Open => Err(RoomRejection::NoOpponent),
            Status::Playing { .. } => Err(RoomRejection::GameRunning),
            Status::Closed => Err(RoomRejection::Closed),
        }
    }

    fn seat_or_refuse(&self, person: &PersonId) -> Result<Seat, RoomRejection> {
        self.seat_of(person).ok_or(RoomRejection::NotSeated)
    }

    /// Begins the next game of the match, or of a new match with colours exchanged.
    fn begin(&mut self, events: &mut Vec<RoomEvent>, chance: Chance, at: i64) {
        let next = self.next_match(chance.draw);
        let Some((colours, number)) =
            next.as_ref().and_then(|games| Some((games.next_colours()?, games.results().len() as u32 + 1)))
        else {
            return;
        };
        let colours = match (self.settings.colours, self.played.is_empty(), colours) {
            (crate::FirstColours::Random, true, ColourChoice::Alternate(seat)) => ColourChoice::Random(seat),
            (_, true, ColourChoice::Alternate(seat)) => ColourChoice::Fixed(seat),
            (_, _, colours) => colours,
        };
        let settings = Settings { colours, ..self.settings.game.clone() };
        self.push(events, RoomEventKind::GameBegan { game: chance.game, settings, number }, at);
    }

    /// The match that the next game belongs to, if chance decides for `draw` where it is asked.
    fn next_match(&self, draw: Seat) -> Option<Match> {
        let colours = match &self.games {
            Some(games) if !games.is_over() => return Some(games.clone()),
            Some(games) => games.next_black().map(MatchColours::Alternate),
            None => None,
        };
        let colours = colours.unwrap_or_else(|| self.settings.match_colours(draw));
        Match::new(self.settings.games, colours).ok()
    }

    fn push(&mut self, events: &mut Vec<RoomEvent>, kind: RoomEventKind, at: i64) {
        let event = RoomEvent { seq: self.seq + 1, at: at.max(self.at), kind };
        self.evolve(&event);
        events.push(event);
    }

    fn evolve(&mut self, event: &RoomEvent) {
        self.seq = event.seq;
        self.at = event.at;
        match &event.kind {
            RoomEventKind::Opened { host, .. } => self.seats[0] = Some(host.clone()),
            RoomEventKind::Joined { person } => self.seats[1] = Some(person.clone()),
            RoomEventKind::GameBegan { game, settings, .. } => {
                let draw = settings.colours.decided().unwrap_or(Seat::One);
                self.games = self.next_match(draw);
                self.played.push(game.clone());
                self.status = Status::Playing { game: game.clone() };
            }
            RoomEventKind::GameEnded { result, black } => self.end_game(*result, *black),
            RoomEventKind::Ready { seat } => self.set_ready(*seat, true),
            RoomEventKind::NotReady { seat } => self.set_ready(*seat, false),
            RoomEventKind::Closed { .. } => self.status = Status::Closed,
        }
    }

    fn end_game(&mut self, result: GameResult, black: Option<Seat>) {
        if let (Some(games), Some(black)) = (&mut self.games, black) {
            // The colours are those the match asked for, since the room made the game's settings.
            let _ = games.add(result, black);
        }
        if let Status::Playing { game } = &self.status {
            self.status = Status::Between { game: game.clone(), ready: [false; 2] };
        }
    }

    fn set_ready(&mut self, seat: Seat, value: bool) {
        if let Status::Between { ready, .. } = &mut self.status {
            ready[seat.index()] = value;
        }
    }

    /// The number of the last event.
    pub const fn seq(&self) -> u32 {
        self.seq
    }

    /// The moment of the last event, in milliseconds since 1970.
    pub const fn at(&self) -> i64 {
        self.at
    }

    /// What is played.
    pub const fn settings(&self) -> &RoomSettings {
        &self.settings
    }

    /// Who sits where; seat One is the host's.
    pub const fn seats(&self) -> &[Option<Person>; 2] {
        &self.seats
    }

    /// The seat of a person who has one.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.seats[seat.index()].as_ref().is_some_and(|seated| seated.id == *person))
    }

    /// What goes on.
    pub const fn status(&self) -> &Status {
        &self.status
    }

    /// The match that is being played or was played last.
    pub const fn games(&self) -> Option<&Match> {
        self.games.as_ref()
    }

    /// Every game of the room, the first one first.
    pub fn played(&self) -> &[GameId] {
        &self.played
    }

    /// The game on the board: the one that is played or was played last.
    pub fn game(&self) -> Option<&GameId> {
        self.played.last()
    }
}
