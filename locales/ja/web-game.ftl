# 対局の規定と時間。
web-enforcement-claim = 禁手を指摘
web-enforcement-claim-rif = 禁手を指摘（RIF）
web-enforcement-auto-loss = 禁手即負け
web-enforcement-unplayable = 禁手は着手不可
web-clock-none = 時計なし
web-clock-per-move = 一手{ $time }
web-clock-byo-yomi = { $main } + { $periods } × { $period }
web-clock-byo-yomi-only = { $periods } × { $period }
web-clock-sudden-death = { $main }
web-clock-fischer = { $main } + { $increment }
web-clock-correspondence = 一手{ $days }日
web-lines = { $size }×{ $size }
web-games-of-match = { $games }局
web-rated = レート
web-periods-left = { $periods ->
    [0] 秒読み終了
    [1] 最後の秒読み
   *[other] 秒読みあと{ $periods }回
}

# 起きたこと。
web-tell-stone = { $colour }{ $point }。
web-tell-passed = { $name }がパスしました。
web-tell-swap = { $name }が色を交替しました。
web-tell-committed = { $name }が石を握りました。
web-tell-draw-passed-over = { $name }は打ち続けました：引き分けは断られました。
web-tell-draw-offered = { $name }が引き分けを申し込みました。
web-tell-take-back-asked = { $name }が自分の最後の一手の待ったを求めています。
web-tell-away = { $name }が席を外しました。
web-tell-back = { $name }が戻りました。

# 棋譜とその見返し。
web-game = 対局
web-moves = 棋譜
web-no-moves = まだ着手がありません
web-passed = パス
web-direct = 直接打ち
web-indirect = 間接打ち
web-live = 現在へ戻る
web-step-first = 最初へ
web-step-back = 一手戻る
web-step-next = 一手進む
web-step-last = 最後の手へ
web-move-label = { $number }手目：{ $colour }{ $point }
web-missed-mark = 指摘されなかった禁手
web-claimed-mark = 禁手と指摘されたが、禁手ではない
web-replay = 再生
web-play = 再生
web-pause = 一時停止
web-move-number = 手数
web-move-of = 全{ $moves }手中の{ $number }手目
web-board = 盤
web-board-back = { $number }手目のあとの盤
web-board-explanation = 解説の盤
web-no-game = この対局は見つかりません
web-still-playing = 対局中です。観戦する
web-to-room = 対局室へ
web-share = 共有
web-copied = リンクをコピーしました
web-download-json =
    .title = すべての操作と時刻を含む記録をダウンロード
web-download-sgf =
    .title = 棋譜を SGF でダウンロード

# 対局の結果。
web-result = 結果
web-result-won = あなたの勝ち
web-result-lost = あなたの負け
web-result-draw = 引き分け
web-result-void = この対局は数えません
web-result-winner = { $name }の勝ち
web-why = 理由を見る
web-review = 感想戦
web-rematch = 再対局
web-next-game = 次の対局
web-not-ready = まだ待つ
web-ready-waiting = { $opponent }を待っています…
web-wants-rematch = { $opponent }が再対局を望んでいます。
web-wants-next = { $opponent }は次の対局の用意ができました。

# 禁手である理由、ない理由。
web-explain = 解説
web-explain-title = { $point }：{ $verdict }。
web-explain-because-legal = 本当の三：{ $threes }、四：{ $fours }。禁手ではありません。
web-explain-back = 前へ
web-explain-next = 次へ
web-explain-close = 解説を閉じる

# 断られた理由。
web-refusal-no-connection = 接続がありません。つながったらもう一度お試しください。
web-refusal-no-answer = 応答がありません。しばらくしてもう一度お試しください。
web-refusal-no-such-room = その対局室はありません。ずっと前に閉じられたのかもしれません。
web-refusal-no-such-game = その対局はありません。
web-refusal-no-such-move = この対局にその手の石はありません。
web-refusal-game-not-over = 対局が終わってからお知らせします。
web-refusal-not-this-game = 盤はもう別の対局になっています。
web-refusal-not-entered = このページは対局室に入っていません。読み込み直してください。
web-refusal-too-many-entered = 一つのページで同時に入れる対局室は{ $max }までです。
web-refusal-too-many-rooms = すでに{ $max }の対局室で待つか対局しています。どれかを終えるか出てください。
web-refusal-too-many-pages = すでに{ $max }のページを開いています。どれかを閉じてください。
web-refusal-too-many-sockets = お使いのネットワークからすでに{ $max }のページが開かれています。どれかを閉じてください。
web-refusal-too-fast = 速すぎます。少し待ってからもう一度お試しください。
web-refusal-bad-message = このページが理解されませんでした。読み込み直してください。
web-refusal-bad-body = 送った内容が理解されませんでした。
web-refusal-bad-query = アドレスが理解されませんでした。
web-refusal-bad-cursor = 一覧はそこからは続きません。
web-refusal-bad-name = 名前は1～{ $max }文字で、見えない文字は使えません。
web-refusal-body-too-large = 一度に送る量が多すぎます。
web-refusal-body-too-slow = 届くのに時間がかかりすぎました。もう一度お試しください。
web-refusal-protocol-version = ページとサーバーの版が違います。読み込み直してください。
web-reload = 読み込み直す
web-refusal-hello = このページが理解されませんでした。読み込み直してください。
web-refusal-upgrade-required = 接続を開けませんでした。
web-refusal-unknown-clock = その時間は用意がありません。
web-refusal-no-such-computer = そのコンピューター棋士はいません。
web-refusal-rated-needs-account = レート対局にはアカウントが必要です。
web-refusal-no-such-person = その人はいません。
web-refusal-no-such-pool = その名前のレーティングはありません。
web-refusal-not-rated = この対局はレート対局ではありません。
web-refusal-unknown-preset = その種類の対局室はありません。
web-refusal-chat-length = 発言は1～{ $max }文字です。
web-refusal-chat-characters = 表示できない文字が含まれています。
web-refusal-maintenance = メンテナンス中のため新しい対局は始められません。進行中の対局は続けられます。
web-refusal-restarting = 再起動中です。しばらくしてもう一度お試しください。
web-refusal-unavailable = いまはできません。しばらくしてもう一度お試しください。
web-refusal-not-found = このアドレスには何もありません。
web-refusal-method-not-allowed = このアドレスではできません。
web-refusal-wrong-host = サーバーはこの名前を知りません。本来のアドレスをお使いください。
web-refusal-wrong-origin = このサイトのページからの操作ではありません。読み込み直してください。
web-refusal-no-session = どなたか分かりません。ページを読み込み直してください。
web-refusal-internal = サーバーで問題が起きました。
web-refusal-room-closed = この対局室は閉じられました。
web-refusal-room-full = 両方の席が埋まっています。観戦はできます。
web-refusal-already-seated = すでに着席しています。
web-refusal-not-seated = 着席していません。
web-refusal-game-running = 対局中です。
web-refusal-no-opponent = まだ誰も来ていません。
web-refusal-show-forbidden-in-claim-room = 禁手を指摘する対局では禁点を示せません。「禁手即負け」か「禁手は着手不可」を選ぶか、示さないでください。
web-refusal-recorded-game-in-room = 対面の対局は対局室では打てません。
web-refusal-games-out-of-range = その局数の対局はできません。
web-refusal-needs-renju = { $opening }は連珠のもので、{ $rule }とは併用できません。
