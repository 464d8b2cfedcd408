"""Games for property tests: the steady team's advice, mixed with moves at random and requests."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
from tests.support import random_play
from tests.support.random_play import Options

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.moves import JOIN
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log
from holdfast.kernel.position import Position


def option_sets(count: int, seed: int = 0) -> list[Options]:
    """So many choices of options, with every value and player count."""
    return random_play.option_sets(GAME, range(1, 9), count, seed)


def walk(
    engine: Engine,
    options: Options,
    seed: int,
    decisions: int,
    wild: float = 0.3,
    restless: float = 0.0,
) -> Iterator[tuple[Position, int]]:
    """Positions of one game with the move chosen in each, until it ends or so many decisions.

    So often as `wild` says the move is any legal one, so often as `restless` says a request to
    join, to leave or to stay after all.
    """
    rng = random.Random(seed)
    position = GAME.blank(options)
    engine.setup(position.data, seed, new_log())
    moves = np.zeros(GAME.moves.count, np.int32)
    for _ in range(decisions):
        if position.over:
            break
        count = engine.legal(position.data, moves)
        requests = [
            move for move in range(JOIN, GAME.moves.count) if engine.permits(position.data, move)
        ] if rng.random() < restless else []  # fmt: skip
        if requests:
            move = rng.choice(requests)
        elif rng.random() < wild:
            move = int(moves[rng.randrange(count)])
        else:
            hidden = position.copy()
            engine.hide(hidden.data, position.to_move)
            move = int(engine.advise(hidden.data, moves, count, rng.randrange(1 << 30)))
        yield position, move
        engine.play(position.data, move, new_log())
    # The last position is of interest too, and has no move.
    yield position, -1
