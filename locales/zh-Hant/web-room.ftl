# 房間裡的人。
web-room = 房間
web-no-room = 找不到這個房間
web-you = 你
web-seat-free = 空位
web-colour-open = 黑白未定
web-score = 比分
web-points = { NUMBER($points, maximumFractionDigits: 1) } 分
web-to-act = 該走
web-presence-online = 線上
web-presence-online-lag = 線上，{ $ms } 毫秒
web-presence-slow = 連線較慢
web-presence-slow-lag = 連線較慢，{ $ms } 毫秒
web-presence-away = 未連線
web-spectators = { $count } 人觀戰
web-spectator = 觀戰
web-waiting-label = 等待對手
web-waiting = 正在等待對手……
web-waiting-public = 房間已列在大廳裡。也可以把連結發給別人。
web-waiting-private = 只有得到連結的人才能進來。請把它發給朋友。
web-link = 房間連結
web-waits = { $name }在等待對手
web-waits-hint = 入座後對局就開始。
web-leave = 離開房間
web-room-closed = 房間已關閉。
web-paused = 棋鐘已停。

# 棋手能做什麼。
web-actions = 動作
web-claim = 禁手
    .title = 指出對方的最後一子是禁手（F）
web-pass = 虛手
    .title = 不落子（P）
web-offer-draw = 提和
    .title = 與下一手一起提和（D）
web-offer-draw-on = 下一手將同時提和。
web-resign = 認輸
    .title = 認輸，結束對局
web-resign-sure = 確定認輸？
web-play-on = 繼續下
web-abort = 取消對局
    .title = 在開始之前取消；本局不算
web-take-back = 悔棋
    .title = 請求收回自己的最後一手（U）
web-decline = 拒絕
web-draw-offered-label = 提和
web-draw-waits = 你已提和。等{ $opponent }回答，或繼續下。
web-draw-accept = 同意和棋
web-take-back-offered-label = 請求悔棋
web-take-back-waits = 你請求悔棋。等{ $opponent }回答，或繼續下。
web-take-back-accept = 同意悔棋
web-cancel = 取消
web-confirm-point = 落子 { $point }
web-point-taken = 那裡已有棋子。
web-not-here = 現在不能選
web-choose-offered = 請選所打的點。
web-refused-foul = { $point } 是禁手，不能落子。
web-no-foul = 不是禁手。對局繼續。
web-no-foul-by = { $name }指出{ $colour } { $point }：不是禁手。對局繼續。
web-your-turn = 輪到你了。
web-turn-of = 輪到{ $name }。
web-time-left = 還剩 { $seconds } 秒。

# 對方離開時。
web-away-label = 對方離開
web-away = { $name }離開了。
web-away-countdown = { $name }離開了。若不回來，{ $time }後你可以判其負。
web-away-claimable = { $name }已離開很久。你可以判其負，也可以再等。
web-away-claim = 判對方負
web-away-wait = 再等等

# 問題。
web-question = 問題
web-asked = { $who }：{ $question }
web-first-act = 請在 { $time }內開始。
web-ask-move = 下第 { $number } 手，{ $stone ->
    [black] 黑子
   *[white] 白子
}
web-ask-only-forbidden = 虛手
    .hint = 所有空點都是禁手，只能虛手。
web-ask-claim-or-let-stand = 指出最後一子是禁手，或放過
    .hint = 它使棋局成為和棋：{ $draw ->
        [board-full] 滿局
       *[no-five] 雙方都不可能再成五
    }。
web-ask-commit = 握子
    .hint = 請握住 { $min } 到 { $max } 顆棋子，再由{ $opponent }說一個數。差為奇數則{ $opponent }先執黑，否則你先執黑。你的數字已加封，事後人人可以核對。
web-ask-guess = 說一個 { $min } 到 { $max } 的數
    .hint = { $opponent }手中握著若干棋子。差為奇數則你先執黑，否則{ $opponent }先執黑。
web-ask-reveal = 亮子
web-ask-place = 下第 { $number } 手，{ $stone ->
    [black] 黑子
   *[white] 白子
}
    .hint = 亮處可以落子。點暗處會說明為什麼不行。
web-ask-offer = 為第 5 手打 { $count } 個點
    .hint = 任何兩點不得同形，由{ $opponent }選擇。
web-ask-choose-colour = 選黑或白
web-ask-choose-colour-or-add-two = 選黑或白，或再加兩子
    .hint = 再加一白一黑兩子之後，由{ $opponent }選擇。
web-ask-may-swap = 是否交換黑白
    .hint = 交換後你改執另一色及其棋子，對方不能拒絕。{ $place ->
        [yes] 也可以直接落下一子。
       *[no] { "" }
    }
web-ask-may-swap-or-offer = 是否交換黑白，或為第 5 手打 { $count } 個點
    .hint = 交換後你改執另一色及其棋子，對方不能拒絕。{ $place ->
        [yes] 也可以直接落下一子。
       *[no] { "" }
    }
web-ask-declare = 定下第 5 手打幾個點
    .hint = { $min } 到 { $max } 個。
web-ask-keep-one = 從 { $points } 中選一點保留
    .hint = 它成為第 5 手。
web-ask-remove-one = 從 { $points } 中拿掉一子
    .hint = 另一子留作第 5 手。
web-let-stand = 放過
web-add-two = 再加兩子
web-swap = 交換
    .title = 你改執另一色及其棋子，對方不能拒絕。
web-no-swap = 不交換
web-offer-fifths = 打 { $count } 個點
web-keep-point = 保留 { $letter }（{ $point }）
web-remove-point = 拿掉 { $letter }（{ $point }）
web-offer-chosen = 已選的點
web-offer-take-back = 收回這一點
web-offer-more = 還差 { $count } 個點
web-offer-send = 就打這 { $count } 個
web-offer-undo = 撤回
web-offer-elsewhere = 這一點不能打。

# 26 種開局。
web-gallery = 26 種開局
web-gallery-open = 按名稱選開局
web-gallery-direct = 直指開局
web-gallery-indirect = 斜指開局
web-plan-shown = 已顯示在棋盤上。
web-plan-play = 照此落子
web-plan-drop = 放棄

# 猜先。
web-nigiri-any = 隨意抓一把
web-nigiri-or = 或指定顆數
web-nigiri-lost = 手中的顆數只有握子時所用的瀏覽器知道。請在那裡開啟房間。
web-nigiri-check = 核對猜先
web-nigiri-guess = 所說的數
web-nigiri-hand = 手中的顆數與密語
web-nigiri-sealed = 事前的封印（SHA-256）
web-nigiri-computed = 此刻算出的封印
web-nigiri-same = 兩者相同：數字沒有改過。
web-nigiri-differs = 兩者不同。

# 聊天。
web-chat = 聊天
web-chat-players = 只有對局雙方看得到
web-chat-spectators = 對局結束前只有觀戰者看得到
web-chat-all = 大家都看得到
web-chat-placeholder = 說點什麼
web-chat-send = 傳送
web-moves-and-chat = 棋譜與聊天
web-unread = { $count } 句未讀

# 按鍵。
web-keys = 按鍵
web-keys-board = 在棋盤上用方向鍵移動，Enter 落子，Esc 取消選擇。
web-key-board = 到棋盤
web-key-claim = 指出禁手
web-key-swap = 交換，或到問題的回答
web-key-no-swap = 不交換
web-key-accept = 同意
web-key-decline = 拒絕
web-key-draw = 與下一手一起提和
web-key-pass = 虛手
web-key-take-back = 請求悔棋
web-key-resign = 到認輸按鈕
web-key-why = 為什麼
web-key-numbers = 顯示手數
web-key-chat = 到聊天
web-key-live = 回到當前
web-key-step = 上一手、下一手
web-key-ends = 到開頭、到最後
web-key-play = 播放或暫停
web-key-space = 空白鍵
web-key-help = 按鍵一覽
