# 服務為何無法啟動，以及應當怎樣做。
error-serve-config = { $path } 第 { $line } 行：{ $message }
error-serve-environment = 環境變數 { $variable }：{ $message }
error-serve-system = 系統拒絕提供服務所需的資源：{ $reason }
error-serve-folder = 無法建立資料庫資料夾 { $path }：{ $reason }
error-serve-address-in-use = { $address } 已被其他程式佔用；請用 --listen 另選位址，連接埠 0 表示任選一個空閒的
error-serve-listen = 無法監聽 { $address }：{ $reason }；請用 --listen 另選位址
error-serve-locked = 資料庫 { $place } 正被另一個服務使用；請先停止它，或用 --data 另選資料夾
error-serve-newer = 資料庫 { $place } 由更新版本的 Tengen 寫成；請使用該版本
error-serve-older = 資料庫 { $place } 由舊版本的 Tengen 寫成；請先用本版本開啟一次，或加上 --repair
error-serve-database = 無法使用資料庫 { $place }：{ $reason }
error-serve-elsewhere = 此命令針對檔案，而該服務使用 PostgreSQL：請用 pg_dump 和 pg_restore
error-serve-taken = { $path } 已經存在；請另選位置，或先將其移走
backup-done = 已備份到 { $path }：{ $games } 局棋，{ $entries } 條記錄，{ $bytes } 位元組。
restore-done = 已還原到 { $path }：{ $games } 局棋，{ $entries } 條記錄，{ $bytes } 位元組。
