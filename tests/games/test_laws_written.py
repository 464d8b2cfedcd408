"""What was written down stays as it is: counts of positions ahead, and whole games line by line."""

import pytest
from tests.support.laws import Laws

from holdfast.kernel.engine import Engine


def test_every_position_is_counted(laws: Laws) -> None:
    counts = laws.perft.kept
    assert list(counts) == list(laws.perft.positions)
    assert all(len(row) >= 2 for row in counts.values())


@pytest.mark.clause("LA-D-ACT", "LA-DEC-2")
def test_perft(laws: Laws, engine: Engine) -> None:
    """A change of what is offered changes a count."""
    for name, counts in laws.perft.kept.items():
        assert laws.perft.count(engine, name, len(counts)) == counts, name


def test_the_interpreted_rules_count_the_same(laws: Laws) -> None:
    for name, counts in laws.perft.kept.items():
        assert laws.perft.leaves(laws.game.interpreted, name, 2) == counts[1], name


def test_every_written_game_is_known_and_every_known_game_written(laws: Laws) -> None:
    written = laws.playthroughs
    assert {file.stem for file in written.folder.glob("*")} == set(written.games)


def test_there_is_a_written_game_for_every_player_count_and_preset(laws: Laws) -> None:
    games = [laws.presets(name) for name in laws.playthroughs.games]
    players = laws.game.options.players
    assert {count for _, count in games} == set(range(players.least, players.most + 1))
    assert {preset for preset, _ in games} >= {preset.id for preset in laws.game.options.preset}


@pytest.mark.clause("LA-INV-12")
def test_the_written_games_play_again_as_they_are_written(
    laws: Laws, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = laws.playthroughs
    monkeypatch.setattr(laws.game, "engine", engine)
    for name in written.games:
        written.check(name)
    monkeypatch.setattr(laws.game, "engine", laws.game.interpreted)
    written.check(min(written.games, key=lambda name: len(written.written(name))))


@pytest.mark.long
@pytest.mark.clause("LA-INV-12")
def test_all_written_games_play_again_interpreted(
    laws: Laws, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws.game, "engine", laws.game.interpreted)
    for name in laws.playthroughs.games:
        laws.playthroughs.check(name)
