# 电脑棋手：大厅里的卡片，以及它们的名字。
web-computer-play = 与电脑对局
web-computer-hint = 对局立即开始。不需要账号。
web-computer-level = 棋力
web-computer-kind = 规则
web-computer-go = 开始
web-computer-option = { $level } · { $name }
web-computer-rated = { $level } · { $name }（{ $rating }）
web-computer-badge = 电脑

web-computer-name-1 = 麻雀
web-computer-name-2 = 燕子
web-computer-name-3 = 云雀
web-computer-name-4 = 喜鹊
web-computer-name-5 = 白鹭
web-computer-name-6 = 仙鹤
web-computer-name-7 = 游隼
web-computer-name-8 = 雄鹰
web-computer-name-9 = 大鹏
web-computer-name-10 = 凤凰
