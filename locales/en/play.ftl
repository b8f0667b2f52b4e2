# What `tengen play` says.

# Words that people type. The first one is shown, those after a | are understood too, and every
# language's words are understood whatever the language of the interface.
word-one = one
word-two = two
word-pass = pass
word-claim = claim | claim foul | foul
word-let-stand = let stand | stand
word-resign = resign
word-abort = abort
word-draw = draw
word-accept = accept
word-decline = decline
word-yes = yes | y
word-no = no | n | no swap | no-swap
word-undo = undo | take back
word-swap = swap
word-black = black
word-white = white
word-offer = offer
word-keep = keep
word-remove = remove
word-declare = declare
word-add = add | add two
word-hold = hold
word-guess = guess
word-open = open | reveal
word-board = board
word-numbers = numbers | moves
word-why = why
word-openings = openings
word-help = help | ?
word-save = save
word-next = next
word-quit = quit | exit
# What stands between words in a list.
word-separator = ,{ " " }

# Players without names.
seat-one = One
seat-two = Two
who = { $name } ({ $colour })

# The beginning.
intro-title = { $one } – { $two }: { $rule }, { $size }, { $opening }
intro-match = Game { $number } of { $games }.
intro-enforce-claim = A forbidden move must be claimed by the opponent before playing on; after that it counts like any other.
intro-enforce-claim-rif = A forbidden move must be claimed by the opponent before playing on; only a row of six or more can still be claimed later, in either player's turn.
intro-enforce-auto-loss = A forbidden move loses at once.
intro-enforce-unplayable = A forbidden move cannot be played.
intro-clock = Clock: { $clock }.
intro-black = { $black } { $colours ->
    [stay] has Black
   *[may-change] has Black at first
}.
intro-chance = Drawn by lot: { $black } { $colours ->
    [stay] has Black
   *[may-change] has Black at first
}.
intro-nigiri = Colours are drawn first.
intro-help = Type help to see everything that can be typed.
intro-resumed = The game goes on { $moves ->
    [0] before the first move
    [one] after 1 move
   *[other] after { $moves } moves
}.

opening-free = no opening protocol
opening-designated = designated opening { $parameter }
opening-lianzhong = Lianzhong (swap after move 3, two fifth moves)
opening-rif = RIF 1996
opening-swap-1989 = Swap 1989
opening-yamaguchi = Yamaguchi
opening-soosorv = Soosorv-{ $parameter }
opening-tarannikov = Tarannikov
opening-taraguchi = Taraguchi-{ $parameter }
opening-swap = Swap
opening-swap2 = Swap2
opening-pro = Pro
opening-long-pro = Long Pro

clock-none = none
clock-per-move = { $main } a turn
clock-byo-yomi = { $main }, then { $periods ->
    [one] 1 byo-yomi period
   *[other] { $periods } byo-yomi periods
} of { $period }
clock-sudden-death = { $main } for the whole game
clock-fischer = { $main }, and { $increment } more for each turn
clock-correspondence = { $days ->
    [one] 1 day
   *[other] { $days } days
} a turn
clock-line = Clocks: { $one } { $one-time }, { $two } { $two-time }
clock-main = { $main }
clock-main-periods = { $main } + { $periods } × { $period }
clock-in-period = byo-yomi { $period }, { $periods ->
    [one] the last period
   *[other] { $periods } periods left
}

# The board.
board-last = Last move: { $number }, { $colour } { $point }
board-passed = Last move: { $number }, { $colour } passed
board-offered = Offered: { $points }
board-forbidden = Forbidden to { $colour }: 3 double-three, 4 double-four, 6 overline
openings-title = The 26 openings. Black's first stone stands on h8; White's is beside it, on h9 (direct), or diagonal to it, on i9 (indirect); the point is that of Black's third stone. Turned and mirrored they are the same.
openings-script = ja
openings-name = { $name } { $romaji }

# What is asked.
ask-move = { $who } to move: type a point.
ask-claim-or-let-stand = { $who }: the last stone makes the game a draw ({ $draw ->
    [board-full] the board is full
   *[no-five] neither side can make a five any more
}). { $claim ->
    [open] Type claim if it was a foul, or let stand.
   *[closed] Type let stand.
}
ask-only-forbidden = { $who } to move: every free point is forbidden, so that only a pass is left. Type pass.
ask-place = { $who }: place the { $stone ->
    [black] black
   *[white] white
} stone of move { $number } { $region ->
    [centre] on the centre, { $centre }
    [touching-centre] so that it touches the stone on { $centre } (in the square { $from } to { $to })
    [within] in the square { $from } to { $to }
    [outside] outside the square { $from } to { $to }
    [openings] in the square { $from } to { $to }, which makes one of the 26 openings
    [openings-of-1989] in the square { $from } to { $to }, which makes one of the 26 openings, but not D13 or I13
   *[anywhere] on any free point
}. Type the point.
ask-offer = { $who }: offer { $count } points for move 5, no two of the same shape; { $opponent } will choose. Type offer and the { $count } points in one line.
ask-keep-one = { $who }: one of { $points } stays as move 5, and you say which. Type keep and the point.
ask-remove-one = { $who }: one of { $points } is taken off, and you say which; the other one stays as move 5. Type remove and the point.
ask-choose-colour = { $who }: choose your colour. Type black or white.
ask-choose-colour-or-add-two = { $who }: choose your colour, or add two stones (White, then Black) and let { $opponent } choose. Type black, white or add.
ask-may-swap = { $who }: do you exchange colours? Type swap or no.
ask-may-swap-or-offer = { $who }: do you exchange colours? Or will you keep Black and offer { $count } points for move 5? Type swap, no or offer.
ask-declare = { $who }: how many points are to be offered for move 5? Type a number from { $min } to { $max }.
ask-commit = { $name }: take some stones into your hand, { $min } to { $max }. Type hold, and the program draws a number at random that nobody sees; or hold and a number of your own.
ask-guess = { $name }: say a number from { $min } to { $max }. If it differs from the stones in the hand by an odd number, you have Black at first, otherwise { $opponent } has. Type the number.
ask-reveal = { $name }: open your hand. Type open.
ask-draw = { $name } offers a draw. { $opponent }: accept or decline; playing on declines it too.
ask-take-back = { $name } asks to take back the last own move. { $opponent }: accept or decline.
ask-also = Also: { $words }
ask-with-point = (point) { $word }
ask-over = The game is over. You can type: { $words }

# What has happened.
tell-committed = { $name } has stones in the closed hand. The seal to check it by: { $commitment }
tell-guessed = { $name } says { $number }.
tell-revealed = { $name } opens the hand: { $number }. The difference is { $parity ->
    [odd] odd
   *[even] even
}: { $black } has Black at first.
tell-revealed-check = To check it: the SHA-256 of { $number }:{ $nonce } is the seal.
tell-stone = Move { $number }: { $colour } { $point } ({ $name })
tell-opening = The opening is { $code } { $opening }.
tell-offer = { $name } offers { $points }.
tell-no-swap = { $name } keeps the colours as they are.
tell-exchanged = Colours are exchanged: { $black } has Black now, { $white } White.
tell-choose = { $name } takes { $colour }.
tell-declare = { $name } declares { $number ->
    [1] 1 point
   *[other] { $number } points
} for move 5.
tell-keep = { $name } keeps { $point }.
tell-remove = { $name } takes { $point } off.
tell-add-two = { $name } adds two stones; then { $opponent } chooses.
tell-offer-fifths = { $name } keeps Black and will offer points for move 5.
tell-passed = Move { $number }: { $colour } passes ({ $name })
tell-draw-declined = { $name } declines the draw.
tell-no-foul = { $name } claims a foul: no foul. The game goes on.
tell-let-stand = { $name } lets the stone stand.
tell-let-stand-by-absence = { $opponent } has left, and so lets the stone stand.
tell-take-back-declined = { $name } does not agree: no move is taken back.
tell-taken-back = { $name } agrees. The game is as it was after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
tell-paused = The clocks stand still.
tell-resumed = The clocks go on.
tell-outage-credited = The time since the last move does not count.

kind-overline = overline
kind-double-four = double-four
kind-double-three = double-three

# How a game ends.
ending-five = { $winner } wins with five in a row: { $points }.
ending-overline = { $winner } wins with a row of { $count }: { $points }.
ending-foul = { $winner } wins: move { $number }, { $point }, is a forbidden move ({ $kind }){ $found-by ->
    [opponent] { " " }and was claimed
   *[referee] { "" }
}.
ending-resignation = { $loser } resigns: { $winner } wins.
ending-time = { $loser } has run out of time: { $winner } wins.
ending-abandonment = { $loser } has left the game: { $winner } wins.
ending-lifted-stone = { $loser } has lifted a stone: { $winner } wins.
ending-arbiter = The arbiter has decided: { $result ->
    [win] { $winner } wins
    [draw] a draw
   *[void] the game does not count
}.
ending-board-full = A draw: the board is full.
ending-no-five = A draw: neither side can make a five any more.
ending-agreement = A draw by agreement.
ending-two-passes = A draw: both sides have passed.
ending-both-flags = A draw: both flags have fallen.
ending-aborted = { $by } has { $cause ->
    [asked] called the game off
   *[timed-out] not begun in time
}. It does not count.
over-moves = Moves: { $moves }
over-missed-foul = Nobody claimed it: move { $number }, { $colour } { $point }, was a foul ({ $kind }).
over-wrong-claim = A wrong claim by { $name }: move { $number }, { $point }, was no foul.
over-wrong-claim-pass = A wrong claim by { $name } after move { $number }: there was no row of six or more.
over-why = Type why to see the reasons.
match-score = Score: { $one } { $one-points }, { $two } { $two-points } ({ $played } of { $games } games)
match-won = { $name } wins the match.
match-drawn = The match is drawn.
match-again = The game does not count and is played again.

# Why.
why-stone = Move { $number }, { $colour } { $point }:
why-refused = { $point } was refused:

# Saving and leaving.
saved = Saved in { $path }.
save-failed = The game cannot be saved in { $path }: { $reason }. You can go on playing; it is tried again after every move.
leave-saved = The { $what ->
    [match] match
   *[game] game
} is not over. It is saved; to go on: tengen play --resume { $path }{ $games ->
    [1] { "" }
   *[other] { " " }--games { $games }
}
leave-unsaved = The { $what ->
    [match] match
   *[game] game
} is not over, and it is not saved: it was begun without --record FILE.
leave-unwritten = The { $what ->
    [match] match
   *[game] game
} is not over, and it could not be saved in { $path }.
leave-hand = The closed hand is not in the record. To open it when the game goes on: open { $number } { $nonce }
leave-hand-closed = The other player has yet to guess, so what is in the hand is not shown, and the record does not have it. Only who typed a number and a secret word after hold can open it when the game goes on; otherwise abort the game and begin again.

# What was typed and cannot be carried out.
refused-empty = There is nothing after the name; type what that player does, such as one: resign
refused-too-long = The line is too long: { $max } bytes at most. Nothing was done.
refused-not-utf8 = That is not UTF-8 text. Nothing was done.
refused-unknown = "{ $text }" is not understood. Type a point such as h8, or help to see everything that can be typed.
refused-not-a-point = "{ $text }" is not a point; a point is a letter and a number, such as h8.
refused-not-a-number = "{ $text }" is not a number from 0 to 255.
refused-needs-point = A point belongs after { $word }, such as { $word } h8.
refused-needs-number = A number belongs after { $word }, such as { $word } 5.
refused-too-much = "{ $text }" is too much after what comes before it. Nothing was done; leave it out.
refused-unknown-player = "{ $text }" is no player. Before a colon stands one, two or a player's name.
refused-one-point = One point is asked for, and { $count } were typed. Nothing was done.
refused-no-number-asked = No number is asked for. { $question }
refused-draw-alone = A draw is offered with a move: type the point and draw, such as h8 draw.
refused-nothing-to-answer = Nothing waits for such an answer. { $question }
refused-which-answer = A draw and a take-back both wait for an answer: add draw or undo, such as { $word } undo.
refused-hand-unknown = The program does not know what is in the hand: type open, the number and the secret word that you noted. If nobody knows them, type abort.
refused-no-time = Only a script sets the time. { $question }
refused-bad-time = "{ $text }" is not a time: write @MM:SS or @ and milliseconds since the game began.
refused-time-backwards = The time cannot go back: it is { $now } now. Nothing was done.
refused-not-recorded = The game is not recorded. Start with --record FILE to save it.
refused-unsaved = The next game cannot begin before this one is saved. See to it that it can be, and type this again.
refused-file-exists = { $path } is there already, so the next game cannot begin. Move that file away and type this again.
refused-offer-first = Type { $word } alone first, and the points after that. Nothing was done.
refused-no-next = There is no next game now.
refused-why-later = While the game goes on, only a point that was refused as forbidden is explained. Everything else is told when the game is over.
refused-why-what = Type why and a point of the board, such as why h8.
refused-nothing-to-explain = There was no foul and no wrong claim. Type why and a point to see what the stone on it made.
refused-game-won = The game was won on this board, so free points are not explained. Type why and a point with a stone on it.
refused-no-chance = The system gives no random number ({ $reason }). Type hold, a number and a secret word of 16 letters and digits or more.

help =
    To play, type a point: a column letter and a row number, such as h8.
      pass             pass
      claim            the opponent's last move is a foul
      let stand        let the stone stand that makes a draw
      h8 draw          offer a draw with the move
      accept, decline  answer a draw offer or a take-back (yes and no do too)
      undo             ask to take back the last move (friendly games)
      resign           give the game up
      abort            call the game off before it has begun
    In the opening:
      swap, no         exchange colours or not
      black, white     choose a colour
      add              add two stones (Swap2)
      declare 3        declare a number
      offer g7 i9      offer points for move 5
      keep g7          say which of them stays
      remove i9        say which of them is taken off
    Drawing colours:
      hold, guess 5, open
    To look:
      board            the board, the clocks and what is asked
      numbers          the board with the numbers of the moves
      openings         the 26 openings
      why, why h8      why a point was refused; after the game, why a move was a foul or none
    And:
      save             save the record
      next             begin the next game of a match
      quit             leave; a recorded game can go on another day
      one: …, two: …   do something for that player; the players' names do too
      help             this help
    A command is the act of the player who is asked; undo is asked by the player who moved last.

# Why a game cannot begin or go on.
error-play-exists = { $path } is there already; go on with it by --resume { $path }, or record in another file
error-play-save = the game cannot be saved in { $path }: { $reason }
error-play-record-not-read = { $path } is not the record of a game: { $reason }
error-play-record-version = { $path } is a record of version { $found }; this program reads version { $supported }
error-play-record-broken = the record in { $path } does not follow the rules: { $reason }
error-play-match-gap = the game in { $path } is not over, and yet a later game of the match is there
error-play-same-names = both players have the name { $name }; give them different ones
error-play-games = a match has 1 to { $max } games
error-play-chance = the system gives no random numbers: { $reason }
