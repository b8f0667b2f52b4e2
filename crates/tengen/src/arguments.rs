//! The command line as data.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use tengen_draw::TextStyle;
use tengen_rules::{Admit, BoardSize, Colour, Point, RuleSet};

use crate::admin::Admin;
use crate::analyse::Analyse;
use crate::backup::{Backup, Restore};
use crate::bench::Bench;
use crate::check::Check;
use crate::config::ShowConfig;
use crate::import::Import;
use crate::language::Language;
use crate::matches::Match;
use crate::migrate::Migrate;
use crate::play::Play;
use crate::serve::Serve;
use crate::solve::Solve;
use crate::worker::Work;

/// The referee of renju and gomoku: which points are forbidden, and why.
#[derive(Debug, Parser)]
#[command(name = "tengen", version, arg_required_else_help = true, after_help = EXIT_CODES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "\
Exit codes: 0 when every position was answered or the game is over, 2 when input or arguments cannot be
used, 3 when a game was left before its end.";

const POSITIONS: &str = "\
Positions are read one after another, in any mixture of these forms:
  a line of rows joined by '/', the top row first: x Black, o White, . empty
    (further columns after a tab are ignored)
  a line of moves from Black on: h8i9j10, h8 i9 j10 or 1. h8 2. i9
  a diagram with ┼●○ or with . X O, with or without frame, numbers and letters;
    a blank line ends it
Lines that begin with # are comments.

Exit codes: 0 when every position was answered, 2 when input or arguments cannot be used.";

const PROBLEMS: &str = "\
Positions are read in the forms that `tengen forbid --help` lists, and as lines of
  rule<TAB>side<TAB>position
where the position is rows or moves, and the side is to move whatever the number of stones.

VCF: a win by fours alone. VCT: every move leaves a VCF if the defender passes.

Exit codes: 0 when every position was answered, 2 when input or arguments cannot be used.";

const ANALYSES: &str = "\
Positions are read in the forms that `tengen forbid --help` lists, and as lines of
  rule<TAB>side<TAB>position
where the position is rows or moves, and the side is to move whatever the number of stones.

Values are for the side to move: 200 is a chance of about 73 %. A win or a loss is counted in stones of both
sides, the last one included. Ctrl-C ends the search, and the answer so far is given.

Exit codes: 0 when every position was answered, 2 when input or arguments cannot be used, 3 when Ctrl-C left
positions out.";

const PLAYING: &str = "\
Type help in the game to see everything that can be typed. If input is no terminal, it is a script: its
lines are commands, # begins a comment, and the clocks stand still but for lines that begin with @MM:SS.

Exit codes: 0 when the game is over, 3 when it was left before, 2 when arguments cannot be used.";

const SERVING: &str = "\
Without --config everything is kept in one file, DIR/tengen.db, and the house is for this machine. What a
public house needs is in docs/hosting.md; all that FILE and the environment can say, `tengen config` shows. When the
house is ready, the line 'listening on http://…' is printed; the log goes to standard error, and the variable
RUST_LOG says how much of it.

Exit codes: 0 after SIGTERM or SIGINT, 2 when the house cannot open.";

const WORKING: &str = "\
The house's nodes hear of it over the bus, and it takes a job for each thread that is free: moves of computer players,
analysis, reviews. FILE and the environment choose bus, workers (the threads), metrics_listen and log_format as
for a node; docs/scale.md says more. When the threads are there, a line that begins with 'working' is printed.

Exit codes: 0 after SIGTERM or SIGINT, 2 when it cannot begin.";

const CONFIGURING: &str = "\
What is printed is a file for --config that chooses what holds now. The command line counts more than the
environment, and that more than the file.

Exit codes: 0, or 2 when a choice cannot be used.";

const ASKING: &str = "\
The house is asked over a socket in its folder, which only the user can reach that runs it. What is announced and
the maintenance last until they are taken back or the house is started again.

Exit codes: 0, or 2 when no house is open there or it refuses.";

const CHECKING: &str = "\
Every room, game and study is replayed, every game by the referee, and every row that the house has in its lists
is compared with what the log says. What is looked at is one moment of the database; a house may be open over it
and goes on. With --repair no house may be open; if it is broken off, the same command begins anew. The log itself
is never changed.

Exit codes: 0 when nothing is wrong, or not any more, 1 when something is, 2 when the database or arguments cannot
be used, 3 after Ctrl-C.";

const COPYING: &str = "\
A copy is of one moment and holds all that the house had acknowledged before. It has its name only when it has been
checked and is on the disk. Nothing is ever overwritten.

Exit codes: 0, or 2 when nothing was copied.";

const MATCHES: &str = "\
Each line is a game: its number, the colour of the first brain, the winner, how it ended, the number of
stones and of those given, the longest moves of both in milliseconds, how many moves of both took too long, the
score so far of the first brain, and what is to be said of the ending.

Endings: five, forbidden, illegal (a point that is taken or not on the board, or a pass), time, failed (no
answer), full (nobody can win), limit (--draw-after).

Ctrl-C breaks off the games that are played; with --table the same command goes on where it was.

Exit codes: 0 when the games were played, 2 when arguments or files cannot be used or a --check went wrong, 3
when the match was broken off.";

const MOVING: &str = "\
The database to move to is empty, and no house is open over either. Counts and checksums of every table are compared
before anything counts; if they differ, or anything fails, the new database stays empty. The folder is not changed.";

const IMPORTING: &str = "\
Files that end in .sgf hold any number of games as SGF; of each the main line is taken. They name the players (PB, PW),
the rule set (RU), the day (DT) and the result (RE); a game that was won by five needs no result, and one that is not
called after an opening protocol (GN, such as RIF) counts as one without. They are in UTF-8, or in what they name (CA), or
in GB18030.
Files that end in .json are records as a house hands them out (/api/games/GAME/record.json).
In every other file a game is a line of JSON:
  {\"players\": [\"Black's name\", \"White's name\"], \"ratings\": [2400, null], \"rule_set\": \"renju\", \"size\": 15,
   \"protocol\": \"rif\", \"played_at\": 1700000000000, \"winner\": \"black\", \"ending\": \"resignation\",
   \"moves\": \"h8 i9 f6\"}
The moment is in milliseconds since 1970, the winner is black, white or null, and a pass is --.

A game that is in the archive already is left out. What cannot be used is named by file and line and passed over.

Exit codes: 0 when everything was a game, 2 when something was not or nothing could be imported.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the forbidden points and the winning fives of positions
    #[command(after_help = POSITIONS)]
    Forbid(Forbid),
    /// Say what a stone on a point is, and every reason for it
    #[command(after_help = POSITIONS)]
    Explain(Explain),
    /// Draw positions as text or as an SVG picture
    #[command(after_help = POSITIONS)]
    Draw(Draw),
    /// Look for forced wins and prove them
    #[command(after_help = PROBLEMS)]
    Solve(Solve),
    /// Say what the engine thinks of positions, while it thinks
    #[command(after_help = ANALYSES)]
    Analyse(Analyse),
    /// Play a game at one terminal, two people or a script
    #[command(after_help = PLAYING)]
    Play(Play),
    /// Open the house: refereed rooms in the browser
    #[command(after_help = SERVING)]
    Serve(Serve),
    /// Do engine work for the nodes of a house, on another machine
    #[command(after_help = WORKING)]
    Worker(Work),
    /// Show every choice for the house: what it means, what holds and the default
    #[command(after_help = CONFIGURING)]
    Config(ShowConfig),
    /// Ask something of a house that is open on this machine
    #[command(after_help = ASKING)]
    Admin(Admin),
    /// Replay a house's whole log, and compare every list with it
    #[command(after_help = CHECKING)]
    Check(Check),
    /// Copy a house's database to a file, while the house is open or not
    #[command(after_help = COPYING)]
    Backup(Backup),
    /// Make such a file the database of a house that has none
    #[command(after_help = COPYING)]
    Restore(Restore),
    /// Move a house from its folder to PostgreSQL, and compare what has arrived
    #[command(after_help = MOVING)]
    Migrate(Migrate),
    /// Bring games from elsewhere into the archive of a house, which is not open meanwhile
    #[command(after_help = IMPORTING)]
    Import(Import),
    /// Play two Gomocup brains against each other
    #[command(after_help = MATCHES)]
    Match(Match),
    /// Search fixed positions: the number of nodes is the signature of the search
    Bench(Bench),
}

impl Arguments {
    pub(crate) const fn language(&self) -> Language {
        match &self.command {
            Command::Forbid(Forbid { input, .. })
            | Command::Explain(Explain { input, .. })
            | Command::Draw(Draw { input, .. }) => input.lang,
            Command::Solve(solve) => solve.input.lang,
            Command::Analyse(analyse) => analyse.input.lang,
            Command::Play(play) => play.lang,
            Command::Serve(serve) => serve.lang,
            Command::Worker(worker) => worker.lang,
            Command::Config(config) => config.lang,
            Command::Admin(admin) => admin.whose.lang,
            Command::Check(check) => check.whose.lang,
            Command::Backup(Backup { whose, .. }) | Command::Restore(Restore { whose, .. }) => whose.lang,
            Command::Migrate(migrate) => migrate.whose.lang,
            Command::Import(import) => import.whose.lang,
            Command::Match(arguments) => arguments.lang,
            Command::Bench(_) => Language::En,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Forbid {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) judging: Judging,
    #[command(flatten)]
    pub(crate) admitting: Admitting,
    /// Print one line of JSON a position
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Explain {
    /// The point to explain, such as h8
    #[arg(value_parser = point)]
    pub(crate) point: Point,
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) judging: Judging,
    #[command(flatten)]
    pub(crate) admitting: Admitting,
    /// Print one line of JSON a position
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Draw {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) judging: Judging,
    /// Mark the winning and the forbidden points
    #[arg(long)]
    pub(crate) marks: bool,
    /// Write an SVG picture; takes a single position
    #[arg(long)]
    pub(crate) svg: bool,
}

/// Where positions come from and how answers look.
#[derive(Debug, Args)]
pub(crate) struct Input {
    /// The file to read; - or nothing for standard input
    #[arg(value_name = "FILE|-")]
    pub(crate) file: Option<PathBuf>,
    /// The language of answers and messages
    #[arg(long, value_enum, default_value_t, value_name = "LANGUAGE")]
    pub(crate) lang: Language,
    /// How boards are drawn: lines, wide (for fonts with full-width signs) or ascii
    #[arg(long, default_value = TextStyle::Lines.id(), value_name = "STYLE")]
    pub(crate) style: TextStyle,
    /// The number of lines of the board that move lists are played on, 5 to 20 [default: 19 for the
    /// historical rule sets, else 15]
    #[arg(long, value_parser = size, value_name = "LINES")]
    pub(crate) size: Option<BoardSize>,
    /// Answer the other positions when one cannot be used
    #[arg(long)]
    pub(crate) keep_going: bool,
}

/// How positions are judged.
#[derive(Debug, Args)]
pub(crate) struct Judging {
    /// The rule set: freestyle, standard, caro, caro-exact, omok, renju, or renju-1899, -1903, -1912, -1916, -1918
    #[arg(long, default_value = RuleSet::Renju.id(), value_name = "RULE")]
    pub(crate) rule: RuleSet,
    /// The side whose moves are judged: black or white
    #[arg(long, default_value = "black", value_parser = side, value_name = "SIDE")]
    pub(crate) side: Colour,
}

/// Which positions are judged.
#[derive(Debug, Args)]
pub(crate) struct Admitting {
    /// Refuse positions that a game without passes cannot lead to with that side to move
    #[arg(long)]
    strict: bool,
    /// Judge positions too in which a side has already won
    #[arg(long)]
    allow_five: bool,
}

impl Admitting {
    pub(crate) const fn admit(&self) -> Admit {
        Admit {
            finished_five: self.allow_five,
            fives_of_both: self.allow_five,
            any_balance: !self.strict,
            any_side: !self.strict,
        }
    }
}

pub(crate) fn side(text: &str) -> Result<Colour, &'static str> {
    Colour::BOTH.into_iter().find(|colour| colour.to_string() == text).ok_or("the sides are black and white")
}

pub(crate) fn size(text: &str) -> Result<BoardSize, &'static str> {
    text.parse().ok().and_then(BoardSize::new).ok_or("a board has 5 to 20 lines")
}

fn point(text: &str) -> Result<Point, String> {
    tengen_notation::point::read(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }
}
