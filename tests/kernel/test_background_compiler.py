"""Tests of compiling in the background: play goes on unchanged, also when compiling fails."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.kernel import toy

from holdfast.games.outlast import GAME
from holdfast.kernel.background_compiler import WarmUp, is_ready
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game


@pytest.fixture
def outlast(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return Outlast, interpreted, with its compiled rules on disk."""
    compiled(GAME)
    monkeypatch.setattr(GAME, "engine", GAME.interpreted)
    return GAME


def test_a_game_that_is_warm_switches(outlast: Game) -> None:
    assert is_ready(outlast)
    position = outlast.new({"players": 2}, 4)
    before = outlast.legal(position)
    warm_up = WarmUp(outlast).start()
    assert warm_up.wait(60)
    assert (warm_up.progress, warm_up.failure) == (1.0, None)
    assert outlast.engine is outlast.compiled
    assert outlast.legal(position) == before
    assert outlast.new({"players": 2}, 4) == position


def test_a_failure_leaves_the_interpreted_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The toy is no folder of the games: the other process cannot import it.
    monkeypatch.setenv("HOLDFAST_CACHE", str(tmp_path))
    interpreted = toy.GAME.engine
    assert not is_ready(toy.GAME)
    warm_up = WarmUp(toy.GAME).start()
    assert not warm_up.wait(60)
    assert warm_up.failure is not None
    assert "holdfast.games.toy" in warm_up.failure
    assert toy.GAME.engine is interpreted
    assert toy.GAME.legal(toy.GAME.new({}, 1))


def test_stopping_before_it_began_does_nothing() -> None:
    warm_up = WarmUp(toy.GAME)
    warm_up.stop()
    assert (warm_up.progress, warm_up.failure) == (0.0, None)
