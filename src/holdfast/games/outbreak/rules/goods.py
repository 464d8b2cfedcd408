"""Goods: resource tokens, held Traps, the Tank, the Laboratory and pieces in supply (OB-GEN-3)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import abilities, people, values
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer_held
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

PAIR = 2  # tokens of a kind in the Laboratory: OB-AID-7


@long_rule
def collect(s: Any, v: int, kind: int, count: int, log: Any) -> int:
    """OB-GEN-4: tokens from the Store, as far as it has them; gives how many."""
    got = min(count, s.store[kind])
    if got > 0:
        s.store[kind] -= got
        s.survivors[v].goods[kind] += got
        tell(log, events.GAINED, v, kind, got)
    return got


@long_rule
def hand_back(s: Any, v: int, kind: int, count: int, log: Any) -> None:
    """OB-GEN-4: tokens go back to the Store."""
    if count > 0:
        s.survivors[v].goods[kind] -= count
        s.store[kind] += count
        tell(log, events.RETURNED, v, kind, count)


@long_rule
def hand_back_all(s: Any, v: int, log: Any) -> None:
    """OB-WND-2, OB-JOIN-3: everything a survivor carries goes to the Store."""
    for kind in range(moves.RESOURCES):
        hand_back(s, v, kind, s.survivors[v].goods[kind], log)


@long_rule
def trim_goods(s: Any, survivors: int) -> None:
    """OB-AID-4, OB-WND-1: D-DROP for whoever of these carries more than they can."""
    for i in range(s.team):
        v = s.order[i]
        if survivors >> v & 1 == 0:
            continue
        if people.tokens(s.survivors[v]) > values.capacity(s, v):
            then(s, steps.TRIM_GOODS, survivors)
            ask(s, decisions.DROP, people.seat_of(s, v), v)
            return
        note_frame(s, v)


@long_rule
def offer_tokens(s: Any, survivor: int) -> None:
    """D-DROP, also of what LOSE takes: a token of each kind that they carry."""
    offer_held(s, moves.KIND, s.survivors[survivor].goods, moves.RESOURCES)


@long_rule
def note_frame(s: Any, v: int) -> None:
    """OB-SCH-2: whoever carries more than their own capacity uses the Pack Frame."""
    if s.built != 0 and people.tokens(s.survivors[v]) > values.own_capacity(s, v):
        frame = abilities.schematic_for(s, v, effects.SLOTS)
        if frame != abilities.NONE:
            abilities.use_schematic(s, v, frame)


@long_rule
def drop_token(s: Any, survivor: int, resource: int, log: Any) -> None:
    """D-DROP answered: one token goes back; then everybody is looked at again."""
    hand_back(s, survivor, resource, 1, log)


# Pieces


@long_rule
def put_piece(s: Any, tile: int, piece: int, log: Any) -> None:
    """OB-GEN-3: from the supply onto a settlement; without a piece left nothing happens."""
    if s.supply[piece] > 0:
        s.supply[piece] -= 1
        s.tiles[tile].pieces[piece] += 1
        tell(log, events.PUT_DOWN, tile, piece)


@long_rule
def take_pieces(s: Any, tile: int, piece: int, count: int, log: Any) -> None:
    """Back to the supply."""
    for _ in range(count):
        s.tiles[tile].pieces[piece] -= 1
        s.supply[piece] += 1
        tell(log, events.TAKEN_AWAY, tile, piece)


# The Tank and held Traps


@long_rule
def man_tank(s: Any, v: int, log: Any) -> None:
    """OB-AID-8: one Gasoline stays on the Tank Yard while the Tank is out."""
    s.survivors[v].goods[effects.GASOLINE] -= 1
    s.driver = v + 1
    tell(log, events.TANK_MANNED, v)


@long_rule
def lose_tank(s: Any, log: Any) -> None:
    """OB-AID-8: the Tank is removed, its Gasoline goes to the Store."""
    if s.driver > 0:
        tell(log, events.TANK_LOST, s.driver - 1)
        s.driver = 0
        s.store[effects.GASOLINE] += 1


@long_rule
def leave_tank(s: Any, v: int, log: Any) -> None:
    """OB-AID-8: whoever is carried off leaves the Tank behind."""
    if s.driver == v + 1:
        lose_tank(s, log)


@long_rule
def tank_overrun(s: Any, tile: int, log: Any) -> None:
    """OB-AID-8: the driver's hex or the Tank Yard is overrun."""
    if s.driver > 0 and (tile == content.TANK_YARD or s.survivors[s.driver - 1].tile == tile):
        lose_tank(s, log)


@rule
def lose_trap(s: Any, v: int) -> None:
    """OB-WND-2, OB-JOIN-3: a held Trap goes back to the supply."""
    if s.survivors[v].trap:
        s.survivors[v].trap = 0
        s.supply[effects.TRAP_PIECE] += 1


@long_rule
def fill_laboratory(s: Any, v: int, kind: int, log: Any) -> None:
    """OB-AID-7: a pair of a kind is left there."""
    s.survivors[v].goods[kind] -= PAIR
    s.laboratory |= 1 << kind
    tell(log, events.LABORATORY_FILLED, v, kind)


@long_rule
def empty_laboratory(s: Any, log: Any) -> None:
    """OB-AID-7: all tokens of the Laboratory go to the Store."""
    for kind in range(moves.RESOURCES):
        if s.laboratory >> kind & 1:
            s.store[kind] += PAIR
    s.laboratory = 0
