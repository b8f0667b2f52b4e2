# 对局的规则与用时。
web-enforcement-claim = 指出禁手
web-enforcement-claim-rif = 指出禁手（RIF）
web-enforcement-auto-loss = 走禁手就输
web-enforcement-unplayable = 禁手不能落子
web-clock-none = 不计时
web-clock-per-move = 每手 { $time }
web-clock-byo-yomi = { $main } + { $periods } × { $period }
web-clock-byo-yomi-only = { $periods } × { $period }
web-clock-sudden-death = { $main }
web-clock-fischer = { $main } + { $increment }
web-clock-correspondence = 每手 { $days } 天
web-lines = { $size }×{ $size }
web-games-of-match = { $games } 局
web-rated = 等级分
web-periods-left = { $periods ->
    [0] 读秒已尽
    [1] 最后一次读秒
   *[other] 还有 { $periods } 次读秒
}

# 发生了什么。
web-tell-stone = { $colour } { $point }。
web-tell-passed = { $name }虚手。
web-tell-swap = { $name }交换黑白。
web-tell-committed = { $name }已握好棋子。
web-tell-draw-passed-over = { $name }继续下棋：和棋未被接受。
web-tell-draw-offered = { $name }提和。
web-tell-take-back-asked = { $name }请求悔棋，收回自己的最后一手。
web-tell-away = { $name }离开了。
web-tell-back = { $name }回来了。

# 棋谱与复看。
web-game = 对局
web-moves = 棋谱
web-no-moves = 还没有落子
web-passed = 虚手
web-direct = 直指
web-indirect = 斜指
web-live = 回到当前
web-step-first = 到开头
web-step-back = 上一手
web-step-next = 下一手
web-step-last = 到最后一手
web-move-label = 第 { $number } 手：{ $colour } { $point }
web-missed-mark = 无人指出的禁手
web-claimed-mark = 被指为禁手，其实不是
web-replay = 复看
web-play = 播放
web-pause = 暂停
web-move-number = 手数
web-move-of = 第 { $number } 手，共 { $moves } 手
web-board = 棋盘
web-board-back = 第 { $number } 手之后的棋盘
web-board-explanation = 讲解中的棋盘
web-no-game = 找不到这局棋
web-still-playing = 对局正在进行：去观战
web-to-room = 到房间
web-share = 分享
web-copied = 链接已复制
web-download-json =
    .title = 下载完整记录，含每个动作及其时间
web-download-sgf =
    .title = 下载 SGF 棋谱

# 对局结果。
web-result = 结果
web-result-won = 你赢了
web-result-lost = 你输了
web-result-draw = 和棋
web-result-void = 本局不算
web-result-winner = { $name }获胜
web-why = 为什么
web-review = 复盘
web-rematch = 再来一局
web-next-game = 下一局
web-not-ready = 再等等
web-ready-waiting = 正在等待{ $opponent }……
web-wants-rematch = { $opponent }想再来一局。
web-wants-next = { $opponent }已准备好下一局。

# 为什么是或不是禁手。
web-explain = 讲解
web-explain-title = { $point }：{ $verdict }。
web-explain-because-legal = 真正的活三：{ $threes } 个；四：{ $fours } 个。不是禁手。
web-explain-back = 上一步
web-explain-next = 下一步
web-explain-close = 关闭讲解

# 为什么不接受。
web-refusal-no-connection = 连不上。恢复后请再试。
web-refusal-no-answer = 没有收到回答。请稍后再试。
web-refusal-no-such-room = 没有这个房间，可能早已关闭。
web-refusal-no-such-game = 没有这局棋。
web-refusal-no-such-move = 这局棋没有这一手。
web-refusal-game-not-over = 对局结束后才会说明。
web-refusal-not-this-game = 棋盘上已是另一局。
web-refusal-not-entered = 页面不在这个房间里，请重新载入。
web-refusal-too-many-entered = 一个页面最多同时进入 { $max } 个房间。
web-refusal-too-many-rooms = 你已在 { $max } 个房间中等待或对局。请先结束或离开其中一个。
web-refusal-too-many-pages = 你已打开 { $max } 个页面。请关闭一个。
web-refusal-too-many-sockets = 你所在的网络地址已打开 { $max } 个页面。请关闭一个。
web-refusal-too-fast = 太快了。请稍候再试。
web-refusal-bad-message = 无法理解这个页面，请重新载入。
web-refusal-bad-body = 无法理解发送的内容。
web-refusal-bad-query = 无法理解这个地址。
web-refusal-bad-cursor = 列表无法从那里继续。
web-refusal-bad-name = 名字为 1 到 { $max } 个字，不能有看不见的字符。
web-refusal-body-too-large = 一次发送的内容太多。
web-refusal-body-too-slow = 传送太慢，请再试一次。
web-refusal-protocol-version = 页面与服务器版本不同，请重新载入。
web-reload = 重新载入
web-refusal-hello = 无法理解这个页面，请重新载入。
web-refusal-upgrade-required = 无法建立连接。
web-refusal-unknown-clock = 没有这种用时。
web-refusal-no-such-computer = 没有这个电脑棋手。
web-refusal-rated-needs-account = 等级分对局需要账号。
web-refusal-no-such-person = 没有这个人。
web-refusal-no-such-pool = 没有这个名称的等级分。
web-refusal-not-rated = 本局不是等级分对局。
web-refusal-unknown-preset = 没有这种房间。
web-refusal-chat-length = 一句话为 1 到 { $max } 个字。
web-refusal-chat-characters = 其中有无法显示的字符。
web-refusal-maintenance = 维护期间不开始新的对局；进行中的对局照常进行。
web-refusal-restarting = 正在重新启动，请稍候再试。
web-refusal-unavailable = 暂时无法做到，请稍候再试。
web-refusal-not-found = 这个地址没有内容。
web-refusal-method-not-allowed = 这个地址不能这样做。
web-refusal-wrong-host = 服务器不认得这个名称，请使用它自己的地址。
web-refusal-wrong-origin = 请求并非来自本站页面，请重新载入。
web-refusal-no-session = 服务器不认得你，请重新载入页面。
web-refusal-internal = 服务器内部出错了。
web-refusal-room-closed = 房间已关闭。
web-refusal-room-full = 两个座位都有人了。可以观战。
web-refusal-already-seated = 你已在座。
web-refusal-not-seated = 你没有入座。
web-refusal-game-running = 对局正在进行。
web-refusal-no-opponent = 还没有人来。
web-refusal-show-forbidden-in-claim-room = 需要指出禁手的对局不显示禁手点。请选「走禁手就输」或「禁手不能落子」，或不显示。
web-refusal-recorded-game-in-room = 面对面的对局不在房间里下。
web-refusal-games-out-of-range = 一场比赛不能有这么多局。
web-refusal-needs-renju = { $opening }属于连珠，不能与{ $rule }同用。
