"""Many games in step, in NumPy or torch arrays.

    env = VectorEnv("outlast", num_envs=1024, players=4)
    observations, info = env.reset(seed=1)
    while training:
        actions = policy(observations, info["action_mask"])
        observations, rewards, terminations, truncations, info = env.step(actions)

Each game asks one seat at a time: `info["current_player"]`. Observation and mask are that seat's;
rewards are for all seats, when the game ends. All arrays are written in place: the next step
overwrites them.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Mapping, Sequence
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np

from holdfast.envs.table import POINTS, VICTORY, Table
from holdfast.kernel import vector
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game, IllegalMoveError
from holdfast.kernel.vector import ADVISED, KEEP, OVER, RESET

SAME_STEP, DISABLED = "SameStep", "Disabled"
AUTORESETS = (SAME_STEP, DISABLED)
"""The values of Gymnasium's `AutoresetMode` that this environment has."""

NUMPY, TORCH = "numpy", "torch"
MOST_SEED = 1 << 62
SAMPLED_ALONE = 256
"""Number of games per thread below which one thread chooses all random moves. A choice takes about
fifty nanoseconds, and starting a thread takes as long as hundreds of choices."""


class _Workers:
    """Threads that run a compiled function on parts of arrays, with the calling thread.

    They start faster than those of `concurrent.futures`, which take about ten microseconds each.
    That matters, because a thread plays its games of a step in a few hundred microseconds.
    """

    def __init__(self, count: int) -> None:
        self._tasks: list[SimpleQueue[Any]] = [SimpleQueue() for _ in range(count)]
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()
        self._closed = False
        for tasks in self._tasks:
            Thread(target=self._work, args=(tasks,), daemon=True).start()

    def _work(self, tasks: SimpleQueue[Any]) -> None:
        """Run one task after another, until None."""
        while (task := tasks.get()) is not None:
            function, part = task
            try:
                function(*part)
            except BaseException as error:  # it is raised where the task was given
                self._done.put(error)
            else:
                self._done.put(None)

    def run(self, function: Any, parts: list[Any]) -> None:
        """Call a function with each of these arguments, and wait for all calls."""
        if self._closed:
            raise RuntimeError("the environment is closed")
        for tasks, part in zip(self._tasks, parts[1:], strict=False):
            tasks.put((function, part))
        try:
            function(*parts[0])
        finally:
            errors = [self._done.get() for _ in parts[1:]]
        for error in errors:
            if error is not None:
                raise error

    def close(self) -> None:
        """End the threads."""
        self._closed = True
        for tasks in self._tasks:
            tasks.put(None)


def openings_of(tables: Sequence[Table], num_envs: int) -> tuple[Any, Any]:
    """Return the blank positions of tables, and for each game the number of its table.

    Games at the same table follow one another.
    """
    blanks = b"".join(table.game.blank(table.options).data.tobytes() for table in tables)
    # NumPy's own ways to join records leave the bytes between their fields undefined.
    openings = np.frombuffer(bytearray(blanks), tables[0].game.state.dtype)
    return openings, np.arange(num_envs, dtype=np.int64) * len(tables) // num_envs


class GamesInStep:
    """The base of vector environments: their games, and what `reset` accepts."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        *,
        reward: str = VICTORY,
        autoreset: str = SAME_STEP,
        tables: Sequence[Mapping[str, Any]] = (),
        encoded: bool = False,
        advice: bool = False,
        **options: Any,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs must be a number from 1, not {num_envs!r}")
        if autoreset not in AUTORESETS:
            raise ValueError(f"autoreset is one of {', '.join(AUTORESETS)}, not {autoreset!r}")
        self.tables = [Table(game, {**options, **table}, reward) for table in tables or ({},)]
        self.table = self.tables[0]
        self.game = self.table.game
        self.num_envs = num_envs
        self.players = max(table.players for table in self.tables)
        """The largest number of players."""
        self.autoreset = autoreset
        self.metadata = {"autoreset_mode": autoreset, "render_modes": []}
        self._size = max(table.size(encoded) for table in self.tables)
        self._openings, self.table_of = openings_of(self.tables, num_envs)
        self._advising = advice
        self._begun = False

    def _checked_seed(self, seed: int | None) -> int | None:
        """Return the seed of a reset: the given one, or a random one for the first reset.

        Return None to go on with the random numbers of the last seed.
        """
        if seed is None:
            return None if self._begun else int(np.random.default_rng().integers(MOST_SEED))
        if type(seed) is not int or not 0 <= seed < MOST_SEED:
            raise ValueError(f"a seed is a number from 0 to 2^62 - 1, not {seed!r}")
        return seed

    def _reset_actions(self, options: dict[str, Any] | None) -> Any:
        """Return RESET or KEEP for each game, as the options of a reset say."""
        unknown = set(options or {}) - {"reset_mask"}
        if unknown:
            raise ValueError(f"reset has no option {sorted(unknown)[0]!r}; there is: reset_mask")
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            return np.full(self.num_envs, RESET)
        chosen = np.asarray(chosen)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(f"reset_mask must be {self.num_envs} booleans")
        if not self._begun:
            raise RuntimeError("reset all games before some of them")
        return np.where(chosen, RESET, KEEP)


class VectorEnv(GamesInStep):
    """Many games of one game, with the same options, or divided among several `tables`.

    `tables` are dictionaries of options. Their observations have the size of the largest. With
    `encoded`, observations are what a trained net reads. With `advice`, `info["advice"]` has the
    heuristic player's move for each game, and the action `ADVISED` plays it.

    `autoreset` says what happens to a game that ends. With `SameStep` the same step begins the next
    game, and its observation is the first of the new game. With `Disabled` the game stays over
    until `reset(options={"reset_mask": ...})`.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        *,
        threads: int | None = None,
        arrays: str = NUMPY,
        encoded: bool = False,
        **settings: Any,
    ) -> None:
        """Make the environment. `settings` are those of `GamesInStep`, and options of the game."""
        if arrays not in (NUMPY, TORCH):
            raise ValueError(f"arrays are of {NUMPY} or {TORCH}, not of {arrays!r}")
        super().__init__(game, num_envs, encoded=encoded, **settings)
        actions = self.table.actions
        self.observations = np.zeros((num_envs, self._size), np.uint8)
        self.action_mask = np.zeros((num_envs, actions), np.int8)
        self.rewards = np.zeros((num_envs, self.players), np.float32)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        """Whether each game was cut off: always False, because no game is."""
        self.current_player = np.zeros(num_envs, np.int8)
        """The seat that decides in each game, or -1 if the game is over."""
        self.states = vector.rows(self.game, num_envs)
        """The whole positions, hidden from nobody: for replays and searches, not for agents."""
        self.advice = np.full(num_envs, RESET, np.int64)
        """The heuristic player's move for each game, with `advice`."""
        self._stepper = vector.stepper(self.game, encoded)
        self._ties = np.zeros(num_envs, Chance.dtype)
        self._actions = np.zeros(num_envs, np.int64)
        self._seeds = np.zeros(num_envs, np.int64)
        self._dice = np.zeros(num_envs, Chance.dtype)
        self._where = np.zeros(1, np.int64)
        self._start_threads(os.cpu_count() or 1 if threads is None else threads)
        self._give_out(arrays)

    def _start_threads(self, threads: int) -> None:
        """Divide the games among threads."""
        if threads < 1:
            raise ValueError(f"threads must be a number from 1, not {threads}")
        threads = min(threads, self.num_envs)
        self._workers = _Workers(threads - 1)
        weakref.finalize(self, self._workers.close)
        cuts = [self.num_envs * part // threads for part in range(threads + 1)]
        self._shares = list(pairwise(cuts))
        stride, autoreset = self.num_envs, self.autoreset == SAME_STEP
        self._parts = [
            (
                self.states, self._openings, self.table_of, vector.rows(self.game, 1),
                self._actions, self._seeds, self._ties,
                np.zeros((self.players, 2), np.int32), self.rewards, self.terminations,
                self.current_player, self.action_mask, self.observations, self.advice, silent_log(),
                first, last, stride, autoreset, self.table.reward == POINTS, self._advising,
            )
            for first, last in self._shares
        ]  # fmt: skip

    def _give_out(self, arrays: str) -> None:
        """Create the arrays that `reset` and `step` return; torch tensors share the same memory."""
        names = (
            "observations", "rewards", "terminations", "truncations", "action_mask",
            "current_player", *(("advice",) if self._advising else ()),
        )  # fmt: skip
        given = [getattr(self, name) for name in names]
        if arrays == TORCH:
            import torch

            given = [torch.from_numpy(array) for array in given]
        self._given = tuple(given[:4])
        self._info = dict(zip(names[4:], given[4:], strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; game `i` begins with `seed + i`."""
        actions, seed = self._reset_actions(options), self._checked_seed(seed)
        if seed is not None:
            self._seeds[:] = seed + np.arange(self.num_envs)
            words = np.random.default_rng(seed).integers(1, 1 << 32, (self.num_envs, 4))
            self._dice["words"] = self._ties["words"] = words
        self._actions[:] = actions
        self._play()
        self._begun = True
        return self._given[0], self._info

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one action in each game.

        If one of them cannot be played, raise an error and play none.
        """
        if not self._begun:
            raise RuntimeError("reset the environment before the first step")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {self.num_envs} whole numbers, "
                f"not of shape {actions.shape} and type {actions.dtype}"
            )
        self._actions[:] = actions
        if not self._advising and (actions == ADVISED).any():
            raise ValueError("the action ADVISED needs an environment with advice=True")
        fault = self._stepper.check(self.states, self._actions, self.action_mask, self._where)
        if fault:
            raise IllegalMoveError(self._refusal(fault))
        self._play()
        return (*self._given, self._info)

    def _play(self) -> None:
        """Play one step of all games, on all threads."""
        self._workers.run(self._stepper.step, self._parts)

    def _refusal(self, fault: int) -> str:
        """Return the message for an action that cannot be played."""
        at = int(self._where[0])
        if fault == OVER:
            return f"game {at} is over: reset it with options={{'reset_mask': ...}}"
        action = int(self._actions[at])
        if not 0 <= action < self.table.actions:
            return f"game {at}: actions go from 0 to {self.table.actions - 1}, not {action}"
        return f"game {at}: action {action} ({self.table.action_name(action)}) is not legal"

    def sample(self) -> Any:
        """Return a random legal action for each game, from the seed of `reset`."""
        actions = np.zeros(self.num_envs, np.int64)
        few = self.num_envs < SAMPLED_ALONE * len(self._shares)
        shares = [(0, self.num_envs)] if few else self._shares
        parts = [(self.states, self._dice, actions, first, last) for first, last in shares]
        self._workers.run(self._stepper.sample, parts)
        return actions

    def close(self) -> None:
        """Stop the threads."""
        self._workers.close()

    # Spaces, for trainers that read them

    @property
    def single_observation_space(self) -> Any:
        """The Gymnasium space of one observation."""
        from gymnasium import spaces

        return spaces.Box(0, 255, self.observations.shape[1:], np.uint8)

    @property
    def single_action_space(self) -> Any:
        """The Gymnasium space of one action."""
        from gymnasium import spaces

        return spaces.Discrete(self.table.actions)

    @property
    def observation_space(self) -> Any:
        """The Gymnasium space of all observations."""
        from gymnasium import spaces

        return spaces.Box(0, 255, self.observations.shape, np.uint8)

    @property
    def action_space(self) -> Any:
        """The Gymnasium space of all actions."""
        from gymnasium import spaces

        return spaces.MultiDiscrete([self.table.actions] * self.num_envs)
