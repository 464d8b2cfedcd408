"""Listing the games and reading their rules."""

from __future__ import annotations

import re

from tests.cli.support import run


def test_the_games_are_listed() -> None:
    output = run("games").output
    assert re.search(r"^outlast +1-6  A handful of people", output, re.MULTILINE)
    assert "Eine Handvoll Menschen" in run("games", "--lang", "de").output


def test_the_rules_are_read() -> None:
    assert "LA-INV-13" in run("rules", "outlast").output
    clause = run("rules", "outlast", "LA-HUNT-1").output
    assert "LA-HUNT-1" in clause
    assert "LA-HUNT-2" not in clause
    assert "W8" in run("rules", "outlast", "la-hunt-1", "--lang", "de").output


def test_a_clause_comes_with_its_table() -> None:
    output = run("rules", "outlast", "LA-D-BOOST").output
    assert "match" in output
    assert "beat" in output
