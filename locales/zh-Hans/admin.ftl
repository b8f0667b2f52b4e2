# `tengen admin` 的输出。
admin-status =
    Tengen { $version }，已开放 { $minutes } 分钟，数据库 { $database }
    { $people } 人、{ $pages } 个页面；{ $open } 个开放房间、{ $games } 局对局、{ $resting } 个局间房间；{ $jobs } 项引擎任务
admin-ready = 正在接受指令。
admin-not-ready = 不接受全部指令：{ $code }
admin-no-maintenance = 没有维护。
admin-maintenance = 维护中：不开始新的对局。{ $message }
admin-no-announcement = 没有公告。
admin-announcement = 公告：{ $text }
admin-log-level = 日志从现在起按 { $filter } 记录。
admin-person = { $name }（{ $id }），{ $pages } 个页面
admin-room = { $room }：{ $status }，{ $one } – { $two }，{ $spectators } 人观战，{ $minutes } 分钟前有变化
admin-game = { $game }（房间 { $room }）：{ $one } – { $two }，{ $rules }，{ $opening }，{ $moves } 子，{ $minutes } 分钟
admin-open = 开放
admin-playing = 对局中
admin-between = 局间
admin-closed = 已关闭
error-admin-nobody = 那里没有开放的服务器，或当前用户无权访问（{ $path }：{ $reason }）；用 --data 指定其文件夹
error-admin-bad-announcement = 公告应有 1 到 500 个字符，且不含控制字符
error-admin-bad-log-level = 日志级别无效：{ $text }
error-admin-no-answer = 服务器的答复无法理解：{ $message }
