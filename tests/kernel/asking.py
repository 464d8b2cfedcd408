"""A few steps and decisions, one of each sort, for tests of decisions and of the order of play."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.agenda import Steps, then
from holdfast.kernel.decision import Decisions, ask, offer, offer_range
from holdfast.kernel.flow import Ask, Do, order_of_play
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.position import position
from holdfast.kernel.record import i1, i2
from holdfast.kernel.rule import rule

MOVES = MoveKinds()
TAKE = MOVES.add("take", number=20)
STIR = MOVES.add("stir", offered=False)
END = MOVES.add("end", offered=False)

STEPS = Steps()
OPEN = STEPS.add("open", "what", "seat")
MARCH = STEPS.add("march", "horde", "stage")
NOTE = STEPS.add("note", "number")

LIMIT = 4
DECISIONS = Decisions(limit=LIMIT)
PICK = DECISIONS.add("pick")
PATH = DECISIONS.add("path", "TW-PATH-1", about="city", against="wind", of=MARCH)
LONELY = DECISIONS.add("lonely", always=True)
GUESS = DECISIONS.add("guess", about="city", secret=True)
READY = DECISIONS.add("ready")
LONG = DECISIONS.add("long", about="city")

State = position(DECISIONS, options_listed=i1, notes=i1, noted=(i2, 12))


@rule
def note(s: Any, number: int) -> None:
    """Append a number to the list of notes in the position."""
    s.noted[s.notes] = number
    s.notes += 1


@rule
def open_decision(s: Any, what: int, seat: int) -> None:
    """Open one of the decisions; afterwards a note of 99 is made."""
    then(s, NOTE, 99)
    if what == PICK:
        ask(s, PICK, seat)
    elif what == PATH:
        then(s, MARCH, 7, 2)
        ask(s, PATH, seat, 30, 40)
    elif what == LONELY:
        ask(s, LONELY, seat)
    elif what == GUESS:
        ask(s, GUESS, seat, 31)
    elif what == READY:
        for number in range(s.options_listed):
            offer(s, TAKE(10 + number))
        ask(s, READY, seat)
    else:
        ask(s, LONG, seat, 3)


@rule
def list_numbers(s: Any) -> None:
    """Offer as many options as the position says."""
    offer_range(s, TAKE(0), s.options_listed)


@rule
def list_paths(s: Any, seat: int, city: int, wind: int, horde: int, stage: int) -> None:
    """Offer options if every argument that rules can ask for has its expected value."""
    if city == 30 and wind == 40 and horde == 7 and stage == 2:
        offer_range(s, TAKE(seat), s.options_listed)


@rule
def list_long(s: Any, city: int, out: Any) -> int:
    """Write a list of options straight into the output array."""
    for number in range(s.options_listed):
        out[number] = TAKE(city + number)
    return s.options_listed


@rule
def picked(s: Any, number: int) -> None:
    """Handle an answer, knowing only a field of the move."""
    note(s, number)


@rule
def path_chosen(
    s: Any, seat: int, number: int, wind: int, stage: int, horde: int, city: int, log: Any
) -> None:
    """Handle an answer, knowing every argument, in an order of its own."""
    note(s, 1000 * seat + 100 * horde + 10 * stage + number)
    note(s, city)
    note(s, wind)


@rule
def guessed(s: Any, city: int, move: int) -> None:
    """Handle an answer of any move, knowing what the decision is about."""
    note(s, 10 * city + TAKE.number(move))


@rule
def march(s: Any, horde: int, stage: int) -> None:
    """Fail if it runs: the answer to the decision takes its place."""
    note(s, -horde)


@rule
def stir(s: Any) -> None:
    """Carry out a command that leaves the decision open."""
    note(s, 500)


@rule
def end(s: Any, move: int) -> None:
    """Carry out a command that ends the game."""
    note(s, 501 if move in END else 502)
    s.over = 1


ENTRIES = (
    Do(OPEN, open_decision),
    Ask(PICK, {TAKE: picked}, list_numbers),
    Do(MARCH, march),
    Ask(PATH, {TAKE: path_chosen}, list_paths),
    Ask(LONELY, {TAKE: picked}, list_numbers),
    Ask(GUESS, guessed, list_numbers),
    Ask(READY, {TAKE: picked}),
    Ask(LONG, {TAKE: picked}, list_long),
    Do(NOTE, note),
)
COMMANDS = {STIR: stir, END: end}
FLOW = order_of_play(MOVES, STEPS, DECISIONS, *ENTRIES, commands=COMMANDS)
