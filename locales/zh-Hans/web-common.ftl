# 浏览器界面各页共有的文字：页面框架、设置、棋盘各点的读法。
web-name = 天元
web-page-title = { $page } · 天元
web-skip = 跳到正文
web-pages = 页面
web-lobby = 大厅
web-language = 语言
web-settings = 设置
web-close = 关闭
web-notices = 通知
web-dismiss = 知道了
web-offline = 连接已断开。恢复后页面会自动继续。

web-not-found = 没有这个页面
web-not-found-hint = 地址可能有误，或房间已不存在。
web-to-lobby = 回到大厅
web-loading = 正在载入……
web-page-failed = 页面未能载入
web-page-failed-hint = 载入途中连接断开了。
web-try-again = 再试一次

web-theme = 外观
web-theme-system = 跟随系统
web-theme-light = 浅色
web-theme-dark = 深色
web-look = 棋盘
web-look-wood = 木
web-look-paper = 纸
web-look-slate = 石板
web-look-contrast = 高对比度
web-look-sample = 棋盘样例
web-coordinates = 坐标
web-move-numbers = 手数
web-sound = 声音
web-confirm = 落子前再点一次确认
web-confirm-touch = 仅触屏
web-confirm-always = 总是
web-confirm-never = 从不

# 读屏软件所读的棋盘各点。
web-point-empty = { $point }，空
web-point-stone = { $point }，{ $colour ->
    [black] 黑
   *[white] 白
}
web-point-move = { $point }，{ $colour ->
    [black] 黑
   *[white] 白
}，第 { $number } 手
web-point-offered = { $point }，备选 { $label }
web-point-forbidden = { $point }，禁手：{ $kind }
web-point-more = { $point }，{ $note }
web-point-chosen = { $point }，已选中，再选一次落子

# 读屏软件所读的棋钟及其提示。
web-clock = { $name }：{ $time }
web-clock-running = { $name }：{ $time }，正在走

# 运营者的通知。
web-maintenance = 维护中：不开始新的对局，进行中的对局照常进行。
web-announcement = 公告
web-close-announcement = 关闭公告
