"""Description of puzzles that were found, and the file that they are stored in."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from holdfast import players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.lab.puzzles.candidates import Candidate, candidates
from holdfast.lab.puzzles.finder import SEED, Trial, try_candidate
from holdfast.lab.runs.store import write_atomically
from holdfast.players.lookahead import look_ahead
from holdfast.players.reasons import Effect, Reason, effects, reasons
from holdfast.puzzles import (
    FORMAT,
    Puzzle,
    PuzzleError,
    book_of,
    checksum,
    fingerprint,
    read_puzzles,
    rebuild,
)
from holdfast.puzzles.book import FOUND

LOOKS = 32
"""Number of determinizations of the lookahead for each move that is explained."""
WRONG_ANSWERS = 4
"""Maximum number of likely wrong answers that are refuted."""
STRENGTHS = {
    "beginner": 900, "wanderer": 1025, "settler": 1150, "pathfinder": 1275, "veteran": 1400,
}  # fmt: skip
"""Ratings of the levels that try each puzzle. Legend is left out because it takes too long."""
TRIES = 32
"""Number of times that each level tries a puzzle."""
LOWEST, HIGHEST = 500, 2300


def find_puzzles(
    game: Game,
    file: Path,
    games: int,
    report: Callable[[int, int], None] = lambda done, found: None,
) -> int:
    """Look through more games of bots, add what is found to a file, and return its number.

    Each game is stored when it is done, so that the same command goes on where it stopped. Needs
    compiled rules and search.
    """
    content = read_or_begin(game, file)
    for done in range(1, games + 1):
        number = content["next"]
        for one in candidates(game, number):
            trial = try_candidate(game, one)
            told = describe(trial) if trial is not None else None
            if told is not None and not any(is_alike(told, other) for other in content["puzzles"]):
                add(content, one, told)
        content["next"] = number + 1
        content["sha256"] = checksum(content)
        write_atomically(file, (json.dumps(content, ensure_ascii=False) + "\n").encode())
        report(done, len(content["puzzles"]))
    return len(content["puzzles"])


def rate_puzzles(game: Game, file: Path) -> int:
    """Let the levels try each puzzle of a file again, and return how many changed their rating.

    Levels change with the games and their coaches. This needs compiled rules.
    """
    content = read_or_begin(game, file)
    before = [puzzle["rating"] for puzzle in content["puzzles"]]
    if not before:
        return 0
    puzzles = read_puzzles(file.read_text(encoding="utf-8"), game)[0]
    for puzzle in content["puzzles"]:
        rate(game, puzzle, puzzles[puzzle["id"]])
    content["sha256"] = checksum(content)
    write_atomically(file, (json.dumps(content, ensure_ascii=False) + "\n").encode())
    return sum(p["rating"] != old for p, old in zip(content["puzzles"], before, strict=True))


def read_or_begin(game: Game, file: Path) -> dict[str, Any]:
    """Return the content of a file of puzzles, or of a new one."""
    if not file.exists():
        return {
            "format": FORMAT, "game": game.name, "rules": game.version, "next": 0, "sources": [],
            "puzzles": [],
        }  # fmt: skip
    text = file.read_text(encoding="utf-8")
    read_puzzles(text, game)
    content: dict[str, Any] = json.loads(text)
    if content["rules"] != game.version:
        raise PuzzleError(f"{file} has puzzles of older rules: begin a new file")
    return content


def default_file(game: Game) -> Path:
    """Return the file of the puzzles that come with a game."""
    return game.folder / FOUND


def describe(trial: Trial) -> dict[str, Any] | None:
    """Return a puzzle as it is stored, or None if nothing explains its solution."""
    game, candidate, best = trial.game, trial.candidate, trial.best
    hidden, seat, good = candidate.hidden, int(candidate.hidden.to_move), trial.good()
    wrong = [move for move in (*candidate.obvious, *trial.rivals()) if move not in good]
    likely = list(dict.fromkeys(wrong))[:WRONG_ANSWERS]

    def effects_of(move: int) -> tuple[Effect, ...]:
        return effects(game, hidden, look_ahead(game, hidden, seat, move, LOOKS, SEED))

    own, others = effects_of(best), {move: effects_of(move) for move in likely}
    because, risk = reasons(own, list(others.values()))
    kind, _ = game.moves.decode(best)
    decision = game.decision(hidden)
    themes = book_of(game).themes_of([one.factor for one in because], decision, kind.name)
    if not because or not themes:
        return None
    known = {str(best): _reason_rows(because, risk)}
    for move, effect in others.items():
        known[str(move)] = _reason_rows(reasons(own, [effect])[0], reasons(effect, [own])[1])
    moves = {str(m): round(1000 * trial.chance(m)) for m in candidate.moves}
    found = found_by(trial.game, trial.candidate.hidden, trial.good())
    return {
        "id": f"{candidate.source.number}-{candidate.at}",
        "theme": themes[0],
        "round": hidden.number(game.screen.factors.clock),
        "solution": best,
        "good": sorted(good),
        "key": game.key(hidden, best),
        "games": len(trial.chances[best]),
        "rating": rating_of(found),
        "found": found,
        "moves": moves,
        "known": known,
    }


def _reason_rows(because: tuple[Reason, ...], risk: Reason | None) -> dict[str, Any]:
    """Return the reasons for a move and its risk, as they are stored."""
    return {
        "because": [_reason_row(one) for one in because],
        "risk": None if risk is None else _reason_row(risk),
    }


def _reason_row(reason: Reason) -> dict[str, Any]:
    """Return a reason as it is stored."""
    return {
        "factor": reason.factor, "wording": reason.wording.model_dump(mode="json"),
        "percent": reason.percent, "other": reason.other,
    }  # fmt: skip


def found_by(game: Game, hidden: Position, good: Collection[int]) -> dict[str, int]:
    """Return for each level the percentage of tries that find a solution in a hidden position."""
    found = {}
    for level in STRENGTHS:
        bot = players.of_level(level)
        hits = sum(bot.choose(game, hidden, SEED + k) in good for k in range(TRIES))
        found[level] = round(100 * hits / TRIES)
    return found


def rate(game: Game, stored: dict[str, Any], puzzle: Puzzle) -> None:
    """Add a puzzle's rating to its data, and in how many percent of tries each level solves it."""
    position = rebuild(game, puzzle)
    hidden = game.hide(position, int(position.to_move))
    stored["found"] = found_by(game, hidden, stored["good"])
    stored["rating"] = rating_of(stored["found"])


def rating_of(found: Mapping[str, int]) -> int:
    """Return the rating at which the levels find a puzzle as often as they do.

    A level finds a puzzle of its own rating every second time.
    """
    low, high = LOWEST, HIGHEST
    wanted = sum(found.values()) / 100
    while high - low > 1:
        middle = (low + high) // 2
        expected = sum(1 / (1 + 10 ** ((middle - STRENGTHS[one]) / 400)) for one in found)
        low, high = (middle, high) if expected > wanted else (low, middle)
    return low


def is_alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Return whether two puzzles are alike: of one round of a game, or with the same choice."""
    same_game = one["id"].partition("-")[0] == other["id"].partition("-")[0]
    if same_game and one["round"] == other["round"]:
        return True
    return bool(one["key"] == other["key"] and one["moves"].keys() == other["moves"].keys())


def add(content: dict[str, Any], candidate: Candidate, told: dict[str, Any]) -> None:
    """Add a puzzle to the content of a file, with the moves of its game that lead there."""
    source = candidate.source
    stored = {one[0]: one for one in content["sources"]}
    row = stored.get(source.number)
    if row is None:
        row = [source.number, source.options, source.seed, []]
        content["sources"].append(row)
    row[3] = list(source.moves[: max(candidate.at, len(row[3]))])
    told["fingerprint"] = fingerprint(candidate.position)
    content["puzzles"].append(told)
