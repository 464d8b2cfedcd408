"""Scores of transfers between hands, and of switching modules off."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state
from holdfast.games.exoworld.heuristic import cards, levels, notes, places
from holdfast.games.exoworld.rules import base, works
from holdfast.kernel.rule import long_rule, rule


@rule
def is_cargo(s: Any) -> bool:
    """Return whether the decision asks for a card for Shared Cargo."""
    return s.ask == decisions.CARGO or s.ask == decisions.UNSEEN_CARGO


@rule
def is_gift(s: Any) -> bool:
    """Return whether the Crew Coordinator chooses a card."""
    return s.ask == decisions.GIFT or s.ask == decisions.UNSEEN_GIFT


@long_rule
def trade_worth(s: Any, move: int) -> int:
    """Return the score of an option that moves a card between hands.

    The move says which seats give and receive, and which card if it is fixed.
    """
    seat, kind = s.to_move, notes.NO_KIND
    givers, receivers = 1 << seat, notes.EVERYBODY
    if move in moves.GIVE:
        receivers, kind = 1 << moves.GIVE.seat(move), moves.GIVE.kind(move)
    elif move in moves.TAKE:
        givers, receivers = 1 << moves.TAKE.seat(move), 1 << seat
        kind = moves.TAKE.kind(move)
    elif move in moves.KIND:
        kind = moves.KIND.kind(move)
        if is_cargo(s):
            receivers = 1 << s.cargo.receiver
        else:
            receivers = 1 << s.transfer.partner
            if s.transfer.taking == 1:
                givers, receivers = receivers, givers
    elif move == moves.BRANCH(1):
        givers, receivers = notes.EVERYBODY & ~givers, givers
    elif move in moves.SEAT:
        receivers = 1 << moves.SEAT.seat(move)
        if s.transfer.taking == 1:
            givers, receivers = receivers, givers
    gain = cards.best_trade(s, givers, receivers, kind)
    if move in moves.SKILL:  # the Crew Coordinator may also take
        gain = max(gain // 2, cards.best_trade(s, notes.EVERYBODY & ~givers, givers, notes.NO_KIND))
        return 700 if gain > 50 else 0
    if move in moves.GIVE or move in moves.TAKE:
        # A transfer must beat a draw, which brings a new card into the game.
        gain = gain // 2 if move in moves.GIVE else gain
        return 250 + gain if gain > 60 else 0
    return 101 + gain if is_cargo(s) else 1_000 + gain


@long_rule
def class_gain(s: Any, colour: int) -> int:
    """Return the least worth of a card of a class, as payment; used when hands are hidden."""
    best = 0
    for kind in range(content.KINDS):
        if content.CARD[kind].colour == colour:
            best = s.notes[notes.MORE + kind]
    return min(best, 150)


@long_rule
def switch_worth(s: Any, move: int) -> int:
    """Return the score of switching a module off, by Shut Down or by an event's token."""
    if move in moves.SHUT_DOWN:
        where = works.aimed_at(s, moves.SHUT_DOWN.place(move))
        gain = levels.switch_gain(s, where, state.SHUTDOWN, True)
        return gain if gain >= notes.WINS else (450 + 8 * gain if gain > notes.STEP - 4 else 0)
    place = base.place_in(s, moves.CELL.cell(move))
    token = s.about
    return 1000 + levels.switch_gain(s, place, token, True) - 2 * places.nearest_pawn(s, place)
