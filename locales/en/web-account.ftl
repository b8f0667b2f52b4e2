# Accounts: making one, logging in and out, the end.
web-account = Account
web-account-guest = You are a guest, { $name }, and only this browser knows you. With an account you can come back from any other. You stay who you are, and your games and studies stay yours.
web-account-link = Your account
web-account-link-guest = Make an account or log in
web-account-make = Make an account
web-account-log-in = Log in
web-account-log-in-hint = What you have played here as a guest stays with the guest; you will not find it in the account you log in to.
web-account-log-in-rooms = You have a room open or a game to finish here, and you leave it when you log in. Finish it first, or make an account: that keeps it.
web-account-name = Name
web-account-name-hint = Others see it. Nobody else can have it, however it is written.
web-account-password = Password
web-account-password-hint = { $min } to { $max } characters. A few words that do not belong together are good.
web-account-password-show = Show it
web-account-since = You have had this account since { $date }.
web-account-log-out = Log out

web-account-sessions = Where you are logged in
web-account-session-current = this browser
web-account-session-unknown = Another browser
web-account-session-days = since { $since }, last used { $seen }
web-account-session-end = Log out there
web-account-sessions-end = Log out everywhere else

web-account-password-change = Password
web-account-password-chosen = Chosen on { $date }.
web-account-password-old = Present password
web-account-password-new = New password
web-account-password-save = Change the password
web-account-password-changed = The new password holds from now on. You are logged in nowhere else any more.

web-account-data = Your data
web-account-data-hint = Everything the house keeps about you, in one file: who you are, where you are logged in, your games with their records, what you said in their rooms, your studies.
web-account-data-save = Save the file

web-account-delete = Delete the account
web-account-delete-hint = Nobody can log in to it any more, and your name is shown nowhere. Your games stay, because they are your opponents’ too, and so do your studies; whoever can read them finds “{ $deleted }” in place of your name. This cannot be undone.
web-account-delete-name = Type your name to confirm: { $name }
web-account-delete-submit = Delete it for good
web-account-deleted = The account is gone
web-account-deleted-hint = You are a guest again, a new one.
web-deleted-player = deleted player

web-refusal-name-taken = Somebody has this name already. Choose another one.
web-refusal-guest-name = Guests are called so. Choose a name of your own.
web-refusal-password-length = A password has { $min } to { $max } characters.
web-refusal-password-common = Many people have this password, and it is the first that others try. Choose another one.
web-refusal-password-name = The password must not be the name.
web-refusal-wrong-login = The name or the password is wrong.
web-refusal-suspended = This account is suspended until { $until }. The reason: { $reason }
web-refusal-suspended-for-ever = This account is suspended for good. The reason: { $reason }
web-refusal-wrong-password = The password is wrong.
web-refusal-no-account = That needs an account.
web-refusal-has-account = You have an account already. Load the page again.
web-refusal-no-such-session = You are not logged in there any more.
