# 双方、规则与方向的名称。
black = 黑方
white = 白方

rule-freestyle = 无禁手五子棋
rule-standard = 标准五子棋
rule-caro = Caro
rule-caro-exact = Caro（恰好五连）
rule-omok = Omok
rule-renju = 连珠（五子棋）
rule-renju-1899 = 1899 年连珠规则
rule-renju-1903 = 1903 年连珠规则
rule-renju-1912 = 1912 年连珠规则
rule-renju-1916 = 1916 年连珠规则
rule-renju-1918 = 1918 年连珠规则

column = 竖线
row = 横线
rising = 斜线↗
falling = 斜线↘

# 一手棋的各部分，如四三三。
part-four = 四
part-three = 三
part-joint = { "" }
