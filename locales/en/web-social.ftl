# Following and friends, challenges, blocked players, messages.
web-friends = Friends
web-friends-hint = Whom you follow. Two who follow each other are friends.
web-friends-guest = To follow players, to challenge them and to write to them, you need an account.
web-friends-none = You follow nobody yet. The page of every player has a button for it; you come to it from the players’ names in rooms, lists and ratings.
web-friends-following = You follow
web-friends-followers = They follow you
web-friends-friend = friend
web-friends-online = here now
web-friends-offline = not here
web-friends-playing = is playing
web-friends-watch = Watch
web-friends-seen = last here { $ago }
web-friends-lately = was here within the hour
web-friends-waiting = { $count ->
    [one] Friends, { $count } challenge
   *[other] Friends, { $count } challenges
}

web-follow = Follow
web-unfollow = Unfollow
web-block = Block
web-block-title = Block { $name }?
web-block-hint = { $name } can then neither follow you nor challenge you, write to you or sit down at a table that you open. You are never paired with each other, and what { $name } says in rooms is not shown to you. { $name } is not told. You can undo it at any time.
web-unblock = Unblock
web-blocked = Blocked players
web-blocked-badge = blocked

web-challenge = Challenge
web-challenge-title = Challenge { $name }
web-challenge-hint = A game with a clock that runs waits for an answer for half an hour, any other for a week.
web-challenge-sent = { $name } has your challenge.
web-challenges = Challenges
web-challenges-none = No challenge waits.
web-challenge-from = { $name } challenges you
web-challenge-to = You have challenged { $name }
web-challenge-accept = Accept
web-challenge-decline = Decline
web-challenge-withdraw = Withdraw
web-challenge-accepted = { $name } has accepted your challenge
web-challenge-go = To the game
web-challenge-until = until { $time }
web-challenge-black-you = you have Black
web-challenge-white-you = you have White

web-messages = Messages
web-messages-hint = What you and others have written to each other. It is kept until both of you have deleted your accounts.
web-messages-unread = { $count ->
    [one] Messages, { $count } not read
   *[other] Messages, { $count } not read
}
web-messages-new = { $count } new
web-messages-none = You have written with nobody yet. The page of a player who takes messages from you has a button for it.
web-messages-off = Your messages are off: nobody can write to you, and you can write to nobody.
web-messages-switch = Switch them on in your account
web-message-write = Write
web-message-with = Messages with { $name }
web-message-text = Message to { $name }
web-message-send = Send
web-message-earlier = Earlier messages
web-message-empty = Nothing has been written yet.
web-message-closed = { $name } takes no messages from you.
web-message-you = You
web-message-failed = Not sent.

web-social-settings = Others and you
web-social-challenges = Who may challenge you
web-social-challenges-everybody = Everybody with an account
web-social-challenges-followed = Players you follow
web-social-challenges-nobody = Nobody
web-social-messages = Who may write to you
web-social-messages-nobody = Nobody: messages are off
web-social-messages-friends = Friends
web-social-messages-everybody = Everybody with an account
web-social-messages-hint = Whoever you have written to may answer. Whom you have blocked may not.
web-social-saved = Saved.

web-refusal-yourself = That is you.
web-refusal-not-with-them = That cannot be done with this player.
web-refusal-blocked-by-you = You have blocked this player. Unblock them first.
web-refusal-too-many-followed = You can follow { $max } players at most.
web-refusal-too-many-blocked = You can block { $max } players at most.
web-refusal-challenge-not-taken = This player takes no challenge from you now.
web-refusal-challenge-waits = A challenge of yours to this player waits already.
web-refusal-too-many-challenges = At most { $max } challenges of yours can wait. Withdraw one of them first.
web-refusal-no-such-challenge = This challenge is not open any more.
web-refusal-challenger-away = Your challenger is not here just now, and the clock would run. Try again when they are back.
web-refusal-challenger-busy = Your challenger is in too many games just now.
web-refusal-seat-not-free = You cannot take this seat. There are other tables in the lobby.
web-refusal-message-not-taken = This player takes no messages from you.
web-refusal-messages-off = Your messages are off. Switch them on in your account first.
web-refusal-message-length = A message has 1 to { $max } characters.
web-refusal-message-characters = There are characters in it that cannot be shown.
