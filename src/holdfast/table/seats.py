"""Seats: who plays at a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.entries import Came, HandedOver, OpenSeat, Sat
from holdfast.table.names import skeleton
from holdfast.table.refusal import RefusalError

Kind = Literal["person", "bot", "open"]
Part = Literal["in", "coming", "out"]
"""Whether a seat is in the game, has asked to join, or has left."""

LONGEST_NAME = 24
"""Maximum number of characters of a name."""


@dataclass(frozen=True)
class Seat:
    """A seat at a table. A bot may replace the person at it, and the person may return."""

    name: str = ""
    person: bool = False
    """Whether a person has sat down."""
    level: str | None = None
    """Level of the bot that plays now, or None."""
    guest: bool = False
    """Whether it was created for a newcomer while the game was in progress."""
    bots: bool = False
    """Whether it was meant for a bot from the start."""
    invited: bool = False
    """Whether it was meant for somebody who is invited by a link."""
    auto_answers: Mapping[str, str] = field(default_factory=dict)
    """Automatic answers: decision to the kind of move that the table plays without asking, or to
    `ask`.

    For all other decisions the defaults of the game apply.
    """
    awake: bool = False
    """Whether the next automatic answer is skipped, because the player wants to be asked once."""
    stand_in: bool = False
    """Whether the bot plays only until the person, who is away, comes back."""
    once: bool = False
    """Whether the bot makes only this move, because the person's time was up."""
    program: bool = False
    """Whether the seat belongs to an account that is a bot, so that a program plays."""

    @classmethod
    def at_start(cls, seat: OpenSeat | Came, guest: bool = False) -> Seat:
        """Return a seat as it was set up, at the start or for a newcomer."""
        bots = seat.level is not None
        invited = not bots and not seat.person
        program = isinstance(seat, OpenSeat) and seat.program
        return cls(seat.name, seat.person, seat.level, guest, bots, invited, program=program)

    @property
    def kind(self) -> Kind:
        """Who plays: a person, a bot, or nobody yet."""
        if self.level is not None:
            return "bot"
        return "person" if self.person else "open"


class Seats(tuple[Seat, ...]):
    """The seats of a table. A viewer is the number of a seat; all other numbers are spectators."""

    __slots__ = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the seats."""
        return tuple(seat.name for seat in self)

    def has(self, viewer: int) -> bool:
        """Return whether this viewer has a seat."""
        return 0 <= viewer < len(self)

    def of(self, viewer: int) -> Seat:
        """Return the seat of a viewer; raise a RefusalError for a spectator."""
        if not self.has(viewer):
            raise RefusalError("spectator", "You are watching. Take a seat to do that.")
        return self[viewer]

    def is_person(self, viewer: int) -> bool:
        """Return whether a person plays at this seat, not a bot in their place."""
        return self.has(viewer) and self[viewer].kind == "person"

    def known_to(self, viewer: int) -> Seats:
        """Return the seats without the automatic answers of players other than this viewer."""
        theirs = [
            number
            for number, seat in enumerate(self)
            if number != viewer and (seat.auto_answers or seat.awake)
        ]
        seats = self
        for number in theirs:
            seats = seats.with_changes(number, auto_answers={}, awake=False)
        return seats

    def with_seat(self, number: int, seat: Seat) -> Seats:
        """Return the seats with this seat at a number. The next free number appends it."""
        return Seats((*self[:number], seat, *self[number + 1 :]))

    def with_changes(self, number: int, **changes: Any) -> Seats:
        """Return the seats with some fields of one seat changed."""
        return self.with_seat(number, replace(self[number], **changes))

    def with_person(self, number: int, name: str, program: bool) -> Seats:
        """Return the seats after a person has sat down at one of them."""
        return self.with_changes(
            number, name=name, person=True, level=None, stand_in=False, once=False, program=program
        )


class Parts:
    """Whether each seat is in the game, has asked to join, or has left."""

    def __init__(self, game: Game, position: Position) -> None:
        self._playing = frozenset(game.playing_seats(position))
        self._coming = frozenset(game.joining_seats(position))

    def __getitem__(self, seat: int) -> Part:
        if seat in self._playing:
            return "in"
        return "coming" if seat in self._coming else "out"

    def persons(self, seats: Iterable[Seat]) -> list[int]:
        """Return the seats in the game that persons play."""
        persons = (number for number, seat in enumerate(seats) if seat.kind == "person")
        return [number for number in persons if self[number] == "in"]


def sit_down(seats: Seats, viewer: int, name: str, program: bool | None = None) -> Sat:
    """Return the entry for a person who takes the viewer's seat or changes the name.

    The person may take the seat from a bot. `program`: whether a program sits down; None if the
    player of the seat stays.
    """
    known = seats.of(viewer)
    proper = proper_name(name)
    if proper is None:
        raise RefusalError("bad-name", f"Choose a name of 1 to {LONGEST_NAME} visible characters.")
    others = (seat.name for number, seat in enumerate(seats) if number != viewer and seat.name)
    if proper != seats[viewer].name and skeleton(proper) in map(skeleton, others):
        raise RefusalError(
            "name-taken", "Somebody at this table has this name, or one that looks like it."
        )
    return Sat(seat=viewer, name=proper, program=known.program if program is None else program)


def hand_over(
    seats: Seats,
    over: bool,
    viewer: int,
    seat: int,
    level: str | None,
    away: Collection[int] = (),
) -> HandedOver:
    """Return the entry that hands a seat to a bot of this level, or takes it back (level None).

    The seat is the viewer's own, an empty one, or that of a person who is `away`. The table has no
    clock, so the caller says who is away.
    """
    own = seats.of(viewer)
    if not seats.has(seat):
        raise RefusalError("no-such-seat", f"There is no seat {seat} at this table.")
    other = seats[seat]
    empty = not other.person and not other.bots
    stand_in = seat != viewer and other.kind == "person"
    if seat != viewer and not (own.person and (empty or stand_in)):
        raise RefusalError("not-yours", "You can give only your own seat or an empty one to a bot.")
    if over:
        raise RefusalError("over", "The game is over.")
    if level == other.level:
        raise RefusalError("already", "This seat is already played like that.")
    if stand_in and seat not in away:
        raise RefusalError(
            "not-away", "This player was here less than a minute ago. Wait a moment."
        )
    return HandedOver(seat=seat, level=level, stand_in=stand_in)


def proper_name(name: str) -> str | None:
    """Return a name as it is displayed, or None if it is empty, too long or has invisible
    characters.
    """
    name = " ".join(name.split())
    return name if name.isprintable() and 1 <= len(name) <= LONGEST_NAME else None
