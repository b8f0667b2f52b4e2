# 電腦棋手：大廳裡的卡片，以及它們的名字。
web-computer-play = 與電腦對局
web-computer-hint = 對局立即開始。不需要帳號。
web-computer-level = 棋力
web-computer-kind = 規則
web-computer-go = 開始
web-computer-option = { $level } · { $name }
web-computer-rated = { $level } · { $name }（{ $rating }）
web-computer-badge = 電腦

web-computer-name-1 = 麻雀
web-computer-name-2 = 燕子
web-computer-name-3 = 雲雀
web-computer-name-4 = 喜鵲
web-computer-name-5 = 白鷺
web-computer-name-6 = 仙鶴
web-computer-name-7 = 遊隼
web-computer-name-8 = 雄鷹
web-computer-name-9 = 大鵬
web-computer-name-10 = 鳳凰
