# Ratings: the lists of the best, a person's ratings, what a game has changed.
web-ratings = 等级分
web-ratings-hint = 一年内下过等级分对局、且局数足够的人。新人从 1500 分开始。
web-ratings-family = 规则
web-ratings-pace = 节奏
web-ratings-rank = 名次
web-ratings-player = 棋手
web-ratings-games = 局数
web-ratings-none = 这一类还没有人下够等级分对局。
web-ratings-all = 全部等级分

web-family-renju = 连珠
web-family-gomoku = 五子棋
web-family-caro = Caro
web-family-omok = Omok
web-pace-live = 即时
web-pace-correspondence = 通信赛

web-rating = 等级分
web-rating-pool = { $family } · { $pace }
web-rating-provisional = 暂定
    .hint = 局数还少，可能相差 { $deviation } 分以上。
web-rating-deviation = 误差约 { $deviation }
web-rating-games = { $games } 局
web-rating-none = 还没有等级分对局。双方都有账号时，开房间可以选等级分对局。
web-rating-graph = { $pool }：{ $games } 局，从 { $first } 到 { $last }，最低 { $lowest }，最高 { $highest }
web-rating-point = { $date }：{ $before } → { $after }
web-rating-moved = { $before } → { $after }
web-rating-annulled = 经裁定，本局不计入等级分。
web-rating-option = 等级分对局
    .hint = 结果计入双方等级分，不能悔棋。
    .guest = 等级分对局需要账号。
