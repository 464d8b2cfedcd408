"""People: survivors, sets of them, their seats, and what they carry and hold."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import moves
from holdfast.kernel.bits import size
from holdfast.kernel.rule import long_rule, rule
from holdfast.kernel.sums import total


@rule
def is_able(s: Any, v: int) -> bool:
    """In play and not incapacitated."""
    return s.survivors[v].playing == 1 and s.survivors[v].down == 0


@rule
def able_team(s: Any) -> int:
    """All able survivors, as a set."""
    return team_with(s, 0)


@rule
def fallen_team(s: Any) -> int:
    """All incapacitated survivors, as a set."""
    return team_with(s, 1)


@long_rule
def team_with(s: Any, down: int) -> int:
    """The survivors who are incapacitated (1) or not (0), as a set."""
    them = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == down:
            them |= 1 << s.order[i]
    return them


@long_rule
def everybody_on(s: Any, tiles: int) -> int:
    """All survivors on a set of settlements, as a set."""
    them = 0
    for i in range(s.team):
        if tiles >> s.survivors[s.order[i]].tile & 1:
            them |= 1 << s.order[i]
    return them


@rule
def able_on(s: Any, tiles: int) -> int:
    """The able survivors on a set of settlements, as a set."""
    return able_team(s) & everybody_on(s, tiles)


@long_rule
def lead_seat(s: Any) -> int:
    """The owner of TEAM decisions: among the occupied seats it rotates with the days."""
    occupied = size(s.seats)
    if occupied == 0:
        return 0
    left = (max(s.day, 1) - 1) % occupied
    for seat in range(moves.SEATS):
        if s.seats >> seat & 1:
            if left == 0:
                return seat
            left -= 1
    return 0


@rule
def seat_of(s: Any, v: int) -> int:
    """The seat that controls a survivor."""
    return s.survivors[v].seat


@rule
def hex_of(s: Any, v: int) -> int:
    """The hex a survivor stands on."""
    return s.tiles[s.survivors[v].tile].hex


@long_rule
def tokens(survivor: Any) -> int:
    """How many resource tokens a survivor carries."""
    return total(survivor.goods, 0, moves.RESOURCES)


@long_rule
def hand_size(survivor: Any) -> int:
    """OB-FOR-3: cards in hand, built schematics included."""
    count, left, card = 0, survivor.cards, 0
    while left:
        if left & 1:
            count += survivor.hand[card]
        left >>= 1
        card += 1
    return count
