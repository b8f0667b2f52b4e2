# A room: the people in it.
web-room = Room
web-no-room = This room is not to be found
web-you = you
web-seat-free = Free seat
web-colour-open = The colour is not decided yet
web-score = Score of the match
web-points = { $points ->
    [one] 1 point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
}
web-to-act = to move
web-presence-online = connected
web-presence-online-lag = connected, { $ms } ms
web-presence-slow = slow connection
web-presence-slow-lag = slow connection, { $ms } ms
web-presence-away = not connected
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-spectator = spectator
web-waiting-label = Waiting for an opponent
web-waiting = Waiting for an opponent …
web-waiting-public = The room stands in the lobby. You can also send its link to somebody.
web-waiting-private = Only who has the link can come in. Send it to your friend.
web-link = Link to the room
web-waits = { $name } waits for an opponent
web-waits-hint = Take the free seat, and the game begins.
web-leave = Leave the room
web-room-closed = The room is closed.
web-paused = The clocks stand still.

# What a player can do.
web-actions = Actions
web-claim = Foul!
    .title = Claim that the opponent's last stone is a forbidden move (F)
web-pass = Pass
    .title = Play no stone (P)
web-offer-draw = Offer draw
    .title = Offer a draw with your next move (D)
web-offer-draw-on = A draw is offered with your next move.
web-resign = Resign
    .title = Give the game up
web-resign-sure = Resign?
web-play-on = Play on
web-abort = Call off
    .title = Call the game off before it has begun; it does not count
web-take-back = Take back
    .title = Ask to take back your last move (U)
web-decline = Decline
web-draw-offered-label = Draw offer
web-draw-waits = You offer a draw. { $opponent } answers, or plays on.
web-draw-accept = Accept the draw
web-take-back-offered-label = Request to take back
web-take-back-waits = You ask to take back. { $opponent } answers, or plays on.
web-take-back-accept = Let it be taken back
web-cancel = Cancel
web-confirm-point = Place on { $point }
web-point-taken = A stone stands there.
web-not-here = may not be chosen now
web-choose-offered = Choose one of the offered points.
web-refused-foul = { $point } is forbidden and cannot be played.
web-no-foul = No foul. The game goes on.
web-no-foul-by = { $name } claimed { $colour } { $point }: no foul. The game goes on.
web-your-turn = Your turn.
web-turn-of = { $name } to move.
web-time-left = { $seconds } seconds left.

# When the other side is away.
web-away-label = Opponent away
web-away = { $name } is away.
web-away-countdown = { $name } is away. If nothing changes, you can claim the game in { $time }.
web-away-claimable = { $name } has been away for long. You can claim the game, or wait.
web-away-claim = Claim the game
web-away-wait = Wait

# What is asked.
web-question = Question
web-asked = { $who }: { $question }
web-first-act = { $time } left to begin.
web-ask-move = place the { $stone ->
    [black] black
   *[white] white
} stone of move { $number }
web-ask-only-forbidden = pass
    .hint = Every free point is forbidden, so that only a pass is left.
web-ask-claim-or-let-stand = claim the last stone, or let it stand
    .hint = It makes the game a draw: { $draw ->
        [board-full] the board is full
       *[no-five] neither side can make a five any more
    }.
web-ask-commit = take stones into the hand
    .hint = { $min } to { $max }. { $opponent } then says a number: if the difference is odd, { $opponent } has Black at first, otherwise you have. Your number is sealed, and everybody can check it afterwards.
web-ask-guess = say a number from { $min } to { $max }
    .hint = { $opponent } holds so many stones in a closed hand. If the difference is odd, you have Black at first, otherwise { $opponent } has.
web-ask-reveal = open the hand
web-ask-place = place the { $stone ->
    [black] black
   *[white] white
} stone of move { $number }
    .hint = The bright points may be chosen. A dimmed one says why not when you touch it.
web-ask-offer = offer { $count } points for move 5
    .hint = No two of them may be of the same shape. { $opponent } chooses.
web-ask-choose-colour = choose a colour
web-ask-choose-colour-or-add-two = choose a colour, or add two stones
    .hint = After two more stones, White's and Black's, { $opponent } chooses.
web-ask-may-swap = exchange colours, or keep them
    .hint = With a swap you take the other colour with its stones. Nobody can refuse it.{ $place ->
        [yes] { " " }Or place the next stone at once.
       *[no] { "" }
    }
web-ask-may-swap-or-offer = exchange colours, keep them, or offer { $count } points for move 5
    .hint = With a swap you take the other colour with its stones. Nobody can refuse it.{ $place ->
        [yes] { " " }Or place the next stone at once.
       *[no] { "" }
    }
web-ask-declare = declare how many points are offered for move 5
    .hint = { $min } to { $max }.
web-ask-keep-one = choose which of { $points } stays
    .hint = It becomes move 5.
web-ask-remove-one = choose which of { $points } is taken off
    .hint = The other one stays as move 5.
web-let-stand = Let it stand
web-add-two = Add two stones
web-swap = Swap
    .title = You take the other colour with its stones; nobody can refuse it.
web-no-swap = No swap
web-offer-fifths = Offer { $count } points
web-keep-point = Keep { $letter } ({ $point })
web-remove-point = Take off { $letter } ({ $point })
web-offer-chosen = Points chosen
web-offer-take-back = Take the point back
web-offer-more = { $count ->
    [one] 1 more point
   *[other] { $count } more points
}
web-offer-send = Offer these { $count }
web-offer-undo = Undo
web-offer-elsewhere = This point cannot be offered.

# The 26 openings.
web-gallery = The 26 openings
web-gallery-open = Openings by name
web-gallery-direct = Direct openings
web-gallery-indirect = Indirect openings
web-plan-shown = is shown on the board.
web-plan-play = Play it
web-plan-drop = Drop it

# Guessing colours.
web-nigiri-any = Some, at random
web-nigiri-or = or exactly
web-nigiri-lost = What is in the hand is known only to the browser in which it was closed. Open the room there.
web-nigiri-check = Check the drawing of colours
web-nigiri-guess = The number that was said
web-nigiri-hand = What was in the hand, with its secret word
web-nigiri-sealed = The seal given before (SHA-256)
web-nigiri-computed = The seal computed here now
web-nigiri-same = They are the same: the number was not changed.
web-nigiri-differs = They differ.

# Chat.
web-chat = Chat
web-chat-players = Among the players
web-chat-spectators = Among the spectators, until the game is over
web-chat-all = Everyone can read this
web-chat-placeholder = Say something
web-chat-send = Send
web-moves-and-chat = Moves and chat
web-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}

# Keys.
web-keys = Keys
web-keys-board = On the board the arrows move, Enter places, Esc takes a choice back.
web-key-board = to the board
web-key-claim = claim a foul
web-key-swap = swap, or to the question's answers
web-key-no-swap = no swap
web-key-accept = accept
web-key-decline = decline
web-key-draw = offer a draw with the next move
web-key-pass = pass
web-key-take-back = ask to take back
web-key-resign = to the button for resigning
web-key-why = show why
web-key-numbers = move numbers
web-key-chat = to the chat
web-key-live = back to the present
web-key-step = one move back or on
web-key-ends = to the beginning or the end
web-key-play = play or pause
web-key-space = Space
web-key-help = these keys
