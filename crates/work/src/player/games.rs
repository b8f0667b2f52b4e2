//! Whole games of computer players among themselves.

use tengen_engine::{Engine, Stop};
use tengen_game::{Command, CommandId, Enforcement, Game, GameResult, Millis, Seat};
use tengen_room::Preset;
use tengen_rules::opening::Negotiation;

use crate::player::{Act, Level, Remembered, Turn, decide};

/// Plays a game to its end and says what was done in it.
fn play(preset: Preset, levels: [u8; 2], seed: u64) -> (Game, Vec<(Seat, Act)>) {
    let mut engine = Engine::new(1 << 16);
    let mut game = Game::new(preset.settings().game, Millis::ZERO).unwrap();
    let mut remembered = [Remembered::default(), Remembered::default()];
    let mut acts = Vec::new();
    while let Some(seat) = game.to_act() {
        let level = Level::new(levels[seat.index()]).unwrap();
        let now = Millis::seconds(acts.len() as u64 + 1);
        let mut turn = Turn::of(&game, seat, level, seed, now).unwrap();
        turn.remembered = remembered[seat.index()].clone();
        let decision = decide(&turn, &mut engine, &Stop::default()).unwrap();
        if let Some(worth) = decision.worth {
            remembered[seat.index()].add(worth.score);
        }
        let command = Command { id: CommandId(acts.len() as u64), action: decision.act.clone().into() };
        let events = game.apply(seat.into(), command, now);
        assert!(events.is_ok_and(|events| !events.is_empty()), "{preset:?} {:?}", decision.act);
        acts.push((seat, decision.act));
        assert!(acts.len() < 500, "{preset:?} does not end");
    }
    (game, acts)
}

#[test]
fn every_preset_is_played_to_its_end() {
    for preset in Preset::ALL {
        let (game, acts) = play(preset, [2, 3], 7);
        let outcome = game.outcome().unwrap();
        assert_ne!(outcome.result, GameResult::Void, "{preset:?}");
        let answered = acts.iter().any(|(_, act)| matches!(act, Act::Answer { .. }));
        let asks = !Negotiation::new(preset.opening, preset.rule_set, preset.rule_set.usual_size())
            .unwrap()
            .is_over();
        assert_eq!(answered, asks, "{preset:?}");
    }
}

#[test]
fn nobody_resigns_what_is_not_lost() {
    let preset = Preset::by_id("standard").unwrap();
    for seed in 0..4 {
        let (game, acts) = play(preset, [4, 4], seed);
        if let Some((seat, Act::Resign)) = acts.last() {
            assert_eq!(game.outcome().unwrap().result, GameResult::Win(seat.other()));
            let (again, _) = play(preset, [4, 4], seed);
            assert_eq!(again.moves(), game.moves(), "the same seed plays the same game");
        }
    }
}

/// A turn of White after these moves, in a room where fouls are claimed.
fn white_turn(moves: &str, level: u8, enforcement: Enforcement) -> Turn {
    let preset = Preset::by_id("claim").unwrap();
    let settings = tengen_game::Settings { enforcement, ..preset.settings().game };
    let mut game = Game::new(settings, Millis::ZERO).unwrap();
    for (index, point) in moves.split(' ').enumerate() {
        let seat = Seat::BOTH[index % 2];
        let action = tengen_game::Action::Place { point: point.parse().unwrap(), offer_draw: false };
        let command = Command { id: CommandId(index as u64), action };
        game.apply(seat.into(), command, Millis::seconds(index as u64)).unwrap();
    }
    Turn::of(&game, Seat::Two, Level::new(level).unwrap(), 1, Millis::seconds(99)).unwrap()
}

fn act(turn: &Turn) -> Act {
    decide(turn, &mut Engine::new(1 << 16), &Stop::default()).unwrap().act
}

/// Black makes two threes at g8: a foul at first sight.
const DOUBLE_THREE: &str = "h8 a1 f8 a15 g7 o1 g6 o15 g8";

#[test]
fn a_foul_is_claimed_where_it_may_be_and_is_seen() {
    assert_eq!(act(&white_turn(DOUBLE_THREE, 10, Enforcement::Claim)), Act::ClaimFoul);
    assert_eq!(act(&white_turn(DOUBLE_THREE, 10, Enforcement::ClaimRif)), Act::ClaimFoul);
    let beginner = act(&white_turn(DOUBLE_THREE, 1, Enforcement::Claim));
    assert!(matches!(beginner, Act::Place { .. }), "a beginner overlooks it: {beginner:?}");
    let quiet = act(&white_turn("h8 h9 i7", 10, Enforcement::Claim));
    assert!(matches!(quiet, Act::Place { .. }), "{quiet:?}");
}

#[test]
fn a_row_of_six_is_claimed_later_where_that_is_the_rule() {
    // Black makes six in a row, White plays on, Black plays elsewhere.
    let overline = "h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8 a11 o15";
    assert_eq!(act(&white_turn(overline, 1, Enforcement::ClaimRif)), Act::ClaimFoul);
    assert!(matches!(act(&white_turn(overline, 10, Enforcement::Claim)), Act::Place { .. }));
}

#[test]
fn an_impossible_turn_is_refused() {
    let mut turn = white_turn("h8 h9 i7", 1, Enforcement::Claim);
    turn.moves[1].stone = turn.moves[0].stone;
    assert_eq!(decide(&turn, &mut Engine::new(0), &Stop::default()).unwrap_err().code(), "impossible-turn");
    let mut turn = white_turn("h8 h9 i7", 1, Enforcement::Claim);
    turn.answers = vec!["swap".parse().unwrap()];
    assert_eq!(decide(&turn, &mut Engine::new(0), &Stop::default()).unwrap_err().code(), "impossible-turn");
}
