# サーバーの設定項目。`tengen config` が説明に使います。
config-listen = 待ち受けるアドレスとポート。ポート 0 なら空いているものを使います。
config-data = データベースのフォルダー。なければ作られます。
config-database = その代わりに使う PostgreSQL データベース。
config-bus = 一つのデータベースを使う複数のサーバーが互いに連絡を取る場所：NATS サーバー、複数ならコンマで区切る。指定がなければ、一つのデータベースで開けるのは一つだけ。
config-origins =
    サーバーの公開アドレス。ここから来たページで対局できます。指定がなければ、IP アドレス（192.168.1.5）、
    localhost、構内の名前（house、house.local）だけに応答し、インターネットの名前には応答しません。
config-trusted-proxies =
    リバースプロキシのアドレスまたはネットワーク（10.0.0.0/8）。X-Forwarded-For と X-Forwarded-Proto の内容を信用します。
    指定がなければ、プロキシの背後の全員が一つのアドレスと数えられます。
config-workers =
    コンピューターの棋士と検討のためのスレッド数。着手専用に同数が加わり、どれもほかの仕事より優先度が低く、
    一つにつき 22 MB を使います。指定がなければプロセッサーの数です。0 ならすべてを別のマシンのワーカー（tengen worker）に
    任せます。それにはメッセージバスが要ります。
config-metrics-listen =
    Prometheus がメトリクスを読み取るアドレス（パスは /metrics）。運営者だけが届くアドレスにします。指定しなければ計測しません。
config-log-format = ログの形式。"text" は人が読むため、"json" はプログラムが読むためのものです。
config-vacation-days = アカウントを持つ人が一年に取れる休暇の日数。休暇のあいだ、その人の通信対局の時計は止まります。
config-mail =
    パスワードを忘れた人のためのメール。サーバーがなければ一通も送らず、アドレスを登録することもできません。
config-mail-server =
    メールを送るサーバー。smtps:// は初めから TLS で、smtp:// に ?tls=required を付けると STARTTLS から TLS で話し、
    smtp:// だけはこの機械の上のサーバー用です。リンクは origins の先頭を指すので、それも必要です。
config-mail-password-file = サーバーのパスワードがアドレスにないとき、それを一行目に書いたファイル。
config-mail-from = すべてのメールの差出人。サーバーがあれば必要です。
config-push =
    一手に日数をかける対局で手番になったことを、ページを開いていなくても知らせる通知。ブラウザーごとに本人がオンにします。
    連絡先がなければ一つも送りません。
config-push-contact =
    通知を届けるブラウザー開発元のプッシュサービスから、運営する人への連絡先。mailto: とメールアドレス、
    または https:// のアドレス。
config-push-services =
    自前のプッシュサービス。専用に作られたブラウザーが使います。自分のネットワークの中にあってもよく、TLS も要りません。
    開発元のものは書く必要がありません。
config-limits =
    一つのアドレスまたは一人が使える量。一分または一時間の分はまとめて使え、その後均等に回復します。
    IPv6 アドレスは /64 ごとに数えます。上限を超えた要求には状態コード 429 で答えます。
config-limits-exempt = アドレスごとの上限を受けないアドレスとネットワーク。
config-limits-requests-by-address = 一つのアドレスからの要求（一分あたり）。
config-limits-requests-by-person = 一人の要求（一分あたり）。
config-limits-rooms-by-address = 一つのアドレスから対局室を開く、または相手を探す回数（一分あたり）。
config-limits-rooms-by-person = 一人が対局室を開く、または相手を探す回数（一分あたり）。
config-limits-connects-by-address = 一つのアドレスから開かれる WebSocket（一分あたり）。
config-limits-connects-by-person = 一人が開く WebSocket（一分あたり）。
config-limits-guests-by-address = 一つのアドレスから来られるゲスト（一時間あたり）。
config-limits-logins-by-address = 一つのアドレスからログインまたはアカウント作成を試みる回数（一時間あたり）。
config-limits-sockets-by-address = 一つのアドレスから同時に開ける WebSocket。
config-default = 既定値：{ $value }
config-secret = 指定されていますが、パスワードを含みうるので表示しません。
