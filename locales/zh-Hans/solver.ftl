# `tengen solve` 的回答。
solve-title = 第 { $line } 行：轮到{ $colour }，{ $rule }，{ $goal }
solve-vcf = 连续冲四胜（VCF）
solve-vct = 连续活三胜（VCT）
solve-win = 必胜，第 { $length } 手成五：{ $moves }
solve-verified = 已由裁判核对：任何防守都输。
solve-not-verified = 证明不成立。这是程序的错误，请报告。
solve-none = { $colour }没有{ $goal }。
solve-unknown = 在限制之内没有结论。
solve-all = 能胜的第一手：{ $moves }
solve-some = 能胜的第一手（可能还有别的）：{ $moves }
solve-spent = { $nodes } 个局面，{ $ms } 毫秒
solve-tree = 证明（* 代表其他一切应手，[1] 代表前面标有此号的部分）：
