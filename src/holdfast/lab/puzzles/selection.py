"""Selection of the puzzles that come with a game, from all that were found."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from holdfast.kernel.game import Game
from holdfast.lab.puzzles.writer import rate, read_or_begin
from holdfast.lab.runs.store import write_atomically
from holdfast.puzzles import book_of, checksum, read_puzzles


def select_puzzles(game: Game, found: Path, file: Path, most: int) -> Counter[str]:
    """Store the best of the puzzles in `found` in `file`, and return the number of each theme.

    The themes take turns, so that each has its share. Puzzles with a single best move come first,
    and those of games that have few puzzles so far. The levels try each puzzle again, so that
    ratings fit the levels of today. This needs compiled rules.
    """
    content = read_or_begin(game, found)
    content["puzzles"] = [one for one in content["puzzles"] if _has_all_texts(game, one)]
    chosen = _choose(_themes(game, content), {p["id"]: p for p in content["puzzles"]}, most)
    positions = read_puzzles(found.read_text(encoding="utf-8"), game)[0]
    content["puzzles"] = [p for p in content["puzzles"] if p["id"] in chosen]
    last: dict[int, int] = {}
    for puzzle in content["puzzles"]:
        name = puzzle["id"]
        puzzle["theme"] = chosen[name]
        rate(game, puzzle, positions[name])
        number, at = map(int, name.split("-"))
        last[number] = max(at, last.get(number, 0))
    content["sources"] = [
        [number, options, seed, moves[: last[number]]]
        for number, options, seed, moves in content["sources"]
        if number in last
    ]
    content["sha256"] = checksum(content)
    write_atomically(file, (json.dumps(content, ensure_ascii=False) + "\n").encode())
    return Counter(chosen.values())


def _has_all_texts(game: Game, puzzle: Mapping[str, Any]) -> bool:
    """Return whether all reasons of a puzzle still have texts; factors change with the games."""
    text = game.text("en")
    reasons = (
        reason
        for known in puzzle["known"].values()
        for reason in (*known["because"], known["risk"])
        if reason is not None
    )
    return all(text.has(reason["wording"]["key"]) for reason in reasons)


def _themes(game: Game, content: dict[str, Any]) -> dict[str, list[str]]:
    """Return the themes that fit each puzzle, the best one first."""
    themes = {}
    for puzzle in content["puzzles"]:
        solution = puzzle["solution"]
        factors = [one["factor"] for one in puzzle["known"][str(solution)]["because"]]
        kind, _ = game.moves.decode(solution)
        # The decision is not stored. A theme that follows only from the decision is therefore not
        # found again, so the stored theme is used.
        themes[puzzle["id"]] = book_of(game).themes_of(factors, None, kind.name) or [
            puzzle["theme"]
        ]
    return themes


def _choose(themes: dict[str, list[str]], puzzles: dict[str, Any], most: int) -> dict[str, str]:
    """Return the theme of each puzzle that is chosen."""
    chosen: dict[str, str] = {}
    counts = Counter(dict.fromkeys((t for fitting in themes.values() for t in fitting), 0))
    of_game: Counter[str] = Counter()
    while len(chosen) < most:
        left = [name for name in themes if name not in chosen]
        waiting = {theme for name in left for theme in themes[name]}
        if not waiting:
            break
        theme = min(waiting, key=lambda one: (counts[one], one))

        def worth(name: str, theme: str = theme) -> tuple[Any, ...]:
            number = name.partition("-")[0]
            fit = themes[name].index(theme)
            return len(puzzles[name]["good"]) > 1, fit, of_game[number], len(name), name

        best = min((name for name in left if theme in themes[name]), key=worth)
        chosen[best] = theme
        counts[theme] += 1
        of_game[best.partition("-")[0]] += 1
    return chosen
