"""The server: tables over HTTP and WebSocket, kept in a database, with bots in worker processes.

Requests come in by `api` (HTTP) and `socket` (WebSocket); what then happens, happens in the rooms
of `holdfast.hosting`. `storage` keeps every entry before anybody hears of it, and `verifying` plays
them again; `bots` hands thoughts to `worker` processes. Who comes in at all the `door` decides (of
each of the `households`), how much they may send `bodies`, and what cannot be is told by
`refusing`. What a host sees is in `metrics`, `logs` and `observed`. `run` listens, `serving`
answers, by `app`, which puts everything together and what HTTP needs in `pages`; `schema` describes
it.

What may happen at a table is decided in `holdfast.table`, by the rules of the games: not here.
"""
