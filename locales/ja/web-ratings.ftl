# Ratings: the lists of the best, a person's ratings, what a game has changed.
web-ratings = レーティング
web-ratings-hint = この一年にレート対局を指し、値が定まるだけの局数がある人の一覧です。最初は1500から始まります。
web-ratings-family = ルール
web-ratings-pace = 持ち時間の種類
web-ratings-rank = 順位
web-ratings-player = 対局者
web-ratings-games = 局数
web-ratings-none = この種類のレート対局を十分に指した人は、まだいません。
web-ratings-all = 全員のレーティング

web-family-renju = 連珠
web-family-gomoku = 五目並べ
web-family-caro = カロ
web-family-omok = オモク
web-pace-live = リアルタイム
web-pace-correspondence = 通信対局

web-rating = レーティング
web-rating-pool = { $family }・{ $pace }
web-rating-provisional = 暫定
    .hint = まだ局数が少なく、{ $deviation }点以上ずれていることがあります。
web-rating-deviation = 誤差の目安 { $deviation }
web-rating-games = { $games }局
web-rating-none = レート対局はまだありません。二人ともアカウントを持っていれば、部屋を作るときにレート対局にできます。
web-rating-graph = { $pool }：{ $games }局で{ $first }から{ $last }へ。最低{ $lowest }、最高{ $highest }
web-rating-point = { $date }：{ $before } → { $after }
web-rating-moved = { $before } → { $after }
web-rating-annulled = 裁定により、この対局はレーティングから除かれました。
web-rating-option = レート対局
    .hint = 結果が二人のレーティングに反映されます。待ったはできません。
    .guest = レート対局にはアカウントが必要です。
