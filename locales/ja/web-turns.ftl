# 対局中の対局と手番。
web-my-games = 対局中
web-my-games-waiting = 対局中：{ $count }局であなたの手番です
web-my-games-none = 対局中の対局はありません。
web-my-games-yours = あなたの手番
web-my-games-theirs = 相手の手番
web-my-game-against = 対 { $name }
web-my-game-yours = { $name }との対局：あなたの手番、{ $moves }手まで
web-my-game-theirs = { $name }の手番、{ $moves }手まで
web-my-game-turn = あなたの手番
web-my-game-turn-left = あなたの手番、残り{ $time }
web-my-game-waits = 相手の手番
web-my-game-waits-left = 相手の残り時間 { $time }
web-my-game-moves = { $moves }手
web-my-game-live = 進行中
web-turn-against = { $name }との対局であなたの手番です。
web-notifications = 手番の通知
web-notifications-hint = ページが開いていて見えていない時に、システムが知らせます。
web-notifications-denied = ブラウザーがこのサイトの通知を許可していません。
web-push = ページを開いていない時も
web-push-loading = お待ちください…
web-push-on = このブラウザーではオンです。一手に日数をかける対局の手番を、ここでログアウトするまで知らせます。
web-push-off = このブラウザーではオフです。一手に日数をかける対局の手番を知らせることができます。
web-push-none = このサイトでは用意されていません。
web-push-guest = アカウントのある人向けです。先にログインしてください。
web-push-denied = ブラウザーがこのサイトの通知をブロックしています。アドレスの横のサイトの設定で許可し、ページを読み込み直してください。
web-push-unsupported = このブラウザーではできません。iPhone や iPad では、ページをホーム画面に追加し、そこから開いてください。
web-push-failed = ブラウザーが登録できませんでした。プッシュサービスが応答しないか、ブラウザーが許可していません。
web-next-turn = 次の対局：{ $name }
web-no-next-turn = ほかに手番の対局はありません。

# 一日以上の残り時間。
web-time-days = { $hours ->
    [0] { $days }日
   *[other] { $days }日{ $hours }時間
}

# 通信対局の対局室。
web-waiting-days = ページを離れてもかまいません。対局室は二週間待ちます。
web-correspondence-hint = 通信対局：一手ごとに日数があり、二人とも好きな時に打てます。
web-correspondence-guest = 通信対局にはアカウントが必要です。
