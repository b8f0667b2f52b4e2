# 对局为什么不接受某个动作。不被接受的动作不改变任何东西。
rejection-game-over = 对局已经结束。
rejection-not-for-actor = { $actor }不能这样做（{ $action }）。
rejection-paused = 对局暂停中；恢复之前谁也不能行动。
rejection-not-paused = 对局没有暂停。
rejection-not-your-turn = 现在该{ $name }行动。
rejection-colours-not-drawn = 先要猜先。{ $question }
rejection-nigiri-not-asked = 猜先现在不需要这一步。{ $question }
rejection-nigiri-number = 棋子数应为 { $min } 到 { $max }，不能是 { $number }。
rejection-nigiri-nonce = 密语由 { $min } 到 { $max } 个拉丁字母或数字组成。
rejection-nigiri-mismatch = 数字和密语与握子时的封印不符。
rejection-forbidden = { $point } 是{ $kind }，此处不能落子。请下别的点。
rejection-claim-or-let-stand = 最后一子使棋局成为和棋：请指出禁手或放过，现在不能做别的。
rejection-nothing-to-let-stand = 没有等待放过的棋子。
rejection-pass-too-early = 盘上满六子之前不能虚手；现在有 { $stones } 子。
rejection-pass-not-allowed = { $rule }规则下，还有空点时不能虚手。
rejection-draw-offer-in-opening = 开局结束之后才能提和。
rejection-no-draw-offer = 没有人提和。
rejection-no-claims = 本局不需要指出禁手。
rejection-colour-not-bound = { $colour }没有禁手。
rejection-nothing-to-claim = 对方没有可以指出的着手。
rejection-already-claimed = 这一手已经指出过，不是禁手。
rejection-not-begun = 对局还没有开始：双方都要先走过。可以改为取消对局。
rejection-already-begun = 对局已经开始，不能取消。可以认输。
rejection-take-back-not-allowed = 本局不能悔棋。
rejection-nothing-to-take-back = 该方在开局之后没有可以收回的着手。
rejection-take-back-pending = { $name }已请求悔棋，正在等待回答。
rejection-take-back-refused = 悔棋已被拒绝；自己再下一手之后可以再请求。
rejection-no-take-back-asked = 没有人请求悔棋。
rejection-no-abandonment = 本局不能因对方离开而判胜。
rejection-not-away = { $name }没有离开。
rejection-away-too-short = { $name }离开的时间还不够；请再等 { $seconds } 秒。
rejection-not-recorded = 只有面对面的对局才能这样判定。

# 开局为什么不接受某个回答。
rejection-opening-over = 开局已经结束，现在不需要这样的回答。
rejection-wrong-role = 现在该{ $name }回答。
rejection-wrong-answer = 这不是所问的回答。{ $question }
rejection-wrong-count = 要打 { $count } 个点，不是 { $offered } 个。请写在同一行。
rejection-duplicate = { $point } 写了两次。请打不同的点。
rejection-outside-board = { $point } 不在 { $size } 的棋盘上。
rejection-occupied = { $point } 已有{ $stone ->
    [black] 黑子
   *[white] 白子
}。请下空点。
rejection-not-centre = 第一子要下在天元 { $centre }，不能下在 { $point }。
rejection-not-touching = { $point } 没有紧贴 { $centre } 的棋子；第二子必须紧贴。
rejection-outside-square = { $point } 在 { $from } 到 { $to } 的方块之外；须下在方块内。
rejection-inside-square = { $point } 在 { $from } 到 { $to } 的方块之内；须下在方块外。
rejection-opening-left-out = { $point } 会形成开局 { $opening }，此规则不用这种开局。
rejection-same-shape = { $first } 与 { $second } 同形：旋转或翻转之后，两种棋形相同。请把其中一点换成别的点。
rejection-number-out-of-range = 数字应为 { $min } 到 { $max }，不能是 { $number }。
rejection-not-offered = { $point } 不是打点；打点是 { $points }。

# 各项设定为什么不能同时使用。
settings-needs-renju = 开局 { $opening } 属于连珠，不能与 { $rule } 同用；free、swap、swap2、pro、long-pro 可以
settings-needs-renju-board = 开局 { $opening } 用 15x15 的棋盘，不能用 { $size }
settings-board-too-small = 开局 { $opening } 需要 15x15 或更大的棋盘，不能用 { $size }
settings-take-back-in-rated-game = 等级分对局不能悔棋
settings-show-forbidden-in-claim-room = 需要指出禁手的对局不显示禁手点；请选 auto-loss 或 unplayable
settings-zero-time = { $time }不能是零
settings-time-too-long = { $time }最多 { $max } 秒
settings-periods-out-of-range = 读秒为 1 到 { $max } 次，不能是 { $periods } 次
settings-clock-in-recorded-game = 面对面的对局用自己的棋钟
settings-nigiri-in-recorded-game = 面对面的对局用手猜先
settings-nigiri-needs-deadline = 对局中猜先须有棋钟，或有第一手的期限
time-main-time = 局时
time-turn-time = 每手时间
time-period = 每次读秒的时间
time-increment = 加秒
time-first-move-deadline = 第一手的期限
time-abandonment-delay = 对方离开多久才可判胜
