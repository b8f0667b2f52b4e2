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
web-push = 没有打开网页时也通知
web-push-loading = 请稍候……
web-push-on = 已在这个浏览器开启，用于按天计时的对局，在此退出登录后停止。
web-push-off = 未在这个浏览器开启。它可以通知你按天计时的对局轮到你了。
web-push-none = 本站没有设置这项功能。
web-push-guest = 供有账号的人使用，请先登录。
web-push-denied = 浏览器阻止了本站的通知。请在网址旁的网站设置里允许通知，再重新载入网页。
web-push-unsupported = 这个浏览器不支持。在 iPhone 或 iPad 上，请先把网页添加到主屏幕，再从那里打开。
web-push-failed = 浏览器未能注册：它的推送服务没有回应，或浏览器不允许。
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
