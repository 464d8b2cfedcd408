"""Undo: taking back one's last move.

Free until dice were rolled, something was drawn or revealed, or somebody else acted; then by
consent of the other persons at the table. Bots give no consent. A game that is over stays over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from holdfast.table.entries import Agreed, Declined, TookBack, Wished
from holdfast.table.history import History
from holdfast.table.refusal import RefusalError
from holdfast.table.turn import Turn

How = Literal["free", "consent", "no"]
Reason = Literal[
    "", "nothing-to-undo", "revealed", "rolled", "drawn", "others-acted", "not-yours", "newcomer",
    "over", "waiting",
]  # fmt: skip


@dataclass(frozen=True)
class Undo:
    """Whether a seat may take its last move back, and why not freely or not at all."""

    how: How
    reason: Reason = ""
    to: int = 0
    """The sequence number of the move that would then be the last."""


@dataclass(frozen=True)
class Wish:
    """Somebody's wish to undo that waits for the consent of others."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()

    def waits_for(self, persons: Sequence[int]) -> tuple[int, ...]:
        """Those of the persons in the game whose consent is still needed."""
        return tuple(s for s in persons if s != self.seat and s not in self.agreed)

    def with_consent_of(self, seat: int) -> Wish:
        """The wish after one more has agreed."""
        return replace(self, agreed=self.agreed | {seat})


def may_undo(history: History, persons: Sequence[int], wish: Wish | None, viewer: int) -> Undo:
    """Whether this viewer may take the last move back."""
    if viewer not in persons:
        return Undo("no", "not-yours")
    if history.position.over:
        return Undo("no", "over")
    if wish:
        return Undo("no", "waiting")
    own = history.since_own(viewer)
    if own is None:
        return Undo("no", "nothing-to-undo")
    to, turns = own
    if to < history.settled:
        return Undo("no", "newcomer")
    reason = obstacle(turns, viewer)
    alone = len(persons) == 1
    how: How = "free" if not reason else "no" if alone else "consent"
    return Undo(how, reason, to)


def obstacle(turns: Sequence[Turn], seat: int) -> Reason:
    """What keeps a seat from taking these turns back freely, if anything."""
    if any(turn.seat != seat for turn in turns):
        return "others-acted"
    for turn in turns:
        if learnt := turn.learnt_by(seat):
            return learnt
    return ""


def asked(undo: Undo, viewer: int) -> TookBack | Wished:
    """What becomes of it when somebody asks for an undo that they may have in this way."""
    if undo.how == "free":
        return TookBack(seat=viewer, to=undo.to)
    if undo.how == "consent":
        return Wished(seat=viewer, to=undo.to)
    raise RefusalError("cannot-undo", f"You cannot take this back ({undo.reason}).")


def answered(
    wish: Wish | None, persons: Sequence[int], viewer: int, agree: bool
) -> TookBack | Agreed | Declined:
    """What becomes of a wish when somebody agrees or declines; whoever wished may withdraw it."""
    if wish is None:
        raise RefusalError("no-wish", "Nobody wants to take back a move.")
    waiting = wish.waits_for(persons)
    if not agree and viewer in (wish.seat, *waiting):
        return Declined(seat=viewer)
    if viewer not in waiting:
        raise RefusalError("not-asked", "You are not asked whether a move may be taken back.")
    if waiting == (viewer,):
        return TookBack(seat=wish.seat, to=wish.to)
    return Agreed(seat=viewer)
