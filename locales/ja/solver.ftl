# `tengen solve` の答え。
solve-title = { $line } 行目：{ $colour }の手番、{ $rule }、{ $goal }
solve-vcf = 四追い（VCF）
solve-vct = 追い詰め（VCT）
solve-win = 勝ち、{ $length } 手目で五連：{ $moves }
solve-verified = 審判で確認済み：どう受けても負け。
solve-not-verified = 証明が成り立ちません。プログラムの誤りです。報告してください。
solve-none = { $colour }に{ $goal }はありません。
solve-unknown = 制限の中では決まりませんでした。
solve-all = 勝ちになる初手：{ $moves }
solve-some = 勝ちになる初手（ほかにもあるかもしれません）：{ $moves }
solve-spent = { $nodes } 局面、{ $ms } ミリ秒
solve-tree = 証明（* はほかのすべての受け、[1] は同じ番号で示した部分）：
