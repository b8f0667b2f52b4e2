# 対局室の人々。
web-room = 対局室
web-no-room = この対局室は見つかりません
web-you = あなた
web-seat-free = 空席
web-colour-open = 色はまだ決まっていません
web-score = 対戦成績
web-points = { NUMBER($points, maximumFractionDigits: 1) }点
web-to-act = 手番
web-presence-online = 接続中
web-presence-online-lag = 接続中、{ $ms }ミリ秒
web-presence-slow = 接続が遅れています
web-presence-slow-lag = 接続が遅れています、{ $ms }ミリ秒
web-presence-away = 接続していません
web-spectators = 観戦者{ $count }人
web-spectator = 観戦者
web-waiting-label = 相手待ち
web-waiting = 相手を待っています…
web-waiting-public = 対局室はロビーに出ています。リンクを送ることもできます。
web-waiting-private = リンクを知っている人だけが入れます。友だちに送ってください。
web-link = 対局室へのリンク
web-waits = { $name }が相手を待っています
web-waits-hint = 席に着くと対局が始まります。
web-leave = 対局室を出る
web-room-closed = この対局室は閉じられました。
web-paused = 時計は止まっています。

# 対局者ができること。
web-actions = 操作
web-claim = 禁手
    .title = 相手の最後の石を禁手と指摘する（F）
web-pass = パス
    .title = 打たずに手番を渡す（P）
web-offer-draw = 引き分け
    .title = 次の手とともに引き分けを申し込む（D）
web-offer-draw-on = 次の手とともに引き分けを申し込みます。
web-resign = 投了
    .title = 負けを認めて終える
web-resign-sure = 投了しますか？
web-play-on = 続ける
web-abort = 取りやめ
    .title = 始まる前に対局を取りやめる。この対局は数えません
web-take-back = 待った
    .title = 自分の最後の一手の待ったを求める（U）
web-decline = 断る
web-draw-offered-label = 引き分けの申し込み
web-draw-waits = 引き分けを申し込みました。{ $opponent }が答えるか、打ち続けます。
web-draw-accept = 引き分けにする
web-take-back-offered-label = 待ったの申し出
web-take-back-waits = 待ったを求めています。{ $opponent }が答えるか、打ち続けます。
web-take-back-accept = 待ったを認める
web-cancel = やめる
web-confirm-point = { $point }に打つ
web-point-taken = そこには石があります。
web-not-here = いまは選べません
web-choose-offered = 示された点から選んでください。
web-refused-foul = { $point }は禁手なので打てません。
web-no-foul = 禁手ではありません。対局は続きます。
web-no-foul-by = { $name }が{ $colour }{ $point }を指摘しましたが、禁手ではありません。対局は続きます。
web-your-turn = あなたの手番です。
web-turn-of = { $name }の手番です。
web-time-left = 残り{ $seconds }秒。

# 相手が席を外したとき。
web-away-label = 相手の不在
web-away = { $name }が席を外しています。
web-away-countdown = { $name }が席を外しています。戻らなければ、{ $time }後に勝ちを主張できます。
web-away-claimable = { $name }は長く席を外しています。勝ちを主張することも、待つこともできます。
web-away-claim = 勝ちを主張
web-away-wait = 待つ

# 問い。
web-question = 問い
web-asked = { $who }：{ $question }
web-first-act = あと{ $time }以内に始めてください。
web-ask-move = { $number }手目の{ $stone ->
    [black] 黒石
   *[white] 白石
}を打つ
web-ask-only-forbidden = パスする
    .hint = 空点はすべて禁手なので、パスしかできません。
web-ask-claim-or-let-stand = 最後の石を指摘するか、認める
    .hint = この石で引き分けになります：{ $draw ->
        [board-full] 満局
       *[no-five] どちらも五連を作れません
    }。
web-ask-commit = 石を握る
    .hint = { $min }～{ $max }個です。次に{ $opponent }が数を言い、差が奇数なら{ $opponent }が、偶数ならあなたが先に黒を持ちます。握った数は封印され、あとで誰でも確かめられます。
web-ask-guess = { $min }～{ $max }の数を言う
    .hint = { $opponent }が石を握っています。差が奇数ならあなたが、偶数なら{ $opponent }が先に黒を持ちます。
web-ask-reveal = 手を開く
web-ask-place = { $number }手目の{ $stone ->
    [black] 黒石
   *[white] 白石
}を打つ
    .hint = 明るい点に打てます。暗い点に触れると、打てない理由を示します。
web-ask-offer = 五手目の候補を{ $count }点示す
    .hint = どの二点も同形にはできません。選ぶのは{ $opponent }です。
web-ask-choose-colour = 色を選ぶ
web-ask-choose-colour-or-add-two = 色を選ぶか、二手加える
    .hint = 白と黒を一手ずつ加えると、{ $opponent }が色を選びます。
web-ask-may-swap = 色を交替するか、そのままか
    .hint = 交替すると、もう一方の色とその石を持ちます。相手は断れません。{ $place ->
        [yes] そのまま次の石を打ってもかまいません。
       *[no] { "" }
    }
web-ask-may-swap-or-offer = 交替するか、そのままか、五手目の候補を{ $count }点示すか
    .hint = 交替すると、もう一方の色とその石を持ちます。相手は断れません。{ $place ->
        [yes] そのまま次の石を打ってもかまいません。
       *[no] { "" }
    }
web-ask-declare = 五手目の題数を決める
    .hint = { $min }～{ $max }。
web-ask-keep-one = { $points }から残す一点を選ぶ
    .hint = それが五手目になります。
web-ask-remove-one = { $points }から外す一つを選ぶ
    .hint = もう一つが五手目として残ります。
web-let-stand = 認める
web-add-two = 二手加える
web-swap = 交替
    .title = もう一方の色とその石を持ちます。相手は断れません。
web-no-swap = 交替しない
web-offer-fifths = { $count }点を示す
web-keep-point = { $letter }（{ $point }）を残す
web-remove-point = { $letter }（{ $point }）を外す
web-offer-chosen = 選んだ点
web-offer-take-back = この点を取り消す
web-offer-more = あと{ $count }点
web-offer-send = この{ $count }点を示す
web-offer-undo = 元に戻す
web-offer-elsewhere = この点は示せません。

# 26の珠型。
web-gallery = 26の珠型
web-gallery-open = 珠型を名前で選ぶ
web-gallery-direct = 直接打ち
web-gallery-indirect = 間接打ち
web-plan-shown = を盤に示しています。
web-plan-play = このとおり打つ
web-plan-drop = やめる

# 握り。
web-nigiri-any = 無作為に握る
web-nigiri-or = または個数を選ぶ
web-nigiri-lost = 握った数は、握ったときのブラウザだけが知っています。そのブラウザで対局室を開いてください。
web-nigiri-check = 握りを確かめる
web-nigiri-guess = 言った数
web-nigiri-hand = 握った数と合言葉
web-nigiri-sealed = 前もって示された封印（SHA-256）
web-nigiri-computed = いま計算した封印
web-nigiri-same = 一致します。数は変えられていません。
web-nigiri-differs = 一致しません。

# 会話。
web-chat = チャット
web-chat-players = 対局者だけに見えます
web-chat-spectators = 対局が終わるまで観戦者だけに見えます
web-chat-all = みんなに見えます
web-chat-placeholder = ひとこと
web-chat-send = 送る
web-moves-and-chat = 棋譜と会話
web-unread = 未読{ $count }件

# キー。
web-keys = キー
web-keys-board = 盤では矢印キーで動き、Enter で打ち、Esc で選択を取り消します。
web-key-board = 盤へ
web-key-claim = 禁手を指摘
web-key-swap = 交替、または問いの答えへ
web-key-no-swap = 交替しない
web-key-accept = 認める
web-key-decline = 断る
web-key-draw = 次の手とともに引き分けを申し込む
web-key-pass = パス
web-key-take-back = 待ったを求める
web-key-resign = 投了のボタンへ
web-key-why = 理由を見る
web-key-numbers = 手数表示
web-key-chat = 会話へ
web-key-live = 現在へ戻る
web-key-step = 一手戻る、進む
web-key-ends = 最初へ、最後へ
web-key-play = 再生、一時停止
web-key-space = スペース
web-key-help = このキー一覧
