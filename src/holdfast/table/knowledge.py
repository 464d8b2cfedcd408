"""Knowledge: whether a move told somebody something.

A move can be taken back freely only while nobody has learnt anything from it beyond the move
itself. This is decided without knowing any game:

- A move spent chance if the state of chance differs before and after it. It *rolled* if its events
  tell of dice; else something was *drawn*: a card from a pile that was mixed only now, for example.
- Otherwise it *revealed* if for some seat the outcome could not be told in advance. The same move
  is played in several positions that this seat could not tell from the real one (`imagine`); if
  the seat then knows something else in one of them (`hide`) than it knows in reality, the move
  gave an answer to an open question. Positions in which the move would not be legal are passed
  over: that a move was possible is what the move itself says.

A revelation stays unnoticed only if it agrees with every position imagined, that is with
probability p^WORLDS where p is how sure the seat could be of it beforehand.
"""

from __future__ import annotations

from typing import Literal

from holdfast.kernel.game import Game, IllegalMove
from holdfast.kernel.position import Position

Learnt = Literal["rolled", "drawn", "revealed"]

DICE = {"die", "face", "faces"}
"""What the events of all games call what a die shows."""

WORLDS = 8


def learnt(game: Game, before: Position, move: int) -> Learnt | None:
    """How somebody learnt something from this move, if anybody did."""
    after = before.copy()
    events = game.play(after, move)
    if before.chance != after.chance:
        return "rolled" if any(DICE & event.args.keys() for event in events) else "drawn"
    tried = set()
    for seat in range(game.seats(before)):
        knew, knows = bytes(game.hide(before, seat)), bytes(game.hide(after, seat))
        # Seats that know the same need no second trial.
        if (knew, knows) not in tried and not _foreseen(game, before, move, seat, knows):
            return "revealed"
        tried.add((knew, knows))
    return None


def _foreseen(game: Game, before: Position, move: int, seat: int, knows: bytes) -> bool:
    """Whether this seat ends up with the same knowledge in whatever position it may be."""
    for seed in range(WORLDS):
        world = game.imagine(before, seat, seed)
        try:
            game.play(world, move)
        except IllegalMove:
            continue
        if bytes(game.hide(world, seat)) != knows:
            return False
    return True
