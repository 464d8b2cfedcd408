"""Events: what they would cost, and where their tokens harm least."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CURE_COLOUR, EVENT_OPS, OPS, SCENARIO_OPS
from holdfast.games.exoworld.content.operations import (
    DISC,
    EMG,
    FAT,
    FLUSH,
    LAST,
    NOP,
    SCEN,
    SUP,
    SUPX,
    TOK,
)
from holdfast.games.exoworld.moves import DROP_EVENT, ORDER, PROTOCOL, TOKEN_COUNT
from holdfast.games.exoworld.state import EMERGENCY_TOKEN, FROZEN, LANDSLIDE, SHUTDOWN
from holdfast.games.exoworld.steady.notes import CONTINGENCY, DRAINS, NO_KIND, SHELTER
from holdfast.games.exoworld.steady.places import nearest_pawn, neighbours
from holdfast.kernel.rule import long_rule, rule


@long_rule
def harm_of_op(s: Any, row: int) -> int:
    """How much an operation of an event hurts."""
    op, a, b = OPS[row, 0] | 0, OPS[row, 1] | 0, OPS[row, 2] | 0
    if op == SUP or op == SUPX:
        short = max(0, -b - s.notes[DRAINS + a] - s.supply[a])
        return 8 * -b + 25 * min(short, -b)
    if op == TOK:
        per = 45
        if a == EMERGENCY_TOKEN:
            per = 90
        elif a == SHUTDOWN or a == FROZEN:
            per = 35 if s.location_count > 1 else 0
        elif a == LANDSLIDE:
            per = 4
        return per * OPS[row, 3]
    if op == FAT:
        return 30 if a < 2 else 60
    if op == DISC:
        return 20 * b
    if op == EMG:
        return -30 * a
    if op == NOP or op == FLUSH:
        return 0
    if op == LAST:
        return 10
    return 50  # a Health Issue


@long_rule
def harm_of_event(s: Any, kind: int) -> int:
    """How much an Event card hurts."""
    first, end = EVENT_OPS[kind, 0] | 0, EVENT_OPS[kind, 1] | 0
    if OPS[first, 0] == SCEN:
        event = 2 * s.options.scenario + OPS[first, 1]
        first, end = SCENARIO_OPS[event, 0] | 0, SCENARIO_OPS[event, 1] | 0
    harm = 0
    for row in range(first, end):
        harm += harm_of_op(s, row)
    return harm if CURE_COLOUR[kind] < 0 else 50


@long_rule
def event_worth(s: Any, move: int) -> int:
    """W2, D-ORDER, D-EVENT: by how much a card hurts. Passing is worth 100."""
    top = s.events_left - 1
    if move == ORDER:
        return 0
    kind, other = s.revealed - 1, NO_KIND
    if move > ORDER:
        position = 0 if move < DROP_EVENT else move - DROP_EVENT
        kind = s.events[top - position].kind | 0
        other = s.events[top - 1].kind | 0 if move < DROP_EVENT else NO_KIND
    harm = harm_of_event(s, kind) if kind >= 0 else 40 * s.severity
    if other != NO_KIND:
        return harm - harm_of_event(s, other)
    if move > ORDER:
        return harm
    if move - PROTOCOL == SHELTER:
        return 50 + harm * 5 // 4
    if move - PROTOCOL == CONTINGENCY:
        return harm * 5 // 4
    return 300 if s.emergency <= 3 else 0  # reserves only when it is about life


@rule
def token_place_worth(s: Any, place: int, token: int) -> int:
    """Where a token of an event hurts least: near a pawn, Landslides at the edge."""
    if token == LANDSLIDE:
        return 1000 - 10 * neighbours(s, s.locations[place].cell | 0)
    stacked = 0
    for t in range(TOKEN_COUNT):
        stacked += s.locations[place].tokens[t]
    return 1000 - 20 * nearest_pawn(s, place) + 3 * stacked
