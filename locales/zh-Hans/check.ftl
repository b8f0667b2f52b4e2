# `tengen check` 的结果。
check-progress = { $rooms } 个房间、{ $games } 局对局、{ $studies } 份研究、{ $pools } 份等级分、{ $records } 局外来棋谱、{ $rows } 行
check-row-missing = { $model } { $key }：缺少这一行
check-row-extra = { $model } { $key }：日志中没有这一行的来历
check-row-column = { $model } { $key }：{ $column } 为 { $found }，按日志应为 { $expected }
check-log-gap = { $stream }：条目没有从 1 起连续编号
check-log-unreadable = { $stream }：有一条无法读取；{ $detail }
check-log-unplayable = { $stream }：所记的事不可能按这个顺序发生；{ $detail }
check-log-against-the-rules = { $stream }：对局不符合规则；{ $detail }
check-log-other-result = { $stream }：对局的结果与房间所记不同；{ $detail }
check-log-twice = { $stream }：两个房间都说这局是自己的；{ $detail }
check-log-stray = { $stream }：不知道它属于什么
check-clean = 一切无误：{ $rooms } 个房间、{ $games } 局对局、{ $studies } 份研究、{ $pools } 份等级分、{ $records } 局外来棋谱、{ $rows } 行，用时 { $seconds } 秒。
check-rows-wrong = 有 { $differences } 行与日志不符；`tengen check --repair` 会重新生成。检查用时 { $seconds } 秒。
check-log-wrong = 日志本身有 { $faults } 处错误，另有 { $differences } 行与日志不符。日志不会被改动：请回到备份，或凭以上清单求助。检查用时 { $seconds } 秒。
check-mended = 原有 { $differences } 行与日志不符，现已修复：{ $rooms } 个房间、{ $games } 局对局、{ $studies } 份研究、{ $pools } 份等级分、{ $records } 局外来棋谱、{ $rows } 行，用时 { $seconds } 秒。
check-not-mended = 没有修复任何内容：日志本身有 { $faults } 处错误，重新生成会丢失一些行。请回到备份，或凭以上清单求助。
check-still-wrong = 列表已重新生成，但仍与日志不符：这是程序的错误。
