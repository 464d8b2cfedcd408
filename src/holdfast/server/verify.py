"""Verification: replay every stored table and compare the result with the stored summary."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal

from holdfast import games
from holdfast.hosting.views import summary
from holdfast.server.storage import Storage, Stored
from holdfast.table import RefusalError, Table


@dataclass(frozen=True)
class Verdict:
    """The result of replaying a table."""

    table: str
    kind: Literal["sound", "other-rules", "differs"]
    why: str = ""


async def verify(storage: Storage) -> AsyncIterator[Verdict]:
    """Replay every table, one after another, and yield the results."""
    for name in await storage.names():
        try:
            stored = await storage.load(name)
        except ValueError as error:
            yield Verdict(name, "differs", f"an entry cannot be read: {_first_line(error)}")
        else:
            if stored is not None and stored.unreadable:
                why = _first_line(stored.unreadable)
                yield Verdict(name, "differs", f"an entry cannot be read: {why}")
            elif stored is not None:
                yield verify_table(name, stored)


def verify_table(name: str, stored: Stored) -> Verdict:
    """Replay one table and return the result."""
    try:
        game = games.load(stored.opening.game)
        table = Table.open(stored.opening, game).after_all(stored.entries)
    except games.UnknownGameError:
        return Verdict(name, "other-rules", f"there is no game {stored.opening.game} here")
    except RefusalError as refusal:
        kind: Literal["other-rules", "differs"]
        kind = "other-rules" if refusal.code == "other-version" else "differs"
        return Verdict(name, kind, str(refusal))
    except Exception as error:  # whatever it is, the other tables are verified too
        return Verdict(name, "differs", f"it cannot be replayed: {_first_line(error)}")
    # Fields that an older version did not store are not compared.
    now = json.loads(json.dumps(summary(table.overview())))
    for part in sorted(now.keys() & stored.summary.keys()):
        if now[part] != stored.summary[part]:
            return Verdict(name, "differs", f"{part}: {stored.summary[part]} then, {now[part]} now")
    return Verdict(name, "sound")


def _first_line(error: Exception | str) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
