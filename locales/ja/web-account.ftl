# アカウント：作成、ログインとログアウト、削除。
web-account = アカウント
web-account-guest = いまはゲスト（{ $name }）で、このブラウザーだけが覚えています。アカウントを作ると、ほかのブラウザーからも戻れます。同じ人のままなので、対局も研究もそのまま残ります。
web-account-link = アカウント
web-account-link-guest = アカウント作成・ログイン
web-account-make = アカウントを作る
web-account-log-in = ログイン
web-account-log-in-hint = ここでゲストとして打った対局はゲストのものとして残り、ログイン先のアカウントには移りません。
web-account-log-in-rooms = 開いている対局室か、終わっていない対局があります。ログインするとそこを離れます。先に終えるか、アカウントを作ってください。作れば対局はそのまま続きます。
web-account-name = 名前
web-account-name-hint = ほかの人に見える名前です。書き方を変えても、ほかの人は同じ名前を使えません。
web-account-password = パスワード
web-account-password-hint = { $min }文字から{ $max }文字まで。関係のない言葉をいくつか並べるのがおすすめです。
web-account-password-show = 表示する
web-account-since = { $date }に作ったアカウントです。
web-account-log-out = ログアウト

web-account-sessions = ログイン中のブラウザー
web-account-session-current = このブラウザー
web-account-session-unknown = 別のブラウザー
web-account-session-days = { $since }から、最後の利用は{ $seen }
web-account-session-end = ログアウトさせる
web-account-sessions-end = ほかをすべてログアウト

web-account-password-change = パスワード
web-account-password-chosen = { $date }に決めたものです。
web-account-password-old = 今のパスワード
web-account-password-new = 新しいパスワード
web-account-password-save = パスワードを変える
web-account-password-changed = 新しいパスワードになりました。ほかのブラウザーはすべてログアウトしました。

web-account-data = 自分のデータ
web-account-data-hint = あなたについて残しているものすべてを一つのファイルにします。名前、ログイン中のブラウザー、対局とその棋譜、対局室での発言、研究です。
web-account-data-save = ファイルを保存

web-account-delete = アカウントを削除
web-account-delete-hint = もうログインできなくなり、名前はどこにも出なくなります。対局は相手のものでもあるので残り、研究も残ります。読める人には、名前の代わりに「{ $deleted }」と出ます。元に戻すことはできません。
web-account-delete-name = 確認のため名前を入力してください：{ $name }
web-account-delete-submit = 完全に削除
web-account-deleted = アカウントを削除しました
web-account-deleted-hint = いまは新しいゲストです。
web-deleted-player = 削除されたプレーヤー

web-refusal-name-taken = その名前はもう使われています。別の名前にしてください。
web-refusal-guest-name = ゲストの名前です。自分の名前を付けてください。
web-refusal-password-length = パスワードは{ $min }文字から{ $max }文字までです。
web-refusal-password-common = 多くの人が使っていて、まっさきに試されるパスワードです。別のものにしてください。
web-refusal-password-name = 名前と同じパスワードは使えません。
web-refusal-wrong-login = 名前かパスワードが違います。
web-refusal-suspended = このアカウントは { $until } まで利用を停止されています。理由：{ $reason }
web-refusal-suspended-for-ever = このアカウントは無期限に利用を停止されています。理由：{ $reason }
web-refusal-wrong-password = パスワードが違います。
web-refusal-no-account = アカウントが必要です。
web-refusal-has-account = アカウントはもうあります。ページを読み込み直してください。
web-refusal-no-such-session = そこではもうログインしていません。
