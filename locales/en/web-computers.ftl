# Computer players: the card in the lobby, and what they are called.
web-computer-play = Play the computer
web-computer-hint = The game begins at once. No account is needed.
web-computer-level = Strength
web-computer-kind = Rules
web-computer-go = Play
web-computer-option = { $level } · { $name }
web-computer-rated = { $level } · { $name } ({ $rating })
web-computer-badge = Computer

web-computer-name-1 = Sparrow
web-computer-name-2 = Swallow
web-computer-name-3 = Lark
web-computer-name-4 = Magpie
web-computer-name-5 = Heron
web-computer-name-6 = Crane
web-computer-name-7 = Falcon
web-computer-name-8 = Eagle
web-computer-name-9 = Roc
web-computer-name-10 = Phoenix
