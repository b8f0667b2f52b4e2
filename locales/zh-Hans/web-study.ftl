# Studies.
web-study = 研究
web-study-make = 存为研究
web-study-settle = 研究设置
web-study-save = 保存
web-study-title = 标题
web-study-private = 私密
web-study-private-hint = 只有作者能打开，别人有链接也不行。
web-study-is-private = 私密
web-study-is-public = 公开
web-study-readers = { $count } 人在看
web-study-authors = 作者：{ $names }
web-study-reading = 你可以在此试走；只有作者的着法会保存。
web-study-share = 复制链接
web-study-invite = 邀请作者
web-study-saved = 已保存
web-study-saving = 保存中……
web-study-none = 无法打开此研究
web-studies = 我的研究
web-studies-hint = 你保存的研究，以及邀请你参与的研究。
web-studies-none = 还没有研究。在分析棋盘上摆棋或落子，然后保存。
web-studies-more = 更多研究

# Why something about a study is refused.
web-refusal-no-such-study = 没有这个研究，或者它是私密的。
web-refusal-study-behind = 此后变化太多，请重新载入页面。
web-refusal-not-in-study = 页面没有打开此研究，请重新载入。
web-refusal-too-many-open = 一个页面最多只能有 { $max } 个。
web-refusal-after-win = { $point } 已经获胜，其后不能再走。
web-refusal-too-many-nodes = 变化树最多 { $max } 手（含已删除的）。请另存为新研究。
web-refusal-too-many-drawings = 标记和箭头最多 { $max } 个。
web-refusal-comment-length = 评注最多 { $max } 字。
web-refusal-comments-length = 所有评注合计最多 { $max } 字。
web-refusal-text-characters = 含有无法显示的字符。
web-refusal-edit-clock = 页面与研究不同步，请重新载入。
web-refusal-arrow = 箭头须从一点指向另一点。
web-refusal-title-length = 标题为 1 至 { $max } 字。
web-refusal-not-author = 只有作者可以修改此研究。
web-refusal-not-owner = 只有创建者可以这样做。
web-refusal-invitation = 此邀请对该研究无效。
web-refusal-too-many-authors = 一个研究最多 { $max } 位作者。
web-refusal-too-many-changes = 一个研究最多修改 { $max } 次。请另存为新研究。

# Why engine work is refused.
web-refusal-too-many-jobs = 你已有 { $max } 个任务在等待。
web-refusal-workers-busy = 引擎都在忙，请稍后再试。
web-refusal-workers-gone = 引擎已关闭，请稍后再试。
web-refusal-worker-failed = 引擎在此出了故障。
