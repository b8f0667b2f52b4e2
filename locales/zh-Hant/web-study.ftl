# Studies.
web-study = 研究
web-study-make = 存為研究
web-study-settle = 研究設定
web-study-save = 儲存
web-study-title = 標題
web-study-private = 私密
web-study-private-hint = 只有作者能打開，別人有連結也不行。
web-study-is-private = 私密
web-study-is-public = 公開
web-study-readers = { $count } 人在看
web-study-authors = 作者：{ $names }
web-study-reading = 你可以在此試走；只有作者的著法會保存。
web-study-share = 複製連結
web-study-invite = 邀請作者
web-study-saved = 已儲存
web-study-saving = 儲存中……
web-study-none = 無法打開此研究
web-studies = 我的研究
web-studies-hint = 你儲存的研究，以及邀請你參與的研究。
web-studies-none = 還沒有研究。在分析棋盤上擺棋或落子，然後儲存。
web-studies-more = 更多研究

# Why something about a study is refused.
web-refusal-no-such-study = 沒有這個研究，或者它是私密的。
web-refusal-study-behind = 此後變化太多，請重新載入頁面。
web-refusal-not-in-study = 頁面沒有打開此研究，請重新載入。
web-refusal-too-many-open = 一個頁面最多只能有 { $max } 個。
web-refusal-after-win = { $point } 已經獲勝，其後不能再走。
web-refusal-too-many-nodes = 變化樹最多 { $max } 手（含已刪除的）。請另存為新研究。
web-refusal-too-many-drawings = 標記和箭頭最多 { $max } 個。
web-refusal-comment-length = 評註最多 { $max } 字。
web-refusal-comments-length = 所有評註合計最多 { $max } 字。
web-refusal-text-characters = 含有無法顯示的字元。
web-refusal-edit-clock = 頁面與研究不同步，請重新載入。
web-refusal-arrow = 箭頭須從一點指向另一點。
web-refusal-title-length = 標題為 1 至 { $max } 字。
web-refusal-not-author = 只有作者可以修改此研究。
web-refusal-not-owner = 只有建立者可以這樣做。
web-refusal-invitation = 此邀請對該研究無效。
web-refusal-too-many-authors = 一個研究最多 { $max } 位作者。
web-refusal-too-many-changes = 一個研究最多修改 { $max } 次。請另存為新研究。

# Why engine work is refused.
web-refusal-too-many-jobs = 你已有 { $max } 個任務在等待。
web-refusal-workers-busy = 引擎都在忙，請稍後再試。
web-refusal-workers-gone = 引擎已關閉，請稍後再試。
web-refusal-worker-failed = 引擎在此出了故障。
