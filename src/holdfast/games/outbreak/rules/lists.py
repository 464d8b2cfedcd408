"""Lists: options in the order in which the rules list them (OB-DEC-3)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves
from holdfast.kernel.decision import offer
from holdfast.kernel.rule import long_rule


@long_rule
def offer_tiles(s: Any, kind: Any, tiles: int) -> None:
    """List the moves of a kind for the hexes of a set of settlements, by r, then q."""
    start = s.offers
    for t in range(moves.SETTLEMENTS):
        if tiles >> t & 1:
            move = kind(s.tiles[t].hex)
            at = s.offers
            offer(s, move)
            while at > start and s.offer[at - 1] > move:
                s.offer[at] = s.offer[at - 1]
                at -= 1
            s.offer[at] = move


@long_rule
def offer_survivors(s: Any, them: int) -> None:
    """List a set of survivors, by seat, then index."""
    for i in range(s.team):
        v = s.order[i]
        if them >> v & 1:
            offer(s, moves.SURVIVOR(v))


@long_rule
def offer_refugees(s: Any, tiles: int) -> None:
    """List the Helpless and the Settlers on these settlements."""
    if tiles >> s.helpless & 1:
        offer(s, moves.PIECE(0))
    for i in range(content.SETTLER_TOKENS):
        if s.settlers[i] > 0 and tiles >> (s.settlers[i] - 1) & 1:
            offer(s, moves.PIECE(1 + i))


@long_rule
def offer_slots(s: Any, slots: int) -> None:
    """List places of a Doom tracker."""
    for i in range(moves.TRACKER):
        if slots >> i & 1:
            offer(s, moves.SLOT(i))


@long_rule
def offer_kinds(s: Any, kinds: int) -> None:
    """List resources."""
    for k in range(moves.RESOURCES):
        if kinds >> k & 1:
            offer(s, moves.KIND(k))
