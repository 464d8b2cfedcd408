"""Train one player with MaskablePPO of sb3-contrib on many games in step, by points:
`python examples/train_vector.py exoworld`.

This needs `pip install holdfast[gymnasium] sb3-contrib`. Stable-Baselines3 has an interface of its
own for many environments; `SoloGames` puts the vector environment behind it.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from holdfast.envs.vector import VectorEnv


class SoloGames(VecEnv):
    """Many games of one player, as Stable-Baselines3 steps them."""

    def __init__(self, games: VectorEnv) -> None:
        size, actions = games.table.observation_size, games.table.actions
        super().__init__(
            games.num_envs, spaces.Box(0, 255, (size,), np.uint8), spaces.Discrete(actions)
        )
        self._games = games
        self._actions = np.zeros(games.num_envs, np.int64)
        self._masks = games.action_mask

    def reset(self) -> Any:
        """Begin all games."""
        return self._games.reset(seed=1)[0].copy()

    def step_async(self, actions: Any) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Play the stored actions, and return the results."""
        observations, rewards, ended, _, _ = self._games.step(self._actions)
        # The next game has begun already; as no game is cut off, this is never looked at.
        infos = [{"terminal_observation": seen} if over else {}
                 for seen, over in zip(observations, ended, strict=True)]  # fmt: skip
        return observations.copy(), rewards[:, 0].copy(), ended.copy(), infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        """Return the masks, which is all that MaskablePPO calls."""
        assert method_name == "action_masks"
        return list(self._masks.astype(bool))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return for each game that it has action masks."""
        return [attr_name == "action_masks" or None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Raise an error, since games have no attributes to set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return that no game is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Stop the threads."""
        self._games.close()


def main() -> None:
    """Train, then say how many points the policy makes, beside random moves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="exoworld")
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--games", type=int, default=256)
    given = parser.parse_args()
    games = VectorEnv(given.game, given.games, players=1, reward="points")
    env = SoloGames(games)
    steps = max(2, min(64, given.steps // given.games))
    model = MaskablePPO("MlpPolicy", env, n_steps=steps, batch_size=min(1024, steps * given.games))
    model.learn(given.steps)

    def points(choose: Any) -> float:
        games.reset(seed=2)
        made: list[float] = []
        while len(made) < given.games:
            games.step(choose())
            made += games.rewards[games.terminations, 0].tolist()
        return float(np.mean(made))

    def policy() -> Any:
        masks = games.action_mask.astype(bool)
        return model.predict(games.observations, action_masks=masks)[0]

    print(f"{given.game}: {points(policy):.2f} points after {model.num_timesteps} steps", end="")
    print(f", random moves {points(games.sample):.2f}")


if __name__ == "__main__":
    main()
