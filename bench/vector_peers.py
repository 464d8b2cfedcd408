"""Steps a second of environments of other projects, with observation, mask and a random action.

    python bench/vector_peers.py

It measures those of Pgx and OpenSpiel that are installed. `bench.vector --peers` runs it beside our
own environments. Rates are by the time of the process, so they are those of one core.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

ENVS = 256
SECONDS = 1.5
Row = tuple[str, int, int, float]
"""A row of the table: name, bytes of an observation, number of actions, million steps a second."""


def rate(step: Callable[[], Any], games: int) -> float:
    """Return million steps a second, best of three, of a function that steps this many games."""
    best = 0.0
    for _ in range(3):
        began, steps = time.process_time(), 0
        while time.process_time() - began < SECONDS / 3:
            step()
            steps += games
        best = max(best, steps / (time.process_time() - began))
    return best / 1e6


def pgx_rows() -> Iterator[Row]:
    """Yield the rates of games of Pgx, compiled for the processor, with resets in the same step."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    for name in ("backgammon", "gardner_chess"):
        env = pgx.make(name)
        step = auto_reset(env.step, env.init)

        def play(states: Any, key: Any, step: Any = step) -> Any:
            key, one, two = jax.random.split(key, 3)
            scores = jax.random.gumbel(one, states.legal_action_mask.shape)
            actions = jax.numpy.where(states.legal_action_mask, scores, -jax.numpy.inf).argmax(-1)
            return jax.vmap(step)(states, actions, jax.random.split(two, ENVS)), key

        compiled = jax.jit(play)
        kept = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), ENVS))]
        kept.append(jax.random.PRNGKey(2))

        def once(compiled: Any = compiled, kept: list[Any] = kept) -> None:
            kept[:] = compiled(*kept)
            kept[0].observation.block_until_ready()

        once()
        seen = kept[0].observation[0]
        yield f"Pgx {name}", seen.size * seen.dtype.itemsize, env.num_actions, rate(once, ENVS)


def openspiel_rows() -> Iterator[Row]:
    """Yield the rates of OpenSpiel's games, stepped from Python as its algorithms do."""
    import random

    import pyspiel

    for name in ("backgammon", "chess"):
        game, rng = pyspiel.load_game(name), random.Random(1)
        kept = [game.new_initial_state()]

        def once(game: Any = game, rng: Any = rng, kept: list[Any] = kept) -> None:
            state = kept[0]
            while state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            if state.is_terminal():
                kept[0] = game.new_initial_state()
                return
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))

        size = 4 * game.observation_tensor_size()
        yield f"OpenSpiel {name}", size, game.num_distinct_actions(), rate(once, 1)


def main() -> None:
    """Print a line of JSON for each environment that is installed."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    for rows in (openspiel_rows, pgx_rows):
        try:
            for row in rows():
                print(json.dumps(row), flush=True)
        except ImportError as missing:
            print(json.dumps(f"{rows.__name__}: {missing}"), flush=True)


if __name__ == "__main__":
    main()
