"""Questions: the options of the open decision, written into the position when it is opened.

A step lists options with `offer` and ends with `ask`. The flow takes the only option without
asking and skips a question without any (OB-DEC-2); so no rule below counts its own options.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.moves import HEX, PIECE, SETTLEMENTS, SURVIVOR
from holdfast.games.outbreak.state import MENU, NOTHING
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def offer(s: Any, move: int) -> None:
    """List an option."""
    if s.menu_length < MENU:
        s.menu[s.menu_length] = move
        s.menu_length += 1


@rule
def ask(s: Any, decision: int, seat: int, about: int = 0) -> None:
    """Open a decision with the options listed, about somebody or something."""
    s.ask = decision
    s.asked = about
    s.to_move = seat


@long_rule
def close(s: Any) -> None:
    """The decision is answered: wipe it, so that equal positions are equal bytes."""
    for i in range(s.menu_length):
        s.menu[i] = 0
    s.menu_length = 0
    s.ask = NOTHING
    s.asked = 0
    s.to_move = NOBODY


@long_rule
def offer_tiles(s: Any, first: int, tiles: int) -> None:
    """List the hexes of a set of settlements, by r, then q (OB-DEC-3)."""
    start = s.menu_length | 0
    for t in range(SETTLEMENTS):
        if tiles >> t & 1:
            move = first + s.tiles[t].hex
            at = s.menu_length | 0
            offer(s, move)
            while at > start and s.menu[at - 1] > move:
                s.menu[at] = s.menu[at - 1]
                at -= 1
            s.menu[at] = move


@long_rule
def offer_survivors(s: Any, them: int) -> None:
    """List a set of survivors, by seat, then index (OB-DEC-3)."""
    for i in range(s.team):
        v = s.order[i] | 0
        if them >> v & 1:
            offer(s, SURVIVOR + v)


@long_rule
def offer_refugees(s: Any, tiles: int) -> None:
    """List the Helpless and the Settlers on these settlements."""
    if tiles >> s.helpless & 1:
        offer(s, PIECE)
    for i in range(3):
        if s.settlers[i] > 0 and tiles >> (s.settlers[i] - 1) & 1:
            offer(s, PIECE + 1 + i)


@long_rule
def offer_hex(s: Any, hex: int) -> None:
    """List one hex."""
    offer(s, HEX + hex)
