"""Branches: tables that play on from a moment of a finished game. The game itself never changes."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.table.entries import Branch, Came, Moved, Opening, OpenSeat
from holdfast.table.refusal import RefusalError
from holdfast.table.table import Table


def branch_of(table: Table, name: str, seq: int, seats: Sequence[OpenSeat]) -> Opening:
    """Return the opening of a table that plays on after a move of a finished game.

    The order of the cards is the same, and the dice are new. `name` is the id of the finished
    table.
    """
    if not table.over:
        raise RefusalError("not-over", "You can try again from here when the game is over.")
    turns = table.line
    if seq not in [turn.seq for turn in turns[:-1]]:
        raise RefusalError("no-such-moment", "You cannot play on from this moment.")
    earlier = list[Moved | Came]()
    for turn in turns[1:]:
        if turn.seq > seq:
            break
        assert turn.move is not None
        assert turn.entropy is not None
        if len(turn.names) > len(table.opening.seats):
            raise RefusalError(
                "no-such-moment", "You cannot play on from a moment after somebody joined the game."
            )
        earlier.append(Moved(seat=turn.seat, move=turn.move, entropy=turn.entropy, by=turn.by))
    return table.opening.model_copy(
        update={
            "seats": list(seats),
            "earlier": earlier,
            "deal": None,
            "branch": Branch(table=name, seq=seq),
            "hints": True,
            "gathers": False,
        }
    )
