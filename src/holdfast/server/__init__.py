"""The server: tables over HTTP and WebSocket, kept in a database, with bots in worker processes.

Requests come in by `api` (HTTP) and `socket` (WebSocket) as `messages`, become `jobs`, and are done
one after another in the `room` of their table (`rooms` has them all, each with its `watcher`s,
`hints` and `answering`). `storage` keeps every entry before anybody hears of it, and `verifying`
plays them again; `views` and `sentences` say what each viewer may know. `bots` hands `thoughts` to
`worker` processes, the most urgent first (`places`), and `courses` looks back at games; what takes
long to read is read at the `desk`, and who comes in at all the `door` decides. Of several servers
one holds the `lease` to think at a table, and all know its `presence`; `teaching` shows lessons,
which need no table. What a host sees is in `metrics`, `logs` and `observed`. `app` puts it
together, `run` starts it, `schema` describes it.

What may happen at a table is decided in `holdfast.table`, by the rules of the games: not here.
"""
