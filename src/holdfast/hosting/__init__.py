"""Hosting: everything around a table that its players need, independent of storage and transport.

A command (`messages`) becomes a job (`jobs`). The `room` of a table runs its jobs one after
another; `rooms` holds the rooms in memory. A `watcher` is one connection to a room, and
`connection` reads and writes its messages. `views` and `log_text` build the messages for one
viewer.

`bot_requests` are sent to the `bots`, in the order of `worker_queue`. `autoplay` plays the moves of
bots and automatic answers. In teams `bot_plans` and `bot_leader` plan together with the players.
`hints` explain moves, and `win_curve` evaluates finished games.

`api` is the table of routes, by which a server and offline mode answer requests. `new_tables` opens
tables, `replay_files` reads game files, and `transfer` continues games from files. `codes` invite
players. `lessons` and `rules_text` need no table. `tokens` authenticate seats, `entropy` provides
randomness, `limits` are rate limits, and slow reads run in the `thread_pool`. `problems` are the
error messages.

Several processes may share one `storage`. Then a `lease` decides which one runs the bots of a
table, and `presence` tells each process who is connected to the others.

Nothing here knows a network, a database or a process. The caller, such as the server, provides the
storage (`storage`, `stored`, `storage_errors`) and the bots.
"""
