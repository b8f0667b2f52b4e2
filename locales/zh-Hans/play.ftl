# `tengen play` 的输出。

# 可以输入的词。第一个用于显示，| 之后的也能识别；无论界面用哪种语言，各语言的词都能识别。
word-one = 甲 | 甲方
word-two = 乙 | 乙方
word-pass = 虚手
word-claim = 禁手 | 指出禁手
word-let-stand = 放过 | 不指出
word-resign = 认输
word-abort = 取消 | 取消对局
word-draw = 提和
word-accept = 同意 | 接受
word-decline = 拒绝 | 不同意
word-yes = 是 | 好
word-no = 不换 | 不 | 否
word-undo = 悔棋
word-swap = 交换 | 三手交换
word-black = 黑 | 执黑 | 黑方
word-white = 白 | 执白 | 白方
word-offer = 打点 | 五手
word-keep = 保留 | 留
word-remove = 拿掉 | 去掉
word-declare = 打数
word-add = 加两子
word-hold = 握子 | 抓子
word-guess = 猜
word-open = 亮子 | 亮
word-board = 棋盘
word-numbers = 手数 | 棋谱
word-why = 为什么 | 理由
word-openings = 开局
word-help = 帮助
word-save = 保存
word-next = 下一局
word-quit = 退出
# 并列的词之间的符号。
word-separator = 、

# 没有名字的棋手。
seat-one = 甲
seat-two = 乙
who = { $name }（{ $colour }）

# 对局开始。
intro-title = { $one } – { $two }：{ $rule }，{ $size }，{ $opening }
intro-match = 共 { $games } 局，这是第 { $number } 局。
intro-enforce-claim = 禁手须由对方在落下一子之前指出；过后不再追究，棋子有效。
intro-enforce-claim-rif = 禁手须由对方在落下一子之前指出；过后只有六子或更多的长连仍可指出，不论轮到谁走。
intro-enforce-auto-loss = 走禁手就输。
intro-enforce-unplayable = 禁手不能落子。
intro-clock = 用时：{ $clock }。
intro-black = { $black }{ $colours ->
    [stay] 执黑
   *[may-change] 先执黑
}。
intro-chance = 抽签结果：{ $black }{ $colours ->
    [stay] 执黑
   *[may-change] 先执黑
}。
intro-nigiri = 先猜先决定黑白。
intro-help = 输入“帮助”可查看所有能输入的内容。
intro-resumed = 对局从{ $moves ->
    [0] 第一手
   *[other] 第 { $moves } 手之后
}继续。

opening-free = 自由开局
opening-designated = 指定开局 { $parameter }
opening-lianzhong = 三手交换、五手两打
opening-rif = RIF 1996（国际规则）
opening-swap-1989 = 1989 年交换规则
opening-yamaguchi = 山口规则
opening-soosorv = Soosorv-{ $parameter }
opening-tarannikov = Tarannikov
opening-taraguchi = Taraguchi-{ $parameter }
opening-swap = Swap
opening-swap2 = Swap2
opening-pro = Pro
opening-long-pro = Long Pro

clock-none = 不计时
clock-per-move = 每手 { $main }
clock-byo-yomi = 局时 { $main }，之后读秒 { $periods } 次，每次 { $period }
clock-sudden-death = 每方共 { $main }
clock-fischer = 局时 { $main }，每手加秒 { $increment }
clock-correspondence = 每手 { $days } 天
clock-line = 棋钟：{ $one } { $one-time }，{ $two } { $two-time }
clock-main = { $main }
clock-main-periods = { $main } + { $periods } × { $period }
clock-in-period = 读秒 { $period }，{ $periods ->
    [1] 最后一次
   *[other] 还有 { $periods } 次
}

# 棋盘。
board-last = 最后一手：第 { $number } 手，{ $colour } { $point }
board-passed = 最后一手：第 { $number } 手，{ $colour }虚手
board-offered = 打点：{ $points }
board-forbidden = { $colour }的禁手点：3 三三禁手，4 四四禁手，6 长连禁手
openings-title = 26 种开局。黑方第一子在 h8；白方第二子在正上方 h9（直指）或斜上方 i9（斜指）；所列的点是黑方第三子。旋转、翻转后相同的算同一种。
openings-script = zh-Hans
openings-name = { $name }

# 问题。
ask-move = 轮到{ $who }：请输入落子点。
ask-claim-or-let-stand = { $who }：最后一子使棋局成为和棋（{ $draw ->
    [board-full] 满局
   *[no-five] 双方都不可能再成五
}）。{ $claim ->
    [open] 如果是禁手请输入“禁手”，否则输入“放过”。
   *[closed] 请输入“放过”。
}
ask-only-forbidden = 轮到{ $who }：所有空点都是禁手，只能虚手。请输入“虚手”。
ask-place = { $who }：请下第 { $number } 手（{ $stone ->
    [black] 黑子
   *[white] 白子
}），{ $region ->
    [centre] 下在天元 { $centre }
    [touching-centre] 须紧贴 { $centre } 的棋子（{ $from } 到 { $to } 的方块内）
    [within] 须在 { $from } 到 { $to } 的方块内
    [outside] 须在 { $from } 到 { $to } 的方块之外
    [openings] 须在 { $from } 到 { $to } 的方块内，形成 26 种开局之一
    [openings-of-1989] 须在 { $from } 到 { $to } 的方块内，形成 26 种开局之一，但不能是 D13 或 I13
   *[anywhere] 任意空点
}。请输入落子点。
ask-offer = { $who }：请为第 5 手打 { $count } 个点，任何两点不得同形，由{ $opponent }选择。请输入“打点”，并把 { $count } 个点写在同一行。
ask-keep-one = { $who }：{ $points } 中保留一点作为第 5 手，由你决定。请输入“保留”和该点。
ask-remove-one = { $who }：{ $points } 中拿掉一子，由你决定；另一子留作第 5 手。请输入“拿掉”和该点。
ask-choose-colour = { $who }：请选择执黑或执白。请输入“黑”或“白”。
ask-choose-colour-or-add-two = { $who }：请选择执黑或执白，或再加两子（先白后黑）让{ $opponent }选择。请输入“黑”、“白”或“加两子”。
ask-may-swap = { $who }：是否交换黑白？请输入“交换”或“不换”。
ask-may-swap-or-offer = { $who }：是否交换黑白？也可以不交换而为第 5 手打 { $count } 个点。请输入“交换”、“不换”或“打点”。
ask-declare = { $who }：第 5 手打几个点？请输入 { $min } 到 { $max } 的数字。
ask-commit = { $name }：请握住 { $min } 到 { $max } 颗棋子。输入“握子”，由程序随机决定颗数，谁也看不到；也可以在“握子”后写自己的数字。
ask-guess = { $name }：请说一个 { $min } 到 { $max } 的数字。它与手中颗数之差为奇数，则你先执黑；否则{ $opponent }先执黑。请输入数字。
ask-reveal = { $name }：请亮出手中的棋子。请输入“亮子”。
ask-draw = { $name }提和。{ $opponent }请回答：同意或拒绝；继续下棋也算拒绝。
ask-take-back = { $name }请求悔棋，收回自己的最后一手。{ $opponent }请回答：同意或拒绝。
ask-also = 还可以：{ $words }
ask-with-point = （点）{ $word }
ask-over = 对局已结束。可以输入：{ $words }

# 发生了什么。
tell-committed = { $name }已握好棋子。供事后核对的封印：{ $commitment }
tell-guessed = { $name }说 { $number }。
tell-revealed = { $name }亮出 { $number } 颗。差为{ $parity ->
    [odd] 奇数
   *[even] 偶数
}：{ $black }先执黑。
tell-revealed-check = 核对方法：{ $number }:{ $nonce } 的 SHA-256 就是封印。
tell-stone = 第 { $number } 手：{ $colour } { $point }（{ $name }）
tell-opening = 开局为 { $code } { $opening }。
tell-offer = { $name }打点 { $points }。
tell-no-swap = { $name }不交换。
tell-exchanged = 交换黑白：现在{ $black }执黑，{ $white }执白。
tell-choose = { $name }选择{ $colour }。
tell-declare = { $name }定为第 5 手打 { $number } 个点。
tell-keep = { $name }保留 { $point }。
tell-remove = { $name }拿掉 { $point }。
tell-add-two = { $name }再加两子，然后由{ $opponent }选择。
tell-offer-fifths = { $name }不交换，将为第 5 手打点。
tell-passed = 第 { $number } 手：{ $colour }虚手（{ $name }）
tell-draw-declined = { $name }拒绝和棋。
tell-no-foul = { $name }指出禁手：不是禁手。对局继续。
tell-let-stand = { $name }放过这一子。
tell-let-stand-by-absence = { $opponent }已离开，视为放过这一子。
tell-take-back-declined = { $name }不同意悔棋。
tell-taken-back = { $name }同意悔棋。棋局回到第 { $moves } 手之后。
tell-paused = 棋钟停走。
tell-resumed = 棋钟继续走。
tell-outage-credited = 最后一手之后的时间不计。

kind-overline = 长连禁手
kind-double-four = 四四禁手
kind-double-three = 三三禁手

# 对局结束。
ending-five = { $winner }五连获胜：{ $points }。
ending-overline = { $winner }{ $count } 子长连获胜：{ $points }。
ending-foul = { $winner }获胜：第 { $number } 手 { $point } 是{ $kind }{ $found-by ->
    [opponent] ，已被指出
   *[referee] { "" }
}。
ending-resignation = { $loser }认输：{ $winner }获胜。
ending-time = { $loser }超时负：{ $winner }获胜。
ending-abandonment = { $loser }离开了对局：{ $winner }获胜。
ending-lifted-stone = { $loser }拔子：{ $winner }获胜。
ending-arbiter = 裁判判定：{ $result ->
    [win] { $winner }获胜
    [draw] 和棋
   *[void] 本局不算
}。
ending-board-full = 和棋：满局。
ending-no-five = 和棋：双方都不可能再成五。
ending-agreement = 双方同意和棋。
ending-two-passes = 和棋：双方连续虚手。
ending-both-flags = 和棋：双方都已超时。
ending-aborted = { $by }{ $cause ->
    [asked] 取消了对局
   *[timed-out] 没有按时开始
}。本局不算。
over-moves = 棋谱：{ $moves }
over-missed-foul = 无人指出：第 { $number } 手 { $colour } { $point } 是{ $kind }。
over-wrong-claim = { $name }指错：第 { $number } 手 { $point } 不是禁手。
over-wrong-claim-pass = { $name }在第 { $number } 手之后指错：没有六子或更多的长连。
over-why = 输入“为什么”可查看理由。
match-score = 比分：{ $one } { $one-points }，{ $two } { $two-points }（{ $games } 局中已下 { $played } 局）
match-won = { $name }赢得整场比赛。
match-drawn = 比赛打平。
match-again = 本局不算，重下一局。

# 理由。
why-stone = 第 { $number } 手，{ $colour } { $point }：
why-refused = { $point } 不能落子：

# 保存与离开。
saved = 已保存到 { $path }。
save-failed = 无法保存到 { $path }：{ $reason }。可以继续下棋；每一手之后都会再试。
leave-saved = { $what ->
    [match] 比赛
   *[game] 对局
}尚未结束，已经保存。继续请用：tengen play --resume { $path }{ $games ->
    [1] { "" }
   *[other] { " " }--games { $games }
}
leave-unsaved = { $what ->
    [match] 比赛
   *[game] 对局
}尚未结束，也没有保存：开始时没有用 --record FILE。
leave-unwritten = { $what ->
    [match] 比赛
   *[game] 对局
}尚未结束，而且无法保存到 { $path }。
leave-hand = 手中的棋子不在棋谱里。继续对局时请这样亮出：亮子 { $number } { $nonce }
leave-hand-closed = 对方还没有猜，所以不显示手中的颗数；棋谱里也没有。只有在“握子”后自己写了数字和密语的人，才能在继续时亮出；否则请取消对局，重新开始。

# 输入的内容无法执行。
refused-empty = 名字后面没有内容；请写该方要做什么，例如 甲：认输
refused-too-long = 这一行太长，最多 { $max } 字节。什么也没做。
refused-not-utf8 = 这不是 UTF-8 文本。什么也没做。
refused-unknown = 看不懂“{ $text }”。请输入 h8 这样的点；输入“帮助”可查看所有能输入的内容。
refused-not-a-point = “{ $text }”不是点；点由字母和数字组成，例如 h8。
refused-not-a-number = “{ $text }”不是 0 到 255 的数字。
refused-needs-point = “{ $word }”后面要写一个点，例如 { $word } h8。
refused-needs-number = “{ $word }”后面要写一个数字，例如 { $word } 5。
refused-too-much = 多了“{ $text }”。什么也没做；请去掉它再输入。
refused-unknown-player = 没有“{ $text }”这位棋手。冒号前请写甲、乙或棋手的名字。
refused-one-point = 只需要一个点，却写了 { $count } 个。什么也没做。
refused-no-number-asked = 现在不需要数字。{ $question }
refused-draw-alone = 提和要与落子一起：先写点再写“提和”，例如 h8 提和。
refused-nothing-to-answer = 现在没有需要这样回答的事。{ $question }
refused-which-answer = 提和与悔棋都在等待回答：请写明“提和”或“悔棋”，例如 { $word } 悔棋。
refused-hand-unknown = 程序不知道手中有几颗：请输入“亮子”、数字和你记下的密语。若无人知道，请输入“取消”。
refused-no-time = 只有脚本才能设定时间。{ $question }
refused-bad-time = “{ $text }”不是时间：请写 @分:秒，或 @ 加上开局以来的毫秒数。
refused-time-backwards = 时间不能倒退：现在是 { $now }。什么也没做。
refused-not-recorded = 本局没有记录。要保存请用 --record FILE 开始。
refused-unsaved = 本局保存之前不能开始下一局。请先使它能够保存，再输入一次。
refused-file-exists = { $path } 已经存在，不能开始下一局。请移走该文件，再输入一次。
refused-offer-first = 请先只输入“{ $word }”，然后再打点。什么也没做。
refused-no-next = 现在没有下一局。
refused-why-later = 对局中只解释因禁手而不能落子的点；其余的在对局结束后说明。
refused-why-what = 请在“为什么”后写棋盘上的点，例如 为什么 h8。
refused-nothing-to-explain = 没有禁手，也没有指错的禁手。输入“为什么”和一个点，可查看该子形成了什么。
refused-game-won = 此盘已分胜负，不再解释空点。请在“为什么”后写有棋子的点。
refused-no-chance = 系统给不出随机数（{ $reason }）。请输入“握子”、数字和至少 16 个字母或数字的密语。

help =
    下棋请输入点：列的字母加行的数字，例如 h8。
      虚手             不落子
      禁手             指出对方的最后一手是禁手
      放过             放过使棋局成为和棋的一子
      h8 提和          落子同时提和
      同意、拒绝       回答提和或悔棋（也可以用 是、不）
      悔棋             请求收回最后一手（友谊对局）
      认输             认输
      取消             在开始之前取消对局
    开局：
      交换、不换       交换黑白或不交换
      黑、白           选择执黑或执白
      加两子           再加两子（Swap2）
      打数 3           定下打点的个数
      打点 g7 i9       为第 5 手打点
      保留 g7          保留其中一点
      拿掉 i9          拿掉其中一子
    猜先：
      握子、猜 5、亮子
    查看：
      棋盘             棋盘、棋钟和当前的问题
      手数             带手数的棋盘
      开局             26 种开局
      为什么、为什么 h8  为什么不能落子；终局后，为什么是或不是禁手
    其他：
      保存             保存棋谱
      下一局           开始比赛的下一局
      退出             离开；有记录的对局可以改天继续
      甲：…，乙：…     替该方输入；也可以写棋手的名字
      帮助             显示这些说明
    命令由当前被问到的一方执行；悔棋由刚下过的一方请求。

# 对局无法开始或继续。
error-play-exists = { $path } 已经存在。要继续它请用 --resume { $path }，否则请记录到别的文件
error-play-save = 无法保存到 { $path }：{ $reason }
error-play-record-not-read = { $path } 不是对局记录：{ $reason }
error-play-record-version = { $path } 是第 { $found } 版的记录；本程序读取第 { $supported } 版
error-play-record-broken = { $path } 中的记录不合规则：{ $reason }
error-play-match-gap = { $path } 中的对局尚未结束，却已有之后的对局
error-play-same-names = 双方的名字都是 { $name }；请取不同的名字
error-play-games = 一场比赛有 1 到 { $max } 局
error-play-chance = 系统给不出随机数：{ $reason }
