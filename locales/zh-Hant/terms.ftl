# 雙方、規則與方向的名稱。
black = 黑方
white = 白方

rule-freestyle = 無禁手五子棋
rule-standard = 標準五子棋
rule-caro = Caro
rule-caro-exact = Caro（恰好五連）
rule-omok = Omok
rule-renju = 連珠（五子棋）
rule-renju-1899 = 1899 年連珠規則
rule-renju-1903 = 1903 年連珠規則
rule-renju-1912 = 1912 年連珠規則
rule-renju-1916 = 1916 年連珠規則
rule-renju-1918 = 1918 年連珠規則

column = 豎線
row = 橫線
rising = 斜線↗
falling = 斜線↘

# 一手棋的各部分，如四三三。
part-four = 四
part-three = 三
part-joint = { "" }
