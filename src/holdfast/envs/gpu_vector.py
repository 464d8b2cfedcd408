"""Many games in step on an NVIDIA GPU, without a copy to torch.

    env = GpuVectorEnv("outlast", num_envs=65536, players=4)
    observations, info = env.reset(seed=1)
    observations = torch.as_tensor(observations, device="cuda")   # the same memory
    env.step(actions)                                             # a tensor on the GPU

It is `VectorEnv` with its arrays in GPU memory. An array has `__cuda_array_interface__`, so torch
and CuPy use it as it is; `numpy()` copies it. This needs `pip install holdfast[gpu]`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.envs.table import POINTS
from holdfast.envs.vector import SAME_STEP, GamesInStep
from holdfast.kernel import game as kernel
from holdfast.kernel.chance import Chance
from holdfast.kernel.gpu import Memory
from holdfast.kernel.gpu_vector import SAMPLE, BorrowedMemory, GpuGames


class GpuArray:
    """An array in GPU memory that other libraries can use without a copy."""

    def __init__(self, memory: Memory, shape: tuple[int, ...], kind: str) -> None:
        self._memory = memory
        self.shape = shape
        self.dtype = np.dtype(kind)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (int(self._memory.pointer), False),
            "version": 3,
            "strides": None,
        }

    def numpy(self) -> Any:
        """Return a copy as a NumPy array."""
        return self._memory.get(np.zeros(self.shape, self.dtype))


class GpuVectorEnv(GamesInStep):
    """Many games of one game in GPU memory; see `VectorEnv` for `tables` and the like."""

    def __init__(
        self, game: str | kernel.Game, num_envs: int, *, encoded: bool = False, **settings: Any
    ) -> None:
        """Make the environment. `settings` are those of `GamesInStep`, and options of the game."""
        super().__init__(game, num_envs, encoded=encoded, **settings)
        size, actions = self._size, self.table.actions
        self._games = games = GpuGames(
            self.game, self._openings, self.table_of, self.players, size, encoded
        )
        self.advice = GpuArray(games.advice, (num_envs,), "i8")
        self.observations = GpuArray(games.observations, (num_envs, size), "u1")
        self.action_mask = GpuArray(games.masks, (num_envs, actions), "i1")
        self.rewards = GpuArray(games.rewards, (num_envs, self.players), "f4")
        self.terminations = GpuArray(games.ended, (num_envs,), "?")
        self.truncations = GpuArray(Memory(num_envs), (num_envs,), "?")
        self.truncations._memory.put(np.zeros(num_envs, np.bool_))
        self.current_player = GpuArray(games.seats, (num_envs,), "i1")
        self._info = {"action_mask": self.action_mask, "current_player": self.current_player}
        if self._advising:
            self._info["advice"] = self.advice

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[GpuArray, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; game `i` begins with `seed + i`."""
        actions, seed = self._reset_actions(options), self._checked_seed(seed)
        if seed is not None:
            self._games.seeds.put(seed + np.arange(self.num_envs, dtype=np.int64))
            dice = np.zeros(self.num_envs, Chance.dtype)
            dice["words"] = np.random.default_rng(seed).integers(1, 1 << 32, (self.num_envs, 4))
            self._games.dice.put(dice)
        self._play_all(actions)
        self._begun = True
        return self.observations, self._info

    def step(self, actions: Any) -> tuple[GpuArray, GpuArray, GpuArray, GpuArray, dict[str, Any]]:
        """Play one action in each game; a tensor on the GPU is read where it is.

        If one of them cannot be played, raise an error and play none.
        """
        if not self._begun:
            raise RuntimeError("reset the environment before the first step")
        given = self._check_actions(actions)
        wrong = self._games.check(given)
        if wrong is not None:
            raise kernel.IllegalMoveError(
                f"game {wrong}: its action is not legal, or the game is over"
            )
        self._step(given)
        return (
            self.observations, self.rewards, self.terminations, self.truncations, self._info
        )  # fmt: skip

    def _check_actions(self, actions: Any) -> Any:
        """Return the memory of the actions, after checking their shape and type."""
        there: dict[str, Any] = getattr(actions, "__cuda_array_interface__", {})
        array = np.asarray(None if there else actions)
        shape = tuple(there["shape"]) if there else array.shape
        kind = np.dtype(there["typestr"]) if there else array.dtype
        if shape != (self.num_envs,) or kind.kind not in "iu" or (there and kind != np.int64):
            raise ValueError(
                f"actions must be {self.num_envs} whole numbers (on the GPU of 64 bits), "
                f"not of shape {shape} and type {kind}"
            )
        if there:
            if there.get("strides") not in (None, (8,)):
                raise ValueError("actions on the GPU must lie one after the other")
            return BorrowedMemory(int(there["data"][0]))
        self._games.actions.put(np.ascontiguousarray(array, np.int64))
        return self._games.actions

    def play_random(self) -> float:
        """Play a random legal move in each game, and return the time in seconds."""
        return self._play_all(SAMPLE)

    def _play_all(self, actions: Any) -> float:
        """Play an action per game, or one in all games, and return the time in seconds."""
        row = np.broadcast_to(np.asarray(actions, np.int64), (self.num_envs,))
        self._games.actions.put(np.ascontiguousarray(row))
        return self._step(self._games.actions)

    def _step(self, actions: Memory) -> float:
        """Play these actions, and return the time in seconds."""
        return self._games.step(
            actions, self.num_envs, self.autoreset == SAME_STEP, self.table.reward == POINTS,
            self._advising,
        )  # fmt: skip

    def positions(self) -> Any:
        """Return a copy of the whole positions, hidden from nobody."""
        return self._games.positions()
