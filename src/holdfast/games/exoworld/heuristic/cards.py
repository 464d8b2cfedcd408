"""Scores of cards: effect of one card more or less on a hand, and the best card to hand over."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, moves
from holdfast.games.exoworld.heuristic import levels, notes
from holdfast.games.exoworld.rules import deploy, people
from holdfast.kernel.bits import has
from holdfast.kernel.ratings import keep_two_best
from holdfast.kernel.rule import long_rule, rule


@rule
def role_of(s: Any, seat: int) -> int:
    """Return the role whose skill counts when a player deploys."""
    return s.crew[s.active].role if people.is_solo(s) else s.crew[seat].role


@rule
def unpaid(s: Any, seat: int, plus: int, minus: int) -> int:
    """Return how many cost symbols a player may leave unpaid, with a card more or less."""
    free = (
        deploy.credits(s)
        if seat == people.active_player(s)
        else content.CHARACTER[role_of(s, seat)].discount
    )
    kits = s.players[seat].hand[notes.PREFAB] + (1 if plus == notes.PREFAB else 0)
    return free + 2 * (kits - (1 if minus == notes.PREFAB else 0))


@long_rule
def plan(s: Any, seat: int, plus: int, minus: int) -> int:
    """Return the score of a hand with card `plus` added and card `minus` removed (NO_KIND: none).

    The best module counts fully, the second best by a third. A module counts by its gain for the
    levels, divided by one plus the number of cards missing to pay for it.
    """
    player, free = s.players[seat], unpaid(s, seat, plus, minus)
    plus_class = content.CARD[plus].colour if plus != notes.NO_KIND else notes.NO_KIND
    minus_class = content.CARD[minus].colour if minus != notes.NO_KIND else notes.NO_KIND
    any_card = content.CHARACTER[role_of(s, seat)].any_card_pays
    cards = (
        people.hand_size(player)
        + (1 if plus != notes.NO_KIND else 0)
        - (1 if minus != notes.NO_KIND else 0)
    )
    best, second = 0, 0
    for kind in range(content.MODULE_COUNT):
        gain = levels.gain_of(s, kind)
        held = player.hand[kind] + (1 if kind == plus else 0) - (1 if kind == minus else 0)
        if held > 0 and gain >= notes.WORTHWHILE:
            fitting = 0
            for colour in range(content.WILD + 1):
                have = player.classes[colour] - (1 if content.CARD[kind].colour == colour else 0)
                have += (1 if plus_class == colour else 0) - (1 if minus_class == colour else 0)
                fitting += (
                    have if colour == content.WILD else min(have, content.MODULE[kind].cost[colour])
                )
            fitting += min(any_card, cards - 1 - fitting)
            short = max(0, content.MODULE[kind].slots - free - fitting)
            value = 12 * min(gain, 8 * notes.STEP) // (1 + short)
            if gain == notes.WINNING:
                value += 400 // (1 + short)
            best, second = keep_two_best(best, second, value)
    return best + second // 3


@long_rule
def note_cards(s: Any, seat: int) -> None:
    """Store in the notes how much one more card of each kind, and each card in hand, is worth."""
    now = 0
    classes = s.players[seat].classes
    for i in range(1 + 2 * content.KINDS):  # as it is; with each kind; without each kind
        kind, more = (i - 1) % content.KINDS, 0 < i <= content.KINDS
        if i == 0 or more or s.players[seat].hand[kind] > 0:
            plus = kind if more else notes.NO_KIND
            value = plan(s, seat, plus, notes.NO_KIND if more or i == 0 else kind)
            colour = content.CARD[kind].colour
            gain = max(0, levels.gain_of(s, kind)) if kind < content.MODULE_COUNT else 0
            if i == 0:
                now = value
            elif more:
                extra = min(gain, 60) // 2 - 3 * classes[colour]
                if colour == content.WILD:
                    extra = 40
                elif colour == content.COLOURLESS:
                    extra = 40 if kind == notes.PREFAB else 5
                s.notes[notes.MORE + kind] = value - now + extra
            else:
                # A third card of a colour pays for little.
                extra = 20 + min(gain, 120) - 4 * classes[colour]
                if kind >= content.FIRST_ITEM:
                    extra = notes.HELD_FOR_EFFECT[kind - content.FIRST_ITEM]
                s.notes[notes.KEEP + kind] = now - value + extra


@long_rule
def deck_worth(s: Any, seat: int) -> int:
    """Return the average worth of a card from the deck, over the cards this player does not see."""
    total, cards = 0, 0
    for kind in range(content.KINDS):
        unseen = (
            content.CARD[kind].count - s.row[kind] - s.discard[kind] - s.players[seat].hand[kind]
        )
        if unseen > 0:
            total += unseen * s.notes[notes.MORE + kind]
            cards += unseen
    return total // max(1, cards)


@long_rule
def best_trade(s: Any, givers: int, receivers: int, only: int) -> int:
    """Return the gain of the best card to hand over: the receiver's gain minus the giver's loss.

    `givers` and `receivers` are bits of seats; `only` limits the trade to one kind unless NO_KIND.
    """
    best = -1_000
    for giver in range(moves.SEATS):
        for receiver in range(moves.SEATS):
            if has(givers, giver) and has(receivers, receiver) and giver != receiver:
                for kind in range(content.KINDS):
                    if s.players[giver].hand[kind] > 0 and (only == notes.NO_KIND or only == kind):
                        gain = 0
                        for i in range(4):  # receiver with and without, then giver
                            seat = receiver if i < 2 else giver
                            plus = kind if i == 0 else notes.NO_KIND
                            value = plan(s, seat, plus, kind if i == 3 else notes.NO_KIND)
                            gain += value if i == 0 or i == 3 else -value
                        best = max(best, gain)
    return best
