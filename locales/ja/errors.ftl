# 入力のどこが、どう違い、どう書けばよいか。
error-at-line = { $line } 行目：{ $what }
error-at-column = { $line } 行目 { $column } 文字目：{ $what }
error-file = ファイル { $path } を読めません：{ $reason }
error-standard-input = 標準入力を読めません：{ $reason }
error-write = 結果を書き出せません：{ $reason }
reason-not-found = そのようなファイルはありません
reason-permission-denied = 権限がありません
reason-is-a-directory = ディレクトリです
reason-storage-full = ディスクに空きがありません
reading-terminal = 端末から局面を読みます。最後に単独の行で Ctrl-D を押してください
error-many-pictures = { $line } 行目：二つ目の局面です。SVG の図は一局面だけなので、一つずつ渡してください
error-program = { $command } を起動できません：{ $reason }
error-other-match = { $path } は別の対戦の表です。別のファイルを指定するか、同じエンジンと条件で続けてください
error-not-utf8 = UTF-8 のテキストではありません。UTF-8 で保存してください

error-unknown-character = 読めない文字「{ $character }」。{ $cells }
cells-rows = マスは x（黒）、o（白）、.（空点）のいずれか
cells-discs = マスは ●（黒）、○（白）、┼（空点）か、A や 0 などの印
cells-letters = マスは X（黒）、O（白）、.（空点）か、A や 0 などの印
cells-digits = マスは 1（黒）、2（白）、0（空点）のいずれか
error-cell-count = この行には { $found } マスありますが、盤は { $expected } 行です。下から { $row } 行目には { $expected } マスが必要です
error-row-count = この盤は { $found } 行です。盤は 5 から 20 行で、各行のマスの数は行数と同じです
error-row-label = { $found ->
    [none] 行番号がありません
   *[other] 行番号が { $found } です
}。ここは一番下を 1 として { $expected } 行目です
error-column-letters = 盤の上か下に列の文字が { $found } 個ありますが、盤は { $expected } 列です
error-not-a-point = 「{ $found }」は点ではありません。着手は a から t の文字と 1 から 20 の数字で、h8 のように書きます
error-outside-board = { $number } 手目は打てません：{ $point } は { $size } の盤にありません。盤の大きさは --size で指定できます
error-occupied = { $number } 手目は打てません：{ $point } には石があります{ $earlier ->
    [none] { "" }
   *[other] （{ $earlier } 手目）
}。一つの点には一度しか打てません
error-unrecognised = 手順（h8i9j10 など）でも、/ でつないだ行（x 黒、o 白、. 空点）でも、盤の図（5 から 20 行：┼●○、. X O、0 1 2）でもありません
error-several = ここから別の対局か局面が始まっています。一度に一つだけ渡してください
error-sgf-sign = ここの「{ $found }」はどこにも属しません。対局は (;B[hh];W[ig]) のように書き、変化は括弧に入れます
error-sgf-unclosed = ここから始まる部分が終わっていません。] か ) が足りません
error-sgf-size = 「{ $found }」は盤の大きさではありません。盤は 5 から 20 路で、SZ[15] のように書きます
error-sgf-point = 「{ $found }」はこの盤の点ではありません。点は a から { $last } の二文字で、hh のように書きます
error-sgf-set-up = 着手の後か変化の中で石が置かれています。石を置けるのは最初だけです
error-sgf-twice = この点に二つ目の石が置かれています
error-empty = 読める局面がありません。手順（h8i9j10 など）、/ でつないだ行（x 黒、o 白、. 空点）、または盤の図を書いてください

error-finished-five = { $colour }は { $points } ですでに勝っています。判定する局面に五連があってはいけません
error-fives-of-both = 両者ともすでに勝っています：黒 { $black }、白 { $white }。判定する局面に五連があってはいけません
error-stone-balance = 黒石 { $black }、白石 { $white }。対局では黒石は白石と同数か、一つ多くなります
error-side-to-move = 黒石 { $black }、白石 { $white } のあとは{ $expected }番です
error-point-outside = { $point } は { $size } の盤にありません
error-point-occupied = { $point } には石があります（{ $colour }）。説明できるのは空点だけです
