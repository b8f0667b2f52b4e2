# What `tengen check` finds.
check-progress = { $rooms } rooms, { $games } games, { $studies } studies, { $pools } lists of ratings, { $records } games from elsewhere, { $rows } rows
check-row-missing = { $model } { $key }: the row is missing
check-row-extra = { $model } { $key }: the log knows of no such row
check-row-column = { $model } { $key }: { $column } is { $found }, and { $expected } by the log
check-log-gap = { $stream }: its entries are not numbered from 1 without a gap
check-log-unreadable = { $stream }: an entry cannot be read; { $detail }
check-log-unplayable = { $stream }: what it tells cannot have happened in this order; { $detail }
check-log-against-the-rules = { $stream }: the rules do not bear the game out; { $detail }
check-log-other-result = { $stream }: a game ended otherwise than its room says; { $detail }
check-log-twice = { $stream }: two rooms say that the game is theirs; { $detail }
check-log-stray = { $stream }: nothing is known of what it belongs to
check-clean = Nothing is wrong: { $rooms } rooms, { $games } games, { $studies } studies, { $pools } lists of ratings, { $records } games from elsewhere, { $rows } rows, in { $seconds } s.
check-rows-wrong = { $differences } rows are not what the log says; `tengen check --repair` makes them anew. Looked through in { $seconds } s.
check-log-wrong = The log itself is wrong in { $faults } places, and { $differences } rows are not what it says. It is not mended: go back to a backup, or ask for help with what is listed here. Looked through in { $seconds } s.
check-mended = { $differences } rows were not what the log says, and are now: { $rooms } rooms, { $games } games, { $studies } studies, { $pools } lists of ratings, { $records } games from elsewhere, { $rows } rows, in { $seconds } s.
check-not-mended = Nothing was mended, because the log itself is wrong in { $faults } places, and rows would be lost: go back to a backup, or ask for help with what is listed here.
check-still-wrong = The lists were made anew, and are still not what the log says: this is a mistake in the program.
