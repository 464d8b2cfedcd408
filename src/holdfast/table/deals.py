"""Deals: chance that several tables share, so that their games can be compared.

A table with a deal sets the random state before each move itself. The state depends only on the
deal, the round, the seat that decides, and how often that seat has decided in this round. So the
same moves lead to the same game. After the first different move, chance still follows the deal
wherever the same seat decides as often in the same round.

A player who knew the seed of a deal could compute its chance. So a deal is made only from a game
that is over, or from a date.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from itertools import pairwise

from holdfast.kernel.position import Position
from holdfast.table.entries import Deal, Opening, OpenSeat
from holdfast.table.history import round_of
from holdfast.table.refusal import RefusalError
from holdfast.table.table import Table
from holdfast.table.turn import Turn


def deal_of(table: Table, name: str) -> Deal:
    """Return the deal of a finished game, so that other tables can play it again.

    `name` is the name of the deal if the table has none yet.
    """
    if not table.over:
        raise RefusalError("not-over", "You can play a deal again when its game is over.")
    if table.opening.deal is not None:
        return table.opening.deal.model_copy(update={"counted": False})
    draws = {_key(last): _state_before(turn) for last, turn in pairwise(table.line)}
    return Deal(name=name, draws=draws)


def same_deal(table: Table, deal: Deal, seats: Sequence[OpenSeat]) -> Opening:
    """Return the opening of a table at which these seats play the deal of a finished game."""
    return table.opening.model_copy(
        update={"seats": list(seats), "deal": deal, "earlier": [], "gathers": False}
    )


def dealt_entropy(table: Table) -> str:
    """Return the entropy for the next move, derived from the table's deal."""
    deal = _deal(table)
    key = _key(table.last)
    state = deal.draws.get(key) or _hash(table, "move", key)[:32]
    words = _words(table.position)
    return _hex(word ^ drawn for word, drawn in zip(words, _read(state), strict=True))


def dealt_noise(table: Table) -> int:
    """Return the random seed for bots that think about this table, derived from its deal."""
    return int(_hash(table, "thought", _key(table.last))[:8], 16) >> 1


def first_difference(mine: Sequence[Turn], theirs: Sequence[Turn]) -> int | None:
    """Return the number of the first turn with a different move, or None if there is none."""
    for number, (own, other) in enumerate(zip(mine, theirs, strict=False)):
        if (own.seat, own.move) != (other.seat, other.move):
            return number
    return None if len(mine) == len(theirs) else min(len(mine), len(theirs))


def _deal(table: Table) -> Deal:
    """Return the deal of a table that has one."""
    assert table.opening.deal is not None
    return table.opening.deal


def _key(last: Turn) -> str:
    """Return a key for the decision after a turn, on which its chance depends."""
    position = last.position
    seat = position.to_move
    return f"{round_of(position)}.{seat}.{last.decision_counts.get(seat, 0)}"


def _state_before(turn: Turn) -> str:
    """Return the random state that the entropy of a turn set before its move."""
    before = Position.from_bytes(turn.game.state, turn.before)
    mixed = _read(turn.entropy or "0" * 32)
    return _hex(word ^ fresh for word, fresh in zip(_words(before), mixed, strict=True))


def _words(position: Position) -> list[int]:
    """Return the four words of the random state."""
    return [int(word) for word in position.snapshot.chance.words]


def _read(digits: str) -> list[int]:
    """Return 32 hex digits as four words."""
    return [int(digits[first : first + 8], 16) for first in range(0, 32, 8)]


def _hex(words: Iterable[int]) -> str:
    """Return four words as 32 hex digits."""
    return "".join(f"{word:08x}" for word in words)


def _hash(table: Table, what: str, key: str) -> str:
    """Return hex digits derived from the deal, the purpose `what` and the key of a decision."""
    began = table.opening
    text = f"{what} {began.game} {began.rules} {began.seed} {key}"
    return hashlib.sha256(text.encode()).hexdigest()
