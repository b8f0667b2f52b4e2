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
admin-tended = { $name }（@{ $id }）：{ $about }
admin-joint = ，
admin-account-since = 账号建于 { $at }
admin-guest-since = 游客，首次来访 { $at }
admin-last-seen = 最近来访 { $at }
admin-no-session = 未登录
admin-operator-since = 管理员（自 { $at }）
admin-suspended = 永久停用：{ $reason }
admin-suspended-until = 停用至 { $end }：{ $reason }
admin-more-people = 还有更多：请把名字写得更完整。
admin-verdict = { $verdict ->
        [one] 一号席胜
        [two] 二号席胜
        [draw] 和棋
       *[void] 不计
    }
admin-decided =
    对局 { $game }（房间 { $room }）已裁定：{ $verdict ->
        [one] 一号席胜
        [two] 二号席胜
        [draw] 和棋
       *[void] 不计
    }。
admin-annulled = 对局 { $game } 不再计入等级分。
admin-counts = 对局 { $game } 计入等级分。
admin-change = { $seat } 号席：裁定前 { $before }，现在 { $after }
admin-room-closed = 房间 { $room } 已关闭。
admin-more-deeds = 还有更多：--before { $number }
admin-by-machine = 命令行
admin-for-ever = 永久
admin-deed = { $number }  { $at }  { $by }：{ $what }
admin-deed-because = { $number }  { $at }  { $by }：{ $what }。理由：{ $reason }
admin-deed-grant = 授予 { $target } 管理员身份
admin-deed-revoke = 取消 { $target } 的管理员身份
admin-deed-suspend = 停用 { $target }，期限：{ $detail }
admin-deed-lift = 恢复 { $target }
admin-deed-rename = 给 { $target } 改名：{ $detail }
admin-deed-log-out = 让 { $target } 退出登录
admin-deed-decide = 裁定对局 { $target }：{ $detail }
admin-deed-annul = 取消对局 { $target }
admin-deed-restore = 恢复对局 { $target }
admin-deed-close-room = 关闭房间 { $target }
admin-deed-announce = 公告：{ $detail }
admin-deed-take-back = 撤回公告
admin-deed-begin-maintenance = 开始维护。{ $detail }
admin-deed-end-maintenance = 结束维护
admin-deed-log-level = 日志级别：{ $detail }
error-admin-no-such-person = 没有人叫这个名字；用 @ID 按编号指定
error-admin-no-account = 只有有账号的人才能成为管理员
error-admin-is-operator = 此人是管理员：请先取消其身份
error-admin-bad-reason = 理由应有 1 到 500 个字符，且不含控制字符
error-admin-bad-length = 停用时间为一秒到十年，或 forever
error-admin-bad-name = 名字应有 1 到 24 个字符，且不含不可见字符
error-admin-guest-name = 这是游客用的名字
error-admin-name-taken = 已有人用这个名字
error-admin-no-such-game = 没有这局对局
error-admin-no-such-room = 没有这个房间
error-admin-not-rated = 这不是等级分对局，或尚未结束
error-admin-game-over = 对局已经结束
error-admin-colours-not-drawn = 还没有猜先：请按席位裁定（one 或 two）
error-admin-game-running = 房间里正在对局：请先裁定
error-admin-room-closed = 房间已经关闭
error-admin-unavailable = 现在无法完成：请稍后再试
error-admin-restarting = 服务器正在重启：请稍后再试
error-admin-refused = 服务器拒绝了：{ $text }
