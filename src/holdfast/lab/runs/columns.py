"""The columns of a run's tables, with their types and the values that stand for *none*."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from holdfast.kernel.game import Game
from holdfast.lab.runs.metrics import STAGES, metrics_of

TABLE = 255
"""Seat number of rows that belong to the whole table."""
NEVER = 255
"""Day number of events that did not happen."""
NOTHING = 65535
"""Component number where there is no component."""
CLOCKS = frozenset(("day", "days", "round", "turn"))
"""Numbers of a game's chart that only count days."""

Rows = dict[str, list[tuple[Any, ...]]]


class Columns(NamedTuple):
    """The tables of a game, each with its columns and their types."""

    games: dict[str, str]
    seats: dict[str, str]
    uses: dict[str, str]
    days: dict[str, str]
    decisions: dict[str, str]
    trace: dict[str, str]
    coins: dict[str, str]


@cache
def columns_of(game: Game, seats: int) -> Columns:
    """Return the columns of a game's tables. The game's own counts are called n_…, by_… and c_…"""
    counted = metrics_of(game)
    points = counted.sources.words if counted.sources else []
    return Columns(
        games={
            "game": "u4", "seed": "u8", "outcome": "u1", "winners": "u1", "length": "u1",
            "decisions": "u2", "lead_changes": "u2", "last_lead_day": "u1", "margin": "i2",
            "first_seat": "u1",
        },
        seats={
            "game": "u4", "seat": "u1", "level": "u1", "explored": "b1", "character": "u2",
            "other": "u2", "order": "u1", "rank": "u1", "share": "f4", "points": "i2",
            **{f"by_{column(word)}": "i2" for word in points},
            "decisions": "u2", "longest_wait": "u2",
            **{f"n_{count.id}": "u2" for count in counted.count},
        },
        uses={
            "game": "u4", "seat": "u1", "thing": "u2", **dict.fromkeys(STAGES, "u1"),
            "day": "u1", "by_coin": "b1",
        },
        days={
            "game": "u4", "day": "u1", "seat": "u1", "points": "i2", "lead_changes": "u1",
            "decisions": "u2",
            **{f"c_{name}": "i2" for name in chart_names(game, seats)},
            **{f"c_{count.id}": "i2" for count in counted.today},
        },
        decisions={
            "game": "u4", "kind": "u1", "asked": "u2", "options": "u4", "bits": "u4",
            "passed": "u2",
        },
        trace={
            "game": "u4", "number": "u2", "day": "u1", "seat": "u1", "kind": "u1", "options": "u2",
            "move": "text", "coin": "b1",
        },
        coins={
            "game": "u4", "seat": "u1", "kind": "u1", "move": "u1", "thing": "u2", "tossed": "u2",
            "drawn": "u2", "chance": "f4", "spread": "f4",
        },
    )  # fmt: skip


def column(word: str) -> str:
    """Return a word in the form of a column name."""
    return "".join(c if c.isalnum() else "_" for c in word.lower())


@cache
def chart_names(game: Game, seats: int) -> tuple[str, ...]:
    """Return the names of the numbers in a game's chart, without clocks."""
    return tuple(name for name in game.chart(game.new({"players": seats}, 0)) if name not in CLOCKS)
