"""Tests that wrong input to the command line gets one clear line."""

from __future__ import annotations

import pytest
from tests.cli.support import error_of


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["rules", "chess"], "there is no game 'chess'; there are: "),
        (["play", "outlast", "-o", "weather=mild"], "there is no option 'weather'"),
        (["play", "outlast", "-o", "climate=hot"], "option 'climate' cannot be 'hot'"),
        (["play", "outlast", "-o", "climate"], "write an option as name=value, not as 'climate'"),
        (["play", "outlast", "-o", "players=2"], "--players or --seats"),
        (["play", "outlast", "--preset", "chaos"], "there is no preset 'chaos'"),
        (
            ["play", "outlast", "--seats", "you,hal"],
            "'hal' is neither a person nor a level of bots",
        ),
        (["play", "outlast", "--seats", "you", "--players", "2"], "names 1 seats, but 2 play"),
        (["play", "outlast", "--players", "7"], "players must be a number from 1 to 6, not 7"),
        (["play", "outlast", "--players", "0"], "players must be a number from 1 to 6, not 0"),
        (["play", "outlast", "--lang", "fr"], "there is no language 'fr'"),
        (["play", "outlast", "--seed", "-1"], "choose a seed from 0"),
        (["play", "outlast", "--resume", "none.replay"], "there is no file none.replay"),
        (["replay", "none.replay"], "there is no file none.replay"),
        (["replay", "."], ". cannot be read: Is a directory"),
        (["rules", "outlast", "LA-MOVE-9"], "no clause 'LA-MOVE-9'; did you mean"),
        (["rules", "outlast", "gibberish"], "no clause 'gibberish'"),
        (["games", "--lang", "x"], "there is no language 'x'; there are: en, de"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: list[str], complaint: str) -> None:
    assert complaint in error_of(*arguments)
