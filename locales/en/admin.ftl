# What `tengen admin` says.
admin-status =
    Tengen { $version }, open for { $minutes } min, database { $database }
    { $people } people with { $pages } pages; { $open } open rooms, { $games } games, { $resting } resting rooms; { $jobs } engine jobs
admin-ready = It takes commands.
admin-not-ready = It does not take all commands: { $code }
admin-no-maintenance = No maintenance.
admin-maintenance = Maintenance: nothing new begins. { $message }
admin-no-announcement = Nothing is announced.
admin-announcement = Announced: { $text }
admin-log-level = The log tells { $filter } from now on.
admin-person =
    { $name } ({ $id }), { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }
admin-room = { $room }: { $status }, { $one } – { $two }, { $spectators } looking on, changed { $minutes } min ago
admin-game = { $game } in { $room }: { $one } – { $two }, { $rules }, { $opening }, { $moves } stones, { $minutes } min
admin-open = open
admin-playing = playing
admin-between = between games
admin-closed = closed
error-admin-nobody = no house is open there, or not for this user ({ $path }: { $reason }); --data names its folder
error-admin-bad-announcement = a text for everybody has 1 to 500 characters and no control characters
error-admin-bad-log-level = this is no measure for the log: { $text }
error-admin-no-answer = the house gave no answer that is understood: { $message }
admin-tended = { $name } (@{ $id }): { $about }
admin-joint = {", "}
admin-account-since = account since { $at }
admin-guest-since = guest since { $at }
admin-last-seen = last here { $at }
admin-no-session = not logged in
admin-operator-since = operator since { $at }
admin-suspended = suspended for ever: { $reason }
admin-suspended-until = suspended until { $end }: { $reason }
admin-more-people = There are more: say more of the name.
admin-verdict = { $verdict ->
        [one] seat one wins
        [two] seat two wins
        [draw] draw
       *[void] does not count
    }
admin-decided =
    Game { $game } in room { $room } is decided: { $verdict ->
        [one] seat one wins
        [two] seat two wins
        [draw] draw
       *[void] it does not count
    }.
admin-annulled = Game { $game } does not count for the ratings any more.
admin-counts = Game { $game } counts for the ratings.
admin-change = Seat { $seat }: { $before } before the ruling, { $after } now.
admin-room-closed = Room { $room } is closed.
admin-more-deeds = There are more: --before { $number }
admin-by-machine = command line
admin-for-ever = for ever
admin-deed = { $number }  { $at }  { $by }: { $what }
admin-deed-because = { $number }  { $at }  { $by }: { $what }. Why: { $reason }
admin-deed-grant = the operator's role for { $target }
admin-deed-revoke = no operator's role any more for { $target }
admin-deed-suspend = { $target } suspended, until: { $detail }
admin-deed-lift = { $target } let in again
admin-deed-rename = another name for { $target }: { $detail }
admin-deed-log-out = { $target } logged out
admin-deed-decide = game { $target } decided: { $detail }
admin-deed-annul = game { $target } annulled
admin-deed-restore = game { $target } restored
admin-deed-close-room = room { $target } closed
admin-deed-announce = announced: { $detail }
admin-deed-take-back = announcement taken back
admin-deed-begin-maintenance = maintenance begun. { $detail }
admin-deed-end-maintenance = maintenance ended
admin-deed-log-level = the log tells { $detail }
error-admin-no-such-person = nobody is called so; @ID names somebody by an id
error-admin-no-account = only the holder of an account can have the operator's role
error-admin-is-operator = this is an operator: revoke the role first
error-admin-bad-reason = a reason has 1 to 500 characters and no control characters
error-admin-bad-length = a suspension lasts from a second to ten years, or forever
error-admin-bad-name = a name has 1 to 24 characters and nothing invisible in it
error-admin-guest-name = this is a name as guests have it
error-admin-name-taken = somebody has this name already
error-admin-no-such-game = there is no such game
error-admin-no-such-room = there is no such room
error-admin-not-rated = the game is not rated, or not over yet
error-admin-game-over = the game is over
error-admin-colours-not-drawn = colours are still to be drawn: decide by seats, one or two
error-admin-game-running = a game is being played in the room: decide it first
error-admin-room-closed = the room is closed already
error-admin-unavailable = the house cannot do this just now: try again in a moment
error-admin-restarting = the house is being restarted: try again in a moment
error-admin-refused = the house refuses it: { $text }
