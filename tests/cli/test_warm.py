"""Compiling rules in advance."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.cli.support import GAME, error_of, run

from holdfast.kernel.background_compiler import WarmUp
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game


def test_rules_are_compiled_beforehand(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(GAME)
    monkeypatch.setattr(GAME, "engine", GAME.interpreted)
    result = run("warm", "outlast")
    assert result.exit_code == 0, result.output
    assert re.search(r"outlast .*100%", result.output)
    assert "outlive" not in result.output
    assert GAME.engine is GAME.compiled


def test_rules_that_cannot_be_compiled_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(warm_up: WarmUp) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("holdfast.kernel.background_compiler.is_ready", lambda game: False)
    monkeypatch.setattr(WarmUp, "_compile_elsewhere", broken)
    result = run("warm", "outlast")
    assert result.exit_code == 2
    assert "the rules of outlast were not compiled: No space left on device" in result.stderr


def test_only_games_are_compiled() -> None:
    assert "'chess'" in error_of("warm", "outlast", "chess")
