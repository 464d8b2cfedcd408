"""The vector environment on a GPU: compiled everywhere, run where there is one."""

from typing import Any

import numpy as np
import pytest
from tests.support.envs import PLAYERS

from holdfast import games
from holdfast.envs.vector import VectorEnv
from holdfast.kernel.game import IllegalMoveError
from holdfast.kernel.vector import ADVISED

gpu_vector: Any = pytest.importorskip(
    "holdfast.kernel.gpu_vector", reason="the GPU backend is not installed"
)
GpuVectorEnv: Any = pytest.importorskip("holdfast.envs.gpu_vector").GpuVectorEnv


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_the_step_compiles_for_a_gpu(name: str) -> None:
    ptx = gpu_vector.compile_ptx(games.load(name))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


@pytest.mark.gpu
@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_gpu_and_core_write_the_same_bytes(name: str) -> None:
    count, steps = 512, 300
    core = VectorEnv(name, count, players=PLAYERS[name])
    there = GpuVectorEnv(name, count, players=PLAYERS[name])
    core.reset(seed=7)
    there.reset(seed=7)
    ends = 0
    for turn in range(steps):
        actions = core.sample()
        core.step(actions)
        there.step(actions)
        ends += int(core.terminations.sum())
        if turn % 20 and turn != steps - 1:
            continue
        for array in (
            "observations", "action_mask", "rewards", "terminations", "truncations",
            "current_player",
        ):  # fmt: skip
            assert np.array_equal(getattr(there, array).numpy(), getattr(core, array)), array
        assert there.positions().tobytes() == core.states.tobytes()
    assert ends > 0


@pytest.mark.gpu
@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_gpu_and_core_advise_at_several_tables(name: str) -> None:
    tables = [{"players": PLAYERS[name]}, {"players": 2}]
    core, there = (
        env(name, 64, tables=tables, encoded=True, advice=True) for env in (VectorEnv, GpuVectorEnv)
    )
    core.reset(seed=7)
    there.reset(seed=7)
    for _ in range(100):
        assert np.array_equal(there.advice.numpy(), core.advice)
        assert np.array_equal(there.observations.numpy(), core.observations)
        core.step(np.full(64, ADVISED))
        there.step(np.full(64, ADVISED))


@pytest.mark.gpu
def test_wrong_actions_are_refused_and_change_nothing() -> None:
    env = GpuVectorEnv("outlast", 4, players=2)
    with pytest.raises(RuntimeError, match="reset the environment"):
        env.step([0, 0, 0, 0])
    env.reset(seed=1)
    before = env.positions().tobytes()
    for actions in ([934, 934, 934, 934], [-1, 0, 0, 0], [-3, -3, -3, -3]):
        with pytest.raises(IllegalMoveError, match="its action is not legal"):
            env.step(actions)
    with pytest.raises(ValueError, match="actions must be 4 whole numbers"):
        env.step([1, 2])
    assert env.positions().tobytes() == before
    assert env.play_random() > 0


@pytest.mark.gpu
def test_torch_uses_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    env = GpuVectorEnv("outlast", 64, players=2)
    observations, info = env.reset(seed=1)
    seen = torch.as_tensor(observations, device="cuda")
    mask = torch.as_tensor(info["action_mask"], device="cuda")
    assert seen.data_ptr() == observations.__cuda_array_interface__["data"][0]
    actions = mask.to(torch.float32).argmax(dim=1)
    env.step(actions)
    assert np.array_equal(seen.cpu().numpy(), env.observations.numpy())
