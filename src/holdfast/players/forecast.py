"""Forecasts: the win chance of each seat, estimated by heuristic players who finish the game.

There is no search. Many games are played on from one position, each from another determinization of
what the public cannot know, and their winners are counted. That is cheap enough for every position
of a finished game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from holdfast.kernel.chance import Chance, start
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.players.playout import ArgumentTypes, compile_for, count_winners, finish, folder_of

SLICE = 4  # playouts between two checks whether to stop


def play_on(
    legal: Any, play: Any, determinize: Any, advise: Any, result: Any,
    known: Any, work: Any, dice: Any, moves: Any, placements: Any, wins: Any, log: Any,
    team: bool, seed: int, playouts: int,
) -> None:  # fmt: skip
    """Finish the game this many times from the public position, and add up each seat's wins.

    A team wins together; rivals share a win. The sums are added to `wins`.
    """
    players = placements.shape[0]
    for playout in range(playouts):
        work[0] = known[0]
        start(dice[0], seed + playout)
        determinize(work, NOBODY, seed + playout)
        finish(legal, play, advise, work, dice, moves, log)
        result(work, placements)
        winners = count_winners(placements)
        for seat in range(players):
            if placements[seat, 0] == 1:
                wins[seat] += 1.0 if team else 1.0 / winners


def arguments(game: Game) -> tuple[Any, ...]:
    """Return the Numba types of the arguments of `play_on` after the entry points."""
    of = ArgumentTypes(game)
    return (
        of.states, of.states, of.dice, of.moves, of.placements, of.reals, of.log,
        of.flag, of.number, of.number,
    )  # fmt: skip


@cache
def compiled_forecast(game: Game) -> Any:
    """Return `play_on` for one game: loaded from disk, or compiled in a few seconds."""
    return compile_for(game, play_on, arguments(game), folder_of(game, "forecast", __file__))


def forecast(
    game: Game,
    position: Position,
    playouts: int,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> list[float]:
    """Return the win chance of each seat, from public information. This needs the compiled engine.

    The same seed returns the same forecast. If `stopped` returns true, the playouts so far count.
    """
    import numpy as np

    if playouts <= 0:
        raise ValueError(f"a forecast needs at least one playout, not {playouts}")
    engine, players = game.compiled, game.seats(position)
    known = game.hide(position, NOBODY)
    wins = np.zeros(players)
    scratch = (
        np.zeros(1, game.state.dtype),
        np.zeros(1, Chance.dtype),
        np.zeros(game.moves.count, np.int32),
        np.zeros((players, 2), np.int32),
    )
    done = 0
    while done < playouts and not (done and stopped()):
        now = min(SLICE, playouts - done)
        compiled_forecast(game)(
            engine.legal, engine.play, engine.determinize, engine.advise, engine.result,
            known.data, *scratch, wins, silent_log(), game.team, seed + done, now,
        )  # fmt: skip
        done += now
    return [float(won) / done for won in wins]
