"""Tests against stored results: counts of positions (perft) and whole games line by line."""

import pytest
from tests.support.laws import Laws
from tests.support.perft import Perft
from tests.support.playthrough import Playthroughs

from holdfast.kernel.engine import Engine


@pytest.fixture
def perft(laws: Laws) -> Perft:
    """Return the stored counts of positions of the game; skip games without any."""
    laws.needs(laws.perft, "counts of positions")
    assert laws.perft is not None
    return laws.perft


@pytest.fixture
def written(laws: Laws) -> Playthroughs:
    """Return the written games of the game; skip games without any."""
    laws.needs(laws.playthroughs, "written games")
    assert laws.playthroughs is not None
    return laws.playthroughs


def test_every_position_is_counted(perft: Perft) -> None:
    counts = perft.stored
    assert list(counts) == list(perft.positions)
    assert all(len(row) >= 2 for row in counts.values())


@pytest.mark.clause("LA-D-ACT", "LA-DEC-2")
def test_perft(perft: Perft, engine: Engine) -> None:
    """Check the number of positions after a few moves against the stored counts."""
    for name, counts in perft.stored.items():
        assert perft.count(engine, name, len(counts)) == counts, name


def test_the_interpreted_rules_count_the_same(laws: Laws, perft: Perft) -> None:
    for name, counts in perft.stored.items():
        assert perft.leaves(laws.game.interpreted, name, 2) == counts[1], name


def test_every_written_game_is_known_and_every_known_game_written(written: Playthroughs) -> None:
    assert {file.stem for file in written.folder.glob("*")} == set(written.games)


def test_there_is_a_written_game_for_every_player_count_and_preset(
    laws: Laws, written: Playthroughs
) -> None:
    assert laws.presets is not None
    games = [laws.presets(name) for name in written.games]
    players = laws.game.options.players
    assert {count for _, count in games} == set(range(players.least, players.most + 1))
    assert {preset for preset, _ in games} >= {preset.id for preset in laws.game.options.preset}


@pytest.mark.clause("LA-INV-12")
def test_the_written_games_play_again_as_they_are_written(
    laws: Laws, written: Playthroughs, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws.game, "engine", engine)
    for name in written.games:
        written.check(name)
    monkeypatch.setattr(laws.game, "engine", laws.game.interpreted)
    written.check(min(written.games, key=lambda name: len(written.read_lines(name))))


@pytest.mark.long
@pytest.mark.clause("LA-INV-12")
def test_all_written_games_play_again_interpreted(
    laws: Laws, written: Playthroughs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws.game, "engine", laws.game.interpreted)
    for name in written.games:
        written.check(name)
