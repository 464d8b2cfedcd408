"""Turns: the moves that stand, each with what it caused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.entries import By
from holdfast.table.knowledge import Learnt, learnt
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

    @cached_property
    def learnt(self) -> Learnt | None:
        """How somebody learnt something from the move, if anybody did."""
        if self.move is None:
            return None
        return learnt(self.game, Position.from_bytes(self.game.state, self.before), self.move)
