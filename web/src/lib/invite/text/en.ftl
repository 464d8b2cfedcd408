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
invite-copied = Link copied. It is valid for a week, as long as the game lasts.
invite-by-hand = The link is selected. Please copy it.
invite-share = Share…
invite-who = Who is here
invite-sit = { $sit } of { $seats } seated
invite-you = { $name }, you
invite-here = here
invite-lost = away
invite-sat = has sat down
invite-bot = is a bot
invite-free = Free
invite-friend-or = a friend, or
invite-to-bot = Bot, { $level }
invite-arrived = { $name } has sat down.
invite-watchers = Spectators see only what is public.
invite-watch-link = Copy the spectators’ link
invite-wait = Wait here
invite-start = Start now
invite-start-bots = { $count ->
    [one] a bot takes the free seat
   *[other] bots take the { $count } free seats
}
invite-all-here = Everybody is here
invite-to-table = Go to the table
invite-preparing = Preparing the code…
invite-failed = The code cannot be loaded right now.
gather-table = { $game } table
gather-title = { $count ->
    [0] Everybody is here
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
}
gather-host = You can start at any time. Bots can take the free seats.
gather-guest = { $name } starts the game.
gather-fill = Bots take the free seats and the game starts: { $time }.
gather-opened = you opened it
gather-host-of = opened the table
gather-ready = ready
gather-not-ready = not ready yet
gather-free = Free seat
gather-invite = Invite
gather-bot = Bot
gather-say-ready = I am ready
gather-unready = I am not ready
gather-begin = Start
gather-begin-all = everybody is ready
gather-begin-some = { $count ->
    [one] 1 is not ready yet
   *[other] { $count } are not ready yet
}
gather-learn = Learn it now
gather-learn-note = you can come back at any time
gather-bring = Invite others
gather-code = code
gather-more = More
join-title = You are invited to { $game }
join-with = { $names } { $count ->
    [one] is
   *[other] are
} at the table.
join-bot = { $name } (bot)
join-free = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
join-full = All seats at this table are taken.
join-looking = Looking for the table…
