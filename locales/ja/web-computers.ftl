# コンピューター棋士：ロビーのカードと、それぞれの名前。
web-computer-play = コンピューターと対局
web-computer-hint = 対局はすぐに始まります。アカウントは不要です。
web-computer-level = 強さ
web-computer-kind = ルール
web-computer-go = 始める
web-computer-option = { $level } · { $name }
web-computer-rated = { $level } · { $name }（{ $rating }）
web-computer-badge = コンピューター

web-computer-name-1 = スズメ
web-computer-name-2 = ツバメ
web-computer-name-3 = ヒバリ
web-computer-name-4 = カササギ
web-computer-name-5 = シラサギ
web-computer-name-6 = ツル
web-computer-name-7 = ハヤブサ
web-computer-name-8 = ワシ
web-computer-name-9 = 大鵬
web-computer-name-10 = 鳳凰
