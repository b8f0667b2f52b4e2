//! The game itself.

mod apply;
mod claims;
mod decide;
mod evolve;
mod fouls;
mod opening;
mod remembered;
mod replay;

use std::collections::HashSet;

use serde::Serialize;
use tengen_rules::opening::{NamedOpening, Negotiation, Role};
use tengen_rules::{Board, Colour, Point, Referee};

use self::remembered::Remembered;
use crate::clock::{Clocks, Stopwatch};
use crate::{
    Actor, AutomaticDraw, ClockReading, CommandId, Millis, Nigiri, NigiriStep, Outcome, Seat, Settings,
    SettingsError, text,
};

pub use fouls::{MissedFoul, WrongClaim};
pub use replay::ReplayError;

/// One game. What happens in it is decided by [`Self::apply`] alone; a copy follows by [`Self::extend`].
///
/// Two games are equal if they are in the same state, clocks, offers and the names of past commands
/// included, but for the names of commands that changed nothing: those are no part of the state. The
/// events are not kept: whoever applies a command stores what it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    settings: Settings,
    start: Millis,
    /// The moment of the last event.
    last_at: Millis,
    /// The number of the last event.
    seq: u32,
    /// The commands that have had events.
    seen: HashSet<(Actor, CommandId)>,
    /// The last commands that have changed nothing.
    vain: Remembered,
    nigiri: Option<Nigiri>,
    /// The seat of [`Role::First`]. While colours are drawn, seat One for the time being.
    first: Seat,
    black: Seat,
    negotiation: Negotiation,
    board: Board,
    moves: Vec<Move>,
    /// Which seats have acted since colours were drawn.
    acted: [bool; 2],
    /// The automatic draw that waits for a claim.
    waiting: Option<AutomaticDraw>,
    draw_offer: Option<Seat>,
    take_back: TakeBack,
    away: [Option<Stopwatch>; 2],
    paused: bool,
    clocks: Clocks,
    outcome: Option<Outcome>,
}

/// Who wants to take back, and who was refused since its last move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct TakeBack {
    asked: Option<Seat>,
    refused: [bool; 2],
}

/// A move: a stone or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Move {
    /// The stone; `None` for a pass.
    #[serde(serialize_with = "text::optional_point::serialize")]
    pub stone: Option<Point>,
    /// The colour.
    #[serde(with = "text::colour")]
    pub colour: Colour,
    /// Whose move it is. In an opening a seat also places stones of the other colour.
    pub by: Seat,
    /// Which seats, seat One's first, have claimed a foul while this was the last move, wrongly.
    pub claimed_by: [bool; 2],
}

impl Game {
    /// The beginning of a game at the moment `start`.
    ///
    /// The stones of a designated opening stand already.
    ///
    /// # Errors
    ///
    /// If the settings make no sense, see [`Settings::check`].
    pub fn new(settings: Settings, start: Millis) -> Result<Self, SettingsError> {
        settings.check()?;
        let negotiation = Negotiation::new(settings.opening, settings.rule_set, settings.size)?;
        let black = settings.colours.decided();
        let first = black.unwrap_or(Seat::One);
        let mut game = Self {
            board: Board::new(settings.size),
            clocks: Clocks::new(settings.clock),
            settings,
            start,
            last_at: start,
            seq: 0,
            seen: HashSet::new(),
            vain: Remembered::default(),
            nigiri: if black.is_none() { Some(Nigiri::default()) } else { None },
            first,
            black: first,
            negotiation,
            moves: Vec::new(),
            acted: [false; 2],
            waiting: None,
            draw_offer: None,
            take_back: TakeBack::default(),
            away: [None; 2],
            paused: false,
            outcome: None,
        };
        game.set_up_standing_stones();
        game.hand_over(start);
        Ok(game)
    }

    /// Lets the clock of the seat run that must act.
    fn hand_over(&mut self, now: Millis) {
        if let Some(seat) = self.to_act() {
            self.clocks.hand_over(seat, now);
        }
    }

    /// Puts up the stones that stand before anybody acts.
    fn set_up_standing_stones(&mut self) {
        for (point, colour) in self.negotiation.stones() {
            if self.board.place(point, colour).is_ok() {
                let by = self.seat_with(colour);
                self.moves.push(Move { stone: Some(point), colour, by, claimed_by: [false; 2] });
            }
        }
    }

    /// What it is played by.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// When it began.
    pub const fn start(&self) -> Millis {
        self.start
    }

    /// The number of the last event, 0 before the first.
    pub const fn seq(&self) -> u32 {
        self.seq
    }

    /// The moment of the last event, or of the beginning.
    pub const fn last_at(&self) -> Millis {
        self.last_at
    }

    /// The stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The moves so far, the first one first; a move taken back is none.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The opening: what was placed, declared and offered in it.
    pub const fn negotiation(&self) -> &Negotiation {
        &self.negotiation
    }

    /// Which of the 26 openings the first three stones are, whatever the protocol.
    pub fn named_opening(&self) -> Option<NamedOpening> {
        let [first, second, third] = *self.moves.first_chunk::<3>()?;
        let (first, white, third) = (first.stone?, second.stone?, third.stone?);
        let size = self.settings.size;
        if first == size.centre() { NamedOpening::recognise(size, white, third) } else { None }
    }

    /// The drawing of colours, in a game that has it.
    pub const fn nigiri(&self) -> Option<&Nigiri> {
        self.nigiri.as_ref()
    }

    /// The seat that has Black now; `None` while colours are drawn.
    pub fn black(&self) -> Option<Seat> {
        if self.nigiri_step().is_some() { None } else { Some(self.black) }
    }

    /// The colour of `seat` now; `None` while colours are drawn.
    pub fn colour_of(&self, seat: Seat) -> Option<Colour> {
        self.black().map(|black| if seat == black { Colour::Black } else { Colour::White })
    }

    /// The seat that must act; `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        if self.outcome.is_some() {
            return None;
        }
        if let Some(step) = self.nigiri_step() {
            return Some(step.seat());
        }
        let turn = || self.seat_with(self.to_move());
        Some(self.negotiation.actor().map_or_else(turn, |role| self.seat_of(role)))
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Whether it is paused; a game that is over is not.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether it has begun: both seats have acted since colours were drawn. Until then it can be
    /// aborted, and nobody loses it on time.
    pub const fn has_begun(&self) -> bool {
        self.acted[0] && self.acted[1]
    }

    /// The automatic draw that the last stone makes and that waits for a claim.
    pub const fn waiting_draw(&self) -> Option<AutomaticDraw> {
        self.waiting
    }

    /// The seat that offers a draw.
    pub const fn draw_offer(&self) -> Option<Seat> {
        self.draw_offer
    }

    /// The seat that asks to take back.
    pub const fn take_back_request(&self) -> Option<Seat> {
        self.take_back.asked
    }

    /// Whether this player is noted as away.
    pub const fn is_away(&self, seat: Seat) -> bool {
        self.away[seat.index()].is_some()
    }

    /// Until when the player of `seat` is or last was on vacation, so that the player's clock stood.
    pub fn vacation(&self, seat: Seat) -> Option<Millis> {
        Some(self.clocks.stands_until(seat)).filter(|&until| until > Millis::ZERO)
    }

    /// The moment from which the opponent of `seat`, who is away, can be claimed to have left. `None`
    /// before the game has begun, when it is over, and while `seat` itself is asked to claim the
    /// stone that makes a draw or to let it stand.
    pub fn abandonment_from(&self, seat: Seat) -> Option<Millis> {
        let to_act = self.to_act()?;
        if !self.has_begun() || self.waiting.is_some() && to_act == seat {
            return None;
        }
        let away = self.away[seat.other().index()].as_ref()?;
        away.reaches(self.settings.abandonment_ms?)
    }

    /// What the clock of `seat` shows at `now`; `None` in a game without clocks.
    pub fn remaining(&self, seat: Seat, now: Millis) -> Option<ClockReading> {
        self.clocks.reading(seat, now.max(self.last_at))
    }

    /// The moment when time runs out unless somebody acts before: when to send the next
    /// [`crate::Action::Sweep`]. `None` while nothing can run out.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.to_act()?;
        let first_act = if self.acted[seat.index()] { None } else { self.settings.first_move_ms };
        self.clocks.deadline(first_act)
    }

    /// What is asked while colours are drawn; `None` when they are, or need not be.
    pub fn nigiri_step(&self) -> Option<NigiriStep> {
        self.nigiri.and_then(|nigiri| nigiri.step())
    }

    /// The colour of the next stone, in the opening and in play.
    pub fn to_move(&self) -> Colour {
        Colour::BOTH[self.moves.len() % 2]
    }

    fn seat_with(&self, colour: Colour) -> Seat {
        if colour == Colour::Black { self.black } else { self.black.other() }
    }

    pub(crate) fn seat_of(&self, role: Role) -> Seat {
        match role {
            Role::First => self.first,
            Role::Second => self.first.other(),
        }
    }

    fn role_of(&self, seat: Seat) -> Role {
        if seat == self.first { Role::First } else { Role::Second }
    }

    pub(crate) fn referee(&self, colour: Colour) -> Referee {
        Referee::new(self.settings.rule_set, colour)
    }

    /// Whether anything is forbidden to `colour`.
    pub(crate) fn is_bound(&self, colour: Colour) -> bool {
        self.settings.rule_set.rules(colour).has_fouls()
    }

    /// Whether play goes on by turns.
    pub(crate) fn is_in_play(&self) -> bool {
        self.nigiri_step().is_none() && self.negotiation.is_over()
    }
}
