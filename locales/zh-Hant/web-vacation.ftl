# 休假，期間通信賽的鐘停走。
web-vacation = 休假
web-vacation-hint = 休假期間，你在通信賽中的鐘停走，仍可隨時落子。
web-vacation-left = 每年 { $all } 天，還剩 { $days } 天。
web-vacation-days = 天數
web-vacation-begin = 開始休假
web-vacation-on = 休假到 { $date }。
web-vacation-end = 結束休假
web-vacation-until = 休假到 { $date }
web-tell-vacation-began = { $name } 休假到 { $date }。
web-tell-vacation-ended = { $name } 結束了休假。
