"""A position in a notebook: the widget's page in a browser, with clicks that play."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect
from tests.web.conftest import skip_or_fail
from tests.web.server import PATIENCE

import holdfast

notebook: Any = pytest.importorskip("holdfast.notebook")

# What a notebook gives to a widget, as far as ours uses it.
HOST = """([script, state]) => {
  const heard = {};
  window.model = {
    state,
    get: (name) => window.model.state[name],
    on: (name, hear) => (heard[name] ??= []).push(hear),
    off: (name, hear) => (heard[name] = heard[name].filter((other) => other !== hear)),
    send: (content) => void window.toPython(content),
    fire: (name, content) => (heard[name] ?? []).forEach((hear) => hear(content)),
  };
  const widget = import('data:text/javascript,' + encodeURIComponent(script));
  const given = { model: window.model, el: document.body };
  return widget.then(({ default: { render } }) => void render(given));
}"""
SHOW = "(table) => { window.model.state.table = table; window.model.fire('change:table'); }"
TELL = "(content) => window.model.fire('msg:custom', content)"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Yield a page that stores nothing, as the widget's frame may not."""
    made = browser.new_page()
    yield made
    made.close()


class Cell:
    """A widget in a page, and the Python behind it."""

    def __init__(self, page: Page, board: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        if notebook.page(board.game) is None:
            skip_or_fail("The tables of notebooks are not built: python tools/web.py notebook")
        self.page, self.board = page, board
        self.requests: list[str] = []
        self._told: list[Any] = []
        page.on("request", lambda request: self.requests.append(request.url))
        monkeypatch.setattr(board, "send", lambda content: page.evaluate(TELL, content))
        page.expose_function("toPython", lambda content: self._told.append(content))
        page.set_content("<!doctype html><body></body>")
        script = Path(holdfast.__file__).with_name("notebook.js").read_text(encoding="utf-8")
        names = ("game", "title", "height", "table")
        page.evaluate(HOST, [script, {name: getattr(board, name) for name in names}])
        self.answer()

    @property
    def frame(self) -> FrameLocator:
        """The frame of the widget."""
        return self.page.frame_locator("iframe")

    def answer(self) -> None:
        """Wait for the next message of the page, and do what Python does."""
        waited = 0
        while not self._told and waited < PATIENCE * 1000:
            self.page.wait_for_timeout(50)
            waited += 50
        self.board._receive(self.board, self._told.pop(0), [])
        self.page.evaluate(SHOW, self.board.table)


@pytest.mark.parametrize("name", holdfast.names())
def test_a_board_is_shown_and_played_without_a_server(
    name: str, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    state = holdfast.load(name).new(players=2, seed=3)
    cell = Cell(page, notebook.Board(state), monkeypatch)
    expect(cell.frame.locator("main.board svg").first).to_be_visible()
    for _ in range(4):
        moves = state.legal_moves
        move = moves[len(moves) // 2]
        cell.frame.locator("summary").click()
        cell.frame.locator(f"[data-listed='{move.key}']").click()
        cell.answer()
        expect(cell.frame.locator("details[open]")).to_have_count(0)
    assert state.recording is not None
    assert len(state.recording.steps) == 4
    assert problems == []
    assert [url for url in cell.requests if url.startswith("http")] == []


def test_the_board_itself_is_clicked(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    state = holdfast.load("outlast").new(players=2, seed=7)
    cell = Cell(page, notebook.Board(state, language="de"), monkeypatch)
    expect(cell.frame.get_by_text("Spieler 1 ist dran")).to_be_visible()
    step = next(move for move in state.legal_moves if move.kind == "move")
    cell.frame.locator(f"[data-move='{step.key}']").first.click()
    cell.answer()
    assert state.recording is not None
    assert [played.move for played in state.recording.steps] == [step.number]


def test_the_end_is_told(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    state = holdfast.load("outlast").new(players=2, seed=3)
    while not state.is_over:
        state.play(state.legal_moves[-1])
    cell = Cell(page, notebook.Board(state), monkeypatch)
    expect(cell.frame.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(cell.frame.locator(".ending")).to_be_visible()
    expect(cell.frame.locator("summary")).to_have_count(0)
