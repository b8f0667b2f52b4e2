# 輸入有什麼問題、在哪裡、怎樣才對。
error-at-line = 第 { $line } 行：{ $what }
error-at-column = 第 { $line } 行第 { $column } 列：{ $what }
error-file = 無法讀取檔案 { $path }：{ $reason }
error-standard-input = 無法讀取標準輸入：{ $reason }
error-write = 無法寫出結果：{ $reason }
reason-not-found = 沒有這個檔案
reason-permission-denied = 沒有權限
reason-is-a-directory = 這是一個目錄
reason-storage-full = 磁碟已滿
reading-terminal = 從終端讀取局面；最後單獨一行按 Ctrl-D 結束
error-many-pictures = 第 { $line } 行：這是第二個局面；一幅 SVG 圖只畫一個局面，請一次給一個
error-program = 無法啟動 { $command }：{ $reason }
error-other-match = { $path } 是另一場比賽的表；請換一個檔案，或者用同樣的引擎和條件繼續
error-not-utf8 = 這不是 UTF-8 文字檔；請把檔案存為 UTF-8

error-unknown-character = 無法識別的字元「{ $character }」；{ $cells }
cells-rows = 每格為 x（黑）、o（白）或 .（空）
cells-discs = 每格為 ●（黑）、○（白）、┼（空）或 A、0 之類的標記
cells-letters = 每格為 X（黑）、O（白）、.（空）或 A、0 之類的標記
cells-digits = 每格為 1（黑）、2（白）或 0（空）
error-cell-count = 這一行有 { $found } 格，而棋盤有 { $expected } 行；第 { $row } 橫行應有 { $expected } 格
error-row-count = 這個棋盤有 { $found } 行；棋盤應有 5 到 20 行，每行格數與行數相同
error-row-label = { $found ->
    [none] 缺少行號
   *[other] 行號是 { $found }
}，而這是從最下面第 1 行往上數的第 { $expected } 行
error-column-letters = 棋盤上方或下方有 { $found } 個列字母，而棋盤有 { $expected } 列
error-not-a-point = 「{ $found }」不是棋盤上的點；一手棋寫作字母 a 到 t 加數字 1 到 20，例如 h8
error-outside-board = 第 { $number } 手無法落子：{ $point } 不在 { $size } 棋盤上；可用 --size 指定棋盤大小
error-occupied = 第 { $number } 手無法落子：{ $point } 已有棋子{ $earlier ->
    [none] { "" }
   *[other] （第 { $earlier } 手）
}；每個點只能下一次
error-unrecognised = 這既不是著法（如 h8i9j10），也不是用 / 連接的各行（x 黑，o 白，. 空），也不是棋盤圖（5 到 20 行：┼●○、. X O 或 0 1 2）
error-several = 這裡開始了另一局棋或另一個局面；請一次給一個
error-sgf-sign = 此處的「{ $found }」不屬於任何內容；一局棋寫作 (;B[hh];W[ig])，變化放在括號裡
error-sgf-unclosed = 從這裡開始的部分沒有結束：缺少 ] 或 )
error-sgf-size = 「{ $found }」不是棋盤大小；棋盤為 5 至 20 路，例如 SZ[15]
error-sgf-point = 「{ $found }」不是此棋盤上的點；點寫作兩個 a 到 { $last } 的字母，例如 hh
error-sgf-set-up = 這裡在著法之後或變化之中擺子；擺子只能在最開始
error-sgf-twice = 這一點上擺了第二個棋子
error-empty = 沒有可讀的局面；請寫著法（如 h8i9j10）、用 / 連接的各行（x 黑，o 白，. 空）或棋盤圖

error-finished-five = { $colour }已經以 { $points } 取勝；待判的局面不能已有五連
error-fives-of-both = 雙方都已成五：黑方 { $black }，白方 { $white }；待判的局面不能已有五連
error-stone-balance = 黑子 { $black } 枚，白子 { $white } 枚；對局中黑子與白子相等或多一枚
error-side-to-move = 黑子 { $black } 枚、白子 { $white } 枚之後輪到{ $expected }
error-point-outside = { $point } 不在 { $size } 棋盤上
error-point-occupied = { $point } 已有棋子（{ $colour }）；只能解釋空點
