"""Confirmation: puzzles are searched again with ten times the games and other seeds.

    python -m holdfast.lab.puzzles.confirmation outlast --out verdicts.json --processes 16

is `holdfast lab puzzles outlast --confirm 1000` for a machine without the command line's packages.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import cache
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.lab.puzzles.candidates import NOISES
from holdfast.lab.puzzles.finder import OTHER_SEED, lead
from holdfast.lab.puzzles.playouts import values
from holdfast.lab.puzzles.writer import TRIES, default_file, read_or_begin
from holdfast.lab.runs.store import write_atomically
from holdfast.players import prepare, use_compiled_rules
from holdfast.puzzles import Puzzle, PuzzleError, checksum, read_puzzles, rebuild

TIMES = 10
"""Factor by which the confirming search plays more games."""
RIVALS = 4
"""Number of moves that are searched again beside the solution: those with the best chances."""


@dataclass(frozen=True)
class Verdict:
    """The result of the longer search for a puzzle."""

    id: str
    theme: str
    agrees: bool
    """Whether the best move of the longer search is a solution of the puzzle."""
    best: int
    """The best move of the longer search."""
    lead: float
    """The chance by which the solution is ahead of the best move that is none."""
    error: float
    """The standard error of the lead."""
    games: int
    """The number of games for each move."""
    heuristic: float
    """How often heuristic players find a solution."""


def confirm(game: Game, puzzle: Puzzle, played: int) -> Verdict:
    """Return the verdict about a puzzle found with `played` games. This needs compiled rules."""
    position = rebuild(game, puzzle)
    hidden = game.hide(position, int(position.to_move))
    obvious = {game.advise(hidden, noise) for noise in range(NOISES)}
    rivals = sorted(puzzle.moves.keys() - puzzle.good, key=lambda move: -puzzle.moves[move].chance)
    chances = {
        move: values(game, hidden, move, TIMES * played, OTHER_SEED)
        for move in dict.fromkeys((*sorted(puzzle.good), *rivals[:RIVALS], *sorted(obvious)))
    }
    means = {move: float(np.nan_to_num(found).mean()) for move, found in chances.items()}
    best = max(means, key=lambda move: means[move])
    right = max(puzzle.good, key=lambda move: means[move])
    wrong = max(means.keys() - puzzle.good, key=lambda move: means[move])
    ahead, error = lead(chances[right], chances[wrong])
    hits = sum(game.advise(hidden, noise) in puzzle.good for noise in range(TRIES))
    return Verdict(
        puzzle.id, puzzle.theme, best in puzzle.good, best, round(ahead, 4), round(error, 4),
        TIMES * played, round(hits / TRIES, 3),
    )  # fmt: skip


def confirm_puzzles(
    game: Game,
    file: Path,
    most: int,
    report: Callable[[Sequence[Verdict], int], None] = lambda found, wanted: None,
    out: Path | None = None,
    processes: int = 1,
    seconds: float = inf,
) -> list[Verdict]:
    """Return the verdicts about up to `most` puzzles of a file, fewer if the time is up.

    They are spread over the file. After each one, all so far are stored in `out`.
    """
    names = [told["id"] for told in read_or_begin(game, file)["puzzles"]]
    wanted = names[:: max(1, len(names) // most)][:most]
    found: list[Verdict] = []
    for one in _each(game.name, file, wanted, processes, time.monotonic() + seconds):
        found.append(one)
        if out is not None:
            told = {"game": game.name, "puzzles": [asdict(verdict) for verdict in found]}
            write_atomically(out, (json.dumps(told, indent=1) + "\n").encode())
        report(found, len(wanted))
    return found


def _each(
    name: str, file: Path, wanted: Sequence[str], processes: int, until: float
) -> Iterator[Verdict]:
    """Yield the verdict about each puzzle as soon as it is known."""
    if processes == 1:
        for one in wanted:
            if time.monotonic() < until:
                yield _confirm(name, file, one)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting: set[Future[Verdict]] = {pool.submit(_confirm, name, file, one) for one in wanted}
        while waiting and time.monotonic() < until:
            left = None if until == inf else max(0.0, until - time.monotonic())
            done, waiting = wait(waiting, timeout=left, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
        for process in list((pool._processes or {}).values()) if waiting else []:
            pool.shutdown(wait=False, cancel_futures=True)
            process.terminate()


def _confirm(name: str, file: Path, wanted: str) -> Verdict:
    """Return the verdict about one puzzle of a file."""
    game, puzzles, played = _read(name, file)
    return confirm(game, puzzles[wanted], played[wanted])


@cache
def _read(name: str, file: Path) -> tuple[Game, dict[str, Puzzle], dict[str, int]]:
    """Return a game with compiled rules, its puzzles, and the games that each was found with."""
    game = games.load(name)
    if game.engine is not game.compiled:
        use_compiled_rules(game)
    text = file.read_text(encoding="utf-8")
    played = {told["id"]: told["games"] for told in json.loads(text)["puzzles"]}
    return game, read_puzzles(text, game)[0], played


def drop_puzzles(game: Game, file: Path, verdicts: Path) -> int:
    """Remove the puzzles that are not confirmed from a file, and return their number.

    Raise a PuzzleError if the verdicts are damaged or about another game.
    """
    content = read_or_begin(game, file)
    refuted = _refuted_puzzles(game, verdicts)
    kept = [told for told in content["puzzles"] if told["id"] not in refuted]
    dropped = len(content["puzzles"]) - len(kept)
    if dropped:
        content["puzzles"] = kept
        needed = {told["id"].partition("-")[0] for told in kept}
        content["sources"] = [row for row in content["sources"] if str(row[0]) in needed]
        content["sha256"] = checksum(content)
        write_atomically(file, (json.dumps(content, ensure_ascii=False) + "\n").encode())
    return dropped


def _refuted_puzzles(game: Game, verdicts: Path) -> Collection[str]:
    """Return the names of the puzzles that are not confirmed."""
    try:
        told: Any = json.loads(verdicts.read_text(encoding="utf-8"))
        name, found = told["game"], {str(one["id"]) for one in told["puzzles"] if not one["agrees"]}
    except (ValueError, KeyError, TypeError):
        raise PuzzleError(f"{verdicts} has no verdicts about puzzles, or it is cut short") from None
    if name != game.name:
        raise PuzzleError(f"these verdicts are about {name!r}, not about {game.name!r}")
    return found


def summary(found: Sequence[Verdict]) -> str:
    """Return a sentence with the numbers of confirmed and of found solutions."""
    agreed = sum(one.agrees for one in found)
    share = sum(one.heuristic for one in found) / max(1, len(found))
    return (
        f"{agreed} of {len(found)} solutions agree. "
        f"Heuristic players find {100 * share:.1f} % of them."
    )


def main() -> None:
    """Confirm the puzzles that come with a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--puzzles", type=int, default=1000, help="how many at most")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf, help="stop after this time")
    parser.add_argument("--out", type=Path, help="a JSON file for each verdict")
    given = parser.parse_args()
    game, began = games.load(given.game), time.monotonic()
    use_compiled_rules(game)
    prepare(game)

    def report(found: Sequence[Verdict], wanted: int) -> None:
        passed = time.monotonic() - began
        line = f"{len(found)} of {wanted}, {sum(one.agrees for one in found)} agree, {passed:.0f} s"
        print(line, file=sys.stderr, flush=True)

    found = confirm_puzzles(
        game, default_file(game), given.puzzles, report, given.out, given.processes, given.seconds
    )
    print(summary(found))


if __name__ == "__main__":
    main()
