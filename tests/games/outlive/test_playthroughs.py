"""Whole games, line by line as they were written down (see `playthrough`)."""

import pytest
from tests.games.outlive.playthrough import FOLDER, GAMES, write


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_reads_as_before(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert write(name).splitlines() == kept.splitlines()


def test_every_playthrough_has_its_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
