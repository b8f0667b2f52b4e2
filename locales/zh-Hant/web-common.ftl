# 瀏覽器介面各頁共有的文字：頁面框架、設定、棋盤各點的讀法。
web-name = 天元
web-page-title = { $page } · 天元
web-skip = 跳到正文
web-pages = 頁面
web-lobby = 大廳
web-language = 語言
web-settings = 設定
web-close = 關閉
web-notices = 通知
web-dismiss = 知道了
web-offline = 連線已中斷。恢復後頁面會自動繼續。

web-not-found = 沒有這個頁面
web-not-found-hint = 網址可能有誤，或房間已不存在。
web-to-lobby = 回到大廳
web-loading = 正在載入……
web-page-failed = 頁面未能載入
web-page-failed-hint = 載入途中連線中斷了。
web-try-again = 再試一次

web-theme = 外觀
web-theme-system = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-look = 棋盤
web-look-wood = 木
web-look-paper = 紙
web-look-slate = 石板
web-look-contrast = 高對比
web-look-sample = 棋盤樣例
web-coordinates = 座標
web-move-numbers = 手數
web-sound = 聲音
web-confirm = 落子前再點一次確認
web-confirm-touch = 僅觸控螢幕
web-confirm-always = 總是
web-confirm-never = 從不

# 螢幕閱讀器所讀的棋盤各點。
web-point-empty = { $point }，空
web-point-stone = { $point }，{ $colour ->
    [black] 黑
   *[white] 白
}
web-point-move = { $point }，{ $colour ->
    [black] 黑
   *[white] 白
}，第 { $number } 手
web-point-offered = { $point }，備選 { $label }
web-point-forbidden = { $point }，禁手：{ $kind }
web-point-more = { $point }，{ $note }
web-point-chosen = { $point }，已選取，再選一次落子

# 螢幕閱讀器所讀的棋鐘及其提示。
web-clock = { $name }：{ $time }
web-clock-running = { $name }：{ $time }，正在走

# 營運者的通知。
web-maintenance = 維護中：不開始新的對局，進行中的對局照常進行。
web-announcement = 公告
web-close-announcement = 關閉公告
