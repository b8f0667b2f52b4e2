//! Commands drawn from bytes: what a player would send, and what nobody should.

use tengen_rules::opening::{Answer, Question};
use tengen_rules::{Colour, Point};

use super::input::Input;
use crate::{Action, Actor, Ask, Commitment, Game, Millis, NigiriStep, Ruling, Seat, SeatOption, Viewer};

/// What seat One holds in its hand in these games.
pub(super) const HAND: (u8, &str) = (7, "0123456789abcdef");

/// An actor and its action.
pub(super) fn any(input: &mut Input<'_>, game: &Game, now: Millis) -> (Actor, Action) {
    match input.byte() % 16 {
        0..=8 => asked(input, game, now).unwrap_or_else(|| hostile(input)),
        9..=11 => open(input, game, now).unwrap_or_else(|| hostile(input)),
        12 => official(input, now),
        _ => hostile(input),
    }
}

/// What the seat that must act is asked for.
fn asked(input: &mut Input<'_>, game: &Game, now: Millis) -> Option<(Actor, Action)> {
    let seat = game.to_act()?;
    let action = match game.prompt(Viewer::Seat(seat), now)?.ask {
        Ask::Nigiri { step: NigiriStep::Commit, .. } => Action::Commit(Commitment::to(HAND.0, HAND.1)),
        Ask::Nigiri { step: NigiriStep::Guess, .. } => Action::Guess(1 + input.byte() % 20),
        Ask::Nigiri { step: NigiriStep::Reveal, .. } => reveal(),
        Ask::Opening { question, .. } => Action::Answer(answer(input, game, &question)),
        Ask::Move { only_forbidden: true, .. } => Action::Pass { offer_draw: input.coin() },
        Ask::Move { allowed, .. } => {
            let offer_draw = input.byte().is_multiple_of(8);
            Action::Place { point: input.point_of(&allowed), offer_draw }
        }
        Ask::ClaimOrLetStand { .. } if input.coin() => Action::LetStand,
        Ask::ClaimOrLetStand { .. } => Action::ClaimFoul,
    };
    Some((seat.into(), action))
}

fn reveal() -> Action {
    Action::Reveal { number: HAND.0, nonce: HAND.1.into() }
}

fn answer(input: &mut Input<'_>, game: &Game, question: &Question) -> Answer {
    let negotiation = game.negotiation();
    let point = |input: &mut Input<'_>| input.point_of(&negotiation.allowed());
    match question {
        Question::Place { .. } => Answer::Place(point(input)),
        Question::Offer { count } => {
            let mut chosen = Vec::new();
            for _ in 0..*count {
                chosen.push(input.point_of(&negotiation.offerable(&chosen)));
            }
            Answer::Offer(chosen)
        }
        Question::KeepOne { .. } => Answer::Keep(point(input)),
        Question::RemoveOne { .. } => Answer::Remove(point(input)),
        Question::ChooseColourOrAddTwo if input.coin() => Answer::AddTwo,
        Question::ChooseColour | Question::ChooseColourOrAddTwo => Answer::Choose(colour(input)),
        Question::MaySwapOrOffer { .. } if input.coin() => Answer::OfferFifths,
        Question::MaySwap | Question::MaySwapOrOffer { .. } => Answer::Swap(input.coin()),
        Question::Declare { min, max } => Answer::Declare(min + input.byte() % (max - min + 1)),
    }
}

fn colour(input: &mut Input<'_>) -> Colour {
    if input.coin() { Colour::White } else { Colour::Black }
}

/// One of the options that a seat has.
fn open(input: &mut Input<'_>, game: &Game, now: Millis) -> Option<(Actor, Action)> {
    let seat = input.seat();
    let may = game.prompt(Viewer::Seat(seat), now)?.may;
    // Games that end at once teach little.
    let lasting = |option: &SeatOption| !matches!(option, SeatOption::Resign | SeatOption::Abort);
    let all = &may[seat.index()];
    let options: Vec<_> =
        if input.byte() < 252 { all.iter().copied().filter(lasting).collect() } else { all.clone() };
    let action = input.one_of(&options)?.action()?;
    Some((seat.into(), action))
}

/// What the system sends, and seldom the arbiter.
fn official(input: &mut Input<'_>, now: Millis) -> (Actor, Action) {
    let seat = input.seat();
    let action = match input.byte() % 10 {
        8 => Action::BeginVacation { seat, until: now.plus(input.span()) },
        9 => Action::EndVacation { seat },
        0 | 1 => Action::Sweep,
        2 => Action::Away { seat },
        3 => Action::Back { seat },
        4 => Action::Pause,
        5 | 6 => Action::Resume,
        _ => Action::CreditOutage { ms: input.span() },
    };
    (Actor::System, action)
}

/// Anything from anybody.
fn hostile(input: &mut Input<'_>) -> (Actor, Action) {
    let actor = input.one_of(&Actor::ALL).unwrap_or(Actor::System);
    let (seat, point) = (input.seat(), input.point());
    let action = match input.byte() % 32 {
        0..=5 => Action::Place { point, offer_draw: input.coin() },
        6..=10 => Action::Answer(any_answer(input, point)),
        11 => Action::Pass { offer_draw: input.coin() },
        12 => Action::ClaimFoul,
        13 => Action::LetStand,
        14 => Action::AcceptDraw,
        15 => Action::DeclineDraw,
        16 => Action::AskTakeBack,
        17 => Action::AcceptTakeBack,
        18 => Action::DeclineTakeBack,
        19 => Action::ClaimAbandonment,
        20 => Action::Commit(Commitment::to(HAND.0, HAND.1)),
        21 => Action::Guess(input.byte()),
        22 => Action::Reveal { number: input.byte(), nonce: HAND.1.into() },
        23 => reveal(),
        24 => Action::Pause,
        25 => Action::Resume,
        26 => Action::Sweep,
        27 => Action::Away { seat },
        28 => Action::Back { seat },
        29 => Action::CreditOutage { ms: input.span() },
        30 => Action::BeginVacation { seat, until: input.span() },
        _ => ending(input, seat),
    };
    (actor, action)
}

fn any_answer(input: &mut Input<'_>, point: Point) -> Answer {
    match input.byte() % 9 {
        0 => Answer::Place(point),
        1 => Answer::Offer((0..input.byte() % 4).map(|_| input.point()).collect()),
        2 => Answer::Choose(colour(input)),
        3 => Answer::Swap(input.coin()),
        4 => Answer::Declare(input.byte()),
        5 => Answer::Keep(point),
        6 => Answer::Remove(point),
        7 => Answer::AddTwo,
        _ => Answer::OfferFifths,
    }
}

/// Something that ends a game if it is allowed; rare, so that games last.
fn ending(input: &mut Input<'_>, seat: Seat) -> Action {
    match input.byte() % 64 {
        0 => Action::Resign,
        1 => Action::Abort,
        2 => Action::Rule(Ruling::Win(seat)),
        3 => Action::Rule(Ruling::Draw),
        4 => Action::Rule(Ruling::Void),
        5 => Action::LiftedStone { by: seat },
        6 => Action::BothFlags,
        7 => Action::FlagFell { by: seat },
        8 => Action::Left { by: seat },
        _ => Action::Sweep,
    }
}
