# Why a game rejects what somebody wants to do. A rejected command changes nothing.
rejection-game-over = The game is over.
rejection-not-for-actor = { $actor } cannot do that ({ $action }).
rejection-paused = The game is paused; nobody can act until it goes on.
rejection-not-paused = The game is not paused.
rejection-not-your-turn = It is for { $name } to act.
rejection-colours-not-drawn = Colours are to be drawn first. { $question }
rejection-nigiri-not-asked = That step of drawing colours is not asked. { $question }
rejection-nigiri-number = The number of stones is from { $min } to { $max }, not { $number }.
rejection-nigiri-nonce = The secret word is { $min } to { $max } Latin letters and digits.
rejection-nigiri-mismatch = Those are not the number and the secret word of the closed hand.
rejection-forbidden = { $point } is a forbidden move ({ $kind }) and cannot be played here. Play another point.
rejection-claim-or-let-stand = The last stone makes the game a draw: claim a foul or let it stand. Nothing else can be done now.
rejection-nothing-to-let-stand = No stone waits to be let stand.
rejection-pass-too-early = Nobody can pass before six stones are on the board; { $stones ->
    [one] there is 1
   *[other] there are { $stones }
}.
rejection-pass-not-allowed = In { $rule } nobody can pass while a point is free.
rejection-draw-offer-in-opening = A draw can be offered only after the opening.
rejection-no-draw-offer = No draw is offered.
rejection-no-claims = In this game fouls are not claimed.
rejection-colour-not-bound = Nothing is forbidden to { $colour }.
rejection-nothing-to-claim = There is no move of the opponent to claim.
rejection-already-claimed = This move was claimed before, and it is no foul.
rejection-not-begun = The game has not begun: both players must have acted. It can be aborted instead.
rejection-already-begun = The game has begun and cannot be aborted. It can be resigned.
rejection-take-back-not-allowed = In this game no move can be taken back.
rejection-nothing-to-take-back = No move since the opening is there to be taken back by that player.
rejection-take-back-pending = { $name } has already asked to take back; that waits for an answer.
rejection-take-back-refused = That was refused; ask again after another move of your own.
rejection-no-take-back-asked = Nobody has asked to take back.
rejection-no-abandonment = This game cannot be claimed because a player is away.
rejection-not-away = { $name } is not away.
rejection-away-too-short = { $name } has not been away long enough; wait { $seconds } seconds more.
rejection-not-recorded = That can be found only in a game over the board.

# Why the opening refuses an answer.
rejection-opening-over = The opening is over, and nothing of that kind is asked.
rejection-wrong-role = It is for { $name } to answer.
rejection-wrong-answer = That is no answer to what is asked. { $question }
rejection-wrong-count = { $count } points are to be offered, not { $offered }. Type them all in one line.
rejection-duplicate = { $point } is offered twice. Offer different points.
rejection-outside-board = { $point } is not on the { $size } board.
rejection-occupied = { $point } is taken: a { $stone ->
    [black] black
   *[white] white
} stone stands there. Play a free point.
rejection-not-centre = The first stone goes on the centre, { $centre }, not on { $point }.
rejection-not-touching = { $point } does not touch the stone on { $centre }; the second stone must.
rejection-outside-square = { $point } is outside the square { $from } to { $to }; the stone must be in it.
rejection-inside-square = { $point } is inside the square { $from } to { $to }; the stone must be outside it.
rejection-opening-left-out = { $point } would make the opening { $opening }, which this protocol leaves out.
rejection-same-shape = { $first } and { $second } are of the same shape: with either the stones are the same but for a turn or a mirror image. Offer another point instead of one of them.
rejection-number-out-of-range = The number is from { $min } to { $max }, not { $number }.
rejection-not-offered = { $point } was not offered; offered are { $points }.

# Why settings make no sense together.
settings-needs-renju = the opening { $opening } belongs to renju and does not go with { $rule }; the openings free, swap, swap2, pro and long-pro do
settings-needs-renju-board = the opening { $opening } is played on a 15x15 board, not on { $size }
settings-board-too-small = the opening { $opening } needs a board of 15x15 or more, not { $size }
settings-take-back-in-rated-game = in a rated game no move can be taken back
settings-show-forbidden-in-claim-room = where forbidden moves are claimed, the players are not shown them; choose auto-loss or unplayable
settings-zero-time = { $time } cannot be zero
settings-time-too-long = { $time } can be { $max } seconds at most
settings-periods-out-of-range = byo-yomi has 1 to { $max } periods, not { $periods }
settings-clock-in-recorded-game = a game over the board has its own clocks
settings-nigiri-in-recorded-game = in a game over the board colours are drawn by hand
settings-nigiri-needs-deadline = colours can be drawn in the game only with clocks or a deadline for the first move
time-main-time = the main time
time-turn-time = the time for a turn
time-period = the byo-yomi period
time-increment = the increment
time-first-move-deadline = the deadline for the first move
time-abandonment-delay = the delay until an absent player's game can be claimed
