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
