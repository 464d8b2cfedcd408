"""The caches of games: one for parts of views and numbers, one for positions.

Most of a position is unchanged by a move. So a part of a view, such as a tile or a player, is made
once for all positions, viewers and tables at which it is the same. The next view then contains the
identical object, which need not be compared (`hosting/views/changes.py`).

A cached function takes numbers, tuples of them, and records of a read-only snapshot
(`Position.snapshot`), in which equal records are the same object. The results are shared, so
callers must not change them. Whatever else is cached between a game and a connection is in
`hosting/views/cache.py`.
"""

from __future__ import annotations

from functools import lru_cache

MOST_PARTS = 512
"""Maximum number of results of each cached part. Views of recent moves share them."""
MOST_POSITIONS = 64
"""Maximum number of positions. The view, the prompt and the moves of a position are made one right
after another.
"""

cached_part = lru_cache(MOST_PARTS)
"""Decorator that caches a function by its arguments, for results that many positions share."""
cached_position = lru_cache(MOST_POSITIONS)
"""Decorator that caches a function of a position, of its read-only snapshot, or of the facts of a
move. It is for results that are needed several times while one position is shown."""
