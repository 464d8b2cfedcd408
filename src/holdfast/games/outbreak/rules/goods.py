"""Goods: resource tokens, held Traps, the Tank, the Laboratory and pieces in supply (OB-GEN-3)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import TANK_YARD
from holdfast.games.outbreak.content.effects import GASOLINE, SLOTS, TRAP_PIECE
from holdfast.games.outbreak.events import (
    GAINED,
    PUT_DOWN,
    RETURNED,
    TAKEN_AWAY,
    TANK_LOST,
    TANK_MANNED,
)
from holdfast.games.outbreak.moves import KIND, RESOURCES
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.people import (
    NONE,
    capacity,
    own_capacity,
    schematic_for,
    seat_of,
    tokens,
    use_schematic,
)
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import TRIM_GOODS
from holdfast.games.outbreak.state import D_DROP
from holdfast.kernel.rule import long_rule, rule


@long_rule
def collect(s: Any, v: int, kind: int, count: int, log: Any) -> int:
    """OB-GEN-4: tokens from the Store, as far as it has them; gives how many."""
    got = min(count, s.store[kind] | 0)
    if got > 0:
        s.store[kind] -= got
        s.survivors[v].goods[kind] += got
        tell(log, GAINED, v, kind, got)
    return got


@long_rule
def hand_back(s: Any, v: int, kind: int, count: int, log: Any) -> None:
    """OB-GEN-4: tokens go back to the Store."""
    if count > 0:
        s.survivors[v].goods[kind] -= count
        s.store[kind] += count
        tell(log, RETURNED, v, kind, count)


@long_rule
def hand_back_all(s: Any, v: int, log: Any) -> None:
    """OB-WND-2, OB-JOIN-3: everything a survivor carries goes to the Store."""
    for kind in range(RESOURCES):
        hand_back(s, v, kind, s.survivors[v].goods[kind] | 0, log)


@long_rule
def trim_goods(s: Any, them: int) -> None:
    """OB-AID-4, OB-WND-1: D-DROP for whoever of these carries more than they can."""
    for i in range(s.team):
        v = s.order[i] | 0
        if them >> v & 1 == 0:
            continue
        if tokens(s.survivors[v]) > capacity(s, v):
            push(s.agenda, TRIM_GOODS, them)
            for kind in range(RESOURCES):
                if s.survivors[v].goods[kind] > 0:
                    offer(s, KIND + kind)
            ask(s, D_DROP, seat_of(s, v), v)
            return
        note_frame(s, v)


@long_rule
def note_frame(s: Any, v: int) -> None:
    """OB-SCH-2: whoever carries more than their own capacity uses the Pack Frame."""
    if s.built != 0 and tokens(s.survivors[v]) > own_capacity(s, v):
        frame = schematic_for(s, v, SLOTS)
        if frame != NONE:
            use_schematic(s, v, frame)


@long_rule
def drop_token(s: Any, v: int, kind: int, log: Any) -> None:
    """D-DROP answered."""
    hand_back(s, v, kind, 1, log)


# Pieces


@long_rule
def put_piece(s: Any, tile: int, piece: int, log: Any) -> None:
    """OB-GEN-3: from the supply onto a settlement; without a piece left nothing happens."""
    if s.supply[piece] > 0:
        s.supply[piece] -= 1
        s.tiles[tile].pieces[piece] += 1
        tell(log, PUT_DOWN, tile, piece)


@long_rule
def take_pieces(s: Any, tile: int, piece: int, count: int, log: Any) -> None:
    """Back to the supply."""
    for _ in range(count):
        s.tiles[tile].pieces[piece] -= 1
        s.supply[piece] += 1
        tell(log, TAKEN_AWAY, tile, piece)


# The Tank and held Traps


@long_rule
def man_tank(s: Any, v: int, log: Any) -> None:
    """OB-AID-8: one Gasoline stays on the Tank Yard while the Tank is out."""
    s.survivors[v].goods[GASOLINE] -= 1
    s.driver = v + 1
    tell(log, TANK_MANNED, v)


@long_rule
def lose_tank(s: Any, log: Any) -> None:
    """OB-AID-8: the Tank is removed, its Gasoline goes to the Store."""
    if s.driver > 0:
        tell(log, TANK_LOST, s.driver - 1)
        s.driver = 0
        s.store[GASOLINE] += 1


@long_rule
def leave_tank(s: Any, v: int, log: Any) -> None:
    """OB-AID-8: whoever is carried off leaves the Tank behind."""
    if s.driver == v + 1:
        lose_tank(s, log)


@long_rule
def tank_overrun(s: Any, tile: int, log: Any) -> None:
    """OB-AID-8: the driver's hex or the Tank Yard is overrun."""
    if s.driver > 0 and (tile == TANK_YARD or s.survivors[s.driver - 1].tile == tile):
        lose_tank(s, log)


@rule
def lose_trap(s: Any, v: int) -> None:
    """OB-WND-2, OB-JOIN-3: a held Trap goes back to the supply."""
    if s.survivors[v].trap:
        s.survivors[v].trap = 0
        s.supply[TRAP_PIECE] += 1


@long_rule
def empty_laboratory(s: Any, log: Any) -> None:
    """OB-AID-7: all tokens of the Laboratory go to the Store."""
    for kind in range(RESOURCES):
        if s.laboratory >> kind & 1:
            s.store[kind] += 2
    s.laboratory = 0
