"""Whole games, readable, compared line by line."""

import pytest
from tests.games.outbreak.playthrough import FOLDER, GAMES, playthrough

from holdfast.kernel.engine import Engine


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was(name: str, engine: Engine) -> None:
    options, seed = GAMES[name]
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(engine, options, seed).splitlines() == written.splitlines()
