# `tengen analyse` 的回答。
analyse-title = 第 { $line } 行：輪到{ $colour }，{ $rule }
analyse-depth = 深度 { $depth }（最長變化 { $longest }），{ $nodes } 個節點，每秒 { $speed } 個，{ $ms } 毫秒
analyse-line = { $score }：{ $moves }
analyse-estimate = { $value }（{ $chance } %）
analyse-win = { $stones } 手內必勝
analyse-loss = { $stones } 手內必敗
analyse-best = 最佳一手：{ $move }
analyse-no-move = { $colour }在這裡沒有合法的著法。
