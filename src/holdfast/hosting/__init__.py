"""Hosting: what is done around a table for those who are at it, wherever it is kept and by whatever
they are connected.

Commands (`messages`) become `jobs`, and are done one after another in the `room` of their table
(`rooms` has them all, each with its `watcher`s, its `lines` to them, `hints` and `answering`).
`views` and `sentences` say what each viewer may know. `thoughts` are what bots are asked, of
whichever `thinkers` there are; at a team's table they plan (`planning`, `council`). `courses` looks
back at games, also at those from files (`recordings`); what takes long to read is read at the
`desk`. `laying` opens tables, `carrying` those at which a game from a file goes on, `tokens` open
seats, `luck` is where chance comes from. Of several
processes on one `storage` one holds the `lease` to think at a table, and all know its `presence`.
`teaching` shows lessons and `rules_text` the rules, which need no table. `problems` are what is
said where something cannot be.

Nothing here knows a network, a database or a process: whoever uses it, as the server does, brings
storage (`storage`, `kept`, `troubles`) and thinkers.
"""
