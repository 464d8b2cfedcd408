"""History: the moves that stand, and when some were taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Step
from holdfast.table.altered import altered
from holdfast.table.cached_property import once
from holdfast.table.entries import Moved
from holdfast.table.turn import Turn


class TurnsUnloadedError(Exception):
    """What is asked for was let go of: whoever keeps the entries has to read them again."""


def _decides(turn: Turn, seat: int) -> bool:
    """Whether a turn was this seat's decision."""
    return turn.move is not None and turn.seat == seat and turn.by != "standing"


@dataclass(frozen=True, eq=False)
class History:
    """What led to a position. A sequence number counts what was played and what was taken back, so
    that two positions of a table never have the same."""

    turns: tuple[Turn, ...]
    """The moves that stand, after a first turn for the beginning; the latest, where others were let
    go of."""
    seq: int = 0
    """The sequence number of the position."""
    returns: tuple[tuple[int, int], ...] = ()
    """For each take-back its sequence number, and that of the last move that it left standing."""
    settled: int = 0
    """The sequence number since which the seats are the same people's: nothing before it is taken
    back."""
    gone: int = 0
    """How many turns were let go of."""
    gone_to: int = -1
    """The sequence number of the last of them."""
    decided: Mapping[int, int] = field(default_factory=dict)
    """For each seat that decided in one of them: the sequence number before it last did."""

    @classmethod
    def begun(
        cls, game: Game, position: Position, events: list[Event], names: tuple[str, ...]
    ) -> History:
        """A game at its first decision."""
        octets = bytes(position)
        first = Turn(
            game=game,
            seq=0,
            seat=NOBODY,
            move=None,
            entropy=None,
            by="standing",
            names=names,
            events=tuple(events),
            kept_before=octets,
            kept_after=octets,
        )
        return cls((first,))

    @once
    def position(self) -> Position:
        """The position that all this led to."""
        return self.turns[-1].position

    @property
    def steps(self) -> Iterator[Step]:
        """What was played, without what was taken back."""
        self._must_be_whole()
        return (Step(turn.move, turn.entropy) for turn in self.turns if turn.move is not None)

    @property
    def length(self) -> int:
        """How many turns there are, also those that were let go of."""
        return self.gone + len(self.turns)

    def part(self, first: int, count: int) -> tuple[Turn, ...]:
        """So many of the turns."""
        self._must_be_whole()
        return self.turns[first : first + count]

    def since(self, seq: int) -> tuple[Turn, ...] | None:
        """The turns after this sequence number, for somebody who knows everything up to it.

        Nothing if what they know was taken back since, or never was: they need the whole. (Before
        the beginning, which is 0, comes -1 and nothing else.)
        """
        if not -1 <= seq <= self.seq or any(at > seq > to for at, to in self.returns):
            return None
        if seq < self.gone_to:
            raise TurnsUnloadedError
        if len(self.turns) > 1 and self.turns[-2].seq == seq:  # as for nearly everybody
            return self.turns[-1:]
        return self.turns[bisect_right(self.turns, seq, key=lambda turn: turn.seq) :]

    def turn(self, seq: int) -> Turn | None:
        """The turn of this sequence number, if it stands."""
        if seq <= self.gone_to:
            raise TurnsUnloadedError
        return next((turn for turn in self.turns if turn.seq == seq), None)

    def since_own(self, seat: int) -> tuple[int, tuple[Turn, ...]] | None:
        """The sequence number before a seat last decided, and the turns from there on, or those of
        them that are still here; standing answers belong to what led there."""
        for index in range(len(self.turns) - 1, -1, -1):
            if _decides(self.turns[index], seat):
                before = self.turns[index - 1].seq if index else self.gone_to
                return before, self.turns[index:]
        return (self.decided[seat], self.turns) if seat in self.decided else None

    def played(self, entry: Moved, names: tuple[str, ...], knew: Position | None = None) -> History:
        """What a move makes of it. `knew`: the position as whoever decides may know it."""
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
            kept_before=last.after,
            kept_after=bytes(position),
            plan=entry.plan,
            knew=knew,
        )
        return altered(self, turns=(*self.turns, turn), seq=turn.seq)

    def taken_back(self, to: int) -> History:
        """What is left when everything after a sequence number is taken back."""
        seq = self.seq + 1
        turns = tuple(turn for turn in self.turns if turn.seq <= to)
        if not turns:
            raise TurnsUnloadedError
        return altered(self, turns=turns, seq=seq, returns=(*self.returns, (seq, to)))

    def lightened(self, keep: int, told: bool = False) -> History:
        """The same without all but so many of the latest turns: whoever keeps the entries can have
        the others again. Where everybody was told of the last one, too, nothing is kept of what was
        made for that.

        Whether somebody may take a move back is still known: whoever decided last in one of those
        that go has seen others act in those that stay.
        """
        turns = self.turns[-keep:]
        go = self.turns[: len(self.turns) - len(turns)]
        if told:
            turns = tuple(turn.packed() for turn in turns)
        elif len(turns) > 1:  # those before have had their turn
            turns = (*turns[:-2], turns[-2].lightened(), turns[-1])
        if not go:
            return altered(self, turns=turns)
        decided = dict(self.decided)
        before = self.gone_to
        for turn in go:
            if turn.move is not None and _decides(turn, turn.seat):
                decided[turn.seat] = before
            before = turn.seq
        for seat in decided:
            others = any(turn.seat != seat for turn in turns)
            if not others and not any(_decides(turn, seat) for turn in turns):
                return self
        return altered(
            self, turns=turns, gone=self.gone + len(go), gone_to=go[-1].seq, decided=decided
        )

    def _must_be_whole(self) -> None:
        if self.gone:
            raise TurnsUnloadedError

    def now_settled(self) -> History:
        """The same, of which nothing can be taken back from here on."""
        return altered(self, settled=self.seq)
