# Ratings: the lists of the best, a person's ratings, what a game has changed.
web-ratings = Ratings
web-ratings-hint = Who has played rated games in the last year, and enough of them for the rating to mean something. A newcomer begins with 1500.
web-ratings-family = Rules
web-ratings-pace = Pace
web-ratings-rank = Rank
web-ratings-player = Player
web-ratings-games = Games
web-ratings-none = Nobody has played enough rated games of this kind yet.
web-ratings-all = Ratings of all

web-family-renju = Renju
web-family-gomoku = Gomoku
web-family-caro = Caro
web-family-omok = Omok
web-pace-live = Live
web-pace-correspondence = Correspondence

web-rating = Rating
web-rating-pool = { $family } · { $pace }
web-rating-provisional = provisional
    .hint = Few games so far: the rating can be off by { $deviation } points and more.
web-rating-deviation = give or take { $deviation }
web-rating-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-rating-none = No rated games yet. Whoever opens a room can have its games rated, if both players have an account.
web-rating-graph = { $pool }: from { $first } to { $last } in { $games } games, lowest { $lowest }, highest { $highest }
web-rating-point = { $date }: { $before } → { $after }
web-rating-moved = { $before } → { $after }
web-rating-annulled = A ruling has taken this game out of the ratings.
web-rating-option = Rated game
    .hint = The result counts for both ratings; no move can be taken back.
    .guest = Rated games need an account.
