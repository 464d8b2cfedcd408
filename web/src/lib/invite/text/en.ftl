### The words of invitations in English.

invite-title = Invite friends
invite-about = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. No account needed: a name is enough.
invite-qr = QR code of the link
invite-scan = Scan to sit down
invite-large = Show the QR code large
invite-say = or say the code
invite-where = in the lobby, under
invite-link = The link of this table
invite-copy = Copy
invite-copied = Link copied. It is good for a week, or until the game ends.
invite-by-hand = Press Ctrl+C to copy the link.
invite-share = Share…
invite-who = Who is here
invite-sit = { $sit } of { $seats } sit
invite-you = { $name }, you
invite-here = here
invite-lost = away
invite-sat = has sat down
invite-bot = plays as a bot
invite-free = Free
invite-friend-or = a friend, or
invite-to-bot = Bot, { $level }
invite-arrived = { $name } has sat down.
invite-watchers = Watchers see only what is public.
invite-watch-link = Copy their link
invite-wait = Wait here
invite-start = Start now
invite-start-bots = { $count ->
    [one] a bot takes 1 seat
   *[other] bots take { $count } seats
}
invite-all-here = Everybody is here
invite-to-table = To the table
invite-preparing = The code is being made…
invite-failed = The code cannot be fetched right now.
gather-table = { $game } table
gather-title = { $count ->
    [0] Everybody is here
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
gather-host = You begin when you like. Bots can take the seats that are free.
gather-guest = { $name } begins the game.
gather-opened = you opened it
gather-host-of = opened the table
gather-ready = ready
gather-not-ready = not ready yet
gather-free = Free seat
gather-invite = Invite
gather-bot = Bot
gather-say-ready = I am ready
gather-unready = Not ready after all
gather-begin = Begin
gather-begin-all = everybody is ready
gather-begin-some = { $count ->
    [one] 1 is not ready yet
   *[other] { $count } are not ready yet
}
gather-learn = Learn it meanwhile
gather-learn-note = you can leave any time
gather-bring = Bring them here
gather-code = code
gather-more = More
join-title = You are invited to { $game }
join-with = { $names } { $count ->
    [one] is
   *[other] are
} at the table.
join-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
join-full = All seats of this table are taken.
join-looking = Looking for the table…
