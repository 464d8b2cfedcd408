"""Turns: moves with their events and the positions before and after."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.entries import By
from holdfast.table.information import Learnt, learnt
from holdfast.table.observation import KnownEvent, KnownMove, PastTurn, TurnReport
from holdfast.table.wording import Plan

COMPRESSION_LEVEL = 1
"""Compression level of positions. The lowest is enough, because most of their bytes are zero."""


class Packed(bytes):
    """The bytes of a position, compressed to about a tenth."""


def _compress(octets: bytes) -> Packed:
    """Return the bytes compressed."""
    return (
        octets if isinstance(octets, Packed) else Packed(zlib.compress(octets, COMPRESSION_LEVEL))
    )


def _decompress(octets: bytes) -> bytes:
    """Return the bytes decompressed."""
    return zlib.decompress(octets) if isinstance(octets, Packed) else octets


@dataclass(frozen=True, eq=False)
class Turn:
    """One step of a game: a move and the position it led to. The first turn has no move."""

    game: Game
    seq: int
    seat: int
    """Seat that decided, even if others could have."""
    move: int | None
    entropy: str | None
    by: By
    names: tuple[str, ...]
    """Names of the seats at that time."""
    events: tuple[Event, ...]
    kept_before: bytes
    kept_after: bytes
    """Bytes of the positions before and after the move, possibly compressed."""
    plan: Plan | None = None
    """Plan that the bot announced with the move."""
    knew: Position | None = None
    """Cached position before the move as the seat that decided may know it."""
    decision_counts: Mapping[int, int] = field(default_factory=dict)
    """Number of decisions that each seat was asked for in the current round."""

    @property
    def before(self) -> bytes:
        """Bytes of the position before the move."""
        return _decompress(self.kept_before)

    @property
    def after(self) -> bytes:
        """Bytes of the position after the move."""
        return _decompress(self.kept_after)

    @property
    def position(self) -> Position:
        """Position after the move."""
        return Position.from_bytes(self.game.state, self.after)

    def unload_turns(self) -> Turn:
        """Return the turn without the data that was cached for sending it to viewers."""
        light = replace(self, knew=None)
        light.__dict__["_learnt_by_viewer"] = self._learnt_by_viewer
        return light

    def pack(self) -> Turn:
        """Return the turn with compressed positions and without cached data.

        Positions are most of the memory of a table at which nothing happens.
        """
        before = _compress(self.kept_before)
        same = self.kept_after is self.kept_before  # true for the first turn
        after = before if same else _compress(self.kept_after)
        light = replace(self, kept_before=before, kept_after=after, knew=None)
        light.__dict__["_learnt_by_viewer"] = self._learnt_by_viewer
        return light

    def learnt_by(self, viewer: int) -> Learnt | None:
        """Return how the move revealed something to anybody, as far as this viewer can tell, or
        None.
        """
        if self.move is None:
            return None
        if viewer not in self._learnt_by_viewer:
            knew = self.knew if viewer == self.seat else None
            if knew is None:
                knew = self._hide_bytes(self.before, viewer)
            heard = [event for event in self.events if event.known_to(viewer)]
            knows = self.hidden(viewer)
            self._learnt_by_viewer[viewer] = learnt(
                self.game, knew, knows, self.move, heard, viewer
            )
        return self._learnt_by_viewer[viewer]

    def report_for(self, viewer: int) -> TurnReport:
        """Return the turn with the events that this viewer may know."""
        heard = tuple(h for h in self._known_events if h.event.known_to(viewer))
        return TurnReport(
            self.seq, self.seat, self.names, self.plan, heard, self._auto_answer_for(viewer)
        )

    def _auto_answer_for(self, viewer: int) -> KnownMove | None:
        """Return the move if the table played it automatically for this viewer.

        Only that player is informed of it.
        """
        if self.move is None or self.by != "auto" or viewer != self.seat:
            return None
        hidden = self._hide_bytes(self.before, viewer)
        return KnownMove(self.game, viewer, self.seq, self.names, hidden, self.move)

    def past_turn_for(self, viewer: int, openly: bool) -> PastTurn:
        """Return the turn as this viewer may see it in a replay.

        The exact moves of others may be secret unless everything is public (`openly`). The events
        say what is not secret.
        """
        key = None
        if self.move is not None and (openly or self.seat == viewer):
            before = Position.from_bytes(self.game.state, self.before)
            key = self.game.key(before if openly else self.game.hide(before, viewer), self.move)
        return PastTurn(
            report=self.report_for(viewer),
            hidden=self.hidden(viewer),
            seat=None if self.move is None else self.seat,
            key=key,
        )

    def known_move_for(self, viewer: int) -> KnownMove | None:
        """Return the move and the position in which it was made, for a viewer who could observe it,
        or None.

        A viewer can observe a move if they knew the option and the decision is answered openly.
        This depends only on what the viewer knew before the move, so that the result reveals
        nothing else about the position.
        """
        if self.move is None:
            return None
        hidden = self._hide_bytes(self.before, viewer)
        unseen = self.game.decisions[hidden.number("ask")].unseen and viewer != self.seat
        if unseen or self.move not in self.game.legal(hidden):
            return None
        return KnownMove(self.game, viewer, self.seq, self.names, hidden, self.move)

    def hidden(self, viewer: int) -> Position:
        """Return the position after the move as this viewer may know it. Do not modify it."""
        found = self._hidden_by_viewer.get(viewer)
        if found is None:
            found = self._hidden_by_viewer[viewer] = self._hide_bytes(self.after, viewer)
        return found

    @cached_property
    def _hidden_by_viewer(self) -> dict[int, Position]:
        """Cache for `hidden`, by viewer."""
        return {}

    def _hide_bytes(self, octets: bytes, viewer: int) -> Position:
        """Return a position, given as bytes, as this viewer may know it."""
        hidden = Position(self.game.state, bytearray(octets))
        return self.game.hide(hidden, viewer, into=hidden)

    @cached_property
    def _known_events(self) -> tuple[KnownEvent, ...]:
        """All events, each with the public position only."""
        return tuple(KnownEvent(self.game, event, self.public, self.names) for event in self.events)

    @property
    def public(self) -> Position:
        """Position after the move as everybody may know it."""
        return self.hidden(NOBODY)

    @cached_property
    def _learnt_by_viewer(self) -> dict[int, Learnt | None]:
        """Cache for `learnt_by`, by viewer."""
        return {}
