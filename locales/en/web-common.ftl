# What every page of the browser client shows: the frame, the settings, the board's points in words.
web-name = Tengen
web-page-title = { $page } · Tengen
web-skip = Skip to the content
web-pages = Pages
web-lobby = Lobby
web-language = Language
web-settings = Settings
web-close = Close
web-notices = Notices
web-dismiss = Dismiss
web-offline = No connection. The page goes on by itself as soon as it is back.

web-not-found = There is no such page
web-not-found-hint = The address may be mistyped, or the room is gone.
web-to-lobby = To the lobby
web-loading = Loading …
web-page-failed = The page could not be loaded
web-page-failed-hint = The connection broke off while it was on its way.
web-try-again = Try again

web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-look = Board
web-look-wood = Wood
web-look-paper = Paper
web-look-slate = Slate
web-look-contrast = High contrast
web-look-sample = A sample of the board
web-coordinates = Coordinates
web-move-numbers = Move numbers
web-sound = Sounds
web-confirm = Choose a point twice before a stone is placed
web-confirm-touch = On touch screens
web-confirm-always = Always
web-confirm-never = Never

# A point of the board for screen readers.
web-point-empty = { $point }, empty
web-point-stone = { $point }, { $colour ->
    [black] black
   *[white] white
}
web-point-move = { $point }, { $colour ->
    [black] black
   *[white] white
}, move { $number }
web-point-offered = { $point }, offered { $label }
web-point-forbidden = { $point }, forbidden: { $kind }
web-point-more = { $point }, { $note }
web-point-chosen = { $point }, chosen: once more places the stone

# A clock for screen readers and in its title.
web-clock = { $name }: { $time }
web-clock-running = { $name }: { $time }, running

# What whoever runs the house says.
web-maintenance = Maintenance: no new games begin. Games in play go on.
web-announcement = Announcement
web-close-announcement = Close this announcement
