# 読むためのページ。はじめはルール。
web-reading = 連珠とこのサイトについて
web-reading-rules = ルール
web-reading-history = 歴史
web-reading-about = 天元とは
web-reading-privacy = プライバシー
web-reading-credits = 謝辞

web-rules-new-here = はじめての方へ
web-rules-new-here-link = 盤を動かしながら読むルール
web-rules-lead = 黒と白が交互に石を置き、先に五つ並べた方が勝ちです。このページでは、五連とは何か、黒に禁じられた手は何かを説明します。
web-rules-try = 検討盤で試す
web-rules-why = { $title }：理由
web-rules-open = 対局室を開く：{ $kind }

web-rules-aim = 盤は縦横15本の線でできています。石は線の交点に、黒から一手に一つずつ置き、置いた石は動かしません。縦・横・斜めのいずれかに、先に五つ続けて並べた方が勝ちです。
    .title = 目的
web-rules-figure-aim = 上の石で五連となり、黒の勝ちです。Bに置くと六つ並びます。連珠では黒の長連は勝ちにならず、禁手です。
    .title = 五連と長連
web-rules-figure-hint = このページの判定はすべて審判プログラムによるものです。盤の空いた点を選ぶと、そこに置いた石がどうなるかを示します。

web-rules-families = 先手の黒はとても有利です。ルールの違いは、その有利をどう抑えるか、つまり何を勝ちとし、何を禁じるかにあります。下は一つの局面を、それぞれのルールで判定したものです。Aは六つ並び、Bは両端を白に止められた五連、Cは三が二つできる点です。
    .title = ルールの種類
web-rules-verdict-wins = 勝ち
web-rules-verdict-forbidden = 禁手
web-rules-verdict-plain = なし

web-rules-fouls =
    連珠では、黒に三種類の禁手があります。白に禁手はなく、長連も勝ちです。

    四とは、あと一手で五連になる形です。三とは、あと一手で達四になる形です。達四は、両端のどちらでも五連になる四つ並びです。数えるのは、いま置いた石を通る形だけです。
    .title = 禁手
web-rules-figure-double-three = 一手で三が二つできます。どちらも達四になれます。
    .title = 三々
web-rules-figure-double-four = 一手で四が二つできます。片端が止められていても、五連になれる四はすべて数えます。
    .title = 四々
web-rules-figure-double-four-on-one-line = 二つの四が一本の線にできることもあります。ここでは左でも右でも五連になります。
    .title = 一線上の四々
web-rules-figure-overline = 六つ以上が続けて並ぶ形です。
    .title = 長連

web-rules-no-fouls = 禁手に見えて、そうではない形も多くあります。よくあるものを挙げます。
    .title = 禁手ではない手
web-rules-figure-four-three = 四が一つと三が一つなら打てます。相手は四を止めなければならず、その間に三が達四になります。黒の代表的な勝ち方です。
    .title = 四三
web-rules-figure-no-room = 白石の間には達四をつくる余地がないので、横は三ではありません。残る三は一つで、打てます。
    .title = 見かけの三
web-rules-figure-rotten-six = 横はあと一手で六つになり、五連になりません。四ではないので、残る四は一つです。
    .title = 六腐
web-rules-figure-five-first = 五連と同時に四が二つできます。五連が優先し、黒の勝ちです。
    .title = 五連は禁手に優先する
web-rules-figure-deeper = 三が本物かどうかは、次の石が禁手かどうかで決まることがあり、その先も同じように、どこまでも続きます。X（D10）は三々に見えますが、横はE10でしか達四になれず、E10は禁手です。横は見かけの三となり、Xは打てます。順に見てください。
    .title = 禁手が禁手を左右する
web-rules-figure-white = 白はXの三々もBの四々も打て、Cの長連は勝ちです。
    .title = 白に禁手はない

web-rules-noticing = 禁手に誰が気づくべきかは、対局室の設定によります。
    .title = 禁手の扱い

web-rules-openings = 禁手があっても、自由に打ち始めれば黒の必勝です。そこで正式な対局では開局規定を使います。はじめの数手を決まった手順で置き、一方が色を選ぶか入れ替えます。片方に有利すぎる形を置けば、相手がそちらを取るわけです。規定を選ぶと、その対局室を開けます。
    .title = 開局と交替
web-rules-openings-renju = 連珠
web-rules-openings-gomoku = 五目並べ

web-rules-end =
    勝ちの形ができれば終局です。投了、時間切れ、長い離席も負けです。黒の禁手は、対局室の設定に従って負けとなります。

    双方の合意、満局、双方の連続したパス、またはどちらも五連をつくれなくなったときは引き分けです。引き分けの申し込みは自分の着手とともに行います。連珠では、盤上に六つの石が置かれた後はパスができます。白がパスすると、直前の禁手はもう指摘できません。

    白が禁手を指摘して、実は禁手でなかったときは、対局は続き、白の時計は進んだままです。
    .title = 終局
