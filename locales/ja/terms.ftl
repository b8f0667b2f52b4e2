# 手番、ルール、方向の名前。
black = 黒
white = 白

rule-freestyle = 禁手なし五目並べ
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
