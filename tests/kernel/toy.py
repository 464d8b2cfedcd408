"""A toy game for the kernel's tests: roll a die as often as you like, highest total wins.

One player rolls after the other. `nest` puts a number of steps on the agenda at once, which must
fail beyond its depth; `guess` commits a number that nobody else may know; `quit` is a command.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import BaseModel

from holdfast.kernel import defaults
from holdfast.kernel.agenda import Steps, clear, then
from holdfast.kernel.chance import below, roll
from holdfast.kernel.decision import Decisions, ask, close, offer_range
from holdfast.kernel.encoding import Encoding
from holdfast.kernel.engine import Rules
from holdfast.kernel.events import EventKinds, tell, whisper
from holdfast.kernel.flow import Ask, Do, order_of_play
from holdfast.kernel.game import Game, Screen
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.observation import Count, Layout
from holdfast.kernel.options import Options
from holdfast.kernel.position import Position, position
from holdfast.kernel.record import i1, i2
from holdfast.kernel.rule import rule
from holdfast.kernel.tables import table
from holdfast.kernel.wording import because

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
OFFERED = MOVES.commands

EVENTS = EventKinds()
ROLLED = EVENTS.add("rolled", "seat", "die")
GUESSED = EVENTS.add("guessed", "number")
OVER = EVENTS.add("over")

SIDES = table("sides", [6, 20])

STEPS = Steps()
TURN = STEPS.add("turn")
IDLE = STEPS.add("idle", "first", "second", "third")

DECISIONS = Decisions(limit=32)
WHAT = DECISIONS.add("what", about="total")

State = position(DECISIONS, options=OPTIONS.record(), seat=i1, totals=(i2, 4), secret=i1)


@rule
def set_up(s: Any, log: Any) -> None:
    """Begin the game, with all totals at zero."""
    then(s, TURN)


@rule
def turn(s: Any) -> None:
    """Ask the seat whose turn it is for its move."""
    ask(s, WHAT, s.seat, s.totals[s.seat])


@rule
def offer_everything(s: Any) -> None:
    """Offer every move of the toy game."""
    offer_range(s, ROLL(), OFFERED)


@rule
def permits(s: Any, move: int) -> bool:
    """Return whether a move is the command to quit."""
    return move in QUIT


@rule
def roll_die(s: Any, seat: int, log: Any) -> None:
    """Roll once and go on."""
    die = roll(s.chance, SIDES[s.options.die])
    s.totals[seat] += die
    tell(log, ROLLED, seat, die)
    then(s, TURN)


@rule
def nest(s: Any, depth: int) -> None:
    """Put a number of steps on the agenda, and take them off again."""
    for step in range(depth):
        then(s, IDLE, step, 2, 3)
    clear(s.agenda)
    then(s, TURN)


@rule
def guess(s: Any, seat: int, number: int, log: Any) -> None:
    """Commit a number that nobody else may know."""
    s.secret = 1 + number
    whisper(log, seat, GUESSED, s.secret)
    then(s, TURN)


@rule
def quit(s: Any, log: Any) -> None:
    """End a seat's rolls, as stopping does, but by a command."""
    close(s)
    next_seat(s, log)


@rule
def next_seat(s: Any, log: Any) -> None:
    """Pass the turn to the next seat, or end the game."""
    s.seat += 1
    if s.seat == s.options.players:
        s.over = 1
        tell(log, OVER)
    else:
        then(s, TURN)


@rule
def idle(s: Any, first: int, second: int, third: int) -> None:
    """Do nothing, as a step that takes three arguments."""


ORDER_OF_PLAY = order_of_play(
    MOVES,
    STEPS,
    DECISIONS,
    Do(TURN, turn),
    Ask(WHAT, {ROLL: roll_die, NEST: nest, GUESS: guess, STOP: next_seat}, offer_everything),
    Do(IDLE, idle),
    commands={QUIT: quit},
)


@rule
def result(s: Any, out: Any) -> None:
    """Rank the seats by their totals."""
    for seat in range(s.options.players):
        rank = 1
        for other in range(s.options.players):
            if s.totals[other] > s.totals[seat]:
                rank += 1
        out[seat, 0] = rank
        out[seat, 1] = s.totals[seat]


@rule
def hide(s: Any, viewer: int) -> None:
    """Hide the committed number from all but its owner."""
    if viewer != s.to_move and s.secret:
        s.secret = -1


@rule
def determinize(s: Any, viewer: int) -> None:
    """Replace a hidden number by a random one."""
    if s.secret < 0:
        s.secret = 1 + below(s.chance, 3)


LAYOUT = Layout(
    State,
    counts={"seats": Count("options.players", 4)},
    rows={"totals": "seats"},
    seats=("seat",),
)


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """Return the move that stops rolling."""
    return STOP()


class View(BaseModel):
    """What a screen shows: the totals."""

    totals: list[int]


def key(position: Position, move: int) -> str:
    """Return the name of a move with its numbers."""
    kind, arguments = MOVES.decode(move)
    return ":".join([kind.name, *map(str, arguments.values())])


GAME = Game(
    name="toy",
    version=3,
    oldest=3,
    folder=Path(__file__).parent / "toy",
    state=State,
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    decisions=DECISIONS,
    rules=Rules(
        flow=ORDER_OF_PLAY,
        set_up=set_up,
        permits=permits,
        result=result,
        hide=hide,
        determinize=determinize,
        observe=LAYOUT.observe,
        encode=LAYOUT.observe,
        advise=advise,
    ),
    screen=Screen(
        ask=defaults.ask_of(DECISIONS),
        view=lambda position, viewer: View(totals=list(position.state.totals)),
        key=key,
        preview=lambda position, move: {"move": move},
        why=lambda position, move: because("not", "TOY-1"),
        sentence=lambda position, event, text, names: None,
        chart=lambda position: {"total": sum(position.state.totals)},
        build_position=lambda s, description: then(s, TURN),
        say=defaults.say_of(MOVES),
        draw=lambda position, viewer, text, names, columns: [],
        models=(View,),
    ),
    layout=LAYOUT,
    encoding=Encoding(LAYOUT.observe),
    clause_prefix="TOY",
    longest=1000,
)
