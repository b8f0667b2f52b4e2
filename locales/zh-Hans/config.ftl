# 对弈服务的各项设置，由 `tengen config` 说明。
config-listen = 监听的地址：本机地址和端口。端口 0 表示任选一个空闲端口。
config-data = 存放数据库的文件夹；没有则自动创建。
config-database = 改用 PostgreSQL 数据库。
config-bus = 共用一个数据库的多个站点在这里互通消息：一台或多台 NATS 服务器，用逗号分隔。不设时一个数据库只能开一个站点。
config-origins =
    服务的公开网址，来自这些网址的页面可以对弈。不设置时，服务只应答 IP 地址（192.168.1.5）、localhost
    和局域网名称（house、house.local），不应答互联网域名。
config-trusted-proxies =
    反向代理的地址或网段（10.0.0.0/8）：相信它们在 X-Forwarded-For 和 X-Forwarded-Proto 中所写的内容。
    不设置时，同一代理后面的所有人算作一个地址。
config-workers =
    供电脑棋手和分析使用的线程数，另有同样多的线程专门走棋，优先级都低于本机其他工作；每个线程占用 22 MB。
    不设置时与处理器个数相同。设为 0 时全部交给其他机器上的工作节点（tengen worker），这需要消息总线。
config-metrics-listen =
    供 Prometheus 读取指标的地址（路径 /metrics），应只有运营者能够访问。不设置则不测量。
config-log-format = 日志的格式："text" 便于阅读，"json" 便于程序处理。
config-vacation-days = 有账号的人每年的休假天数。休假期间，其通信赛的钟停走。
config-mail =
    写给忘记密码的人的邮件。没有服务器就一封也不发，也没有人能留邮箱。
config-mail-server =
    发邮件的服务器：smtps:// 一开始就用 TLS，smtp:// 加 ?tls=required 从 STARTTLS 起用 TLS，
    只写 smtp:// 的是本机上的服务器。链接指向 origins 的第一个，所以那也必须有。
config-mail-password-file = 服务器的密码不在地址里时，把它写在第一行的文件。
config-mail-from = 每封邮件的发件人，有服务器时必须有。
config-push =
    没有打开网页时，通知轮到自己走按天计时的对局，由各人在自己的浏览器里开启。没有联系方式就一条也不发。
config-push-contact =
    浏览器厂商的推送服务（通知由它送达）联系开设者的方式：mailto: 加邮箱，或 https:// 的地址。
config-push-services =
    自己的推送服务，供专为它制作的浏览器使用：可以在自己的网络里，也不必用 TLS。厂商的推送服务不必写。
config-limits =
    一个地址或一个人的用量上限。每分钟或每小时的份额可以一次用完，之后均匀恢复。
    IPv6 地址按 /64 计算。超出上限的请求以状态码 429 拒绝。
config-limits-exempt = 不受地址上限约束的地址和网段。
config-limits-requests-by-address = 每个地址每分钟的请求数。
config-limits-requests-by-person = 每人每分钟的请求数。
config-limits-rooms-by-address = 每个地址每分钟开房间或请求配对的次数。
config-limits-rooms-by-person = 每人每分钟开房间或请求配对的次数。
config-limits-connects-by-address = 每个地址每分钟打开的 WebSocket 数。
config-limits-connects-by-person = 每人每分钟打开的 WebSocket 数。
config-limits-guests-by-address = 每个地址每小时可以新来的访客数。
config-limits-logins-by-address = 每个地址每小时尝试登录或注册账号的次数。
config-limits-sockets-by-address = 每个地址同时打开的 WebSocket 数。
config-default = 默认值：{ $value }
config-secret = 已经设置；其中可能含有密码，所以不显示。
