"""Train a seat with DQN of Tianshou against random seats:
`python examples/train_pettingzoo.py outlast`.

This needs `pip install holdfast[pettingzoo] tianshou`.
"""

from __future__ import annotations

import argparse

from tianshou.algorithm import (
    DQN,
    MARLRandomDiscreteMaskedOffPolicyAlgorithm,
    MultiAgentOffPolicyAlgorithm,
)
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from holdfast.envs import pettingzoo


def main() -> None:
    """Train player 0, then say how often it wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="outlast")
    parser.add_argument("--steps", type=int, default=20_000)
    given = parser.parse_args()

    def table() -> PettingZooEnv:
        return PettingZooEnv(pettingzoo.env(given.game, players=2))

    env = table()
    size, actions = env.observation_space["observation"].shape, env.action_space.n
    net = Net(state_shape=size, action_shape=actions, hidden_sizes=[256, 256])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=env.action_space, eps_training=0.1, eps_inference=0.0,
        observation_space=env.observation_space["observation"],
    )  # fmt: skip
    learner = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=1e-4), gamma=0.99,
        n_step_return_horizon=3, target_update_freq=500,
    )  # fmt: skip
    other = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
    algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[learner, other], env=env)
    tables = DummyVectorEnv([table for _ in range(4)])
    buffer = VectorReplayBuffer(20_000, 4)
    training = Collector(algorithm, tables, buffer, exploration_noise=True)
    testing = Collector(algorithm, DummyVectorEnv([table]), exploration_noise=False)
    training.reset()
    training.collect(n_step=min(1000, given.steps))
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=training, test_collector=testing, max_epochs=1,
            epoch_num_steps=given.steps, collection_step_num_env_steps=100,
            test_step_num_episodes=10, batch_size=64, update_step_num_gradient_steps_per_sample=0.1,
            multi_agent_return_reduction=lambda rewards: rewards[:, 0],
        )
    )  # fmt: skip
    print(f"{given.game}: {result.best_reward:.2f} of a victory a game after {given.steps} steps")


if __name__ == "__main__":
    main()
