"""Tests of games: the laws that hold for all of them, and in the folders what is particular to one.

A test in tests/games/test_laws_*.py takes `laws` and so runs once for every game in
src/holdfast/games. A law about something optional, such as cards or a coach, skips games that do
not offer it. With `engine` a test gets that game's compiled rules. A test in a game's folder gets
the compiled rules of that game.

    test_laws_folder       the same names in every folder, and what the sources may not hold
    test_laws_clauses      every clause of the rules is named where it is carried out
    test_laws_modes        interpreted and compiled rules leave the same bytes
    test_laws_page         in a page they do as well, and bots choose the same moves
    test_laws_invariants   the game's invariants in random play, which reaches everything and ends
    test_laws_secrets      what is hidden, and how it may be guessed
    test_laws_observation  what agents observe: everything that a seat may know, and nothing else
    test_laws_snapshots    screens show the same of a position and of its snapshot
    test_laws_replay       replays, undo, storing; games of older rules replay as they were played
    test_laws_wording      everything that can be said is there in every language, and nothing else
    test_laws_cards        every explanation can be read in every language, and names its rule
    test_laws_prompts      every question can be said, with the values that its words use
    test_laws_written      perft and playthroughs
    test_laws_course       its course is played to its end, by every way

A new game is held to them without a file of its own. What they cannot find out by themselves, a
game says in tests/games/<game>/: `laws.py` (tests/support/laws.py lists what it may hold),
`random_play.py`, `invariants.py`, `perft.py` with perft.json, `playthrough.py` with playthroughs/,
replays/ with games of older rules, `factors.py` where the game has factors, and `test_coach.py`
where it has a coach. Browser tests read tests/web/games/<game>.py where there is one.

Tests of a game that is not offered yet run with the long ones (`make test-long`). So do those of
test_laws_page, since to build a game for a page takes a minute; one game is tried with the browser
tests as well (`make test-browser`), and a small one always (tests/players/test_wasm.py).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from tests.support.laws import Laws, all_laws

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game

HERE = Path(__file__).parent
PAGE = HERE / "test_laws_page.py"
QUICKLY_BUILT = "outlast"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the test of a law once for every game."""
    if "laws" in metafunc.fixturenames:
        names = ["laws", "engine"] if "engine" in metafunc.fixturenames else ["laws"]
        values = [
            pytest.param(*(laws, laws.name)[: len(names)], id=laws.name) for laws in all_laws()
        ]
        metafunc.parametrize(names, values, indirect=names[1:], scope="module")


def law_of(item: pytest.Function) -> str:
    """Return the group of a test, so that one worker runs it and makes its fixtures once."""
    return f"{item.path.stem} of {item.callspec.params['laws'].name}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of games before pytest selects and distributes them."""
    offered = games.names()
    for item in items:
        if HERE in item.path.parents:
            folder, *rest = item.path.relative_to(HERE).parts
            if rest and folder not in offered:
                item.add_marker("long")
            if "laws" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.xdist_group(law_of(item)))
            if item.path == PAGE and item.get_closest_marker("long") is None:
                item.add_marker("long")
                if item.name.endswith(f"[{QUICKLY_BUILT}]"):
                    item.add_marker("web")


@pytest.fixture(scope="module")
def engine(request: pytest.FixtureRequest, compiled: Callable[[Game], Engine]) -> Engine:
    """Return the compiled rules of the game under test."""
    name = getattr(request, "param", request.path.relative_to(HERE).parts[0])
    game: Game = import_module(f"holdfast.games.{name}").GAME
    return compiled(game)


@pytest.fixture
def quick(laws: Laws, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play the game with its compiled rules, for laws that are not about the modes."""
    monkeypatch.setattr(laws.game, "engine", engine)
