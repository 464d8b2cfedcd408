"""Outlast in a terminal: the drawing shows all that is on the table, and nothing that is hidden."""

from __future__ import annotations

import pytest

from holdfast.games import load
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES

GAME = load("outlast")
NAMES = ("Ilse", "Jonas", "Ada", "Runa", "Ben", "Mo")


def drawn(
    position: Position, viewer: int = NOBODY, language: str = "en", columns: int = 120
) -> str:
    hidden = GAME.hide(position, viewer)
    lines = GAME.screen.draw(hidden, viewer, GAME.text(language), NAMES, columns)
    return "\n".join("".join(words for words, _ in line).rstrip() for line in lines)


def small(**description: object) -> Position:
    return GAME.build_position({"options": {"players": 2, "board": "small"}, **description})


def test_a_tile_shows_its_terrain_tokens_structures_and_people() -> None:
    position = small(
        tiles={
            0: {"terrain": "den", "prey": 2, "wolf": 1, "resources": 1},
            7: {"structures": {"settlement": "A"}},
        },
        players={"A": [{"tile": 0, "hidden": True}, {"tile": 7}]},
        turn="B",
    )
    rows = drawn(position).splitlines()
    row = next(i for i, line in enumerate(rows) if "0 Wolf Den" in line)
    column = rows[row].index("0 Wolf Den")
    assert rows[row + 1][column : column + 11] == "▪··  W  ●●·"
    assert rows[row + 2][column : column + 11].rstrip() == "(A1)"
    home = next(i for i, line in enumerate(rows) if "7 Home A" in line)
    assert "⌂A A2" in rows[home + 2]


def test_a_hexagon_is_closed_and_rows_are_offset_by_half_a_hexagon() -> None:
    rows = drawn(small(), columns=80).splitlines()
    assert rows[0] == " " * 14 + "__..--'''--..___..--'''--..___..--'''--..__"
    assert rows[4] == " " * 7 + "__..--'''--..___..--'''--..___..--'''--..___..--'''--..__"
    assert rows[20] == " " * 14 + "''--..___..--'''--..___..--'''--..___..--''"


@pytest.mark.parametrize(
    ("board", "columns", "width"),
    [
        ("small", 80, 71),
        ("small", 62, 61),
        ("medium", 100, 99),
        ("medium", 80, 71),
        ("large", 80, 91),
    ],
)
def test_the_widest_hexagons_that_fit_are_drawn(board: str, columns: int, width: int) -> None:
    position = GAME.new({"players": 2, "board": board}, seed=4)
    rows = drawn(position, columns=columns).splitlines()
    board_rows = rows[: rows.index("")]
    assert max(map(len, board_rows)) == width


def test_who_does_not_fit_by_name_is_counted() -> None:
    people = [{"tile": 0} for _ in range(9)]
    text = drawn(small(tiles={0: {"wolf": 0}}, players={"A": people}, turn="B"))
    assert "A×9" in text


def test_face_down_tiles_show_their_number_only() -> None:
    a, b = (GAME.new({"players": 2, "wilds": "awake"}, seed) for seed in (1, 2))
    assert bytes(a) != bytes(b)
    assert drawn(a) == drawn(b)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_viewer_reads_about_their_own_people(language: str) -> None:
    position = GAME.named_position("showcase")
    text = drawn(position, viewer=2, language=language)
    assert "C5!" in text
    assert GAME.text(language)("ui-cornered") in text
    assert "C5 " not in drawn(position, viewer=1, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_said_in_words(language: str) -> None:
    position = GAME.named_position("showcase")
    hidden = GAME.hide(position, position.to_move)
    text = GAME.text(language)
    moves = [GAME.screen.say(hidden, move) for move in GAME.legal(position)]
    said = ["; ".join(map(text.say, (move.title, *move.notes))) for move in moves]
    assert len(set(said)) == len(said)
    hunt = said[GAME.legal(position).index(GAME.move(position, "hunt:C2"))]
    assert "C2" in hunt
    assert {"en": "50%", "de": "50\u00a0%"}[language] in hunt


def test_the_end_shows_the_ranking_with_reasons() -> None:
    position = GAME.new({"players": 2}, seed=1)
    while not position.over:
        GAME.play(position, GAME.legal(position)[-1])  # `end`, and the newcomer eats
    text = drawn(position)
    assert "1. Jonas: The last people alive" in text
    assert "2. Ilse: Out in round 3" in text
    assert "A Ilse: out" in text
