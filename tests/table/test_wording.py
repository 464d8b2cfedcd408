"""The wording of moves: a title and notes by the game, in the language of the reader."""

from dataclasses import replace

import pytest
from tests.table.seated import GAME, seated

from holdfast.kernel.wording import Wording, phrase
from holdfast.table.wording import one_line, title_and_notes

SAID = Wording(
    title=phrase("option-climate"),
    notes=(phrase("event-fight-committed", player=1), phrase("game-kind")),
)


@pytest.fixture(autouse=True)
def _talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "screen", replace(GAME.screen, say=lambda hidden, move: SAID))


def test_a_move_is_said_with_names_for_seats() -> None:
    table = seated("pp")
    said = title_and_notes(GAME, table.position, table.answers(0)[0], GAME.text("en"), table.names)
    assert said == ("Climate", ["Ben has chosen in secret.", "Rivals"])


def test_seats_without_names_are_letters() -> None:
    table = seated("pp")
    _, notes = title_and_notes(GAME, table.position, table.answers(0)[0], GAME.text("de"))
    assert notes[0].startswith("B ")


def test_a_line_has_its_notes_in_brackets() -> None:
    table = seated("pp")
    line = one_line(GAME, table.position, table.answers(0)[0], GAME.text("en"), table.names)
    assert line == "Climate (Ben has chosen in secret; Rivals)"


def test_without_notes_there_are_no_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Wording(title=SAID.title)
    monkeypatch.setattr(GAME, "screen", replace(GAME.screen, say=lambda hidden, move: bare))
    table = seated("pp")
    line = one_line(GAME, table.position, table.answers(0)[0], GAME.text("en"), table.names)
    assert line == "Climate"
