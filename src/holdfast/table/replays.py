"""Replays made from the entries of a table.

They need no rules. So a game can be exported even if its version of the rules is no longer
installed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from holdfast.kernel.replay import Replay, Step
from holdfast.table.entries import Came, Entry, Moved, Opening, TookBack
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Seats

if TYPE_CHECKING:
    from holdfast.table.state import TableState


def replay_of_entries(opening: Opening, entries: Iterable[Entry]) -> Replay:
    """Return the replay of these entries, without moves that were taken back."""
    seq, line = 0, list[tuple[int, Step]]()
    for entry in chain(opening.earlier, entries):
        if isinstance(entry, Moved | Came):
            seq += 1
            line.append((seq, Step(entry.move, entry.entropy)))
        elif isinstance(entry, TookBack):
            seq += 1
            line = [(number, step) for number, step in line if number <= entry.to]
    return replay_of(opening, (step for _, step in line))


def replay_of(opening: Opening, steps: Iterable[Step]) -> Replay:
    """Return the replay of a game with this opening and these steps."""
    if opening.start is not None:
        raise RefusalError(
            "no-replay", "This game cannot be saved: it started from a position without a name."
        )
    return Replay(
        opening.game, opening.rules, opening.options, opening.seed, list(steps), opening.position
    )


def who_plays(opening: Opening, seats: Seats) -> dict[str, Any]:
    """Return the seats and settings of a game that is to continue elsewhere.

    Where a bot has replaced a person, the person is listed.
    """
    there = [
        {"kind": "bot", "name": seat.name, "level": seat.level}
        if seat.bots
        else {"kind": "person", "name": seat.name}
        for seat in seats
    ]
    return {"seats": there, "hints": opening.hints, "brief": opening.brief}


def replay_to_continue(table: TableState) -> Replay:
    """Return the replay of a game in progress, with its players, to continue it elsewhere.

    It contains all hidden information. So it is refused unless everybody plays at one screen.
    """
    if table.over:
        raise RefusalError("over", "The game is over.")
    if table.opening.deal is not None:
        raise RefusalError(
            "shared-deal", "Others play the same deal, so this game can only be continued here."
        )
    if not table.on_one_screen:
        raise RefusalError(
            "not-alone", "Only a game that is played at one screen can be continued elsewhere."
        )
    return replace(table.replay_so_far(), table=who_plays(table.opening, table.seats))
