# What is wrong with input, where, and what would be right.
error-at-line = line { $line }: { $what }
error-at-column = line { $line }, column { $column }: { $what }
error-file = cannot read the file { $path }: { $reason }
error-standard-input = cannot read standard input: { $reason }
error-write = cannot write the answer: { $reason }
reason-not-found = no such file
reason-permission-denied = permission denied
reason-is-a-directory = it is a directory
reason-storage-full = the disk is full
reading-terminal = reading positions from the terminal; end with Ctrl-D on a line of its own
error-many-pictures = line { $line }: a second position; an SVG picture shows one, so give one position at a time
error-program = cannot start { $command }: { $reason }
error-other-match = { $path } is the table of another match; name another file, or go on with the same brains and conditions
error-not-utf8 = this is not UTF-8 text; save the file as UTF-8

error-unknown-character = unknown character '{ $character }'; { $cells }
cells-rows = a cell is x (Black), o (White) or . (empty)
cells-discs = a cell is ● (Black), ○ (White), ┼ (empty) or a mark such as A or 0
cells-letters = a cell is X (Black), O (White), . (empty) or a mark such as A or 0
cells-digits = a cell is 1 (Black), 2 (White) or 0 (empty)
error-cell-count = this row has { $found ->
    [one] 1 cell
   *[other] { $found } cells
}, but the board has { $expected } rows; row { $row } needs { $expected } cells
error-row-count = this board has { $found ->
    [one] 1 row
   *[other] { $found } rows
}; a board has 5 to 20 rows, and as many cells in each
error-row-label = { $found ->
    [none] the row label is missing
   *[other] the row label is { $found }
}, but this is row { $expected }, counted up from row 1 at the bottom
error-column-letters = { $found ->
    [one] 1 column letter
   *[other] { $found } column letters
} above or below the board, but it has { $expected } columns
error-not-a-point = '{ $found }' is not a point; a move is a letter from a to t and a number from 1 to 20, such as h8
error-outside-board = move { $number } cannot be played: { $point } is not on a { $size } board; --size sets another size
error-occupied = move { $number } cannot be played: a stone stands on { $point }{ $earlier ->
    [none] { "" }
   *[other] , placed by move { $earlier }
}; each point can be played once
error-unrecognised = this is not a move list (such as h8i9j10), not rows joined by '/' (x Black, o White, . empty) and not a diagram (5 to 20 lines of cells: ┼●○, . X O or 0 1 2)
error-several = another game or position begins here; give one at a time
error-sgf-sign = '{ $found }' belongs to nothing here; a game is written as (;B[hh];W[ig]), variations in brackets
error-sgf-unclosed = what begins here does not end: a ] or ) is missing
error-sgf-size = '{ $found }' is no size of a board; a board has 5 to 20 lines, as in SZ[15]
error-sgf-point = '{ $found }' is not a point of this board; a point is two letters from a to { $last }, such as hh
error-sgf-set-up = stones are set up here after a move or in a variation; they can stand at the beginning alone
error-sgf-twice = a second stone is set up on this point
error-empty = there is no position to read; write a move list such as h8i9j10, rows joined by '/' (x Black, o White, . empty), or a diagram

error-finished-five = { $colour } has already won with { $points }; a position to judge has no finished five
error-fives-of-both = both colours have already won: Black with { $black }, White with { $white }; a position to judge has no finished five
error-stone-balance = { $black } black and { $white } white stones; in a game Black has as many as White, or one more
error-side-to-move = after { $black } black and { $white } white stones it is { $expected }'s move
error-point-outside = { $point } is not on a { $size } board
error-point-occupied = { $point } holds a stone ({ $colour }); only a free point can be explained
