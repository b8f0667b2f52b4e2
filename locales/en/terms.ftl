# Names of colours, rule sets and directions.
black = Black
white = White

rule-freestyle = freestyle
rule-standard = standard gomoku
rule-caro = Caro
rule-caro-exact = Caro (exact five)
rule-omok = Omok
rule-renju = renju
rule-renju-1899 = renju of 1899
rule-renju-1903 = renju of 1903
rule-renju-1912 = renju of 1912
rule-renju-1916 = renju of 1916
rule-renju-1918 = renju of 1918

column = Column
row = Row
rising = Rising diagonal
falling = Falling diagonal

# Parts of a move, as in 4-3-3.
part-four = 4
part-three = 3
part-joint = -
