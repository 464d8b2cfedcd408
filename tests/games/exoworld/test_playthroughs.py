"""The written games play again as they are written (see playthrough.py)."""

import pytest
from tests.games.exoworld.playthrough import FOLDER, GAMES, PLAYTHROUGHS

from holdfast.games.exoworld import GAME


def test_there_is_a_game_for_every_player_count_and_preset() -> None:
    assert {file.stem for file in FOLDER.glob("*")} == set(GAMES)
    assert {options["players"] for options, _ in GAMES.values()} == {1, 2, 3, 4, 5}
    played = [{k: v for k, v in options.items() if k != "players"} for options, _ in GAMES.values()]
    assert all(preset.options in played for preset in GAME.options.preset)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    PLAYTHROUGHS.check(name)
