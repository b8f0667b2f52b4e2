# 帳號：註冊、登入與登出、刪除。
web-account = 帳號
web-account-guest = 你現在是訪客（{ $name }），只有這個瀏覽器認得你。有了帳號，就能從別的瀏覽器回來。你還是同一個人，對局和研究都還是你的。
web-account-link = 我的帳號
web-account-link-guest = 註冊或登入
web-account-make = 註冊帳號
web-account-log-in = 登入
web-account-log-in-hint = 你在這裡以訪客身分下的對局仍歸訪客，不會轉到登入的帳號裡。
web-account-log-in-rooms = 你有開著的房間或沒下完的對局，登入就會離開。請先下完，或者註冊帳號：註冊會保留對局。
web-account-name = 名字
web-account-name-hint = 別人看到的就是它。換一種寫法，別人也不能用同樣的名字。
web-account-password = 密碼
web-account-password-hint = { $min } 到 { $max } 個字元。用幾個互不相干的詞就很好。
web-account-password-show = 顯示
web-account-since = 註冊於 { $date }。
web-account-log-out = 登出

web-account-sessions = 已登入的瀏覽器
web-account-session-current = 這個瀏覽器
web-account-session-unknown = 別的瀏覽器
web-account-session-days = { $since } 登入，最近使用 { $seen }
web-account-session-end = 讓它登出
web-account-sessions-end = 登出其他所有瀏覽器

web-account-password-change = 密碼
web-account-password-chosen = 設於 { $date }。
web-account-password-old = 目前密碼
web-account-password-new = 新密碼
web-account-password-save = 更改密碼
web-account-password-changed = 新密碼已生效，其他瀏覽器都已登出。

web-account-data = 我的資料
web-account-data-hint = 本站保存的關於你的一切，合成一個檔案：你的名字、已登入的瀏覽器、對局和棋譜、你在這些房間裡說的話、你的研究。
web-account-data-save = 儲存檔案

web-account-delete = 刪除帳號
web-account-delete-hint = 刪除後再也不能登入，你的名字也不再顯示。對局會保留，因為那也是對手的；研究也會保留。看得到它們的人，會在你名字的位置看到「{ $deleted }」。此事無法復原。
web-account-delete-name = 輸入你的名字以確認：{ $name }
web-account-delete-submit = 永久刪除
web-account-deleted = 帳號已刪除
web-account-deleted-hint = 你又是訪客了，一位新的訪客。
web-deleted-player = 已刪除的棋手

web-refusal-name-taken = 已經有人用了這個名字，請另取一個。
web-refusal-guest-name = 這是訪客的名字，請取一個自己的名字。
web-refusal-password-length = 密碼為 { $min } 到 { $max } 個字元。
web-refusal-password-common = 很多人用這個密碼，別人會最先試它。請換一個。
web-refusal-password-name = 密碼不能就是名字。
web-refusal-wrong-login = 名字或密碼不對。
web-refusal-suspended = 此帳號已停用，至 { $until }。理由：{ $reason }
web-refusal-suspended-for-ever = 此帳號已被永久停用。理由：{ $reason }
web-refusal-wrong-password = 密碼不對。
web-refusal-no-account = 這需要帳號。
web-refusal-has-account = 你已經有帳號了，請重新載入頁面。
web-refusal-no-such-session = 你在那裡已經登出了。
