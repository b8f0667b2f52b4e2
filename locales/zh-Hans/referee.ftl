# `tengen forbid` 的输出。
judgement-title = 第 { $line } 行：{ $colour }，{ $rule }
judgement-five = 5  成五取胜：{ $points }
judgement-overline = 6  长连禁手：{ $points }
judgement-double-four = 4  四四禁手：{ $points }
judgement-double-three = 3  三三禁手：{ $points }
judgement-none = 没有立即成五的点，也没有禁手点。

# `tengen explain` 的输出。
explain-point = { $letter } ({ $point })
explain-title = { $point }，{ $colour }，{ $rule }：{ $verdict }。
explain-verdict = { $kind ->
    [five] 成五取胜
    [overline] 长连禁手
    [double-four] 四四禁手
    [double-three] 三三禁手
   *[legal] 可以落子
}{ $label ->
    [none] { "" }
   *[other] （{ $label }）
}

explain-because-five = 此手成五。五连至上，无论同时形成什么都取胜。
explain-because-overline = 此手形成六个或更多的长连。
explain-because-double-four = 一手棋同时形成 { $fours } 个四。
explain-because-double-three = 一手棋同时形成 { $threes } 个真正的活三。
explain-because-makes-four = 此手形成 { $threes } 个真正的活三，但按此规则，同时形成四时不算禁手。
explain-because-only-defence = 此手形成 { $threes } 个真正的活三，但按此规则，唯一能挡五的点不算禁手。
explain-because-no-fouls = 此规则对{ $colour }没有任何禁手。
explain-because-legal = { $candidates ->
    [0] 此手之后没有一条线能再下一手成活四，所以没有活三。
   *[other] 可能成为活三的线：{ $candidates } 条；真正的活三：{ $threes } 个。
}{ $fours ->
    [0] { "" }
   *[other] 四：{ $fours } 个。
}{ $fours-forbidden ->
    [yes] 同时有两个活三或两个四才是禁手。
   *[no] 同时有两个活三才是禁手，四不算。
}

explain-row-five = { $direction } { $stones }：五连。
explain-row-overline = { $direction } { $stones }：{ $count } 子长连。
explain-row-overline-allowed = { $direction } { $stones }：{ $count } 子长连，按此规则既不算五连也不算禁手。
explain-row-straight-four = { $direction } { $stones }：活四，{ $points } 两点都能成五。
explain-row-simple-four = { $direction } { $stones }：冲四，{ $points } 成五。
explain-row-connected-three = { $direction } { $stones }：连三，是真正的活三。
explain-row-broken-three = { $direction } { $stones }：跳三，是真正的活三。
explain-row-false-connected-three = { $direction } { $stones }：形似连三，却是假活三，无法成为活四。
explain-row-false-broken-three = { $direction } { $stones }：形似跳三，却是假活三，无法成为活四。
explain-row-no-room = { $direction } { $stones }：形似活三，但没有成活四的空间（下止）。
explain-row-rotten-six = { $direction } { $stones }：形似{ $count ->
    [3] 活三
   *[other] 四
}，但再成五就会成为长连（六腐）。

explain-key-legal = { $point } 可以落子，形成活四 { $stones }{ $label ->
    [none] { "" }
   *[other] （{ $label }）
}。
explain-key-five = { $point } 能形成活四 { $stones }，但同时成五，所以不算。
explain-key-forbidden = { $point } 能形成活四 { $stones }，但不能落子：{ $verdict }。
explain-key-depends = 只因有 { $stone }：没有它，{ $point } 就不是禁手。
explain-key-saved = 只因有 { $stone }：没有它，{ $point } 就是禁手。
