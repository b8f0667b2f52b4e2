# 账号：注册、登录与退出、删除。
web-account = 账号
web-account-guest = 你现在是访客（{ $name }），只有这个浏览器认得你。有了账号，就能从别的浏览器回来。你还是同一个人，对局和研究都还是你的。
web-account-link = 我的账号
web-account-link-guest = 注册或登录
web-account-make = 注册账号
web-account-log-in = 登录
web-account-log-in-hint = 你在这里以访客身份下的对局仍归访客，不会转到登录的账号里。
web-account-log-in-rooms = 你有开着的房间或没下完的对局，登录就会离开。请先下完，或者注册账号：注册会保留对局。
web-account-name = 名字
web-account-name-hint = 别人看到的就是它。换一种写法，别人也不能用同样的名字。
web-account-password = 密码
web-account-password-hint = { $min } 到 { $max } 个字符。用几个互不相干的词就很好。
web-account-password-show = 显示
web-account-since = 注册于 { $date }。
web-account-log-out = 退出登录

web-account-sessions = 已登录的浏览器
web-account-session-current = 这个浏览器
web-account-session-unknown = 别的浏览器
web-account-session-days = { $since } 登录，最近使用 { $seen }
web-account-session-end = 让它退出
web-account-sessions-end = 退出其他所有浏览器

web-account-password-change = 密码
web-account-password-chosen = 设于 { $date }。
web-account-password-old = 当前密码
web-account-password-new = 新密码
web-account-password-save = 更改密码
web-account-password-changed = 新密码已生效，其他浏览器都已退出。

web-account-data = 我的数据
web-account-data-hint = 本站保存的关于你的一切，合成一个文件：你的名字、已登录的浏览器、对局和棋谱、你在这些房间里说的话、你的研究。
web-account-data-save = 保存文件

web-account-delete = 删除账号
web-account-delete-hint = 删除后再也不能登录，你的名字也不再显示。对局会保留，因为那也是对手的；研究也会保留。看得到它们的人，会在你名字的位置看到“{ $deleted }”。此事无法撤销。
web-account-delete-name = 输入你的名字以确认：{ $name }
web-account-delete-submit = 永久删除
web-account-deleted = 账号已删除
web-account-deleted-hint = 你又是访客了，一位新的访客。
web-deleted-player = 已删除的棋手

web-refusal-name-taken = 已经有人用了这个名字，请另取一个。
web-refusal-guest-name = 这是访客的名字，请取一个自己的名字。
web-refusal-password-length = 密码为 { $min } 到 { $max } 个字符。
web-refusal-password-common = 很多人用这个密码，别人会最先试它。请换一个。
web-refusal-password-name = 密码不能就是名字。
web-refusal-wrong-login = 名字或密码不对。
web-refusal-suspended = 此账号已停用，至 { $until }。理由：{ $reason }
web-refusal-suspended-for-ever = 此账号已被永久停用。理由：{ $reason }
web-refusal-wrong-password = 密码不对。
web-refusal-no-account = 这需要账号。
web-refusal-has-account = 你已经有账号了，请重新载入页面。
web-refusal-no-such-session = 你在那里已经退出了。
