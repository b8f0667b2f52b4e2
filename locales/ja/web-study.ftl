# Studies.
web-study = 研究
web-study-make = 研究として保存
web-study-settle = 研究の設定
web-study-save = 保存
web-study-title = 題名
web-study-private = 非公開
web-study-private-hint = リンクがあっても、作者だけが開けます。
web-study-is-private = 非公開
web-study-is-public = 公開
web-study-readers = { $count } 人が閲覧中
web-study-authors = 作者：{ $names }
web-study-reading = ここで手を試せます。保存されるのは作者の手だけです。
web-study-share = リンクをコピー
web-study-invite = 作者を招待
web-study-saved = 保存済み
web-study-saving = 保存中……
web-study-none = この研究は開けません
web-studies = 自分の研究
web-studies-hint = 自分が保存した研究と、招待された研究です。
web-studies-none = 研究はまだありません。検討盤で石を並べるか着手して、保存してください。
web-studies-more = 研究をもっと見る

# Why something about a study is refused.
web-refusal-no-such-study = そのような研究はないか、非公開です。
web-refusal-study-behind = その間に多くの変更がありました。ページを読み込み直してください。
web-refusal-not-in-study = このページは研究を開いていません。読み込み直してください。
web-refusal-too-many-open = 一つのページでは { $max } 件までです。
web-refusal-after-win = { $point } で勝負がついています。その先はありません。
web-refusal-too-many-nodes = 変化図は消した手も含めて { $max } 手までです。新しい研究として保存してください。
web-refusal-too-many-drawings = 印と矢印は { $max } 個までです。
web-refusal-comment-length = コメントは { $max } 文字までです。
web-refusal-comments-length = コメントは全部で { $max } 文字までです。
web-refusal-text-characters = 表示できない文字があります。
web-refusal-edit-clock = このページは研究とずれています。読み込み直してください。
web-refusal-arrow = 矢印は点から別の点へ引きます。
web-refusal-title-length = 題名は 1 文字から { $max } 文字です。
web-refusal-not-author = この研究を変えられるのは作者だけです。
web-refusal-not-owner = それができるのは持ち主だけです。
web-refusal-invitation = この招待はこの研究には使えません。
web-refusal-too-many-authors = 作者は { $max } 人までです。
web-refusal-too-many-changes = 研究の変更は { $max } 回までです。新しい研究として保存してください。

# Why engine work is refused.
web-refusal-too-many-jobs = すでに { $max } 件の仕事が待っています。
web-refusal-workers-busy = エンジンはすべて使用中です。少し待って試してください。
web-refusal-workers-gone = エンジンは停止しています。少し待って試してください。
web-refusal-worker-failed = エンジンがここで失敗しました。
