"""Exoworld in a terminal: the drawing shows all that is on the table, but nothing hidden."""

from __future__ import annotations

import random

import pytest
from tests.games.exoworld.random_play import positions
from tests.games.exoworld.table import member, module, prepare

from holdfast.games.exoworld import GAME
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES

NAMES = ("Ilse", "Jonas", "Ada", "Runa", "Ben")


def drawn(
    position: Position, viewer: int = NOBODY, language: str = "en", columns: int = 100
) -> str:
    hidden = GAME.hide(position, viewer)
    lines = GAME.screen.draw(hidden, viewer, GAME.text(language), NAMES, columns)
    return "\n".join("".join(words for words, _ in line).rstrip() for line in lines)


def test_a_location_shows_its_name_effects_tokens_and_pawns() -> None:
    base = {"1,0": module("M09", LEAK_O=2, SHUT=1), "0,1": "M17"}
    table = prepare(base=base, crew=[member("C01", at="1,0"), member("C02")], actions_left=3)
    rows = drawn(table.position).splitlines()
    row = next(i for i, line in enumerate(rows) if "Hydroponic" in line)
    assert "Home Base" in rows[row]
    assert "O+1~ F+2~ E-2~" in rows[row + 1] or "F+2~" in rows[row + 1]
    assert "o2 z1 *1" in rows[row + 2]
    assert "*2" in rows[row + 2]
    well = next(i for i, line in enumerate(rows) if "Geothermal" in line)
    assert well < row  # north is up


def test_every_box_is_closed() -> None:
    rows = drawn(prepare(base={"1,0": "M03", "1,1": "M07"}, actions_left=1).position).splitlines()
    home = next(i for i, line in enumerate(rows) if "Home Base" in line)
    box = "+" + "-" * 14 + "+"
    assert rows[home - 5] == " " * 16 + box
    assert rows[home - 1] == rows[home + 3] == box + box


def test_gauges_crew_hands_and_events_are_there() -> None:
    crew = [member("C03", hand=["M05", "P01"], issues=["HYP"]), member("C05", fatigue=True)]
    table = prepare(crew=crew, supplies=[1, 9, 9, 9], emergency=4, actions_left=3)
    text = drawn(table.position, viewer=0)
    for words in ("Medic", "Moisture Vaporator", "Reserve Release", "Hypoxia 1/3", "Fatigue"):
        assert words in text
    assert "Ilse" in text
    assert "Proxima Centauri b" in text


def test_hidden_hands_show_only_their_colours() -> None:
    crew = [member(hand=["M05", "P01"]), member(hand=["M13", "I02"])]
    row = ["M01", "M02", "M03"]
    table = prepare(options={"incommunication": "on"}, crew=crew, row=row, actions_left=2)
    text = drawn(table.position, viewer=0)
    assert "Moisture Vaporator" in text
    assert "Solar Panels" not in text
    assert "1 yellow, 1 colourless" in text
    assert "Vaporator" not in drawn(table.position, NOBODY)


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_the_widest_boxes_that_fit_are_drawn(columns: int) -> None:
    base = {f"{x},0": "M03" if x < 3 else "M07" for x in range(1, 5)}
    rows = drawn(prepare(base=base, actions_left=1).position, columns=columns).splitlines()
    widest = max(len(line) for line in rows if line.startswith("+"))
    assert widest == {40: 50, 80: 65, 120: 80}[columns]  # the narrowest at least


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_said_in_words_of_its_own(language: str) -> None:
    for position in positions(40, 7):
        hidden = GAME.hide(position, position.to_move)
        text = GAME.text(language)
        whole = [GAME.screen.say(hidden, move) for move in GAME.legal(position)]
        said = ["; ".join(map(text.say, (one.title, *one.notes))) for one in whole]
        assert len(set(said)) == len(said)
        assert all(words.strip() == words and "{" not in words for words in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_can_be_drawn(players: int, language: str) -> None:
    rng = random.Random(players)
    position = GAME.new({"players": players}, 4)
    while not position.over:
        if rng.random() < 0.2:
            assert drawn(position, position.to_move, language)
        GAME.play(position, rng.choice(GAME.legal(position)))
    assert GAME.text(language)("outcome-lost") in drawn(position, 0, language)
