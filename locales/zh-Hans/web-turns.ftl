# 正在下的对局，以及轮到谁。
web-my-games = 进行中的对局
web-my-games-waiting = 进行中的对局：{ $count } 局轮到你
web-my-games-none = 你现在没有进行中的对局。
web-my-games-yours = 轮到你
web-my-games-theirs = 轮到对手
web-my-game-against = 对 { $name }
web-my-game-yours = 与 { $name } 的对局：轮到你，已下 { $moves } 手
web-my-game-theirs = 轮到 { $name }，已下 { $moves } 手
web-my-game-turn = 轮到你
web-my-game-turn-left = 轮到你，还剩 { $time }
web-my-game-waits = 轮到对手
web-my-game-waits-left = 对手还剩 { $time }
web-my-game-moves = { $moves } 手
web-my-game-live = 实时
web-turn-against = 与 { $name } 的对局轮到你了。
web-notifications = 轮到我时通知
web-notifications-hint = 页面开着但看不见时，由系统通知。
web-notifications-denied = 浏览器不允许本站发通知。
web-next-turn = 下一局：{ $name }
web-no-next-turn = 没有其他对局等你落子。

# 超过一天的剩余时间。
web-time-days = { $hours ->
    [0] { $days } 天
   *[other] { $days } 天 { $hours } 小时
}

# 通信赛的房间。
web-waiting-days = 可以离开本页，房间会等两周。
web-correspondence-hint = 通信赛：每手有若干天，双方随时来下。
web-correspondence-guest = 通信赛需要账号。
