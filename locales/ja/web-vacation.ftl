# 休暇。通信対局の時計が止まる。
web-vacation = 休暇
web-vacation-hint = 休暇のあいだ、通信対局ではあなたの時計が止まります。着手はいつでもできます。
web-vacation-left = 年{ $all }日のうち、残り{ $days }日です。
web-vacation-days = 日数
web-vacation-begin = 休暇に入る
web-vacation-on = { $date }まで休暇中です。
web-vacation-end = 休暇を終える
web-vacation-until = { $date }まで休暇
web-tell-vacation-began = { $name }は{ $date }まで休暇です。
web-tell-vacation-ended = { $name }が休暇を終えました。
