# What the house is, what it keeps, and whom it owes thanks.
web-about-lead = Tengen is a house for renju and gomoku. It is named after the centre point of the board, where Black’s first stone goes.
web-about-what =
    Two people on two devices play here, or one against the computer at ten levels of strength. There are rooms for many rules, opening protocols and clocks, and for the three ways of dealing with forbidden moves.

    When a game is over it can be replayed and reviewed. On the analysis board the engine shows its lines, and forced wins come with a proof that can be stepped through. Studies are boards that several people edit at once. No account is needed.
    .title = What one can do here
web-about-exact =
    Whether a point is forbidden can hang on other points, and these on others again. The referee follows that to the end, however deep it goes, and can show every step.

    Three implementations check each other: the fast referee, the explanation, and a slow one written from the definitions alone. They agree on a million positions with all their points. Figures from rule texts and positions from public test collections are tests too. A forced win is shown only when the referee has replayed its proof.
    .title = Exact, and how that is known
web-about-decided = Where the rule texts differ or are silent, Tengen had to choose. The choices that matter in play: without a claim, a foul lapses when White plays on; a wrong claim does not end the game; there is no pass before six stones are on the board; a straight-four point that also makes a five makes no three.
    .title = What had to be decided
web-about-own = Tengen is free software, under the MIT and the Apache 2.0 licence. It is one program with the pages inside, and it needs nothing else. Start it, open the address it prints, and a house is open. The file docs/hosting.md of the source tells what a public house needs.
    .title = A house of your own
web-about-api = Everything the pages do goes through an open interface. Programs can use it too.
    .title = For programs
web-about-api-link = The interface and its messages

web-privacy-lead = What this house keeps, and what it does not. This describes the program. Whoever runs the house may add to it, for instance by a server in front that keeps a log of its own.
web-privacy-guest = Whoever opens a page becomes a guest with a name that can be changed. A cookie tells the house which guest it is. It holds for a year, scripts cannot read it (HttpOnly), and other sites cannot use it to act for you (SameSite=Lax). The house keeps only a fingerprint of it, and the kind of browser and system, so that you can see where you are logged in.
    .title = Guests and the cookie
web-privacy-account = No account is needed. Who makes one gives a name and a password. Where the house sends mail, an e-mail address can be added, which is used only if the password is forgotten: it is kept with the account once its owner has opened a link, nobody else is shown it, it stands in no log, and it is forgotten when it is taken away or the account is deleted. That a link was sent to an address is remembered for an hour, as a fingerprint of it, so that nobody’s mailbox is flooded. The house keeps the password only as a hash from which it cannot be read. Of a passkey it keeps the public half, which can check a signature and not make one, what you call it, and when it was last used; it does not ask which device it is on. You can save everything that is kept about you as a file, see where you are logged in and log out there, and delete the account. Then its name, password and passkeys are forgotten, and nobody is shown the name any more; only the record of games, chat and studies, which is never changed, still has it inside. Vacations are kept with it and go with it; opponents see until when they last, and their games note it.
    .title = Accounts
web-privacy-games = Every room and every game is kept: the settings, the names of the players, each move with its time, the result. Reviews and studies are kept as well. The record is only ever added to; there is no button that removes a game.
    .title = Games
web-privacy-private = A public room is in the lobby, anyone can watch it, and its game is in the list of finished games. A private room is reached by its link only, and its game is listed for its players alone. But whoever has the link can watch, and can pass it on. The same holds for private studies with their invitations.
    .title = Private rooms
web-privacy-chat = What is said in a room is kept with it and is shown to everybody who comes into that room. Do not write what others should not read.
    .title = Chat
web-privacy-people = Who has an account can follow others, block them, challenge them and write to them. The house keeps whom you follow and whom you have blocked, who may challenge you and write to you, challenges until they are answered or have expired, and when you were last here. Whoever follows you sees whether you are here, in which public room you play, and the hour in which you were last here. Nobody is told that they were blocked. Messages are off until you switch them on. They are kept as they were written, for the two of you; no page shows them to anybody else, and only who can read the database itself could read them. When you delete your account all this goes with it, but for messages: they stay with whoever got them, without your name, and go when both accounts are deleted.
    .title = Friends, challenges and messages
web-privacy-push = Where whoever runs the house has set it up, you can switch on that this browser tells you of your turn while no page is open. It is off until you do. The house then keeps an address at the push service of your browser’s vendor (such as Google, Mozilla, Apple or Microsoft), two keys made by the browser, and your language, with your login in this browser. When a turn comes in a game with days for a move and you have no page open, the house sends that service a message that only your browser can read: who has moved, and the room. The vendor learns that this house has sent something to your browser, and when, and not what. All this is forgotten when you switch it off, log out in this browser, or delete the account.
    .title = Notifications
web-privacy-browser = Your settings, the last choice of a computer opponent, and the boards you analyse without saving them as a study are kept in your browser only. A position that you analyse is sent to the house so that the referee and the engine can answer.
    .title = In your browser
web-privacy-others = There are no trackers, no advertisements and no statistics. The pages load nothing from other sites, and the house tells the browser not to. Internet addresses are counted in memory, so that nobody can flood the house; they are not written into its database.
    .title = Nobody else

web-credits-lead = Tengen stands on the work of others.
web-credits-rules = The rules are those of the Renju International Federation (1996, corrected 1998). Chinese rule texts have given definitions and figures of the forbidden moves, the ways to claim them, the steps in their history, and the opening with a swap and two fifth moves. Independent referees were compared point by point.
    .title = The rules
web-credits-pages = The pages are made with these libraries. Latin letters and figures are set in Source Sans 3; Chinese and Japanese are in your system’s own fonts. The sounds are made by the browser when they are needed; none is a recording. The boards and stones are drawn by the program.
    .title = The pages
web-credits-house = The house, the referee and the engine are written in Rust. These are the libraries they build on most.
    .title = The house
web-credits-checks = These help to test it.
    .title = The checks
