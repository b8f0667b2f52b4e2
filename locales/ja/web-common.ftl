# ブラウザ版の全ページに共通する文言。枠、設定、盤上の点の読み上げ。
web-name = 天元
web-page-title = { $page } · 天元
web-skip = 本文へ移動
web-pages = ページ
web-lobby = ロビー
web-language = 言語
web-settings = 設定
web-close = 閉じる
web-notices = お知らせ
web-dismiss = 閉じる
web-offline = 接続が切れました。つながりしだい自動で再開します。

web-not-found = このページはありません
web-not-found-hint = アドレスが違うか、対局室がもうありません。
web-to-lobby = ロビーへ
web-loading = 読み込み中…
web-page-failed = ページを読み込めませんでした
web-page-failed-hint = 読み込みの途中で接続が切れました。
web-try-again = もう一度試す

web-theme = 外観
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-look = 盤
web-look-wood = 木
web-look-paper = 紙
web-look-slate = 石板
web-look-contrast = 高コントラスト
web-look-sample = 盤の見本
web-coordinates = 座標
web-move-numbers = 手数表示
web-sound = 音
web-confirm = もう一度選んで着手を確定する
web-confirm-touch = タッチ画面のみ
web-confirm-always = いつも
web-confirm-never = しない

# 読み上げ用の盤上の点。
web-point-empty = { $point }、空点
web-point-stone = { $point }、{ $colour ->
    [black] 黒
   *[white] 白
}
web-point-move = { $point }、{ $colour ->
    [black] 黒
   *[white] 白
}、{ $number }手目
web-point-offered = { $point }、候補 { $label }
web-point-forbidden = { $point }、禁手：{ $kind }
web-point-more = { $point }、{ $note }
web-point-chosen = { $point }、選択中。もう一度選ぶと着手します

# 読み上げ用の時計と、その説明。
web-clock = { $name }：{ $time }
web-clock-running = { $name }：{ $time }、進行中

# 運営者からのお知らせ。
web-maintenance = メンテナンス中：新しい対局は始まりません。進行中の対局は続けられます。
web-announcement = お知らせ
web-close-announcement = お知らせを閉じる
