"""Outlive in a terminal: the drawing shows all that is on the table, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from tests.games.outlive.random_play import openings, positions
from tests.games.outlive.table import me, new_game, prepare, rival
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.games.outlive import GAME
from holdfast.kernel.events import silent_log
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES
from holdfast.table.wording import one_line

NAMES = ("Ada", "Milo", "Nora", "Teo")


def drawn(
    position: Position, viewer: int = NOBODY, language: str = "en", columns: int = 80
) -> list[str]:
    hidden = GAME.hide(position, viewer)
    lines = GAME.screen.draw(hidden, viewer, GAME.text(language), NAMES, columns)
    return ["".join(words for words, _ in line).rstrip() for line in lines]


def box(rows: list[str], title: str) -> list[str]:
    """Return the lines inside the box of a place."""
    top = next(i for i, row in enumerate(rows) if f"+- {title} -" in row)
    left = rows[top].index(f"+- {title} -")
    right = re.search(r"[+]", rows[top][left + 1 :])
    assert right
    return [row[left + 2 : left + 1 + right.start()].rstrip() for row in rows[top + 1 : top + 6]]


def test_the_places_of_the_mock_up() -> None:
    rows = drawn(GAME.named_position("showcase"), viewer=2)
    assert box(rows, "Forest") == [
        "Wood 5 of 10", "Wildfire: −4", "Deer: 7 for 7 Meat (7)", "", "A5 (D3)",
    ]  # fmt: skip
    assert box(rows, "Blackwood City") == [
        "Crowbar", "Metal Detector", "8 search tiles", "", "(B3) C3",
    ]  # fmt: skip
    assert box(rows, "Cargo Ship")[0] == "3· 4♦ 5· 6♦"
    assert box(rows, "Cargo Ship")[-1] == "A3@3 B5@5"
    assert box(rows, "Military Base")[:2] == ["Munitions 10 of 10", "Algae"]
    assert box(rows, "Convoy")[:4] == [
        "Day 3 of 6", "Day, round 3 of 4", "Radiation tonight: 2", "1st player: A",
    ]  # fmt: skip


def test_the_places_lie_in_a_ring() -> None:
    rows = drawn(GAME.named_position("showcase"))
    titles = [re.findall(r"\+- (.*?) -", row) for row in rows if row.startswith("+- ")]
    assert titles == [
        ["Forest", "Dam", "Military Base"],
        ["Blackwood City", "Convoy", "Silent Peak"],
        ["Fairgrounds", "Cargo Ship", "Mine"],
    ]


@pytest.mark.parametrize(("columns", "width"), [(200, 115), (100, 97), (80, 79), (60, 79)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_widest_places_that_fit_are_drawn(columns: int, width: int, language: str) -> None:
    for position in positions(12, 8):
        rows = drawn(position, language=language, columns=columns)
        assert {len(row) for row in rows[: rows.index("")]} == {width}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_viewer_reads_about_the_own_rooms(language: str) -> None:
    text = GAME.text(language)
    kitchen = text("ability-r_kitchen")
    position = GAME.named_position("showcase")
    assert any(kitchen in row for row in drawn(position, viewer=2, language=language))
    assert not any(kitchen in row for row in drawn(position, viewer=1, language=language))


def test_a_shelter_says_what_tonight_brings() -> None:
    player = me(airlock=1, built={"r_build": 3}, store={"cans": 1, "wood": 2}, gauge=-2)
    rows = drawn(prepare(player, day=5).position, viewer=0)
    ada = next(row for row in rows if row.startswith("A Ada: "))
    assert "4 survivors, 1 of 7 in the Airlock, gauge -2." in ada
    assert ada.endswith("Tonight costs 3 Supplies. 2 are missing! Radiation would rise by 2.")
    assert "  1 can, 2 Wood" in rows


def test_events_in_force_and_overcome() -> None:
    table = prepare(convoy=["ev_rats", "ev_cavein"], overcome={"ev_rats": 1})
    rows = drawn(table.position)
    assert "Rat Infestation: overcome by Milo, 4 SP." in rows
    assert "Cave-In: The Mine loses 2 Metal a day. To overcome: 5 Wood, 3 SP." in rows


def test_a_visit_and_pressure_are_told() -> None:
    standing = {"3a": "forest", "3b": "fair", "4": "silent", "5": "base"}
    victim = rival(heroes=standing, standing=["3a"], store={"wood": 3})
    heroes = {"3a": "silent", "3b": "fair", "4": "mine", "5": "dam"}
    table = prepare(me(heroes=heroes, repaired=["bat"]), victim, first=1).play("move:5:forest")
    assert "A5: puts 2 Pressure on B" in drawn(table.position)
    table.play("bat:0")  # two Wood go without a question
    assert "A5: Forest, 5 AP left" in drawn(table.position)


def test_secret_choices_are_drawn_for_their_owner_alone() -> None:
    table = new_game(3, players=2)
    rows = drawn(table.position, viewer=0)
    assert sum("(upkeep " in row for row in rows) == 6
    assert sum("Broken: " in row for row in rows) == 2
    assert "B Milo: chooses in secret" in rows
    other, spectator = drawn(table.position, viewer=1), drawn(table.position)
    assert "A Ada: chooses in secret" in other
    assert "A Ada: chooses in secret" in spectator


def test_nothing_hidden_is_drawn() -> None:
    for position in positions(25, 9):
        for viewer in range(-1, position.state.options.players):
            elsewhere = GAME.determinize(position, viewer, 5)
            assert drawn(position, viewer) == drawn(elsewhere, viewer)


def test_what_was_looked_through_is_told_to_its_owner() -> None:
    room = {"rooms": ["r_lookout"], "built": {"r_lookout": 4}}
    search = {"silent": {"stack": ["water", "empty"]}}
    table = prepare(me(**room), search=search).play("peek:silent")
    known = "You know the stack in Silent Peak, from the top: Water, Empty Cupboard"
    assert any(row.startswith(known) for row in drawn(table.position, viewer=0))
    assert not any(row.startswith("You know") for row in drawn(table.position, viewer=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moves_of_every_decision_are_said_in_words_of_their_own(language: str) -> None:
    text, rng, asked = GAME.text(language), random.Random(1), Counter[str]()
    games = openings(1)
    position = next(games)
    for _ in range(4000):
        moves, decision = GAME.legal(position), GAME.decision(position)
        if asked[decision] < 5:
            hidden = GAME.hide(position, position.to_move)
            said = [one_line(GAME, hidden, move, text, NAMES) for move in moves]
            assert len(set(said)) == len(said)
        asked[decision] += 1
        if len(asked) == len(GAME.decisions.decisions):
            return
        GAME.interpreted.play(position.data, rng.choice(moves), silent_log())
        if position.over:
            position = next(games)
    raise AssertionError(set(GAME.decisions.names) - set(asked))


def test_a_move_tells_what_follows() -> None:
    position = GAME.named_position("showcase")
    hidden = GAME.hide(position, position.to_move)
    said = one_line(GAME, hidden, GAME.move(position, "move:4:fair"), GAME.text("en"), "ABCD")
    way = "Send the 4 from the Mine to the Fairgrounds (2 steps; "
    assert said.startswith(f"{way}D owes you 1 token and has 2 Munitions; ")
    assert "Boar needs 6 points and gives 7 Meat" in said


def test_the_end_is_counted_by_category() -> None:
    table = prepare(me(airlock=2), rival(airlock=1), day=6, at="upkeep")
    rows = drawn(table.position)
    assert "1. Ada: Events 0, Full rooms 0, Radiation 0, Survivors 2" in rows[-2]
    assert rows[-1].startswith("2. Milo: ")
    assert rows[-1].endswith("Total 1")


def typed_in(arguments: list[str], typed: str) -> str:
    result = CliRunner().invoke(app, ["play", "outlive", "--seed", "5", *arguments], input=typed)
    assert result.exit_code == 0, result.output
    return str(result.output)


def test_a_game_is_begun_and_left() -> None:
    output = typed_in(["--players", "3"], "discard:nothing\nhunt\n1\n1\nhelp\nquit\n")
    assert "Player A: You keep 4 rooms for the whole game. Put 2 back" in output
    assert "There is no command “discard:nothing”." in output
    reason = "Another question is open right now: Choose a room to put back into the box."
    assert reason in " ".join(output.split())
    assert "Player A: Which of your 7 rooms do you build for free?" in output
    assert "The eight places form a ring" in output


def test_a_whole_game_against_a_bot_in_german() -> None:
    dice = random.Random(1)
    typed = "".join(f"{dice.choice((1, 1, 2))}\n" for _ in range(600))
    output = typed_in(["--seats", "you,random", "--lang", "de"], typed)
    assert "Spieler A: Du behältst 4 Räume" in output
    assert "Tag 6 von 6" in output
    assert re.search(r"1\. (Spieler A|Zufällig B): Ereignisse", output)
    assert output.rstrip().endswith("Danke fürs Spielen.")
