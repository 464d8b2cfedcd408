"""Tests that benchmarks cover every game, at small and large tables."""

import pytest
from bench.seats import chosen, middle, tables

from holdfast import games


def test_all_games_are_measured_unless_some_are_named() -> None:
    assert list(chosen([])) == games.names()
    assert list(chosen(["outlive"])) == ["outlive"]


def test_an_unknown_game_gets_one_clear_line() -> None:
    with pytest.raises(SystemExit, match="there is no game 'ludo'; there are: "):
        chosen(["ludo"])


@pytest.mark.parametrize("name", games.names())
def test_every_table_that_is_measured_can_be_played(name: str) -> None:
    game = games.load(name)
    sizes = tables(game)
    assert list(sizes) == sorted(set(sizes))
    assert middle(game) in sizes
    for players in sizes:
        assert game.choices(game.blank({"players": players}))["players"] == players


def test_rivals_are_two_at_least_and_a_team_may_be_one() -> None:
    assert tables(games.load("outlast")) == (2, 4, 6)
    assert tables(games.load("outlive")) == (2, 3, 4)
    assert tables(games.load("exoworld")) == (1, 3, 5)
    assert tables(games.load("outbreak")) == (1, 4, 8)
