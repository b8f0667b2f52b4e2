# The games that one plays now, and whose turn it is.
web-my-games = My games
web-my-games-waiting = { $count ->
    [one] My games: one waits for your move
   *[other] My games: { $count } wait for your move
}
web-my-games-none = You play no game just now.
web-my-games-yours = Your turn
web-my-games-theirs = The opponent’s turn
web-my-game-against = against { $name }
web-my-game-yours = Your turn against { $name } after { $moves ->
    [one] one move
   *[other] { $moves } moves
}
web-my-game-theirs = { $name }’s turn after { $moves ->
    [one] one move
   *[other] { $moves } moves
}
web-my-game-turn = Your turn
web-my-game-turn-left = Your turn, { $time } left
web-my-game-waits = The opponent’s turn
web-my-game-waits-left = The opponent has { $time } left
web-my-game-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
web-my-game-live = live
web-turn-against = It is your turn against { $name }.
web-notifications = Notifications when it is my turn
web-notifications-hint = While a page of the house is open but out of sight.
web-notifications-denied = The browser does not allow them for this site.
web-push = Also while no page is open
web-push-loading = One moment …
web-push-on = On in this browser, for games with days for a move, until you log out here.
web-push-off = Off in this browser. It can tell you that it is your turn in a game with days for a move.
web-push-none = This house is not set up for that.
web-push-guest = For people with an account: log in first.
web-push-denied = The browser blocks notifications from this site. Allow them in the site settings, beside the address of the page, and load the page again.
web-push-unsupported = This browser cannot do that. On an iPhone or iPad, add the page to the home screen and open it from there.
web-push-failed = The browser could not register: its push service does not answer, or the browser does not allow it.
web-next-turn = Next game: { $name }
web-no-next-turn = No other game waits for you.

# What is left of a turn, where that is more than a day.
web-time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}

# Rooms with days for a move.
web-waiting-days = You can leave the page. The room waits for two weeks.
web-correspondence-hint = By correspondence: each move has its days, and both come and go.
web-correspondence-guest = Days for a move are for people with an account.
