# 對局的規則與用時。
web-enforcement-claim = 指出禁手
web-enforcement-claim-rif = 指出禁手（RIF）
web-enforcement-auto-loss = 走禁手就輸
web-enforcement-unplayable = 禁手不能落子
web-clock-none = 不計時
web-clock-per-move = 每手 { $time }
web-clock-byo-yomi = { $main } + { $periods } × { $period }
web-clock-byo-yomi-only = { $periods } × { $period }
web-clock-sudden-death = { $main }
web-clock-fischer = { $main } + { $increment }
web-clock-correspondence = 每手 { $days } 天
web-lines = { $size }×{ $size }
web-games-of-match = { $games } 局
web-rated = 等級分
web-periods-left = { $periods ->
    [0] 讀秒已盡
    [1] 最後一次讀秒
   *[other] 還有 { $periods } 次讀秒
}

# 發生了什麼。
web-tell-stone = { $colour } { $point }。
web-tell-passed = { $name }虛手。
web-tell-swap = { $name }交換黑白。
web-tell-committed = { $name }已握好棋子。
web-tell-draw-passed-over = { $name }繼續下棋：和棋未被接受。
web-tell-draw-offered = { $name }提和。
web-tell-take-back-asked = { $name }請求悔棋，收回自己的最後一手。
web-tell-away = { $name }離開了。
web-tell-back = { $name }回來了。

# 棋譜與重看。
web-game = 對局
web-moves = 棋譜
web-no-moves = 還沒有落子
web-passed = 虛手
web-direct = 直指
web-indirect = 斜指
web-live = 回到當前
web-step-first = 到開頭
web-step-back = 上一手
web-step-next = 下一手
web-step-last = 到最後一手
web-move-label = 第 { $number } 手：{ $colour } { $point }
web-missed-mark = 無人指出的禁手
web-claimed-mark = 被指為禁手，其實不是
web-replay = 重看
web-play = 播放
web-pause = 暫停
web-move-number = 手數
web-move-of = 第 { $number } 手，共 { $moves } 手
web-board = 棋盤
web-board-back = 第 { $number } 手之後的棋盤
web-board-explanation = 講解中的棋盤
web-no-game = 找不到這局棋
web-still-playing = 對局正在進行：去觀戰
web-to-room = 到房間
web-share = 分享
web-copied = 連結已複製
web-download-json =
    .title = 下載完整記錄，含每個動作及其時間
web-download-sgf =
    .title = 下載 SGF 棋譜

# 對局結果。
web-result = 結果
web-result-won = 你贏了
web-result-lost = 你輸了
web-result-draw = 和棋
web-result-void = 本局不算
web-result-winner = { $name }獲勝
web-why = 為什麼
web-review = 覆盤
web-rematch = 再來一局
web-next-game = 下一局
web-not-ready = 再等等
web-ready-waiting = 正在等待{ $opponent }……
web-wants-rematch = { $opponent }想再來一局。
web-wants-next = { $opponent }已準備好下一局。

# 為什麼是或不是禁手。
web-explain = 講解
web-explain-title = { $point }：{ $verdict }。
web-explain-because-legal = 真正的活三：{ $threes } 個；四：{ $fours } 個。不是禁手。
web-explain-back = 上一步
web-explain-next = 下一步
web-explain-close = 關閉講解

# 為什麼不接受。
web-refusal-no-connection = 連不上。恢復後請再試。
web-refusal-no-answer = 沒有收到回答。請稍後再試。
web-refusal-no-such-room = 沒有這個房間，可能早已關閉。
web-refusal-no-such-game = 沒有這局棋。
web-refusal-no-such-move = 這局棋沒有這一手。
web-refusal-game-not-over = 對局結束後才會說明。
web-refusal-not-this-game = 棋盤上已是另一局。
web-refusal-not-entered = 頁面不在這個房間裡，請重新載入。
web-refusal-too-many-entered = 一個頁面最多同時進入 { $max } 個房間。
web-refusal-too-many-rooms = 你已在 { $max } 個房間中等待或對局。請先結束或離開其中一個。
web-refusal-too-many-pages = 你已開啟 { $max } 個頁面。請關閉一個。
web-refusal-too-many-sockets = 你所在的網路地址已開啟 { $max } 個頁面。請關閉一個。
web-refusal-too-fast = 太快了。請稍候再試。
web-refusal-bad-message = 無法理解這個頁面，請重新載入。
web-refusal-bad-body = 無法理解發送的內容。
web-refusal-bad-query = 無法理解這個地址。
web-refusal-bad-cursor = 列表無法從那裡繼續。
web-refusal-bad-name = 名字為 1 到 { $max } 個字，不能有看不見的字元。
web-refusal-body-too-large = 一次傳送的內容太多。
web-refusal-body-too-slow = 傳送太慢，請再試一次。
web-refusal-protocol-version = 頁面與伺服器版本不同，請重新載入。
web-reload = 重新載入
web-refusal-hello = 無法理解這個頁面，請重新載入。
web-refusal-upgrade-required = 無法建立連線。
web-refusal-unknown-clock = 沒有這種用時。
web-refusal-no-such-computer = 沒有這個電腦棋手。
web-refusal-rated-needs-account = 等級分對局需要帳號。
web-refusal-no-such-person = 沒有這個人。
web-refusal-no-such-pool = 沒有這個名稱的等級分。
web-refusal-not-rated = 本局不是等級分對局。
web-refusal-unknown-preset = 沒有這種房間。
web-refusal-chat-length = 一句話為 1 到 { $max } 個字。
web-refusal-chat-characters = 其中有無法顯示的字元。
web-refusal-maintenance = 維護期間不開始新的對局；進行中的對局照常進行。
web-refusal-restarting = 正在重新啟動，請稍候再試。
web-refusal-unavailable = 暫時無法做到，請稍候再試。
web-refusal-not-found = 這個地址沒有內容。
web-refusal-method-not-allowed = 這個地址不能這樣做。
web-refusal-wrong-host = 伺服器不認得這個名稱，請使用它自己的地址。
web-refusal-wrong-origin = 請求並非來自本站頁面，請重新載入。
web-refusal-no-session = 伺服器不認得你，請重新載入頁面。
web-refusal-internal = 伺服器內部出錯了。
web-refusal-room-closed = 房間已關閉。
web-refusal-room-full = 兩個座位都有人了。可以觀戰。
web-refusal-already-seated = 你已在座。
web-refusal-not-seated = 你沒有入座。
web-refusal-game-running = 對局正在進行。
web-refusal-no-opponent = 還沒有人來。
web-refusal-show-forbidden-in-claim-room = 需要指出禁手的對局不顯示禁手點。請選「走禁手就輸」或「禁手不能落子」，或不顯示。
web-refusal-recorded-game-in-room = 面對面的對局不在房間裡下。
web-refusal-games-out-of-range = 一場比賽不能有這麼多局。
web-refusal-needs-renju = { $opening }屬於連珠，不能與{ $rule }同用。
