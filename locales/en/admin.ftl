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
