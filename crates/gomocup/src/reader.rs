//! Commands from lines.

use crate::command::{Command, Coordinates, DatabaseQuery, SoosorvStep, Stone, Whose};

/// Gathers lines into commands.
#[derive(Debug, Default)]
pub struct Reader {
    awaited: Option<Awaited>,
}

/// What a command still needs.
#[derive(Debug)]
enum Awaited {
    /// Lines up to `DONE`.
    Block(Block, Vec<String>),
    /// The path of a file on a line of its own.
    Path(Command),
}

/// What the lines of a command are.
#[derive(Clone, Copy, Debug)]
enum Block {
    Board { is_quiet: bool },
    Swap2Board,
    Excluded,
    Included,
    ExcludedPath,
    IncludedPath,
    Soosorv(SoosorvStep),
    Database(DatabaseQuery),
}

impl Reader {
    /// Takes a line, without its end or with it, and gives the command it completes.
    pub fn line(&mut self, line: &str) -> Option<Command> {
        let line = line.trim_matches(|sign: char| sign.is_whitespace() || sign == '\0' || sign == '\u{feff}');
        if line.is_empty() {
            return None;
        }
        let Some(awaited) = self.awaited.take() else { return self.first(line) };
        let word = line.to_ascii_uppercase();
        // Nothing keeps a brain from leaving.
        if word == "END" {
            return Some(Command::End);
        }
        match awaited {
            Awaited::Path(command) => Some(command),
            Awaited::Block(block, lines) if word == "DONE" => Some(block.command(&lines)),
            Awaited::Block(block, mut lines) => {
                lines.push(line.to_owned());
                self.awaited = Some(Awaited::Block(block, lines));
                None
            }
        }
    }

    fn first(&mut self, line: &str) -> Option<Command> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_ascii_uppercase(), rest.trim());
        if let Some(block) = block(&word, rest) {
            self.awaited = Some(Awaited::Block(block, Vec::new()));
            return None;
        }
        if let Some(command) = with_path(&word) {
            self.awaited = Some(Awaited::Path(command));
            return None;
        }
        Some(single(&word, rest, line))
    }
}

impl Block {
    fn command(self, lines: &[String]) -> Command {
        let points = || lines.iter().map(|line| coordinates(line)).collect::<Option<Vec<_>>>();
        let command = match self {
            Self::Board { is_quiet } => {
                let stones = lines.iter().map(|line| stone(line)).collect::<Option<Vec<_>>>();
                stones.map(|stones| Command::Board { stones, is_quiet })
            }
            Self::Swap2Board => points().map(Command::Swap2Board),
            Self::Excluded => points().map(Command::Block),
            Self::Included => points().map(Command::Unblock),
            Self::ExcludedPath => points().map(Command::BlockPath),
            Self::IncludedPath => points().map(Command::UnblockPath),
            Self::Soosorv(step) => points().map(|points| Command::Soosorv(step, points)),
            // Whatever the lines say, there is no database to look it up in.
            Self::Database(query) => Some(Command::Database(query)),
        };
        command.unwrap_or_else(|| Command::Malformed(lines.join(" ")))
    }
}

/// Commands with lines up to `DONE`.
fn block(word: &str, rest: &str) -> Option<Block> {
    let fifths = || rest.parse().unwrap_or(1);
    Some(match word {
        "BOARD" => Block::Board { is_quiet: false },
        "YXBOARD" => Block::Board { is_quiet: true },
        "SWAP2BOARD" => Block::Swap2Board,
        "YXBLOCK" => Block::Excluded,
        "YXBLOCKUNDO" => Block::Included,
        "YXBLOCKPATH" => Block::ExcludedPath,
        "YXBLOCKPATHUNDO" => Block::IncludedPath,
        "YXSOOSORVSTEP2" => Block::Soosorv(SoosorvStep::FirstSwap),
        "YXSOOSORVSTEP3" => Block::Soosorv(SoosorvStep::Fourth),
        "YXSOOSORVSTEP4" => Block::Soosorv(SoosorvStep::SecondSwap { fifths: fifths() }),
        "YXSOOSORVSTEP5" => Block::Soosorv(SoosorvStep::Offer { fifths: fifths() }),
        "YXSOOSORVSTEP6" => Block::Soosorv(SoosorvStep::Choose),
        "YXQUERYDATABASEALL" => Block::Database(DatabaseQuery::Moves),
        "YXQUERYDATABASEONE" => Block::Database(DatabaseQuery::Position),
        "YXQUERYDATABASETEXT" => Block::Database(DatabaseQuery::Text),
        "YXQUERYDATABASEALLT" => Block::Database(DatabaseQuery::MovesAndText),
        "YXEDITTVDDATABASE"
        | "YXEDITTEXTDATABASE"
        | "YXEDITLABELDATABASE"
        | "YXDELETEDATABASEONE"
        | "YXDELETEDATABASEALL"
        | "YXSETBESTMOVEDATABASE"
        | "YXCLEARBESTMOVEDATABASE" => Block::Database(DatabaseQuery::Change),
        _ => return None,
    })
}

/// Commands that name a file on the next line.
fn with_path(word: &str) -> Option<Command> {
    Some(match word {
        "YXHASHDUMP" | "YXHASHLOAD" => Command::HashFile,
        "YXSETDATABASE" | "YXDBTOTXT" | "YXDBTOTXTALL" | "YXTXTTODB" | "YXLIBTODB" | "YXDBTOLIB"
        | "YXDBTOPOS" | "YXDBSPLIT" | "YXDBMERGE" => Command::Database(DatabaseQuery::Change),
        _ => return None,
    })
}

/// A command of one line.
fn single(word: &str, rest: &str, line: &str) -> Command {
    let malformed = || Command::Malformed(line.to_owned());
    let at = |make: fn(Coordinates) -> Command| coordinates(rest).map_or_else(malformed, make);
    match word {
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
        "YXSHOWHASHUSAGE" => Command::ShowHashUsage,
        "YXSHOWINFO" => Command::ShowInfo,
        "YXBLOCKRESET" => Command::UnblockAll,
        "YXBLOCKPATHRESET" => Command::UnblockAllPaths,
        "YXBALANCEONE" => Command::Balance { moves: 1, bias: rest.parse().unwrap_or(0) },
        "YXBALANCETWO" => Command::Balance { moves: 2, bias: rest.parse().unwrap_or(0) },
        "YXSEARCHDEFEND" => Command::SearchDefend,
        "YXSWAP2STEP1" => Command::Swap2Step(0),
        "YXSWAP2STEP2" => Command::Swap2Step(3),
        "YXSWAP2STEP3" => Command::Swap2Step(5),
        "YXSOOSORVSTEP1" => Command::Soosorv(SoosorvStep::Three, Vec::new()),
        "YXSAVEDATABASE" | "YXDBCHECK" | "YXDBFIX" => Command::Database(DatabaseQuery::Change),
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
        assert_eq!(
            read("yxsoosorvstep4 3\n7,7\ndone"),
            [Command::Soosorv(SoosorvStep::SecondSwap { fifths: 3 }, vec![at(7, 7)])]
        );
    }

    #[test]
    fn a_path_belongs_to_the_command_before_it() {
        assert_eq!(
            read("yxsetdatabase\nC:\\begin\nbegin"),
            [Command::Database(DatabaseQuery::Change), Command::Begin]
        );
        assert_eq!(read("yxhashdump\nEND"), [Command::End]);
        let change = [Command::Database(DatabaseQuery::Change)];
        assert_eq!(read("yxedittextdatabase \"a\nbegin\"\n7,7\ndone"), change);
    }

    #[test]
    fn what_cannot_be_understood_is_kept_as_it_was() {
        assert_eq!(read("TURN 5"), [Command::Malformed("TURN 5".into())]);
        assert_eq!(read("BOARD\n7,7\nDONE"), [Command::Malformed("7,7".into())]);
        assert_eq!(read("BOARD\n7,7,9\nDONE"), [Command::Malformed("7,7,9".into())]);
        assert_eq!(read("Dance 5"), [Command::Unknown("Dance 5".into())]);
    }
}
