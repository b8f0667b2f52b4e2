# 房间里的人。
web-room = 房间
web-no-room = 找不到这个房间
web-you = 你
web-seat-free = 空位
web-colour-open = 黑白未定
web-score = 比分
web-points = { NUMBER($points, maximumFractionDigits: 1) } 分
web-to-act = 该走
web-presence-online = 在线
web-presence-online-lag = 在线，{ $ms } 毫秒
web-presence-slow = 连接较慢
web-presence-slow-lag = 连接较慢，{ $ms } 毫秒
web-presence-away = 不在线
web-spectators = { $count } 人观战
web-spectator = 观战
web-waiting-label = 等待对手
web-waiting = 正在等待对手……
web-waiting-public = 房间已列在大厅里。也可以把链接发给别人。
web-waiting-private = 只有得到链接的人才能进来。请把它发给朋友。
web-link = 房间链接
web-waits = { $name }在等待对手
web-waits-hint = 入座后对局就开始。
web-leave = 离开房间
web-room-closed = 房间已关闭。
web-paused = 棋钟已停。

# 棋手能做什么。
web-actions = 动作
web-claim = 禁手
    .title = 指出对方的最后一子是禁手（F）
web-pass = 虚手
    .title = 不落子（P）
web-offer-draw = 提和
    .title = 与下一手一起提和（D）
web-offer-draw-on = 下一手将同时提和。
web-resign = 认输
    .title = 认输，结束对局
web-resign-sure = 确定认输？
web-play-on = 继续下
web-abort = 取消对局
    .title = 在开始之前取消；本局不算
web-take-back = 悔棋
    .title = 请求收回自己的最后一手（U）
web-decline = 拒绝
web-draw-offered-label = 提和
web-draw-waits = 你已提和。等{ $opponent }回答，或继续下。
web-draw-accept = 同意和棋
web-take-back-offered-label = 请求悔棋
web-take-back-waits = 你请求悔棋。等{ $opponent }回答，或继续下。
web-take-back-accept = 同意悔棋
web-cancel = 取消
web-confirm-point = 落子 { $point }
web-point-taken = 那里已有棋子。
web-not-here = 现在不能选
web-choose-offered = 请选所打的点。
web-refused-foul = { $point } 是禁手，不能落子。
web-no-foul = 不是禁手。对局继续。
web-no-foul-by = { $name }指出{ $colour } { $point }：不是禁手。对局继续。
web-your-turn = 轮到你了。
web-turn-of = 轮到{ $name }。
web-time-left = 还剩 { $seconds } 秒。

# 对方离开时。
web-away-label = 对方离开
web-away = { $name }离开了。
web-away-countdown = { $name }离开了。若不回来，{ $time }后你可以判其负。
web-away-claimable = { $name }已离开很久。你可以判其负，也可以再等。
web-away-claim = 判对方负
web-away-wait = 再等等

# 问题。
web-question = 问题
web-asked = { $who }：{ $question }
web-first-act = 请在 { $time }内开始。
web-ask-move = 下第 { $number } 手，{ $stone ->
    [black] 黑子
   *[white] 白子
}
web-ask-only-forbidden = 虚手
    .hint = 所有空点都是禁手，只能虚手。
web-ask-claim-or-let-stand = 指出最后一子是禁手，或放过
    .hint = 它使棋局成为和棋：{ $draw ->
        [board-full] 满局
       *[no-five] 双方都不可能再成五
    }。
web-ask-commit = 握子
    .hint = 请握住 { $min } 到 { $max } 颗棋子，再由{ $opponent }说一个数。差为奇数则{ $opponent }先执黑，否则你先执黑。你的数字已加封，事后人人可以核对。
web-ask-guess = 说一个 { $min } 到 { $max } 的数
    .hint = { $opponent }手中握着若干棋子。差为奇数则你先执黑，否则{ $opponent }先执黑。
web-ask-reveal = 亮子
web-ask-place = 下第 { $number } 手，{ $stone ->
    [black] 黑子
   *[white] 白子
}
    .hint = 亮处可以落子。点暗处会说明为什么不行。
web-ask-offer = 为第 5 手打 { $count } 个点
    .hint = 任何两点不得同形，由{ $opponent }选择。
web-ask-choose-colour = 选黑或白
web-ask-choose-colour-or-add-two = 选黑或白，或再加两子
    .hint = 再加一白一黑两子之后，由{ $opponent }选择。
web-ask-may-swap = 是否交换黑白
    .hint = 交换后你改执另一色及其棋子，对方不能拒绝。{ $place ->
        [yes] 也可以直接落下一子。
       *[no] { "" }
    }
web-ask-may-swap-or-offer = 是否交换黑白，或为第 5 手打 { $count } 个点
    .hint = 交换后你改执另一色及其棋子，对方不能拒绝。{ $place ->
        [yes] 也可以直接落下一子。
       *[no] { "" }
    }
web-ask-declare = 定下第 5 手打几个点
    .hint = { $min } 到 { $max } 个。
web-ask-keep-one = 从 { $points } 中选一点保留
    .hint = 它成为第 5 手。
web-ask-remove-one = 从 { $points } 中拿掉一子
    .hint = 另一子留作第 5 手。
web-let-stand = 放过
web-add-two = 再加两子
web-swap = 交换
    .title = 你改执另一色及其棋子，对方不能拒绝。
web-no-swap = 不交换
web-offer-fifths = 打 { $count } 个点
web-keep-point = 保留 { $letter }（{ $point }）
web-remove-point = 拿掉 { $letter }（{ $point }）
web-offer-chosen = 已选的点
web-offer-take-back = 收回这一点
web-offer-more = 还差 { $count } 个点
web-offer-send = 就打这 { $count } 个
web-offer-undo = 撤回
web-offer-elsewhere = 这一点不能打。

# 26 种开局。
web-gallery = 26 种开局
web-gallery-open = 按名称选开局
web-gallery-direct = 直指开局
web-gallery-indirect = 斜指开局
web-plan-shown = 已显示在棋盘上。
web-plan-play = 照此落子
web-plan-drop = 放弃

# 猜先。
web-nigiri-any = 随意抓一把
web-nigiri-or = 或指定颗数
web-nigiri-lost = 手中的颗数只有握子时所用的浏览器知道。请在那里打开房间。
web-nigiri-check = 核对猜先
web-nigiri-guess = 所说的数
web-nigiri-hand = 手中的颗数与密语
web-nigiri-sealed = 事前的封印（SHA-256）
web-nigiri-computed = 此刻算出的封印
web-nigiri-same = 两者相同：数字没有改过。
web-nigiri-differs = 两者不同。

# 聊天。
web-chat = 聊天
web-chat-players = 只有对局双方看得到
web-chat-spectators = 对局结束前只有观战者看得到
web-chat-all = 大家都看得到
web-chat-placeholder = 说点什么
web-chat-send = 发送
web-moves-and-chat = 棋谱与聊天
web-unread = { $count } 句未读

# 按键。
web-keys = 按键
web-keys-board = 在棋盘上用方向键移动，Enter 落子，Esc 取消选择。
web-key-board = 到棋盘
web-key-claim = 指出禁手
web-key-swap = 交换，或到问题的回答
web-key-no-swap = 不交换
web-key-accept = 同意
web-key-decline = 拒绝
web-key-draw = 与下一手一起提和
web-key-pass = 虚手
web-key-take-back = 请求悔棋
web-key-resign = 到认输按钮
web-key-why = 为什么
web-key-numbers = 显示手数
web-key-chat = 到聊天
web-key-live = 回到当前
web-key-step = 上一手、下一手
web-key-ends = 到开头、到最后
web-key-play = 播放或暂停
web-key-space = 空格
web-key-help = 按键一览
