"""Run OpenSpiel's own algorithms on a game: `python examples/train_openspiel.py outlast`.

This needs `pip install holdfast[openspiel]`.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import outcome_sampling_mccfr, random_agent, tabular_qlearner

import holdfast.envs.openspiel  # noqa: F401  # registers the games

SMALLEST = {"outlast": "players=2,board=small,length=short", "outbreak": "players=1"}


def main() -> None:
    """Play episodes of a Q-learner, and iterations of counterfactual regret minimization."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="outlast")
    parser.add_argument("--episodes", type=int, default=100)
    given = parser.parse_args()
    random.seed(1)
    np.random.seed(1)
    options = SMALLEST.get(given.game, "players=2")
    game = pyspiel.load_game(f"holdfast_{given.game}({options},deals=8)")

    kind = rl_environment.ObservationType.OBSERVATION
    env = rl_environment.Environment(game, observation_type=kind)
    actions = game.num_distinct_actions()
    agents = [tabular_qlearner.QLearner(0, actions)]
    agents += [random_agent.RandomAgent(seat, actions) for seat in range(1, game.num_players())]
    rewards = []
    for _ in range(given.episodes):
        time_step = env.reset()
        while not time_step.last():
            output = agents[time_step.observations["current_player"]].step(time_step)
            time_step = env.step([output.action])
        for agent in agents:
            agent.step(time_step)
        rewards.append(time_step.rewards[0])
    print(
        f"{given.game}: Q-learner, {np.mean(rewards):.2f} of a victory in {len(rewards)} episodes"
    )

    if game.num_players() > 1:
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
        for _ in range(given.episodes):
            solver.iteration()
        print(f"{given.game}: outcome-sampling CFR, {len(solver._infostates)} information states")


if __name__ == "__main__":
    main()
