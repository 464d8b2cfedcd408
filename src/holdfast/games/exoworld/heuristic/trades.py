"""Transfers: what a card is worth more in another hand."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state
from holdfast.games.exoworld.heuristic import cards, levels, notes, places
from holdfast.games.exoworld.rules import base, works
from holdfast.kernel.rule import long_rule, rule


@rule
def is_cargo(s: Any) -> bool:
    """Whether a card for Shared Cargo is asked for."""
    return s.ask == decisions.CARGO or s.ask == decisions.UNSEEN_CARGO


@rule
def is_gift(s: Any) -> bool:
    """Whether the Crew Coordinator chooses a card."""
    return s.ask == decisions.GIFT or s.ask == decisions.UNSEEN_GIFT


@long_rule
def trade_worth(s: Any, move: int) -> int:
    """Everything about cards that change hands; which hands, and which card, the move says."""
    seat, kind = s.to_move, notes.NO_KIND
    givers, receivers = 1 << seat, notes.EVERYBODY
    if moves.GIVE <= move < moves.TAKE:
        receivers = 1 << ((move - moves.GIVE) // content.KINDS)
        kind = (move - moves.GIVE) % content.KINDS
    elif moves.TAKE <= move < moves.TAKE_CLASS:
        givers, receivers = 1 << ((move - moves.TAKE) // content.KINDS), 1 << seat
        kind = (move - moves.TAKE) % content.KINDS
    elif moves.KIND <= move < moves.NONE:
        kind = move - moves.KIND
        if is_cargo(s):
            receivers = 1 << s.cargo.receiver
        else:
            receivers = 1 << s.transfer.partner
            if s.transfer.taking == 1:
                givers, receivers = receivers, givers
    elif move == moves.BRANCH + 1:
        givers, receivers = notes.EVERYBODY & ~givers, givers
    elif moves.SEAT <= move < moves.KIND:
        receivers = 1 << (move - moves.SEAT)
        if s.transfer.taking == 1:
            givers, receivers = receivers, givers
    gain = cards.best_trade(s, givers, receivers, kind)
    if move == moves.SKILL:  # the Crew Coordinator may also take
        gain = max(gain // 2, cards.best_trade(s, notes.EVERYBODY & ~givers, givers, notes.NO_KIND))
        return 700 if gain > 50 else 0
    if move < moves.DEPLOY:  # it must do more than a draw, which brings a card into the game
        gain = gain // 2 if move < moves.TAKE else gain
        return 250 + gain if gain > 60 else 0
    return 101 + gain if is_cargo(s) else 1_000 + gain


@long_rule
def class_gain(s: Any, colour: int) -> int:
    """With hidden hands: what some card of a class does at least, as payment."""
    best = 0
    for kind in range(content.KINDS):
        if content.CARD[kind].colour == colour:
            best = s.notes[notes.MORE + kind]
    return min(best, 150)


@long_rule
def switch_worth(s: Any, move: int) -> int:
    """Shut Down, and event tokens that switch a module off: where it costs least, or gains."""
    if move < moves.REPAIR:
        gain = levels.switch_gain(
            s, works.aimed_at(s, move - moves.SHUT_DOWN), state.SHUTDOWN, True
        )
        return gain if gain >= notes.WINS else (450 + 8 * gain if gain > notes.STEP - 4 else 0)
    place = base.place_in(s, move - moves.CELL)
    token = s.about
    return 1000 + levels.switch_gain(s, place, token, True) - 2 * places.nearest_pawn(s, place)
