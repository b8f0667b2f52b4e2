//! Commands from lines.

use crate::command::{Command, Coordinates, Stone, Whose};

/// Gathers lines into commands.
#[derive(Debug, Default)]
pub struct Reader {
    block: Option<Block>,
}

/// A command of several lines, up to `DONE`.
#[derive(Debug)]
struct Block {
    name: BlockName,
    lines: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
enum BlockName {
    Board,
    QuietBoard,
    Swap2Board,
    Block,
    Unblock,
}

impl Reader {
    /// Takes a line, without its end or with it, and gives the command it completes.
    pub fn line(&mut self, line: &str) -> Option<Command> {
        let line = line.trim_matches(|sign: char| sign.is_whitespace() || sign == '\0' || sign == '\u{feff}');
        if line.is_empty() {
            return None;
        }
        let Some(mut block) = self.block.take() else { return self.first(line) };
        let word = line.to_ascii_uppercase();
        if word == "DONE" {
            return Some(block.command());
        }
        // Nothing keeps a brain from leaving.
        if word == "END" {
            return Some(Command::End);
        }
        block.lines.push(line.to_owned());
        self.block = Some(block);
        None
    }

    fn first(&mut self, line: &str) -> Option<Command> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let name = match word.to_ascii_uppercase().as_str() {
            "BOARD" => BlockName::Board,
            "YXBOARD" => BlockName::QuietBoard,
            "SWAP2BOARD" => BlockName::Swap2Board,
            "YXBLOCK" => BlockName::Block,
            "YXBLOCKUNDO" => BlockName::Unblock,
            _ => return Some(single(word, rest, line)),
        };
        self.block = Some(Block { name, lines: Vec::new() });
        None
    }
}

impl Block {
    fn command(self) -> Command {
        let points = || self.lines.iter().map(|line| coordinates(line)).collect::<Option<Vec<_>>>();
        let stones = || self.lines.iter().map(|line| stone(line)).collect::<Option<Vec<_>>>();
        let command = match self.name {
            BlockName::Board => stones().map(|stones| Command::Board { stones, is_quiet: false }),
            BlockName::QuietBoard => stones().map(|stones| Command::Board { stones, is_quiet: true }),
            BlockName::Swap2Board => points().map(Command::Swap2Board),
            BlockName::Block => points().map(Command::Block),
            BlockName::Unblock => points().map(Command::Unblock),
        };
        command.unwrap_or_else(|| Command::Malformed(self.lines.join(" ")))
    }
}

/// A command of one line.
fn single(word: &str, rest: &str, line: &str) -> Command {
    let malformed = || Command::Malformed(line.to_owned());
    let at = |make: fn(Coordinates) -> Command| coordinates(rest).map_or_else(malformed, make);
    match word.to_ascii_uppercase().as_str() {
        "START" => Command::Start(rest.parse().ok()),
        "RECTSTART" => Command::RectStart(pair(rest)),
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "TURN" => at(Command::Turn),
        "TAKEBACK" => at(Command::TakeBack),
        "PLAY" => at(Command::Play),
        "INFO" => {
            let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            Command::Info(key.to_ascii_lowercase(), value.trim().to_owned())
        }
        "ABOUT" => Command::About,
        "END" => Command::End,
        "YXNBEST" => rest.parse().map_or_else(|_| malformed(), Command::NBest),
        "YXSTOP" | "STOP" => Command::Stop,
        "YXSHOWFORBID" => Command::ShowForbid,
        "YXHASHCLEAR" => Command::ClearHash,
        "YXSHOWINFO" => Command::ShowInfo,
        "YXBLOCKRESET" => Command::UnblockAll,
        "YXBALANCEONE" => Command::Balance { moves: 1, bias: rest.parse().unwrap_or(0) },
        "YXBALANCETWO" => Command::Balance { moves: 2, bias: rest.parse().unwrap_or(0) },
        "YXSEARCHDEFEND" => Command::SearchDefend,
        _ => Command::Unknown(line.to_owned()),
    }
}

/// Two numbers with a comma between them.
fn pair(text: &str) -> Option<(u32, u32)> {
    let (first, second) = text.split_once(',')?;
    Some((first.trim().parse().ok()?, second.trim().parse().ok()?))
}

fn coordinates(text: &str) -> Option<Coordinates> {
    let (x, y) = text.split_once(',')?;
    Some(Coordinates { x: x.trim().parse().ok()?, y: y.trim().parse().ok()? })
}

fn stone(text: &str) -> Option<Stone> {
    let (at, whose) = text.rsplit_once(',')?;
    let whose = match whose.trim() {
        "1" => Whose::Own,
        "2" => Whose::Opponent,
        "3" => Whose::Mark,
        _ => return None,
    };
    Some(Stone { at: coordinates(at)?, whose })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Command> {
        let mut reader = Reader::default();
        text.lines().filter_map(|line| reader.line(line)).collect()
    }

    #[test]
    fn commands_are_read_in_any_case_and_with_any_blanks() {
        let turn = Command::Turn(Coordinates { x: 10, y: 3 });
        assert_eq!(read("TURN 10,3\r\n\nturn 10, 3\n  Turn   10,3  "), [turn.clone(), turn.clone(), turn]);
        assert_eq!(
            read("start 15\nSTART x\nSTART"),
            [Command::Start(Some(15)), Command::Start(None), Command::Start(None)]
        );
        assert_eq!(read("RECTSTART 12,10"), [Command::RectStart(Some((12, 10)))]);
        assert_eq!(read("INFO Rule  4"), [Command::Info("rule".into(), "4".into())]);
        assert_eq!(
            read("INFO folder C:\\some where"),
            [Command::Info("folder".into(), "C:\\some where".into())]
        );
    }

    #[test]
    fn a_board_is_one_command() {
        let at = |x, y| Coordinates { x, y };
        assert_eq!(
            read("BOARD\n7,7,1\n\n8,8,2\n1,1,3\nDONE\nEND"),
            [
                Command::Board {
                    stones: vec![
                        Stone { at: at(7, 7), whose: Whose::Own },
                        Stone { at: at(8, 8), whose: Whose::Opponent },
                        Stone { at: at(1, 1), whose: Whose::Mark },
                    ],
                    is_quiet: false,
                },
                Command::End,
            ]
        );
        assert_eq!(read("SWAP2BOARD\n7,7\nDONE"), [Command::Swap2Board(vec![at(7, 7)])]);
        assert_eq!(read("BOARD\n7,7,1\nEND"), [Command::End]);
    }

    #[test]
    fn what_cannot_be_understood_is_kept_as_it_was() {
        assert_eq!(read("TURN 5"), [Command::Malformed("TURN 5".into())]);
        assert_eq!(read("BOARD\n7,7\nDONE"), [Command::Malformed("7,7".into())]);
        assert_eq!(read("BOARD\n7,7,9\nDONE"), [Command::Malformed("7,7,9".into())]);
        assert_eq!(read("Dance 5"), [Command::Unknown("Dance 5".into())]);
    }
}
