"""Commands typed during a game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.support import play_game

from holdfast.cli import play as playing


def test_moves_are_given_by_number_or_by_name() -> None:
    output = play_game("--players", "1", typed="gather:A1\nGATHER:a1\n1\nquit\n")
    assert output.count("A1 gathers a resource in the Home Clearing (7).") == 2
    assert "A1 hides in the Home Clearing (7)." in output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly:A1", "There is no command “fly:A1”. Type `help` to see them all."),
        ("99", "Choose a move from 1 to 7."),
        ("0", "Choose a move from 1 to 7."),
        ("move:A1:0", "The board ends there. Choose another tile. (LA-GEO-2, LA-MOVE-1)"),
        (
            "build:A1:settlement",
            "There is already one of these on this tile. Build on another tile. (LA-BUILD-3)",
        ),
        ("undo", "There is nothing to take back."),
        ("save", "Name a file: save FILE"),
        ("rules", "Name a rule, such as LA-SET-1."),
        ("rules LA-MOVE-9", "the rules have no clause 'LA-MOVE-9'; did you mean LA-MOVE-"),
        ("rules la-move-1", "LA-MOVE-1"),
        ("help", "rules NAME   read a rule"),
        ("help", "A1! cornered"),
        ("board", "Round 1 of 15"),
        ("moves", "A1 gathers a resource (Then carries 1 resource)"),
        ("hint", "A bot that does not look ahead would choose hunt:A1: A1 hunts (50%)"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_costs_nothing(typed: str, answer: str) -> None:
    output = " ".join(play_game("--players", "1", typed=f"{typed}\nend\nquit\n").split())
    asked, _, rest = output.partition("Player A> ")
    assert " ".join(answer.split()) in rest
    assert "Player A ends the turn with 3 actions left." in rest
    assert "3 of 3 actions left" in asked


def test_german_words_are_understood() -> None:
    output = play_game("--players", "1", "--lang", "de", typed="hilfe\nzurück\nrat\nbeenden\n")
    assert "speichern DATEI" in output
    assert "Es gibt nichts zurückzunehmen." in output
    assert "Ein Bot, der nicht vorausdenkt, würde hunt:A1 wählen: A1 jagt" in output
    assert "Du hast die Partie vor dem Ende verlassen." in output


def test_when_input_ends_the_game_is_left() -> None:
    assert "You left the game before it was over." in play_game("--players", "1", typed="hide:A1\n")


def test_an_interrupted_game_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing.Screen, "ask", interrupt)
    assert "You left the game before it was over." in play_game("--players", "1", typed="")
