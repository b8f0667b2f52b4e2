//! What a manager says.

/// A point as the protocol names it, both numbers from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coordinates {
    /// The first number, the column.
    pub x: u8,
    /// The second number, the row.
    pub y: u8,
}

/// Who owns a stone of a board that is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The brain.
    Own,
    /// Its opponent.
    Opponent,
    /// A point of a finished row or a forbidden one: no stone.
    Mark,
}

/// A line of a board that is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// Where.
    pub at: Coordinates,
    /// Whose.
    pub whose: Whose,
}

/// What is asked of the database of positions that Yixin has and this brain has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseQuery {
    /// What is known of all moves of a position.
    Moves,
    /// What is known of a position.
    Position,
    /// The comment on a position.
    Text,
    /// Moves and comment.
    MovesAndText,
    /// To write, read or change it.
    Change,
}

/// A question of a Soosorv opening (YXSOOSORVSTEP1 to 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoosorvStep {
    /// Put three stones.
    Three,
    /// Swap or not after three stones.
    FirstSwap,
    /// Put the fourth stone and say how many fifth ones are to be offered.
    Fourth,
    /// Swap or not after four stones, with so many fifth ones.
    SecondSwap {
        /// The number of fifth stones.
        fifths: usize,
    },
    /// Offer so many fifth stones.
    Offer {
        /// The number of fifth stones.
        fifths: usize,
    },
    /// Choose one of the fifth stones that stand after the fourth.
    Choose,
}

/// A command with all its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A new game on a square board of so many lines.
    Start(Option<u32>),
    /// A new game on a board with sides of these lengths.
    RectStart(Option<(u32, u32)>),
    /// A new game on the same board.
    Restart,
    /// Play the first move.
    Begin,
    /// The opponent has moved; play.
    Turn(Coordinates),
    /// The board with all stones; play unless `is_quiet`.
    Board {
        /// The stones in the order they were played.
        stones: Vec<Stone>,
        /// Whether no move is asked for (YXBOARD).
        is_quiet: bool,
    },
    /// Take a stone off.
    TakeBack(Coordinates),
    /// Play the move that was suggested, or this one in its place.
    Play(Coordinates),
    /// The stones of a swap2 opening; answer the question it has come to.
    Swap2Board(Vec<Coordinates>),
    /// Answer the question of a swap2 opening after this number of stones, which are on the board
    /// (YXSWAP2STEP1 to 3).
    Swap2Step(usize),
    /// Answer a question of a Soosorv opening with these stones.
    Soosorv(SoosorvStep, Vec<Coordinates>),
    /// A setting.
    Info(String, String),
    /// Say who you are.
    About,
    /// Leave at once.
    End,
    /// Rank so many moves (YXNBEST).
    NBest(u32),
    /// Answer with the best move so far (YXSTOP, STOP).
    Stop,
    /// List the forbidden points (YXSHOWFORBID).
    ShowForbid,
    /// Forget all positions (YXHASHCLEAR).
    ClearHash,
    /// Say how full the table of positions is (YXSHOWHASHUSAGE).
    ShowHashUsage,
    /// Keep the table of positions in a file, or read it (YXHASHDUMP, YXHASHLOAD).
    HashFile,
    /// Say what the settings can be (YXSHOWINFO).
    ShowInfo,
    /// Points not to consider (YXBLOCK).
    Block(Vec<Coordinates>),
    /// Consider them again (YXBLOCKUNDO).
    Unblock(Vec<Coordinates>),
    /// Consider all points again (YXBLOCKRESET).
    UnblockAll,
    /// The last of these moves is not to be considered after the others (YXBLOCKPATH).
    BlockPath(Vec<Coordinates>),
    /// It is to be considered again (YXBLOCKPATHUNDO).
    UnblockPath(Vec<Coordinates>),
    /// All such moves are to be considered again (YXBLOCKPATHRESET).
    UnblockAllPaths,
    /// Find one or two moves after which the game is as even as the bias says (YXBALANCEONE, YXBALANCETWO).
    Balance {
        /// How many moves.
        moves: u8,
        /// The value aimed at for the side to move.
        bias: i32,
    },
    /// Say which moves keep the side to move from losing at once (YXSEARCHDEFEND).
    SearchDefend,
    /// Something about the database (the commands of Yixin with DATABASE or DB in their names).
    Database(DatabaseQuery),
    /// A command that makes sense but whose arguments do not.
    Malformed(String),
    /// Anything else.
    Unknown(String),
}

impl Command {
    /// Whether it is meant for a brain that thinks; all others wait for the answer.
    pub const fn interrupts(&self) -> bool {
        matches!(self, Self::End | Self::Stop)
    }
}
