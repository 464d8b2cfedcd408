"""Simulation of many games on a GPU, for benchmarks and for the tests of the GPU mode.

Each thread plays games one after another, at random or by the heuristic player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types

from holdfast.kernel import compiled, compiler
from holdfast.kernel.agenda import drop
from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.decision import NOTHING, close
from holdfast.kernel.engine import Rules
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game import Game
from holdfast.kernel.gpu import (
    DECLARED,
    KERNEL,
    REGISTERS,
    Device,
    Kernel,
    Memory,
    cached_kernel,
    kernel_ptx,
    own_number,
)
from holdfast.kernel.record import NOBODY, Record
from holdfast.kernel.rule import rule

RANDOM, HEURISTIC = "random", "heuristic"
PLAYERS = (RANDOM, HEURISTIC)
"""The players: random moves, or the heuristic player of the game."""
WATCHED = "watched"
"""Random moves, with a check of every position before the next move (see `is_sound`)."""

# Chosen by measurement:
ROW = 12  # decisions and action steps before the steps of turns are swept
ROWS = 3  # rows before the steps of rounds are swept
REGISTERS_IN_SWEEPS = 32  # per thread: more threads run at once, which hides memory latency

SEED_STEP = 1_000_003
NOISE = 0x7FFFFFFF


def thread_seed(seed: int, thread: int) -> int:
    """Return the seed of a thread's first game."""
    return seed + thread * SEED_STEP


def chooser(rules: Rules, player: str) -> Any:
    """Return a rule choose(s, dice) -> move: a random option, or the heuristic player's move."""
    advise = rules.advise

    def random(s: Any, dice: Any) -> Any:
        return s.offer[below(dice, s.offers)]

    def heuristic(s: Any, dice: Any) -> Any:
        return advise(s, s.offer, s.offers, below(dice, NOISE))

    return rule(heuristic if player == HEURISTIC else random)


def play_whole_moves(rules: Rules, player: str) -> Any:
    """Return the function of a thread that plays games with `play`, as the engine's `simulate`.

    The thread takes its position a second time as an array of words, because words are copied
    fastest. If it checks positions, it stops at one that is not sound, leaves it in place and
    returns -1 - the number of decisions made so far.
    """
    play, set_up, choose = rules.flow.play, rules.set_up, chooser(rules, player)
    watched = player == WATCHED

    def simulate(
        work: Any, words: Any, opening: Any, dice: Any, log: Any, seed: int, decisions: int
    ) -> Any:
        start(dice[0], seed)
        games, done, fresh = 0, 0, True
        while fresh or done < decisions:
            move = NO_MOVE
            if fresh:
                for i in range(words.shape[0]):
                    words[i] = opening[i]
                start(work[0].chance, seed + games)
                set_up(work[0], log)
            else:
                move = 0 + choose(work[0], dice[0])
                done += 1
            play(work[0], move, log)
            if watched and not is_sound(work[0]):
                return -1 - done
            fresh = work[0].over != 0
            if fresh:
                games += 1
        return games

    return simulate


@rule
def is_sound(s: Any) -> bool:
    """Return whether a position is valid between two decisions.

    There is no fault, and either a player has options, or the game is over and nothing is pending.
    """
    if s.agenda.fault != 0 or s.chance.fault != 0:
        return False
    if s.over != 0:
        return s.ask == NOTHING and s.offers == 0 and s.agenda.depth == 0 and s.to_move == NOBODY
    return s.ask != NOTHING and s.offers > 0 and s.to_move >= 0


def play_in_sweeps(rules: Rules, player: str, row: int = ROW, rows: int = ROWS) -> Any:
    """Return the function of a thread that plays games step by step, in step with other threads.

    Threads of a warp share one instruction at a time, so a game that reaches the end of a round
    would make 31 others wait. Long steps are therefore carried out less often, by more games
    together. Games run for a `row` of decisions and action steps, each until it reaches the end of
    a turn. Then the steps of turns are swept in the order of play: every game that has reached a
    step carries it out. After `rows` such rows the steps of rounds are swept, and finished games
    start again. Every rule is called from one place only, because a second copy of the rules would
    not fit the GPU's instruction cache.
    """
    flow, set_up, choose = rules.flow, rules.set_up, chooser(rules, player)
    find_options, answer, take_step = flow.find_options, flow.answer, flow.take_step
    always, waits = flow.always, flow.waits
    # If a game does not declare which of its steps are long, threads do not wait for any.
    action_steps, turn_steps = flow.sweeps or (flow.last_step, flow.last_step)
    row_phases = row + turn_steps - action_steps
    phases = rows * row_phases + flow.last_step - turn_steps

    def simulate(
        work: Any, words: Any, opening: Any, dice: Any, log: Any, seed: int, decisions: int
    ) -> Any:
        s = work[0]
        start(dice[0], seed)
        games, done, fresh = 0, 0, True
        while fresh or done < decisions or s.ask == NOTHING or s.offers == 0:
            if fresh:
                for i in range(words.shape[0]):
                    words[i] = opening[i]
                start(s.chance, seed + games)
                set_up(s, log)
                fresh = False
            for phase in range(phases):
                if s.over:
                    break  # remaining steps of a finished game are not carried out
                # The step that is swept now, or 0 within a row of decisions and action steps.
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
                    # A single option is played without asking, and is not counted as a decision.
                    asked = s.offers > 1 or always >> s.ask & 1 == 1
                    if done < decisions or not asked:
                        move = 0 + s.offer[0]
                        if asked:
                            move = 0 + choose(s, dice[0])
                            done += 1
                        answer(s, move, log)
            if s.over:
                games += 1
                fresh = True
        return games

    return simulate


@rule
def next_step(agenda: Any) -> int:
    """Return the number of the top step of the agenda, or 0 if there is none."""
    return agenda.frames[agenda.depth - 1].step if agenda.depth > 0 else 0


def on_a_core(game: Game, player: str) -> Any:
    """Return the same simulation for one CPU core, to compare a GPU with.

    It is compiled when first called, and takes the arguments of `simulation`.
    """
    return compiler.entry_point(play_whole_moves(game.rules, player))


def simulation(game: Game, player: str) -> Any:
    """Return the function that each thread runs."""
    shape = play_in_sweeps if sweeps(game, player) else play_whole_moves
    return shape(game.rules, player)


def sweeps(game: Game, player: str) -> bool:
    """Return whether threads play in sweeps: the game must declare which of its steps are long."""
    return bool(game.rules.flow.sweeps) and player != WATCHED


def signature(state: Record) -> Any:
    """Return the Numba argument types of `simulation`."""
    taken = compiled.signatures(state)["simulate"]
    states, _, dice, logs, seed, decisions = taken
    words = types.Array(types.int32, 1, "C")
    return states, words, words, dice, logs, seed, decisions


# The game is played in the thread's local memory, which the GPU interleaves between threads:
# neighbours that read the same field of their positions share one memory access. An array argument
# consists of two reference counts, the item count, the item size, data, shape and strides.
_KERNEL = """
{declared}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

declare i32 @simulate(ptr, ptr,
  ptr, ptr, i64, i64, ptr, i64, i64,
  ptr, ptr, i64, i64, ptr, i64, i64,
  ptr, ptr, i64, i64, ptr, i64, i64,
  ptr, ptr, i64, i64, ptr, i64, i64,
  ptr, ptr, i64, i64, ptr, i64, i64, i64, i64,
  i64, i64)

define ptx_kernel void @{kernel}(
    ptr %states, ptr %opening, ptr %counts, i64 %threads, i64 %seed, i64 %decisions) {{
entry:
  %work = alloca [{size} x i8], align 16
  %dice = alloca [{dice} x i8], align 16
  %games = alloca i64
  %failed = alloca ptr
{own_number}
go:
  call void @llvm.memset.p0.i64(ptr align 16 %dice, i8 0, i64 {dice}, i1 false)
  %step = mul i64 %thread, {seed_step}
  %own = add i64 %seed, %step
  %code = call i32 @simulate(ptr %games, ptr %failed,
    ptr null, ptr null, i64 1, i64 {size}, ptr %work, i64 1, i64 {size},
    ptr null, ptr null, i64 {words}, i64 4, ptr %work, i64 {words}, i64 4,
    ptr null, ptr null, i64 {words}, i64 4, ptr %opening, i64 {words}, i64 4,
    ptr null, ptr null, i64 1, i64 {dice}, ptr %dice, i64 1, i64 {dice},
    ptr null, ptr null, i64 0, i64 4, ptr null, i64 0, i64 8, i64 32, i64 4,
    i64 %own, i64 %decisions)
  %place = mul i64 %thread, {size}
  %state = getelementptr i8, ptr %states, i64 %place
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %state, ptr align 16 %work, i64 {size}, i1 false)
  %count = getelementptr i64, ptr %counts, i64 %thread
  %played = load i64, ptr %games
  store i64 %played, ptr %count
  br label %end
end:
  ret void
}}
"""


def compile_ptx(game: Game, player: str = RANDOM, capability: tuple[int, int] = (9, 0)) -> str:
    """Return the game's kernel as PTX, the assembly of NVIDIA GPUs. This needs no GPU."""
    size = game.state.size
    assert size % 4 == 0, "positions are copied in words"
    kernel = _KERNEL.format(
        kernel=KERNEL, declared=DECLARED, own_number=own_number("thread", "threads"),
        size=size, words=size // 4, dice=Chance.size, seed_step=SEED_STEP,
    )  # fmt: skip
    return kernel_ptx(simulation(game, player), signature(game.state), kernel, capability)


def machine_code(game: Game, player: str) -> bytes:
    """Return the game's kernel as machine code for the machine's GPU."""
    registers = REGISTERS_IN_SWEEPS if sweeps(game, player) else REGISTERS
    return cached_kernel(
        game, player, lambda at_hand: compile_ptx(game, player, at_hand), registers
    )


@dataclass(frozen=True)
class Run:
    """The results of a simulation on the GPU."""

    decisions: int
    games: int
    seconds: float
    stopped: tuple[int, ...] = ()
    """The threads that stopped at a position that is not sound, if positions are checked."""


class Simulator:
    """A simulation of one game on the GPU, with one kind of player."""

    def __init__(self, game: Game, threads: int, player: str = RANDOM) -> None:
        Device.first()
        self.game = game
        self.threads = threads
        self._kernel = Kernel(machine_code(game, player))
        self._opening = Memory(game.state.size)
        self._states = Memory(threads * game.state.size)
        self._counts = Memory(threads * 8)

    def run(self, options: dict[str, Any], seed: int, decisions: int) -> Run:
        """Play this number of decisions in every thread."""
        self._opening.put(self.game.blank(options).data)
        seconds = self._kernel.run(
            self.threads, self._states, self._opening, self._counts, self.threads, seed, decisions
        )
        counts = self._counts.get(np.zeros(self.threads, np.int64))
        stopped = tuple(np.flatnonzero(counts < 0).tolist())
        return Run(self.threads * decisions, int(counts.clip(0).sum()), seconds, stopped)

    def positions(self) -> Any:
        """Return the last position of each thread."""
        return self._states.get(np.zeros(self.threads, self.game.state.dtype))
