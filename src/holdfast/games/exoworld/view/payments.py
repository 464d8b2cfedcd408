"""All ways to pay for a module, best first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from holdfast.games.exoworld.content import CARD, CARD_NAMES, COLOURLESS, FIRST_ITEM, MODULE, WILD
from holdfast.games.exoworld.heuristic.advice import payment_choice
from holdfast.games.exoworld.heuristic.cards import plan
from holdfast.games.exoworld.heuristic.levels import gain_of, note_levels
from holdfast.games.exoworld.heuristic.notes import HELD_FOR_EFFECT, KEEP, NO_KIND
from holdfast.games.exoworld.moves import DONE, PAY
from holdfast.games.exoworld.rules.cards import add_card, remove_card
from holdfast.games.exoworld.rules.deploy import PAID, any_card_credit, credits, pick
from holdfast.games.exoworld.rules.people import active_player
from holdfast.kernel.position import Position

Cards = tuple[int, ...]
"""Card kinds of a payment in ascending order, the order in which they are picked."""


def payments(position: Position, kind: int) -> list[tuple[str, ...]]:
    """Return every set of cards that pays for a module in the active hand, best first.

    The order is that of the heuristic player. Credits cover the cost symbols that a set leaves
    open.
    """
    s = position.snapshot
    sets = _payment_sets(s, kind)
    if len(sets) > 1:
        sets = list(_best_first(_position_while_paying(position, kind), sets))
    return [tuple([CARD_NAMES[card] for card in cards]) for cards in sets]


def _payment_sets(s: Any, kind: int) -> list[Cards]:
    """Return every set of cards that pays for a module (EX-DEP-2, EX-DEP-7, EX-DEP-9).

    A set leaves no more symbols open than the credits cover, and has no more misfits than a Chemist
    may use.
    """
    slots, any_cards = MODULE[kind].slots, any_card_credit(s)
    least = max(0, slots - credits(s))
    hand = s.players[active_player(s)].hand
    useful = [
        card
        for card, held in enumerate(hand)
        for _ in range(held - (card == kind))
        if any_cards or not _misfits(kind, (card,))
    ]
    found = (cards for n in range(least, slots + 1) for cards in combinations(useful, n))
    return [*dict.fromkeys(cards for cards in found if _misfits(kind, cards) <= any_cards)]


def _misfits(kind: int, cards: Cards) -> int:
    """Return how many cards fit no slot of their colour (EX-CARD-6, EX-CARD-7)."""
    spare, wrong = [*MODULE[kind].cost], 0
    for card in cards:
        colour = CARD[card].colour
        if colour == COLOURLESS or (colour != WILD and spare[colour] == 0):
            wrong += 1
        elif colour != WILD:
            spare[colour] -= 1
    return wrong


def _position_while_paying(position: Position, kind: int) -> Any:
    """Return the position during the payment, with the notes of the heuristic player."""
    s = position.read()
    seat = active_player(s)
    remove_card(s, seat, kind)
    s.deploy.going, s.deploy.kind = PAID, kind
    note_levels(s)
    note_keeps(s, seat)
    return s


def note_keeps(s: Any, seat: int) -> None:
    """Store in the notes what each card in hand is worth to the heuristic player.

    This is `note_cards` without the kinds that are not in hand, which take most of its time.
    """
    player = s.players[seat]
    now = plan(s, seat, NO_KIND, NO_KIND)
    for kind, held in enumerate(player.hand):
        if held:
            if kind < FIRST_ITEM:
                gain = max(0, gain_of(s, kind))
                extra = 20 + min(gain, 120) - 4 * player.classes[CARD[kind].colour]
            else:
                extra = HELD_FOR_EFFECT[kind - FIRST_ITEM]
            s.notes[KEEP + kind] = now - plan(s, seat, NO_KIND, kind) + extra


def _best_first(s: Any, sets: list[Cards], picked: int = 0) -> Iterator[Cards]:
    """Yield sets that begin with the same `picked` cards, best next pick first (D-PAY)."""
    if len(sets) == 1:
        yield sets[0]
        return
    options: dict[int, list[Cards]] = {}
    for cards in sets:
        move = PAY(cards[picked]) if picked < len(cards) else DONE()
        options.setdefault(move, []).append(cards)
    seat, lowest = active_player(s), s.deploy.lowest
    # Equal scores keep the order of the rules.
    for move in sorted(sorted(options), key=lambda move: -payment_choice(s, move)):
        if move in DONE:
            yield from options[move]
            continue
        kind = PAY.kind(move)
        pick(s, kind)
        yield from _best_first(s, options[move], picked + 1)
        s.aside[kind] -= 1
        add_card(s, seat, kind)
        s.deploy.lowest = lowest
