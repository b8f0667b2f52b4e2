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
