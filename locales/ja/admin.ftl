# `tengen admin` の表示。
admin-status =
    Tengen { $version }、稼働 { $minutes } 分、データベース { $database }
    { $people } 人、{ $pages } ページ。募集中 { $open } 室、対局 { $games }、対局間 { $resting } 室。エンジンの仕事 { $jobs }
admin-ready = 操作を受け付けています。
admin-not-ready = 受け付けない操作があります：{ $code }
admin-no-maintenance = メンテナンス中ではありません。
admin-maintenance = メンテナンス中：新しい対局は始まりません。{ $message }
admin-no-announcement = お知らせはありません。
admin-announcement = お知らせ：{ $text }
admin-log-level = 以後、ログは { $filter } に従います。
admin-person = { $name }（{ $id }）、{ $pages } ページ
admin-room = { $room }：{ $status }、{ $one } – { $two }、観戦者 { $spectators }、{ $minutes } 分前に変化
admin-game = { $game }（対局室 { $room }）：{ $one } – { $two }、{ $rules }、{ $opening }、{ $moves } 手、{ $minutes } 分
admin-open = 募集中
admin-playing = 対局中
admin-between = 対局間
admin-closed = 終了
error-admin-nobody = そこで開いているサーバーがないか、このユーザーには届きません（{ $path }：{ $reason }）。--data でフォルダーを指定します
error-admin-bad-announcement = お知らせは 1 文字から 500 文字で、制御文字は使えません
error-admin-bad-log-level = ログの指定が正しくありません：{ $text }
error-admin-no-answer = サーバーの答えを理解できません：{ $message }
admin-tended = { $name }（@{ $id }）：{ $about }
admin-joint = 、
admin-account-since = アカウント作成 { $at }
admin-guest-since = ゲスト、初回 { $at }
admin-last-seen = 最終利用 { $at }
admin-no-session = ログインなし
admin-operator-since = 運営者（{ $at } から）
admin-suspended = 無期限の利用停止：{ $reason }
admin-suspended-until = { $end } まで利用停止：{ $reason }
admin-more-people = ほかにもいます。名前をもう少し入力してください。
admin-verdict = { $verdict ->
        [one] 席１の勝ち
        [two] 席２の勝ち
        [draw] 引き分け
       *[void] 無効
    }
admin-decided =
    対局 { $game }（対局室 { $room }）の裁定：{ $verdict ->
        [one] 席１の勝ち
        [two] 席２の勝ち
        [draw] 引き分け
       *[void] 無効
    }。
admin-annulled = 対局 { $game } はレーティングに数えません。
admin-counts = 対局 { $game } をレーティングに数えます。
admin-change = 席 { $seat }：裁定前 { $before }、現在 { $after }
admin-room-closed = 対局室 { $room } を閉じました。
admin-more-deeds = 続きがあります：--before { $number }
admin-by-machine = コマンドライン
admin-for-ever = 無期限
admin-deed = { $number }  { $at }  { $by }：{ $what }
admin-deed-because = { $number }  { $at }  { $by }：{ $what }。理由：{ $reason }
admin-deed-grant = { $target } に運営者の権限を付与
admin-deed-revoke = { $target } の運営者の権限を取り消し
admin-deed-suspend = { $target } を利用停止、期限：{ $detail }
admin-deed-lift = { $target } の利用停止を解除
admin-deed-rename = { $target } の名前を変更：{ $detail }
admin-deed-log-out = { $target } をログアウト
admin-deed-decide = 対局 { $target } を裁定：{ $detail }
admin-deed-annul = 対局 { $target } を取り消し
admin-deed-restore = 対局 { $target } を復活
admin-deed-close-room = 対局室 { $target } を閉鎖
admin-deed-announce = お知らせ：{ $detail }
admin-deed-take-back = お知らせを取り下げ
admin-deed-begin-maintenance = メンテナンス開始。{ $detail }
admin-deed-end-maintenance = メンテナンス終了
admin-deed-log-level = ログの指定：{ $detail }
error-admin-no-such-person = その名前の人はいません。ID は @ID の形で指定します
error-admin-no-account = 運営者になれるのはアカウントのある人だけです
error-admin-is-operator = この人は運営者です。先に権限を取り消してください
error-admin-bad-reason = 理由は 1 文字から 500 文字で、制御文字は使えません
error-admin-bad-length = 利用停止は 1 秒から 10 年まで、または forever です
error-admin-bad-name = 名前は 1 文字から 24 文字で、見えない文字は使えません
error-admin-guest-name = これはゲスト用の名前です
error-admin-name-taken = その名前はすでに使われています
error-admin-no-such-game = そのような対局はありません
error-admin-no-such-room = そのような対局室はありません
error-admin-not-rated = レート対局でないか、まだ終わっていません
error-admin-game-over = 対局は終わっています
error-admin-colours-not-drawn = 握りがまだです。席（one か two）で裁定してください
error-admin-game-running = 対局室で対局中です。先に裁定してください
error-admin-room-closed = 対局室はすでに閉じています
error-admin-unavailable = 今は実行できません。少し待ってからもう一度お試しください
error-admin-restarting = サーバーは再起動中です。少し待ってからもう一度お試しください
error-admin-refused = サーバーが受け付けませんでした：{ $text }
