"""Information: whether a move revealed something, as far as its player can tell.

A move can be taken back freely only while nobody has learned anything from it beyond the move
itself. This module decides that for any game, and only from what the viewer may know. Otherwise the
answer itself could reveal something hidden. The move is played in several positions that the viewer
cannot distinguish from the real one (`determinize`):

- The result is *rolled* if the move uses chance in one of them and the viewer saw dice in the real
  game.
- It is *drawn*, such as a card from a pile that was shuffled only now, if the move uses chance in
  all determinizations that look like the real position afterwards (`hide`); if none does, in all of
  them.
- It is *revealed* if one of the determinizations looks different from the real position afterwards:
  then the move answered an open question.
- It is also *revealed* if the move would have revealed something to another seat in one of them.
  This is tested in the same way, with positions that this seat cannot distinguish.

Determinizations in which the move is illegal are skipped, because the move itself shows that it was
legal. A revelation is missed only if it agrees with every determinization. The probability of that
is p^WORLDS, where p is how sure the viewer could be of it beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

Learnt = Literal["rolled", "drawn", "revealed"]
"""Ways in which something was learned from a move."""

DICE = {"die", "face", "faces"}
"""Names that the events of all games use for the faces of dice."""

WORLDS = 8
"""Number of determinizations."""
WORLDS_FOR_OTHERS = 2
"""Number of determinizations in which other seats are tested as well."""


def learnt(
    game: Game, knew: Position, knows: Position, move: int, heard: Sequence[Event], viewer: int
) -> Learnt | None:
    """Return how a move revealed something to anybody, or None.

    `knew` and `knows` are the positions before and after the move as the viewer may know them.
    `heard` are the events that the viewer may know.
    """
    dice = any(DICE & event.args.keys() for event in heard)
    first: list[tuple[Position, Position]] = []
    # Pairs found so far: whether chance was used, and whether the result looks like the real one.
    outcomes: set[tuple[bool, bool]] = set()
    seen = knows.copy()
    for before, after in _determinizations(game, knew, move, viewer):
        spent = before.chance != after.chance
        if dice and spent:
            return "rolled"
        outcomes.add((spent, game.hide(after, viewer, seen) == knows))
        if not dice and (False, True) in outcomes and len(outcomes) > 1:
            return "revealed"  # more determinizations would not change that
        if len(first) < WORLDS_FOR_OTHERS:
            first.append((before.copy(), after.copy()))
    alike = {spent for spent, looks_alike in outcomes if looks_alike}
    if (alike or {spent for spent, _ in outcomes}) == {True}:
        return "drawn"
    if outcomes - {(False, True)}:
        return "revealed"
    for before, after in first:
        # Seats that know the same need not be tested twice.
        tried = {(bytes(knew), bytes(knows))}
        for seat in range(game.seats(before)):
            if seat == viewer:
                continue
            then, now = game.hide(before, seat), game.hide(after, seat)
            if (bytes(then), bytes(now)) in tried:
                continue
            tried.add((bytes(then), bytes(now)))
            others = _determinizations(game, then, move, seat)
            if any(game.hide(other, seat, seen) != now for _, other in others):
                return "revealed"
    return None


def _determinizations(
    game: Game, knew: Position, move: int, seat: int
) -> Iterator[tuple[Position, Position]]:
    """Yield determinizations for this seat in which the move is legal, each with the position after
    the move.

    The two positions are reused for the next pair, because allocating new ones would take longer
    than the rules do.
    """
    guessed, foreseen = knew.copy(), knew.copy()
    # Known options are the same in all determinizations.
    legal = move in game.legal(knew)
    for seed in range(WORLDS):
        before = game.guess(knew, seat, seed, guessed)
        after = game.foresee(before, move, foreseen, legal)
        if after is not None:
            yield before, after
