"""Seats: who plays which part of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.entries import Came, HandedOver, OpenSeat, Sat
from holdfast.table.refusal import RefusalError

Kind = Literal["person", "bot", "open"]
Part = Literal["in", "coming", "out"]
"""Whether a seat has a part in the game: it has, it has asked to join, or it has left."""

LONGEST_NAME = 24


@dataclass(frozen=True)
class Seat:
    """A seat at a table. A bot may play for the person who sits here, and give the seat back."""

    name: str = ""
    person: bool = False
    """Whether a person has sat down."""
    level: str | None = None
    """The level of the bot that plays now, if one does."""
    guest: bool = False
    """Whether it was set up for a newcomer while the game was on."""
    bots: bool = False
    """Whether it was meant for a bot from the first."""
    invited: bool = False
    """Whether it was meant for somebody who comes from elsewhere."""
    auto_answers: Mapping[str, str] = field(default_factory=dict)
    """Standing answers: for a decision the kind of move that the table plays without asking, or
    `ask`. For others the game's own hold."""
    awake: bool = False
    """Whether the next standing answer is not given: the person wants to be asked this once."""

    @classmethod
    def prepared(cls, seat: OpenSeat | Came, guest: bool = False) -> Seat:
        """A seat as it was set up, from the first or for a newcomer."""
        bots = seat.level is not None
        invited = not bots and not seat.person
        return cls(seat.name, seat.person, seat.level, guest, bots, invited)

    @property
    def kind(self) -> Kind:
        """Who plays: a person, a bot, or nobody yet."""
        if self.level is not None:
            return "bot"
        return "person" if self.person else "open"


class Seats(tuple[Seat, ...]):
    """The seats of a table. A viewer is the number of one; all other numbers only watch."""

    __slots__ = ()

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self)

    def has(self, viewer: int) -> bool:
        """Whether this viewer has a seat."""
        return 0 <= viewer < len(self)

    def of(self, viewer: int) -> Seat:
        """The seat of somebody who wants to do something, which spectators cannot."""
        if not self.has(viewer):
            raise RefusalError("spectator", "You are watching. Take a seat to do that.")
        return self[viewer]

    def is_person(self, viewer: int) -> bool:
        """Whether a person plays here, and nobody in their place."""
        return self.has(viewer) and self[viewer].kind == "person"

    def known_to(self, viewer: int) -> Seats:
        """The seats without what others than this viewer have told the table to answer."""
        theirs = [
            number
            for number, seat in enumerate(self)
            if number != viewer and (seat.auto_answers or seat.awake)
        ]
        seats = self
        for number in theirs:
            seats = seats.changed(number, auto_answers={}, awake=False)
        return seats

    def with_seat(self, number: int, seat: Seat) -> Seats:
        """The seats with this one at its place, which may be a further one."""
        return Seats((*self[:number], seat, *self[number + 1 :]))

    def changed(self, number: int, **changes: Any) -> Seats:
        """The seats with one of them changed."""
        return self.with_seat(number, replace(self[number], **changes))


class Parts:
    """Whether seats have a part in the game."""

    def __init__(self, game: Game, position: Position) -> None:
        self._playing = frozenset(game.playing(position))
        self._coming = frozenset(game.coming(position))

    def __getitem__(self, seat: int) -> Part:
        if seat in self._playing:
            return "in"
        return "coming" if seat in self._coming else "out"

    def persons(self, seats: Iterable[Seat]) -> list[int]:
        """The seats in the game that persons play."""
        persons = (number for number, seat in enumerate(seats) if seat.kind == "person")
        return [number for number in persons if self[number] == "in"]


def sit_down(seats: Seats, viewer: int, name: str) -> Sat:
    """Take one's seat under a name, also from a bot that kept it; or change the name."""
    seats.of(viewer)
    proper = proper_name(name)
    if proper is None:
        raise RefusalError("bad-name", f"Choose a name of 1 to {LONGEST_NAME} visible characters.")
    return Sat(seat=viewer, name=proper)


def hand_over(seats: Seats, over: bool, viewer: int, seat: int, level: str | None) -> HandedOver:
    """Hand one's own seat, or an empty one, to a bot; or take it back."""
    own = seats.of(viewer)
    if not seats.has(seat):
        raise RefusalError("no-such-seat", f"There is no seat {seat} at this table.")
    other = seats[seat]
    empty = not other.person and not other.bots
    if seat != viewer and not (own.person and empty):
        raise RefusalError("not-yours", "You can give only your own seat or an empty one to a bot.")
    if over:
        raise RefusalError("over", "The game is over.")
    if level == other.level:
        raise RefusalError("already", "This seat is already played like that.")
    return HandedOver(seat=seat, level=level)


def proper_name(name: str) -> str | None:
    """A name as it is shown, or nothing if it cannot be: invisible signs could deceive."""
    name = " ".join(name.split())
    return name if name.isprintable() and 1 <= len(name) <= LONGEST_NAME else None
