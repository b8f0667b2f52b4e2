# 對局為什麼不接受某個動作。不被接受的動作不改變任何東西。
rejection-game-over = 對局已經結束。
rejection-not-for-actor = { $actor }不能這樣做（{ $action }）。
rejection-paused = 對局暫停中；恢復之前誰也不能行動。
rejection-not-paused = 對局沒有暫停。
rejection-not-your-turn = 現在該{ $name }行動。
rejection-colours-not-drawn = 先要猜先。{ $question }
rejection-nigiri-not-asked = 猜先現在不需要這一步。{ $question }
rejection-nigiri-number = 棋子數應為 { $min } 到 { $max }，不能是 { $number }。
rejection-nigiri-nonce = 密語由 { $min } 到 { $max } 個拉丁字母或數字組成。
rejection-nigiri-mismatch = 數字和密語與握子時的封印不符。
rejection-forbidden = { $point } 是{ $kind }，此處不能落子。請下別的點。
rejection-claim-or-let-stand = 最後一子使棋局成為和棋：請指出禁手或放過，現在不能做別的。
rejection-nothing-to-let-stand = 沒有等待放過的棋子。
rejection-pass-too-early = 盤上滿六子之前不能虛手；現在有 { $stones } 子。
rejection-pass-not-allowed = { $rule }規則下，還有空點時不能虛手。
rejection-draw-offer-in-opening = 開局結束之後才能提和。
rejection-no-draw-offer = 沒有人提和。
rejection-no-claims = 本局不需要指出禁手。
rejection-colour-not-bound = { $colour }沒有禁手。
rejection-nothing-to-claim = 對方沒有可以指出的著手。
rejection-already-claimed = 這一手已經指出過，不是禁手。
rejection-not-begun = 對局還沒有開始：雙方都要先走過。可以改為取消對局。
rejection-already-begun = 對局已經開始，不能取消。可以認輸。
rejection-take-back-not-allowed = 本局不能悔棋。
rejection-nothing-to-take-back = 該方在開局之後沒有可以收回的著手。
rejection-take-back-pending = { $name }已請求悔棋，正在等待回答。
rejection-take-back-refused = 悔棋已被拒絕；自己再下一手之後可以再請求。
rejection-no-take-back-asked = 沒有人請求悔棋。
rejection-no-abandonment = 本局不能因對方離開而判勝。
rejection-not-away = { $name }沒有離開。
rejection-away-too-short = { $name }離開的時間還不夠；請再等 { $seconds } 秒。
rejection-not-recorded = 只有面對面的對局才能這樣判定。

# 開局為什麼不接受某個回答。
rejection-opening-over = 開局已經結束，現在不需要這樣的回答。
rejection-wrong-role = 現在該{ $name }回答。
rejection-wrong-answer = 這不是所問的回答。{ $question }
rejection-wrong-count = 要打 { $count } 個點，不是 { $offered } 個。請寫在同一行。
rejection-duplicate = { $point } 寫了兩次。請打不同的點。
rejection-outside-board = { $point } 不在 { $size } 的棋盤上。
rejection-occupied = { $point } 已有{ $stone ->
    [black] 黑子
   *[white] 白子
}。請下空點。
rejection-not-centre = 第一子要下在天元 { $centre }，不能下在 { $point }。
rejection-not-touching = { $point } 沒有緊貼 { $centre } 的棋子；第二子必須緊貼。
rejection-outside-square = { $point } 在 { $from } 到 { $to } 的方塊之外；須下在方塊內。
rejection-inside-square = { $point } 在 { $from } 到 { $to } 的方塊之內；須下在方塊外。
rejection-opening-left-out = { $point } 會形成開局 { $opening }，此規則不用這種開局。
rejection-same-shape = { $first } 與 { $second } 同形：旋轉或翻轉之後，兩種棋形相同。請把其中一點換成別的點。
rejection-number-out-of-range = 數字應為 { $min } 到 { $max }，不能是 { $number }。
rejection-not-offered = { $point } 不是打點；打點是 { $points }。

# 各項設定為什麼不能同時使用。
settings-needs-renju = 開局 { $opening } 屬於連珠，不能與 { $rule } 同用；free、swap、swap2、pro、long-pro 可以
settings-needs-renju-board = 開局 { $opening } 用 15x15 的棋盤，不能用 { $size }
settings-board-too-small = 開局 { $opening } 需要 15x15 或更大的棋盤，不能用 { $size }
settings-take-back-in-rated-game = 等級分對局不能悔棋
settings-show-forbidden-in-claim-room = 需要指出禁手的對局不顯示禁手點；請選 auto-loss 或 unplayable
settings-zero-time = { $time }不能是零
settings-time-too-long = { $time }最多 { $max } 秒
settings-periods-out-of-range = 讀秒為 1 到 { $max } 次，不能是 { $periods } 次
settings-clock-in-recorded-game = 面對面的對局用自己的棋鐘
settings-nigiri-in-recorded-game = 面對面的對局用手猜先
settings-nigiri-needs-deadline = 對局中猜先須有棋鐘，或有第一手的期限
time-main-time = 局時
time-turn-time = 每手時間
time-period = 每次讀秒的時間
time-increment = 加秒
time-first-move-deadline = 第一手的期限
time-abandonment-delay = 對方離開多久才可判勝
