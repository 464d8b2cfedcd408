"""The cards that are ready in every hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    FIRST_ITEM,
    FIRST_PROTOCOL,
    MODULE_COUNT,
)
from holdfast.games.exoworld.decisions import BEFORE_TURN, BEFORE_UPDATE, REACTION
from holdfast.games.exoworld.moves import ITEM_COUNT, PROTOCOL_COUNT
from holdfast.games.exoworld.rules.deploy import is_payable
from holdfast.games.exoworld.rules.people import owner
from holdfast.games.exoworld.rules.protocols import playable, playable_items
from holdfast.games.exoworld.state import State
from holdfast.games.exoworld.steps import ACTION_STEP, W1, W2, W3
from holdfast.games.exoworld.view.levels import addable, base_of
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position

PURSES = 2048
"""That are looked into once: whoever waits for their turn keeps theirs."""

_MOMENTS: dict[int, int] = {BEFORE_TURN: W1, REACTION: W2, BEFORE_UPDATE: W3}


class Purse(NamedTuple):
    """All that decides what a character can pay for."""

    modules: tuple[int, ...]
    """In hand."""
    classes: tuple[int, ...]
    role: int
    issues: int
    prefab: int = 0
    architect_used: int = 0
    chemist_used: int = 0


def ready_cards(s: Any, crew: int) -> list[str]:
    """The cards in a hand that could be used now, or in the next turn of its player.

    Modules whose cost the rest of the hand covers, Protocols that fit the moment (in somebody
    else's Action step on request), and in the own turn Items.
    """
    seat = plain(owner)(s, crew)
    protocols = plain(playable)(s, seat, _MOMENTS.get(s.ask, ACTION_STEP))
    items = plain(playable_items)(s) if crew == s.active else 0
    modules = _payable(_purse(s, seat, crew))
    fitting = addable(base_of(s)) if modules else ()
    kinds = [kind for kind in modules if kind in fitting]
    if items:
        kinds += [FIRST_ITEM + i for i in range(ITEM_COUNT) if items >> i & 1]
    if protocols:
        kinds += [FIRST_PROTOCOL + i for i in range(PROTOCOL_COUNT) if protocols >> i & 1]
    return [CARD_NAMES[kind] for kind in kinds]


def _purse(s: Any, seat: int, crew: int) -> Purse:
    player, member = s.players[seat], s.crew[crew]
    hand = player.hand
    modules = tuple([kind for kind in range(MODULE_COUNT) if hand[kind]])
    purse = Purse(modules, (*player.classes,), member.role, member.issues)
    # In somebody else's turn nothing of the own one is used up.
    if crew != s.active:
        return purse
    return Purse(*purse[:4], s.prefab, s.architect_used, s.chemist_used)


@lru_cache(PURSES)
def _payable(purse: Purse) -> tuple[int, ...]:
    """The modules in a hand that the rest of it pays for."""
    s = Position.blank(State).read()
    s.players[0].classes = [*purse.classes]
    s.crew[0].role, s.crew[0].issues = purse.role, purse.issues
    s.prefab, s.architect_used, s.chemist_used = purse[4:]
    return tuple(kind for kind in purse.modules if plain(is_payable)(s, kind))


def ready_with(s: Any, card: int, giver: int, receiver: int) -> list[str]:
    """The cards of a receiver that this card of a giver would make ready."""
    before = ready_cards(s, receiver)
    with _handed_over(s, card, giver, receiver):
        after = ready_cards(s, receiver)
    return [ready for ready in after if ready not in before]


@contextmanager
def _handed_over(s: Any, card: int, giver: int, receiver: int) -> Iterator[None]:
    """As if somebody had given a card to somebody else."""
    for sign in (1, -1):
        for seat, change in ((giver, -sign), (receiver, sign)):
            player = s.players[seat]
            player.hand[card] += change
            player.classes[CARD[card].colour] += change
        if sign == 1:
            yield
