"""The written games play again as they are written (see playthrough.py)."""

import pytest
from tests.games.exoworld.playthrough import FOLDER, GAMES, as_written, playthrough

from holdfast.games.exoworld import GAME


def test_there_is_a_game_for_every_player_count_and_preset() -> None:
    assert {file.stem for file in FOLDER.glob("*")} == set(GAMES)
    assert {options["players"] for options, _ in GAMES.values()} == {1, 2, 3, 4, 5}
    played = [{k: v for k, v in options.items() if k != "players"} for options, _ in GAMES.values()]
    assert all(preset.options in played for preset in GAME.options.preset)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(name, as_written(written))
    for number, line in enumerate(written, 1):
        assert f"{number}: {next(played, 'the end')}" == f"{number}: {line}"
    assert next(played, None) is None
