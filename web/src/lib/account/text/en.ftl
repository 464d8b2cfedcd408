### Accounts: optional, for games on several devices.

title-account = Account · Holdfast
account-title = Keep my games
account-own = Your account
account-about = An account is optional. You can do everything without one. With an account you also have your games on your other devices.
account-none = This server has no accounts. Your games stay in this browser, and their links work everywhere.
account-hello = You are signed in as { $name }.
account-passkey = With a passkey
account-passkey-about = You sign in with your fingerprint, your face or your screen lock. You have nothing to remember, and there is no password to steal.
account-no-passkey = Passkeys do not work at this address, because they need https and a domain name. A password works everywhere.
account-name = Name
account-name-about = People at your tables see it.
account-make = Keep my games
account-or = or
account-by-password = Use a password
account-by-password-about = You sign in with your name and this password, on any device.
account-password = Password
account-password-about = At least 8 characters.
account-open = Create account
account-back = Sign in
account-back-about = You already have an account.
account-enter-passkey = Sign in with passkey
account-enter-password = Sign in with password
account-enter-code = Use a code
account-code = Code of your other device
account-code-send = Send code
account-moves = What goes into the account
account-running = Running games
account-finished = Finished games
account-links = Links to your seats still work.
account-cancelled = Nothing was changed, because the passkey was not used.

account-ways = Ways to sign in
account-key-of = Passkey, { $device }
account-key = Passkey
account-has-password = Password
account-add-key = Add a passkey
account-remove = Remove
account-set-password = Set a password
account-change-password = Change password
account-old-password = Old password
account-new-password = New password
account-password-set = The new password is valid now. All other devices are signed out.
account-save = Save
account-cancel = Cancel
account-devices = Signed-in devices
account-device-unknown = Unknown device
account-here = this device
account-used = Last used on { $date }
account-end = Sign out
account-signed-out = You are signed out. The games that you started in this browser stay in it.

account-history = Finished games
history-game = Game
history-pace = Pace
history-result = Result
history-all = All
history-pace-live = Live, no clock
history-pace-clock = With a clock
history-pace-slow = Days per move
history-won = Won
history-lost = Lost
history-count = { $count ->
    [0] There are no such games yet.
    [one] 1 game, { $won } won
   *[other] { $count } games, { $won } won
}
history-outcome = { $won ->
    [yes] Won, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] Place { $rank }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
history-none = You have not finished a game yet.
history-more = Show more

account-second = A second device
account-second-about = Show a code here, and scan it with the other device.
account-second-show = Show a code
account-second-scan = Scan this with the other device, or enter the code { $code } there. It is valid for 2 minutes and works once.
account-second-words = Your other device has to show these two words. If it shows others, somebody else used the code.
account-second-same = They are the same
account-second-stop = Stop
account-second-done = Your other device is signed in.
account-second-gone = The code is not valid any more. Show a new one.
account-joining = Signing in
account-join-ask = Do you want to sign in here with your account?
account-join = Sign in here
account-join-words = Does your first device show the same two words? Agree there, and you are signed in here.

account-ratings = Ratings
account-ratings-none = You have no rating yet. Games without hints, among people with accounts and bots, are rated when they end.
account-ratings-about = The scale is that of the bots: Settler has 25, and each level has 2.5 more than the one below. The number after ± is how unsure the rating is.
rating-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
rating-number = { $rating } ± { $uncertainty }
rating-level = about level { $level }
rating-change = Rating { $change }
rating-waits = Rated when another team has played this deal

account-bot = Bot
account-bot-about = Do you write programs? An account that has not played yet can become a bot. Then your program plays.
account-bot-ask = Make it a bot…
account-bot-sure = You cannot undo this. Everybody at a table sees that it is a bot, and only its program plays.
account-bot-do = Make it a bot
account-bot-is = This account is a bot. Your program plays with an API token.
account-token-name = Name of the token
account-token-make = Make a token
account-token-end = Delete
account-token-once = This is the only time that you see this token. Copy it to your program.
account-token-copy = Copy token

account-stored = What is stored
account-stored-name = Your name
account-stored-name-about = People at your tables see it.
account-stored-games = Your games and results
account-stored-games-about = Moves, times and chat of your tables.
account-stored-ways = How you sign in
account-stored-ways-about = The public half of your passkeys, or a hash of your password.
account-stored-devices = Your signed-in devices
account-stored-devices-about = Browser, system and the day of the last visit.
account-stored-not = Holdfast does not store your IP address or what you look at. It stores an e-mail address only if you want messages by e-mail.
account-take = Your data as a file
account-take-about = You get one file with everything that is stored about you.
account-take-do = Save everything
account-delete = Delete everything
account-delete-about = Your name, your own games and your chat are deleted at once. In games with others a bot takes your seat, and your name is gone.
account-delete-do = Delete everything…
account-delete-ask = { $running ->
    [0] You cannot undo this. Type “{ $word }” to delete everything.
    [one] 1 game is still running. You cannot undo this. Type “{ $word }” to delete everything.
   *[other] { $running } games are still running. You cannot undo this. Type “{ $word }” to delete everything.
}
account-delete-word = delete
account-delete-sure = Delete
account-deleted = Everything is deleted. You can play as a guest at any time.
account-lost = If you lose all your devices and your password, nobody can let you in again.

problem-signed-out = You are not signed in. Sign in and try again.
problem-wrong-password = This name and this password do not belong together.
problem-no-passkey = This passkey does not open an account here.
problem-no-such-device = This code is not valid any more. Ask for a new one.
problem-last-way-in = This is your only way to sign in. Add another one first.
problem-has-played = This account has played games, so it cannot become a bot.
problem-no-bot-account = Only an account that is a bot has API tokens.
problem-too-many-tokens = This account has eight API tokens. Delete one first.

# People with whom somebody does not want to play.
blocked-title = People you have blocked
blocked-about = They cannot join your tables, and you do not see what they write. Nobody finds out.
blocked-since = since { $date }
blocked-end = Unblock
problem-suspended = This account is suspended. Ask the person who runs this server.

account-messages = Messages
account-messages-about = We tell you when it is your turn in a slow game. You need no account for that.
account-messages-do = Set up messages
