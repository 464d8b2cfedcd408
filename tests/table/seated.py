"""Tables for tests: Outlast from a described position, with persons, bots and open seats."""

from __future__ import annotations

from typing import Any

from holdfast import games
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening

GAME = games.load("outlast")
ENTROPY = "0123456789abcdef" * 2

KINDS = {"p": {"person": True}, "b": {"level": "heuristic"}, "o": {}}


def seated(kinds: str = "pp", **description: Any) -> Table:
    """Return a table with a seat for every letter: p a person, b a bot, o open."""
    seats = [
        OpenSeat(name=name if kind != "o" else "", **KINDS[kind])
        for name, kind in zip(["Anna", "Ben", "Cleo", "Dora"], kinds, strict=False)
    ]
    options = {"players": len(kinds), **description.pop("options", {})}
    start = GAME.build_position({"options": options, **description})
    return Table.open(opening(GAME, GAME.choices(start), seats, 0, start), GAME)


def played(table: Table, *keys: str) -> Table:
    """Return the table after these moves, each by the seat that decides, bots included."""
    for key in keys:
        seat, move = table.to_move, GAME.move(table.position, key)
        level = table.seats[seat].level
        if level:
            table = table.after(table.answer(seat, level, table.seq, move, ENTROPY))
        else:
            table = table.after(table.play(seat, table.seq, move, ENTROPY))
    return table


def undone(table: Table, seat: int) -> Table:
    """Return the table after this seat has taken its last move back, or asked to."""
    return table.after(table.undo(seat, table.seq))
