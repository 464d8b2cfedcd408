"""The server: tables over HTTP and WebSocket, stored in a database, with bots in worker processes.

Requests arrive through `api` (HTTP), which serves the routes of `holdfast.hosting.api`, and through
`socket` (WebSocket); the rooms of `holdfast.hosting` carry them out. `storage` stores every entry
before anyone is shown it, and `verify` replays stored tables. `worker_pool` sends bot requests to
`worker` processes.

`admission` limits connections, `client_groups` groups addresses for rate limits, `frame_limit`,
`body_limit` and `request_limit` limit what is sent, and `error_handlers` turns errors into
responses. `metrics`, `logs` and `request_log` are for operators. `run` opens the listening socket,
`uvicorn_server` serves `app` on it, `http` assembles the HTTP part, and `schema` describes the
messages.

What may happen at a table is decided in `holdfast.table` and by the rules of the games, not here.
"""
