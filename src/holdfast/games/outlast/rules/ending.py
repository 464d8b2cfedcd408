"""Elimination, the end of the game and the ranking."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, events, moves, state, steps
from holdfast.games.outlast.rules import duel, people
from holdfast.kernel.agenda import clear, then
from holdfast.kernel.decision import close
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

SETTLEMENT = 0


@rule
def settlements(player: Any) -> int:
    """A player's settlements on the board."""
    return content.BUILDINGS[SETTLEMENT].per_player - player.supply[SETTLEMENT]


@rule
def legacy(player: Any) -> int:
    """Living meeples and settlements on the board."""
    return player.people + settlements(player)


@rule
def is_lost(s: Any, player: Any) -> bool:
    """LA-OUT-1, LA-OUT-2, LA-SOLO-2: no meeples; where the hearth counts, no settlements either."""
    if player.people > 0:
        return False
    hearth_counts = s.options.elimination == state.HEARTH and s.options.players > 1
    return not (hearth_counts and settlements(player) > 0)


@rule
def strike_out(s: Any, seat: int, log: Any) -> None:
    """LA-OUT-5: a player is out for good, at the moment that `eliminations` counts."""
    player = s.players[seat]
    player.alive = 0
    player.out_at = s.eliminations
    player.out_round = s.round
    tell(log, events.ELIMINATED, seat, s.round)


@rule
def judge_eliminations(s: Any, log: Any) -> None:
    """LA-OUT-3: whoever is lost now falls at one and the same moment."""
    anybody = False
    for seat in range(s.options.players):
        if s.players[seat].alive and is_lost(s, s.players[seat]):
            if not anybody:
                s.eliminations += 1
                anybody = True
            strike_out(s, seat, log)
    if anybody:
        after_elimination(s, log)


@rule
def after_elimination(s: Any, log: Any) -> None:
    """LA-END-1, LA-END-2: perhaps the game ends at once; LA-OUT-4: a turn surely does."""
    living = 0
    for seat in range(s.options.players):
        living += s.players[seat].alive
    if living == 0:
        finish(s, events.NO_SURVIVORS, log)
    elif living == 1 and s.options.players > 1:
        finish(s, events.LAST_ALIVE, log)
    elif s.seat != NOBODY and not s.players[s.seat].alive:
        clear(s.agenda)
        then(s, steps.TURN_END)


@rule
def permits(s: Any, move: int) -> bool:
    """LA-DEC-6, LA-OUT-6: who is asked may concede instead."""
    return move in moves.CONCEDE and s.to_move != NOBODY


@rule
def concede(s: Any, log: Any) -> None:
    """LA-OUT-6: all meeples of a player die and the player is out, hearth or not."""
    seat = s.to_move
    close(s)
    duel.end_fight(s)
    tell(log, events.CONCEDED, seat)
    while s.players[seat].people > 0:
        people.die(s, seat, 0, events.BY_CONCESSION, log)
    s.eliminations += 1
    strike_out(s, seat, log)
    after_elimination(s, log)


@rule
def finish(s: Any, reason: int, log: Any) -> None:
    """Everything stops: no meal, no rest of the turn, no board turn."""
    clear(s.agenda)
    s.over = 1
    s.seat = NOBODY
    s.actions = 0
    s.actions_left = 0
    tell(log, events.GAME_OVER, reason)


@rule
def carried(player: Any, kind: int) -> int:
    """Goods of a kind that all meeples of a player carry."""
    total = 0
    for slot in range(player.people):
        total += player.meeples[slot].goods[kind]
    return total


@rule
def is_ahead(a: Any, b: Any) -> bool:
    """LA-END-4, LA-END-5: whether player a ranks above player b."""
    if a.alive != b.alive:
        return a.alive > b.alive
    if not a.alive:
        if a.out_at != b.out_at:
            return a.out_at > b.out_at
        return settlements(a) > settlements(b)
    if legacy(a) != legacy(b):
        return legacy(a) > legacy(b)
    if a.people != b.people:
        return a.people > b.people
    if carried(a, state.PREY) != carried(b, state.PREY):
        return carried(a, state.PREY) > carried(b, state.PREY)
    return carried(a, state.RESOURCE) > carried(b, state.RESOURCE)


@rule
def result(s: Any, out: Any) -> None:
    """Rank and legacy of each seat. LA-END-2, LA-SOLO-1: alone and out is second to the wild."""
    players = s.options.players
    for seat in range(players):
        rank = 1
        for other in range(players):
            if other != seat and is_ahead(s.players[other], s.players[seat]):
                rank += 1
        if players == 1 and not s.players[seat].alive:
            rank = 2
        out[seat, 0] = rank
        out[seat, 1] = legacy(s.players[seat])
