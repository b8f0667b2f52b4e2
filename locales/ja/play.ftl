# `tengen play` の出力。

# 入力できる言葉。表示するのは最初のもので、| の後のものも通じる。表示の言語にかかわらず、どの言語の言葉も通じる。
word-one = 甲
word-two = 乙
word-pass = パス
word-claim = 禁手 | 禁手を指摘
word-let-stand = 認める | そのまま
word-resign = 投了
word-abort = 中止
word-draw = 引き分け | 引き分けを申し込む
word-accept = 同意 | 承諾
word-decline = 断る | 拒否
word-yes = はい
word-no = いいえ | 交替しない
word-undo = 待った
word-swap = 交替 | 三手交替
word-black = 黒 | 黒番
word-white = 白 | 白番
word-offer = 題打ち | 五手
word-keep = 残す
word-remove = 除く | 取る
word-declare = 題数
word-add = 二子追加
word-hold = 握る | 握り
word-guess = 当てる
word-open = 開く | 見せる
word-board = 盤
word-numbers = 手順 | 棋譜
word-why = なぜ | 理由
word-openings = 珠型
word-help = ヘルプ | 使い方
word-save = 保存
word-next = 次局 | 次の対局
word-quit = 終了
# 並べた言葉の間の記号。
word-separator = 、

# 名前のない対局者。
seat-one = 甲
seat-two = 乙
who = { $name }（{ $colour }）

# 対局の始まり。
intro-title = { $one } – { $two }：{ $rule }、{ $size }、{ $opening }
intro-match = 全 { $games } 局のうち第 { $number } 局。
intro-enforce-claim = 禁手は相手が次の手を打つ前に指摘する。その後は普通の石として扱う。
intro-enforce-claim-rif = 禁手は相手が次の手を打つ前に指摘する。六つ以上並ぶ長連だけは後から、どちらの手番でも指摘できる。
intro-enforce-auto-loss = 禁手即負け。
intro-enforce-unplayable = 禁手は着手不可。
intro-clock = 時間：{ $clock }。
intro-black = { $black }が{ $colours ->
    [stay] 黒番
   *[may-change] 仮の黒番
}。
intro-chance = 抽選の結果、{ $black }が{ $colours ->
    [stay] 黒番
   *[may-change] 仮の黒番
}。
intro-nigiri = まず握りで黒番を決める。
intro-help = 「ヘルプ」と入力すると、入力できる言葉をすべて表示します。
intro-resumed = { $moves ->
    [0] 初手から続けます
   *[other] 第 { $moves } 手の後から続けます
}。

opening-free = 規定なし
opening-designated = 指定打ち { $parameter }
opening-lianzhong = 三手交替・五手二題打ち
opening-rif = RIF 1996
opening-swap-1989 = 1989年の交替規定
opening-yamaguchi = 山口規定
opening-soosorv = ソーソロフ-{ $parameter }
opening-tarannikov = タランニコフ
opening-taraguchi = タラ山口-{ $parameter }
opening-swap = Swap
opening-swap2 = Swap2
opening-pro = Pro
opening-long-pro = Long Pro

clock-none = なし
clock-per-move = 一手 { $main }
clock-byo-yomi = 持ち時間 { $main }、その後は秒読み { $period } を { $periods } 回
clock-sudden-death = 持ち時間 { $main }（切れ負け）
clock-fischer = 持ち時間 { $main }、一手ごとに加算 { $increment }
clock-correspondence = 一手 { $days } 日
clock-line = 時計：{ $one } { $one-time }、{ $two } { $two-time }
clock-main = { $main }
clock-main-periods = { $main } + { $periods } × { $period }
clock-in-period = 秒読み { $period }、{ $periods ->
    [1] 最後の一回
   *[other] 残り { $periods } 回
}

# 盤。
board-last = 最後の手：第 { $number } 手、{ $colour } { $point }
board-passed = 最後の手：第 { $number } 手、{ $colour }はパス
board-offered = 題打ち：{ $points }
board-forbidden = { $colour }の禁点：3 三々、4 四々、6 長連
openings-title = 珠型 26 種。黒の初手は h8、白の二手目はその上の h9（直接打ち）か斜め上の i9（間接打ち）。表の点は黒の三手目。回転や裏返しで重なるものは同じ珠型。
openings-script = ja
openings-name = { $name }

# 質問。
ask-move = { $who }の番です。打つ点を入力してください。
ask-claim-or-let-stand = { $who }：最後の石で引き分けになります（{ $draw ->
    [board-full] 満局
   *[no-five] どちらももう五連を作れない
}）。{ $claim ->
    [open] 禁手なら「禁手」、そうでなければ「認める」と入力してください。
   *[closed] 「認める」と入力してください。
}
ask-only-forbidden = { $who }の番です。空いている点はすべて禁手なので、パスしかありません。「パス」と入力してください。
ask-place = { $who }：第 { $number } 手の{ $stone ->
    [black] 黒石
   *[white] 白石
}を{ $region ->
    [centre] 天元 { $centre } に
    [touching-centre] { " " }{ $centre } の石に隣り合う点（{ $from } から { $to } の四角の中）に
    [within] { " " }{ $from } から { $to } の四角の中に
    [outside] { " " }{ $from } から { $to } の四角の外に
    [openings] { " " }{ $from } から { $to } の四角の中に（26 の珠型のどれかになります）
    [openings-of-1989] { " " }{ $from } から { $to } の四角の中に（26 の珠型のうち D13 と I13 は除きます）
   *[anywhere] 空いている点に
}打ってください。点を入力します。
ask-offer = { $who }：五手目に { $count } 点を題打ちしてください。同形の点は出せません。{ $opponent }が選びます。「題打ち」と { $count } 点を一行に入力します。
ask-keep-one = { $who }：{ $points } のうち五手目に残す点を選んでください。「残す」と点を入力します。
ask-remove-one = { $who }：{ $points } のうち除く石を選んでください。もう一つが五手目に残ります。「除く」と点を入力します。
ask-choose-colour = { $who }：黒か白を選んでください。「黒」か「白」と入力します。
ask-choose-colour-or-add-two = { $who }：黒か白を選ぶか、二子（白、黒の順）を加えて{ $opponent }に選ばせてください。「黒」「白」「二子追加」のどれかを入力します。
ask-may-swap = { $who }：黒白を交替しますか。「交替」か「いいえ」と入力します。
ask-may-swap-or-offer = { $who }：黒白を交替しますか。交替せずに五手目に { $count } 点を題打ちすることもできます。「交替」「いいえ」「題打ち」のどれかを入力します。
ask-declare = { $who }：五手目の題数を決めてください。{ $min } から { $max } の数を入力します。
ask-commit = { $name }：石を { $min } から { $max } 個握ってください。「握る」と入力すると、プログラムが誰にも見せずに数を決めます。「握る」の後に自分で数を書くこともできます。
ask-guess = { $name }：{ $min } から { $max } の数を言ってください。握った石の数との差が奇数ならあなたが、偶数なら{ $opponent }が仮の黒番です。数を入力します。
ask-reveal = { $name }：手を開いてください。「開く」と入力します。
ask-draw = { $name }が引き分けを申し込んでいます。{ $opponent }は同意か断るで答えてください。そのまま打てば断ったことになります。
ask-take-back = { $name }が自分の最後の手の待ったを求めました。{ $opponent }は同意か断るで答えてください。
ask-also = ほかに：{ $words }
ask-with-point = （点）{ $word }
ask-over = 対局は終わりました。入力できる言葉：{ $words }

# 起きたこと。
tell-committed = { $name }は石を握りました。後で確かめるための封：{ $commitment }
tell-guessed = { $name }は { $number } と言いました。
tell-revealed = { $name }が手を開きました：{ $number } 個。差は{ $parity ->
    [odd] 奇数
   *[even] 偶数
}：{ $black }が仮の黒番。
tell-revealed-check = 確かめ方：{ $number }:{ $nonce } の SHA-256 が封と同じです。
tell-stone = 第 { $number } 手：{ $colour } { $point }（{ $name }）
tell-opening = 珠型は { $code } { $opening }。
tell-offer = { $name }は { $points } を題打ちしました。
tell-no-swap = { $name }は交替しません。
tell-exchanged = 交替しました：{ $black }が黒、{ $white }が白。
tell-choose = { $name }は{ $colour }を選びました。
tell-declare = { $name }は五手目の題数を { $number } としました。
tell-keep = { $name }は { $point } を残しました。
tell-remove = { $name }は { $point } を除きました。
tell-add-two = { $name }は二子を加え、その後{ $opponent }が選びます。
tell-offer-fifths = { $name }は交替せず、五手目を題打ちします。
tell-passed = 第 { $number } 手：{ $colour }はパス（{ $name }）
tell-draw-declined = { $name }は引き分けを断りました。
tell-no-foul = { $name }が禁手を指摘：禁手ではありません。対局を続けます。
tell-let-stand = { $name }はこの石を認めました。
tell-let-stand-by-absence = { $opponent }が席を離れたため、この石を認めたものとします。
tell-take-back-declined = { $name }は待ったを断りました。
tell-taken-back = { $name }は待ったに同意しました。第 { $moves } 手の後に戻ります。
tell-paused = 時計を止めました。
tell-resumed = 時計が動きます。
tell-outage-credited = 最後の手からの時間は数えません。

kind-overline = 長連
kind-double-four = 四々
kind-double-three = 三々

# 対局の終わり。
ending-five = { $winner }の勝ち。五連：{ $points }。
ending-overline = { $winner }の勝ち。{ $count } 子の長連：{ $points }。
ending-foul = { $winner }の勝ち。第 { $number } 手 { $point } は禁手（{ $kind }）{ $found-by ->
    [opponent] と指摘された
   *[referee] { "" }
}。
ending-resignation = { $loser }が投了：{ $winner }の勝ち。
ending-time = { $loser }の時間切れ負け：{ $winner }の勝ち。
ending-abandonment = { $loser }が対局を離れた：{ $winner }の勝ち。
ending-lifted-stone = { $loser }が石を取り上げた（反則）：{ $winner }の勝ち。
ending-arbiter = 審判の裁定：{ $result ->
    [win] { $winner }の勝ち
    [draw] 引き分け
   *[void] この対局は無効
}。
ending-board-full = 引き分け：満局。
ending-no-five = 引き分け：どちらももう五連を作れない。
ending-agreement = 合意による引き分け。
ending-two-passes = 引き分け：双方が続けてパス。
ending-both-flags = 引き分け：双方とも時間切れ。
ending-aborted = { $by }が{ $cause ->
    [asked] 対局を中止しました
   *[timed-out] 時間内に始めませんでした
}。この対局は無効です。
over-moves = 棋譜：{ $moves }
over-missed-foul = 指摘されなかった禁手：第 { $number } 手 { $colour } { $point }（{ $kind }）。
over-wrong-claim = { $name }の誤った指摘：第 { $number } 手 { $point } は禁手ではない。
over-wrong-claim-pass = { $name }の誤った指摘：第 { $number } 手の後、六つ以上並ぶ長連はない。
over-why = 「なぜ」と入力すると理由を表示します。
match-score = 得点：{ $one } { $one-points }、{ $two } { $two-points }（{ $games } 局のうち { $played } 局）
match-won = マッチの勝者は{ $name }です。
match-drawn = マッチは引き分けです。
match-again = この対局は無効なので打ち直します。

# 理由。
why-stone = 第 { $number } 手、{ $colour } { $point }：
why-refused = { $point } は着手できませんでした：

# 保存と終了。
saved = { $path } に保存しました。
save-failed = { $path } に保存できません：{ $reason }。このまま打てます。一手ごとにまた試します。
leave-saved = { $what ->
    [match] 全対局
   *[game] 対局
}はまだ終わっていません。保存しました。続けるには：tengen play --resume { $path }{ $games ->
    [1] { "" }
   *[other] { " " }--games { $games }
}
leave-unsaved = { $what ->
    [match] 全対局
   *[game] 対局
}はまだ終わっていません。--record FILE なしで始めたので保存していません。
leave-unwritten = { $what ->
    [match] 全対局
   *[game] 対局
}はまだ終わっていません。{ $path } に保存できませんでした。
leave-hand = 握った石は記録にありません。続けるときはこう開いてください：開く { $number } { $nonce }
leave-hand-closed = 握った石はまだ当てられていないので表示しません。記録にもありません。「握る」の後に数と合言葉を自分で書いた人だけが、続けるときに開けます。分からなければ「中止」と入力して打ち直してください。

# 入力が実行できない理由。
refused-empty = 名前の後に何もありません。その対局者のすることを書いてください。例：甲：投了
refused-too-long = 行が長すぎます。{ $max } バイトまでです。何もしませんでした。
refused-not-utf8 = UTF-8 の文字ではありません。何もしませんでした。
refused-unknown = 「{ $text }」は分かりません。h8 のような点を入力するか、「ヘルプ」で入力できる言葉を見てください。
refused-not-a-point = 「{ $text }」は点ではありません。点は h8 のように文字と数字で書きます。
refused-not-a-number = 「{ $text }」は 0 から 255 の数ではありません。
refused-needs-point = 「{ $word }」の後に点が要ります。例：{ $word } h8
refused-needs-number = 「{ $word }」の後に数が要ります。例：{ $word } 5
refused-too-much = 「{ $text }」が余分です。何もしませんでした。それを除いて入力してください。
refused-unknown-player = 「{ $text }」という対局者はいません。コロンの前には甲、乙、または対局者の名前を書きます。
refused-one-point = 点は一つだけですが、{ $count } 点ありました。何もしませんでした。
refused-no-number-asked = 今は数を聞いていません。{ $question }
refused-draw-alone = 引き分けは着手と一緒に申し込みます。例：h8 引き分け
refused-nothing-to-answer = 今はそのような答えを待っていません。{ $question }
refused-which-answer = 引き分けと待ったの両方が答えを待っています。「引き分け」か「待った」を付けてください。例：{ $word } 待った
refused-hand-unknown = 握った数がプログラムには分かりません。「開く」と数と、控えた合言葉を入力してください。誰にも分からなければ「中止」と入力してください。
refused-no-time = 時刻を決められるのはスクリプトだけです。{ $question }
refused-bad-time = 「{ $text }」は時刻ではありません。@分:秒、または @ と開始からのミリ秒で書きます。
refused-time-backwards = 時刻は戻せません。今は { $now } です。何もしませんでした。
refused-not-recorded = この対局は記録していません。保存するには --record FILE を付けて始めます。
refused-unsaved = この対局が保存できるまで、次の対局は始められません。保存できるようにしてから、もう一度入力してください。
refused-file-exists = { $path } はすでにあるので、次の対局を始められません。そのファイルを移してから、もう一度入力してください。
refused-offer-first = まず「{ $word }」だけを入力し、その後で点を出してください。何もしませんでした。
refused-no-next = 次の対局は今はありません。
refused-why-later = 対局中に説明するのは、禁手で着手できなかった点だけです。ほかは終局後に説明します。
refused-why-what = 「なぜ」の後に盤上の点を書いてください。例：なぜ h8
refused-nothing-to-explain = 禁手も誤った指摘もありませんでした。「なぜ」と点で、その石で何ができたかを表示します。
refused-game-won = この盤では勝負がついているので、空いている点は説明しません。「なぜ」の後に石のある点を書いてください。
refused-no-chance = システムから乱数が得られません（{ $reason }）。「握る」と数と、16 字以上の英数字の合言葉を入力してください。

help =
    打つには点を入力します。列の文字と行の数字で、例えば h8。
      パス             パスする
      禁手             相手の最後の手を禁手と指摘する
      認める           引き分けになる石を認める
      h8 引き分け      着手と一緒に引き分けを申し込む
      同意、断る       引き分けや待ったに答える（はい、いいえ でもよい）
      待った           最後の手の待ったを求める（友好対局）
      投了             投了する
      中止             始まる前に対局をやめる
    開局では：
      交替、いいえ     黒白を交替する、しない
      黒、白           色を選ぶ
      二子追加         二子を加える（Swap2）
      題数 3           題数を決める
      題打ち g7 i9     五手目の点を出す
      残す g7          残す点を選ぶ
      除く i9          除く石を選ぶ
    握り：
      握る、当てる 5、開く
    見るには：
      盤               盤と時計と今の質問
      手順             手順の番号のある盤
      珠型             珠型 26 種
      なぜ、なぜ h8    着手できなかった理由。終局後は禁手である理由、ない理由
    そのほか：
      保存             記録を保存する
      次局             次の対局を始める
      終了             席を離れる。記録した対局は後日続けられる
      甲：…、乙：…     その対局者として入力する。名前でもよい
      ヘルプ           この説明
    言葉は聞かれている対局者のものとして扱います。待ったは最後に打った対局者が求めます。

# 対局を始められない、続けられない理由。
error-play-exists = { $path } はすでにあります。続けるには --resume { $path }、そうでなければ別のファイルに記録してください
error-play-save = { $path } に保存できません：{ $reason }
error-play-record-not-read = { $path } は対局の記録ではありません：{ $reason }
error-play-record-version = { $path } は第 { $found } 版の記録です。このプログラムは第 { $supported } 版を読みます
error-play-record-broken = { $path } の記録は規則に合いません：{ $reason }
error-play-match-gap = { $path } の対局は終わっていないのに、後の対局の記録があります
error-play-same-names = 二人とも名前が { $name } です。別の名前にしてください
error-play-games = 対局の数は 1 から { $max } です
error-play-chance = システムから乱数が得られません：{ $reason }
