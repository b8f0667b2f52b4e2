# 対局が行為を受け付けない理由。受け付けられない行為は何も変えない。
rejection-game-over = 対局は終わっています。
rejection-not-for-actor = { $actor }にはできません（{ $action }）。
rejection-paused = 対局は休止中です。再開するまで誰も何もできません。
rejection-not-paused = 対局は休止していません。
rejection-not-your-turn = { $name }の番です。
rejection-colours-not-drawn = 先に握りをします。{ $question }
rejection-nigiri-not-asked = 握りのその手順は今ではありません。{ $question }
rejection-nigiri-number = 石の数は { $min } から { $max } で、{ $number } にはできません。
rejection-nigiri-nonce = 合言葉は { $min } から { $max } 字の英数字です。
rejection-nigiri-mismatch = 握ったときの数と合言葉ではありません。
rejection-forbidden = { $point } は禁手（{ $kind }）で、着手できません。別の点に打ってください。
rejection-claim-or-let-stand = 最後の石で引き分けになります。禁手を指摘するか認めてください。今はほかのことはできません。
rejection-nothing-to-let-stand = 認めるのを待つ石はありません。
rejection-pass-too-early = 盤に六子置かれるまでパスはできません。今は { $stones } 子です。
rejection-pass-not-allowed = { $rule }では、空いている点があるうちはパスできません。
rejection-draw-offer-in-opening = 引き分けの申し込みは開局の後です。
rejection-no-draw-offer = 引き分けの申し込みはありません。
rejection-no-claims = この対局では禁手を指摘しません。
rejection-colour-not-bound = { $colour }に禁手はありません。
rejection-nothing-to-claim = 指摘できる相手の手がありません。
rejection-already-claimed = この手はすでに指摘され、禁手ではありません。
rejection-not-begun = 対局はまだ始まっていません。双方が一度は行動する必要があります。中止ならできます。
rejection-already-begun = 対局は始まったので中止できません。投了ならできます。
rejection-take-back-not-allowed = この対局では待ったはできません。
rejection-nothing-to-take-back = 開局の後、その対局者に戻せる手がありません。
rejection-take-back-pending = { $name }がすでに待ったを求め、答えを待っています。
rejection-take-back-refused = 待ったは断られました。次に自分の手を打った後にまた求められます。
rejection-no-take-back-asked = 待ったは求められていません。
rejection-no-abandonment = この対局は不在による勝ちを求められません。
rejection-not-away = { $name }は不在ではありません。
rejection-away-too-short = { $name }の不在はまだ短すぎます。あと { $seconds } 秒待ってください。
rejection-not-recorded = それは対面の対局でだけ裁定できます。

# 開局が答えを受け付けない理由。
rejection-opening-over = 開局は終わっており、そのような答えは求めていません。
rejection-wrong-role = { $name }が答える番です。
rejection-wrong-answer = 聞かれたことへの答えではありません。{ $question }
rejection-wrong-count = { $offered } 点ではなく { $count } 点を出します。一行に入力してください。
rejection-duplicate = { $point } が二度あります。違う点を出してください。
rejection-outside-board = { $point } は { $size } の盤にありません。
rejection-occupied = { $point } には{ $stone ->
    [black] 黒石
   *[white] 白石
}があります。空いている点に打ってください。
rejection-not-centre = 初手は { $point } ではなく天元 { $centre } に打ちます。
rejection-not-touching = { $point } は { $centre } の石に隣り合っていません。二手目は隣り合う点に打ちます。
rejection-outside-square = { $point } は { $from } から { $to } の四角の外です。四角の中に打ちます。
rejection-inside-square = { $point } は { $from } から { $to } の四角の中です。四角の外に打ちます。
rejection-opening-left-out = { $point } は珠型 { $opening } になり、この規定では使いません。
rejection-same-shape = { $first } と { $second } は同形です。回転や裏返しで同じ形になります。どちらかを別の点にしてください。
rejection-number-out-of-range = 数は { $min } から { $max } で、{ $number } にはできません。
rejection-not-offered = { $point } は題打ちされていません。題打ちは { $points } です。

# 設定が両立しない理由。
settings-needs-renju = 規定 { $opening } は連珠のもので、{ $rule } には使えません。free、swap、swap2、pro、long-pro は使えます
settings-needs-renju-board = 規定 { $opening } は 15x15 の盤で打ち、{ $size } では打てません
settings-board-too-small = 規定 { $opening } には 15x15 以上の盤が要ります。{ $size } では打てません
settings-take-back-in-rated-game = レート対局では待ったはできません
settings-show-forbidden-in-claim-room = 禁手を指摘する対局では禁点を表示しません。auto-loss か unplayable を選んでください
settings-zero-time = { $time }をゼロにはできません
settings-time-too-long = { $time }は { $max } 秒までです
settings-periods-out-of-range = 秒読みは 1 から { $max } 回で、{ $periods } 回にはできません
settings-clock-in-recorded-game = 対面の対局では自分たちの時計を使います
settings-nigiri-in-recorded-game = 対面の対局では手で握ります
settings-nigiri-needs-deadline = 対局の中で握るには、時計か初手の期限が要ります
time-main-time = 持ち時間
time-turn-time = 一手の時間
time-period = 秒読みの時間
time-increment = 加算
time-first-move-deadline = 初手の期限
time-abandonment-delay = 不在による勝ちを求められるまでの時間
