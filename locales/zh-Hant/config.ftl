# 對弈服務的各項設定，由 `tengen config` 說明。
config-listen = 監聽的位址：本機位址和連接埠。連接埠 0 表示任選一個空閒的連接埠。
config-data = 存放資料庫的資料夾；沒有則自動建立。
config-database = 改用 PostgreSQL 資料庫。
config-bus = 共用一個資料庫的多個站點在這裡互通訊息：一台或多台 NATS 伺服器，以逗號分隔。不設時一個資料庫只能開一個站點。
config-origins =
    服務的公開網址，來自這些網址的頁面可以對弈。不設定時，服務只應答 IP 位址（192.168.1.5）、localhost
    和區域網路名稱（house、house.local），不應答網際網路網域名稱。
config-trusted-proxies =
    反向代理的位址或網段（10.0.0.0/8）：相信它們在 X-Forwarded-For 和 X-Forwarded-Proto 中所寫的內容。
    不設定時，同一代理後面的所有人算作一個位址。
config-workers =
    供電腦棋手和分析使用的執行緒數，另有同樣多的執行緒專門走棋，優先順序都低於本機其他工作；每個執行緒占用 22 MB。
    不設定時與處理器個數相同。設為 0 時全部交給其他機器上的工作節點（tengen worker），這需要訊息匯流排。
config-metrics-listen =
    供 Prometheus 讀取指標的位址（路徑 /metrics），應只有營運者能夠存取。不設定則不測量。
config-log-format = 日誌的格式："text" 便於閱讀，"json" 便於程式處理。
config-vacation-days = 有帳號的人每年的休假天數。休假期間，其通信賽的鐘停走。
config-mail =
    寫給忘記密碼的人的郵件。沒有伺服器就一封也不寄，也沒有人能留電郵地址。
config-mail-server =
    寄郵件的伺服器：smtps:// 一開始就用 TLS，smtp:// 加 ?tls=required 從 STARTTLS 起用 TLS，
    只寫 smtp:// 的是本機上的伺服器。連結指向 origins 的第一個，所以那也必須有。
config-mail-password-file = 伺服器的密碼不在位址裡時，把它寫在第一行的檔案。
config-mail-from = 每封郵件的寄件人，有伺服器時必須有。
config-push =
    沒有打開網頁時，通知輪到自己走按天計時的對局，由各人在自己的瀏覽器裡開啟。沒有聯絡方式就一則也不發。
config-push-contact =
    瀏覽器廠商的推播服務（通知由它送達）聯絡開設者的方式：mailto: 加電郵地址，或 https:// 的位址。
config-push-services =
    自己的推播服務，供專為它製作的瀏覽器使用：可以在自己的網路裡，也不必用 TLS。廠商的推播服務不必寫。
config-limits =
    一個位址或一個人的用量上限。每分鐘或每小時的份額可以一次用完，之後均勻恢復。
    IPv6 位址按 /64 計算。超出上限的請求以狀態碼 429 拒絕。
config-limits-exempt = 不受位址上限約束的位址和網段。
config-limits-requests-by-address = 每個位址每分鐘的請求數。
config-limits-requests-by-person = 每人每分鐘的請求數。
config-limits-rooms-by-address = 每個位址每分鐘開房間或請求配對的次數。
config-limits-rooms-by-person = 每人每分鐘開房間或請求配對的次數。
config-limits-connects-by-address = 每個位址每分鐘開啟的 WebSocket 數。
config-limits-connects-by-person = 每人每分鐘開啟的 WebSocket 數。
config-limits-guests-by-address = 每個位址每小時可以新來的訪客數。
config-limits-logins-by-address = 每個位址每小時嘗試登入或註冊帳號的次數。
config-limits-sockets-by-address = 每個位址同時開啟的 WebSocket 數。
config-default = 預設值：{ $value }
config-secret = 已經設定；其中可能含有密碼，所以不顯示。
