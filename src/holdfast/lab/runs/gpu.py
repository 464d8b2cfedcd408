"""Choice of whole games on a GPU, with one game on each thread.

It needs the driver's bindings, an optional dependency, and is imported only if a GPU is used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.kernel import gpu
from holdfast.kernel.game import Game
from holdfast.kernel.gpu import KERNEL, Device, GpuError, Kernel, Memory
from holdfast.lab.runs import batch_play, mersenne
from holdfast.lab.runs.batch_play import MOST_MOVES, inputs_of, signature, whole_game
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.recording import ChosenMoves, Recorder
from holdfast.lab.runs.store import RunError


def _array(data: str, items: object, size: int) -> str:
    """Return an array argument as LLVM source.

    It consists of two reference counts, item count, item size, data, shape and strides.
    """
    return f"ptr null, ptr null, i64 {items}, i64 {size}, ptr {data}, i64 {items}, i64 {size}"


_ROW = "ptr, ptr, i64, i64, ptr, i64, i64"
# Positions lie in the thread's own memory, which the GPU interleaves between threads.
_KERNEL = """
{declared}
declare i32 @simulate(ptr, ptr, {rows}, {row}, i64, i64, i64, i64, i64)

define ptx_kernel void @{kernel}(
    ptr %ends, ptr %opening, ptr %dice, ptr %shares, ptr %moves, ptr %deals, ptr %coins,
    ptr %counts, i64 %games, i64 %seats, i64 %room, i64 %drafts) {{
entry:
  %work = alloca [{size} x i8], align 16
  %seen = alloca [{size} x i8], align 16
  %draws = alloca [{dice} x i8], align 16
  %given = alloca i64
  %failed = alloca ptr
{own_number}
go:
  %dice_at = mul i64 %game, {dice}
  %own_dice = getelementptr i8, ptr %dice, i64 %dice_at
  %shares_at = mul i64 %game, %seats
  %own_shares = getelementptr i32, ptr %shares, i64 %shares_at
  %moves_at = mul i64 %game, %room
  %own_moves = getelementptr i16, ptr %moves, i64 %moves_at
  %deal_at = getelementptr i64, ptr %deals, i64 %game
  %deal = load i64, ptr %deal_at
  %coins_at = getelementptr i64, ptr %coins, i64 %game
  %own_coins = load i64, ptr %coins_at
  %code = call i32 @simulate(ptr %given, ptr %failed,
    {arrays},
    ptr null, ptr null, i64 0, i64 4, ptr null, i64 0, i64 8, i64 32, i64 4,
    i64 %deal, i64 %own_coins, i64 %drafts)
  %end_at = mul i64 %game, {size}
  %own_end = getelementptr i8, ptr %ends, i64 %end_at
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %own_end, ptr align 16 %work, i64 {size}, i1 false)
  %count = getelementptr i64, ptr %counts, i64 %game
  %done = load i64, ptr %given
  store i64 %done, ptr %count
  br label %end
end:
  ret void
}}
"""


def compile_ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """Return the kernel that plays games as PTX, the assembly of NVIDIA GPUs. No GPU is needed."""
    taken = signature(game.state)
    return gpu.kernel_ptx(whole_game(game.rules), taken, kernel_of(game), capability)


def kernel_of(game: Game) -> str:
    """Return the kernel that calls `simulate` for the game of each thread, as LLVM source."""
    size, dice = game.state.size, 4 * mersenne.SIZE
    words = size // 4
    arrays = (
        _array("%work", 1, size), _array("%work", words, 4),
        _array("%seen", 1, size), _array("%seen", words, 4), _array("%opening", words, 4),
        _array("%own_dice", mersenne.SIZE, 4), _array("%draws", mersenne.SIZE, 4),
        _array("%own_shares", "%seats", 4), _array("%own_moves", "%room", 2),
    )  # fmt: skip
    return _KERNEL.format(
        kernel=KERNEL, declared=gpu.DECLARED, own_number=gpu.own_number("game", "games"),
        size=size, dice=dice, row=_ROW, rows=", ".join([_ROW] * len(arrays)),
        arrays=",\n    ".join(arrays),
    )  # fmt: skip


def _name() -> str:
    """Return the name of the kernel in the disk cache, with a hash of its own source."""
    digest = hashlib.sha256()
    for module in (batch_play.__file__, mersenne.__file__, __file__):
        digest.update(Path(module).read_bytes())
    return f"lab-{digest.hexdigest()[:16]}"


class Chooser:
    """Chooses games of a plan on the first GPU of the machine."""

    def __init__(self, plan: Plan) -> None:
        self._recorder = Recorder(plan, plan.load())
        game = self._recorder.game
        with _as_run_error():
            code = gpu.cached_kernel(game, _name(), partial(compile_ptx, game), gpu.REGISTERS)
            self._kernel = Kernel(code)
            self._opening = _copy_to_gpu(game.blank(plan.options).data)

    def choose(self, numbers: Sequence[int]) -> list[ChosenMoves]:
        """Return the moves that the bots choose in these games, played on the GPU."""
        recorder, games = self._recorder, len(numbers)
        state, room = recorder.game.state.size, min(MOST_MOVES, recorder.game.longest)
        inputs = inputs_of(recorder, numbers)
        ends = np.zeros((games, state), np.uint8)
        moves = np.zeros((games, room), np.int16)
        counts = np.zeros(games, np.int64)
        with _as_run_error():
            Device.first()  # the calling thread may be another one
            dice, shares, deals, coins = map(
                _copy_to_gpu, (inputs.dice, inputs.shares, inputs.deals, inputs.coins)
            )
            written = tuple(Memory(array.nbytes) for array in (ends, moves, counts))
            self._kernel.run(
                games, written[0], self._opening, dice, shares, written[1], deals, coins,
                written[2], games, recorder.seats, room, inputs.drafts,
            )  # fmt: skip
            for memory, array in zip(written, (ends, moves, counts), strict=True):
                memory.get(array)
        return [
            ChosenMoves(row[:count].copy(), end.tobytes())
            for row, count, end in zip(moves, counts, ends, strict=True)
        ]


def _copy_to_gpu(array: Any) -> Memory:
    """Return a copy of an array in GPU memory."""
    memory = Memory(array.nbytes)
    memory.put(array)
    return memory


@contextmanager
def _as_run_error() -> Iterator[None]:
    """Raise errors of the driver as a RunError with one line."""
    try:
        yield
    except GpuError as error:
        said = str(error).partition("\n")[0]
        raise RunError(f"the GPU gave up: {said}; without it the same run goes on") from None
