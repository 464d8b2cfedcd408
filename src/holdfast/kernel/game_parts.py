"""The parts that make up a game: its screen, drop-in and team plans, and its results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from holdfast.kernel import defaults
from holdfast.kernel.events import Event
from holdfast.kernel.factors import NO_FACTORS, Factors
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import CoachWarning, Phrase, Why, Wording

if TYPE_CHECKING:
    from holdfast.kernel.game import Game


@dataclass(frozen=True)
class Placement:
    """The result of a seat: its rank (1 is best, equal results share it) and its points."""

    seat: int
    rank: int
    points: int


@dataclass(frozen=True)
class Deciders:
    """The seats that may give an answer: any one of them, or all of them together."""

    seats: frozenset[int]
    together: bool = False


Line = Sequence[tuple[str, str]]
"""A line for a terminal: pieces of text, each with its style, such as `bold red`."""


@dataclass(frozen=True)
class Screen:
    """The functions of a game that turn positions into what people read. All are plain Python."""

    view: Callable[[Position, int], BaseModel]
    """view(hidden position, viewer): everything a screen shows."""
    key: Callable[[Position, int], str]
    """key(position, move): the short stable text of a move, such as `move:A1:0`."""
    say: Callable[[Position, int], Wording]
    """say(hidden position, legal move): the wording of the move."""
    preview: Callable[[Position, int], BaseModel | dict[str, Any]]
    """preview(hidden position, move): the effect of a move with its odds, before it is played."""
    why: Callable[[Position, int], Why]
    """why(hidden position, move): the reason why an illegal move is illegal."""
    ask: Callable[[Position], Phrase]
    """ask(hidden position with an open decision): the prompt for the player who decides."""
    sentence: Callable[[Position, Event, Text, Sequence[str]], str | None]
    """sentence(hidden position after it, event, text, names of the seats): a line of the log.

    It is None for an event that only moves pieces.
    """
    chart: Callable[[Position], dict[str, int | list[int]]]
    """chart(hidden position): the numbers that the curves of the end screen plot."""
    build_position: Callable[[Any, Mapping[str, Any]], None]
    """build_position(s, description): write a description into a blank position with options.

    It leaves on the agenda the steps that come next.
    """
    draw: Callable[[Position, int, Text, Sequence[str], int], list[Line]]
    """draw(hidden position, viewer, text, names of the seats, columns): the lines for a
    terminal."""
    models: tuple[type[BaseModel], ...]
    """The models that `view` and `preview` return, for the client's types."""
    cautions: Mapping[str, Callable[[Position, int], CoachWarning | None]] = field(
        default_factory=dict
    )
    """Checks for common mistakes of newcomers by name, the gravest first.

    Each takes a hidden position and a legal move. It returns the coach's warning, or None if the
    move is not this mistake.
    """
    blunders: Collection[str] = ()
    """Names of the cautions that every bot heeds while another move is left."""
    view_key: Callable[[Position, int], object] = defaults.view_key
    """view_key(hidden position, viewer): the value that a view depends on besides the position.

    Viewers share one view if this value and their hidden positions are equal.
    """
    facts: Callable[[Position], Callable[[int], Hashable]] | None = None
    """facts(hidden position)(legal move or command): a value that key, wording and preview depend
    on.

    A cached wording of the move is used while the value is equal. A game without this function has
    every move worded again.
    """
    factors: Factors = NO_FACTORS
    """The factors by which moves are explained."""


@dataclass(frozen=True)
class DropIn:
    """The functions of a game by which people join and leave while it runs."""

    playing_seats: Callable[[Position], list[int]]
    """playing_seats(position): the seats that take part in the game."""
    joining_seats: Callable[[Position], list[int]]
    """joining_seats(position): the seats that have asked to join and are still waiting."""
    speaks_for: Callable[[Position, int], int] | None = None
    """speaks_for(position, command): the seat that a command without a seat is about.

    It is NOBODY if there is no such seat. Only games that count requests instead of naming them
    need it.
    """


@dataclass(frozen=True)
class TeamPlans:
    """The functions of a game by which people plan and chat, if they win or lose together."""

    turn_of: Callable[[Game, Position, int], Position | None]
    """turn_of(game, whole position, seat): the position as if it were this seat's turn now.

    It is at the decision which action to take, and None if there is no such position.
    """
    say: Callable[[Position, int], Phrase]
    """say(hidden position, legal move): the wording of a plan, after the name of the planner.

    Its argument `who` is `you` for the planner.
    """
    place: Callable[[Position, int], int | None]
    """place(hidden position, legal move): the place on the board of a move, or None."""
    places: int
    """The maximum number of places on the board."""
    lets_act: Callable[[Position, int], int | None] | None = None
    """lets_act(position, legal move): the seat whose turn the move begins.

    For games in which the team chooses who acts next and has a leader.
    """
    may_talk: Callable[[Position], bool] = lambda position: True
    """may_talk(position): whether the rules let people talk to each other."""
