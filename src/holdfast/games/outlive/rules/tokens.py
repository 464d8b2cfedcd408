"""Tokens: the reserve, the stores, and the equipment deck."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, events, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import bags
from holdfast.kernel.chance import below
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule
from holdfast.kernel.sums import total


@rule
def first_bit(bits: int) -> int:
    """The lowest number in a set of bits that is not empty."""
    number = 0
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return number


@long_rule
def gain(s: Any, seat: int, resource: int, n: int, source: int, place: int, log: Any) -> int:
    """OL-SUP-1, OL-SUP-2: tokens from the reserve, as far as it has them; gives how many."""
    n = min(n, s.reserve[resource])
    if n > 0:
        s.reserve[resource] -= n
        s.players[seat].store[resource] += n
        tell(log, events.GAINED, seat, resource, n, source, place)
    return n


@rule
def spend(s: Any, seat: int, resource: int, n: int) -> None:
    """OL-SUP-2: tokens paid or lost return to the reserve at once."""
    s.players[seat].store[resource] -= n
    s.reserve[resource] += n


@rule
def supplies(player: Any) -> int:
    """Meat, Water and Canned Goods of a player, in tokens."""
    return total(player.store, 0, vocabulary.SUPPLIES)


@rule
def materials(player: Any) -> int:
    """Wood, Metal and Microchips of a player; Munitions are none (OL-SUP-4)."""
    return total(player.store, vocabulary.SUPPLIES, vocabulary.BARTER)


@long_rule
def draw_tile(s: Any) -> int:
    """OL-DAWN-4: a random tile of the deck, which is made anew from the discard pile when empty."""
    tiles = total(s.deck, 0, content.EQUIPMENT_KINDS)
    if tiles == 0:
        for e in range(content.EQUIPMENT_KINDS):
            s.deck[e] = s.discard[e]
            tiles += s.discard[e]
            s.discard[e] = 0
        if tiles == 0:
            return state.UNKNOWN
    left, e = below(s.chance, tiles), 0
    while left >= s.deck[e]:
        left -= s.deck[e]
        e += 1
    s.deck[e] -= 1
    return e


@long_rule
def draw_equipment(s: Any, seat: int, n: int, log: Any) -> None:
    """OL-EQ-4: n tiles of types not owned; those owned are set aside until it is over."""
    player = s.players[seat]
    aside = 0
    for _ in range(n):
        e = draw_tile(s)
        while e != state.UNKNOWN and (player.owned >> e) & 1:
            aside += bags.of_kind(e)
            tell(log, events.REJECTED, seat, e)
            e = draw_tile(s)
        if e != state.UNKNOWN:
            player.owned |= 1 << e
            tell(log, events.DREW, seat, e)
    for e in range(content.EQUIPMENT_KINDS):
        s.discard[e] += bags.count_of(aside, e)


@rule
def tiles_to_draw(s: Any) -> bool:
    """Whether deck or discard pile has a tile."""
    for e in range(content.EQUIPMENT_KINDS):
        if s.deck[e] + s.discard[e] > 0:
            return True
    return False
