"""Lookahead: the positions that follow from a move, as a viewer may know them.

Many times, the hidden position is determinized, the move is played, and heuristic players continue:
until the move has been carried out, then until the game's clock ticks, and optionally to the end.
What these positions have in common explains the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.computations import Look
from holdfast.players.playout import (
    ArgumentTypes,
    advised_move,
    begin_playout,
    compile_for,
    count_winners,
    finish,
    folder_of,
)
from holdfast.players.search import is_compiled
from holdfast.players.tree import Choice

CARRIED_OUT = 60  # decisions after which a move counts as carried out in any case
STRIKES = 2000  # decisions after which the clock counts as changed in any case
MOST_TRIED = 4  # attempted determinizations for each one in which the move must be legal


def look(
    legal: Any, play: Any, determinize: Any, advise: Any, result: Any,
    known: Any, work: Any, octets: Any, nows: Any, soons: Any, dice: Any, moves: Any,
    placements: Any, outcome: Any, log: Any, viewer: int, seat: int, move: int, menus: int,
    clock: int, clock_size: int, to_the_end: bool, team: bool, seed: int, tried: int,
) -> int:  # fmt: skip
    """Fill `nows` and `soons` with positions after a move, and return how many were filled.

    If the viewer does not know the seat's hand, the move is not legal in every determinization;
    those are skipped. `octets` are the bytes of `work`, which contain the clock. If the games are
    played to the end, `outcome` gets the seat's win and points of each.
    """
    filled = 0
    for attempt in range(tried):
        if filled == nows.shape[0]:
            break
        begin_playout(determinize, known, work, dice, viewer, seed + attempt)
        n = legal(work, moves)
        possible = False
        for k in range(n):
            possible = possible or moves[k] == move
        if not possible or work[0].to_move != seat:
            continue
        hour = 0
        for k in range(clock_size):
            hour = hour * 256 + octets[clock + k]
        play(work, move, log)
        is_done = False
        for decision in range(STRIKES):
            now = 0
            for k in range(clock_size):
                now = now * 256 + octets[clock + k]
            struck = work[0].over or now != hour
            if not is_done:
                at_menu = menus >> work[0].ask & 1 == 1
                if struck or at_menu or decision == CARRIED_OUT:
                    nows[filled] = work[0]
                    is_done = True
            if struck:
                break
            play(work, advised_move(legal, advise, work, dice, moves), log)
        soons[filled] = work[0]
        if to_the_end:
            finish(legal, play, advise, work, dice, moves, log)
            result(work, placements)
            if placements[seat, 0] == 1:
                outcome[filled, 0] = 1.0 if team else 1.0 / count_winners(placements)
            outcome[filled, 1] = placements[seat, 1]
        filled += 1
    return filled


def arguments(game: Game) -> tuple[Any, ...]:
    """Return the Numba types of the arguments of `look` after the entry points."""
    of = ArgumentTypes(game)
    states, n, flag = of.states, of.number, of.flag
    return (
        states, states, of.octets, states, states, of.dice, of.moves, of.placements,
        of.table_of_reals, of.log, n, n, n, n, n, n, flag, flag, n, n,
    )  # fmt: skip


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of some numbers; 0 if there are none."""
    return sum(numbers) / max(1, len(numbers))


@cache
def compiled_lookahead(game: Game) -> Any:
    """Return `look` for one game: loaded from disk, or compiled in a few seconds."""
    return compile_for(game, look, arguments(game), folder_of(game, "lookahead", __file__))


@dataclass(frozen=True)
class Lookahead:
    """The positions after a move, one for each determinization, as the viewer may know them."""

    move: int
    nows: tuple[Position, ...]
    """The positions when the move has been carried out."""
    soons: tuple[Position, ...]
    """The positions after the next clock tick."""
    wins: tuple[float, ...] = ()
    """The seat's win in each game that heuristic players have played to the end: 1, 0, or a
    fraction of a shared win."""
    points: tuple[float, ...] = ()
    """The seat's points in each game that heuristic players have played to the end."""

    def choice(self) -> Choice:
        """Return the evaluation of the move by the games that were played to the end."""
        return Choice(self.move, len(self.nows), mean(self.wins), mean(self.points))


def look_ahead(
    game: Game,
    hidden: Position,
    viewer: int,
    move: int,
    count: int,
    seed: int,
    *,
    to_the_end: bool = False,
    with_positions: bool = True,
) -> Lookahead:
    """Return the lookahead of a move of the seat that decides. This needs the compiled engine.

    `hidden` is the position as the viewer may know it; the viewer need not be the seat that
    decides. `count` is the number of determinizations. The same seed returns the same result, and
    uses the same determinizations for every move.
    """
    import numpy as np

    engine, factors, kind = game.compiled, game.screen.factors, game.state
    seat, seats = int(hidden.to_move), game.seats(hidden)
    # A game without factors has no clock: it is played on to its end.
    clock = kind.fields[factors.clock] if factors.clock else None
    offset, size = (clock.offset, clock.size) if clock else (0, 0)
    work = np.zeros(1, kind.dtype)
    nows, soons = np.zeros(count, kind.dtype), np.zeros(count, kind.dtype)
    outcome = np.zeros((count, 2))
    menus = menus_of(game, hidden)
    filled = compiled_lookahead(game)(
        engine.legal, engine.play, engine.determinize, engine.advise, engine.result,
        hidden.data, work, work.view(np.uint8), nows, soons, np.zeros(1, Chance.dtype),
        np.zeros(game.moves.count, np.int32), np.zeros((seats, 2), np.int32), outcome, silent_log(),
        viewer, seat, move, menus, offset, size, to_the_end, seats == 1 or game.team,
        seed, MOST_TRIED * count,
    )  # fmt: skip
    played = outcome[: filled if to_the_end else 0]
    shown = filled if with_positions else 0
    return Lookahead(
        move,
        nows=tuple(_hidden_position(game, row, viewer) for row in nows[:shown]),
        soons=tuple(_hidden_position(game, row, viewer) for row in soons[:shown]),
        wins=tuple(played[:, 0].tolist()),
        points=tuple(played[:, 1].tolist()),
    )


def lookahead_result(game: Game, look: Look) -> Lookahead | None:
    """Return the result of a lookahead request, or None while it is not compiled."""
    if game.engine is not game.compiled or not is_compiled(game):
        return None
    return look_ahead(
        game, look.hidden, look.viewer, look.move, look.count, look.seed,
        to_the_end=look.to_the_end, with_positions=look.with_positions,
    )  # fmt: skip


def menus_of(game: Game, hidden: Position) -> int:
    """Return, as bits, the decisions at which a move has been carried out.

    They are the game's menus and the decision that the move answers.
    """
    return sum(1 << menu for menu in {*game.screen.factors.menus, hidden.number("ask")})


def _hidden_position(game: Game, row: Any, viewer: int) -> Position:
    """Return a position in a row of an array, hidden for the viewer."""
    return game.hide(Position.from_bytes(game.state, row.tobytes()), viewer)
