# `tengen analyse` 的回答。
analyse-title = 第 { $line } 行：轮到{ $colour }，{ $rule }
analyse-depth = 深度 { $depth }（最长变化 { $longest }），{ $nodes } 个节点，每秒 { $speed } 个，{ $ms } 毫秒
analyse-line = { $score }：{ $moves }
analyse-estimate = { $value }（{ $chance } %）
analyse-win = { $stones } 手内必胜
analyse-loss = { $stones } 手内必败
analyse-best = 最佳一手：{ $move }
analyse-no-move = { $colour }在这里没有合法的着法。
