# 手番、ルール、方向の名前。
black = 黒
white = 白

rule-freestyle = 五目並べ（禁手なし）
rule-standard = スタンダード五目
rule-caro = カロ
rule-caro-exact = カロ（ちょうど五）
rule-omok = オモク
rule-renju = 連珠
rule-renju-1899 = 1899年の連珠
rule-renju-1903 = 1903年の連珠
rule-renju-1912 = 1912年の連珠
rule-renju-1916 = 1916年の連珠
rule-renju-1918 = 1918年の連珠

column = 縦
row = 横
rising = 斜め↗
falling = 斜め↘

# 一手がつくる形。四三々など。
part-four = 四
part-three = 三
part-joint = { "" }
