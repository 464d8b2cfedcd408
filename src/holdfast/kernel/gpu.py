"""The GPU mode: the same rules, one game a thread.

A kernel is made for a game as the entry points of `engine` are: by closing over its rules.
Positions come out the same bytes as in the other modes. This is the one place that imports the
GPU backend, which is an optional part of the installation (`pip install holdfast[gpu]`).
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from llvmlite import ir

from holdfast.kernel.agenda import drop
from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.decision import NOTHING, close
from holdfast.kernel.engine import Rules
from holdfast.kernel.events import COLUMNS
from holdfast.kernel.game import Game
from holdfast.kernel.record import Record
from holdfast.kernel.rule import rule
from holdfast.kernel.tables import Table

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # the backend still asks for the name that NumPy 2.5 dropped

from numba import cuda, from_dtype, typeof, types
from numba.cuda import cgutils, dispatcher
from numba.cuda.extending import intrinsic
from numba.cuda.target import CUDATargetContext
from numba.cuda.typing.typeof import typeof_impl

# Chosen by trying:
ROW = 12  # decisions and steps of actions before the steps of turns are swept
ROWS = 3  # rows before the steps of rounds are swept
THREADS = 64  # a block: games take different branches, so small blocks waste less
REGISTERS = 32  # a thread: what matters is how many threads are there to wait for memory
GLOBAL_MEMORY = 1  # the number of that address space

SEED_STEP = 1_000_003


def thread_seed(seed: int, thread: int) -> int:
    """The seed that a thread's first game is set up with."""
    return seed + thread * SEED_STEP


def kernel_function(rules: Rules, state: Record, row: int = ROW, rows: int = ROWS) -> Any:
    """The body of the kernel: `simulate` of the engine, for the thread's own game.

    Threads of a warp share one instruction at a time, so a game that reaches the end of a round
    would keep 31 others waiting. What takes longer is therefore done less often, by more games
    together. Games go on for a `row` of decisions and steps of single actions, each until it comes
    to the end of a turn; then the steps of turns are swept through in the order of play, and all
    games that have come to one carry it out. After some `rows` so are the steps of rounds, and
    games that are over begin anew. Every rule is called from one place only: a second copy of the
    rules would not fit the GPU's cache of instructions.

    The game is played in the thread's local memory, which the GPU interleaves between threads:
    neighbours that read the same field of their own positions share one access.
    """
    flow, set_up = rules.flow, rules.set_up
    find_options, answer, take_step = flow.find_options, flow.answer, flow.take_step
    always, waits = flow.always, flow.waits
    # Where a game does not say which of its steps are long, none is waited for.
    action_steps, turn_steps = flow.sweeps or (flow.last_step, flow.last_step)
    row_phases = row + turn_steps - action_steps
    phases = rows * row_phases + flow.last_step - turn_steps
    position, chance = from_dtype(state.dtype), from_dtype(Chance.dtype)

    def simulate(work: Any, opening: Any, log: Any, counts: Any, seed: int, decisions: int) -> None:
        thread = cuda.grid(1)
        if thread >= work.shape[0]:
            return
        states = cuda.local.array(1, position)
        dice = cuda.local.array(1, chance)
        s = states[0]
        own_seed = seed + thread * SEED_STEP
        dice[0].scripted = 0
        start(dice[0], own_seed)
        games, done, fresh = 0, 0, True
        while fresh or done < decisions or s.ask == NOTHING or s.offers == 0:
            if fresh:
                copy_words(s, opening[0])
                start(s.chance, own_seed + games)
                set_up(s, log)
                fresh = False
            for phase in range(phases):
                # The step swept now; 0 in a row, where those of actions are taken as they come.
                swept = 0
                if phase >= rows * row_phases:
                    swept = turn_steps + 1 + phase - rows * row_phases
                elif phase % row_phases >= row:
                    swept = action_steps + 1 + phase % row_phases - row
                if s.ask == NOTHING:
                    step = next_step(s.agenda)
                    if step == swept if swept else 0 < step <= action_steps:
                        take_step(s, log)
                elif swept == 0:
                    if s.offers == 0:
                        find_options(s)
                    if s.offers == 0:
                        if waits >> s.ask & 1 == 1:
                            drop(s.agenda)
                        close(s)
                        continue
                    # The only option is taken without asking, and is no decision.
                    asked = s.offers > 1 or always >> s.ask & 1 == 1
                    if done < decisions or not asked:
                        choice = 0
                        if asked:
                            choice = below(dice[0], s.offers)
                            done += 1
                        answer(s, s.offer[choice], log)
            if s.over:
                games += 1
                fresh = True
        work[thread] = s
        counts[thread] = games

    return simulate


@typeof_impl.register(Table)
def _type_of_table(table: Table, context: Any) -> Any:
    return typeof_impl(table.array, context)


def _constant_array(self: Any, builder: Any, array_type: Any, constant: Any) -> Any:
    """A constant array once in global memory, named by its content.

    The backend would copy it into every function that reads it, in constant memory, of which there
    are 64 kB: far less than the tables of most games.
    """
    array = np.ascontiguousarray(constant.array if isinstance(constant, Table) else constant)
    octets = array.tobytes()
    name = "table_" + hashlib.sha256(octets + str(array.dtype).encode()).hexdigest()[:24]
    table = builder.module.globals.get(name)
    if table is None:
        kind = ir.ArrayType(ir.IntType(8), len(octets))
        table = ir.GlobalVariable(builder.module, kind, name, addrspace=GLOBAL_MEMORY)
        table.linkage = "linkonce_odr"
        table.global_constant = True
        table.initializer = ir.Constant(kind, bytearray(octets))
        table.align = 8
    pointer = builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic")
    made = self.make_array(array_type)(self, builder)
    self.populate_array(
        made,
        data=builder.bitcast(pointer, made.data.type),
        shape=[self.get_constant(types.intp, n) for n in array.shape],
        strides=[self.get_constant(types.intp, n) for n in array.strides],
        itemsize=made.itemsize,
        parent=made.parent,
        meminfo=None,
    )
    return made._getvalue()


CUDATargetContext.make_constant_array = _constant_array


@intrinsic
def copy_words(typing_context: Any, target: Any, source: Any) -> Any:
    """Copy one record over another in words of four bytes.

    The backend's own assignment of a record goes byte by byte, four times as many accesses.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(32).as_pointer()
        into, out_of = (builder.bitcast(argument, word) for argument in arguments)
        count = context.get_constant(types.intp, target.size // 4)
        with cgutils.for_range(builder, count) as loop:
            value = builder.load(builder.gep(out_of, [loop.index]))
            builder.store(value, builder.gep(into, [loop.index]))
        return context.get_dummy_value()

    return types.void(target, source), generate


@rule
def next_step(agenda: Any) -> int:
    """The number of the step that comes next, 0 when there is none."""
    return agenda.frames[agenda.depth - 1].step if agenda.depth > 0 else 0


@cache
def kernel(game: Game) -> Any:
    """The game's kernel. It is compiled when first launched, which takes about a minute."""
    return cuda.jit(max_registers=REGISTERS)(kernel_function(game.rules, game.state))


def signature(state: Record) -> Any:
    """The types of the kernel's arguments, to compile it where there is no GPU."""
    states = types.Array(from_dtype(state.dtype), 1, "C")
    log = typeof(np.zeros((1, COLUMNS), np.int32))
    counts = types.Array(types.int32, 1, "C")
    n = types.int64
    return types.void(states, states, log, counts, n, n)


def compile_ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The game's kernel as PTX, the assembly of NVIDIA GPUs. Needs no GPU."""
    # The backend asks the GPU at hand for its capability whenever a rule calls another one.
    absent = SimpleNamespace(compute_capability=capability)
    kept, dispatcher.get_current_device = dispatcher.get_current_device, lambda: absent
    try:
        ptx, _ = cuda.compile_ptx(
            kernel_function(game.rules, game.state),
            signature(game.state),
            device=False,
            cc=capability,
        )
    finally:
        dispatcher.get_current_device = kept
    return str(ptx)


@dataclass(frozen=True)
class Run:
    """What a simulation on the GPU did."""

    positions: Any
    """The last position of each thread's game."""
    decisions: int
    games: int
    seconds: float


class Simulator:
    """Random games of one game on the GPU, all with the same options."""

    def __init__(self, game: Game, threads: int) -> None:
        self.game = game
        self.threads = threads
        self._kernel = kernel(game)
        self._work = cuda.device_array(threads, game.state.dtype)
        self._log = cuda.device_array((0, COLUMNS), np.int32)
        self._counts = cuda.device_array(threads, np.int32)

    def run(self, options: dict[str, Any], seed: int, decisions: int) -> Run:
        """So many decisions in every thread. The first call compiles."""
        opening = cuda.to_device(self.game.blank(options).data)
        blocks = (self.threads + THREADS - 1) // THREADS
        cuda.synchronize()
        began = time.perf_counter()
        self._kernel[blocks, THREADS](self._work, opening, self._log, self._counts, seed, decisions)
        cuda.synchronize()
        seconds = time.perf_counter() - began
        return Run(
            self._work.copy_to_host(),
            self.threads * decisions,
            int(self._counts.copy_to_host().sum()),
            seconds,
        )
