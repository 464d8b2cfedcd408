"""Many games in step on a GPU: each thread plays a move in one game, and writes what the next seat
sees.

It is `vector` in the GPU mode. A thread copies its position into local memory, which the GPU
interleaves between threads, plays there, and copies it back; then it hides the copy and observes
it, again in local memory, from where it copies the observation to its row. Only this module and
`gpu` import the CUDA driver bindings.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
from numba import types

from holdfast.kernel import chance, gpu
from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.compiled import signatures
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game import Game
from holdfast.kernel.vector import ADVISED, KEEP, NOISE, RESET, rules_of_step

SAMPLE = -3
"""Special action: play a random legal move."""
MOST_SEATS = 16


def step_function(game: Game, encoded: bool = False) -> Any:
    """Return the function that a thread runs: it plays in one game."""
    set_up, play, result, hide, observe, advise, team = rules_of_step(game, encoded)

    def step(
        work: Any, words: Any, kept: Any, opening: Any, dice: Any, actions: Any, seeds: Any,
        placements: Any, rewards: Any, ended: Any, seats: Any, mask: Any, seen: Any,
        observation: Any, aligned: Any, advice: Any, log: Any, fault: Any, index: int, stride: int,
        autoreset: int, by_points: int, advising: int, checking: int, head: int,
    ) -> Any:  # fmt: skip
        move = 0 + actions[0]
        if checking != 0:
            if move == ADVISED and seats[0] >= 0:
                return 0
            if move < 0 or move >= mask.shape[0] or mask[move] == 0:
                fault[0] = index + 1
            return 0
        if move == KEEP:
            return 0
        for i in range(words.shape[0]):
            words[i] = kept[i]
        s = work[0]
        if move == SAMPLE:
            move = 0 + s.offer[below(dice[0], s.offers)] if s.offers > 0 else RESET
        if move == ADVISED:
            move = 0 + advice[0]
        most = rewards.shape[0]
        over = 0
        for seat in range(most):
            rewards[seat] = 0
        for k in range(s.offers):
            mask[s.offer[k]] = 0
        fresh = move == RESET
        while True:
            if fresh:
                for i in range(words.shape[0]):
                    words[i] = opening[i]
                start(s.chance, seeds[0])
                set_up(s, log)
                move = NO_MOVE
                fresh = False
            play(s, move, log)
            if s.over == 0 or over:
                break
            over = 1
            seeds[0] += stride
            result(s, placements)
            players = min(most, 0 + s.options.players)
            winners = 0
            for seat in range(players):
                winners += placements[seat, 0] == 1
            for seat in range(players):
                if by_points != 0:
                    rewards[seat] = placements[seat, 1]
                elif placements[seat, 0] == 1:
                    rewards[seat] = 1.0 if team else 1.0 / winners
            if autoreset == 0:
                break
            fresh = True
        ended[0] = over
        viewer = 0 + s.to_move
        seats[0] = viewer
        for k in range(s.offers):
            mask[s.offer[k]] = 1
        for i in range(words.shape[0]):
            kept[i] = words[i]
        chance.hide_chance(s.chance)
        hide(s, viewer)
        observe(s, viewer, seen)
        # Rows lie far apart, and each write to one is slow: write words of eight bytes.
        for i in range(head):
            observation[i] = seen[i]
        for k in range(aligned.shape[0]):
            word, at = 0, head + 8 * k
            for i in range(8):
                word |= (0 + seen[at + i]) << (8 * i)
            aligned[k] = word
        for i in range(head + 8 * aligned.shape[0], observation.shape[0]):
            observation[i] = seen[i]
        if advising != 0 and s.offers > 0:
            advice[0] = advise(s, s.offer, s.offers, below(dice[0], NOISE))
        return 0

    return step


def signature(game: Game) -> Any:
    """Return the Numba argument types of `step`."""
    states, _, dice, logs, number, _ = signatures(game.state)["simulate"]
    row = {
        name: types.Array(kind, 1, "C")
        for name, kind in (
            ("i4", types.int32), ("i8", types.int64), ("f4", types.float32), ("u1", types.uint8),
            ("i1", types.int8),
        )
    }  # fmt: skip
    table, apart = types.Array(types.int32, 2, "C"), types.Array(types.int32, 1, "A")
    return (
        states, row["i4"], apart, row["i4"], dice, row["i8"], row["i8"], table, row["f4"],
        row["u1"], row["i1"], row["i1"], row["u1"], row["u1"], row["i8"], row["i8"], logs,
        row["i8"], number, number, number, number, number, number, number,
    )  # fmt: skip


def _array(pointer: str, count: object, size: int, stride: object = None) -> str:
    """Return an array of one dimension as arguments of a compiled function, in LLVM assembly."""
    data = f"ptr {pointer}, i64 {count}, i64 {stride or size}"
    return f"ptr null, ptr null, i64 {count}, i64 {size}, {data}"


def kernel_source(game: Game) -> str:
    """Return the kernel that calls `step` for the game of each thread, as LLVM assembly."""
    size, words = game.state.size, game.state.size // 4
    arrays = [
        _array("%work", 1, size), _array("%work", words, 4),
        _array("%state", words, 4, "%all_words"), _array("%opening", words, 4),
        _array("%dice", 1, Chance.size), _array("%action", 1, 8), _array("%seed", 1, 8),
        f"ptr null, ptr null, i64 {2 * MOST_SEATS}, i64 4, ptr %placements, "
        "i64 %players, i64 2, i64 8, i64 4",
        _array("%reward", "%players", 4), _array("%ending", 1, 1), _array("%seat", 1, 1),
        _array("%mask", game.moves.commands, 1), _array("%seen", "%bytes", 1),
        _array("%observation", "%bytes", 1), _array("%aligned", "%whole", 8),
        _array("%advised", 1, 8),
        "ptr null, ptr null, i64 0, i64 4, ptr null, i64 0, i64 8, i64 32, i64 4",
        _array("%fault", 1, 8),
    ]  # fmt: skip
    taken = ", ".join(arrays)
    declared = ", ".join(part.split()[0] for part in taken.split(", "))
    own = {
        "state": ("%states", 4), "dice": ("%all_dice", Chance.size), "action": ("%actions", 8),
        "seed": ("%seeds", 8), "reward": ("%rewards", "%reward_size"), "ending": ("%ended", 1),
        "seat": ("%seats", 1), "mask": ("%masks", game.moves.commands),
        "observation": ("%observations", "%bytes"), "advised": ("%advice", 8),
        "own_table": ("%tables", 8),
    }  # fmt: skip
    places = "\n".join(
        f"  %at_{name} = mul i64 %thread, {step}\n"
        f"  %{name} = getelementptr i8, ptr {first}, i64 %at_{name}"
        for name, (first, step) in own.items()
    )
    return f"""
{gpu.DECLARED}

declare i32 @simulate(ptr, ptr, {declared}, i64, i64, i64, i64, i64, i64, i64)

define ptx_kernel void @{gpu.KERNEL}(
    ptr %states, ptr %openings, ptr %tables, ptr %all_dice, ptr %actions, ptr %seeds,
    ptr %rewards, ptr %ended, ptr %seats, ptr %masks, ptr %observations, ptr %advice,
    ptr %fault, i64 %threads, i64 %players, i64 %bytes, i64 %stride, i64 %autoreset,
    i64 %by_points, i64 %advising, i64 %checking) {{
entry:
  %work = alloca [{size} x i8], align 16
  %seen = alloca [{max(game.encoded_size, game.layout.most)} x i8], align 8
  %placements = alloca [{8 * MOST_SEATS} x i8], align 16
  %returned = alloca i64
  %failed = alloca ptr
{gpu.own_number("thread", "threads")}
go:
  %reward_size = mul i64 %players, 4
  %all_words = mul i64 %threads, 4
{places}
  %table = load i64, ptr %own_table
  %at_opening = mul i64 %table, {size}
  %opening = getelementptr i8, ptr %openings, i64 %at_opening
  %address = ptrtoint ptr %observation to i64
  %below = sub i64 0, %address
  %head = and i64 %below, 7
  %after = sub i64 %bytes, %head
  %whole = lshr i64 %after, 3
  %aligned = getelementptr i8, ptr %observation, i64 %head
  %code = call i32 @simulate(ptr %returned, ptr %failed, {taken},
    i64 %thread, i64 %stride, i64 %autoreset, i64 %by_points, i64 %advising, i64 %checking,
    i64 %head)
  br label %end
end:
  ret void
}}
"""


def compile_ptx(game: Game, capability: tuple[int, int] = (9, 0), encoded: bool = False) -> str:
    """Return the game's kernel as PTX. This needs no GPU."""
    assert game.state.size % 4 == 0, "positions are copied in words"
    function = step_function(game, encoded)
    return gpu.kernel_ptx(function, signature(game), kernel_source(game), capability)


class BorrowedMemory(gpu.Memory):
    """GPU memory of another library, which frees it itself."""

    def __init__(self, pointer: int) -> None:
        self.pointer = pointer

    def __del__(self) -> None:
        """Leave the memory to its owner."""


class GpuGames:
    """Games in the memory of a GPU, and the arrays that a step writes there."""

    def __init__(
        self, game: Game, openings: Any, tables: Any, players: int, size: int, encoded: bool
    ) -> None:
        """Allocate the memory of all games.

        `tables` has the index into `openings` for each game, `size` is the number of bytes of one
        observation.
        """
        gpu.Device.first()
        count = len(tables)
        source = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
        code = gpu.cached_kernel(
            game,
            f"{'encoded' if encoded else 'vector'}-{source}",
            lambda at_hand: compile_ptx(game, at_hand, encoded),
            gpu.REGISTERS,
        )
        self._kernel = gpu.Kernel(code)
        self.count, self.players, self.size = count, players, size
        self._state = game.state
        # The first words of all positions, then the second ones: neighbouring threads read
        # neighbouring words, which takes the GPU one access instead of many.
        self.states = gpu.Memory(count * game.state.size)
        self.openings = gpu.Memory(len(openings) * game.state.size)
        self.openings.put(openings)
        self.tables = gpu.Memory(8 * count)
        self.tables.put(tables)
        self.advice = gpu.Memory(8 * count)
        self.dice = gpu.Memory(count * Chance.size)
        self.actions = gpu.Memory(8 * count)
        self.seeds = gpu.Memory(8 * count)
        self.rewards = gpu.Memory(4 * count * players)
        self.ended = gpu.Memory(count)
        self.seats = gpu.Memory(count)
        self.masks = gpu.Memory(count * game.moves.commands)
        self.observations = gpu.Memory(count * size)
        self._fault = gpu.Memory(8)
        for memory, bytes_of in (
            (self.states, count * game.state.size),
            (self.masks, count * game.moves.commands),
            (self.advice, 8 * count),
            (self._fault, 8),
        ):
            memory.put(np.zeros(bytes_of, np.uint8))

    def step(
        self, actions: gpu.Memory, stride: int, autoreset: bool, by_points: bool, advising: bool
    ) -> float:
        """Play an action in each game, and return the time in seconds."""
        return self._run(actions, stride, autoreset, by_points, advising, False)

    def positions(self) -> Any:
        """Return a copy of all positions, one after the other."""
        dtype = self._state.dtype
        words = self.states.get(np.zeros((dtype.itemsize // 4, self.count), np.int32))
        return np.ascontiguousarray(words.T).view(dtype)[:, 0]

    def check(self, actions: gpu.Memory) -> int | None:
        """Return a game whose action is not legal, or None."""
        self._run(actions, 0, False, False, False, True)
        fault = int(self._fault.get(np.zeros(1, np.int64))[0])
        if fault:
            self._fault.put(np.zeros(1, np.int64))
        return fault - 1 if fault else None

    def _run(
        self, actions: gpu.Memory, stride: int, autoreset: bool, by_points: bool, advising: bool,
        checking: bool,
    ) -> float:  # fmt: skip
        """Run the kernel."""
        return self._kernel.run(
            self.count, self.states, self.openings, self.tables, self.dice, actions, self.seeds,
            self.rewards, self.ended, self.seats, self.masks, self.observations, self.advice,
            self._fault, self.count, self.players, self.size, stride, int(autoreset),
            int(by_points), int(advising), int(checking),
        )  # fmt: skip
