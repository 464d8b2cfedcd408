"""The cards that are ready in every hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    FIRST_ITEM,
    FIRST_PROTOCOL,
    MODULE_COUNT,
)
from holdfast.games.exoworld.decisions import BEFORE_TURN, BEFORE_UPDATE, REACTION
from holdfast.games.exoworld.moves import ITEM_COUNT, PROTOCOL_COUNT
from holdfast.games.exoworld.rules.base import may_add
from holdfast.games.exoworld.rules.deploy import is_payable
from holdfast.games.exoworld.rules.people import owner
from holdfast.games.exoworld.rules.protocols import playable, playable_items
from holdfast.games.exoworld.steps import ACTION_STEP, W1, W2, W3
from holdfast.kernel.plain import plain

_MOMENTS: dict[int, int] = {BEFORE_TURN: W1, REACTION: W2, BEFORE_UPDATE: W3}


def ready_cards(s: Any, crew: int) -> list[str]:
    """The cards in a hand that could be used now, or in the next turn of its player.

    Modules whose cost the rest of the hand covers, Protocols that fit the moment (in somebody
    else's Action step on request), and in the own turn Items.
    """
    seat = plain(owner)(s, crew)
    protocols = plain(playable)(s, seat, _MOMENTS.get(s.ask, ACTION_STEP))
    items = plain(playable_items)(s) if crew == s.active else 0
    hand = s.players[seat].hand
    kinds = [kind for kind in range(MODULE_COUNT) if hand[kind]]
    with _turn_of(s, crew):
        kinds = [kind for kind in kinds if plain(is_payable)(s, kind) and plain(may_add)(s, kind)]
    kinds += [FIRST_ITEM + i for i in range(ITEM_COUNT) if items >> i & 1]
    kinds += [FIRST_PROTOCOL + i for i in range(PROTOCOL_COUNT) if protocols >> i & 1]
    return [CARD_NAMES[kind] for kind in kinds]


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


@contextmanager
def _turn_of(s: Any, crew: int) -> Iterator[None]:
    """As if it were this character's turn: what was used up in the running one is there again."""
    now = s.active, s.prefab, s.architect_used, s.chemist_used
    if crew != s.active:
        s.active, s.prefab, s.architect_used, s.chemist_used = crew, 0, 0, 0
    yield
    s.active, s.prefab, s.architect_used, s.chemist_used = now
