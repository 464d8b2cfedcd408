"""Cache of long messages: whole tables as they were written, for those who ask again."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Hashable

MOST_BYTES = 32 * 1024 * 1024
"""What all messages together take at most. A whole table takes some hundred kilobytes."""


class MessageCache:
    """The messages that were last asked for, of all tables."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._messages: OrderedDict[Hashable, str] = OrderedDict()

    def get(self, key: Hashable) -> str | None:
        """Return the message of this key, if it is still there."""
        message = self._messages.get(key)
        if message is not None:
            self._messages.move_to_end(key)
        return message

    def put(self, key: Hashable, message: str) -> None:
        """Keep a message, and drop those that nobody has asked for longest."""
        former = self._messages.pop(key, None)
        if former is not None:
            self._bytes -= sys.getsizeof(former)
        self._messages[key] = message
        self._bytes += sys.getsizeof(message)
        while self._bytes > self._most_bytes:
            self._bytes -= sys.getsizeof(self._messages.popitem(last=False)[1])
