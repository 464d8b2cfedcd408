"""Confirming puzzles by a longer search, and dropping the refuted ones."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from holdfast import games
from holdfast.lab.puzzles.confirmation import (
    TIMES,
    Verdict,
    confirm,
    confirm_puzzles,
    drop_puzzles,
    summary,
)
from holdfast.players import prepare, use_compiled_rules
from holdfast.puzzles import PuzzleError, read_puzzles, rebuild
from holdfast.puzzles.book import FOUND

GAME = games.load("outlive")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a copy of the puzzles that come with the game."""
    return Path(shutil.copy(GAME.folder / FOUND, tmp_path / "found.json"))


def write_verdicts(folder: Path, game: str, *refuted: str, also: str = "x-1") -> Path:
    """Write the verdicts on these puzzles, all refuted, and on another one, which is confirmed."""
    verdicts = folder / "verdicts.json"
    told = [{"id": name, "agrees": False} for name in refuted] + [{"id": also, "agrees": True}]
    verdicts.write_text(json.dumps({"game": game, "puzzles": told}), encoding="utf-8")
    return verdicts


def test_what_is_not_confirmed_is_dropped(file: Path, tmp_path: Path) -> None:
    before, _ = read_puzzles(file.read_text(encoding="utf-8"), GAME)
    one, two, *rest = before
    assert (
        drop_puzzles(GAME, file, write_verdicts(tmp_path, "outlive", one, two, also=rest[0])) == 2
    )
    after, _ = read_puzzles(file.read_text(encoding="utf-8"), GAME)
    assert list(after) == rest
    rebuild(GAME, after[rest[0]])  # its game is still there


def test_nothing_is_dropped_if_all_agree(file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    assert drop_puzzles(GAME, file, write_verdicts(tmp_path, "outlive")) == 0
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"game": "outlive", "puzzles": [{"id": "1-', "cut short"),
        ('{"game": "outlive", "puzzles": [{"id": "1-2"}]}', "no verdicts"),
        ("[]", "no verdicts"),
        ('{"game": "outlast", "puzzles": []}', "about 'outlast', not about 'outlive'"),
    ],
)
def test_bad_verdicts_change_nothing(file: Path, tmp_path: Path, text: str, told: str) -> None:
    before = file.read_bytes()
    verdicts = tmp_path / "verdicts.json"
    verdicts.write_text(text, encoding="utf-8")
    with pytest.raises(PuzzleError, match=told):
        drop_puzzles(GAME, file, verdicts)
    assert file.read_bytes() == before


def test_a_summary_says_what_agrees_and_how_often_heuristic_players_are_right() -> None:
    one = Verdict("1-2", "fed", True, 3, 0.1, 0.01, 640, 0.0)
    other = Verdict("1-9", "fed", False, 4, -0.1, 0.01, 640, 0.5)
    assert summary([one, other]) == (
        "1 of 2 solutions agree. Heuristic players find 25.0 % of them."
    )


@pytest.mark.long
def test_a_puzzle_is_searched_again_longer(file: Path, tmp_path: Path) -> None:
    use_compiled_rules(GAME)
    prepare(GAME)
    out = tmp_path / "verdicts.json"
    (verdict,) = confirm_puzzles(GAME, file, 1, out=out)
    puzzles, _ = read_puzzles(file.read_text(encoding="utf-8"), GAME)
    puzzle = puzzles[verdict.id]
    played = {told["id"]: told["games"] for told in json.loads(file.read_text())["puzzles"]}
    assert verdict.games == TIMES * played[verdict.id]
    assert verdict.agrees == (verdict.best in puzzle.good)
    assert json.loads(out.read_text())["puzzles"][0]["id"] == verdict.id
    wrong = next(move for move in puzzle.moves if move not in puzzle.good)
    puzzle = type(puzzle)(**{**vars(puzzle), "good": frozenset({wrong}), "solution": wrong})
    assert not confirm(GAME, puzzle, 8).agrees  # a wrong solution is refuted


@pytest.mark.long
def test_no_puzzle_is_searched_when_the_time_is_up(file: Path) -> None:
    assert confirm_puzzles(GAME, file, 3, seconds=0.0) == []
