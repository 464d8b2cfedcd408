"""Outbreak in a terminal: the drawing shows what is on the table, and every move is worded."""

from __future__ import annotations

import re

import pytest
from tests.games.outbreak.table import R0, R1, R3, horde, lay, unknown, who

from holdfast.games.outbreak import GAME
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

NAMES = ("Ilse", "Jonas", "Ada", "Runa", "Ben", "Mo", "Tove", "Kit")


def drawn(
    position: Position, viewer: int = NOBODY, language: str = "en", columns: int = 120
) -> list[str]:
    hidden = GAME.hide(position, viewer)
    lines = GAME.screen.draw(hidden, viewer, GAME.text(language), NAMES, columns)
    return ["".join(words for words, _ in line).rstrip() for line in lines]


def cell(rows: list[str], name: str, at: int = 0) -> list[str]:
    """Return the three lines of the hex that has this name in the line `at`."""
    named = re.compile(rf"\| *{re.escape(name)} ")
    row, found = next((i, m) for i, line in enumerate(rows) if (m := named.search(line)))
    end = rows[row].index("|", found.start() + 1)
    return [rows[row - at + line][found.start() + 1 : end].strip() for line in range(3)]


def test_a_hex_shows_pieces_people_and_hordes() -> None:
    table = lay(
        who("soldier", R0, goods="AS"), who("pilot", R0, down=True),
        horde("H2-Z01", 2, 0, "swell"), horde("H4-G1", 1, -1, hits=1), unknown(0, 2),
        horde("H3-W1", -2, 0, down=True, known=True),
        pieces={R0: {"bulwark": 2, "garrison": 1}}, settlers=[R0], helpless=R3,
    )  # fmt: skip
    rows = drawn(table.position)
    assert cell(rows, "Armoury") == ["Armoury", "B2 g1", "Sol (Pil) *S"]
    assert cell(rows, "Hospital") == ["Hospital", "", "*H"]
    assert cell(rows, "2 Zombie", 1) == ["", "2 Zombie", "! GB"]
    assert cell(rows, "Library") == ["Library", "4 Giant", ". BAE x"]
    assert cell(rows, "3 Wild", 1) == ["", "3 Wild", "ASE"]  # surveyed
    assert cell(rows, "?", 1) == ["", "?", ""]
    assert "Tonight: Zombie (Level 2), east of the Armoury → Armoury" in rows
    assert "  Soldier (Ilse): Armoury, wounds 0/4, tokens AS (room for 5); –" in rows


@pytest.mark.parametrize(("columns", "width"), [(120, 16), (80, 14), (40, 10)])
def test_the_widest_hexes_that_fit_are_drawn(columns: int, width: int) -> None:
    rows = drawn(lay(horde("H1-ZG", 2, 0)).position, columns=columns)
    assert rows[0].strip().split("+")[1] == "-" * (width - 1)
    assert max(map(len, rows[:21])) == 5 * width + 1


def test_what_nobody_knows_is_not_drawn() -> None:
    a, b = GAME.new({"players": 1}, 1), GAME.new({"players": 1}, 1)
    b.state.chance.words[0] ^= 1
    assert drawn(a) == drawn(b)


def in_words(position: Position, move: int) -> str:
    """Return the wording of a move, with its notes."""
    text, said = GAME.text("en"), GAME.screen.say(position, move)
    notes = "; ".join(text.say(note) for note in said.notes)
    return text.say(said.title) + (f" ({notes})" if notes else "")


def test_moves_say_what_they_do() -> None:
    table = lay(
        who("soldier", R0, goods="A", hand=["FC-23"]), who("pilot", R0), horde("H1-ZA", 2, 0),
        helpless=R1, active="soldier", exp=9,
    )  # fmt: skip
    said = {
        GAME.key(table.position, move): in_words(table.position, move)
        for move in GAME.legal(table.position)
    }
    assert said["move:0,0"] == "Move to the Main Base (Steps left: 2 → 1)"
    assert said["attack"] == "Attack (3 dice; Zombie (Level 1): 100%)"
    assert said["aid:SE-ARM:2"] == "Request Aid from the Armoury (1 Ammo)"
    assert said["play:soldier:FC-23"].startswith("The Soldier plays Field Promotion (")
    table.play("trade")
    trades = [in_words(table.position, move) for move in GAME.legal(table.position)]
    assert "Give Ammo to the Pilot" in trades
