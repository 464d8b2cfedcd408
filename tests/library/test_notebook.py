"""Positions in notebooks: the widget plays what is clicked, and the example runs."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import holdfast

anywidget = pytest.importorskip("anywidget")
notebook: Any = pytest.importorskip("holdfast.notebook")

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "play.ipynb"
WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def state() -> holdfast.State:
    """Return a new game for two players."""
    return holdfast.load("outlast").new(players=2, seed=7)


def sent(board: Any, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that collects what the widget sends to its page."""
    messages: list[Any] = []
    monkeypatch.setattr(board, "send", messages.append)
    return messages


@pytest.mark.parametrize("name", holdfast.names())
def test_a_table_has_what_the_page_shows(name: str) -> None:
    state = holdfast.load(name).new(players=2, seed=1)
    table = json.loads(notebook.Board(state, language="de").table)
    assert table["game"] == name
    assert table["viewer"] == table["ask"]["seat"] == state.to_move
    assert table["view"] == state.view(state.to_move)
    assert [move["n"] for move in table["moves"]] == [move.number for move in state.legal_moves]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]


@pytest.mark.parametrize("name", holdfast.names())
def test_a_seat_is_shown_only_what_it_may_know(name: str) -> None:
    """Check that a seat's table stays the same when hidden things are redrawn."""
    state = holdfast.load(name).new(players=2, seed=1)
    for _ in range(12):
        state.play(state.legal_moves[0])
    for seat in range(2):
        shown = notebook.Board(state, seat=seat).table
        for noise in range(3):
            assert notebook.Board(state.guess(seat, noise), seat=seat).table == shown
        if seat != state.to_move:
            assert json.loads(shown)["moves"] == []


def test_a_click_plays_in_the_state(state: holdfast.State) -> None:
    board = notebook.Board(state)
    move = state.legal_moves[0]
    board._receive(board, {"type": "play", "move": move.number}, [])
    assert state.recording is not None
    assert [step.move for step in state.recording.steps] == [move.number]
    assert json.loads(board.table)["view"] == state.view(state.to_move)


def test_wrong_requests_change_nothing(state: holdfast.State) -> None:
    board, before = notebook.Board(state), state.copy()
    for content in (None, [], {}, {"type": "fly"}, {"type": "play"}, {"type": "play", "move": "1"}):
        board._receive(board, content, [])
    assert json.loads(board.table)["problem"] is None
    board._receive(board, {"type": "play", "move": 934}, [])
    assert json.loads(board.table)["problem"] == "move 934 is not legal here"
    assert state == before


def test_a_click_on_an_old_position_only_shows_the_new_one(state: holdfast.State) -> None:
    board = notebook.Board(state)
    clicked = state.legal_moves[0].number
    state.play(state.legal_moves[1])
    after = state.copy()
    board._receive(board, {"type": "play", "move": clicked}, [])
    assert state == after
    assert json.loads(board.table)["view"] == state.view(state.to_move)


def test_bots_play_the_other_seats(state: holdfast.State) -> None:
    board = notebook.Board(state, seat=1, bots="heuristic")
    assert state.to_move == 1
    while not state.is_over:
        board._receive(board, {"type": "play", "move": state.legal_moves[-1].number}, [])
        assert state.to_move in (1, None)
    table = json.loads(board.table)
    assert (table["viewer"], table["ask"], table["moves"], table["over"]) == (1, None, [], True)
    assert len(table["placements"]) == 2


def test_a_seat_does_not_play_for_another(state: holdfast.State) -> None:
    board, before = notebook.Board(state, seat=1), state.copy()
    board._receive(board, {"type": "play", "move": state.legal_moves[0].number}, [])
    assert state == before
    assert json.loads(board.table)["problem"] is not None


def test_the_page_is_sent_when_it_is_asked_for(
    state: holdfast.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = notebook.Board(state)
    messages = sent(board, monkeypatch)
    monkeypatch.setattr(notebook, "page", lambda game: f"<p>{game}</p>")
    board._receive(board, {"type": "page"}, [])
    assert messages == [{"type": "page", "html": "<p>outlast</p>"}]


def test_why_a_move_is_not_allowed_is_said_in_both_languages(
    state: holdfast.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = notebook.Board(state)
    messages = sent(board, monkeypatch)
    for move in (934, -1, 10**6):
        board._receive(board, {"type": "why", "move": move}, [])
    (answer,) = messages
    assert (answer["type"], answer["move"]) == ("why", 934)
    assert answer["wording"]["en"] != answer["wording"]["de"]


def test_wrong_settings_are_refused(state: holdfast.State) -> None:
    for given, message in (
        ({"seat": 2}, "seats go from 0 to 1, not 2"),
        ({"bots": "heuristic"}, "say which seat is yours"),
        ({"seat": 0, "bots": "oracle"}, "there is no level 'oracle'"),
        ({"language": "fr"}, "there is no language 'fr'"),
    ):
        with pytest.raises(ValueError, match=message):
            notebook.Board(state, **given)


def test_a_state_shows_its_board_and_its_text(
    state: holdfast.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notebook, "page", lambda game: "")
    data, _ = state._repr_mimebundle_()
    assert WIDGET in data
    assert data["text/plain"].startswith(str(state).splitlines()[0])


def test_it_is_text_where_there_are_no_widgets(
    state: holdfast.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notebook, "page", lambda game: None)
    assert state._repr_mimebundle_() == {"text/plain": str(state)}
    monkeypatch.setitem(sys.modules, "holdfast.notebook", None)
    assert state._repr_mimebundle_() == {"text/plain": str(state)}


def test_the_example_runs(tmp_path: Path) -> None:
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    example = nbformat.read(EXAMPLE, as_version=4)
    code = [cell for cell in example.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    nbclient.NotebookClient(
        example, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    shown = [output.get("data", {}) for cell in code for output in cell.outputs]
    assert sum(WIDGET in data for data in shown) == (2 if notebook.page("outlast") else 1)
