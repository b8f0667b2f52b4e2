# The pages to read, and the first of them: the rules.
web-reading = About the game and the house
web-reading-rules = Rules
web-reading-history = History
web-reading-about = About
web-reading-privacy = Privacy
web-reading-credits = Credits

web-rules-new-here = New to the game?
web-rules-new-here-link = The rules, with boards to try
web-rules-lead = Two players, Black and White, put stones on a board in turn. Five in a row wins. The rest of this page is about what “five in a row” means, and what Black may not do.
web-rules-try = Try it on the analysis board
web-rules-why = { $title }: why
web-rules-open = Open a room: { $kind }

web-rules-aim = The board has 15 by 15 lines. Stones go on the crossings, one a turn, Black first; a stone stays where it is. Whoever first has five stones in an unbroken row wins. The row may be horizontal, vertical or diagonal.
    .title = The aim
web-rules-figure-aim = The upper stone makes five: Black wins. The stone on B would make six. In renju that does not win for Black, it is forbidden.
    .title = Five, and six
web-rules-figure-hint = Every verdict on this page comes from the referee. Choose any free point of a board, and it says what a stone there would be.

web-rules-families = Black moves first, and that is a great advantage. The families of rules differ in what they do about it: what counts as a win, and what is forbidden. Below is one position, judged by the referee under each of them. A makes six in a row. B makes five, with a white stone at each end. C makes two open threes.
    .title = The families of rules
web-rules-verdict-wins = wins
web-rules-verdict-forbidden = forbidden
web-rules-verdict-plain = neither

web-rules-fouls =
    In renju three kinds of moves are forbidden to Black. White is free, and White’s six or more wins too.

    A four is a row that one more stone makes five. A three is a row that one more stone makes a straight four, which is four stones in line that can become five at both ends. Only rows through the new stone count.
    .title = Forbidden moves
web-rules-figure-double-three = One stone makes two threes. Each of them could become a straight four.
    .title = Double-three (3-3)
web-rules-figure-double-four = One stone makes two fours. It does not matter how they are blocked, as long as each can still become five.
    .title = Double-four (4-4)
web-rules-figure-double-four-on-one-line = Two fours can lie on one line. Here one five would be completed on the left, another on the right.
    .title = Double-four on one line
web-rules-figure-overline = Six stones or more in an unbroken row.
    .title = Overline

web-rules-no-fouls = A shape that looks forbidden often is not. These are the cases that come up most.
    .title = What is no foul
web-rules-figure-four-three = One four and one three are allowed. This is how Black usually wins: the four must be answered, and then the three becomes a straight four.
    .title = Four-three
web-rules-figure-no-room = The row between the white stones has no room for a straight four, so it is no three. One three is left, and that is legal.
    .title = A false three
web-rules-figure-rotten-six = The row would become six, not five. It is no four, and one four is left.
    .title = A row that would be six
web-rules-figure-five-first = The stone makes five and two fours at once. Five comes first: Black wins.
    .title = Five beats a foul
web-rules-figure-deeper = Whether a three is real can depend on whether the next stone would itself be forbidden, and so on, as deep as it goes. X on d10 looks like a double-three. But the row could become a straight four only on e10, and there a stone would be forbidden. So the row is false, and X is legal. Step through it.
    .title = A foul that hangs on another
web-rules-figure-white = White’s double-three on X and double-four on B are legal, and the six on C wins.
    .title = White is free

web-rules-noticing = Who has to see that a move is forbidden depends on the room.
    .title = Who notices a foul

web-rules-openings = Even with forbidden moves, Black would win with free play. So serious games begin with a protocol: the stones of the opening are placed by agreed steps, and somebody may choose or exchange colours. If you place an opening that is too good for one side, the other side takes it. Choose a protocol to open a room with it.
    .title = Openings and swaps
web-rules-openings-renju = Renju
web-rules-openings-gomoku = Gomoku

web-rules-end =
    A winning row ends the game. A player also loses by resigning, on time, by leaving for too long, or, as Black, by a foul that counts.

    The game is drawn when both agree, when the board is full, when both pass in a row, or when neither side can make a winning row any more. A draw is offered together with a move. In renju either side may pass once six stones are on the board; if White passes, the claim of a foul lapses.

    If White claims a foul and there is none, the game goes on, and White’s clock keeps running.
    .title = How a game ends
