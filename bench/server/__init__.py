"""The load that the server carries, beside boardgame.io in the same run: `make bench-server`."""
