//! `tengen play` as a program: records that are resumed, and input that means nothing.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tengen_game::{Ending, Millis, Record, Seat, verify_nigiri};

/// The exit code for a game that is left before its end.
const UNFINISHED: i32 = 3;

/// A new folder for the files of one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Lets the input play and gives what the program prints, and its exit code.
fn play(folder: &Path, arguments: &str, input: &[u8]) -> (String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .current_dir(folder)
        .args(["play", "--no-boards"])
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // What it prints must be read while it is written to.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    let stderr = String::from_utf8_lossy(&stderr);
    assert!(stderr.is_empty(), "{arguments}: {stderr}");
    (String::from_utf8(stdout).unwrap(), status.code().unwrap())
}

fn record(folder: &Path, file: &str) -> Record {
    let record = Record::from_json(&fs::read_to_string(folder.join(file)).unwrap()).unwrap();
    record.verify().unwrap();
    record
}

#[test]
fn a_game_is_left_and_taken_up_again_with_its_clocks() {
    let folder = folder("resume");
    let start = "--clock fischer-60+0 --friendly --one Ann --two Bo --record game.json";
    let (text, code) = play(&folder, start, b"@0:10 h8\n@0:20 i9\n@0:25\nquit\nj10\n");
    assert_eq!(code, UNFINISHED);
    assert!(text.ends_with("to go on: tengen play --resume game.json\n"), "{text}");
    assert_eq!(record(&folder, "game.json").seats, ["Ann", "Bo"]);

    let (text, code) = play(&folder, "--resume game.json", b"@0:35 j8\n");
    assert_eq!(code, UNFINISHED);
    assert!(text.contains("The game goes on after 2 moves.\n"), "{text}");
    // Of the minute, ten seconds went to the first move, five before leaving and ten after.
    assert!(text.contains("Clocks: Ann 0:35, Bo 0:50\n"), "{text}");

    let (_, code) = play(&folder, "--resume game.json --lang ja", "投了\n".as_bytes());
    assert_eq!(code, 0);
    let record = record(&folder, "game.json");
    assert_eq!(record.outcome.unwrap().ending, Ending::Resignation);
    let last = record.events.last().unwrap();
    assert_eq!((last.actor, last.at), (Seat::Two.into(), Millis(35_000)));

    // A game that is over can be looked at.
    let (text, code) = play(&folder, "--resume game.json", b"h10\nwhy h8\n");
    assert_eq!(code, 0);
    assert!(text.contains("Bo (White) resigns: Ann (Black) wins.\n"), "{text}");
    assert!(text.contains("> h10\nThe game is over.\n"), "{text}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left beside the record");
}

#[test]
fn a_match_goes_on_with_all_its_games() {
    let folder = folder("match");
    let (text, code) = play(&folder, "--games 3 --record m.json", b"h8\na1\nresign\nnext\nh8\n");
    assert_eq!(code, UNFINISHED);
    assert!(text.ends_with("tengen play --resume m.json --games 3\n"), "{text}");

    let (text, code) = play(&folder, "--resume m.json --games 3", b"a1\none: resign\nquit\n");
    assert_eq!(code, UNFINISHED);
    assert!(text.contains("Game 2 of 3.\n") && text.contains("The match is not over."), "{text}");

    let (text, code) = play(&folder, "--resume m.json --games 3", b"next\nh8\na1\ntwo: resign\n");
    assert_eq!(code, 0);
    assert!(text.contains("Score: One 1, Two 2 (3 of 3 games)\nTwo wins the match.\n"), "{text}");
    let black = |number| record(&folder, &format!("m-{number}.json")).settings.colours.decided();
    assert_eq!([1, 2, 3].map(black), [Seat::One, Seat::Two, Seat::One].map(Some));
}

#[test]
fn colours_drawn_by_the_program_can_be_checked() {
    let folder = folder("nigiri");
    play(&folder, "--colours nigiri --record drawn.json", b"hold\n5\nopen\nh8\n");
    let drawn = record(&folder, "drawn.json");
    assert!(verify_nigiri(&drawn.events).is_ok());

    // A hand that is closed when the program ends can be opened by what it says.
    let (text, _) = play(&folder, "--colours nigiri --record closed.json", b"hold\n5\n");
    let open = text.lines().find_map(|line| line.split_once("goes on: ")).unwrap().1.to_owned();
    let (text, _) = play(&folder, "--resume closed.json", format!("open\n{open}\n").as_bytes());
    assert!(text.contains("> open\nThe program does not know what is in the hand"), "{text}");
    assert!(verify_nigiri(&record(&folder, "closed.json").events).is_ok());
}

#[test]
fn nothing_tells_a_foul_before_it_is_claimed() {
    let folder = folder("silent");
    for enforcement in ["claim", "claim-rif"] {
        // Black's fifth stone is a double-three on i8 and nothing at all on n14.
        let text = |point: &str| {
            let input =
                format!("h8\na1\nj8\na3\ni7\na5\ni9\na7\n{point}\nboard\nwhy {point}\nb1\nwhy {point}\n");
            play(&folder, &format!("--enforce {enforcement}"), input.as_bytes()).0.replace(point, "POINT")
        };
        // The boards differ in the stone and nothing else.
        let without_board = |text: String| -> Vec<String> {
            text.lines().filter(|line| !line.contains(['─', '┼'])).map(str::to_owned).collect()
        };
        assert_eq!(without_board(text("i8")), without_board(text("n14")), "{enforcement}");
    }
}

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn bytes(&mut self) -> Vec<u8> {
        let length = self.below(40);
        (0..length).map(|_| self.below(256) as u8).filter(|&byte| byte != b'\n').collect()
    }

    /// Words in any order, points on the board and off it, numbers, names.
    fn words(&mut self) -> Vec<u8> {
        const WORDS: &str = "pass claim stand draw accept decline yes no undo swap black white offer keep \
            remove declare add hold guess open board numbers why openings help save next one: two: Ann: \
            h8 i9 g7 i8 j9 h10 a1 t20 o15 1 3 5 255 256 0 @0:01 @x 禁手 悔棋 投了 打点 : , ,,";
        let words: Vec<&str> = WORDS.split_whitespace().collect();
        let count = 1 + self.below(4);
        let line: Vec<&str> = (0..count).map(|_| words[self.below(words.len())]).collect();
        line.join(" ").into_bytes()
    }
}

#[test]
fn input_that_means_nothing_ends_no_game() {
    let folder = folder("garbage");
    for seed in 0..4 {
        let mut random = Random(seed);
        let mut input = Vec::new();
        for _ in 0..2000 {
            // A letter that begins no command keeps bytes from becoming one by chance.
            input.extend([b"%".as_slice(), &random.bytes(), b"\n"].concat());
        }
        let (text, code) = play(&folder, &format!("--record {seed}.json --lang zh-Hant"), &input);
        assert_eq!(code, UNFINISHED);
        assert!(!text.contains('\u{1b}'), "no control characters are passed on");
        let record = record(&folder, &format!("{seed}.json"));
        assert!(record.events.is_empty() && record.outcome.is_none());
    }
}

#[test]
fn words_in_any_order_lead_to_a_record_by_the_rules() {
    let folder = folder("words");
    let protocols =
        ["free", "lianzhong", "rif", "yamaguchi", "soosorv-5", "tarannikov", "taraguchi-3", "swap2"];
    for (seed, opening) in protocols.into_iter().enumerate() {
        let mut random = Random(seed as u64);
        let input: Vec<u8> = (0..1500).flat_map(|_| [random.words(), b"\n".to_vec()].concat()).collect();
        let colours = if seed % 2 == 0 { "one" } else { "nigiri" };
        let arguments = format!(
            "--opening {opening} --colours {colours} --friendly --clock per-move-600 --one Ann \
             --enforce auto-loss --record {opening}.json"
        );
        let (_, code) = play(&folder, &arguments, &input);
        let record = record(&folder, &format!("{opening}.json"));
        assert_eq!(code, if record.outcome.is_some() { 0 } else { UNFINISHED }, "{opening}");
        assert!(record.events.len() > 3, "{opening}");
    }
}

/// What the program prints without input, what it says of its failure, and its exit code.
fn fails(folder: &Path, arguments: &str) -> (String, String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .current_dir(folder)
        .args(["play", "--no-boards"])
        .args(arguments.split_whitespace())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let [stdout, stderr] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (stdout, stderr, output.status.code().unwrap())
}

/// The program with its input open, so that things can happen to the files meanwhile.
fn started(folder: &Path, arguments: &str) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_tengen"))
        .current_dir(folder)
        .args(["play", "--no-boards"])
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits until the file is there, or is not.
fn wait_for(path: &Path, is_there: bool) {
    for _ in 0..500 {
        if path.exists() == is_there {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(path.exists(), is_there, "{}", path.display());
}

#[test]
fn a_record_that_cannot_be_saved_is_not_lost_in_silence() {
    let folder = folder("unsaved");
    let kept = folder.join("kept");
    fs::create_dir(&kept).unwrap();
    let mut child = started(&folder, "--games 2 --record kept/m.json");
    wait_for(&kept.join("m-1.json"), true);
    fs::rename(&kept, folder.join("gone")).unwrap();
    child.stdin.take().unwrap().write_all(b"h8\na1\nresign\nnext\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let [text, error] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert_eq!(output.status.code(), Some(2));
    assert!(text.contains("The next game cannot begin before this one is saved."), "{text}");
    assert!(error.contains("the game cannot be saved in kept/m-1.json"), "{error}");
}

#[test]
fn a_match_overwrites_no_file_and_loads_none_beyond_its_end() {
    let folder = folder("beyond");
    fs::write(folder.join("m-3.json"), "mine").unwrap();
    let void = b"abort\nnext\nh8\na1\nresign\nnext\n";
    let (text, code) = play(&folder, "--games 2 --record m.json", void);
    assert_eq!(code, UNFINISHED);
    assert!(text.contains("m-3.json is there already, so the next game cannot begin."), "{text}");
    assert_eq!(fs::read_to_string(folder.join("m-3.json")).unwrap(), "mine");

    let (_, code) = play(&folder, "--games 2 --record n.json", b"h8\na1\nresign\nnext\nh8\na1\nresign\n");
    assert_eq!(code, 0);
    fs::write(folder.join("n-3.json"), "mine").unwrap();
    let (text, code) = play(&folder, "--resume n.json --games 2", b"");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("(2 of 2 games)"), "{text}");
}

#[test]
fn a_hand_that_is_yet_to_be_guessed_is_not_shown() {
    let folder = folder("hand");
    let hold = b"hold 7 0123456789abcdefX\n";
    let (text, code) = play(&folder, "--colours nigiri --record closed.json", hold);
    assert_eq!(code, UNFINISHED);
    assert!(!text.contains("open 7 ") && text.contains("has yet to guess"), "{text}");
    fs::copy(folder.join("closed.json"), folder.join("again.json")).unwrap();
    let (text, _) = play(&folder, "--resume closed.json", b"5\nopen\nopen 7 0123456789abcdefX\n");
    assert!(text.contains("The game goes on before the first move."), "{text}");
    assert!(verify_nigiri(&record(&folder, "closed.json").events).is_ok());
    let (text, code) = play(&folder, "--resume again.json", b"5\nopen\nabort\n");
    assert_eq!(code, 0, "{text}");
    assert!(!text.contains("Moves:"), "{text}");
}

#[test]
fn players_with_the_names_of_words_are_told_apart() {
    let (text, code) = play(&folder("names"), "--one two --two one", b"h8\na1\none: resign\n");
    assert_eq!(code, 0);
    assert!(text.contains("one (White) resigns"), "{text}");
}

#[test]
fn a_game_whose_output_nobody_reads_is_unfinished() {
    let folder = folder("pipe");
    let mut child = started(&folder, "--clock per-move-60 --record game.json");
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(b"h8\n@0:10 h9\n");
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(UNFINISHED));
    record(&folder, "game.json");
}

#[test]
fn records_from_elsewhere_keep_their_names_and_their_bytes() {
    let folder = folder("foreign");
    play(&folder, "--one Ann --record game.json", b"h8\n");
    let path = folder.join("game.json");
    let hostile = r"A\u001b[31m\u202en";
    let text = fs::read_to_string(&path).unwrap().replace("Ann", hostile);
    let id = record(&folder, "game.json").events[0].id.0;
    let text = text.replace(&format!("\"id\":{id},"), &format!("\"id\":{},", u64::MAX));
    assert!(text.contains(&u64::MAX.to_string()), "{text}");
    fs::write(&path, &text).unwrap();
    let (shown, code) = play(&folder, "--resume game.json", b"h9\nh10\n");
    assert_eq!(code, UNFINISHED, "{shown}");
    assert!(!shown.contains(['\u{1b}', '\u{202e}']) && shown.contains("Move 3"), "{shown}");
    assert_eq!(record(&folder, "game.json").seats[0], "A\u{1b}[31m\u{202e}n");

    play(&folder, "--resume game.json", b"resign\n");
    let spaced = fs::read_to_string(&path).unwrap() + "\n\n";
    fs::write(&path, &spaced).unwrap();
    assert_eq!(play(&folder, "--resume game.json", b"save\n").1, 0);
    assert_eq!(fs::read_to_string(&path).unwrap(), spaced);
}

#[test]
fn a_folder_is_no_script() {
    let folder = folder("script");
    fs::create_dir(folder.join("lines")).unwrap();
    let (text, error, code) = fails(&folder, "--record game.json --script lines");
    assert_eq!((text.as_str(), code), ("", 2));
    assert!(error.contains("lines"), "{error}");
    assert!(!folder.join("game.json").exists());
}

#[test]
fn fifths_are_offered_after_it_is_said_that_they_will_be() {
    let moves = b"h8\nno\nh9\nno\nh7\nno\nh6\noffer g8\noffer\n";
    let (text, _) = play(&folder("taraguchi"), "--opening taraguchi-3", moves);
    assert!(text.contains("> offer g8\nType offer alone first"), "{text}");
}
