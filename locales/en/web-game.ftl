# What a game is played by.
web-enforcement-claim = foul button
web-enforcement-claim-rif = foul button (RIF)
web-enforcement-auto-loss = a foul loses
web-enforcement-unplayable = fouls blocked
web-clock-none = no clock
web-clock-per-move = { $time } a move
web-clock-byo-yomi = { $main } + { $periods } × { $period }
web-clock-byo-yomi-only = { $periods } × { $period }
web-clock-sudden-death = { $main }
web-clock-fischer = { $main } + { $increment }
web-clock-correspondence = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
web-lines = { $size }×{ $size }
web-games-of-match = { $games } games
web-rated = rated
web-periods-left = { $periods ->
    [0] no period left
    [one] last period
   *[other] { $periods } periods left
}

# What has happened.
web-tell-stone = { $colour } { $point }.
web-tell-passed = { $name } passes.
web-tell-swap = { $name } exchanges colours.
web-tell-committed = { $name } has closed the hand.
web-tell-draw-passed-over = { $name } plays on: the draw is declined.
web-tell-draw-offered = { $name } offers a draw.
web-tell-take-back-asked = { $name } asks to take back the last own move.
web-tell-away = { $name } is away.
web-tell-back = { $name } is back.

# The list of moves and the way through a game.
web-game = Game
web-moves = Moves
web-no-moves = No move yet
web-passed = pass
web-direct = direct
web-indirect = indirect
web-live = Live
web-step-first = To the beginning
web-step-back = Back one move
web-step-next = Forward one move
web-step-last = To the last move
web-move-label = Move { $number }: { $colour } { $point }
web-missed-mark = a foul that nobody claimed
web-claimed-mark = claimed as a foul, but none
web-replay = Replay
web-play = Play
web-pause = Pause
web-move-number = Move
web-move-of = Move { $number } of { $moves }
web-board = The board
web-board-back = The board after { $number ->
    [one] 1 move
   *[other] { $number } moves
}
web-board-explanation = The board with the explanation
web-no-game = This game is not to be found
web-still-playing = This game is being played: watch it
web-to-room = To the room
web-share = Share
web-copied = Link copied
web-download-json =
    .title = Download the record with every command and its time
web-download-sgf =
    .title = Download the moves as SGF

# How a game ended.
web-result = Result
web-result-won = You win
web-result-lost = You lose
web-result-draw = Draw
web-result-void = The game does not count
web-result-winner = { $name } wins
web-why = Show me why
web-review = Review
web-rematch = Rematch
web-next-game = Next game
web-not-ready = Not yet
web-ready-waiting = Waiting for { $opponent } …
web-wants-rematch = { $opponent } wants a rematch.
web-wants-next = { $opponent } is ready for the next game.

# Why a point is forbidden or not.
web-explain = Explanation
web-explain-title = { $point }: { $verdict }.
web-explain-because-legal = Real threes: { $threes }; fours: { $fours }. That is no foul.
web-explain-back = Back
web-explain-next = Next
web-explain-close = Close the explanation

# Why the house refuses something.
web-refusal-no-connection = There is no connection to the house. Try again when it is back.
web-refusal-no-answer = The house gave no answer. Try again in a moment.
web-refusal-no-such-room = There is no such room. It may have been closed long ago.
web-refusal-no-such-game = There is no such game.
web-refusal-no-such-move = The game has no stone of this number.
web-refusal-game-not-over = That is told when the game is over.
web-refusal-not-this-game = Another game is on the board by now.
web-refusal-not-entered = The page is not in this room. Load it again.
web-refusal-too-many-entered = A page can be in { $max } rooms at most.
web-refusal-too-many-rooms = You wait or play in { $max } rooms already. Finish or leave one of them first.
web-refusal-too-many-pages = You have { $max } pages open already. Close one of them.
web-refusal-too-many-sockets = { $max } pages are open from your address already. Close one of them.
web-refusal-too-fast = That was too fast. Wait a moment and try again.
web-refusal-bad-message = The house did not understand this page. Load it again.
web-refusal-bad-body = The house did not understand what was sent.
web-refusal-bad-query = The house did not understand the address.
web-refusal-bad-cursor = The list does not go on from there.
web-refusal-bad-name = A name has 1 to { $max } characters, and nothing invisible in it.
web-refusal-body-too-large = That was too much at once.
web-refusal-body-too-slow = That took too long to arrive. Try again.
web-refusal-protocol-version = This page is older or newer than the house. Load it again.
web-reload = Load again
web-refusal-hello = The house did not understand this page. Load it again.
web-refusal-upgrade-required = The connection could not be opened.
web-refusal-unknown-clock = This clock is not offered.
web-refusal-no-such-computer = There is no such computer player.
web-refusal-rated-needs-account = Rated games are for people with an account.
web-refusal-no-such-person = There is no such person.
web-refusal-no-such-pool = There are no ratings of this name.
web-refusal-not-rated = This game is not rated.
web-refusal-unknown-preset = There is no such kind of room.
web-refusal-chat-length = A line of chat has 1 to { $max } characters.
web-refusal-chat-characters = There are characters in it that cannot be shown.
web-refusal-maintenance = Nothing new begins while the house is being worked on. Games in play go on.
web-refusal-restarting = The house is being restarted. Try again in a moment.
web-refusal-unavailable = That cannot be done just now. Try again in a moment.
web-refusal-not-found = There is nothing at this address.
web-refusal-method-not-allowed = That cannot be done at this address.
web-refusal-wrong-host = The house does not know itself by this name. Use its own address.
web-refusal-wrong-origin = That does not come from a page of the house. Load the page again.
web-refusal-no-session = The house does not know you. Load the page again.
web-refusal-internal = Something went wrong in the house.
web-refusal-room-closed = The room is closed.
web-refusal-room-full = Both seats are taken. You can watch.
web-refusal-already-seated = You have a seat here already.
web-refusal-not-seated = You have no seat here.
web-refusal-game-running = A game is being played.
web-refusal-no-opponent = Nobody has come yet.
web-refusal-show-forbidden-in-claim-room = Where fouls must be claimed, the players are not shown them. Choose “a foul loses” or “fouls blocked”, or leave this off.
web-refusal-recorded-game-in-room = A game over the board is not played in a room.
web-refusal-games-out-of-range = That is not a number of games that a match can have.
web-refusal-needs-renju = { $opening } belongs to renju and does not go with { $rule }.
