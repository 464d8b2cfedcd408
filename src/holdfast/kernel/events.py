"""Events: a log of what a move caused, in order.

A log is a bounded array of rows of eight numbers: kind, audience and up to six arguments. Row 0
holds the number of events that follow and the number that did not fit. Writing to a log without
rows costs nothing, so simulations pass `silent_log()`. Screens animate events, and the written log
turns them into sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from holdfast.kernel.buffers import first_rows, numbers
from holdfast.kernel.record import NOBODY, i4
from holdfast.kernel.rule import long_rule, rule

COLUMNS = 8
CAPACITY = 512

Log = Any
"""An array of rows of eight numbers."""


@cache
def silent_log() -> Log:
    """Return the log without rows."""
    return numbers(i4, 0, COLUMNS)


def new_log() -> Log:
    """Return an empty log with room for all events of one move."""
    return numbers(i4, CAPACITY + 1, COLUMNS)


@rule
def tell(
    log: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Log an event that everybody may know."""
    if log.shape[0] > 0:
        whisper(log, NOBODY, kind, a, b, c, d, e, f)


@long_rule
def whisper(
    log: Any,
    seat: int,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    """Log an event that only one seat may know."""
    if log.shape[0] == 0:
        return
    if log[0, 0] + 1 >= log.shape[0]:
        log[0, 1] += 1
        return
    log[0, 0] += 1
    row = log[0, 0]
    log[row, 0] = kind
    log[row, 1] = seat
    log[row, 2] = a
    log[row, 3] = b
    log[row, 4] = c
    log[row, 5] = d
    log[row, 6] = e
    log[row, 7] = f


@dataclass(frozen=True)
class Event:
    """One event: the name of its kind and its arguments by name."""

    kind: str
    args: dict[str, int]
    audience: int = NOBODY

    def known_to(self, viewer: int) -> bool:
        """Return whether this viewer may know the event."""
        return self.audience in (NOBODY, viewer)


class EventKinds:
    """The kinds of event of a game, numbered in the order in which they are added."""

    def __init__(self) -> None:
        self.kinds: list[tuple[str, tuple[str, ...]]] = []

    def add(self, name: str, *arguments: str) -> int:
        """Declare a kind of event and the names of its arguments, and return its number."""
        if len(arguments) > COLUMNS - 2:
            raise ValueError(f"event {name!r} has more than {COLUMNS - 2} arguments")
        self.kinds.append((name, arguments))
        return len(self.kinds) - 1

    def read(self, log: Log) -> list[Event]:
        """Return the events of a log, in order."""
        if len(log) == 0:
            return []
        events = []
        for row in first_rows(log, 1 + log[0, 0])[1:]:
            name, arguments = self.kinds[row[0]]
            events.append(Event(name, dict(zip(arguments, row[2:], strict=False)), row[1]))
        return events
