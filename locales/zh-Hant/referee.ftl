# `tengen forbid` 的輸出。
judgement-title = 第 { $line } 行：{ $colour }，{ $rule }
judgement-five = 5  成五取勝：{ $points }
judgement-overline = 6  長連禁手：{ $points }
judgement-double-four = 4  四四禁手：{ $points }
judgement-double-three = 3  三三禁手：{ $points }
judgement-none = 沒有立即成五的點，也沒有禁手點。

# `tengen explain` 的輸出。
explain-point = { $letter } ({ $point })
explain-title = { $point }，{ $colour }，{ $rule }：{ $verdict }。
explain-verdict = { $kind ->
    [five] 成五取勝
    [overline] 長連禁手
    [double-four] 四四禁手
    [double-three] 三三禁手
   *[legal] 可以落子
}{ $label ->
    [none] { "" }
   *[other] （{ $label }）
}

explain-because-five = 此手成五。五連至上，無論同時形成什麼都取勝。
explain-because-overline = 此手形成六個或更多的長連。
explain-because-double-four = 一手棋同時形成 { $fours } 個四。
explain-because-double-three = 一手棋同時形成 { $threes } 個真正的活三。
explain-because-makes-four = 此手形成 { $threes } 個真正的活三，但按此規則，同時形成四時不算禁手。
explain-because-only-defence = 此手形成 { $threes } 個真正的活三，但按此規則，唯一能擋五的點不算禁手。
explain-because-no-fouls = 此規則對{ $colour }沒有任何禁手。
explain-because-legal = { $candidates ->
    [0] 此手之後沒有一條線能再下一手成活四，所以沒有活三。
   *[other] 可能成為活三的線：{ $candidates } 條；真正的活三：{ $threes } 個。
}{ $fours ->
    [0] { "" }
   *[other] 四：{ $fours } 個。
}{ $fours-forbidden ->
    [yes] 同時有兩個活三或兩個四才是禁手。
   *[no] 同時有兩個活三才是禁手，四不算。
}

explain-row-five = { $direction } { $stones }：五連。
explain-row-overline = { $direction } { $stones }：{ $count } 子長連。
explain-row-overline-allowed = { $direction } { $stones }：{ $count } 子長連，按此規則既不算五連也不算禁手。
explain-row-straight-four = { $direction } { $stones }：活四，{ $points } 兩點都能成五。
explain-row-simple-four = { $direction } { $stones }：衝四，{ $points } 成五。
explain-row-connected-three = { $direction } { $stones }：連三，是真正的活三。
explain-row-broken-three = { $direction } { $stones }：跳三，是真正的活三。
explain-row-false-connected-three = { $direction } { $stones }：形似連三，卻是假活三，無法成為活四。
explain-row-false-broken-three = { $direction } { $stones }：形似跳三，卻是假活三，無法成為活四。
explain-row-no-room = { $direction } { $stones }：形似活三，但沒有成活四的空間（下止）。
explain-row-rotten-six = { $direction } { $stones }：形似{ $count ->
    [3] 活三
   *[other] 四
}，但再成五就會成為長連（六腐）。

explain-key-legal = { $point } 可以落子，形成活四 { $stones }{ $label ->
    [none] { "" }
   *[other] （{ $label }）
}。
explain-key-five = { $point } 能形成活四 { $stones }，但同時成五，所以不算。
explain-key-forbidden = { $point } 能形成活四 { $stones }，但不能落子：{ $verdict }。
explain-key-depends = 只因有 { $stone }：沒有它，{ $point } 就不是禁手。
explain-key-saved = 只因有 { $stone }：沒有它，{ $point } 就是禁手。
