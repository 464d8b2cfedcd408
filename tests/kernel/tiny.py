"""A game with only the required modules, written into a folder, whole or with something missing.

Two players take one or two stones in turn; the one who takes the last stone wins.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from holdfast import games
from holdfast.kernel.game import Game

FILES = {
    "__init__.py": """
from holdfast.kernel.assembly import assemble

GAME = assemble(__name__, version=1, clause_prefix="TN", longest=20)
""",
    "content.py": """
from holdfast.kernel.options import Options

OPTIONS = Options.model_validate(
    {
        "players": {"least": 2, "most": 2, "default": 2},
        "option": [{"name": "stones", "values": ["few", "many"]}],
        "preset": [],
    }
)
""",
    "moves.py": """
from holdfast.kernel.moves import MoveKinds

MOVES = MoveKinds()
TAKE = MOVES.add("take", count=3)
""",
    "events.py": """
from holdfast.kernel.events import EventKinds

EVENTS = EventKinds()
TOOK = EVENTS.add("took", "seat", "count")
""",
    "steps.py": """
from holdfast.kernel.agenda import Steps

STEPS = Steps()
TURN = STEPS.add("turn", "seat")
""",
    "decisions.py": """
from holdfast.kernel.decision import Decisions

DECISIONS = Decisions(limit=2)
TAKE = DECISIONS.add("take", about="left")
""",
    "state.py": """
from holdfast.games.tiny.content import OPTIONS
from holdfast.games.tiny.decisions import DECISIONS
from holdfast.kernel.position import position
from holdfast.kernel.record import i1

State = position(DECISIONS, options=OPTIONS.record(), stones=i1, last=i1)
""",
    "rules.py": """
from holdfast.games.tiny import decisions, events, moves, steps
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.flow import Ask, Do, order_of_play
from holdfast.kernel.rule import rule


@rule
def set_up(s, log):
    s.stones = 5 + below(s.chance, 5) + 5 * s.options.stones
    then(s, steps.TURN, 0)


@rule
def turn(s, seat):
    if s.stones == 0:
        s.over = 1
    else:
        s.last = seat
        ask(s, decisions.TAKE, seat, s.stones)


@rule
def offer_stones(s, left):
    for count in range(1, min(2, left) + 1):
        offer(s, moves.TAKE(count))


@rule
def take(s, seat, count, log):
    s.stones -= count
    tell(log, events.TOOK, seat, count)
    then(s, steps.TURN, 1 - seat)


ORDER_OF_PLAY = order_of_play(
    moves.MOVES,
    steps.STEPS,
    decisions.DECISIONS,
    Do(steps.TURN, turn),
    Ask(decisions.TAKE, {moves.TAKE: take}, offer_stones),
)


@rule
def result(s, out):
    for seat in range(2):
        out[seat, 0] = 1 if s.last == seat else 2
        out[seat, 1] = 0


@rule
def hide(s, viewer):
    pass


@rule
def determinize(s, viewer):
    pass
""",
    "view.py": """
from pydantic import BaseModel


class View(BaseModel):
    stones: int


def view(position, viewer) -> View:
    return View(stones=position.state.stones)
""",
}


def write(folder: Path, changes: dict[str, str | None]) -> None:
    """Write the files of the game, some of them changed or, with None, left out."""
    package = folder / "tiny"
    for name, source in {**FILES, **changes}.items():
        if source is not None:
            path = package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source, encoding="utf-8")


@contextmanager
def made(folder: Path, changes: dict[str, str | None] | None = None) -> Iterator[Game]:
    """Yield the game imported from such a folder, and remove it from the imports afterwards."""
    write(folder, changes or {})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(folder)])
        patch.setattr(sys, "dont_write_bytecode", True)
        invalidate_caches()
        try:
            yield import_module("holdfast.games.tiny").GAME
        finally:
            for name in [name for name in sys.modules if name.startswith("holdfast.games.tiny")]:
                del sys.modules[name]
            vars(games).pop("tiny", None)
