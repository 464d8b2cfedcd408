"""Whole games in the terminal, and their settings."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.cli.support import GAME, play_game, run

from holdfast.kernel import defaults
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.players.mcts import Budget
from holdfast.players.warmup import prepare

# Input that ends every turn and picks the first option of every other question.
PASSIVE = "end\n1\n" * 60


def test_a_whole_game_of_two_people_at_one_keyboard() -> None:
    output = play_game("--seats", "you,you", typed=PASSIVE)
    assert "Round 1 begins. The wind blows east, and Player A goes first." in output
    assert "Player B: Choose who acts" in output
    assert re.search(r"Player [AB] wins\.", output)
    assert "The last people alive" in output
    assert output.rstrip().endswith("Thank you for playing.")


def test_a_whole_game_against_bots_in_german() -> None:
    output = play_game("--players", "3", "--lang", "de", typed=PASSIVE)
    assert "Runde 1 beginnt. Der Wind weht nach Osten, und Spieler A fängt an." in output
    assert "Veteran B" in output
    assert "Spieler A scheidet in Runde" in output
    assert re.search(r"Veteran [BC] gewinnt\.", output)
    assert output.rstrip().endswith("Danke fürs Spielen.")


def test_bots_play_a_game_by_themselves() -> None:
    output = play_game("--seats", "heuristic,random", "-o", "length=short", typed="")
    assert re.search(r"(Heuristic A|Random B) wins\.", output)


def test_bots_play_as_well_as_wished() -> None:
    output = play_game("--players", "2", "--level", "wanderer", typed="quit\n")
    assert "Wanderer B" in output
    assert "Legend B" in play_game("--seats", "you,legend", typed="quit\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--level", "hero"), "there is no level 'hero'; there are: beginner, wanderer, settler,"),
        (
            ("--seats", "you,hero"),
            "'hero' is neither a person nor a level of bots; choose from: you, beginner, wanderer,",
        ),
        (("--seats", "you,legend", "--level", "legend"), "do not use --level with it"),
    ],
)
def test_unknown_levels_are_refused(arguments: tuple[str, ...], said: str) -> None:
    result = run("play", "outlast", *arguments)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())


def test_a_hint_names_the_three_best_moves_where_the_rules_are_compiled(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "engine", compiled(GAME))
    prepare(GAME)
    monkeypatch.setattr("holdfast.cli.prompt.HINT_BUDGET", Budget(playouts=4_000))
    output = " ".join(play_game("--players", "2", typed="hint\nquit\n").split())
    assert len(re.findall(r"\d: \S.*? \d+% chance to win, about -?[\d.]+ points\.", output)) == 3


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = (play_game("--players", "2", typed=PASSIVE) for _ in range(2))
    assert first == second


@pytest.mark.chance
def test_without_a_seed_games_differ() -> None:
    outputs = {run("play", "outlast", "--seats", "random,random").output for _ in range(3)}
    assert len(outputs) > 1


def test_a_preset_and_options_are_played() -> None:
    output = play_game("--players", "1", "--preset", "family", "-o", "length=long", typed="quit\n")
    assert "Round 1 of 20" in output
    assert "Round 1 of 10" in play_game("--players", "1", "--preset", "family", typed="quit\n")


def test_a_game_without_a_drawing_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a game without a drawing of its own is shown by its view, line by line."""
    told = defaults.draw_with(GAME.screen.view)
    monkeypatch.setattr(GAME, "screen", replace(GAME.screen, draw=told))
    output = play_game("--players", "1", typed="hide:A1\nend\nquit\n")
    assert "actions left: " in output
    assert re.search(r"hide:A1 +A1 hides\b", output)
    assert "A1 hides" in output
