# 寫給帳號持有人的純文字郵件。連結單獨占一行。
mail-confirm-subject = 這是你的電郵嗎？{ $house }
mail-confirm =
    有人為帳號「{ $name }」填了這個電郵地址，忘記密碼時用它聯絡。

    如果是你，請在一天內開啟這個連結並確認：

    { $link }

    如果不是，不用理會：沒有這個連結，這個地址不會被使用。
mail-recover-subject = 設定新密碼：{ $house }
mail-recover =
    有人想為帳號「{ $name }」設定新密碼。

    如果是你，請在一小時內開啟這個連結：

    { $link }

    如果不是，不用理會。沒有這個連結，誰也做不了什麼，密碼保持不變。
mail-recovered-subject = 新密碼已設定：{ $house }
mail-recovered =
    透過寄到這個地址的連結，帳號「{ $name }」設定了新密碼，其他地方都已登出。通行密鑰（如果有）還在，請看看是不是都認得。

    如果不是你，表示有人能讀你的郵件。請先保護好信箱，再另設一個密碼。
mail-parted-subject = 這個電郵地址不再使用：{ $house }
mail-parted =
    帳號「{ $name }」不再用這個地址聯絡：持有人換了另一個，或者去掉了它。

    如果不是你，請登入查看你的帳號。
mail-end = { $house } 只為帳號的密碼寫信，不為別的。回信沒有人看。
