"""Tests that training libraries run on the environments: the examples, for a few steps."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.support.envs import PLAYERS

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
TRAINERS = {
    "train_gymnasium": ("sb3_contrib", "--steps", "256", "--games", "2"),
    "train_openspiel": ("pyspiel", "--episodes", "2"),
    "train_pettingzoo": ("tianshou", "--steps", "200"),
    "train_vector": ("sb3_contrib", "--steps", "512", "--games", "16"),
}
ALONE = ("train_vector", "outlive")
"""This trainer plays alone, which Outlive does not allow."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "game"), [(n, g) for n in TRAINERS for g in sorted(PLAYERS) if (n, g) != ALONE]
)
def test_a_trainer_runs(name: str, game: str) -> None:
    package, *settings = TRAINERS[name]
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), game, *settings]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith(f"{game}: ")
