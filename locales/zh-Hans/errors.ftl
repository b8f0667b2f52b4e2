# 输入有什么问题、在哪里、怎样才对。
error-at-line = 第 { $line } 行：{ $what }
error-at-column = 第 { $line } 行第 { $column } 列：{ $what }
error-file = 无法读取文件 { $path }：{ $reason }
error-standard-input = 无法读取标准输入：{ $reason }
error-write = 无法写出结果：{ $reason }
reason-not-found = 没有这个文件
reason-permission-denied = 没有权限
reason-is-a-directory = 这是一个目录
reason-storage-full = 磁盘已满
reading-terminal = 从终端读取局面；最后单独一行按 Ctrl-D 结束
error-many-pictures = 第 { $line } 行：这是第二个局面；一幅 SVG 图只画一个局面，请一次给一个
error-program = 无法启动 { $command }：{ $reason }
error-other-match = { $path } 是另一场比赛的表；请换一个文件，或者用同样的引擎和条件继续
error-not-utf8 = 这不是 UTF-8 文本；请把文件存为 UTF-8

error-unknown-character = 无法识别的字符“{ $character }”；{ $cells }
cells-rows = 每格为 x（黑）、o（白）或 .（空）
cells-discs = 每格为 ●（黑）、○（白）、┼（空）或 A、0 之类的标记
cells-letters = 每格为 X（黑）、O（白）、.（空）或 A、0 之类的标记
cells-digits = 每格为 1（黑）、2（白）或 0（空）
error-cell-count = 这一行有 { $found } 格，而棋盘有 { $expected } 行；第 { $row } 横行应有 { $expected } 格
error-row-count = 这个棋盘有 { $found } 行；棋盘应有 5 到 20 行，每行格数与行数相同
error-row-label = { $found ->
    [none] 缺少行号
   *[other] 行号是 { $found }
}，而这是从最下面第 1 行往上数的第 { $expected } 行
error-column-letters = 棋盘上方或下方有 { $found } 个列字母，而棋盘有 { $expected } 列
error-not-a-point = “{ $found }”不是棋盘上的点；一手棋写作字母 a 到 t 加数字 1 到 20，例如 h8
error-outside-board = 第 { $number } 手无法落子：{ $point } 不在 { $size } 棋盘上；可用 --size 指定棋盘大小
error-occupied = 第 { $number } 手无法落子：{ $point } 已有棋子{ $earlier ->
    [none] { "" }
   *[other] （第 { $earlier } 手）
}；每个点只能下一次
error-unrecognised = 这既不是着法（如 h8i9j10），也不是用 / 连接的各行（x 黑，o 白，. 空），也不是棋盘图（5 到 20 行：┼●○、. X O 或 0 1 2）
error-several = 这里开始了另一局棋或另一个局面；请一次给一个
error-sgf-sign = 此处的“{ $found }”不属于任何内容；一局棋写作 (;B[hh];W[ig])，变化放在括号里
error-sgf-unclosed = 从这里开始的部分没有结束：缺少 ] 或 )
error-sgf-size = “{ $found }”不是棋盘大小；棋盘为 5 至 20 路，例如 SZ[15]
error-sgf-point = “{ $found }”不是此棋盘上的点；点写作两个 a 到 { $last } 的字母，例如 hh
error-sgf-set-up = 这里在着法之后或变化之中摆子；摆子只能在最开始
error-sgf-twice = 这一点上摆了第二个棋子
error-empty = 没有可读的局面；请写着法（如 h8i9j10）、用 / 连接的各行（x 黑，o 白，. 空）或棋盘图

error-finished-five = { $colour }已经以 { $points } 取胜；待判的局面不能已有五连
error-fives-of-both = 双方都已成五：黑方 { $black }，白方 { $white }；待判的局面不能已有五连
error-stone-balance = 黑子 { $black } 枚，白子 { $white } 枚；对局中黑子与白子相等或多一枚
error-side-to-move = 黑子 { $black } 枚、白子 { $white } 枚之后轮到{ $expected }
error-point-outside = { $point } 不在 { $size } 棋盘上
error-point-occupied = { $point } 已有棋子（{ $colour }）；只能解释空点
