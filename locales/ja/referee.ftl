# `tengen forbid` の出力。
judgement-title = { $line } 行目：{ $colour }番、{ $rule }
judgement-five = 5  五連で勝ち：{ $points }
judgement-overline = 6  禁手（長連）：{ $points }
judgement-double-four = 4  禁手（四々）：{ $points }
judgement-double-three = 3  禁手（三々）：{ $points }
judgement-none = すぐに五連になる点も、禁点もありません。

# `tengen explain` の出力。
explain-point = { $letter } ({ $point })
explain-title = { $point }、{ $colour }、{ $rule }：{ $verdict }。
explain-verdict = { $kind ->
    [five] 五連で勝ち
    [overline] 禁手、長連
    [double-four] 禁手、四々
    [double-three] 禁手、三々
   *[legal] 打てる
}{ $label ->
    [none] { "" }
   *[other] （{ $label }）
}

explain-because-five = 五連になる。五連は何が同時にできても勝ち。
explain-because-overline = 六つ以上並ぶ長連になる。
explain-because-double-four = 一手で四が { $fours } つできる。
explain-because-double-three = 一手で本当の三が { $threes } つできる。
explain-because-makes-four = 本当の三が { $threes } つできるが、このルールでは四も同時にできれば禁手ではない。
explain-because-only-defence = 本当の三が { $threes } つできるが、このルールでは五連を止める唯一の点なら禁手ではない。
explain-because-no-fouls = このルールでは{ $colour }に禁手はない。
explain-because-legal = { $candidates ->
    [0] あと一手で達四になる筋がないので、三はない。
   *[other] 三になりうる筋：{ $candidates }、本当の三：{ $threes }。
}{ $fours ->
    [0] { "" }
   *[other] 四：{ $fours }。
}{ $fours-forbidden ->
    [yes] 本当の三が二つ、または四が二つそろえば禁手になる。
   *[no] 本当の三が二つそろえば禁手になる。四は数えない。
}

explain-row-five = { $direction } { $stones }：五連。
explain-row-overline = { $direction } { $stones }：{ $count } 子の長連。
explain-row-overline-allowed = { $direction } { $stones }：{ $count } 子の長連。このルールでは五連でも禁手でもない。
explain-row-straight-four = { $direction } { $stones }：達四。{ $points } のどちらでも五連になる。
explain-row-simple-four = { $direction } { $stones }：四。{ $points } で五連になる。
explain-row-connected-three = { $direction } { $stones }：連三で、本当の三。
explain-row-broken-three = { $direction } { $stones }：飛び三で、本当の三。
explain-row-false-connected-three = { $direction } { $stones }：連三に見えるが見かけの三。達四にできない。
explain-row-false-broken-three = { $direction } { $stones }：飛び三に見えるが見かけの三。達四にできない。
explain-row-no-room = { $direction } { $stones }：三に見えるが、達四にする余地がない（下止め）。
explain-row-rotten-six = { $direction } { $stones }：{ $count ->
    [3] 三
   *[other] 四
}に見えるが、五連にしようとすると長連になる（六腐）。

explain-key-legal = { $point } は打てて、達四 { $stones } になる{ $label ->
    [none] { "" }
   *[other] （{ $label }）
}。
explain-key-five = { $point } で達四 { $stones } になるが、同時に五連になるので数えない。
explain-key-forbidden = { $point } で達四 { $stones } になるが、打てない：{ $verdict }。
explain-key-depends = { $stone } があるため。なければ { $point } は禁手ではない。
explain-key-saved = { $stone } があるため。なければ { $point } は禁手になる。
