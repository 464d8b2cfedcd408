"""The search for puzzles: repeatable, resumable, and strict about what a puzzle is."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from holdfast import games
from holdfast.lab.puzzles.candidates import APART, candidates
from holdfast.lab.puzzles.finder import lead
from holdfast.lab.puzzles.selection import select_puzzles
from holdfast.lab.puzzles.writer import (
    STRENGTHS,
    find_puzzles,
    is_alike,
    rate_puzzles,
    rating_of,
)
from holdfast.players import prepare, use_compiled_rules
from holdfast.puzzles import PuzzleError, book_of, checksum, read_puzzles, rebuild
from holdfast.puzzles.book import FOUND

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def game() -> games.Game:
    found = games.load("outlive")
    use_compiled_rules(found)
    prepare(found)
    return found


def test_the_same_number_has_the_same_candidates(game: games.Game) -> None:
    one, two = candidates(game, 3), candidates(game, 3)
    assert [(c.at, c.suggested, bytes(c.hidden)) for c in one] == [
        (c.at, c.suggested, bytes(c.hidden)) for c in two
    ]
    for before, after in pairwise(one):
        assert after.at - before.at >= APART
    for candidate in one:
        assert candidate.suggested not in candidate.obvious


def test_a_search_goes_on_where_it_stopped(game: games.Game, tmp_path: Path) -> None:
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    find_puzzles(game, once, 2)
    find_puzzles(game, twice, 1)
    find_puzzles(game, twice, 1)
    assert once.read_bytes() == twice.read_bytes()
    found, following = read_puzzles(once.read_text(encoding="utf-8"), game)
    assert following == 2
    assert found
    content = json.loads(once.read_text(encoding="utf-8"))
    told = content["puzzles"]
    assert not any(is_alike(a, b) for k, a in enumerate(told) for b in told[:k])


def test_a_damaged_file_is_left_alone(game: games.Game, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    file.write_text('{"format": 1, "game": "outlive"', encoding="utf-8")
    with pytest.raises(PuzzleError, match="cut short"):
        find_puzzles(game, file, 1)
    assert file.read_text(encoding="utf-8") == '{"format": 1, "game": "outlive"'


def test_what_levels_find_less_often_has_a_higher_rating() -> None:
    rated = [rating_of(dict.fromkeys(STRENGTHS, share)) for share in (90, 50, 10)]
    assert rated == sorted(rated)
    assert abs(rated[1] - sum(STRENGTHS.values()) / len(STRENGTHS)) < 100


def test_the_levels_try_each_puzzle_again(game: games.Game, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    select_puzzles(game, game.folder / FOUND, file, 6)
    rated = file.read_bytes()
    content = json.loads(rated)
    for puzzle in content["puzzles"]:
        puzzle.update(found=dict.fromkeys(STRENGTHS, 0), rating=2300)
    content["sha256"] = checksum(content)
    file.write_text(json.dumps(content), encoding="utf-8")
    assert rate_puzzles(game, file) > 0
    assert json.loads(file.read_bytes()) == json.loads(rated)
    assert rate_puzzles(game, file) == 0


def test_a_lead_is_counted_in_pairs() -> None:
    import numpy as np

    ahead, error = lead(np.array([0.5, 0.9, 0.1]), np.array([0.4, 0.8, 0.0]))
    assert ahead == pytest.approx(0.1)
    assert error < 0.01


def test_a_selection_gives_each_theme_its_share(game: games.Game, tmp_path: Path) -> None:
    file = tmp_path / "chosen.json"
    most = 4 * len(book_of(game).themes)
    themes = select_puzzles(game, game.folder / FOUND, file, most)
    chosen, _ = read_puzzles(file.read_text(encoding="utf-8"), game)
    assert len(chosen) == themes.total() == most
    assert set(themes.values()) == {4}
    all_known, _ = read_puzzles((game.folder / FOUND).read_text(encoding="utf-8"), game)
    for name, puzzle in chosen.items():
        assert puzzle.good == all_known[name].good
        assert bytes(rebuild(game, puzzle)) == bytes(rebuild(game, all_known[name]))
