"""The factors of Outlive: numbers of a position that explain what a move is good for.

Each function returns one number for a position and the seat that decides.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import decisions, state
from holdfast.games.outlive.content.vocabulary import CHIPS, METAL, MUNITIONS, WOOD
from holdfast.games.outlive.moves import MOVES, ROOM_SLOTS
from holdfast.games.outlive.preview import preview
from holdfast.games.outlive.rules import ending, feeding, shelter, survivors, tokens
from holdfast.kernel.factors import Factor, Factors
from holdfast.kernel.position import Position


def _missing(s: Any, seat: int) -> int:
    return 0 if s.phase == state.DRAFT else int(feeding.missing_supplies(s.players[seat]))


def _people(s: Any, seat: int) -> int:
    return int(survivors.population(s.players[seat]))


def _points(s: Any, seat: int) -> int:
    return 0 if s.phase == state.DRAFT else int(ending.points_of(s, seat))


def _overcome(s: Any, seat: int) -> int:
    return sum(by == seat for by in s.overcome_by) if s.day else 0


def _rooms(s: Any, seat: int) -> int:
    rooms = s.players[seat].rooms
    return sum(bool(rooms[slot].built) for slot in range(ROOM_SLOTS))


def _full(s: Any, seat: int) -> int:
    rooms = s.players[seat].rooms
    return sum(shelter.is_full(rooms[slot]) for slot in range(ROOM_SLOTS))


def _repaired(s: Any, seat: int) -> int:
    return int(s.players[seat].repaired.bit_count())


def _owned(s: Any, seat: int) -> int:
    return int(s.players[seat].owned.bit_count())


def _supplies(s: Any, seat: int) -> int:
    return int(tokens.supplies(s.players[seat]))


def _materials(s: Any, seat: int) -> int:
    store = s.players[seat].store
    return int(store[WOOD] + store[METAL] + store[CHIPS])


def _munitions(s: Any, seat: int) -> int:
    return int(s.players[seat].store[MUNITIONS])


def _first(s: Any, seat: int) -> int:
    return int(s.phase > state.DRAFT and s.first_player == seat)


def _in_vain(position: Position, move: int) -> bool:
    """Return whether a move achieves nothing: a hunt without prey, or an empty stock."""
    seen = preview(position, move)
    kind = MOVES.decode(move)[0].name
    return (kind == "hunt" and seen.hunt is None) or (
        kind in ("scavenge", "open-dam") and not any(seen.take.values())
    )


FACTORS = Factors(
    each=(
        Factor("missing", _missing, less=True, reported="both", spared=True),
        Factor("people", _people, reported="both", spared=True),
        Factor("overcome", _overcome),
        Factor("points", _points, spared=True),
        Factor("lives", _people, "kept", reported="both"),
        Factor("grows", _people, "more"),
        Factor("full", _full, spared=True),
        Factor("rooms", _rooms),
        Factor("repaired", _repaired),
        Factor("owned", _owned, spared=True),
        Factor("supplies", _supplies, spared=True),
        Factor("materials", _materials, spared=True),
        Factor("munitions", _munitions, spared=True),
        Factor("first", _first),
        Factor("scores", _points, "more"),
    ),
    clock="day",
    within=("day", "phase", "night_step"),
    menus=(
        decisions.MOVE,
        decisions.OVERCOME,
        decisions.RECRUIT,
        decisions.BUILD,
        decisions.REPAIR,
    ),
    in_vain=_in_vain,
)
