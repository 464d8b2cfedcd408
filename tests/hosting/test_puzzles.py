"""Puzzles: read from files, rebuilt, judged without giving the solution away, and played on."""

import json
from typing import Any

import pytest

from holdfast import games
from holdfast.hosting import puzzles
from holdfast.hosting.problems import RequestError
from holdfast.kernel.game import Game
from holdfast.puzzles import Puzzle, PuzzleError, book_of, checksum, read_puzzles, rebuild

NAMES = games.names()


def one_of(game: Game) -> Puzzle:
    return next(iter(book_of(game).puzzles.values()))


FEWEST, THEMES, OF_A_THEME = 250, 6, 25
"""The puzzles and themes that every game has at least."""


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_puzzles_of_themes(name: str) -> None:
    found = puzzles.list_puzzles(name)
    assert len(found.puzzles) >= FEWEST
    assert sum(theme.count >= OF_A_THEME for theme in found.themes) >= THEMES
    assert {one.theme for one in found.puzzles} == {theme.id for theme in found.themes}
    assert sum(theme.count for theme in found.themes) == len(found.puzzles)


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_sent_without_its_solution(name: str) -> None:
    game = games.load(name)
    known = one_of(game)
    view = puzzles.puzzle_view(name, known.id)
    assert {move.n for move in view.table.moves} == set(known.moves)
    assert view.table.viewer == view.table.ask.seat  # type: ignore[union-attr]
    assert "solution" not in view.model_dump()
    assert puzzles.hint(name, known.id).hint is not None


@pytest.mark.parametrize("name", NAMES)
def test_answers_are_judged(name: str) -> None:
    known = one_of(games.load(name))
    right = puzzles.judge(name, known.id, known.solution)
    assert (right.verdict, right.lost) == ("right", 0)
    assert right.because
    wrong = min(known.moves, key=lambda move: known.moves[move].chance)
    judged = puzzles.judge(name, known.id, wrong)
    assert judged.verdict != "right"
    assert judged.lost > 0
    solution = puzzles.solution(name, known.id)
    assert solution.best[0].n == known.solution
    assert solution.steps
    assert solution.steps[0].wording == solution.best[0].wording
    assert all(step.frames for step in solution.steps)


@pytest.mark.parametrize("name", NAMES)
def test_no_two_puzzles_are_alike_and_none_has_the_obvious_answer(name: str) -> None:
    game = games.load(name)
    seen = set()
    for known in book_of(game).puzzles.values():
        assert known.fingerprint not in seen
        seen.add(known.fingerprint)
        assert known.solution in known.good
        assert len(known.good) <= max(1, len(known.moves) // 3)
        assert 500 <= known.rating <= 2300
    known = one_of(game)
    hidden = game.hide(rebuild(game, known), rebuild(game, known).to_move)
    assert game.advise(hidden, 0) not in known.good


def test_unknown_puzzles_and_moves_are_refused() -> None:
    for ask in (
        lambda: puzzles.puzzle_view("outlast", "moon"),
        lambda: puzzles.puzzle_view("chess", "0-1"),
        lambda: puzzles.judge("outlast", one_of(games.load("outlast")).id, 999_999),
    ):
        with pytest.raises(RequestError):
            ask()


def altered(name: str, **change: Any) -> str:
    game = games.load(name)
    content = json.loads((game.folder / "puzzles/found.json").read_text(encoding="utf-8"))
    return json.dumps(content | change)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (altered("outlast")[:400], "cut short"),
        (altered("outlive"), "are of 'outlive'"),
        (altered("outlast", format=2), "format 1"),
        (altered("outlast", rules=999), "version 999"),
        (altered("outlast", next=7777), "checksum"),
        ("[]", "no file of puzzles"),
    ],
)
def test_other_cut_and_altered_files_get_a_clear_error(text: str, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason):
        read_puzzles(text, games.load("outlast"))


def test_a_position_that_cannot_be_rebuilt_is_an_error() -> None:
    game = games.load("outlast")
    content = json.loads(altered("outlast"))
    content["puzzles"] = content["puzzles"][:1]
    content["puzzles"][0]["fingerprint"] = "0" * 16
    content["sha256"] = checksum(content)
    found, _ = read_puzzles(json.dumps(content), game)
    known = next(iter(found.values()))
    with pytest.raises(PuzzleError, match="another one"):
        rebuild(game, known)
