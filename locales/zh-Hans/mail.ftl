# 写给账号持有人的纯文本邮件。链接单独占一行。
mail-confirm-subject = 这是你的邮箱吗？{ $house }
mail-confirm =
    有人为账号“{ $name }”填了这个邮箱，忘记密码时用它联系。

    如果是你，请在一天内打开这个链接并确认：

    { $link }

    如果不是，不用理会：没有这个链接，这个邮箱不会被使用。
mail-recover-subject = 设置新密码：{ $house }
mail-recover =
    有人想为账号“{ $name }”设置新密码。

    如果是你，请在一小时内打开这个链接：

    { $link }

    如果不是，不用理会。没有这个链接，谁也做不了什么，密码保持不变。
mail-recovered-subject = 新密码已设置：{ $house }
mail-recovered =
    通过发到这个邮箱的链接，账号“{ $name }”设置了新密码，其他地方都已退出登录。通行密钥（如果有）还在，请看看是不是都认得。

    如果不是你，说明有人能读你的邮件。请先保护好邮箱，再另设一个密码。
mail-parted-subject = 这个邮箱不再使用：{ $house }
mail-parted =
    账号“{ $name }”不再用这个邮箱联系：持有人换了另一个，或者去掉了它。

    如果不是你，请登录查看你的账号。
mail-end = { $house } 只为账号的密码写信，不为别的。回信没有人看。
