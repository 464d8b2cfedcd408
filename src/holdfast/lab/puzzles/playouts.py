"""Values of moves: each move is played in the same determinizations, with the same dice.

Heuristic players go on until the game's clock ticks, and the net says how likely the seat then
wins. That needs far fewer games than playing to the end: the clock is near, and the net's chance
varies less than a result.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.lookahead import compiled_lookahead, menus_of
from holdfast.players.net import UNIT, net_of

PATIENCE = 40
"""Maximum number of decisions after the clock tick that are played until the net rates a
position."""


def values(
    game: Game, hidden: Position, move: int, count: int, seed: int, *, to_the_end: bool = False
) -> Any:
    """Return the chance to win after a move in each determinization. This needs compiled rules.

    `hidden` is the position as the seat that decides may know it. The same seed uses the same
    determinizations for every move. If the games are played to the end, they are not rated by the
    net: each is won or lost.
    """
    engine, kind, factors = game.compiled, game.state, game.screen.factors
    seat, seats = int(hidden.to_move), game.seats(hidden)
    clock = kind.fields[factors.clock]
    work = np.zeros(1, kind.dtype)
    nows, soons = np.zeros(count, kind.dtype), np.zeros(count, kind.dtype)
    outcome = np.zeros((count, 2))
    filled = compiled_lookahead(game)(
        engine.legal, engine.play, engine.determinize, engine.advise, engine.result,
        hidden.data, work, work.view(np.uint8), nows, soons, np.zeros(1, Chance.dtype),
        np.zeros(game.moves.count, np.int32), np.zeros((seats, 2), np.int32), outcome, silent_log(),
        seat, seat, move, menus_of(game, hidden), clock.offset, clock.size, to_the_end,
        seats == 1 or game.team, seed, count,
    )  # fmt: skip
    if filled < count:  # a move that its own seat cannot make in each determinization
        return np.full(count, np.nan)
    if to_the_end:
        return outcome[:, 0].copy()
    return np.array(
        [_chance(game, Position.from_bytes(kind, row.tobytes()), seat) for row in soons]
    )


def _chance(game: Game, position: Position, seat: int) -> float:
    """Return the chance to win of a seat, by the result or by the net."""
    net = net_of(game)
    assert net is not None
    for noise in range(PATIENCE):
        if position.over:
            break
        rating = net.rate(position, ())
        if rating is not None:
            return _share(
                game, rating.values, (seat - int(position.to_move)) % game.seats(position)
            )
        game.play(position, game.advise(position, noise))
    result = game.result(position)
    winners = sum(one.rank == 1 for one in result)
    return (1.0 if game.team else 1.0 / winners) if result[seat].rank == 1 else 0.0


def _share(game: Game, rated: list[int], place: int) -> float:
    """Return the chance to win that belongs to ratings of seats, or of a team."""
    if game.team:
        return 1 / (1 + exp(-rated[0] / UNIT))
    powers = [exp(one / UNIT) for one in rated]
    return powers[place] / sum(powers)
