//! Settings and commands in words.

use std::str::FromStr;

use tengen_game::{Action, Actor, Commitment, Millis, Ruling, Seat, Settings};
use tengen_rules::BoardSize;
use tengen_rules::opening::Answer;

fn read<T: FromStr>(text: &str) -> Result<T, String>
where
    T::Err: std::fmt::Display,
{
    text.parse().map_err(|error| format!("{text}: {error}"))
}

/// Sets a field of the settings.
pub(super) fn set(settings: &mut Settings, words: &str) -> Result<(), String> {
    let (field, value) = words.split_once(' ').unwrap_or((words, ""));
    match field {
        "rule" => settings.rule_set = read(value)?,
        "size" => settings.size = BoardSize::new(read(value)?).ok_or("no such size")?,
        "opening" => settings.opening = read(value)?,
        "enforcement" => settings.enforcement = read(value)?,
        "colours" => settings.colours = read(value)?,
        "clock" => settings.clock = read(value)?,
        "first-move" => settings.first_move_ms = Some(Millis(read(value)?)),
        "abandonment" => settings.abandonment_ms = Some(Millis(read(value)?)),
        "rated" => settings.rated = true,
        "take-back" => settings.take_back = true,
        "show-forbidden" => settings.show_forbidden = true,
        "recorded" => settings.recorded = true,
        _ => return Err(format!("no setting {field}")),
    }
    Ok(())
}

/// An actor and its action; `*` is the seat that must act.
pub(super) fn parse(text: &str, to_act: Option<Seat>) -> Result<(Actor, Action), String> {
    let (actor, rest) = text.split_once(' ').ok_or("ACTOR ACTION")?;
    let actor = match actor {
        "*" => to_act.ok_or("nobody must act")?.into(),
        _ => read(actor)?,
    };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let action = match words[..] {
        ["place", point] => Action::Place { point: read(point)?, offer_draw: false },
        ["place", point, "draw"] => Action::Place { point: read(point)?, offer_draw: true },
        ["answer", "place", point] => Action::Answer(Answer::Place(read(point)?)),
        ["pass"] => Action::Pass { offer_draw: false },
        ["pass", "draw"] => Action::Pass { offer_draw: true },
        ["commit", number, nonce] => Action::Commit(Commitment::to(read(number)?, nonce)),
        ["guess", number] => Action::Guess(read(number)?),
        ["reveal", number, nonce] => Action::Reveal { number: read(number)?, nonce: nonce.into() },
        ["rule", "draw"] => Action::Rule(Ruling::Draw),
        ["rule", "void"] => Action::Rule(Ruling::Void),
        ["rule", "win", seat] => Action::Rule(Ruling::Win(read(seat)?)),
        ["lifted-stone", seat] => Action::LiftedStone { by: read(seat)? },
        ["flag-fell", seat] => Action::FlagFell { by: read(seat)? },
        ["left", seat] => Action::Left { by: read(seat)? },
        ["away", seat] => Action::Away { seat: read(seat)? },
        ["back", seat] => Action::Back { seat: read(seat)? },
        ["vacation", seat, until] => Action::BeginVacation { seat: read(seat)?, until: Millis(read(until)?) },
        ["vacation-over", seat] => Action::EndVacation { seat: read(seat)? },
        ["credit", ms] => Action::CreditOutage { ms: Millis(read(ms)?) },
        [word] => match simple(word) {
            Some(action) => action,
            None => Action::Answer(read(rest)?),
        },
        _ => Action::Answer(read(rest)?),
    };
    Ok((actor, action))
}

fn simple(word: &str) -> Option<Action> {
    let all = [
        Action::ClaimFoul,
        Action::LetStand,
        Action::Resign,
        Action::Abort,
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::AskTakeBack,
        Action::AcceptTakeBack,
        Action::DeclineTakeBack,
        Action::ClaimAbandonment,
        Action::BothFlags,
        Action::Pause,
        Action::Resume,
        Action::Sweep,
    ];
    all.into_iter().find(|action| action.id() == word)
}
