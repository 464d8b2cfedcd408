"""The speed of Holdfast, beside other engines in the same run: `make bench`.

    python -m bench [GAME ...]     all games, or the named ones

One process on one core. Contenders take turns, several rounds of about a second each, and the
best round of each counts: these machines are shared, and what disturbs a round only slows it.
Speeds are claimed as ratios; the calibration loop tells how fast the machine was.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

import numpy as np
from numba import njit
from rich.console import Console
from rich.table import Table

from bench import peers
from bench.seats import chosen, tables
from holdfast import games
from holdfast.kernel.background_compiler import compile_to_disk
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.position import Position

ROUNDS = 5
CHUNK = 200_000  # decisions of Holdfast between two looks at the clock

COLD = """
import time
from holdfast import games
from holdfast.kernel.background_compiler import compile_to_disk
compile_to_disk(games.load({game!r}), lambda *_: None)
print(time.process_time())
"""
# Numba loads these packages if they are installed. They come with the peers and the tests, and an
# installation of Holdfast lacks them.
WARM = """
import sys, time
sys.modules.update(scipy=None, coverage=None)
from holdfast import games
from holdfast.kernel.background_compiler import switch
game = games.load({game!r})
began = time.process_time()
switch(game); position = game.new({{}}, 1)
game.play(position, game.legal(position)[0])
print({of})
"""


@dataclass
class Contender:
    """An engine whose speed is measured: it plays for about a second and counts what it did."""

    name: str
    play: Callable[[float], tuple[int, int]]
    decisions_a_second: float = 0
    games_a_second: float = 0

    def take_turn(self, seconds: float = 1.0) -> None:
        """Play one round; the best round counts."""
        began = time.process_time()
        decisions, played = self.play(seconds)
        spent = time.process_time() - began
        if decisions / spent > self.decisions_a_second:
            self.decisions_a_second = decisions / spent
            self.games_a_second = played / spent


def holdfast(name: str, players: int) -> Contender:
    """Return random play of one of our games, compiled, as a contender."""
    game = games.load(name)
    compile_to_disk(game, lambda *_: None)
    work, opening = Position.blank(game.state), game.blank({"players": players})
    dice = np.zeros(1, Chance.dtype)

    def play(seconds: float) -> tuple[int, int]:
        until, decisions, played = time.process_time() + seconds, 0, 0
        while time.process_time() < until:
            played += game.compiled.simulate(
                work.data, opening.data, dice, silent_log(), decisions, CHUNK
            )
            decisions += CHUNK
        return decisions, played

    return Contender(f"Holdfast {name}, {players} players", play)


@njit
def _calibrate(n: int) -> int:
    x = 1
    for _ in range(n):
        x = (x ^ (x << 13)) & 0xFFFFFFFF
        x ^= x >> 17
        x = (x ^ (x << 5)) & 0xFFFFFFFF
    return x


def calibration() -> float:
    """Return the speed of a loop of dependent arithmetic in million steps a second.

    It is the best of five runs.
    """
    _calibrate(1)
    best = 0.0
    for _ in range(5):
        began = time.process_time()
        _calibrate(20_000_000)
        best = max(best, 20 / (time.process_time() - began))
    return best


def seconds_of(script: str, cache: str) -> float:
    """Return the processor seconds that a script reports from a fresh Python process."""
    environment = os.environ | {"HOLDFAST_CACHE": cache}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return float(done.stdout)


def compiling(name: str, cache: str) -> str:
    """Return a line with the seconds to compile a game, and to start it from the cache."""
    cold = seconds_of(COLD.format(game=name), cache)
    warm, whole = (
        min(seconds_of(WARM.format(game=name, of=span), cache) for _ in range(3))
        for span in ("time.process_time() - began", "time.process_time()")
    )
    return (
        f"{name}: cold compile {cold:.1f} s, warm start {warm:.2f} s "
        f"({whole:.2f} s with Python and its libraries), "
        f"a position {games.load(name).state.size} bytes"
    )


def measure(contenders: list[Contender], console: Console) -> None:
    """Let all contenders play in turns, for several rounds."""
    for number in range(ROUNDS):
        for contender in contenders:
            console.print(f"[dim]round {number + 1} of {ROUNDS}: {contender.name:50}[/]", end="\r")
            contender.take_turn()


def speeds(ours: list[Contender], others: list[Contender]) -> Table:
    """Return the table of one game beside the other engines."""
    columns = (f"{contender.name.removeprefix('Holdfast ')} is" for contender in ours)
    table = Table("random play, one core", "decisions/s", "games/s", *columns)
    for contender in ours + others:
        ratios = (f"{c.decisions_a_second / contender.decisions_a_second:,.1f}x" for c in ours)
        table.add_row(
            contender.name,
            f"{contender.decisions_a_second:,.0f}",
            f"{contender.games_a_second:,.0f}",
            *(ratios if contender in others else ()),
        )
    return table


def main(names: list[str]) -> None:
    """Measure the speed of Holdfast and of other engines, and print tables."""
    sizes = {name: tables(game) for name, game in chosen(names).items()}
    console = Console()
    core = sorted(os.sched_getaffinity(0))[-1]
    os.sched_setaffinity(0, {core})
    console.print(f"Calibration: {calibration():.0f} million steps/s on core {core}")
    with tempfile.TemporaryDirectory() as cache:
        os.environ["HOLDFAST_CACHE"] = cache  # random play below uses the rules compiled here
        for name in sizes:
            console.print(compiling(name, cache))
        ours = {name: [holdfast(name, players) for players in sizes[name]] for name in sizes}
        others = [Contender(name, play) for name, play in peers.contenders()]
        measure([*chain.from_iterable(ours.values()), *others], console)
    for contenders in ours.values():
        console.print(speeds(contenders, others))
    console.print(f"Calibration afterwards: {calibration():.0f} million steps/s")


if __name__ == "__main__":
    main(sys.argv[1:])
