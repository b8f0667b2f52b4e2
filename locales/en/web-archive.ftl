# The archive of games that are over, and the explorer of positions.
web-archive = Games
web-archive-hint = Every game that was played to its end in a public room, and records from elsewhere.
web-archive-player = Player
web-archive-player-hint = Start of a name
web-archive-colour = Colour
web-archive-colour-any = either colour
web-archive-colour-black = as Black
web-archive-colour-white = as White
web-archive-rule = Rules
web-archive-opening = Opening
web-archive-result = Result
web-archive-ending = Ending
web-archive-rating = Mean rating
web-archive-rating-from = { $rating } and above
web-archive-since = From
web-archive-until = To
web-archive-longer = Moves, at least
web-archive-shorter = Moves, at most
web-archive-any = any
web-archive-black-won = Black won
web-archive-white-won = White won
web-archive-draw = Draw
web-archive-more-filters = More filters
web-archive-clear = Clear the filters
web-archive-more = More games
web-archive-none = No game fits.
web-archive-none-so-far = None among the newest games so far.
web-archive-none-at-all = No game has been played to its end yet.
web-archive-searching = Searching …
web-archive-unknown-player = Nobody in the archive has a name that begins like that.
web-archive-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-archive-players = { $black } (Black) against { $white } (White)
web-archive-elsewhere = from elsewhere

web-player-results = Results
web-player-recent = Games
web-player-all = All of { $name }’s games
web-player-none = There are no games of this player in public rooms yet.
web-player-missing = There is nobody of this name
web-player-by-colour = By colour
web-player-by-rule = By rules
web-player-by-opening = By opening
web-player-other-opening = none of the 26
web-player-games = Games
web-player-wins = Won
web-player-losses = Lost
web-player-draws = Drawn
web-player-share = Points
web-player-whole = All games

web-explorer = Explorer
web-explorer-hint = What was played here, in games of the archive, whichever way round the board lay.
web-explorer-rule = Rules
web-explorer-rule-any = all rules
web-explorer-band = Ratings
web-explorer-band-any = all players
web-explorer-band-unknown = unknown
web-explorer-band-below-1600 = below 1600
web-explorer-band-1600 = 1600 to 1799
web-explorer-band-1800 = 1800 to 1999
web-explorer-band-2000 = 2000 to 2199
web-explorer-band-2200 = 2200 and above
web-explorer-move = Move
web-explorer-count = Games
web-explorer-results = Black / draw / White
web-explorer-share = Black { $black } %, draw { $draw } %, White { $white } %
web-explorer-rating = Rating
web-explorer-pass = pass
web-explorer-play = Play { $point }
web-explorer-none = No game came here.
web-explorer-too-deep = Positions with more than 40 stones are not in the archive.
web-explorer-ended = { $count ->
    [one] { $count } game ended here.
   *[other] { $count } games ended here.
}
web-explorer-total = { $count ->
    [one] { $count } game came here.
   *[other] { $count } games came here.
}
web-explorer-games = Some of the games
web-explorer-marks = Show on the board

# Why something about the archive is refused.
