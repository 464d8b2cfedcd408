"""The open decision: who owes an answer, who may give which, and what becomes of one."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel.game import Deciders, Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.cached_property import once
from holdfast.table.entries import By, Moved, Spoke
from holdfast.table.refusal import RefusalError
from holdfast.table.wording import Plan


@dataclass(frozen=True, eq=False)
class Decision:
    """What a position asks of the seats; a hidden one, as far as its viewer may know."""

    game: Game
    position: Position
    spoken: frozenset[tuple[int, int]]
    """Seats with the answer that each has given and others must still give."""

    @once
    def deciders(self) -> dict[int, Deciders]:
        """The legal moves, each with those who may give it."""
        return self.game.all_deciders(self.position)

    @once
    def owes(self) -> tuple[int, ...]:
        """The seats that owe a decision: the one that decides, whoever else may answer for it; or
        those without whom an answer is not complete."""
        if self.position.over:
            return ()
        if not self.game.shares_decisions:
            return (self.to_move,)
        for move, deciders in self.deciders.items():
            if deciders.together:
                return tuple(sorted(s for s in deciders.seats if (s, move) not in self.spoken))
        return (self.to_move,)

    @property
    def to_move(self) -> int:
        """The seat that decides, or NOBODY."""
        return NOBODY if self.position.over else self.position.to_move

    def answers(self, seat: int) -> list[int]:
        """The legal moves that are this seat's to give, and that it has not given yet."""
        if not self.game.shares_decisions:
            return self._legal if seat == self.position.to_move else []
        found = self._answers.get(seat)
        if found is None:
            found = self._answers[seat] = [
                move
                for move, deciders in self.deciders.items()
                if seat in deciders.seats and (seat, move) not in self.spoken
            ]
        return found

    @once
    def _legal(self) -> list[int]:
        return self.game.legal(self.position)

    @once
    def _answers(self) -> dict[int, list[int]]:
        return {}

    def may_answer(self, seats: int) -> tuple[int, ...]:
        """Those of so many seats that may answer in some way: the one that decides, where the
        options are not known."""
        if not self.game.shares_decisions or not self.deciders:
            return self.owes
        return tuple(seat for seat in range(seats) if self.answers(seat))

    def check(self, seat: int, move: int) -> None:
        """Refuse an answer that is not this seat's to give; a move that nobody could give is left
        to the rules."""
        deciders = self.deciders.get(move)
        if not (self.answers(seat) if deciders is None else seat in deciders.seats):
            raise RefusalError("not-your-turn", "It is not your turn: somebody else decides now.")
        if (seat, move) in self.spoken:
            raise RefusalError(
                "already", "You have already given this answer. The others must give it too."
            )

    def given(
        self, seat: int, move: int, entropy: str, by: By, plan: Plan | None = None
    ) -> Moved | Spoke:
        """An answer: it is played, unless others must give it too."""
        if not self.game.allows(self.position, move):
            raise RefusalError("illegal", f"The rules do not allow move {move} now.")
        deciders = self.deciders.get(move)
        if deciders and deciders.together and self.owes != (seat,):
            return Spoke(seat=seat, move=move)
        return Moved(seat=seat, move=move, entropy=entropy, by=by, plan=plan)
