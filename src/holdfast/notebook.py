"""A position in a notebook: the board of the browser, with moves that can be clicked.

    import holdfast
    state = holdfast.load("outlast").new(players=2, seed=7)
    state                                                   # the last line of a cell is shown

    from holdfast.notebook import Board
    Board(state, seat=0, bots="heuristic", language="de")   # play a seat against bots

A click plays the move in the state itself. The board needs no server: the widget contains all
drawings and texts, and runs in an iframe. This needs `pip install holdfast[notebook]`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import anywidget
import traitlets
from pydantic_core import to_json

from holdfast import bots as players
from holdfast.hosting.log_text import reason_sentence
from holdfast.hosting.views.cache import position_parts
from holdfast.hosting.views.seats import placements, seat_or_none
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES
from holdfast.library import State

_PACKAGE = Path(__file__).parent
FOLDERS = (_PACKAGE / "notebook_dist", _PACKAGE.parent.parent / "web" / "dist-notebook")
"""Folders that may have the built pages: that of an installed package, and that of a checkout."""
HEIGHT = 640
"""The height of a board in pixels."""


@cache
def page(game: str) -> str | None:
    """Return the page that shows tables of a game, or None if it was not built."""
    files = [folder / f"{game}.html" for folder in FOLDERS]
    found = next((file for file in files if file.is_file()), None)
    return None if found is None else found.read_text(encoding="utf-8")


class Board(anywidget.AnyWidget):
    """The board of a state. A click on a move plays it in this state.

    Without `seat` you play all seats: the board shows what the seat that decides may know. With
    `seat` it shows what that seat may know, and `bots` play the others, if they are named.
    """

    _esm = _PACKAGE / "notebook.js"
    game = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    height = traitlets.Int(HEIGHT).tag(sync=True)
    table = traitlets.Unicode().tag(sync=True)
    """The table as JSON, as the browser shows it."""

    def __init__(
        self,
        state: State,
        *,
        seat: int | None = None,
        bots: str | None = None,
        language: str = "en",
        height: int = HEIGHT,
    ) -> None:
        if seat is not None and seat not in range(state.players):
            raise ValueError(f"seats go from 0 to {state.players - 1}, not {seat}")
        if bots is not None and seat is None:
            raise ValueError("bots play the other seats: say which seat is yours")
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f"there is no language {language!r}; there are: {known}")
        self.state = state
        self.seat = seat
        self.language = language
        self._bot = None if bots is None else players.load(bots)
        self._shown = state.copy()
        title = state.game.rules.text(language)("game-title")
        super().__init__(game=state.game.name, title=title, height=height)
        self._play_bots()
        self.refresh()
        self.on_msg(self._receive)

    def refresh(self, problem: str | None = None) -> None:
        """Show the state as it is now, for example after `state.play` in another cell."""
        self._shown = self.state.copy()
        self.table = table_text(
            self.state, self.seat, self._bot is not None, self.language, problem
        )

    def _play_bots(self) -> None:
        """Let the bots play until the own seat decides, or the game is over."""
        while self._bot is not None and self.state.to_move not in (None, self.seat):
            self.state.play(self._bot.choose(self.state))

    def _receive(self, _: Any, content: Any, __: Any) -> None:
        """Answer a request of the page: for itself, for a move, or for a reason."""
        request = content.get("type") if isinstance(content, dict) else None
        if request == "page":
            self.send({"type": "page", "html": page(self.game)})
        elif request in ("play", "why") and type(content.get("move")) is int:
            if self.state != self._shown:  # it was played on elsewhere
                self.refresh()
            elif request == "play":
                self._play(content["move"])
            else:
                self._explain(content["move"])

    def _play(self, move: int) -> None:
        """Play a move of the page, then the bots."""
        own = self.seat is None or self.seat == self.state.to_move
        problem = None
        if not own or move not in self.state.whole.legal_moves:
            problem = f"move {move} is not legal here"
        else:
            self.state.play(move)
            self._play_bots()
        self.refresh(problem)

    def _explain(self, move: int) -> None:
        """Say why a move is not allowed."""
        rules, whole = self.state.game.rules, self.state.whole
        own = self.seat is None or self.seat == self.state.to_move
        if self.state.is_over or not own or not 0 <= move < rules.moves.commands:
            return
        why = rules.why(whole, move)
        wording = reason_sentence(rules, why).model_dump()
        self.send({"type": "why", "move": move, "wording": wording, "clauses": list(why.clauses)})

    def _repr_mimebundle_(self, **given: Any) -> Any:
        """Return the widget, and the table as text for programs that show no widgets."""
        data, metadata = super()._repr_mimebundle_(**given)
        return {**data, "text/plain": self.state.text(self.seat, self.language)}, metadata


def table_text(
    state: State, seat: int | None, against_bots: bool, language: str, problem: str | None
) -> str:
    """Return a table as JSON: what the page shows to a seat, or to the seat that decides."""
    rules, whole, decides = state.game.rules, state.whole, state.to_move
    watching = decides if seat is None else seat
    viewer = NOBODY if watching is None else watching
    hidden = rules.hide(whole, viewer)
    parts = position_parts(rules, hidden, viewer)
    moves = tuple(whole.legal_moves) if viewer == decides else ()
    ask = None
    if decides is not None:
        may = [decides] if viewer == decides else []
        name = rules.known_decision(hidden)
        ask = {"seat": decides, "decision": name, "owes": [decides], "may": may, **parts.prompt}
    fields = {
        "game": rules.name,
        "viewer": seat_or_none(viewer),
        "seats": [_seat(at, against_bots and at != seat) for at in range(state.players)],
        "ask": ask,
        "over": state.is_over,
        "placements": placements(rules, hidden),
        "shared": seat is None,
        "problem": problem,
        "language": language,
    }
    return (
        f"{to_json(fields).decode()[:-1]}"
        f',"view":{parts.view_text},"moves":[{",".join(parts.moves(moves))}]}}'
    )


def _seat(number: int, is_bot: bool) -> dict[str, Any]:
    """Return a seat: the fields of a `SeatView`. It has no name, so the page numbers it."""
    return {
        "seat": number, "kind": "bot" if is_bot else "person", "name": "", "level": None,
        "stand_in": False, "connected": True, "part": "in", "guest": False, "auto_answers": {},
        "usual": {}, "awake": False,
    }  # fmt: skip
