"""The load generator: one process that plays for all people at the measured servers (`load.js`)."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from bench.server.moves import Step, ready, steps
from bench.server.systems import HERE, MAIN, Running, folder, node, process

PERIOD = 5.0
"""Seconds between two moves at a table where people think."""
LONGEST, BEGINNING = 2000, 40
"""Maximum number of computed moves of a game: for games at full speed, and for all others."""

Row = dict[str, Any]
"""The results of one measurement."""


@cache
def played(game: str, different: int, most: int) -> list[list[Step]]:
    """Return the moves of all games that a server deals, at most `most` of each."""
    loaded = ready(game)
    return [steps(loaded, seed, most) for seed in range(different)]


@contextmanager
def people(running: Running, game: str = MAIN, **wish: Any) -> Iterator[subprocess.Popen[str]]:
    """Run people who play at these servers, until the end of the block."""
    ours, most = running.kind == "holdfast", LONGEST if "closed" in wish else BEGINNING
    plan = {
        "kind": running.kind,
        "ports": running.ports,
        "pids": running.pids,
        "tables": running.tables,
        "game": game,
        "games": played(game, running.different, most) if ours else [],
        "period": 1000 * PERIOD,
        **wish,
    }
    with folder() as place:
        (place / "plan.json").write_text(json.dumps(plan))
        with process([node(), str(HERE / "load.js"), str(place / "plan.json")], -1) as playing:
            yield playing


def next_result(playing: subprocess.Popen[str]) -> Row:
    """Return the next result that the load generator prints."""
    assert playing.stdout is not None
    found: Row = json.loads(playing.stdout.readline() or '{"failed": "the load generator exited"}')
    if "failed" in found:
        raise RuntimeError(found["failed"])
    return found


def load(running: Running, game: str = MAIN, **wish: Any) -> Row:
    """Let people play for some seconds, and return the load generator's result."""
    with people(running, game, **wish) as playing:
        return next_result(playing)
