"""Verifying: every stored game is played again, and must come to what was stored of it."""

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
    """What came of playing a table again."""

    table: str
    kind: Literal["sound", "other-rules", "differs"]
    why: str = ""


async def verify(storage: Storage) -> AsyncIterator[Verdict]:
    """Play every table again, one after another."""
    for name in await storage.names():
        try:
            stored = await storage.load(name)
        except ValueError as error:
            yield Verdict(name, "differs", f"an entry cannot be read: {_first_line(error)}")
        else:
            if stored is not None:
                yield again(name, stored)


def again(name: str, stored: Stored) -> Verdict:
    """Play one table again."""
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
        return Verdict(name, "differs", f"it cannot be played again: {_first_line(error)}")
    # What an older version did not keep yet cannot differ.
    now = json.loads(json.dumps(summary(table.listed())))
    for part in sorted(now.keys() & stored.summary.keys()):
        if now[part] != stored.summary[part]:
            return Verdict(name, "differs", f"{part}: {stored.summary[part]} then, {now[part]} now")
    return Verdict(name, "sound")


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
