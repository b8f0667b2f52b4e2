# Ratings: the lists of the best, a person's ratings, what a game has changed.
web-ratings = 等級分
web-ratings-hint = 一年內下過等級分對局、且局數足夠的人。新人從 1500 分開始。
web-ratings-family = 規則
web-ratings-pace = 節奏
web-ratings-rank = 名次
web-ratings-player = 棋手
web-ratings-games = 局數
web-ratings-none = 這一類還沒有人下夠等級分對局。
web-ratings-all = 全部等級分

web-family-renju = 連珠
web-family-gomoku = 五子棋
web-family-caro = Caro
web-family-omok = Omok
web-pace-live = 即時
web-pace-correspondence = 通信賽

web-rating = 等級分
web-rating-pool = { $family } · { $pace }
web-rating-provisional = 暫定
    .hint = 局數還少，可能相差 { $deviation } 分以上。
web-rating-deviation = 誤差約 { $deviation }
web-rating-games = { $games } 局
web-rating-none = 還沒有等級分對局。雙方都有帳號時，開房間可以選等級分對局。
web-rating-graph = { $pool }：{ $games } 局，從 { $first } 到 { $last }，最低 { $lowest }，最高 { $highest }
web-rating-point = { $date }：{ $before } → { $after }
web-rating-moved = { $before } → { $after }
web-rating-annulled = 經裁定，本局不計入等級分。
web-rating-option = 等級分對局
    .hint = 結果計入雙方等級分，不能悔棋。
    .guest = 等級分對局需要帳號。
