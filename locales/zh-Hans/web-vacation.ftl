# 休假，期间通信赛的钟停走。
web-vacation = 休假
web-vacation-hint = 休假期间，你在通信赛中的钟停走，仍可随时落子。
web-vacation-left = 每年 { $all } 天，还剩 { $days } 天。
web-vacation-days = 天数
web-vacation-begin = 开始休假
web-vacation-on = 休假到 { $date }。
web-vacation-end = 结束休假
web-vacation-until = 休假到 { $date }
web-tell-vacation-began = { $name } 休假到 { $date }。
web-tell-vacation-ended = { $name } 结束了休假。
