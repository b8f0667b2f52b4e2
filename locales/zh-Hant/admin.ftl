# `tengen admin` 的輸出。
admin-status =
    Tengen { $version }，已開放 { $minutes } 分鐘，資料庫 { $database }
    { $people } 人、{ $pages } 個頁面；{ $open } 個開放房間、{ $games } 局對局、{ $resting } 個局間房間；{ $jobs } 項引擎工作
admin-ready = 正在接受指令。
admin-not-ready = 不接受全部指令：{ $code }
admin-no-maintenance = 沒有維護。
admin-maintenance = 維護中：不開始新的對局。{ $message }
admin-no-announcement = 沒有公告。
admin-announcement = 公告：{ $text }
admin-log-level = 日誌從現在起按 { $filter } 記錄。
admin-person = { $name }（{ $id }），{ $pages } 個頁面
admin-room = { $room }：{ $status }，{ $one } – { $two }，{ $spectators } 人觀戰，{ $minutes } 分鐘前有變化
admin-game = { $game }（房間 { $room }）：{ $one } – { $two }，{ $rules }，{ $opening }，{ $moves } 子，{ $minutes } 分鐘
admin-open = 開放
admin-playing = 對局中
admin-between = 局間
admin-closed = 已關閉
error-admin-nobody = 那裡沒有開放的伺服器，或目前使用者無權存取（{ $path }：{ $reason }）；用 --data 指定其資料夾
error-admin-bad-announcement = 公告應有 1 到 500 個字元，且不含控制字元
error-admin-bad-log-level = 日誌等級無效：{ $text }
error-admin-no-answer = 伺服器的答覆無法理解：{ $message }
admin-tended = { $name }（@{ $id }）：{ $about }
admin-joint = ，
admin-account-since = 帳號建於 { $at }
admin-guest-since = 訪客，首次來訪 { $at }
admin-last-seen = 最近來訪 { $at }
admin-no-session = 未登入
admin-operator-since = 管理員（自 { $at }）
admin-suspended = 永久停用：{ $reason }
admin-suspended-until = 停用至 { $end }：{ $reason }
admin-more-people = 還有更多：請把名字寫得更完整。
admin-verdict = { $verdict ->
        [one] 一號席勝
        [two] 二號席勝
        [draw] 和棋
       *[void] 不計
    }
admin-decided =
    對局 { $game }（房間 { $room }）已裁定：{ $verdict ->
        [one] 一號席勝
        [two] 二號席勝
        [draw] 和棋
       *[void] 不計
    }。
admin-annulled = 對局 { $game } 不再計入等級分。
admin-counts = 對局 { $game } 計入等級分。
admin-change = { $seat } 號席：裁定前 { $before }，現在 { $after }
admin-room-closed = 房間 { $room } 已關閉。
admin-more-deeds = 還有更多：--before { $number }
admin-by-machine = 命令列
admin-for-ever = 永久
admin-deed = { $number }  { $at }  { $by }：{ $what }
admin-deed-because = { $number }  { $at }  { $by }：{ $what }。理由：{ $reason }
admin-deed-grant = 授予 { $target } 管理員身分
admin-deed-revoke = 取消 { $target } 的管理員身分
admin-deed-suspend = 停用 { $target }，期限：{ $detail }
admin-deed-lift = 恢復 { $target }
admin-deed-rename = 給 { $target } 改名：{ $detail }
admin-deed-log-out = 讓 { $target } 登出
admin-deed-decide = 裁定對局 { $target }：{ $detail }
admin-deed-annul = 取消對局 { $target }
admin-deed-restore = 恢復對局 { $target }
admin-deed-close-room = 關閉房間 { $target }
admin-deed-announce = 公告：{ $detail }
admin-deed-take-back = 撤回公告
admin-deed-begin-maintenance = 開始維護。{ $detail }
admin-deed-end-maintenance = 結束維護
admin-deed-log-level = 日誌等級：{ $detail }
error-admin-no-such-person = 沒有人叫這個名字；用 @ID 按編號指定
error-admin-no-account = 只有有帳號的人才能成為管理員
error-admin-is-operator = 此人是管理員：請先取消其身分
error-admin-bad-reason = 理由應有 1 到 500 個字元，且不含控制字元
error-admin-bad-length = 停用時間為一秒到十年，或 forever
error-admin-bad-name = 名字應有 1 到 24 個字元，且不含不可見字元
error-admin-guest-name = 這是訪客用的名字
error-admin-name-taken = 已有人用這個名字
error-admin-no-such-game = 沒有這局對局
error-admin-no-such-room = 沒有這個房間
error-admin-not-rated = 這不是等級分對局，或尚未結束
error-admin-game-over = 對局已經結束
error-admin-colours-not-drawn = 還沒有猜先：請按席位裁定（one 或 two）
error-admin-game-running = 房間裡正在對局：請先裁定
error-admin-room-closed = 房間已經關閉
error-admin-unavailable = 現在無法完成：請稍後再試
error-admin-restarting = 伺服器正在重啟：請稍後再試
error-admin-refused = 伺服器拒絕了：{ $text }
