"""History: the moves that have not been taken back, and a record of the undos."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY, Record
from holdfast.kernel.replay import Step
from holdfast.table.entries import Moved
from holdfast.table.turn import Turn


class TurnsUnloadedError(Exception):
    """Turns were requested that are no longer in memory. They must be rebuilt from the entries."""


def _decides(turn: Turn, seat: int) -> bool:
    """Return whether a turn was a decision of this seat, not an automatic answer."""
    return turn.move is not None and turn.seat == seat and turn.by != "auto"


def _count_decision(last: Turn, before: Position, after: Position) -> Mapping[int, int]:
    """Return the decisions of each seat in the current round, after one more by a seat."""
    if round_of(before) != round_of(after):
        return {}
    seat = before.to_move
    return {**last.decision_counts, seat: last.decision_counts.get(seat, 0) + 1}


def round_of(position: Position) -> int:
    """Return the number of the round, day or turn that a game counts, or 0."""
    name = _round_field(position.record)
    return 0 if name is None else position.number(name)


@lru_cache
def _round_field(kind: Record) -> str | None:
    """Return the field in which a game counts its rounds, or None."""
    return next((name for name in ("round", "day", "turn") if name in kind.fields), None)


@dataclass(frozen=True, eq=False)
class History:
    """The turns that led to a position.

    A sequence number counts the moves played and the undos. So no two positions of a table have the
    same number.
    """

    turns: tuple[Turn, ...]
    """Turns that were not taken back. The first one has no move; it is the start of the game.

    Older turns may have been unloaded.
    """
    seq: int = 0
    """Sequence number of the current position."""
    returns: tuple[tuple[int, int], ...] = ()
    """Undos: the sequence number of each, and that of the last move that remained."""
    undo_limit: int = 0
    """Sequence number at which the players last changed. Moves up to it cannot be taken back."""
    unloaded_count: int = 0
    """Number of unloaded turns."""
    last_unloaded_seq: int = -1
    """Sequence number of the last unloaded turn."""
    last_decisions: Mapping[int, int] = field(default_factory=dict)
    """Sequence number before the last decision of each seat that decided in an unloaded turn."""

    @classmethod
    def at_start(
        cls, game: Game, position: Position, events: list[Event], names: tuple[str, ...]
    ) -> History:
        """Return the history of a game before its first move."""
        octets = bytes(position)
        first = Turn(
            game=game,
            seq=0,
            seat=NOBODY,
            move=None,
            entropy=None,
            by="auto",
            names=names,
            events=tuple(events),
            kept_before=octets,
            kept_after=octets,
        )
        return cls((first,))

    @cached_property
    def position(self) -> Position:
        """Current position."""
        return self.turns[-1].position

    @property
    def steps(self) -> Iterator[Step]:
        """Iterator over the moves that were not taken back."""
        self._check_loaded()
        return (Step(turn.move, turn.entropy) for turn in self.turns if turn.move is not None)

    @property
    def length(self) -> int:
        """Number of turns, including unloaded ones."""
        return self.unloaded_count + len(self.turns)

    def part(self, first: int, count: int) -> tuple[Turn, ...]:
        """Return up to `count` turns, beginning with turn number `first`."""
        self._check_loaded()
        return self.turns[first : first + count]

    def since(self, seq: int) -> tuple[Turn, ...] | None:
        """Return the turns after a sequence number, for a viewer who knows everything up to it.

        Return None if the moves that the viewer knows were taken back, or if there never was such a
        number: the viewer then needs the whole history. The number before the start of the game (0)
        is -1.
        """
        if not -1 <= seq <= self.seq or any(at > seq > to for at, to in self.returns):
            return None
        if seq < self.last_unloaded_seq:
            raise TurnsUnloadedError
        if len(self.turns) > 1 and self.turns[-2].seq == seq:  # the usual case
            return self.turns[-1:]
        return self.turns[bisect_right(self.turns, seq, key=lambda turn: turn.seq) :]

    def turn(self, seq: int) -> Turn | None:
        """Return the turn with this sequence number, or None if it was taken back."""
        if seq <= self.last_unloaded_seq:
            raise TurnsUnloadedError
        return next((turn for turn in self.turns if turn.seq == seq), None)

    def since_own(self, seat: int) -> tuple[int, tuple[Turn, ...]] | None:
        """Return the turns since the last decision of a seat, and the sequence number before it.

        Unloaded turns are left out. Automatic answers do not count as decisions. Return None if the
        seat has not decided yet.
        """
        for index in range(len(self.turns) - 1, -1, -1):
            if _decides(self.turns[index], seat):
                before = self.turns[index - 1].seq if index else self.last_unloaded_seq
                return before, self.turns[index:]
        return (self.last_decisions[seat], self.turns) if seat in self.last_decisions else None

    def with_move(
        self, entry: Moved, names: tuple[str, ...], knew: Position | None = None
    ) -> History:
        """Return the history after a move.

        `knew` is the position before the move as its player may know it.
        """
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
            decision_counts=_count_decision(last, self.position, position),
        )
        return replace(self, turns=(*self.turns, turn), seq=turn.seq)

    def taken_back(self, to: int) -> History:
        """Return the history without the moves after sequence number `to`."""
        seq = self.seq + 1
        turns = tuple(turn for turn in self.turns if turn.seq <= to)
        if not turns:
            raise TurnsUnloadedError
        return replace(self, turns=turns, seq=seq, returns=(*self.returns, (seq, to)))

    def unload_turns(self, keep: int, last_sent: bool = False) -> History:
        """Return the history with only the `keep` latest turns in memory.

        The others can be rebuilt from the entries. `last_sent`: the last turn has been sent to
        everybody, so the data prepared for sending it is dropped as well.

        Whether a player may undo stays known. If a seat made its last decision in an unloaded turn,
        the loaded turns must show that others acted since; otherwise nothing is unloaded.
        """
        turns = self.turns[-keep:]
        go = self.turns[: len(self.turns) - len(turns)]
        if last_sent:
            turns = tuple(turn.pack() for turn in turns)
        elif len(turns) > 1:  # earlier turns were done in earlier calls
            turns = (*turns[:-2], turns[-2].unload_turns(), turns[-1])
        if not go:
            return replace(self, turns=turns)
        decided = dict(self.last_decisions)
        before = self.last_unloaded_seq
        for turn in go:
            if turn.move is not None and _decides(turn, turn.seat):
                decided[turn.seat] = before
            before = turn.seq
        for seat in decided:
            others = any(turn.seat != seat for turn in turns)
            if not others and not any(_decides(turn, seat) for turn in turns):
                return self
        return replace(
            self,
            turns=turns,
            unloaded_count=self.unloaded_count + len(go),
            last_unloaded_seq=go[-1].seq,
            last_decisions=decided,
        )

    def _check_loaded(self) -> None:
        """Raise TurnsUnloadedError if turns were unloaded."""
        if self.unloaded_count:
            raise TurnsUnloadedError

    def with_final_moves(self) -> History:
        """Return the history with all moves so far made final: they cannot be taken back."""
        return replace(self, undo_limit=self.seq)
