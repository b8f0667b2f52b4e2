# What `tengen forbid` says.
judgement-title = Line { $line }: { $colour } under { $rule }
judgement-five = 5  wins: { $points }
judgement-overline = 6  forbidden, overline: { $points }
judgement-double-four = 4  forbidden, double-four: { $points }
judgement-double-three = 3  forbidden, double-three: { $points }
judgement-none = No point wins at once, and none is forbidden.

# What `tengen explain` says.
explain-point = { $letter } ({ $point })
explain-title = { $point }, { $colour }, { $rule }: { $verdict }.
explain-verdict = { $kind ->
    [five] a winning five
    [overline] forbidden, overline
    [double-four] forbidden, double-four
    [double-three] forbidden, double-three
   *[legal] legal
}{ $label ->
    [none] { "" }
   *[other] { " " }({ $label })
}

explain-because-five = It makes a five. A five wins, whatever else the stone makes.
explain-because-overline = It makes a row of six or more.
explain-because-double-four = One stone makes { $fours } fours.
explain-because-double-three = One stone makes { $threes } real threes.
explain-because-makes-four = It makes { $threes } real threes, but this rule set allows that when the stone makes a four as well.
explain-because-only-defence = It makes { $threes } real threes, but this rule set allows that on the only point that stops a five.
explain-because-no-fouls = This rule set forbids nothing to { $colour }.
explain-because-legal = { $candidates ->
    [0] No row here could become a straight four in one move, so there is no three.
   *[other] Rows that could be threes: { $candidates }; real threes: { $threes }.
}{ " " }{ $fours ->
    [0] { "" }
   *[other] Fours: { $fours }.{ " " }
}{ $fours-forbidden ->
    [yes] Two real threes or two fours would be a foul.
   *[no] Two real threes would be a foul; fours are not.
}

explain-row-five = { $direction } { $stones }: five in a row.
explain-row-overline = { $direction } { $stones }: a row of { $count }.
explain-row-overline-allowed = { $direction } { $stones }: a row of { $count }, which is neither a five nor a foul here.
explain-row-straight-four = { $direction } { $stones }: a straight four; { $points } each make a five.
explain-row-simple-four = { $direction } { $stones }: a simple four; { $points } makes a five.
explain-row-connected-three = { $direction } { $stones }: a connected three, and a real one.
explain-row-broken-three = { $direction } { $stones }: a broken three, and a real one.
explain-row-false-connected-three = { $direction } { $stones }: looks like a connected three, but is false: no straight four can be made of it.
explain-row-false-broken-three = { $direction } { $stones }: looks like a broken three, but is false: no straight four can be made of it.
explain-row-no-room = { $direction } { $stones }: looks like a three, but there is no room for a straight four.
explain-row-rotten-six = { $direction } { $stones }: looks like a { $count ->
    [3] three
   *[other] four
}, but the five would be a row of six or more.

explain-key-legal = { $point } can be played and makes the straight four { $stones }{ $label ->
    [none] { "" }
   *[other] { " " }({ $label })
}.
explain-key-five = { $point } would make the straight four { $stones }, but a five at the same time, so it does not count.
explain-key-forbidden = { $point } would make the straight four { $stones }, but cannot be played: { $verdict }.
explain-key-depends = Only because { $stone } stands: without it, { $point } would not be forbidden.
explain-key-saved = Only because { $stone } stands: without it, { $point } would be forbidden.
