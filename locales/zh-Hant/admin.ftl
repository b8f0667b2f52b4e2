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
