"""Voices: who may give which answer (OB-DEC-1, OB-WIN-3). The rules know one team; the table asks
here whose answer it may take."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import OPTIONS
from holdfast.games.outbreak.moves import HEX, ORDINARY, PASS, PLAY, SEATS
from holdfast.games.outbreak.state import (
    AUTO_DEFENDS,
    D_AUTO,
    D_DEFENDER,
    D_DOOM_ARG,
    D_HELPLESS,
    D_HORDE_NEXT,
    D_HORDE_PATH,
    D_MODS,
    D_RETREAT,
    D_REVEAL,
    D_REVEAL_EDGE,
    D_ROLL,
    D_SETTLER,
    D_SETTLER_TILE,
    D_SETUP_BASE,
    D_SETUP_HEX,
    D_SETUP_TILE,
    D_TOKEN_HEX,
    D_WHO,
    D_WINDOW,
)
from holdfast.kernel.game import Voices
from holdfast.kernel.position import Position

ANYONE = OPTIONS.number("team_policy", "anyone")

# Section 5.4; a roll and a retreat may be the team's or one survivor's.
TEAM = frozenset(
    (
        D_SETUP_BASE, D_SETUP_TILE, D_SETUP_HEX, D_REVEAL, D_REVEAL_EDGE, D_TOKEN_HEX, D_SETTLER,
        D_SETTLER_TILE, D_HELPLESS, D_WHO, D_DEFENDER, D_AUTO, D_HORDE_NEXT, D_HORDE_PATH,
        D_DOOM_ARG,
    )
)  # fmt: skip


def voices(position: Position, move: int) -> Voices:
    """A card is its holder's; a window is passed by all who could play something; the team's
    questions are everybody's or the lead seat's; the rest is for the seat that is asked."""
    s = position.state
    if _is_card(move):
        return Voices(frozenset((_holder(s, move),)))
    if s.ask == D_WINDOW and move == PASS:
        offered = (int(s.menu[i]) for i in range(s.menu_length))
        return Voices(frozenset(_holder(s, m) for m in offered if _is_card(m)), together=True)
    if s.options.team_policy == ANYONE and _is_for_the_team(s):
        return Voices(frozenset(seat for seat in range(SEATS) if s.seats >> seat & 1))
    return Voices(frozenset((int(s.to_move),)))


def _is_card(move: int) -> bool:
    return PLAY <= move < HEX


def _holder(s: Any, move: int) -> int:
    return int(s.survivors[(move - PLAY) // ORDINARY].seat)


def _is_for_the_team(s: Any) -> bool:
    if s.ask in (D_MODS, D_ROLL):
        return bool(s.dice.going == AUTO_DEFENDS)
    if s.ask == D_RETREAT:
        return bool(s.asked < 0)  # the Helpless or Settlers
    return s.ask in TEAM
