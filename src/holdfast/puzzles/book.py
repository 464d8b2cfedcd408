"""The files of a game's puzzles: themes and tables, and the puzzles that were found.

The themes are written by hand: a list of `tables`, the options of the games that bots play, and a
list of `themes`. Each has an `id`, a `title` and a `question` in every language, and says which
puzzles belong to it: by the `factors` of their reasons, else by their `decisions`, else by the
`kinds` of move of their solutions. It is no TOML, because rules are compiled again when one of the
game's TOML files changes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from holdfast.kernel.content import ContentError
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES

THEMES, FOUND = "puzzles/themes.json", "puzzles/found.json"
FORMAT = 1
MOST_WORDS = 16
"""The maximum number of words of a question."""


class PuzzleError(ContentError):
    """A file of puzzles is damaged, or belongs to another game or version."""


@dataclass(frozen=True)
class Theme:
    """A theme of puzzles. Titles and questions are in every language."""

    id: str
    title: Mapping[str, str]
    question: Mapping[str, str]
    factors: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Source:
    """A game that bots have played: from this, every position is rebuilt."""

    number: int
    options: Mapping[str, Any]
    seed: int
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Move:
    """A move of a puzzle, with its reasons."""

    chance: int
    """Chance to win after it, in thousandths."""
    because: tuple[Mapping[str, Any], ...] = ()
    """Reasons: for the solution what speaks for it, for another move what the solution does
    instead."""
    risk: Mapping[str, Any] | None = None


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position with a question and its answer."""

    id: str
    theme: str
    source: Source
    at: int
    """The number of moves before the position."""
    fingerprint: str
    solution: int
    good: frozenset[int]
    """The solution, and the moves that are as good."""
    rating: int
    found: Mapping[str, int]
    """Percentage of tries in which each level finds the solution."""
    moves: Mapping[int, Move]
    """All legal moves."""


@dataclass(frozen=True)
class Book:
    """The puzzles of a game."""

    themes: tuple[Theme, ...]
    tables: tuple[Mapping[str, Any], ...]
    puzzles: Mapping[str, Puzzle]
    next: int = 0
    """The number of the next game of bots to look through."""

    def themes_of(self, factors: list[str], decision: str | None, kind: str) -> list[str]:
        """Return the themes that fit a puzzle with these reasons, the best one first."""
        by_reason = [t.id for factor in factors for t in self.themes if factor in t.factors]
        by_move = [t.id for t in self.themes if decision in t.decisions or kind in t.kinds]
        return list(dict.fromkeys(by_reason)) or by_move


@cache
def book_of(game: Game) -> Book:
    """Return the puzzles that come with a game. Raise a PuzzleError if its files are damaged."""
    file = game.folder / THEMES
    if not file.exists():
        return Book((), ({},), {})
    content = json.loads(file.read_text(encoding="utf-8"))
    themes = tuple(_theme(file, one) for one in content["themes"])
    tables = tuple(content["tables"])
    found = game.folder / FOUND
    if not found.exists():
        return Book(themes, tables, {})
    puzzles, following = read_puzzles(found.read_text(encoding="utf-8"), game)
    known = {theme.id for theme in themes}
    if lost := sorted({one.theme for one in puzzles.values()} - known):
        raise PuzzleError(f"{found.name}: there are no themes {lost}")
    return Book(themes, tables, puzzles, following)


def _theme(file: Path, given: Mapping[str, Any]) -> Theme:
    """Return a theme, or raise a PuzzleError that says what is missing."""
    for name in ("title", "question"):
        texts = given.get(name, {})
        if sorted(texts) != sorted(LANGUAGES):
            raise PuzzleError(f"{file.name}: {given.get('id')} needs {name} in {LANGUAGES}")
        for text in texts.values():
            if len(text.split()) > MOST_WORDS:
                raise PuzzleError(f"{file.name}: more than {MOST_WORDS} words: {text}")
    lists = {name: tuple(given.get(name, ())) for name in ("factors", "decisions", "kinds")}
    return Theme(given["id"], given["title"], given["question"], **lists)


def checksum(content: Mapping[str, Any]) -> str:
    """Return the checksum of a file's content, which does not count itself."""
    rest = {name: value for name, value in content.items() if name != "sha256"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def fingerprint(position: Position) -> str:
    """Return a hash of a position, by which a rebuilt position is checked."""
    return hashlib.sha256(bytes(position)).hexdigest()[:16]


def read_puzzles(text: str, game: Game) -> tuple[dict[str, Puzzle], int]:
    """Return the puzzles in a file, and the number of the next game to look through.

    Raise a PuzzleError if the file is cut, altered, or of another game or version.
    """
    try:
        content = json.loads(text)
    except ValueError:
        raise PuzzleError("this is no file of puzzles, or it is cut short") from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise PuzzleError(f"this is no file of puzzles of format {FORMAT}")
    if content.get("game") != game.name:
        raise PuzzleError(f"these puzzles are of {content.get('game')!r}, not of {game.name!r}")
    if not game.replays(content.get("rules", -1)):
        raise PuzzleError(
            f"these puzzles were made for version {content.get('rules')} of the rules of "
            f"{game.name}, and this is version {game.version}"
        )
    if content.get("sha256") != checksum(content):
        raise PuzzleError("this file of puzzles is damaged: its checksum is wrong")
    sources = {
        number: Source(number, options, seed, tuple(moves))
        for number, options, seed, moves in content["sources"]
    }
    puzzles = [_puzzle(one, sources) for one in content["puzzles"]]
    return {one.id: one for one in puzzles}, content["next"]


def _puzzle(given: Mapping[str, Any], sources: Mapping[int, Source]) -> Puzzle:
    """Return a puzzle of a file."""
    number, _, at = given["id"].partition("-")
    known = given["known"]
    moves = {
        int(move): Move(
            chance,
            tuple(known.get(move, {}).get("because", ())),
            known.get(move, {}).get("risk"),
        )
        for move, chance in given["moves"].items()
    }
    return Puzzle(
        given["id"], given["theme"], sources[int(number)], int(at), given["fingerprint"],
        given["solution"], frozenset(given["good"]), given["rating"], given["found"], moves,
    )  # fmt: skip


@cache
def _replay(game: Game, puzzle: Puzzle) -> Position:
    """Return the position of a puzzle, replayed from the beginning of its game."""
    source = puzzle.source
    position, _ = game.begin(source.options, source.seed)
    try:
        for move in source.moves[: puzzle.at]:
            game.play(position, move)
    except ValueError as error:
        raise PuzzleError(f"puzzle {puzzle.id} cannot be rebuilt: {error}") from None
    if fingerprint(position) != puzzle.fingerprint:
        raise PuzzleError(f"puzzle {puzzle.id} cannot be rebuilt: its position is another one")
    return position


def rebuild(game: Game, puzzle: Puzzle) -> Position:
    """Return a copy of the position of a puzzle, as it was in the game of bots.

    Raise a PuzzleError if the moves lead elsewhere.
    """
    return _replay(game, puzzle).copy()
