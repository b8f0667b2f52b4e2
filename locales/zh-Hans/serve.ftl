# 服务为何无法启动，以及应当怎样做。
error-serve-config = { $path } 第 { $line } 行：{ $message }
error-serve-environment = 环境变量 { $variable }：{ $message }
error-serve-system = 系统拒绝提供服务所需的资源：{ $reason }
error-serve-folder = 无法创建数据库文件夹 { $path }：{ $reason }
error-serve-address-in-use = { $address } 已被其他程序占用；请用 --listen 另选地址，端口 0 表示任选一个空闲端口
error-serve-listen = 无法监听 { $address }：{ $reason }；请用 --listen 另选地址
error-serve-locked = 数据库 { $place } 正被另一个服务使用；请先停止它，或用 --data 另选文件夹
error-serve-newer = 数据库 { $place } 由更新版本的 Tengen 写成；请使用该版本
error-serve-older = 数据库 { $place } 由旧版本的 Tengen 写成；请先用本版本打开一次，或加上 --repair
error-serve-database = 无法使用数据库 { $place }：{ $reason }
error-serve-elsewhere = 此命令针对文件，而该服务使用 PostgreSQL：请用 pg_dump 和 pg_restore
error-serve-taken = { $path } 已经存在；请另选位置，或先将其移走
backup-done = 已备份到 { $path }：{ $games } 局棋，{ $entries } 条记录，{ $bytes } 字节。
restore-done = 已恢复到 { $path }：{ $games } 局棋，{ $entries } 条记录，{ $bytes } 字节。
