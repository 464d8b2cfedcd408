"""Transfers: what a card is worth more in another hand."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CLASS, KINDS, OPS
from holdfast.games.exoworld.moves import (
    BRANCH,
    CELL,
    DEPLOY,
    GIVE,
    KIND,
    NONE,
    REPAIR,
    SEAT,
    SHUT_DOWN,
    SKILL,
    TAKE,
    TAKE_CLASS,
)
from holdfast.games.exoworld.rules.asking import asked_a, asking_step
from holdfast.games.exoworld.rules.base import place_in
from holdfast.games.exoworld.rules.steps import CARGO_STEP
from holdfast.games.exoworld.rules.turn import aimed_at
from holdfast.games.exoworld.state import SHUTDOWN
from holdfast.games.exoworld.steady.cards import best_trade
from holdfast.games.exoworld.steady.levels import switch_gain
from holdfast.games.exoworld.steady.notes import EVERYBODY, MORE, NO_KIND, STEP, WINS
from holdfast.games.exoworld.steady.places import nearest_pawn
from holdfast.kernel.rule import long_rule


@long_rule
def trade_worth(s: Any, move: int) -> int:
    """Everything about cards that change hands; which hands, and which card, the move says."""
    seat, step, kind = s.to_move | 0, asking_step(s), NO_KIND
    givers, receivers = 1 << seat, EVERYBODY
    if GIVE <= move < TAKE:
        receivers, kind = 1 << ((move - GIVE) // KINDS), (move - GIVE) % KINDS
    elif TAKE <= move < TAKE_CLASS:
        givers, receivers = 1 << ((move - TAKE) // KINDS), 1 << seat
        kind = (move - TAKE) % KINDS
    elif KIND <= move < NONE:
        kind = move - KIND
        if step == CARGO_STEP:
            receivers = 1 << max(0, s.cargo.receiver - 1)
        else:
            receivers = 1 << s.offer.partner
            if s.offer.taking == 1:
                givers, receivers = receivers, givers
    elif move == BRANCH + 1:
        givers, receivers = EVERYBODY & ~givers, givers
    elif SEAT <= move < KIND:
        receivers = 1 << (move - SEAT)
        if s.offer.taking == 1:
            givers, receivers = receivers, givers
    gain = best_trade(s, givers, receivers, kind)
    if move == SKILL:  # the Crew Coordinator may also take
        gain = max(gain // 2, best_trade(s, EVERYBODY & ~givers, givers, NO_KIND))
        return 700 if gain > 50 else 0
    if move < DEPLOY:  # it must do more than a draw, which brings a card into the game
        gain = gain // 2 if move < TAKE else gain
        return 250 + gain if gain > 60 else 0
    return 1_000 + gain if step != CARGO_STEP else 101 + gain


@long_rule
def class_gain(s: Any, colour: int) -> int:
    """With hidden hands: what some card of a class does at least, as payment."""
    best = 0
    for kind in range(KINDS):
        if CLASS[kind] == colour:
            best = s.notes[MORE + kind] | 0
    return min(best, 150)


@long_rule
def switch_worth(s: Any, move: int) -> int:
    """Shut Down, and event tokens that switch a module off: where it costs least, or gains."""
    if move < REPAIR:
        gain = switch_gain(s, aimed_at(s, move - SHUT_DOWN), SHUTDOWN, True)
        return gain if gain >= WINS else (450 + 8 * gain if gain > STEP - 4 else 0)
    place = place_in(s, move - CELL)
    token = OPS[asked_a(s), 1] | 0
    return 1000 + switch_gain(s, place, token, True) - 2 * nearest_pawn(s, place)
