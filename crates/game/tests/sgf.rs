//! Games as SGF: golden texts of what a file tells of a game.
#![allow(clippy::unwrap_used)]

use tengen_game::{
    Action, Actor, ColourChoice, Command, CommandId, Enforcement, Game, Millis, Record, Ruling, Seat,
    Settings,
};
use tengen_rules::RuleSet;

/// The record of a game in which whoever must act does what each line of `script` says: an answer of the
/// opening, a point, `pass`, `claim-foul` or `resign`.
fn play(settings: Settings, script: &str) -> Record {
    let mut game = Game::new(settings.clone(), Millis::ZERO).unwrap();
    let mut events = Vec::new();
    for (line, id) in script.lines().map(str::trim).filter(|line| !line.is_empty()).zip(1..) {
        let action = match line {
            "pass" => Action::Pass { offer_draw: false },
            "claim-foul" => Action::ClaimFoul,
            "resign" => Action::Resign,
            answer => Action::Answer(answer.parse().or_else(|_| format!("place {answer}").parse()).unwrap()),
        };
        let actor = game.to_act().unwrap().into();
        events.extend(game.apply(actor, Command { id: CommandId(id), action }, Millis(id)).unwrap());
    }
    Record::new(settings, ["Sushkov".into(), "曹冬".into()], Millis::ZERO, events).unwrap()
}

/// The text but for the lines that are the same in every file of ours.
fn text(record: &Record) -> String {
    let text = record.to_sgf().unwrap().write().unwrap();
    let version = env!("CARGO_PKG_VERSION");
    let begin = format!("(;FF[4]GM[4]CA[UTF-8]\nAP[Tengen:{version}]\n");
    text.strip_prefix(&begin).unwrap().to_owned()
}

#[test]
fn a_record_says_what_was_claimed_and_what_nobody_claimed() {
    let record = Record::from_json(include_str!("record.json")).unwrap();
    let expected = "\
SZ[15]
GN[Free opening]
PB[Yamada]
PW[那威 \"N\"]
RU[renju]
TM[300]
OT[5 fischer]
RE[W+Resign]
GC[Forbidden moves: claim
Ending: resignation]
;B[hh]
;W[ao]
;B[jh]
;W[am]
;B[ii]
;W[co]
;B[ig]
;W[oa]
;B[ih]C[Double-three at i8, which nobody claimed.]
;W[oc]
;B[gh]C[White claims a foul. There is none.])
";
    assert_eq!(text(&record), expected);
}

#[test]
fn an_opening_is_told_and_its_fifths_are_labelled() {
    let settings = Settings { opening: "yamaguchi".parse().unwrap(), ..Settings::default() };
    let script = "h8\nh9\ni9\ndeclare 3\nswap\ni8\noffer g7 g9 f10\nkeep f10\na1\na3\npass\npass";
    let expected = "\
SZ[15]
GN[Yamaguchi opening]
PB[曹冬]
PW[Sushkov]
RU[renju]
RE[Draw]
ON[D4 Kagetsu 花月]
GC[Forbidden moves: claim
Ending: two-passes]
FA[gi][gg]
;B[hh]
;W[hg]
;B[ig]C[Fifths declared: 3.
Colours exchanged.]
;W[ih]LB[ff:C][gi:A][gg:B]C[Fifths offered: g7, g9, f10.]
;B[ff]
;W[ao]
;B[am]
;W[tt]
;B[tt])
";
    assert_eq!(text(&play(settings, script)), expected);
}

/// The last line of a game that a double-three ends.
fn foul(enforcement: Enforcement, script: &str) -> (String, String) {
    let script = format!("h8\na1\nj8\na3\ni7\nc1\ni9\no15\n{script}");
    let text = text(&play(Settings { enforcement, ..Settings::default() }, &script));
    let result = text.lines().find(|line| line.starts_with("RE")).unwrap_or_default().to_owned();
    (result, text.lines().last().unwrap_or_default().to_owned())
}

#[test]
fn a_foul_that_is_found_is_told_at_its_stone_and_loses_by_forfeit() {
    let claimed = foul(Enforcement::Claim, "i8\nclaim-foul");
    assert_eq!(claimed.0, "RE[W+Forfeit]");
    assert_eq!(claimed.1, ";B[ih]C[Double-three at i8, claimed by White.])");
    let seen = foul(Enforcement::AutoLoss, "i8");
    assert_eq!(seen.0, "RE[W+Forfeit]");
    assert_eq!(seen.1, ";B[ih]C[Double-three at i8, which loses at once.])");
}

#[test]
fn a_foul_is_not_told_while_the_game_runs() {
    assert_eq!(foul(Enforcement::Claim, "i8\no13"), (String::new(), ";W[oc])".into()));
}

#[test]
fn the_stones_of_a_designated_opening_are_the_first_moves() {
    let settings = Settings { opening: "designated-D4".parse().unwrap(), ..Settings::default() };
    let text = text(&play(settings, "claim-foul\na1"));
    let moves = "\n;B[hh]\n;W[hg]\n;B[ig]C[White claims a foul. There is none.]\n;W[ao])\n";
    assert!(text.ends_with(moves), "{text}");
}

#[test]
fn a_five_wins_without_a_word_and_other_rule_sets_speak_of_no_fouls() {
    let settings = Settings { rule_set: RuleSet::Freestyle, ..Settings::default() };
    let text = text(&play(settings, "h8\na1\ni8\nb1\nj8\nc1\nk8\nd1\nl8"));
    assert!(text.contains("RU[freestyle]\nRE[B+]\nGC[Ending: five]\n;"), "{text}");
}

#[test]
fn a_game_that_ends_before_colours_are_drawn_names_the_players_without_colours() {
    let mut settings = Settings { colours: ColourChoice::Nigiri, ..Settings::default() };
    settings.first_move_ms = Some(Millis::minutes(1));
    let end = |actor: Actor, action| {
        let mut game = Game::new(settings.clone(), Millis::ZERO).unwrap();
        assert_eq!(game.black(), None);
        let events = game.apply(actor, Command { id: CommandId(1), action }, Millis(1)).unwrap();
        text(&Record::new(settings.clone(), ["A".into(), "B".into()], Millis::ZERO, events).unwrap())
    };
    let without = "SZ[15]\nGN[Free opening]\nPB[]\nPW[]\nRU[renju]\n";
    let comment = "GC[Forbidden moves: claim\nColours not drawn: A, B\nEnding: ";
    let aborted = end(Seat::One.into(), Action::Abort);
    assert_eq!(aborted, format!("{without}RE[Void]\n{comment}aborted])\n"));
    let ruled = end(Actor::Arbiter, Action::Rule(Ruling::Win(Seat::Two)));
    assert_eq!(ruled, format!("{without}{comment}arbiter])\n"));
}

#[test]
fn events_of_no_game_are_no_file() {
    let mut record = play(Settings::default(), "h8\na1\nresign");
    record.events.remove(0);
    assert_eq!(record.to_sgf().unwrap_err().code(), "event-missing");
}
