"""Cache of long messages: whole tables, for connections that request them again."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Hashable

from holdfast.hosting.views import Update

MOST_BYTES = 32 * 1024 * 1024
"""Maximum size of all messages together. A whole table takes some hundred kilobytes."""


class MessageCache:
    """LRU cache of the messages of all tables."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._messages: OrderedDict[Hashable, Update] = OrderedDict()

    def get(self, key: Hashable) -> Update | None:
        """Return the message of this key, or None."""
        message = self._messages.get(key)
        if message is not None:
            self._messages.move_to_end(key)
        return message

    def put(self, key: Hashable, message: Update) -> None:
        """Store a message, and drop the least recently used ones if the cache is full."""
        former = self._messages.pop(key, None)
        if former is not None:
            self._bytes -= _size(former)
        self._messages[key] = message
        self._bytes += _size(message)
        while self._bytes > self._most_bytes:
            self._bytes -= _size(self._messages.popitem(last=False)[1])


def _size(message: Update) -> int:
    """Return the approximate size of a message in bytes. Its `Sent` state is as large as
    its text.
    """
    return 2 * sys.getsizeof(message.rest)
