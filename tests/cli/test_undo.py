"""Taking moves back."""

from __future__ import annotations

import pytest
from tests.cli.support import play_game


def test_a_move_that_told_nothing_is_taken_back() -> None:
    output = play_game("--players", "2", typed="gather:A1\nundo\nend\nquit\n")
    assert "The move is taken back." in output
    assert "Player A ends the turn with 3 actions left." in output


@pytest.mark.parametrize(
    ("move", "reason"), [("hunt:A1", "a die was rolled"), ("move:A1:3", "something was revealed")]
)
def test_what_was_learnt_cannot_be_taken_back_from_bots(move: str, reason: str) -> None:
    output = play_game("--players", "2", typed=f"{move}\nundo\nquit\n")
    assert f"You cannot take this back: {reason}." in output


def test_people_take_it_back_by_consent() -> None:
    typed = "hunt:A1\nundo\nn\nundo\ny\nend\nquit\n"
    output = play_game("--seats", "you,you", typed=typed)
    assert output.count("Player B, may the move be taken back?") == 2
    assert "The move stays." in output
    assert "The move is taken back." in output
    assert "Player A ends the turn with 3 actions left." in output


def test_a_turn_just_ended_is_taken_back_by_who_ended_it() -> None:
    output = play_game("--seats", "you,you", typed="end\nundo\nend\nquit\n")
    assert output.count("Player A ends the turn with 3 actions left.") == 2
