# 供阅读的页面，其一为规则。
web-reading = 关于棋与本站
web-reading-rules = 规则
web-reading-history = 历史
web-reading-about = 关于
web-reading-privacy = 隐私
web-reading-credits = 致谢

web-rules-new-here = 初次来下？
web-rules-new-here-link = 看规则，棋盘可以试
web-rules-lead = 黑白双方轮流在棋盘上落子，五子连成一线者胜。这一页讲的是怎样才算五连，以及黑方哪些棋不能下。
web-rules-try = 到分析棋盘上试一试
web-rules-why = { $title }：为什么
web-rules-open = 开设房间：{ $kind }

web-rules-aim = 棋盘有 15 × 15 条线，棋子下在交叉点上。黑方先行，轮流一手一子，落子后不再移动。先在横线、竖线或斜线上连成五子者胜。
    .title = 目标
web-rules-figure-aim = 上面一子成五，黑胜。下在 B 则成六子：连珠规则中黑方长连不算胜，而是禁手。
    .title = 五连与长连
web-rules-figure-hint = 本页的判定都出自裁判程序。点棋盘上任意空点，它会说明落子在那里是什么。

web-rules-families = 黑方先行，优势很大。各种规则的区别就在于怎样处理这一优势：什么算胜，什么是禁手。下面是同一局面在各规则下的判定。A 成六子；B 成五连，但两端都有白子；C 同时成两个活三。
    .title = 规则的种类
web-rules-verdict-wins = 胜
web-rules-verdict-forbidden = 禁手
web-rules-verdict-plain = 都不是

web-rules-fouls =
    连珠规则中，黑方有三种禁手。白方没有禁手，长连也算胜。

    四：再下一子就成五连的棋形。活三：再下一子就成活四的棋形；活四是两端都能成五的连续四子。只看通过新落之子的棋形。
    .title = 禁手
web-rules-figure-double-three = 一子同时成两个活三，各自都能成为活四。
    .title = 三三禁手
web-rules-figure-double-four = 一子同时成两个四。活四冲四都算，只要各自还能成五。
    .title = 四四禁手
web-rules-figure-double-four-on-one-line = 两个四可以在同一条线上。这里左边能成一个五，右边也能成一个五。
    .title = 同一线上的四四
web-rules-figure-overline = 六子或更多连成一线。
    .title = 长连禁手

web-rules-no-fouls = 看似禁手的棋，往往并不是。以下是最常见的几种。
    .title = 什么不是禁手
web-rules-figure-four-three = 一个四加一个三，可以下。黑方通常就这样取胜：对方必须应四，接着三变成活四。
    .title = 四三
web-rules-figure-no-room = 两枚白子之间没有成活四的余地，所以横线上不是活三。只剩一个活三，可以下。
    .title = 假活三
web-rules-figure-rotten-six = 横线再下一子成六，不成五，所以不是四。只剩一个四，可以下。
    .title = 六腐
web-rules-figure-five-first = 一子成五，同时成两个四。五连优先：黑胜。
    .title = 五连优先于禁手
web-rules-figure-deeper = 一个三是真是假，有时取决于下一子是不是禁手，这样一层层追问下去，没有止限。X（D10）看似三三，但横线只有下在 E10 才能成活四，而 E10 是禁手。所以横线是假活三，X 可以下。请一步步看。
    .title = 禁手之中还有禁手
web-rules-figure-white = 白方 X 处三三、B 处四四都可以下，C 处长连获胜。
    .title = 白方没有禁手

web-rules-noticing = 由谁来发现禁手，看房间的设置。
    .title = 谁来判禁手

web-rules-openings = 即使有禁手，自由开局黑方仍然必胜。所以正式对局用开局规则：前几手按约定的步骤摆放，其中一方可以选择或交换黑白。若把开局摆得对一方太有利，对方就会选走那一方。点选一种规则，即可开设这样的房间。
    .title = 开局与交换
web-rules-openings-renju = 连珠
web-rules-openings-gomoku = 无禁手五子棋

web-rules-end =
    连成胜形，对局即结束。认输、超时、离开太久也判负；黑方走禁手，按房间的设置判负。

    双方同意、满局、双方连续虚手，或双方都不可能再成五，为和棋。提和要随着自己的一手提出。连珠规则中，盘上有六子之后可以虚手；白方虚手，即不能再指出刚才的禁手。

    白方指出禁手而其实不是，对局继续，白方的钟照走。
    .title = 对局怎样结束
