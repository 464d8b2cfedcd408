"""Every way to pay for a module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.games.exoworld.content import CARD_NAMES
from holdfast.games.exoworld.moves import DONE, PAY
from holdfast.games.exoworld.rules.cards import add_card, remove_card
from holdfast.games.exoworld.rules.deploy import PAID, offer_payments, pick
from holdfast.games.exoworld.rules.people import active_player
from holdfast.games.exoworld.steady.advice import payment_choice
from holdfast.games.exoworld.steady.cards import note_cards
from holdfast.games.exoworld.steady.levels import note_levels
from holdfast.kernel.decision import forget_offers
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position


def payments(position: Position, kind: int) -> Iterator[list[str]]:
    """Every set of cards that pays for a module in the active hand, a steady player's first.

    Cost symbols beyond a set go unpaid, by credits.
    """
    s = position.read()
    seat = plain(active_player)(s)
    plain(remove_card)(s, seat, kind)
    s.deploy.going, s.deploy.kind = PAID, kind
    plain(note_levels)(s)
    plain(note_cards)(s, seat)
    yield from _ways_to_pay(s)


def _ways_to_pay(s: Any) -> Iterator[list[str]]:
    """What can still be picked, the best pick first (D-PAY)."""
    plain(forget_offers)(s)
    plain(offer_payments)(s)
    options = [s.offer[i] for i in range(s.offers)]
    if not options:
        yield []
    seat, lowest = plain(active_player)(s), s.deploy.lowest
    for move in sorted(options, key=lambda move: -plain(payment_choice)(s, move)):
        if move == DONE:
            yield []
            continue
        kind = move - PAY
        plain(pick)(s, kind)
        for rest in _ways_to_pay(s):
            yield [CARD_NAMES[kind], *rest]
        s.aside[kind] -= 1
        plain(add_card)(s, seat, kind)
        s.deploy.lowest = lowest
