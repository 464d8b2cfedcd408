"""The written games play again as they are written (see playthrough.py)."""

import pytest
from tests.games.outlast.playthrough import FOLDER, GAMES, PLAYTHROUGHS

from holdfast.games.outlast import GAME


def test_there_is_a_game_for_every_player_count_and_preset() -> None:
    assert {file.stem for file in FOLDER.glob("*")} == set(GAMES)
    played = [(preset, players) for preset, players, _ in GAMES.values()]
    assert {players for _, players in played} == {1, 2, 3, 4, 5, 6}
    assert {preset for preset, _ in played} == {preset.id for preset in GAME.options.preset}


@pytest.mark.clause("LA-INV-12")
@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    PLAYTHROUGHS.check(name)
