"""What the whole team could do: cards that are ready in every hand, and ways to pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.games.exoworld.content import CARD_NAMES, FIRST_ITEM, FIRST_PROTOCOL, MODULE_COUNT
from holdfast.games.exoworld.moves import DONE, ITEM_COUNT, MOVES, PAY, PROTOCOL_COUNT
from holdfast.games.exoworld.rules.base import may_add
from holdfast.games.exoworld.rules.cards import add_card, remove_card
from holdfast.games.exoworld.rules.crew import active_player, owner
from holdfast.games.exoworld.rules.deploy import is_payable, legal_payments, pick
from holdfast.games.exoworld.rules.protocols import playable, playable_items
from holdfast.games.exoworld.rules.steps import ACTION_STEP, W1, W2, W3
from holdfast.games.exoworld.state import DECISIONS
from holdfast.games.exoworld.steady.advice import payment_choice
from holdfast.games.exoworld.steady.cards import note_cards
from holdfast.games.exoworld.steady.levels import note_levels
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position

_MOMENTS = {"w1": W1, "w2": W2, "w3": W3}


def ready_cards(position: Position, crew: int) -> list[str]:
    """The cards in a hand that could be used now, or in the next turn of its player.

    Modules whose cost the rest of the hand covers, Protocols that fit the moment (in somebody
    else's Action step on request), and in the own turn Items.
    """
    copy = position.copy()
    s = copy.state
    seat = plain(owner)(s, crew)
    moment = _MOMENTS.get(DECISIONS[s.ask], ACTION_STEP)
    protocols = plain(playable)(s, seat, moment)
    items = plain(playable_items)(s) if crew == s.active else 0
    if crew != s.active:
        # What was used up this turn is there again in the next one.
        s.active, s.prefab = crew, 0
        s.architect_used = s.chemist_used = 0
    hand = s.players[seat].hand
    kinds = [
        kind
        for kind in range(MODULE_COUNT)
        if hand[kind] and plain(is_payable)(s, kind) and plain(may_add)(s, kind)
    ]
    kinds += [FIRST_ITEM + i for i in range(ITEM_COUNT) if items >> i & 1]
    kinds += [FIRST_PROTOCOL + i for i in range(PROTOCOL_COUNT) if protocols >> i & 1]
    return [CARD_NAMES[kind] for kind in kinds]


def payments(position: Position, kind: int) -> Iterator[list[str]]:
    """Every set of cards that pays for a module in the active hand, a steady player's first.

    Cost symbols beyond a set go unpaid, by credits.
    """
    copy = position.copy()
    s = copy.state
    seat = plain(active_player)(s)
    plain(remove_card)(s, seat, kind)
    s.deploy.going, s.deploy.kind = 1, kind
    plain(note_levels)(s)
    plain(note_cards)(s, seat)
    yield from _ways_to_pay(s)


def _ways_to_pay(s: Any) -> Iterator[list[str]]:
    """What can still be picked, the best pick first (D-PAY)."""
    out = [0] * MOVES.count
    options = out[: plain(legal_payments)(s, out)]
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
