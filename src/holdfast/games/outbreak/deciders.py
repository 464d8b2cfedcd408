"""Deciders: the seats that may give each answer (OB-DEC-1, OB-WIN-3).

The rules know one team; the table asks this module whose answer it may accept.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import decisions
from holdfast.games.outbreak.content import OPTIONS
from holdfast.games.outbreak.moves import PASS, PLAY, SEATS
from holdfast.games.outbreak.state import AUTO_DEFENDS
from holdfast.kernel.game import Deciders
from holdfast.kernel.position import Position

ANYONE = OPTIONS.number("team_policy", "anyone")

# Section 5.4; a roll is either the team's or one survivor's.
TEAM = frozenset(
    (
        decisions.SETUP_BASE,
        decisions.SETUP_TILE,
        decisions.SETUP_HEX,
        decisions.REVEAL,
        decisions.REVEAL_EDGE,
        decisions.TOKEN_HEX,
        decisions.SETTLER,
        decisions.SETTLER_TILE,
        decisions.HELPLESS,
        decisions.WHO,
        decisions.DEFENDER,
        decisions.AUTO,
        decisions.HORDE_NEXT,
        decisions.HORDE_PATH,
        decisions.HELPLESS_RETREAT,
        decisions.SETTLERS_RETREAT,
        decisions.DOOM_ARG,
        decisions.HORDE_ARG,
    )
)


def deciders(position: Position, move: int) -> Deciders:
    """Return the seats that may play a move.

    A card belongs to its holder. All seats with a playable card pass a window together. The team's
    decisions belong to any seat or to the lead seat, by option; all others belong to the seat that
    is asked.
    """
    s = position.snapshot
    if move in PLAY:
        return Deciders(frozenset((_holder(s, move),)))
    if s.ask == decisions.WINDOW and move in PASS:
        offered = (int(s.offer[i]) for i in range(s.offers))
        return Deciders(frozenset(_holder(s, m) for m in offered if m in PLAY), together=True)
    if s.options.team_policy == ANYONE and _is_for_the_team(s):
        return Deciders(frozenset(seat for seat in range(SEATS) if s.seats >> seat & 1))
    return Deciders(frozenset((int(s.to_move),)))


def _holder(s: Any, move: int) -> int:
    return int(s.survivors[PLAY.holder(move)].seat)


def _is_for_the_team(s: Any) -> bool:
    if s.ask in (decisions.MODS, decisions.ROLL):
        return bool(s.dice.going == AUTO_DEFENDS)
    return s.ask in TEAM
