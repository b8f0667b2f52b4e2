# `tengen check` 的結果。
check-progress = { $rooms } 個房間、{ $games } 局對局、{ $studies } 份研究、{ $pools } 份等級分、{ $records } 局外來棋譜、{ $rows } 列
check-row-missing = { $model } { $key }：缺少這一列
check-row-extra = { $model } { $key }：日誌中沒有這一列的來歷
check-row-column = { $model } { $key }：{ $column } 為 { $found }，按日誌應為 { $expected }
check-log-gap = { $stream }：條目沒有從 1 起連續編號
check-log-unreadable = { $stream }：有一條無法讀取；{ $detail }
check-log-unplayable = { $stream }：所記的事不可能按這個順序發生；{ $detail }
check-log-against-the-rules = { $stream }：對局不符合規則；{ $detail }
check-log-other-result = { $stream }：對局的結果與房間所記不同；{ $detail }
check-log-twice = { $stream }：兩個房間都說這局是自己的；{ $detail }
check-log-stray = { $stream }：不知道它屬於什麼
check-clean = 一切無誤：{ $rooms } 個房間、{ $games } 局對局、{ $studies } 份研究、{ $pools } 份等級分、{ $records } 局外來棋譜、{ $rows } 列，用時 { $seconds } 秒。
check-rows-wrong = 有 { $differences } 列與日誌不符；`tengen check --repair` 會重新產生。檢查用時 { $seconds } 秒。
check-log-wrong = 日誌本身有 { $faults } 處錯誤，另有 { $differences } 列與日誌不符。日誌不會被更動：請回到備份，或憑以上清單求助。檢查用時 { $seconds } 秒。
check-mended = 原有 { $differences } 列與日誌不符，現已修復：{ $rooms } 個房間、{ $games } 局對局、{ $studies } 份研究、{ $pools } 份等級分、{ $records } 局外來棋譜、{ $rows } 列，用時 { $seconds } 秒。
check-not-mended = 沒有修復任何內容：日誌本身有 { $faults } 處錯誤，重新產生會遺失一些列。請回到備份，或憑以上清單求助。
check-still-wrong = 清單已重新產生，但仍與日誌不符：這是程式的錯誤。
