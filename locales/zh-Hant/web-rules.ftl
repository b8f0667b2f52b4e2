# 供閱讀的頁面，其一為規則。
web-reading = 關於棋與本站
web-reading-rules = 規則
web-reading-history = 歷史
web-reading-about = 關於
web-reading-privacy = 隱私
web-reading-credits = 致謝

web-rules-new-here = 初次來下？
web-rules-new-here-link = 看規則，棋盤可以試
web-rules-lead = 黑白雙方輪流在棋盤上落子，五子連成一線者勝。這一頁講的是怎樣才算五連，以及黑方哪些棋不能下。
web-rules-try = 到分析棋盤上試一試
web-rules-why = { $title }：為什麼
web-rules-open = 開設房間：{ $kind }

web-rules-aim = 棋盤有 15 × 15 條線，棋子下在交叉點上。黑方先行，輪流一手一子，落子後不再移動。先在橫線、豎線或斜線上連成五子者勝。
    .title = 目標
web-rules-figure-aim = 上面一子成五，黑勝。下在 B 則成六子：連珠規則中黑方長連不算勝，而是禁手。
    .title = 五連與長連
web-rules-figure-hint = 本頁的判定都出自裁判程式。點棋盤上任意空點，它會說明落子在那裡是什麼。

web-rules-families = 黑方先行，優勢很大。各種規則的區別就在於怎樣處理這一優勢：什麼算勝，什麼是禁手。下面是同一局面在各規則下的判定。A 成六子；B 成五連，但兩端都有白子；C 同時成兩個活三。
    .title = 規則的種類
web-rules-verdict-wins = 勝
web-rules-verdict-forbidden = 禁手
web-rules-verdict-plain = 都不是

web-rules-fouls =
    連珠規則中，黑方有三種禁手。白方沒有禁手，長連也算勝。

    四：再下一子就成五連的棋形。活三：再下一子就成活四的棋形；活四是兩端都能成五的連續四子。只看通過新落之子的棋形。
    .title = 禁手
web-rules-figure-double-three = 一子同時成兩個活三，各自都能成為活四。
    .title = 三三禁手
web-rules-figure-double-four = 一子同時成兩個四。活四衝四都算，只要各自還能成五。
    .title = 四四禁手
web-rules-figure-double-four-on-one-line = 兩個四可以在同一條線上。這裡左邊能成一個五，右邊也能成一個五。
    .title = 同一線上的四四
web-rules-figure-overline = 六子或更多連成一線。
    .title = 長連禁手

web-rules-no-fouls = 看似禁手的棋，往往並不是。以下是最常見的幾種。
    .title = 什麼不是禁手
web-rules-figure-four-three = 一個四加一個三，可以下。黑方通常就這樣取勝：對方必須應四，接著三變成活四。
    .title = 四三
web-rules-figure-no-room = 兩枚白子之間沒有成活四的餘地，所以橫線上不是活三。只剩一個活三，可以下。
    .title = 假活三
web-rules-figure-rotten-six = 橫線再下一子成六，不成五，所以不是四。只剩一個四，可以下。
    .title = 六腐
web-rules-figure-five-first = 一子成五，同時成兩個四。五連優先：黑勝。
    .title = 五連優先於禁手
web-rules-figure-deeper = 一個三是真是假，有時取決於下一子是不是禁手，這樣一層層追問下去，沒有止限。X（D10）看似三三，但橫線只有下在 E10 才能成活四，而 E10 是禁手。所以橫線是假活三，X 可以下。請一步步看。
    .title = 禁手之中還有禁手
web-rules-figure-white = 白方 X 處三三、B 處四四都可以下，C 處長連獲勝。
    .title = 白方沒有禁手

web-rules-noticing = 由誰來發現禁手，看房間的設定。
    .title = 誰來判禁手

web-rules-openings = 即使有禁手，自由開局黑方仍然必勝。所以正式對局用開局規則：前幾手按約定的步驟擺放，其中一方可以選擇或交換黑白。若把開局擺得對一方太有利，對方就會選走那一方。點選一種規則，即可開設這樣的房間。
    .title = 開局與交換
web-rules-openings-renju = 連珠
web-rules-openings-gomoku = 無禁手五子棋

web-rules-end =
    連成勝形，對局即結束。認輸、逾時、離開太久也判負；黑方走禁手，按房間的設定判負。

    雙方同意、滿局、雙方連續虛手，或雙方都不可能再成五，為和棋。提和要隨著自己的一手提出。連珠規則中，盤上有六子之後可以虛手；白方虛手，即不能再指出剛才的禁手。

    白方指出禁手而其實不是，對局繼續，白方的鐘照走。
    .title = 對局怎樣結束
