//! What a player means, from what was said and what the game asks.

use tengen_game::{Action, Enforcement, Game, NigiriStep, Seat};
use tengen_rules::Point;
use tengen_rules::opening::{Answer, Question};

use super::refused::Refused;
use super::typed::{Matter, Said};
use super::words::Word;

/// The seat that acts when nobody is named, and the action. The hand of 猜先 is not the game's:
/// [`Said::Hold`] and an [`Said::Open`] without its number are not for this function.
pub(super) fn action(game: &Game, said: Said) -> Result<(Seat, Action), Refused> {
    let question = game.negotiation().question();
    let action = match said {
        Said::Points(points, offer_draw) => match (points[..].as_ref(), question) {
            (_, Some(Question::Offer { .. })) if !offer_draw => Action::Answer(Answer::Offer(points)),
            (&[point], _) => Action::Place { point, offer_draw },
            _ => return Err(Refused::OnePoint { count: points.len() }),
        },
        Said::Number(number) => self::number(game, number, question.as_ref())?,
        Said::Pass(offer_draw) => Action::Pass { offer_draw },
        Said::Claim => Action::ClaimFoul,
        Said::LetStand => Action::LetStand,
        Said::Resign => Action::Resign,
        Said::Abort => Action::Abort,
        Said::Draw => return Err(Refused::DrawAlone),
        Said::Accept(matter) => reply(game, matter, Word::Accept)?,
        Said::Decline(matter) => reply(game, matter, Word::Decline)?,
        Said::Yes if may_swap(question.as_ref()) => Action::Answer(Answer::Swap(true)),
        Said::No if may_swap(question.as_ref()) => Action::Answer(Answer::Swap(false)),
        Said::Yes => reply(game, None, Word::Accept)?,
        Said::No => reply(game, None, Word::Decline)?,
        Said::Undo => Action::AskTakeBack,
        Said::Swap => Action::Answer(Answer::Swap(true)),
        Said::Choose(colour) => Action::Answer(Answer::Choose(colour)),
        Said::Offer(points) => Action::Answer(offer(points, question.as_ref())?),
        Said::Keep(point) => Action::Answer(Answer::Keep(point)),
        Said::Remove(point) => Action::Answer(Answer::Remove(point)),
        Said::Declare(number) => Action::Answer(Answer::Declare(number)),
        Said::AddTwo => Action::Answer(Answer::AddTwo),
        Said::Guess(number) => Action::Guess(number),
        Said::Open(Some((number, nonce))) => Action::Reveal { number, nonce },
        Said::Hold { .. } | Said::Open(None) => return Err(Refused::HandUnknown),
    };
    Ok((actor(game, &action), action))
}

/// Whose act it is if nobody is named: the answer to an offer is for the one who did not make it,
/// and to take back is asked by the one who moved last. A foul is claimed by the one whose opponent can
/// make one. All else is for the seat that must act.
fn actor(game: &Game, action: &Action) -> Seat {
    let seat = match action {
        Action::AcceptDraw | Action::DeclineDraw => game.draw_offer().map(Seat::other),
        Action::AcceptTakeBack | Action::DeclineTakeBack => game.take_back_request().map(Seat::other),
        Action::AskTakeBack => game.moves().last().map(|last| last.by),
        Action::ClaimFoul => claimant_out_of_turn(game),
        _ => None,
    };
    seat.or_else(|| game.to_act()).unwrap_or(Seat::One)
}

/// The seat that can claim although it need not act, where the one that must act can claim nothing.
fn claimant_out_of_turn(game: &Game) -> Option<Seat> {
    let is_bound = |colour| game.settings().rule_set.rules(colour).has_fouls();
    let turn = game.to_move();
    let may_claim = game.settings().enforcement == Enforcement::ClaimRif
        && game.negotiation().is_over()
        && is_bound(turn)
        && !is_bound(turn.opponent());
    if may_claim { game.to_act().map(Seat::other) } else { None }
}

fn number(game: &Game, number: u8, question: Option<&Question>) -> Result<Action, Refused> {
    match (game.nigiri_step(), question) {
        (Some(NigiriStep::Guess), _) => Ok(Action::Guess(number)),
        (None, Some(Question::Declare { .. })) => Ok(Action::Answer(Answer::Declare(number))),
        _ => Err(Refused::NoNumberAsked),
    }
}

/// `offer` alone says that fifths will be offered; with points it offers them.
fn offer(points: Vec<Point>, question: Option<&Question>) -> Result<Answer, Refused> {
    match (points.is_empty(), question) {
        (false, Some(Question::MaySwapOrOffer { .. })) => Err(Refused::OfferFirst { word: Word::Offer }),
        (false, _) => Ok(Answer::Offer(points)),
        (true, Some(Question::MaySwapOrOffer { .. })) => Ok(Answer::OfferFifths),
        (true, _) => Err(Refused::NeedsPoint { word: Word::Offer }),
    }
}

const fn may_swap(question: Option<&Question>) -> bool {
    matches!(question, Some(Question::MaySwap | Question::MaySwapOrOffer { .. }))
}

/// The answer to the offer that waits, or to the one that is named.
fn reply(game: &Game, matter: Option<Matter>, word: Word) -> Result<Action, Refused> {
    let waits = (game.draw_offer().is_some(), game.take_back_request().is_some());
    let matter = match (matter, waits) {
        (Some(matter), _) => matter,
        (None, (true, false)) => Matter::Draw,
        (None, (false, true)) => Matter::TakeBack,
        (None, (true, true)) => return Err(Refused::WhichAnswer { word }),
        (None, (false, false)) => return Err(Refused::NothingToAnswer),
    };
    Ok(match (matter, word) {
        (Matter::Draw, Word::Accept) => Action::AcceptDraw,
        (Matter::Draw, _) => Action::DeclineDraw,
        (Matter::TakeBack, Word::Accept) => Action::AcceptTakeBack,
        (Matter::TakeBack, _) => Action::DeclineTakeBack,
    })
}
