# The page for the host of a server.

admin-title = Server administration
admin-about = This page is for the person who runs this server. It shows nothing that is secret in a game.
admin-token = Admin token
admin-enter = Open the page
admin-leave = Lock the page
admin-reports = Reports
admin-tables = Tables
admin-people = People
admin-server = Server
admin-open = Open
admin-closed = Closed
admin-none-open = No report is open.
admin-none-closed = No report has been closed yet.
admin-report-by = { $name } reported it, { $date }. Reports about this person: { $count }
admin-guest = guest
admin-has-account = has an account
admin-reason-insults = insults in the chat
admin-reason-stalling = stalling
admin-reason-helping = plays for somebody else
admin-reason-name = name
admin-lines = { $count ->
    [one] The last line of the chat
   *[other] The last { $count } lines of the chat
}
admin-answer = Answer to the reporter
admin-answered = Your answer: { $answer }
admin-close-report = Close the report
admin-remove-name = Remove the name
admin-plain-name = Player { $number }
admin-tables-count = { $count ->
    [one] 1 table is stored.
   *[other] { $count } tables are stored.
}
admin-free = free seat
admin-over = over
admin-running = running
admin-listed = anybody can join
admin-close-door = Let nobody else in
admin-newer = Newer
admin-older = Older
admin-search = Part of a name
admin-search-do = Search
admin-accounts-count = { $count ->
    [one] 1 account was found.
   *[other] { $count } accounts were found.
}
admin-account-since = since { $date }
admin-account-counts = Games: { $games }, signed-in devices: { $sessions }, reports: { $reports }
admin-new-name = New name for { $name }
admin-new-name-short = New name
admin-rename = Rename
admin-sign-out = Sign out everywhere
admin-suspend = Suspend
admin-suspend-sure = Really suspend
admin-let-in = Let in again
admin-suspended = suspended
admin-version = Version
admin-database = Database
admin-size = Size of the database
admin-megabytes = { $size } MB
admin-stored-tables = Stored tables
admin-running-tables = Running games
admin-stored-accounts = Accounts
admin-in-memory = Tables in memory
admin-connections = Open connections
admin-limits = Limits
admin-limits-about = Each limit counts for one address.
admin-limit-tables-per-minute = New tables a minute
admin-limit-codes-per-minute = Codes tried a minute
admin-limit-seats-per-minute = Seats taken a minute
admin-limit-accounts-per-hour = New accounts an hour
admin-limit-sign-ins-per-minute = Sign-ins tried a minute
admin-limit-reports-per-hour = Reports an hour
admin-limit-admin-tokens-per-hour = Wrong admin tokens an hour
admin-limit-passwords-per-hour = Passwords of one account an hour
admin-limit-replays-per-minute = Replay files a minute
admin-limit-requests-per-minute = Requests a minute
admin-limit-looks-per-minute = Read requests a minute
admin-limit-looks-at-table-per-minute = Read requests about one table a minute
problem-not-admin = This is not the admin token of this server.
problem-no-such-report = There is no such report, or it is closed already.
problem-no-such-account = There is no such account.
problem-no-person = Nobody sits there at the moment.
admin-limit-notice-changes-per-hour = Changes of messages an hour
admin-limit-mails-per-hour = Links by e-mail an hour
