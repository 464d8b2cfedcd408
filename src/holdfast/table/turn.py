"""Turns: the moves that stand, each with what it caused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.altered import altered
from holdfast.table.entries import By
from holdfast.table.knowledge import Learnt, learnt
from holdfast.table.seen import Heard, Made, Past, Told
from holdfast.table.spoken import Plan


@dataclass(frozen=True, eq=False)
class Turn:
    """One step of a game: a move and the position it led to. The first has no move."""

    game: Game
    seq: int
    seat: int
    """Who decided, also where others might have."""
    move: int | None
    entropy: str | None
    by: By
    names: tuple[str, ...]
    """What the seats were called then."""
    events: tuple[Event, ...]
    before: bytes
    after: bytes
    plan: Plan | None = None
    """What the bot that made the move was up to, where it said so."""

    @property
    def position(self) -> Position:
        """The position that the move led to."""
        return Position.from_bytes(self.game.state, self.after)

    def lightened(self) -> Turn:
        """The same without what was made to tell of it."""
        light = altered(self)
        light.__dict__["_learnt"] = self._learnt
        return light

    def learnt_by(self, viewer: int) -> Learnt | None:
        """How somebody learnt something from the move, if anybody did, as far as this viewer can
        tell."""
        if self.move is None:
            return None
        if viewer not in self._learnt:
            knew, knows = self._hidden(self.before, viewer), self._hidden(self.after, viewer)
            heard = [event for event in self.events if event.known_to(viewer)]
            self._learnt[viewer] = learnt(self.game, knew, knows, self.move, heard, viewer)
        return self._learnt[viewer]

    def told_to(self, viewer: int) -> Told:
        """The turn as this viewer may hear of it."""
        heard = tuple(h for h in self._heard if h.event.known_to(viewer))
        return Told(self.seq, self.seat, self.names, self.plan, heard, self._answered_for(viewer))

    def _answered_for(self, viewer: int) -> Made | None:
        """What the table answered for somebody, who alone is told that it did."""
        if self.move is None or self.by != "standing" or viewer != self.seat:
            return None
        hidden = self._hidden(self.before, viewer)
        return Made(self.game, viewer, self.seq, self.names, hidden, self.move)

    def seen_by(self, viewer: int, openly: bool) -> Past:
        """The turn as this viewer may look at it again. What exactly others played can be secret
        unless everything lies open; the events tell what is not."""
        key = None
        if self.move is not None and (openly or self.seat == viewer):
            before = Position.from_bytes(self.game.state, self.before)
            key = self.game.key(before if openly else self.game.hide(before, viewer), self.move)
        return Past(
            told=self.told_to(viewer),
            hidden=self._hidden(self.after, viewer),
            seat=None if self.move is None else self.seat,
            key=key,
        )

    def made_for(self, viewer: int) -> Made | None:
        """The move and the position it was made in, for a viewer who saw it made: who knew this
        option, of a decision whose answers are given openly. Nothing for all others, to whom it is
        a secret. By what the viewer knew beforehand alone: whether there is an answer tells nothing
        of what else the position held."""
        if self.move is None:
            return None
        hidden = self._hidden(self.before, viewer)
        unseen = self.game.decisions[hidden.number("ask")].unseen and viewer != self.seat
        if unseen or self.move not in self.game.legal(hidden):
            return None
        return Made(self.game, viewer, self.seq, self.names, hidden, self.move)

    def _hidden(self, octets: bytes, viewer: int) -> Position:
        return self.game.hide(Position.from_bytes(self.game.state, octets), viewer)

    @cached_property
    def _heard(self) -> tuple[Heard, ...]:
        """Everything that happened, each with nothing around it but what everybody may know."""
        return tuple(Heard(self.game, event, self.public, self.names) for event in self.events)

    @cached_property
    def public(self) -> Position:
        """The position that the move led to, as everybody may know it."""
        return self._hidden(self.after, NOBODY)

    @cached_property
    def _learnt(self) -> dict[int, Learnt | None]:
        return {}
