//! Conversations: what a manager says and what the brain answers, one for each command.

use tengen_engine::{Choice, Engine, Progress, Stop, Strength};
use tengen_gomocup::{Action, Reader, Session, Thought};

/// Says `lines` and gives back what is answered, without the summary of each thought; thoughts end after a
/// few nodes.
fn converse(lines: &str) -> Vec<String> {
    converse_aloud(&format!("INFO show_detail 0\n{lines}"))
}

/// The same with all that is told of thinking.
fn converse_aloud(lines: &str) -> Vec<String> {
    let (mut reader, mut session, mut engine) = (Reader::default(), Session::default(), Engine::new(1 << 20));
    let mut said = Vec::new();
    for command in lines.lines().filter_map(|line| reader.line(line)) {
        let mut actions: std::collections::VecDeque<Action> = session.handle(command).into();
        while let Some(action) = actions.pop_front() {
            match action {
                Action::Say(line) => said.push(line),
                // What is thought while nobody waits has no end of its own.
                Action::Think { .. } if session.is_pondering() => {
                    actions.push_back(Action::Say("(ponders)".to_owned()));
                    let stopped = Choice { best: None, progress: Progress::default() };
                    actions.extend(session.think_of(Thought::Done(stopped)));
                }
                Action::Think { position, mut limits, level } => {
                    (limits.time, limits.nodes) = (None, Some(3000));
                    let mut reports = Vec::new();
                    let strength = Strength { level, seed: 1 };
                    let choice =
                        engine.play(&position, strength, &limits, &Stop::default(), &mut |progress| {
                            reports.push(progress.clone());
                        });
                    actions.extend(
                        reports
                            .into_iter()
                            .flat_map(|progress| session.think_of(Thought::Progress(progress))),
                    );
                    actions.extend(session.think_of(Thought::Done(choice)));
                }
                Action::Clear => engine.clear(),
                Action::Configure { .. } | Action::Prepare(_) | Action::Stop => {}
                Action::Exit => {
                    said.push("(exit)".to_owned());
                    return said;
                }
            }
        }
    }
    said
}

fn check(lines: &str, answers: &[&str]) {
    assert_eq!(converse(lines), answers, "{lines}");
}

/// Whether the text is a point of a 15x15 board.
fn is_move(text: &str) -> bool {
    text.split_once(',').is_some_and(|(x, y)| {
        [x, y].into_iter().all(|number| number.parse::<u8>().is_ok_and(|number| number < 15))
    })
}

#[test]
fn start_accepts_boards_of_5_to_20_lines() {
    check("START 15\nSTART 5\nSTART 20", &["OK", "OK", "OK"]);
    let refused = "ERROR only square boards of 5 to 20 lines are supported";
    check("START 4\nSTART 21\nSTART\nSTART 300", &[refused; 4]);
}

#[test]
fn rectstart_accepts_square_boards() {
    let refused = "ERROR only square boards of 5 to 20 lines are supported";
    check("RECTSTART 15,15\nRECTSTART 15,14\nRECTSTART 15", &["OK", refused, refused]);
}

#[test]
fn begin_plays_the_first_move() {
    check("START 15\nBEGIN", &["OK", "7,7"]);
}

#[test]
fn restart_begins_again_on_the_same_board() {
    check("START 15\nBEGIN\nRESTART\nBEGIN", &["OK", "7,7", "OK", "7,7"]);
    check("RESTART", &["ERROR START has to come first"]);
}

#[test]
fn turn_is_answered_with_a_move() {
    let said = converse("START 15\nTURN 7,7\nTURN 0,0");
    assert!(said[0] == "OK" && is_move(&said[1]) && is_move(&said[2]) && said.len() == 3, "{said:?}");
}

#[test]
fn turns_that_cannot_be_are_refused_and_change_nothing() {
    let said = converse("TURN 7,7\nSTART 15\nTURN 15,0\nTURN 7\nTURN 7,7\nTURN 7,7");
    assert_eq!(said[0], "ERROR START has to come first");
    assert_eq!(said[2], "ERROR 15,0 is not on the board");
    assert_eq!(said[3], "ERROR cannot read TURN 7");
    assert!(is_move(&said[4]));
    assert_eq!(said[5], "ERROR a black stone stands on h8");
}

#[test]
fn board_sets_stones_and_is_answered_with_a_move() {
    // White has four in a row and one end is closed.
    check("START 15\nBOARD\n7,7,2\n3,3,1\n7,8,2\n7,6,1\n7,9,2\n10,10,1\n7,10,2\nDONE", &["OK", "7,11"]);
    let own_four = "START 15\nBOARD\n7,7,1\n3,3,2\n7,8,1\n7,6,2\n7,9,1\n10,10,2\n7,10,1\n0,0,2\nDONE";
    check(own_four, &["OK", "7,11"]);
    check("START 15\nBOARD\nDONE", &["OK", "7,7"]);
    check("START 15\nBOARD\n20,7,1\nDONE", &["OK", "ERROR 20,7 is not on the board"]);
    check("START 15\nBOARD\n7,7,1\n7,7,2\nDONE", &["OK", "ERROR a black stone stands on h8"]);
}

#[test]
fn takeback_takes_stones_off() {
    let said = converse("START 15\nTURN 7,7\nTAKEBACK 7,7\nTAKEBACK 7,7");
    assert_eq!(said[2..], ["OK", "ERROR no stone stands on 7,7"]);
}

#[test]
fn play_puts_a_stone_of_the_brain_and_says_so() {
    let said = converse("START 15\nPLAY 7,7\nTURN 7,8");
    assert_eq!(said[..2], ["OK", "7,7"]);
    assert!(is_move(&said[2]));
}

#[test]
fn info_is_never_answered() {
    let keys = [
        "timeout_turn 1000",
        "timeout_match 100000",
        "time_left 5000",
        "max_memory 83886080",
        "game_type 1",
        "rule 4",
        "evaluate 3,4",
        "folder /tmp",
        "max_depth 3",
        "max_node 100",
        "hash_size 1024",
        "thread_num 2",
        "thread_split_depth 7",
        "show_detail 0",
        "time_increment 100",
        "caution_factor 2",
        "pondering 0",
        "checkmate 0",
        "usedatabase 0",
        "swapable 0",
        "strength 100",
        "start_depth 5",
        "nbestsym 0",
        "vcthread 1",
        "database_readonly 1",
        "max_moves 200",
        "draw_result 0",
        "anything else",
        "",
    ];
    let lines: Vec<String> = keys.iter().map(|key| format!("INFO {key}")).collect();
    check(&lines.join("\n"), &[]);
}

#[test]
fn the_rule_decides_what_is_played() {
    // Black's h8 would make six in a row; under freestyle it wins, under renju it is forbidden.
    let stones = "BOARD\n2,7,1\n0,0,2\n3,7,1\n2,0,2\n4,7,1\n4,0,2\n6,7,1\n6,0,2\n7,7,1\n8,0,2\nDONE";
    check(&format!("INFO rule 0\nSTART 15\n{stones}"), &["OK", "5,7"]);
    assert_ne!(converse(&format!("INFO rule 4\nSTART 15\n{stones}"))[1], "5,7");
}

#[test]
fn about_names_the_brain() {
    let said = converse("ABOUT");
    assert!(said[0].starts_with("name=\"Tengen\", version=\"") && said[0].contains("author=\""), "{said:?}");
}

#[test]
fn end_leaves() {
    check("END\nABOUT", &["(exit)"]);
}

#[test]
fn unknown_commands_are_answered_as_such() {
    check("DANCE\nYXDANCE 3", &["UNKNOWN DANCE", "UNKNOWN YXDANCE 3"]);
}

#[test]
fn swap2board_opens_and_answers() {
    let said = converse("START 15\nSWAP2BOARD\nDONE");
    assert!(said[1].split(' ').count() == 3 && said[1].split(' ').all(is_move), "{said:?}");
    let three = converse("START 15\nSWAP2BOARD\n7,7\n8,7\n9,9\nDONE");
    let answers =
        |text: &str| text == "SWAP" || (text.split(' ').count() <= 2 && text.split(' ').all(is_move));
    assert!(answers(&three[1]), "{three:?}");
    let five = converse("START 15\nSWAP2BOARD\n7,7\n8,7\n9,9\n0,0\n14,0\nDONE");
    assert!(answers(&five[1]), "{five:?}");
    // Black has a row of four, open at both ends: no one stays White.
    check("START 15\nSWAP2BOARD\n7,7\n0,0\n8,7\n14,0\n9,7\nDONE", &["OK", "SWAP"]);
    check(
        "START 15\nSWAP2BOARD\n7,7\nDONE",
        &["OK", "ERROR a swap2 opening asks after 0, 3 or 5 stones, not after 1"],
    );
}

#[test]
fn yxboard_sets_stones_and_plays_nothing() {
    let said = converse("START 15\nYXBOARD\n7,7,2\nDONE\nYXNBEST 3");
    assert_eq!(said[..2], ["OK", "INFO NUMPV 3"]);
    assert!(is_move(said.last().unwrap()), "{said:?}");
    assert_eq!(said.iter().filter(|line| line.starts_with("INFO BESTLINE ")).count(), 3);
}

#[test]
fn yxshowforbid_lists_the_forbidden_points() {
    let stones = "YXBOARD\n7,6,1\n0,0,2\n6,7,1\n2,0,2\n8,7,1\n4,0,2\n7,8,1\n6,0,2\nDONE";
    check(&format!("START 15\nINFO rule 4\n{stones}\nYXSHOWFORBID"), &["OK", "FORBID 0707."]);
    check("START 15\nINFO rule 4\nYXSHOWFORBID", &["OK", "FORBID ."]);
}

#[test]
fn blocked_points_are_not_played() {
    let said = converse("START 15\nYXBLOCK\n7,7\nDONE\nBEGIN");
    assert!(is_move(&said[1]) && said[1] != "7,7", "{said:?}");
    check("START 15\nYXBLOCK\n7,7\nDONE\nYXBLOCKRESET\nBEGIN", &["OK", "7,7"]);
    check("START 15\nYXBLOCK\n7,7\nDONE\nYXBLOCKUNDO\n7,7\nDONE\nBEGIN", &["OK", "7,7"]);
}

#[test]
fn balance_finds_one_move_or_two() {
    let said = converse("START 15\nYXBOARD\n7,7,1\n8,8,2\nDONE\nYXBALANCEONE 0\nYXBALANCETWO 0");
    assert!(is_move(&said[1]), "{said:?}");
    assert!(said[2].split(' ').count() == 2 && said[2].split(' ').all(is_move), "{said:?}");
}

#[test]
fn the_hash_is_cleared_without_a_word_and_its_use_is_shown() {
    let said = converse("START 15\nTURN 7,7\nYXHASHCLEAR\nYXSHOWHASHUSAGE");
    assert!(said.len() == 3 && said[2].starts_with("MESSAGE the table of positions is "), "{said:?}");
    let kept = "MESSAGE the table of positions is not kept in files";
    check("YXHASHDUMP\n/tmp/begin\nYXHASHLOAD\nbegin", &[kept, kept]);
}

#[test]
fn what_is_told_of_thinking_is_what_was_asked_for() {
    let said = |detail: &str| converse_aloud(&format!("START 15\n{detail}\nTURN 7,7"));
    let count = |said: &[String], start: &str| said.iter().filter(|line| line.starts_with(start)).count();
    for (detail, iterations, realtime) in [
        ("", 1..=1, 0..=0),
        ("INFO show_detail 0", 0..=0, 0..=0),
        ("INFO show_detail 1", 0..=0, 2..=99),
        ("INFO show_detail 2", 2..=99, 0..=0),
        ("INFO show_detail 3", 2..=99, 2..=99),
    ] {
        let said = said(detail);
        assert!(iterations.contains(&count(&said, "MESSAGE depth ")), "{detail}: {said:?}");
        assert!(realtime.contains(&count(&said, "MESSAGE REALTIME BEST ")), "{detail}: {said:?}");
        assert!(is_move(said.last().unwrap()));
    }
}

#[test]
fn yxshowinfo_tells_a_board_what_it_may_ask_for() {
    check("YXSHOWINFO", &["MESSAGE INFO MAX_THREAD_NUM 256", "MESSAGE INFO MAX_HASH_SIZE 24"]);
}

#[test]
fn yxsearchdefend_ranks_all_moves() {
    let said = converse("START 5\nYXBOARD\n2,2,2\nDONE\nYXSEARCHDEFEND");
    assert_eq!(said[1], "INFO NUMPV 24");
    assert!(is_move(said.last().unwrap()), "{said:?}");
}

#[test]
fn a_database_has_nothing_to_say() {
    let stones = "7,7\n8,7\nDONE";
    let moves = ["MESSAGE DATABASE REFRESH", "MESSAGE DATABASE DONE"];
    check(&format!("START 15\nYXQUERYDATABASEALL\n{stones}"), &["OK", moves[0], moves[1]]);
    check(&format!("YXQUERYDATABASEONE\n{stones}"), &["MESSAGE DATABASE ONE 0 0 0 0"]);
    check(&format!("YXQUERYDATABASETEXT\n{stones}"), &["MESSAGE DATABASE TEXT \"\""]);
    let with_text = [moves[0], moves[1], "MESSAGE DATABASE TEXT \"\""];
    check(&format!("YXQUERYDATABASEALLT\n{stones}"), &with_text);
    let none = "MESSAGE there is no database";
    for command in [
        "YXEDITTVDDATABASE 1 87 0 0",
        "YXEDITTEXTDATABASE \"good\"",
        "YXEDITLABELDATABASE 7,7 A",
        "YXDELETEDATABASEONE",
        "YXDELETEDATABASEALL WL",
        "YXSETBESTMOVEDATABASE",
        "YXCLEARBESTMOVEDATABASE",
    ] {
        check(&format!("{command}\n{stones}"), &[none]);
    }
    for command in ["YXSETDATABASE", "YXDBTOTXT", "YXDBTOTXTALL", "YXTXTTODB", "YXLIBTODB", "YXDBTOLIB"] {
        check(&format!("{command}\n/tmp/some where/a.db"), &[none]);
    }
    for command in ["YXDBTOPOS", "YXDBSPLIT", "YXDBMERGE"] {
        check(&format!("{command}\na.db"), &[none]);
    }
    check("YXSAVEDATABASE\nYXDBCHECK\nYXDBFIX", &[none; 3]);
}

#[test]
fn a_blocked_path_is_not_gone_on_with() {
    let block = "YXBLOCKPATH\n7,7\nDONE\nYXBLOCKPATH\n0,0\n1,1\nDONE";
    let said = converse(&format!("START 15\n{block}\nBEGIN"));
    assert!(is_move(&said[1]) && said[1] != "7,7", "{said:?}");
    let undone = format!("START 15\n{block}\nYXBLOCKPATHUNDO\n7,7\nDONE\nBEGIN");
    check(&undone, &["OK", "7,7"]);
    check(&format!("START 15\n{block}\nYXBLOCKPATHRESET\nBEGIN"), &["OK", "7,7"]);
}

#[test]
fn the_engine_is_made_ready_before_the_first_question() {
    let (mut reader, mut session) = (Reader::default(), Session::default());
    let mut prepared = Vec::new();
    for line in ["INFO rule 1", "START 15", "INFO rule 4", "INFO timeout_turn 5", "RESTART", "INFO rule 4"] {
        let actions = reader.line(line).map(|command| session.handle(command)).unwrap_or_default();
        prepared.extend(actions.into_iter().filter_map(|action| match action {
            Action::Prepare(rule_set) => Some(rule_set.id()),
            _ => None,
        }));
    }
    assert_eq!(prepared, ["standard", "renju"]);
}

#[test]
fn with_pondering_it_thinks_on_after_its_move() {
    check("START 15\nINFO pondering 1\nBEGIN", &["OK", "7,7", "(ponders)"]);
    check("START 15\nINFO pondering 1\nINFO pondering 0\nBEGIN", &["OK", "7,7"]);
}

/// The points of messages that begin with `start`, such as `MESSAGE SWAP2 MOVE1 7 7`.
fn message_points(said: &[String], start: &str) -> Vec<String> {
    let lines = said.iter().filter(|line| line.starts_with(start));
    let point = |line: &String| line.split(' ').skip(3).take(2).collect::<Vec<_>>().join(",");
    let points: Vec<String> = lines.map(point).collect();
    assert!(points.iter().all(|point| is_move(point)), "{said:?}");
    points
}

#[test]
fn yxswap2step_asks_as_swap2board_does() {
    let said = converse("START 15\nYXSWAP2STEP1");
    assert_eq!(message_points(&said, "MESSAGE SWAP2 MOVE").len(), 3, "{said:?}");
    // Black, who has just moved, has an open three: no one stays White.
    let three = "YXBOARD\n7,7,2\n0,0,1\n8,7,2\n14,0,1\n9,7,2\nDONE";
    check(&format!("START 15\n{three}\nYXSWAP2STEP3"), &["OK", "MESSAGE SWAP2 SWAP2 YES"]);
    let apart = "YXBOARD\n0,0,2\n7,7,1\n14,0,2\n8,7,1\n0,14,2\nDONE";
    check(&format!("START 15\n{apart}\nYXSWAP2STEP3"), &["OK", "MESSAGE SWAP2 SWAP2 NO"]);
    let said = converse("START 15\nYXBOARD\n7,7,2\n8,7,1\n9,9,2\nDONE\nYXSWAP2STEP2");
    let has_answer =
        said[1].starts_with("MESSAGE SWAP2 SWAP1 ") || message_points(&said, "MESSAGE SWAP2 MOVE").len() == 2;
    assert!(has_answer, "{said:?}");
    check(
        "START 15\nYXSWAP2STEP2",
        &["OK", "ERROR this question of swap2 comes after 3 stones, not after 0"],
    );
}

#[test]
fn yxsoosorvstep_goes_through_the_opening() {
    let renju = |lines: &str| converse(&format!("INFO rule 4\nSTART 15\n{lines}"));
    let said = renju("YXSOOSORVSTEP1");
    assert_eq!(message_points(&said, "MESSAGE SOOSORV MOVE"), ["7,7", "7,8", "7,5"]);
    let three = "7,7\n7,8\n7,5";
    let said = renju(&format!("YXSOOSORVSTEP2\n{three}\nDONE"));
    assert!(said[1].starts_with("MESSAGE SOOSORV SWAP1 "), "{said:?}");
    let said = renju(&format!("YXSOOSORVSTEP3\n{three}\nDONE"));
    assert_eq!(message_points(&said, "MESSAGE SOOSORV MOVE4").len(), 1, "{said:?}");
    let number: usize = said[1].rsplit(' ').next().unwrap().parse().unwrap();
    assert!((1..=8).contains(&number), "{said:?}");
    let four = format!("{three}\n8,8");
    let said = renju(&format!("YXSOOSORVSTEP4 2\n{four}\nDONE"));
    assert!(said[1].starts_with("MESSAGE SOOSORV SWAP2 "), "{said:?}");
    let said = renju(&format!("YXSOOSORVSTEP5 3\n{four}\nDONE"));
    assert_eq!((said[1].as_str(), said.len()), ("MESSAGE SOOSORV MOVE5 REFRESH", 6));
    assert_eq!(said[5], "MESSAGE SOOSORV MOVE5 DONE");
    let offers: std::collections::BTreeSet<String> =
        message_points(&said[2..5], "MESSAGE").into_iter().collect();
    assert_eq!(offers.len(), 3, "{said:?}");
    let said = renju(&format!("YXSOOSORVSTEP6\n{four}\n6,8\n0,0\nDONE"));
    assert_eq!(said[1], "MESSAGE SOOSORV MOVE5C 0 0", "a stone in the corner helps Black least");
    let refused = renju(&format!("YXSOOSORVSTEP6\n{three}\nDONE\nYXSOOSORVSTEP5 2\n{three}\nDONE"));
    assert!(refused[1..].iter().all(|line| line.starts_with("ERROR ")) && refused.len() == 3, "{refused:?}");
}

#[test]
fn a_board_with_a_window_keeps_what_is_known_when_it_sends_its_position_anew() {
    let mut session = Session::default();
    let clears = |actions: Vec<Action>| actions.iter().any(|action| matches!(action, Action::Clear));
    assert!(clears(session.handle(tengen_gomocup::Command::Start(Some(15)))));
    session.handle(tengen_gomocup::Command::ShowInfo);
    assert!(!clears(session.handle(tengen_gomocup::Command::Start(Some(15)))));
    assert!(clears(session.handle(tengen_gomocup::Command::ClearHash)));
}

#[test]
fn stop_without_a_thought_says_nothing() {
    check("START 15\nYXSTOP\nSTOP", &["OK"]);
}

#[test]
fn black_with_nothing_but_forbidden_points_says_so() {
    // A stone on either free point would make six in a row.
    let rows = ["xx.xxx", "oooxoo", "xxx.xx", "ooxooo", "xoxoox", "oxooxo"];
    let mut lines = ["START 6", "INFO rule 4", "BOARD"].map(str::to_owned).to_vec();
    for (y, row) in rows.iter().rev().enumerate() {
        for (x, cell) in row.bytes().enumerate().filter(|&(_, cell)| cell != b'.') {
            lines.push(format!("{x},{y},{}", if cell == b'x' { 1 } else { 2 }));
        }
    }
    lines.push("DONE".to_owned());
    check(&lines.join("\n"), &["OK", "MESSAGE there is no legal move", "-1,-1"]);
}
