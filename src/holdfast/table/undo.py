"""Undo: taking back the viewer's last move.

It is free until dice were rolled, something was drawn or revealed, or another player acted. After
that it needs the consent of the other persons at the table. Bots are not asked. A finished game
cannot be changed.
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
"""Kinds of undo: free, with consent, or impossible."""
Reason = Literal[
    "", "nothing-to-undo", "revealed", "rolled", "drawn", "others-acted", "not-yours", "newcomer",
    "over", "waiting", "counted",
]  # fmt: skip
"""Why an undo is not free."""


@dataclass(frozen=True)
class Undo:
    """Whether a seat may take its last move back, and why not freely or not at all."""

    how: How
    reason: Reason = ""
    to: int = 0
    """Sequence number of the move that would be the last one after the undo."""


@dataclass(frozen=True)
class Wish:
    """A request to undo that waits for the consent of others."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()
    """Seats that have consented."""

    def waits_for(self, persons: Sequence[int]) -> tuple[int, ...]:
        """Return those of the persons in the game whose consent is missing."""
        return tuple(s for s in persons if s != self.seat and s not in self.agreed)

    def with_consent_of(self, seat: int) -> Wish:
        """Return the request after one more seat has consented."""
        return replace(self, agreed=self.agreed | {seat})


def may_undo(history: History, persons: Sequence[int], wish: Wish | None, viewer: int) -> Undo:
    """Return whether this viewer may take their last move back."""
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
    if to < history.undo_limit:
        return Undo("no", "newcomer")
    reason = obstacle(turns, viewer)
    alone = len(persons) == 1
    how: How = "free" if not reason else "no" if alone else "consent"
    return Undo(how, reason, to)


def obstacle(turns: Sequence[Turn], seat: int) -> Reason:
    """Return why a seat may not take these turns back freely, or an empty string."""
    if any(turn.seat != seat for turn in turns):
        return "others-acted"
    for turn in turns:
        if learnt := turn.learnt_by(seat):
            return learnt
    return ""


def entry_for_request(undo: Undo, viewer: int) -> TookBack | Wished:
    """Return the entry for a player's undo: done at once, or a request for consent."""
    if undo.how == "free":
        return TookBack(seat=viewer, to=undo.to)
    if undo.how == "consent":
        return Wished(seat=viewer, to=undo.to)
    raise RefusalError("cannot-undo", f"You cannot take this back ({undo.reason}).")


def entry_for_reply(
    wish: Wish | None, persons: Sequence[int], viewer: int, agree: bool
) -> TookBack | Agreed | Declined:
    """Return the entry for the answer to a request to undo.

    The player who asked may withdraw the request by declining.
    """
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
