# `tengen solve` 的回答。
solve-title = 第 { $line } 行：輪到{ $colour }，{ $rule }，{ $goal }
solve-vcf = 連續衝四勝（VCF）
solve-vct = 連續活三勝（VCT）
solve-win = 必勝，第 { $length } 手成五：{ $moves }
solve-verified = 已由裁判核對：任何防守都輸。
solve-not-verified = 證明不成立。這是程式的錯誤，請回報。
solve-none = { $colour }沒有{ $goal }。
solve-unknown = 在限制之內沒有結論。
solve-all = 能勝的第一手：{ $moves }
solve-some = 能勝的第一手（可能還有別的）：{ $moves }
solve-spent = { $nodes } 個局面，{ $ms } 毫秒
solve-tree = 證明（* 代表其他一切應手，[1] 代表前面標有此號的部分）：
