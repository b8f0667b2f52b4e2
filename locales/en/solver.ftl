# What `tengen solve` says.
solve-title = Line { $line }: { $colour } to move, { $rule }, { $goal }
solve-vcf = VCF
solve-vct = VCT
solve-win = Win by move { $length }: { $moves }
solve-verified = Checked with the referee: every defence loses.
solve-not-verified = The proof does not hold. This is a mistake of the program; please report it.
solve-none = { $colour } has no { $goal }.
solve-unknown = Not settled within the limits.
solve-all = First moves that win: { $moves }
solve-some = First moves that win, others may too: { $moves }
solve-spent = { $nodes } positions, { $ms } ms
solve-tree = Proof (* stands for every other reply, [1] for a part shown with that number):
