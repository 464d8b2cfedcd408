"""Train a seat with MaskablePPO of sb3-contrib: `python examples/train_gymnasium.py outlast`.

This needs `pip install holdfast[gymnasium] sb3-contrib`.
"""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import holdfast.envs.gymnasium  # noqa: F401  # registers the games


def main() -> None:
    """Train against random bots, then say how often the policy wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="outlast")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=50)
    given = parser.parse_args()
    env = gymnasium.make(f"holdfast/{given.game}-v0", players=2, bots="random")
    batch = min(2048, given.steps)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=batch, batch_size=min(256, batch), seed=1)
    model.learn(given.steps)
    victory, _ = evaluate_policy(model, env, n_eval_episodes=given.games, warn=False)
    print(f"{given.game}: {victory:.2f} of a victory a game after {model.num_timesteps} steps")


if __name__ == "__main__":
    main()
