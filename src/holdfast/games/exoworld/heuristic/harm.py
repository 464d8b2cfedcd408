"""Scores of events: their harm, and the locations where their tokens do the least harm."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, moves, state
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.heuristic import notes, places
from holdfast.games.exoworld.rules import discards, targets
from holdfast.kernel.rule import long_rule, rule


@long_rule
def harm_of_op(s: Any, row: int) -> int:
    """Return the harm of an event's operation (a row of OPS)."""
    this = content.OPS[row]
    op = this.op
    if op == operations.SUP or op == operations.SUPX:
        loss = -this.n
        short = max(0, loss - s.notes[notes.DRAINS + this.resource] - s.supply[this.resource])
        return 8 * loss + 25 * min(short, loss)
    if op == operations.TOK:
        per = 45
        if this.token == state.EMERGENCY_TOKEN:
            per = 90
        elif this.token == state.SHUTDOWN or this.token == state.FROZEN:
            per = 35 if s.location_count > 1 else 0
        elif this.token == state.LANDSLIDE:
            per = 4
        return per * this.count
    if op == operations.FAT:
        return 60 if this.who == discards.EACH else 30
    if op == operations.DISC:
        return 20 * this.count
    if op == operations.EMG:
        return -30 * this.n
    if op == operations.NOP or op == operations.FLUSH:
        return 0
    if op == operations.LAST:
        return 10
    return 50  # a Health Issue


@long_rule
def harm_of_event(s: Any, kind: int) -> int:
    """Return the harm of an Event card."""
    if content.EVENT[kind].cure != content.NO_CURE:
        return 50
    harm = 0
    for row in range(targets.event_first(s, kind), targets.event_end(s, kind)):
        harm += harm_of_op(s, row)
    return harm


@rule
def expected_harm(s: Any, kind: int) -> int:
    """Return the harm of an Event card, or an average if its kind is unknown (negative)."""
    return harm_of_event(s, kind) if kind >= 0 else 40 * s.severity


@long_rule
def event_worth(s: Any, move: int) -> int:
    """Return the score of an option about Event cards, by their harm (W2, D-ORDER, D-EVENT).

    Passing scores 100.
    """
    top = s.events_left - 1
    if move in moves.ORDER:
        if move == moves.ORDER(0):
            return 0
        harm, other = expected_harm(s, s.events[top].kind), s.events[top - 1].kind
        return harm if other == notes.NO_KIND else harm - harm_of_event(s, other)
    if move in moves.DROP_EVENT:
        return expected_harm(s, s.events[top - moves.DROP_EVENT.position(move)].kind)
    harm, protocol = expected_harm(s, s.revealed - 1), moves.PROTOCOL.protocol(move)
    if protocol == notes.SHELTER:
        return 50 + harm * 5 // 4
    if protocol == notes.CONTINGENCY:
        return harm * 5 // 4
    return 300 if s.emergency <= 3 else 0  # Emergency Reserve only in mortal danger


@rule
def token_place_worth(s: Any, place: int, token: int) -> int:
    """Return the score of putting an event's token on a location.

    It is highest near a pawn, and for Landslides at the edge of the base.
    """
    if token == state.LANDSLIDE:
        return 1000 - 10 * places.neighbours(s, s.locations[place].cell)
    stacked = 0
    for t in range(moves.TOKEN_COUNT):
        stacked += s.locations[place].tokens[t]
    return 1000 - 20 * places.nearest_pawn(s, place) + 3 * stacked
