# 正在下的對局，以及輪到誰。
web-my-games = 進行中的對局
web-my-games-waiting = 進行中的對局：{ $count } 局輪到你
web-my-games-none = 你現在沒有進行中的對局。
web-my-games-yours = 輪到你
web-my-games-theirs = 輪到對手
web-my-game-against = 對 { $name }
web-my-game-yours = 與 { $name } 的對局：輪到你，已下 { $moves } 手
web-my-game-theirs = 輪到 { $name }，已下 { $moves } 手
web-my-game-turn = 輪到你
web-my-game-turn-left = 輪到你，還剩 { $time }
web-my-game-waits = 輪到對手
web-my-game-waits-left = 對手還剩 { $time }
web-my-game-moves = { $moves } 手
web-my-game-live = 即時
web-turn-against = 與 { $name } 的對局輪到你了。
web-notifications = 輪到我時通知
web-notifications-hint = 頁面開著但看不見時，由系統通知。
web-notifications-denied = 瀏覽器不允許本站發通知。
web-push = 沒有打開網頁時也通知
web-push-loading = 請稍候……
web-push-on = 已在這個瀏覽器開啟，用於按天計時的對局，在此登出後停止。
web-push-off = 未在這個瀏覽器開啟。它可以通知你按天計時的對局輪到你了。
web-push-none = 本站沒有設定這項功能。
web-push-guest = 供有帳號的人使用，請先登入。
web-push-denied = 瀏覽器封鎖了本站的通知。請在網址旁的網站設定裡允許通知，再重新載入網頁。
web-push-unsupported = 這個瀏覽器不支援。在 iPhone 或 iPad 上，請先把網頁加入主畫面，再從那裡打開。
web-push-failed = 瀏覽器未能註冊：它的推播服務沒有回應，或瀏覽器不允許。
web-next-turn = 下一局：{ $name }
web-no-next-turn = 沒有其他對局等你落子。

# 超過一天的剩餘時間。
web-time-days = { $hours ->
    [0] { $days } 天
   *[other] { $days } 天 { $hours } 小時
}

# 通信賽的房間。
web-waiting-days = 可以離開本頁，房間會等兩週。
web-correspondence-hint = 通信賽：每手有若干天，雙方隨時來下。
web-correspondence-guest = 通信賽需要帳號。
