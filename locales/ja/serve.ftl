# サーバーが起動できない理由と、どうすればよいか。
error-serve-config = { $path } の { $line } 行目：{ $message }
error-serve-environment = 環境変数 { $variable }：{ $message }
error-serve-system = サーバーに必要な資源をシステムが拒みました：{ $reason }
error-serve-folder = データベースのフォルダー { $path } を作れません：{ $reason }
error-serve-address-in-use = { $address } はほかのプログラムが使用中です。--listen で別のアドレスを選んでください（ポート 0 なら空いているものを使います）
error-serve-listen = { $address } で待ち受けできません：{ $reason }。--listen で別のアドレスを選んでください
error-serve-locked = データベース { $place } は別のサーバーが使用中です。それを止めるか、--data で別のフォルダーを選んでください
error-serve-newer = データベース { $place } はより新しい版の Tengen で書かれています。その版を使ってください
error-serve-older = データベース { $place } は古い版の Tengen が書いたものです。この版で一度開くか、--repair を付けてください
error-serve-database = データベース { $place } を使えません：{ $reason }
error-serve-elsewhere = この命令はファイルを扱いますが、このサーバーは PostgreSQL を使っています。pg_dump と pg_restore を使ってください
error-serve-taken = { $path } はすでにあります。別の場所を選ぶか、先に移してください
backup-done = { $path } にバックアップしました：対局 { $games }、記録 { $entries }、{ $bytes } バイト。
restore-done = { $path } に復元しました：対局 { $games }、記録 { $entries }、{ $bytes } バイト。
