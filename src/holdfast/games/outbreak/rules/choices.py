"""Choices: what effects let somebody choose, and who is asked (section 7.0)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    EFFECT,
    FIRST_AID,
    FIRST_CONTAMINATION,
    FIRST_DOOM,
    FIRST_FORTUNE,
    OP,
    SOURCE_OF,
    WHAT,
)
from holdfast.games.outbreak.content.effects import PUT, REROLL, SKULL
from holdfast.games.outbreak.moves import FACE, HEX, HEXES, KIND, RESOURCES, SLOT, TRACKER
from holdfast.games.outbreak.rules.calls import push
from holdfast.games.outbreak.rules.dice import can_take_up
from holdfast.games.outbreak.rules.ground import NOWHERE, horde_at
from holdfast.games.outbreak.rules.people import lead_seat, seat_of
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import EFFECT as EFFECT_STEP
from holdfast.games.outbreak.rules.targets import HORDE_ACTOR, is_horde_target, kinds_in_store
from holdfast.games.outbreak.state import D_AID_ARG, D_CARD_ARG, D_DOOM_ARG, D_TOKEN_HEX
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@long_rule
def ask_for(s: Any, row: int, actor: int, progress: int) -> None:
    """Ask what has been offered, whoever the effect belongs to; without options it is skipped."""
    if s.menu_length == 0:
        return
    push(s.agenda, EFFECT_STEP, row, actor, progress)
    source = SOURCE_OF[row] | 0
    if source < FIRST_FORTUNE or FIRST_AID <= source < FIRST_CONTAMINATION:
        ask(s, D_AID_ARG, seat_of(s, actor), actor)
    elif source < FIRST_DOOM:
        ask(s, D_CARD_ARG, seat_of(s, actor), actor)
    elif EFFECT[row, OP] == PUT:
        ask(s, D_TOKEN_HEX, lead_seat(s), EFFECT[row, WHAT] | 0)
    elif actor == NOBODY or actor >= HORDE_ACTOR:
        ask(s, D_DOOM_ARG, lead_seat(s), source - FIRST_DOOM)
    else:
        ask(s, D_AID_ARG, seat_of(s, actor), actor)


@long_rule
def offer_slots(s: Any, slots: int) -> None:
    """List places of a Doom tracker."""
    for i in range(TRACKER):
        if slots >> i & 1:
            offer(s, SLOT + i)


@long_rule
def offer_kinds(s: Any, kinds: int) -> None:
    """List resources."""
    for k in range(RESOURCES):
        if kinds >> k & 1:
            offer(s, KIND + k)


@long_rule
def offer_swaps(s: Any, v: int) -> None:
    """List the tokens for which there is another kind in the Store."""
    for k in range(RESOURCES):
        if s.survivors[v].goods[k] > 0 and kinds_in_store(s, 31 & ~(1 << k)):
            offer(s, KIND + k)


@long_rule
def offer_dice(s: Any, op: int) -> None:
    """List the faces shown: OB-DIE-3, a skull is no use to FIX."""
    for face in range(7):
        if can_take_up(s, face) and (op == REROLL or face != SKULL):
            if op == REROLL or not shows_skull(s, face):
                offer(s, FACE + face)


@rule
def shows_skull(s: Any, face: int) -> bool:
    """Whether the die called by this face is the Doom die on its skull."""
    return face == 6 and s.dice.doom == 2


@long_rule
def offer_hordes(s: Any, row: int, actor: int, window: int) -> None:
    """List the hexes of hordes that an effect may choose, by r, then q."""
    for hex in range(HEXES):
        uid = horde_at(s, hex)
        if uid != NOWHERE and is_horde_target(s, row, actor, window, uid):
            offer(s, HEX + hex)
