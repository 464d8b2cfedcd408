"""Turns: the moves that stand, each with what it caused."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.altered import altered
from holdfast.table.cached_property import once
from holdfast.table.entries import By
from holdfast.table.information import Learnt, learnt
from holdfast.table.observation import KnownEvent, KnownMove, PastTurn, TurnReport
from holdfast.table.wording import Plan

QUICKLY = 1
"""How hard it is tried to pack positions: most of their bytes are nothing anyway."""


class Packed(bytes):
    """The bytes of a position in a tenth of the room."""


def _packed(octets: bytes) -> Packed:
    return octets if isinstance(octets, Packed) else Packed(zlib.compress(octets, QUICKLY))


def _unpacked(octets: bytes) -> bytes:
    return zlib.decompress(octets) if isinstance(octets, Packed) else octets


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
    kept_before: bytes
    kept_after: bytes
    """The positions before and after it, as they are or packed."""
    plan: Plan | None = None
    """What the bot that made the move was up to, where it said so."""
    knew: Position | None = None
    """The position before it as whoever decided might know it, while that is at hand."""

    @property
    def before(self) -> bytes:
        """The position that the move was made in."""
        return _unpacked(self.kept_before)

    @property
    def after(self) -> bytes:
        """The position that the move led to."""
        return _unpacked(self.kept_after)

    @property
    def position(self) -> Position:
        """The same, to be read."""
        return Position.from_bytes(self.game.state, self.after)

    def lightened(self) -> Turn:
        """The same without what was made to tell of it."""
        light = altered(self, knew=None)
        light.__dict__["_learnt"] = self._learnt
        return light

    def packed(self) -> Turn:
        """The same in less room: a table at rest consists of positions for the most part."""
        before = _packed(self.kept_before)
        same = self.kept_after is self.kept_before  # as they are at the beginning
        after = before if same else _packed(self.kept_after)
        light = altered(self, kept_before=before, kept_after=after, knew=None)
        light.__dict__["_learnt"] = self._learnt
        return light

    def learnt_by(self, viewer: int) -> Learnt | None:
        """How somebody learnt something from the move, if anybody did, as far as this viewer can
        tell."""
        if self.move is None:
            return None
        if viewer not in self._learnt:
            knew = self.knew if viewer == self.seat else None
            if knew is None:
                knew = self._hidden(self.before, viewer)
            heard = [event for event in self.events if event.known_to(viewer)]
            knows = self.hidden(viewer)
            self._learnt[viewer] = learnt(self.game, knew, knows, self.move, heard, viewer)
        return self._learnt[viewer]

    def told_to(self, viewer: int) -> TurnReport:
        """The turn as this viewer may hear of it."""
        heard = tuple(h for h in self._heard if h.event.known_to(viewer))
        return TurnReport(
            self.seq, self.seat, self.names, self.plan, heard, self._answered_for(viewer)
        )

    def _answered_for(self, viewer: int) -> KnownMove | None:
        """What the table answered for somebody, who alone is told that it did."""
        if self.move is None or self.by != "standing" or viewer != self.seat:
            return None
        hidden = self._hidden(self.before, viewer)
        return KnownMove(self.game, viewer, self.seq, self.names, hidden, self.move)

    def seen_by(self, viewer: int, openly: bool) -> PastTurn:
        """The turn as this viewer may look at it again. What exactly others played can be secret
        unless everything lies open; the events tell what is not."""
        key = None
        if self.move is not None and (openly or self.seat == viewer):
            before = Position.from_bytes(self.game.state, self.before)
            key = self.game.key(before if openly else self.game.hide(before, viewer), self.move)
        return PastTurn(
            told=self.told_to(viewer),
            hidden=self.hidden(viewer),
            seat=None if self.move is None else self.seat,
            key=key,
        )

    def made_for(self, viewer: int) -> KnownMove | None:
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
        return KnownMove(self.game, viewer, self.seq, self.names, hidden, self.move)

    def hidden(self, viewer: int) -> Position:
        """The position that the move led to, as this viewer may know it. To be read only."""
        found = self._all_hidden.get(viewer)
        if found is None:
            found = self._all_hidden[viewer] = self._hidden(self.after, viewer)
        return found

    @once
    def _all_hidden(self) -> dict[int, Position]:
        return {}

    def _hidden(self, octets: bytes, viewer: int) -> Position:
        hidden = Position(self.game.state, bytearray(octets))
        return self.game.hide(hidden, viewer, into=hidden)

    @once
    def _heard(self) -> tuple[KnownEvent, ...]:
        """Everything that happened, each with nothing around it but what everybody may know."""
        return tuple(KnownEvent(self.game, event, self.public, self.names) for event in self.events)

    @property
    def public(self) -> Position:
        """The position that the move led to, as everybody may know it."""
        return self.hidden(NOBODY)

    @once
    def _learnt(self) -> dict[int, Learnt | None]:
        return {}
