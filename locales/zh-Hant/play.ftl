# `tengen play` 的輸出。

# 可以輸入的詞。第一個用於顯示，| 之後的也能識別；無論界面用哪種語言，各語言的詞都能識別。
word-one = 甲 | 甲方
word-two = 乙 | 乙方
word-pass = 虛手
word-claim = 禁手 | 指出禁手
word-let-stand = 放過 | 不指出
word-resign = 認輸
word-abort = 取消 | 取消對局
word-draw = 提和
word-accept = 同意 | 接受
word-decline = 拒絕 | 不同意
word-yes = 是 | 好
word-no = 不換 | 不 | 否
word-undo = 悔棋
word-swap = 交換 | 三手交換
word-black = 黑 | 執黑 | 黑方
word-white = 白 | 執白 | 白方
word-offer = 打點 | 五手
word-keep = 保留 | 留
word-remove = 拿掉 | 去掉
word-declare = 打數
word-add = 加兩子
word-hold = 握子 | 抓子
word-guess = 猜
word-open = 亮子 | 亮
word-board = 棋盤
word-numbers = 手數 | 棋譜
word-why = 為什麼 | 理由
word-openings = 開局
word-help = 說明
word-save = 儲存 | 保存
word-next = 下一局
word-quit = 離開 | 退出
# 並列的詞之間的符號。
word-separator = 、

# 沒有名字的棋手。
seat-one = 甲
seat-two = 乙
who = { $name }（{ $colour }）

# 對局開始。
intro-title = { $one } – { $two }：{ $rule }，{ $size }，{ $opening }
intro-match = 共 { $games } 局，這是第 { $number } 局。
intro-enforce-claim = 禁手須由對方在落下一子之前指出；過後不再追究，棋子有效。
intro-enforce-claim-rif = 禁手須由對方在落下一子之前指出；過後只有六子或更多的長連仍可指出，不論輪到誰走。
intro-enforce-auto-loss = 走禁手就輸。
intro-enforce-unplayable = 禁手不能落子。
intro-clock = 用時：{ $clock }。
intro-black = { $black }{ $colours ->
    [stay] 執黑
   *[may-change] 先執黑
}。
intro-chance = 抽籤結果：{ $black }{ $colours ->
    [stay] 執黑
   *[may-change] 先執黑
}。
intro-nigiri = 先猜先決定黑白。
intro-help = 輸入「說明」可查看所有能輸入的內容。
intro-resumed = 對局從{ $moves ->
    [0] 第一手
   *[other] 第 { $moves } 手之後
}繼續。

opening-free = 自由開局
opening-designated = 指定開局 { $parameter }
opening-lianzhong = 三手交換、五手兩打
opening-rif = RIF 1996（國際規則）
opening-swap-1989 = 1989 年交換規則
opening-yamaguchi = 山口規則
opening-soosorv = Soosorv-{ $parameter }
opening-tarannikov = Tarannikov
opening-taraguchi = Taraguchi-{ $parameter }
opening-swap = Swap
opening-swap2 = Swap2
opening-pro = Pro
opening-long-pro = Long Pro

clock-none = 不計時
clock-per-move = 每手 { $main }
clock-byo-yomi = 局時 { $main }，之後讀秒 { $periods } 次，每次 { $period }
clock-sudden-death = 每方共 { $main }
clock-fischer = 局時 { $main }，每手加秒 { $increment }
clock-correspondence = 每手 { $days } 天
clock-line = 棋鐘：{ $one } { $one-time }，{ $two } { $two-time }
clock-main = { $main }
clock-main-periods = { $main } + { $periods } × { $period }
clock-in-period = 讀秒 { $period }，{ $periods ->
    [1] 最後一次
   *[other] 還有 { $periods } 次
}

# 棋盤。
board-last = 最後一手：第 { $number } 手，{ $colour } { $point }
board-passed = 最後一手：第 { $number } 手，{ $colour }虛手
board-offered = 打點：{ $points }
board-forbidden = { $colour }的禁手點：3 三三禁手，4 四四禁手，6 長連禁手
openings-title = 26 種開局。黑方第一子在 h8；白方第二子在正上方 h9（直指）或斜上方 i9（斜指）；所列的點是黑方第三子。旋轉、翻轉後相同的算同一種。
openings-script = zh-Hant
openings-name = { $name }

# 問題。
ask-move = 輪到{ $who }：請輸入落子點。
ask-claim-or-let-stand = { $who }：最後一子使棋局成為和棋（{ $draw ->
    [board-full] 滿局
   *[no-five] 雙方都不可能再成五
}）。{ $claim ->
    [open] 如果是禁手請輸入「禁手」，否則輸入「放過」。
   *[closed] 請輸入「放過」。
}
ask-only-forbidden = 輪到{ $who }：所有空點都是禁手，只能虛手。請輸入「虛手」。
ask-place = { $who }：請下第 { $number } 手（{ $stone ->
    [black] 黑子
   *[white] 白子
}），{ $region ->
    [centre] 下在天元 { $centre }
    [touching-centre] 須緊貼 { $centre } 的棋子（{ $from } 到 { $to } 的方塊內）
    [within] 須在 { $from } 到 { $to } 的方塊內
    [outside] 須在 { $from } 到 { $to } 的方塊之外
    [openings] 須在 { $from } 到 { $to } 的方塊內，形成 26 種開局之一
    [openings-of-1989] 須在 { $from } 到 { $to } 的方塊內，形成 26 種開局之一，但不能是 D13 或 I13
   *[anywhere] 任意空點
}。請輸入落子點。
ask-offer = { $who }：請為第 5 手打 { $count } 個點，任何兩點不得同形，由{ $opponent }選擇。請輸入「打點」，並把 { $count } 個點寫在同一行。
ask-keep-one = { $who }：{ $points } 中保留一點作為第 5 手，由你決定。請輸入「保留」和該點。
ask-remove-one = { $who }：{ $points } 中拿掉一子，由你決定；另一子留作第 5 手。請輸入「拿掉」和該點。
ask-choose-colour = { $who }：請選擇執黑或執白。請輸入「黑」或「白」。
ask-choose-colour-or-add-two = { $who }：請選擇執黑或執白，或再加兩子（先白後黑）讓{ $opponent }選擇。請輸入「黑」、「白」或「加兩子」。
ask-may-swap = { $who }：是否交換黑白？請輸入「交換」或「不換」。
ask-may-swap-or-offer = { $who }：是否交換黑白？也可以不交換而為第 5 手打 { $count } 個點。請輸入「交換」、「不換」或「打點」。
ask-declare = { $who }：第 5 手打幾個點？請輸入 { $min } 到 { $max } 的數字。
ask-commit = { $name }：請握住 { $min } 到 { $max } 顆棋子。輸入「握子」，由程式隨機決定顆數，誰也看不到；也可以在「握子」後寫自己的數字。
ask-guess = { $name }：請說一個 { $min } 到 { $max } 的數字。它與手中顆數之差為奇數，則你先執黑；否則{ $opponent }先執黑。請輸入數字。
ask-reveal = { $name }：請亮出手中的棋子。請輸入「亮子」。
ask-draw = { $name }提和。{ $opponent }請回答：同意或拒絕；繼續下棋也算拒絕。
ask-take-back = { $name }請求悔棋，收回自己的最後一手。{ $opponent }請回答：同意或拒絕。
ask-also = 還可以：{ $words }
ask-with-point = （點）{ $word }
ask-over = 對局已結束。可以輸入：{ $words }

# 發生了什麼。
tell-committed = { $name }已握好棋子。供事後核對的封印：{ $commitment }
tell-guessed = { $name }說 { $number }。
tell-revealed = { $name }亮出 { $number } 顆。差為{ $parity ->
    [odd] 奇數
   *[even] 偶數
}：{ $black }先執黑。
tell-revealed-check = 核對方法：{ $number }:{ $nonce } 的 SHA-256 就是封印。
tell-stone = 第 { $number } 手：{ $colour } { $point }（{ $name }）
tell-opening = 開局為 { $code } { $opening }。
tell-offer = { $name }打點 { $points }。
tell-no-swap = { $name }不交換。
tell-exchanged = 交換黑白：現在{ $black }執黑，{ $white }執白。
tell-choose = { $name }選擇{ $colour }。
tell-declare = { $name }定為第 5 手打 { $number } 個點。
tell-keep = { $name }保留 { $point }。
tell-remove = { $name }拿掉 { $point }。
tell-add-two = { $name }再加兩子，然後由{ $opponent }選擇。
tell-offer-fifths = { $name }不交換，將為第 5 手打點。
tell-passed = 第 { $number } 手：{ $colour }虛手（{ $name }）
tell-draw-declined = { $name }拒絕和棋。
tell-no-foul = { $name }指出禁手：不是禁手。對局繼續。
tell-let-stand = { $name }放過這一子。
tell-let-stand-by-absence = { $opponent }已離開，視為放過這一子。
tell-take-back-declined = { $name }不同意悔棋。
tell-taken-back = { $name }同意悔棋。棋局回到第 { $moves } 手之後。
tell-paused = 棋鐘停走。
tell-resumed = 棋鐘繼續走。
tell-outage-credited = 最後一手之後的時間不計。

kind-overline = 長連禁手
kind-double-four = 四四禁手
kind-double-three = 三三禁手

# 對局結束。
ending-five = { $winner }五連獲勝：{ $points }。
ending-overline = { $winner }{ $count } 子長連獲勝：{ $points }。
ending-foul = { $winner }獲勝：第 { $number } 手 { $point } 是{ $kind }{ $found-by ->
    [opponent] ，已被指出
   *[referee] { "" }
}。
ending-resignation = { $loser }認輸：{ $winner }獲勝。
ending-time = { $loser }逾時負：{ $winner }獲勝。
ending-abandonment = { $loser }離開了對局：{ $winner }獲勝。
ending-lifted-stone = { $loser }拔子：{ $winner }獲勝。
ending-arbiter = 裁判判定：{ $result ->
    [win] { $winner }獲勝
    [draw] 和棋
   *[void] 本局不算
}。
ending-board-full = 和棋：滿局。
ending-no-five = 和棋：雙方都不可能再成五。
ending-agreement = 雙方同意和棋。
ending-two-passes = 和棋：雙方連續虛手。
ending-both-flags = 和棋：雙方都已逾時。
ending-aborted = { $by }{ $cause ->
    [asked] 取消了對局
   *[timed-out] 沒有按時開始
}。本局不算。
over-moves = 棋譜：{ $moves }
over-missed-foul = 無人指出：第 { $number } 手 { $colour } { $point } 是{ $kind }。
over-wrong-claim = { $name }指錯：第 { $number } 手 { $point } 不是禁手。
over-wrong-claim-pass = { $name }在第 { $number } 手之後指錯：沒有六子或更多的長連。
over-why = 輸入「為什麼」可查看理由。
match-score = 比分：{ $one } { $one-points }，{ $two } { $two-points }（{ $games } 局中已下 { $played } 局）
match-won = { $name }贏得整場比賽。
match-drawn = 比賽戰平。
match-again = 本局不算，重下一局。

# 理由。
why-stone = 第 { $number } 手，{ $colour } { $point }：
why-refused = { $point } 不能落子：

# 儲存與離開。
saved = 已儲存到 { $path }。
save-failed = 無法儲存到 { $path }：{ $reason }。可以繼續下棋；每一手之後都會再試。
leave-saved = { $what ->
    [match] 比賽
   *[game] 對局
}尚未結束，已經儲存。繼續請用：tengen play --resume { $path }{ $games ->
    [1] { "" }
   *[other] { " " }--games { $games }
}
leave-unsaved = { $what ->
    [match] 比賽
   *[game] 對局
}尚未結束，也沒有儲存：開始時沒有用 --record FILE。
leave-unwritten = { $what ->
    [match] 比賽
   *[game] 對局
}尚未結束，而且無法儲存到 { $path }。
leave-hand = 手中的棋子不在棋譜裡。繼續對局時請這樣亮出：亮子 { $number } { $nonce }
leave-hand-closed = 對方還沒有猜，所以不顯示手中的顆數；棋譜裡也沒有。只有在「握子」後自己寫了數字和密語的人，才能在繼續時亮出；否則請取消對局，重新開始。

# 輸入的內容無法執行。
refused-empty = 名字後面沒有內容；請寫該方要做什麼，例如 甲：認輸
refused-too-long = 這一行太長，最多 { $max } 位元組。什麼也沒做。
refused-not-utf8 = 這不是 UTF-8 文字。什麼也沒做。
refused-unknown = 看不懂「{ $text }」。請輸入 h8 這樣的點；輸入「說明」可查看所有能輸入的內容。
refused-not-a-point = 「{ $text }」不是點；點由字母和數字組成，例如 h8。
refused-not-a-number = 「{ $text }」不是 0 到 255 的數字。
refused-needs-point = 「{ $word }」後面要寫一個點，例如 { $word } h8。
refused-needs-number = 「{ $word }」後面要寫一個數字，例如 { $word } 5。
refused-too-much = 多了「{ $text }」。什麼也沒做；請去掉它再輸入。
refused-unknown-player = 沒有「{ $text }」這位棋手。冒號前請寫甲、乙或棋手的名字。
refused-one-point = 只需要一個點，卻寫了 { $count } 個。什麼也沒做。
refused-no-number-asked = 現在不需要數字。{ $question }
refused-draw-alone = 提和要與落子一起：先寫點再寫「提和」，例如 h8 提和。
refused-nothing-to-answer = 現在沒有需要這樣回答的事。{ $question }
refused-which-answer = 提和與悔棋都在等待回答：請寫明「提和」或「悔棋」，例如 { $word } 悔棋。
refused-hand-unknown = 程式不知道手中有幾顆：請輸入「亮子」、數字和你記下的密語。若無人知道，請輸入「取消」。
refused-no-time = 只有指令檔才能設定時間。{ $question }
refused-bad-time = 「{ $text }」不是時間：請寫 @分:秒，或 @ 加上開局以來的毫秒數。
refused-time-backwards = 時間不能倒退：現在是 { $now }。什麼也沒做。
refused-not-recorded = 本局沒有記錄。要儲存請用 --record FILE 開始。
refused-unsaved = 本局儲存之前不能開始下一局。請先使它能夠儲存，再輸入一次。
refused-file-exists = { $path } 已經存在，不能開始下一局。請移走該檔案，再輸入一次。
refused-offer-first = 請先只輸入「{ $word }」，然後再打點。什麼也沒做。
refused-no-next = 現在沒有下一局。
refused-why-later = 對局中只解釋因禁手而不能落子的點；其餘的在對局結束後說明。
refused-why-what = 請在「為什麼」後寫棋盤上的點，例如 為什麼 h8。
refused-nothing-to-explain = 沒有禁手，也沒有指錯的禁手。輸入「為什麼」和一個點，可查看該子形成了什麼。
refused-game-won = 此盤已分勝負，不再解釋空點。請在「為什麼」後寫有棋子的點。
refused-no-chance = 系統給不出隨機數（{ $reason }）。請輸入「握子」、數字和至少 16 個字母或數字的密語。

help =
    下棋請輸入點：列的字母加行的數字，例如 h8。
      虛手             不落子
      禁手             指出對方的最後一手是禁手
      放過             放過使棋局成為和棋的一子
      h8 提和          落子同時提和
      同意、拒絕       回答提和或悔棋（也可以用 是、不）
      悔棋             請求收回最後一手（友誼對局）
      認輸             認輸
      取消             在開始之前取消對局
    開局：
      交換、不換       交換黑白或不交換
      黑、白           選擇執黑或執白
      加兩子           再加兩子（Swap2）
      打數 3           定下打點的個數
      打點 g7 i9       為第 5 手打點
      保留 g7          保留其中一點
      拿掉 i9          拿掉其中一子
    猜先：
      握子、猜 5、亮子
    查看：
      棋盤             棋盤、棋鐘和當前的問題
      手數             帶手數的棋盤
      開局             26 種開局
      為什麼、為什麼 h8  為什麼不能落子；終局後，為什麼是或不是禁手
    其他：
      儲存             儲存棋譜
      下一局           開始比賽的下一局
      離開             離開；有記錄的對局可以改天繼續
      甲：…，乙：…     替該方輸入；也可以寫棋手的名字
      說明             顯示這些
    命令由當前被問到的一方執行；悔棋由剛下過的一方請求。

# 對局無法開始或繼續。
error-play-exists = { $path } 已經存在。要繼續它請用 --resume { $path }，否則請記錄到別的檔案
error-play-save = 無法儲存到 { $path }：{ $reason }
error-play-record-not-read = { $path } 不是對局記錄：{ $reason }
error-play-record-version = { $path } 是第 { $found } 版的記錄；本程式讀取第 { $supported } 版
error-play-record-broken = { $path } 中的記錄不合規則：{ $reason }
error-play-match-gap = { $path } 中的對局尚未結束，卻已有之後的對局
error-play-same-names = 雙方的名字都是 { $name }；請取不同的名字
error-play-games = 一場比賽有 1 到 { $max } 局
error-play-chance = 系統給不出隨機數：{ $reason }
