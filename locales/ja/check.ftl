# `tengen check` の結果。
check-progress = 対局室 { $rooms }、対局 { $games }、研究 { $studies }、レーティング表 { $pools }、外部の棋譜 { $records }、{ $rows } 行
check-row-missing = { $model } { $key }：行がありません
check-row-extra = { $model } { $key }：この行はログに由来しません
check-row-column = { $model } { $key }：{ $column } が { $found } になっています。ログによれば { $expected } です
check-log-gap = { $stream }：記録の番号が 1 からの連番になっていません
check-log-unreadable = { $stream }：読み取れない記録があります。{ $detail }
check-log-unplayable = { $stream }：この順序では起こりえない内容です。{ $detail }
check-log-against-the-rules = { $stream }：対局がルールに合いません。{ $detail }
check-log-other-result = { $stream }：対局の結果が対局室の記録と違います。{ $detail }
check-log-twice = { $stream }：二つの対局室がこの対局を自分のものとしています。{ $detail }
check-log-stray = { $stream }：何に属するものか分かりません
check-clean = 異常はありません：対局室 { $rooms }、対局 { $games }、研究 { $studies }、レーティング表 { $pools }、外部の棋譜 { $records }、{ $rows } 行（{ $seconds } 秒）。
check-rows-wrong = { $differences } 行がログと違います。`tengen check --repair` で作り直せます（{ $seconds } 秒）。
check-log-wrong = ログ自体に { $faults } か所の誤りがあり、{ $differences } 行がログと違います。ログは直しません。バックアップに戻すか、上の一覧を添えて相談してください（{ $seconds } 秒）。
check-mended = ログと違っていた { $differences } 行を作り直しました：対局室 { $rooms }、対局 { $games }、研究 { $studies }、レーティング表 { $pools }、外部の棋譜 { $records }、{ $rows } 行（{ $seconds } 秒）。
check-not-mended = 何も直していません。ログ自体に { $faults } か所の誤りがあり、作り直すと行が失われるためです。バックアップに戻すか、上の一覧を添えて相談してください。
check-still-wrong = 一覧を作り直しましたが、まだログと違います。プログラムの誤りです。
