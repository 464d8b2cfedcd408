"""History: the moves that stand, and when some were taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Step
from holdfast.table.entries import Moved
from holdfast.table.turn import Turn


@dataclass(frozen=True, eq=False)
class History:
    """What led to a position. A sequence number counts what was played and what was taken back, so
    that two positions of a table never have the same."""

    turns: tuple[Turn, ...]
    """The moves that stand, after a first turn for the beginning."""
    seq: int = 0
    """The sequence number of the position."""
    returns: tuple[tuple[int, int], ...] = ()
    """For each take-back its sequence number, and that of the last move that it left standing."""
    settled: int = 0
    """The sequence number since which the seats are the same people's: nothing before it is taken
    back."""

    @classmethod
    def begun(
        cls, game: Game, position: Position, events: list[Event], names: tuple[str, ...]
    ) -> History:
        """A game at its first decision."""
        first = Turn(
            game=game,
            seq=0,
            seat=NOBODY,
            move=None,
            entropy=None,
            by="standing",
            names=names,
            events=tuple(events),
            before=bytes(position),
            after=bytes(position),
        )
        return cls((first,))

    @cached_property
    def position(self) -> Position:
        """The position that all this led to."""
        return self.turns[-1].position

    @property
    def steps(self) -> Iterator[Step]:
        """What was played, without what was taken back."""
        return (Step(turn.move, turn.entropy) for turn in self.turns if turn.move is not None)

    def since(self, seq: int) -> tuple[Turn, ...] | None:
        """The turns after this sequence number, for somebody who knows everything up to it.

        Nothing if what they know was taken back since, or never was: they need the whole.
        """
        if seq > self.seq or any(at > seq > to for at, to in self.returns):
            return None
        return self.turns[bisect_right(self.turns, seq, key=lambda turn: turn.seq) :]

    def last_own(self, seat: int) -> int | None:
        """Where among the turns a seat last decided; standing answers belong to what led there."""
        for index in range(len(self.turns) - 1, 0, -1):
            if self.turns[index].seat == seat and self.turns[index].by != "standing":
                return index
        return None

    def played(self, entry: Moved, names: tuple[str, ...]) -> History:
        """What a move makes of it."""
        last = self.turns[-1]
        position = self.position.copy()
        events = last.game.play(position, entry.move, entry.entropy)
        turn = Turn(
            game=last.game,
            seq=self.seq + 1,
            seat=entry.seat,
            move=entry.move,
            entropy=entry.entropy,
            by=entry.by,
            names=names,
            events=tuple(events),
            before=last.after,
            after=bytes(position),
            plan=entry.plan,
        )
        return replace(self, turns=(*self.turns, turn), seq=turn.seq)

    def taken_back(self, to: int) -> History:
        """What is left when everything after a sequence number is taken back."""
        seq = self.seq + 1
        turns = tuple(turn for turn in self.turns if turn.seq <= to)
        return replace(self, turns=turns, seq=seq, returns=(*self.returns, (seq, to)))

    def now_settled(self) -> History:
        """The same, of which nothing can be taken back from here on."""
        return replace(self, settled=self.seq)
