# `tengen analyse` の答え。
analyse-title = { $line } 行目：{ $colour }の手番、{ $rule }
analyse-depth = 深さ { $depth }（最長手順 { $longest }）、{ $nodes } ノード、毎秒 { $speed }、{ $ms } ミリ秒
analyse-line = { $score }：{ $moves }
analyse-estimate = { $value }（{ $chance } %）
analyse-win = { $stones } 手以内に勝ち
analyse-loss = { $stones } 手以内に負け
analyse-best = 最善手：{ $move }
analyse-no-move = { $colour }にここで打てる手はありません。
