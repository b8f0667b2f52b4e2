# What can be chosen for a house, as `tengen config` says it.
config-listen = Where to listen: an address of this machine and a port. Port 0 takes a free one.
config-data = The folder for the database. It is made if there is none.
config-database = A PostgreSQL database in place of that.
config-bus = Where houses over one database hear of each other: a NATS server, or several with a comma between two. Without it
    only one house may be open over a database.
config-origins =
    The public addresses of the house. Pages from there may play. If nothing is said, the house answers to addresses
    (192.168.1.5), to localhost, and to names of the local network (house, house.local), and to no name of the internet.
config-trusted-proxies =
    Reverse proxies, as addresses or networks (10.0.0.0/8): what they say in X-Forwarded-For and X-Forwarded-Proto is
    believed. Without them, everybody behind a proxy counts as one address.
config-workers =
    Threads that work for computer players and analysis, and as many again for moves alone, all behind everything else on
    the machine; each remembers 22 MB. As many as the machine has processors, if nothing is said. With 0 the house
    leaves all of that to workers on other machines (tengen worker), which need a bus.
config-metrics-listen =
    Where Prometheus reads metrics, at /metrics: an address that only whoever runs the house can reach. If nothing is
    said, nothing is measured.
config-log-format = How lines of the log are written: "text" for people, or "json" for programs.
config-vacation-days =
    Days of vacation that a person with an account has in a year. Meanwhile the clocks stand in the person's games with
    days for a move.
config-mail =
    Mail, for people who have forgotten their password. Without a server the house sends none, and nobody can give an
    address.
config-mail-server =
    The server that sends it: smtps:// speaks TLS from the beginning, smtp:// with ?tls=required from STARTTLS on, and
    smtp:// alone is for a server on this machine. Links lead to the first of the origins, which is needed.
config-mail-password-file = A file that holds the password for the server in its first line, if its address does not.
config-mail-from = The sender of every mail, which is needed with a server.
config-push =
    Notifications that it is one’s turn in a game with days for a move, while no page is open, for whoever switches them on
    in a browser. Without a contact the house sends none.
config-push-contact =
    How the vendors of browsers, whose push services deliver them, reach whoever runs the house: mailto: and an address for
    mail, or an address with https://.
config-push-services =
    Push services of your own, which browsers made for them use: they may be in your own network and need no TLS. Those of
    the vendors need not be named.
config-limits =
    What one address or one person may ask for. What is allowed in a minute or an hour may be used all at once and grows
    back evenly. An IPv6 address counts with its /64. What the house refuses so, it answers with status 429.
config-limits-exempt = Addresses and networks that no limit by address concerns.
config-limits-requests-by-address = Requests from an address, a minute.
config-limits-requests-by-person = Requests of a person, a minute.
config-limits-rooms-by-address = Rooms opened or pairings asked for from an address, a minute.
config-limits-rooms-by-person = Rooms opened or pairings asked for by a person, a minute.
config-limits-connects-by-address = WebSockets opened from an address, a minute.
config-limits-connects-by-person = WebSockets opened by a person, a minute.
config-limits-guests-by-address = Guests who may come from an address, an hour.
config-limits-logins-by-address = Tries to log in or to make an account from an address, an hour.
config-limits-sockets-by-address = WebSockets open at the same time from an address.
config-default = Default: { $value }
config-secret = It is chosen, and not shown because a password may stand in it.
