"""A toy game for the kernel's tests: roll a die as often as you like, highest total wins.

One player rolls after the other. `nest` puts so many steps on the agenda at once, which must fail
beyond its depth; `guess` commits a number that nobody else may know; `quit` is a command.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel

from holdfast.kernel.agenda import clear, push
from holdfast.kernel.chance import below, roll, start
from holdfast.kernel.engine import Rules
from holdfast.kernel.events import EventKinds, tell, whisper
from holdfast.kernel.game import Game, Screen
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.options import Options
from holdfast.kernel.position import Position, position
from holdfast.kernel.record import NOBODY, i1, i2
from holdfast.kernel.rule import rule
from holdfast.kernel.words import because

OPTIONS = Options.model_validate(
    {
        "players": {"least": 1, "most": 4, "default": 2},
        "option": [{"name": "die", "values": ["six", "twenty"]}],
        "preset": [{"id": "big", "options": {"die": "twenty"}}],
    }
)
MOVES = MoveKinds()
ROLL = MOVES.add("roll")
NEST = MOVES.add("nest", depth=20)
GUESS = MOVES.add("guess", number=3, side=2)
STOP = MOVES.add("stop")
QUIT = MOVES.add("quit", offered=False)

EVENTS = EventKinds()
ROLLED = EVENTS.add("rolled", "seat", "die")
GUESSED = EVENTS.add("guessed", "number")
OVER = EVENTS.add("over")

SIDES = np.array([6, 20], np.int8)
State = position(options=OPTIONS.record(), ask=i1, totals=(i2, 4), secret=i1)


@rule
def setup(s: Any, seed: int, log: Any) -> None:
    """Everybody begins at zero."""
    start(s.chance, seed)
    s.to_move = 0
    s.ask = 1


@rule
def legal(s: Any, out: Any) -> int:
    """Everything, always."""
    if s.over:
        return 0
    for move in range(QUIT):
        out[move] = move
    return QUIT


@rule
def permits(s: Any, move: int) -> bool:
    """Quitting."""
    return move == QUIT


@rule
def play(s: Any, move: int, log: Any) -> None:
    """Roll, nest, guess, stop or quit."""
    if move == ROLL:
        die = roll(s.chance, SIDES[s.options.die])
        s.totals[s.to_move] += die
        tell(log, ROLLED, s.to_move, die)
    elif move < GUESS:
        for step in range(move - NEST):
            push(s.agenda, step, 1, 2, 3)
        clear(s.agenda)
    elif move < STOP:
        s.secret = 1 + (move - GUESS) // 2
        whisper(log, s.to_move, GUESSED, s.secret)
    if move >= STOP:
        s.to_move += 1
    if s.to_move == s.options.players:
        s.over = 1
        s.to_move = NOBODY
        tell(log, OVER)


@rule
def result(s: Any, out: Any) -> None:
    """The highest total is first."""
    for seat in range(s.options.players):
        rank = 1
        for other in range(s.options.players):
            if s.totals[other] > s.totals[seat]:
                rank += 1
        out[seat, 0] = rank
        out[seat, 1] = s.totals[seat]


@rule
def hide(s: Any, viewer: int) -> None:
    """The guess is its owner's; chance is nobody's."""
    for i in range(4):
        s.chance.words[i] = 0
    if viewer != s.to_move and s.secret:
        s.secret = -1


@rule
def imagine(s: Any, viewer: int, seed: int) -> None:
    """Some guess."""
    start(s.chance, seed)
    if s.secret < 0:
        s.secret = 1 + below(s.chance, 3)


@rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """The totals."""
    for seat in range(4):
        out[seat] = s.totals[seat] / 100


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """Stop."""
    return STOP


class View(BaseModel):
    """The totals."""

    totals: list[int]


def key(position: Position, move: int) -> str:
    """The name of a move and its numbers."""
    kind, arguments = MOVES.decode(move)
    return ":".join([kind.name, *map(str, arguments.values())])


GAME = Game(
    name="toy",
    version=3,
    folder=Path(__file__).parent / "toy",
    state=State,
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    decisions=("nothing", "what"),
    rules=Rules(setup, legal, permits, play, result, hide, imagine, observe, advise),
    screen=Screen(
        view=lambda position, viewer: View(totals=list(position.state.totals)),
        key=key,
        preview=lambda position, move: {"move": move},
        why=lambda position, move: because("not", "TOY-1"),
        sentence=lambda position, event, text, names: None,
        chart=lambda position: {"total": sum(position.state.totals)},
        lay_out=lambda description: Position.blank(State),
        models=(View,),
    ),
    features=4,
    clause_prefix="TOY",
    longest=1000,
)
