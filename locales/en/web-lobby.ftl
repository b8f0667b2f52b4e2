# The lobby: where people find each other and open rooms.
web-play-now = Play now
web-play-now-hint = You are paired with whoever wants the same. No account is needed.
web-play-kind = Play { $kind }, { $signs } ({ $clock })
web-clock-signs = Minutes + seconds a move, or + periods × their seconds
web-more-kinds = More kinds
web-fewer-kinds = Fewer kinds
web-with-friend = With a friend
web-open-room = Open a room
web-people = { $count ->
    [one] 1 person is here
   *[other] { $count } people are here
}

web-own-rooms = Your rooms
web-own-game = You are in a game: { $one } – { $two }
web-own-waiting = Your room waits for an opponent
web-own-room = A room of yours is open
web-return = Return

web-open-rooms = Open rooms
web-no-open-rooms = No room is open just now. Choose a kind of game to be the first.
web-column-room = Room
web-column-clock = Clock
web-column-who = Who
web-join = Join

web-live-games = Games in progress
web-no-live-games = No game is being played. When one is, you can watch it here.
web-watch-game = Watch: { $one } – { $two }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

web-own-games = Your games
web-recent-games = Finished games
web-no-recent-games = No game has been finished yet.
web-more-games = More games
web-versus = { $one } – { $two }
web-moves-count = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
web-by-five = five in a row
web-by-overline = a row of six or more
web-by-foul = a forbidden move
web-by-resignation = resignation
web-by-time = time
web-by-abandonment = the opponent left
web-by-lifted-stone = a lifted stone
web-by-arbiter = the arbiter
web-by-board-full = full board
web-by-no-five = no five possible any more
web-by-agreement = agreement
web-by-two-passes = two passes
web-by-both-flags = both flags
web-by-aborted = called off
web-by-unknown = not known how

# The kinds of rooms, each with a sentence about it.
web-preset-no-forbidden = No forbidden moves
    .hint = Five or more in a row wins. A match of two games with colours exchanged.
web-preset-claim = Renju with the foul button
    .hint = A forbidden move of Black counts unless White claims it before playing on.
web-preset-auto-loss = Renju, a foul loses
    .hint = Whoever plays a forbidden move loses at once.
web-preset-unplayable = Renju, fouls blocked
    .hint = Forbidden points are marked and cannot be played.
web-preset-lianzhong = Swap and two fifths
    .hint = Three stones, then a swap; Black offers two fifth moves, White takes one off.
web-preset-designated = Designated opening
    .hint = Three stones stand already. Two games, each side once with Black.
web-preset-rif = RIF
    .hint = The international rule of 1996: an opening, a choice of colour, two fifth moves.
web-preset-yamaguchi = Yamaguchi
    .hint = An opening with a declared number of fifth moves, then a swap.
web-preset-soosorv-8 = Soosorv-8
    .hint = The fourth stone comes with a number of fifth moves, up to eight.
web-preset-tarannikov = Tarannikov
    .hint = Five stones in growing squares, a swap after each.
web-preset-taraguchi-10 = Taraguchi-10
    .hint = As Tarannikov, or ten fifth moves instead of the last swap.
web-preset-swap-1989 = Swap 1989
    .hint = Both place the opening; then a choice of colour and two fifth moves.
web-preset-swap2 = Swap2
    .hint = Exactly five wins. Three stones, then a colour, or two stones more.
web-preset-swap = Swap
    .hint = Exactly five wins. Three stones, then a choice of colour.
web-preset-pro = Pro
    .hint = Exactly five wins. Black's second stone goes outside the central 5×5.
web-preset-long-pro = Long Pro
    .hint = Exactly five wins. Black's second stone goes outside the central 7×7.
web-preset-standard = Standard gomoku
    .hint = Exactly five wins; nothing is forbidden.
web-preset-caro = Caro
    .hint = Five wins unless both its ends are blocked.
web-preset-omok = Omok
    .hint = Double-threes cannot be played.

# A room with every option.
web-kind = Kind
web-all-options = All options
web-rules = Rules
web-size = Board
web-opening = Opening
web-opening-parameter = Number of the opening
web-enforcement = Forbidden moves
web-clock-label = Clock
web-clock-kind-fischer = Main time and increment
web-clock-kind-byo-yomi = Main time and byo-yomi
web-clock-kind-per-move = Time for each move
web-clock-kind-correspondence = Days for each move
web-clock-kind-none = No clock
web-clock-field-minutes = Minutes
web-clock-field-increment = Seconds a move
web-clock-field-periods = Periods
web-clock-field-period = Seconds a period
web-clock-field-perMove = Seconds
web-clock-field-days = Days
web-games = Games
web-first-colours = Black in the first game
web-colours-random = By lot
web-colours-host = I
web-colours-guest = My opponent
web-colours-nigiri = Guessing stones
web-allow-take-back = Moves can be taken back when both agree
web-show-forbidden = Forbidden points are shown to the players
web-private = Private: only by its link
web-open-room-submit = Open the room

web-rename = Your name
web-your-name = What others call you
web-rename-hint = 1 to 24 characters
web-save = Save
