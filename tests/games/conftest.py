"""Tests of games: the laws that hold for all of them, and in the folders what is particular to one.

A test in tests/games/test_laws_*.py takes `laws` and so runs once for every game that has joined
(tests/support/laws.py says how a game joins); with `engine` it gets that game's compiled rules. A
test in a game's folder gets the compiled rules of that game.

    test_laws_folder       the same files in every folder, and what the sources may not hold
    test_laws_clauses      every clause of the rules is named where it is carried out
    test_laws_modes        interpreted and compiled rules leave the same bytes
    test_laws_page         in a page they do as well, and bots choose the same moves
    test_laws_invariants   the game's invariants in random play, which reaches everything and ends
    test_laws_secrets      what is hidden, what may be imagined
    test_laws_observation  what agents observe: everything that a seat may know, and nothing else
    test_laws_snapshots    what is read at once is what would be looked up and checked
    test_laws_replay       replays, undo, storing; games of older rules replay as they were played
    test_laws_wording      everything that can be said is there in every language, and nothing else
    test_laws_cards        every explanation can be read in every language, and names its rule
    test_laws_prompts      every question can be said, with the values that its words use
    test_laws_written      perft and playthroughs
    test_laws_course       its course is played to its end, by every way

In tests/games/<game>/ lie `laws.py` with what the laws must know, `random_play.py`,
`invariants.py`, `perft.py` with perft.json, `playthrough.py` with playthroughs/, replays/ with
games of older rules, and under names of their own the tests of the game's rules and screens.

Tests of a game that is not offered yet run with the long ones (`make test-long`). So do those of
test_laws_page, since to build a game for a page takes a minute; one game is tried with the browser
tests as well (`make test-browser`), and a small one always (tests/players/test_wasm.py).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from tests.support.laws import Laws, joined

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game

HERE = Path(__file__).parent
PAGE = HERE / "test_laws_page.py"
QUICKLY_BUILT = "outlast"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law is tried on every game."""
    if "laws" in metafunc.fixturenames:
        offered = games.names()
        names = ["laws", "engine"] if "engine" in metafunc.fixturenames else ["laws"]
        values = []
        for laws in joined():
            marks = [] if laws.name in offered else [pytest.mark.long]
            values.append(pytest.param(*(laws, laws.name)[: len(names)], id=laws.name, marks=marks))
        metafunc.parametrize(names, values, indirect=names[1:], scope="module")


def law_of(item: pytest.Function) -> str:
    """A law of one game is tried by one worker: what it is tried on is made once."""
    return f"{item.path.stem} of {item.callspec.params['laws'].name}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before tests are chosen by mark, and before they are given to workers."""
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
    """The compiled rules of the game that a law is tried on, or in whose folder the test is."""
    name = getattr(request, "param", request.path.relative_to(HERE).parts[0])
    game: Game = import_module(f"holdfast.games.{name}").GAME
    return compiled(game)


@pytest.fixture
def quick(laws: Laws, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that is not about the modes asks the compiled rules, which leave the same bytes."""
    monkeypatch.setattr(laws.game, "engine", engine)
