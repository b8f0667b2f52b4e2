# What `tengen analyse` says.
analyse-title = Line { $line }: { $colour } to move, { $rule }
analyse-depth = Depth { $depth } (longest line { $longest }), { $nodes } nodes, { $speed } per second, { $ms } ms
analyse-line = { $score }: { $moves }
analyse-estimate = { $value } ({ $chance } %)
analyse-win = { $stones ->
    [one] win with the next stone
   *[other] win within { $stones } stones
}
analyse-loss = { $stones ->
    [one] loss with the next stone
   *[other] loss within { $stones } stones
}
analyse-best = Best move: { $move }
analyse-no-move = { $colour } has no legal move here.
