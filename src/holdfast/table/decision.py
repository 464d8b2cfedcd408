"""The open decision: who has to answer it, who may answer it, and the entry for an answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from holdfast.kernel.game import Deciders, Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.entries import By, Moved, Spoke
from holdfast.table.refusal import RefusalError
from holdfast.table.wording import Plan


@dataclass(frozen=True, eq=False)
class Decision:
    """The open decision of a position, as far as the viewer of that position may know it."""

    game: Game
    position: Position
    given_answers: frozenset[tuple[int, int]]
    """Pairs of seat and move: answers that other seats must give as well."""

    @cached_property
    def deciders(self) -> dict[int, Deciders]:
        """Legal moves, each with the seats that may choose it."""
        return self.game.all_deciders(self.position)

    @cached_property
    def owes(self) -> tuple[int, ...]:
        """Seats that the game waits for.

        Usually this is the seat that decides, even if others may answer for it. If a move needs the
        consent of several seats, these are the ones that have not consented yet.
        """
        if self.position.over:
            return ()
        if not self.game.shares_decisions:
            return (self.to_move,)
        for move, deciders in self.deciders.items():
            if deciders.together:
                return tuple(
                    sorted(s for s in deciders.seats if (s, move) not in self.given_answers)
                )
        return (self.to_move,)

    @property
    def to_move(self) -> int:
        """Seat that decides, or NOBODY."""
        return NOBODY if self.position.over else self.position.to_move

    def answers(self, seat: int) -> list[int]:
        """Return the legal moves that this seat may choose and has not chosen yet."""
        if not self.game.shares_decisions:
            return self._legal if seat == self.position.to_move else []
        found = self._answers.get(seat)
        if found is None:
            found = self._answers[seat] = [
                move
                for move, deciders in self.deciders.items()
                if seat in deciders.seats and (seat, move) not in self.given_answers
            ]
        return found

    @cached_property
    def _legal(self) -> list[int]:
        """Legal moves."""
        return self.game.legal(self.position)

    @cached_property
    def _answers(self) -> dict[int, list[int]]:
        """Cache for `answers`, by seat."""
        return {}

    def may_answer(self, seats: int) -> tuple[int, ...]:
        """Return those of the first `seats` seats that may choose some move.

        Where the options are hidden, this is the seat that decides.
        """
        if not self.game.shares_decisions or not self.deciders:
            return self.owes
        return tuple(seat for seat in range(seats) if self.answers(seat))

    def check(self, seat: int, move: int) -> None:
        """Raise a RefusalError if this seat may not give an answer.

        Moves that nobody may choose are not checked here, but in `entry_for_answer`.
        """
        deciders = self.deciders.get(move)
        if not (self.answers(seat) if deciders is None else seat in deciders.seats):
            raise RefusalError("not-your-turn", "It is not your turn: somebody else decides now.")
        if (seat, move) in self.given_answers:
            raise RefusalError(
                "already", "You have already given this answer. The others must give it too."
            )

    def entry_for_answer(
        self, seat: int, move: int, entropy: str, by: By, plan: Plan | None = None
    ) -> Moved | Spoke:
        """Return the entry for an answer: `Moved`, or `Spoke` if other seats must choose the same
        move first.
        """
        if not self.game.allows(self.position, move):
            raise RefusalError("illegal", f"The rules do not allow move {move} now.")
        deciders = self.deciders.get(move)
        if deciders and deciders.together and self.owes != (seat,):
            return Spoke(seat=seat, move=move)
        return Moved(seat=seat, move=move, entropy=entropy, by=by, plan=plan)
