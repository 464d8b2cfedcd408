"""The messages between server and client. The client's types are generated from these models.

Everything a viewer receives is built from the position as that viewer may know it. Every message
about a table has its sequence number: the number of moves and undos so far. So a client notices a
gap and requests the whole table again.

Clients send `commands`. The server sends `table` and `chat`. The models of `accounts`, `advice`,
`bots`, `conduct`, `deals`, `lessons`, `lobby`, `replays` and `rules` are responses to requests.
"""
