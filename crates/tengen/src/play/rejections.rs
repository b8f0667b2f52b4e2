//! Why the game rejects something, in words.

use fluent_bundle::FluentArgs;
use tengen_game::{Commitment, Rejection};
use tengen_rules::opening::{Refusal, Role, Square};
use tengen_rules::{Colour, IllegalStone, Point};

use super::view::View;
use crate::language::arguments;
use crate::sentences;

impl View<'_> {
    /// Why it is rejected and what would be right.
    pub(super) fn rejection(&self, rejection: &Rejection) -> String {
        let arguments = match rejection {
            Rejection::Opening(refusal) => self.refusal(refusal),
            other => self.of_play(other),
        };
        self.texts.get(&format!("rejection-{}", rejection.code()), &arguments)
    }

    fn of_play(&self, rejection: &Rejection) -> FluentArgs<'static> {
        match rejection {
            Rejection::Stone(IllegalStone::Occupied { point, colour }) => occupied(*point, *colour),
            Rejection::Stone(IllegalStone::OutsideBoard { point, size }) => {
                arguments! { "point" => point.to_string(), "size" => size.to_string() }
            }
            Rejection::NotForActor { actor, action } => {
                let name = actor.seat().map_or_else(|| actor.to_string(), |seat| self.name(seat));
                arguments! { "actor" => name, "action" => *action }
            }
            Rejection::NotYourTurn { asked: seat }
            | Rejection::TakeBackPending { by: seat }
            | Rejection::NotAway { seat } => arguments! { "name" => self.name(*seat) },
            Rejection::AwayTooShort { seat, left } => {
                arguments! { "name" => self.name(*seat), "seconds" => left.to_string() }
            }
            Rejection::ColoursNotDrawn { .. } | Rejection::NigiriNotAsked { .. } => {
                arguments! { "question" => self.question() }
            }
            Rejection::NigiriNumber { number } => arguments! {
                "number" => number.to_string(),
                "min" => Commitment::MIN.to_string(),
                "max" => Commitment::MAX.to_string(),
            },
            Rejection::NigiriNonce => arguments! {
                "min" => Commitment::NONCE_MIN.to_string(), "max" => Commitment::NONCE_MAX.to_string(),
            },
            Rejection::Forbidden { point, kind } => {
                arguments! { "point" => point.to_string(), "kind" => self.kind(*kind) }
            }
            Rejection::PassTooEarly { stones } => arguments! { "stones" => *stones },
            Rejection::PassNotAllowed { rule_set } => {
                arguments! { "rule" => sentences::rule_set(self.texts, *rule_set) }
            }
            Rejection::ColourNotBound { colour } => arguments! { "colour" => self.colour(*colour) },
            Rejection::NothingToTakeBack
            | Rejection::TakeBackRefused
            | Rejection::Opening(_)
            | Rejection::GameOver
            | Rejection::Paused
            | Rejection::NotPaused
            | Rejection::NigiriMismatch
            | Rejection::ClaimOrLetStand
            | Rejection::NothingToLetStand
            | Rejection::DrawOfferInOpening
            | Rejection::NoDrawOffer
            | Rejection::NoClaims
            | Rejection::NothingToClaim
            | Rejection::AlreadyClaimed
            | Rejection::NotBegun
            | Rejection::AlreadyBegun
            | Rejection::TakeBackNotAllowed
            | Rejection::NoTakeBackAsked
            | Rejection::NoAbandonment
            | Rejection::NotRecorded => FluentArgs::new(),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> FluentArgs<'static> {
        match refusal {
            Refusal::Over => FluentArgs::new(),
            Refusal::WrongRole { asked } => arguments! { "name" => self.name_of(*asked) },
            Refusal::WrongAnswer { .. } => arguments! { "question" => self.question() },
            Refusal::WrongCount { count, offered } => {
                arguments! { "count" => count.to_string(), "offered" => offered.to_string() }
            }
            Refusal::Duplicate { point } => arguments! { "point" => point.to_string() },
            Refusal::OutsideBoard { point, size } => {
                arguments! { "point" => point.to_string(), "size" => size.to_string() }
            }
            Refusal::Occupied { point, colour } => occupied(*point, *colour),
            Refusal::NotCentre { point, centre } | Refusal::NotTouching { point, centre } => {
                arguments! { "point" => point.to_string(), "centre" => centre.to_string() }
            }
            Refusal::OutsideSquare { point, square } | Refusal::InsideSquare { point, square } => {
                outside(*point, *square)
            }
            Refusal::OpeningLeftOut { point, opening } => arguments! {
                "point" => point.to_string(),
                "opening" => format!("{opening} {}", self.opening_name(*opening)),
            },
            Refusal::SameShape { first, second } => {
                arguments! { "first" => first.to_string(), "second" => second.to_string() }
            }
            Refusal::NumberOutOfRange { number, min, max } => arguments! {
                "number" => number.to_string(), "min" => min.to_string(), "max" => max.to_string(),
            },
            Refusal::NotOffered { point } => arguments! {
                "point" => point.to_string(),
                "points" => sentences::points(self.game.negotiation().candidates()),
            },
        }
    }

    /// The name of the player whose turn it is in the opening: the game asks nobody else.
    fn name_of(&self, _asked: Role) -> String {
        self.game.to_act().map(|seat| self.name(seat)).unwrap_or_default()
    }
}

fn occupied(point: Point, colour: Colour) -> FluentArgs<'static> {
    arguments! { "point" => point.to_string(), "stone" => colour.to_string() }
}

fn outside(point: Point, square: Square) -> FluentArgs<'static> {
    let (from, to) = square.corners();
    arguments! { "point" => point.to_string(), "from" => from.to_string(), "to" => to.to_string() }
}
