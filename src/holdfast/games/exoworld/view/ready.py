"""Cards in a hand that could be used now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
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
from holdfast.games.exoworld.steps import ACTION_STEP, W1, W2, W3
from holdfast.games.exoworld.view.forecast import cached_forecast_input
from holdfast.games.exoworld.view.levels import addable
from holdfast.kernel.memo import cached_part

_MOMENTS: dict[int, int] = {BEFORE_TURN: W1, REACTION: W2, BEFORE_UPDATE: W3}


class PaymentMeans(NamedTuple):
    """Everything that decides which modules a character can pay for."""

    classes: tuple[int, ...]
    role: int
    issues: int
    prefab: int = 0
    architect_used: int = 0
    chemist_used: int = 0


def ready_cards(s: Any, crew: int) -> list[str]:
    """Return the cards of a character's player that are usable now or in the player's next turn.

    These are modules whose cost the rest of the hand covers, Protocols that fit the moment (on
    request during another player's Action step), and Items during the player's own turn.
    """
    seat = owner(s, crew)
    protocols = playable(s, seat, _MOMENTS.get(s.ask, ACTION_STEP))
    items = playable_items(s) if crew == s.active else 0
    hand, means, fitting = (
        s.players[seat].hand,
        _payment_means(s, seat, crew),
        addable(cached_forecast_input(s).base),
    )
    kinds = [k for k in range(MODULE_COUNT) if hand[k] and k in fitting and _pays(means, k)]
    if items:
        kinds += [FIRST_ITEM + i for i in range(ITEM_COUNT) if items >> i & 1]
    if protocols:
        kinds += [FIRST_PROTOCOL + i for i in range(PROTOCOL_COUNT) if protocols >> i & 1]
    return [CARD_NAMES[kind] for kind in kinds]


def _payment_means(s: Any, seat: int, crew: int) -> PaymentMeans:
    classes, member = (*s.players[seat].classes,), s.crew[crew]
    # During another player's turn nothing of this character's turn is used up.
    used = (s.prefab, s.architect_used, s.chemist_used) if crew == s.active else ()
    return PaymentMeans(classes, member.role, member.issues, *used)


@cached_part
def _pays(means: PaymentMeans, kind: int) -> bool:
    """Return whether a hand can pay for its module of this kind with its other cards."""
    alone = SimpleNamespace(
        options=SimpleNamespace(players=2),
        active=0,
        players=[SimpleNamespace(classes=means.classes)],
        crew=[SimpleNamespace(role=means.role, issues=means.issues)],
        prefab=means.prefab,
        architect_used=means.architect_used,
        chemist_used=means.chemist_used,
    )
    return bool(is_payable(alone, kind))


def ready_with(s: Any, card: int, giver: int, receiver: int) -> list[str]:
    """Return the receiver's cards that a giver's card would make usable."""
    before = ready_cards(s, receiver)
    with _card_moved(s, card, giver, receiver):
        after = ready_cards(s, receiver)
    return [ready for ready in after if ready not in before]


@contextmanager
def _card_moved(s: Any, card: int, giver: int, receiver: int) -> Iterator[None]:
    """Move a card from giver to receiver inside a `with` block, and back afterwards."""
    for sign in (1, -1):
        for seat, change in ((giver, -sign), (receiver, sign)):
            player = s.players[seat]
            player.hand[card] += change
            player.classes[CARD[card].colour] += change
        if sign == 1:
            yield
