"""Results of games that share a deal, as they are stored."""

from __future__ import annotations

from typing import Any

from holdfast.hosting.storage import Storage
from holdfast.table import Table


def deal_name(name: str, table: Table) -> str:
    """Return the name of the deal that a table has, or that others would share with it."""
    return table.opening.deal.name if table.opening.deal else f"table {name}"


def first_person(table: Table) -> int:
    """Return the first seat that is not a bot's: the one whose result is compared."""
    seats = enumerate(table.opening.seats)
    return next((number for number, seat in seats if seat.level is None), 0)


async def keep_result(storage: Storage, name: str, table: Table) -> None:
    """Store the result of a finished game."""
    await storage.keep_note(deal_name(name, table), name, result_of(table, first_person(table)))


def result_of(table: Table, seat: int, level: str | None = None) -> dict[str, Any]:
    """Return the result of a seat as it is stored. `level`: a bot played it for comparison."""
    placement = next(one for one in table.game.result(table.position) if one.seat == seat)
    return {
        "name": "" if level else table.names[seat],
        "level": level,
        "points": placement.points,
        "rank": placement.rank,
        "counted": table.is_counted,
    }
