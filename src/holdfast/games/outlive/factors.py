"""The factors of Outlive: numbers of a position or of a move that explain what a move is good for.

Each function returns one number for a position and the seat that decides, or for a position and a
move.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import decisions, state
from holdfast.games.outlive.content import HEROES, ROOM, TOOL
from holdfast.games.outlive.content.vocabulary import (
    CANS,
    CHIPS,
    MATERIALS,
    MEAT,
    METAL,
    MUNITIONS,
    WATER,
    WOOD,
)
from holdfast.games.outlive.moves import MOVES, ROOM_SLOTS
from holdfast.games.outlive.preview import preview
from holdfast.games.outlive.rules import ending, feeding, shelter, survivors, tokens
from holdfast.kernel.factors import NOT_NAMED, Amount, Factor, Factors, MoveFactors
from holdfast.kernel.position import Position

of_moves = MoveFactors()


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


def _count_repaired(s: Any, seat: int) -> int:
    return int(s.players[seat].repaired.bit_count())


def _count_owned(s: Any, seat: int) -> int:
    return int(s.players[seat].owned.bit_count())


def _supplies(s: Any, seat: int) -> int:
    return int(tokens.supplies(s.players[seat]))


def _materials(s: Any, seat: int) -> int:
    store = s.players[seat].store
    return int(store[WOOD] + store[METAL] + store[CHIPS])


def _munitions(s: Any, seat: int) -> int:
    return int(s.players[seat].store[MUNITIONS])


def _token(resource: int) -> Amount:
    """Return the function that counts the tokens of a resource."""
    return lambda s, seat: int(s.players[seat].store[resource])


def _airlock(s: Any, seat: int) -> int:
    return int(s.players[seat].airlock)


def _count_housed(s: Any, seat: int) -> int:
    rooms = s.players[seat].rooms
    return sum(int(rooms[slot].people) for slot in range(ROOM_SLOTS))


def _upkeep(s: Any, seat: int) -> int:
    return 0 if s.phase == state.DRAFT else int(shelter.upkeep_of(s.players[seat]))


def _first(s: Any, seat: int) -> int:
    return int(s.phase > state.DRAFT and s.first_player == seat)


@of_moves.add("spaces", less=True)
def _spaces(position: Position, move: int) -> int:
    """Return how many survivors a room lacks to be full, after the one who moves in."""
    room = _room_of(position, move)
    if room is None:
        return NOT_NAMED
    moves_in = MOVES.decode(move)[0].name == "move-in"
    return int(ROOM[room.tile].spaces - room.people) - moves_in


def _room_of(position: Position, move: int) -> Any:
    """Return the room that a move builds or fills, or None."""
    kind, args = MOVES.decode(move)
    if kind.name not in ("build", "free-build", "move-in"):
        return None
    return position.snapshot.players[position.to_move].rooms[args["slot"]]


@of_moves.add("eats", less=True)
def _eats(position: Position, move: int) -> int:
    room = _room_of(position, move)
    return NOT_NAMED if room is None else int(ROOM[room.tile].upkeep)


@of_moves.add("unwanted")
def _discarded_upkeep(position: Position, move: int) -> int:
    """Return the upkeep of a room that is discarded."""
    kind, args = MOVES.decode(move)
    return int(ROOM[args["room"]].upkeep) if kind.name == "discard" else NOT_NAMED


@of_moves.add("repair", less=True)
def _repair(position: Position, move: int) -> int:
    """Return how many Materials are missing to repair a tool that is taken."""
    kind, args = MOVES.decode(move)
    if kind.name != "take":
        return NOT_NAMED
    store = position.snapshot.players[position.to_move].store
    costs = zip(MATERIALS, TOOL[args["equipment"]].cost, strict=True)
    return sum(max(0, int(cost) - int(store[material])) for material, cost in costs)


@of_moves.add("presses")
def _presses(position: Position, move: int) -> int:
    """Return the Pressure that a hero puts on rivals."""
    moves = MOVES.decode(move)[0].name in ("move", "board")
    return preview(position, move).pressure if moves else NOT_NAMED


@of_moves.add("alone", less=True)
def _rivals_there(position: Position, move: int) -> int:
    """Return the number of rivals' heroes at the place that a hero goes to."""
    kind, args = MOVES.decode(move)
    if kind.name not in ("move", "place"):
        return NOT_NAMED
    s = position.snapshot
    rivals = (s.players[k] for k in range(s.options.players) if k != position.to_move)
    return sum(player.heroes[k].place == args["place"] for player in rivals for k in range(HEROES))


@of_moves.add("left")
def _points_left(position: Position, move: int) -> int:
    """Return the Action Points that scavenging leaves."""
    kind, args = MOVES.decode(move)
    if kind.name != "scavenge":
        return NOT_NAMED
    return int(position.snapshot.visit.points) - args["count"]


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
        Factor("repaired", _count_repaired),
        Factor("owned", _count_owned, spared=True),
        Factor("supplies", _supplies),
        Factor("materials", _materials),
        Factor("munitions", _munitions, spared=True),
        Factor("meat", _token(MEAT), reported="neither", spared=True),
        Factor("water", _token(WATER), reported="neither", spared=True),
        Factor("cans", _token(CANS), reported="neither", spared=True),
        Factor("wood", _token(WOOD), reported="neither", spared=True),
        Factor("metal", _token(METAL), reported="neither", spared=True),
        Factor("chips", _token(CHIPS), reported="neither", spared=True),
        Factor("first", _first),
        Factor("upkeep", _upkeep, less=True, spared=True),
        Factor("airlock", _airlock, reported="neither", spared=True),
        Factor("housed", _count_housed, reported="neither", spared=True),
        Factor("scores", _points, "more"),
        Factor("survive", _people, "beats"),
        Factor("ahead", _points, "beats"),
        *of_moves.factors,
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
